// The printed board and a view of it, as the drawing needs them. Numbers of squares are the engine's.
import type { Told } from "../board";
import boardToml from "@games/septikon/content/board.toml";
import modulesToml from "@games/septikon/content/modules.toml";
import warehousesToml from "@games/septikon/content/warehouses.toml";
import passagesToml from "@games/septikon/content/passages.toml";
import weaponsToml from "@games/septikon/content/weapons.toml";

export const COLUMNS = 21;
export const DEPTH = 31;
export const SURFACE = 9;
export const SHAFT = 10;
const CELLS = 109;
const WORD = 62n;

export type Resource = "ox" | "bm" | "rk" | "bd" | "me" | "ur" | "en";
export const RESOURCES: Resource[] = ["ox", "bm", "rk", "bd", "me", "ur", "en"];
type WarehouseRow = { id: string; resource: Resource; level: number; deepest: number; entrance: number };
export const WAREHOUSES = warehousesToml.warehouse as unknown as WarehouseRow[];
export type ModuleRow = {
  id: string;
  zone: string;
  count: number;
  cost: Partial<Record<Resource, number>>;
  effect: string;
  per_gunner: boolean;
  mandatory: boolean;
  clause: string;
};
export const MODULES = new Map((modulesToml.module as unknown as ModuleRow[]).map((m) => [m.id, m]));

export type Square = { n: number; level: number; column: number; code: string; label: string };
const codes = new Map<number, string[]>(
  (boardToml.level as unknown as { level: number; squares: string }[]).map((r) => [r.level, r.squares.split(" ")]),
);
function squares(): Square[] {
  const places: [number, number][] = [];
  for (const level of [1, 2, 7, 8, 9]) for (let c = 0; c < COLUMNS; c++) places.push([level, c]);
  for (let level = 3; level < 7; level++) places.push([level, SHAFT]);
  for (const w of WAREHOUSES)
    for (let k = 0; k < 10; k++) places.push([w.level, w.deepest + (w.deepest < w.entrance ? k : -k)]);
  return places.map(([level, column], n) => ({
    n,
    level,
    column,
    code: codes.get(level)![column],
    label: `${String.fromCharCode(97 + column)}${level}`,
  }));
}
export const SQUARES = squares();
export const AT = new Map(SQUARES.map((q) => [q.level * 32 + q.column, q]));
export const at = (level: number, column: number) => AT.get(level * 32 + column)!;
export const cellOf = (warehouse: number, cell: number) => SQUARES[CELLS + warehouse * 10 + cell];
export const isCell = (n: number) => n >= CELLS;

/** Symbol, amount and colour of a kind of module. */
export const FACE: Record<string, [icon: string, pips: number, resource: Resource | ""]> = {
  LIC: ["bm", 1, "bm"],
  LI2: ["bm", 2, "bm"],
  CHR: ["ox", 1, "ox"],
  CH2: ["ox", 2, "ox"],
  AIR: ["ox", 3, "ox"],
  BIC: ["bd", 1, "bd"],
  URM: ["ur", 1, "ur"],
  NRE: ["en", 3, "en"],
  THG: ["en", 1, "en"],
  FOU: ["me", 1, "me"],
  FO2: ["me", 2, "me"],
  RKW: ["rk", 1, "rk"],
  NUA: ["nuke", 1, "rk"],
  SEN: ["sensor", 0, ""],
  RPE: ["repair", 0, ""],
  LAS: ["laser", 0, ""],
  RKT: ["launch", 0, ""],
  BDR: ["land", 0, ""],
  SAT: ["deploy", 0, ""],
  SHI: ["guard", 0, ""],
  THM: ["thermite", 0, ""],
  ESP: ["espionage", 0, ""],
  TAK: ["takeover", 0, ""],
  REP: ["repair", 0, ""],
  RP2: ["repair", 2, ""],
  CES: ["counter", 0, ""],
  EXP: ["explosives", 0, ""],
  DRI: ["drill", 0, ""],
  VIB: ["vibro", 0, ""],
  LCK: ["lock", 0, ""],
  SUR: ["gunner", 0, ""],
};
export const ARMORY = { explosives: at(3, SHAFT).n, vibro: at(4, SHAFT).n, drill: at(5, SHAFT).n };
export const OBJECTS = ["satellite", "shield", "rocket", "nuclear", "capsule"];
export const OBJECT_ICON: Record<string, string> = {
  satellite: "sat",
  shield: "shield",
  rocket: "rk",
  nuclear: "nuke",
  capsule: "capsule",
};

