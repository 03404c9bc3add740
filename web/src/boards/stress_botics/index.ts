// Stress Botics at the table: its map, and what it adds to the shell.
import { t } from "../../words/words";
import type { Looking, Phase, Plugin } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import { face, icon, nodeName, pieceName, ways, word } from "./faces";
import "./look.css";
import Mine from "./Mine.svelte";
import Seat from "./Seat.svelte";
import Servers from "./Servers.svelte";
import { heard, tale } from "./story";
import Strip from "./Strip.svelte";
import { accepts, active, type Aids, CYLINDROIDS, holding, NODES, placeOf, PIECES, RESOURCES, ROUNDS, SECTORS, SHIPS, SHUTTLE, some, tileAt, topItem, GOODS, type View } from "./table";
import Why from "./Why.svelte";

const PHASES = ["ships", "program", "actions", "maintain", "alphabot", "status"];

function Ribbon(at: Looking): Phase | null {
  const v: View = at.view;
  return v.phase ? { steps: PHASES.map((p) => t(`sb-phase-${p}`)), now: at.picture.outcome && at.live ? 6 : v.phase - 1 } : null;
}

/** The page of the phone on which a decision is made. */
function page(at: Looking): string {
  const told = tale(at.log)?.n ?? -1, before = heard.get(at.picture.table.table);
  if (before === undefined) heard.set(at.picture.table.table, told);
  else if (told > before) return "sb-map"; // AlphaBot's turn is told there
  const verbs = new Set(at.picture.options.map((o) => o.verb));
  if (["program", "discard", "put", "pay", "equip", "shift", "replicate", "prepare", "combine", "inside", "use"].some((x) => verbs.has(x)) || (at.view as View).phase === 4) return "sb-mine";
  return ["buy", "switch", "draw"].some((x) => verbs.has(x)) ? "sb-servers" : "sb-map";
}

/** The table in sentences. */
function text(at: Looking): string[] {
  const v: View = at.view, out: string[] = [];
  const list = (of: number[]) => some(of).map(([p, n]) => `${n} ${pieceName(at, p)}`).join(", ");
  const kinds = (of: number[]) => CYLINDROIDS.map((_, k) => (of[k] ? `${of[k]} ${word(at, `cylindroid-${["miner", "explosive", "laser", "armed"][k]}`)}` : "")).filter(Boolean).join(", ");
  out.push(t("sb-text-round", { round: v.round, phase: PHASES[v.phase - 1] ? t(`sb-phase-${PHASES[v.phase - 1]}`) : "" }));
  SHIPS.forEach((s, i) => out.push(v.ships[i] < 0 ? t("sb-text-ship-gone", { name: t(`sb-ship-${s}`) }) : t("sb-text-ship", {
    name: t(`sb-ship-${s}`), space: v.ships[i], demand: v.demand[i], goods: accepts(v.objectives[i]).map((g) => `${pieceName(at, g.piece)} ${t("sb-goods", { vp: g.vp, most: g.most })}`).join(", "),
  })));
  out.push(t("sb-text-alpha", { place: v.vault < SHUTTLE ? nodeName(at, active(v)) : t("sb-on-shuttle"), shields: v.alpha, pressure: v.pressure, lava: v.lava }));
  const segments = ["A", "B", "C", "D"].map((l, i) => `${l}: ${kinds(v.belt.slice(i * 4, i * 4 + 4)) || t("sb-empty")}`);
  out.push(`${t("sb-belt")}: ${t("sb-lift")}: ${kinds(v.elevator) || t("sb-empty")}; ${segments.join("; ")}.`);
  NODES.forEach((_, n) => {
    const p = placeOf(n);
    if (p < 0) return;
    const tile = tileAt(v, p), lies = list(v.made.slice(tile * GOODS, (tile + 1) * GOODS)), held = kinds(v.holds.slice(p * 4, p * 4 + 4));
    if (lies || held) out.push(`${nodeName(at, n)} (${SECTORS[Math.floor(p / 3)]}): ${[lies, held].filter(Boolean).join("; ")}.`);
  });
  for (const seat of v.order) {
    const b = v.bots[seat];
    out.push(t("sb-text-bot", { name: seat === at.me ? t("you") : at.names[seat], place: nodeName(at, b.node), stress: b.stress, shields: b.shields, batteries: b.track.length, ai: t(b.mind ? "sb-coop" : "sb-comp") }));
    const goods = Array.from({ length: RESOURCES }, (_, p) => (holding(b, p) ? `${holding(b, p)} ${pieceName(at, PIECES[p])}` : "")).filter(Boolean).join(", ");
    const items = [0, 1, 2].map((e) => topItem(b, e)).filter((i) => i >= 0).map((i) => at.game.domains?.item?.names[i]).join(", ");
    out.push(`${seat === at.me ? t("you") : at.names[seat]}: ${goods || t("sb-no-goods")}. ${items ? `${t("sb-extensions")}: ${items}.` : ""}`);
  }
  if (at.me !== null) out.push(`${t("sb-hand-word")}: ${v.bots[at.me].hand.cards.filter((c) => c >= 0).map((c) => at.game.domains?.card?.names[c]).join("; ") || t("sb-empty")}.`);
  return out;
}

const plugin: Plugin = {
  Board, Seat, Strip, Dock, Aside, Why, End, Ribbon, face, ways, icon, text, page,
  pages: [
    { id: "sb-map", icon: "fit", Page: Board }, { id: "sb-mine", icon: "notes", Page: Mine },
    { id: "sb-servers", icon: "sb-bat", Page: Servers, note: (at) => ((at.view as View).decks.some((d) => d.cards.length <= 2) ? "!" : "") },
  ],
  ask: (at) => ((at.aids as Aids | null)?.reach?.length && at.picture.options.some((o) => o.verb === "boost") ? t("sb-ask-walk") : ""),
  turn: (view: View) => (view.round ? `${Math.min(view.round, ROUNDS)}/${ROUNDS}` : ""),
  turnWord: "round-word",
  score: (_, aids: Aids) => aids.standing,
  story: (log) => new Set(tale(log)?.beats.flatMap((b) => b.causes).flatMap((c) => [c.entry.n, ...c.effects.map((e) => e.n)])),
  hurts: ["event-shield-lost", "event-struck"],
  coach: ["sb-coach-1", "sb-coach-2", "sb-coach-3", "sb-coach-4"],
  topics: [
    { id: "sb-ships", keys: ["event-ship-moved", "event-ship-left", "event-ship-served", "event-delivered", "event-loaded", "event-jettisoned"] },
    { id: "sb-alphabot", keys: ["event-token", "event-core-turned", "event-pressure", "event-auto-produced", "event-auto-blocked", "event-advanced", "event-disembarked", "event-belt-attacks", "event-vault-attacks", "event-alpha-lost", "event-alpha-gained", "event-alpha-broke", "event-alpha-moved"] },
    { id: "sb-stress", keys: ["event-stressed", "event-pushed", "event-behind"] },
  ],
};
export default plugin;
