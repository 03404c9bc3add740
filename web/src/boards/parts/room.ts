// How much room a drawing has. Boards are drawn for a desk of 1440 by 900; with less, they are laid out as in the hand,
// so that words keep their size.
import type { Looking } from "../board";

export const WIDE = 840,
  HIGH = 636;
export const small = (width: number, height: number): boolean => width < WIDE || height < HIGH;
/** The same, laid out as in the hand; each part is still read only when it is looked at. */
export const inHand = (at: Looking): Looking =>
  Object.create(at, { phone: { value: true }, small: { value: !at.phone } });
