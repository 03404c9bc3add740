// Compass and ruler for the emblems of the games: paths, and how they are drawn.
/** A point by its angle and distance from a centre. */
export const pol = (cx: number, cy: number, r: number, a: number): number[] =>
  [cx + r * Math.cos((a * Math.PI) / 180), cy + r * Math.sin((a * Math.PI) / 180)].map((v) => +v.toFixed(1));
/** From one angle to another. */
export const arc = (cx: number, cy: number, r: number, a: number, b: number) => {
  const [x, y] = pol(cx, cy, r, a),
    [X, Y] = pol(cx, cy, r, b);
  return `M${x} ${y}A${r} ${r} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${b > a ? 1 : 0} ${X} ${Y}`;
};
/** Marks round a circle, every fifth longer. */
export const ticks = (cx: number, cy: number, r: number, l: number, n: number, a0 = 0, a1 = 360) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const a = a0 + ((a1 - a0) * i) / n,
      [x, y] = pol(cx, cy, r, a),
      [X, Y] = pol(cx, cy, r + (i % 5 ? l : l * 1.8), a);
    s += `M${x} ${y}L${X} ${Y}`;
  }
  return s;
};
/** A wheel with so many teeth of a height. */
export const gear = (cx: number, cy: number, r: number, n: number, h: number, ph = 0) => {
  let s = "";
  const st = 360 / n;
  for (let i = 0; i < n; i++) {
    const a = i * st + ph;
    [
      [a, r],
      [a + st * 0.18, r + h],
      [a + st * 0.46, r + h],
      [a + st * 0.64, r],
    ].forEach(([t, q], j) => {
      const [x, y] = pol(cx, cy, q, t);
      s += (i + j ? "L" : "M") + x + " " + y;
    });
  }
  return s + "z";
};
/** A regular polygon. */
export const ngon = (cx: number, cy: number, r: number, n: number, ph = -90) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const [x, y] = pol(cx, cy, r, ph + (i * 360) / n);
    s += (i ? "L" : "M") + x + " " + y;
  }
  return s + "z";
};

// Drawn in the accent of the game: as a line, full, or cut out of what lies below.
export const LINE = { stroke: "currentColor", fill: "none" };
export const FULL = { fill: "currentColor" };
export const VOID = { fill: "var(--space)" };
export const CX = 128;
export const CY = 112;
