// The next flight of a player: where each roll would leave the flyers.
import type { Fate, FlyerShown, StationShown } from "./shown";

/** `rolls` that differ: behind a shield they do not; `hits`: how many of the six would land or strike. */
export type Odds = { f: FlyerShown; rolls: Fate[]; hits: number };

export const harms = (fate: Fate): boolean => fate.ending === "lands" || fate.ending === "strikes";

export const oddsOf = (station: StationShown): Odds[] =>
  station.flyers.map((f) => {
    const stop = f.fates.findIndex((r) => r.ending === "shield");
    return { f, rolls: stop >= 0 ? f.fates.slice(0, stop + 1) : f.fates, hits: f.fates.filter(harms).length };
  });
