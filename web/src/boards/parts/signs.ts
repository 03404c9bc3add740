// A card's text as the engine says it, in words and in the symbols of a board.
import type { Token } from "../board";

export type Sign = { symbol: string; text: string; n: string };

/** `icon`: how this board draws a symbol; what it has no picture for is written. */
export const tokens = (text: Sign[], icon: (symbol: string) => string | undefined): Token[] =>
  text.map(({ symbol, text: name, n }) => {
    const drawn = symbol ? icon(symbol) : undefined;
    return drawn ? { icon: drawn, name, n } : `${n} ${name}`.trim();
  });

export const spoken = (said: Token[]): string =>
  said
    .map((x) => (typeof x === "string" ? x : `${x.n ?? ""} ${x.name}`.trim()))
    .join(" ")
    .replaceAll(" ,", ",");
