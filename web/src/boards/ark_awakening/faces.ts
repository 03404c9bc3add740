// Options in symbols and few words: what it is, and what it would change.
import type { Entry, Option } from "../../net/protocol";
import { t } from "../../words/words";
import type { Face, Looking, Token } from "../board";
import { called, says } from "../parts/spots";
import type { Dome, Shown } from "./shown";
import { capital, cellAt, headed, near, placeName, printed, resourceIcon, roomOf, sectionIcon, shown } from "./table";

const VERB_ICON: Record<string, string> = {
  done: "tick",
  move: "ark-MOB",
  station: "ark-PWR",
  recall: "ark-PWR",
  teleport: "ark-tele",
  fold: "ark-tele",
  units: "ark-unit",
  explore: "ark-token",
  position: "ark-token",
  reward: "ark-token",
  bomb: "ark-bomb",
  detonate: "ark-bomb",
  divert: "ark-PWR",
  into: "ark-PWR",
  displace: "ark-PWR",
  produce: "ark-PRO",
  exploit: "ark-PRO",
  integrate: "ark-ENG",
  replace: "ark-ENG",
  remove: "ark-ENG",
  hack: "ark-energy",
  militarize: "ark-ars",
  shoot: "ark-MIL",
  fight: "ark-MIL",
  melee: "ark-MIL",
  engage: "ark-MIL",
  champion: "ark-MIL",
  play: "ark-ART",
  research: "ark-ART",
  use: "ark-ART",
  build: "ark-ART",
  scrap: "cross",
  "scrap-new": "cross",
  discard: "cross",
  awaken: "ark-unit",
  heal: "ark-heal",
  vent: "ark-disint",
  disintegrate: "ark-disint",
  destroy: "ark-disint",
  seal: "ark-seal",
  unlock: "ark-seal",
  chain: "ark-chain",
  give: "ark-trade",
  request: "ark-trade",
  agree: "tick",
  refuse: "cross",
  aim: "ark-guardian",
  guide: "ark-guardian",
  advance: "ark-guardian",
  send: "ark-MOB",
  shove: "ark-MOB",
};
/** What is done with a whole section comes first, then what is done with things, then trade, then the end. */
const RANK: Record<string, number> = {
  produce: 1,
  exploit: 1,
  militarize: 1,
  research: 1,
  awaken: 1,
  heal: 1,
  integrate: 2,
  explore: 2,
  divert: 2,
  use: 2,
  build: 3,
  move: 4,
  teleport: 4,
  fold: 5,
  give: 7,
  request: 8,
  done: 9,
};

type Number_ = [icon: string, name: (at: Looking) => string, of: (d: Dome) => number];
const NUMBERS: Number_[] = [
  ["ark-ars", (at) => headed(at, "term-arsenal"), (d) => d.arsenal],
  ["ark-unit", () => t("ark-awake"), (d) => d.awake],
  ["ark-heal", (at) => headed(at, "board-wounded"), (d) => d.wounded],
  ["ark-ART", (at) => headed(at, "short-ART"), (d) => d.hand.length],
];
const arrow = (icon: string, name: string, was: number, now: number): Token[] =>
  was === now ? [] : [{ icon, name }, `${was} → ${now}`];
/** The numbers of my biodome that a choice would change. */
function changes(at: Looking, option: Option): Token[] {
  const seen = at.forecasts(option.id);
  if (!seen) return [];
  const was = (at.picture.shown as Shown).domes[near(at)],
    now = (seen.shown as Shown).domes[near(at)];
  if (!was || !now) return [];
  const stock = was.stock.flatMap((s, i) =>
    arrow(resourceIcon(s.resource), printed(at).resources[s.resource], s.count, now.stock[i].count),
  );
  return [...stock, ...NUMBERS.flatMap(([icon, name, of]) => arrow(icon, name(at), of(was), of(now)))];
}
/** How many numbers a choice may change: its button keeps room for them until they are foreseen. */
const CHANGES: Record<string, number> = {
  exploit: 4,
  integrate: 2,
  produce: 2,
  awaken: 2,
  heal: 2,
  use: 3,
  exchange: 2,
  reward: 2,
};

/** The same in words: a number belongs to the symbol before it. */
const spoken = (parts: Token[]): string =>
  parts
    .map((p, i) => (typeof p === "string" ? ` ${p}` : `${i ? " · " : ""}${p.n ? `${p.n} ` : ""}${p.name}`))
    .join("")
    .trim();

export function face(at: Looking, o: Option): Face {
  const parts = changes(at, o);
  const base: Face = {
    icon: VERB_ICON[o.verb] ?? "right",
    title: o.label,
    sub: spoken(parts),
    parts: parts.length ? parts : undefined,
    rank: RANK[o.verb] ?? 5,
    changes: CHANGES[o.verb],
  };
  return { ...base, ...FACES[o.verb]?.(at, o, base) };
}

