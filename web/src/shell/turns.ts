// The log in turns: one headline for each, what was chosen and what came of it; the rest are details.
import type { Entry } from "../net/protocol";
import { t } from "../words/words";

/** What one player, or the table by itself, did in a stretch. */
export type Turn = { by: number | null; lines: Entry[] };
/** What stands below the line with which a turn or a round begins. */
export type Group = { head: Entry | null; turns: Turn[] };
const RESULTS = 3; // that a headline tells of many; a fourth takes no more room than that there is one more
const VERB = /^(?!have |has |are )[\p{L}\d_]{3,} /u; // said once of what follows: "gain 2 Gas and 1 Lava"

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

/** A line of a headline, for itself or for several of its kind. */
type Told = { e: Entry; of: Entry[] };

/** Of totals the last one stands for all, of what is told alike the first. */
function addedUp(lines: Entry[]): Told[] {
  const alike: Record<string, Entry[]> = {};
  for (const e of lines) (alike[kind(e)] ??= []).push(e);
  const told = Object.values(alike).map((of) => ({ e: of[0]!.result === 2 ? of.at(-1)! : of[0]!, of }));
  return told.sort((a, b) => a.e.n - b.e.n);
}
const kind = (e: Entry) =>
  e.result === 2 ? `${e.key} ${e.seat}` : e.result && e.adds ? `${e.seat} ${e.adds}` : `line ${e.n}`;

/** What was chosen first, and what the turn came to: the cards that were drawn, of many results what happened to me in the
 * turn of another, what hurts, totals, the first; how many more. */
function told({ by, lines }: Turn, me: number | null): { lines: Told[]; more: number } {
  const all = addedUp(lines);
  const strong = ({ e }: Told) => e.result === 1 || e.result === 2;
  const first = all.find((one) => one.e.level === 2 || one.e.headline || strong(one)) ?? all[0]!;
  const results = all.filter((one) => one !== first && one.e.result && (strong(one) || !all.some(strong)));
  const mine = (e: Entry) => me !== null && e.seat === me && by !== me;
  const weight = ({ e }: Told) => (mine(e) ? 0 : 3) + (e.hurts ? 0 : e.result === 2 ? 1 : 2);
  const others = results.filter(({ e }) => e.result !== 4);
  const keep = others.length > RESULTS + 1 ? RESULTS : others.length;
  const left = others.sort((a, b) => weight(a) - weight(b)).slice(keep);
  return {
    lines: all.filter((one) => one === first || (results.includes(one) && !left.includes(one))),
    more: left.length,
  };
}

/** One sentence: what a player does in one breath, then what happens to others. */
export function headline(turn: Turn, me: number | null): string {
  const clauses: { seat: number | null; parts: string[] }[] = [];
  let before = "";
  const { lines, more } = told(turn, me);
  for (const { seat, text, does } of lines.map(worded)) {
    const last = clauses.at(-1);
    const verb = VERB.exec(does)?.[0] ?? "";
    if (last && does && last.seat === seat) last.parts.push(before.startsWith(verb) ? does.slice(verb.length) : does);
    else clauses.push({ seat: does ? seat : null, parts: [last ? within(seat, text, me) : text] });
    before = does;
  }
  const said = clauses.map((c) => listed([...new Set(c.parts)]));
  return [...said, ...(more ? [t("list-more", { number: more })] : [])].join("; ");
}
function worded({ e, of }: Told): { seat: number | null; text: string; does: string } {
  if (!e.adds || of.length === 1) return e;
  const added = e.adds.replaceAll("#", String(of.reduce((sum, one) => sum + one.amount, 0)));
  const subject = e.does && e.text.endsWith(e.does) ? e.text.slice(0, -e.does.length) : "";
  const text = subject ? subject + added : added.charAt(0).toUpperCase() + added.slice(1);
  return { seat: e.seat, text, does: e.does ? added : "" };
}
const ENGLISH = "The|An?|Its|All|No|Nothing|Nobody|Target|Upgrade:";
const SPANISH =
  "El|L[ao]s?|Una?|Sus|Se|Tod[ao]s|Nada|Nadie|Ningún|Ninguna|Atacan|Aparecen?|Caen|Con|Carta|Mejora:|Vuelven?";
const ARTICLE = new RegExp(`^(?:${ENGLISH}|${SPANISH}) `); // a sentence begins so, and no name: as in core/texts.py
/** As it stands after another one: without its capital, unless that may be a name's. */
const within = (seat: number | null, text: string, me: number | null) =>
  (me !== null && seat === me) || ARTICLE.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** Before an i a Spanish y becomes e. */
function listed(parts: string[]): string {
  const last = parts.at(-1)!;
  const sound = /^h?i(?!e)/i.test(last) ? "i" : "other";
  return parts.length > 1 ? t("list-and", { first: parts.slice(0, -1).join(", "), last, sound }) : last;
}

/** What a player, or the table by itself, did in a stretch, in one sentence; `rank` 0: nothing matters more. */
export type Moment = { n: number; seat: number | null; text: string; rank: number };
const MOMENTS = 3,
  MUCH = 9; // of a result; more counts no more

/** The strongest of what others did, in its order: what hit me, then what came to most for somebody, then what the table
 * did for itself, as in every round; no sentence twice. Where nothing came of anything, what was done last is told all the
 * same, and where only I acted, what I did. */
export function strongest(log: Entry[], me: number | null): Moment[] {
  const all = turns(log, () => true).flatMap(({ head, turns }) =>
    turns.map((turn) => ({ turn, seat: head?.seat ?? turn.by })),
  );
  const others = all.filter(({ seat }) => seat === null || seat !== me);
  const told = (others.length ? others : all).map(({ turn, seat }) => {
    const sum = (of: (e: Entry) => number) => turn.lines.reduce((all, e) => all + of(e), 0);
    const hits = sum((e) => Number(hitMe(e, me))),
      gained = sum((e) => (e.seat === null ? 0 : strength(e)));
    return { n: turn.lines[0]!.n, seat, text: headline(turn, me), hits, gained, weight: sum(strength) };
  });
  const once = told.filter((one, i) => told.findIndex((other) => other.text === one.text) === i);
  const strong = once.filter((one) => one.hits || one.weight);
  return (strong.length ? strong : once.slice(-1))
    .toSorted((a, b) => b.hits - a.hits || b.gained - a.gained || b.weight - a.weight)
    .slice(0, MOMENTS)
    .map(({ n, seat, text }, rank) => ({ n, seat, text, rank }))
    .toSorted((a, b) => a.n - b.n);
}
const hitMe = (e: Entry, me: number | null) => e.hurts && me !== null && e.seat === me;
function strength(e: Entry): number {
  if (e.hurts) return 2;
  if (e.result === 1 || e.result === 2) return 3 + Math.min(MUCH, Math.max(0, ...e.numbers)) / 3;
  return e.headline ? 2 : 0;
}
