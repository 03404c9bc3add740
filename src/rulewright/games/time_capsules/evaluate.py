"""The estimate that greedy and search use: VP, what the objects will still bring, and the danger of breaks.

All worths (`weights.toml`) are in VP. An object is drawn every second round.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
from rulewright.core.weights import Weights
from rulewright.core.zones import Boxes
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, SMALLER
from rulewright.games.time_capsules.peeking import Acquire
from rulewright.games.time_capsules.schema import FOLDER
from rulewright.games.time_capsules.table import ACTION, NO_PHASE, PURCHASE, Capsules, Mat

ROOM_IN_ALL: Final = p.CAPSULES * p.MOST
SPARE: Final = 4  # places that should stay free in the capsules
CRYSTALS_A_CARD: Final = 3
MANY_CRYSTALS: Final = 8


def _effect(number: int) -> float:
    return max(0.0, BOOK.effects[number].worth())


BIG: Final = [_effect(number) for number in BIGGER]
SMALL: Final = [_effect(number) for number in SMALLER]


class Worths(Weights):
    """What weights.toml says of each."""

    def settle(self) -> None:
        self.energy_worth: float = self.one("energy_worth")
        self.qubit_worth: float = self.one("qubit_worth")
        self.left_energy: float = self.one("left_energy")
        self.left_energy_late: float = self.one("left_energy_late")
        self.left_qubit: float = self.one("left_qubit")
        self.unused: float = self.one("unused")
        self.seen: float = self.one("seen")
        self.crystal_worth: float = self.one("crystal_worth")
        self.card_worth: float = self.one("card_worth")
        self.crowded: float = self.one("crowded")
        self.rival_break: float = self.one("rival_break")
        self.rival_vp: float = self.one("rival_vp")
        self.broken: float = self.one("broken")
        self.kept: float = self.one("kept")
        self.bio_kept: float = self.one("bio_kept")
        self.bio_now: float = self.one("bio_now")
        self.bio_used: float = self.one("bio_used")
        self.bio_once: float = self.one("bio_once")
        self.mended: float = self.one("mended")
        self.discount: float = self.one("discount")
        self.wild: float = self.one("wild")
        self.playable: float = self.one("playable")
        self.danger: list[float] = self.row("danger", 11)
        self.danger_late: list[float] = self.row("danger_late", 11)
        self.danger_at_end: list[float] = self.row("danger_at_end", 11)
        self.left_energy_end: float = self.one("left_energy_end")
        self.made: float = self.one("made")
        self.often: float = self.one("often")
        self.uneven_energy: float = self.one("uneven_energy")
        self.uneven_qubits: float = self.one("uneven_qubits")
        self.uneven_size: float = self.one("uneven_size")
        self.use: list[float] = self.uses()

    def uses(self) -> list[float]:
        """By kind: what one use brings."""
        out = [size * self.energy_worth for size in p.SIZES[: p.COMPUTER]]
        out += [(faces + 1) / 2 * self.qubit_worth for faces in p.SIZES[p.COMPUTER :]]
        out.append(0.0)
        out += [self.bio_once * _effect(BIGGER[kind]) for kind in range(p.BIOS)]
        return out + [_effect(ABILITY[kind]) for kind in range(p.ARTIFACTS)]


W: Final = Worths(FOLDER / "weights.toml")


def evaluate(s: Capsules, seat: int) -> float:
    """How well a seat stands; rivals count a little."""
    value = worth(s, s.mats[seat])
    best = 0.0
    for mat in s.mats:
        if mat.seat != seat:
            best = max(best, mat.vp - (W.broken if s.round == p.ROUNDS and mat.breaks() >= p.FATAL else 0.0))
            value += W.rival_break * mat.breaks()
    return value - W.rival_vp * best


def worth(s: Capsules, mat: Mat) -> float:
    left = p.ROUNDS - max(s.round, 1)  # rounds after this one
    value = float(mat.vp)
    breaks = mat.breaks()
    value -= danger(breaks, left)
    engine = 0.0
    things = 0
    for piece in mat.active:
        engine += W.use[p.KIND[piece]]
    for piece in mat.inactive:
        engine += W.use[p.KIND[piece]]
    for boxes in (mat.bag, mat.aside, mat.later):
        for kind in boxes.things:
            engine += W.use[kind]
        things += len(boxes.things)
    things += mat.objects()
    value += engine * uses(left)
    if things > ROOM_IN_ALL - SPARE:
        value -= W.crowded * uses(left) * (things - ROOM_IN_ALL + SPARE)
    keeps = min(1.0, W.kept * left)
    value += keeps * (W.crystal_worth * min(mat.crystals, MANY_CRYSTALS) + W.card_worth * len(mat.hand.cards))
    for piece in mat.inactive:
        if p.is_bio(piece):
            value += W.bio_kept * BIG[p.bio_of(piece)] if left > 1 else W.bio_now * SMALL[p.bio_of(piece)]
    if mat.open and s.phase != NO_PHASE and not mat.finished:
        value += in_hand(s, mat, left, breaks)
        for frame in s.stack[-2:]:  # under the veil of what is not known yet
            if isinstance(frame, Acquire) and frame.seat == mat.seat:
                value += W.seen
    for boxes in (mat.bag, mat.aside, mat.later):
        if len(boxes.sizes) > 1:
            value -= uneven(boxes)
    return value


def uses(left: int) -> float:
    """How often an object will still be drawn."""
    return W.often * left


def danger(breaks: int, left: int) -> float:
    table = W.danger if left > 1 else W.danger_late if left == 1 else W.danger_at_end
    return table[min(breaks, len(table) - 1)]


def rates(s: Capsules, left: int) -> tuple[float, float]:
    """What a point of energy and one of qubits in hand can still pay for."""
    if left == 0:
        return W.left_energy_end, W.left_qubit
    if s.phase == ACTION:
        return W.left_energy_late, W.left_qubit
    if s.phase == PURCHASE:  # what is kept makes computers and batteries in the next phase
        made = W.made * uses(left)
        energy, qubits = made * W.use[p.C6] / p.COMPUTER_COST, made * W.use[p.B1] / p.BATTERY_COST
        return max(W.left_energy, energy), max(W.left_qubit, qubits)
    return W.left_energy, W.left_qubit


def in_hand(s: Capsules, mat: Mat, left: int, breaks: int) -> float:
    """What can still be done in this turn."""
    qubits, energy = float(mat.qubits), float(mat.energy)
    value = 0.0
    for piece in mat.active:
        if p.is_battery(piece):
            energy += p.WORTH[piece]
        elif p.is_computer(piece):
            qubits += p.WORTH[piece]
        elif p.is_bio(piece):
            value += W.bio_used * BIG[p.bio_of(piece)]
        elif p.is_artifact(piece):
            value += W.unused * W.use[p.KIND[piece]]
    for piece in mat.busy:  # it is about to be rolled
        qubits += (p.FACES[piece] + 1) / 2 - p.WORTH[piece]
    # qubits are kept for breaks while these can be removed
    mending = min(mat.loose_breaks(), int(qubits) // p.FIX_COST)
    value += W.mended * (danger(breaks, left) - danger(breaks - mending, left))
    energy_rate, qubit_rate = rates(s, left)
    value += energy_rate * energy + qubit_rate * (qubits - p.FIX_COST * mending)
    value += W.discount * sum(mat.discounts) + W.wild * mat.wild
    return value + W.playable * min(mat.crystals, CRYSTALS_A_CARD * len(mat.hand.cards))


def uneven(boxes: Boxes) -> float:
    """Capsules should be alike: any two that come together then bring energy and qubits."""
    energy: list[int] = []
    qubits: list[int] = []
    start = 0
    for size in boxes.sizes:
        charge = 0
        faces = 0
        for kind in boxes.things[start : start + size]:
            if p.has_charge(kind):
                charge += p.SIZES[kind]
            elif p.has_die(kind):
                faces += p.SIZES[kind]
        energy.append(charge)
        qubits.append(faces)
        start += size
    spread = max(boxes.sizes) - min(boxes.sizes)
    value = W.uneven_energy * (max(energy) - min(energy)) + W.uneven_qubits * (max(qubits) - min(qubits))
    return value + W.uneven_size * spread
