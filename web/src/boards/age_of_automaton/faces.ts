// An option as a button: what it is, what it costs, what comes of it.
import type { Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token, Way } from "../board";
import { spoken } from "../parts/signs";
import { called } from "../parts/spots";
import type { Seat, Shown } from "./shown";
import { ACTION_ICON, type Amounts, amountTokens, effectTokens, logo, printed, sight, TOKEN, vp } from "./table";

const ICON: Record<string, string> = {
  end: "end",
  done: "tick",
  stop: "end",
  skip: "cross",
  keep: "a-spec",
  overtime: "a-over",
  overbuilt: "a-over",
  overclock: "a-over",
  overdrive: "a-over",
  play: "a-spec",
  use: "a-spec",
  discard: "cross",
  hire: "a-con",
  claim: "a-ach",
  activate: "a-equip",
  send: "a-bot",
  pay: "a-prospect",
  tuck: "a-equip",
  upgrade: "a-up",
  donate: "a-don",
  waive: "a-equip",
  reroll: "replay",
  turn: "d1",
};
const LATE = new Set(["end", "done", "stop", "skip"]);
const RANK: Record<string, number> = {
  discard: 7,
  overtime: 4,
  overbuilt: 5,
  overclock: 5,
  hire: 4,
  use: 3,
  play: 3,
  claim: 1,
  activate: 1,
};
const GOODS = ["take", "give", "donate", "drop", "waive"];
const SPECIALISTS = ["use", "hire", "play", "keep"];

/** What the forecast changes for me, in symbols. */
function gains(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id)?.shown as Shown | undefined;
  if (!seen || at.me === null) return [];
  const was = sight(at).own,
    now = seen.seats[at.me],
    { figures, goods, companies } = printed(at);
  const out: Token[] = [];
  const add = (icon: string, name: string, a: number, b: number) => a !== b && out.push({ icon, name }, `${a} → ${b}`);
  const count = (icon: string, figure: string, of: (n: Seat["counts"]) => number) =>
    add(icon, figures[figure], of(was.counts), of(now.counts));
  count("a-vp", "vp", (n) => n.vp);
  was.goods.forEach((good, i) => add(TOKEN[good.id], goods[good.id], good.n, now.goods[i].n));
  count("a-rep", "reputation", (n) => n.reputation);
  count("a-don", "donation", (n) => n.donation);
  count("a-bot", "workers", (n) => n.workers);
  count("a-rel", "reliability", (n) => n.reliability);
  companies.forEach((c, i) => add(logo(c.id), c.name, was.products[i].space, now.products[i].space));
  return out;
}
const some = (parts: Token[], n = 3): Token[] => parts.slice(0, 2 * n);

/** What the thing at a spot of the rows costs me now; nothing where nothing is paid. */
function priceAt(at: Looking, spots: string[]): Amounts {
  const cards = sight(at).now.rows.flatMap((row) => row.cards);
  const card = at.me === null ? undefined : cards.find((c) => spots.includes(c.spot));
  return card?.prices[at.me!] ?? {};
}
const free = (price: Amounts) => Object.values(price).every((n) => !n);

/** The next space of a Prospect track: what it asks and gives. */
function nextSpace(at: Looking, track: string): Token[] {
  const { now } = sight(at);
  const i = now.tracks.findIndex((x) => x.id === track);
  const next = printed(at).tracks[i].spaces.find((x) => x.space === now.tracks[i].next[at.me ?? -1]);
  if (!next) return [];
  const toll = next.pay ? [{ icon: "a-cr", n: String(next.pay), name: printed(at).figures.credits }] : [];
  return [t("aoa-space-n", { n: next.space }), ...toll, "→", ...effectTokens(next.gains)];
}

/** What is printed on the thing that an option names, as its second line. */
function about(at: Looking, o: Option): Token[] {
  const { args } = o,
    p = printed(at);
  if (o.verb === "buy") {
    const price = priceAt(at, o.spots),
      ability = effectTokens(p.equipment[args.equipment].ability);
    return free(price) ? ability : [...amountTokens(at, price), "→", ...ability];
  }
  if (o.verb === "research") return effectTokens(p.research[args.research].gains);
  if (o.verb === "sell") return [...amountTokens(at, priceAt(at, o.spots)), "→", vp(at, p.sales[args.sale].vp)];
  if (o.verb === "sponsor")
    return [...effectTokens(p.tiles[args.tile].gains), "·", t("aoa-place-n", { n: sight(at).own.place })];
  if (o.verb === "prospect") return nextSpace(at, args.track);
  if (SPECIALISTS.includes(o.verb)) return effectTokens(p.specialists[args.specialist].ability);
  if (o.verb === "discard") return amountTokens(at, p.specialists[args.specialist].discard);
  if (o.verb === "activate") return effectTokens(p.equipment[args.equipment].ability);
  if (o.verb === "claim") return effectTokens(p.achievements[args.achievement].gains);
  return [];
}

