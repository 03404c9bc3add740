// The games with a board of their own, each fetched when its game is opened; every other game gets the generic one.
import { SvelteMap } from "svelte/reactivity";
import type { Plugin } from "./board";
import { hangSymbols } from "../look/sprite";
import { learnBoard } from "../words/words";

const OWN = import.meta.glob<{ default: Plugin }>(["./*/index.ts", "!./generic/index.ts"]);
const GENERIC = () => import("./generic");
const NONE: Plugin = { Board: () => ({}) }; // until it is here
const here = new SvelteMap<string, Plugin>();
const asked = new Map<string, Promise<void>>();
async function open(game: string): Promise<void> {
  const own = OWN[`./${game}/index.ts`] ?? GENERIC;
  const [found] = await Promise.all([own().catch(GENERIC), learnBoard(game)]);
  hangSymbols(found.default.drawings);
  here.set(game, found.default);
}
export async function load(game: string): Promise<void> {
  if (!asked.has(game)) asked.set(game, open(game));
  await asked.get(game)!.catch(() => asked.delete(game)); // what did not come is asked for again
}
export const loaded = (game: string): boolean => here.has(game);
export const plugin = (game: string): Plugin => here.get(game) ?? NONE;

/** One accent a game: titles and ribbon only. */
export const ACCENT: Record<string, string> = {
  stress_botics: "ember",
  age_of_automaton: "brass",
  ark_awakening: "ion",
  septikon: "lime",
  time_capsules: "iris",
};
export const accent = (game: string) => `var(--${ACCENT[game] ?? "legal"})`;
