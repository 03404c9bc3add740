// What can be chosen at each place: options by the spots of things, and walks.
import type { Looking } from "../board";
import { bySpot, type Lit } from "../parts/spots";
import { eyes } from "./eyes.svelte";

export { isOn, type Lit, spotOf, told } from "../parts/spots";
const TRADE = ["give", "request"]; // begins with a fellow; all the time possible, so it lights no more
export const DOORS = ["seal", "unlock"]; // lie between rooms
const NOTHING: Lit = { options: [] };

/** Everything that may be clicked, by spot; steps of a group are left to the walks where there are any. */
export function lights(at: Looking, walking: boolean): (...spots: string[]) => Lit {
  if (!at.live) return () => NOTHING;
  return bySpot(
    at.options.filter((o) => !DOORS.includes(o.verb) && (!walking || o.verb !== "move")),
    at.refused,
    (o) => (TRADE.includes(o.verb) ? o.spots.filter((spot) => spot.startsWith("seat:")) : o.spots),
  );
}
export type Lights = ReturnType<typeof lights>;

/** A new question lets go of the group that was chosen for the last one, and of the room that was read. */
export function forget(): void {
  eyes.origin = "";
  eyes.room = "";
}
