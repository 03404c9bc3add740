// Where the options of a decision lie on the board, as the engine says.
import type { Option } from "../../net/protocol";
import type { Aim, Shown, Spot as End } from "./shown";

export type Spot = { x: number; y: number; square: string; options: Option[] };

export const aim = (now: Shown, option: Option | null): Aim | null =>
  now.aims.find((one) => one.notation === option?.notation) ?? null;

/** The squares to light for an option. */
export const targets = (now: Shown, option: Option): End[] => aim(now, option)?.ends ?? [];

export function spots(now: Shown, options: Option[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const option of options)
    for (const { at, square } of targets(now, option)) {
      const key = `${at.x},${at.y}`;
      const spot = found.get(key) ?? { x: at.x, y: at.y, square, options: [] };
      spot.options.push(option);
      found.set(key, spot);
    }
  return [...found.values()];
}

/** Where the unit that an option moves stands now. */
export const source = (now: Shown, option: Option | null): End | null => aim(now, option)?.start[0] ?? null;
