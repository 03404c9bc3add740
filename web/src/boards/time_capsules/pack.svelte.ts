// Packing: my objects, the trays they go into, and the parts in which the answer is said.
import type { Picture } from "../../net/protocol";
import { t } from "../../words/words";
import type { Looking } from "../board";
import { packing, type Packing, type Thing, type Tray } from "../parts/packing.svelte";
import { BREAK, KINDS, kindName, LEAST, MOST, number, objects, PIECES, scene } from "./content";

export const BIN = "bin";
/** The kinds in both zones, sorted: what is to be packed. */
function content(view: any, me: number): number[] {
  const m = scene(view).mats[me];
  return [...m.active, ...m.inactive].map((n) => PIECES[n].kind.n).sort((a, b) => a - b);
}
/** How many capsules are being packed now: four at the start, else the two open ones; none if nobody packs. */
export function capsules(at: Looking): number {
  const s = scene(at.view), top = s.stack.at(-1), name = top?.class.split(".").at(-1);
  if (at.me === null || !at.live) return 0;
  if (name === "FirstPack") return top!.seats!.includes(at.me) ? number("capsules") : 0;
  if (name === "Surplus") return at.picture.deciders.includes(at.me) ? number("drawn") : 0;
  return name === "Pack" && top!.seats!.includes(at.me) && objects(s.mats[at.me]) ? number("drawn") : 0;
}
export const surplus = (at: Looking): number => (at.options.some((o) => o.verb === "discard") ? Math.max(0, content(at.view, at.me!).length - capsules(at) * MOST) : 0);

const key = (at: Looking) => `time_capsules/${at.picture.table.table}/${at.me}`;
export const packingOf = (at: Looking): Packing => packing(key(at));

/** The objects and trays of this decision. With too few objects the smallest number is waived (TC-4.12.5). */
export function lay(at: Looking): void {
  const kinds = content(at.view, at.me!), n = capsules(at), bin = surplus(at), one = packingOf(at);
  const few = kinds.length < LEAST * n;
  const trays: Tray[] = Array.from({ length: n }, (_, i) => ({ id: `c${i + 1}`, name: t("tc-capsule-n", { n: i + 1 }), least: few ? 0 : LEAST, most: few ? LEAST : MOST }));
  if (bin) trays.push({ id: BIN, name: t("tc-discard"), least: bin, most: bin, bin: true });
  const stays = at.refused.find((r) => r.option.verb === "discard")?.reason ?? "";
  one.refuses = (thing, tray) => (tray.bin && thing.kind === KINDS[BREAK].id ? stays : "");
  one.lay(kinds.map((k) => ({ kind: KINDS[k].id, name: kindName(at, KINDS[k]), loss: KINDS[k].vp })), trays);
}

/** What to say next, if the objects lie as in these trays: first what is given up, then, capsule by capsule, how many of each kind. */
export function parts(trays: Thing[][], bin: Thing[], me: number): (picture: Picture) => string | null {
  const gone = bin.map((x) => x.kind);
  const order = KINDS.map((k) => k.id);
  let boxes = trays.map((tray) => tray.map((x) => x.kind));
  const count = (box: string[], kind: string) => box.filter((x) => x === kind).length;
  // two capsules are alike: the one with more of the first kind that differs is said to be the first
  if (boxes.length === 2) {
    const odd = order.find((kind) => count(boxes[0], kind) !== count(boxes[1], kind));
    if (odd && count(boxes[0], odd) < count(boxes[1], odd)) boxes = [boxes[1], boxes[0]];
  }
  const said: string[] = [];
  for (let i = 0; i < boxes.length - 1; i++) {
    const left = boxes.slice(i).flat();
    for (const kind of order) if (left.includes(kind)) said.push(`put ${kind} ${count(boxes[i], kind)}`);
  }
  return (picture) => {
    const verb = picture.options[0]?.verb;
    if (verb === "discard") return gone.length ? `discard ${gone.shift()}` : null;
    return verb === "put" ? (said[scene(picture.view).sealed[me].length] ?? null) : null;
  };
}
