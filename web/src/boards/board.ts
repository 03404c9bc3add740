// What a game's own drawing gets, and what it may add to the shared shell. A board knows no rules:
// it draws the view it is given and lights the options it was sent.
import type { Component } from "svelte";
import type { Entry, Forecast, Game, Option, Picture, Refused, Component as Thing } from "../net/protocol";

/** A log line, as far as a drawing needs it. */
export type Told = { key: string; seat: number | null; components: Thing[] };

/** Everything a drawing may look at. */
export type Looking = {
  game: Game;
  picture: Picture;
  view: any; // what to draw: the picture's view, or an older one while looking back
  after: any | null; // the table as it would be after the focused option
  me: number | null;
  names: string[];
  options: Option[]; // what may be chosen now; empty while looking back
  refused: Refused[];
  focus: Option | null; // hovered, focused or touched once
  forecast: Forecast | null;
  forecasts: (option: number) => Forecast | undefined;
  log: Entry[]; // all that was told, oldest first
  outlined: Told | null; // the log line that somebody points at
  live: boolean; // false while looking back
  phone: boolean;
  onfocus: (option: Option | null) => void;
  onpick: (options: Option[], touch?: boolean) => void; // one: choose it; several: let the person choose among them
  onwhy: (refused: Refused) => void;
};

/** An option as a button: symbol, title, second line; `idle`: legal, but nothing would come of it. */
/** `by`: who would do it; options of one `group` share a button until one of them is asked for. */
export type Face = { icon: string; title: string; sub: string; idle?: boolean; rank?: number; by?: string; group?: string; parts?: Token[] };
/** A word, or a symbol with its number; `name` is what it is called. */
export type Token = string | { icon: string; name: string; n?: string };
export type Phase = { steps: string[]; now: number };

export type Plugin = {
  Board: Component<{ at: Looking }>;
  Seat?: Component<{ at: Looking; seat: number }>;
  Strip?: Component<{ at: Looking; seat: number }>; // a seat in one line, on the phone
  Dock?: Component<{ at: Looking }>;
  Aside?: Component<{ at: Looking }>; // below the log
  Cards?: Component<{ at: Looking }>; // reference cards, a page on the phone
  End?: Component<{ at: Looking; log: Entry[] }>;
  Ribbon?: (at: Looking) => Phase | null;
  face?: (at: Looking, option: Option) => Face;
  turn?: (view: any) => string;
  icon?: (entry: Entry) => string;
  keys?: [key: string, word: string][]; // keys of its own, for the help
  hurts?: string[]; // log lines that mean an attack on the seat they name
  topics?: { id: string; keys: string[] }[]; // filters of the log
  text?: (at: Looking) => string[]; // the board in sentences
};
