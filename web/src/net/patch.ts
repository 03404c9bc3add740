// What changed, put in its place: everything else stays the same object.
export type Change = [path: (string | number)[], value: unknown];

/** The table after a version, and what each event after it changed. */
export type Beats = { from: number; to: number; shown: unknown; beats: { n: number; changed: Change[] }[] };
/** The table after each of these events, with the number of its line in the log. */
export function played(told: Beats): { n: number; shown: unknown }[] {
  let shown = told.shown;
  return told.beats.map(({ n, changed }) => ({ n, shown: (shown = patched(shown, changed)) }));
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
