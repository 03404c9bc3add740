// On which page of the phone, or part of a small board, a decision is made.
import type { Looking } from "../board";

const AWAY = ["done", "skip", "stop", "end"];
const MINE = ["tuck", "upgrade", "activate", "play", "use", "discard", "overbuilt", "overclock"];
const TRACKS = ["pay", "claim", "hire", "prospect"];
export function page(at: Looking): "mine" | "tracks" | "market" {
  const verbs = at.picture.options.map((o) => o.verb).filter((verb) => !AWAY.includes(verb));
  const only = (of: string[]) => verbs.length > 0 && verbs.every((verb) => of.includes(verb));
  return only(MINE) ? "mine" : only(TRACKS) ? "tracks" : "market";
}
