// Where the options of a decision lie: on the map, on the belt, at the servers, on the own board.
import type { Option, Refused } from "../../net/protocol";
import type { Looking, Way } from "../board";
import type { End, Node } from "./shown";
import { shown } from "./table";

export type Lit = { options: Option[]; way: Way | null; refused: Refused | null };
export type Lights = (...spots: string[]) => Lit;
export const NOTHING: Lit = { options: [], way: null, refused: null };

/** Everything that may be clicked, by the spots of things; a walk takes the place of its single steps. */
export function lights(at: Looking, ways: Way[]): Lights {
  const options = new Map<string, Option[]>(),
    refused = new Map<string, Refused>(),
    walks = new Map(ways.map((way) => [way.id, way]));
  for (const option of at.options)
    for (const spot of option.spots) options.set(spot, [...(options.get(spot) ?? []), option]);
  for (const one of at.refused) for (const spot of one.option.spots) if (!refused.has(spot)) refused.set(spot, one);
  return (...spots) => {
    const found: Lit = {
      options: [...new Set(spots.flatMap((spot) => options.get(spot) ?? []))],
      way: spots.map((spot) => walks.get(spot)).find((way) => way) ?? null,
      refused: spots.map((spot) => refused.get(spot)).find((one) => one) ?? null,
    };
    return found.options.length || found.way || found.refused ? found : NOTHING;
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
/** Does the line that somebody points at tell of one of these? */
export const told = (at: Looking, ...spots: string[]): boolean =>
  !!at.outlined && spots.some((spot) => at.outlined!.spots.includes(spot));
