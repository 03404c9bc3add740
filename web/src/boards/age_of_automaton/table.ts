// What lies on the table: the view in types, and what is printed on cards, tiles and tracks (from the game's own content).
import achievements from "@games/age_of_automaton/content/achievements.toml";
import audits from "@games/age_of_automaton/content/audits.toml";
import blocked from "@games/age_of_automaton/content/blocked.toml";
import equipment from "@games/age_of_automaton/content/equipment.toml";
import research from "@games/age_of_automaton/content/research.toml";
import sales from "@games/age_of_automaton/content/sales.toml";
import specialists from "@games/age_of_automaton/content/specialists.toml";
import tiles from "@games/age_of_automaton/content/tiles.toml";
import trackRows from "@games/age_of_automaton/content/tracks.toml";
import { say } from "../../words/words";
import type { Looking } from "../board";

// --- the view -----------------------------------------------------------------------------------------
type Zone = { cards: number[] };
export type Factory = {
  seat: number;
  credits: number;
  tokens: number[];
  unbuilt: number;
  tech: number[];
  rider_card: number;
  rider_level: number;
  played: number[];
  used: number;
  overtimes: number;
  prospect: number[];
  relations: number[];
  donation: number;
  reputation: number;
  reliability: number;
  vp: number;
  minus: number;
  contracts: number;
  contracted: number;
  turned: number;
  claimed: number;
  waive: number;
  columns: number[];
  hand: Zone;
  packet: Zone;
  specialists: Zone;
  equipment: Zone;
  research: Zone;
  sales: Zone;
};
export type Frame = {
  class: string;
  seat?: number;
  action?: number;
  thing?: number;
  card?: number;
  left?: number;
  given?: number;
  most?: number;
  track?: number;
  goods?: number[];
  kind?: number;
};
type Towards = { need: number[]; have: number[][]; met: boolean[] };
export type Aids = {
  sheet: { id: string; values: number[] }[];
  scores: number[];
  actions: number;
  odds: number[][];
  passes: number[];
  seats: {
    prices: number[][];
    reach: number[];
    held: number;
    engineers: number;
    section: number;
    advanced: number;
    donations: number;
    place: number;
    special: number[];
  }[];
  audits: (Towards & { trigger: number; odds: number })[];
  achievements: Towards[];
};
export type View = {
  factories: Factory[];
  rows: Zone[];
  decks: Zone[];
  common: Zone;
  tile_row: Zone;
  tile_deck: Zone;
  blocked_next: Zone;
  blocked_past: Zone;
  achievements: number[];
  audits: number[];
  flipped: number;
  audit: number;
  stacks: number[][];
  spaces: number[];
  market: number[];
  dice: number[];
  order: number[];
  next_order: number[];
  round: number;
  phase: number;
  seats: number;
  stack: Frame[];
};

export const aids = (at: Looking) => at.aids as Aids;
/** The same as it would be after the focused option. */
export const foreseen = (at: Looking) => at.forecast?.aids as Aids | undefined;

/** The step on top of the stack: what is being decided. */
export const top = (view: View): { name: string; frame: Frame } | null => {
  const frame = view.stack.at(-1);
  return frame ? { name: frame.class.split(".").at(-1)!, frame } : null;
};

// --- what is printed ------------------------------------------------------------------------------------
export const COLOURS = ["R", "Y", "B"];
export const TOKEN = ["a-r", "a-y", "a-b", "a-cr"]; // symbols of the goods
export const LEVELS = ["I", "II", "III", "IV"];
export const ACTIONS = [
  "prospect",
  "equipment",
  "research",
  "sale",
  "funding",
  "assembling",
  "sponsorship",
  "purchasing",
];
export const ACTION_ICON = ["a-prospect", "a-equip", "a-rd", "a-sale", "a-fund", "a-asm", "a-spon", "a-buy"];
export const PARTS = ["head", "torso", "arm", "leg", "core"];
export const COMPANIES = ["A", "B", "C"];
export const SPACES = 3; // worker spaces of an action, the last for Level IV
export const BLOCKED = -2;
export const LIMIT = 10;

