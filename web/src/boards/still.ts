// A table to look at, not to play at: what a drawing gets where nothing can be chosen.
import type { Game, Picture } from "../net/protocol";
import type { Looking } from "./board";

const nothing = () => {};
const refused = () => Promise.resolve(false);

/** The table as this picture shows it. */
export const still = (game: Game, picture: Picture, phone: boolean): Looking => ({
  game,
  picture,
  shown: picture.shown,
  then: null,
  me: picture.seat,
  names: picture.table.players.map((p) => p.name),
  options: [],
  refused: [],
  focus: null,
  forecast: null,
  forecasts: () => undefined,
  outcome: null,
  log: picture.log.entries,
  telling: null,
  turning: null,
  outlined: null,
  live: false,
  led: false,
  phone,
  small: false,
  sideways: false,
  way: null,
  onfocus: nothing,
  onpick: nothing,
  onway: nothing,
  ondivide: nothing,
  ontake: nothing,
  onwhy: nothing,
  onoutline: nothing,
  onsay: refused,
  onlay: refused,
});
