// Septikon at the table: its board, and what it adds to the shell.
import type { Entry, Option } from "../../net/protocol";
import { say, t } from "../../words/words";
import type { Face, Looking, Plugin, Token } from "../board";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Seat from "./Seat.svelte";
import type { StationShown } from "./shown";
import { planOf, seen as sight, units } from "./station";
import { icon, stayedOff } from "./steps";
import Strip from "./Strip.svelte";
import Threats from "./Threats.svelte";

const VERB_ICON: Record<string, string> = {
  place: "clone",
  done: "end",
  skip: "cross",
  use: "tick",
  keep: "cross",
  leave: "damage",
  defrost: "clone",
  hit: "laser",
  convert: "espionage",
  take: "takeover",
  repair: "repair",
  free: "counter",
  arm: "nuke",
  sense: "sensor",
  accept: "tick",
  decline: "cross",
  drone: "bd",
  go: "bd",
  steal: "espionage",
  gunner: "gunner",
  resign: "flag",
  "offer-draw": "draw",
};

const named = (at: Looking, resource: string) => say(at.game.messages, `resource-${resource}`);

/** The resources of which a station has more or less then. */
const changed = (at: Looking, was: StationShown, now: StationShown) =>
  planOf(at).resources.filter((r) => units(was, r) !== units(now, r));

function gains(at: Looking, was: StationShown, now: StationShown): string[] {
  const out = changed(at, was, now).map((r) => `${named(at, r)} ${units(was, r)} → ${units(now, r)}`);
  if (now.clones.length > was.clones.length) out.push(t("sep-new-clone"));
  return out;
}

/** The same in symbols. */
function gainTokens(at: Looking, was: StationShown, now: StationShown): Token[] {
  const out = changed(at, was, now)
    .slice(0, 3)
    .flatMap((r): Token[] => [{ icon: r, name: named(at, r) }, `${units(was, r)} → ${units(now, r)}`]);
  if (now.clones.length > was.clones.length) out.push(t("sep-new-clone"));
  return out;
}

/** What is printed on a module: cost, then what it makes. */
function printed(at: Looking, code: string): string {
  const row = planOf(at).modules.get(code);
  if (!row) return "";
  const cost = row.cost.map((c) => `${c.n} ${named(at, c.resource)}`).join(", ");
  if (row.gives) return `${cost ? `${cost} → ` : "+"}${row.n} ${named(at, row.gives)}`;
  return [cost, row.per_gunner && cost ? t("sep-per-gunner") : ""].filter(Boolean).join(" ");
}

/** The same in symbols. */
function printedTokens(at: Looking, code: string): Token[] | undefined {
  const row = planOf(at).modules.get(code);
  if (!row) return undefined;
  const token = (icon: string, n: number): Token => ({ icon, n: String(n), name: named(at, icon) });
  const cost = row.cost.map((c) => token(c.resource, c.n));
  if (row.gives) return cost.length ? [...cost, "→", token(row.gives, row.n)] : ["+", token(row.gives, row.n)];
  return cost.length ? [...cost, ...(row.per_gunner ? [t("sep-per-gunner")] : [])] : undefined;
}

function face(at: Looking, option: Option): Face {
  const plan = planOf(at);
  const square = plan.squares.get(option.args.square2 ?? option.args.square);
  const seen = at.forecasts(option.id);
  const now = sight(at);
  const me = at.me ?? now.player;
  let rank = 5;
  let sub = "";
  let idle = false;
  let parts: Token[] | undefined;
  if (seen) {
    const then = seen.shown as typeof now;
    const mine = gains(at, now.stations[me], then.stations[me]);
    const foe = now.stations[1 - me],
      hit = then.stations[1 - me];
    if (hit.damage.length > foe.damage.length)
      mine.unshift(t("sep-rival-damage", { from: foe.damage.length, to: hit.damage.length }));
    const off = seen.events.find(stayedOff);
    idle = !!off;
    sub = idle ? t("sep-idle") : mine.slice(0, 3).join(" · ");
    if (!idle && hit.damage.length === foe.damage.length && mine.length)
      parts = gainTokens(at, now.stations[me], then.stations[me]);
    if (!sub && then.stations[me].gunners.length > now.stations[me].gunners.length) sub = t("sep-new-gunner");
    rank = idle ? 9 : mine.length ? 2 : 4;
    if (hit.damage.length > foe.damage.length) rank = 0;
  }
  if (square && ["move", "spy", "place", "defrost", "go"].includes(option.verb)) {
    const store = plan.stores.get(square.code);
    if (!idle && seen?.stop === null && ["move", "spy"].includes(option.verb) && !sub.includes("→"))
      rank = Math.min(rank, 1);
    const by = option.args.square2
      ? t(option.verb === "spy" ? "sep-spy-from" : "sep-from", { square: option.args.square })
      : "";
    if ((seen?.stop === null && plan.modules.get(square.code)?.gives) || (!sub && !square.cell))
      [sub, parts] = [printed(at, square.code), printedTokens(at, square.code)];
    return {
      icon: store?.resource ?? plan.face(square.code).icon,
      title: square.name,
      sub: sub || by,
      parts: sub ? parts : undefined,
      idle,
      rank,
      by,
      group: `${option.verb} ${square.id}`,
    };
  }
  const res = option.args.resource ?? plan.stores.get(option.args.warehouse)?.resource;
  return {
    icon: res ?? VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub,
    parts,
    idle,
    rank: ["done", "skip"].includes(option.verb) ? 8 : rank,
  };
}

const plugin: Plugin = {
  Board,
  Seat,
  Strip,
  Dock,
  Aside: Threats,
  Cards,
  End,
  face,
  icon: (e: Entry) => icon(e),
  die: (at) => sight(at).die,
  keys: [
    ["F", "sep-zones"],
    ["N", "sep-flight-next"],
    ["H", "sep-pieces"],
  ],
  topics: [
    {
      id: "flight",
      keys: ["event-flew", "event-landed", "event-struck", "event-stopped", "event-collided", "event-launched"],
    },
    {
      id: "damage",
      keys: ["event-damaged", "event-mended", "event-clone-lost", "event-cube-lost", "event-shot", "event-object-lost"],
    },
  ],
};
export default plugin;
