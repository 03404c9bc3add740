// Time Capsules at the table: its board, and what it adds to the shell.
import type { Entry, Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Plugin, Token } from "../board";
import { called } from "../parts/spots";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import End from "./End.svelte";
import "./look.css";
import MatPage from "./MatPage.svelte";
import OfferPage from "./OfferPage.svelte";
import { capsules, packingOf, surplus } from "./pack.svelte";
import PackPage from "./PackPage.svelte";
import Seat from "./Seat.svelte";
import type { MatShown, Shown, Sign } from "./shown";
import Stage from "./Stage.svelte";
import Strip from "./Strip.svelte";
import { artifact, iconOf, kind, PAID_IN, pieceName, printed, sight, spoken, symbol, tokens } from "./table";

/** The numbers of a mat that a choice may change. */
const NUMBERS: [symbol: string, of: (m: MatShown) => number][] = [
  ["vp", (m) => m.vp],
  ["q", (m) => m.qubits],
  ["en", (m) => m.energy],
  ["cc", (m) => m.crystals],
  ["brk", (m) => m.breaks],
  ["card", (m) => m.hand.length],
];
/** What would change, in symbols: qubits first, because they are paid with. */
function changes(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id);
  if (!seen || at.me === null) return [];
  const was = (at.picture.shown as Shown).mats[at.me],
    next = (seen.shown as Shown).mats[at.me];
  return NUMBERS.filter(([, of]) => of(was) !== of(next))
    .slice(0, 3)
    .flatMap(([id, of]): Token[] => [
      id === "vp" ? symbol(at, id) : { icon: `t-${id}`, name: symbol(at, id) },
      `${of(was)} → ${of(next)}`,
    ]);
}

const MAKES = ["computers", "batteries", "score", "repair"];
const MAKES_ICON: Record<string, string> = { computers: "t-chip", batteries: "t-bat", score: "plus", repair: "t-brk" };
const RANK: Record<string, number> = {
  buy: 1,
  acquire: 1,
  pick: 1,
  use: 2,
  twice: 2,
  copy: 2,
  play: 3,
  bio: 3,
  repair: 4,
  score: 4,
  computers: 4,
  batteries: 4,
  reroll: 5,
  add: 5,
  trade: 6,
  "by-hand": 7,
  pass: 8,
  end: 8,
  done: 8,
  decline: 8,
};

/** The object that an option is about. */
function objectOf(at: Looking, o: Option): { name: string; icon: string } | null {
  const now = at.picture.shown as Shown,
    { artifact: id, card, bio, object } = o.args;
  const mine = at.me === null ? [] : [...now.mats[at.me].active, ...now.mats[at.me].inactive];
  const thing = o.args.piece ? mine.find((x) => o.spots.includes(x.spot)) : null;
  if (thing) return { name: pieceName(at, thing), icon: iconOf(kind(at, thing.kind)) };
  if (id) return { name: artifact(at, id).name, icon: `t-${artifact(at, id).trait}` };
  if (card) return { name: printed(at).cards[card].name, icon: "t-card" };
  if (bio) return { name: kind(at, bio).name, icon: "t-bio" };
  if (object) return { name: kind(at, object).name, icon: iconOf(kind(at, object)) };
  for (const row of now.offer)
    for (const place of row.places)
      if (place.artifact && o.spots.includes(place.spot))
        return { name: artifact(at, place.artifact).name, icon: `t-${PAID_IN[row.paid_in]}` };
  return null;
}

