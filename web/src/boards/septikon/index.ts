// Septikon at the table: its board, and what it adds to the shell.
import type { Entry, Option } from "../../net/protocol";
import { say, t } from "../../words/words";
import type { Face, Looking, Phase, Plugin, Token } from "../board";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import Seat from "./Seat.svelte";
import { FACE, gunners, isCell, MODULES, RESOURCES, scene, SQUARES, type Station, units, WAREHOUSES } from "./station";
import { icon, stayedOff, STEPS } from "./steps";
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

function gains(at: Looking, was: Station, now: Station): string[] {
  const out = RESOURCES.filter((r) => units(was, r) !== units(now, r)).map(
    (r) => `${say(at.game.messages, `resource-${r}`)} ${units(was, r)} → ${units(now, r)}`,
  );
  if (now.clones.length > was.clones.length) out.push(t("sep-new-clone"));
  return out;
}

/** The same in symbols. */
function printedTokens(at: Looking, code: string): Token[] | undefined {
  const row = MODULES.get(code);
  if (!row) return undefined;
  const token = (r: string, n: string | number): Token => ({
    icon: r,
    n: String(n),
    name: say(at.game.messages, `resource-${r}`),
  });
  const cost = Object.entries(row.cost).map(([r, n]) => token(r, n));
  const [effect, what, n] = row.effect.split(" ");
  if (effect === "gain") return cost.length ? [...cost, "→", token(what, n)] : ["+", token(what, n)];
  return cost.length ? [...cost, ...(row.per_gunner ? [t("sep-per-gunner")] : [])] : undefined;
}

function gainTokens(at: Looking, was: Station, now: Station): Token[] {
  const out: Token[] = RESOURCES.filter((r) => units(was, r) !== units(now, r))
    .slice(0, 3)
    .flatMap((r): Token[] => [
      { icon: r, name: say(at.game.messages, `resource-${r}`) },
      `${units(was, r)} → ${units(now, r)}`,
    ]);
  if (now.clones.length > was.clones.length) out.push(t("sep-new-clone"));
  return out;
}

/** What is printed on a module: cost, then what it does. */
export function printed(at: Looking, code: string): string {
  const row = MODULES.get(code);
  if (!row) return "";
  const word = (r: string) => say(at.game.messages, `resource-${r}`);
  const cost = Object.entries(row.cost)
    .map(([r, n]) => `${n} ${word(r)}`)
    .join(", ");
  const [effect, what, n] = row.effect.split(" ");
  const does = effect === "gain" ? `${n} ${word(what)}` : "";
  if (does) return cost ? `${cost} → ${does}` : `+${does}`;
  return [cost, row.per_gunner && cost ? t("sep-per-gunner") : ""].filter(Boolean).join(" ");
}

