// On which page of the phone a decision is made, or an event is seen; a small board has tracks and goals apart.
import type { Entry } from "../../net/protocol";
import type { Looking } from "../board";
import { shown } from "./table";

/** What a lesson speaks of, by its spots. */
export const named = (at: Looking): string[] => (at.outlined?.key === "lesson" ? at.outlined.spots : []);
/** It is brought into sight on a page that scrolls. */
export function brought(page: HTMLElement | undefined, at: Looking): void {
  if (named(at).length) requestAnimationFrame(() => page?.querySelector(".told")?.scrollIntoView({ block: "nearest" }));
}

const AWAY = ["done", "skip", "stop", "end"];
const MINE = ["tuck", "upgrade", "activate", "play", "use", "discard", "overbuilt", "overclock"];
const TRACKS = ["pay", "claim", "hire", "prospect"];
export function page(at: Looking): "mine" | "tracks" | "market" {
  const spoken = at.led ? undefined : named(at).map((spot) => PAGE_OF[spot.split(":")[0]])[0];
  if (spoken) return spoken;
  const options = at.led ? at.options : at.picture.options; // a lesson opens the page of its one choice
  const verbs = options.map((o) => o.verb).filter((verb) => !AWAY.includes(verb));
  if (verbs.includes("send") && shown(at).goal?.action === "prospect") return "tracks";
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
  const away = e.seat !== null && e.seat !== at.me ? "market" : ""; // not over the reader's own board
  return PAGE_OF[Object.keys(e.args).find((domain) => PAGE_OF[domain]) ?? ""] ?? away;
}

const GOALS = ["claim", "hire"];
/** The part of a small board on which a decision is made. */
export function leaf(at: Looking): string {
  const found = page(at);
  const goals = at.picture.options.some((o) => GOALS.includes(o.verb));
  return found === "tracks" && goals ? "goals" : found;
}
/** The part of a small board on which an event is seen. */
export const leafOf = (e: Entry, at: Looking): string => {
  const found = shows(e, at);
  return found === "tracks" && (e.args.achievement || e.args.specialist) ? "goals" : found;
};
