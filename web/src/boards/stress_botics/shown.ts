// Made by `make types` from the game's shown.py: change that.

/**
 * What eyes get of Stress Botics.
 */
export interface Sight {
  shown: Shown;
  printed: Printed;
}
/**
 * After `bots`: what the choice of this eye may lead to; nothing for who is not asked.
 */
export interface Shown {
  phase: "actions" | "alphabot" | "maintain" | "program" | "setup" | "ships" | "status";
  step:
    | ""
    | "ai"
    | "batteries"
    | "boost"
    | "combine"
    | "deliver"
    | "discard"
    | "draw"
    | "load"
    | "place"
    | "program"
    | "setup"
    | "shift"
    | "turn"
    | "walk";
  round: number;
  ended: boolean;
  order: number[];
  ships: Ship[];
  nodes: Node[];
  tunnels: Tunnel[];
  core: Core;
  pressure: number;
  levels: Level[];
  valve: Level[];
  alpha: Alpha;
  belt: Segment[];
  bag: number;
  decks: Deck[];
  shelves: Shelf[];
  console: Console;
  common: Store;
  bots: Bot[];
  reach: End[];
  checks: Check[];
  placing: Placing | null;
  filling: Filling | null;
  upkeep: ("ai" | "batteries" | "combine" | "cool" | "shift") | null;
  cooled: Cooled[];
  unchanged: string[];
}
/**
 * `space` is -1 once it has left orbit; `point`: the sector of its reception point there, if any.
 */
export interface Ship {
  spot: string;
  ship: string;
  space: number;
  point: string;
  demand: number;
  objective: string;
  served: Served[];
}
/**
 * Who has delivered in a sector.
 */
export interface Served {
  sector: string;
  seats: number[];
}
/**
 * A place of the planet: who stands there, which Cylindroids lie there, and what was produced.
 */
export interface Node {
  spot: string;
  node: string;
  vault: Vault | null;
  guests: number[];
  cylindroids: string[];
  lying: Amount[];
  active: boolean;
}
/**
 * `gives`: which of the yields of its tile holds at the present pressure.
 */
export interface Vault {
  spot: string;
  tile: string;
  side: "A" | "B";
  gives: string;
}
export interface Amount {
  piece: string;
  n: number;
}
/**
 * Within a sector, and to the Core: `shut`, the Core is turned away.
 */
export interface Tunnel {
  start: string;
  end: string;
  state: "locked" | "open" | "shut";
}
/**
 * `gives`: Lava of one Extract at the present pressure; `open`: sectors with a tunnel to it.
 */
export interface Core {
  side: "A" | "B";
  lava: number;
  gives: number;
  position: number;
  open: string[];
}
export interface Level {
  spot: string;
  level: number;
}
/**
 * AlphaBot. `tokens`: its two places before it moves on; `vault` from 1, and 0 on the Shuttle.
 *
 *     With fewer than `below` shields the Elevator brings more; now it brings `brings`. `target`: the vault that
 *     segment C leads to. `next`: the Main Vault after this one, 0 the Shuttle.
 */
export interface Alpha {
  spot: string;
  shields: number;
  most: number;
  below: number;
  brings: number;
  vault: number;
  next: number;
  node: string;
  tokens: ("ahead" | "here" | "past")[];
  status: "A" | "B";
  front: Front | null;
  target: string;
  tank: Store;
}
export interface Front {
  spot: string;
  segment: string;
}
export interface Store {
  spot: string;
  pieces: Amount[];
}
/**
 * Of the belt; the Elevator has no letter.
 */
export interface Segment {
  spot: string;
  letter: string;
  cylindroids: string[];
}
/**
 * `top` is empty if nobody may see it; `ends`: its last card is drawn next.
 */
export interface Deck {
  spot: string;
  type: string;
  left: number;
  top: string;
  ends: boolean;
  discards: number;
}
export interface Shelf {
  shelf: "advanced" | "alpha";
  items: Item[];
  left: number;
}
export interface Item {
  spot: string;
  item: string;
}
export interface Console {
  side: "A" | "B";
  options: Switch[];
}
export interface Switch {
  spot: string;
  option: string;
}
/**
 * A player's board. `held`: all resources, in tanks and on items; `now`: the slot whose card is next.
 *
 *     `cells`: how many captured Cylindroids there is room for.
 *
 *     `score`: if the game ended now, without the Secondary Objective, which is secret.
 */
