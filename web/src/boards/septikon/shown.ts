// Made by `make types` from the game's shown.py: change that.

/**
 * What eyes get of Septikon: Uranium Wars.
 */
export interface Sight {
  shown: Shown;
  printed: Printed;
}
export interface Shown {
  step: "" | "draw" | "drones" | "module" | "move" | "setup" | "theft";
  turn: number;
  player: number;
  die: number;
  limit: number;
  ended: boolean;
  stations: StationShown[];
  aims: Aim[];
}
/**
 * A station, with the rival's units on it, and what its owner has in space.
 */
export interface StationShown {
  owner: number;
  clones: string[];
  gunners: string[];
  spies: string[];
  drones: string[];
  damage: string[];
  stores: StoreShown[];
  supplies: Supply[];
  armed: string[];
  zones: Zone[];
  satellites: Satellite[];
  shields: Place[];
  flyers: FlyerShown[];
  threats: string[];
}
/**
 * A warehouse, by the squares of its cells; `dead`: it can neither give nor take.
 *
 *     `blocked`: a cell that is out of reach, because it or one nearer to the entrance is damaged or held.
 */
export interface StoreShown {
  id: string;
  resource: string;
  cubes: string[];
  warheads: string[];
  blocked: string[];
  available: number;
  total: number;
  dead: boolean;
}
/**
 * A resource over all its warehouses.
 */
export interface Supply {
  resource: string;
  available: number;
  total: number;
}
/**
 * Squares of a station in the active zones of somebody's units.
 */
export interface Zone {
  by: number;
  squares: string[];
}
export interface Satellite {
  at: Place;
  covers: Place[];
}
/**
 * A place on the whole board; x counts from A's end, y along A's columns.
 */
export interface Place {
  x: number;
  y: number;
}
export interface FlyerShown {
  kind: string;
  at: Place;
  launched: number;
  fates: Fate[];
}
/**
 * Where a roll would leave a flyer, as things stand now.
 */
export interface Fate {
  roll: number;
  x: number;
  ending: "flies" | "lands" | "satellite" | "shield" | "strikes";
}
/**
 * Where a choice lies on the board: whom it moves, by which way, and what it is about.
 */
export interface Aim {
  notation: string;
  start: Spot[];
  ends: Spot[];
  way: Place[];
}
/**
 * A square of a station, or with owner -1 a place in space; `spot`: what options and the log name.
 */
export interface Spot {
  spot: string;
  owner: number;
  square: string;
  at: Place;
}
export interface Printed {
  columns: number;
  steps: string[];
  depth: number;
  surface: number;
  squares: PrintedSquare[];
  walls: PrintedWall[];
  stairs: PrintedStairs[];
  modules: PrintedModule[];
  stores: PrintedStore[];
  places: string[][];
  resources: Amount[];
}
export interface PrintedSquare {
  id: string;
  name: string;
  level: number;
  column: number;
  code: string;
  cell: boolean;
}
/**
 * Between two levels of a station, along its columns from the first to the last.
 */
export interface PrintedWall {
  low: number;
  high: number;
  first: number;
  last: number;
}
/**
 * Between two squares that do not lie beside each other; all others are a gap between walls.
 */
export interface PrintedStairs {
  start: string;
  end: string;
}
/**
 * `gives` and `n`: the resource that it makes and how much; of a repair, how many squares.
 *
 *     `hits`: what the rival is hit with, empty where nothing is.
 */
export interface PrintedModule {
  id: string;
  name: string;
  zone: string;
  text: string;
  cost: Amount[];
  gives: string;
  n: number;
  per_gunner: boolean;
  hits: string;
  signs: Sign[];
  squares: string[];
}
export interface Amount {
  resource: string;
  n: number;
}
/**
 * Words of a card's text; or a symbol that a board draws, what it is called, and the figure beside it.
 */
export interface Sign {
  symbol: string;
  text: string;
  n: string;
}
export interface PrintedStore {
  id: string;
  resource: string;
  cells: string[];
}
