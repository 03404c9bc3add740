// An option as a button: what it is, what it costs, what comes of it.
import type { Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token } from "../board";
import {
  ACHIEVEMENTS,
  ACTION_ICON,
  actionName,
  aids,
  type Aids,
  effects,
  EQUIPMENT,
  type Factory,
  LEVELS,
  PROSPECT,
  RESEARCH,
  saleOf,
  SALES,
  SPECIALISTS,
  TILES,
  TOKEN,
  top,
  type View,
  vp,
  word,
} from "./table";

const ACTION: Record<string, number> = {
  prospect: 0,
  buy: 1,
  research: 2,
  sell: 3,
  fund: 4,
  assemble: 5,
  sponsor: 6,
  purchase: 7,
};
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

/** What the forecast changes for me, in symbols: the first few. */
export function gains(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id);
  if (!seen || at.me === null) return [];
  const was = (at.view as View).factories[at.me],
    now = (seen.view as View).factories[at.me];
  const out: Token[] = [];
  const add = (icon: string, name: string, a: number, b: number) => a !== b && out.push({ icon, name }, `${a} → ${b}`);
  const simple: [string, string, (f: Factory) => number][] = [
    ["a-vp", word(at, "figure-vp"), (f) => f.vp],
    ["a-r", word(at, "good-R"), (f) => f.tokens[0]],
    ["a-y", word(at, "good-Y"), (f) => f.tokens[1]],
    ["a-b", word(at, "good-B"), (f) => f.tokens[2]],
    ["a-cr", word(at, "figure-credits"), (f) => f.credits],
    ["a-rep", word(at, "figure-reputation"), (f) => f.reputation],
    ["a-don", word(at, "figure-donation"), (f) => f.donation],
    ["a-bot", word(at, "figure-workers"), (f) => f.tech.reduce((a, b) => a + b, 0)],
    ["a-rel", word(at, "figure-reliability"), (f) => f.reliability],
  ];
  for (const [icon, name, of] of simple) add(icon, name, of(was), of(now));
  for (const i of [0, 1, 2]) add(`l-${"abc"[i]}`, word(at, `company-${"ABC"[i]}`), was.relations[i], now.relations[i]);
  return out;
}
const words = (parts: Token[]) =>
  parts.map((p) => (typeof p === "string" ? p : p.n ? `${p.n} ${p.name}` : p.name)).join(" ");
const some = (parts: Token[], n = 3): Token[] => parts.slice(0, 2 * n);

const bundle = (at: Looking, tokens: number[]): Token[] =>
  tokens.flatMap((n, c): Token[] => (n ? [{ icon: TOKEN[c], n: String(n), name: word(at, `good-${"RYB"[c]}`) }] : []));
const printed = (at: Looking, said: string[]): Token[] =>
  effects(at, said).flatMap((e, i): Token[] => [
    ...(i ? ["·"] : []),
    ...e.glyphs.map((g): Token =>
      g.icon ? (g.icon === "right" ? "→" : { icon: g.icon, n: g.text, name: e.words }) : (g.text ?? ""),
    ),
  ]);

/** What a card of a row costs me now. */
function priceOf(at: Looking, action: number, card: number): number[] {
  const place = (at.view as View).rows[0].cards.indexOf(card);
  if (action === 1) return at.me !== null && place >= 0 ? aids(at).seats[at.me].prices[place] : EQUIPMENT[card].cost;
  return action === 3 ? SALES[saleOf(card)].cost : [];
}

/** What is printed on the thing that an option names, as its second line. */
function about(at: Looking, o: Option): Token[] {
  const id = o.components[0]?.id ?? 0;
  const view = at.view as View;
  if (o.verb === "buy") {
    const price = priceOf(at, 1, id);
    return price.some((n) => n)
      ? [...bundle(at, price), "→", ...printed(at, EQUIPMENT[id].ability)]
      : printed(at, EQUIPMENT[id].ability);
  }
  if (o.verb === "research") return printed(at, RESEARCH[id].effects);
  if (o.verb === "sell") return [...bundle(at, SALES[id].cost), "→", vp(at, SALES[id].vp)];
  if (o.verb === "sponsor")
    return [
      ...printed(at, TILES[id].effects),
      "·",
      t("aoa-place-n", { n: at.me === null ? 0 : aids(at).seats[at.me].place }),
    ];
  if (o.verb === "prospect" && at.me !== null) {
    const next = PROSPECT.find((s) => s.track === id + 1 && s.space === view.factories[at.me!].prospect[id] + 1);
    return next
      ? [
          t("aoa-space-n", { n: next.space }),
          ...(next.pay ? [{ icon: "a-cr", n: String(next.pay), name: word(at, "figure-credits") }] : []),
          "→",
          ...printed(at, next.effects),
        ]
      : [];
  }
  if (["use", "hire", "play", "keep"].includes(o.verb)) return printed(at, SPECIALISTS[id].ability);
  if (o.verb === "discard") return bundle(at, SPECIALISTS[id].discard);
  if (o.verb === "activate") return printed(at, EQUIPMENT[id].ability);
  if (o.verb === "claim") return printed(at, ACHIEVEMENTS[id].effects);
  return [];
}

