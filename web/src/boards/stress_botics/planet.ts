// Where the 22 nodes and their tunnels are drawn.
import type { Tunnel } from "./shown";

export const SIZE = { x: 624, y: 478 };
export const CENTRE = { x: 312, y: 240 };
type Places = Record<string, [number, number]>;
export const XY: Places = {
  CORE: [312, 248],
  LV_A: [178, 250],
  MM_A: [254, 358],
  UV_A: [160, 312],
  KV_A: [64, 258],
  KM_A: [174, 404],
  MD_A: [98, 372],
  AD_A: [240, 444],
  LV_B: [254, 170],
  MM_B: [364, 168],
  UV_B: [206, 110],
  KV_B: [312, 92],
  KM_B: [424, 110],
  MD_B: [366, 42],
  AD_B: [482, 68],
  LV_C: [442, 232],
  MM_C: [388, 350],
  UV_C: [470, 300],
  KV_C: [556, 246],
  KM_C: [456, 404],
  MD_C: [530, 372],
  AD_C: [384, 444],
};
/** On a small map, where boxes are as large and nearer to each other: a Main Vault with AlphaBot and two BetaBots, ringed,
 * leaves its neighbours whole. */
export const APART: Places = {
  ...XY,
  UV_A: [143, 317],
  MD_A: [83, 369],
  AD_A: [240, 458],
  LV_B: [238, 167],
  MM_B: [392, 172],
  KV_B: [312, 90],
  KM_B: [432, 111],
  MD_B: [362, 39],
  AD_B: [490, 58],
  UV_C: [496, 305],
  MD_C: [543, 362],
  AD_C: [373, 452],
};
export const CORE = "CORE";
export const LETTERS: [string, number, number][] = [
  ["A", 48, 334],
  ["B", 132, 76],
  ["C", 576, 334],
];

// tunnels bend, so that none runs under a tile
const BENDS: Record<string, number[]> = {
  "UV_B KM_B": [318, 146],
  "KV_A KM_A": [100, 338, 128, 356],
  "UV_A KM_A": [160, 360],
  "KV_C KM_C": [524, 338, 500, 356],
  "UV_C KM_C": [468, 352],
  "KV_A MD_A": [70, 330],
  "KV_C MD_C": [556, 330],
  "MM_A UV_A": [214, 334],
  "MM_C UV_C": [422, 336],
};
/** Where its padlock is drawn. On a small map a vault would hide some: those stand in the corner that two vaults leave
 * free, right or left of the first, below or above the second. */
export type Lock = { at: [number, number]; corner?: [number, string, string, number] };
const LOCKS: Record<string, Lock> = {
  "UV_A KM_A": { at: [165, 358] },
  "UV_B KM_B": { at: [318, 128], corner: [0, "KV_B", "KV_B", 1] },
  "UV_C KM_C": { at: [465, 352] },
  "LV_A UV_A": { at: [173, 281], corner: [1, "UV_A", "LV_A", 1] },
  "LV_B UV_B": { at: [230, 140], corner: [1, "UV_B", "LV_B", -1] },
  "LV_C UV_C": { at: [456, 266], corner: [-1, "UV_C", "LV_C", 1] },
};
export const lockOf = (t: Tunnel): Lock | null => (t.state === "locked" ? LOCKS[`${t.start} ${t.end}`] : null);
const LOCK_EDGE = 9; // pixels from its middle to its edge
export const LOCK = 2 * LOCK_EDGE;
export function beside(
  [right, side, edge, below]: NonNullable<Lock["corner"]>,
  at: (node: string) => [number, number],
  w: number,
  h: number,
): [number, number] {
  return [at(side)[0] + right * (w / 2 + LOCK_EDGE), at(edge)[1] + below * (h / 2 + LOCK_EDGE)];
}

const BADGE = 10; // pixels from the middle of a number in a ring to its edge
type Taken = { middle: [number, number]; size: number[] };
/** The corner of a place, so far from its middle, where a number covers nothing else; else where it covers least. */
export function corner([x, y]: [number, number], dx: number, dy: number, others: Taken[]): [number, number] {
  const corners = [-1, 1].flatMap((below) =>
    [-1, 1].map((right): [number, number] => [x + right * dx, y + below * dy]),
  );
  const away = (at: [number, number], { middle, size }: Taken) =>
    Math.hypot(...at.map((c, i) => Math.max(0, Math.abs(c - middle[i]) - size[i] / 2)));
  const covered = (at: [number, number]) => others.reduce((sum, x) => sum + Math.max(0, BADGE - away(at, x)), 0);
  return corners.toSorted((a, b) => covered(a) - covered(b))[0];
}

