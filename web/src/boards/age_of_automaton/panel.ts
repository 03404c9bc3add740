// Which decisions are put together on a panel of their own.
import type { Looking } from "../board";
import { shown } from "./table";

const DICE = ["roll", "reroll", "turn"];
export function panel(at: Looking): "tally" | "dice" | "draft" | null {
  if (!at.live || at.me === null) return null;
  const { step, tally } = shown(at);
  if (step === "draft") return at.picture.deciders.includes(at.me) ? "draft" : null;
  if (!at.options.length) return null;
  return tally ? "tally" : DICE.includes(step) ? "dice" : null;
}
