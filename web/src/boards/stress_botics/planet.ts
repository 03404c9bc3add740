// Where the 22 nodes and their tunnels are drawn.
import type { Tunnel } from "./shown";

export const SIZE = { x: 624, y: 478 };
export const CENTRE = { x: 312, y: 240 };
export const XY: Record<string, [number, number]> = {
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
const LOCKS: Record<string, [number, number]> = {
  "UV_A KM_A": [165, 358],
  "UV_B KM_B": [318, 128],
  "UV_C KM_C": [465, 352],
  "LV_A UV_A": [173, 281],
  "LV_B UV_B": [230, 140],
  "LV_C UV_C": [456, 266],
};
// where each Main Vault meets its ring; a ring is walked through them, the short way
export const RINGS = {
  MM: {
    cx: 312,
    cy: 252,
    rx: 78,
    ry: 74,
    at: [
      [270, 316],
      [344, 184],
      [346, 318],
    ],
  },
  KM: {
    cx: 312,
    cy: 240,
    rx: 300,
    ry: 228,
    at: [
      [152, 432],
      [428, 26],
      [482, 428],
    ],
  },
};
const ORDER = "BAC"; // counterclockwise
const SECTORS = "ABC";

export function tunnel(one: string, two: string): string {
  const kind = one.slice(0, 2);
  const [p, q] = [XY[one], XY[two]];
  if (kind === two.slice(0, 2) && (kind === "MM" || kind === "KM")) {
    const ring = RINGS[kind],
      [i, j] = [SECTORS.indexOf(one[3]), SECTORS.indexOf(two[3])];
    const sweep = ORDER[(ORDER.indexOf(one[3]) + 1) % 3] === two[3] ? 0 : 1;
    return `M${p.join(" ")}L${ring.at[i].join(" ")}A${ring.rx} ${ring.ry} 0 0 ${sweep} ${ring.at[j].join(" ")}L${q.join(" ")}`;
  }
  const bend = BENDS[`${one} ${two}`];
  if (bend) return `M${p.join(" ")}${bend.length > 2 ? "C" : "Q"}${bend.join(" ")} ${q.join(" ")}`;
  return BENDS[`${two} ${one}`] ? tunnel(two, one) : `M${p.join(" ")}L${q.join(" ")}`;
}
/** Where its padlock is drawn. */
export const lockOf = (t: Tunnel): [number, number] | null =>
  t.state === "locked" ? LOCKS[`${t.start} ${t.end}`] : null;
/** The way of a walk along its steps. */
export function walk(from: string, nodes: string[]): string {
  return nodes.map((there, i) => tunnel(i ? nodes[i - 1] : from, there)).join("");
}
