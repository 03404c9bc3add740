// What a beat changed, found on the page itself: pieces that moved, came or went, numbers that count. Boards only mark
// their pieces (`data-piece`) and the shell its regions (`data-stage`); what looks alike and changed its place has moved.

export type Box = { x: number; y: number; width: number; height: number };
/** A place that changed, and a number with how much it changed. */
export type Marks = { rings: Box[]; counts: (Box & { by: number })[] };
export const NOTHING: Marks = { rings: [], counts: [] };

type Piece = { box: Box; look: string };
type Seen = { pieces: Map<Element, Piece>; numbers: Map<Text, number> };

const NUMBER = /^\s*[−-]?\d+\s*$/;
const STILL = 2; // pixels: less is no move
const MOST = 12; // rings at once: where more has moved the table was laid out anew

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

export function seen(): Seen {
  const pieces = new Map<Element, Piece>(),
    numbers = new Map<Text, number>();
  for (const area of areas()) {
    for (const piece of area.querySelectorAll("[data-piece]")) {
      const box = piece.getBoundingClientRect();
      if (box.width) pieces.set(piece, { box, look: look(piece) });
    }
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (NUMBER.test(text.data)) numbers.set(text, read(text.data));
    }
  }
  return { pieces, numbers };
}

/** Let what moved since then slide to its place; what is to be marked. `ms` 0: nothing slides. */
export function moved(before: Seen, ms: number): Marks {
  const after = seen();
  const gone = [...before.pieces].filter(([piece]) => !after.pieces.has(piece)).map(([, was]) => was);
  const rings: Box[] = [];
  for (const [piece, is] of after.pieces) {
    const was = before.pieces.get(piece) ?? taken(gone, is);
    if (was && far(was.box, is.box) < STILL) continue;
    rings.push(is.box);
    if (ms && was) slide(piece, was.box, is.box, ms);
    else if (ms) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: "ease-out" });
  }
  rings.push(...gone.map((was) => was.box));
  return { rings: rings.length > MOST ? [] : rings, counts: counted(before, after) };
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

/** Is this height within its region, which may have been scrolled? */
function inSight(text: Text, y: number): boolean {
  const region = text.parentElement!.closest("[data-stage]")!.getBoundingClientRect();
  return region.top <= y && y <= region.bottom;
}

function counted(before: Seen, after: Seen): Marks["counts"] {
  const out: Marks["counts"] = [];
  for (const [text, n] of after.numbers) {
    const was = before.numbers.get(text);
    if (was === undefined || was === n) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width && inSight(text, y + height / 2)) out.push({ x, y, width, height, by: n - was });
  }
  return out.length > MOST ? [] : out;
}
