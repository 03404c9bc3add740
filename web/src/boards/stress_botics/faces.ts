// Options in symbols and few words: what it is, and what it would change.
import type { Entry, Forecast, Option } from "../../net/protocol";
import { say, t } from "../../words/words";
import type { Face, Looking, Token, Way } from "../board";
import {
  active,
  type Aids,
  type Bot,
  card,
  type Check,
  CORE,
  type End,
  GOODS,
  holding,
  item,
  kindOf,
  LAVA,
  PATH,
  PIECES,
  placeOf,
  question,
  RESOURCES,
  sectorOf,
  SECTORS,
  SHIP_ICON,
  SHIPS,
  some,
  symbol,
  tileAt,
  TILES,
  vault,
  type View,
} from "./table";

const VERB_ICON: Record<string, string> = {
  done: "tick",
  skip: "cross",
  pack: "tick",
  return: "sb-back",
  purge: "sb-stress",
  stop: "tick",
  refresh: "replay",
  capture: "sb-mi",
  scrap: "sb-T",
  disintegrate: "sb-la",
  drop: "cross",
  keep: "sb-back",
  step: "sb-move",
  stand: "sb-betabot",
  meet: "sb-meet",
  level: "sb-mine",
  decline: "cross",
  hit: "sb-la",
  strike: "sb-la",
  arm: "sb-ex",
  switch: "sb-alphabot",
  choose: "right",
  press: "sb-mine",
  turn: "sb-rot",
  mine: "sb-mine",
  equip: "sb-connect",
  scrape: "sb-la",
  release: "sb-mi",
  jettison: "sb-cargo",
  claim: "sb-alphabot",
  think: "sb-meet",
  replicate: "sb-bat",
  inside: "sb-bat",
  shift: "right",
  prepare: "sb-B",
  combine: "sb-B",
  solidify: "sb-B",
  free: "sb-mi",
  use: "sb-connect",
  buy: "sb-connect",
  boost: "sb-boost",
};
const SUB_ICON: Record<string, string> = {
  extract: "sb-mine",
  attack: "sb-la",
  produce: "sb-connect",
  steer: "sb-rot",
  activate: "sb-connect",
  disarm: "sb-ex",
  console: "sb-alphabot",
  deliver: "sb-cargo",
};
export const word = (at: Looking, key: string) => say(at.game.messages, key);
export const pieceName = (at: Looking, piece: string) => word(at, `piece-${piece}`);
export const token = (at: Looking, piece: string, n?: number | string): Token => ({
  icon: symbol(piece),
  name: pieceName(at, piece),
  n: n === undefined ? undefined : String(n),
});

/** What a place is called: a vault by its tile, a Main Vault by its number on AlphaBot's path. */
export function nodeName(at: Looking, n: number): string {
  const v: View = at.view;
  if (n === CORE) return t("sb-core");
  const place = placeOf(n);
  if (place >= 0) return t(`sb-tile-${TILES[tileAt(v, place)]}`);
  const stop = PATH.findIndex((p) => p.node === n);
  if (stop >= 0) return t("sb-main-vault", { n: stop + 1 });
  return t(kindOf(n) === "MD" ? "sb-manual-base" : "sb-automatic-base", { sector: SECTORS[sectorOf(n)] });
}

/** What a vault gives at a pressure: pieces, or words. */
export function yields(v: View, tile: number, level = v.pressure): { pieces: string[]; words: string } {
  const row = vault(tile, v.sides[tile]),
    got = row.levels[level - 1];
  const pieces: string[] = [];
  for (const [what, n] of Object.entries(got)) {
    if (what === "shields") for (let i = 0; i < n; i++) pieces.push("sh");
    else if (PIECES.includes(what)) for (let i = 0; i < n; i++) pieces.push(what);
  }
  if (got.any) return { pieces, words: t("sb-any", { n: got.any }) };
  if (got.batteries) return { pieces, words: t("sb-charge", { n: got.batteries, each: got.each }) };
  if (got.discount !== undefined) return { pieces, words: t("sb-discount", { n: got.discount }) };
  return { pieces, words: row.kind === "convert" ? t("sb-for-b") : "" };
}
export const coreYield = (v: View) => Math.min(LAVA[v.pressure - 1], v.lava);

