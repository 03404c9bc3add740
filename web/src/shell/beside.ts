// Room beside a thing: for its words, or for a sentence about it.
export type Box = { left: number; top: number; right: number; bottom: number };
export type Place = { left: number; top: number; side: "right" | "left" | "below" | "above" };
export const GAP = 10;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** Does something of this size, in this place, lie over a thing? */
export const covers = ({ left, top }: Place, wide: number, high: number, b: Box): boolean =>
  left < b.right && b.left < left + wide && top < b.bottom && b.top < top + high;

/** On the side of the thing where it covers least of what can be chosen, and if possible nothing of the thing itself. */
export function beside(thing: Box, wide: number, high: number, within: Box): Place {
  const inside = (side: Place["side"], left: number, top: number): Place => ({
    side,
    left: clamp(left, within.left + GAP, within.right - GAP - wide),
    top: clamp(top, within.top + GAP, within.bottom - GAP - high),
  });
  const sides = [
    inside("right", thing.right + GAP, thing.top),
    inside("left", thing.left - GAP - wide, thing.top),
    inside("below", thing.left, thing.bottom + GAP),
    inside("above", thing.left, thing.top - GAP - high),
  ];
  const lit = [...document.querySelectorAll("[data-spot], [data-option]")].map((x) => x.getBoundingClientRect());
  const free = sides.filter((place) => !covers(place, wide, high, thing));
  const covered = (place: Place) => lit.filter((b) => covers(place, wide, high, b)).length;
  return (free.length ? free : sides).toSorted((a, b) => covered(a) - covered(b))[0];
}
