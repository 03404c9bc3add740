"""What is printed on boards, tiles and cards, read from the content files into lists of ints.

Pieces, nodes, vault tiles, ships and cards are numbers; `by players` lists are indexed by players - 2.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import index, rows
from rulewright.core.effects import Book
from rulewright.core.errors import ContentError
from rulewright.core.values import changed
from rulewright.games.stress_botics.schema import (
    FOLDER,
    AlphaBotRow,
    AlphaRow,
    BonusRow,
    CardRow,
    CommonRow,
    ConsoleRow,
    ConstantRow,
    CoreRow,
    CoreSideRow,
    CountRow,
    CrustRow,
    CylindroidRow,
    DeliveryRow,
    ExtensionRow,
    FirstRow,
    ItemRow,
    LavaRow,
    MantleRow,
    ObjectiveRow,
    OrbitRow,
    PathRow,
    SecondaryRow,
    ShieldRow,
    ShipRow,
    SquareRow,
    TankRow,
    TanksRow,
    TokenRow,
    TunnelRow,
    TypeRow,
    VaultRow,
)

# --- effects (SB-FX): what their words mean is taught in effects.py ----------------------------------------
NONE: Final = -1
BOOK: Final = Book()


def said(words: list[str]) -> int:
    """The number of what the words on a card do, one after the other; NONE without words."""
    return BOOK.number("; ".join(words)) if words else NONE


EQUIP_ALPHA: Final = BOOK.number("equip alpha 0")
DRAW_ONE: Final = BOOK.number("draw 1")
ATTACK_ONCE: Final = BOOK.number("attack")
MINE_HERE: Final = BOOK.number("extract here")
WALK: Final = BOOK.number("move")

# --- pieces --------------------------------------------------------------------------------------------
C: Final = 0
T: Final = 1
S: Final = 2
B: Final = 3
X: Final = 4
L: Final = 5
G: Final = 6
A: Final = 7
CB: Final = 8
TB: Final = 9
SB: Final = 10
MI: Final = 11
EX: Final = 12
LA: Final = 13
PIECES: Final = ["C", "T", "S", "B", "X", "L", "G", "A", "CB", "TB", "SB", "Mi", "Ex", "La"]
GOODS: Final = 11  # resources and batteries: what a gain can hold
IN_TANK: Final = 6  # C T S B X L
BASIC: Final = 3  # C T S
RESOURCES: Final = 8
BATTERY_KINDS: Final = 3  # CB TB SB
ANY_BATTERY: Final = 11  # in a cost: any battery
COST: Final = 12  # the length of a cost

# Cylindroids by kind; the armed Explosive is a kind of its own.
MINER: Final = 0
EXPLOSIVE: Final = 1
LASER: Final = 2
ARMED: Final = 3
KINDS: Final = 4
UNARMED: Final = 3  # kinds, as they come from the bag


def amounts(pieces: dict[str, int], size: int = GOODS) -> tuple[int, ...]:
    """Pieces by name as counts; `battery` is any battery, other words are left out."""
    out = [0] * size
    for code, n in pieces.items():
        if code == "battery":
            out[ANY_BATTERY] += n
        elif code in PIECES:
            out[PIECES.index(code)] += n
    return tuple(out)


NO_GOODS: Final = (0,) * GOODS


def only(piece: int, n: int, size: int = GOODS) -> tuple[int, ...]:
    """So many of a piece and nothing else."""
    return changed((0,) * size, piece, n)


# --- setup ---------------------------------------------------------------------------------------------
COUNTS: Final[dict[str, list[int]]] = {row.id: row.value for row in rows(FOLDER, "setup", "count", CountRow)}
CONSTANTS: Final[dict[str, int]] = {
    row.id: row.value for row in rows(FOLDER, "setup", "constant", ConstantRow)
}
START_TANKS: Final[list[tuple[int, int, tuple[int, ...]]]] = [
    (row.player - 1, row.tank - 1, amounts(row.pieces, IN_TANK))
    for row in rows(FOLDER, "setup", "tank", TankRow)
]
TANKS: Final[list[int]] = COUNTS["tanks"]
TRACK: Final[list[int]] = COUNTS["track"]
DANGEROUS: Final[list[int]] = COUNTS["dangerous"]
CORE_LAVA: Final[list[int]] = COUNTS["core_lava"]
ALPHA_STRESS: Final[list[int]] = COUNTS["alpha_stress"]
ROUNDS: Final[int] = CONSTANTS["rounds"]
MARKERS: Final[int] = CONSTANTS["markers"]
START_SHIELDS: Final[int] = CONSTANTS["shields"]
MAX_SHIELDS: Final[int] = CONSTANTS["max_shields"]
STRESS_TRACK: Final[int] = CONSTANTS["stress_track"]
HAND: Final[int] = CONSTANTS["hand"]
HAND_STRESSED: Final[int] = CONSTANTS["hand_stressed"]
STRESSED: Final[int] = CONSTANTS["stressed"]
BREAKDOWN_STRESS: Final[int] = CONSTANTS["breakdown_stress"]
BREAKDOWN_SHIELDS: Final[int] = CONSTANTS["breakdown_shields"]
ALPHA_VP: Final[int] = CONSTANTS["alpha_vp"]
MANUAL_STRESS: Final[int] = CONSTANTS["manual_stress"]
AUTOMATIC_STRESS: Final[int] = CONSTANTS["automatic_stress"]
CARGO_SHIELDS: Final[int] = CONSTANTS["cargo_shields"]
CARGO_STRESS: Final[int] = CONSTANTS["cargo_stress"]
EXIT: Final[list[int]] = [CONSTANTS["exit_a"], CONSTANTS["exit_b"]]  # shields, by side of the Core
BROKEN_MP: Final[int] = CONSTANTS["broken_mp"]
PURGE_SHIELDS: Final[int] = CONSTANTS["purge_shields"]
PURGE_STRESS: Final[int] = CONSTANTS["purge_stress"]
PRODUCER: Final[int] = CONSTANTS["producer"]
START_PRESSURE: Final[int] = CONSTANTS["pressure"]
LEVELS: Final = 4
N_EXTENSIONS: Final = 3  # of a BetaBot
SIZES: Final = 3  # of tables: 2, 3 and 4 players
MOST_TANKS: Final = 4
MOST_BATTERIES: Final = 9

# --- the planet ----------------------------------------------------------------------------------------
SECTORS: Final = ["A", "B", "C"]
SECTOR_C: Final = 2
CORE: Final = 0
LV: Final = 0  # kinds of node within a sector
MM: Final = 1
UV: Final = 2
KV: Final = 3
KM: Final = 4
MD: Final = 5
AD: Final = 6
NODE_KINDS: Final = ["LV", "MM", "UV", "KV", "KM", "MD", "AD"]
NODES: Final[list[str]] = ["CORE"] + [f"{kind}_{sector}" for sector in SECTORS for kind in NODE_KINDS]
N_NODES: Final = len(NODES)
N_SECTORS: Final = 3
IN_SECTOR: Final = 7  # nodes
SLOTS: Final = 3  # for vault tiles in a sector: LV 0, UV 1, KV 2
PLACES: Final = N_SECTORS * SLOTS  # sector * SLOTS + slot
KIND: Final[list[int]] = [-1] + [kind for _ in SECTORS for kind in range(IN_SECTOR)]
SECTOR: Final[list[int]] = [-1] + [sector for sector in range(N_SECTORS) for _ in range(IN_SECTOR)]
_SLOT: Final[list[int]] = [0, -1, 1, 2, -1, -1, -1]
PLACE_OF: Final[list[int]] = [-1] + [
    sector * SLOTS + slot if slot >= 0 else -1 for sector in range(N_SECTORS) for slot in _SLOT
]
NODE_OF: Final[list[int]] = [PLACE_OF.index(place) for place in range(PLACES)]
STATUS_INDEX: Final[list[int]] = [0] + [  # SB-6.1: mantle C 1, B 2, A 3; crust A 4, B 5, C 6
    (4 + sector) if kind in (KM, MD, AD) else 3 - sector
    for sector in range(N_SECTORS)
    for kind in range(IN_SECTOR)
]


def node(sector: int, kind: int) -> int:
    return 1 + sector * IN_SECTOR + kind


TILES: Final = ["POL", "CAR", "GTI", "ASI", "EXO", "SHI", "BAT", "LAI", "UAI"]
EXO: Final = TILES.index("EXO")
LAI: Final = TILES.index("LAI")
UAI: Final = TILES.index("UAI")
MANTLE: Final[list[int]] = [
    index(TILES, row.lower, f"tile of {row.id}") for row in rows(FOLDER, "map", "mantle", MantleRow)
]
_CRUST: Final = rows(FOLDER, "map", "crust", CrustRow)
CRUST_LOWER: Final[list[int]] = [index(TILES, row.lower, f"tile of {row.id}") for row in _CRUST]
CRUST_UPPER: Final[list[int]] = [index(TILES, row.upper, f"tile of {row.id}") for row in _CRUST]
CRUST_MOUTH: Final[list[bool]] = [row.mouth for row in _CRUST]
CRUST_GIVES: Final[list[int]] = [said(row.bonus) for row in _CRUST]
_MANTLE_IDS: Final[list[str]] = [row.id for row in rows(FOLDER, "map", "mantle", MantleRow)]
_CRUST_IDS: Final[list[str]] = [row.id for row in _CRUST]
_FIRST: Final = rows(FOLDER, "map", "first", FirstRow)
FIRST_MANTLE: Final[list[int]] = [
    index(_MANTLE_IDS, row.mantle, f"mantle of sector {row.sector}") for row in _FIRST
]
FIRST_CRUST: Final[list[int]] = [
    index(_CRUST_IDS, row.crust, f"crust of sector {row.sector}") for row in _FIRST
]
_PATH: Final = rows(FOLDER, "map", "path", PathRow)
SHUTTLE: Final = 6  # AlphaBot's stop after the sixth Main Vault
PATH: Final[list[int]] = [index(NODES, row.node, "node of AlphaBot's path") for row in _PATH]
VAULTS: Final[list[str]] = [NODES[here] for here in NODE_OF]
TARGET_C: Final[list[int]] = [index(VAULTS, row.c, f"vault beside {row.node}") for row in _PATH]
TARGET_D: Final[list[int]] = [index(VAULTS, row.d, f"vault beside {row.node}") for row in _PATH]
_CORE: Final = rows(FOLDER, "map", "core", CoreSideRow)
CONNECTED: Final[list[list[list[bool]]]] = [  # side, position, sector
    [[sector in word for sector in SECTORS] for word in row.connected] for row in _CORE
]
CORE_TURN: Final[list[int]] = [row.turn for row in _CORE]
POSITIONS: Final = 6


def _open_tunnels() -> list[list[int]]:
    """Tunnels that are always open, by node."""
    near: list[list[int]] = [[] for _ in range(N_NODES)]
    for row in rows(FOLDER, "map", "tunnel", TunnelRow):
        one, two = NODE_KINDS.index(row.start), NODE_KINDS.index(row.end)
        for sector in range(N_SECTORS):
            if row.state == "open":
                near[node(sector, one)].append(node(sector, two))
                near[node(sector, two)].append(node(sector, one))
            elif row.state == "ring":
                near[node(sector, one)] += [node(other, one) for other in range(N_SECTORS) if other != sector]
    return [sorted(ends) for ends in near]


NEAR: Final[list[list[int]]] = _open_tunnels()

# --- vault tiles ---------------------------------------------------------------------------------------
_VAULTS: Final = rows(FOLDER, "vaults", "vault", VaultRow)
VAULT_KINDS: Final = ["extract", "convert", "shields", "batteries", "items"]
EXTRACTS: Final = 0
CONVERTS: Final = 1
SHIELDS_VAULT: Final = 2
BATTERIES_VAULT: Final = 3
ITEMS_VAULT: Final = 4


def _sides(tile: str) -> list[VaultRow]:
    return [row for row in _VAULTS if row.id == tile]


SPACES: Final[list[int]] = [_sides(tile)[0].spaces for tile in TILES]
VAULT_KIND: Final[list[list[int]]] = [
    [index(VAULT_KINDS, row.kind, f"kind of vault {t}") for row in _sides(t)] for t in TILES
]
AUTO_SET: Final[list[tuple[int, ...]]] = [amounts(_sides(tile)[0].set) for tile in TILES]
AUTO_TOTAL: Final[list[int]] = [sum(found) for found in AUTO_SET]
YIELD: Final[list[list[list[tuple[int, ...]]]]] = [  # tile, side, level - 1
    [[amounts(level) for level in row.levels] for row in _sides(tile)] for tile in TILES
]


def _word(word: str) -> list[list[list[int]]]:
    return [[[level.get(word, 0) for level in row.levels] for row in _sides(tile)] for tile in TILES]


YIELD_ANY: Final[list[list[list[int]]]] = _word("any")
YIELD_SHIELDS: Final[list[list[list[int]]]] = _word("shields")
BATTERIES: Final[list[list[list[int]]]] = _word("batteries")
BATTERY_PRICE: Final[list[list[list[int]]]] = _word("each")
DISCOUNT: Final[list[list[list[int]]]] = _word("discount")
LAVA: Final[list[int]] = rows(FOLDER, "vaults", "lava", LavaRow)[0].levels

# --- event tokens --------------------------------------------------------------------------------------
TOKENS: Final[list[TokenRow]] = rows(FOLDER, "tokens", "token", TokenRow)
N_TOKENS: Final = len(TOKENS)
SHIPS: Final = ["probe", "scout", "freighter"]
N_SHIPS: Final = 3
FREIGHTER: Final = 2
ALPHABOT: Final = 3  # as something that can be delivered
SYMBOL: Final[list[bool]] = [row.symbol for row in TOKENS]
TOKEN_SHIP: Final[list[int]] = [
    index(SHIPS, row.ship, f"ship of token {row.id}") if row.ship else -1 for row in TOKENS
]
TOKEN_SHIFT: Final[list[int]] = [row.shift for row in TOKENS]
AHEAD: Final[list[int]] = [  # by ship: all that tokens move it
    sum([max(0, row.shift) for row in TOKENS if row.ship == ship]) for ship in SHIPS
]
BACK: Final[list[int]] = [-sum([min(0, row.shift) for row in TOKENS if row.ship == ship]) for ship in SHIPS]
TOKEN_CORE: Final[list[int]] = [row.core for row in TOKENS]
TOKEN_PRESSURE: Final[list[int]] = [row.pressure for row in TOKENS]
_MADE: Final[list[list[int]]] = [  # pieces, then tiles
    [index(PIECES + TILES, code, f"produce of token {row.id}") for code in row.produces] for row in TOKENS
]
TOKEN_PIECES: Final[list[list[int]]] = [[made for made in found if made < len(PIECES)] for found in _MADE]
TOKEN_FLIPS: Final[list[int]] = [max(-1, max(found) - len(PIECES)) for found in _MADE]
STEPS: Final = ["advance", "disembark", "cylattack"]
TOKEN_STEPS: Final[list[list[int]]] = [
    [index(STEPS, step, f"step of token {row.id}") for step in row.steps] for row in TOKENS
]

# --- action cards --------------------------------------------------------------------------------------
_CARDS: Final = rows(FOLDER, "cards", "card", CardRow)
_TYPES: Final = rows(FOLDER, "cards", "type", TypeRow)
TYPES: Final = ["move", "mine", "connect"]
N_TYPES: Final = 3
MOVE: Final = 0
MINE: Final = 1
CONNECT: Final = 2
TYPE_OF: Final[list[int]] = [kind for kind in range(len(TYPES)) for _ in _CARDS]  # by card
N_ACTIONS: Final = len(TYPE_OF)
TYPE_RESOURCE: Final[list[int]] = [index(PIECES, row.resource, f"resource of {row.id}") for row in _TYPES]
TYPE_BATTERY: Final[list[int]] = [index(PIECES, row.battery, f"battery of {row.id}") for row in _TYPES]
DECK_ENDS: Final[list[int]] = [said(row.deck_end) for row in _TYPES]


def _cost(kind: int, row: CardRow, cost: str) -> tuple[int, int]:
    """`L1`: one Lava; R is the type's own resource."""
    if cost[0] == "R":
        return (TYPE_RESOURCE[kind], int(cost[1:]))
    return (index(PIECES, cost[0], f"piece in the cost of card {row.number}"), int(cost[1:]))


