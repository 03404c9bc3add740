// On which page of the phone, or part of a small board, a decision is made.
import type { Looking } from "../board";
import { capsules } from "./pack.svelte";

const OFFER = ["buy", "pick", "sweep", "look", "acquire", "take"];
export function page(at: Looking): "pack" | "offer" | "mat" {
  if (capsules(at)) return "pack";
  return at.picture.options.some((o) => OFFER.includes(o.verb)) ? "offer" : "mat";
}
