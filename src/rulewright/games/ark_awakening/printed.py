"""What is printed: rooms, biodomes, artifacts, missions, tokens and the numbers of the rules, as ints.

A *room* is one of the room cards, numbered: special rooms, outer generators, factories (each copy), gates.
A *board* is a side of a biodome: the standard side A, then the factions' own sides B. A *benefit* is a
standing modifier (ARK-BC): rooms, tracks of sections, built artifacts and abilities give them.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import index, rows
from rulewright.core.errors import ContentError
from rulewright.games.ark_awakening.schema import (
    FOLDER,
    AchievementRow,
    AmountRow,
    ArtifactRow,
    BoardRow,
    ChallengerActionRow,
    DeckRow,
    EnemyActionRow,
    EnemyTrackRow,
    FactionRow,
    FactoryRow,
    GateRow,
    GeneratorRow,
    HelpRow,
    MissionRow,
    RoomRow,
    SectionRow,
    TokenRow,
)

ROOM_ROWS: Final = rows(FOLDER, "rooms", "room", RoomRow)
GENERATOR_ROWS: Final = rows(FOLDER, "rooms", "generator", GeneratorRow)
FACTORY_ROWS: Final = rows(FOLDER, "rooms", "factory", FactoryRow)
GATE_ROWS: Final = rows(FOLDER, "rooms", "gate", GateRow)
BOARD_ROWS: Final = rows(FOLDER, "boards", "board", BoardRow)
DECK_ROWS: Final = rows(FOLDER, "setup", "deck", DeckRow)
FACTION_ROWS: Final = rows(FOLDER, "biodomes", "faction", FactionRow)
SECTION_ROWS: Final = rows(FOLDER, "biodomes", "section", SectionRow)
ARTIFACT_ROWS: Final = rows(FOLDER, "artifacts", "artifact", ArtifactRow)
HELP_ROWS: Final = rows(FOLDER, "artifacts", "help", HelpRow)
MISSION_ROWS: Final = rows(FOLDER, "missions", "mission", MissionRow)
ACHIEVEMENT_ROWS: Final = rows(FOLDER, "goals", "achievement", AchievementRow)
TOKEN_ROWS: Final = rows(FOLDER, "goals", "token", TokenRow)
ENEMY_TRACK_ROWS: Final = rows(FOLDER, "enemy", "track", EnemyTrackRow)
ORDER_ROWS: Final = rows(FOLDER, "enemy", "enemy_action", EnemyActionRow)
TASK_ROWS: Final = rows(FOLDER, "enemy", "challenger_action", ChallengerActionRow)
AMOUNTS: Final = {row.id: row.value for row in rows(FOLDER, "setup", "amount", AmountRow)}  # by players - 1

# --- numbers of the rules ------------------------------------------------------------------------------
MOST_SEATS: Final = 5
STORAGE: Final = 20  # ARK-5.4c
ARSENAL_MOST: Final = 24  # ARK-5.6
UNIT_COST: Final = 2  # ARK-5.8a, in metamorphite
BROOD_COST: Final = 1  # ARK-AB-BROOD
SLOW_COST: Final = 3  # ARK-AB-SLOW
NEUTRAL_COST: Final = 1  # ARK-5.8b
EXPLORED_MOST: Final = 3  # ARK-5.2b
SPECIES_COMBAT: Final = 2  # ARK-8.4
STANDARD_UNITS: Final = 6  # ARK-S10, side A
STANDARD_CYLINDERS: Final = 10
STANDARD_AWAKE: Final = 2
TO_MISSION: Final = 2  # ARK-7.7: achievements
LAST_ROUND: Final = 60  # ARK-R47
# Complexity 2 (ARK-18)
GUARDS: Final = 2  # ARK-18.2: opposing units that make a room guarded
CRITICAL_ARSENAL: Final = 7  # ARK-18.3: to play a critical card
SEAL_COST: Final = 4  # ARK-18.4, in arsenal; to unlock costs the same
DISINTEGRATE_COST: Final = 16
BUILT_MOST: Final = 4  # ARK-18.8b: sections made of artifacts
HACK_COST: Final = 2  # ARK-18.9, in engineering points
TOKEN_WIDTH: Final = 2  # ARK-18.9d: circles that an energy token covers, if they are free
AIRLOCK_REACH: Final = 2  # ARK-BC-ALK
EASY_TILES: Final = 3  # ARK-S12: of the six; the others lie with their hard side up
LAID_OUT: Final = 4  # ARK-S14: objective cards of Fallout
OBJECTIVE_POINTS: Final = (10, 7)  # ARK-14.8b: first, second
MISSION_POINTS: Final = 12  # ARK-VP-2, a room
PAIR: Final = 2  # ARK-14.3: factories of a type to be activated
LAST_ROUND_FIRST_MISSION: Final = 30  # ARK-R109
# Solo and co-operative modes (ARK-10, ARK-11)
MOST_CHALLENGERS: Final = 4
DARK_CARDS: Final = 2  # ARK-S26
BUILDING_STEPS: Final = 2  # ARK-10.9
IDLE_CIRCLES: Final = 4  # ARK-R59: so many without exploring, then the rest of the board is filled
GUARDIAN_STRENGTH: Final = 8  # ARK-S28: of both tracks
GUARDIANS_MOST: Final = 9  # ARK-R87
GLITCH_ROUNDS: Final = 3  # ARK-L4
DIAGNOSTIC_CARDS: Final = 3  # ARK-12.5
DIAGNOSED_FACTORIES: Final = 2  # ARK-12.8c
HOSTILE_MOST: Final = 16  # ARK-S31: units, then cylinders
INFECTION_MOST: Final = 3  # ARK-13.2c
INFECTION_STOPS: Final = 2  # ARK-13.3a
INFECTION_WITH_CARD: Final = 3  # ARK-13.11b
LAST_ROUND_LEARNING: Final = 40  # ARK-R47

# --- resources (ARK-1.1 glossary) ----------------------------------------------------------------------
RESOURCES: Final = ["titanium", "biotite", "osmium", "metamorphite"]
BASIC: Final = 3  # the first three; metamorphite stands in for each of them (ARK-5.4d)
METAMORPHITE: Final = 3
FREE: Final = -1  # a cost in no resource

# --- sections and actions ------------------------------------------------------------------------------
SECTIONS: Final = ["MOB", "PWR", "PRO", "ENG", "MIL", "ART", "UNI"]
MOB: Final = 0
PWR: Final = 1
PRO: Final = 2
ENG: Final = 3
MIL: Final = 4
ART: Final = 5
UNI: Final = 6
ACTIONS: Final = [
    "move", "explore", "divert", "produce", "exploit", "engineering", "militarize", "research",
    "use_artifact", "awaken", "heal", "place_bombs", "ranged_attack", "detonate_bombs",
]  # fmt: skip
MOVE: Final = 0
EXPLORE: Final = 1
DIVERT: Final = 2
PRODUCE: Final = 3
EXPLOIT: Final = 4
ENGINEERING: Final = 5
MILITARIZE: Final = 6
RESEARCH: Final = 7
USE_ARTIFACT: Final = 8
AWAKEN: Final = 9
HEAL: Final = 10
PLACE_BOMBS: Final = 11
RANGED_ATTACK: Final = 12
DETONATE_BOMBS: Final = 13
# The section whose track gives an action its value, wherever it is done (ARK-4.5, 7.7).
TRACK_OF: Final = [MOB, MOB, PWR, PRO, PRO, ENG, MIL, ART, ART, UNI, UNI, MOB, MIL, MIL]
SECOND: Final = (USE_ARTIFACT, HEAL)  # read from the second numbers of their track
POWERED: Final = (MOVE, PRODUCE, ENGINEERING, MILITARIZE, RESEARCH, HEAL)  # the circles of the track add

# --- benefits (ARK-BC) ---------------------------------------------------------------------------------
BENEFITS: Final = [
    "move", "teleport", "fold", "divert", "produce", "synthesize", "harvest", "convert", "exploit",
    "reserves", "engineer", "engineer_remote", "engineer_free", "engineer_anywhere", "discount",
    "militarize", "armoury", "research", "sift", "use", "awaken", "heal", "awaken_discount", "combat",
    "defence", "combat_each", "defence_each", "entrenched", "protection", "metabolism", "pole", "ranged",
    "bombs", "mini_move", "mini_militarize", "mini_metamorphite", "mini_resources", "robots", "species",
    "airlock",
]  # fmt: skip


def code(name: str) -> int:
    return index(BENEFITS, name, "benefit")


B_MOVE: Final = code("move")
B_TELEPORT: Final = code("teleport")
B_FOLD: Final = code("fold")
B_DIVERT: Final = code("divert")
B_PRODUCE: Final = code("produce")
B_SYNTHESIZE: Final = code("synthesize")
B_HARVEST: Final = code("harvest")
B_CONVERT: Final = code("convert")
B_EXPLOIT: Final = code("exploit")
B_RESERVES: Final = code("reserves")
B_ENGINEER: Final = code("engineer")
B_REMOTE: Final = code("engineer_remote")
B_FREE: Final = code("engineer_free")
B_ANYWHERE: Final = code("engineer_anywhere")
B_DISCOUNT: Final = code("discount")
B_MILITARIZE: Final = code("militarize")
B_ARMOURY: Final = code("armoury")
B_RESEARCH: Final = code("research")
B_SIFT: Final = code("sift")
B_USE: Final = code("use")
B_AWAKEN: Final = code("awaken")
B_HEAL: Final = code("heal")
B_AWAKEN_DISCOUNT: Final = code("awaken_discount")
B_COMBAT: Final = code("combat")
B_DEFENCE: Final = code("defence")
B_COMBAT_EACH: Final = code("combat_each")
B_DEFENCE_EACH: Final = code("defence_each")
B_ENTRENCHED: Final = code("entrenched")
B_PROTECTION: Final = code("protection")
B_METABOLISM: Final = code("metabolism")
B_POLE: Final = code("pole")
B_RANGED: Final = code("ranged")
B_BOMBS: Final = code("bombs")
B_AIRLOCK: Final = code("airlock")
B_ROBOTS: Final = code("robots")
B_SPECIES: Final = code("species")
NO_BENEFIT: Final = -1
# What a benefit adds to the value of an action; some actions have none.
ADDED: Final = [
    B_MOVE, NO_BENEFIT, NO_BENEFIT, B_PRODUCE, NO_BENEFIT, B_ENGINEER, B_MILITARIZE, B_RESEARCH, B_USE,
    B_AWAKEN, B_HEAL, NO_BENEFIT, NO_BENEFIT, NO_BENEFIT,
]  # fmt: skip

# --- rooms ---------------------------------------------------------------------------------------------
SPECIAL: Final = len(ROOM_ROWS)
GENERATOR: Final = SPECIAL  # the first outer generator
OUTER: Final = len(GENERATOR_ROWS)
FACTORY: Final = GENERATOR + OUTER  # the first factory
FACTORY_TYPE: Final = [kind for kind, row in enumerate(FACTORY_ROWS) for _ in range(row.copies)]
GATE: Final = FACTORY + len(FACTORY_TYPE)  # the first gate
ROOMS: Final = GATE + GATE_ROWS[0].copies
LETTERS: Final = "abcdefgh"
for _factory in FACTORY_ROWS:
    if not 1 <= _factory.copies <= len(LETTERS):
        raise ContentError(
            f"rooms.toml: factory {_factory.id}: copies = {_factory.copies}; 1 to {len(LETTERS)} of each"
        )
ROOM_IDS: Final = (
    [row.id for row in ROOM_ROWS]
    + [row.id for row in GENERATOR_ROWS]
    + [f"{row.id}{LETTERS[copy]}" for row in FACTORY_ROWS for copy in range(row.copies)]
    + [f"gate{copy + 1}" for copy in range(GATE_ROWS[0].copies)]
)
ACTIVATABLE: Final = FACTORY  # ARK-7.1: special rooms and outer generators
ARMOURY: Final = ROOM_IDS.index("R18")
RESERVES: Final = ROOM_IDS.index("R10")
ROBOTICS: Final = ROOM_IDS.index("R29")
ISOLATION: Final = ROOM_IDS.index("R33")
SLOTS: Final = 4  # the most squares, and the most circles, of a room


def is_gate(room: int) -> bool:
    return room >= GATE


def is_factory(room: int) -> bool:
    return FACTORY <= room < GATE


def is_outer_generator(room: int) -> bool:
    return GENERATOR <= room < FACTORY


def factory_type(room: int) -> int:
    return FACTORY_TYPE[room - FACTORY]


def _price(cost: dict[str, int]) -> tuple[int, int]:
    """The resource and the number of it."""
    if len(cost) > 1:
        raise ContentError(f"a cost is in one resource, not {cost}")
    for name, amount in cost.items():
        return index(RESOURCES, name, "resource"), amount
    return FREE, 0


def _of_copies(values: list[int]) -> list[int]:
    return [values[kind] for kind in FACTORY_TYPE]


_NO_GATES: Final = [0] * (ROOMS - GATE)
SQUARES: Final = (
    [row.squares for row in ROOM_ROWS]
    + [row.squares for row in GENERATOR_ROWS]
    + _of_copies([row.squares for row in FACTORY_ROWS])
    + _NO_GATES
)
CIRCLES: Final = (
    [row.circles for row in ROOM_ROWS]
    + [row.circles for row in GENERATOR_ROWS]
    + _of_copies([row.circles for row in FACTORY_ROWS])
    + _NO_GATES
)
_PRICES: Final = [_price(row.cost) for row in ROOM_ROWS] + [_price(row.cost) for row in GENERATOR_ROWS]
COST_TYPE: Final = [price[0] for price in _PRICES] + [FREE] * (ROOMS - FACTORY)
COST: Final = [price[1] for price in _PRICES] + [0] * (ROOMS - FACTORY)
BY_CUBES: Final = [row.link == "cubes" for row in ROOM_ROWS]
HALVES: Final = sorted({row.half for row in ROOM_ROWS})
HALF: Final = [HALVES.index(row.half) for row in ROOM_ROWS]
SECTOR: Final = [sorted({half[0] for half in HALVES}).index(row.half[0]) for row in ROOM_ROWS]
SECTORS: Final = len(set(SECTOR))
_CHAINS: Final = [row.chain for row in ROOM_ROWS] + [row.chain for row in GENERATOR_ROWS]
CHAIN_FROM: Final = [index(SECTIONS, chain[0], "section of a chain") for chain in _CHAINS]
CHAIN_TO: Final = [index(SECTIONS, chain[1], "section of a chain") for chain in _CHAINS]
DIVERTS: Final = [row.diverts for row in GENERATOR_ROWS]  # by outer generator, by cubes
CAPACITY: Final = [row.capacity for row in GENERATOR_ROWS]
YIELD: Final = [row.yields for row in FACTORY_ROWS]  # by type, by power
YIELD_OF: Final = [index(RESOURCES, row.resource, f"resource of {row.id}") for row in FACTORY_ROWS]
if max(SQUARES + CIRCLES) > SLOTS:
    raise ContentError(
        f"a room has room for {SLOTS} squares and {SLOTS} circles, one has {max(SQUARES + CIRCLES)}"
    )


class Track:
    """A benefit that a room gives: its values by covered slots."""

    def __init__(self, room: int, values: list[int]) -> None:
        self.room = room
        self.values = values


def _givers(benefit: int) -> list[Track]:
    name = BENEFITS[benefit]
    return [Track(room, row.benefits[name]) for room, row in enumerate(ROOM_ROWS) if name in row.benefits]


for _row in ROOM_ROWS:
    for _name, _values in _row.benefits.items():
        code(_name)
        if len(_values) != 1 + (_row.squares if _row.link == "cubes" else _row.circles):
            raise ContentError(f"{_row.id}: {_name} needs a value for each number of covered slots")
GIVERS: Final = [_givers(benefit) for benefit in range(len(BENEFITS))]

# --- generators: the seats' own, then the outer ones ---------------------------------------------------
GENERATORS: Final = MOST_SEATS + OUTER
OUTER_CYLINDERS: Final = [row.cylinders for row in GENERATOR_ROWS]


def outer(generator: int) -> int:
    """Which outer generator it is; negative for a seat's own."""
    return generator - MOST_SEATS


