// Age of Automaton at the table: its board, and what it adds to the shell.
import type { Entry } from "../../net/protocol";
import type { Large, Looking, Plugin } from "../board";
import Audit from "./Audit.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { face, ways } from "./faces";
import "./look.css";
import MarketPage from "./MarketPage.svelte";
import MinePage from "./MinePage.svelte";
import { page, shows } from "./pages";
import Seat from "./Seat.svelte";
import Strip from "./Strip.svelte";
import type { Effects, Printed } from "./shown";
import { logo, printed, symbols, TOKEN } from "./table";
import TracksPage from "./TracksPage.svelte";
import drawings from "./symbols.svg?raw";

/** What does not look like the first thing that it names. */
const ICONS: Record<string, string> = {
  "event-credits": "a-cr",
  "event-paid-credits": "a-cr",
  "event-scored": "a-vp",
  "event-vp-token": "a-vp",
  "event-reputation": "a-rep",
  "event-donation": "a-don",
  "event-reliability": "a-rel",
  "event-upgraded": "a-up",
  "event-rolled": "d4",
  "event-passes": "a-prospect",
  "event-halted": "cross",
  "event-top-taken": "cross",
  "event-audit": "a-audit",
  "event-audit-failed": "cross",
  "event-audit-held": "tick",
  "event-steady": "a-rel",
  "event-market": "a-buy",
  "event-blocked": "a-over",
  "event-blocked-next": "a-over",
  "event-new-equipment": "plus",
  "event-new-research": "plus",
  "event-new-sale": "plus",
  "event-idle": "cross",
  "event-returned": "a-bot",
  "event-audit-shifted": "a-audit",
};
const FINAL = "event-for-", // and what the points are for
  IN_ALL = "event-in-all";
const OF_DOMAIN: Record<string, string> = {
  track: "a-prospect",
  equipment: "a-equip",
  research: "a-rd",
  sale: "a-sale",
  specialist: "a-spec",
  tile: "a-spon",
  achievement: "a-ach",
  action: "a-over",
  level: "a-bot",
  good: "a-any",
  colour: "a-any",
};
function icon(e: Entry): string {
  const { company, colour } = e.args;
  if (e.key.startsWith(FINAL) || e.key === IN_ALL) return "a-vp";
  if (company) return logo(company);
  if (colour && e.key !== "event-market") return TOKEN[colour];
  return ICONS[e.key] ?? OF_DOMAIN[Object.keys(e.args).find((domain) => OF_DOMAIN[domain]) ?? ""] ?? "right";
}

const TAKEN = ["bought", "studied", "sold", "sponsored", "claimed", "claimed-first", "to-common"];
const CARD: Record<string, (p: Printed, id: string) => { name: string; does: Effects }> = {
  equipment: (p, id) => ({ ...p.equipment[id], does: p.equipment[id].ability }),
  research: (p, id) => ({ ...p.research[id], does: p.research[id].gains }),
  sale: (p, id) => ({ ...p.sales[id], does: p.sales[id].gains }),
  tile: (p, id) => ({ ...p.tiles[id], does: p.tiles[id].gains }),
  achievement: (p, id) => ({ ...p.achievements[id], does: p.achievements[id].gains }),
  specialist: (p, id) => ({ ...p.specialists[id], does: p.specialists[id].ability }),
};
/** A card that somebody takes; the row closes up behind it. */
function large(at: Looking, e: Entry): Large | null {
  const [domain, id] = Object.entries(e.args).find(([name]) => CARD[name]) ?? [];
  if (!domain || !TAKEN.includes(e.key.replace("event-", ""))) return null;
  const { name, does } = CARD[domain](printed(at), id!);
  return { name, says: [does.said] };
}

const plugin: Plugin = {
  Board,
  Dock,
  Seat,
  Strip,
  end: () => import("./End.svelte"),
  Aside: Audit,
  led: true,
  face,
  ways,
  icon,
  drawings,
  symbols,
  pages: [
    { id: "market", says: "head-market", icon: "a-sale", Page: MarketPage },
    { id: "tracks", icon: "a-prospect", Page: TracksPage },
    { id: "mine", icon: "a-equip", Page: MinePage },
  ],
  large,
  coach: ["aoa-coach-1", "aoa-coach-2", "aoa-coach-3", "aoa-coach-4"],
  page,
  shows,
  topics: [
    {
      id: "cards",
      says: "figure-cards",
      keys: [
        "event-bought",
        "event-studied",
        "event-sold",
        "event-tucked",
        "event-sponsored",
        "event-new-",
        "event-to-common",
        "event-left-game",
      ],
    },
    {
      id: "vp",
      says: "figure-vp",
      keys: [
        "event-scored",
        "event-vp-token",
        "event-claimed",
        "event-claimed-first",
        "event-audit-failed",
        "event-steady",
        FINAL,
        IN_ALL,
      ],
    },
  ],
};
export default plugin;
