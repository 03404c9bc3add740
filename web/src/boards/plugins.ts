// The games with a board of their own; every other game gets the generic one.
import type { Plugin } from "./board";
import age_of_automaton from "./age_of_automaton";
import generic from "./generic";
import time_capsules from "./time_capsules";
import septikon from "./septikon";
import stress_botics from "./stress_botics";

const OWN: Record<string, Plugin> = { age_of_automaton, septikon, stress_botics, time_capsules };
export const plugin = (game: string): Plugin => OWN[game] ?? generic;

/** One accent a game: titles and ribbon only. */
export const ACCENT: Record<string, string> = {
  stress_botics: "ember", age_of_automaton: "brass", ark_awakening: "ion", septikon: "lime", time_capsules: "iris",
};
export const accent = (game: string) => `var(--${ACCENT[game] ?? "legal"})`;