# --- biodomes ------------------------------------------------------------------------------------------
FACTIONS: Final = [row.id for row in FACTION_ROWS]
STANDARD: Final = 0  # the board of side A; a faction's side B is 1 + its number
BOARDS: Final = ["standard", *FACTIONS]
ABILITIES: Final = [
    "brood", "energy_walk", "masters_of_engineering", "adapted_rooms", "gentle_harvest",
    "attached_engineer", "slow_gestation", "salvage", "slip",
]  # fmt: skip
BROOD: Final = ABILITIES.index("brood")
WALK: Final = ABILITIES.index("energy_walk")
ADAPTED: Final = ABILITIES.index("adapted_rooms")
ATTACHED: Final = ABILITIES.index("attached_engineer")
SLIP: Final = ABILITIES.index("slip")
SALVAGE: Final = ABILITIES.index("salvage")
MASTERS: Final = ABILITIES.index("masters_of_engineering")
GENTLE: Final = ABILITIES.index("gentle_harvest")
SLOW: Final = ABILITIES.index("slow_gestation")
ABLE: Final[list[list[int]]] = [[]] + [  # by board; side A has none
    [index(ABILITIES, ability, f"ability of {row.id}") for ability in row.abilities] for row in FACTION_ROWS
]
# What a board begins with (ARK-S10, ARK-S42).
UNITS_OF: Final = [STANDARD_UNITS] + [row.units for row in FACTION_ROWS]
AWAKE_OF: Final = [STANDARD_AWAKE] + [row.awake for row in FACTION_ROWS]
CYLINDERS_OF: Final = [STANDARD_CYLINDERS] + [row.cylinders for row in FACTION_ROWS]
for _faction in FACTION_ROWS:
    if not 0 <= _faction.awake <= _faction.units:
        awake, units = _faction.awake, _faction.units
        raise ContentError(
            f"biodomes.toml: {_faction.id}: awake = {awake}; 0 to {units}, as it has {units} units"
        )


