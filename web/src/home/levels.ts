// How well a bot plays, in words that mean the same in every game; the last choice is kept for each.
import { settings } from "../look/settings.svelte";
import type { Game, Level } from "../net/protocol";
import { t } from "../words/words";

const GENTLE = "novice"; // for a first game

/** A bot's own name, without the module, as the server writes it. */
const own = (bot: string) => {
  const name = bot.slice(bot.lastIndexOf(":") + 1);
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
};
/** A bot's level, as the server calls it; one that is not offered goes by its own name. */
export const level = (game: Game | null | undefined, bot: string): Level =>
  game?.levels[bot] ?? { name: own(bot), note: "", rating: null, ms: null, measured: "" };
/** How strong and how quick a level was measured to be, and at what; nothing where nobody measured it. */
export function measured({ name, rating, ms, measured }: Level): string {
  return rating === null || ms === null ? "" : `${name}: ${t("level-measured", { rating, ms })} (${measured})`;
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