/** The numbers of a BetaBot that a choice would change, as tokens. */
function difference(at: Looking, was: Bot, now: Bot): Token[] {
  const out: Token[] = [];
  const arrow = (icon: string, name: string, a: number, b: number) =>
    a !== b && out.push({ icon, name }, `${a} → ${b}`);
  arrow("sb-sh", t("sb-shields"), was.shields, now.shields);
  arrow("sb-stress", t("sb-stress"), was.stress, now.stress);
  arrow("sb-bat", t("sb-batteries"), was.track.length, now.track.length);
  for (let p = 0; p < RESOURCES; p++)
    arrow(symbol(PIECES[p]), pieceName(at, PIECES[p]), holding(was, p), holding(now, p));
  return out;
}
/** The same in words: a number belongs to the symbol before it. */
const plain = (parts: Token[]) =>
  parts
    .map(
      (p, i) =>
        `${i && !(typeof p === "string" && /^\d+ →/.test(p)) ? " · " : i ? " " : ""}${typeof p === "string" ? p : p.n ? `${p.n} ${p.name}` : p.name}`,
    )
    .join("");

function seenBy(at: Looking, seen: Forecast | undefined): Token[] {
  if (!seen || at.me === null) return [];
  return difference(at, (at.picture.view as View).bots[at.me], (seen.view as View).bots[at.me]).slice(0, 6);
}

/** The meeting that a Move would end in. */
export function meeting(at: Looking, [seat, mine, theirs]: [number, number, number]): string {
  const name = at.names[seat];
  if (mine && theirs) return t("sb-meet-both", { name });
  if (!mine && !theirs) return t("sb-meet-clash", { name });
  return t(mine ? "sb-meet-hurt" : "sb-meet-hurts", { name });
}

export function endTokens(at: Looking, end: End): Token[] {
  const v: View = at.view,
    me = at.me ?? 0,
    b = v.bots[me];
  const out: Token[] = [t("sb-mp", { n: end.nodes.length })];
  const arrow = (icon: string, name: string, a: number, c: number) =>
    a !== c && out.push({ icon, name }, `${a} → ${c}`);
  arrow("sb-sh", t("sb-shields"), b.shields, end.shields);
  arrow("sb-stress", t("sb-stress"), b.stress, end.stress[me]);
  arrow("sb-bat", t("sb-batteries"), b.track.length, end.batteries);
  const place = placeOf(end.node);
  if (place >= 0)
    for (const [piece, n] of some(v.made.slice(tileAt(v, place) * GOODS, (tileAt(v, place) + 1) * GOODS)))
      out.push(token(at, piece, n > 1 ? `+${n}` : "+"));
  for (const met of end.meets.slice(0, 1)) out.push(meeting(at, met));
  const check = best(end.checks);
  if (check?.allowed) out.push(t("sb-can-deliver", { vp: worth(check) }));
  return out;
}

/** Of several deliveries the one that is possible, or nearest to it. */
export function best(checks: Check[] | undefined): Check | null {
  const failed = (c: Check) =>
    c.rows.filter((r) => !r.met).length + (c.rows.find((r) => r.id === "point")?.met ? 0 : 10);
  return checks?.length
    ? [...checks].sort((a, b) => Number(b.allowed) - Number(a.allowed) || failed(a) - failed(b))[0]
    : null;
}
export const worth = (c: Check) => c.load.reduce((sum, [, n, vp]) => sum + n * vp, 0);

const placeIcon = (at: Looking, n: number) => {
  const v: View = at.view,
    place = placeOf(n);
  if (n === CORE) return "sb-L";
  if (place < 0) return n === active(v) ? "sb-alphabot" : ["MD", "AD"].includes(kindOf(n)) ? "sb-cargo" : "sb-move";
  const got = yields(v, tileAt(v, place)).pieces[0];
  return got ? symbol(got) : TILES[tileAt(v, place)] === "BAT" ? "sb-bat" : "sb-connect";
};