class Section:
    """A section of a biodome board as printed."""

    def __init__(self, row: SectionRow) -> None:
        where = f"{row.section} of {row.faction}"
        words = [action.split() for action in row.actions]
        self.actions: list[int] = [index(ACTIONS, word[0], f"action in {where}") for word in words]
        self.fixed: list[int] = [int(word[1]) if len(word) > 1 else -1 for word in words]  # -1: by its track
        self.all: bool = row.all  # `X + Y`; otherwise one of them
        self.values: list[int] = row.values
        self.second: list[int] = row.second
        self.capacity: list[int] = row.capacity
        price = _price(row.cost)
        self.cost_type: int = price[0]
        self.cost: int = price[1]
        self.power: list[int] = row.power
        self.passive: int = NO_BENEFIT
        self.passive_values: list[int] = [0]
        for name, values in row.passive.items():
            self.passive = code(name)
            self.passive_values = values
        price = _price(row.passive_cost)
        self.passive_cost_type: int = price[0]
        self.passive_cost: int = price[1]

    @property
    def squares(self) -> int:
        return len(self.values) - 1

    @property
    def passive_squares(self) -> int:
        return len(self.passive_values) - 1

    @property
    def circles(self) -> int:
        return len(self.power) - 1


def _sections(board: str) -> list[Section]:
    found = {row.section: row for row in SECTION_ROWS if row.faction == board}
    if sorted(found) != sorted(SECTIONS):
        raise ContentError(f"{board} has sections {', '.join(sorted(found))}; needed: {', '.join(SECTIONS)}")
    return [Section(found[section]) for section in SECTIONS]


