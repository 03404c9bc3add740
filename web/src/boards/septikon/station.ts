// The printed board, as drawings look things up in it, and the symbols of modules and of things.
import { says } from "../parts/spots";

import type { Looking, Named, Told } from "../board";
import type {
  FlyerShown,
  Place,
  Printed,
  PrintedModule,
  PrintedSquare,
  PrintedStore,
  Shown,
  StationShown,
} from "./shown";

/** What the running engine has printed, by name. */
export class Plan {
  readonly printed: Printed;
  readonly squares: Map<string, PrintedSquare>;
  readonly modules: Map<string, PrintedModule>;
  readonly stores: Map<string, PrintedStore>;
  readonly resources: string[];
  readonly levels: number[]; // with a corridor
  private readonly places: Map<string, [number, number]>;
  constructor(printed: Printed) {
    this.printed = printed;
    this.squares = new Map(printed.squares.map((q) => [q.id, q]));
    this.modules = new Map(printed.modules.map((m) => [m.id, m]));
    this.stores = new Map(printed.stores.map((w) => [w.id, w]));
    this.levels = printed.squares.filter((q) => q.column === 0 && !q.cell).map((q) => q.level);
    this.resources = printed.resources.map((r) => r.resource);
    this.places = new Map(printed.places.flatMap((row, x) => row.map((name, y) => [name, [x, y]] as const)));
  }
  /** A square of a station on the whole board: B's lies the other way round. */
  place(owner: number, level: number, column: number): [number, number] {
    const { depth, columns } = this.printed;
    return owner === 0 ? [level - 1, column] : [depth - level, columns - 1 - column];
  }
  at(owner: number, square: string): [number, number] {
    const q = this.squares.get(square)!;
    return this.place(owner, q.level, q.column);
  }
  /** What a log line points at: `0/a8` is a square of A's station, `space/k12` a place in space. */
  spot(name: string): [number, number] | null {
    const [where, label] = name.split("/");
    if (this.squares.has(label) && where in { 0: 0, 1: 1 }) return this.at(Number(where), label);
    return (where === "space" && this.places.get(label)) || null;
  }
  /** The module or warehouse of the square that a log line points at. */
  codeAt(spot: string): string {
    return this.squares.get(spot.split("/")[1])?.code ?? "";
  }
  face(code: string): Face {
    const module = this.modules.get(code);
    const resource = module?.gives || TINTS[code] || "";
    return { icon: module?.gives || ICONS[code] || "right", pips: module?.n ?? 0, resource };
  }
}
/** Symbol, amount and colour of a kind of module. */
export type Face = { icon: string; pips: number; resource: string };

const plans = new WeakMap<Printed, Plan>();
export function planOf(at: Looking): Plan {
  const printed = at.game.printed as Printed;
  let plan = plans.get(printed);
  if (!plan) plans.set(printed, (plan = new Plan(printed)));
  return plan;
}
export const seen = (at: Looking): Shown => at.shown as Shown;
export const ahead = (at: Looking): Shown | null => at.then as Shown | null;
/** The square that a log line's spot names on a station. */
export const about = (told: Told, owner: number, square: string) => told.spots.includes(`${owner}/${square}`);

export const units = (s: StationShown, r: string) => s.supplies.find((one) => one.resource === r)?.available ?? 0;
export const stock = (s: StationShown, r: string) => s.supplies.find((one) => one.resource === r)?.total ?? 0;
/** What tells a player's flyers apart as long as they fly: a row takes one of a kind in a turn. */
export const flight = (f: FlyerShown) => `${f.kind}${f.at.y}/${f.launched}`;
/** A seat in the names of its colours, patterns and symbols. */
export const key = (owner: number) => "ab"[owner];
export const same = (a: Place, b: Place) => a.x === b.x && a.y === b.y;

// --- symbols -------------------------------------------------------------------------------------------
const ICONS: Record<string, string> = {
  NUA: "nuke",
  SEN: "sensor",
  RPE: "repair",
  LAS: "laser",
  RKT: "launch",
  BDR: "land",
  SAT: "deploy",
  SHI: "guard",
  THM: "thermite",
  ESP: "espionage",
  TAK: "takeover",
  REP: "repair",
  RP2: "repair",
  CES: "counter",
  EXP: "explosives",
  DRI: "drill",
  VIB: "vibro",
  LCK: "lock",
  SUR: "gunner",
};
const TINTS: Record<string, string> = { NUA: "rk" };
/** What is stored, and the modules that have a symbol of their own; each once. */
export function symbols(at: Looking): Named[] {
  const plan = planOf(at);
  const stored = plan.resources.map((r) => ({
    icon: r,
    name: says(at, `resource-${r}`),
    color: `var(--glyph-${r})`,
  }));
  const own = plan.printed.modules.filter((m) => !m.gives && ICONS[m.id]);
  const once = own.filter((m, i) => own.findIndex((x) => ICONS[x.id] === ICONS[m.id]) === i);
  return [...stored, ...once.map((m) => ({ icon: ICONS[m.id], name: m.name }))];
}
export const LOCK = "LCK";
export const OBJECT_ICON: Record<string, string> = {
  satellite: "sat",
  shield: "shield",
  rocket: "rk",
  nuclear: "nuke",
  capsule: "capsule",
};
