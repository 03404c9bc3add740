// Where the options of a decision lie: on the map, on the belt, at the servers, on the own board.
import type { Option, Refused } from "../../net/protocol";
import type { Looking, Way } from "../board";
import { CORE, type End, nodeOf, placeOfTile, SHIPS, type View } from "./table";

/** The place that an option is about: `node 3`, `belt 1`, `deck 0`, `tank 2`, `card 17`, … ; empty: only in the bar. */
export function place(v: View, me: number, option: Option): string {
  const [a, b] = option.components;
  const mine = `node ${v.bots[me]?.node ?? CORE}`;
  switch (option.verb) {
    case "step":
      return `node ${a.id}`;
    case "stop":
      return mine;
    case "mine":
      return `node ${nodeOf(placeOfTile(v, a.id))}`;
    case "hit":
    case "arm":
      return b.id === 0 ? mine : `belt ${b.id - 1}`;
    case "strike":
    case "meet":
      return `node ${v.bots[a.id].node}`;
    case "scrape":
      return `belt ${v.alpha_at === 0 ? 1 : 0}`;
    case "do":
      return ["extract", "produce", "steer", "console", "deliver", "disarm"].includes(a.label) ? mine : "";
    case "level":
      return `pressure ${a.id + 1}`;
    case "press":
      return `pressure ${Math.max(1, Math.min(4, v.pressure + (a.id === 0 ? 1 : -1)))}`;
    case "turn":
      return `turn ${a.id}`;
    case "draw":
      return `deck ${a.id}`;
    case "program":
    case "discard":
      return `card ${a.id}`;
    case "buy":
    case "use":
      return `item ${a.id}`;
    case "equip":
      return `ext ${a.id}`;
    case "put":
    case "pay":
    case "melt":
      return `spot ${b.id}`;
    case "solidify":
      return `spot ${a.id}`;
    case "deliver":
      return a.id < SHIPS.length ? `ship ${a.id}` : mine;
    case "jettison":
      return `cargo ${a.id}`;
    case "release":
    case "free":
      return `captured ${a.id}`;
    case "replicate":
      return `producer ${a.id}`;
    case "inside":
      return `spot ${a.id + 9}`;
    case "take":
      return "alphatank";
    default:
      return "";
  }
}

export type Lit = { options: Option[]; way: Way | null; refused: Refused | null };
export const NOTHING: Lit = { options: [], way: null, refused: null };

/** Everything that may be clicked, by place; a walk takes the place of its single steps. */
export function lights(at: Looking, ways: Way[]): (place: string) => Lit {
  const found = new Map<string, Lit>();
  const entry = (key: string) => {
    const one = found.get(key) ?? { options: [], way: null, refused: null };
    found.set(key, one);
    return one;
  };
  const v: View = at.view,
    me = at.me ?? 0;
  for (const way of ways) entry(way.id).way = way;
  for (const option of at.options) {
    const key = place(v, me, option);
    if (key) entry(key).options.push(option);
  }
  for (const refused of at.refused) {
    const key = place(v, me, refused.option);
    if (key && !found.has(key)) entry(key).refused = refused;
  }
  return (key) => found.get(key) ?? NOTHING;
}

export const endOf = (at: Looking, way: Way | null): End | null =>
  (way && (at.aids?.reach as End[] | undefined)?.find((e) => `node ${e.node}` === way.id)) || null;