BOOSTED: Final[list[bool]] = [row.boosted for _ in TYPES for row in _CARDS]
CARD_PLAYERS: Final[list[int]] = [row.players for _ in TYPES for row in _CARDS]
CARD_COSTS: Final[list[list[tuple[int, int]]]] = [  # (piece, number), by card
    [_cost(kind, row, cost) for cost in row.costs] for kind in range(N_TYPES) for row in _CARDS
]
ACTION_IDS: Final[list[str]] = [f"{kind}{row.number}" for kind in TYPES for row in _CARDS]


def twin(card: int) -> int:
    """The lowest card that is the same in all that is printed: identical cards are one choice."""
    for other in range(card):
        if TYPE_OF[other] != TYPE_OF[card]:
            continue
        if BOOSTED[other] == BOOSTED[card] and CARD_COSTS[other] == CARD_COSTS[card]:
            return other
    return card


TWIN: Final[list[int]] = [twin(card) for card in range(N_ACTIONS)]

# --- ships ---------------------------------------------------------------------------------------------
_SHIPS: Final = rows(FOLDER, "ships", "ship", ShipRow)
LAST: Final[list[int]] = [row.last for row in _SHIPS]
POINT: Final[list[list[int]]] = [[row.points.A, row.points.B, row.points.C] for row in _SHIPS]
_DELIVERY: Final = rows(FOLDER, "ships", "delivery", DeliveryRow)


