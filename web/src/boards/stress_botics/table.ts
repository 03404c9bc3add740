// What is printed, and a view of it, as the drawing needs them. Numbers of pieces, nodes and cards are the engine's.
import boardToml from "@games/stress_botics/content/board.toml";
import cardsToml from "@games/stress_botics/content/cards.toml";
import itemsToml from "@games/stress_botics/content/items.toml";
import mapToml from "@games/stress_botics/content/map.toml";
import secondaryToml from "@games/stress_botics/content/secondary.toml";
import setupToml from "@games/stress_botics/content/setup.toml";
import shipsToml from "@games/stress_botics/content/ships.toml";
import tokensToml from "@games/stress_botics/content/tokens.toml";
import vaultsToml from "@games/stress_botics/content/vaults.toml";

type Amounts = Record<string, number>;
const rows = <T>(found: unknown) => found as T[];

// --- pieces ------------------------------------------------------------------------------------------
export const PIECES = ["C", "T", "S", "B", "X", "L", "G", "A", "CB", "TB", "SB", "Mi", "Ex", "La"];
export const GOODS = 11;
export const IN_TANK = 6;
export const RESOURCES = 8;
const SQUARE = new Map(rows<{ id: string; squares: number }>(boardToml.square).map((r) => [r.id, r.squares]));
export const squares = (piece: number) => SQUARE.get(PIECES[piece]) ?? 1;
export const BATTERIES = ["CB", "TB", "SB"];
const SYMBOL: Record<string, string> = { CB: "batf", TB: "batf", SB: "batf", Mi: "mi", Ex: "ex", La: "la" };
export const symbol = (piece: string) => `sb-${SYMBOL[piece] ?? piece}`;
export const glyph = (piece: string) => `var(--glyph-sb-${piece[0]})`;
export const enamel = (piece: string) => `var(--r-sb-${piece[0]})`;
/** Counts by piece as pairs, the empty ones left out. */
export const some = (counts: number[], first = 0): [string, number][] =>
  counts.map((n, i): [string, number] => [PIECES[first + i], n]).filter(([, n]) => n);

// --- the planet ----------------------------------------------------------------------------------------
export const SECTORS = ["A", "B", "C"];
const KINDS = ["LV", "MM", "UV", "KV", "KM", "MD", "AD"];
export const NODES = ["CORE", ...SECTORS.flatMap((s) => KINDS.map((k) => `${k}_${s}`))];
export const CORE = 0;
export const node = (name: string) => NODES.indexOf(name);
export const kindOf = (n: number) => (n === CORE ? "CORE" : KINDS[(n - 1) % 7]);
export const sectorOf = (n: number) => Math.floor((n - 1) / 7);
export const PATH = rows<{ node: string; c: string; d: string }>(mapToml.path).map((r) => ({
  node: node(r.node),
  c: node(r.c),
  d: node(r.d),
}));
export const SHUTTLE = PATH.length;
const SLOT = ["LV", "UV", "KV"];
export const placeOf = (n: number) => (SLOT.includes(kindOf(n)) ? sectorOf(n) * 3 + SLOT.indexOf(kindOf(n)) : -1);
export const nodeOf = (place: number) => node(`${SLOT[place % 3]}_${SECTORS[Math.floor(place / 3)]}`);
export const TUNNELS = rows<{ from: string; to: string; state: string }>(mapToml.tunnel);
const MANTLE = rows<{ lower: string }>(mapToml.mantle);
const CRUST = rows<{ lower: string; upper: string; mouth: boolean }>(mapToml.crust);
const TURNS = rows<{ connected: string[] }>(mapToml.core);
export const TILES = ["POL", "CAR", "GTI", "ASI", "EXO", "SHI", "BAT", "LAI", "UAI"];
type VaultRow = { id: string; side: string; kind: string; spaces: number; levels: Amounts[] };
const VAULTS = rows<VaultRow>(vaultsToml.vault);
export const vault = (tile: number, side: number) => VAULTS.find((v) => v.id === TILES[tile] && v.side === "AB"[side])!;
export const LAVA = rows<{ levels: number[] }>(vaultsToml.lava)[0].levels;
export const LEVELS = LAVA.length;

