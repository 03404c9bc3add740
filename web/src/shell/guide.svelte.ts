// What the lesson and the coach say: one sentence at a time, about the present decision. The server says which steps
// this decision meets; here is remembered which have been said, so that undo, a reload and any other choice do no harm.
import { settings } from "../look/settings.svelte";
import type { Picture, Step } from "../net/protocol";
import type { Table } from "../net/table.svelte";

const KEY = "rulewright-guide";
const TABLES = 20; // lessons that are remembered
type Moment = [version: number, drafted: number];
type Said = Record<string, Moment>; // when each step was said
type Kept = { tables: Record<string, { said: Said; left: boolean }>; heard: Record<string, string[]> };

const READ: Moment = [-1, 0]; // it has been read, whatever is taken back later
const moment = (p: Picture): Moment => [p.version, p.draft.length];
const before = (a: Moment, b: Moment): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

function stored(): Kept {
  try {
    return { tables: {}, heard: {}, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { tables: {}, heard: {} };
  }
}

export class Guide {
  private table: Table;
  private said = $state.raw<Said>({});
  private heard = $state.raw<Record<string, string[]>>({}); // hints, by game
  private freed = $state.raw<Moment | null>(null); // at this decision anything may be chosen
  left = $state(false);

  constructor(table: Table) {
    this.table = table;
    const kept = stored();
    this.heard = kept.heard;
    this.said = kept.tables[table.id]?.said ?? {};
    this.left = kept.tables[table.id]?.left ?? false;
  }

  /** Is this a table at which somebody is led? */
  on = $derived.by(() => {
    const p = this.table.picture;
    return !!p?.table.lesson && p.seat !== null && !this.left && !p.outcome;
  });
  /** The farewell stays until it is read. */
  private past = (step: Step, p: Picture): boolean =>
    !step.last && step.id in this.said && before(this.said[step.id], moment(p));
  /** The first step of this decision that has not been said yet. */
  private step = $derived.by((): Step | null => {
    const p = this.table.picture;
    if (!p || !this.on) return null;
    return this.due(p)[0] ?? null;
  });
  /** Another step waits at the same decision, until this one has been read. */
  more = $derived.by(() => !!this.table.picture && this.due(this.table.picture).length > 1);
  private due(p: Picture): Step[] {
    const said = Object.values(this.said).filter((m) => before(m, moment(p))).length;
    return p.guide.filter((x) => x.n > 0 && !this.past(x, p) && (!x.last || x.now || said >= x.of - 1));
  }
  /** The coach speaks to who has been led, and of each thing once. */
  private hint = $derived.by((): Step | null => {
    const p = this.table.picture;
    const heard = p && this.heard[p.table.game];
    return (heard && p.guide.find((x) => !x.n && !heard.includes(x.id))) || null;
  });
  /** What is said now. */
  now = $derived.by(() => this.step ?? this.hint);
  /** The one choice that stays open; none: all of them. */
  let = $derived.by((): number | null => {
    const p = this.table.picture;
    const free = p && this.freed && !before(this.freed, moment(p));
    return free ? null : (this.step?.option ?? null);
  });

  /** Remember what is on screen as said at this moment. */
  mark(): void {
    const p = this.table.picture;
    if (!p || !this.step) return;
    const known = this.said[this.step.id];
    if (known && !before(moment(p), known)) return;
    this.said = { ...this.said, [this.step.id]: moment(p) };
    this.keep();
  }
  /** It has been read. */
  next(): void {
    const p = this.table.picture!;
    const { step, hint } = this;
    if (step) this.said = { ...this.said, [step.id]: READ };
    else if (hint) this.heard = { ...this.heard, [p.table.game]: [...this.heard[p.table.game], hint.id] };
    if (step?.last) {
      settings.coached = true;
      this.leave();
    } else this.keep();
  }
  /** Anything may be chosen at this decision. */
  free(): void {
    this.freed = moment(this.table.picture!);
  }
  leave(): void {
    const { game } = this.table.picture!.table;
    this.left = true;
    this.heard = { ...this.heard, [game]: this.heard[game] ?? [] };
    this.keep();
  }
  comeBack(): void {
    this.left = false;
    this.keep();
  }
  /** No more hints in this game. */
  hush(): void {
    const heard = { ...this.heard };
    delete heard[this.table.picture!.table.game];
    this.heard = heard;
    this.keep();
  }
  /** Another table of this browser may have written meanwhile. */
  private keep(): void {
    const { tables, heard } = stored();
    const { game } = this.table.picture!.table;
    delete tables[this.table.id];
    const newest = Object.fromEntries(Object.entries(tables).slice(1 - TABLES));
    if (this.heard[game]) heard[game] = this.heard[game];
    else delete heard[game];
    const kept: Kept = { tables: { ...newest, [this.table.id]: { said: this.said, left: this.left } }, heard };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}
