// Any game, from what it shows alone: counters, tracks, lists, grids and zones by their names.
import type { Plugin } from "../board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import Seat from "./Seat.svelte";

const plugin: Plugin = {
  Board,
  Dock,
  Seat,
};
export default plugin;