// --- cards, ships, items ---------------------------------------------------------------------------------
export const TYPES = ["move", "mine", "connect"];
const EACH = rows(cardsToml.card).length;
type CardRow = { number: number; boosted: boolean; costs: string[] };
const TYPE_ROWS = rows<{ resource: string }>(cardsToml.type);
/** An action card: type, boosted or not, what keeping it costs. */
export function card(n: number) {
  const row = rows<CardRow>(cardsToml.card)[n % EACH],
    type = Math.floor(n / EACH);
  const keep = row.costs.map((c): [string, number] => [
    c[0] === "R" ? TYPE_ROWS[type].resource : c[0],
    Number(c.slice(1)),
  ]);
  return { type, word: TYPES[type], boosted: row.boosted, keep };
}
const ACTIONS = TYPES.length * EACH;
export const SECONDARIES = rows<{
  id: string;
  first: string;
  first_vp: number;
  second: string;
  second_vp: number;
  both: number;
}>(secondaryToml.secondary);
const TOKENS = rows<{ id: string }>(tokensToml.token);
export const secondaryOf = (c: number) => c - ACTIONS;
export const tokenOf = (c: number) => c - ACTIONS - SECONDARIES.length;
export const itemOf = (c: number) => c - ACTIONS - SECONDARIES.length - TOKENS.length;
export type ItemRow = {
  id: string;
  deck: string;
  large: boolean;
  cost: Amounts;
  vp: number;
  kind: string;
  effect: string[];
  stores?: string[];
  room?: number;
};
const COPIES = rows<ItemRow & { copies: number[] }>(itemsToml.item).flatMap((r) =>
  Array.from({ length: Math.max(...r.copies) }, () => r as ItemRow),
);
export const item = (n: number) => COPIES[n];

export const SHIPS = ["probe", "scout", "freighter"];
export const SHIP_ICON = ["sb-probe", "sb-scout", "sb-freight", "sb-alphabot"];
const SHIP_ROWS = rows<{ id: string; last: number; points: Record<string, number> }>(shipsToml.ship);
const DELIVERIES = rows<{ ship: string; sector: string; limit: number; own: number; others: number }>(
  shipsToml.delivery,
);
const OBJECTIVES = rows<{ id: string; accepts: Record<string, [number, number]> }>(shipsToml.objective);
export const lastSpace = (ship: number) => SHIP_ROWS[ship].last;
export const points = (ship: number) =>
  SECTORS.map((sector) => ({
    space: SHIP_ROWS[ship].points[sector],
    ...DELIVERIES.find((d) => d.ship === SHIPS[ship] && d.sector === sector)!,
  }));
export const accepts = (objective: number) =>
  Object.entries(OBJECTIVES[objective].accepts).map(([piece, [vp, most]]) => ({ piece, vp, most }));
export const objectiveId = (objective: number) => OBJECTIVES[objective].id;

// --- boards ------------------------------------------------------------------------------------------------
const COUNT = new Map(rows<{ id: string; value: number[] }>(setupToml.count).map((r) => [r.id, r.value]));
const CONSTANT = new Map(rows<{ id: string; value: number }>(setupToml.constant).map((r) => [r.id, r.value]));
export const count = (id: string, size: number) => COUNT.get(id)![size];
export const constant = (id: string) => CONSTANT.get(id)!;
const SHIELDS = rows<{ shields: number; shared: number; capacity: number[] }>(boardToml.shield);
/** How many batteries so many shields leave room for. */
export const capacity = (size: number, shields: number) =>
  SHIELDS.find((r) => r.shields === shields)?.capacity[size] ?? 0;
export const shared = SHIELDS.filter((r) => r.shared);
const BONUS = new Map(rows<{ id: string; batteries: number[] }>(boardToml.bonus).map((r) => [r.id, r.batteries]));
/** The batteries that open a slot; 0: it is not on this side of the board. */
export const opensAt = (slot: number, size: number) => (slot < 3 ? 0 : (BONUS.get(`slot${slot}`)?.[size] ?? 0));
export const bonuses = (size: number) =>
  [...BONUS]
    .map(([id, at]) => ({ id, at: at[size] }))
    .filter((b) => b.at)
    .sort((a, b) => a.at - b.at);
const TANK_ROWS = rows<{ squares: number[] }>(boardToml.tanks);
export const tankSquares = (size: number) => TANK_ROWS[size === 2 ? 1 : 0].squares;
export const EXTENSIONS = rows<{ id: string; small: boolean; bonus: string[] }>(boardToml.extension);
export const CYLINDROIDS = ["mi", "ex", "la", "ex"]; // the last kind is the armed Explosive
export const ARMED = 3;
const ALPHA = rows<{
  shields: number;
  elevator_above: number;
  elevator: number[];
  status_b: number;
  console_b: number;
}>(boardToml.alphabot);
export const alphaRow = (alternative: number) => ALPHA[alternative];
export const CONSOLE = rows<{ side: string; id: string; effect: string[] }>(boardToml.console);
export const ROUNDS = constant("rounds");
export const STRESS = constant("stress_track");

