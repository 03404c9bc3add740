// Options in symbols and few words: what it is, and what it would change.
import type { Entry, Forecast, Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token, Way } from "../board";
import { called, says } from "../parts/spots";
import type { Bot, End, Meeting, Printed, PrintedCard, Shown } from "./shown";
import {
  CYLINDROID_ICON,
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
    ...arrow("sb-sh", says(at, "board-shields"), was.shields, now.shields),
    ...arrow("sb-stress", says(at, "board-stress"), was.stress, now.stress),
    ...arrow("sb-bat", says(at, "board-batteries"), was.track.batteries, now.track.batteries),
    ...Object.keys(was.held).flatMap((p) => arrow(symbol(p), pieceName(at, p), was.held[p], now.held[p])),
  ];
}
/** The same in words: a number belongs to the symbol before it. */
function plain(parts: Token[]): string {
  const before = (p: Token) => (typeof p === "string" && /^\d+ →/.test(p) ? " " : " · ");
  const words = (p: Token) => (typeof p === "string" ? p : p.n ? `${p.n} ${p.name}` : p.name);
  return parts.map((p, i) => (i ? before(p) : "") + words(p)).join("");
}

function seenBy(at: Looking, seen: Forecast | undefined): Token[] {
  if (!seen || at.me === null) return [];
  return difference(at, (at.picture.shown as Shown).bots[at.me], (seen.shown as Shown).bots[at.me]).slice(0, 6);
}

/** The meeting that a Move would end in. */
const meeting = (at: Looking, met: Meeting): string =>
  t(`sb-meet-${met.how}`, { name: at.names[met.seat], n: met.damage });

