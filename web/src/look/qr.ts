// A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 9, which is 180 bytes.
// Our own, because it is a page of code that never changes, and a link with a seat in it goes to nobody else.
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5]; // by version
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22]; // check bytes a block
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292]; // bytes in all
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

// --- check bytes: Reed-Solomon over GF(256) --------------------------------------------------------
function times(a: number, b: number): number {
  let out = 0;
  for (let i = 7; i >= 0; i--) {
    out = (out << 1) ^ ((out >> 7) * 0x11d);
    if ((b >> i) & 1) out ^= a;
  }
  return out;
}
function divisor(degree: number): number[] {
  const out: number[] = Array(degree).fill(0);
  out[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) out[j] = times(out[j], root) ^ (out[j + 1] ?? 0);
  return out;
}
function checks(data: number[], by: number[]): number[] {
  let rest: number[] = Array(by.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((x, i) => x ^ times(by[i], factor));
  }
  return rest;
}

/** All bytes of the code, in the order in which they are laid. */
function bytes(data: number[], v: number): number[] {
  const blocks = BLOCKS[v - 1],
    check = CHECKS[v - 1],
    room = TOTAL[v - 1] - blocks * check;
  const bits = [4, data.length >> 4, data.length & 15, ...data.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const full = Array.from({ length: data.length + 2 }, (_, i) => (bits[2 * i] << 4) | bits[2 * i + 1]);
  while (full.length < room) full.push((full.length - data.length) % 2 ? 0x11 : 0xec);
  const by = divisor(check),
    short = blocks - (room % blocks),
    each = Math.floor(room / blocks);
  const parts: { data: number[]; check: number[] }[] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const end = at + each + (i < short ? 0 : 1);
    parts.push({ data: full.slice(at, end), check: checks(full.slice(at, end), by) });
    at = end;
  }
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((r) => r.length)) }, (_, i) => rows.flatMap((r) => r[i] ?? [])).flat();
  return [...woven(parts.map((p) => p.data)), ...woven(parts.map((p) => p.check))];
}

// --- the square ------------------------------------------------------------------------------------
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
/** The bits of a number and the remainder of their division by a polynomial. */
function protectedBits(value: number, length: number, by: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * by);
  return (value << length) | rest;
}

class Square {
  readonly dark: boolean[][];
  private size: number;
  private fixed: boolean[][];
  constructor(v: number) {
    const size = (this.size = 17 + 4 * v);
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (let i = 0; i < size; i++) {
      this.put(6, i, i % 2 === 0);
      this.put(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ])
      this.ring(x, y, 4, [2, 4]);
    const centres = CENTRES[v - 1],
      last = centres.length - 1;
    centres.forEach((x, i) =>
      centres.forEach((y, j) => {
        const finder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!finder) this.ring(x, y, 2, [1]);
      }),
    );
    this.format(0); // the places of it, for now
    if (v >= 7) this.version(v);
  }
  private put(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }
  /** Squares in squares: light at these distances from the centre. */
  private ring(x: number, y: number, far: number, light: number[]): void {
    for (let dy = -far; dy <= far; dy++)
      for (let dx = -far; dx <= far; dx++)
        this.put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
  format(mask: number): void {
    const bits = protectedBits(mask, 10, 0x537) ^ 0x5412, // correction M is 00
      end = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 6) this.put(8, i, dark);
      else if (i < 8) this.put(8, i + 1, dark);
      else if (i === 8) this.put(7, 8, dark);
      else this.put(14 - i, 8, dark);
      if (i < 8) this.put(end - i, 8, dark);
      else this.put(8, end - 14 + i, dark);
    }
    this.put(8, end - 7, true);
  }
  private version(v: number): void {
    const bits = protectedBits(v, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1,
        far = this.size - 11 + (i % 3),
        near = Math.floor(i / 3);
      this.put(far, near, dark);
      this.put(near, far, dark);
    }
  }
  /** Two columns at a time, upwards and downwards in turn. */
  lay(all: number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (this.fixed[y][x]) continue;
          this.dark[y][x] = ((all[i >> 3] >> (7 - (i & 7))) & 1) === 1;
          i++;
        }
    }
  }
  turn(mask: number): void {
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (!this.fixed[y][x] && MASKS[mask](x, y)) this.dark[y][x] = !this.dark[y][x];
  }
  /** How hard it is to read: long runs of one colour, and blocks of it. */
  get noise(): number {
    let out = 0;
    const at = (x: number, y: number) => this.dark[y][x];
    for (let a = 0; a < this.size; a++)
      for (let b = 0; b < this.size; b++) {
        if (b > 3 && [1, 2, 3, 4].every((k) => at(b - k, a) === at(b, a))) out++;
        if (b > 3 && [1, 2, 3, 4].every((k) => at(a, b - k) === at(a, b))) out++;
        if (a && b && [at(a - 1, b), at(a, b - 1), at(a - 1, b - 1)].every((x) => x === at(a, b))) out += 3;
      }
    return out;
  }
}

/** Rows of dark and light squares; none if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const data = [...new TextEncoder().encode(text)];
  const v = 1 + TOTAL.findIndex((total, i) => total - BLOCKS[i] * CHECKS[i] >= data.length + 2);
  if (!v) return null;
  const all = bytes(data, v);
  const drawn = MASKS.map((_, mask) => {
    const square = new Square(v);
    square.lay(all);
    square.turn(mask);
    square.format(mask);
    return square;
  });
  return drawn.reduce((best, next) => (next.noise < best.noise ? next : best)).dark;
}