def _delivery(ship: int, sector: int) -> DeliveryRow:
    return next(row for row in _DELIVERY if row.ship == SHIPS[ship] and row.sector == SECTORS[sector])


_SPACES: Final = [[_delivery(ship, sector) for sector in range(N_SECTORS)] for ship in range(N_SHIPS)]
LIMIT: Final[list[list[int]]] = [[space.limit for space in ship] for ship in _SPACES]
OWN_STRESS: Final[list[list[int]]] = [[space.own for space in ship] for ship in _SPACES]
OTHERS_STRESS: Final[list[list[int]]] = [[space.others for space in ship] for ship in _SPACES]
ALPHA_LIMIT: Final[int] = rows(FOLDER, "ships", "alpha", AlphaRow)[0].limit
ALPHA_ORDINAL: Final[list[int]] = rows(FOLDER, "ships", "alpha", AlphaRow)[0].ordinal
_ORBIT: Final = rows(FOLDER, "ships", "orbit", OrbitRow)
ORBIT: Final[list[list[list[int]]]] = [  # table (2p, 3p, 4p, aggressive), ship, [empty, left]
    [row.two for row in _ORBIT],
    [row.three for row in _ORBIT],
    [row.four for row in _ORBIT],
    [row.aggressive for row in _ORBIT],
]
AGGRESSIVE: Final = 3
DEMAND: Final[list[list[int]]] = [COUNTS[f"{ship}_demand"] for ship in SHIPS]  # ship, players - 2
OBJECTIVES: Final[list[ObjectiveRow]] = rows(FOLDER, "ships", "objective", ObjectiveRow)
OBJECTIVE_SHIP: Final[list[int]] = [index(SHIPS, row.ship, f"ship of {row.id}") for row in OBJECTIVES]
OBJECTIVE_FIRST: Final[list[bool]] = [row.first for row in OBJECTIVES]


