"""What is printed: objects, artifacts, cards, the VP track and the numbers of the rules, as ints.

An object has a *kind*: batteries, computers, the break, bioobjects, artifacts, in this order. A *piece* is an
object as it lies on a mat: a kind, whether it was gained this round (`new`), and for an active computer the
number on its die. Pieces that look alike are alike, so a zone is a sorted list of pieces.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import index, rows
from rulewright.core.errors import ContentError
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
KIND_IDS: Final = (
    [row.id for row in OBJECT_ROWS]
    + ["break"]
    + [row.id for row in BIO_ROWS]
    + [row.id for row in ARTIFACT_ROWS]
)
BATTERIES: Final = len([row for row in OBJECT_ROWS if row.kind == "battery"])  # how many kinds there are
COMPUTERS: Final = len(OBJECT_ROWS) - BATTERIES
BIOS: Final = len(BIO_ROWS)
ARTIFACTS: Final = len(ARTIFACT_ROWS)
KINDS: Final = len(KIND_IDS)
BATTERY: Final = 0  # the first kind of each
COMPUTER: Final = BATTERIES
BREAK: Final = len(OBJECT_ROWS)
BIO: Final = BREAK + 1
ARTIFACT: Final = BIO + BIOS
B1: Final = KIND_IDS.index("b1")
B2: Final = KIND_IDS.index("b2")
C6: Final = KIND_IDS.index("c6")
C8: Final = KIND_IDS.index("c8")
C12: Final = KIND_IDS.index("c12")
SIZES: Final = [row.size for row in OBJECT_ROWS]  # energy of a battery, faces of a computer
if min(SIZES) < 1:
    raise ContentError("objects.toml: the size of an object is 1 or more")
KIND_VP: Final = (
    [row.vp for row in OBJECT_ROWS] + [0] * (ARTIFACT - BREAK) + [row.vp for row in ARTIFACT_ROWS]
)  # TC-4.7.2, TC-4.7.3
UPGRADED: Final = [
    index(KIND_IDS, row.upgrade, f"upgrade of {row.id}") if row.upgrade else -1 for row in OBJECT_ROWS
]


def has_charge(kind: int) -> bool:
    """Is it a battery?"""
    return kind < COMPUTER


def has_die(kind: int) -> bool:
    """Is it a computer?"""
    return COMPUTER <= kind < BREAK


def has_trait(kind: int) -> bool:
    """Is it an artifact?"""
    return kind >= ARTIFACT


# --- artifacts and cards -------------------------------------------------------------------------------
TRAITS: Final = ["machine", "archive", "field", "life", "weapon"]
TAG_BOTH: Final = 0  # `P`
TAG_FIRST: Final = 1  # `P!`
TAG_SECOND: Final = 2  # `A`
TAGS: Final = ["P", "P!", "A"]
COST: Final = [row.cost for row in ARTIFACT_ROWS]
COLOUR: Final = [index(COLOURS, row.colour, f"colour of {row.id}") for row in ARTIFACT_ROWS]
TRAIT: Final = [index(TRAITS, row.trait, f"trait of {row.id}") for row in ARTIFACT_ROWS]
ARTIFACT_TAG: Final = [index(TAGS, row.phase, f"phase of {row.id}") for row in ARTIFACT_ROWS]
CARD_COST: Final = [row.cost for row in CARD_ROWS]
CARD_TAG: Final = [index(TAGS, row.phase, f"phase of {row.id}") for row in CARD_ROWS]

# Components: the artifact tokens in the order of their rows, then the cards.
PRINTED_ON: Final = [kind for kind, row in enumerate(ARTIFACT_ROWS) for _ in range(row.copies)]
TOKENS: Final = len(PRINTED_ON)
CARD_OF: Final = [kind for kind, row in enumerate(CARD_ROWS) for _ in range(row.copies)]
COMPONENTS: Final = TOKENS + len(CARD_OF)


def card_kind(card: int) -> int:
    """Which of the cards a component is."""
    return CARD_OF[card - TOKENS]


def slot_at(colour: int, place: int) -> int:
    """Places of the offer are numbered through, the blue row first."""
    return colour * OFFER + place


def colour_at(slot: int) -> int:
    return slot // OFFER


# --- pieces --------------------------------------------------------------------------------------------
def _pieces() -> list[tuple[int, int, int]]:
    """Kind, new and die of every piece: sorted so that what is alike in use lies together."""
    batteries, computers = range(BATTERIES), range(COMPUTER, BREAK)
    out = [(kind, new, 0) for new in range(2) for kind in batteries]
    out += [(kind, new, 0) for new in range(2) for kind in computers]
    out += [(kind, new, n + 1) for new in range(2) for kind in computers for n in range(SIZES[kind])]
    out += [(kind, 0, 0) for kind in range(BREAK, ARTIFACT)]
    return out + [(kind, new, 0) for new in range(2) for kind in range(ARTIFACT, KINDS)]


_ALL: Final = _pieces()
BATTERIES_END: Final = 2 * BATTERIES  # then computers without a die
IDLE_END: Final = BATTERIES_END + 2 * COMPUTERS  # then computers with one
MACHINES: Final = IDLE_END + 2 * sum(SIZES[COMPUTER:])  # then the break, bioobjects, artifacts
P_BREAK: Final = MACHINES
P_BIO: Final = P_BREAK + 1
P_ARTIFACT: Final = P_BIO + BIOS
KIND: Final = [kind for kind, _new, _die in _ALL]
NEW: Final = [new for _kind, new, _die in _ALL]
DIE: Final = [die for _kind, _new, die in _ALL]
WORTH: Final = [SIZES[kind] if has_charge(kind) else die for kind, _new, die in _ALL]  # TC-4.3.1, TC-4.3.2
FACES: Final = [SIZES[kind] if has_die(kind) else 0 for kind, _new, _die in _ALL]
PIECE_LABELS: Final = [
    KIND_IDS[kind] + (f"={die}" if die else "") + ("+" if new else "") for kind, new, die in _ALL
]
AT_REST: Final = [_ALL.index((kind, new, 0)) for kind, new, _die in _ALL]  # the piece once it is inactive
FRESH: Final = [
    _ALL.index((kind, 0 if BREAK <= kind < ARTIFACT else 1, 0)) for kind in range(KINDS)
]  # a kind just gained
PLAIN: Final = [_ALL.index((kind, 0, 0)) for kind in range(KINDS)]
FIRST_FACE: Final = [
    _ALL.index((kind, new, 1)) if has_die(kind) else -1 for new in range(2) for kind in range(KINDS)
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


def bio_of(piece: int) -> int:
    """Which of the bioobjects it is."""
    return piece - P_BIO


def artifact_of(piece: int) -> int:
    """Which of the artifacts it is."""
    return KIND[piece] - ARTIFACT


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
TRACK_END: Final = max([space for row in BONUS_ROWS for space in row.spaces])


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
KITS: Final = [[index(KIND_IDS, name, f"object of kit {row.id}") for name in row.objects] for row in KIT_ROWS]
KIT_VP: Final = [row.vp for row in KIT_ROWS]
KIT_CARDS: Final = [row.cards for row in KIT_ROWS]
KIT_CRYSTALS: Final = [row.crystals for row in KIT_ROWS]


# --- what the rules take for granted ---------------------------------------------------------------------
def _is_upgrade(kind: int, larger: int) -> bool:
    """TC-4.6.2, TC-4.7.3: its die shows the same number, and the step scores."""
    if larger >= BREAK or has_die(larger) != has_die(kind):
        return False
    return SIZES[larger] >= SIZES[kind] and KIND_VP[larger] >= KIND_VP[kind]


def unfit() -> list[str]:
    """What other numbers than these would break."""
    out: list[str] = []
    if DRAWN != 2 or CAPSULES != 2 * DRAWN:  # what is packed are two pairs
        out.append(f"4 capsules, of which 2 are drawn; setup.toml has {CAPSULES} and {DRAWN}")
    for kit in KITS:
        if not CAPSULES * LEAST <= len(kit) <= CAPSULES * MOST:
            fits = f"{CAPSULES * LEAST} to {CAPSULES * MOST}"
            out.append(f"kits of {fits} objects; one of setup.toml has {len(kit)}")
    for colour, name in enumerate(COLOURS):
        tokens = len([kind for kind in PRINTED_ON if COLOUR[kind] == colour])
        if tokens < OFFER:
            out.append(f"at least {OFFER} {name} artifacts; artifacts.toml has {tokens}")
    cheap = [kind for kind in PRINTED_ON if COLOUR[kind] == ORANGE and COST[kind] <= FAST_COST[ORANGE]]
    if len(cheap) < max(PILES):  # TC-2.3.5: one for each player
        out.append(f"{max(PILES)} orange artifacts up to {FAST_COST[ORANGE]} energy; there are {len(cheap)}")
    if min(CONSTANTS.values()) < 1:
        out.append("numbers from 1 on; setup.toml has a constant below")
    worth = [row.id for row in OBJECT_ROWS[:BATTERIES] if row.vp]
    if worth:  # TC-4.7.3, TC-4.7.4d
        out.append(f"VP on computers and artifacts; objects.toml has them on {', '.join(worth)} too")
    for row in OBJECT_ROWS:
        larger = UPGRADED[KIND_IDS.index(row.id)]
        if larger >= 0 and not _is_upgrade(KIND_IDS.index(row.id), larger):
            out.append(f"upgrades to a larger one of the kind, worth no less; {row.id} becomes {row.upgrade}")
    if any([row.kind != "computer" for row in OBJECT_ROWS[BATTERIES:]]):
        out.append("batteries first, then computers; objects.toml has another order")
    return out


if unfit():
    raise ContentError("time_capsules has room for " + "; and for ".join(unfit()))
