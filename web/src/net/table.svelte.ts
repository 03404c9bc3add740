// A table as this browser sees it: the last picture, the log so far, and the commands a person may give.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../look/settings.svelte";
import { game as fetchGame } from "./http";
import { patched } from "./patch";
import type {
  ChatEntry,
  Entry,
  Forecast,
  Foreseen,
  Game,
  Hint,
  Option,
  Picture,
  Refused,
  Review,
  Turn,
} from "./protocol";
import { drop, heldAt, keep } from "./seats";
import { share } from "./share";

export type Link = "opening" | "live" | "lost" | "gone";
const FORBIDDEN = 4403,
  SEAT_LOST = 4410,
  FOR_GOOD = [4400, FORBIDDEN, 4404, 4411, 4412]; // nothing to come back for
/** What the server says, unasked or to the command with this `ref`; `lost`: it went away before it answered. */
type Answer = { ref?: number } & (
  | Picture
  | { type: "forecasts"; decision: string; forecasts: Foreseen[] }
  | { type: "reasons"; decision: string; refused: Refused[] }
  | { type: "told"; lines: string[] }
  | ({ type: "hint" } & Hint)
  | ({ type: "review" } & Review)
  | { type: "reviewing"; done: number; of: number }
  | { type: "refused"; text: string; clause?: string }
  | { type: "done"; invite?: string }
  | { type: "pong" | "lost" }
);

export class Table {
  readonly id: string;
  picture = $state.raw<Picture | null>(null);
  game = $state.raw<Game | null>(null);
  log = $state.raw<Entry[]>([]);
  turns = $state.raw<Turn[]>([]); // of the log
  chat = $state.raw<ChatEntry[]>([]);
  link = $state<Link>("opening");
  notice = $state<{ text: string; clause?: string } | null>(null);
  refusedOptions = $state.raw<Refused[]>([]);
  reasoned = $state(false); // is it known what is refused?
  forecasts = new SvelteMap<number, Forecast>();
  review = $state.raw<Review | null>(null); // of the finished game
  reviewing = $state.raw<{ done: number; of: number } | null>(null); // how far it is
  tokens = $state.raw<Record<string, string>>({});
  token = $state<string | null>(null);

  private socket: WebSocket | null = null;
  private count = 0;
  private quiet = new Set<number>();
  private waiting = new Map<number, (a: Answer) => void>();
  private tries = 0;
  private closed = false;
  private timer = 0;
  private beat = 0;
  private asked = "";
  private wanted = new Set<number>();
  private expecting: (() => void)[] = [];
  private foretold = false; // has it come, what is told unasked of this decision?
  private patient: (() => void)[] = [];
  private here = false; // somebody has taken a seat up at this screen

  constructor(id: string) {
    this.id = id;
    this.tokens = heldAt(id)?.tokens ?? {};
    this.token = Object.values(this.tokens)[0] ?? null;
  }

  /** Several people share this browser. */
  get shared(): boolean {
    return new Set(Object.values(this.tokens)).size > 1;
  }
  get me(): number | null {
    return this.picture?.seat ?? null;
  }
  get asked_me(): boolean {
    const p = this.picture;
    return !!p && p.seat !== null && p.deciders.includes(p.seat);
  }
  name(seat: number | null): string {
    return seat === null ? "" : (this.picture?.table.players[seat]?.name ?? "");
  }

