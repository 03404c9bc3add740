// The games on the first page: the five of the house in their order, then whatever else the server knows.
import { ACCENT } from "../boards/plugins";
import type { Game, Setting } from "../net/protocol";
import { settings } from "../look/settings.svelte";
import { t } from "../words/words";

const FIVE = Object.keys(ACCENT);
export const ours = (id: string): boolean => FIVE.includes(id);

/** `game` is null as long as the server does not know it. */
export const listed = (known: Game[]): { id: string; game: Game | null }[] => [
  ...FIVE.map((id) => ({ id, game: known.find((g) => g.id === id) ?? null })),
  ...known.filter((g) => !ours(g.id)).map((g) => ({ id: g.id, game: g })),
];
export const title = (id: string, known: Game[]): string =>
  ours(id) ? t(`name-${id}`) : (known.find((g) => g.id === id)?.title ?? id);

/** What makes a start easier: a set-up without choices, and for a first game the one that the rulebook recommends. */
export const simple = (o: Setting): boolean => o.id === "preset" || (o.id === "first_game" && !settings.coached);
