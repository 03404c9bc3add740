// What one person does at a table: looks, points, asks, looks back. The rules stay on the server.
import type { Looking, Plugin, Told } from "../boards/board";
import { plugin } from "../boards/plugins";
import { settings } from "../look/settings.svelte";
import { frame as fetchFrame } from "../net/http";
import type { Entry, Frame, Option, Refused } from "../net/protocol";
import type { Table } from "../net/table.svelte";
import { route } from "../route.svelte";
import { t } from "../words/words";

export const AHEAD = 40; // options foreseen unasked; the server allows twenty messages a second
export type Tab = "log" | "rules" | "chat" | "notes";
export type Page = "board" | "threats" | "cards" | "log";

export class Desk {
  readonly table: Table;
  phone = $state(false);
  tab = $state<Tab>("log");
  page = $state<Page>("board");
  pointed = $state.raw<Option | null>(null); // hovered or focused
  touched = $state.raw<Option | null>(null); // tapped once
  narrowed = $state.raw<Option[] | null>(null); // the options of one square or unit
  more = $state(false);
  why = $state.raw<Refused | null>(null);
  end = $state(false);
  help = $state(false);
  menu = $state(false);
  text = $state(false);
  clause = $state<string | null>(null); // the rule somebody asked for
  outlined = $state.raw<Told | null>(null);
  past = $state.raw<Frame | null>(null); // looking back at this
  recap = $state<number | null>(null); // the step of the recap that is shown
  playing = $state(false);
  private frames = new Map<number, Frame>();
  private timer = 0;

  constructor(table: Table) {
    this.table = table;
  }

  plugin: Plugin = $derived.by(() => plugin(this.table.picture?.table.game ?? ""));
  names = $derived.by(() => this.table.picture?.table.players.map((p) => p.name || t("open-seat")) ?? []);
  options = $derived.by(() => (this.past ? [] : (this.table.picture?.options ?? [])));
  offered = $derived.by(() => this.narrowed?.filter((o) => this.options.some((x) => x.id === o.id)) ?? this.options);
  focus = $derived.by(() => {
    const f = this.pointed ?? this.touched;
    return f && this.options.some((o) => o.id === f.id) ? f : null;
  });
  look: Looking | null = $derived.by(() => {
    const picture = this.table.picture, game = this.table.game;
    if (!picture || !game || !picture.view) return null;
    const forecast = (this.focus && this.table.forecasts.get(this.focus.id)) || null;
    return {
      game, picture, view: this.past?.view ?? picture.view, after: forecast?.view ?? null, me: picture.seat, names: this.names,
      options: this.offered, refused: this.past || this.narrowed ? [] : this.table.refusedOptions, focus: this.focus, forecast,
      forecasts: (id: number) => this.table.forecasts.get(id), outlined: this.outlined, live: !this.past, phone: this.phone,
      log: this.table.log,
      onfocus: this.point, onpick: this.pick, onwhy: (r: Refused) => (this.why = r),
    };
  });
  /** What happened since my last turn; what others did to me comes first. */
  recapped: Entry[] = $derived.by(() => {
    const p = this.table.picture;
    const all = p && p.seat !== null ? this.table.log.filter((e) => e.n >= p.recap) : [];
    return [...all.filter(this.aimed), ...all.filter((e) => !this.aimed(e))];
  });
  /** Is it about me, and did it happen before my turn began? */
  aimed = (e: Entry): boolean => e.level === 3 && e.seat === this.table.me && e.n < this.began;
  private began = $derived.by(() => this.table.log.findLast((e) => e.level === 1 && e.seat === this.table.me)?.n ?? Infinity);

  // --- pointing and choosing ---------------------------------------------------------------------
  point = (option: Option | null): void => {
    this.pointed = option;
    if (option) void this.table.foresee(option.id);
  };
  pick = (options: Option[], touch = false): void => {
    if (!this.options.length) return;
    if (options.length > 1) {
      this.narrowed = options;
      this.touched = options[0];
      void this.table.foresee(options[0].id);
    } else if (touch && this.touched?.id !== options[0].id) {
      this.touched = options[0]; // a first touch shows, a second one chooses
      void this.table.foresee(options[0].id);
    } else void this.choose(options[0]);
  };
  async choose(option: Option): Promise<void> {
    this.more = false;
    this.rest();
    await this.table.choose(option);
  }
  rest(): void {
    this.pointed = this.touched = this.narrowed = this.why = null;
  }
  async finish(): Promise<void> {
    if (this.table.picture?.waiting && !this.table.picture.locked) await this.table.commit();
  }

  // --- looking back --------------------------------------------------------------------------------
  async back(version: number): Promise<void> {
    const p = this.table.picture;
    if (!p) return;
    this.rest();
    const wanted = Math.max(0, Math.min(p.version, version));
    let frame = this.frames.get(wanted);
    if (!frame) {
      frame = await fetchFrame(this.table.id, wanted, this.table.token ?? undefined);
      this.frames.set(wanted, frame);
    }
    this.past = frame;
    route.mark(wanted);
  }
  now(): void {
    this.past = null;
    route.mark(null);
    this.recap = null;
    this.playing = false;
    this.outlined = null;
    clearTimeout(this.timer);
  }
  play(step: () => Promise<boolean>): void {
    clearTimeout(this.timer);
    this.playing = true;
    const on = async () => {
      if (!this.playing) return;
      if (!(await step())) return void (this.playing = false);
      this.timer = window.setTimeout(on, Math.abs(settings.pace) > 1 ? settings.pace : settings.pace ? 600 : 20);
    };
    void on();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  async recapStep(i: number): Promise<boolean> {
    const entry = this.recapped[i];
    if (!entry) {
      this.now();
      return false;
    }
    this.recap = i;
    this.outlined = entry;
    await this.back(entry.version);
    return true;
  }

  rule(clause: string | null): void {
    this.clause = clause;
    this.tab = "rules";
    if (this.phone) this.page = "log";
  }
}
