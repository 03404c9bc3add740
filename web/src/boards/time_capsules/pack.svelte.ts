// Packing: my objects and the trays they go into. What may lie where, the game says.
import { t } from "../../words/words";
import type { Looking } from "../board";
import { packing, type Packing, type Tray } from "../parts/packing.svelte";
import { says } from "../parts/spots";
import type { Packing as Limits } from "./shown";
import { kind, shown } from "./table";

const limits = (at: Looking): Limits | null => (at.live && at.me !== null ? shown(at).packing : null);
/** How many capsules are being packed now; none if nobody packs. */
export const capsules = (at: Looking): number => limits(at)?.capsules ?? 0;
export const surplus = (at: Looking): number => limits(at)?.surplus ?? 0;

const key = (at: Looking) => `time_capsules/${at.picture.table.table}/${at.me}/${shown(at).round}`;
export const packingOf = (at: Looking): Packing => packing(key(at));

/** The objects and trays of this decision. */
export function lay(at: Looking): void {
  const { capsules, least, most, surplus, things } = limits(at) ?? {
    capsules: 0,
    least: 0,
    most: 0,
    surplus: 0,
    things: [],
  };
  if (!capsules) return;
  const one = packingOf(at);
  const trays: Tray[] = Array.from({ length: capsules }, (_, i) => ({
    id: `c${i + 1}`,
    name: says(at, "board-tray", { number: i + 1 }),
    short: String(i + 1),
    least,
    most,
  }));
  const bin = { name: t("tc-discard"), short: t("tc-discard"), least: surplus, most: surplus, bin: true };
  if (surplus) trays.push({ id: "bin", ...bin });
  one.refuses = (thing, tray) =>
    (tray.bin && at.refused.find((r) => r.option.args.object === thing.kind)?.reason) || "";
  one.lay(
    things.map((id) => ({ kind: id, name: kind(at, id).name, loss: kind(at, id).vp })),
    trays,
  );
}
