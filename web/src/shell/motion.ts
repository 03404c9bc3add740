// What a beat changed, found on the page itself: pieces that moved, came or went, numbers that count. Boards only mark
// their pieces (`data-piece`) and the shell its regions (`data-stage`); what looks alike and changed its place has moved.
// What lies out of sight in something that scrolls is brought into sight.

export type Box = { x: number; y: number; width: number; height: number };
/** A place that changed, and a number with how much it changed. */
export type Marks = { rings: Box[]; counts: (Box & { by: number })[] };
export const NOTHING: Marks = { rings: [], counts: [] };

/** What scrolls around a place, and how far it was scrolled when the place was measured; the innermost first. */
type Scrolled = { around: Element; left: number; top: number };
type Place = { box: Box; within: Scrolled[] };
type Piece = Place & { look: string };
type Counter = Place & { n: number };
type Seen = { pieces: Map<Element, Piece>; numbers: Map<Text, Counter> };

const NUMBER = /^\s*[−-]?\d+\s*$/;
const STILL = 2; // pixels: less is no move
const MOST = 12; // rings at once: where more has moved the table was laid out anew
const EDGE = 8; // pixels that are kept around what is brought into sight
const TOLD = ":is(.told, .outlined):not([data-told])"; // what boards outline while an event is told

const areas = () => [...document.querySelectorAll("[data-stage]")];
const read = (text: string) => Number(text.trim().replace("−", "-"));
const middle = (b: Box): [number, number] => [b.x + b.width / 2, b.y + b.height / 2];
const far = (a: Box, b: Box) => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1]);

/** What a piece looks like: its name if it has one, else its symbols, letters and colour. */
function look(piece: Element): string {
  const named = piece.getAttribute("data-piece");
  if (named) return named;
  const symbols = [...piece.querySelectorAll("use")].map((x) => `${x.getAttribute("href")} ${x.style.color}`);
  return `${symbols.join()} ${piece.textContent?.trim()}`;
}

const rolls = (x: Element) =>
  (x.scrollHeight > x.clientHeight + 1 || x.scrollWidth > x.clientWidth + 1) &&
  /auto|scroll/.test(getComputedStyle(x).overflow);
/** Everything that can be scrolled now, the innermost first. */
const scrollers = () =>
  areas()
    .flatMap((area) => [area, ...area.querySelectorAll("*")])
    .filter(rolls)
    .reverse();
const scrolled = (all: Element[], inner: Node): Scrolled[] =>
  all
    .filter((around) => around.contains(inner))
    .map((around) => ({ around, left: around.scrollLeft, top: around.scrollTop }));
/** Where a place is by now, after what scrolls around it has been scrolled. */
function moves({ box, within }: Place): Box {
  const sum = (of: (s: Scrolled) => number) => within.reduce((all, s) => all + of(s), 0);
  const x = sum((s) => s.left - s.around.scrollLeft),
    y = sum((s) => s.top - s.around.scrollTop);
  return { x: box.x + x, y: box.y + y, width: box.width, height: box.height };
}
/** How far to scroll until `from` to `to` lie between `low` and `high`; the beginning where both do not fit. */
function by(from: number, to: number, low: number, high: number): number {
  if (from < low) return from - low;
  return to > high ? Math.min(to - high, from - low) : 0;
}
/** Scroll whatever lies around these places until they are in sight; the first of them last, so that it is. */
function bring(places: Place[]): void {
  for (const place of places.toReversed())
    for (const { around } of place.within) {
      const { x, y, width, height } = moves(place),
        sight = around.getBoundingClientRect();
      around.scrollTop += by(y - EDGE, y + height + EDGE, sight.top, sight.bottom);
      around.scrollLeft += by(x - EDGE, x + width + EDGE, sight.left, sight.right);
    }
}
const placed = (found: Element[]): Place[] => {
  const all = scrollers();
  return found.map((x) => ({ box: x.getBoundingClientRect(), within: scrolled(all, x) })).filter((x) => x.box.width);
};

/** Bring the cards that an event names into sight, before it happens to them. */
export function turnTo(ids: string[]): void {
  const cards = areas().flatMap((area) => [...area.querySelectorAll<HTMLElement>("[data-card]")]);
  bring(placed(cards.filter((x) => ids.includes(x.dataset.card!))).slice(0, 1));
}

