"""What is printed: the board, the modules, the warehouses and the reach of every unit and weapon.

A station has 189 squares. Numbers 0 to 108 are the squares that Clones walk on, 109 to 188 the warehouse
cells (ten a warehouse, the deepest first), so that a bit mask over squares holds each warehouse as ten bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulewright.core.content import index, rows
from rulewright.core.errors import ContentError
from rulewright.games.septikon.schema import (
    FOLDER,
    ConstantRow,
    LevelRow,
    LockRow,
    ModuleRow,
    PassageRow,
    PresetRow,
    WarehouseRow,
    ZoneRow,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

LEVELS: Final = 9
COLUMNS: Final = 21
SURFACE: Final = 9
FACES: Final = 6  # of the die
DEPTH: Final = 31  # squares from one end of the board to the other
WALKS: Final = 109  # squares that Clones walk on
SQUARES: Final = 189
CELLS: Final = 109  # the first warehouse cell
CELLS_EACH: Final = 10
ALL_CELLS: Final = 1023  # ten bits

OX: Final = 0
BM: Final = 1
RK: Final = 2
BD: Final = 3
ME: Final = 4
UR: Final = 5
EN: Final = 6
RESOURCES: Final = ["ox", "bm", "rk", "bd", "me", "ur", "en"]
E1: Final = 6  # warehouses are numbered like their resource; Energy has two
E2: Final = 7


def _warehouses() -> list[WarehouseRow]:
    found = rows(FOLDER, "warehouses", "warehouse", WarehouseRow)
    for row in found:
        index(RESOURCES, row.resource, f"resource of warehouse {row.id}:")
        if not 0 <= row.start <= CELLS_EACH:
            raise ContentError(f"warehouse {row.id}: start = {row.start}; it has {CELLS_EACH} cells")
    if [row.resource for row in found] != [*RESOURCES, RESOURCES[EN]]:
        wanted = ", ".join([*RESOURCES, RESOURCES[EN]])
        raise ContentError(f"warehouses.toml: one warehouse each, in this order: {wanted}")
    return found


WAREHOUSES: Final = _warehouses()
WAREHOUSE_COUNT: Final = len(WAREHOUSES)

# --- squares -----------------------------------------------------------------------------------------
PASSAGES: Final = rows(FOLDER, "passages", "passage", PassageRow)
SHAFT: Final[int] = next(row.column for row in PASSAGES if row.kind == "shaft")
WALKING_LEVELS: Final = [row.level for row in PASSAGES if row.kind == "corridor"]
STORE_LEVELS: Final = [level for level in range(1, LEVELS + 1) if level not in WALKING_LEVELS]


def _places() -> list[tuple[int, int]]:
    """Level and column of every square, by number."""
    out = [(level, column) for level in WALKING_LEVELS for column in range(COLUMNS)]
    out += [(level, SHAFT) for level in STORE_LEVELS]
    for warehouse in WAREHOUSES:
        step = 1 if warehouse.deepest < warehouse.entrance else -1
        out += [(warehouse.level, warehouse.deepest + step * cell) for cell in range(CELLS_EACH)]
        if abs(warehouse.entrance - SHAFT) != 1 or out[-1] != (warehouse.level, warehouse.entrance):
            raise ContentError(
                f"warehouse {warehouse.id}: {CELLS_EACH} cells from deepest = {warehouse.deepest} to"
                f" entrance = {warehouse.entrance}, which is beside the shaft; passages.toml has its"
                f" column = {SHAFT}"
            )
    for level in STORE_LEVELS:
        if sorted([column for at, column in out if at == level]) != list(range(COLUMNS)):
            raise ContentError(f"warehouses.toml: level {level} needs two warehouses, one on each side")
    return out


PLACES: Final[list[tuple[int, int]]] = _places()
LEVEL: Final[list[int]] = [level for level, _ in PLACES]
COLUMN: Final[list[int]] = [column for _, column in PLACES]
LABELS: Final[list[str]] = [f"{chr(97 + column)}{level}" for level, column in PLACES]
NUMBER_OF: Final[dict[tuple[int, int], int]] = {place: number for number, place in enumerate(PLACES)}
BIT: Final[list[int]] = [1 << number for number in range(SQUARES)]
AT: Final[list[list[int]]] = [[]] + [
    [NUMBER_OF[level, column] for column in range(COLUMNS)] for level in range(1, LEVELS + 1)
]  # AT[level][column]


def square(label: str) -> int:
    return index(LABELS, label, "square")


def is_cell(q: int) -> bool:
    """Is it a warehouse cell?"""
    return q >= CELLS


def cell_at(warehouse: int, depth: int) -> int:
    """Its cells are numbered from the deepest."""
    return CELLS + CELLS_EACH * warehouse + depth


def warehouse_of(cell: int) -> int:
    return (cell - CELLS) // CELLS_EACH


def depth_of(cell: int) -> int:
    """Its number in the warehouse; 0 is the deepest."""
    return (cell - CELLS) % CELLS_EACH


def resource_in(warehouse: int) -> int:
    return EN if warehouse == E2 else warehouse


def inside(q: int) -> bool:
    """Does the square lie below the surface? Only such can be damaged."""
    return LEVEL[q] < SURFACE


def on_surface(q: int) -> bool:
    return LEVEL[q] == SURFACE


# Damage is kept in ten words that each fit a machine's: two for the walking squares, one a warehouse.
WORD: Final = 62
LOW: Final = (1 << WORD) - 1
HIGH: Final = (1 << WALKS - WORD) - 1
WORDS: Final = 10
CELL_WORDS: Final = 2  # the first warehouse's word
WORD_OF: Final[list[int]] = [
    CELL_WORDS + warehouse_of(q) if is_cell(q) else q // WORD for q in range(SQUARES)
]
BIT_IN: Final[list[int]] = [1 << (depth_of(q) if is_cell(q) else q % WORD) for q in range(SQUARES)]
LOW_BIT: Final[list[int]] = [BIT[q] & LOW for q in range(SQUARES)]
HIGH_BIT: Final[list[int]] = [BIT[q] >> WORD & HIGH for q in range(SQUARES)]


def mask(squares: list[int]) -> int:
    out = 0
    for number in squares:
        out |= BIT[number]
    return out


STATION: Final = mask([q for q in range(SQUARES) if inside(q)])  # what can be damaged
SURFACE_MASK: Final = mask(AT[SURFACE])
SURFACE_FIRST: Final = AT[SURFACE][0]  # surface squares are consecutive
INNER: Final[list[int]] = [q for q in range(WALKS) if inside(q)]

# --- modules -----------------------------------------------------------------------------------------
SATELLITE: Final = 0  # things in space
SHIELD: Final = 1
ROCKET: Final = 2
NUCLEAR: Final = 3
CAPSULE: Final = 4
OBJECTS: Final = ["satellite", "shield", "rocket", "nuclear", "capsule"]
EXPLOSIVES: Final = 0  # weapons
DRILL: Final = 1
VIBRO: Final = 2
WEAPONS: Final = ["explosives", "drill", "vibro"]


class Module:
    """Printed facts of one kind of module. What it does stands in `effects`, under the same number."""

    def __init__(self, row: ModuleRow) -> None:
        self.code = row.id
        self.mandatory = row.mandatory
        self.per_gunner = row.per_gunner
        self.effect = row.effect  # in words
        self.cost: list[int] = [0] * len(RESOURCES)
        for resource, amount in row.cost.items():
            self.cost[index(RESOURCES, resource, f"resource in the cost of module {row.id}:")] = amount
        self.energy = self.cost[EN]  # how much of the cost is Energy


MODULE_ROWS: Final = rows(FOLDER, "modules", "module", ModuleRow)
MODULES: Final[list[Module]] = [Module(row) for row in MODULE_ROWS]
SURFACE_CODE: Final = "SUR"  # what the squares of level 9 are called: no module
CODES: Final[list[str]] = [module.code for module in MODULES] + [SURFACE_CODE]


def _board() -> list[str]:
    """The printed code of every square, by number."""
    out = [""] * SQUARES
    stores = [row.id for row in WAREHOUSES]
    for row in rows(FOLDER, "board", "level", LevelRow):
        codes = row.squares.split()
        if not 1 <= row.level <= LEVELS or len(codes) != COLUMNS:
            wrong = f"level {row.level} with {len(codes)} squares"
            raise ContentError(f"board.toml: {wrong}; there are {LEVELS} levels of {COLUMNS} squares")
        for column in range(COLUMNS):
            q = AT[row.level][column]
            out[q] = codes[column]
            index(stores if is_cell(q) else CODES, out[q], f"square {LABELS[q]} in board.toml:")
    if "" in out:
        raise ContentError(f"board.toml: square {LABELS[out.index('')]} is missing")
    for module in MODULE_ROWS:
        if out.count(module.id) != module.count:
            there = f"board.toml has {out.count(module.id)} squares of it"
            raise ContentError(f"module {module.id}: count = {module.count}, but {there}")
    return out


BOARD: Final[list[str]] = _board()
MODULE_AT: Final[list[int]] = [CODES.index(code) for code in BOARD[:WALKS]]


def squares_of(code: str) -> list[int]:
    return [q for q in range(WALKS) if BOARD[q] == code]


def module_mask(code: str) -> int:
    return mask(squares_of(code))


LOCKS: Final[list[int]] = sorted([square(row.square) for row in rows(FOLDER, "passages", "lock", LockRow)])


def _armory(code: str) -> int:
    found = squares_of(code)
    if len(found) != 1:
        raise ContentError(f"board.toml: {len(found)} squares {code}; an armory square is there once")
    return found[0]


ARMORY: Final[list[int]] = [_armory(code) for code in ("EXP", "DRI", "VIB")]  # by weapon
OPENS_TO: Final[list[int]] = [AT[row.level][SHAFT] for row in WAREHOUSES]  # the square at each entrance

# --- ten-bit warehouse tables ------------------------------------------------------------------------
COUNT: Final[list[int]] = [cells.bit_count() for cells in range(1024)]
HIGHEST: Final[list[int]] = [cells.bit_length() - 1 for cells in range(1024)]  # nearest the entrance
LOWEST: Final[list[int]] = [(cells & -cells).bit_length() - 1 for cells in range(1024)]  # the deepest
REACHABLE: Final[list[int]] = [
    ALL_CELLS >> HIGHEST[b] + 1 << HIGHEST[b] + 1 for b in range(1024)
]  # by blockers
START_CUBES: Final[list[int]] = [(1 << row.start) - 1 for row in WAREHOUSES]


# --- walking -----------------------------------------------------------------------------------------
def _stairs(row: PassageRow) -> list[int]:
    """Clones walk on both ends: in no warehouse."""
    ends = [square(row.start), square(row.end)]
    if ends[0] == ends[1] or max(ends) >= WALKS:
        raise ContentError(
            f"passages.toml: stairs from {row.start} to {row.end}; they join two squares, none of them a cell"
        )
    return ends


class Graph:
    """Who may step where, one way each: Clones on `walk`, BioDrones also on `crawl`."""

    def __init__(self) -> None:
        self.walk: list[list[int]] = [[] for _ in range(SQUARES)]
        self.crawl: list[list[int]] = [[] for _ in range(SQUARES)]
        for row in PASSAGES:
            if row.kind == "corridor":
                self.join([AT[row.level][column] for column in range(row.first, row.last + 1)], True)
            elif row.kind == "shaft":
                self.join([AT[level][row.column] for level in range(row.first, row.last + 1)], True)
            elif row.kind == "stairs":
                self.join(_stairs(row), True)
            elif row.kind == "cells":
                self.join([AT[row.level][column] for column in range(row.first, row.last + 1)], False)
            else:  # a door leads one way, out of the warehouse
                self.crawl[square(row.start)].append(square(row.end))

    def join(self, line: list[int], walk: bool) -> None:
        for i in range(len(line) - 1):
            for a, b in ((line[i], line[i + 1]), (line[i + 1], line[i])):
                self.crawl[a].append(b)
                if walk:
                    self.walk[a].append(b)


GRAPH: Final = Graph()


class Wall:
    """Between two neighbouring levels of a station, from a column to another."""

    def __init__(self, low: int, first: int, last: int) -> None:
        self.low = low
        self.first = first
        self.last = last


def _is_open(one: int, other: int) -> bool:
    """Is there no wall between two squares? Cells have none between them: each is its own socket."""
    if is_cell(one) and is_cell(other):
        return True
    return other in GRAPH.crawl[one] or one in GRAPH.crawl[other]


OPEN: Final[list[list[bool]]] = [[]] + [  # by level and column: is there no wall to the next level?
    [_is_open(AT[level][column], AT[level + 1][column]) for column in range(COLUMNS)]
    for level in range(1, LEVELS)
]


def _walls() -> list[Wall]:
    out: list[Wall] = []
    for level in range(1, LEVELS):
        for column in range(COLUMNS):
            if OPEN[level][column]:
                continue
            if column and not OPEN[level][column - 1]:
                out[-1].last = column
            else:
                out.append(Wall(level, column, column))
    return out


def _beside(one: int, other: int) -> bool:
    return abs(LEVEL[one] - LEVEL[other]) + abs(COLUMN[one] - COLUMN[other]) == 1


WALLS: Final[list[Wall]] = _walls()
STAIRS: Final[list[list[int]]] = [_stairs(row) for row in PASSAGES if row.kind == "stairs"]
FAR_STAIRS: Final[list[list[int]]] = [
    ends for ends in STAIRS if not _beside(ends[0], ends[1])
]  # no gap in a wall


class Reach:
    """Where a unit can go in exactly d steps: end squares in order, each with the squares of a way there."""

    def __init__(self, ways: list[list[int]]) -> None:
        self.paths = ways  # the squares entered, in order
        self.ends: list[int] = [way[-1] for way in ways]
        self.ways: list[int] = [mask(way) for way in ways]
        self.low: list[int] = [over & LOW for over in self.ways]  # the same in two words
        self.high: list[int] = [over >> WORD & HIGH for over in self.ways]
        self.each: list[int] = sorted(set(self.ends))  # every end once
        self.any: int = 0  # what some way enters: if it is free, every end can be reached
        for over in self.ways:
            self.any |= over
        self.any_low: i64 = self.any & LOW
        self.any_high: i64 = self.any >> WORD & HIGH

    def is_open(self, low: i64, high: i64) -> bool:
        """Is nothing in any way?"""
        return self.any_low & low == 0 and self.any_high & high == 0

    def has_way(self, end: int, obstacles: int) -> bool:
        """Is there a way to the end that enters none of the obstacles?"""
        return any(self.ends[i] == end and not self.ways[i] & obstacles for i in range(len(self.ends)))

    def way(self, end: int, obstacles: int) -> list[int]:
        """The squares of a way that enters none of the obstacles; nothing if there is none."""
        for i in range(len(self.ends)):
            if self.ends[i] == end and not self.ways[i] & obstacles:
                return self.paths[i]
        return []

    def free(self, low: i64, high: i64) -> list[int]:
        """The ends with a way that enters none of these squares."""
        out: list[int] = []
        for i in range(len(self.ends)):
            if not (self.low[i] & low or self.high[i] & high or (out and out[-1] == self.ends[i])):
                out.append(self.ends[i])
        return out


def met(reach: Reach, end: int, obstacles: int) -> int:
    """A square of the obstacles on the way that meets fewest of them."""
    best, least = -1, SQUARES
    for i in range(len(reach.ends)):
        if reach.ends[i] == end:
            there = [q for q in range(SQUARES) if reach.ways[i] & obstacles & BIT[q]]
            if there and len(there) < least:
                best, least = there[0], len(there)
    return best


def _ways(steps: list[list[int]], start: int, length: int, jumps: list[int]) -> list[list[int]]:
    """Every walk of that length without turning back, by its end; of those over the same squares one."""
    ways = [[start, after] for after in steps[start]] + [[lock, lock] for lock in jumps]  # whence, where to
    for _ in range(length - 1):
        ways = [[*way, q] for way in ways for q in steps[way[-1]] if q != way[-2]]
    found: dict[tuple[int, int], list[int]] = {}
    for way in ways:
        if way[-1] != start:
            found.setdefault((way[-1], mask(way[1:])), way[1:])
    return [found[key] for key in sorted(found)]


def _reach(steps: list[list[int]], jump: bool) -> list[list[Reach]]:
    """By length and start square; the first entry, length 0, is empty."""
    out: list[list[Reach]] = [[]]
    for length in range(1, FACES + 1):
        line: list[Reach] = []
        for start in range(SQUARES):
            jumps = [lock for lock in LOCKS if lock != start] if jump and start in LOCKS else []
            line.append(Reach(_ways(steps, start, length, jumps)))
        out.append(line)
    return out


CLONE_REACH: Final[list[list[Reach]]] = _reach(GRAPH.walk, True)
DRONE_REACH: Final[list[list[Reach]]] = _reach(GRAPH.crawl, False)


LOCK_MASK: Final = mask(LOCKS)


class Squares:
    """A set of squares that Clones walk on, in two words."""

    def __init__(self, squares: int) -> None:
        self.low: i64 = squares & LOW
        self.high: i64 = squares >> WORD & HIGH

    def meets(self, low: i64, high: i64) -> bool:
        return (self.low & low | self.high & high) != 0

    def mask(self) -> int:
        low: int = self.low
        high: int = self.high  # too long for a word from here on
        return low | high << WORD


def _joints() -> list[Squares]:
    """What leads from one run of consecutive squares to another, or to another word: stairs and Locks."""
    steps = [(q, after) for q in range(WALKS) for after in GRAPH.walk[q] if q < after]
    apart = [pair for pair in steps if pair[1] > pair[0] + 1 or pair[1] == WORD]
    return [Squares(mask([q, after])) for q, after in apart] + [Squares(LOCK_MASK)]


ALL_WALKS: Final = Squares((1 << WALKS) - 1)
FIRST_OF_RUN: Final = Squares(mask([q for q in range(WALKS) if q - 1 not in GRAPH.walk[q]]))
LAST_OF_RUN: Final = Squares(mask([q for q in range(WALKS) if q + 1 not in GRAPH.walk[q]]))
JOINTS: Final[list[Squares]] = _joints()


def flood(low: i64, high: i64, shut_low: i64, shut_high: i64) -> Squares:
    """The start squares and all that Clones can ever reach from there without entering one that is shut.

    Corridors and shaft are runs of consecutive bits, filled by shifts; joints lead from one to another.
    """
    free_low, free_high = ALL_WALKS.low & ~shut_low, ALL_WALKS.high & ~shut_high
    out = Squares(0)
    while out.low != low or out.high != high:
        out.low, out.high = low, high
        low = fill(low, free_low & ~FIRST_OF_RUN.low, free_low & ~LAST_OF_RUN.low)
        high = fill(high, free_high & ~FIRST_OF_RUN.high, free_high & ~LAST_OF_RUN.high)
        for joint in JOINTS:
            if low & joint.low or high & joint.high:
                low |= joint.low & free_low
                high |= joint.high & free_high
    return out


def fill(reached: i64, upward: i64, downward: i64) -> i64:
    """Along every run, to the next square that is not free: 1, 2, 4, ... squares at once."""
    shift: i64 = 1
    while shift < COLUMNS:
        reached |= upward & reached << shift | downward & reached >> shift
        upward &= upward << shift
        downward &= downward >> shift
        shift += shift
    return reached


# What a station needs within the reach of its Clones; the first four decide whether it can shoot at all.
CAN_SURFACE: Final = 1
CAN_LASER: Final = 2
CAN_LAUNCH: Final = 4
CAN_MINE: Final = 8
NEEDS: Final = [
    [SURFACE_CODE],
    ["LAS"],
    ["RKT"],
    ["THM"],
    ["REP", "RP2"],
    ["RPE"],
    ["NRE"],
    ["AIR", "CHR", "CH2"],
    ["LIC", "LI2"],
]
REACHES: Final[list[Squares]] = [
    Squares(mask([q for code in codes for q in squares_of(code)])) for codes in NEEDS
]


# --- weapons -----------------------------------------------------------------------------------------
OFFSETS: Final = {row.id: row.offsets for row in rows(FOLDER, "weapons", "zone", ZoneRow)}


def _zones(name: str) -> list[int]:
    """For every square the mask of the station's squares in the zone (SEP-K-12: clipped to the station)."""
    out = []
    for level, column in PLACES:
        around = [(level + dl, column + dc) for dl, dc in OFFSETS[name]]
        out.append(mask([NUMBER_OF[place] for place in around if place in NUMBER_OF]))
    return out