DOMES: Final = [_sections(board) for board in BOARDS]
HAS_POLES: Final = [any([section.passive == B_POLE for section in dome]) for dome in DOMES]  # ARK-17.3
PASSIVES: Final = [[s for s in range(len(SECTIONS)) if dome[s].passive != NO_BENEFIT] for dome in DOMES]

# --- artifacts -----------------------------------------------------------------------------------------
# Copies of a title that differ in nothing have one face.
TITLE_OF: Final = [title for title, row in enumerate(ARTIFACT_ROWS) for _ in row.power]
POWER_OF: Final = [power for row in ARTIFACT_ROWS for power in row.power]
CRITICAL_OF: Final = [critical for row in ARTIFACT_ROWS for critical in row.critical]
ARTIFACTS: Final = len(TITLE_OF)
START_TITLES: Final = ["AC01", "AC02"]  # ARK-S43: one of these begins in each hand
START_CARDS: Final = [card for card in range(ARTIFACTS) if ARTIFACT_ROWS[TITLE_OF[card]].id in START_TITLES]
for _artifact in ARTIFACT_ROWS:
    for _benefit in _artifact.built:
        code(_benefit)
BUILT: Final = [[row.built.get(name, 0) for name in BENEFITS] for row in ARTIFACT_ROWS]  # by title, benefit
BUILT_IN_FALLOUT: Final = [  # ARK-R66: what scores there gives nothing else
    [0] * len(BENEFITS) if ARTIFACT_ROWS[title].points_in_fallout else BUILT[title]
    for title in range(len(ARTIFACT_ROWS))
]
BUILT_POINTS: Final = [row.points_in_fallout for row in ARTIFACT_ROWS]  # ARK-VP-4


