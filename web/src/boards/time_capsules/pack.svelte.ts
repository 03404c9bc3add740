// Packing: my objects, the trays they go into, and the parts in which the answer is said.
import type { Picture } from "../../net/protocol";
import { t } from "../../words/words";
import type { Looking } from "../board";
import { packing, type Packing, type Thing, type Tray } from "../parts/packing.svelte";
import { aids, BREAK, KINDS, kindName, PIECES, scene } from "./content";

export const BIN = "bin";
/** The kinds in both zones, sorted: what is to be packed. */
function content(view: any, me: number): number[] {
  const m = scene(view).mats[me];
  return [...m.active, ...m.inactive].map((n) => PIECES[n].kind.n).sort((a, b) => a - b);
}
/** How many capsules are being packed now: four at the start, else the two open ones; none if nobody packs. */
export const capsules = (at: Looking): number => (at.live && at.me !== null ? (aids(at).pack?.capsules ?? 0) : 0);
export const surplus = (at: Looking): number => aids(at).pack?.surplus ?? 0;

const key = (at: Looking) => `time_capsules/${at.picture.table.table}/${at.me}/${scene(at.view).round}`;
export const packingOf = (at: Looking): Packing => packing(key(at));

/** The objects and trays of this decision. */
export function lay(at: Looking): void {
  const limits = aids(at).pack;
  if (!limits) return;
  const kinds = content(at.view, at.me!),
    bin = limits.surplus,
    one = packingOf(at);
  const trays: Tray[] = Array.from({ length: limits.capsules }, (_, i) => ({
    id: `c${i + 1}`,
    name: t("tc-capsule-n", { n: i + 1 }),
    short: String(i + 1),
    least: limits.least,
    most: limits.most,
  }));
  if (bin) trays.push({ id: BIN, name: t("tc-discard"), short: t("tc-discard"), least: bin, most: bin, bin: true });
  const stays = at.refused.find((r) => r.option.verb === "discard")?.reason ?? "";
  one.refuses = (thing, tray) => (tray.bin && thing.kind === KINDS[BREAK].id ? stays : "");
  one.lay(
    kinds.map((k) => ({ kind: KINDS[k].id, name: kindName(at, KINDS[k]), loss: KINDS[k].vp })),
    trays,
  );
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