// --- names of what an option is about --------------------------------------------------------------
/** An option names the second of a kind with a 2. */
const cellOf = (o: Option) => o.args.cell ?? "";
const LONG = 20; // letters
/** A room by its name, or by its short one. */
function named(at: Looking, label: string): string {
  const name = placeName(at, label),
    cell = cellAt(at, label);
  return name.length > LONG && cell ? (roomOf(at, cell)?.short ?? name) : name;
}
/** Where a Guardian stands. */
const standing = (at: Looking, o: Option) =>
  shown(at).enemy?.guardians.find((x) => x.guardian === o.args.guardian)?.cell ?? "";
/** A site: a position, a section, or the second track of one. */
function siteName(at: Looking, site: string): string {
  if (cellAt(at, site)) return named(at, site);
  const row = printed(at).sites[site];
  if (!row) return called(at.game, "site", site);
  const name = printed(at).sections_short[row.section];
  return row.second ? t("ark-second-track", { name }) : name;
}
function siteIcon(at: Looking, site: string): string {
  const row = printed(at).sites[site];
  if (row) return sectionIcon(row.section);
  const cell = cellAt(at, site);
  if (cell?.mission) return "ark-star";
  const gives = cell?.sort === "factory" ? cell.gives[0]?.benefit : "";
  return gives ? resourceIcon(gives) : "ark-ENG";
}
const owner = (at: Looking, seat: string) => at.names[Number(seat)] ?? headed(at, "option-enemy");
const artifact = (at: Looking, o: Option) => printed(at).artifacts[o.args.artifact];
/** What it costs here, where nothing more exact is known yet. */
function price(at: Looking, site: string): string {
  const cell = cellAt(at, site),
    n = cell?.prices[near(at)] ?? 0;
  if (!cell || !n) return cell ? says(at, "tool-free") : "";
  return `${n} ${printed(at).resources[cell.paid_in] ?? ""}`;
}

type Own = (at: Looking, o: Option, base: Face) => Partial<Face>;
const atCell: Own = (at, o) => ({ by: named(at, cellOf(o)), group: o.verb });
const between: Own = (at, o) => {
  const [from, to] = [o.args.place ?? o.args.cell, o.args.place2 ?? o.args.cell2];
  return {
    by: `${named(at, from)} → ${named(at, to)}`,
    title: o.verb === "shoot" ? headed(at, "action-ranged_attack") : t(`ark-do-${o.verb}`),
    group: o.verb,
  };
};
const trade: Own = (at, o) => ({
  icon: resourceIcon(o.args.resource),
  title: t(`ark-do-${o.verb}`),
  by: `${owner(at, o.args.seat)}: ${printed(at).resources[o.args.resource]}`,
  group: o.verb,
});
const card: Own = (at, o, base) => ({
  title: artifact(at, o).name,
  sub: base.sub || artifact(at, o).use,
  parts: base.parts,
});

