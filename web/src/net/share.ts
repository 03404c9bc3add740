/** The new value made of what is the same as before: whoever looks only at a part that did not change need not look again. */
export function share<T>(before: unknown, now: T): T {
  if (before === now || !before || !now || typeof before !== "object" || typeof now !== "object") return now;
  const was = before as Record<string, unknown>,
    is = now as Record<string, unknown>;
  const keys = Object.keys(is);
  let same = Array.isArray(was) === Array.isArray(is) && Object.keys(was).length === keys.length;
  for (const key of keys) {
    is[key] = share(was[key], is[key]);
    if (is[key] !== was[key]) same = false;
  }
  return same ? (before as T) : now;
}
