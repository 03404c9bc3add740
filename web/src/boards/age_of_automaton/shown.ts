// Made by `make types` from the game's shown.py: change that.

/**
 * What eyes get of Age of Automaton.
 */
export interface Sight {
  shown: Shown;
  printed: Printed;
}
export interface Shown {
  step:
    | ""
    | "after"
    | "claim"
    | "column"
    | "donate"
    | "draft"
    | "drop"
    | "extra"
    | "free"
    | "give"
    | "goal"
    | "open"
    | "overtime"
    | "reroll"
    | "roll"
    | "swap"
    | "take"
    | "toll"
    | "turn"
    | "upgrade"
    | "waive"
    | "window"
    | "worker";
  phase: "action" | "audit" | "cleanup" | "donation" | "end" | "market" | "setup";
  round: number;
  audited: boolean;
  order: number[];
  next_order: (number | null)[];
  market: string[];
  dice: Die[];
  roll: Roll | null;
  goal: Goal | null;
  placings: Placing[];
  tally: Tally | null;
  spaces: {
    [k: string]: Space[];
  };
  rows: Row[];
  tracks: Track[];
  tiles: Tile[];
  blocked: string[];
  blocked_next: string[];
  achievements: Achievement[];
  audits: Audit[];
  audit: number;
  common: Common[];
  stacks: Stack[];
  seats: Seat[];
  sheet: Source[];
}
/**
 * A Level die as it lies; `passes` for the worker who rolled.
 */
export interface Die {
  spot: string;
  name: string;
  value: number;
  passes: boolean;
}
/**
 * A Prospect roll under way: the level that passes, and how many dice do.
 */
export interface Roll {
  level: string;
  passes: number;
}
/**
 * What the present question goes for; `spot` is empty while it is open.
 */
export interface Goal {
  action: string;
  spot: string;
}
/**
 * A column for new Equipment whose extra action cannot be played; `said`: without it, and there.
 */
export interface Placing {
  column: string;
  said: string[];
}
/**
 * Goods to be named: `most` in all, `room` of each; `exact`: no fewer, otherwise `end` is said.
 *
 *     Of a donation `raises` is the reputation that it brings, by goods: none, one, to the end of the track.
 */
export interface Tally {
  task: "donate" | "drop" | "give" | "swap" | "take";
  most: number;
  exact: boolean;
  end: string;
  room: {
    [k: string]: number;
  };
  raises: number[];
}
/**
 * A worker space. Without a seat it is free or blocked; `spot` where a worker may be sent now.
 */
export interface Space {
  spot: string;
  iv: boolean;
  blocked: boolean;
  seat: number | null;
  level: string;
}
/**
 * A row of cards with its deck; `room`: which workers still find a space.
 */
export interface Row {
  action: string;
  deck: number;
  room: "any" | "iv" | "none";
  cards: RowCard[];
}
/**
 * A card of a row: which level reaches it, and what it costs each seat now.
 */
export interface RowCard {
  spot: string;
  id: string;
  level: string;
  prices: {
    [k: string]: number;
  }[];
}
/**
 * A Prospect track with the seats' markers and the space ahead of each, 0 at the top; by seat.
 */
export interface Track {
  spot: string;
  id: string;
  markers: number[];
  next: number[];
}
export interface Tile {
  spot: string;
  id: string;
}
export interface Achievement {
  spot: string;
  id: string;
  towards: Towards;
  claimed: number[];
}
/**
 * How far the seats are with a requirement, condition by condition.
 */
export interface Towards {
  need: number[];
  have: number[][];
  met: boolean[];
  missing: number[];
}
/**
 * An Audit card: its trigger, and of how many faces of the Audit die it would be checked this round.
 */
export interface Audit {
  spot: string;
  id: string;
  trigger: number;
  done: boolean;
  odds: number;
  towards: Towards;
}
/**
 * A Common Specialist and the seats whose Contract token lies there.
 */
export interface Common {
  spot: string;
  id: string;
  hired: number[];
}
/**
 * VP tokens at a space of the Reputation track; `vp` is the next one, 0 once they are gone.
 */
export interface Stack {
  space: number;
  vp: number;
}
/**
 * A player's factory. `best`: level of a worker; `place`: what Sponsorship would give next.
 *
 *     `left` are main actions, `loose` Equipment without a column; `donations` is their limit, `advanced` the
 *     tracks that raise it.
 */
export interface Seat {
  spot: string;
  seat: number;
  counts: Numbers;
  goods: Good[];
  levels: Level[];
  best: number;
  left: number;
  advanced: number;
  donations: number;
  place: number;
  columns: Column[];
  loose: Owned[];
  specials: Special[];
  research: string[];
  parts: {
    [k: string]: number;
  };
  sets: string[][];
  sales: string[];
  hand: Specialist[];
  packet: Specialist[];
  specialists: Specialist[];
  products: Product[];
}
/**
 * What is counted of a seat. `score` is what it would be if the game ended now; `lost` by audits.
 */