def _accepts(row: ObjectiveRow, at: int) -> list[int]:
    return [row.accepts[code][at] if code in row.accepts else 0 for code in PIECES]


WORTH: Final[list[list[int]]] = [_accepts(row, 0) for row in OBJECTIVES]
MOST: Final[list[list[int]]] = [_accepts(row, 1) for row in OBJECTIVES]

# --- secondary objectives -------------------------------------------------------------------------------
SECONDARIES: Final[list[SecondaryRow]] = rows(FOLDER, "secondary", "secondary", SecondaryRow)
N_SECONDARIES: Final = len(SECONDARIES)
SECONDARY_PLAYERS: Final[list[int]] = [row.players for row in SECONDARIES]
SECONDARY_VP: Final[list[tuple[int, int, int]]] = [
    (row.first_vp, row.second_vp, row.both) for row in SECONDARIES
]
PREDICATES: Final = [
    "shields", "track", "track_each", "held", "items", "adv", "alphaitems", "large", "itemvp", "capt",
    "capt_each", "stressmax", "leaststress", "producer", "ext", "delivered", "sectors", "at",
]  # fmt: skip


class Condition:
    """One printed condition: its predicate, a number, and pieces where it counts some."""

    def __init__(self, words: str) -> None:
        word, _, rest = words.partition(" ")
        self.predicate: int = index(PREDICATES, word, "condition")
        self.pieces: tuple[int, ...] = ()
        self.number: int = 0
        if word == "held":
            self.pieces = amounts({part[:-1]: int(part[-1]) for part in rest.split()})
        elif word == "delivered":
            self.number = ALPHABOT if rest == "alpha" else index(SHIPS, rest, "ship of a condition")
        elif word == "at":
            self.number = index(NODES, rest.upper(), "node of a condition")
        elif rest:
            self.number = int(rest)


