// Septikon at the table: its board, and what it adds to the shell.
import type { Plugin } from "../board";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Dock from "./Dock.svelte";
import { face } from "./faces";
import Seat from "./Seat.svelte";
import { icon, rolled } from "./steps";
import { symbols } from "./station";
import Strip from "./Strip.svelte";
import Threats from "./Threats.svelte";

const plugin: Plugin = {
  Board,
  wide: true,
  Seat,
  Strip,
  Dock,
  Aside: Threats,
  Cards,
  end: () => import("./End.svelte"),
  face,
  shows: () => "board",
  icon,
  symbols,
  die: rolled,
  keys: [
    ["F", "sep-zones"],
    ["N", "sep-flight-next"],
    ["P", "sep-pieces"],
  ],
  topics: [
    {
      id: "flight",
      keys: ["event-flew", "event-landed", "event-struck", "event-stopped", "event-collided", "event-launched"],
    },
    {
      id: "damage",
      keys: ["event-damaged", "event-mended", "event-clone-lost", "event-cube-lost", "event-object-lost"],
    },
  ],
};
export default plugin;
