// Made by `make types` from the game's shown.py: change that.

/**
 * What eyes get of Ark: Awakening.
 */
export interface Sight {
  shown: Shown;
  printed: Printed;
}
/**
 * `mission` is the Challengers', which lies open, and `mission_done` its rooms that one has activated.
 */
export interface Shown {
  mode: "awakening" | "fallout" | "first_mission" | "glitch" | "guardians" | "learning";
  step:
    | ""
    | "artifact"
    | "awaken"
    | "build"
    | "chain"
    | "combat"
    | "divert"
    | "enemy"
    | "engineering"
    | "explore"
    | "faction"
    | "mini"
    | "move"
    | "phase"
    | "preempt"
    | "produce"
    | "ranged"
    | "research"
    | "section"
    | "trade";
  round: number;
  last: number;
  first: number;
  active: number;
  width: number;
  height: number;
  lens: "control" | "mission" | "power" | "reach" | "threat";
  cells: Cell[];
  generators: Energy[];
  domes: Dome[];
  open_rooms: Revealed[];
  open_tokens: Revealed[];
  laying: string[];
  walks: Walk[];
  combat: Combat | null;
  meter: string;
  meter_boxes: Box[];
  objectives: Objective[];
  objectives_hidden: number;
  rooms_left: number;
  artifacts_left: number;
  missions_left: number;
  discards: string[];
  mission: string;
  mission_done: string[];
  enemy: EnemyShown | null;
}
/**
 * A position. Cubes by seat (-1: a glitch cube) and cylinders by generator, from the left; prices and
 *     steps by seat, -1 where none of its units can walk.
 */
export interface Cell {
  spot: string;
  label: string;
  column: number;
  row: number;
  sort: "factory" | "gate" | "generator" | "special" | "unexplored";
  room: string;
  rear: "" | "east" | "north" | "south" | "west";
  token: boolean;
  gate: boolean;
  initial: boolean;
  squares: number;
  cubes: number[];
  circles: number;
  cylinders: Power[];
  power: number;
  controllers: number[];
  gives: Given[];
  paid_in: string;
  prices: number[];
  units: Units[];
  bombs: number[];
  energy_tokens: number;
  seals: Seal[];
  steps: number[];
  activated: number[];
  objectives: number;
  mission: boolean;
  damaged: boolean;
  corrupt: boolean;
  threats: Threat[];
}
/**
 * A cylinder, by its generator: of a seat, or one of the Ark (`seat` is -1 then) with so many bars.
 */
export interface Power {
  generator: string;
  seat: number;
  bars: number;
}
/**
 * What a room gives now to those who control it.
 */
export interface Given {
  benefit: string;
  now: number;
}
/**
 * Awake units of one side together: of a seat, or neutral, hostile, infection (`seat` is -1 then).
 */
export interface Units {
  kind: string;
  seat: number;
  count: number;
}
/**
 * A sealed door: at which edge of the room, with whose cube.
 */
export interface Seal {
  edge: "" | "east" | "north" | "south" | "west";
  seat: number;
}
/**
 * What may come to a position: `guardian`, or what target cards bring (neither), or units of `seat` (else
 *     -1); with how many of so many cards, 0 of 0 where no card decides.
 */
export interface Threat {
  guardian: string;
  seat: number;
  cards: number;
  of: number;
}
/**
 * A generator: its cylinders, how many are outside and may be, each seat's diverts and those left.
 */
export interface Energy {
  spot: string;
  power: Power;
  generator: string;
  cylinders: number;
  outside: number;
  capacity: number;
  diverts: number[];
  left: number[];
}
/**
 * A player's biodome. `level` is empty for an expert, who has no Beginner's Help; `mission` for who may
 *     not see it, or if none is held; `points`: those of Fallout that all can see.
 */
