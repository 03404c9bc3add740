// What a game's own drawing gets, and what it may add to the shared shell. A board knows no rules:
// it draws what is shown and lights the options it was sent.
import type { Component } from "svelte";
import type { Titled } from "../words/words";
import type { Entry, Forecast, Frame, Game, Option, Outcome, Picture, Refused } from "../net/protocol";

/** A log line, as far as a drawing needs it. */
export type Told = {
  key: string;
  seat: number | null;
  args: Record<string, string>;
  spots: string[];
};

/** Everything a drawing may look at. */
export type Looking = {
  game: Game;
  picture: Picture;
  shown: unknown; // what to draw, as the game's shown.ts says; of now, or of before while looking back
  then: unknown; // the same as it would be after the focused option
  me: number | null;
  names: string[];
  options: Option[]; // what may be chosen now; empty while looking back
  refused: Refused[];
  focus: Option | null; // hovered, focused or touched once
  forecast: Forecast | null;
  forecasts: (option: number) => Forecast | undefined;
  outcome: Outcome | null; // of the game that is drawn, once it is over: the final scores
  log: Entry[]; // all that was told up to what is drawn, oldest first
  telling: Entry | null; // the event that is being shown
  turning: Entry | null; // the same, a moment before it is shown: the page on which it is seen is opened by then
  outlined: Told | null; // the log line that somebody points at
  live: boolean; // false while looking back
  led: boolean; // a lesson leaves one choice open: no walks, no proposals
  phone: boolean;
  small: boolean; // a board on a small desk, laid out as in the hand
  sideways: boolean; // a phone that lies on its side, or a page enlarged until it is one
  onfocus: (option: Option | null) => void;
  onpick: (options: Option[], touch?: boolean) => void; // one: choose it; several: let the person choose among them
  way: Way | null; // hovered, focused or touched once
  onway: (way: Way | null) => void;
  ontake: (way: Way, touch?: boolean) => void;
  onwhy: (refused: Refused) => void;
  onoutline: (told: Told | null) => void; // point at a place on the board
  onsay: (said: string[]) => Promise<boolean>; // several choices as one, by their notations: all of them or none
  ondivide: (said: string[] | null) => void; // what END takes of the split on the board; empty: it is not complete
  onlay: (trays: Record<string, string[]>) => Promise<boolean>; // lays things into trays, all at once, and ends it
};

/** An option as a button: symbol, title, second line; `idle`: legal, but nothing would come of it. */
/** `by`: who would do it; options of one `group` share a button until one of them is asked for. */
export type Face = {
  icon: string;
  title: string;
  sub: string;
  idle?: boolean;
  no?: boolean; // it declines: never behind "more"
  rank?: number;
  by?: string;
  group?: string;
  parts?: Token[];
  changes?: number; // how many numbers it may change: room that is kept until they are foreseen
};
/** A word, or a symbol with its number; `name` is what it is called. */
export type Token = string | { icon: string; name: string; n?: string };
/** Several choices as one, by their notations: a walk, a proposal. The options it begins with need no button of their own. */
export type Way = { id: string; said: string[]; face: Face; remember?: () => void };
/** A thing in words: its name, and what it says. */
export type Large = { name: string; says: string[] };
/** A page of the phone beside the log; `note` is a short mark on its tab. */
/** `sideways`: only on a phone that lies on its side. */
export type Page = Titled & {
  icon: string;
  Page: Component<{ at: Looking }>;
  note?: (at: Looking) => string;
  sideways?: boolean;
};
/** A symbol of the board and what it is called. */
export type Named = { icon: string; name: string; color?: string };
export type Phase = { steps: string[]; now: number };

/**
 * A choice of several parts, put together on the board before it is sent:
 * the verbs it is said in, the question, and what stands in the bar.
 */
export type Stage = { verbs: string[]; ask: (at: Looking) => string; Bar: Component<{ at: Looking }> };

/** A filter of the log; a key that ends with a hyphen stands for all that begin so. */
export type Topic = Titled & { keys: string[]; when?: (at: Looking) => boolean };

/** What a game tells of itself when it is over, with positions over the whole of it. */
type Ended = { at: Looking; log: Entry[]; samples: (n: number) => Promise<Frame[]> };

export type Plugin = {
  Board: Component<{ at: Looking }>;
  wide?: boolean; // the board needs the width: on small desks the players stand above it, in a row
  Seat?: Component<{ at: Looking; seat: number }>;
  Strip?: Component<{ at: Looking; seat: number }>; // a seat in one line, on the phone
  Dock?: Component<{ at: Looking }>;
  Aside?: Component<{ at: Looking }>; // below the log
  led?: boolean; // in a led game too: its goals stand in the Aside
  Cards?: Component<{ at: Looking }>; // reference cards, a page on the phone
  Why?: Component<{ at: Looking; refused: Refused }>; // more than one sentence about a refusal
  end?: () => Promise<{ default: Component<Ended> }>; // fetched once a game is over
  pages?: Page[]; // on the phone, in place of Board, Aside and Cards
  page?: (at: Looking) => string; // the page on which the decision is made
  shows?: (entry: Entry, at: Looking) => string; // and the one on which an event is seen; empty: the one that is open
  asks?: (chosen: Option) => boolean; // others answer it, and the turn goes on
  stage?: Stage;
  ask?: (at: Looking) => string; // the question, where the ways answer more than the prompt asks; empty: the prompt
  face?: (at: Looking, option: Option) => Face;
  ways?: (at: Looking) => Way[];
  counts?: boolean; // points are counted as the game goes: a seat shows its score
  icon?: (entry: Entry, at: Looking) => string;
  die?: (at: Looking) => number; // the roll that the question is about, shown beside it on the phone; 0: none
  coach?: string[]; // what to know in a first game: keys of the board's words
  figures?: (at: Looking) => Record<string, number>; // what these are given
  drawings?: string; // its symbols, as an SVG of them
  symbols?: (at: Looking) => Named[]; // the legend
  keys?: [key: string, word: string][]; // keys of its own, for the help
  large?: (at: Looking, entry: Entry) => Large | null; // what an event takes or uses, to be seen large
  shot?: (entry: Entry) => [from: string, to: string] | null; // an attack, from piece to piece (`data-piece`)
  topics?: Topic[]; // filters of the log
};