/** The delivery that is being loaded. */
function loading(at: Looking): Check | null {
  const asked = question(at.view);
  return asked.name === "Loading"
    ? ((at.aids as Aids | null)?.checks?.find((c) => c.ship === asked.ship) ?? null)
    : null;
}

/** Every end of a Move as one choice: the walk there; also all that a ship takes, and maintenance without a change. */
export function ways(at: Looking): Way[] {
  const found = (at.aids as Aids | null)?.reach ?? [];
  const walks = found.map((end): Way => {
    const parts = endTokens(at, end);
    return {
      id: `node ${end.node}`,
      said: end.path,
      face: {
        icon: placeIcon(at, end.node),
        title: nodeName(at, end.node),
        sub: plain(parts),
        parts,
        rank: best(end.checks)?.allowed ? 0 : end.nodes.length,
      },
    };
  });
  const ship = loading(at);
  const left = ship?.load.filter(([p, n]) => n && p >= (question(at.view).piece as number)) ?? [];
  if (left.length) {
    const parts: Token[] = [
      ...left.map(([p, n]) => token(at, PIECES[p], n)),
      `${left.reduce((sum, [, n, vp]) => sum + n * vp, 0)} ${t("sb-vp")}`,
    ];
    walks.push({
      id: "load",
      said: left.map(([p, n]) => `load ${PIECES[p]} ${n}`),
      face: { icon: "sb-cargo", title: t("sb-load-all"), sub: plain(parts), parts, rank: 0 },
    });
  }
  if (question(at.view).name && (at.view as View).phase === 4 && at.options.some((o) => o.verb === "done"))
    walks.push({
      id: "keep",
      said: Array(12).fill("done"),
      face: {
        icon: "tick",
        title: t("sb-keep-all"),
        sub: t("sb-keep-all-note"),
        rank: at.options.some((o) => o.default && o.verb !== "done") ? 6 : 0,
      },
    });
  return walks;
}

