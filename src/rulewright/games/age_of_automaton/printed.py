"""What is printed on cards, tiles, tracks and dice, as ints.

All components that can lie in a hidden place share one numbering: Equipment 0-19, R&D 20-39, Sale 40-59,
Specialists 60-80 (the two Starters last), Sponsorship tiles 81-98, Blocked Action cards 99-104.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import index, rows
from rulewright.core.effects import Book
from rulewright.core.errors import ContentError
from rulewright.games.age_of_automaton.schema import (
    FOLDER,
    AchievementRow,
    AuditRow,
    BlockedRow,
    ColumnRow,
    ConstantRow,
    DieRow,
    DonationRow,
    EquipmentRow,
    EquipmentVpRow,
    PartsVpRow,
    PlayersRow,
    ProspectRow,
    RelationRow,
    ReliabilityRow,
    ReputationRow,
    ResearchRow,
    SaleRow,
    SpaceRow,
    SpecialistRow,
    SpecialRow,
    StartRow,
    TileRow,
    TrackRow,
)

NONE: Final = -1

# --- colours and goods ------------------------------------------------------------------------------
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
CREDIT: Final = 3
COLOURS: Final = ["R", "Y", "B"]
N_COLOURS: Final = 3
GOODS: Final = ["R", "Y", "B", "credit"]

# --- actions (AOA-3.1): two a column, the upper one with a worker ------------------------------------
PROSPECT: Final = 0
EQUIPMENT: Final = 1
RESEARCH: Final = 2
SALE: Final = 3
FUNDING: Final = 4
ASSEMBLING: Final = 5
SPONSORSHIP: Final = 6
PURCHASING: Final = 7
ACTIONS: Final = 8
COLUMNS: Final = 4
WANTED_ACTIONS: Final = [
    "prospect", "equipment", "research", "sale", "funding", "assembling", "sponsorship", "purchasing",
]  # fmt: skip
DECKS: Final = 3  # Equipment, R&D, Sale
BOARD_COLUMNS: Final = rows(FOLDER, "board", "column", ColumnRow)
ACTION_NAMES: Final[list[str]] = [row.worker for row in BOARD_COLUMNS] + [row.other for row in BOARD_COLUMNS]


PARTNER: Final[list[int]] = [(action + COLUMNS) % ACTIONS for action in range(ACTIONS)]  # in its column


def column_of(action: int) -> int:
    return action % COLUMNS


def needs_worker(action: int) -> bool:
    return action < COLUMNS


# --- moments of a turn (AOA-1.5) --------------------------------------------------------------------
IN_OPEN: Final = 0
IN_AFTER: Final = 1
BEFORE_EXTRA: Final = 2
AFTER_EXTRA: Final = 3
ROLLED: Final = 4

# --- special actions (AOA-10.1) ---------------------------------------------------------------------
OVERTIME: Final = 0
OVERBUILT: Final = 1
OVERCLOCK: Final = 2
OVERDRIVE: Final = 3
SPECIAL_ROWS: Final = rows(FOLDER, "board", "special", SpecialRow)
SPECIAL_NAMES: Final[list[str]] = [row.id for row in SPECIAL_ROWS]
SPECIAL_PRICE: Final[list[int]] = [row.credits for row in SPECIAL_ROWS]

# --- worker spaces (AOA-3.8): three an action, g1 and g2 general, iv for Level IV only ---------------
SPACES: Final = len(rows(FOLDER, "board", "space", SpaceRow))
GENERAL: Final = SPACES - 1
LEVELS: Final = ["I", "II", "III", "IV"]
FREE: Final = -1
BLOCKED: Final = -2
IV: Final = len(LEVELS)

# --- effects (AOA-FX): what their words mean is taught in effects.py ---------------------------------
BOOK: Final = Book()
IN_CREDITS: Final = 0  # what `pay` asks for
IN_TOKENS: Final = 1
IN_BOTH: Final = 2
KINDS: Final = ["cr", "res", "mix"]


def roman(word: str) -> int:
    return LEVELS.index(word) + 1


def inside(word: str) -> str:
    return word[word.index("(") + 1 : word.index(")")]


def benefit(words: list[str]) -> list[int]:
    """The numbers of effects that are resolved one after the other."""
    return [BOOK.number(word) for word in words]


MAIN: Final[list[int]] = [BOOK.number(f"main {name}") for name in ACTION_NAMES]  # by action


# --- cards and tiles -------------------------------------------------------------------------------
EQUIPMENT_ROWS: Final = rows(FOLDER, "equipment", "equipment", EquipmentRow)
RESEARCH_ROWS: Final = rows(FOLDER, "research", "research", ResearchRow)
SALE_ROWS: Final = rows(FOLDER, "sales", "sale", SaleRow)
SPECIALIST_ROWS: Final = rows(FOLDER, "specialists", "specialist", SpecialistRow)
TILE_ROWS: Final = rows(FOLDER, "tiles", "tile", TileRow)
BLOCKED_ROWS: Final = rows(FOLDER, "blocked", "blocked", BlockedRow)
AUDIT_ROWS: Final = rows(FOLDER, "audits", "audit", AuditRow)
ACHIEVEMENT_ROWS: Final = rows(FOLDER, "achievements", "achievement", AchievementRow)

RESEARCH_FIRST: Final = len(EQUIPMENT_ROWS)
SALE_FIRST: Final = RESEARCH_FIRST + len(RESEARCH_ROWS)
SPECIALIST_FIRST: Final = SALE_FIRST + len(SALE_ROWS)
TILE_FIRST: Final = SPECIALIST_FIRST + len(SPECIALIST_ROWS)
BLOCKED_FIRST: Final = TILE_FIRST + len(TILE_ROWS)
COMPONENTS: Final = BLOCKED_FIRST + len(BLOCKED_ROWS)
STARTERS: Final[list[int]] = [
    SPECIALIST_FIRST + i for i in range(len(SPECIALIST_ROWS)) if SPECIALIST_ROWS[i].starter
]
NO_COST: Final[list[int]] = [0, 0, 0]
COST: Final[list[list[int]]] = (
    [row.cost for row in EQUIPMENT_ROWS] + [NO_COST for _ in RESEARCH_ROWS] + [row.cost for row in SALE_ROWS]
)  # by card
MOST_TOKENS: Final = max(max(row.cost) for row in EQUIPMENT_ROWS)  # of one colour, in the price of Equipment
DISCOUNT: Final[list[list[int]]] = [row.discount for row in EQUIPMENT_ROWS]
EXTRA: Final[list[int]] = [index(ACTION_NAMES, row.extra, f"extra of {row.id}") for row in EQUIPMENT_ROWS]
ABILITY: Final[list[list[int]]] = [benefit(row.ability) for row in EQUIPMENT_ROWS]
ON_CARD: Final[list[list[int]]] = (
    [[] for _ in EQUIPMENT_ROWS]
    + [benefit(row.effects) for row in RESEARCH_ROWS]
    + [benefit(row.effects) for row in SALE_ROWS]
)  # by card: what buying it gives
PART_NAMES: Final = ["head", "torso", "arm", "leg", "core"]
PART: Final[list[int]] = [PART_NAMES.index(row.part) for row in RESEARCH_ROWS]  # by card - RESEARCH_FIRST
SALE_VP: Final[list[int]] = [row.vp for row in SALE_ROWS]

AT_ANY_MENU: Final = 0  # timing codes
AFTER_ROLL: Final = 1
BEFORE_MAIN: Final = 2
TIMINGS: Final = ["free", "afterroll", "premain"]
NEEDS: Final[list[list[int]]] = [row.needs for row in SPECIALIST_ROWS]  # by specialist, 0 to 20
REWARD: Final[list[list[int]]] = [row.discard for row in SPECIALIST_ROWS]
SKILL: Final[list[list[int]]] = [benefit(row.ability) for row in SPECIALIST_ROWS]
TIMING: Final[list[int]] = [TIMINGS.index(row.timing) for row in SPECIALIST_ROWS]
SPECIALIST_VP: Final[list[int]] = [row.vp for row in SPECIALIST_ROWS]

TILE: Final[list[list[int]]] = [benefit(row.effects) for row in TILE_ROWS]
EARLY_TILES: Final[list[int]] = [TILE_FIRST + i for i in range(len(TILE_ROWS)) if not TILE_ROWS[i].late]
LATE_TILES: Final[list[int]] = [TILE_FIRST + i for i in range(len(TILE_ROWS)) if TILE_ROWS[i].late]
BLOCKS: Final[list[list[int]]] = [
    [index(ACTION_NAMES, action, f"action of {row.id}") for action in row.actions] for row in BLOCKED_ROWS
]
AUDITS_A: Final[list[int]] = [i for i in range(len(AUDIT_ROWS)) if AUDIT_ROWS[i].deck == "A"]
AUDITS_B: Final[list[int]] = [i for i in range(len(AUDIT_ROWS)) if AUDIT_ROWS[i].deck == "B"]
ACHIEVEMENT: Final[list[list[int]]] = [benefit(row.effects) for row in ACHIEVEMENT_ROWS]
ACHIEVEMENT_LEVELS: Final = 4
ACHIEVEMENTS_BY_LEVEL: Final[list[list[int]]] = [
    [i for i in range(len(ACHIEVEMENT_ROWS)) if ACHIEVEMENT_ROWS[i].level == level]
    for level in range(1, ACHIEVEMENT_LEVELS + 1)
]

# --- tracks -----------------------------------------------------------------------------------------
TRACK_ROWS: Final = rows(FOLDER, "tracks", "track", TrackRow)
PROSPECT_ROWS: Final = rows(FOLDER, "tracks", "prospect", ProspectRow)
TRACKS: Final = len(TRACK_ROWS)
TOP: Final = max([row.space for row in PROSPECT_ROWS])
BONUS: Final[list[list[int]]] = [sorted([COLOURS.index(c) for c in row.bonus.split()]) for row in TRACK_ROWS]


def _check_spaces() -> None:
    """Every track has every space once."""
    found = sorted([(row.track, row.space) for row in PROSPECT_ROWS])
    if found != [(track + 1, space + 1) for track in range(TRACKS) for space in range(TOP)]:
        raise ContentError(f"tracks.toml: {TRACKS} tracks, numbered from 1, have spaces 1 to {TOP} once each")


_check_spaces()


def _by_space(values: list[int], start: int) -> list[list[int]]:
    """By track and space; space 0 asks and gives nothing."""
    out = [[start] * (TOP + 1) for _ in range(TRACKS)]
    for i in range(len(PROSPECT_ROWS)):
        out[PROSPECT_ROWS[i].track - 1][PROSPECT_ROWS[i].space] = values[i]
    return out


TOLL: Final[list[list[int]]] = _by_space([row.pay for row in PROSPECT_ROWS], 0)
NEEDS_RESEARCH: Final[list[list[int]]] = _by_space([row.research for row in PROSPECT_ROWS], 0)
NEEDS_SALES: Final[list[list[int]]] = _by_space([row.sales for row in PROSPECT_ROWS], 0)
PROSPECT_VP: Final[list[list[int]]] = _by_space([row.vp for row in PROSPECT_ROWS], 0)
ENTERED: Final[list[list[int]]] = [benefit(row.effects) for row in PROSPECT_ROWS]
ENTERED_AT: Final[list[list[int]]] = _by_space(list(range(len(PROSPECT_ROWS))), NONE)  # index of ENTERED

REPUTATION_ROWS: Final = rows(FOLDER, "tracks", "reputation", ReputationRow)
ENGINEERS: Final[list[int]] = [row.engineers for row in REPUTATION_ROWS]
REPUTATION_VP: Final[list[int]] = [row.vp for row in REPUTATION_ROWS]
REPUTATION_TOP: Final = len(REPUTATION_ROWS) - 1
STACKS: Final[list[int]] = [row.space for row in REPUTATION_ROWS if row.stack]
DONATION_ROWS: Final = rows(FOLDER, "tracks", "donation", DonationRow)
DONATION_VP: Final[list[int]] = [row.vp for row in DONATION_ROWS]
MEGAPHONE: Final[list[bool]] = [row.megaphone for row in DONATION_ROWS]
DONATION_TOP: Final = len(DONATION_ROWS) - 1
MULTIPLIER: Final[list[int]] = [row.multiplier for row in rows(FOLDER, "tracks", "relation", RelationRow)]
RELATION_TOP: Final = len(MULTIPLIER) - 1
COMPANIES: Final = 3
APEX: Final = 0
BIONIX: Final = 1
CITADEL: Final = 2
RELIABILITY_ROWS: Final = rows(FOLDER, "tracks", "reliability", ReliabilityRow)
RELIABILITY_TOP: Final = len(RELIABILITY_ROWS) - 1
SECTION: Final[list[int]] = [row.section for row in sorted(RELIABILITY_ROWS, key=lambda row: row.space)]
RELIABILITY: Final[list[list[int]]] = [
    benefit(row.effects) for row in sorted(RELIABILITY_ROWS, key=lambda row: row.space)
]

# --- dice -------------------------------------------------------------------------------------------
FACES: Final = {row.id: row.faces for row in rows(FOLDER, "dice", "die", DieRow)}
RESOURCE_DIE: Final[list[int]] = FACES["resource"]
LEVEL_DIE: Final[list[int]] = FACES["level"]
AUDIT_DIE: Final[list[int]] = FACES["audit"]
LEVEL_DICE: Final = 3
MARKET: Final = 3  # Resource dice of the Market phase

# --- setup and limits -------------------------------------------------------------------------------
CONSTANTS: Final = {row.id: row.value for row in rows(FOLDER, "setup", "constant", ConstantRow)}
ROUNDS: Final = CONSTANTS["rounds"]
LATE_ROUND: Final = CONSTANTS["late-round"]  # from here on a fourth Action marker
EARLY_MARKERS: Final = CONSTANTS["actions"]
LATE_MARKERS: Final = CONSTANTS["late-actions"]
HAND: Final = CONSTANTS["hand"]
DICE: Final = CONSTANTS["dice"]
CONTRACTS: Final = CONSTANTS["contracts"]
TOKEN_LIMIT: Final = CONSTANTS["token-limit"]
ROW: Final = CONSTANTS["row"]
SLOTS: Final = CONSTANTS["slots"]
COLUMN_SLOTS: Final = SLOTS // COLUMNS
DONATION_BASE: Final = CONSTANTS["donation-base"]
FUNDING_BASE: Final = CONSTANTS["funding"]
EXTRA_CREDITS: Final = CONSTANTS["extra-credits"]
MINUS: Final = CONSTANTS["minus"]
AUDIT_SPACES: Final = CONSTANTS["audit-spaces"]
AUDIT_TRIGGER: Final = CONSTANTS["audit-trigger"]
AUDITS: Final = 4
AUDIT_END: Final = AUDITS * AUDIT_SPACES
SCORING_SECTION: Final = CONSTANTS["reliability-vp-section"]
LEFTOVERS: Final = CONSTANTS["leftovers"]
COMMON_LIMIT: Final = CONSTANTS["common-limit"]
START_ROWS: Final = rows(FOLDER, "setup", "start", StartRow)
START_CREDITS: Final[list[int]] = [row.credits for row in START_ROWS]
START_TOKENS: Final[list[list[int]]] = [row.tokens for row in START_ROWS]
START_LEVELS: Final[list[list[int]]] = [row.levels for row in START_ROWS]
PLAYERS: Final = {row.seats: row for row in rows(FOLDER, "setup", "players", PlayersRow)}
TILES_IN_ROW: Final[list[int]] = [PLAYERS[n].tiles if n in PLAYERS else 0 for n in range(5)]
COMMON_DRAWN: Final[list[int]] = [PLAYERS[n].specialists if n in PLAYERS else 0 for n in range(5)]
VP_STACK: Final[list[list[int]]] = [PLAYERS[n].stack if n in PLAYERS else [] for n in range(5)]

# --- final scoring ----------------------------------------------------------------------------------
EQUIPMENT_VP: Final[list[int]] = [0] + [
    row.vp for row in rows(FOLDER, "scoring", "equipment", EquipmentVpRow)
]
PARTS_VP: Final[list[int]] = [0] + [row.vp for row in rows(FOLDER, "scoring", "parts", PartsVpRow)]


# --- what the rules take for granted ------------------------------------------------------------------
def unfit_cards() -> list[str]:
    """What other cards, columns and dice than these would break."""
    out: list[str] = []
    workers = ACTION_NAMES[:COLUMNS]
    for number in range(len(EXTRA)):
        if not needs_worker(EXTRA[number]):
            has = f"that of {EQUIPMENT_ROWS[number].id} is {ACTION_NAMES[EXTRA[number]]}"
            out.append(f"extra actions with a worker; {has}")
    if ACTION_NAMES != WANTED_ACTIONS:
        has = ", ".join(ACTION_NAMES)
        out.append(f"the columns' actions {', '.join(WANTED_ACTIONS)}, workers' first; board.toml has {has}")
    for row in BLOCKED_ROWS:
        if len(set(row.actions)) != 2 or not set(row.actions) <= set(workers):
            out.append(
                f"Blocked cards of two different actions of {', '.join(workers)};"
                f" {row.id} has {', '.join(row.actions)}"
            )
    if len(BLOCKED_ROWS) < ROUNDS:
        out.append(f"{len(BLOCKED_ROWS)} rounds, a Blocked card each; setup.toml has {ROUNDS}")
    if not set(RESOURCE_DIE) <= set(range(N_COLOURS)):
        out.append(
            f"faces 0 to {N_COLOURS - 1} of the resource die, a colour each; dice.toml has {RESOURCE_DIE}"
        )
    return out


def unfit_setup() -> list[str]:
    """The same of what is dealt and what each player begins with."""
    out: list[str] = []
    for place, tokens in enumerate(START_TOKENS, 1):
        if sum(tokens) > TOKEN_LIMIT:
            out.append(f"{TOKEN_LIMIT} tokens; those of place {place} at the start are {tokens}")
    for place, levels in enumerate(START_LEVELS, 1):
        if not all([1 <= level <= IV for level in levels]) or len(levels) > DICE:
            out.append(
                f"up to {DICE} dice from level 1 to {IV} at the start; those of place {place} are {levels}"
            )
    bench = len(SPECIALIST_ROWS) - len(STARTERS)
    tiles = min(len(EARLY_TILES), len(LATE_TILES))
    for row in PLAYERS.values():
        dealt = row.seats * HAND + row.specialists
        if dealt > bench:
            out.append(f"{bench} Specialists to deal; {row.seats} players with {HAND} each need {dealt}")
        common = len(STARTERS) + row.specialists + row.seats  # AOA-18.2: and one from each player
        if common != COMMON_LIMIT:
            out.append(
                f"{common} Common Specialists with {row.seats} players; setup.toml has common-limit ="
                f" {COMMON_LIMIT}"
            )
        if row.tiles > tiles:
            out.append(f"{tiles} Sponsor tiles in a row; setup.toml has {row.tiles} with {row.seats} players")
    return out


UNFIT: Final = unfit_cards() + unfit_setup()
if UNFIT:
    raise ContentError("age_of_automaton has room for " + "; and for ".join(UNFIT))