CONDITIONS: Final[list[list[Condition]]] = [
    [Condition(row.first), Condition(row.second)] for row in SECONDARIES
]

# --- items ---------------------------------------------------------------------------------------------
ITEMS: Final[list[ItemRow]] = rows(FOLDER, "items", "item", ItemRow)
COPY: Final[list[int]] = [kind for kind in range(len(ITEMS)) for _ in range(max(ITEMS[kind].copies))]
COPY_NUMBER: Final[list[int]] = [n for kind in range(len(ITEMS)) for n in range(max(ITEMS[kind].copies))]
N_ITEMS: Final = len(COPY)
_ITEM_SAYS: Final[list[int]] = [said(row.effect) for row in ITEMS]
ITEM_EFFECT: Final[list[int]] = [_ITEM_SAYS[kind] for kind in COPY]
ITEM_IDS: Final[list[str]] = [
    ITEMS[COPY[i]].id if ITEMS[COPY[i]].deck == "advanced" else f"{ITEMS[COPY[i]].id}-{COPY_NUMBER[i] + 1}"
    for i in range(N_ITEMS)
]
IS_ALPHA: Final[list[bool]] = [ITEMS[kind].deck == "alpha" for kind in COPY]
LARGE: Final[list[bool]] = [ITEMS[kind].large for kind in COPY]
ITEM_VP: Final[list[int]] = [ITEMS[kind].vp for kind in COPY]
ITEM_COST: Final[list[tuple[int, ...]]] = [amounts(ITEMS[kind].cost, COST) for kind in COPY]
ITEM_COPIES: Final[list[list[int]]] = [ITEMS[kind].copies for kind in COPY]
ITEM_ACTIVE: Final[list[bool]] = [bool(ITEMS[kind].effect) for kind in COPY]
NEEDS_BOOST: Final[list[bool]] = [ITEMS[kind].kind == "A!" for kind in COPY]
STORES: Final[list[tuple[int, ...]]] = [
    tuple(1 if code in ITEMS[kind].stores else 0 for code in PIECES[:RESOURCES]) for kind in COPY
]
ROOM: Final[list[int]] = [ITEMS[kind].room for kind in COPY]
FURNACE: Final[int] = [row.id for row in ITEMS].index("AB01")
MODIFIERS: Final = [
    "mp", "core_exit", "first_loss", "no_melt", "load_limit", "active_track", "draw", "scrap", "cage",
    "as_sector",
]  # fmt: skip
MP_MORE: Final = MODIFIERS.index("mp")
CORE_EXIT: Final = MODIFIERS.index("core_exit")
FIRST_LOSS: Final = MODIFIERS.index("first_loss")
NO_MELT: Final = MODIFIERS.index("no_melt")
LOAD_LIMIT: Final = MODIFIERS.index("load_limit")
ACTIVE_TRACK: Final = MODIFIERS.index("active_track")
DRAW_MORE: Final = MODIFIERS.index("draw")
SCRAP: Final = MODIFIERS.index("scrap")
CAGE: Final = MODIFIERS.index("cage")
AS_SECTOR: Final = MODIFIERS.index("as_sector")
MODIFIES: Final[list[int]] = [
    index(MODIFIERS, ITEMS[kind].modifies, f"modifier of {ITEMS[kind].id}") if ITEMS[kind].modifies else -1
    for kind in COPY
]
MODIFIES_BY: Final[list[int]] = [ITEMS[kind].by for kind in COPY]