function face(at: Looking, o: Option): Face {
  const { args } = o,
    p = printed(at);
  const thing = objectOf(at, o);
  const parts = changes(at, o);
  const base: Face = {
    icon: thing?.icon ?? "right",
    title: thing?.name ?? o.label,
    sub: spoken(parts),
    parts: parts.length ? parts : undefined,
    rank: RANK[o.verb] ?? 4,
  };
  const said = (text: Sign[]): Partial<Face> =>
    parts.length ? {} : { sub: spoken(tokens(text)), parts: tokens(text) };
  if (MAKES.includes(o.verb))
    return {
      ...base,
      icon: MAKES_ICON[o.verb],
      title: t(`tc-make-${o.verb}`),
      by: `${t("tc-times", { n: args.times })} ${spoken(parts)}`,
      group: o.verb,
      rank: RANK[o.verb],
    };
  switch (o.verb) {
    case "buy":
      return { ...base, title: t("tc-buy", { name: base.title }) };
    case "pick":
      return { ...base, sub: base.sub || t("tc-free-choice") };
    case "use":
      return { ...base, title: t("tc-use", { name: base.title }), ...said(p.artifacts[args.artifact].text) };
    case "copy":
    case "twice":
      return { ...base, ...said(p.artifacts[args.artifact].text) };
    case "play":
      return { ...base, ...said(p.cards[args.card].text) };
    case "take": {
      const [bigger, smaller] = [p.bios[args.bio].bigger, p.bios[args.bio].smaller].map((x) => spoken(tokens(x)));
      return { ...base, sub: t("tc-gives", { bigger, smaller }), parts: undefined };
    }
    case "bio":
      return {
        ...base,
        ...said(p.bios[args.bio][args.zone === "inactive" ? "smaller" : "bigger"]),
        by: p.zones[args.zone],
      };
    case "reroll":
      return { ...base, icon: "t-roll", title: t("tc-reroll"), by: base.title, group: "reroll" };
    case "add":
      return { ...base, icon: "t-up", title: t("tc-raise"), sub: "", parts: undefined, by: base.title, group: "add" };
    case "raise":
      return { ...base, icon: "t-up", title: t("tc-raise-by", { n: args.steps }), rank: 9 - Number(args.steps) / 12 };
    case "trade":
      return {
        ...base,
        icon: "t-up",
        title: t("tc-trade", { price: called(at.game, "price", args.price) }),
        sub: t("tc-trade-for", { prize: called(at.game, "prize", args.prize) }),
        parts: undefined,
      };
    case "by-hand":
      return { ...base, icon: "t-en", title: t("tc-by-hand"), sub: t("tc-by-hand-sub"), parts: undefined };
    case "hit": {
      const { breaks } = (at.picture.shown as Shown).mats[Number(args.seat)];
      const sub = `${breaks} ${t("tc-of", { n: p.fatal })} ${symbol(at, "brk")}`;
      return { ...base, icon: "t-brk", title: at.names[Number(args.seat)], sub, parts: undefined };
    }
    case "look": {
      const row = (at.picture.shown as Shown).offer.find((x) => o.spots.includes(x.spot));
      return { ...base, icon: `t-${PAID_IN[row?.paid_in ?? "qubits"]}`, title: o.label };
    }
    case "pass":
      return { ...base, icon: "end", title: t("tc-pass"), sub: t("tc-pass-sub"), parts: undefined };
    case "end": {
      const left = at.options.filter((x) => ["use", "bio"].includes(x.verb)).length;
      return {
        ...base,
        icon: "end",
        title: t("tc-end"),
        sub: left ? t("tc-end-unused", { n: left }) : "",
        parts: undefined,
        idle: left > 0,
      };
    }
    case "upgrade":
    case "drop":
      return { ...base, sub: base.sub || p.zones[args.zone], by: p.zones[args.zone] };
    case "done":
    case "decline":
    case "accept":
      return { ...base, icon: o.verb === "accept" ? "tick" : "cross", title: o.label };
    default:
      return base;
  }
}

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
  End,
  face,
  icon: (e: Entry) => EVENT_ICON[e.key] ?? "right",
  coach: ["tc-coach-1", "tc-coach-2", "tc-coach-3", "coach-2"],
  counts: true,
  pages: [
    { id: "offer", icon: "t-art", Page: OfferPage },
    { id: "mat", icon: "t-chip", Page: MatPage },
    { id: "pack", icon: "t-cap", Page: PackPage },
  ],
  page: (at) =>
    capsules(at)
      ? "pack"
      : at.picture.options.some((o) => ["buy", "pick", "sweep", "look", "acquire", "take"].includes(o.verb))
        ? "offer"
        : "mat",
  stage: {
    verbs: ["put", "discard"],
    ask: (at) =>
      at.phone && packingOf(at).hand
        ? t("tc-ask-hand", { name: packingOf(at).hand!.name, vp: packingOf(at).hand!.loss })
        : surplus(at)
          ? t("tc-ask-discard", { n: sight(at).m.objects, room: printed(at).room })
          : t(capsules(at) === 4 ? "tc-ask-first-pack" : "tc-ask-pack"),
    Bar: Stage,
  },
  topics: [
    { id: "tc-trade", keys: ["event-bought", "event-paid", "event-gained", "event-discarded", "event-upgraded"] },
    {
      id: "tc-breaks",
      keys: ["event-broke", "event-struck", "event-delayed", "event-arrived", "event-mended", "event-overflow"],
    },
  ],
};
export default plugin;