def _first_alike(card: int) -> int:
    for other in range(card + 1):
        if TITLE_OF[other] == TITLE_OF[card] and POWER_OF[other] == POWER_OF[card]:
            return other
    return card


_FIRSTS: Final = [card for card in range(ARTIFACTS) if _first_alike(card) == card]
FACE_OF: Final = [_FIRSTS.index(_first_alike(card)) for card in range(ARTIFACTS)]
START_KINDS: Final = sum({1 << FACE_OF[card] for card in START_CARDS})  # bits of faces
FACE_IDS: Final = [
    ARTIFACT_ROWS[TITLE_OF[card]].id
    + ("" if len(set(ARTIFACT_ROWS[TITLE_OF[card]].power)) == 1 else f"-{POWER_OF[card]}")
    for card in _FIRSTS
]
FACE_CRITICAL: Final = [CRITICAL_OF[card] for card in _FIRSTS]
FACE_POWER: Final = [POWER_OF[card] for card in _FIRSTS]

HELPS: Final = HELP_ROWS[0].copies
HELP: Final = [HELP_ROWS[0].built.get(name, 0) for name in BENEFITS]  # by benefit (ARK-16.1)

# --- missions, achievements, tokens --------------------------------------------------------------------
MISSION_ROOMS: Final = [
    [index(ROOM_IDS, room, f"room of {row.id}") for room in row.rooms] for row in MISSION_ROWS
]
MISSIONS: Final = len(MISSION_ROWS)
SUBJECTS: Final = ["cards", "arsenal", "units", "stock", "home", "rooms"]
OF_CARDS: Final = SUBJECTS.index("cards")
OF_ARSENAL: Final = SUBJECTS.index("arsenal")
OF_UNITS: Final = SUBJECTS.index("units")
OF_STOCK: Final = SUBJECTS.index("stock")
OF_HOME: Final = SUBJECTS.index("home")
SUBJECT: Final = [index(SUBJECTS, row.subject, f"subject of {row.id}") for row in ACHIEVEMENT_ROWS]
EASY: Final = [row.easy for row in ACHIEVEMENT_ROWS]
HARD: Final = [row.hard for row in ACHIEVEMENT_ROWS]
EASY_POINTS: Final = [row.easy_points for row in ACHIEVEMENT_ROWS]  # first, second
HARD_POINTS: Final = [row.hard_points for row in ACHIEVEMENT_ROWS]
ACHIEVEMENTS: Final = len(ACHIEVEMENT_ROWS)
GOALS: Final = 6  # ARK-9.1
TOKEN_OF: Final = [kind for kind, row in enumerate(TOKEN_ROWS) for _ in range(row.copies)] + [
    kind for kind, row in enumerate(TOKEN_ROWS) for _ in range(row.premium)
]
STANDARD_TOKENS: Final = sum([row.copies for row in TOKEN_ROWS])  # ARK-R129