export type Ring = { cx: number; cy: number; rx: number; ry: number; at: Record<string, [number, number]> };
/** Of tunnels, and where each Main Vault meets it; it is walked through them, the short way. */
export const INNER: Ring = {
  ...{ cx: 312, cy: 252, rx: 78, ry: 74 },
  at: { MM_A: [270, 316], MM_B: [344, 184], MM_C: [346, 318] },
};
export const OUTER: Ring = {
  ...{ cx: 312, cy: 240, rx: 300, ry: 228 },
  at: { KM_A: [152, 432], KM_B: [428, 26], KM_C: [482, 428] },
};

export function tunnel(one: string, two: string, at: Places): string {
  const [p, q] = [at[one], at[two]];
  const ring = [INNER, OUTER].find((ring) => one in ring.at && two in ring.at);
  if (ring) {
    const { cx, cy, rx, ry } = ring,
      [[x1, y1], [x2, y2]] = [ring.at[one], ring.at[two]];
    const clockwise = (x1 - cx) * (y2 - cy) > (y1 - cy) * (x2 - cx) ? 1 : 0;
    return `M${p.join(" ")}L${x1} ${y1}A${rx} ${ry} 0 0 ${clockwise} ${x2} ${y2}L${q.join(" ")}`;
  }
  const bend = BENDS[`${one} ${two}`];
  if (bend) return `M${p.join(" ")}${bend.length > 2 ? "C" : "Q"}${bend.join(" ")} ${q.join(" ")}`;
  return BENDS[`${two} ${one}`] ? tunnel(two, one, at) : `M${p.join(" ")}L${q.join(" ")}`;
}
/** Where the vaults of a small map have room for Cylindroids: left or right of them, or above. */
export const ROOM: Record<string, "left" | "right"> = {
  UV_A: "left",
  UV_B: "left",
  LV_B: "left",
  LV_C: "left",
  LV_A: "right",
  UV_C: "right",
};
/** On a large map the vault above this one has its loose goods where Cylindroids would stand: they stand left of it. */
export const UNDER = "UV_A";
const LETTER = 6.3, // pixels
  LEAST = 0.78; // so much of its width a name may be pressed to
/** A name in this room: whole, with some of its words in short, or a little narrower. */
export function brief(name: string, room: number): { words: string; wide: number | null } {
  const long = (text: string) => text.length * LETTER;
  let words = name;
  for (const word of name.split(/,? /)) {
    if (long(words) * LEAST <= room) break;
    if (word.length > 4) words = words.replace(word, `${word.slice(0, 3)}.`);
  }
  return { words, wide: long(words) > room ? room : null };
}
/** The way of a walk along its steps. */
export function walk(from: string, nodes: string[], at: Places): string {
  return nodes.map((there, i) => tunnel(i ? nodes[i - 1] : from, there, at)).join("");
}

// --- what a place looks like ---------------------------------------------------------------------------
type Drawn = (x: number, y: number, w: number, h: number, r?: number) => string;
const circle: Drawn = (x, y, w) => {
  const r = w / 2;
  return `M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}z`;
};
const hexagon: Drawn = (x, y, w, h) => {
  const [left, right, dx, dy] = [x - w / 2, x + w / 2, h * 0.32, h / 2];
  return `M${left} ${y}l${dx} ${-dy}H${right - dx}l${dx} ${dy}l${-dx} ${dy}H${left + dx}z`;
};
const box: Drawn = (x, y, w, h, r = 0) =>
  `M${x - w / 2 + r} ${y - h / 2}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const arch: Drawn = (x, y, w, h) =>
  `M${x - w / 2} ${y + h / 2}V${y - h / 2 + 8}a8 8 0 0 1 8-8H${x + w / 2 - 8}a8 8 0 0 1 8 8V${y + h / 2}z`;
/** The edge of a place, and the ring around it while it is picked. */
export function outline(kind: string, x: number, y: number, w: number, h: number): { edge: string; ring: string } {
  if (kind === "core") return { edge: circle(x, y, w - 6, h), ring: circle(x, y, w + 2, h) };
  if (kind === "main") return { edge: hexagon(x, y, w, h), ring: hexagon(x, y, w + 9, h + 8) };
  if (kind === "vault") return { edge: box(x, y, w, h, 5), ring: box(x, y, w + 7, h + 7, 8) };
  return { edge: arch(x, y, w, h), ring: box(x, y, w + 8, h + 8, 9) };
}
