// Gives pieces a name that lasts while they move, so that the drawing can slide them.
import { globalOf, type Scene, SQUARES, SURFACE } from "./station";

export type Man = {
  id: string;
  owner: number;
  kind: "clone" | "gunner" | "spy" | "drone";
  n: number;
  x: number;
  y: number;
};

export class Track {
  private known = new Map<string, { id: string; n: number }[]>();
  private count = 0;

  men(s: Scene): Man[] {
    const out: Man[] = [];
    for (const st of s.stations)
      for (const kind of ["clone", "spy", "drone"] as const) {
        const list = kind === "clone" ? st.clones : kind === "spy" ? st.spies : st.drones;
        for (const { id, n } of this.match(`${st.owner}${kind}`, list)) {
          const [x, y] = globalOf(st.owner, SQUARES[n]);
          const shown = kind === "clone" && SQUARES[n].level === SURFACE ? "gunner" : kind;
          out.push({ id, owner: st.owner, kind: shown, n, x, y });
        }
      }
    return out;
  }

  private match(group: string, squares: number[]): { id: string; n: number }[] {
    const before = [...(this.known.get(group) ?? [])];
    const left = [...squares];
    const now: { id: string; n: number }[] = [];
    for (const old of [...before]) {
      const i = left.indexOf(old.n);
      if (i < 0) continue;
      left.splice(i, 1);
      before.splice(before.indexOf(old), 1);
      now.push(old);
    }
    for (const n of left) now.push({ id: before.shift()?.id ?? `${group}${++this.count}`, n });
    this.known.set(group, now);
    return now;
  }
}