// --- a log line, read ----------------------------------------------------------------------------------
const AT_RIVAL = ["event-converted", "event-landed", "event-struck", "event-spy-lost", "event-drone-lost"];
/** The squares that a log line is about, each with the owner of its station. */
export function about(told: Told): [number, number][] {
  const owners = told.seat === null ? [0, 1] : [AT_RIVAL.includes(told.key) ? 1 - told.seat : told.seat];
  return told.components
    .filter((c) => c.domain === "square")
    .flatMap((c) => owners.map((o): [number, number] => [o, c.id]));
}

// --- a view, read --------------------------------------------------------------------------------------
export type Flyer = { kind: string; x: number; y: number; launched: number };
export type Cell = {
  n: number;
  k: number;
  cube: boolean;
  warhead: boolean;
  hit: boolean;
  drone: boolean;
  blocked: boolean;
};
export type Store = {
  id: string;
  index: number;
  resource: Resource;
  cells: Cell[];
  available: number;
  total: number;
  dead: boolean;
};
export type Station = {
  owner: number;
  clones: number[];
  spies: number[];
  drones: number[];
  damage: Set<number>;
  stores: Store[];
  satellites: [number, number][];
  shields: [number, number][];
  flyers: Flyer[];
};
export type Scene = {
  stations: [Station, Station];
  die: number;
  turn: number;
  player: number;
  winner: number;
  limit: number;
  acting: number;
  phase: string;
  top: any;
};

function damage(words: (number | string)[]): Set<number> {
  const out = new Set<number>();
  const walk = BigInt(words[0]) | (BigInt(words[1]) << WORD);
  for (let n = 0; n < CELLS; n++) if ((walk >> BigInt(n)) & 1n) out.add(n);
  for (let w = 0; w < 8; w++)
    for (let k = 0; k < 10; k++) if ((Number(words[2 + w]) >> k) & 1) out.add(CELLS + w * 10 + k);
  return out;
}

function station(data: any, owner: number): Station {
  const hurt = damage(data.damage);
  const place = (p: number): [number, number] => [Math.floor(p / COLUMNS), p % COLUMNS];
  const stores = WAREHOUSES.map((w, index): Store => {
    const cells = Array.from({ length: 10 }, (_, k): Cell => {
      const n = CELLS + index * 10 + k;
      const bit = (x: number) => !!((x >> k) & 1);
      return {
        n,
        k,
        cube: bit(data.cubes[index]),
        warhead: w.id === "RK" && bit(data.warheads),
        hit: hurt.has(n),
        drone: data.drones.includes(n),
        blocked: false,
      };
    });
    const last = cells.findLastIndex((c) => c.hit || c.drone);
    for (const c of cells) c.blocked = c.k <= last;
    const available = cells.filter((c) => c.cube && !c.blocked).length;
    const total = cells.filter((c) => c.cube).length;
    return { id: w.id, index, resource: w.resource, cells, available, total, dead: last >= 0 && !available };
  });
  return {
    owner,
    clones: data.clones,
    spies: data.spies,
    drones: data.drones,
    damage: hurt,
    stores,
    satellites: data.satellites.map(place),
    shields: data.shields.map(place),
    flyers: data.flyers.map((f: any): Flyer => ({
      kind: f.nuclear ? "nuclear" : OBJECTS[f.kind],
      x: f.x,
      y: f.y,
      launched: f.launched,
    })),
  };
}

const PHASES: Record<string, string> = { Place: "setup", Theft: "theft", Move: "move", Drones: "drones", Go: "drones" };

export function scene(view: any): Scene {
  const top = view.stack?.at(-1) ?? {};
  const kind = String(top.class ?? "");
  const name = kind.slice(kind.lastIndexOf(".") + 1);
  const phase = name === "LeaveDamage" ? (kind.includes(".drones.") ? "drones" : "move") : (PHASES[name] ?? "module");
  return {
    stations: [station(view.stations[0], 0), station(view.stations[1], 1)],
    die: view.die,
    turn: view.turn,
    player: view.player,
    winner: view.winner,
    limit: view.limit,
    acting: top.owner ?? view.player,
    phase: top.class ? phase : "check",
    top,
  };
}

export const units = (s: Station, r: Resource) =>
  s.stores.filter((w) => w.resource === r).reduce((n, w) => n + w.available, 0);
