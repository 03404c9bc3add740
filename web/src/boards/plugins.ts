// The games with a board of their own; every other game gets the generic one.
import type { Plugin } from "./board";
import generic from "./generic";
import time_capsules from "./time_capsules";
import septikon from "./septikon";

const OWN: Record<string, Plugin> = { septikon, time_capsules };
export const plugin = (game: string): Plugin => OWN[game] ?? generic;

/** One accent a game: titles and ribbon only. */
export const ACCENT: Record<string, string> = {
  stress_botics: "ember", age_of_automaton: "brass", ark_awakening: "ion", septikon: "lime", time_capsules: "iris",
};
export const accent = (game: string) => `var(--${ACCENT[game] ?? "legal"})`;