// --- the view ------------------------------------------------------------------------------------------------
export type Zone = { cards: number[] };
export type Bot = {
  seat: number;
  size: number;
  node: number;
  producing: number;
  stress: number;
  shields: number;
  track: number[];
  inner: number;
  mind: number;
  tanks: number[];
  dangerous: number[];
  stores: number[];
  producer: number[];
  captured: number[];
  cargo: number[];
  markers: number;
  delivered: number[];
  containers: number[];
  reward: number;
  hand: Zone;
  program: Zone;
  slots: number;
  secondary: Zone;
  left: Zone;
  central: Zone;
  right: Zone;
};
export type View = {
  seats: number;
  size: number;
  alternative: number;
  bots: Bot[];
  order: number[];
  round: number;
  phase: number;
  mantle: number[];
  crust: number[];
  padlocks: number[];
  rotation: number;
  lava: number;
  core_side: number;
  pressure: number;
  sides: number[];
  made: number[];
  vault: number;
  alpha: number;
  alpha_at: number;
  status_side: number;
  console_side: number;
  alpha_tank: number[];
  alpha_owner: number;
  bag: number[];
  elevator: number[];
  belt: number[];
  holds: number[];
  common: number[];
  ships: number[];
  demand: number[];
  objectives: number[];
  decks: Zone[];
  discards: Zone[];
  playing: Zone;
  pile: Zone;
  tokens: Zone;
  spent: Zone;
  advanced: Zone;
  advanced_row: Zone;
  alphas: Zone;
  alphas_row: Zone;
  stack: any[];
  sealed: number[][];
  setup?: any;
};
export const tileAt = (v: View, place: number) => {
  const sector = Math.floor(place / 3);
  const id =
    place % 3 === 0
      ? MANTLE[v.mantle[sector]].lower
      : place % 3 === 1
        ? CRUST[v.crust[sector]].lower
        : CRUST[v.crust[sector]].upper;
  return TILES.indexOf(id);
};
export const placeOfTile = (v: View, tile: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8].find((p) => tileAt(v, p) === tile)!;
export const mouth = (v: View, sector: number) => CRUST[v.crust[sector]].mouth;
export const connected = (v: View, sector: number) =>
  TURNS[v.core_side].connected[v.rotation].includes(SECTORS[sector]);
export const active = (v: View) => (v.vault < SHUTTLE ? PATH[v.vault].node : -1);
export const extension = (b: Bot, n: number) => [b.left, b.central, b.right][n];
export const topItem = (b: Bot, n: number) => {
  const cards = extension(b, n).cards;
  return cards.length ? itemOf(cards[cards.length - 1]) : -1;
};
/** Everything of a kind that a BetaBot holds. */
export function holding(b: Bot, piece: number): number {
  let n = 0;
  if (piece < IN_TANK) for (let i = piece; i < b.tanks.length; i += IN_TANK) n += b.tanks[i];
  else n = b.dangerous[piece - IN_TANK];
  for (let e = 0; e < 3; e++) n += b.stores[e * RESOURCES + piece];
  return n;
}
export const used = (tank: number[]) => tank.reduce((sum, n, piece) => sum + n * squares(piece), 0);
export const tank = (b: Bot, n: number) => b.tanks.slice(n * IN_TANK, (n + 1) * IN_TANK);
export const tanks = (b: Bot) => Array.from({ length: b.tanks.length / IN_TANK }, (_, n) => tank(b, n));
/** The frame that asks, by its short name. */
export const question = (v: View): { name: string; [field: string]: any } => {
  const top = v.stack.at(-1);
  return top ? { ...top, name: String(top.class).split(".").at(-1) } : { name: "" };
};

// --- what the server says beside the view ----------------------------------------------------------------------
export type Row = { id: string; clause: string; met: boolean; have: number; need: number };
export type Check = {
  ship: number;
  sector: number;
  allowed: boolean;
  drop: number;
  rows: Row[];
  load: [number, number, number][];
  own: number;
  others: number;
};
export type End = {
  node: number;
  path: string[];
  nodes: number[];
  shields: number;
  batteries: number;
  stress: number[];
  meets: [number, number, number][];
  checks?: Check[];
  again?: number[];
};
export type Aids = {
  standing: number[];
  reach?: End[];
  melts?: [number, number[]][];
  cooled?: { melted: number[]; solid: number[] };
  checks?: Check[];
};