# --- player board --------------------------------------------------------------------------------------
_SHIELDS: Final = rows(FOLDER, "board", "shield", ShieldRow)
SHARED: Final[list[int]] = [0] + [row.shared for row in _SHIELDS]  # battery space, by shields
CAPACITY: Final[list[list[int]]] = [[0] + [row.capacity[size] for row in _SHIELDS] for size in range(SIZES)]
BONUSES: Final = rows(FOLDER, "board", "bonus", BonusRow)
_BONUS: Final[dict[str, list[int]]] = {row.id: row.batteries for row in BONUSES}
NEVER: Final = 99


def _bonus(word: str) -> list[int]:
    return [n or NEVER for n in _BONUS[word]]


TO_BOOST: Final[list[int]] = _bonus("boost")
TO_DELIVER: Final[list[int]] = _bonus("deliver")
TO_WALK: Final[list[int]] = _bonus("walk")
TO_RUN: Final[list[int]] = _bonus("run")
OPENS: Final[list[list[int]]] = [  # the batteries that open each slot
    [0, 0] + [_BONUS[slot][size] for slot in ("slot3", "slot4") if _BONUS[slot][size]]
    for size in range(SIZES)
]
SLOTS_OPEN: Final[list[list[int]]] = [  # by so many batteries
    [len([n for n in opens if n <= batteries]) for batteries in range(MOST_BATTERIES + 1)] for opens in OPENS
]
TO_TRACK: Final[list[int]] = _bonus("track")
TO_CYLINDROID: Final[list[int]] = _bonus("cylindroid")
TO_PURGE: Final[list[int]] = _bonus("purge")
AI_CHOICE: Final[int] = _BONUS["ai"][0]
WALK_MP: Final[list[int]] = [2, 2, 3]  # with TO_WALK batteries (SB-BB-03)
RUN_MP: Final = 3
_CYLINDROIDS: Final = rows(FOLDER, "board", "cylindroid", CylindroidRow)
CYLINDROIDS: Final[list[int]] = [row.count for row in _CYLINDROIDS]
PARTS: Final[list[tuple[int, ...]]] = [amounts(row.parts) for row in _CYLINDROIDS] + [
    amounts(_CYLINDROIDS[EXPLOSIVE].parts)
]
CYLINDROID_DOES: Final[list[int]] = [said(row.action) for row in _CYLINDROIDS]
_EXTENSIONS: Final = rows(FOLDER, "board", "extension", ExtensionRow)
EXTENSIONS: Final[list[str]] = [row.id for row in _EXTENSIONS]
SMALL_ONLY: Final[list[bool]] = [row.small for row in _EXTENSIONS]
EXTENSION_GIVES: Final[list[int]] = [said(row.bonus) for row in _EXTENSIONS]
_TANK_ROWS: Final = rows(FOLDER, "board", "tanks", TanksRow)
SQUARES: Final[list[list[int]]] = [_TANK_ROWS[0].squares, _TANK_ROWS[0].squares, _TANK_ROWS[1].squares]
_SQUARE: Final[dict[str, int]] = {row.id: row.squares for row in rows(FOLDER, "board", "square", SquareRow)}
SQUARE: Final[list[int]] = [_SQUARE[code] for code in PIECES[:IN_TANK]]
_COMMON: Final = rows(FOLDER, "board", "common", CommonRow)
COMMON_MOST: Final[list[tuple[int, ...]]] = [
    amounts(_COMMON[0].maxima),
    amounts(_COMMON[1].maxima),
    amounts(_COMMON[1].maxima),
]
_ALPHABOT: Final = rows(FOLDER, "board", "alphabot", AlphaBotRow)
ALPHA_SHIELDS: Final[list[int]] = [row.shields for row in _ALPHABOT]  # default track, alternative
ELEVATOR_ABOVE: Final[list[int]] = [row.elevator_above for row in _ALPHABOT]
ELEVATOR: Final[list[list[int]]] = [row.elevator for row in _ALPHABOT]
STATUS_B: Final[list[int]] = [row.status_b for row in _ALPHABOT]
CONSOLE_B: Final[list[int]] = [row.console_b for row in _ALPHABOT]
_CONSOLE: Final = rows(FOLDER, "board", "console", ConsoleRow)
CONSOLE_IDS: Final[list[str]] = [f"{row.side.lower()}-{row.id}" for row in _CONSOLE]
CONSOLE_SIDE: Final[list[int]] = [0 if row.side == "A" else 1 for row in _CONSOLE]
CONSOLE_DOES: Final[list[int]] = [said(row.effect) for row in _CONSOLE]
_CORE_DOES: Final[list[int]] = [said(row.effect) for row in rows(FOLDER, "board", "core", CoreRow)]
CORE_EXTRACT: Final = _CORE_DOES[0]
CORE_STEER: Final = _CORE_DOES[1]