  // --- the socket --------------------------------------------------------------------------------
  open(): void {
    this.closed = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    // At a shared screen no hand is sent before somebody says that they are here.
    const covered = this.shared && !this.here;
    socket.onopen = () => this.send({ do: "hello", token: this.token, lang: settings.lang, covered, ahead: true });
    socket.onmessage = (e) => this.hear(JSON.parse(e.data));
    socket.onclose = (e) => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const answer of this.waiting.values()) answer({ type: "lost" });
      this.waiting.clear();
      if (this.closed) return;
      if (e.code === SEAT_LOST || (e.code === FORBIDDEN && this.token)) return this.lose(e.reason);
      if (FOR_GOOD.includes(e.code)) {
        this.link = "gone";
        this.notice ??= { text: e.reason || String(e.code) };
        return;
      }
      this.link = "lost";
      this.timer = window.setTimeout(() => this.open(), Math.min(8000, 400 * 2 ** this.tries++));
    };
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this.send({ do: "ping" }), 25_000);
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }
  /** The seat is another's now: what it showed goes, and who still may look on does so. */
  private lose(reason: string): void {
    if (this.token) drop(this.id, this.token);
    this.tokens = heldAt(this.id)?.tokens ?? {};
    this.token = Object.values(this.tokens)[0] ?? null;
    this.picture = null;
    this.log = [];
    this.turns = [];
    this.chat = [];
    this.notice = { text: reason };
    this.open();
  }
  /** The browser says that the network is back: do not wait for the next try. */
  hurry(): void {
    if (this.link === "lost") {
      clearTimeout(this.timer);
      this.tries = 0;
      this.open();
    }
  }
  private send(what: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(what));
    return true;
  }
  /** A command and its answer. A quiet one was not asked for by a person, who need not hear of its refusal. */
  command(what: object, quiet = false): Promise<Answer> {
    const ref = ++this.count;
    if (quiet) this.quiet.add(ref);
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      if (!this.send({ ...what, ref })) {
        this.waiting.delete(ref);
        resolve({ type: "lost" });
      }
    });
  }
  private hear(said: Answer): void {
    if (said.type === "picture") this.show(said);
    if (said.type === "forecasts") this.foreseen(said.decision, said.forecasts);
    if (said.type === "reviewing") {
      this.reviewing = { done: said.done, of: said.of };
      return; // the answer is still to come
    }
    const quiet = said.ref !== undefined && this.quiet.delete(said.ref);
    if (said.ref !== undefined && this.waiting.has(said.ref)) {
      this.waiting.get(said.ref)!(said);
      this.waiting.delete(said.ref);
    }
    if (said.type === "refused" && !quiet) this.notice = { text: said.text, clause: said.clause };
  }
  private show(said: Picture): void {
    const p = share(this.picture, said);
    this.link = "live";
    this.tries = 0;
    this.log = [...this.log.slice(0, p.log.from), ...p.log.entries];
    this.turns = [...this.turns.slice(0, p.turns.from), ...p.turns.entries];
    this.chat = [...this.chat.slice(0, p.chat.from), ...p.chat.entries];
    const decision = `${p.seat}/${p.decision}/${p.waiting?.option.id}/${settings.lang}`;
    if (decision !== this.asked) {
      this.asked = decision;
      this.forecasts.clear();
      this.wanted.clear();
      this.foretold = false;
      this.refusedOptions = [];
      this.reasoned = false;
      if (p.options.length) void this.reasons();
    }
    if (p.table.notice && p.table.notice !== this.picture?.table.notice) this.notice = { text: p.table.notice };
    this.picture = p;
    for (const told of this.expecting.splice(0)) told();
    if (!this.game || this.game.id !== p.table.game) void this.learn(p.table.game);
  }
  async learn(id: string): Promise<void> {
    this.game = await fetchGame(id);
  }

  // --- what a person does ------------------------------------------------------------------------
  private act(what: object): Promise<Answer> {
    this.notice = null;
    return this.command({ ...what, decision: this.picture?.decision });
  }
  choose = (option: Option, commit = false) => this.act({ do: "choose", option: option.id, commit });
  /** Several choices as one, after taking back some of the draft: all of it or nothing. */
  chooseAll = (what: { say: string[] } | { trays: Record<string, string[]> }, undo = 0, commit = false) =>
    this.act({ do: "choose", ...what, undo, commit });
  /** Do it, and wait for the picture of what came of it; false if it was refused. */
  async seen(act: () => Promise<Answer>): Promise<boolean> {
    const before = this.picture?.decision;
    const next = () => new Promise<void>((resolve) => this.expecting.push(resolve));
    let shown = next();
    if ((await act()).type !== "done") return false;
    for (await shown; this.picture?.decision === before; await shown) shown = next();
    return true;
  }
  /** These choices, then what END takes. */
  end = (said: string[]) => this.act({ do: "choose", end: true, ...(said.length ? { say: said } : {}) });
  commit = () => this.act({ do: "commit" });
  undo = (times = 1) => this.act({ do: "undo", times });
  redo = () => this.act({ do: "redo" });
  restart = () => this.act({ do: "restart" });
  appeal = (option: Option) => this.command({ do: "appeal", option: option.id });
  say = (text: string) => this.command({ do: "chat", text });
  mute = (seat: number, on: boolean) => this.command({ do: "mute", seat, on });
  note = (text: string) => this.command({ do: "note", text });
  askBack = () => this.command({ do: "ask_back" });
  answerBack = (agree: boolean) => this.command({ do: "answer_back", agree });
  allowHints = (on: boolean) => this.command({ do: "allow_hints", on });
  leave = () => this.command({ do: "leave" });
  substitute = (seat: number) => this.command({ do: "substitute", seat });
  cancel = () => this.command({ do: "cancel" });
  /** Free a seat. The old invitation is void; the new one, if it was done. */
  async remove(seat: number): Promise<string | null> {
    const said = await this.command({ do: "remove", seat });
    if (said.type !== "done") return null;
    keep({ table: this.id, game: this.picture!.table.game, tokens: {}, invite: said.invite, at: Date.now() / 1000 });
    return said.invite ?? null;
  }
  comeBack = () => this.command({ do: "return" });
  webhook = (url: string | null) => this.command({ do: "webhook", url });
  push = (subscription: PushSubscriptionJSON | null) => this.command({ do: "push", subscription });
  speak = () => this.command({ do: "lang", lang: settings.lang });

  async be(seat: number): Promise<void> {
    const token = this.tokens[String(seat)];
    if (!token) return;
    this.token = token;
    this.here = true;
    this.log = [];
    this.turns = [];
    this.chat = [];
    await this.command({ do: "be", token });
  }
  async reasons(): Promise<void> {
    const said = await this.command({ do: "reasons" }, true);
    if (said.type !== "reasons" || said.decision !== this.picture?.decision) return;
    this.refusedOptions = said.refused;
    this.reasoned = true;
  }
  /** What an option would change; asked for once, kept until the next decision. */
  async foresee(option: number): Promise<void> {
    if (this.wanted.has(option)) return;
    this.wanted.add(option);
    const decision = this.asked;
    if (!this.foretold) await this.unasked();
    if (decision !== this.asked || this.forecasts.has(option)) return;
    await this.command({ do: "forecast", option: [option] }, true);
  }
  /** Until that has come which is told unasked; for so long at most. */
  private unasked(): Promise<void> {
    const LATE = 1000; // milliseconds
    return new Promise((resolve) => {
      this.patient.push(resolve);
      setTimeout(resolve, LATE);
    });
  }
  /** What the first options would change is told unasked, right after the picture. */
  private foreseen(decision: string, all: Foreseen[]): void {
    if (decision !== this.picture?.decision) return;
    for (const seen of all) {
      const shown = seen.shown && patched(this.picture.shown, seen.shown);
      this.forecasts.set(seen.option, { ...seen, shown } as Forecast);
      this.wanted.add(seen.option);
    }
    this.foretold = true;
    for (const go of this.patient.splice(0)) go();
  }
  /** What the expert would choose here; none if it was refused. It takes some seconds. */
  async hint(): Promise<Hint | null> {
    this.notice = null;
    const said = await this.command({ do: "hint" });
    return said.type === "hint" ? said : null;
  }
  /** Look at the finished game again. It takes a while. */
  async askReview(): Promise<void> {
    this.reviewing = { done: 0, of: 0 };
    const said = await this.command({ do: "review" });
    this.reviewing = null;
    if (said.type === "review") this.review = said;
  }
  /** The table in sentences; none where the game has none. */
  async told(): Promise<string[]> {
    const said = await this.command({ do: "tell" }, true);
    return said.type === "told" ? said.lines : [];
  }
}
