"""The estimate that greedy and search use: VP, what the objects will still bring, and the danger of breaks.

All worths are in VP. An object is drawn every second round.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.zones import Boxes
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, SMALLER
from rulewright.games.time_capsules.peeking import Acquire
from rulewright.games.time_capsules.printed import (
    ARTIFACTS,
    B1,
    BATTERY_COST,
    BIOS,
    BREAK,
    C6,
    CAPSULES,
    COMPUTER,
    COMPUTER_COST,
    FACES,
    FATAL,
    FIX_COST,
    KIND,
    MOST,
    P_BREAK,
    ROUNDS,
    SIZES,
    WORTH,
    bio_of,
    is_artifact,
    is_battery,
    is_bio,
    is_machine,
)
from rulewright.games.time_capsules.table import ACTION, NO_PHASE, PURCHASE, Capsules, Mat

ENERGY_WORTH: Final = 0.50  # in a capsule: what a point of it buys on average
QUBIT_WORTH: Final = 0.30
LEFT_ENERGY: Final = 0.36  # in hand: less, or it would never be spent
LEFT_ENERGY_LATE: Final = 0.24  # when it can no longer buy artifacts
LEFT_QUBIT: Final = 0.16
UNUSED: Final = 0.6  # of an ability that can still be used: less than all, or it never would be
SEEN: Final = 2.0  # to look for an artifact to buy for less
CRYSTAL_WORTH: Final = 0.45
CARD_WORTH: Final = 0.5
ROOM_IN_ALL: Final = CAPSULES * MOST
SPARE: Final = 4  # places that should stay free in the capsules
CROWDED: Final = 0.12  # an object without a spare place, each time it would be drawn
RIVAL_BREAK: Final = 0.15
RIVAL_VP: Final = 0.2  # of the best rival
BROKEN: Final = 20.0  # VP that a rival is behind who loses by breaks
KEPT: Final = 0.34  # of crystals and cards in hand, for each round to come
BIO_KEPT: Final = 0.6  # of a reward that will be bigger once the bioobject is drawn
BIO_NOW: Final = 0.8  # of the smaller one
BIO_USED: Final = 0.9  # of the bigger one in this turn
BIO_ONCE: Final = 0.35  # a bioobject is used once, not again and again
MENDED: Final = 0.93  # of the danger that breaks are that can be removed in this turn
DISCOUNT: Final = 0.15
WILD: Final = 0.4
PLAYABLE: Final = 0.25  # of a crystal for a card in hand
CRYSTALS_A_CARD: Final = 3
MANY_CRYSTALS: Final = 8
# What breaks are worth avoiding, by their number, while rounds remain and at the end.
DANGER: Final = [0.0, 1.2, 2.7, 4.8, 8.0, 13.0, 19.0, 24.0, 29.0, 34.0, 39.0]
DANGER_LATE: Final = [0.0, 1.0, 2.4, 4.6, 9.0, 20.0, 40.0, 47.0, 52.0, 57.0, 62.0]  # one more round
DANGER_AT_END: Final = [0.0, 0.2, 0.4, 1.0, 3.0, 9.0, 70.0, 73.0, 76.0, 79.0, 82.0]


def _effect(number: int) -> float:
    return max(0.0, BOOK.effects[number].worth())


def _uses() -> list[float]:
    """By kind: what one use brings."""
    out = [size * ENERGY_WORTH for size in SIZES[:COMPUTER]]
    out += [(faces + 1) / 2 * QUBIT_WORTH for faces in SIZES[COMPUTER:]]
    out.append(0.0)
    out += [BIO_ONCE * _effect(BIGGER[kind]) for kind in range(BIOS)]
    return out + [_effect(ABILITY[kind]) for kind in range(ARTIFACTS)]


USE: Final = _uses()
BIG: Final = [_effect(number) for number in BIGGER]
SMALL: Final = [_effect(number) for number in SMALLER]


def evaluate(s: Capsules, seat: int) -> float:
    """How well a seat stands; rivals count a little."""
    value = worth(s, s.mats[seat])
    best = 0.0
    for mat in s.mats:
        if mat.seat != seat:
            best = max(best, mat.vp - (BROKEN if s.round == ROUNDS and mat.breaks() >= FATAL else 0.0))
            value += RIVAL_BREAK * mat.breaks()
    return value - RIVAL_VP * best


def worth(s: Capsules, mat: Mat) -> float:
    left = ROUNDS - max(s.round, 1)  # rounds after this one
    value = float(mat.vp)
    breaks = mat.breaks()
    value -= danger(breaks, left)
    engine = 0.0
    things = 0
    for piece in mat.active:
        engine += USE[KIND[piece]]
    for piece in mat.inactive:
        engine += USE[KIND[piece]]
    for boxes in (mat.bag, mat.aside, mat.later):
        for kind in boxes.things:
            engine += USE[kind]
        things += len(boxes.things)
    things += mat.objects()
    value += engine * uses(left)
    if things > ROOM_IN_ALL - SPARE:
        value -= CROWDED * uses(left) * (things - ROOM_IN_ALL + SPARE)
    keeps = min(1.0, KEPT * left)
    value += keeps * (CRYSTAL_WORTH * min(mat.crystals, MANY_CRYSTALS) + CARD_WORTH * len(mat.hand.cards))
    for piece in mat.inactive:
        if is_bio(piece):
            value += BIO_KEPT * BIG[bio_of(piece)] if left > 1 else BIO_NOW * SMALL[bio_of(piece)]
    if mat.open and s.phase != NO_PHASE and not mat.finished:
        value += in_hand(s, mat, left, breaks)
        for frame in s.stack[-2:]:  # under the veil of what is not known yet
            if isinstance(frame, Acquire) and frame.seat == mat.seat:
                value += SEEN
    for boxes in (mat.bag, mat.aside, mat.later):
        if len(boxes.sizes) > 1:
            value -= uneven(boxes)
    return value


def uses(left: int) -> float:
    """How often an object will still be drawn."""
    return 0.5 * left


def danger(breaks: int, left: int) -> float:
    table = DANGER if left > 1 else DANGER_LATE if left == 1 else DANGER_AT_END
    return table[min(breaks, len(table) - 1)]


def rates(s: Capsules, left: int) -> tuple[float, float]:
    """What a point of energy and one of qubits in hand can still pay for."""
    if left == 0:
        return 0.1, LEFT_QUBIT
    if s.phase == ACTION:
        return LEFT_ENERGY_LATE, LEFT_QUBIT
    if s.phase == PURCHASE:  # what is kept makes computers and batteries in the next phase
        made = 0.9 * uses(left)
        energy, qubits = made * USE[C6] / COMPUTER_COST, made * USE[B1] / BATTERY_COST
        return max(LEFT_ENERGY, energy), max(LEFT_QUBIT, qubits)
    return LEFT_ENERGY, LEFT_QUBIT


def in_hand(s: Capsules, mat: Mat, left: int, breaks: int) -> float:
    """What can still be done in this turn."""
    qubits, energy = float(mat.qubits), float(mat.energy)
    value = 0.0
    for piece in mat.active:
        if is_battery(piece):
            energy += WORTH[piece]
        elif is_machine(piece):
            qubits += WORTH[piece]
        elif is_bio(piece):
            value += BIO_USED * BIG[bio_of(piece)]
        elif is_artifact(piece):
            value += UNUSED * USE[KIND[piece]]
    for piece in mat.busy:  # it is about to be rolled
        qubits += (FACES[piece] + 1) / 2 - WORTH[piece]
    loose = mat.active.count(P_BREAK) + mat.inactive.count(P_BREAK)
    mending = min(loose, int(qubits) // FIX_COST)  # qubits are kept for breaks while these can be removed
    value += MENDED * (danger(breaks, left) - danger(breaks - mending, left))
    energy_rate, qubit_rate = rates(s, left)
    value += energy_rate * energy + qubit_rate * (qubits - FIX_COST * mending)
    value += DISCOUNT * sum(mat.discounts) + WILD * mat.wild
    return value + PLAYABLE * min(mat.crystals, CRYSTALS_A_CARD * len(mat.hand.cards))


def uneven(boxes: Boxes) -> float:
    """Capsules should be alike: any two that come together then bring energy and qubits."""
    energy: list[int] = []
    qubits: list[int] = []
    start = 0
    for size in boxes.sizes:
        charge = 0
        faces = 0
        for kind in boxes.things[start : start + size]:
            if kind < COMPUTER:
                charge += SIZES[kind]
            elif kind < BREAK:
                faces += SIZES[kind]
        energy.append(charge)
        qubits.append(faces)
        start += size
    spread = max(boxes.sizes) - min(boxes.sizes)
    return 0.03 * (max(energy) - min(energy)) + 0.01 * (max(qubits) - min(qubits)) + 0.02 * spread
