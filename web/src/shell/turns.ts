// The log in turns: one headline for each, what was chosen and what came of it; the rest are details.
import type { Entry } from "../net/protocol";
import { t } from "../words/words";

/** What one player, or the table by itself, did in a stretch. */
export type Turn = { by: number | null; lines: Entry[] };
/** What stands below the line with which a turn or a round begins. */
export type Group = { head: Entry | null; turns: Turn[] };
const RESULTS = 3; // that a headline tells

/** In a round, another player's choices begin a turn, and so does what the table tells by itself. */
function begins(head: Entry | null, turn: Turn | undefined, e: Entry): boolean {
  if (!turn) return true;
  const first = turn.lines[0]!;
  // choices of one kind are one stretch
  if (e.starts) return !(e.level === 2 && first.level === 2 && first.starts && turn.by === e.seat);
  if (head && head.seat !== null) return false; // it is one player's turn
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

/** What was chosen first, and what the turn came to: of many results what hurts, totals, the first. */
function told(lines: Entry[]): Entry[] {
  const first = lines.find((e) => e.level === 2 || e.headline || e.result) ?? lines[0]!;
  const results = lines.filter((e, i) => e !== first && counts(lines, e, i));
  const weight = (e: Entry) => (e.hurts ? 0 : e.result === 2 ? 1 : 2);
  const strongest = results.sort((a, b) => weight(a) - weight(b)).slice(0, RESULTS);
  return lines.filter((e) => e === first || strongest.includes(e));
}

/** One sentence: what a player does in one breath, then what happens to others. */
export function headline(turn: Turn, me: number | null): string {
  const clauses: { seat: number | null; parts: string[] }[] = [];
  for (const e of told(turn.lines)) {
    const last = clauses.at(-1);
    if (last && e.does && last.seat === e.seat) last.parts.push(e.does);
    else clauses.push({ seat: e.does ? e.seat : null, parts: [last ? within(e, me) : e.text] });
  }
  return clauses.map((c) => listed([...new Set(c.parts)])).join("; ");
}
/** As it stands after another one: without its capital, unless that may be a name's. */
const within = ({ seat, text }: Entry, me: number | null) =>
  (me !== null && seat === me) || /^(The|An?|El|L[ao]s?|Una?) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
/** Before an i a Spanish y becomes e. */
function listed(parts: string[]): string {
  const last = parts.at(-1)!;
  const sound = /^h?i(?!e)/i.test(last) ? "i" : "other";
  return parts.length > 1 ? t("list-and", { first: parts.slice(0, -1).join(", "), last, sound }) : last;
}
/** Of totals only the last one says how it stands. */
const counts = (lines: Entry[], e: Entry, i: number) =>
  e.result === 1 || (e.result === 2 && !lines.slice(i + 1).some((x) => x.key === e.key && x.seat === e.seat));