/** Where none of what can be chosen is wholly in sight, bring the first of it there. */
export function turnToLit(): void {
  const lit = placed(areas().flatMap((area) => [...area.querySelectorAll("[data-spot]")]));
  if (!lit.some(wholly)) bring(lit.slice(0, 1));
}
/** In sight, and not cut by what scrolls around it. */
function wholly(place: Place): boolean {
  const { y, height } = moves(place);
  const sight = place.within.map((s) => s.around.getBoundingClientRect());
  return inSight(place) && sight.every((s) => s.top <= y && y + height <= s.bottom);
}

export function seen(): Seen {
  const all = scrollers(),
    pieces = new Map<Element, Piece>(),
    numbers = new Map<Text, Counter>();
  for (const area of areas()) {
    for (const piece of area.querySelectorAll("[data-piece]")) {
      const box = piece.getBoundingClientRect();
      if (box.width) pieces.set(piece, { box, within: scrolled(all, piece), look: look(piece) });
    }
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (NUMBER.test(text.data))
        numbers.set(text, { n: read(text.data), box: boxOf(text), within: scrolled(all, text) });
    }
  }
  return { pieces, numbers };
}
function boxOf(text: Text): Box {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/**
 * Bring into sight what changed since then, and what boards outline; let it slide to its place. What is to be marked.
 * `ms` null: nothing is marked; 0: nothing slides.
 */
export function moved(before: Seen, ms: number | null): Marks {
  const after = seen();
  const gone = [...before.pieces].filter(([piece]) => !after.pieces.has(piece)).map(([, was]) => was);
  const came: [Element, Piece, Piece | undefined][] = [];
  for (const [piece, is] of after.pieces) {
    const was = before.pieces.get(piece) ?? taken(gone, is);
    if (!was || far(moves(was), is.box) >= STILL) came.push([piece, is, was]);
  }
  const counts = counted(before, after);
  const changed: Place[] = [...came.map(([, is]) => is), ...gone];
  const told = placed(areas().flatMap((area) => [...area.querySelectorAll(TOLD)]));
  bring([...told, ...few(changed), ...few(counts)]);
  if (ms === null) return NOTHING;
  if (ms) for (const [piece, is, was] of came) appear(piece, is, was, ms);
  return {
    rings: few(changed).filter(inSight).map(moves),
    counts: few(counts)
      .filter(inSight)
      .map((c) => ({ ...moves(c), by: c.by })),
  };
}
const few = <T>(all: T[]): T[] => (all.length > MOST ? [] : all);
function appear(piece: Element, is: Piece, was: Piece | undefined, ms: number): void {
  if (was) slide(piece, moves(was), moves(is), ms);
  else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
}

/** The nearest of those that went and look the same. */
function taken(gone: Piece[], is: Piece): Piece | undefined {
  const alike = gone.filter((was) => was.look === is.look).sort((a, b) => far(a.box, is.box) - far(b.box, is.box));
  if (alike.length) gone.splice(gone.indexOf(alike[0]), 1);
  return alike[0];
}

function slide(piece: Element, from: Box, to: Box, ms: number): void {
  const [x0, y0] = middle(from),
    [x1, y1] = middle(to),
    k = unit(piece);
  const start = `${(x0 - x1) / k}px ${(y0 - y1) / k}px`;
  piece.animate([{ translate: start }, { translate: "0px 0px" }], {
    duration: ms,
    easing: "ease-out",
    composite: "add",
  });
}

/** Pixels of the page for one of the piece's own: drawings are scaled. */
function unit(piece: Element): number {
  const around = piece.parentElement as Element | null;
  if (piece instanceof SVGGraphicsElement && around instanceof SVGGraphicsElement) {
    const m = around.getScreenCTM();
    return m ? Math.hypot(m.a, m.b) || 1 : 1;
  }
  const wide = (piece as HTMLElement).offsetWidth;
  return wide ? piece.getBoundingClientRect().width / wide : 1;
}

/** Is it within its region, and within what scrolls around it? */
function inSight(place: Place): boolean {
  const [x, y] = middle(moves(place));
  const holds = (region: Element) => {
    const { left, right, top, bottom } = region.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  return areas().some(holds) && place.within.every((s) => holds(s.around));
}

function counted(before: Seen, after: Seen): (Place & { by: number })[] {
  const out: (Place & { by: number })[] = [];
  for (const [text, is] of after.numbers) {
    const was = before.numbers.get(text);
    if (was && was.n !== is.n && is.box.width) out.push({ ...is, by: is.n - was.n });
  }
  return out;
}
