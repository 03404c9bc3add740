// Against whom: what that means for the mode and the seats of a table.
import { settings } from "../look/settings.svelte";
import type { Game, Mode } from "../net/protocol";
import { t } from "../words/words";
import { usual } from "./levels";

export type Rival = "bot" | "friend" | "screen" | "solo";

/** The modes that one can play alone. */
export const alone = (game: Game): Mode[] => game.modes.filter((m) => m.seats.includes(1));
/** Not every game can be played alone. */
export const possible = (game: Game, wanted: Rival): Rival =>
  wanted === "solo" && !alone(game).length ? "bot" : wanted;
/** The mode that is offered first. */
export const modeFor = (game: Game, rival: Rival): Mode =>
  rival === "solo" ? alone(game)[0] : (game.modes.find((m) => m.seats.some((n) => n > 1)) ?? game.modes[0]);

function seatFor(game: Game, rival: Rival, i: number): string {
  if (rival === "screen" || i === 0) return "me";
  return rival === "bot" ? `bot:${usual(game)}` : "open";
}
/** Who sits where, as few as there can be: `me`, `open` or `bot:NAME`. */
export function seatsFor(game: Game, mode: Mode, rival: Rival): string[] {
  const count = rival === "solo" ? 1 : (mode.seats.find((n) => n > 1) ?? mode.seats[0]);
  return Array.from({ length: count }, (_, i) => seatFor(game, rival, i));
}
/** The same as a server is asked for them; people at one device are told apart by their names. */
export function asked(kinds: string[]) {
  const guest = (i: number) =>
    kinds.filter((k) => k === "me").length > 1 ? `${t("player")} ${"ABCDE"[i]}` : t("guest");
  return kinds.map((kind, i) => {
    if (kind === "me") return { kind, name: (kinds.indexOf("me") === i && settings.name) || guest(i) };
    return kind === "open" ? { kind } : { kind: "bot", bot: kind.slice(4) };
  });
}
