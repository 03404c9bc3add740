// Options as buttons: where a move leads, what it would bring, how good it looks.
import { says } from "../parts/spots";
import type { Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token } from "../board";
import type { PrintedSquare, Shown, StationShown } from "./shown";
import { planOf, seen as sight, units } from "./station";

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

const named = (at: Looking, resource: string) => says(at, `resource-${resource}`);

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

/** What is printed on a module, in words and in symbols. */
function printed(at: Looking, code: string): [sub: string, parts: Token[] | undefined] {
  const signs = planOf(at).modules.get(code)?.signs ?? [];
  const parts = signs.map(({ symbol, text }): Token => (symbol ? { icon: symbol, name: text } : text));
  return [signs.map((sign) => sign.text).join(" "), parts.length ? parts : undefined];
}

/** What an option would bring; `on`: the turn goes on after it. */
type Outlook = { sub: string; parts?: Token[]; idle: boolean; rank: number; on: boolean };

function outlook(at: Looking, option: Option): Outlook {
  const seen = at.forecasts(option.id);
  if (!seen) return { sub: "", idle: false, rank: 5, on: false };
  const now = sight(at);
  const me = at.me ?? now.player;
  const [own, foe] = [now.stations[me], now.stations[1 - me]];
  const { [me]: then, [1 - me]: hit } = (seen.shown as Shown).stations;
  const on = seen.stop === null;
  const harm = hit.damage.length - foe.damage.length;
  if (seen.events.some((e) => e.sort === "idle")) return { sub: t("sep-idle"), idle: true, rank: harm > 0 ? 0 : 9, on };
  const mine = gains(at, own, then);
  if (harm > 0) mine.unshift(t("sep-rival-damage", { from: foe.damage.length, to: hit.damage.length }));
  const gunner = then.gunners.length > own.gunners.length ? t("sep-new-gunner") : "";
  const [from, to] = [foe.damage.length, hit.damage.length];
  const hurt: Token[] =
    harm > 0 ? [{ icon: "damage", name: t("sep-rival-damage", { from, to }) }, `${from} → ${to}`] : [];
  return {
    sub: mine.slice(0, 3).join(" · ") || gunner,
    parts: harm >= 0 && mine.length ? [...hurt, ...gainTokens(at, own, then)] : undefined,
    idle: false,
    rank: harm > 0 ? 0 : mine.length ? 2 : 4,
    on,
  };
}

/** Who would move there. */
function mover(option: Option): string {
  if (!option.args.square2) return "";
  return t(option.verb === "spy" ? "sep-spy-from" : "sep-from", { square: option.args.square });
}

/** A move: the square it leads to, with what is printed there where nothing more is known. */
function toSquare(at: Looking, option: Option, square: PrintedSquare, { sub, parts, idle, rank, on }: Outlook): Face {
  const plan = planOf(at);
  const free = !idle && on && ["move", "spy"].includes(option.verb) && !sub.includes("→");
  const by = mover(option);
  const makes = on && !!plan.modules.get(square.code)?.gives;
  if (makes || (!sub && !square.cell)) [sub, parts] = printed(at, square.code);
  return {
    icon: plan.stores.get(square.code)?.resource ?? plan.face(square.code).icon,
    title: square.name,
    sub: sub || by,
    parts: sub ? parts : undefined,
    idle,
    rank: free ? Math.min(rank, 1) : rank,
    by,
    group: `${option.verb} ${square.id}`,
  };
}

export function face(at: Looking, option: Option): Face {
  const plan = planOf(at);
  const square = plan.squares.get(option.args.square2 ?? option.args.square);
  const seen = outlook(at, option);
  if (square && ["move", "spy", "place", "defrost", "go"].includes(option.verb))
    return toSquare(at, option, square, seen);
  const resource = option.args.resource ?? plan.stores.get(option.args.warehouse)?.resource;
  return {
    icon: resource ?? VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub: seen.sub,
    parts: seen.parts,
    idle: seen.idle,
    rank: ["done", "skip"].includes(option.verb) ? 8 : seen.rank,
  };
}
