// Things that a person sorts into trays before anything is sent. The server decides; limits here only say it sooner.
import { SvelteMap } from "svelte/reactivity";
import { t } from "../../words/words";

/** `kind`: things of one kind are alike; `loss`: what is lost if it goes into the bin. */
export type Thing = { id: string; kind: string; name: string; loss: number };
/** A `bin` takes what is given up: exactly as many as it must. */
export type Tray = { id: string; name: string; short: string; least: number; most: number; bin?: boolean };

export class Packing {
  things = $state.raw<Thing[]>([]);
  trays = $state.raw<Tray[]>([]);
  held = $state<string | null>(null); // the thing in hand
  refusal = $state(""); // why the last thing did not go where it should
  refuses: (thing: Thing, tray: Tray) => string = () => ""; // a reason beyond that of room
  private places = new SvelteMap<string, string>(); // thing to tray
  private key: string;

  constructor(key: string) {
    this.key = `rulewright-packing/${key}`;
  }

  /** The things and trays of a decision; what was sorted before stays where it is, except for what is gone. */
  lay(kinds: Omit<Thing, "id">[], trays: Tray[]): void {
    const first = !this.things.length;
    const spare = new Map<string, Thing[]>();
    const gone = (x: Thing) => (this.trays.find((y) => y.id === this.places.get(x.id))?.bin ? 1 : 0);
    for (const x of [...this.things].sort((a, b) => gone(a) - gone(b)))
      spare.set(x.kind, [...(spare.get(x.kind) ?? []), x]);
    let fresh = 0;
    const taken = new Set(this.things.map((x) => x.id));
    this.things = kinds.map((x) => {
      const old = spare.get(x.kind)?.shift();
      if (old) return { ...x, id: old.id };
      while (taken.has(`${x.kind}#${fresh}`)) fresh++;
      taken.add(`${x.kind}#${fresh}`);
      return { ...x, id: `${x.kind}#${fresh}` };
    });
    this.trays = trays;
    const [ids, names] = [new Set(this.things.map((x) => x.id)), new Set(trays.map((y) => y.id))];
    for (const [thing, tray] of this.places) if (!ids.has(thing) || !names.has(tray)) this.places.delete(thing);
    if (this.held !== null && !ids.has(this.held)) this.held = null;
    this.refusal = "";
    if (first) this.recall();
  }
  /** What lay where before the page was loaded anew. */
  private recall(): void {
    const kept: [kind: string, tray: string][] = JSON.parse(sessionStorage.getItem(this.key) ?? "[]");
    for (const [kind, tray] of kept) {
      const thing = this.loose.find((x) => x.kind === kind);
      if (thing && this.trays.some((y) => y.id === tray)) this.places.set(thing.id, tray);
    }
  }
  private remember(): void {
    const lying = this.things.filter((x) => this.places.has(x.id)).map((x) => [x.kind, this.places.get(x.id)]);
    sessionStorage.setItem(this.key, JSON.stringify(lying));
  }

  get hand(): Thing | null {
    return this.things.find((x) => x.id === this.held) ?? null;
  }
  placeOf = (thing: Thing): Tray | null => this.trays.find((y) => y.id === this.places.get(thing.id)) ?? null;
  inside = (tray: Tray): Thing[] => this.things.filter((x) => this.places.get(x.id) === tray.id);
  get loose(): Thing[] {
    return this.things.filter((x) => !this.places.has(x.id));
  }
  get loss(): number {
    return this.trays
      .filter((y) => y.bin)
      .flatMap(this.inside)
      .reduce((sum, x) => sum + x.loss, 0);
  }

  /** Why a thing may not lie there; empty if it may. */
  why(thing: Thing, tray: Tray): string {
    if (this.placeOf(thing) === tray) return "";
    return (
      this.refuses(thing, tray) ||
      (this.inside(tray).length >= tray.most ? t("pack-full", { tray: tray.name, most: tray.most }) : "")
    );
  }
  put(thing: Thing, tray: Tray): boolean {
    this.refusal = this.why(thing, tray);
    if (this.refusal) return false;
    this.places.set(thing.id, tray.id);
    this.remember();
    this.held = this.loose[0]?.id ?? null;
    return true;
  }
  /** Out of its tray again: to make room, or to change one for another. */
  take(thing: Thing): void {
    this.places.delete(thing.id);
    this.remember();
    this.refusal = "";
    this.held = thing.id;
  }
  /** The first touch takes a thing in hand, the next ones move it on, from tray to tray. */
  touch(thing: Thing): void {
    this.refusal = "";
    if (this.held !== thing.id) {
      this.held = thing.id;
      return;
    }
    const from = this.trays.findIndex((y) => y === this.placeOf(thing));
    const next = this.trays
      .map((_, i) => this.trays[(from + 1 + i) % this.trays.length])
      .find((y) => y !== this.placeOf(thing) && !this.why(thing, y));
    if (next) this.put(thing, next);
    else if (from >= 0) this.take(thing);
    this.held = thing.id;
  }
  clear(): void {
    this.places.clear();
    this.remember();
    this.refusal = "";
    this.held = this.things[0]?.id ?? null;
  }
  /** What is cheapest to lose into the bins, then the rest in turn, so that the trays are filled alike. */
  suggest(): void {
    this.clear();
    for (const bin of this.trays.filter((y) => y.bin))
      for (const x of [...this.things].sort((a, b) => a.loss - b.loss))
        if (!this.why(x, bin) && !this.places.has(x.id)) this.places.set(x.id, bin.id);
    for (const x of this.loose) {
      const open = this.trays
        .filter((y) => !y.bin && !this.why(x, y))
        .sort((a, b) => this.inside(a).length - this.inside(b).length);
      if (open.length) this.places.set(x.id, open[0].id);
    }
    this.remember();
    this.held = null;
  }

  /** What is still wrong with a tray. */
  lacks(tray: Tray): string {
    const n = this.inside(tray).length;
    if (n < tray.least) return t(tray.bin ? "pack-give-up" : "pack-few", { tray: tray.name, n, least: tray.least });
    return n > tray.most ? t("pack-full", { tray: tray.name, most: tray.most }) : "";
  }
  /** The first thing that is wrong; empty: it may be sent. */
  get problem(): string {
    return (
      this.trays.map((y) => this.lacks(y)).find(Boolean) ||
      (this.loose.length ? t("pack-loose", { n: this.loose.length }) : "")
    );
  }
}

/** A packing outlives the pages that show it, and their reload; `key` names it, another one each time something is packed. */
const kept = new Map<string, Packing>();
export function packing(key: string): Packing {
  const one = kept.get(key) ?? new Packing(key);
  kept.set(key, one);
  return one;
}