type Row<T> = T & { id: string };
const rows = <T>(table: unknown) => table as Row<T>[];
export const EQUIPMENT = rows<{ cost: number[]; discount: number[]; extra: string; ability: string[] }>(
  equipment.equipment,
);
export const RESEARCH = rows<{ part: string; effects: string[] }>(research.research);
export const SALES = rows<{ cost: number[]; effects: string[]; vp: number }>(sales.sale);
export const SPECIALISTS = rows<{ needs: number[]; discard: number[]; ability: string[]; vp: number; timing: string }>(
  specialists.specialist,
);
export const TILES = rows<{ effects: string[] }>(tiles.tile);
export const BLOCKS = rows<{ actions: string[] }>(blocked.blocked);
export const AUDITS = rows<{ requirement: string }>(audits.audit);
export const ACHIEVEMENTS = rows<{ level: number; requirement: string; effects: string[] }>(achievements.achievement);
export const TRACKS = rows<{ bonus: string }>(trackRows.track);
type Space = {
  track: number;
  space: number;
  pay: number;
  research: number;
  sales: number;
  effects: string[];
  vp: number;
};
export const PROSPECT = rows<Space>(trackRows.prospect);
export const TOP = Math.max(...PROSPECT.map((s) => s.space));
export const REPUTATION = rows<{ space: number; engineers: number; vp: number; stack: boolean }>(trackRows.reputation);
export const DONATION = rows<{ space: number; vp: number; megaphone: boolean }>(trackRows.donation);
export const RELATION = rows<{ space: number; multiplier: number }>(trackRows.relation);
export const RELIABILITY = rows<{ space: number; section: number; effects: string[] }>(trackRows.reliability); // from 10 down

// All cards and tiles share one numbering.
const FIRST = { research: EQUIPMENT.length, sale: 0, specialist: 0, tile: 0, blocked: 0 };
FIRST.sale = FIRST.research + RESEARCH.length;
FIRST.specialist = FIRST.sale + SALES.length;
FIRST.tile = FIRST.specialist + SPECIALISTS.length;
FIRST.blocked = FIRST.tile + TILES.length;
export const researchOf = (card: number) => card - FIRST.research;
export const saleOf = (card: number) => card - FIRST.sale;
export const specialistOf = (card: number) => card - FIRST.specialist;
export const tileOf = (card: number) => card - FIRST.tile;
export const blockedOf = (card: number) => card - FIRST.blocked;

/** Verb and number of the option that goes for a card of a row, or for a tile. */
export const GOALS = ["prospect", "buy", "research", "sell"];
const OF = [(c: number) => c, (c: number) => c, researchOf, saleOf];
export const goalOf = (action: number, card: number): [string, number] =>
  action === 6 ? ["sponsor", tileOf(card)] : [GOALS[action], OF[action](card)];

// --- words ------------------------------------------------------------------------------------------------
export const word = (at: Looking, key: string, values?: Record<string, string | number>) =>
  say(at.game.messages, key, values);
export const actionName = (at: Looking, action: number) => word(at, `action-${ACTIONS[action]}`);
export const specialistName = (at: Looking, n: number) => word(at, `specialist-${SPECIALISTS[n].id}`);
export const goodName = (at: Looking, good: number) => word(at, `good-${["R", "Y", "B", "credit"][good]}`);
export const bundle = (at: Looking, tokens: number[]) =>
  tokens.flatMap((n, c) => (n ? [`${n} ${goodName(at, c)}`] : [])).join(", ");

export const vp = (at: Looking, n: number) => `${n} ${word(at, "figure-vp")}`;

