// Made by `make types` from the game's shown.py: change that.

/**
 * What eyes get of Time Capsules.
 */
export interface Sight {
  shown: Shown;
  printed: Printed;
}
export interface Shown {
  mode: "base" | "solo" | "split";
  step: "act" | "action" | "pack" | "purchase" | "setup";
  round: number;
  first: number;
  offer: Row[];
  piles: Pile[];
  deck: number;
  mats: MatShown[];
  packing: Packing | null;
}
/**
 * A row of the offer with its stack.
 */
export interface Row {
  spot: string;
  colour: "blue" | "orange";
  paid_in: "energy" | "qubits";
  places: Place[];
  stack: number;
  peeked: Peeked[];
}
/**
 * A place of the offer. `artifact` is empty if nothing lies there; prices and what is missing by seat.
 */
export interface Place {
  spot: string;
  artifact: string;
  prices: number[];
  short: number[];
}
/**
 * An artifact on top of a stack that this eye looks at, and what it would cost it.
 */
export interface Peeked {
  spot: string;
  artifact: string;
  price: number;
}
export interface Pile {
  spot: string;
  kind: string;
  left: number;
}
/**
 * A player's mat. Energy and qubits are all that could be paid; breaks those in capsules too.
 */
export interface MatShown {
  spot: string;
  seat: number;
  vp: number;
  peak: number;
  energy: number;
  qubits: number;
  makes: Makes;
  crystals: number;
  breaks: number;
  loose_breaks: number;
  held: number;
  artifacts: number;
  objects: number;
  surplus: number;
  active: Thing[];
  inactive: Thing[];
  hand: HandCard[];
  open: number;
  bag: number;
  capsules: Capsule[];
  closed: string[];
  discounts: number[];
  wild: boolean;
  by_hand: boolean;
  passed: boolean;
  finished: boolean;
}
/**
 * How many the rates of the action phase would make of all that could be paid.
 */
export interface Makes {
  computers: number;
  batteries: number;
}
/**
 * An object on a mat; `die` is 0 where none is rolled, `fresh`: gained this round.
 */
export interface Thing {
  spot: string;
  kind: string;
  die: number;
  fresh: boolean;
}
/**
 * `kind` is empty for who may not see it.
 */
export interface HandCard {
  spot: string;
  kind: string;
}
/**
 * A closed capsule; `things` are its content for who packed it.
 */
export interface Capsule {
  where: "aside" | "bag";
  known: boolean;
  things: string[];
}
/**
 * What this eye packs now: so many capsules, so many objects in each, and how many have to go before.
 *
 *     `things` is all of it; `trays`, `left` and `asked` tell how far it has been said, and of which kind the
 *     next number is.
 */
export interface Packing {
  capsules: number;
  least: number;
  most: number;
  surplus: number;
  things: string[];
  trays: string[][];
  left: string[];
  tray: number;
  asked: string;
}
export interface Printed {
  kinds: {
    [k: string]: Kind;
  };
  artifacts: {
    [k: string]: Artifact;
  };
  cards: {
    [k: string]: Card;
  };
  bios: {
    [k: string]: Bio;
  };
  track: ("" | "break" | "card" | "crystal")[];
  rounds: string[];
  least: number;
  most: number;
  room: number;
  fatal: number;
  rates: Rates;
  symbols: {
    [k: string]: string;
  };
  zones: {
    [k: string]: string;
  };
  phases: {
    [k: string]: string;
  };
}
/**
 * A kind of object: what it is called, what giving it up costs; with a die, by each of its numbers.
 */
export interface Kind {
  id: string;
  name: string;
  sort: "artifact" | "battery" | "bio" | "break" | "computer";
  size: number;
  vp: number;
  faces: string[];
}
/**
 * `text` is what stands on it, `said` the same in words.
 */
export interface Artifact {
  id: string;
  name: string;
  colour: string;
  cost: number;
  vp: number;
  trait: string;
  trait_name: string;
  text: Sign[];
  said: string;
}
/**
 * Words of a card's text; or a symbol that a board draws, what it is called, and the figure beside it.
 */
export interface Sign {
  symbol: string;
  text: string;
  n: string;
}
export interface Card {
  id: string;
  name: string;
  cost: number;
  text: Sign[];
  said: string;
}
/**
 * Both rewards, as brief as can be, as on a card, and in words.
 */
export interface Bio {
  id: string;
  name: string;
  brief: Sign[][];
  bigger: Sign[];
  smaller: Sign[];
  said: string;
}
/**
 * What the action phase asks for one.
 */
export interface Rates {
  computer: number;
  battery: number;
  repair: number;
}
