// Options in symbols and few words: what it is, and what it would change.
import type { Entry, Forecast, Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token, Way } from "../board";
import { called } from "../parts/spots";
import type { Bot, End, Meeting, PrintedCard, Shown } from "./shown";
import {
  CYLINDROID_ICON,
  foreseen,
  itemName,
  nodeName,
  pieceName,
  printed,
  SHIP_ICON,
  shown,
  symbol,
  typeName,
  vaultAt,
  yields,
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
export const token = (at: Looking, piece: string, n?: number | string): Token => ({
  icon: symbol(piece),
  name: piece === "battery" ? t("sb-any-battery") : pieceName(at, piece),
  n: n === undefined ? undefined : String(n),
});
const arrow = (icon: string, name: string, was: number, now: number): Token[] =>
  was === now ? [] : [{ icon, name }, `${was} → ${now}`];

/** The numbers of a BetaBot that a choice would change, as tokens. */
function difference(at: Looking, was: Bot, now: Bot): Token[] {
  return [
    ...arrow("sb-sh", t("sb-shields"), was.shields, now.shields),
    ...arrow("sb-stress", t("sb-stress"), was.stress, now.stress),
    ...arrow("sb-bat", t("sb-batteries"), was.track.batteries, now.track.batteries),
    ...Object.keys(was.held).flatMap((p) => arrow(symbol(p), pieceName(at, p), was.held[p], now.held[p])),
  ];
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
  return difference(at, (at.picture.shown as Shown).bots[at.me], (seen.shown as Shown).bots[at.me]).slice(0, 6);
}

/** The meeting that a Move would end in. */
const meeting = (at: Looking, met: Meeting): string => t(`sb-meet-${met.how}`, { name: at.names[met.seat] });

function endTokens(at: Looking, end: End): Token[] {
  const me = at.me ?? 0,
    b = shown(at).bots[me];
  return [
    t("sb-mp", { n: end.way.length }),
    ...arrow("sb-sh", t("sb-shields"), b.shields, end.shields),
    ...arrow("sb-stress", t("sb-stress"), b.stress, end.stress[me]),
    ...arrow("sb-bat", t("sb-batteries"), b.track.batteries, end.batteries),
    ...end.collects.map(({ piece, n }) => token(at, piece, n > 1 ? `+${n}` : "+")),
    ...end.meets.slice(0, 1).map((met) => meeting(at, met)),
    ...(end.checks[0]?.allowed ? [t("sb-can-deliver", { vp: end.checks[0].vp })] : []),
  ];
}

const KIND_ICON = { core: "sb-L", main: "sb-move", manual: "sb-cargo", automatic: "sb-cargo", vault: "sb-connect" };
/** A vault without goods to draw. */
export const plainVault = (tile: string) => (tile === "BAT" ? "sb-bat" : tile === "POL" ? "sb-mine" : "sb-connect");
function placeIcon(at: Looking, node: string): string {
  const vault = vaultAt(at, node);
  if (vault) {
    const got = yields(at, vault).gives[0];
    return got ? symbol(got.piece) : plainVault(vault.tile);
  }
  return shown(at).alpha.node === node ? "sb-alphabot" : KIND_ICON[printed(at).nodes[node].kind];
}

/** Every end of a Move as one choice: the walk there; also all that a ship takes, and maintenance without a change. */
export function ways(at: Looking): Way[] {
  const now = shown(at);
  const out = now.reach.map((end): Way => {
    const parts = endTokens(at, end);
    return {
      id: end.spot,
      said: end.said,
      face: {
        icon: placeIcon(at, end.node),
        title: nodeName(at, end.node),
        sub: plain(parts),
        parts,
        rank: end.checks[0]?.allowed ? 0 : end.way.length,
      },
    };
  });
  const load = now.filling?.load ?? [];
  if (load.length) {
    const parts: Token[] = [
      ...load.map(({ piece, n }) => token(at, piece, n)),
      `${load.reduce((sum, { n, vp }) => sum + n * vp, 0)} ${t("sb-vp")}`,
    ];
    out.push({
      id: "load",
      said: load.map(({ piece, n }) => `load ${piece} ${n}`),
      face: { icon: "sb-cargo", title: t("sb-load-all"), sub: plain(parts), parts, rank: 0 },
    });
  }
  if (now.unchanged.length && at.live)
    out.push({
      id: "keep",
      said: now.unchanged,
      face: {
        icon: "tick",
        title: t("sb-keep-all"),
        sub: t("sb-keep-all-note"),
        rank: at.options.some((o) => o.default && o.verb !== "done") ? 6 : 0,
      },
    });
  return out;
}

export function face(at: Looking, option: Option): Face {
  const now = at.picture.shown as Shown,
    b = now.bots[at.me ?? 0],
    { args } = option,
    p = printed(at);
  const parts = seenBy(at, at.forecasts(option.id));
  const base: Face = {
    icon: VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub: plain(parts),
    parts: parts.length ? parts : undefined,
    rank: option.default ? 3 : 5,
  };
  const spot = () => called(at.game, "spot", args.spot);
  switch (option.verb) {
    case "perform": {
      const next = p.cards[b.slots[b.now]?.card ?? ""];
      return now.step !== "turn" || !next
        ? { ...base, icon: "sb-boost", title: t("sb-again"), rank: 1 }
        : { ...base, icon: `sb-${next.type}`, title: t("sb-perform", { type: next.name }), rank: 1 };
    }
    case "program":
    case "discard": {
      const card = p.cards[args.card];
      return {
        ...base,
        icon: `sb-${card.type}`,
        title: cardName(card),
        sub: keepWords(at, card),
        parts: keepTokens(at, card),
        rank: 2 + Object.keys(p.types).indexOf(card.type),
      };
    }
    case "draw": {
      const deck = now.decks.find((d) => d.type === args.type)!,
        top = p.cards[deck.top];
      return {
        ...base,
        icon: deck.ends ? "barrier" : `sb-${deck.type}`,
        title: t("sb-draw", { type: typeName(at, deck.type) }),
        sub: deck.ends
          ? t("sb-deck-ends", { what: p.types[deck.type].deck_end })
          : top
            ? `${top.boosted ? "⚡ " : ""}${keepWords(at, top)}`
            : t("sb-left", { n: deck.left }),
        parts: undefined,
        rank: 2 + now.decks.indexOf(deck),
      };
    }
    case "do":
      return { ...base, icon: SUB_ICON[args.sub], rank: 2 };
    case "keep": {
      const card = p.cards[b.slots[b.now]?.card ?? ""];
      const cost = card?.keep[args.way === "first" ? 0 : 1];
      return cost
        ? {
            ...base,
            title: t("sb-keep-card"),
            sub: t("sb-for", { what: `${cost.n} ${pieceName(at, cost.piece)}` }),
            parts: [t("sb-for", { what: "" }).trim(), token(at, cost.piece, cost.n)],
            rank: 2,
          }
        : base;
    }
    case "drop":
      return { ...base, title: t("sb-drop"), rank: 4 };
    case "boost":
      return boost(at, b, args.boost, base);
    case "step":
      return {
        ...base,
        icon: placeIcon(at, args.node),
        title: nodeName(at, args.node),
        sub: base.sub || t("sb-one-step"),
        rank: 6,
      };
    case "stop":
      return { ...base, title: t("sb-stop"), rank: 1 };
    case "put": {
      const melts = now.placing?.melts.find((tank) => option.spots.includes(tank.spot));
      return {
        ...base,
        icon: symbol(args.piece),
        title: t("sb-into", { where: spot() }),
        sub: melts ? meltWords(melts) : base.sub,
        parts: melts ? undefined : base.parts,
        idle: !!melts,
        rank: option.default ? 1 : melts ? 7 : 4,
      };
    }
    case "pack":
      return { ...base, title: t("sb-pack"), rank: 0 };
    case "decline":
      return { ...base, title: t("sb-decline"), sub: pieceName(at, args.piece), parts: undefined, rank: 8 };
    case "pay":
      return {
        ...base,
        icon: symbol(args.piece),
        title: t("sb-from", { where: spot() }),
        rank: option.default ? 1 : 4,
      };
    case "omit":
    case "name":
    case "take":
      return { ...base, icon: symbol(args.piece), title: pieceName(at, args.piece) };
    case "buy": {
      const item = p.items[args.item];
      const tokens = [...item.cost.map(({ piece, n }) => token(at, piece, n)), `${item.vp} ${t("sb-vp")}`];
      return { ...base, title: item.name, sub: plain(tokens), parts: tokens };
    }
    case "use":
      return { ...base, title: itemName(at, args.item) };
    case "load": {
      const vp = (now.filling?.load.find((l) => l.piece === args.piece)?.vp ?? 0) * Number(args.count);
      return {
        ...base,
        icon: symbol(args.piece),
        title: `${args.count} ${pieceName(at, args.piece)}`,
        sub: `${vp} ${t("sb-vp")}`,
        parts: undefined,
        rank: 9 - Math.min(8, Number(args.count)),
      };
    }
    case "deliver": {
      const check = now.checks.find((c) => c.ship === args.ship);
      return {
        ...base,
        icon: SHIP_ICON[args.ship],
        title: p.ships[args.ship]?.name ?? t("sb-alphabot"),
        sub: check ? t("sb-deliver-sub", { vp: check.vp, own: check.own, others: check.others }) : "",
        parts: undefined,
        rank: 0,
      };
    }
    case "shift": {
      const { piece, tank } = p.held[args.held];
      const from = tank ? t("sb-tank", { n: tank }) : t("sb-hazard"),
        to = b.tanks.findIndex((x) => x.spot === `${b.seat}/${args.spot}`) + 1 || spot();
      return { ...base, icon: symbol(piece), title: `${pieceName(at, piece)}: ${from}\u00a0→\u00a0${to}` };
    }
    case "prepare":
    case "combine":
      return { ...base, icon: symbol(args.piece) };
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
      return { ...base, icon: CYLINDROID_ICON[args.cylindroid], rank: 2 };
    default:
      return base;
  }
}
function boost(at: Looking, b: Bot, by: string, base: Face): Face {
  const battery = by === "inner" ? b.inner : by === "track" ? b.track.spaces[0].battery : "";
  if (by === "none") return { ...base, icon: "right", title: t("sb-no-boost"), rank: 3 };
  return {
    ...base,
    title: t("sb-boost"),
    sub: battery ? t(`sb-boost-${by}`, { battery: pieceName(at, battery) }) : t("sb-boost-card"),
    parts: undefined,
    rank: 0.5,
  };
}
export const meltWords = (tank: { pieces: { piece: string; n: number }[] }) =>
  t("sb-melts", { n: tank.pieces.find((a) => a.piece === "L")?.n ?? 0 });
export const cardName = (card: PrintedCard) => `${card.boosted ? "⚡ " : ""}${card.name}`;
export const keepTokens = (at: Looking, card: PrintedCard): Token[] =>
  card.keep.flatMap(({ piece, n }, i): Token[] => [t(i ? "sb-or" : "sb-keep-for"), token(at, piece, n)]);
export const keepWords = (at: Looking, card: PrintedCard) =>
  `${t("sb-keep-for")} ${card.keep.map(({ piece, n }) => `${n} ${pieceName(at, piece)}`).join(` ${t("sb-or")} `)}`;

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
const OF_PIECES = [
  "event-gained",
  "event-paid",
  "event-auto-produced",
  "event-auto-blocked",
  "event-common-gained",
  "event-alpha-stored",
  "event-prepared",
  "event-combined",
];
const OF_CARDS = ["event-revealed", "event-drew", "event-kept", "event-dropped", "event-discarded"];
export function icon(e: Entry, at: Looking): string {
  if (OF_CARDS.includes(e.key)) return `sb-${printed(at).cards[e.args.card].type}`;
  if (e.args.piece && OF_PIECES.includes(e.key)) return symbol(e.args.piece);
  return CYLINDROID_ICON[e.args.cylindroid] ?? EVENT_ICON[e.key] ?? "right";
}
