// Where the options of a decision lie on the board.
import type { Option } from "../../net/protocol";
import { at, cellOf, COLUMNS, globalOf, RESOURCES, type Scene, SQUARES, SURFACE, WAREHOUSES } from "./station";

export type Spot = { x: number; y: number; square: number | null; owner: number | null; options: Option[] };

const OWN = new Set(["place", "move", "defrost"]);
const RIVAL = new Set(["spy", "drone", "go", "steal"]);

/** The station that an option's squares belong to. */
export function stationOf(s: Scene, option: Option, seat: number): number {
  if (OWN.has(option.verb)) return seat;
  if (RIVAL.has(option.verb)) return 1 - seat;
  return option.verb === "convert" ? 1 - s.acting : s.acting;
}

/** The squares to light for an option: its target; for a warehouse, the cell at stake. */
export function targets(
  s: Scene,
  option: Option,
  seat: number,
): { owner: number | null; n: number | null; x: number; y: number }[] {
  const last = option.components.at(-1);
  if (!last) return [];
  const owner = stationOf(s, option, seat);
  const square = (n: number) => {
    const [x, y] = globalOf(owner, SQUARES[n]);
    return { owner, n, x, y };
  };
  if (last.domain === "square") return [square(last.id)];
  if (last.domain === "space")
    return [{ owner: null, n: null, x: Math.floor(last.id / COLUMNS), y: last.id % COLUMNS }];
  if (last.domain === "column") return [square(at(SURFACE, last.id).n)];
  if (last.domain === "cell") return [square(cellOf(2, last.id).n)];
  if (last.domain === "object") {
    const place = s.top.place;
    return typeof place === "number"
      ? [{ owner: null, n: null, x: Math.floor(place / COLUMNS), y: place % COLUMNS }]
      : [];
  }
  const stores =
    last.domain === "warehouse"
      ? [last.id]
      : WAREHOUSES.flatMap((w, i) => (w.resource === RESOURCES[last.id] ? [i] : []));
  return stores.map((w) => {
    const cells = s.stations[owner].stores[w].cells;
    const free =
      option.verb === "pay" || option.verb === "steal"
        ? cells.findLast((c) => c.cube && !c.blocked)
        : cells.find((c) => !c.cube && !c.blocked);
    return square((free ?? cells[9]).n);
  });
}

export function spots(s: Scene, options: Option[], seat: number): Spot[] {
  const found = new Map<number, Spot>();
  for (const option of options)
    for (const t of targets(s, option, seat)) {
      const key = t.x * COLUMNS + t.y;
      const spot = found.get(key) ?? { x: t.x, y: t.y, square: t.n, owner: t.owner, options: [] };
      spot.options.push(option);
      found.set(key, spot);
    }
  return [...found.values()];
}

/** Where the unit that an option moves stands now. */
export function source(s: Scene, option: Option | null, seat: number): { owner: number; n: number } | null {
  if (!option) return null;
  const owner = stationOf(s, option, seat);
  if ((option.verb === "move" || option.verb === "spy") && option.components[0])
    return { owner, n: option.components[0].id };
  if (option.verb === "go" && typeof s.top.start === "number") return { owner, n: s.top.start };
  return null;
}