export interface Numbers {
  vp: number;
  score: number;
  credits: number;
  held: number;
  workers: number;
  unbuilt: number;
  reputation: number;
  engineers: number;
  donation: number;
  reliability: number;
  section: number;
  contracts: number;
  equipment: number;
  sales: number;
  specialists: number;
  lost: number;
}
export interface Good {
  spot: string;
  id: string;
  n: number;
}
/**
 * Workers of a level on the Technology track.
 */
export interface Level {
  spot: string;
  id: string;
  n: number;
}
export interface Column {
  spot: string;
  id: string;
  actions: Played[];
  equipment: Owned[];
}
/**
 * A main action of a seat, and whether its Action marker lies there.
 */
export interface Played {
  spot: string;
  id: string;
  played: boolean;
}
/**
 * An Equipment card; `rider`: the level of the worker on it.
 */
export interface Owned {
  spot: string;
  id: string;
  used: boolean;
  rider: string;
}
/**
 * A special action and its credits now; `by_step`: one more for each further step.
 */
export interface Special {
  spot: string;
  id: string;
  price: number;
  by_step: boolean;
}
/**
 * `id` is empty for who may not see it; `ready`: the tokens to play it are held.
 */
export interface Specialist {
  spot: string;
  id: string;
  used: boolean;
  ready: boolean;
}
/**
 * What a relationship is worth: so many times its multiplier.
 */
export interface Product {
  company: string;
  space: number;
  times: number;
  multiplier: number;
  vp: number;
}
export interface Source {
  id: string;
  values: number[];
}
export interface Printed {
  actions: {
    [k: string]: string;
  };
  plays: {
    [k: string]: string;
  };
  goods: {
    [k: string]: string;
  };
  levels: WorkerLevel[];
  companies: Company[];
  parts: Named[];
  specials: {
    [k: string]: string;
  };
  equipment: {
    [k: string]: EquipmentCard;
  };
  research: {
    [k: string]: ResearchCard;
  };
  sales: {
    [k: string]: SaleCard;
  };
  specialists: {
    [k: string]: SpecialistCard;
  };
  tiles: {
    [k: string]: SponsorTile;
  };
  achievements: {
    [k: string]: AchievementCard;
  };
  audits: {
    [k: string]: AuditCard;
  };
  tracks: ProspectTrack[];
  reputation: ReputationSpace[];
  donation: DonationSpace[];
  relation: RelationSpace[];
  reliability: ReliabilitySpace[];
  limits: Limits;
  figures: {
    [k: string]: string;
  };
  sources: {
    [k: string]: string;
  };
  heads: {
    [k: string]: string;
  };
}
/**
 * `odds`: in percent, of how many dice pass for such a worker, none first.
 */
export interface WorkerLevel {
  id: string;
  bonus: number;
  odds: number[];
}
/**
 * `times`: what the relationship with it multiplies.
 */
export interface Company {
  id: string;
  name: string;
  times: string;
}
export interface Named {
  id: string;
  name: string;
}
export interface EquipmentCard {
  id: string;
  name: string;
  cost: {
    [k: string]: number;
  };
  discount: {
    [k: string]: number;
  };
  extra: string;
  ability: Effects;
  said: string;
}
/**
 * What a card does: as it prints it, effect by effect, and in words. `said` of a card is all of it.
 */
export interface Effects {
  signs: Sign[][];
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
export interface ResearchCard {
  id: string;
  name: string;
  part: string;
  gains: Effects;
  said: string;
}
/**
 * `company` is empty where none is printed.
 */
export interface SaleCard {
  id: string;
  name: string;
  company: string;
  cost: {
    [k: string]: number;
  };
  gains: Effects;
  vp: number;
  said: string;
}
export interface SpecialistCard {
  id: string;
  name: string;
  needs: {
    [k: string]: number;
  };
  discard: {
    [k: string]: number;
  };
  ability: Effects;
  vp: number;
  said: string;
}
export interface SponsorTile {
  id: string;
  name: string;
  gains: Effects;
}
export interface AchievementCard {
  id: string;
  name: string;
  requirement: Requirement;
  gains: Effects;
}
/**
 * `said` is all of it in words.
 */
export interface Requirement {
  asks: Ask[];
  said: string;
}
/**
 * A condition of a requirement: how much of what, of workers of which level.
 */
export interface Ask {
  n: number;
  symbol: string;
  level: string;
  said: string;
}
export interface AuditCard {
  id: string;
  requirement: Requirement;
}
/**
 * A Prospect track: the goods of its bonus (`any`: each of them), and its spaces from the first one.
 */
export interface ProspectTrack {
  id: string;
  name: string;
  bonus: string[];
  spaces: TrackSpace[];
}
export interface TrackSpace {
  space: number;
  pay: number;
  research: number;
  sales: number;
  gains: Effects;
  vp: number;
}
export interface ReputationSpace {
  space: number;
  engineers: number;
  vp: number;
}
export interface DonationSpace {
  space: number;
  vp: number;
  megaphone: boolean;
}
export interface RelationSpace {
  space: number;
  multiplier: number;
}
export interface ReliabilitySpace {
  space: number;
  section: number;
  gains: Effects;
}
export interface Limits {
  rounds: number;
  tokens: number;
  slots: number;
  donations: number;
  minus: number;
  audit_track: number;
  audit_faces: number;
}