# --- components: what lies in zones --------------------------------------------------------------------
ROOM_CARD: Final = ARTIFACTS  # the first of each
TOKEN: Final = ROOM_CARD + ROOMS
MISSION: Final = TOKEN + len(TOKEN_OF)
OBJECTIVE: Final = MISSION + MISSIONS
OBJECTIVE_IDS: Final = ROOM_IDS[:ACTIVATABLE] + [row.id for row in FACTORY_ROWS]  # ARK-S14, ARK-R56
OBJECTIVES: Final = len(OBJECTIVE_IDS)
ORDER: Final = OBJECTIVE + OBJECTIVES  # enemy-action cards
ORDERS: Final = len(ORDER_ROWS)
COMPONENTS: Final = ORDER + ORDERS


# --- the enemy board (7.12, 7.13) ------------------------------------------------------------------------
def _by_challengers(row: EnemyTrackRow) -> list[list[int]]:
    """The values of a track for each number of Challengers."""
    if len(row.values) not in (1, MOST_CHALLENGERS):
        raise ContentError(
            f"track {row.track} of side {row.side} needs one list of values or {MOST_CHALLENGERS},"
            f" by number of Challengers; it has {len(row.values)}"
        )
    return row.values if len(row.values) > 1 else row.values * MOST_CHALLENGERS


