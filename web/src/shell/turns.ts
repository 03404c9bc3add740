// The log in turns: the server says a headline for each, its lines are the details.
import type { Entry, Turn } from "../net/protocol";

/** A turn with those of its lines that are looked at; `whole`: all of it has been told. */
export type Told = Turn & { lines: Entry[]; whole: boolean };
/** What stands below the line with which a turn or a round begins. */
export type Group = { head: Entry | null; turns: Told[] };

/** Which line belongs to which turn. */
export function grouped(log: Entry[], turns: Turn[], fits: (e: Entry) => boolean): Group[] {
  const out: Group[] = [],
    begins = new Map(turns.map((turn) => [turn.first, turn]));
  for (const e of log) {
    if (e.level === 1 || !out.length) out.push({ head: e.level === 1 ? e : null, turns: [] });
    if (e.level === 1) continue;
    const group = out.at(-1)!,
      turn = begins.get(e.n);
    if (turn) group.turns.push({ ...turn, lines: [], whole: turn.last < log.length });
    if (fits(e)) group.turns.at(-1)!.lines.push(e);
  }
  return out.map(({ head, turns }) => ({ head, turns: turns.filter((turn) => turn.lines.length) }));
}

/** A turn among those that matter most; `rank` 0: nothing matters more. */
export type Moment = Turn & { rank: number };
const MOMENTS = 3;

/** The strongest of what others did in a stretch of the log, in its order; no sentence twice. Where nothing came of
 * anything, what was done last is told all the same, and where only I acted, what I did. */
export function strongest(turns: Turn[], me: number | null, first: number, last: number): Moment[] {
  const all = turns.filter((one) => one.last >= first && one.first <= last),
    others = all.filter((one) => one.seat === null || one.seat !== me),
    told = others.length ? others : all;
  const once = told.filter((one, i) => told.findIndex((other) => other.text === one.text) === i),
    strong = once.filter((one) => one.weight);
  return (strong.length ? strong : once.slice(-1))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOMENTS)
    .map((one, rank) => ({ ...one, rank }))
    .toSorted((a, b) => a.first - b.first);
}