# --- components in zones --------------------------------------------------------------------------------
FIRST_SECONDARY: Final = N_ACTIONS
FIRST_TOKEN: Final = FIRST_SECONDARY + N_SECONDARIES
FIRST_ITEM: Final = FIRST_TOKEN + N_TOKENS
COMPONENTS: Final = FIRST_ITEM + N_ITEMS


# --- what the rules have room for ------------------------------------------------------------------------
def _in_play(players: list[int], size: int) -> int:
    """Cards that are used by so many players."""
    return len([n for n in players if n <= size + 2])


def _counted() -> list[tuple[str, str, list[int]]]:
    """What setup.toml counts and the rows of another file give, by size."""
    sizes = range(SIZES)
    basic = [row.players for row in _CARDS if not row.boosted]
    boosted = [row.players for row in _CARDS if row.boosted]
    advanced = [row.copies for row in ITEMS if row.deck == "advanced"]
    alpha = [row.copies for row in ITEMS if row.deck == "alpha"]
    return [
        ("basic_cards", "cards", [_in_play(basic, size) for size in sizes]),
        ("boosted_cards", "cards", [_in_play(boosted, size) for size in sizes]),
        ("secondaries", "secondary", [_in_play(SECONDARY_PLAYERS, size) for size in sizes]),
        ("advanced_deck", "items", [sum([copies[size] for copies in advanced]) for size in sizes]),
        ("alpha_deck", "items", [sum([copies[size] for copies in alpha]) for size in sizes]),
    ]


