// Where the markers of the stress track stand: first come lowest, none over another.
import type { Looking } from "../board";
import { printed, shown } from "./table";

/** How much higher the next row is, in sizes of a marker. */
export const STEP = 0.9;
/** The row of each seat's marker, on a track of this width with markers of this size. */
export function rows(at: Looking, width: number, size: number): number[] {
  const last = printed(at).stress;
  const x = shown(at).bots.map((b) => (Math.min(last, b.stress) * width) / last);
  const found: number[] = [];
  x.forEach((here, i) => {
    const taken = new Set(found.filter((_, k) => Math.abs(x[k] - here) < size));
    found.push([...x.keys()].find((row) => !taken.has(row)) ?? i);
  });
  return found;
}
/** Pixels above the line: two rows and a flag always have their place. */
export const above = (at: Looking, width: number, size: number): number =>
  2 * size + Math.max(0, Math.max(...rows(at, width, size)) - 1) * STEP * size;