function face(at: Looking, option: Option): Face {
  const last = option.components.at(-1);
  const seen = at.forecasts(option.id);
  const now = scene(at.picture.view);
  const me = at.me ?? now.player;
  let rank = 5;
  let sub = "";
  let idle = false;
  let parts: Token[] | undefined;
  if (seen) {
    const then = scene(seen.view);
    const mine = gains(at, now.stations[me], then.stations[me]);
    const foe = now.stations[1 - me],
      hit = then.stations[1 - me];
    if (hit.damage.size > foe.damage.size)
      mine.unshift(t("sep-rival-damage", { from: foe.damage.size, to: hit.damage.size }));
    const off = seen.events.find(stayedOff);
    idle = !!off;
    sub = idle ? t("sep-idle") : mine.slice(0, 3).join(" · ");
    if (!idle && hit.damage.size === foe.damage.size && mine.length)
      parts = gainTokens(at, now.stations[me], then.stations[me]);
    if (!sub && gunners(then.stations[me]).length > gunners(now.stations[me]).length) sub = t("sep-new-gunner");
    rank = idle ? 9 : mine.length ? 2 : 4;
    if (hit.damage.size > foe.damage.size) rank = 0;
  }
  if (last?.domain === "square" && ["move", "spy", "place", "defrost", "go"].includes(option.verb)) {
    const q = SQUARES[last.id];
    const known = FACE[q.code];
    const store = WAREHOUSES.find((w) => w.id === q.code);
    if (!idle && seen?.stop === null && ["move", "spy"].includes(option.verb) && !sub.includes("→"))
      rank = Math.min(rank, 1);
    const by =
      option.components.length > 1
        ? t(option.verb === "spy" ? "sep-spy-from" : "sep-from", { square: option.components[0].label })
        : "";
    if (seen?.stop === null && MODULES.get(q.code)?.effect.startsWith("gain"))
      [sub, parts] = [printed(at, q.code), printedTokens(at, q.code)];
    if (!sub && last && !isCell(last.id)) [sub, parts] = [printed(at, q.code), printedTokens(at, q.code)];
    return {
      icon: known ? known[0] : (store?.resource ?? "right"),
      title: at.game.domains?.square?.names[last.id] ?? option.label,
      sub: sub || by,
      parts: sub ? parts : undefined,
      idle,
      rank,
      by,
      group: `${option.verb} ${last.id}`,
    };
  }
  const res =
    last?.domain === "resource"
      ? RESOURCES[last.id]
      : last?.domain === "warehouse"
        ? WAREHOUSES[last.id].resource
        : null;
  return {
    icon: res ?? VERB_ICON[option.verb] ?? "right",
    title: option.label,
    sub,
    parts,
    idle,
    rank: ["done", "skip"].includes(option.verb) ? 8 : rank,
  };
}

function Ribbon(at: Looking): Phase | null {
  const now = scene(at.view);
  if (now.phase === "setup") return null;
  const order: Record<string, number> = { theft: 0, move: 1, module: 2, drones: 3, check: 6 };
  return {
    steps: STEPS.map((s) => t(`sep-step-${s}`)),
    now: at.picture.outcome ? 7 : at.picture.waiting ? 4 : (order[now.phase] ?? 1),
  };
}

/** The board in sentences, for those who read it. */
function text(at: Looking): string[] {
  const now = scene(at.view);
  const word = (k: string) => say(at.game.messages, k);
  const square = (n: number) => at.game.domains?.square?.names[n] ?? SQUARES[n].label;
  const space = (x: number, y: number) => at.game.domains?.space?.labels[x * 21 + y] ?? `${x},${y}`;
  const out: string[] = [];
  if (now.turn) out.push(t("sep-text-turn", { turn: now.turn, name: at.names[now.player], die: now.die }));
  for (const st of now.stations) {
    const name = st.owner === at.me ? t("you") : at.names[st.owner];
    out.push(`${name}: ${RESOURCES.map((r) => `${word(`resource-${r}`)} ${units(st, r)}`).join(", ")}.`);
    const list = (key: string, all: string[]) => all.length && out.push(`${name}, ${word(key)}: ${all.join(", ")}.`);
    list("piece-clone", st.clones.filter((n) => SQUARES[n].level < 9).map(square));
    list("piece-gunner", gunners(st).map(square));
    list("piece-spy", now.stations[1 - st.owner].spies.map(square));
    list("piece-biodrone", now.stations[1 - st.owner].drones.map(square));
    list("piece-damage", [...st.damage].map(square));
    list(
      "piece-satellite",
      st.satellites.map((p) => space(...p)),
    );
    list(
      "piece-shield",
      st.shields.map((p) => space(...p)),
    );
    for (const f of st.flyers) out.push(`${name}, ${word(`piece-${f.kind}`)}: ${space(f.x, f.y)}.`);
  }
  return out;
}

const plugin: Plugin = {
  Board,
  Seat,
  Strip,
  Dock,
  Aside: Threats,
  Cards,
  End,
  Ribbon,
  face,
  icon: (e: Entry) => icon(e),
  text,
  turn: (view) => String(view.turn || ""),
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
