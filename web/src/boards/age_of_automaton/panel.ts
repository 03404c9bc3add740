// Which decisions are put together on a panel of their own.
import type { Looking } from "../board";

const TALLIED = ["take", "give", "donate", "drop"];
export function panel(at: Looking): "tally" | "dice" | "draft" | null {
  const verbs = new Set(at.options.map((o) => o.verb));
  if (!at.live || at.me === null) return null;
  if (TALLIED.some((v) => verbs.has(v))) return "tally";
  if (["overdrive", "reroll", "turn"].some((v) => verbs.has(v)) || at.picture.prompt?.key === "ask-rolled")
    return at.options.length ? "dice" : null;
  if (at.view.factories[at.me].packet.cards.length && at.picture.deciders.includes(at.me)) return "draft";
  return null;
}