/** One effect as symbols, and in the game's words. */
export type Glyph = { icon?: string; text?: string; color?: string };
export type Effect = { glyphs: Glyph[]; words: string };
const tint = (icon: string) => `var(--glyph-${icon}, var(--text))`;
const PAID: Record<string, string> = { cr: "a-cr", res: "a-any", mix: "a-any" };
const GAIN: Record<string, string> = { cr: "a-cr", any: "a-any", rep: "a-rep", don: "a-don", vp: "a-vp" };
const glyph = (icon: string, text = ""): Glyph => ({ icon, text, color: tint(icon) });
const worded = new WeakMap<object, Map<string, Effect>>(); // by the words of the game: another language, other words
export function effect(at: Looking, said: string): Effect {
  let known = worded.get(at.game);
  if (!known) worded.set(at.game, (known = new Map()));
  let found = known.get(said);
  if (!found) known.set(said, (found = read(at, said)));
  return found;
}
function read(at: Looking, said: string): Effect {
  if (said.startsWith("pay ")) {
    const [cost, gain] = said.slice(4).split(" -> ");
    const [kind, n] = cost.split(" ");
    const then = effect(at, gain);
    const paid = word(at, "effect-pay", { n: Number(n), kind });
    return {
      glyphs: [glyph(PAID[kind], n), { icon: "right" }, ...then.glyphs],
      words: word(at, "effect-must", { cost: paid, gain: then.words }),
    };
  }
  const inner = /\((\w+)/.exec(said)?.[1] ?? "";
  if (said.includes("+")) {
    const [name, n] = said.split("+");
    const number = Number(n);
    if (name === "rd") return { glyphs: [{ icon: "d5", text: `+${n}` }], words: word(at, "effect-rd", { n: number }) };
    return {
      glyphs: [name === "vp" ? { text: vp(at, number) } : glyph(GAIN[name], `+${n}`)],
      words: word(at, `effect-${name}`, { n: number }),
    };
  }
  if (said.startsWith("build(")) {
    const number = Number(/, (\d+)/.exec(said)?.[1] ?? 1);
    return {
      glyphs: [{ icon: "a-bot", text: number > 1 ? `${number}× ${inner}` : inner }],
      words: word(at, "effect-build", { n: number, level: inner }),
    };
  }
  if (said.startsWith("up("))
    return {
      glyphs: [{ icon: inner === "2" ? "a-up2" : "a-up" }],
      words: word(at, "effect-up", { n: Number(inner) }),
    };
  if (said.startsWith("rel ")) {
    const company = said.slice(4);
    return {
      glyphs: [{ icon: `l-${company.toLowerCase()}` }],
      words: word(at, "effect-rel", { company }),
    };
  }
  if (said.startsWith("swap "))
    return {
      glyphs: [{ icon: "a-any" }, { icon: "right" }, { icon: "a-any", text: `≤${said.slice(5)}` }],
      words: word(at, "effect-swap", { n: Number(said.slice(5)) }),
    };
  const named: Record<string, [string, string]> = {
    reroll: ["replay", "effect-reroll"],
    "setdie(I)": ["d1", "effect-setdie"],
    "waive(1)": ["a-equip", "effect-waive"],
    "special(Overtime)": ["a-over", "effect-special"],
    "special(Overclock)": ["a-over", "effect-special"],
  };
  if (named[said])
    return {
      glyphs: [{ icon: named[said][0] }, { text: said === "waive(1)" ? "−1" : "" }],
      words: word(at, named[said][1], { n: 1, which: inner.toLowerCase() }),
    };
  const tokens = said
    .split(" ")
    .slice(1)
    .map((w) => [COLOURS.indexOf(w[0]), Number(w.slice(1))]);
  return {
    glyphs: tokens.map(([c, n]) => glyph(TOKEN[c], `+${n}`)),
    words: tokens.map(([c, n]) => `${n} ${goodName(at, c)}`).join(", "),
  };
}
export const effects = (at: Looking, said: string[]): Effect[] => said.map((one) => effect(at, one));
export const told = (at: Looking, said: string[]): string =>
  effects(at, said)
    .map((e) => e.words)
    .join(", ");

/** What a requirement asks for, as symbols: one for each of its conditions. */
const ASKS: Record<string, Glyph> = {
  credits: glyph("a-cr"),
  tokens: glyph("a-any"),
  "cards(EQ)": { icon: "a-equip" },
  "cards(RD)": { icon: "a-rd" },
  "cards(SO)": { icon: "a-sale" },
  advanced: { icon: "a-prospect" },
  donation: { icon: "a-don" },
  reputation: { icon: "a-rep" },
  specialists: { icon: "a-spec" },
  relmin: { icon: "l-b" },
  peak: { icon: "a-up" },
  parts: { icon: "p-head" },
  levels: { icon: "a-bot" },
};
export function asks(requirement: string): { n: number; glyph: Glyph; what: string }[] {
  return requirement.split(" & ").map((part) => {
    const [what, n] = part.split(">=");
    const level = /^workers\((\w+)\)$/.exec(what)?.[1];
    return { n: Number(n), glyph: level ? { icon: "a-bot", text: level } : (ASKS[what] ?? {}), what };
  });
}