export interface Bot {
  spot: string;
  seat: number;
  node: string;
  producing: boolean;
  stress: number;
  shields: number;
  track: Track;
  inner: string;
  mind: "competitive" | "cooperative";
  tanks: Tank[];
  dangerous: Tank;
  held: {
    [k: string]: number;
  };
  extensions: Extension[];
  producer: Prepared[];
  captured: Captured[];
  cells: number;
  cargo: Cargo[];
  markers: number;
  containers: Container[];
  hand: Card[];
  most: number;
  slots: Slot[];
  now: number;
  secondary: string[];
  score: number;
}
/**
 * `room`: so many batteries the shields leave room for.
 */
export interface Track {
  spot: string;
  spaces: Space[];
  batteries: number;
  room: number;
}
/**
 * Of the Battery Track; `battery` is empty if there is none; `opens`: the bonuses that begin with it.
 */
export interface Space {
  spot: string;
  battery: string;
  opens: string[];
}
export interface Tank {
  spot: string;
  squares: number;
  used: number;
  pieces: Amount[];
}
/**
 * `top`: the item that works; `under`: how many it covers.
 */
export interface Extension {
  spot: string;
  extension: string;
  top: Item | null;
  under: number;
  store: Store;
}
/**
 * A producer space: the piece beside the Betamatter, empty if there is none.
 */
export interface Prepared {
  spot: string;
  piece: string;
}
export interface Captured {
  spot: string;
  cylindroid: string;
}
export interface Cargo {
  spot: string;
  sector: string;
  state: "free" | "gone" | "used";
}
export interface Container {
  ship: string;
  load: Load[];
  sectors: string[];
}
/**
 * The most of a piece that can be loaded, and the points for each.
 */
export interface Load {
  piece: string;
  n: number;
  vp: number;
}
/**
 * Of a hand; `card` is empty for who may not see it. Equal cards share a spot: they are one choice.
 */
export interface Card {
  spot: string;
  card: string;
}
/**
 * `opens`: the batteries that open it; `back`: its card was taken back unrevealed.
 */
export interface Slot {
  state: "back" | "done" | "empty" | "hidden" | "known" | "now" | "shut";
  card: string;
  opens: number;
}
/**
 * Where a Move can end, by the cheapest way, and what ending there does at once.
 *
 *     `said`: the choices that make it; `way`: the nodes walked; `cold`: the one by which the Core is left
 *     without a tunnel, for `exit` shields; `room`: batteries that the shields leave room for; `checks`: what
 *     could be delivered there, the likeliest first; `again`: where a second Move could end.
 */
export interface End {
  spot: string;
  node: string;
  said: string[];
  way: string[];
  cold: string;
  exit: number;
  shields: number;
  batteries: number;
  room: number;
  stress: number[];
  collects: Amount[];
  meets: Meeting[];
  checks: Check[];
  again: string[];
}
/**
 * SB-3.3.11: both work, both take damage, or one of them does: the mover or the other.
 */
export interface Meeting {
  seat: number;
  damage: number;
  how: "clash" | "hurt" | "hurts" | "work";
}
/**
 * A delivery: `drop`, Cargo Cards to discard first; `vp`, what the load brings.
 *
 *     Then the stress changes: by `own`, and of all who have not delivered there by `others`.
 */
export interface Check {
  ship: string;
  sector: string;
  allowed: boolean;
  drop: number;
  rows: Condition[];
  load: Load[];
  vp: number;
  own: number;
  others: number;
}
/**
 * Of a delivery, with its numbers.
 */
export interface Condition {
  id: string;
  met: boolean;
  have: number;
  need: number;
}
/**
 * Pieces that wait for a place, the next one first; the tanks in which it would start a reaction.
 */
export interface Placing {
  pieces: Amount[];
  melts: Tank[];
}
/**
 * What can still be loaded into the container; `said`: the choices that load all of it, for `vp`.
 */
