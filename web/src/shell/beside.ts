// Room beside a thing: for its words, or for a sentence about it.
export type Box = { left: number; top: number; right: number; bottom: number };
export type Place = { left: number; top: number; side: "right" | "left" | "below" | "above" | "apart" };
export const GAP = 10;
const STEP = 8; // pixels, where no side of the thing is free

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** Does something of this size, in this place, lie over a thing? */
export const covers = ({ left, top }: Place, wide: number, high: number, b: Box): boolean =>
  left <= b.right && b.left <= left + wide && top <= b.bottom && b.top <= top + high;

const boxes = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((x) => x.getBoundingClientRect()).filter((b) => b.width || b.height);
/** What can be chosen. */
const lit = (): Box[] => boxes("[data-spot], [data-option]");
/** What is outlined, and what the focused choice would do: boards mark it with `data-soon`. */
const outlined = (): Box[] => boxes("main .told, main .outlined, main [data-soon]");

/** What an overlay must leave in sight: the more it weighs, the less willingly it is covered. */
type Kept = { box: Box; weight: number };
const kept = (thing: Box): Kept[] => [
  { box: thing, weight: 100 },
  ...outlined().map((box) => ({ box, weight: 20 })),
  ...lit().map((box) => ({ box, weight: 5 })),
];

/** At a side of the thing where it covers nothing that matters; else anywhere near where it covers least. */
export function beside(thing: Box, wide: number, high: number, within: Box): Place {
  const [left, top] = [within.left + GAP, within.top + GAP],
    [right, bottom] = [Math.max(left, within.right - GAP - wide), Math.max(top, within.bottom - GAP - high)];
  const inside = (side: Place["side"], x: number, y: number): Place => ({
    side,
    left: clamp(x, left, right),
    top: clamp(y, top, bottom),
  });
  const places = [
    inside("right", thing.right + GAP, thing.top),
    inside("left", thing.left - GAP - wide, thing.top),
    inside("below", thing.left, thing.bottom + GAP),
    inside("above", thing.left, thing.top - GAP - high),
  ];
  const matters = kept(thing);
  const cost = (place: Place) =>
    matters.reduce((sum, { box, weight }) => sum + (covers(place, wide, high, box) ? weight : 0), 0);
  const free = places.find((place) => !cost(place));
  if (free) return free;
  for (let x = left; x <= right; x += STEP)
    for (let y = top; y <= bottom; y += STEP) places.push(inside("apart", x, y));
  const away = ({ left: x, top: y }: Place) =>
    Math.hypot(x + wide / 2 - (thing.left + thing.right) / 2, y + high / 2 - (thing.top + thing.bottom) / 2);
  const least = (place: Place) => cost(place) + away(place) / 10_000; // of those that cover as much the nearest
  return places.map((place) => ({ place, least: least(place) })).toSorted((a, b) => a.least - b.least)[0].place;
}
