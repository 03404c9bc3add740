// What is printed, and a view of the table as the drawing needs it. Numbers of kinds and pieces are the engine's.
import artifactsToml from "@games/time_capsules/content/artifacts.toml";
import biosToml from "@games/time_capsules/content/bioobjects.toml";
import cardsToml from "@games/time_capsules/content/cards.toml";
import objectsToml from "@games/time_capsules/content/objects.toml";
import setupToml from "@games/time_capsules/content/setup.toml";
import trackToml from "@games/time_capsules/content/track.toml";
import { say } from "../../words/words";
import type { Looking } from "../board";

type Artifact = {
  id: string;
  colour: "blue" | "orange";
  copies: number;
  cost: number;
  vp: number;
  trait: string;
  phase: string;
  effect: string;
};
type Card = { id: string; copies: number; cost: number; phase: string; effect: string };
type Bio = { id: string; bigger: string; smaller: string };
type Machine = { id: string; kind: "battery" | "computer"; size: number; vp: number };
export const ARTIFACTS = artifactsToml.artifact as unknown as Artifact[];
export const CARDS = cardsToml.card as unknown as Card[];
export const BIOS = biosToml.bioobject as unknown as Bio[];
const MACHINES = objectsToml.object as unknown as Machine[];
const BONUSES = trackToml.bonus as unknown as { id: "break" | "crystal" | "card"; spaces: number[] }[];
const CONSTANTS = new Map(
  (setupToml.constant as unknown as { id: string; value: number }[]).map((x) => [x.id, x.value]),
);
export const number = (id: string) => CONSTANTS.get(id)!;
export const OFFER = number("offer");
export const MOST = number("most");
export const LEAST = number("least");
export const ROOM = number("drawn") * MOST;
export const FATAL = number("breaks");
export const ROUNDS = number("rounds");
export const ROMAN = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
/** What a space of the VP track gives. */
export const BONUS = new Map(BONUSES.flatMap((b) => b.spaces.map((n): [number, string] => [n, b.id])));
export const BONUS_ICON: Record<string, string> = { break: "t-brk", crystal: "t-cc", card: "t-card" };

// --- kinds and pieces ------------------------------------------------------------------------------
type Sort = "battery" | "computer" | "break" | "bio" | "artifact";
export type Kind = { n: number; id: string; sort: Sort; size: number; vp: number };
export const KINDS: Kind[] = [
  ...MACHINES.map((m) => ({ id: m.id, sort: m.kind as Sort, size: m.size, vp: m.vp })),
  { id: "break", sort: "break" as Sort, size: 0, vp: 0 },
  ...BIOS.map((b) => ({ id: b.id, sort: "bio" as Sort, size: 0, vp: 0 })),
  ...ARTIFACTS.map((a) => ({ id: a.id, sort: "artifact" as Sort, size: 0, vp: a.vp })),
].map((k, n) => ({ ...k, n }));
const of = (sort: Sort) => KINDS.filter((k) => k.sort === sort);
export const BREAK = of("break")[0].n;
export const FIRST_BIO = of("bio")[0].n;
export const FIRST_ARTIFACT = of("artifact")[0].n;

/** An object as it lies on a mat: its kind, whether it was gained this round, the number of its die. */
export type Piece = { n: number; kind: Kind; fresh: boolean; die: number; worth: number };
const twice = (kinds: Kind[]) => [false, true].flatMap((fresh) => kinds.map((kind) => ({ kind, fresh, die: 0 })));
export const PIECES: Piece[] = [
  ...twice(of("battery")),
  ...twice(of("computer")),
  ...[false, true].flatMap((fresh) =>
    of("computer").flatMap((kind) => Array.from({ length: kind.size }, (_, i) => ({ kind, fresh, die: i + 1 }))),
  ),
  ...[...of("break"), ...of("bio")].map((kind) => ({ kind, fresh: false, die: 0 })),
  ...twice(of("artifact")),
].map((p, n) => ({ ...p, n, worth: p.kind.sort === "battery" ? p.kind.size : p.die }));
/** The artifact on a token, the card on a card. */
const PRINTED = ARTIFACTS.flatMap((a, n) => Array<number>(a.copies).fill(n));
const CARD_OF = CARDS.flatMap((c, n) => Array<number>(c.copies).fill(n));
export const artifactOf = (token: number) => PRINTED[token];
export const cardOf = (component: number) => CARD_OF[component - PRINTED.length];

const ICON: Record<Sort, string> = {
  battery: "t-bat",
  computer: "t-chip",
  break: "t-brk",
  bio: "t-pod",
  artifact: "t-art",
};
/** The silhouette of a kind: computers differ by their size, so that a small one needs no second number. */
export const iconOf = (k: Kind) => (k.sort === "computer" && k.size > 6 ? `t-chip${k.size}` : ICON[k.sort]);
export const HUE: Record<Sort, string> = {
  battery: "var(--t-en)",
  computer: "var(--t-q)",
  break: "var(--text)",
  bio: "var(--t-bio)",
  artifact: "var(--text-quiet)",
};
export const COLOURS = ["blue", "orange"] as const;
/** What a colour is paid in. */
export const PAID_IN = { blue: "q", orange: "en" } as const;

