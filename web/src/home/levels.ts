// How well a bot plays, in words that mean the same in every game; the last choice is kept for each.
import { settings } from "../look/settings.svelte";
import type { Game } from "../net/protocol";
import { t } from "../words/words";

const GENTLE = "novice"; // for a first game

/** A bot's level: what it is called and what that means; one that somebody added goes by its own name. */
export function level(bot: string): { name: string; note: string } {
  const name = t(`level-${bot}`);
  return name === `level-${bot}` ? { name: bot, note: "" } : { name, note: t(`level-${bot}-note`) };
}
/** The bot that is offered first: as last time, or a gentle one. */
export function usual(game: Game): string {
  const kept = settings.levels[game.id];
  const found = [kept, GENTLE].find((bot) => game.bots.includes(bot));
  return found ?? game.bots.at(-1) ?? "random";
}
export const prefer = (game: Game, bot: string): void => {
  settings.levels = { ...settings.levels, [game.id]: bot };
};