const shortName = (at: Looking, o: Option): string => {
  const p = printed(at),
    [domain, label] = Object.entries(o.args)[0];
  if (o.verb === "sell") return p.sales[label].name;
  if (o.verb === "research") return p.research[label].name;
  return called(at.game, domain, label);
};

const SEND: Record<string, string> = { general: "aoa-send", iv: "aoa-send-iv", card: "aoa-send-card" };
const PLACES = Object.keys(SEND);
function worker(at: Looking, o: Option): Face {
  const { level, place } = o.args,
    goal = sight(at).now.goal;
  const found = printed(at).levels.find((x) => x.id === level)!;
  // the price is paid after a new card has come into the row: no forecast goes so far
  const price = goal ? priceAt(at, [goal.spot]) : {};
  const parts: Token[] = [
    ...amountTokens(at, price),
    ...(free(price) ? [] : ["·"]),
    t("aoa-bonus", { n: found.bonus }),
  ];
  const odds = goal?.action === "prospect" ? found.odds.map((n) => `${n} %`).join(" · ") : "";
  return {
    icon: "a-bot",
    title: t(SEND[place], { level }),
    sub: odds ? t("aoa-odds-passes", { most: found.odds.length - 1, odds }) : spoken(parts),
    parts: odds ? undefined : parts,
    rank: o.default ? 1 : 2 + PLACES.indexOf(place),
  };
}

/** A main action, by its goal; in the menu of the turn all goals of one share a button. */
function main(at: Looking, o: Option, seen: Token[], rank: number): Face {
  const action = printed(at).plays[o.verb],
    name = printed(at).actions[action],
    icon = ACTION_ICON[action];
  const named = Object.keys(o.args).length > 0;
  const narrowed = at.options.length < at.picture.options.length;
  const several = at.picture.options.some((x) => x.verb !== o.verb);
  const grouped = named && sight(at).now.step === "open" && !narrowed && several;
  if (grouped && !o.default) return { icon, title: name, sub: "", by: shortName(at, o), group: o.verb, rank };
  const parts = named ? about(at, o) : seen;
  const title = grouped ? `${name}: ${shortName(at, o)}` : named ? shortName(at, o) : name;
  return { icon, title, sub: spoken(parts), parts, rank };
}

function overdrive(at: Looking, o: Option): Face {
  const now = sight(at).now.roll?.passes ?? 0;
  const then = (at.forecasts(o.id)?.shown as Shown | undefined)?.roll?.passes;
  const sub = then === undefined ? "" : t("aoa-passes-change", { now, then });
  return { icon: "a-over", title: o.label, sub, rank: then !== undefined && then > now ? 1 : 5 };
}

/** By its two actions: short enough for all columns to fit the bar. */
const columnName = (at: Looking, id: string): string =>
  sight(at)
    .own.columns.find((c) => c.id === id)!
    .actions.map((a) => printed(at).actions[a.id])
    .join(", ");

/** Where an extra action cannot be played, the new card goes to its column in one choice. */
export const ways = (at: Looking): Way[] =>
  at.live && at.options.length
    ? sight(at).now.placings.map(({ column, said }) => ({
        id: said.join(),
        said,
        face: { icon: ICON.tuck, title: columnName(at, column), sub: t("aoa-no-extra"), rank: 1 },
      }))
    : [];

export function face(at: Looking, o: Option): Face {
  if (o.verb === "send") return worker(at, o);
  if (o.verb === "overdrive") return overdrive(at, o);
  const rank = LATE.has(o.verb) ? 8 : (RANK[o.verb] ?? 2);
  const seen = some(gains(at, o));
  if (printed(at).plays[o.verb]) return main(at, o, seen, rank);
  if (o.verb === "overtime")
    return { icon: ACTION_ICON[o.args.action], title: o.label, sub: spoken(seen), parts: seen, rank };
  // what it costs stands in what it changes
  const special = printed(at).specials[o.verb];
  if (special) return { icon: ICON[o.verb], title: special, sub: spoken(seen), parts: seen, rank };
  if (GOODS.includes(o.verb)) {
    const icon = TOKEN[o.args.good ?? o.args.colour];
    return { icon, title: o.label, sub: spoken(seen), parts: seen, rank: o.default ? 1 : 2 };
  }
  if (o.verb === "tuck") {
    return { icon: ICON.tuck, title: columnName(at, o.args.column), sub: "", rank };
  }
  const parts = about(at, o);
  const all = parts.length ? parts : seen;
  return { icon: ICON[o.verb] ?? "right", title: o.label, sub: spoken(all), parts: all, rank, idle: false };
}
