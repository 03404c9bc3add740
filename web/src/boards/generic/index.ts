// Any game, from what it shows (or its view) alone: counters, tracks, lists, grids and zones by their names.
import type { Plugin } from "../board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { sentences } from "./read";
import Seat from "./Seat.svelte";

const plugin: Plugin = {
  Board,
  Dock,
  Seat,
  turn: (view) => String(view.turn ?? view.round ?? ""),
  text: (at) => (at.picture.head ? null : sentences(at)),
};
export default plugin;
