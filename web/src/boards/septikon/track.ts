// Gives pieces a name that lasts while they move, so that the drawing can slide them.
import type { Shown } from "./shown";
import type { Plan } from "./station";

export type Man = {
  id: string;
  owner: number;
  kind: "clone" | "gunner" | "spy" | "drone";
  square: string;
  x: number;
  y: number;
};

export class Track {
  private known = new Map<string, { id: string; square: string }[]>();
  private count = 0;

  men(s: Shown, plan: Plan): Man[] {
    const out: Man[] = [];
    for (const st of s.stations)
      for (const kind of ["clone", "spy", "drone"] as const) {
        const list = kind === "clone" ? st.clones : kind === "spy" ? st.spies : st.drones;
        for (const { id, square } of this.match(`${st.owner}${kind}`, list)) {
          const [x, y] = plan.at(st.owner, square);
          const shown = kind === "clone" && st.gunners.includes(square) ? "gunner" : kind;
          out.push({ id, owner: st.owner, kind: shown, square, x, y });
        }
      }
    return out;
  }

  private match(group: string, squares: string[]): { id: string; square: string }[] {
    const before = [...(this.known.get(group) ?? [])];
    const left = [...squares];
    const now: { id: string; square: string }[] = [];
    for (const old of [...before]) {
      const i = left.indexOf(old.square);
      if (i < 0) continue;
      left.splice(i, 1);
      before.splice(before.indexOf(old), 1);
      now.push(old);
    }
    for (const square of left) now.push({ id: before.shift()?.id ?? `${group}${++this.count}`, square });
    this.known.set(group, now);
    return now;
  }
}
