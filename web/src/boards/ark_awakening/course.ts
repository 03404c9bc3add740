// How a game went: what wins and what loses, at some moments of it.
import { t } from "../../words/words";
import type { Looking } from "../board";
import type { Cell, EnemyShown, Shown } from "./shown";
import { headed, printed, seatName } from "./table";

/** A number that is followed; of a goal also how much it takes. */
export type Measure = { id: string; name: string; n: number; of?: number; seat?: number; goal?: boolean };

/** Cubes of Challengers in the rooms of their mission, and how many squares there are. */
function mission(at: Looking, v: Shown): Measure[] {
  const rooms = printed(at).missions[v.mission]?.rooms ?? [];
  if (!rooms.length) return [];
  const own = (cell?: Cell) => cell?.cubes.filter((seat) => seat >= 0).length ?? 0;
  const n = rooms.reduce((sum, room) => sum + own(v.cells.find((c) => c.room === room)), 0);
  const of = rooms.reduce((sum, room) => sum + printed(at).rooms[room].squares, 0);
  return [{ id: "mission", name: t("ark-course-mission"), n, of, goal: true }];
}
function glitch(e: EnemyShown): Measure[] {
  const of = e.diagnostic.length + e.diagnostic_hidden;
  return [
    { id: "diagnostic", name: t("ark-course-diagnostic"), n: e.diagnostic.length, of, goal: true },
    { id: "stage", name: t("ark-course-stage"), n: e.stage },
  ];
}
const learning = (e: EnemyShown): Measure[] => [
  { id: "adapted", name: t("ark-course-adapted"), n: e.adapted, of: e.to_adapt, goal: true },
  { id: "cylinders", name: t("ark-course-cylinders"), n: e.cylinders_left },
];
function enemy(at: Looking, v: Shown, e: EnemyShown): Measure[] {
  const supply = { id: "supply", name: t("ark-course-cubes"), n: e.cubes_left };
  if (v.mode === "glitch") return [...glitch(e), supply];
  if (v.mode === "learning") return [...mission(at, v), ...learning(e), supply];
  return [...mission(at, v), { id: "clock", name: headed(at, "board-turns"), n: e.clock }];
}
/** Of rivals: goals, public points, or rooms activated. */
function rivals(at: Looking, v: Shown): Measure[] {
  return v.domes.map((d) => ({
    id: `seat ${d.seat}`,
    name: seatName(at, d.seat),
    seat: d.seat,
    n: v.meter ? d.points : d.goals.length ? d.goals.filter(Boolean).length : d.activated.length,
  }));
}
export const measures = (at: Looking, v: Shown): Measure[] => (v.enemy ? enemy(at, v, v.enemy) : rivals(at, v));

/** What is followed of rivals, in words. */
export const titleOf = (at: Looking, v: Shown): string => {
  if (v.enemy) return t("ark-course");
  if (v.meter) return t("ark-course-points");
  return headed(at, v.domes[0].goals.length ? "row-goals" : "row-activated");
};
