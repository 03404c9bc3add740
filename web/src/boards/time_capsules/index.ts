// Time Capsules at the table: its board, and what it adds to the shell.
import type { Entry, Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Phase, Plugin, Token } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import {
  ARTIFACTS,
  artifactName,
  artifactOf,
  BIOS,
  breaks,
  cardOf,
  CARDS,
  energy,
  FATAL,
  iconOf,
  kindName,
  KINDS,
  type Mat,
  objects,
  OFFER,
  offered,
  PAID_IN,
  PIECES,
  pieceName,
  pieces,
  qubits,
  ROMAN,
  ROOM,
  ROUNDS,
  scene,
  SPLIT,
  split,
  step,
  word,
} from "./content";
import Dock from "./Dock.svelte";
import { effect, spoken } from "./effects";
import End from "./End.svelte";
import "./look.css";
import MatPage from "./MatPage.svelte";
import OfferPage from "./OfferPage.svelte";
import PackPage from "./PackPage.svelte";
import { capsules, packingOf, surplus } from "./pack.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Strip from "./Strip.svelte";

/** The numbers of a mat that a choice may change. */
const NUMBERS: [icon: string, name: string, of: (m: Mat) => number][] = [
  ["", "tc-vp", (m) => m.vp],
  ["t-q", "tc-qubits", qubits],
  ["t-en", "tc-energy", energy],
  ["t-cc", "tc-crystals", (m) => m.crystals],
  ["t-brk", "tc-breaks", breaks],
  ["t-card", "tc-cards", (m) => m.hand.cards.length],
];
/** What would change, in symbols: qubits first, because they are paid with. */
function changes(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id);
  if (!seen || at.me === null) return [];
  const was = scene(at.picture.view).mats[at.me],
    next = scene(seen.view).mats[at.me];
  return NUMBERS.filter(([, , of]) => of(was) !== of(next))
    .slice(0, 3)
    .flatMap(([icon, name, of]): Token[] => [icon ? { icon, name: t(name) } : t(name), `${of(was)} → ${of(next)}`]);
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

/** The object that an option names. */
function objectOf(at: Looking, o: Option): { name: string; icon: string } | null {
  for (const c of o.components) {
    if (c.domain === "piece") return { name: pieceName(at, PIECES[c.id]), icon: iconOf(PIECES[c.id].kind) };
    if (c.domain === "object") return { name: kindName(at, KINDS[c.id]), icon: iconOf(KINDS[c.id]) };
    if (c.domain === "artifact") return { name: artifactName(at, c.id), icon: `t-${ARTIFACTS[c.id].trait}` };
    if (c.domain === "bio") return { name: word(at, `piece-${BIOS[c.id].id}`), icon: "t-bio" };
    if (c.domain === "slot") {
      const token = offered(scene(at.picture.view), c.id);
      return token === null
        ? null
        : { name: artifactName(at, artifactOf(token)), icon: `t-${PAID_IN[ARTIFACTS[artifactOf(token)].colour]}` };
    }
    if (c.domain === "card") return { name: word(at, `card-${CARDS[c.id].id}`), icon: "t-card" };
  }
  return null;
}
const label = (o: Option, domain: string) => o.components.find((c) => c.domain === domain)?.label ?? "";

function face(at: Looking, o: Option): Face {
  const thing = objectOf(at, o);
  const parts = changes(at, o);
  const zone = o.components.find((c) => c.domain === "zone");
  const base: Face = {
    icon: thing?.icon ?? "right",
    title: thing?.name ?? o.label,
    sub: spoken(parts),
    parts: parts.length ? parts : undefined,
    rank: RANK[o.verb] ?? 4,
  };
  const said = (code: string): Partial<Face> =>
    parts.length ? {} : { sub: spoken(effect(code)), parts: effect(code) };
  const first = o.components[0];
  if (MAKES.includes(o.verb)) {
    const n = (first?.id ?? 0) + 1;
    return {
      ...base,
      icon: MAKES_ICON[o.verb],
      title: t(`tc-make-${o.verb}`),
      by: `${t("tc-times", { n })} ${spoken(parts)}`,
      group: o.verb,
      rank: RANK[o.verb],
    };
  }
  switch (o.verb) {
    case "buy":
      return { ...base, title: t("tc-buy", { name: thing?.name ?? "" }) };
    case "pick":
      return { ...base, sub: base.sub || t("tc-free-choice") };
    case "use":
      return { ...base, title: t("tc-use", { name: thing!.name }), ...said(ARTIFACTS[first.id].effect) };
    case "copy":
    case "twice":
      return { ...base, ...said(ARTIFACTS[first.id].effect) };
    case "play":
      return { ...base, ...said(CARDS[first.id].effect) };
    case "take":
      return {
        ...base,
        sub: t("tc-gives", {
          bigger: spoken(effect(BIOS[first.id].bigger)),
          smaller: spoken(effect(BIOS[first.id].smaller)),
        }),
        parts: undefined,
      };
    case "bio":
      return {
        ...base,
        ...said(zone?.id ? BIOS[o.components[1].id].smaller : BIOS[o.components[1].id].bigger),
        by: t(zone?.id ? "tc-fx-inactive" : "tc-fx-active"),
      };
    case "reroll":
      return { ...base, icon: "t-roll", title: t("tc-reroll"), by: thing!.name, group: "reroll" };
    case "add":
      return { ...base, icon: "t-up", title: t("tc-raise"), sub: "", parts: undefined, by: thing!.name, group: "add" };
    case "raise":
      return { ...base, icon: "t-up", title: t("tc-raise-by", { n: first.label }), rank: 9 - first.id / 12 };
    case "trade":
      return {
        ...base,
        icon: "t-up",
        title: t("tc-trade", { price: word(at, `price-${label(o, "price")}`) }),
        sub: t("tc-trade-for", { prize: word(at, `prize-${label(o, "prize")}`) }),
        parts: undefined,
      };
    case "by-hand":
      return { ...base, icon: "t-en", title: t("tc-by-hand"), sub: t("tc-by-hand-sub"), parts: undefined };
    case "hit":
      return {
        ...base,
        icon: "t-brk",
        title: at.names[first.id],
        sub: `${breaks(scene(at.picture.view).mats[first.id])} ${t("tc-of", { n: FATAL })} ${t("tc-breaks")}`,
        parts: undefined,
      };
    case "look":
      return { ...base, icon: first.id ? "t-en" : "t-q", title: o.label };
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
      return {
        ...base,
        sub: base.sub || t(zone?.id ? "tc-fx-inactive" : "tc-fx-active"),
        by: t(zone?.id ? "tc-fx-inactive" : "tc-fx-active"),
      };
    case "done":
    case "decline":
    case "accept":
      return { ...base, icon: o.verb === "accept" ? "tick" : "cross", title: o.label };
    default:
      return base;
  }
}

