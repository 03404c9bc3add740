// A view is plain data. What its parts look like follows from their shapes.
import type { Looking } from "../board";

export type Part =
  | { kind: "counter"; name: string; value: string }
  | { kind: "track"; name: string; values: (number | string)[] }
  | { kind: "zone"; name: string; cards: number[]; hidden: number }
  | { kind: "grid"; name: string; rows: (number | string)[][] }
  | { kind: "group"; name: string; parts: Part[]; seat: number | null };

const FLOW = new Set([
  "legal",
  "stack",
  "turns",
  "actor",
  "barrier",
  "sealed",
  "rng",
  "past",
  "seen",
  "seats",
  "class",
  "content",
  "order",
  "pool",
]);
export const words = (name: string) => name.replace(/_/g, " ").replace(/^./, (c) => c.toUpperCase());
const BITS = 9999; // a larger number is a set of bits: for programs, not for people
/** The open cards of a zone by their names, equal ones counted. */
export function held(zone: Part & { kind: "zone" }, pieces: string[]): string[] {
  const count = new Map<string, number>();
  for (const c of zone.cards) count.set(pieces[c] ?? `${c}`, (count.get(pieces[c] ?? `${c}`) ?? 0) + 1);
  return [...count].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}
/** The names of what the log line that somebody points at is about. */
export const told = (at: Looking): string[] =>
  at.outlined?.components
    .filter((c) => c.domain !== "seat")
    .map((c) => at.game.domains?.[c.domain]?.names[c.id] ?? c.label) ?? [];
const scalar = (x: unknown): x is number | string | boolean | null => x === null || typeof x !== "object";

export function part(name: string, value: any, seats: number): Part | null {
  if (scalar(value))
    return value === null || Number(value) > BITS
      ? null
      : { kind: "counter", name: words(name), value: value === -1 ? "–" : String(value) };
  if (Array.isArray(value)) {
    if (!value.length) return null;
    if (value.every(scalar)) return { kind: "track", name: words(name), values: value as (number | string)[] };
    if (value.every((row) => Array.isArray(row) && row.every(scalar)))
      return { kind: "grid", name: words(name), rows: value as (number | string)[][] };
    const per = value.length === seats;
    const parts = value.map((v, i) => part(per ? `${i}` : `${i + 1}`, v, seats)).filter((x) => x !== null);
    for (const [i, x] of parts.entries()) if (x.kind === "group" && per) x.seat = i;
    return { kind: "group", name: words(name), parts, seat: null };
  }
  if (Array.isArray(value.cards) && "content" in value) {
    const known = value.cards.filter((c: number) => c >= 0);
    return { kind: "zone", name: words(name), cards: known, hidden: value.cards.length - known.length };
  }
  const parts = Object.entries(value)
    .filter(([k]) => !FLOW.has(k))
    .map(([k, v]) => part(k, v, seats))
    .filter((x) => x !== null);
  return parts.length ? { kind: "group", name: words(name), parts, seat: null } : null;
}

/** What belongs to one seat: every list that has an entry for each seat. */
export function ofSeat(view: any, seat: number): Part[] {
  const seats = view.seats ?? 0;
  return Object.entries(view)
    .filter(([k, v]) => !FLOW.has(k) && perSeat(v, seats))
    .map(([k, v]) => part(k, (v as any[])[seat], seats))
    .filter((x) => x !== null);
}
const perSeat = (v: unknown, seats: number) =>
  Array.isArray(v) && v.length === seats && v.some((x) => x !== null && typeof x === "object");

/** What lies in the middle of the table; empty places are left out. */
export function middle(view: any): Part[] {
  const shown = (p: Part): boolean =>
    p.kind === "zone" ? p.cards.length + p.hidden > 0 : p.kind === "group" ? p.parts.some(shown) : true;
  return Object.entries(view)
    .filter(([k, v]) => !FLOW.has(k) && !perSeat(v, view.seats ?? 0))
    .map(([k, v]) => part(k, v, view.seats ?? 0))
    .filter((x) => x !== null && shown(x)) as Part[];
}

export function read(view: any): Part[] {
  return Object.entries(view)
    .filter(([k]) => !FLOW.has(k))
    .map(([k, v]) => part(k, v, view.seats ?? 0))
    .filter((x) => x !== null);
}

export function sentences(view: any, pieces: string[]): string[] {
  const tell = (p: Part, path: string): string[] => {
    const name = path ? `${path}, ${p.name}` : p.name;
    if (p.kind === "counter") return [`${name}: ${p.value}.`];
    if (p.kind === "track") return [`${name}: ${p.values.join(", ")}.`];
    if (p.kind === "zone")
      return [`${name}: ${[...held(p, pieces), ...(p.hidden ? [`${p.hidden} ?`] : [])].join(", ") || 0}.`];
    if (p.kind === "grid") return [`${name}: ${p.rows.map((r) => r.join(" ")).join("; ")}.`];
    return p.parts.flatMap((q) => tell(q, name));
  };
  return read(view).flatMap((p) => tell(p, ""));
}