// --- what the game says beside its view --------------------------------------------------------------
/** By seat and place of the offer: the price now, and how much is missing for it; the limits of my packing; what I look at on a stack. */
export type Aids = {
  prices: number[][];
  short: number[][];
  pack: { capsules: number; least: number; most: number; surplus: number } | null;
  seen: { artifact: number; colour: number; price: number }[];
};
export const aids = (at: Looking): Aids => at.aids as Aids;

// --- a view, read ----------------------------------------------------------------------------------
type Boxes = { things: number[]; sizes: number[] };
export type Mat = {
  seat: number;
  active: number[];
  inactive: number[];
  energy: number;
  qubits: number;
  crystals: number;
  held: number;
  open: number;
  hand: { cards: number[] };
  bag: Boxes;
  aside: Boxes;
  later: Boxes;
  vp: number;
  peak: number;
  discounts: number[];
  wild: number;
  passed: number;
  finished: number;
  by_hand: number;
  sources: number[];
};
type Scene = {
  mode: number;
  round: number;
  first: number;
  phase: number;
  seats: number;
  mats: Mat[];
  rows: { cards: number[] }[];
  stacks: { cards: number[] }[];
  deck: { cards: number[] };
  discards: { cards: number[] };
  piles: number[];
  scrap: number[];
  compost: number[];
  sealed: number[][];
  stack: { class: string; seats?: number[]; chosen?: number[] }[];
};
export const SPLIT = 2;
export const scene = (view: any): Scene => view as Scene;
/** The table, a seat's mat (the reader's own unless another is asked for), and that mat as the focused option would leave it. */
export function sight(at: Looking, seat = at.me ?? scene(at.view).first): { now: Scene; m: Mat; then: Mat } {
  const now = scene(at.view),
    m = now.mats[seat];
  return { now, m, then: at.after ? scene(at.after).mats[seat] : m };
}
export const pieces = (list: number[]): Piece[] => list.map((n) => PIECES[n]);
const worth = (m: Mat, sort: Sort) =>
  pieces(m.active)
    .filter((p) => p.kind.sort === sort)
    .reduce((sum, p) => sum + p.worth, 0);
export const energy = (m: Mat) => m.energy + worth(m, "battery");
export const qubits = (m: Mat) => m.qubits + worth(m, "computer");
export const objects = (m: Mat) => m.active.length + m.inactive.length;
export const closed = (m: Mat) => [m.bag, m.aside, m.later];
export const breaks = (m: Mat) =>
  [...m.active, ...m.inactive].filter((n) => PIECES[n].kind.n === BREAK).length +
  m.held +
  closed(m)
    .flatMap((b) => b.things)
    .filter((k) => k === BREAK).length;
export const artifacts = (m: Mat) =>
  [...m.active, ...m.inactive].filter((n) => PIECES[n].kind.sort === "artifact").length +
  closed(m)
    .flatMap((b) => b.things)
    .filter((k) => k >= FIRST_ARTIFACT).length;
/** The boxes one by one for who packed them; for others they stay shut. */
export function split(b: Boxes): (Kind[] | null)[] {
  let from = 0;
  return b.sizes.map((n) => {
    if (n < 0) return null;
    const box = b.things.slice(from, from + n).map((k) => KINDS[k]);
    from += n;
    return box;
  });
}
/** What is left over of the first list when the second is taken away. */
export function minus<T>(a: T[], b: T[]): T[] {
  const rest = [...b];
  return a.filter((x) => {
    const i = rest.indexOf(x);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}
/** The token at a place of the offer. */
export const offered = (s: Scene, slot: number): number | null =>
  s.rows[Math.floor(slot / OFFER)].cards[slot % OFFER] ?? null;
/** The step that the table is at. */
export function step(s: Scene): "setup" | "purchase" | "action" | "act" | "pack" {
  const top = s.stack.at(-1)?.class ?? "";
  if (top.endsWith(".FirstPack") || top.endsWith(".FreeArtifact") || !s.round) return "setup";
  if (/\.(Pack|Surplus)$/.test(top)) return "pack";
  return s.mode === SPLIT ? (s.phase === 3 ? "action" : s.phase === 2 ? "purchase" : "pack") : s.phase ? "act" : "pack";
}

// --- names ---------------------------------------------------------------------------------------------
export const word = (at: Looking, key: string) => say(at.game.messages, key);
export const kindName = (at: Looking, k: Kind) => word(at, `piece-${k.id}`);
export const artifactName = (at: Looking, n: number) => word(at, `piece-${ARTIFACTS[n].id}`);
export const pieceName = (at: Looking, p: Piece) => word(at, `piece-${p.kind.id}${p.die ? `-${p.die}` : ""}`);
/** What is engraved on a token; bioobjects bear the first letter of their name. */
export const mark = (at: Looking, k: Kind, die = 0) =>
  k.sort === "battery"
    ? String(k.size)
    : k.sort === "computer"
      ? String(die || k.size)
      : k.sort === "bio"
        ? kindName(at, k)[0]
        : "";
