// What somebody else's doing cost me, with its cause.
import type { Entry } from "../net/protocol";

/** By the number of each such line what led to it; nothing, where the table says no more. */
export type Aimed = Map<number, Entry | null>;

export function aimed(log: Entry[], me: number | null): Aimed {
  const out: Aimed = new Map();
  let cause: Entry | null = null; // what was done last, in the same stretch of lines
  for (const [i, e] of log.entries()) {
    if (e.level === 1 || e.version !== log[i - 1]?.version) cause = null;
    if (e.hurts && e.seat === me) {
      if (me !== null && cause?.seat !== me) out.set(e.n, cause);
    } else if (e.level === 2 || e.headline || e.result) cause = e;
  }
  return out;
}

/** The line behind its cause: "Bea attacks you: You lose a shield". */
export function because(e: Entry, all: Aimed): string {
  const cause = all.get(e.n);
  return cause ? `${cause.text}: ${e.text}` : e.text;
}
