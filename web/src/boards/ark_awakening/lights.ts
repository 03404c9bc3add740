// What can be chosen at each place: options by the spots of things, and walks.
import type { Option, Refused } from "../../net/protocol";
import type { Looking } from "../board";
import { eyes } from "./eyes.svelte";

export type Lit = { options: Option[]; refused?: Refused };
const TRADE = ["give", "request"]; // begins with a fellow; all the time possible, so it lights no more
export const DOORS = ["seal", "unlock"]; // lie between rooms
const NOTHING: Lit = { options: [] };

/** Everything that may be clicked, by spot; steps of a group are left to the walks where there are any. */
export function lights(at: Looking, walking: boolean): (...spots: string[]) => Lit {
  if (!at.live) return () => NOTHING;
  const options = new Map<string, Option[]>(),
    refused = new Map<string, Refused>();
  for (const option of at.options.filter((o) => !DOORS.includes(o.verb) && (!walking || o.verb !== "move")))
    for (const spot of option.spots.filter((s) => !TRADE.includes(option.verb) || s.startsWith("seat:")))
      options.set(spot, [...(options.get(spot) ?? []), option]);
  for (const one of at.refused) for (const spot of one.option.spots) if (!refused.has(spot)) refused.set(spot, one);
  return (...spots) => ({
    options: [...new Set(spots.flatMap((spot) => options.get(spot) ?? []))],
    refused: spots.map((spot) => refused.get(spot)).find(Boolean),
  });
}
export type Lights = ReturnType<typeof lights>;

/** What makes a thing a place to click. */
export function spotOf(at: Looking, lit: Lit) {
  const { options, refused } = lit;
  return {
    onpick: options.length ? (touch: boolean) => at.onpick(options, touch) : undefined,
    onpoint: options.length ? (on: boolean) => at.onfocus(on ? options[0] : null) : undefined,
    onwhy: !options.length && refused ? () => at.onwhy(refused) : undefined,
  };
}
export const isOn = (at: Looking, lit: Lit): boolean => !!at.focus && lit.options.some((o) => o.id === at.focus!.id);
/** Does the line that somebody points at tell of one of these? */
export const told = (at: Looking, ...spots: string[]): boolean =>
  !!at.outlined && spots.some((spot) => at.outlined!.spots.includes(spot));
/** A new question lets go of the group that was chosen for the last one, and of the room that was read. */
export function forget(): void {
  eyes.origin = "";
  eyes.room = "";
}