export interface Dome {
  spot: string;
  seat: number;
  faction: string;
  level: "" | "beginner" | "intermediate";
  edge: "" | "east" | "north" | "south" | "west";
  dock: string[];
  inside: Home;
  stock: Stock[];
  arsenal: number;
  home: number;
  outside: number;
  stasis: number;
  wounded: number;
  awake: number;
  cubes: number;
  moves: number;
  sections: SectionShown[];
  tracks: SecondTrack[];
  hand: HandCard[];
  built: Built[];
  stationed: string[];
  has_mission: boolean;
  mission: string;
  mission_rooms: string[];
  mission_done: string[];
  activated: string[];
  chains: ChainCard[];
  achievements: Progress[];
  points: number;
  goals: boolean[];
  explored: number;
}
/**
 * The biodome as a place for units.
 */
export interface Home {
  spot: string;
}
export interface Stock {
  spot: string;
  resource: string;
  count: number;
}
/**
 * A section of a biodome; `next` is what one more cube costs, -1: no square is free.
 */
export interface SectionShown {
  spot: string;
  section: string;
  actions: Doable[];
  squares: number;
  cubes: number;
  next: number;
  paid_in: string;
  circles: number;
  cylinders: Power[];
  marker: boolean;
}
/**
 * An action of a section, what it is worth now and what is left of it; 0 where it has no number.
 */
export interface Doable {
  action: string;
  value: number;
  left: number;
}
/**
 * The second row of squares of a section: a standing benefit.
 */
export interface SecondTrack {
  spot: string;
  section: string;
  benefit: string;
  now: number;
  squares: number;
  cubes: number;
  next: number;
  paid_in: string;
}
/**
 * `artifact` is empty for who may not see it.
 */
export interface HandCard {
  spot: string;
  artifact: string;
}
/**
 * An artifact built as a section of the biodome.
 */
export interface Built {
  spot: string;
  artifact: string;
}
/**
 * An objective card; a new one can be used from the next turn on.
 */
export interface ChainCard {
  spot: string;
  room: string;
  fresh: boolean;
}
/**
 * An achievement tile: how much of it the seat has, and in Fallout the points that it got for it.
 */
export interface Progress {
  achievement: string;
  have: number;
  need: number;
  done: boolean;
  points: number;
}
/**
 * A room card or a token just turned over, not yet laid or taken.
 */
export interface Revealed {
  spot: string;
  kind: string;
}
/**
 * A whole group walks from one place to another: at what cost, and how it is said, choice by choice.
 */
export interface Walk {
  origin: string;
  target: string;
  cost: number;
  said: string[];
}
/**
 * Cards are chosen for it; or it is told, and they are revealed.
 */
export interface Combat {
  cell: string;
  parties: Party[];
  revealed: boolean;
}
/**
 * One side of a combat. `seat` -1: the Enemy; only the attacked defend. `combat` is its strength without
 *     its card and `defence` D, each with what makes it up; with `repels` D alone has beaten the attacker.
 *     `artifact` is empty for none, or until it is revealed; `total` with it.
 */
export interface Party {
  seat: number;
  attacks: boolean;
  units: number;
  combat: number;
  terms: Term[];
  defence: number;
  guards: Term[];
  repels: boolean;
  artifact: string;
  total: number;
}
/**
 * A number that counts in a combat, and for what: arsenal, each unit, the player, own cubes, species.
 */
export interface Term {
  of: "arsenal" | "cubes" | "player" | "species" | "units";
  n: number;
}
/**
 * A position of Fallout's counter.
 */
export interface Box {
  meter: string;
  number: number;
  war: boolean;
}
/**
 * A revealed objective card of Fallout, who has marked it, the first one first, and for what points.
 */
export interface Objective {
  spot: string;
  objective: string;
  marked: number[];
  points: number[];
}
/**
 * The enemy board. `dark` is the Dark Player's seat, -1: the Automaton plays. Of Guardians: `ahead`,
 *     where they go with each card left. Of Glitch: `stage` is the number of its round, `cubes_left` the supply,
 *     `diagnostic` the open cards, the newest last. Of It is Learning: the strategy, tracks and cards, how often
 *     it has adapted and how often it must for a win, and what it would upgrade with the cards as they lie.
 */
