// The events of a turn, sorted into its steps.
import type { Entry } from "../../net/protocol";
import type { Looking } from "../board";
import { OBJECT_ICON, type Plan, seen } from "./station";

/** A choice of a Gunner. */
export const aimed = (e: Entry) => e.spots.some((spot) => spot.startsWith("gunner/"));

/** What the shot that is being told has hit, and whose Gunner shot. */
export function shotAt(at: Looking, plan: Plan): { owner: number; hit: [number, number] } | null {
  const by = at.log.findLast((e) => e.level < 3);
  if (at.telling?.sort !== "hit" || !by || !aimed(by)) return null;
  const hit = at.telling.spots.map((spot) => plan.spot(spot)).find((place) => place !== null);
  return hit ? { owner: by.seat ?? 0, hit } : null;
}

/** The roll of the turn that is drawn: my own stays until I end it. */
export const rolled = (at: Looking): number =>
  seen(at).die || (at.picture.waiting ? (at.log.findLast((e) => e.sort === "roll")?.dice[0] ?? 0) : 0);

/** Events by step; those of the next turn are left out. What names no step belongs to the one before it. */
export function bySteps(steps: string[], entries: Entry[], start = 1): Entry[][] {
  const out: Entry[][] = steps.map(() => []);
  let step = start;
  for (const e of entries) {
    if (e.key === "event-turn") break;
    step = e.key.startsWith("end-") ? steps.length - 1 : Math.max(step, steps.indexOf(e.step));
    out[step].push(e);
  }
  return out;
}

const ICONS: Record<string, string> = {
  "event-rolled": "d4",
  "event-activated": "en",
  "event-paid": "en",
  "event-gained": "plus",
  "event-damaged": "damage",
  "event-clone-lost": "clone",
  "event-spy-lost": "spy",
  "event-drone-lost": "bd",
  "event-cube-lost": "cross",
  "event-fired": "sat",
  "event-launched": "launch",
  "event-deployed": "deploy",
  "event-mended": "repair",
  "event-stolen": "espionage",
  "event-converted": "espionage",
  "event-seized": "takeover",
  "event-freed": "counter",
  "event-charged": "nuke",
  "event-defrosted": "clone",
  "event-flew": "rk",
  "event-landed": "rk",
  "event-struck": "rk",
  "event-stopped": "shield",
  "event-collided": "sat",
  "event-recharged": "shield",
  "event-shield-lost": "shield",
  "event-object-lost": "cross",
};
export function icon(e: Entry): string {
  const { object, resource } = e.args;
  if (object && ["event-flew", "event-landed", "event-struck", "event-object-lost"].includes(e.key))
    return OBJECT_ICON[object];
  if (resource && ["event-paid", "event-gained", "event-lost", "event-stolen"].includes(e.key)) return resource;
  if (e.sort === "idle") return "cross";
  if (aimed(e)) return "gunner";
  return ICONS[e.key] ?? (e.level === 2 ? "clone" : "right");
}
