// What goes by itself, told in cards: AlphaBot's turn in its seven steps, then the status and the ships of the next
// round; every effect under its cause.
import type { Entry } from "../../net/protocol";

// by the step of each event, as the engine says it
export const CHIPS = ["ships", "core", "pressure", "production", "move", "attack", "alphabot", "status", "orbit"];
export const SEVEN = 7; // of AlphaBot; the others are shown when they come
const SHIPS = CHIPS.indexOf("ships"),
  ORBIT = CHIPS.indexOf("orbit"), // the ships again, in the next round
  NONE = -1; // the token that begins the story
/** One thing that happened by itself, and what came of it. */
export type Cause = { entry: Entry; effects: Entry[] };
/** A step of the story: what belongs together. */
export type Beat = { chip: number; where: string; causes: Cause[] };
export type Tale = { n: number; round: number; beats: Beat[] };

/** The last story that was told, or was there when the table was opened, by table. */
export const heard = new Map<string, number>();

/** The last time that AlphaBot acted; null before the first. */
export function tale(log: Entry[]): Tale | null {
  const start = log.findLastIndex((e) => e.key === "event-token");
  if (start < 0) return null;
  const beats: Beat[] = [];
  let orbit = false;
  for (const e of log.slice(start)) {
    if (e.level === 1) orbit = true;
    else if (orbit && e.step && e.step !== CHIPS[SHIPS]) break;
    else tell(beats, e, chipOf(e, orbit));
  }
  return { n: log[start].n, round: log.slice(0, start).filter((e) => e.level === 1).length, beats };
}
/** The chip of what opens a step; none of what comes of it. */
function chipOf(e: Entry, orbit: boolean): number | undefined {
  if (e.key === "event-token") return NONE;
  const chip = CHIPS.indexOf(e.step);
  if (chip < 0) return undefined;
  return orbit ? ORBIT : chip;
}
/** One line more: what opens a step joins the last one if they belong together, all else is an effect of what came before. */
function tell(beats: Beat[], entry: Entry, chip: number | undefined): void {
  const last = beats.at(-1);
  if (chip === undefined) return void last?.causes.at(-1)!.effects.push(entry);
  const cause = { entry, effects: [] },
    where = group(entry);
  if (last?.chip === chip && last.where === where) last.causes.push(cause);
  else beats.push({ chip, where, causes: [cause] });
}
/** Attacks come from A and B, then C, then D, then in the vaults. */
function group(e: Entry): string {
  if (e.key === "event-vault-attacks") return "vaults";
  if (e.key !== "event-belt-attacks") return "";
  return e.args.reach === "belt-c" ? "C" : e.args.reach === "belt-d" ? "D" : "A + B";
}