export const stock = (s: Station, r: Resource) =>
  s.stores.filter((w) => w.resource === r).reduce((n, w) => n + w.total, 0);
export const gunners = (s: Station) => s.clones.filter((n) => SQUARES[n].level === SURFACE);

/** A square of a station on the whole board. */
export const globalOf = (owner: number, q: Square): [number, number] =>
  owner === 0 ? [q.level - 1, q.column] : [DEPTH - q.level, COLUMNS - 1 - q.column];
/** Row number of the whole board as its players count it: the owner's own column. */
export const rowOf = (seat: number, y: number) => (seat === 0 ? y : COLUMNS - 1 - y);

// --- drawing aids: they picture what the engine decides, and decide nothing ------------------------------
const ZONES = weaponsToml.zone as unknown as { id: string; offsets: [number, number][] }[];
export const OFFSETS = Object.fromEntries(ZONES.map((z) => [z.id, z.offsets]));
export function satelliteZone(x: number, y: number): [number, number][] {
  return OFFSETS.satellite
    .map(([dx, dy]): [number, number] => [x + dx, y + dy])
    .filter(([a, b]) => a >= 8 && a <= 22 && b >= 0 && b < COLUMNS);
}
export function groundZone(n: number, weapon: "drill" | "vibro"): number[] {
  const q = SQUARES[n];
  return OFFSETS[weapon].map(([dl, dc]) => AT.get((q.level + dl) * 32 + q.column + dc)?.n ?? -1).filter((m) => m >= 0);
}

export type Fate = "lands" | "flies" | "satellite" | "shield" | "strikes";
/** Where a roll of n would leave a flyer, as things stand on the table now. */
export function fate(s: Scene, owner: number, f: Flyer, n: number): { x: number; fate: Fate } {
  const rival = s.stations[1 - owner];
  const step = owner === 0 ? 1 : -1;
  for (let i = 1; i <= n; i++)
    if (rival.shields.some(([x, y]) => y === f.y && x === f.x + step * i)) return { x: f.x + step * i, fate: "shield" };
  const x = f.x + step * n;
  const level = owner === 0 ? DEPTH - x : x + 1; // of the rival's station
  const surface = level === SURFACE;
  if (f.kind === "capsule" ? level <= SURFACE : level < SURFACE) return { x, fate: "lands" };
  const gunner = surface && gunners(rival).some((q) => globalOf(1 - owner, SQUARES[q])[1] === f.y);
  if (gunner) return { x, fate: "strikes" };
  const inZone = rival.satellites.some(
    ([a, b]) => (a === x && b === f.y) || satelliteZone(a, b).some(([p, q]) => p === x && q === f.y),
  );
  return { x, fate: inZone ? "satellite" : "flies" };
}

const EDGES: number[][] = (() => {
  const walk: number[][] = SQUARES.map(() => []);
  const square = (label: string) => SQUARES.findIndex((q) => q.label === label);
  const join = (line: number[]) => line.slice(1).forEach((b, i) => (walk[line[i]].push(b), walk[b].push(line[i])));
  for (const row of passagesToml.passage as any[]) {
    if (row.kind === "corridor") join(span(row.first, row.last).map((c) => at(row.level, c).n));
    else if (row.kind === "shaft") join(span(row.first, row.last).map((l) => at(l, row.column).n));
    else if (row.kind === "stairs") join([square(row.from), square(row.to)]);
    else if (row.kind === "cells") join(span(row.first, row.last).map((c) => at(row.level, c).n));
    else walk[square(row.from)].push(square(row.to));
  }
  return walk;
})();
function span(a: number, b: number): number[] {
  return Array.from({ length: b - a + 1 }, (_, i) => a + i);
}
const LOCKS = SQUARES.filter((q) => q.code === "LCK").map((q) => q.n);

/** A way of exactly so many steps between two squares, to draw a line along it. */
export function way(from: number, to: number, steps: number, avoid: Set<number>): number[] {
  const go = (here: number, came: number, left: number, path: number[]): number[] | null => {
    if (!left) return here === to ? path : null;
    const jumps = left === steps && LOCKS.includes(here) && !isCell(here) ? LOCKS.filter((l) => l !== here) : [];
    for (const next of [...EDGES[here], ...jumps]) {
      if (next === came || avoid.has(next)) continue;
      const found = go(next, here, left - 1, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return go(from, -1, steps, [from]) ?? [from, to];
}
