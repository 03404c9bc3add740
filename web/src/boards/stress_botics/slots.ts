// What lies in the slots of a BetaBot, as far as this seat may know.
import type { Looking } from "../board";
import type { Slot } from "./shown";
import { shown } from "./table";

export type Played = Omit<Slot, "state"> & { state: Slot["state"] | "back" };

/** The slots from left to right; how a slot went that is done is told by the log. */
export function slotsOf(at: Looking, seat: number): Played[] {
  const told = story(at, seat);
  return shown(at).bots[seat].slots.map((s, i) => (s.state === "done" && told[i] ? { ...s, ...told[i] } : s));
}

/** How each slot went this round: revealed or taken back. */
function story(at: Looking, seat: number): Pick<Played, "state" | "card">[] {
  const out: Pick<Played, "state" | "card">[] = [];
  if (!at.live) return out;
  const all = [...at.log, ...at.picture.drafted];
  for (let i = all.length - 1; i >= 0 && all[i].key !== "event-round"; i--) {
    const e = all[i];
    if (e.seat !== seat) continue;
    if (e.key === "event-revealed") out.unshift({ state: "done", card: e.args.card });
    if (e.key === "event-returned" || e.key === "event-unplayable") out.unshift({ state: "back", card: "" });
  }
  return out;
}