function Ribbon(at: Looking): Phase | null {
  const now = scene(at.view),
    here = step(now);
  if (here === "setup") return { steps: [t("tc-step-setup")], now: 0 };
  const steps = now.mode === SPLIT ? ["draw", "purchase", "action", "pack"] : ["draw", "act", "pack"];
  return {
    steps: steps.map((s) => t(s === "pack" && now.mode !== SPLIT ? "tc-step-pack-base" : `tc-step-${s}`)),
    now: at.picture.outcome ? steps.length : steps.indexOf(here),
  };
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

/** The board in sentences, for those who read it. */
function text(at: Looking): string[] {
  const now = scene(at.view);
  const names = (list: string[]) => list.join(", ") || t("tc-nothing-here");
  const out = [t("tc-text-round", { round: ROMAN[now.round], last: ROMAN[ROUNDS], step: t(`tc-step-${step(now)}`) })];
  for (const c of [0, 1]) {
    const list = now.rows[c].cards
      .map(artifactOf)
      .map(
        (n) =>
          `${artifactName(at, n)} (${ARTIFACTS[n].cost}, ${ARTIFACTS[n].vp} ${t("tc-vp")}: ${spoken(effect(ARTIFACTS[n].effect))})`,
      );
    out.push(t("tc-text-offer", { what: t(c ? "tc-energy" : "tc-qubits"), list: names(list) }));
  }
  out.push(`${t("tc-bioobjects")}: ${BIOS.map((b, n) => `${word(at, `piece-${b.id}`)} ${now.piles[n]}`).join(", ")}.`);
  for (const m of now.mats) {
    const name = m.seat === at.me ? t("you") : at.names[m.seat];
    out.push(
      t("tc-text-mat", {
        name,
        vp: m.vp,
        energy: energy(m),
        qubits: qubits(m),
        crystals: m.crystals,
        cards: m.hand.cards.length,
        breaks: breaks(m),
        most: FATAL,
      }),
    );
    for (const zone of ["active", "inactive"] as const)
      out.push(
        t("tc-text-zone", { name, zone: t(`tc-${zone}`), list: names(pieces(m[zone]).map((p) => pieceName(at, p))) }),
      );
    if (m.seat !== at.me) continue;
    for (const [part, where] of [
      ["bag", t("tc-in-bag")],
      ["aside", t("tc-set-aside")],
      ["later", t("tc-set-aside")],
    ] as const)
      for (const box of split(m[part]))
        if (box) out.push(t("tc-text-capsule", { where, list: names(box.map((k) => kindName(at, k))) }));
    out.push(
      `${t("tc-fluctuations")}: ${names(
        m.hand.cards
          .filter((c) => c >= 0)
          .map((c) => {
            const card = CARDS[cardOf(c)];
            return `${word(at, `card-${card.id}`)} (${spoken(effect(card.effect))})`;
          }),
      )}.`,
    );
  }
  return out;
}

const plugin: Plugin = {
  Board,
  Seat,
  Strip,
  Dock,
  Aside,
  End,
  Ribbon,
  face,
  text,
  icon: (e: Entry) => EVENT_ICON[e.key] ?? "right",
  coach: ["tc-coach-1", "tc-coach-2", "tc-coach-3", "coach-2"],
  turnWord: "round-word",
  turn: (view) => (view.round ? ROMAN[view.round] : ""),
  score: (view) => scene(view).mats.map((m) => m.vp),
  points: (view, seat) => scene(view).mats[seat].vp,
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
          ? t("tc-ask-discard", { n: objects(scene(at.view).mats[at.me!]), room: ROOM })
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
