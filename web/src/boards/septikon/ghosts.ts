// What the focused option would change, as the board draws it: the difference between two pictures.
import type { FlyerShown, Place, Shown, Spot, StationShown } from "./shown";
import { OBJECT_ICON, type Plan, same } from "./station";

type At = [x: number, y: number];
export type Ghosts = {
  spent: At[]; // cubes that would go
  made: { at: At; resource: string }[];
  hurt: At[]; // new damage
  dead: At[]; // units, satellites and shields that would be lost
  fly: { owner: number; f: FlyerShown; x: number | null }[]; // where a flyer would be; null: gone
  fresh: { at: Place; icon: string; owner: number }[]; // what would be new in space
};

/** `from`: the unit that the option moves, which is not lost where it stands now. */
export function ghostsOf(now: Shown, after: Shown | null, plan: Plan, from: Spot | null): Ghosts {
  const out: Ghosts = { spent: [], made: [], hurt: [], dead: [], fly: [], fresh: [] };
  if (!after) return out;
  now.stations.forEach((was, owner) => {
    const next = after.stations[owner];
    cubes(out, was, next, plan);
    for (const q of next.damage) if (!was.damage.includes(q)) out.hurt.push(plan.at(owner, q));
    standing(out, owner, "sat", places(was), places(next));
    standing(out, owner, "shield", was.shields, next.shields);
    units(out, was, next, plan, from?.owner === owner ? from.square : "");
    flights(out, was, next);
  });
  return out;
}
const places = (station: StationShown) => station.satellites.map((s) => s.at);

function cubes(out: Ghosts, was: StationShown, next: StationShown, plan: Plan): void {
  was.stores.forEach(({ cubes, resource }, i) => {
    const then = next.stores[i].cubes;
    for (const c of cubes) if (!then.includes(c) && !next.damage.includes(c)) out.spent.push(plan.at(was.owner, c));
    for (const c of then) if (!cubes.includes(c)) out.made.push({ at: plan.at(was.owner, c), resource });
  });
}

function standing(out: Ghosts, owner: number, icon: string, was: Place[], next: Place[]): void {
  for (const p of was) if (!next.some((q) => same(p, q))) out.dead.push([p.x, p.y]);
  for (const at of next) if (!was.some((q) => same(at, q))) out.fresh.push({ at, icon, owner });
}

/** Where there are fewer of a kind, those that are no longer in their place are lost. */
function units(out: Ghosts, was: StationShown, next: StationShown, plan: Plan, mover: string): void {
  for (const kind of ["clones", "spies", "drones"] as const) {
    if (next[kind].length >= was[kind].length) continue;
    for (const q of was[kind]) if (!next[kind].includes(q) && q !== mover) out.dead.push(plan.at(was.owner, q));
  }
}

function flights(out: Ghosts, was: StationShown, next: StationShown): void {
  const { owner } = was;
  const left = [...next.flyers];
  for (const f of was.flyers) {
    const i = left.findIndex((g) => g.kind === f.kind && g.at.y === f.at.y && g.launched === f.launched);
    const [g] = i < 0 ? [] : left.splice(i, 1);
    if (!g || g.at.x !== f.at.x) out.fly.push({ owner, f, x: g?.at.x ?? null });
  }
  for (const g of left) out.fresh.push({ at: g.at, icon: OBJECT_ICON[g.kind], owner });
}

/** From a Gunner along its row to what the shot would change; null: nothing. */
export function target(ghosts: Ghosts, gunner: Place): At | null {
  const gone = ghosts.fly.filter((g) => g.x === null).map((g): At => [g.f.at.x, g.f.at.y]);
  const fresh = ghosts.fresh.map((g): At => [g.at.x, g.at.y]);
  const changed = [...ghosts.dead, ...ghosts.hurt, ...fresh, ...gone];
  return changed.find(([x, y]) => y === gunner.y && x !== gunner.x) ?? null;
}
