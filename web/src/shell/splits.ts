// A split: units that are asked for one by one, offered as one choice each. How somebody divides is remembered.
import type { Way } from "../boards/board";
import { called } from "../boards/parts/spots";
import { settings } from "../look/settings.svelte";
import type { Game, Option, Picture } from "../net/protocol";

const place = (unit: Option): [domain: string, label: string] => Object.entries(unit.args)[0];

/** How many units each place gets, by the place's label. */
function counts(units: Option[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const unit of units) out.set(place(unit)[1], (out.get(place(unit)[1]) ?? 0) + 1);
  return out;
}
/** The place that gets more than any other; none: they are divided evenly. */
function favourite(units: Option[]): string {
  const [first, second] = [...counts(units)].sort((a, b) => b[1] - a[1]);
  return !second || first[1] > second[1] ? first[0] : "";
}
const kept = (game: Game, unit: Option): string => `${game.id} ${unit.verb}`;

/** Every way to divide, the one like the last time first. */
export function splits(game: Game, picture: Picture): Way[] {
  const wanted = picture.splits.length ? settings.splits[kept(game, picture.splits[0][0])] : undefined;
  const most = (units: Option[]) => Math.max(...counts(units).values());
  const first = (units: Option[]) => (wanted ? -(counts(units).get(wanted) ?? 0) : most(units));
  return [...picture.splits].sort((a, b) => first(a) - first(b)).map((units) => way(game, units));
}
function way(game: Game, units: Option[]): Way {
  const [domain] = place(units[0]);
  const title = [...counts(units)].map(([label, n]) => `${n} × ${called(game, domain, label)}`).join(" + ");
  return {
    id: `split ${units.map((unit) => unit.notation).join()}`,
    said: units.map((unit) => unit.notation),
    face: { icon: "right", title, sub: "" },
    remember: () => (settings.splits = { ...settings.splits, [kept(game, units[0])]: favourite(units) }),
  };
}
/** Has somebody divided this before, otherwise than evenly? */
export const habit = (game: Game, picture: Picture): boolean =>
  picture.splits.length > 0 && !!settings.splits[kept(game, picture.splits[0][0])];