ENEMY_TRACKS: Final = [f"{row.side}-{row.track}" for row in ENEMY_TRACK_ROWS]
ENEMY_VALUES: Final = [_by_challengers(row) for row in ENEMY_TRACK_ROWS]  # by track, by Challengers, by cubes
DIRECTIONS: Final = ["left", "front", "right", "behind"]
LEFT: Final = 0
FRONT: Final = 1
RIGHT: Final = 2
BEHIND: Final = 3


def _steps(row: EnemyActionRow) -> int:
    """ARK-11.8b: directions are tried in order, so each stands there once; no way is longer than the Ark."""
    wanted = sorted(DIRECTIONS) if row.steps else []
    if sorted(row.order) != wanted:
        raise ContentError(
            f"order of {row.id} needs each of {', '.join(DIRECTIONS)} once, or none with 0 steps;"
            f" it has {', '.join(row.order) or 'none'} with {row.steps} steps"
        )
    most = max(max(board.width, board.height) for board in BOARD_ROWS) - 1
    if not 0 <= row.steps <= most:
        raise ContentError(f"steps of {row.id} are 0 to {most}, not {row.steps}")
    return row.steps


ORDER_STEPS: Final = [_steps(row) for row in ORDER_ROWS]
ORDER_DIRECTIONS: Final = [
    [index(DIRECTIONS, name, f"direction of {row.id}") for name in row.order] for row in ORDER_ROWS
]
STRATEGIES: Final = ["infect", "corrupt", "hatch"]
INFECT: Final = 0
CORRUPT: Final = 1
HATCH: Final = 2
STRATEGY_OF: Final = [index(STRATEGIES, row.strategy, f"strategy of {row.id}") for row in ORDER_ROWS]
# What the enemy board learns by (ARK-13.14): each symbol with its tracks.
SYMBOLS: Final = ["C", "I", "CI", "KD", "X"]
SYMBOL_TRACKS: Final = [[ENEMY_TRACKS.index(f"I-{track}") for track in symbol] for symbol in SYMBOLS]
TASKS: Final = len(TASK_ROWS)  # challenger-action cards
TASK_ACTIONS: Final = [  # by card: left, right
    [index(ACTIONS, half[0], f"action of {row.id}") for half in (row.left, row.right)] for row in TASK_ROWS
]
TASK_SYMBOLS: Final = [
    [index(SYMBOLS, half[1], f"symbol of {row.id}") for half in (row.left, row.right)] for row in TASK_ROWS
]
ON_TASKS: Final = sorted({action for actions in TASK_ACTIONS for action in actions})
SHUFFLES: Final = (  # by objective card, as a target of the Enemy (7.4)
    [False] * SPECIAL + [row.shuffles for row in GENERATOR_ROWS] + [False] * len(FACTORY_ROWS)
)
