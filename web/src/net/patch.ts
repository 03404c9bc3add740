// What changed, put in its place: everything else stays the same object.
import type { Head } from "./protocol";

export type Change = [path: (string | number)[], value: unknown];

type Stretch<Beat> = { from: number; to: number; shown: unknown; head: Head | null; beats: Beat[] };
/** The table after a version, and what each event after it changed. */
export type Beats = Stretch<{ n: number; changed: Change[]; head: Head | null }>;
/** The same with the table after each of these events, by the number of its line in the log. */
export function played(told: Beats): Stretch<{ n: number; shown: unknown; head: Head | null }> {
  let shown = told.shown;
  const beats = told.beats.map(({ n, changed, head }) => ({ n, shown: (shown = patched(shown, changed)), head }));
  return { ...told, beats };
}

export function patched<T>(before: T, changes: Change[]): T {
  let out = before;
  for (const [path, value] of changes) out = put(out, path, 0, value) as T;
  return out;
}
function put(at: unknown, path: (string | number)[], depth: number, value: unknown): unknown {
  if (depth === path.length) return value;
  const copy = (Array.isArray(at) ? [...at] : { ...(at as object) }) as Record<string | number, unknown>;
  copy[path[depth]] = put(copy[path[depth]], path, depth + 1, value);
  return copy;
}
