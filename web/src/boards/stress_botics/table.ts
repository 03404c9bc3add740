// What is shown and printed, as the drawing needs it.
import type { Looking, Named } from "../board";
import type { Amount, Bot, Printed, Shown, Vault } from "./shown";

export const shown = (at: Looking): Shown => at.shown as Shown;
/** The same as the focused option would leave it. */
export const foreseen = (at: Looking): Shown | null => at.then as Shown | null;
export const printed = (at: Looking): Printed => at.game.printed as Printed;
/** A player's board (the reader's own unless another is asked for), and as the focused option would leave it. */
export function sight(at: Looking, seat = at.me ?? shown(at).order[0]): { b: Bot; next: Bot } {
  const b = shown(at).bots[seat];
  return { b, next: foreseen(at)?.bots[seat] ?? b };
}

// --- looks -----------------------------------------------------------------------------------------
const SYMBOL: Record<string, string> = {
  battery: "bat",
  CB: "batf",
  TB: "batf",
  SB: "batf",
  Mi: "mi",
  Ex: "ex",
  La: "la",
};
export const BATTERIES = ["CB", "TB", "SB"]; // of one shape: they bear their letter
export const symbol = (piece: string) => `sb-${SYMBOL[piece] ?? piece}`;
/** Only goods have a colour of their own. */
export const glyph = (piece: string) =>
  ["sh", "battery"].includes(piece) ? "var(--text)" : `var(--glyph-sb-${piece[0]})`;
export const enamel = (piece: string) => `var(--r-sb-${piece[0]})`;
export const SHIP_ICON: Record<string, string> = {
  probe: "sb-probe",
  scout: "sb-scout",
  freighter: "sb-freight",
  alphabot: "sb-alphabot",
};
export const CYLINDROID_ICON: Record<string, string> = {
  miner: "sb-mi",
  explosive: "sb-ex",
  laser: "sb-la",
  armed: "sb-ex",
};
/** What the book calls it: an armed one is an Explosive. */
export const cylindroidCard = (kind: string): string => (kind === "armed" ? "explosive" : kind);
/** The symbols of a card's text, where this board has one. */
const SIGN_ICON: Record<string, string> = {
  battery: "sb-bat",
  stress: "sb-stress",
  shield: "sb-sh",
  alpha: "sb-alphabot",
  alphatank: "sb-alphabot",
  pressure: "sb-mine",
  core: "sb-rot",
  move: "sb-move",
};
export const signIcon = (at: Looking, sign: string) => (printed(at).pieces[sign] ? symbol(sign) : SIGN_ICON[sign]);

// --- amounts ---------------------------------------------------------------------------------------
/** Pieces one by one. */
export const each = (of: Amount[]): string[] => of.flatMap((a) => Array.from({ length: a.n }, () => a.piece));
export const count = (of: Amount[], piece: string): number => of.find((a) => a.piece === piece)?.n ?? 0;
export const same = (one: Amount[], two: Amount[]): boolean =>
  one.length === two.length && one.every((a) => count(two, a.piece) === a.n);

// --- names -----------------------------------------------------------------------------------------
/** A word of the game's own. */
export const pieceName = (at: Looking, piece: string): string => printed(at).pieces[piece].name;
export const typeName = (at: Looking, type: string): string => printed(at).types[type].name;
/** Pieces, cards and ships by their names. */
export function symbols(at: Looking): Named[] {
  const { pieces, types, ships } = printed(at);
  return [
    ...Object.entries(pieces).map(([id, { name }]) => ({ icon: symbol(id), name, color: glyph(id) })),
    ...Object.entries(types).map(([id, { name }]) => ({ icon: `sb-${id}`, name })),
    ...Object.entries(ships).map(([id, { name }]) => ({ icon: SHIP_ICON[id], name })),
  ];
}
export const itemName = (at: Looking, item: string): string => printed(at).items[item].name;
export const cylindroidName = (at: Looking, kind: string): string => printed(at).cylindroids[kind];
export const vaultAt = (at: Looking, node: string) => shown(at).nodes.find((n) => n.node === node)?.vault ?? null;
/** What a place is called: a vault by its tile. */
export function nodeName(at: Looking, node: string): string {
  const vault = vaultAt(at, node);
  return vault ? printed(at).tiles[vault.tile].short : printed(at).nodes[node].name;
}
/** What a vault gives at the present pressure. */
export const yields = (at: Looking, vault: Vault) => printed(at).tiles[vault.tile].yields[vault.gives];
