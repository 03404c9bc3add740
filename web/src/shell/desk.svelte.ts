// What one person does at a table: looks, points, asks, looks back. The rules stay on the server.
import type { Face, Looking, Phase, Plugin, Told, Way } from "../boards/board";
import { loaded, plugin } from "../boards/plugins";
import { settings } from "../look/settings.svelte";
import { play } from "../look/sound";
import { frame as fetchFrame } from "../net/http";
import type { Entry, Frame, Hint, Option, Outcome, Player, Refused, Scene } from "../net/protocol";
import type { Table } from "../net/table.svelte";
import { route } from "../route.svelte";
import { t } from "../words/words";
import { type Aimed, aimed } from "./aimed";
import { tried } from "./faults";
import { Guide } from "./guide.svelte";
import { Reel } from "./reel.svelte";
import { habit, splits } from "./splits";
import { type Moment, strongest } from "./turns";

export type Tab = "log" | "rules" | "chat" | "notes";

const WORDED = 3; // choices that are named one by one

export class Desk {
  readonly table: Table;
  phone = $state(false);
  sideways = $state(false); // a phone that lies on its side
  tab = $state<Tab>("log");
  page = $state("board");
  pointed = $state.raw<Option | null>(null); // hovered or focused
  touched = $state.raw<Option | null>(null); // tapped once
  narrowed = $state.raw<Option[] | null>(null); // the options of one square or unit
  way = $state.raw<Way | null>(null); // the same for several choices in one
  busy = $state(false); // while they are being made
  private made: Promise<unknown> = Promise.resolve(); // what one click makes, until it is
  private followed = { from: 0, to: 0 }; // the steps of the draft that one click made
  more = $state(false);
  why = $state.raw<Refused | null>(null);
  private found = $state.raw<Hint | null>(null);
  pondering = $state(false); // a hint is being worked out
  end = $state(false);
  help = $state<boolean | "settings">(false); // or open at the settings
  menu = $state(false);
  text = $state(false);
  clause = $state<string | null>(null); // the rule somebody asked for
  outlined = $state.raw<Told | null>(null);
  past = $state.raw<Frame | null>(null); // looking back at this
  sending = $state(false); // the parts of a choice are on their way
  private frames = new Map<number, Promise<Frame>>();
  readonly reel: Reel;
  readonly guide: Guide;
  readonly look: Looking;

  constructor(table: Table) {
    this.table = table;
    this.reel = new Reel(table);
    this.guide = new Guide(table);
    this.look = looking(this);
  }