export function face(at: Looking, option: Option): Face {
  const v: View = at.picture.view,
    me = at.me ?? 0,
    b = v.bots[me];
  const seen = at.forecasts(option.id);
  const parts = seenBy(at, seen);
  const [one, two] = option.components;
  const base: Face = {
    icon: VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub: plain(parts),
    parts: parts.length ? parts : undefined,
    rank: option.default ? 3 : 5,
  };
  switch (option.verb) {
    case "perform": {
      const next = b?.program.cards[0];
      const again = question(v).name !== "Turn" || next === undefined || next < 0;
      return again
        ? { ...base, icon: "sb-boost", title: t("sb-again"), rank: 1 }
        : {
            ...base,
            icon: `sb-${card(next).word}`,
            title: t("sb-perform", { type: word(at, `type-${card(next).word}`) }),
            rank: 1,
          };
    }
    case "program":
    case "discard": {
      const c = card(one.id);
      return {
        ...base,
        icon: `sb-${c.word}`,
        title: `${c.boosted ? "⚡ " : ""}${word(at, `type-${c.word}`)}`,
        sub: keepWords(at, one.id),
        parts: keepTokens(at, one.id),
        rank: 2 + c.type,
      };
    }
    case "draw": {
      const deck = v.decks[one.id].cards,
        top = deck.at(-1) ?? -1;
      const last = deck.length === 1;
      const sub = last
        ? t(`sb-deck-ends-${one.label}`)
        : top >= 0
          ? `${card(top).boosted ? "⚡ " : ""}${keepWords(at, top)}`
          : t("sb-left", { n: deck.length });
      return {
        ...base,
        icon: last ? "barrier" : `sb-${one.label}`,
        title: t("sb-draw", { type: word(at, `type-${one.label}`) }),
        sub,
        parts: undefined,
        rank: 2 + one.id,
      };
    }
    case "do":
      return { ...base, icon: SUB_ICON[one.label], rank: 2 };
    case "keep": {
      const cost = v.playing.cards[0] >= 0 ? card(v.playing.cards[0]).keep[one.id] : null;
      return cost
        ? {
            ...base,
            title: t("sb-keep-card"),
            sub: t("sb-for", { what: `${cost[1]} ${pieceName(at, cost[0])}` }),
            parts: [t("sb-for", { what: "" }).trim(), token(at, cost[0], cost[1])],
            rank: 2,
          }
        : base;
    }
    case "drop":
      return { ...base, title: t("sb-drop"), rank: 4 };
    case "boost": {
      const battery = one.label === "inner" ? b.inner : one.label === "track" ? b.track[0] : -1;
      const sub =
        one.label === "none"
          ? ""
          : battery >= 0
            ? t(`sb-boost-${one.label}`, { battery: pieceName(at, PIECES[battery]) })
            : t("sb-boost-card");
      return {
        ...base,
        icon: one.label === "none" ? "right" : "sb-boost",
        title: t(one.label === "none" ? "sb-no-boost" : "sb-boost"),
        sub: sub || base.sub,
        parts: sub ? undefined : base.parts,
        rank: one.label === "none" ? 3 : 0.5,
      };
    }
    case "step":
      return {
        ...base,
        icon: placeIcon(at, one.id),
        title: nodeName(at, one.id),
        sub: base.sub || t("sb-one-step"),
        rank: 6,
      };
    case "stop":
      return { ...base, title: t("sb-stop"), rank: 1 };
    case "put": {
      const melts = (at.aids as Aids | null)?.melts?.find(([spot]) => spot === two.id);
      const sub = melts ? t("sb-melts", { n: melts[1][5] }) : base.sub;
      return {
        ...base,
        icon: symbol(one.label),
        title: t("sb-into", { where: word(at, `spot-${two.label}`) }),
        sub,
        parts: melts ? undefined : base.parts,
        idle: !!melts,
        rank: option.default ? 1 : melts ? 7 : 4,
      };
    }
    case "pack":
      return { ...base, title: t("sb-pack"), rank: 0 };
    case "decline":
      return { ...base, title: t("sb-decline"), sub: pieceName(at, one.label), parts: undefined, rank: 8 };
    case "pay":
      return {
        ...base,
        icon: symbol(one.label),
        title: t("sb-from", { where: word(at, `spot-${two.label}`) }),
        rank: option.default ? 1 : 4,
      };
    case "omit":
    case "name":
    case "take":
      return { ...base, icon: symbol(one.label), title: pieceName(at, one.label) };
    case "buy": {
      const row = item(one.id);
      const cost = Object.entries(row.cost).map(([p, n]): Token =>
        p === "battery" ? { icon: "sb-bat", name: t("sb-any-battery"), n: String(n) } : token(at, p, n),
      );
      const tokens = [...cost, `${row.vp} ${t("sb-vp")}`];
      return {
        ...base,
        title: at.game.domains?.item?.names[one.id] ?? option.label,
        sub: plain(tokens),
        parts: tokens,
      };
    }
    case "use":
      return { ...base, title: at.game.domains?.item?.names[one.id] ?? option.label };
    case "load": {
      const vp = (loading(at)?.load.find(([p]) => PIECES[p] === one.label)?.[2] ?? 0) * two.id;
      return {
        ...base,
        icon: symbol(one.label),
        title: `${two.label} ${pieceName(at, one.label)}`,
        sub: `${vp} ${t("sb-vp")}`,
        parts: undefined,
        rank: 9 - Math.min(8, two.id),
      };
    }
    case "deliver": {
      const check = (at.aids as Aids | null)?.checks?.find((c) => c.ship === one.id);
      const title = one.id < SHIPS.length ? t(`sb-ship-${SHIPS[one.id]}`) : t("sb-alphabot");
      return {
        ...base,
        icon: SHIP_ICON[one.id],
        title,
        sub: check ? t("sb-deliver-sub", { vp: worth(check), own: check.own, others: check.others }) : "",
        parts: undefined,
        rank: 0,
      };
    }
    case "shift": {
      const piece = one.label.replace(/\d|-.*/g, ""),
        tank = one.label.match(/\d/)?.[0];
      const from = tank ? t("sb-tank", { n: tank }) : t("sb-hazard"),
        to = two.label.match(/\d/)?.[0] ?? word(at, `spot-${two.label}`);
      return { ...base, icon: symbol(piece), title: `${pieceName(at, piece)}: ${from}\u00a0→\u00a0${to}` };
    }
    case "prepare":
    case "combine":
      return { ...base, icon: symbol(one.label) };
    case "done":
      return { ...base, rank: 6 };
    case "skip":
      return { ...base, rank: 7 };
    case "return":
      return { ...base, title: t("sb-take-back"), sub: t("sb-unrevealed"), parts: undefined, rank: 6 };
    case "purge":
      return { ...base, title: t("sb-purge"), rank: 8 };
    case "hit":
    case "arm":
    case "scrape":
    case "release":
    case "free":
      return { ...base, icon: ["sb-mi", "sb-ex", "sb-la", "sb-ex"][one.id], rank: 2 };
    default:
      return base;
  }
}
export const keepTokens = (at: Looking, n: number): Token[] =>
  card(n).keep.flatMap(([piece, k], i): Token[] => [...(i ? [t("sb-or")] : [t("sb-keep-for")]), token(at, piece, k)]);
