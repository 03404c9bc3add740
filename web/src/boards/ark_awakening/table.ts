// What is shown and printed, as the drawing needs it.
import { says } from "../parts/spots";
import { t } from "../../words/words";
import type { Looking } from "../board";
import { eyes, type Lens } from "./eyes.svelte";
import type { Cell, Dome, Power, Printed, Room, Shown, Threat, Walk } from "./shown";

export const shown = (at: Looking): Shown => at.shown as Shown;
/** The same as the focused option would leave it. */
export const foreseen = (at: Looking): Shown | null => at.then as Shown | null;
export const printed = (at: Looking): Printed => at.game.printed as Printed;
/** A word of the game, as terminal and log say it; `headed`: where it stands alone, with a capital. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
export const headed = (at: Looking, key: string): string => capital(says(at, key));
/** Whose things lie before this person: the own ones, for others those of whose turn it is. */
export const near = (at: Looking): number => {
  const now = shown(at);
  return at.me !== null && at.me < now.domes.length ? at.me : now.active;
};
/** A biodome, and as the focused option would leave it. */
export function sight(at: Looking, seat = near(at)): { d: Dome; next: Dome } {
  const d = shown(at).domes[seat];
  return { d, next: foreseen(at)?.domes[seat] ?? d };
}
export const lensOf = (at: Looking): Lens => eyes.lens ?? shown(at).lens;

// --- looks -----------------------------------------------------------------------------------------
const RESOURCE: Record<string, string> = { titanium: "Ti", biotite: "Bt", osmium: "Os", metamorphite: "Mt" };
export const resourceIcon = (name: string) => `ark-${RESOURCE[name]}`;
export const resourceColor = (name: string) => `var(--glyph-ark-${RESOURCE[name]})`;
export const sectionIcon = (section: string) => `ark-${section}`;
export const seatKey = (seat: number) => "abcde"[seat] ?? "x";
/** The section whose work a benefit helps. */
const BENEFIT: Record<string, string> = {
  move: "MOB",
  teleport: "tele",
  fold: "tele",
  mini_move: "MOB",
  divert: "PWR",
  diverts: "PWR",
  capacity: "cyl",
  pole: "PWR",
  produce: "PRO",
  synthesize: "PRO",
  harvest: "PRO",
  convert: "PRO",
  exploit: "PRO",
  reserves: "PRO",
  mini_resources: "PRO",
  mini_metamorphite: "Mt",
  engineer: "ENG",
  engineer_remote: "ENG",
  engineer_free: "ENG",
  engineer_anywhere: "ENG",
  discount: "ENG",
  protection: "def",
  militarize: "MIL",
  armoury: "MIL",
  mini_militarize: "MIL",
  combat: "MIL",
  combat_each: "MIL",
  ranged: "MIL",
  bombs: "bomb",
  defence: "def",
  defence_each: "def",
  entrenched: "def",
  research: "ART",
  sift: "ART",
  use: "ART",
  awaken: "UNI",
  awaken_discount: "UNI",
  heal: "heal",
  metabolism: "Mt",
  robots: "robot",
  species: "species",
  airlock: "disint",
};
export const benefitIcon = (benefit: string) => `ark-${RESOURCE[benefit] ?? BENEFIT[benefit] ?? "star"}`;
/** What a cylinder looks like: of which biodome, or of which generator of the Ark. */
export const energyColor = ({ generator, seat }: Power): string =>
  seat < 0 ? `var(--ark-${generator})` : `var(--seat-${seatKey(seat)})`;

// --- names -----------------------------------------------------------------------------------------
export const seatName = (at: Looking, seat: number): string => (seat === at.me ? t("you") : (at.names[seat] ?? ""));
export const roomOf = (at: Looking, cell: Cell): Room | null => (cell.room ? printed(at).rooms[cell.room] : null);
export const cellAt = (at: Looking, label: string): Cell | undefined => shown(at).cells.find((c) => c.label === label);
/** What a place is called: a room by its name, an unexplored position by its label. */
export function placeName(at: Looking, label: string): string {
  if (label === "biodome") return t("ark-biodome");
  const cell = cellAt(at, label);
  if (!cell) return sectionOf(at, label) ?? label;
  return roomOf(at, cell)?.name ?? label;
}

const sectionOf = (at: Looking, label: string): string | undefined => {
  const site = printed(at).sites[label];
  return site && printed(at).sections_short[site.section];
};
export const ofEnemy = (units: { kind: string }): boolean => units.kind === "hostile" || units.kind === "infection";
/** What may come to a position, in words. */
export function threatSaid(at: Looking, one: Threat): string {
  const cards = { n: one.cards, of: one.of };
  if (one.guardian) return t("ark-threat-guardian", { guardian: one.guardian, ...cards });
  const target = shown(at).mode === "learning" ? "ark-threat-spread" : "ark-threat-target";
  return one.seat < 0 ? t(target, cards) : t("ark-threat-rival", { who: seatName(at, one.seat) });
}
/** Threats to this person: what is one's own is none. */
export const threatsTo = (at: Looking, cell: Cell): Threat[] => cell.threats.filter((x) => x.seat !== near(at));

/** What an Enemy's game is counted by: turns left, or how often it has adapted. */
export function clock(at: Looking): { n: number; words: string } | null {
  const enemy = shown(at).enemy;
  if (!enemy) return null;
  return enemy.tasks.length
    ? { n: enemy.adapted, words: t("ark-adapted", { n: enemy.to_adapt }) }
    : { n: enemy.clock, words: t("ark-turns-left", { n: enemy.clock }) };
}

// --- walks -----------------------------------------------------------------------------------------
/** Of the walks to each place the one of the chosen group, or the shortest. */
export function bestWalks(at: Looking): Map<string, Walk> {
  const out = new Map<string, Walk>();
  if (!at.live || !eyes.groups || !at.options.some((o) => o.verb === "move")) return out;
  const chosen = shown(at).walks.filter((w) => !eyes.origin || w.origin === eyes.origin);
  for (const walk of chosen) {
    const known = out.get(walk.target);
    if (!known || walk.cost < known.cost) out.set(walk.target, walk);
  }
  return out;
}
