// What the server and the table say to each other: docs/protocol.md in types.
export type Mode = { id: string; name: string; about: string; seats: number[] };
export type Setting = {
  id: string; name: string; about: string; default: string;
  values: { id: string; name: string }[]; range: [number, number] | null;
};
export type Domain = { labels: string[]; names: string[] };
export type Game = {
  id: string; title: string; about: string; rules: string;
  modes: Mode[]; options: Setting[]; bots: string[];
  domains?: Record<string, Domain>; pieces?: string[]; messages?: string;
};
export type Clause = { id: string; section: string; text: string };
export type Player = {
  seat: number; name: string; kind: "open" | "person" | "bot"; bot: string | null;
  connected: boolean; asked: boolean; locked: boolean; thinking: boolean; away: number; spent: number;
};
export type Summary = {
  table: string; game: string; title: string; mode: string; mode_name: string;
  options: { id: string; name: string; value: string; word: string; usual: boolean }[];
  phase: "open" | "playing" | "over"; players: Player[];
  public: boolean; spectators: boolean; chat: boolean; pace: string;
  seeded: boolean; version: number; watching: number; made: number;
};
export type Made = { table: string; tokens: Record<string, string>; invite: string };
export type Component = { domain: string; id: number; label: string };
export type Stop = "turn" | "barrier" | "over" | null;
export type Option = {
  id: number; notation: string; verb: string; label: string; components: Component[]; default: boolean; stop: Stop;
};
export type Entry = {
  n: number; version: number; text: string; key: string; clause: string; level: 1 | 2 | 3;
  seat: number | null; components: Component[]; numbers: number[];
};
export type Row = { id: string; name: string; values: number[] };
export type Outcome = {
  ending: string; clause: string; ranks: number[]; scores: number[]; winners: number[];
  sheet: Row[]; ties: Row[]; facts: Row[]; evidence: { text: string; clause: string }[];
};
export type Back = { seat: number; to: number; agreed: number[]; needed: number[] };
export type ChatEntry = { n: number; seat: number; text: string; at: number };
export type Picture = {
  type: "picture"; table: Summary; seat: number | null; version: number; view: any; aids: any;
  deciders: number[]; together: boolean; decision: string | null;
  prompt: { text: string; clause: string; key: string } | null;
  options: Option[]; appeals: Option[];
  waiting: { option: Option; stop: Stop } | null;
  locked: boolean; draft: Option[];
  undo: { possible: boolean; reason: string | null }; redo: boolean;
  log: { from: number; entries: Entry[] }; drafted: Entry[]; recap: number;
  back: Back | null; can_ask_back: boolean; notes: string;
  chat: { from: number; entries: ChatEntry[] }; muted: number[]; webhook: string | null; push: boolean;
  outcome: Outcome | null;
};
export type Forecast = {
  decision: string; option: number; changed: [string, unknown, unknown][]; events: Entry[];
  stop: Stop; then: string | null; view: any; aids: any;
};
export type Refused = { option: Option; reason: string; clause: string };
export type Frame = {
  version: number; last: number; view: any; aids: any; deciders: number[]; together: boolean; entries: number;
  outcome: Outcome | null;
};
