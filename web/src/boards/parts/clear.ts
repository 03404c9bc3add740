// Room for a card that is laid over a board: where it covers least of what can be chosen, near the lower left corner.
const EDGE = 12,
  STEP = 16; // pixels

type Box = { left: number; top: number; right: number; bottom: number };
const covers = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function clearOf(card: HTMLElement): { left: number; top: number } {
  const around = card.offsetParent!.getBoundingClientRect();
  const lit = [...card.offsetParent!.querySelectorAll("[data-spot]")].map((x) => x.getBoundingClientRect());
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  let best = { left: EDGE, top: around.height - height - EDGE },
    least = Infinity;
  for (let top = around.height - height - EDGE; top >= EDGE; top -= STEP)
    for (let left = EDGE; left <= around.width - width - EDGE; left += STEP) {
      const [x, y] = [around.left + left, around.top + top];
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const covered = lit.filter((b) => covers(box, b)).length;
      if (covered < least) [best, least] = [{ left, top }, covered];
      if (!covered) return best;
    }
  return best;
}