/** What is special about the choices of a verb. */
const FACES: Record<string, Own> = {
  choose: (at, o) => {
    const id = o.args.section;
    const section = shown(at).domes[near(at)].sections.find((s) => s.section === id);
    const sub =
      section?.actions.map((a) => `${printed(at).actions[a.action]} ${a.value || ""}`.trim()).join(" · ") ?? "";
    return { icon: sectionIcon(id), title: printed(at).sections_short[id], sub, parts: undefined };
  },
  done: (at) => (shown(at).combat ? { icon: "cross", title: t("ark-no-card"), rank: 5 } : {}),
  chain: (at, o) => ({ title: printed(at).rooms[o.args.room].name, sub: printed(at).rooms[o.args.room].chain }),
  move: between,
  teleport: between,
  fold: between,
  seal: between,
  unlock: between,
  shoot: between,
  units: (_, o) => ({ title: t("ark-units-n", { n: o.args.count }), rank: 9 - Number(o.args.count) / 10 }),
  explore: (at, o) => ({ title: headed(at, "action-explore"), sub: t("ark-from", { where: named(at, o.args.place) }) }),
  position: (at, o) => ({ title: cellOf(o), sub: cellAt(at, cellOf(o))?.token ? t("ark-token") : "" }),
  assign: (at, o) => {
    const room = printed(at).rooms[o.args.room];
    return { icon: "ark-token", title: room.name, sub: room.tracks.join("; "), parts: undefined };
  },
  reward: (at, o) => ({ title: printed(at).tokens[o.args.token].name, sub: printed(at).tokens[o.args.token].said }),
  divert: (at, o) => ({
    title: t("ark-do-divert"),
    by: `${printed(at).generators[o.args.generator]}: ${siteName(at, o.args.site)}`,
    group: `divert ${o.args.generator}`,
    sub: printed(at).generators[o.args.generator],
    parts: undefined,
  }),
  into: (at, o, base) => ({ title: siteName(at, o.args.site), icon: siteIcon(at, o.args.site), sub: base.sub }),
  integrate: (at, o, base) => ({
    title: siteName(at, o.args.site),
    icon: siteIcon(at, o.args.site),
    sub: base.sub || price(at, o.args.site),
    by: called(at.game, "tool", o.args.tool),
    group: `integrate ${o.args.site}`,
  }),
  exploit: (at) => ({ title: capital(printed(at).actions.exploit) }),
  hack: (at, o) => ({ title: t("ark-do-hack"), by: named(at, cellOf(o)), group: "hack" }),
  replace: (at, o) => ({ title: t("ark-cube-of", { name: owner(at, o.args.seat) }) }),
  remove: (at, o) => ({ title: t("ark-cube-of", { name: owner(at, o.args.seat) }), sub: named(at, cellOf(o)) }),
  fight: (at, o) => ({ title: owner(at, o.args.seat), sub: named(at, cellOf(o)) }),
  melee: (at, o) => ({ title: t("ark-melee"), sub: named(at, cellOf(o)) }),
  engage: (at, o) => ({ title: named(at, cellOf(o)), sub: headed(at, "phase-combat") }),
  champion: (at, o) => ({ title: owner(at, o.args.seat) }),
  play: (at, o) => ({ title: artifact(at, o).name, sub: `+${artifact(at, o).power}`, parts: undefined }),
  use: card,
  build: (at, o, base) => ({
    ...card(at, o, base),
    title: t("ark-do-build", { name: artifact(at, o).name }),
    sub: artifact(at, o).built,
  }),
  discard: card,
  take: (at, o) => ({ icon: resourceIcon(o.args.resource), title: printed(at).resources[o.args.resource] }),
  exchange: (at, o) => ({ icon: resourceIcon(o.args.resource), title: o.label }),
  pay: (at, o) => ({ icon: resourceIcon(o.args.resource), title: printed(at).resources[o.args.resource] }),
  rotate: (at, o) => {
    const task = shown(at).enemy?.tasks.find((x) => x.task === o.args.task);
    const half = task?.open.find((h) => h.action === o.args.action);
    const symbol = half ? printed(at).symbols[half.symbol] : "";
    return { icon: "ark-UNI", title: capital(printed(at).actions[o.args.action]), sub: symbol, parts: undefined };
  },
  "turn-down": (at, o) => ({
    icon: "ark-UNI",
    title: t("ark-do-turn-down"),
    by: called(at.game, "task", o.args.task),
    group: "turn-down",
  }),
  purge: (at, o) => ({
    icon: "ark-corrupt",
    title: t("ark-do-purge"),
    by: `${named(at, cellOf(o))}: ${called(at.game, "tool", o.args.tool)}`,
    group: "purge",
  }),
  spread: (at, o) => ({ icon: "ark-corrupt", title: named(at, cellOf(o)) }),
  strike: (at, o) => ({ icon: "ark-corrupt", title: named(at, cellOf(o)) }),
  corrupt: (at, o) => ({ icon: "ark-corrupt", title: named(at, cellOf(o)) }),
  from: (at, o) => ({
    icon: sectionIcon(o.args.section),
    title: `${owner(at, o.args.seat)}: ${printed(at).sections_short[o.args.section]}`,
  }),
  bomb: atCell,
  vent: atCell,
  detonate: atCell,
  give: trade,
  request: trade,
  amount: (_, o) => ({ title: o.args.count, icon: "ark-trade" }),
  send: (at, o) => ({ title: named(at, cellOf(o)) }),
  aim: (at, o) => ({ title: named(at, cellOf(o)) }),
  advance: (at, o) => ({ title: named(at, cellOf(o)), sub: t("ark-guardian", { n: o.args.guardian }) }),
  guide: (at, o) => ({ title: t("ark-guardian", { n: o.args.guardian }), sub: named(at, standing(at, o)) }),
  shove: (at, o) => ({ title: owner(at, o.args.seat), sub: named(at, cellOf(o)) }),
};

const LOG_ICON: Record<string, string> = {
  "event-explored": "ark-token",
  "event-found": "ark-token",
  "event-armed": "ark-ars",
  "event-drew": "ark-ART",
  "event-drew-secretly": "ark-ART",
  "event-dealt": "ark-ART",
  "event-dealt-secretly": "ark-ART",
  "event-integrated": "ark-ENG",
  "event-activated": "ark-star",
  "event-achieved": "ark-star",
  "event-wounded": "ark-heal",
  "event-won-combat": "ark-MIL",
  "event-exploded": "ark-crit",
  "event-teleported": "ark-guardian",
  "event-stepped": "ark-guardian",
  "event-drained": "ark-guardian",
  "event-sealed": "ark-seal",
};
export function icon(entry: Entry, at: Looking): string {
  if (entry.key === "event-gained" && entry.args.resource) return resourceIcon(entry.args.resource);
  const cell = cellAt(at, entry.args.cell ?? "");
  return LOG_ICON[entry.key] ?? (cell && roomOf(at, cell) ? "ark-MOB" : "");
}