export interface EnemyShown {
  spot: string;
  dark: number;
  clock: number;
  combat: number;
  defence: number;
  guardians: GuardianShown[];
  order: string;
  orders_left: number;
  ahead: Ahead[];
  targets_left: number;
  aimed: string[];
  hand: HandCard[];
  stage: number;
  cubes_left: number;
  diagnostic: string[];
  diagnostic_hidden: number;
  strategy: string;
  gauges: Gauge[];
  cylinders_left: number;
  adapted: number;
  to_adapt: number;
  upgrades: string[];
  tasks: TaskShown[];
}
/**
 * A Guardian: its position, empty on the enemy board, the edge at its back, and the edge in each
 *     direction that it may look.
 */
export interface GuardianShown {
  spot: string;
  guardian: string;
  cell: string;
  behind: "" | "east" | "north" | "south" | "west";
  edges: {
    [k: string]: "" | "east" | "north" | "south" | "west";
  };
  lying: boolean;
}
/**
 * An enemy-action card that may come next, whether it moves any Guardian at all, and what those would do
 *     as they stand now; the Dark Player has a choice.
 */
export interface Ahead {
  order: string;
  moves: boolean;
  marches: March[];
}
/**
 * A Guardian's way with a card: the positions from where it stands to where it stops.
 */
export interface March {
  guardian: string;
  way: string[];
}
/**
 * A track of the enemy board in It is Learning: its value, and cubes of so many squares.
 */
export interface Gauge {
  track: string;
  now: number;
  cubes: number;
  squares: number;
}
/**
 * A challenger-action card of It is Learning, and its halves that lie open: of a used one at most one.
 */
export interface TaskShown {
  spot: string;
  task: string;
  open: TaskHalf[];
  used: boolean;
}
export interface TaskHalf {
  action: string;
  symbol: string;
}
export interface Printed {
  rooms: {
    [k: string]: Room;
  };
  artifacts: {
    [k: string]: Artifact;
  };
  missions: {
    [k: string]: Mission;
  };
  achievements: {
    [k: string]: Aim;
  };
  to_mission: number;
  goals: Aim[];
  tokens: {
    [k: string]: Aim;
  };
  sections: {
    [k: string]: string;
  };
  sections_short: {
    [k: string]: string;
  };
  sites: {
    [k: string]: Site;
  };
  actions: {
    [k: string]: string;
  };
  resources: {
    [k: string]: string;
  };
  units: {
    [k: string]: string;
  };
  generators: {
    [k: string]: string;
  };
  factions: {
    [k: string]: string;
  };
  levels: {
    [k: string]: Aim;
  };
  modes: {
    [k: string]: string;
  };
  objectives: {
    [k: string]: string;
  };
  targets: {
    [k: string]: string;
  };
  meter: {
    [k: string]: string;
  };
  war: string[];
  orders: {
    [k: string]: string;
  };
  strategies: {
    [k: string]: string;
  };
  symbols: {
    [k: string]: string;
  };
  sides: {
    [k: string]: string;
  };
}
/**
 * `tracks` says each benefit with its numbers, `chain` what its objective card allows; `said`: all.
 *
 *     `kind` is the id of its row in the content, which the factories of a type share.
 */
export interface Room {
  id: string;
  kind: string;
  name: string;
  short: string;
  squares: number;
  circles: number;
  cost: number;
  paid_in: string;
  tracks: string[];
  chain: string;
  said: string;
}
/**
 * `use` is its single use in words, `built` its standing benefit as a section; `said`: name and use.
 */
export interface Artifact {
  id: string;
  name: string;
  power: number;
  critical: boolean;
  use: string;
  built: string;
  said: string;
}
export interface Mission {
  id: string;
  name: string;
  rooms: string[];
  said: string;
}
/**
 * An achievement, a goal or a level: its name, and what it asks or brings.
 */
export interface Aim {
  id: string;
  name: string;
  said: string;
}
/**
 * A row of squares in a biodome: of which section, and whether it is the second one.
 */
export interface Site {
  section: string;
  second: boolean;
}
