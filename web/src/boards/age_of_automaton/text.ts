// The board in sentences, for those who read it.
import { t } from "../../words/words";
import type { Looking } from "../board";
import {
  ACHIEVEMENTS,
  actionName,
  aids,
  asks,
  AUDITS,
  BLOCKED,
  bundle,
  EQUIPMENT,
  type Factory,
  goodName,
  LEVELS,
  RESEARCH,
  researchOf,
  SALES,
  saleOf,
  SPACES,
  specialistName,
  SPECIALISTS,
  specialistOf,
  TILES,
  tileOf,
  told,
  TRACKS,
  type View,
  vp,
  word,
} from "./table";

export const need = (requirement: string) =>
  asks(requirement)
    .map((a) => t(`aoa-need-${a.what.replace(/\W+/g, "-").replace(/-$/, "").toLowerCase()}`, { n: a.n }))
    .join(", ");

function row(at: Looking, view: View, kind: number): string {
  const cards = view.rows[kind].cards.map((card, i) => {
    if (kind === 0) {
      const price = at.me === null ? EQUIPMENT[card].cost : aids(at).seats[at.me].prices[i];
      return `${LEVELS[i]} ${word(at, `equipment-${EQUIPMENT[card].id}`)} (${bundle(at, price) || "0"}): ${told(at, EQUIPMENT[card].ability)}, ${t("aoa-extra")} ${word(at, `action-${EQUIPMENT[card].extra}`)}`;
    }
    if (kind === 1) {
      const rd = RESEARCH[researchOf(card)];
      return `${LEVELS[i]} ${word(at, `part-${rd.part}`)} ${rd.id}: ${told(at, rd.effects)}`;
    }
    const so = SALES[saleOf(card)];
    return `${LEVELS[i]} ${so.id} (${bundle(at, so.cost)}): ${told(at, so.effects)}, ${vp(at, so.vp)}`;
  });
  return `${actionName(at, kind + 1)}: ${cards.join("; ")}.`;
}

function spaces(at: Looking, view: View, action: number): string {
  const all = view.spaces.slice(action * SPACES, action * SPACES + SPACES);
  const one = (v: number, i: number) =>
    `${i === SPACES - 1 ? t("aoa-space-iv") : t("aoa-space", { n: i + 1 })} ${v === BLOCKED ? t("aoa-blocked-space") : v < 0 ? t("aoa-free") : `${at.names[Math.floor(v / 10)]} ${LEVELS[(v % 10) - 1]}`}`;
  return `${actionName(at, action)}, ${t("aoa-spaces")}: ${all.map(one).join(", ")}.`;
}

function seat(at: Looking, view: View, f: Factory): string[] {
  const name = f.seat === at.me ? t("you") : at.names[f.seat];
  const goods = [0, 1, 2].map((c) => `${f.tokens[c]} ${goodName(at, c)}`).join(", ");
  const workers =
    LEVELS.flatMap((level, i) => (f.tech[i + 1] ? [`${f.tech[i + 1]} × ${level}`] : [])).join(", ") || "0";
  const tracks = TRACKS.map((track, i) => `${word(at, `track-${track.id}`)} ${f.prospect[i]}`).join(", ");
  const relations = ["A", "B", "C"].map((c, i) => `${word(at, `company-${c}`)} ${f.relations[i]}`).join(", ");
  const out = [
    `${name}: ${vp(at, f.vp)}, ${t("aoa-if-ended")} ${aids(at).scores[f.seat]}. ${goods}, ${t("aoa-credits", { n: f.credits })}. ${word(at, "figure-workers")}: ${workers}, ${t("aoa-unbuilt", { n: f.unbuilt })}.`,
    `${name}: ${tracks}. ${word(at, "figure-reputation")} ${f.reputation}, ${word(at, "figure-donation")} ${f.donation}, ${relations}, ${word(at, "figure-reliability")} ${f.reliability}.`,
    `${name}: ${t("aoa-played")} ${f.played.flatMap((p, i) => (p ? [actionName(at, i)] : [])).join(", ") || "–"}. ${actionName(at, 1)}: ${f.equipment.cards.map((c) => word(at, `equipment-${EQUIPMENT[c].id}`)).join(", ") || "–"}. ${actionName(at, 2)}: ${f.research.cards.map((c) => word(at, `part-${RESEARCH[researchOf(c)].part}`)).join(", ") || "–"}. ${actionName(at, 3)}: ${f.sales.cards.length}. ${word(at, "figure-specialists")}: ${f.specialists.cards.map((c) => specialistName(at, specialistOf(c))).join(", ") || "–"}.`,
  ];
  const hand = [...f.hand.cards, ...f.packet.cards].filter((c) => c >= 0).map((c) => specialistOf(c));
  if (hand.length)
    out.push(
      `${word(at, "head-hand")}: ${hand.map((n) => `${specialistName(at, n)} (${t("aoa-needs")} ${bundle(at, SPECIALISTS[n].needs)}; ${told(at, SPECIALISTS[n].ability)})`).join("; ")}.`,
    );
  return out;
}

export function text(at: Looking): string[] {
  const view = at.view as View;
  return [
    `${t("aoa-round-n", { n: view.round })}. ${t("aoa-order")}: ${view.order.map((s) => at.names[s]).join(", ")}.`,
    ...[0, 1, 2].map((kind) => row(at, view, kind)),
    `${actionName(at, 6)}: ${view.tile_row.cards.map((c) => word(at, `tile-${TILES[tileOf(c)].id}`)).join("; ")}. ${word(at, "head-market")}: ${view.market.map((c) => goodName(at, c)).join(", ")}.`,
    ...[0, 1, 2, 3].map((action) => spaces(at, view, action)),
    ...view.achievements.map(
      (n, i) =>
        `${word(at, `achievement-${ACHIEVEMENTS[n].id}`)}: ${need(ACHIEVEMENTS[n].requirement)}; ${told(at, ACHIEVEMENTS[n].effects)}. ${view.order
          .filter((s) => (view.factories[s].claimed >> i) & 1)
          .map((s) => at.names[s])
          .join(", ")}`,
    ),
    `${t("aoa-common")}: ${view.common.cards.map((c) => `${specialistName(at, specialistOf(c))} (${told(at, SPECIALISTS[specialistOf(c)].ability)})`).join("; ")}.`,
    ...view.audits.slice(view.flipped).map((n, i) => {
      const a = aids(at).audits[view.flipped + i];
      return `${t("aoa-audit")}: ${word(at, `audit-${AUDITS[n].id}`)}, ${t("aoa-odds", { n: a.odds })}. ${view.order.map((s) => `${at.names[s]} ${t(a.met[s] ? "aoa-met" : "aoa-not-met")}`).join(", ")}.`;
    }),
    ...view.order.flatMap((s) => seat(at, view, view.factories[s])),
  ];
}
