// An emblem for each game, drawn with compass and ruler; coloured by its accent.
const pol = (cx: number, cy: number, r: number, a: number): number[] =>
  [cx + r * Math.cos((a * Math.PI) / 180), cy + r * Math.sin((a * Math.PI) / 180)].map((v) => +v.toFixed(1));
const arc = (cx: number, cy: number, r: number, a: number, b: number) => {
  const [x, y] = pol(cx, cy, r, a),
    [X, Y] = pol(cx, cy, r, b);
  return `M${x} ${y}A${r} ${r} 0 ${Math.abs(b - a) > 180 ? 1 : 0} ${b > a ? 1 : 0} ${X} ${Y}`;
};
const ticks = (cx: number, cy: number, r: number, l: number, n: number, a0 = 0, a1 = 360) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const a = a0 + ((a1 - a0) * i) / n,
      [x, y] = pol(cx, cy, r, a),
      [X, Y] = pol(cx, cy, r + (i % 5 ? l : l * 1.8), a);
    s += `M${x} ${y}L${X} ${Y}`;
  }
  return s;
};
const gear = (cx: number, cy: number, r: number, n: number, h: number, ph = 0) => {
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
const ngon = (cx: number, cy: number, r: number, n: number, ph = -90) => {
  let s = "";
  for (let i = 0; i < n; i++) {
    const [x, y] = pol(cx, cy, r, ph + (i * 360) / n);
    s += (i ? "L" : "M") + x + " " + y;
  }
  return s + "z";
};
const A = 'stroke="currentColor" fill="none"',
  F = 'fill="currentColor"',
  BG = 'fill="var(--space)"';
const cx = 128,
  cy = 112;
const emblem: Record<string, string> = {
  stress_botics: (() => {
    let s = "";
    s += `<path d="${ticks(cx, cy, 96, 5, 60, 150, 390)}" ${A} stroke-width="1.5" opacity=".45"/><path d="${arc(cx, cy, 91, 150, 300)}" ${A} stroke-width="5"/><path d="${arc(cx, cy, 91, 300, 390)}" ${A} stroke-width="5" opacity=".22"/>`;
    s += `<circle cx="${cx}" cy="${cy}" r="72" ${F} opacity=".1"/><circle cx="${cx}" cy="${cy}" r="72" ${A} stroke-width="2.5"/><circle cx="${cx}" cy="${cy}" r="49" ${F} opacity=".12"/><circle cx="${cx}" cy="${cy}" r="49" ${A} stroke-width="1.5" stroke-dasharray="6 4"/>`;
    const nodes = [
      [-150, 72],
      [-90, 72],
      [-28, 72],
      [40, 49],
      [96, 72],
      [158, 49],
      [-60, 49],
      [-120, 49],
    ];
    for (const [a, r] of nodes) {
      const [x, y] = pol(cx, cy, r, a),
        [u, w] = pol(cx, cy, 26, a);
      s += `<path d="M${u} ${w}L${x} ${y}" ${A} stroke-width="2" opacity=".55"/>`;
    }
    nodes.forEach(([a, r], i) => {
      const [x, y] = pol(cx, cy, r, a);
      s += `<path d="${ngon(x, y, i % 3 ? 9 : 11, 6, 0)}" ${i % 3 ? BG : F} stroke="currentColor" stroke-width="2"/>`;
    });
    s += `<path d="${gear(cx, cy, 22, 12, 5)}" ${F}/><circle cx="${cx}" cy="${cy}" r="14" ${BG}/><path d="${arc(cx, cy, 8, -60, 200)}" ${A} stroke-width="3" stroke-linecap="round"/><path d="M${pol(cx, cy, 8, 200).join(" ")}l-5 -2l7 -4z" ${F}/>`;
    const ship = (x: number, y: number, r: number) =>
      `<path transform="translate(${x} ${y}) rotate(${r})" d="M-11 -5L9 0L-11 5L-6 0z" ${F}/>`;
    s +=
      `<ellipse cx="${cx}" cy="${cy}" rx="120" ry="34" transform="rotate(-24 ${cx} ${cy})" ${A} stroke-width="1.25" stroke-dasharray="2 5" opacity=".8"/>` +
      ship(232, 58, -34) +
      ship(30, 164, 148) +
      ship(214, 124, -10);
    return s;
  })(),
  age_of_automaton: (() => {
    let s = "";
    const gx = 116,
      gy = 112;
    s += `<path d="${gear(gx, gy, 78, 22, 10, 4)}" ${F} opacity=".16"/><path d="${gear(gx, gy, 78, 22, 10, 4)}" ${A} stroke-width="2.5" stroke-linejoin="round"/><circle cx="${gx}" cy="${gy}" r="64" ${BG} stroke="currentColor" stroke-width="1.5"/>`;
    s += `<path d="${gear(214, 176, 25, 11, 7, 8)}" ${BG} stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/><circle cx="214" cy="176" r="14" ${F} opacity=".3"/><circle cx="214" cy="176" r="5" ${F}/><path d="${gear(214, 46, 17, 9, 6, 12)}" ${BG} stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/><circle cx="214" cy="46" r="5" ${F}/><path d="M214 64v86" ${A} stroke-width="1.5" stroke-dasharray="3 4"/>`;
    // face: brow, two eyes, grille of eight actions
    s += `<path d="M76 78h80l8 16v34l-18 30H86l-18-30V94z" ${F} opacity=".14"/><path d="M76 78h80l8 16v34l-18 30H86l-18-30V94z" ${A} stroke-width="2.5" stroke-linejoin="round"/><path d="M116 78V58M106 58h20" ${A} stroke-width="2.5" stroke-linecap="round"/><circle cx="116" cy="52" r="5" ${F}/>`;
    s += `<circle cx="96" cy="104" r="11" ${F}/><circle cx="96" cy="104" r="4.5" ${BG}/><circle cx="138" cy="104" r="11" ${A} stroke-width="2.5"/><circle cx="138" cy="104" r="6" ${A} stroke-width="2"/><circle cx="138" cy="104" r="2" ${F}/>`;
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++)
        s += `<rect x="${90 + i * 14}" y="${126 + j * 13}" width="10" height="9" rx="1.5" ${(i + j * 3) % 4 === 1 ? F : A} ${(i + j * 3) % 4 === 1 ? "" : 'stroke-width="2"'}/>`;
    s += `<path d="${ticks(gx, gy, 66, 4, 48)}" ${A} stroke-width="1.25" opacity=".5"/>`;
    return s;
  })(),
  ark_awakening: (() => {
    let s = "";
    const bx = 128,
      by = 128;
    for (let i = 0; i < 6; i++)
      s += `<path d="${arc(bx, by, 62 + i * 11, 188 + i * 2, 352 - i * 2)}" ${A} stroke-width="${i % 3 === 0 ? 2.5 : 1.25}" opacity="${(1 - i * 0.13).toFixed(2)}" ${i % 2 ? 'stroke-dasharray="10 5"' : ""}/>`;
    for (let i = 0; i <= 12; i++) {
      const a = 195 + i * 12.5,
        [x, y] = pol(bx, by, 122, a),
        [X, Y] = pol(bx, by, i % 2 ? 127 : 133, a);
      s += `<path d="M${x} ${y}L${X} ${Y}" ${A} stroke-width="2" opacity=".55"/>`;
    }
    s += `<path d="M10 128L40 184Q128 232 216 184L246 128Z" ${BG}/><path d="M10 128L40 184Q128 232 216 184L246 128Z" ${F} opacity=".14"/><path d="M10 128L40 184Q128 232 216 184L246 128" ${A} stroke-width="3" stroke-linejoin="round"/><path d="M10 128H46M210 128h36" ${A} stroke-width="3"/><path d="M30 150l18 0M226 150l-18 0M41 170h14M215 170h-14" ${A} stroke-width="2" opacity=".5"/>`;
    const R = [
        [0, -2],
        [-1, -1],
        [0, -1],
        [1, -1],
        [-2, 0],
        [-1, 0],
        [0, 0],
        [1, 0],
        [2, 0],
        [-2, 1],
        [-1, 1],
        [0, 1],
        [1, 1],
        [2, 1],
        [-1, 2],
        [0, 2],
        [1, 2],
      ],
      q = 28;
    for (const [i, j] of R) {
      const x = bx + i * q - q / 2 + 1.5,
        y = 132 + j * q - q / 2 + 1.5,
        hot = i === 0 && j === 0,
        own = [
          [0, -1],
          [-1, 0],
          [1, 1],
          [2, 0],
          [-1, 2],
        ].some((t) => t[0] === i && t[1] === j);
      s += `<rect x="${x}" y="${y}" width="${q - 3}" height="${q - 3}" rx="3" ${hot ? F : BG} stroke="currentColor" stroke-width="${hot ? 0 : 2}"/>`;
      if (own) s += `<rect x="${x + 5}" y="${y + 5}" width="${q - 13}" height="${q - 13}" rx="1.5" ${F} opacity=".6"/>`;
      if (hot)
        s += `<path d="${ngon(x + 12.5, y + 12.5, 9, 4, -90)}" ${BG}/><circle cx="${x + 12.5}" cy="${y + 12.5}" r="3" ${F}/>`;
    }
    s += `<path d="M128 58V34" ${A} stroke-width="2.5" stroke-linecap="round"/><circle cx="128" cy="28" r="5" ${F}/>`;
    return s;
  })(),
  septikon: (() => {
    let s = "";
    const st = (x: number, dir: number) => {
      let t = "";
      for (let c = 0; c < 3; c++)
        for (let r = 0; r < 9; r++) {
          const f = c === 1 ? r < 4 || r > 5 : (c * 5 + r * 4) % 7 < 2;
          t += `<rect x="${x + dir * c * 14 - (dir < 0 ? 11 : 0)}" y="${33 + r * 18}" width="11" height="14" rx="2" ${f ? F : A} ${f ? `opacity="${c === 1 ? (dir > 0 ? 1 : 0.55) : 0.4}"` : 'stroke-width="1.25" opacity=".55"'}/>`;
        }
      const e = x + dir * 46;
      return t + `<path d="M${e} 26v174" ${A} stroke-width="3.5" ${dir < 0 ? 'stroke-dasharray="9 5"' : ""}/>`;
    };
    s += st(10, 1) + st(246, -1);
    s += `<path d="${ngon(cx, cy, 69, 7)}" ${F} opacity=".08"/><path d="${ngon(cx, cy, 69, 7)}" ${A} stroke-width="1.5" stroke-dasharray="4 4" opacity=".8"/>`;
    for (let i = 0; i < 7; i++) {
      const a = -90 + (i * 360) / 7,
        [x, y] = pol(cx, cy, 43, a);
      s += `<g transform="translate(${x} ${y}) rotate(${a + 90})"><rect x="-9" y="-19" width="18" height="35" rx="5" ${i % 2 ? BG : F} stroke="currentColor" stroke-width="2.5"/><path d="M-9 -7h18M-9 4h18" stroke="${i % 2 ? "currentColor" : "var(--space)"}" stroke-width="2.5"/></g>`;
    }
    s += `<path d="${ngon(cx, cy, 20, 7)}" ${F}/><path d="${ngon(cx, cy, 10, 7)}" ${BG}/><circle cx="${cx}" cy="${cy}" r="3.5" ${F}/>`;
    s += `<path d="M58 34H190" ${A} stroke-width="2.5"/><path d="M192 34l9 -8M192 34l9 8M192 34h11" ${A} stroke-width="2.5" stroke-linecap="round"/><path d="M64 192h46" ${A} stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round"/><path d="M140 192l-24 -9l6 9l-6 9z" ${F}/>`;
    return s;
  })(),
  time_capsules: (() => {
    let s = "";
    for (const [r, o, d] of [
      [98, 0.35, "1 7"],
      [84, 0.6, ""],
      [68, 0.4, "12 6"],
    ] as [number, number, string][])
      s += `<circle cx="${cx}" cy="${cy}" r="${r}" ${A} stroke-width="1.5" opacity="${o}" stroke-dasharray="${d}"/>`;
    s += `<path d="${ticks(cx, cy, 84, 6, 60)}" ${A} stroke-width="1.5" opacity=".6"/><path d="${arc(cx, cy, 84, -90, 30)}" ${A} stroke-width="4"/>`;
    const [hx, hy] = pol(cx, cy, 84, 30);
    s += `<circle cx="${hx}" cy="${hy}" r="6" ${F}/>`;
    s += `<g transform="rotate(-38 ${cx} ${cy})"><path d="M${cx - 16} ${cy - 32}h-30a32 32 0 0 0 0 64h30z" ${BG}/><path d="M${cx - 16} ${cy - 32}h-30a32 32 0 0 0 0 64h30z" ${F} opacity=".25"/><path d="M${cx - 16} ${cy - 32}h-30a32 32 0 0 0 0 64h30z" ${A} stroke-width="3"/><path d="M${cx + 16} ${cy - 32}h30a32 32 0 0 1 0 64h-30z" ${F}/><path d="M${cx + 30} ${cy - 18}h14a18 18 0 0 1 15 8" stroke="var(--space)" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    for (let i = 0; i < 5; i++)
      s += `<rect x="${cx - 66 + i * 9}" y="${cy - 8}" width="6" height="16" rx="1.5" ${i < 3 ? F : A} stroke="currentColor" stroke-width="1.5"/>`;
    s += `</g><g transform="rotate(-38 ${cx} ${cy})"><path d="M${cx} ${cy - 26}l9 14v24l-9 14l-9 -14v-24z" ${BG} stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"/><path d="M${cx} ${cy - 26}v52M${cx - 9} ${cy - 12}l9 6l9 -6" ${A} stroke-width="1.5"/></g>`;
    s += `<path d="${arc(cx, cy, 106, 200, 250)}" ${A} stroke-width="2"/><path d="M${pol(cx, cy, 106, 250).join(" ")}l-9 -3l4 10z" ${F}/>`;
    return s;
  })(),
};

const plain = `<path d="${ngon(cx, cy, 72, 6)}" ${A} stroke-width="3"/><path d="${ngon(cx, cy, 40, 6)}" ${F} opacity=".3"/>`;
export const emblem_of = (game: string) => emblem[game] ?? plain;