WEAPON_ZONE: Final[list[list[int]]] = [[], _zones("drill"), _zones("vibro")]  # by weapon and square
COVERED: Final[list[set[int]]] = [
    {
        (x + dx) * COLUMNS + y + dy
        for dx, dy in OFFSETS["satellite"]
        if 0 <= x + dx < DEPTH and 0 <= y + dy < COLUMNS
    }
    for x in range(DEPTH)
    for y in range(COLUMNS)
]  # by place in space: those that a Satellite there covers
COVERS_SURFACE: Final[list[bool]] = [
    any([place // COLUMNS in (SURFACE - 1, DEPTH - SURFACE) for place in area]) for area in COVERED
]  # by place in space: does a Satellite there reach squares of either surface?
BLAST: Final[list[tuple[int, int]]] = OFFSETS["warhead"]


# --- the rest ----------------------------------------------------------------------------------------
CONSTANTS: Final = {row.id: row.value for row in rows(FOLDER, "setup", "constant", ConstantRow)}
FIXED: Final = {
    "levels": LEVELS,
    "columns": COLUMNS,
    "space": DEPTH - 2 * LEVELS,
    "die": FACES,
    "cells": CELLS_EACH,
}  # what the tables above are built for


def _check_constants() -> None:
    for name, value in FIXED.items():
        if CONSTANTS[name] != value:
            raise ContentError(f"setup.toml: {name} = {CONSTANTS[name]}; the board is built for {value}")
    for row in WAREHOUSES:
        if row.start != CONSTANTS["stock"]:
            stock = f"setup.toml has stock = {CONSTANTS['stock']}"
            raise ContentError(f"warehouse {row.id}: start = {row.start}, but {stock}")


_check_constants()
CLONES: Final = CONSTANTS["clones"]
CLONE_LIMIT: Final = CONSTANTS["clone-limit"]
CAP: Final = CONSTANTS["cap"]
DAMAGE_LIMITS: Final = {"standard": 0, "damage15": CONSTANTS["damage15"], "damage10": CONSTANTS["damage10"]}


def _preset() -> list[int]:
    """Where the first Clones may stand at once (SEP-2.2.8)."""
    found = [index(LABELS, row.square, "preset square") for row in rows(FOLDER, "setup", "preset", PresetRow)]
    if not 1 <= CLONES <= CLONE_LIMIT <= CELLS_EACH:  # as many as the Oxygen warehouse can keep alive
        limits = f"clones = {CLONES}, clone-limit = {CLONE_LIMIT}"
        raise ContentError(
            f"setup.toml: {limits}; at least 1, at most the limit, and that at most {CELLS_EACH}"
        )
    if len(set(found)) != CLONES or not set(found) <= set(INNER):
        raise ContentError(f"setup.toml: {CLONES} Clones begin on as many different inner squares (preset)")
    return found


PRESET: Final[list[int]] = _preset()
