// The one player of events: what others just did, the recap, looking back. Every event is a beat: the table as it stood
// after it, its line of the log, what it changed. It plays by itself, or goes back and forth.
import { tick } from "svelte";
import { PACES, settings } from "../look/settings.svelte";
import { beats } from "../net/http";
import type { Entry, Head, Picture } from "../net/protocol";
import type { Table } from "../net/table.svelte";
import { type Marks, moved, NOTHING, seen, turnTo } from "./motion";

/** The table after an event; `folded`: after all of a stretch that would take too long. */
export type Moment = { entry: Entry; shown: unknown; head: Head | null; folded?: true };
/** What is drawn while the events are still on their way: the table as it was. */
type Held = { shown: unknown; head: Head | null; told: number };
type Kind = "live" | "recap" | "replay";

const LONGEST = 4000, // milliseconds that may pass by themselves
  AGAIN = 250, // of the same kind once more: three dice are one roll
  LEAST = { small: 250, large: 500 }, // a beat of a long stretch
  SHORT = 24, // letters that are read at a glance
  LETTERS = 60, // and as many more take as long again
  SLIDE = 320,
  STRETCH = 20; // versions in one answer

export class Reel {
  moments = $state.raw<Moment[]>([]);
  at = $state(-1);
  playing = $state(false);
  kind = $state<Kind>("live");
  fold = $state<number | null>(null); // the first event of what was too long to be shown
  marks = $state.raw<Marks>(NOTHING);
  held = $state.raw<Held | null>(null);
  /** The event that is shown next, or now: its page is open before it, so that what moves is seen moving. */
  turning = $state.raw<Entry | null>(null);
  now = $derived.by((): Moment | null => this.moments[this.at] ?? null);
  /** The event that is shown, after those of its kind that came just before it: three dice are one roll. */
  together = $derived.by((): Moment[] => {
    const past = this.moments.slice(0, this.at + 1),
      other = past.findLastIndex((m) => m.entry.key !== this.now!.entry.key);
    return past.slice(other + 1);
  });
  /** The versions that it goes from and to. */
  from = 0;
  to = 0;
  private readonly table: Table;
  private seen = -1; // the last version that was followed
  private drafted: Entry[] = []; // what I had seen of my own turn before it was made
  private told = 0;
  private drawn: { shown: unknown; head: Head | null } = { shown: null, head: null };
  private coming = 0; // stretches that are being fetched
  private timer = 0;
  private calm = 1; // 1: there is time to read, 0: a long stretch hurries as much as it may

  constructor(table: Table) {
    this.table = table;
  }
  /** Is something else drawn than the table as it is now? */
  get on(): boolean {
    return !!(this.now || this.held);
  }
  /** Milliseconds that an event stays. */
  private pace(i: number): number {
    const { least, read } = this.stay(this.moments, i);
    return this.kind === "live" ? least + this.calm * (read - least) : read;
  }
  /** What it takes to read an event, and what it has at least; what others chose, and what hurts, hurries last. */
  private stay(moments: Moment[], i: number): { least: number; read: number } {
    const pace = this.beat,
      { entry, folded } = moments[i];
    if (folded) return { least: 2 * pace, read: 2 * pace };
    if (moments[i + 1]?.entry.key === entry.key) return { least: AGAIN / 2, read: Math.min(pace, AGAIN) };
    const read = pace * (1 + Math.max(0, entry.text.length - SHORT) / LETTERS);
    const small = entry.level === 3 && !entry.headline && !entry.hurts;
    return { least: Math.min(read, small ? LEAST.small : LEAST.large), read };
  }
  private get beat(): number {
    return settings.pace > 0 ? settings.pace : PACES.normal;
  }