function endTokens(at: Looking, end: End): Token[] {
  const me = at.me ?? 0,
    b = shown(at).bots[me];
  return [
    t("sb-mp", { n: end.way.length }),
    ...arrow("sb-sh", says(at, "board-shields"), b.shields, end.shields),
    ...arrow("sb-stress", says(at, "board-stress"), b.stress, end.stress[me]),
    ...arrow("sb-bat", says(at, "board-batteries"), b.track.batteries, end.batteries),
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
  if (at.led) return [];
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
  if (now.filling) {
    const { load, said, vp } = now.filling;
    const parts: Token[] = [...load.map(({ piece, n }) => token(at, piece, n)), `${vp} ${t("sb-vp")}`];
    out.push({
      id: "load",
      said,
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

/** What the face of an option is made from. */
type Seen = { at: Looking; now: Shown; b: Bot; p: Printed; option: Option; args: Option["args"]; base: Face };

export function face(at: Looking, option: Option): Face {
  const now = at.picture.shown as Shown,
    b = now.bots[at.me ?? 0],
    parts = seenBy(at, at.forecasts(option.id));
  const base: Face = {
    icon: VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub: plain(parts),
    parts: parts.length ? parts : undefined,
    rank: option.default ? 3 : 5,
  };
  const own = FACES[option.verb]?.({ at, now, b, p: printed(at), option, args: option.args, base });
  return { ...base, ...own };
}

/** The card that is played now, or next. */
const played = ({ p, b }: Seen): PrintedCard | undefined => p.cards[b.slots[b.now]?.card ?? ""];
const spotName = ({ at, args }: Seen) => called(at.game, "spot", args.spot);
const ofPiece = ({ at, args }: Seen) => ({ icon: symbol(args.piece), title: pieceName(at, args.piece) });
const ofCylindroid = ({ args }: Seen) => ({ icon: CYLINDROID_ICON[args.cylindroid], rank: 2 });

/** How each kind of choice differs from the plain face. */
const FACES: Record<string, (of: Seen) => Partial<Face>> = {
  perform: (of) => {
    const card = of.now.step === "turn" ? played(of) : undefined;
    return card
      ? { icon: `sb-${card.type}`, title: t("sb-perform", { type: card.name }), rank: 1 }
      : { icon: "sb-boost", title: t("sb-again"), rank: 1 };
  },
  program: handCard,
  discard: handCard,
  draw,
  do: ({ args }) => ({ icon: SUB_ICON[args.sub], rank: 2 }),
  keep,
  drop: () => ({ title: t("sb-drop"), rank: 4 }),
  boost,
  step: ({ at, args, base }) => ({
    icon: placeIcon(at, args.node),
    title: nodeName(at, args.node),
    sub: base.sub || t("sb-one-step"),
    rank: 6,
  }),
  stop: () => ({ rank: 1 }),
  put,
  pack: () => ({ title: t("sb-pack"), rank: 0 }),
  decline: ({ at, args }) => ({
    title: t("sb-decline"),
    sub: pieceName(at, args.piece),
    parts: undefined,
    rank: 8,
  }),
  pay: (of) => ({
    icon: symbol(of.args.piece),
    title: t("sb-from", { where: spotName(of) }),
    rank: of.option.default ? 1 : 4,
  }),
  omit: ofPiece,
  name: ofPiece,
  take: ofPiece,
  buy: ({ at, p, args }) => {
    const item = p.items[args.item];
    const parts = [...item.cost.map(({ piece, n }) => token(at, piece, n)), `${item.vp} ${t("sb-vp")}`];
    return { title: item.name, sub: plain(parts), parts };
  },
  use: ({ at, args }) => ({ title: itemName(at, args.item) }),
  load,
  deliver: ({ at, now, p, args }) => {
    const check = now.checks.find((c) => c.ship === args.ship);
    return {
      icon: SHIP_ICON[args.ship],
      title: p.ships[args.ship]?.name ?? says(at, "board-alpha"),
      sub: check ? t("sb-deliver-sub", { vp: check.vp, own: check.own, others: check.others }) : "",
      parts: undefined,
      rank: 0,
    };
  },
  shift: (of) => {
    const { piece, tank } = of.p.held[of.args.held];
    const from = tank ? t("sb-tank", { n: tank }) : t("sb-hazard"),
      to = of.b.tanks.findIndex((x) => x.spot === `${of.b.seat}/${of.args.spot}`) + 1 || spotName(of);
    return { icon: symbol(piece), title: `${pieceName(of.at, piece)}: ${from}\u00a0→\u00a0${to}` };
  },
  prepare: ({ args }) => ({ icon: symbol(args.piece) }),
  combine: ({ args }) => ({ icon: symbol(args.piece) }),
  done: () => ({ rank: 6 }),
  skip: () => ({ rank: 7 }),
  return: () => ({ title: t("sb-take-back"), sub: t("sb-unrevealed"), parts: undefined, rank: 6 }),
  purge: () => ({ title: t("sb-purge"), rank: 8 }),
  hit: ofCylindroid,
  arm: ofCylindroid,
  scrape: ofCylindroid,
  release: ofCylindroid,
  free: ofCylindroid,
};
function handCard({ at, p, args }: Seen): Partial<Face> {
  const card = p.cards[args.card];
  return {
    icon: `sb-${card.type}`,
    title: cardName(card),
    sub: keepWords(at, card),
    parts: keepTokens(at, card),
    rank: 2 + Object.keys(p.types).indexOf(card.type),
  };
}
function draw({ at, now, p, args }: Seen): Partial<Face> {
  const deck = now.decks.find((d) => d.type === args.type)!,
    top = p.cards[deck.top];
  const left = top ? `${top.boosted ? "⚡ " : ""}${keepWords(at, top)}` : t("sb-left", { n: deck.left });
  return {
    icon: deck.ends ? "barrier" : `sb-${deck.type}`,
    title: t("sb-draw", { type: typeName(at, deck.type) }),
    sub: deck.ends ? t("sb-deck-ends", { what: p.types[deck.type].deck_end }) : left,
    parts: undefined,
    rank: 2 + now.decks.indexOf(deck),
  };
}
function keep(of: Seen): Partial<Face> {
  const cost = played(of)?.keep[of.args.way === "first" ? 0 : 1];
  if (!cost) return {};
  return {
    title: t("sb-keep-card"),
    sub: t("sb-for", { what: `${cost.n} ${pieceName(of.at, cost.piece)}` }),
    parts: [t("sb-for", { what: "" }).trim(), token(of.at, cost.piece, cost.n)],
    rank: 2,
  };
}
function boost({ at, b, args }: Seen): Partial<Face> {
  if (args.boost === "none") return { icon: "right", title: t("sb-no-boost"), rank: 3, no: true };
  const battery = args.boost === "inner" ? b.inner : args.boost === "track" ? b.track.spaces[0].battery : "";
  return {
    title: t("sb-boost"),
    sub: battery ? t(`sb-boost-${args.boost}`, { battery: pieceName(at, battery) }) : t("sb-boost-card"),
    parts: undefined,
    rank: 0.5,
  };
}
function put(of: Seen): Partial<Face> {
  const melts = of.now.placing?.melts.find((tank) => of.option.spots.includes(tank.spot));
  return {
    icon: symbol(of.args.piece),
    title: t("sb-into", { where: spotName(of) }),
    sub: melts ? meltWords(melts) : of.base.sub,
    parts: melts ? undefined : of.base.parts,
    idle: !!melts,
    rank: of.option.default ? 1 : melts ? 7 : 4,
  };
}
function load({ at, now, args }: Seen): Partial<Face> {
  const n = Number(args.count),
    vp = (now.filling?.load.find((l) => l.piece === args.piece)?.vp ?? 0) * n;
  return {
    icon: symbol(args.piece),
    title: `${n} ${pieceName(at, args.piece)}`,
    sub: `${vp} ${t("sb-vp")}`,
    parts: undefined,
    rank: 9 - Math.min(8, n),
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
  "event-equipped": "sb-connect",
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
