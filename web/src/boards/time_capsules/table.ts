// What is shown and printed, as the drawing needs it.
import type { Looking, Named, Token } from "../board";
import { tokens as drawn } from "../parts/signs";
import type { Artifact, Kind, MatShown, Printed, Shown, Sign, Thing } from "./shown";

export const shown = (at: Looking): Shown => at.shown as Shown;
export const printed = (at: Looking): Printed => at.game.printed as Printed;
/** The table, a seat's mat (the reader's own unless another is asked for), and that mat as the focused option would leave it. */
export function sight(at: Looking, seat = at.me ?? shown(at).first): { now: Shown; m: MatShown; then: MatShown } {
  const now = shown(at),
    m = now.mats[seat];
  return { now, m, then: at.then ? (at.then as Shown).mats[seat] : m };
}

// --- looks -----------------------------------------------------------------------------------------
const ICON: Record<string, string> = {
  battery: "t-bat",
  computer: "t-chip",
  c8: "t-chip8",
  c12: "t-chip12",
  break: "t-brk",
  bio: "t-pod",
  artifact: "t-art",
};
/** The silhouette of a kind, its own or that of its sort. */
export const iconOf = (k: Kind) => ICON[k.id] ?? ICON[k.sort];
export const HUE: Record<Kind["sort"], string> = {
  battery: "var(--t-en)",
  computer: "var(--t-q)",
  break: "var(--text)",
  bio: "var(--t-bio)",
  artifact: "var(--text-quiet)",
};
/** The symbol of what is paid in. */
export const PAID_IN = { energy: "en", qubits: "q" } as const;
export const GIFT_ICON = { break: "t-brk", crystal: "t-cc", card: "t-card" } as const;
/** And by what symbol it is called. */
export const GIFT_SIGN = { break: "brk", crystal: "cc", card: "card" } as const;
/** What is engraved on a token; bioobjects bear the first letter of their name. */
export const mark = (k: Kind, die = 0) =>
  k.sort === "battery"
    ? String(k.size)
    : k.sort === "computer"
      ? String(die || k.size)
      : k.sort === "bio"
        ? k.name[0]
        : "";

// --- names -----------------------------------------------------------------------------------------
export const kind = (at: Looking, id: string): Kind => printed(at).kinds[id];
export const artifact = (at: Looking, id: string): Artifact => printed(at).artifacts[id];
/** What a symbol is called. */
export const symbol = (at: Looking, id: string): string => printed(at).symbols[id];
/** All of them; what is only written has none. */
export const symbols = (at: Looking): Named[] =>
  Object.entries(printed(at).symbols)
    .filter(([id]) => id !== "vp")
    .map(([id, name]) => ({ icon: `t-${id}`, name, color: `var(--glyph-t-${id}, var(--text))` }));
export function pieceName(at: Looking, x: Thing): string {
  const k = kind(at, x.kind);
  return x.die ? k.faces[x.die - 1] : k.name;
}
/** A text with its symbols as this board draws them. */
export const tokens = (text: Sign[]): Token[] => drawn(text, (symbol) => `t-${symbol}`);

/** What is left over of the first list when the second is taken away. */
export function minus<T>(a: T[], b: T[]): T[] {
  const rest = [...b];
  return a.filter((x) => {
    const i = rest.indexOf(x);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}