  // --- following the game ------------------------------------------------------------------------
  /** A picture came: play what happened since the one before. */
  follow(p: Picture): void {
    const last = this.seen,
      told = this.told,
      drafted = this.drafted,
      before = this.drawn;
    this.seen = p.version;
    this.told = this.table.log.length;
    this.drafted = p.drafted;
    this.drawn = { shown: p.shown, head: p.head };
    if (last < 0 || p.version <= last || !p.shown || !settings.pace || this.kind !== "live") return;
    const fresh = this.table.log.slice(told);
    const mine = (e: Entry, i: number) =>
      e.level > 1 && (e.text === drafted[i]?.text || (e.level === 2 && e.seat === p.seat));
    const known = fresh.findIndex((e, i) => !mine(e, i)); // my own choices I have seen as I made them
    const news = known < 0 ? [] : fresh.slice(known);
    if (!news.some((e) => e.level > 1)) {
      // The heading of another's turn alone is shown with what follows it.
      if (news.some((e) => e.seat !== null && e.seat !== p.seat)) {
        this.seen = last;
        this.told = told + known;
        this.drawn = before;
      }
      return;
    }
    if (!this.on) this.held = { ...before, told: told + known };
    void this.queue(last, p.version, news[0].n);
  }
  /** Forget what was: another person looks on now. */
  restart(): void {
    this.seen = -1;
    this.fold = null;
    this.close();
  }
  private async queue(from: number, to: number, first: number): Promise<void> {
    this.coming++;
    try {
      const fresh = (await this.fetch(from, to)).filter((m) => m.entry.n >= first);
      if (this.held || this.now) this.add(fresh);
    } catch {
      this.close(); // what cannot be shown is not waited for
    } finally {
      this.coming--;
      if (!this.coming && !this.moments.length) this.close();
    }
  }
  private add(fresh: Moment[]): void {
    if (!fresh.length) return;
    const waits = [...this.moments.slice(this.at + 1), ...fresh].filter((m) => !m.folded);
    const times = waits.map((_, i) => this.stay(waits, i)),
      sum = (of: "least" | "read") => times.reduce((all, time) => all + time[of], 0);
    const longest = LONGEST * Math.max(1, this.beat / PACES.normal),
      spare = longest - sum("least");
    if (spare < 0 && settings.pace > 0) {
      this.fold ??= waits[0].entry.n;
      fresh = [{ ...fresh.at(-1)!, folded: true }];
      this.moments = this.moments.slice(0, this.at + 1);
    } else this.calm = Math.max(0, Math.min(1, spare / Math.max(1, sum("read") - sum("least"))));
    this.moments = [...this.moments, ...fresh];
    if (this.at >= 0) return;
    if (settings.pace < 0) void this.go(0);
    else this.play();
  }

  // --- any stretch of the game -------------------------------------------------------------------
  /** All events between two versions, with the table after each. */
  private async fetch(from: number, to: number): Promise<Moment[]> {
    const out: Moment[] = [];
    for (let start = from; start < to; start += STRETCH) {
      const told = await beats(this.table.id, start, Math.min(to, start + STRETCH), this.table.token ?? undefined);
      let { shown, head } = told;
      const changes = new Map(told.beats.map((b) => [b.n, b]));
      for (const entry of this.table.log.filter((e) => e.version > start && e.version <= told.to)) {
        const beat = changes.get(entry.n);
        if (beat) ({ shown, head } = beat);
        out.push({ entry, shown, head });
      }
    }
    return out;
  }
  /** Take up a stretch of the game, to be gone through by hand. */
  async load(kind: Kind, from: number, to: number, first = 0): Promise<number> {
    const moments = (await this.fetch(from, to)).filter((m) => m.entry.n >= first);
    this.pause();
    this.held = null;
    [this.kind, this.from, this.to, this.at, this.moments] = [kind, from, to, -1, moments];
    return moments.length;
  }

  // --- playing -------------------------------------------------------------------------------------
  /** To this event; what it changes moves. */
  async go(to: number): Promise<void> {
    this.turning = this.moments[to]?.entry ?? null;
    await tick();
    if (!this.moments.length) return; // it was closed meanwhile
    turnTo(Object.values(this.turning?.args ?? {})); // what goes is seen going
    const before = seen(),
      slides = settings.still || to < this.at ? null : Math.min(SLIDE, this.pace(to));
    this.at = to;
    this.held = null;
    this.marks = NOTHING;
    await tick();
    this.marks = moved(before, slides);
  }
  /** Go on by itself; `more`: what to go on with after the last event. */
  play(more?: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.playing = true;
    const next = this.at + 1;
    if (next >= this.moments.length) return void this.finish(more);
    void this.go(next);
    this.timer = window.setTimeout(() => this.playing && this.play(more), this.pace(next));
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  step(by: number): void {
    this.pause();
    const to = this.at + by;
    if (to >= 0 && to < this.moments.length) void this.go(to);
    else if (by > 0 && !this.coming) this.close(); // what is on its way is waited for
  }
  /** The last beat was shown. More may be coming; of the past the last picture stays. */
  private async finish(more?: () => Promise<void>): Promise<void> {
    if (this.kind === "replay") {
      const last = this.to;
      await more?.();
      if (this.to > last) return this.play(more);
      this.playing = false;
    } else if (this.coming) this.timer = window.setTimeout(() => this.play(), PACES.fast);
    else this.close();
  }
  /** Back to the table as it is now. */
  close(): void {
    this.pause();
    [this.kind, this.at, this.moments, this.held, this.marks] = ["live", -1, [], null, NOTHING];
    this.turning = null;
  }
}
