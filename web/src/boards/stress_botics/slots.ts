// What lies in the slots of a BetaBot, as far as this seat may know.
import type { Looking } from "../board";
import { opensAt, type View } from "./table";

export type Slot = {
  state: "empty" | "shut" | "hidden" | "known" | "now" | "done" | "back";
  card: number;
  opens: number;
};

/** The slots from left to right. Hidden cards are never known here: the view holds blanks. */
export function slotsOf(at: Looking, seat: number): Slot[] {
  const v: View = at.view,
    b = v.bots[seat];
  const number = b.size === 2 ? 3 : 4;
  const out: Slot[] = Array.from({ length: number }, (_, i) => {
    const opens = opensAt(i + 1, b.size);
    return { state: opens > b.track.length ? "shut" : "empty", card: -1, opens };
  });
  if (v.phase === 2) {
    const mine = seat === at.me ? at.picture.draft.filter((o) => o.verb === "program") : [];
    mine.forEach((o, i) => (out[i] = { ...out[i], state: "known", card: o.components[0].id }));
    return out;
  }
  const told = story(at, seat);
  const played = b.slots - b.program.cards.length;
  for (let i = 0; i < b.slots && i < number; i++) {
    const left = b.program.cards[i - played];
    if (i >= played) out[i] = { ...out[i], state: left >= 0 ? "known" : "hidden", card: left };
    else if (told[i]) out[i] = { ...out[i], ...told[i] };
    else out[i] = { ...out[i], state: "done" };
  }
  const playing = v.playing.cards[0];
  if (
    v.phase === 3 &&
    playing !== undefined &&
    v.stack.some((f) => f.seat === seat && String(f.class).endsWith(".Keep"))
  )
    out[played - 1] = { ...out[played - 1], state: "now", card: playing };
  return out;
}

/** How each slot went this round: revealed or taken back. */
function story(at: Looking, seat: number): { state: Slot["state"]; card: number }[] {
  const out: { state: Slot["state"]; card: number }[] = [];
  if (!at.live) return out;
  const all = [...at.log, ...at.picture.drafted];
  for (let i = all.length - 1; i >= 0 && all[i].key !== "event-round"; i--) {
    const e = all[i];
    if (e.seat !== seat) continue;
    if (e.key === "event-revealed")
      out.unshift({ state: "done", card: e.components.find((c) => c.domain === "card")?.id ?? -1 });
    if (e.key === "event-returned" || e.key === "event-unplayable") out.unshift({ state: "back", card: -1 });
  }
  return out;
}
/** The slot whose card is played now, from 0; -1: none. */
export const slotNow = (at: Looking, seat: number): number => {
  const v: View = at.view,
    b = v.bots[seat];
  if (v.phase !== 3 || !b.slots) return -1;
  const playing = v.stack.some((f) => f.seat === seat && String(f.class).endsWith(".Keep"));
  return b.slots - b.program.cards.length - (playing ? 1 : 0);
};
