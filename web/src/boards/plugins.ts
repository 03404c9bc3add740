// The games with a board of their own, each fetched when its game is opened; every other game gets the generic one.
import { SvelteMap } from "svelte/reactivity";
import type { Plugin } from "./board";
import generic from "./generic";

const OWN = import.meta.glob<{ default: Plugin }>(["./*/index.ts", "!./generic/index.ts"]);
const own = (game: string) => OWN[`./${game}/index.ts`];
const here = new SvelteMap<string, Plugin>();
export async function load(game: string): Promise<void> {
  if (!here.has(game))
    here.set(
      game,
      own(game)
        ? await own(game)().then(
            (x) => x.default,
            () => generic,
          )
        : generic,
    );
}
export const loaded = (game: string): boolean => here.has(game);
export const plugin = (game: string): Plugin => here.get(game) ?? generic;

/** One accent a game: titles and ribbon only. */
export const ACCENT: Record<string, string> = {
  stress_botics: "ember",
  age_of_automaton: "brass",
  ark_awakening: "ion",
  septikon: "lime",
  time_capsules: "iris",
};
export const accent = (game: string) => `var(--${ACCENT[game] ?? "legal"})`;
