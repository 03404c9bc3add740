// Where options lie on a board: what a place offers, whether it is pointed at, and why it offers nothing.
import type { Game, Option, Refused } from "../../net/protocol";
import { say } from "../../words/words";
import type { Looking } from "../board";

/** What may be chosen at a place, or why nothing may. */
export type Lit = { options: Option[]; refused?: Refused };

export type Spot = Lit & {
  lit: boolean;
  on: boolean;
  far: boolean;
  onpick?: (touch: boolean) => void;
  onpoint?: (on: boolean) => void;
  onwhy?: () => void;
};

/** The place of the options that fit; several at one place are left to the person to choose among. */
export function spot(at: Looking, fits: (option: Option) => boolean): Spot {
  const options = at.options.filter(fits);
  const refused = options.length ? undefined : at.refused.find((r) => fits(r.option));
  const on = !!at.focus && fits(at.focus);
  return { options, refused, lit: options.length > 0, on, far: !!refused, ...spotOf(at, { options, refused }) };
}

/** What makes a thing a place to click: a click picks, pointing shows; where all is refused it says why. */
export const spotOf = (at: Looking, { options, refused }: Lit) => ({
  onpick: options.length ? (touch: boolean) => at.onpick(options, touch) : undefined,
  onpoint: options.length ? (on: boolean) => at.onfocus(on ? options[0] : null) : undefined,
  onwhy: !options.length && refused ? () => at.onwhy(refused) : undefined,
});

/** Everything that may be clicked, and why the rest may not, by the spots of things; `lies`: where an option does. */
export function bySpot(options: Option[], refused: Refused[], lies = (option: Option) => option.spots) {
  const may = new Map<string, Option[]>(),
    not = new Map<string, Refused>();
  for (const option of options) for (const spot of lies(option)) may.set(spot, [...(may.get(spot) ?? []), option]);
  for (const one of refused) for (const spot of one.option.spots) if (!not.has(spot)) not.set(spot, one);
  return (...spots: string[]): Lit => ({
    options: [...new Set(spots.flatMap((spot) => may.get(spot) ?? []))],
    refused: spots.map((spot) => not.get(spot)).find(Boolean),
  });
}

/** Is one of these pointed at? */
export const isOn = (at: Looking, lit: Lit): boolean => !!at.focus && lit.options.some((o) => o.id === at.focus!.id);
/** Does the line that somebody points at tell of one of these? */
export const told = (at: Looking, ...spots: string[]): boolean =>
  !!at.outlined && spots.some((spot) => at.outlined!.spots.includes(spot));

/** What a card has to know of its place. */
export const offered = ({ lit, on, onpick, onpoint, onwhy }: Spot) => ({ lit, on, onpick, onpoint, onwhy });

/** Is an option, or a line of the log, about the thing at this spot? */
export const about = (spot: string) => (said: { spots: string[] }) => said.spots.includes(spot);
/** What a label of a domain is called. */
export function called(game: Game, domain: string, label: string): string {
  const known = game.domains?.[domain];
  return known?.names[known.labels.indexOf(label)] ?? label;
}

/** What the game itself calls something, or says. */
export const says = (at: Looking, key: string, values?: Record<string, string | number>): string =>
  say(at.game.messages, key, values);

/** What makes an element the place of a spot: click, touch, pointing, focus. */
export function hands(s: Pick<Spot, "onpick" | "onpoint" | "onwhy">) {
  const point = (on: boolean) => (e: PointerEvent) => {
    if (e.pointerType === "mouse") s.onpoint?.(on);
  };
  return {
    "data-spot": s.onpick ? "" : null,
    tabindex: s.onpick || s.onwhy ? 0 : null,
    onclick: (e: Event) => (s.onpick ? s.onpick((e as PointerEvent).pointerType === "touch") : s.onwhy?.()),
    onpointerenter: point(true),
    onpointerleave: point(false),
    onfocus: () => s.onpoint?.(true),
    onblur: () => s.onpoint?.(false),
  };
}

/**
 * A pointer's handler never becomes null: Svelte listens to pointers only a moment after a handler is set, and one
 * that is taken back within that moment is called though it is gone.
 */
const idle = () => {};
/** Always the same, so that most of a table need not change. */
const NO_PLACE = {
  "data-spot": null,
  tabindex: null,
  role: null,
  onclick: null,
  onkeydown: null,
  onpointerenter: idle,
  onpointerleave: idle,
  onfocus: null,
  onblur: null,
};

/** The same for an element that is no button and becomes one while there is something to choose or to explain. */
export function place(s: Pick<Spot, "onpick" | "onpoint" | "onwhy">) {
  if (!s.onpick && !s.onwhy) return NO_PLACE;
  const all = hands(s);
  const press = (e: KeyboardEvent) => {
    if (e.key !== "Enter" && e.key !== " ") return;
    e.preventDefault();
    all.onclick(e);
  };
  return { ...all, role: "button" as const, onkeydown: press };
}

/** Arrow keys go to the nearest place in their direction. */
export function arrows(e: KeyboardEvent): void {
  const step: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const [dx, dy] = step[e.key] ?? [0, 0];
  const from = (e.target as HTMLElement).closest<HTMLElement>("[data-spot]");
  if (!from || !(dx || dy)) return;
  e.preventDefault();
  e.stopPropagation();
  const middle = (x: Element): [number, number] => {
    const r = x.getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2];
  };
  const here = middle(from);
  let best: HTMLElement | null = null,
    least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const [x, y] = middle(other);
    const along = (x - here[0]) * dx + (y - here[1]) * dy,
      off = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (along > 1 && along + off * 2.5 < least) [best, least] = [other, along + off * 2.5];
  }
  best?.focus();
}
