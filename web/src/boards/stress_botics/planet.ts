// Where the 22 nodes and their tunnels are drawn, on a planet of 624 x 478.
import { connected, CORE, mouth, node, NODES, SECTORS, TUNNELS, type View } from "./table";

export const CENTRE = { x: 312, y: 240 };
const AT: Record<string, [number, number]> = {
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
export const XY = NODES.map((name) => AT[name]);
export const LETTERS: [string, number, number][] = [
  ["A", 42, 308],
  ["B", 132, 76],
  ["C", 582, 308],
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

export function tunnel(a: number, b: number): string {
  const [one, two] = [NODES[a], NODES[b]],
    kind = one.slice(0, 2);
  const [p, q] = [XY[a], XY[b]];
  if (kind === two.slice(0, 2) && (kind === "MM" || kind === "KM")) {
    const ring = RINGS[kind],
      [i, j] = [SECTORS.indexOf(one[3]), SECTORS.indexOf(two[3])];
    const sweep = ORDER[(ORDER.indexOf(one[3]) + 1) % 3] === two[3] ? 0 : 1;
    return `M${p.join(" ")}L${ring.at[i].join(" ")}A${ring.rx} ${ring.ry} 0 0 ${sweep} ${ring.at[j].join(" ")}L${q.join(" ")}`;
  }
  const bend = BENDS[`${one} ${two}`];
  if (bend) return `M${p.join(" ")}${bend.length > 2 ? "C" : "Q"}${bend.join(" ")} ${q.join(" ")}`;
  return BENDS[`${two} ${one}`] ? tunnel(b, a) : `M${p.join(" ")}L${q.join(" ")}`;
}

export type Tunnel = { d: string; state: "open" | "locked" | "shut"; lock: [number, number] | null };
/** Every tunnel within the sectors as it is now; `shut`: the Core is turned away. */
export function tunnels(v: View): Tunnel[] {
  const out: Tunnel[] = [];
  SECTORS.forEach((sector, i) => {
    for (const row of TUNNELS) {
      if (row.state === "ring" || (row.state === "mouth" && !mouth(v, i))) continue;
      const key = `${row.from}_${sector} ${row.to}_${sector}`;
      const locked = row.state !== "open" && v.padlocks[i] > 0;
      out.push({
        d: tunnel(node(`${row.from}_${sector}`), node(`${row.to}_${sector}`)),
        state: locked ? "locked" : "open",
        lock: locked ? LOCKS[key] : null,
      });
    }
    out.push({ d: tunnel(CORE, node(`LV_${sector}`)), state: connected(v, i) ? "open" : "shut", lock: null });
  });
  return out;
}
/** The way of a walk along its steps. */
export function walk(from: number, nodes: number[]): { d: string; cold: number | null } {
  let here = from,
    d = "",
    cold: number | null = null;
  for (const there of nodes) {
    if (here === CORE) cold = there;
    d += tunnel(here, there);
    here = there;
  }
  return { d, cold };
}
