"""What is printed: the board, the modules, the warehouses and the reach of every unit and weapon.

A station has 189 squares. Numbers 0 to 108 are the squares that Clones walk on, 109 to 188 the warehouse
cells (ten a warehouse, the deepest first), so that a bit mask over squares holds each warehouse as ten bits.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import rows
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

LEVELS: Final = 9
COLUMNS: Final = 21
SHAFT: Final = 10  # the column of the shaft
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
WAREHOUSES: Final = rows(FOLDER, "warehouses", "warehouse", WarehouseRow)
WAREHOUSE_COUNT: Final = 8

# --- squares -----------------------------------------------------------------------------------------
WALKING_LEVELS: Final = [1, 2, 7, 8, 9]


def _places() -> list[tuple[int, int]]:
    """Level and column of every square, by number."""
    out = [(level, column) for level in WALKING_LEVELS for column in range(COLUMNS)]
    out += [(level, SHAFT) for level in range(3, 7)]
    for warehouse in WAREHOUSES:
        step = 1 if warehouse.deepest < warehouse.entrance else -1
        out += [(warehouse.level, warehouse.deepest + step * cell) for cell in range(CELLS_EACH)]
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
    return LABELS.index(label)


# Damage is kept in ten words that each fit a machine's: two for the walking squares, one a warehouse.
WORD: Final = 62
LOW: Final = (1 << WORD) - 1
HIGH: Final = (1 << WALKS - WORD) - 1
WORDS: Final = 10
CELL_WORDS: Final = 2  # the first warehouse's word
WORD_OF: Final[list[int]] = [
    q // WORD if q < WALKS else CELL_WORDS + (q - CELLS) // CELLS_EACH for q in range(SQUARES)
]
BIT_IN: Final[list[int]] = [
    1 << (q % WORD if q < WALKS else (q - CELLS) % CELLS_EACH) for q in range(SQUARES)
]
LOW_BIT: Final[list[int]] = [BIT[q] & LOW for q in range(SQUARES)]
HIGH_BIT: Final[list[int]] = [BIT[q] >> WORD & HIGH for q in range(SQUARES)]


def mask(squares: list[int]) -> int:
    out = 0
    for number in squares:
        out |= BIT[number]
    return out


STATION: Final = mask([q for q in range(SQUARES) if LEVEL[q] < SURFACE])  # what can be damaged
SURFACE_MASK: Final = mask(AT[SURFACE])
SURFACE_FIRST: Final = AT[SURFACE][0]  # surface squares are consecutive
INNER: Final[list[int]] = [q for q in range(WALKS) if LEVEL[q] < SURFACE]

# --- modules -----------------------------------------------------------------------------------------
GAIN: Final = 0  # the effect vocabulary, SEP-V
WARHEAD: Final = 1
SENSE: Final = 2
REPAIR: Final = 3
BEAM: Final = 4
LAUNCH: Final = 5
DEPLOY: Final = 6
HITLEVEL: Final = 7
TURN: Final = 8
SEIZE: Final = 9
FREE: Final = 10
ARM: Final = 11
JUMP: Final = 12
NOTHING: Final = 13  # the surface
EFFECTS: Final = ["gain", "warhead", "sense", "repair", "beam", "launch", "deploy", "hitlevel", "turn",
                  "seize", "free", "arm", "jump", "nothing"]  # fmt: skip
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
    """Printed facts of one kind of module."""

    def __init__(self, code: str, battle: bool, mandatory: bool, per_gunner: bool, effect: str) -> None:
        self.code = code
        self.battle = battle
        self.mandatory = mandatory
        self.per_gunner = per_gunner
        words = effect.split()
        self.effect = EFFECTS.index(words[0])
        self.what = -1  # the resource, object or weapon that the effect names
        self.amount = 1
        self.cost: list[int] = [0] * len(RESOURCES)
        self.energy = 0  # how much of the cost is Energy
        for word in words[1:]:
            if word.isdecimal():
                self.amount = int(word)
            else:
                self.what = _thing(self.effect, word)


def _thing(effect: int, word: str) -> int:
    if effect == GAIN:
        return RESOURCES.index(word)
    return WEAPONS.index(word) if effect == ARM else OBJECTS.index(word)


def _modules() -> list[Module]:
    out = []
    for row in rows(FOLDER, "modules", "module", ModuleRow):
        module = Module(row.id, row.zone == "battle", row.mandatory, row.per_gunner, row.effect)
        for resource, amount in row.cost.items():
            module.cost[RESOURCES.index(resource)] = amount
        module.energy = module.cost[EN]
        out.append(module)
    out.append(Module("SUR", False, False, False, "nothing"))
    return out


MODULES: Final[list[Module]] = _modules()
CODES: Final[list[str]] = [module.code for module in MODULES]


def _board() -> list[str]:
    """The printed code of every square, by number."""
    out = [""] * SQUARES
    for row in rows(FOLDER, "board", "level", LevelRow):
        for column, code in enumerate(row.squares.split()):
            out[AT[row.level][column]] = code
    return out


BOARD: Final[list[str]] = _board()
MODULE_AT: Final[list[int]] = [CODES.index(code) for code in BOARD[:WALKS]]


def squares_of(code: str) -> list[int]:
    return [q for q in range(WALKS) if BOARD[q] == code]


def module_mask(code: str) -> int:
    return mask(squares_of(code))


LOCKS: Final[list[int]] = sorted([square(row.square) for row in rows(FOLDER, "passages", "lock", LockRow)])
ARMORY: Final[list[int]] = [squares_of(code)[0] for code in ("EXP", "DRI", "VIB")]  # by weapon
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
class Graph:
    """Who may step where, one way each: Clones on `walk`, BioDrones also on `crawl`."""

    def __init__(self) -> None:
        self.walk: list[list[int]] = [[] for _ in range(SQUARES)]
        self.crawl: list[list[int]] = [[] for _ in range(SQUARES)]
        for row in rows(FOLDER, "passages", "passage", PassageRow):
            if row.kind == "corridor":
                self.join([AT[row.level][column] for column in range(row.first, row.last + 1)], True)
            elif row.kind == "shaft":
                self.join([AT[level][row.column] for level in range(row.first, row.last + 1)], True)
            elif row.kind == "stairs":
                self.join([square(row.start), square(row.end)], True)
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


class Reach:
    """Where a unit can go in exactly d steps: end squares in order, each with the squares of a way there."""

    def __init__(self) -> None:
        self.ends: list[int] = []
        self.ways: list[int] = []  # masks of the squares entered
        self.low: list[int] = []  # the same in two words
        self.high: list[int] = []


def _ways(steps: list[list[int]], start: int, length: int, jumps: list[int]) -> list[tuple[int, int]]:
    """Every walk of that length without turning back: its end and the mask of squares entered."""
    ways = [(after, start, BIT[after]) for after in steps[start]] + [
        (lock, lock, BIT[lock]) for lock in jumps
    ]
    for _ in range(length - 1):
        ways = [(q, at, over | BIT[q]) for at, came, over in ways for q in steps[at] if q != came]
    return sorted({(at, over) for at, _, over in ways if at != start})


def _reach(steps: list[list[int]], jump: bool) -> list[list[Reach]]:
    """By length and start square; the first entry, length 0, is empty."""
    out: list[list[Reach]] = [[]]
    for length in range(1, FACES + 1):
        line: list[Reach] = []
        for start in range(SQUARES):
            reach = Reach()
            jumps = [lock for lock in LOCKS if lock != start] if jump and start in LOCKS else []
            for end, over in _ways(steps, start, length, jumps):
                reach.ends.append(end)
                reach.ways.append(over)
                reach.low.append(over & LOW)
                reach.high.append(over >> WORD & HIGH)
            line.append(reach)
        out.append(line)
    return out


CLONE_REACH: Final[list[list[Reach]]] = _reach(GRAPH.walk, True)
DRONE_REACH: Final[list[list[Reach]]] = _reach(GRAPH.crawl, False)


LOCK_MASK: Final = mask(LOCKS)
WALKABLE: Final = (1 << WALKS) - 1
RUN_FIRST: Final = mask([q for q in range(WALKS) if q - 1 not in GRAPH.walk[q]])
RUN_LAST: Final = mask([q for q in range(WALKS) if q + 1 not in GRAPH.walk[q]])
JOINTS: Final[list[tuple[int, int]]] = [
    (BIT[q], BIT[after]) for q in range(WALKS) for after in GRAPH.walk[q] if after > q + 1
]


def flood(start: int, obstacles: int) -> int:
    """The start squares and all that Clones can ever reach from there without entering an obstacle.

    Corridors and shaft are runs of consecutive bits, filled by shifts; stairs and Locks join them.
    """
    free = WALKABLE & ~obstacles
    reached, before = start, 0
    while reached != before:
        before = reached
        upward, downward = free & ~RUN_FIRST, free & ~RUN_LAST
        for shift in (1, 2, 4, 8, 16):
            reached |= upward & reached << shift | downward & reached >> shift
            upward &= upward << shift
            downward &= downward >> shift
        for low, high in JOINTS:
            if reached & (low | high):
                reached |= (low | high) & free
        if reached & LOCK_MASK:
            reached |= LOCK_MASK & free
    return reached


# What a station needs within the reach of its Clones; the first four decide whether it can shoot at all.
CAN_SURFACE: Final = 1
CAN_LASER: Final = 2
CAN_LAUNCH: Final = 4
CAN_MINE: Final = 8
NEEDS: Final = [
    ["SUR"],
    ["LAS"],
    ["RKT"],
    ["THM"],
    ["REP", "RP2"],
    ["RPE"],
    ["NRE"],
    ["AIR", "CHR", "CH2"],
    ["LIC", "LI2"],
]
REACHES: Final[list[int]] = [mask([q for code in codes for q in squares_of(code)]) for codes in NEEDS]


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
SATELLITE_ZONE: Final[list[tuple[int, int]]] = OFFSETS["satellite"]
SATELLITE_RANGE: Final = max([dy for _, dy in SATELLITE_ZONE])
SATELLITE_STEPS: Final[set[int]] = {dx * COLUMNS + dy for dx, dy in SATELLITE_ZONE}  # between places in space
BLAST: Final[list[tuple[int, int]]] = OFFSETS["warhead"]


# --- the rest ----------------------------------------------------------------------------------------
CONSTANTS: Final = {row.id: row.value for row in rows(FOLDER, "setup", "constant", ConstantRow)}
CLONES: Final = CONSTANTS["clones"]
CLONE_LIMIT: Final = CONSTANTS["clone-limit"]
CAP: Final = CONSTANTS["cap"]
DAMAGE_LIMITS: Final = {"standard": 0, "damage15": CONSTANTS["damage15"], "damage10": CONSTANTS["damage10"]}
PRESET: Final[list[int]] = [square(row.square) for row in rows(FOLDER, "setup", "preset", PresetRow)]