  plugin: Plugin = $derived.by(() => plugin(this.table.picture?.table.game ?? ""));
  private called = $derived.by(() =>
    JSON.stringify(this.table.picture?.table.players.map((p) => p.name || t("open-seat")) ?? []),
  );
  names: string[] = $derived.by(() => JSON.parse(this.called)); // the same list as long as it says the same
  me = $derived.by(() => this.table.me);
  /** The event that is being shown. */
  telling = $derived.by(() => this.reel.now?.entry ?? null);
  /** Who is at turn in the event that is being shown. */
  actor = $derived.by(
    // a turn, or a stretch, may be of no seat
    () => this.log.findLast((e) => e.level === 1 || e.starts || (e.level === 2 && e.seat !== null))?.seat ?? null,
  );
  /** What was drawn before the present table, as long as that is what is looked at. */
  private earlier = $derived.by(() => this.reel.now ?? this.reel.held ?? this.past);
  private all = $derived.by(() => (this.earlier || this.busy ? [] : (this.table.picture?.options ?? [])));
  /** What may be chosen: in a lesson what its step is about. */
  options = $derived.by(() => (this.guide.let === null ? this.all : this.all.filter((o) => o.id === this.guide.let)));
  /** What has to wait for a later step. */
  private later = $derived.by((): Refused[] =>
    this.all
      .filter((o) => !this.options.includes(o))
      .map((option) => ({ option, reason: t("lesson-later"), clause: "" })),
  );
  /** What the lesson speaks of, as a place on the board. */
  lit = $derived.by((): Told | null => {
    const now = this.earlier ? null : this.guide.now;
    return now && { key: "lesson", seat: this.table.me, args: {}, spots: now.spots };
  });
  /** The log up to what is drawn. */
  log = $derived.by(() => {
    const told = this.telling ? this.telling.n + 1 : (this.reel.held?.told ?? this.past?.entries);
    return told === undefined ? this.table.log : this.table.log.filter((e) => e.n < told);
  });
  offered = $derived.by(() => this.narrowed?.filter((o) => this.options.some((x) => x.id === o.id)) ?? this.options);
  focus = $derived.by(() => {
    const f = this.pointed ?? this.touched;
    return f && this.options.some((o) => o.id === f.id) ? f : null;
  });
  forecast = $derived.by(() => (this.focus && this.table.forecasts.get(this.focus.id)) || null);
  /** What is refused and worth a line of a list. */
  listed = $derived.by(() => this.table.refusedOptions.filter((r) => !r.unlisted));
  refused = $derived.by(() => (this.earlier || this.narrowed ? [] : [...this.table.refusedOptions, ...this.later]));
  shown = $derived.by(() => this.earlier?.shown ?? this.table.picture?.shown);
  head = $derived.by(() => (this.earlier ?? this.table.picture)?.head ?? null);
  /** Once what led to it has been shown. */
  outcome = $derived.by(() => {
    if (this.reel.on) return null;
    return this.past ? this.past.outcome : (this.table.picture?.outcome ?? null);
  });
  /** Is what happened being shown, without anybody looking back? */
  shows = $derived.by(() => this.reel.on && !this.past);
  live = $derived.by(() => !this.earlier);
  /** All that a drawing looks at is here. */
  begun = $derived.by(() => !!this.table.picture?.shown);
  ready = $derived.by(() => !!this.table.game && this.begun && loaded(this.table.picture!.table.game));
  /** Turn or round as it is called; what is counted. */
  count = (at: Scene | null | undefined): string => at?.head?.count ?? "";
  counted = $derived.by(() => (this.head ? `${this.head.unit}-word` : "turn-word"));
  ribbon: Phase | null = $derived.by(() => {
    if (!this.ready || !this.head) return null;
    const { phases, phase } = this.head;
    return phases.length ? { steps: phases, now: this.telling && phase < 0 ? this.lastPhase : phase } : null;
  });
  /** In the middle of a turn no step may be open: then the last that was. */
  private get lastPhase(): number {
    const { moments, at } = this.reel,
      heads = [this.table.picture?.head, ...moments.slice(0, at).map((m) => m.head)];
    return heads.findLast((head) => head && head.phase >= 0)?.phase ?? -1;
  }
  /** A seat's points now, and as the focused option would leave them; none where the game does not count them as it goes. */
  points = (seat: number): { from: number; to: number } | null => {
    const final = this.outcome?.scores[seat];
    if (!this.plugin.counts) return null;
    if (final !== undefined) return { from: final, to: final };
    return this.head && { from: this.head.score[seat], to: (this.forecast?.head ?? this.head).score[seat] };
  };
  /** Each seat's score as the game counts it, in the end as it was counted; none where the game counts none. */
  score = (at: Scene & { outcome: Outcome | null }): number[] | null => {
    const now = at.head?.score.length ? at.head.score : null; // none in a game without points
    return now && (at.outcome?.scores ?? now);
  };
  face = (option: Option): Face => {
    const plain = { icon: "right", title: option.label, sub: "" };
    return tried("face", () => this.plugin.face?.(this.look, option) ?? plain, plain);
  };
  /** The order of the options, as it was when each was first seen in this decision: no button moves under a finger. */
  private seen = { decision: "", ranks: new Map<string | number, number>() };
  rank(key: string | number, face: Face): number {
    const decision = this.table.picture?.decision ?? "";
    if (this.seen.decision !== decision) this.seen = { decision, ranks: new Map() };
    const { ranks } = this.seen;
    if (!ranks.has(key)) ranks.set(key, face.rank ?? 5);
    return ranks.get(key)!;
  }
  /** A choice of several parts is put together on the board. */
  staged = $derived.by(() => {
    const stage = this.plugin.stage;
    return stage && this.options.length && this.options.every((o) => stage.verbs.includes(o.verb)) ? stage : null;
  });
  /** What is asked now. */
  question = $derived.by(
    () =>
      (this.ready && tried("ask", () => this.staged?.ask(this.look) || this.plugin.ask?.(this.look), "")) ||
      this.table.picture?.prompt?.text ||
      "",
  );
  // --- people ------------------------------------------------------------------------------------
  host = $derived.by(() => {
    const p = this.table.picture;
    return !!p && p.seat !== null && p.table.players[p.seat].host;
  });
  /** Does somebody else still play here? */
  company = $derived.by(() => !!this.table.picture?.table.players.some((x) => this.apart(x) && x.connected));
  /** A person at another screen. */
  private apart = (x: Player): boolean =>
    x.kind === "person" && !x.bot && x.seat !== this.table.me && !this.table.tokens[String(x.seat)];
  /** Is the table waiting for this person? */
  delaying = (x: Player): boolean => this.apart(x) && x.asked && this.table.me !== null && !this.table.picture?.outcome;

