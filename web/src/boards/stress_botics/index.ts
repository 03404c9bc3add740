// Stress Botics at the table: its map, and what it adds to the shell.
import type { Entry } from "../../net/protocol";
import { t } from "../../words/words";
import type { Looking, Plugin } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { face, icon, ways } from "./faces";
import "./look.css";
import Mine from "./Mine.svelte";
import Seat from "./Seat.svelte";
import ServersPage from "./ServersPage.svelte";
import SkyPage from "./SkyPage.svelte";
import { heard, tale } from "./story";
import Strip from "./Strip.svelte";
import { printed, shown, symbols } from "./table";
import Why from "./Why.svelte";
import drawings from "./symbols.svg?raw";

const inSky = (spot: string) => /^(ship|reach):/.test(spot);
/** The page of the phone on which a decision is made. */
function page(at: Looking): string {
  const told = tale(at.log)?.n ?? -1,
    before = heard.get(at.picture.table.table);
  if (before === undefined) heard.set(at.picture.table.table, told);
  else if (told > before) return "sb-map"; // AlphaBot's turn is told there
  const verbs = new Set(at.picture.options.map((o) => o.verb));
  if (
    ["program", "discard", "put", "pay", "equip", "shift", "replicate", "prepare", "combine", "inside", "use"].some(
      (x) => verbs.has(x),
    ) ||
    shown(at).upkeep
  )
    return "sb-mine";
  if (["buy", "switch", "draw"].some((x) => verbs.has(x))) return "sb-servers";
  const spots = at.picture.options.flatMap((o) => o.spots);
  return at.sideways && spots.length && spots.every(inSky) ? "sb-sky" : "sb-map";
}

const AT_SERVERS = ["bought", "row-refreshed", "refilled", "deck-ended", "drew", "console-side", "common-gained"];
const AT_HOME = [
  ...["gained", "paid", "declined", "shifted", "smelted", "melted", "solidified", "store-lost", "equipped", "dealt"],
  ...["replicated", "prepared", "combined", "battery-gained", "battery-lost", "battery-spent", "battery-inside"],
];
const IN_SKY = [
  ...["ship-moved", "ship-left", "ship-served", "loaded", "delivered", "jettisoned", "pushed", "behind"],
  ...["advanced", "disembarked", "belt-attacks"],
];
/** The page on which an event is seen. */
function shows({ key, seat, args }: Entry, at: Looking): string {
  const name = key.replace("event-", "");
  if (seat !== null && seat === at.me && AT_HOME.includes(name)) return "sb-mine";
  if (AT_SERVERS.includes(name) || args.type) return "sb-servers";
  return at.sideways && IN_SKY.includes(name) ? "sb-sky" : "sb-map";
}

const plugin: Plugin = {
  Board,
  Seat,
  Strip,
  Dock,
  Aside,
  Why,
  end: () => import("./End.svelte"),
  face,
  ways,
  icon,
  drawings,
  symbols,
  page,
  shows,
  pages: [
    { id: "sb-map", icon: "fit", Page: Board },
    { id: "sb-sky", icon: "sb-probe", Page: SkyPage, sideways: true },
    { id: "sb-mine", icon: "notes", Page: Mine },
    {
      id: "sb-servers",
      icon: "sb-bat",
      Page: ServersPage,
      note: (at) => (shown(at).decks.some((d) => d.left <= 2) ? "!" : ""),
    },
  ],
  ask: (at) => (shown(at).reach.length && at.picture.options.some((o) => o.verb === "boost") ? t("sb-ask-walk") : ""),
  large: (at, { key, args }) => {
    const item = ["event-bought", "event-used"].includes(key) ? printed(at).items[args.item] : null;
    return item && { name: item.name, says: [item.text] };
  },
  shot: ({ key, args }) => (key === "event-struck" ? [`bot-${args.seat}`, `bot-${args.seat2}`] : null),
  coach: ["sb-coach-1", "sb-coach-2", "sb-coach-3", "sb-coach-4"],
  topics: [
    {
      id: "sb-ships",
      says: "phase-ships",
      keys: ["event-ship-", "event-delivered", "event-loaded", "event-jettisoned"],
    },
    {
      id: "sb-alphabot",
      says: "board-alpha",
      keys: [
        "event-token",
        "event-core-turned",
        "event-pressure",
        "event-auto-produced",
        "event-auto-blocked",
        "event-advanced",
        "event-disembarked",
        "event-belt-attacks",
        "event-vault-attacks",
        "event-alpha-lost",
        "event-alpha-gained",
        "event-alpha-broke",
        "event-alpha-moved",
      ],
    },
    { id: "sb-stress", says: "board-stress", keys: ["event-stressed", "event-pushed", "event-behind"] },
  ],
};
export default plugin;
