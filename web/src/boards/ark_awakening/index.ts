// Ark: Awakening at the table: its map, and what it adds to the shell.
import type { Looking, Plugin } from "../board";
import Aside from "./Aside.svelte";
import BiodomePage from "./BiodomePage.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { face, icon } from "./faces";
import GoalsPage from "./GoalsPage.svelte";
import "./look.css";
import Seat from "./Seat.svelte";
import Strip from "./Strip.svelte";
import { clock, shown } from "./table";
import { ways } from "./walks";
import drawings from "./symbols.svg?raw";

const AT_HOME = ["choose", "chain", "produce", "exploit", "militarize", "research", "use", "discard", "awaken", "heal"];
/** The page of the phone on which a decision is made. */
function page(at: Looking): string {
  const verbs = new Set(at.picture.options.map((o) => o.verb));
  if (shown(at).combat) return "ark-map";
  if (verbs.has("rotate")) return "ark-goals";
  if (["guide", "give", "request"].some((x) => verbs.has(x)) && verbs.size <= 3) return "ark-goals";
  const outside = ["move", "explore", "integrate", "divert", "into", "vent"].some((x) => verbs.has(x));
  return !outside && AT_HOME.some((x) => verbs.has(x)) ? "ark-mine" : "ark-map";
}

const plugin: Plugin = {
  Board,
  drawings,
  Seat,
  Strip,
  Dock,
  Aside,
  led: true,
  end: () => import("./End.svelte"),
  face,
  icon,
  ways,
  page,
  shows: () => "ark-map",
  asks: (o) => o.verb === "request",
  pages: [
    { id: "ark-map", icon: "fit", Page: Board },
    { id: "ark-mine", icon: "ark-home", Page: BiodomePage },
    {
      id: "ark-goals",
      says: "row-goals",
      icon: "ark-star",
      Page: GoalsPage,
      note: (at) => String(clock(at)?.n ?? ""),
    },
  ],
  keys: [["V", "ark-lens-key"]],
  coach: ["ark-coach-1", "ark-coach-2", "ark-coach-3", "ark-coach-4"],
  topics: [
    { id: "ark-exploring", keys: ["event-explored", "event-found", "event-revealed"] },
    {
      id: "ark-building",
      keys: ["event-integrated", "event-replaced", "event-displaced", "event-activated", "event-hacked"],
    },
    {
      id: "ark-fighting",
      keys: [
        "event-weak",
        "event-exploded",
        "event-totals",
        "event-won-combat",
        "event-wounded",
        "event-enemy-won",
        "event-all-lost",
      ],
    },
    {
      id: "ark-enemy",
      says: "option-enemy",
      when: (at) => !!shown(at).enemy,
      keys: [
        "event-enemy-turn",
        "event-ordered",
        "event-rejected",
        "event-stepped",
        "event-halted",
        "event-teleported",
        "event-teleport-failed",
        "event-drained",
        "event-destroyed",
        "event-target",
        "event-disaster",
        "event-struck",
        "event-damaged",
        "event-diagnostic",
        "event-hostile",
        "event-strategy",
        "event-enemy-acts",
        "event-corrupted",
        "event-infected",
        "event-adapted",
        "event-no-move",
        "event-spared",
        "event-no-glitch",
        "event-resolution",
        "event-unfit",
        "event-survived",
        "event-considered",
        "event-refused-room",
        "event-no-hatch",
        "event-left-over",
        "event-upgraded",
      ],
    },
  ],
};
export default plugin;
