// The table in sentences: what each region of the board shows, in the order in which one would look.
import { t } from "../../words/words";
import type { Looking } from "../board";
import { nodeName, pieceName, word } from "./faces";
import {
  accepts,
  active,
  type Bot,
  connected,
  CYLINDROIDS,
  GOODS,
  holding,
  IN_TANK,
  item,
  itemOf,
  NODES,
  placeOf,
  PIECES,
  RESOURCES,
  SECONDARIES,
  secondaryOf,
  SECTORS,
  SHIPS,
  SHUTTLE,
  some,
  tank,
  tileAt,
  topItem,
  TYPES,
  type View,
} from "./table";

const PHASES = ["ships", "program", "actions", "maintain", "alphabot", "status"];
export const phases = () => PHASES.map((p) => t(`sb-phase-${p}`));

const list = (at: Looking, of: number[], first = 0) =>
  some(of, first)
    .map(([p, n]) => `${n} ${pieceName(at, p)}`)
    .join(", ");
const kinds = (at: Looking, of: number[]) =>
  CYLINDROIDS.map((_, k) =>
    of[k] ? `${of[k]} ${word(at, `cylindroid-${["miner", "explosive", "laser", "armed"][k]}`)}` : "",
  )
    .filter(Boolean)
    .join(", ");
const itemName = (at: Looking, n: number) => at.game.domains?.item?.names[n] ?? item(n).id;

export function text(at: Looking): string[] {
  const v: View = at.view,
    mine = at.me === null ? null : v.bots[at.me];
  return [
    t("sb-text-round", { round: v.round, phase: phases()[v.phase - 1] ?? "" }),
    ...SHIPS.map((_, ship) => orbit(at, ship)),
    ...planet(at),
    ...servers(at),
    ...v.order.flatMap((seat) => bot(at, v.bots[seat])),
    ...(mine ? board(at, mine) : []),
  ];
}

function orbit(at: Looking, ship: number): string {
  const v: View = at.view,
    name = t(`sb-ship-${SHIPS[ship]}`);
  if (v.ships[ship] < 0) return t("sb-text-ship-gone", { name });
  const goods = accepts(v.objectives[ship])
    .map((g) => `${pieceName(at, g.piece)} ${t("sb-goods", { vp: g.vp, most: g.most })}`)
    .join(", ");
  return t("sb-text-ship", { name, space: v.ships[ship], demand: v.demand[ship], goods });
}

function planet(at: Looking): string[] {
  const v: View = at.view,
    open = SECTORS.filter((_, i) => connected(v, i)).join("");
  const segments = ["A", "B", "C", "D"].map(
    (l, i) => `${l}: ${kinds(at, v.belt.slice(i * 4, i * 4 + 4)) || t("sb-empty")}`,
  );
  const vaults = NODES.flatMap((_, n) => {
    const p = placeOf(n);
    if (p < 0) return [];
    const tile = tileAt(v, p),
      lies = [list(at, v.made.slice(tile * GOODS, (tile + 1) * GOODS)), kinds(at, v.holds.slice(p * 4, p * 4 + 4))]
        .filter(Boolean)
        .join("; ");
    return lies ? [`${nodeName(at, n)} (${SECTORS[Math.floor(p / 3)]}): ${lies}.`] : [];
  });
  return [
    t("sb-text-alpha", {
      place: v.vault < SHUTTLE ? nodeName(at, active(v)) : t("sb-on-shuttle"),
      shields: v.alpha,
      pressure: v.pressure,
      lava: v.lava,
    }),
    `${t("sb-core")}: ${open ? t("sb-tunnels", { open }) : t("sb-no-tunnel")}.`,
    `${t("sb-belt")}: ${t("sb-lift")}: ${kinds(at, v.elevator) || t("sb-empty")}; ${segments.join("; ")}.`,
    ...vaults,
  ];
}

function servers(at: Looking): string[] {
  const v: View = at.view;
  const price = (n: number) =>
    Object.entries(item(n).cost)
      .map(([p, k]) => `${k} ${p === "battery" ? t("sb-any-battery") : pieceName(at, p)}`)
      .join(", ");
  const shelf = (title: string, cards: number[]) =>
    `${title}: ${
      cards
        .map(itemOf)
        .map((n) => `${itemName(at, n)} (${price(n)}; ${item(n).vp} ${t("sb-vp")})`)
        .join(", ") || t("sb-empty")
    }.`;
  return [
    `${t("sb-servers")}: ${TYPES.map((type, i) => `${word(at, `type-${type}`)} ${v.decks[i].cards.length}`).join(", ")}. ${t("sb-common")}: ${list(at, v.common) || t("sb-empty")}.`,
    shelf(t("sb-advanced"), v.advanced_row.cards),
    shelf(t("sb-alpha-shelf"), v.alphas_row.cards),
  ];
}

function bot(at: Looking, b: Bot): string[] {
  const name = b.seat === at.me ? t("you") : at.names[b.seat];
  const goods = list(
    at,
    Array.from({ length: RESOURCES }, (_, p) => holding(b, p)),
  );
  const items = [0, 1, 2]
    .map((e) => topItem(b, e))
    .filter((n) => n >= 0)
    .map((n) => itemName(at, n))
    .join(", ");
  const cargo = SECTORS.filter((_, i) => !b.cargo[i])
    .map((sector) => t("sb-cargo-free", { sector }))
    .join(", ");
  return [
    t("sb-text-bot", {
      name,
      place: nodeName(at, b.node),
      stress: b.stress,
      shields: b.shields,
      batteries: b.track.length,
      ai: t(b.mind ? "sb-coop" : "sb-comp"),
    }),
    `${name}: ${[goods || t("sb-no-goods"), items && `${t("sb-extensions")}: ${items}`, kinds(at, b.captured) && `${t("sb-captured")}: ${kinds(at, b.captured)}`, cargo].filter(Boolean).join(". ")}.`,
  ];
}

/** My own board and what only I may see. */
function board(at: Looking, b: Bot): string[] {
  const tanks = Array.from(
    { length: b.tanks.length / IN_TANK },
    (_, n) => `${t("sb-tank", { n: n + 1 })}: ${list(at, tank(b, n)) || t("sb-empty")}`,
  );
  const track = b.track.map((p) => pieceName(at, PIECES[p])).join(", ");
  const made = b.producer
    .filter((p) => p >= 0)
    .map((p) => `${pieceName(at, "B")} + ${pieceName(at, PIECES[p])}`)
    .join(", ");
  const secret = b.secondary.cards
    .filter((c) => c >= 0)
    .map((c) => word(at, `secondary-${SECONDARIES[secondaryOf(c)].id}`));
  return [
    `${tanks.join("; ")}; ${t("sb-hazard")}: ${list(at, b.dangerous, IN_TANK) || t("sb-empty")}; ${t("sb-producer")}: ${made || t("sb-empty")}.`,
    `${t("sb-batteries")}: ${track || t("sb-no-batteries")}; ${b.inner >= 0 ? `${pieceName(at, PIECES[b.inner])} ${t("sb-inside")}` : t("sb-inside-empty")}.`,
    `${t("sb-hand-word")}: ${
      b.hand.cards
        .filter((c) => c >= 0)
        .map((c) => at.game.domains?.card?.names[c])
        .join("; ") || t("sb-empty")
    }.`,
    ...secret.map((s) => `${t("sb-secret")}: ${s}.`),
  ];
}
