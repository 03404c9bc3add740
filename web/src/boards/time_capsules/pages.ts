// On which page of the phone, or part of a small board, a decision is made, or an event is seen.
import type { Entry } from "../../net/protocol";
import type { Looking } from "../board";
import { capsules } from "./pack.svelte";

const OFFER = ["buy", "pick", "sweep", "look", "acquire", "take"];
export function page(at: Looking): "pack" | "offer" | "mat" {
  if (capsules(at)) return "pack";
  return at.picture.options.some((o) => OFFER.includes(o.verb)) ? "offer" : "mat";
}

const ON_TRACK = ["event-vp", "event-vp-lost", "event-looked"];
const OF_CAPSULES = ["event-opened", "event-packed", "event-overflow"];
export function shows(e: Entry, at: Looking): string {
  if (e.args.artifact || e.args.slot || ON_TRACK.includes(e.key)) return "offer";
  if (e.seat === null || e.seat !== at.me) return "";
  return OF_CAPSULES.includes(e.key) ? "pack" : "mat";
}