def _unfit() -> list[str]:
    """What the content asks for and the rules cannot play, in sentences."""
    out = [
        f"{found} {name}, as many as {file}.toml has; setup.toml says {COUNTS[name]}"
        for name, file, found in _counted()
        if COUNTS[name] != found
    ]
    if len(MANTLE) != len(SECTORS) or len(_CRUST) != len(SECTORS):
        out.append(f"{len(SECTORS)} tiles of mantle and crust; map.toml has {len(MANTLE)} and {len(_CRUST)}")
    if max(TANKS) > MOST_TANKS:
        out.append(f"{MOST_TANKS} tanks; setup.toml has {max(TANKS)}")
    if max([max(most) for most in CAPACITY]) > MOST_BATTERIES:
        out.append(f"{MOST_BATTERIES} batteries; a shield row of board.toml has more")
    if len(_SHIELDS) != MAX_SHIELDS:
        out.append(f"{len(_SHIELDS)} shields, the rows of board.toml; setup.toml has {MAX_SHIELDS}")
    if not 1 <= START_SHIELDS <= len(_SHIELDS):
        out.append(f"1 to {len(_SHIELDS)} shields; setup.toml begins with {START_SHIELDS}")
    if not 1 <= START_PRESSURE <= LEVELS:
        out.append(f"pressure 1 to {LEVELS}; setup.toml begins with {START_PRESSURE}")
    if N_TOKENS != ROUNDS - 1:
        out.append(f"a token for each round but the last; there are {N_TOKENS} tokens and {ROUNDS} rounds")
    if LAST[FREIGHTER] != ROUNDS:
        out.append(
            f"a Freighter that leaves after the last round; it has {LAST[FREIGHTER]} spaces, not {ROUNDS}"
        )
    for ship, name in enumerate(SHIPS):
        if BACK[ship] > 1:
            out.append(f"tokens that move a ship back by 1 in all (SB-R-35), the {name}'s by {BACK[ship]}")
    if BACK[FREIGHTER] != AHEAD[FREIGHTER]:  # SB-1.3
        out.append(
            f"a Freighter that leaves after the last round; its tokens move it {AHEAD[FREIGHTER]} ahead"
            f" and {BACK[FREIGHTER]} back"
        )
    if SYMBOL.count(False) < 2:
        out.append(f"two tokens without symbol at the beginning; there are {SYMBOL.count(False)}")
    return out


def _unfit_boards() -> list[str]:
    """The same of the board of a BetaBot, of AlphaBot and of the planet."""
    out: list[str] = []
    for size in range(SIZES):
        where = f"with {size + 2} players"
        if len(SQUARES[size]) != TANKS[size]:
            out.append(
                f"{len(SQUARES[size])} tanks {where}, as board.toml has; setup.toml says {TANKS[size]}"
            )
        if (
            CAPACITY[size] != sorted(CAPACITY[size])
            or CAPACITY[size][min(START_SHIELDS, len(_SHIELDS))] < BATTERY_KINDS
        ):
            out.append(
                f"no fewer batteries with more shields, and {BATTERY_KINDS} with {START_SHIELDS}; the shield"
                f" rows of board.toml have {CAPACITY[size][1:]} {where}"
            )
        if COMMON_MOST[size][X] < 1:  # SB-S: one lies there at the start
            out.append(f"an X in the Common Tank; a common row of board.toml has none {where}")
    for player, tank, pieces in START_TANKS:
        least = min([squares[tank] for squares in SQUARES if tank < len(squares)], default=0)
        needed = sum([pieces[piece] * SQUARE[piece] for piece in range(IN_TANK)])
        if needed > least:
            out.append(
                f"what each player starts with: tank {tank + 1} of player {player + 1} has {least} squares,"
                f" its pieces in setup.toml take {needed}"
            )
    if min(ALPHA_SHIELDS) < 1:
        out.append(f"an AlphaBot with shields; an alphabot row of board.toml has {min(ALPHA_SHIELDS)}")
    if sorted(MANTLE + CRUST_LOWER + CRUST_UPPER) != list(range(len(TILES))):
        out.append(f"each vault once on the tiles of map.toml: {', '.join(TILES)}")
    if sorted(FIRST_MANTLE) != sorted(FIRST_CRUST) or sorted(FIRST_MANTLE) != list(range(len(SECTORS))):
        out.append("a first game with each tile once; the first rows of map.toml have one twice")
    for ship, name in enumerate(SHIPS):
        if not any([OBJECTIVE_FIRST[o] for o in range(len(OBJECTIVES)) if OBJECTIVE_SHIP[o] == ship]):
            out.append(f"an objective of the {name} for the first game; ships.toml has none")
    if any([len(side) != POSITIONS for side in CONNECTED]):
        out.append(f"{POSITIONS} positions of the Core; a core row of map.toml has others")
    return out


_WRONG: Final = _unfit() + _unfit_boards()
if _WRONG:
    raise ContentError("stress_botics has room for " + "; and for ".join(_WRONG))
