// What is shown is plain data. What its parts look like follows from their shapes.
import type { Game } from "../../net/protocol";
import type { Looking } from "../board";
import { called } from "../parts/spots";

export type Part =
  | { kind: "counter"; name: string; value: string }
  | { kind: "track"; name: string; values: (number | string)[] }
  | { kind: "zone"; name: string; cards: string[]; hidden: number }
  | { kind: "grid"; name: string; rows: (number | string)[][] }
  | { kind: "group"; name: string; parts: Part[]; seat: number | null };

export const words = (name: string) => name.replace(/_/g, " ").replace(/^./, (c) => c.toUpperCase());
/** The open cards of a zone by their names, equal ones counted. */
export function held(zone: Part & { kind: "zone" }): string[] {
  const count = new Map<string, number>();
  for (const name of zone.cards) count.set(name, (count.get(name) ?? 0) + 1);
  return [...count].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}
/** The names of what the log line that somebody points at is about. */
export const told = (at: Looking): string[] =>
  at.outlined?.spots.filter((spot) => !spot.startsWith("seat:")).map((spot) => named(at.game, spot)) ?? [];
/** The name of the thing at a spot. */
export const named = (game: Game, spot: string): string => {
  const [domain, label] = spot.split(":");
  return called(game, domain, label);
};
/** What a kind of thing is called, where the game prints it. */
const printed = (game: Game, kind: string): string => {
  const rows: ({ id?: string; name?: string } | null)[] = Object.values(game.printed ?? {})
    .filter(Array.isArray)
    .flat();
  return rows.find((row) => row?.id === kind)?.name ?? kind;
};
/** Things by their names, and how many are unknown. */
const things = (name: string, list: Thing[], game: Game): Part => {
  const known = list.filter((x) => x.kind).map((x) => printed(game, x.kind));
  return { kind: "zone", name: words(name), cards: known, hidden: list.length - known.length };
};
type Thing = { spot: string; kind: string };
const thing = (x: unknown): x is Thing => {
  const it = x as Partial<Thing> | null;
  return typeof it?.spot === "string" && typeof it.kind === "string";
};
const scalar = (x: unknown): x is number | string | boolean | null => x === null || typeof x !== "object";

export function part(name: string, value: unknown, seats: number, game: Game): Part | null {
  if (scalar(value)) return counter(name, value);
  return Array.isArray(value) ? list(name, value, seats, game) : group(name, value as object, seats, game);
}
const counter = (name: string, value: number | string | boolean | null): Part | null =>
  value === null ? null : { kind: "counter", name: words(name), value: value === -1 ? "–" : String(value) };

function list(name: string, value: unknown[], seats: number, game: Game): Part | null {
  if (!value.length) return null;
  if (value.every(thing)) return things(name, value, game);
  if (value.every(scalar)) return { kind: "track", name: words(name), values: value as (number | string)[] };
  if (value.every((row) => Array.isArray(row) && row.every(scalar)))
    return { kind: "grid", name: words(name), rows: value as (number | string)[][] };
  const per = value.length === seats;
  const parts = value.map((v, i) => part(per ? `${i}` : `${i + 1}`, v, seats, game)).filter((x) => x !== null);
  for (const [i, x] of parts.entries()) if (x.kind === "group" && per) x.seat = i;
  return { kind: "group", name: words(name), parts, seat: null };
}

function group(name: string, value: object, seats: number, game: Game): Part | null {
  const parts = read(value, game, seats);
  return parts.length ? { kind: "group", name: words(name), parts, seat: null } : null;
}

/** What belongs to one seat: every list that has an entry for each seat. */
export function ofSeat(at: Looking, seat: number): Part[] {
  const seats = at.names.length;
  return Object.entries(at.shown as object)
    .filter(([, v]) => perSeat(v, seats))
    .map(([k, v]) => part(k, (v as unknown[])[seat], seats, at.game))
    .filter((x) => x !== null);
}
const perSeat = (v: unknown, seats: number) =>
  Array.isArray(v) && v.length === seats && !v.every(thing) && v.some((x) => x !== null && typeof x === "object");

/** What lies in the middle of the table; empty places are left out. */
export function middle(at: Looking): Part[] {
  const there = (p: Part): boolean =>
    p.kind === "zone" ? p.cards.length + p.hidden > 0 : p.kind === "group" ? p.parts.some(there) : true;
  const seats = at.names.length;
  return Object.entries(at.shown as object)
    .filter(([, v]) => !perSeat(v, seats))
    .map(([k, v]) => part(k, v, seats, at.game))
    .filter((x) => x !== null && there(x)) as Part[];
}

export function read(scene: object, game: Game, seats: number): Part[] {
  return Object.entries(scene)
    .map(([k, v]) => part(k, v, seats, game))
    .filter((x) => x !== null);
}
