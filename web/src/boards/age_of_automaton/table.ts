// What is shown and printed, as the drawing needs it: symbols and names.
import type { Looking, Named, Token } from "../board";
import { tokens } from "../parts/signs";
import type { Ask, Effects, Printed, Seat, Shown, Sign } from "./shown";
export { told as outlined } from "../parts/spots";

export const shown = (at: Looking): Shown => at.shown as Shown;
export const printed = (at: Looking): Printed => at.game.printed as Printed;
/** The table, a seat (the reader's own unless another is asked for), and both as the focused option would leave them. */
export function sight(at: Looking, seat = at.me ?? 0): { now: Shown; own: Seat; after: Shown | null; then: Seat } {
  const now = shown(at),
    after = at.then as Shown | null;
  return { now, own: now.seats[seat], after, then: (after ?? now).seats[seat] };
}
export type Amounts = Record<string, number>;

// --- looks --------------------------------------------------------------------------------------------
export const TOKEN: Record<string, string> = { R: "a-r", Y: "a-y", B: "a-b", credit: "a-cr", any: "a-any" };
export const ACTION_ICON: Record<string, string> = {
  prospect: "a-prospect",
  equipment: "a-equip",
  research: "a-rd",
  sale: "a-sale",
  funding: "a-fund",
  assembling: "a-asm",
  sponsorship: "a-spon",
  purchasing: "a-buy",
};
export const logo = (company: string) => `l-${company.toLowerCase()}`;
const SYMBOL: Record<string, string> = {
  "token-R": "a-r",
  "token-Y": "a-y",
  "token-B": "a-b",
  credit: "a-cr",
  any: "a-any",
  die: "d5",
  worker: "a-bot",
  upgrade: "a-up",
  "upgrade-2": "a-up2",
  reputation: "a-rep",
  "company-A": "l-a",
  "company-B": "l-b",
  "company-C": "l-c",
  donation: "a-don",
  "pay-cr": "a-cr",
  "pay-res": "a-any",
  "pay-mix": "a-any",
  reroll: "replay",
  "level-1": "d1",
  purchase: "a-equip",
  overtime: "a-over",
  overclock: "a-over",
}; // what has no picture is written: VP
const TINTED = ["a-r", "a-y", "a-b", "a-any", "a-cr", "a-rep", "a-don"];
const ASKED: Record<string, string> = {
  credits: "a-cr",
  tokens: "a-any",
  "cards-EQ": "a-equip",
  "cards-RD": "a-rd",
  "cards-SO": "a-sale",
  workers: "a-bot",
  advanced: "a-prospect",
  donation: "a-don",
  reputation: "a-rep",
  specialists: "a-spec",
  relmin: "l-b",
  peak: "a-up",
  parts: "p-head",
  levels: "a-bot",
};
const tint = (icon: string) => (TINTED.includes(icon) ? `var(--glyph-${icon}, var(--text))` : "");

const FIGURE_ICON: Record<string, string> = {
  tokens: "a-any",
  workers: "a-bot",
  reputation: "a-rep",
  donation: "a-don",
  reliability: "a-rel",
  contracts: "a-con",
  specialists: "a-spec",
};
/** Goods, tracks, companies, actions and parts by their names. */
export function symbols(at: Looking): Named[] {
  const { goods, figures, companies, actions, parts } = printed(at);
  const named = (icon: string, name: string) => ({ icon, name, color: tint(icon) });
  return [
    ...Object.entries(goods).map(([id, name]) => named(TOKEN[id], name)),
    ...Object.entries(FIGURE_ICON).map(([id, icon]) => named(icon, figures[id])),
    ...companies.map(({ id, name }) => named(logo(id), name)),
    ...Object.entries(actions).map(([id, name]) => named(ACTION_ICON[id], name)),
    ...parts.map(({ id, name }) => named(`p-${id}`, name)),
  ];
}

/** A symbol with its number, or words. */
export type Glyph = { icon?: string; text?: string; color?: string; name?: string };
const iconOf = (symbol: string): string | undefined => SYMBOL[symbol];
/** One effect as a card prints it: a number stands at its symbol, an arrow is drawn. */
export const glyphs = (signs: Sign[]): Glyph[] =>
  tokens(signs, iconOf).flatMap((x): Glyph[] =>
    typeof x === "string"
      ? x.split(/\s*(→)\s*/).flatMap((word) => (word === "→" ? { icon: "right" } : word ? { text: word } : []))
      : [{ icon: x.icon, text: x.n, color: tint(x.icon), name: x.name }],
  );
/** What a requirement asks for. */
export const asked = (ask: Ask): Glyph[] => {
  const icon = ASKED[ask.symbol];
  return [{ text: String(ask.n) }, { icon, text: ask.level, color: tint(icon) }];
};
/** So many of each, in symbols. */
export const amountGlyphs = (amounts: Amounts): Glyph[] =>
  Object.entries(amounts).flatMap(([good, n]) =>
    n ? [{ text: String(n) }, { icon: TOKEN[good], color: `var(--glyph-${TOKEN[good]})` }] : [],
  );

// --- words --------------------------------------------------------------------------------------------
/** So many of each, in words. */
export const bundle = (at: Looking, amounts: Amounts): string =>
  Object.entries(amounts)
    .flatMap(([good, n]) => (n ? [`${n} ${printed(at).goods[good]}`] : []))
    .join(", ");
export const vp = (at: Looking, n: number) => `${n} ${printed(at).figures.vp}`;

/** The same for a button. */
export const amountTokens = (at: Looking, amounts: Amounts): Token[] =>
  Object.entries(amounts).flatMap(([good, n]): Token[] =>
    n ? [{ icon: TOKEN[good], n: String(n), name: printed(at).goods[good] }] : [],
  );
export const effectTokens = (effects: Effects): Token[] =>
  effects.signs.flatMap((signs, i): Token[] => [...(i ? ["·"] : []), ...tokens(signs, iconOf)]);
