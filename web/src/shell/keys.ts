// What keys do at a table; a board may have some of its own.
import { settings } from "../look/settings.svelte";
import type { Desk } from "./desk.svelte";

const FIELDS = "input,textarea,select";
const within = (e: KeyboardEvent, what: string): boolean => !!(e.target as HTMLElement)?.closest?.(what);

export function keys(e: KeyboardEvent, desk: Desk): void {
  const leaves = within(e, "[type=checkbox]") && e.key === "Escape";
  if ((within(e, FIELDS) && !leaves) || e.ctrlKey || e.metaKey || e.altKey) return edit(e, desk);
  if (e.key === "Escape") return close(desk);
  if (!settings.keys || !desk.table.picture) return;
  const k = e.key.toLowerCase();
  if (acts(k) && desk.shows)
    desk.now(); // who acts skips what is still being shown
  else if (/^[1-9]$/.test(k)) option(Number(k));
  else if (k.startsWith("arrow")) arrow(e, desk);
  else LETTERS[k]?.(desk, e);
}

const acts = (key: string) => /^[1-9emu]$/.test(key);

/** In a field, or with Ctrl: only leave the field, and undo. */
function edit(e: KeyboardEvent, desk: Desk): void {
  if (e.key === "Escape") (e.target as HTMLElement).blur();
  const undo = (e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z";
  if (!undo || within(e, "input,textarea")) return;
  e.preventDefault();
  if (e.shiftKey) void desk.table.redo();
  else void desk.undo();
}

/** Close what lies on top. */
function close(desk: Desk): void {
  if (desk.help) desk.help = false;
  else if (desk.menu) desk.menu = false;
  else if (desk.why) desk.why = null;
  else if (desk.hint) desk.dropHint();
  else if (desk.more) desk.more = false;
  else if (desk.end) desk.end = false;
  else if (desk.text) desk.text = false;
  else if (desk.past || desk.reel.on) desk.now();
  else if (desk.reel.fold) desk.reel.fold = null;
  else desk.rest();
}

function option(n: number): void {
  document.querySelectorAll<HTMLButtonElement>(".bar [data-option], .po [data-option]")[n - 1]?.click();
}

/** Looking back, to the next or last step; else onto the board. */
function arrow(e: KeyboardEvent, desk: Desk): void {
  if (within(e, "[role=tablist],[data-spot]")) return;
  const by = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
  if (desk.past && by) void desk.stepEvent(by);
  else if (desk.reel.now && by) desk.reel.step(by);
  else document.querySelector<SVGElement>("[data-spot][tabindex='0']")?.focus();
}

const LETTERS: Record<string, (desk: Desk, e: KeyboardEvent) => void> = {
  m: (desk, e) => {
    e.preventDefault();
    desk.more = !desk.more;
  },
  u: (desk) => void (desk.table.picture!.undo.possible && desk.undo()),
  y: (desk) => void (desk.table.picture!.redo && desk.table.redo()),
  e: () => document.querySelector<HTMLButtonElement>(".endturn")?.click(),
  w: (desk) => {
    const first = desk.listed[0];
    if (first) desk.why = desk.why ? null : first;
  },
  h: (desk) => void desk.askHint(),
  t: (desk) => (desk.text = !desk.text),
  l: (desk) => (desk.tab = "log"),
  r: (desk) => (desk.tab = "rules"),
  "?": (desk) => (desk.help = true),
};
