// What the server and the table say to each other: docs/protocol.md in types.
import type { Change } from "./patch";

export type Mode = { id: string; name: string; about: string; seats: number[] };
export type Setting = {
  id: string;
  name: string;
  about: string;
  modes: string[]; // where it may be set
  default: string;
  values: { id: string; name: string; seats: number; most: number | null }[]; // at tables of at least and at most so many seats
  range: [number, number] | null;
  needs: Record<string, string>; // values of other options without which only the default may be set
};
export type Domain = { labels: string[]; names: string[] };
export type Game = {
  id: string;
  title: string;
  about: string;
  rules: string;
  modes: Mode[];
  options: Setting[];
  bots: string[];
  levels: Record<string, Level>; // of these bots
  lesson: number | null; // minutes that its led first game takes
  domains?: Record<string, Domain>;
  messages?: string;
  clauses?: Record<string, string>; // by the id of a card, tile or module: the clause that tells of it
  printed?: unknown; // what is printed on cards and boards, as the server's engine plays it: boards/GAME/shown.ts
};
/** What a bot is called and what that means; a regular is rated 1000, `ms` it takes for a choice, if measured:
    `measured` says in which mode and by what. */
export type Level = { name: string; note: string; rating: number | null; ms: number | null; measured: string };
/** The rulebook: what stands below a heading; `ten` is the game in ten minutes. */
export type Section = { chapter: string; title: string; ten?: boolean; blocks: Block[] };
/** A card, tile or module in words; `of` is its id in the content, `id` its clause. */
export type Card = { name: string; id: string; section: string; facts: Record<string, string>; of: string };
export type Block = {
  kind: "clause" | "example" | "text" | "item" | "table" | "picture";
  id?: string;
  mark?: string;
  spans?: { text: string; look?: "em" | "strong"; to?: string }[];
  head?: string[];
  rows?: { id?: string; cells: string[] }[];
};
export type Player = {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  host: boolean;
  bot: string | null;
  connected: boolean;
  asked: boolean;
  locked: boolean;
  thinking: boolean;
  away: number;
  still: number;
  spent: number;
};
export type Summary = {
  table: string;
  game: string;
  title: string;
  mode: string;
  mode_name: string;
  options: { id: string; name: string; value: string; word: string; usual: boolean }[];
  phase: "open" | "playing" | "over" | "cancelled";
  players: Player[];
  public: boolean;
  spectators: boolean;
  chat: boolean;
  pace: string;
  patience: { away: number; still: number };
  seeded: boolean;
  lesson: boolean; // a first game that is led
  hidden: boolean; // are there things that not everybody may see?
  version: number;
  watching: number;
  made: number;
  stopped: boolean; // it cannot go on, only be read
  notice: string | null; // why, or that the rules have changed since it began
  edition: { rules: string; content: string; package: string }; // what it began with
  count: string; // to who holds a seat: the turn or round that it is
  unit: "turn" | "round" | "";
  since: number; // and how many events there were since the seat's last turn
};
export type Made = { table: string; tokens: Record<string, string>; invite: string };
export type Stop = "turn" | "barrier" | "over" | null;
export type Option = {
  id: number;
  notation: string;
  verb: string;
  label: string;
  args: Record<string, string>; // what it names, by domain
  spots: string[]; // the things shown that it is about
  default: boolean;
  stop: Stop;
  ends: boolean; // the END button of the table
  leaves: boolean; // done, skip, pass: it names nothing on the table
  aside: string; // the row into which lists fold it; empty: it stands for itself
};
export type Entry = {
  n: number;
  version: number;
  text: string;
  key: string;
  clause: string;
  level: 1 | 2 | 3;
  headline: boolean; // told by itself, though no player did it
  hurts: boolean; // an attack on its seat, or a loss
  result: 0 | 1 | 2 | 3 | 4; // what a turn comes to: 1, each; 2, the last of its kind; 3, where it comes to nothing more; 4, a card drawn
  starts: boolean; // inside a round the turn of its seat begins
  step: string; // of the turn, where its game says so
  of: number | null; // the choice of which it tells more, by its number
  seat: number | null;
  args: Record<string, string>;
  spots: string[];
  numbers: number[];
  sort: "" | "roll" | "hit" | "idle";
  dice: number[]; // what they show, if it tells of a roll
};
/** What one player, or the table by itself, did in a stretch of the log. */
export type Turn = {
  first: number; // the numbers of its lines
  last: number;
  seat: number | null; // whose turn it is; none: no single seat's
  text: string; // its headline
  weight: number; // how much it matters to me; 0: nothing came of it
};
/** A sentence of the lesson, or of the coach (`n` is 0), about the present decision. */
export type Step = {
  id: string;
  n: number; // its number in the lesson, from 1 on
  of: number; // how many it has
  text: string;
  option: number | null; // the choice that it is about; none: any
  spots: string[];
  last: boolean; // said when all others have been said, or at once where `now`
  now: boolean;
};
export type Row = { id: string; name: string; values: number[] };
export type Outcome = {
  ending: string;
  named: boolean; // the ending itself says who won or lost
  clause: string;
  ranks: number[];
  scores: number[];
  winners: number[];
  sheet: Row[];
  ties: Row[];
  facts: Row[];
  evidence: { text: string; clause: string }[];
};
export type Back = { seat: number; to: number; agreed: number[]; needed: number[] };
/** May I ask for hints? Where several people play, each has to agree. */
export type Hints = { allowed: boolean; agreed: number[]; needed: number[] };
/** What the expert would choose, the best first; `expected` and `reasons` are sentences. */
export type Hint = { decision: string; advice: Advice[] };
export type Advice = { option: Option; behind: number | null; expected: string; reasons: string[]; then: Option[] };
/** A finished game looked at again: my lead after each version from the first turn on, and where it turned. */
export type Review = {
  first: number;
  course: number[];
  measure: "chance" | "points" | "worth";
  alone: boolean;
  turning: Turning[];
};
export type Turning = { version: number; by: number; chosen: Option; advice: Option[] };
export type ChatEntry = { n: number; seat: number; text: string; at: number };
/** A table in one line; `phases` and `count` are words, `score` is each seat's if the game ended now. */
export type Head = { unit: "turn" | "round"; count: string; phases: string[]; phase: number; score: number[] };
/** What is on the table. */
export type Scene = { shown: unknown; head: Head | null };
export type Picture = Scene & {
  type: "picture";
  table: Summary;
  seat: number | null;
  version: number;
  deciders: number[];
  together: boolean;
  decision: string | null;
  prompt: { text: string; clause: string; key: string } | null;
  options: Option[];
  splits: Option[][]; // where units are asked for one by one: every way to divide them, if they are few
  way_out: Option[]; // what END would choose; empty if the turn cannot end yet
  appeals: Option[];
  guide: Step[];
  waiting: { option: Option; stop: Stop } | null;
  locked: boolean;
  draft: Option[];
  undo: { possible: boolean; reason: string | null };
  redo: boolean;
  log: { from: number; entries: Entry[] };
  turns: { from: number; entries: Turn[] }; // of that log; those with a new line come again
  drafted: Entry[];
  recap: number;
  back: Back | null;
  can_ask_back: boolean;
  hints: Hints | null; // none: nobody can give any here
  notes: string;
  chat: { from: number; entries: ChatEntry[] };
  muted: number[];
  webhook: string | null;
  push: boolean;
  outcome: Outcome | null;
};
/** `shown` is the table as it would be. */
export type Forecast = Scene & {
  decision: string;
  option: number;
  events: Entry[];
  stop: Stop;
  through: Option[]; // units that follow one by one, taken as they are proposed
  then: string | null;
};
/** The same as it is sent: `shown` says what to put where. */
export type Foreseen = Omit<Forecast, "shown"> & { shown: Change[] };
/** `unlisted`: told where one points at the place; a list leaves it out. */
export type Refused = { option: Option; reason: string; clause: string; unlisted?: boolean };
export type Frame = Scene & {
  version: number;
  last: number;
  told: string[];
  deciders: number[];
  together: boolean;
  entries: number;
  outcome: Outcome | null;
};
