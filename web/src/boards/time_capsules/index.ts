// Time Capsules at the table: its board, and what it adds to the shell.
import type { Entry } from "../../net/protocol";
import { t } from "../../words/words";
import type { Plugin } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { face } from "./faces";
import "./look.css";
import MatPage from "./MatPage.svelte";
import OfferPage from "./OfferPage.svelte";
import { packingOf, surplus } from "./pack.svelte";
import PackPage from "./PackPage.svelte";
import { page, shows } from "./pages";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Strip from "./Strip.svelte";
import { artifact, printed, sight, symbol, symbols } from "./table";
import drawings from "./symbols.svg?raw";

const EVENT_ICON: Record<string, string> = {
  "event-bought": "t-art",
  "event-picked": "t-art",
  "event-revealed": "t-art",
  "event-rolled": "t-roll",
  "event-paid": "t-q",
  "event-raised": "t-up",
  "event-gained": "plus",
  "event-upgraded": "t-up",
  "event-vp": "plus",
  "event-vp-lost": "cross",
  "event-broke": "t-brk",
  "event-struck": "t-brk",
  "event-delayed": "t-brk",
  "event-arrived": "t-brk",
  "event-mended": "t-brk",
  "event-crystals": "t-cc",
  "event-drew": "t-card",
  "event-drew-secretly": "t-card",
  "event-opened": "t-cap",
  "event-packed": "t-cap",
  "event-discarded": "trash",
  "event-round": "t-first",
  "event-first": "t-first",
  "event-rival-took": "t-ast",
  "event-rival-fed": "t-ast",
};

const plugin: Plugin = {
  Board,
  Seat,
  Strip,
  Dock,
  Aside,
  end: () => import("./End.svelte"),
  face,
  icon: (e: Entry) => EVENT_ICON[e.key] ?? "right",
  drawings,
  symbols,
  coach: ["tc-coach-1", "tc-coach-2", "tc-coach-3", "coach-2"],
  figures: (at) => {
    const { least, most, fatal, rates } = printed(at);
    return { least, most, fatal, repair: rates.repair };
  },
  counts: true,
  large: (at, { key, args }) => {
    if (key !== "event-bought" && key !== "event-picked") return null;
    const { name, vp, said } = artifact(at, args.artifact);
    return { name, says: [`${vp} ${symbol(at, "vp")}`, said] };
  },
  pages: [
    { id: "offer", says: "board-offer", icon: "t-art", Page: OfferPage },
    { id: "mat", icon: "t-chip", Page: MatPage },
    { id: "pack", icon: "t-cap", Page: PackPage },
  ],
  page,
  shows,
  stage: {
    verbs: ["put", "discard"],
    ask: (at) =>
      at.phone && packingOf(at).hand
        ? t("tc-ask-hand", { name: packingOf(at).hand!.name, vp: packingOf(at).hand!.loss })
        : surplus(at)
          ? t("tc-ask-discard", { n: sight(at).m.objects, room: printed(at).room })
          : t("tc-ask-pack"),
    Bar: Stage,
  },
  topics: [
    { id: "tc-trade", keys: ["event-bought", "event-paid", "event-gained", "event-discarded", "event-upgraded"] },
    {
      id: "tc-breaks",
      says: "board-breaks",
      keys: ["event-broke", "event-struck", "event-delayed", "event-arrived", "event-mended", "event-overflow"],
    },
  ],
};
export default plugin;