  /** Something is revealed or somebody asked next, and the turn goes on: the word of the button. */
  confirm = $derived.by(() => {
    const { waiting, draft = [] } = this.table.picture ?? {};
    const goesOn = waiting?.stop === "barrier" || (waiting && draft.some((o) => this.plugin.asks?.(o)));
    return goesOn ? t("confirm") : "";
  });
  /** What waits for END, by the choice that it began with. */
  waits = $derived.by(() => {
    const { waiting, draft = [] } = this.table.picture ?? {};
    if (!waiting) return "";
    if (draft.length > WORDED) return t("and-more", { what: draft[0].label, n: draft.length - 1 });
    return draft.length ? draft.map((o) => o.label).join(" · ") : waiting.option.label;
  });
  /** The option that ends the turn, and all the others. */
  ender = $derived.by(() => (this.narrowed ? null : (this.offered.find((o) => o.ends) ?? null)));
  others = $derived.by(() => this.offered.filter((o) => o !== this.ender));
  /** What END takes of a split that is put together on the board; empty: it is not complete. None: what is proposed. */
  divided = $state.raw<string[] | null>(null);
  /** What is offered all the time beside a turn's own choices: lists fold it into rows, unless it is what was asked for. */
  asides = $derived.by(() => {
    const out = new Map<string, Option[]>();
    for (const o of this.narrowed ? [] : this.others) if (o.aside) out.set(o.aside, [...(out.get(o.aside) ?? []), o]);
    return [...out].filter(([, options]) => options.length > 1);
  });
  folded = $derived.by(() => new Set(this.asides.flatMap(([, options]) => options.map((o) => o.id))));
  /** May END be pressed: something waits, or what is proposed ends the turn. */
  endable = $derived.by(() => {
    const p = this.table.picture;
    if (!p || this.earlier || this.busy) return false;
    if (this.guide.let !== null) return !!this.ender; // a lesson ends a turn when it says so
    return !!p.waiting || (p.way_out.length > 0 && (!this.divided || this.divided.length > 0));
  });
  /** What END would take on its way, in words. */
  taking = $derived.by(() => {
    const p = this.table.picture;
    return p?.waiting || this.divided ? "" : (p?.way_out.map((o) => o.label).join(" · ") ?? "");
  });
  /** The first of it, and how many follow. */
  takingFirst = $derived.by(() => {
    const [first, ...more] = this.taking.split(" · ");
    return more.length ? `${first} +${more.length}` : first;
  });
  /** Done, skip, pass, no: never behind "more". */
  leaves(o: Option): boolean {
    return o.leaves || !!this.face(o).no;
  }
  /** The page of the phone on which the decision is made. */
  opens = (): string => tried("page", () => this.plugin.page?.(this.look) ?? this.page, this.page);
  /** What happened since my last turn; of those who only watch, what was too long to be shown. */
  recapped: Entry[] = $derived.by(() => {
    const p = this.table.picture,
      first = p && p.seat !== null ? p.recap : this.reel.fold;
    return first === null ? [] : this.table.log.filter((e) => e.n >= first);
  });
  /** The strongest of it, up to what is drawn, where it was too long to be shown and nobody has acted since. */
  moments: Moment[] = $derived.by(() => {
    const [first] = this.recapped;
    if (this.reel.fold === null || !first) return [];
    return strongest(this.table.turns, this.me, first.n, this.telling?.n ?? Infinity);
  });
  /** Who is here for the first time, and not led, has things to know. */
  fresh = $derived.by(
    () => !settings.coached && !this.guide.on && !this.guide.now && this.me !== null && !this.table.picture?.outcome,
  );
  /** They are told now: what was too long to be shown comes first, until somebody acts. */
  coach = $derived.by(() => this.fresh && !this.moments.length && this.reel.kind !== "recap");
  /** What somebody else's doing cost me. */
  aimed: Aimed = $derived.by(() => aimed(this.table.log, this.table.me));

