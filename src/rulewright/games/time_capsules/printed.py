"""What is printed: objects, artifacts, cards, the VP track and the numbers of the rules, as ints.

An object has a *kind*, 0 to 52: batteries, computers, the break, bioobjects, artifacts. A *piece*, 0 to 150,
is an object as it lies on a mat: a kind, whether it was gained this round (`new`), and for an active computer
the number on its die. Pieces that look alike are alike, so a zone is a sorted list of pieces.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import rows
from rulewright.games.time_capsules.schema import (
    FOLDER,
    ArtifactRow,
    BioRow,
    BonusRow,
    CardRow,
    ConstantRow,
    KitRow,
    ObjectRow,
    PileRow,
    TargetRow,
)

ARTIFACT_ROWS: Final = rows(FOLDER, "artifacts", "artifact", ArtifactRow)
CARD_ROWS: Final = rows(FOLDER, "cards", "card", CardRow)
BIO_ROWS: Final = rows(FOLDER, "bioobjects", "bioobject", BioRow)
OBJECT_ROWS: Final = rows(FOLDER, "objects", "object", ObjectRow)
BONUS_ROWS: Final = rows(FOLDER, "track", "bonus", BonusRow)
CONSTANTS: Final = {row.id: row.value for row in rows(FOLDER, "setup", "constant", ConstantRow)}
KIT_ROWS: Final = rows(FOLDER, "setup", "kit", KitRow)
PILES: Final = {row.players: row.tokens for row in rows(FOLDER, "setup", "pile", PileRow)}
TARGETS: Final = {row.id: row.vp for row in rows(FOLDER, "setup", "target", TargetRow)}

# --- numbers of the rules ------------------------------------------------------------------------------
ROUNDS: Final = CONSTANTS["rounds"]
FAST_ROUND: Final = CONSTANTS["fast-round"]
CAPSULES: Final = CONSTANTS["capsules"]
DRAWN: Final = CONSTANTS["drawn"]
LEAST: Final = CONSTANTS["least"]
MOST: Final = CONSTANTS["most"]
ROOM: Final = DRAWN * MOST
OFFER: Final = CONSTANTS["offer"]
HAND_LIMIT: Final = CONSTANTS["hand"]
FATAL: Final = CONSTANTS["breaks"]  # breaks that lose the game
TRADE_BATTERIES: Final = CONSTANTS["trade-batteries"]
TRADE_COMPUTERS: Final = CONSTANTS["trade-computers"]
COMPUTER_COST: Final = CONSTANTS["computer-cost"]
BATTERY_COST: Final = CONSTANTS["battery-cost"]
VP_COST: Final = CONSTANTS["vp-cost"]
FIX_COST: Final = CONSTANTS["fix-cost"]
FAST_COST: Final = [CONSTANTS["fast-qubits"], CONSTANTS["fast-energy"]]  # by colour

BLUE: Final = 0
ORANGE: Final = 1
COLOURS: Final = ["blue", "orange"]
ENERGY: Final = 0
QUBITS: Final = 1
RESOURCES: Final = ["energy", "qubits"]
PAID_IN: Final = [QUBITS, ENERGY]  # TC-4.5.2, by colour

# --- kinds ---------------------------------------------------------------------------------------------
B1: Final = 0
C6: Final = 3
C12: Final = 5
BREAK: Final = 6
BIO: Final = 7  # the first of six
ARTIFACT: Final = 13  # the first of forty
KINDS: Final = 53
BIOS: Final = 6
ARTIFACTS: Final = 40
TRAITS: Final = ["machine", "archive", "field", "life", "weapon"]
KIND_IDS: Final = (
    [row.id for row in OBJECT_ROWS]
    + ["break"]
    + [row.id for row in BIO_ROWS]
    + [row.id for row in ARTIFACT_ROWS]
)
SIZES: Final = [row.size for row in OBJECT_ROWS]  # energy of a battery, faces of a computer
KIND_VP: Final = (
    [row.vp for row in OBJECT_ROWS] + [0] * (ARTIFACT - BREAK) + [row.vp for row in ARTIFACT_ROWS]
)  # TC-4.7.2, TC-4.7.3
UPGRADED: Final = [KIND_IDS.index(row.upgrade) if row.upgrade else -1 for row in OBJECT_ROWS]

# --- artifacts and cards -------------------------------------------------------------------------------
TAG_BOTH: Final = 0  # `P`
TAG_FIRST: Final = 1  # `P!`
TAG_SECOND: Final = 2  # `A`
TAGS: Final = ["P", "P!", "A"]
COST: Final = [row.cost for row in ARTIFACT_ROWS]
VALUE: Final = [row.vp for row in ARTIFACT_ROWS]
COLOUR: Final = [COLOURS.index(row.colour) for row in ARTIFACT_ROWS]
TRAIT: Final = [TRAITS.index(row.trait) for row in ARTIFACT_ROWS]
ARTIFACT_TAG: Final = [TAGS.index(row.phase) for row in ARTIFACT_ROWS]
CARD_COST: Final = [row.cost for row in CARD_ROWS]
CARD_TAG: Final = [TAGS.index(row.phase) for row in CARD_ROWS]
CARDS: Final = 18

# Components: the artifact tokens in the order of their rows, then the cards.
PRINTED_ON: Final = [kind for kind, row in enumerate(ARTIFACT_ROWS) for _ in range(row.copies)]
TOKENS: Final = len(PRINTED_ON)
CARD_OF: Final = [kind for kind, row in enumerate(CARD_ROWS) for _ in range(row.copies)]
COMPONENTS: Final = TOKENS + len(CARD_OF)


def card_kind(card: int) -> int:
    """Which of the 18 cards a component is."""
    return CARD_OF[card - TOKENS]


# --- pieces --------------------------------------------------------------------------------------------
BATTERIES_END: Final = 6  # 0-2 batteries, 3-5 new ones
IDLE_END: Final = 12  # 6-8 computers without a die, 9-11 new ones
MACHINES: Final = 64  # 12-37 computers by their number, 38-63 new ones
P_BREAK: Final = 64
P_BIO: Final = 65
P_ARTIFACT: Final = 71
PIECES: Final = 151  # 71-110 artifacts, 111-150 new ones
FACES_ALL: Final = sum(SIZES[C6:])


def _pieces() -> list[tuple[int, int, int]]:
    """Kind, new and die of every piece."""
    out = [(kind, new, 0) for new in range(2) for kind in range(3)]
    out += [(C6 + kind, new, 0) for new in range(2) for kind in range(3)]
    out += [
        (C6 + kind, new, die)
        for new in range(2)
        for kind in range(3)
        for die in range(1, SIZES[C6 + kind] + 1)
    ]
    out += [(kind, 0, 0) for kind in range(BREAK, ARTIFACT)]
    out += [(ARTIFACT + kind, new, 0) for new in range(2) for kind in range(ARTIFACTS)]
    return out


_ALL: Final = _pieces()
KIND: Final = [kind for kind, _new, _die in _ALL]
NEW: Final = [new for _kind, new, _die in _ALL]
DIE: Final = [die for _kind, _new, die in _ALL]
WORTH: Final = [SIZES[kind] if kind < C6 else die for kind, _new, die in _ALL]  # TC-4.3.1, TC-4.3.2
FACES: Final = [SIZES[kind] if C6 <= kind <= C12 else 0 for kind, _new, _die in _ALL]
PIECE_LABELS: Final = [
    KIND_IDS[kind] + (f"={die}" if die else "") + ("+" if new else "") for kind, new, die in _ALL
]
AT_REST: Final = [_ALL.index((kind, new, 0)) for kind, new, _die in _ALL]  # the piece once it is inactive
USED: Final = [_ALL.index((kind, 0, 0)) for kind, _new, _die in _ALL]  # the same, no longer new
FRESH: Final = [
    _ALL.index((kind, 0 if BREAK <= kind < ARTIFACT else 1, 0)) for kind in range(KINDS)
]  # a kind just gained
PLAIN: Final = [_ALL.index((kind, 0, 0)) for kind in range(KINDS)]
FIRST_FACE: Final = [
    _ALL.index((kind, new, 1)) if C6 <= kind <= C12 else -1 for new in range(2) for kind in range(KINDS)
]


def is_battery(piece: int) -> bool:
    return piece < BATTERIES_END


def is_computer(piece: int) -> bool:
    """With a die or without."""
    return BATTERIES_END <= piece < MACHINES


def is_running(piece: int) -> bool:
    """A computer with a number on its die."""
    return IDLE_END <= piece < MACHINES


def is_machine(piece: int) -> bool:
    """A battery or a computer."""
    return piece < MACHINES


def is_bio(piece: int) -> bool:
    return P_BIO <= piece < P_ARTIFACT


def is_artifact(piece: int) -> bool:
    return piece >= P_ARTIFACT


def showing(piece: int, die: int) -> int:
    """The computer with this number on its die."""
    return FIRST_FACE[NEW[piece] * KINDS + KIND[piece]] + die - 1


def upgraded(piece: int) -> int:
    """TC-4.6.2: one step larger, with the same number and flag; -1 if there is no larger one."""
    larger = UPGRADED[KIND[piece]]
    if larger < 0:
        return -1
    if DIE[piece]:
        return FIRST_FACE[NEW[piece] * KINDS + larger] + DIE[piece] - 1
    return FRESH[larger] if NEW[piece] else PLAIN[larger]


# --- the VP track --------------------------------------------------------------------------------------
NO_BONUS: Final = 0
BONUS_BREAK: Final = 1
BONUS_CRYSTAL: Final = 2
BONUS_CARD: Final = 3
TRACK_END: Final = 100


def _track() -> list[int]:
    out = [NO_BONUS] * (TRACK_END + 1)
    for number, row in enumerate(BONUS_ROWS, 1):
        for space in row.spaces:
            out[space] = number
    return out


TRACK: Final = _track()
BREAKS_EVERY: Final = BONUS_ROWS[0].every


def bonus(space: int) -> int:
    """TC-7.1, TC-R45: what a space of the track gives."""
    if space <= TRACK_END:
        return TRACK[space]
    return BONUS_BREAK if space % BREAKS_EVERY == 0 else NO_BONUS


# --- kits ----------------------------------------------------------------------------------------------
KITS: Final = [[KIND_IDS.index(name) for name in row.objects] for row in KIT_ROWS]
KIT_VP: Final = [row.vp for row in KIT_ROWS]
KIT_CARDS: Final = [row.cards for row in KIT_ROWS]
KIT_CRYSTALS: Final = [row.crystals for row in KIT_ROWS]
