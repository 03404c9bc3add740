// Where the options of a decision lie on the board, as the engine says.
import type { Option, Refused } from "../../net/protocol";
import type { Aim, Shown, Spot as End } from "./shown";
import type { Plan } from "./station";

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

export function bars(now: Shown, plan: Plan, refused: Refused[], lit: Lamp[]): Bar[] {
  const legal = new Set(lit.map((s) => `${s.x},${s.y}`));
  const found = new Map<string, Bar>();
  for (const bar of refused.flatMap((one) => barsOf(now, plan, one))) {
    const key = `${bar.x},${bar.y}`;
    const known = found.get(key);
    if (!legal.has(key) && (!known || (known.refused.unlisted && !bar.refused.unlisted))) found.set(key, bar);
  }
  return [...found.values()];
}

/** Where a refusal lies; of one that no list tells only the square is meant. */
function barsOf(now: Shown, plan: Plan, refused: Refused): Bar[] {
  if (!refused.unlisted) return targets(now, refused.option).map(({ at }) => ({ x: at.x, y: at.y, refused }));
  const spot = refused.option.spots.at(-1) ?? "";
  const place = plan.spot(spot);
  if (!place) return [];
  const label = plan.squares.get(spot.split("/")[1])?.name ?? refused.option.label;
  const option = { ...refused.option, label, spots: [spot] };
  return [{ x: place[0], y: place[1], refused: { ...refused, option } }];
}

/** Where the unit that an option moves stands now. */
export const source = (now: Shown, option: Option | null): End | null => aim(now, option)?.start[0] ?? null;