const shortName = (at: Looking, o: Option): string => {
  const c = o.components[0];
  if (!c) return o.label;
  if (o.verb === "sell") return `${word(at, `company-${SALES[c.id].effects[0].at(-1)}`)} ${SALES[c.id].id}`;
  if (o.verb === "research") return `${word(at, `part-${RESEARCH[c.id].part}`)} ${RESEARCH[c.id].id}`;
  return at.game.domains?.[c.domain]?.names[c.id] ?? c.label;
};

function worker(at: Looking, o: Option): Face {
  const [level, place] = o.components.map((c) => c.id);
  const action = top(at.view as View)?.frame.action ?? 0;
  // the price is paid after a new card has come into the row: no forecast goes so far
  const frame = top(at.view as View)?.frame;
  const price = frame?.thing === undefined ? [] : priceOf(at, action, frame.thing);
  const parts: Token[] = [
    ...bundle(at, price),
    ...(price.some((n) => n) ? ["·"] : []),
    t("aoa-bonus", { n: level + 1 }),
  ];
  const odds =
    action === 0
      ? aids(at)
          .odds[level].map((n) => `${Math.round((100 * n) / 216)} %`)
          .join(" · ")
      : "";
  const sub = odds ? t("aoa-odds-passes", { odds }) : words(parts);
  return {
    icon: "a-bot",
    title: t(place === 1 ? "aoa-send-iv" : place === 2 ? "aoa-send-card" : "aoa-send", { level: LEVELS[level] }),
    sub,
    parts: odds ? undefined : parts,
    rank: o.default ? 1 : 2 + place,
  };
}

export function face(at: Looking, o: Option): Face {
  if (o.verb === "send") return worker(at, o);
  const narrowed = at.options.length < at.picture.options.length;
  const action = ACTION[o.verb];
  const rank = LATE.has(o.verb) ? 8 : (RANK[o.verb] ?? 2);
  const seen = some(gains(at, o));
  if (action !== undefined) {
    const open =
      at.picture.prompt?.key === "ask-open" && !narrowed && at.picture.options.some((x) => x.verb !== o.verb);
    const parts = action === 4 || action === 5 || action === 7 ? seen : about(at, o);
    if (open && o.components.length)
      return {
        icon: ACTION_ICON[action],
        title: actionName(at, action),
        sub: "",
        by: shortName(at, o),
        group: o.verb,
        rank,
      };
    return {
      icon: ACTION_ICON[action],
      title: o.components.length ? shortName(at, o) : actionName(at, action),
      sub: words(parts),
      parts,
      rank,
    };
  }
  if (o.verb === "overtime" && o.components[0])
    return { icon: ACTION_ICON[o.components[0].id], title: o.label, sub: words(seen), parts: seen, rank };
  if (["take", "give", "donate", "drop", "waive"].includes(o.verb))
    return { icon: TOKEN[o.components[0].id], title: o.label, sub: words(seen), parts: seen, rank: o.default ? 1 : 2 };
  if (o.verb === "overdrive") {
    const then = (at.forecasts(o.id)?.aids as Aids | undefined)?.passes[0];
    const now = aids(at).passes[0];
    const sub = then === undefined ? "" : t("aoa-passes-change", { now, then });
    return { icon: "a-over", title: o.label, sub, rank: then !== undefined && then > now ? 1 : 5 };
  }
  if (o.verb === "tuck") {
    const c = o.components[0].id;
    return { icon: ICON.tuck, title: o.label, sub: `${actionName(at, c)}, ${actionName(at, c + 4)}`, rank };
  }
  const parts = about(at, o);
  const shown = parts.length ? parts : seen;
  return { icon: ICON[o.verb] ?? "right", title: o.label, sub: words(shown), parts: shown, rank, idle: false };
}
