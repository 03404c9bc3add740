// Where the options of a decision lie on the board, as the engine says.
import type { Option, Refused } from "../../net/protocol";
import type { Aim, Shown, Spot as End } from "./shown";

/** A square with the options that are about it. */
export type Lamp = { x: number; y: number; square: string; options: Option[] };
/** A square that only refused ones are about. */
export type Bar = { x: number; y: number; refused: Refused };

export const aim = (now: Shown, option: Option | null): Aim | null =>
  now.aims.find((one) => one.notation === option?.notation) ?? null;

/** The squares to light for an option. */
export const targets = (now: Shown, option: Option): End[] => aim(now, option)?.ends ?? [];

export function lamps(now: Shown, options: Option[]): Lamp[] {
  const found = new Map<string, Lamp>();
  for (const option of options)
    for (const { at, square } of targets(now, option)) {
      const key = `${at.x},${at.y}`;
      const spot = found.get(key) ?? { x: at.x, y: at.y, square, options: [] };
      spot.options.push(option);
      found.set(key, spot);
    }
  return [...found.values()];
}

export function bars(now: Shown, refused: Refused[], lit: Lamp[]): Bar[] {
  const legal = new Set(lit.map((s) => `${s.x},${s.y}`));
  const found = new Map<string, Bar>();
  for (const one of refused)
    for (const { at } of targets(now, one.option)) {
      const key = `${at.x},${at.y}`;
      if (!legal.has(key) && !found.has(key)) found.set(key, { x: at.x, y: at.y, refused: one });
    }
  return [...found.values()];
}

/** Where the unit that an option moves stands now. */
export const source = (now: Shown, option: Option | null): End | null => aim(now, option)?.start[0] ?? null;
