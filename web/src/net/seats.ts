// Which seats this browser holds: tokens by table, kept locally, never sent anywhere but to the table's server.
import { route } from "../route.svelte";
import type { Made, Summary } from "./protocol";

const KEY = "rulewright-seats";

export type Held = { table: string; game: string; tokens: Record<string, string>; invite?: string; at: number };

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
/** Does a table wait for one of these seats? */
export const waitsFor = (s: Summary, seats: number[]): boolean =>
  s.players.some((x) => seats.includes(x.seat) && x.asked);
export const heldAt = (table: string) => held().find((x) => x.table === table);

export function keep(one: Held): void {
  const before = heldAt(one.table);
  const rest = held().filter((x) => x.table !== one.table);
  const merged = { ...before, ...one, tokens: { ...before?.tokens, ...one.tokens } };
  localStorage.setItem(KEY, JSON.stringify([merged, ...rest].slice(0, 30)));
}
/** To a table that was just made here, with its seats. */
export function enter(made: Made, game: string): void {
  keep({ table: made.table, game, tokens: made.tokens ?? {}, invite: made.invite, at: Date.now() / 1000 });
  route.go(`/t/${made.table}`);
}
/** A seat that is another's now. */
export function drop(table: string, token: string): void {
  const before = heldAt(table);
  if (!before) return;
  const tokens = Object.fromEntries(Object.entries(before.tokens).filter(([, held]) => held !== token));
  const rest = held().filter((x) => x.table !== table);
  localStorage.setItem(KEY, JSON.stringify([{ ...before, tokens }, ...rest]));
}
export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((x) => x.table !== table)));
}