export interface Filling {
  ship: string;
  load: Load[];
  said: string[];
  vp: number;
}
/**
 * SB-4.2b, SB-4.3: a tank after melting, and after solidifying, as things stand now.
 */
export interface Cooled {
  spot: string;
  melted: Amount[];
  solid: Amount[];
}
/**
 * `steps`: what goes by itself, by the steps of events; `upkeep`: the steps of maintenance, in order.
 */
export interface Printed {
  steps: {
    [k: string]: string;
  };
  upkeep: {
    [k: string]: string;
  };
  stress: number;
  shields: Shield[];
  pieces: {
    [k: string]: PrintedPiece;
  };
  held: {
    [k: string]: Held;
  };
  nodes: {
    [k: string]: PrintedNode;
  };
  tiles: {
    [k: string]: PrintedTile;
  };
  types: {
    [k: string]: PrintedType;
  };
  cards: {
    [k: string]: PrintedCard;
  };
  items: {
    [k: string]: PrintedItem;
  };
  ships: {
    [k: string]: PrintedShip;
  };
  objectives: {
    [k: string]: Good[];
  };
  secondaries: {
    [k: string]: string;
  };
  console: {
    [k: string]: string;
  };
  extensions: {
    [k: string]: PrintedExtension;
  };
  cylindroids: {
    [k: string]: string;
  };
  cargo: Price;
  bonuses: {
    [k: string]: Told;
  };
  belt: {
    [k: string]: Told;
  };
  places: {
    [k: string]: Told;
  };
}
/**
 * A space of the shield track; `battery`: the battery space that it shares, 0 none.
 */
export interface Shield {
  shields: number;
  battery: number;
}
/**
 * `squares`: of a tank.
 */
export interface PrintedPiece {
  name: string;
  squares: number;
}
/**
 * What is called so lies in a tank, numbered as on the board; 0: the Dangerous Substances Tank.
 */
export interface Held {
  piece: string;
  tank: number;
}
/**
 * `name` of a vault is that of its tile; `stop`: of a Main Vault, its number on AlphaBot's path.
 *
 *     `stress`: what arriving there costs.
 */
export interface PrintedNode {
  kind: "automatic" | "core" | "main" | "manual" | "vault";
  sector: string;
  name: string;
  stop: number;
  stress: number;
}
/**
 * `yields`: by side and pressure level.
 */
export interface PrintedTile {
  name: string;
  short: string;
  spaces: number;
  yields: {
    [k: string]: Yield;
  };
}
/**
 * What a vault gives at a pressure level: pieces and shields, and what has to be said in words.
 */
export interface Yield {
  gives: Amount[];
  text: string;
}
/**
 * `deck_end`: what happens with the last card of its deck.
 */
export interface PrintedType {
  name: string;
  deck_end: string;
}
/**
 * `keep`: what keeping it costs, in either way.
 */
export interface PrintedCard {
  type: string;
  name: string;
  boosted: boolean;
  keep: Amount[];
}
/**
 * `active`: it is activated by a card; any other item works always. Copies have the same `id`.
 */
export interface PrintedItem {
  id: string;
  name: string;
  large: boolean;
  active: boolean;
  vp: number;
  cost: Amount[];
  text: string;
}
export interface PrintedShip {
  name: string;
  last: number;
  points: Point[];
}
/**
 * Where a ship receives from a sector: its space, the stress allowed, and what a delivery does.
 */
export interface Point {
  sector: string;
  space: number;
  limit: number;
  own: number;
  others: number;
}
export interface Good {
  piece: string;
  vp: number;
  most: number;
}
/**
 * `bonus`: of the item that is placed there, in signs and in words.
 */
export interface PrintedExtension {
  name: string;
  small: boolean;
  bonus: Sign[];
  text: string;
}
/**
 * Words of a card's text; or a symbol that a board draws, what it is called, and the figure beside it.
 */
export interface Sign {
  symbol: string;
  text: string;
  n: string;
}
/**
 * What discarding a Cargo Card costs in shields and takes away of the stress.
 */
export interface Price {
  shields: number;
  stress: number;
}
/**
 * What something does, and its rule.
 */
export interface Told {
  text: string;
  clause: string;
}