export const keepWords = (at: Looking, n: number) =>
  `${t("sb-keep-for")} ${card(n)
    .keep.map(([piece, k]) => `${k} ${pieceName(at, piece)}`)
    .join(` ${t("sb-or")} `)}`;

// --- the log --------------------------------------------------------------------------------------------
const EVENT_ICON: Record<string, string> = {
  "event-round": "replay",
  "event-ship-moved": "sb-probe",
  "event-ship-left": "sb-freight",
  "event-ship-served": "sb-freight",
  "event-drew": "sb-move",
  "event-deck-ended": "barrier",
  "event-programmed": "lock",
  "event-returned": "sb-back",
  "event-unplayable": "sb-back",
  "event-revealed": "eye",
  "event-boosted": "sb-boost",
  "event-kept": "sb-back",
  "event-dropped": "cross",
  "event-walked": "sb-move",
  "event-cold-exit": "sb-sh",
  "event-met": "sb-meet",
  "event-stressed": "sb-stress",
  "event-pushed": "sb-stress",
  "event-shield-lost": "sb-sh",
  "event-shield-saved": "sb-bat",
  "event-shield-ignored": "sb-sh",
  "event-shields-gained": "sb-sh",
  "event-battery-gained": "sb-bat",
  "event-battery-lost": "sb-bat",
  "event-battery-spent": "sb-bat",
  "event-melted": "sb-L",
  "event-solidified": "sb-B",
  "event-captured": "sb-mi",
  "event-scrapped": "sb-mi",
  "event-disintegrated": "sb-la",
  "event-struck": "sb-la",
  "event-bought": "sb-connect",
  "event-used": "sb-connect",
  "event-delivered": "sb-cargo",
  "event-loaded": "sb-cargo",
  "event-rewarded": "sb-alphabot",
  "event-minded": "sb-meet",
  "event-token": "sb-alphabot",
  "event-core-turned": "sb-rot",
  "event-pressure": "sb-mine",
  "event-advanced": "next",
  "event-disembarked": "next",
  "event-belt-attacks": "sb-la",
  "event-vault-attacks": "sb-la",
  "event-alpha-lost": "sb-alphabot",
  "event-alpha-gained": "sb-alphabot",
  "event-alpha-broke": "sb-alphabot",
  "event-alpha-moved": "sb-alphabot",
  "event-padlocks": "sb-pad",
  "event-behind": "sb-stress",
};
export function icon(e: Entry): string {
  const piece = e.components.find((c) => c.domain === "piece");
  if (
    piece &&
    [
      "event-gained",
      "event-paid",
      "event-auto-produced",
      "event-auto-blocked",
      "event-common-gained",
      "event-alpha-stored",
      "event-prepared",
      "event-combined",
    ].includes(e.key)
  )
    return symbol(piece.label);
  const type = e.components.find((c) => c.domain === "card");
  if (type && ["event-revealed", "event-drew", "event-kept", "event-dropped", "event-discarded"].includes(e.key))
    return `sb-${card(type.id).word}`;
  const kind = e.components.find((c) => c.domain === "cylindroid");
  if (kind) return ["sb-mi", "sb-ex", "sb-la", "sb-ex"][kind.id];
  return EVENT_ICON[e.key] ?? "right";
}
