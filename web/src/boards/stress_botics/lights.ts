// Where the options of a decision lie: on the map, on the belt, at the servers, on the own board.
import type { Looking, Way } from "../board";
import { bySpot, type Lit as Here } from "../parts/spots";
import type { End, Node } from "./shown";
import { shown } from "./table";

export { told } from "../parts/spots";
export type Lit = Here & { way: Way | null };
export type Lights = (...spots: string[]) => Lit;
export const NOTHING: Lit = { options: [], way: null };

/** Everything that may be clicked, by the spots of things; a walk takes the place of its single steps. */
export function lights(at: Looking, ways: Way[]): Lights {
  const here = bySpot(at.options, at.refused),
    walks = new Map(ways.map((way) => [way.id, way]));
  return (...spots) => {
    const found = here(...spots),
      way = spots.map((spot) => walks.get(spot)).find(Boolean) ?? null;
    return found.options.length || way || found.refused ? { ...found, way } : NOTHING;
  };
}

/** A place stands for its vault and for those who are there. */
export const spotsOf = (at: Looking, node: Node): string[] => [
  node.spot,
  ...(node.vault ? [node.vault.spot] : []),
  ...(node.active ? [shown(at).alpha.spot] : []),
  ...node.guests.map((seat) => shown(at).bots[seat].spot),
];

/** The end of a Move that somebody points at. */
export const endOf = (at: Looking): End | null => shown(at).reach.find((e) => e.spot === at.way?.id) ?? null;
