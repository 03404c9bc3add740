// On which page of the phone, or part of a small board, a decision is made, or an event is seen.
import type { Entry } from "../../net/protocol";
import type { Looking } from "../board";

const AWAY = ["done", "skip", "stop", "end"];
const MINE = ["tuck", "upgrade", "activate", "play", "use", "discard", "overbuilt", "overclock"];
const TRACKS = ["pay", "claim", "hire", "prospect"];
export function page(at: Looking): "mine" | "tracks" | "market" {
  const verbs = at.picture.options.map((o) => o.verb).filter((verb) => !AWAY.includes(verb));
  const only = (of: string[]) => verbs.length > 0 && verbs.every((verb) => of.includes(verb));
  return only(MINE) ? "mine" : only(TRACKS) ? "tracks" : "market";
}

const AT_HOME = ["built", "upgraded", "tucked", "reliability", "returned", "dealt", "passed"];
const ON_TRACKS = ["rolled", "passes", "reputation", "donation", "audit", "audit-shifted", "steady"];
const ON_MARKET = ["market", "next-place", "order"];
const PAGE_OF: Record<string, "tracks" | "market"> = {
  equipment: "market",
  research: "market",
  sale: "market",
  tile: "market",
  blocked: "market",
  track: "tracks",
  company: "tracks",
  achievement: "tracks",
  specialist: "tracks",
  audit: "tracks",
};
export function shows(e: Entry, at: Looking): string {
  const key = e.key.replace("event-", "");
  if (AT_HOME.includes(key) && e.seat === at.me) return "mine";
  if (ON_TRACKS.includes(key)) return "tracks";
  if (ON_MARKET.includes(key)) return "market";
  return PAGE_OF[Object.keys(e.args).find((domain) => PAGE_OF[domain]) ?? ""] ?? "";
}
