// Squares of the board on the screen: mine on the left, or at the bottom of a phone.
import type { Plan } from "./station";

type Rect = { x: number; y: number; width: number; height: number };

export class Frame {
  readonly C: number;
  readonly turned: boolean; // rotated by 90 degrees, mine at the bottom
  readonly near: number; // whose station is mine
  readonly plan: Plan;
  private readonly columns: number;
  private readonly depth: number;
  constructor(C: number, turned: boolean, near: number, plan: Plan) {
    this.C = C;
    this.turned = turned;
    this.near = near;
    this.plan = plan;
    this.columns = plan.printed.columns;
    this.depth = plan.printed.depth;
  }
  get width(): number {
    return (this.turned ? this.columns : this.depth) * this.C;
  }
  get height(): number {
    return (this.turned ? this.depth : this.columns) * this.C;
  }
  /** Top left corner of a square. */
  corner(x: number, y: number): [number, number] {
    const [a, b] = this.near === 0 ? [x, y] : [this.depth - 1 - x, this.columns - 1 - y];
    return this.turned ? [b * this.C, (this.depth - 1 - a) * this.C] : [a * this.C, b * this.C];
  }
  /** The rectangle so far within the sides of the square with this corner; less than 0: around it. */
  within([x, y]: [number, number], d: number): Rect {
    return { x: x + d, y: y + d, width: this.C - 2 * d, height: this.C - 2 * d };
  }
  middle(x: number, y: number): [number, number] {
    const [p, q] = this.corner(x, y);
    return [p + this.C / 2, q + this.C / 2];
  }
  square(owner: number, q: { level: number; column: number }): [number, number] {
    return this.corner(...this.plan.place(owner, q.level, q.column));
  }
  /** The same by the name of the square. */
  named(owner: number, square: string): [number, number] {
    return this.corner(...this.plan.at(owner, square));
  }
  /** The line between two levels of a station along its columns. */
  wall(owner: number, low: number, high: number, first: number, last: number): string {
    const mid = (c: number): [number, number] => {
      const [a, b] = this.middle(...this.plan.place(owner, low, c));
      const [p, q] = this.middle(...this.plan.place(owner, high, c));
      return [(a + p) / 2, (b + q) / 2];
    };
    let [a, b] = mid(first);
    let [p, q] = mid(last);
    const h = this.C / 2;
    if (this.turned) [a, p] = a <= p ? [a - h, p + h] : [a + h, p - h];
    else [b, q] = b <= q ? [b - h, q + h] : [b + h, q - h];
    return `M${a} ${b}L${p} ${q}`;
  }
  /** From the middle of one square of a station to another's. */
  line(owner: number, start: string, end: string): string {
    const [a, b] = this.middle(...this.plan.at(owner, start));
    const [p, q] = this.middle(...this.plan.at(owner, end));
    return `M${a} ${b}L${p} ${q}`;
  }
  /** The rectangle that some levels of a station take. */
  block(owner: number, low: number, high: number): Rect {
    const [a, b] = this.square(owner, { level: low, column: 0 });
    const [p, q] = this.square(owner, { level: high, column: this.columns - 1 });
    return {
      x: Math.min(a, p),
      y: Math.min(b, q),
      width: Math.abs(a - p) + this.C,
      height: Math.abs(b - q) + this.C,
    };
  }
  /** Degrees by which a flyer of a player is turned from pointing up. */
  heading(owner: number): number {
    const away = owner === this.near;
    return this.turned ? (away ? 0 : 180) : away ? 90 : -90;
  }
}
