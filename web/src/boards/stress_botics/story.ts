// Phase 5 told in cards: the log of AlphaBot's turn, cut at each of its seven steps, every effect under its cause.
import type { Entry } from "../../net/protocol";

export const CHIPS = ["ships", "core", "pressure", "production", "move", "attack", "alphabot"];
const OPENS: Record<string, number> = {
  "event-token": -1, "event-ship-moved": 0, "event-ship-left": 0, "event-core-turned": 1, "event-pressure": 2, "event-common-gained": 3, "event-auto-produced": 3,
  "event-auto-blocked": 3, "event-tile-flipped": 3, "event-advanced": 4, "event-disembarked": 4, "event-ex-armed": 4, "event-arrived": 4, "event-cleared": 4, "event-elevator": 4,
  "event-belt-attacks": 5, "event-vault-attacks": 5, "event-alpha-moved": 6, "event-padlocks": 6, "event-shuttle": 6, "event-status-side": 6, "event-console-side": 6,
};
const AFTER = new Set(["event-behind", "event-discarded", "event-ordered", "event-round"]);
/** A step of the story: its trigger, and what came of it. */
export type Beat = { chip: number; where: string; cause: Entry; effects: Entry[] };
export type Tale = { n: number; round: number; beats: Beat[] };

/** The last story that was told, or was there when the table was opened, by table. */
export const heard = new Map<string, number>();

/** The last time that AlphaBot acted; null before the first. */
export function tale(log: Entry[]): Tale | null {
  let start = -1;
  for (let i = log.length - 1; i >= 0 && start < 0; i--) if (log[i].key === "event-token") start = i;
  if (start < 0) return null;
  const beats: Beat[] = [];
  for (let i = start; i < log.length && !AFTER.has(log[i].key); i++) {
    const e = log[i], chip = OPENS[e.key];
    if (chip !== undefined) beats.push({ chip, where: group(e), cause: e, effects: [] });
    else beats.at(-1)?.effects.push(e);
  }
  return { n: log[start].n, round: log.slice(0, start).filter((e) => e.key === "event-round").length, beats };
}
/** Attacks come from A and B, then C, then D, then in the vaults. */
function group(e: Entry): string {
  if (e.key === "event-vault-attacks") return "vaults";
  if (e.key !== "event-belt-attacks") return "";
  const segment = e.components.find((c) => c.domain === "reach")?.label ?? "";
  return segment === "belt-c" ? "C" : segment === "belt-d" ? "D" : "A + B";
}