  /** What the others have written and nobody here has read yet. */
  unread = $derived.by(() => this.table.chat.filter((c) => c.n > this.read && c.seat !== this.table.me).length);
  private read = $state(-1);
  readChat(): void {
    this.read = this.table.chat.at(-1)?.n ?? -1;
  }
  ways = $derived.by(() => {
    if (!this.ready || !this.options.length || this.narrowed || this.guide.let !== null) return []; // a lesson goes choice by choice
    return [...this.splits, ...tried("ways", () => this.plugin.ways?.(this.look) ?? [], [])];
  });
  private splits = $derived.by(() => splits(this.table.game!, this.table.picture!));
  /** What END takes first of a split: as it is put together on the board, or as somebody always divides it. */
  private get first(): string[] {
    if (this.divided) return this.divided;
    return habit(this.table.game!, this.table.picture!) ? this.splits[0].said : [];
  }

  // --- pointing and choosing ---------------------------------------------------------------------
  point = (option: Option | null): void => {
    this.pointed = option;
    if (option) this.way = null;
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
  // --- hints -------------------------------------------------------------------------------------
  /** The hint, as long as the question is the one that it was asked for. */
  hint = $derived.by(() =>
    this.found && this.options.length && this.found.decision === this.table.picture?.decision ? this.found : null,
  );
  /** May one be asked for now? A lesson says by itself what to do. */
  hintable = $derived.by(() => {
    const { hints, waiting } = this.table.picture ?? {};
    return !!hints?.allowed && !waiting && this.options.length > 0 && this.guide.let === null;
  });
  async askHint(): Promise<void> {
    if (this.hint) return this.dropHint();
    if (!this.hintable || this.pondering) return;
    this.pondering = true;
    try {
      this.found = await this.table.hint();
    } finally {
      this.pondering = false;
    }
    this.lightBest();
  }
  dropHint(): void {
    this.found = null;
    this.rest();
  }
  /** Show the first of a hint on the board, as a first touch does. */
  private lightBest(): void {
    const best = this.hint?.advice[0]?.option;
    if (!best) return;
    this.touched = best;
    void this.table.foresee(best.id);
  }
  async choose(option: Option): Promise<void> {
    const commit = this.final(option);
    this.more = false;
    this.reel.fold = null;
    this.letGo();
    this.rest();
    if ((await this.table.choose(option, commit)).type === "done") play("move");
  }
  /**
   * Is it made at once? The END button ends; what reveals something says so on its button; a secret answer of one part
   * can be changed until all have locked. Everything else that ends the turn waits for END.
   */
  private final(option: Option): boolean {
    const p = this.table.picture!;
    return option.ends || option.stop === "barrier" || (p.together && !!option.stop && !p.draft.length);
  }
  pointWay = (way: Way | null): void => {
    this.way = way;
    if (way) this.pointed = this.touched = null;
  };
  take = (way: Way, touch = false): void => {
    if (touch && this.way?.id !== way.id)
      this.pointWay(way); // a first touch shows, a second one chooses
    else {
      way.remember?.();
      void this.say(way.said);
    }
  };
  /** Several choices as one: all of them or none. */
  say = (said: string[]): Promise<boolean> => (this.made = this.saying(said));
  private async saying(said: string[]): Promise<boolean> {
    const drafted = () => this.table.picture?.draft.length ?? 0;
    this.more = false;
    this.reel.fold = null;
    this.letGo();
    this.rest();
    this.busy = true;
    this.followed = { from: drafted(), to: -1 };
    try {
      const made = await this.table.seen(() => this.table.chooseAll({ say: said }));
      if (made) play("move");
      return made;
    } finally {
      this.followed.to = drafted();
      this.busy = false;
    }
  }
  /** What one click made one click takes back, also when it comes before the answer. */
  undo = async (): Promise<void> => {
    await this.made;
    const drafted = this.table.picture?.draft.length ?? 0;
    const times = drafted === this.followed.to ? drafted - this.followed.from : 1;
    await this.table.seen(() => this.table.undo(times));
  };
  /** Take back the parts that were said. */
  async unsay(): Promise<void> {
    while (
      this.plugin.stage?.verbs.includes(this.table.picture?.draft.at(-1)?.verb ?? "") &&
      (await this.table.seen(() => this.table.undo()))
    );
  }
  async unlock(): Promise<void> {
    const said = this.said;
    await this.table.seen(() => this.table.undo(1 + said));
  }
  /** How many parts of the choice on the board have been said. */
  private get said(): number {
    const draft = this.table.picture?.draft ?? [];
    return draft.length - 1 - draft.findLastIndex((o) => !this.plugin.stage?.verbs.includes(o.verb));
  }
  /** Things sorted into trays, in place of how they were sorted before; then the turn ends, or it is locked. */
  lay = async (trays: Record<string, string[]>): Promise<boolean> => {
    this.sending = true;
    this.letGo();
    try {
      return await this.table.seen(() => this.table.chooseAll({ trays }, this.said, true));
    } finally {
      this.sending = false;
    }
  };
  /** A button that is about to go lets the focus go first: taken away with it, it makes the browser lay out a half-changed page. */
  private letGo(): void {
    const held = document.activeElement;
    if (held instanceof HTMLElement && held.matches("[data-option], .endturn")) held.blur();
  }
  rest(): void {
    this.pointed = this.touched = this.narrowed = this.why = this.way = null;
  }
  async finish(): Promise<void> {
    this.reel.fold = null;
    this.letGo();
    const p = this.table.picture;
    if (!this.endable || p?.locked) return;
    await (p!.waiting ? this.table.commit() : this.table.end(this.first));
  }

  /** The device goes to the person at another of this browser's seats: nothing of the last one's stays. */
  async handOver(seat: number): Promise<void> {
    this.now();
    this.reel.restart();
    this.rest();
    this.frames.clear();
    this.found = null;
    this.more = this.menu = this.help = this.text = false;
    if (seat !== this.me) await this.table.be(seat);
  }

  // --- looking back --------------------------------------------------------------------------------
  back(version: number): Promise<void> {
    return this.underWay(this.goTo(version));
  }
  private going: Promise<unknown> = Promise.resolve(); // to the moment that was asked for last
  /** What is fetched may take a while: the next step begins where this leads. */
  private underWay(move: Promise<void>): Promise<void> {
    this.going = move.catch(() => undefined);
    return move;
  }
  private async goTo(version: number): Promise<void> {
    const p = this.table.picture;
    if (!p) return;
    this.rest();
    this.reel.close();
    const wanted = Math.max(0, Math.min(p.version, version));
    this.past = await this.frame(wanted);
    route.mark(wanted);
  }
  /** Asked for once, whoever wants it; what did not come is asked for again. */
  private frame(version: number): Promise<Frame> {
    const known = this.frames.get(version) ?? fetchFrame(this.table.id, version, this.table.token ?? undefined);
    this.frames.set(version, known);
    known.catch(() => this.frames.delete(version));
    return known;
  }
  /** So many positions, spread over the whole game; fewer where the server is not reached. */
  async samples(n: number): Promise<Frame[]> {
    const last = this.table.picture?.version ?? 0;
    const versions = [...new Set(Array.from({ length: n }, (_, i) => Math.round((i * last) / (n - 1))))];
    const out: Frame[] = [];
    for (const version of versions) {
      const frame = await this.frame(version).catch(() => null);
      if (frame) out.push(frame);
    }
    return out;
  }
  /** Which moment it is that is looked back at. */
  moment = $derived.by(() => {
    const { now, at, moments } = this.reel,
      version = t("looking-back", { n: this.past?.version ?? 0, last: this.table.picture?.version ?? 0 });
    return now ? `${version} · ${t("event-of", { at: at + 1, of: moments.length })}` : version;
  });
  now(): void {
    this.past = null;
    route.mark(null);
    this.outlined = null;
    this.reel.close();
  }
  /** The next event of the game, or the last one; a game that shows no events goes by versions. */
  stepEvent(by: 1 | -1): Promise<void> {
    return this.underWay(this.going.then(() => this.stepFromHere(by)));
  }
  private async stepFromHere(by: 1 | -1): Promise<void> {
    const { reel } = this,
      here = this.past?.version ?? this.table.picture!.version;
    reel.pause();
    const inside = reel.moments[reel.at + by];
    if (inside) return reel.go(reel.at + by);
    const from = reel.now ? (by > 0 ? reel.to : reel.from) - (by > 0 ? 0 : 1) : by > 0 ? here : here - 1;
    if (from < 0 || from >= this.table.picture!.version) return;
    await this.events(from, by);
  }
  /** The events of one version, from its first or its last. */
  private async events(from: number, by: 1 | -1): Promise<void> {
    const { reel } = this;
    const number = this.shown ? await reel.load("replay", from, from + 1) : 0;
    if (!number) return this.goTo(by > 0 ? from + 1 : from);
    this.past = await this.frame(from + 1);
    route.mark(from + 1);
    await reel.go(by > 0 ? 0 : number - 1);
  }
  /** Play on from here to the end of the game. */
  async playOn(): Promise<void> {
    const { reel } = this,
      last = this.table.picture!.version;
    if ((this.past?.version ?? last) >= last && !reel.now) await this.back(0);
    if (!reel.now) await this.events(this.past!.version, 1);
    reel.play(async () => {
      if (reel.to >= last) return;
      await this.events(reel.to, 1);
    });
  }
  /** The recap: every event since my last turn, in its order. */
  async recount(): Promise<boolean> {
    const { reel, recapped } = this;
    if (reel.kind === "recap" && reel.moments.length) return true;
    if (!recapped.length || !this.shown) return false;
    this.rest();
    return (await reel.load("recap", recapped[0].version - 1, this.table.picture!.version, recapped[0].n)) > 0;
  }
  /** All of it, one after the other. */
  retell = async (): Promise<void> => {
    if (await this.recount()) this.reel.play();
  };
  /** To this line of the log: the table as it stood after it. */
  async recall(entry: Entry): Promise<void> {
    const from = entry.version - 1;
    if (from < 0 || !this.shown) return this.back(entry.version);
    this.rest();
    await this.reel.load("replay", from, entry.version);
    this.past = await this.frame(entry.version);
    route.mark(entry.version);
    await this.reel.go(this.reel.moments.findIndex((m) => m.entry.n === entry.n));
  }

  rule(clause: string | null): void {
    this.clause = clause;
    this.tab = "rules";
    if (this.phone) this.page = "log";
  }
}

/**
 * What a drawing gets: one object as long as the table stands, each part read when it is looked at,
 * so that a change reaches only who looks at it.
 */
function looking(desk: Desk): Looking {
  const table = desk.table;
  return {
    get game() {
      return table.game!;
    },
    get picture() {
      return table.picture!;
    },
    get shown() {
      return desk.shown;
    },
    get then() {
      return desk.forecast?.shown ?? null;
    },
    get me() {
      return desk.me;
    },
    get names() {
      return desk.names;
    },
    get options() {
      return desk.offered;
    },
    get refused() {
      return desk.refused;
    },
    get focus() {
      return desk.focus;
    },
    get forecast() {
      return desk.forecast;
    },
    get outcome() {
      return desk.outcome;
    },
    get log() {
      return desk.log;
    },
    get telling() {
      return desk.telling;
    },
    get turning() {
      return desk.reel.turning;
    },
    get outlined() {
      return desk.telling ?? desk.outlined ?? desk.lit;
    },
    get live() {
      return desk.live;
    },
    get led() {
      return desk.guide.let !== null;
    },
    get phone() {
      return desk.phone;
    },
    small: false,
    get sideways() {
      return desk.sideways;
    },
    get way() {
      return desk.way;
    },
    forecasts: (option) => table.forecasts.get(option),
    onfocus: desk.point,
    onpick: desk.pick,
    onway: desk.pointWay,
    ontake: desk.take,
    onsay: desk.say,
    onlay: desk.lay,
    ondivide: (said) => (desk.divided = said),
    onwhy: (refused) => (desk.why = refused),
    onoutline: (told) => (desk.outlined = told),
  };
}
