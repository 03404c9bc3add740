// The log in turns: one headline for each, what was chosen and what came of it; the rest are details.
import type { Entry } from "../net/protocol";

/** What one player, or the table by itself, did in a stretch. */
export type Turn = { by: number | null; lines: Entry[] };
/** What stands below the line with which a turn or a round begins. */
export type Group = { head: Entry | null; turns: Turn[] };
const SAID = 4; // sentences of a headline

/** In a round, another player's choices begin a turn, and so does what the table tells by itself. */
function begins(head: Entry | null, turn: Turn | undefined, e: Entry): boolean {
  if (!turn) return true;
  if (head && head.seat !== null) return false; // it is one player's turn
  if (e.starts) return true;
  if (alone(e)) return turn.by !== null;
  return turn.by !== e.by && turn.lines.at(-1)!.version !== e.version;
}
const alone = (e: Entry) => e.headline && e.seat === null;

/** Grouped by what opens a turn or a round, in each by who acts. */
export function turns(log: Entry[], fits: (e: Entry) => boolean): Group[] {
  const out: Group[] = [];
  for (const e of log) {
    if (e.level === 1) out.push({ head: e, turns: [] });
    else if (fits(e)) {
      if (!out.length) out.push({ head: null, turns: [] });
      const { head, turns } = out.at(-1)!;
      if (begins(head, turns.at(-1), e)) turns.push({ by: alone(e) ? null : e.starts ? e.seat : e.by, lines: [] });
      turns.at(-1)!.lines.push(e);
    }
  }
  return out;
}

/** What was chosen first, and what the turn came to. */
export function headline(turn: Turn): string {
  const { lines } = turn;
  const first = lines.find((e) => e.level === 2 || e.headline || e.result) ?? lines[0]!;
  const told = lines.filter((e, i) => e === first || counts(lines, e, i));
  const said = told.slice(0, SAID).map((e) => e.text);
  return said.join(" · ") + (told.length > SAID ? " …" : "");
}
/** Of totals only the last one says how it stands. */
const counts = (lines: Entry[], e: Entry, i: number) =>
  e.result === 1 || (e.result === 2 && !lines.slice(i + 1).some((x) => x.key === e.key && x.seat === e.seat));
