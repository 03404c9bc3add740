"""The order of play: rounds, base turns (TC-3.2), the phases of `split` (TC-3.3), the rival in `solo`."""

from __future__ import annotations

from bisect import insort

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.state import Frame, Seated
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.actions import Act, Convert, Purchase
from rulewright.games.time_capsules.packing import Discard, Pack
from rulewright.games.time_capsules.table import ACT, ACTION, PURCHASE, SOLO, SPLIT, Capsules


class Round(Frame[Capsules]):
    """ROUND_START (TC-3.2.2, TC-3.3.2) and what follows from it."""

    def run(self, s: Capsules) -> None:
        s.round += 1
        s.note(EVERYONE, v.ROUND, s.round)
        for mat in s.mats:
            mat.finished = 0
            mat.passed = 0
            mat.looped = 0
        if s.mode == SPLIT:
            s.push(CleanUp())
            s.push(Pack(tuple(s.seat_order())))
            for seat in reversed(s.seat_order()):
                s.push(Discard(seat))
            for seat in reversed(s.seat_order()):
                s.push(ActionTurn(seat))
            s.push(PurchaseTurn(s.first))
            s.push(DrawAll())
        else:
            for seat in range(s.seats):
                arrive(s, seat)  # TC-4.12.6
            s.push(RoundEnd())
            for seat in reversed(s.seat_order()):
                s.push(Turn(seat))


def arrive(s: Capsules, seat: int) -> None:
    """Breaks of the chronocrystal zone come to the inactive zone."""
    mat = s.mats[seat]
    if mat.held:
        for _ in range(mat.held):
            insort(mat.inactive, p.P_BREAK)
        s.note(EVERYONE, v.ARRIVED, seat, mat.held)
        mat.held = 0


# --- drawing (TC-4.2) --------------------------------------------------------------------------------
def draw(s: Capsules, seat: int) -> None:
    """TC-4.2.1 to 4.2.3: two capsules at random, the last two without chance; all objects to active."""
    mat = s.mats[seat]
    pairs: list[list[int]] = []
    if not mat.bag.sizes:
        for pair in (mat.aside, mat.later):
            pairs.append(sorted(pair.things))
            for number in range(p.DRAWN):
                mat.bag.add(pair.box(number))
            pair.clear()
    boxes = [mat.bag.box(number) for number in range(len(mat.bag.sizes))]
    mat.bag.clear()
    drawn: list[int] = []
    if len(boxes) == p.CAPSULES:
        s.learn()
        drawn = boxes.pop(s.rng.below(p.CAPSULES)) + boxes.pop(s.rng.below(p.CAPSULES - 1))
        for box in boxes:
            mat.bag.add(box)
        drawn.sort()
        if pairs and drawn != pairs[0] and drawn != pairs[1]:
            mat.bag.within = pairs  # all can tell that one capsule of each pair was drawn
    else:
        for box in boxes:
            drawn += box
    mat.open = p.DRAWN
    s.note(EVERYONE, v.OPENED, seat, len(drawn))
    for kind in drawn:
        if not p.has_die(kind):
            insort(mat.active, p.PLAIN[kind])
    for kind in drawn:
        if p.has_die(kind):
            s.roll_in(seat, p.PLAIN[kind])  # TC-4.2.5


# --- base and solo (TC-4.4) --------------------------------------------------------------------------
class Turn(Seated[Capsules]):
    """TC-4.4.1: draw, roll, act, discard, pack."""

    def run(self, s: Capsules) -> None:
        s.phase = ACT
        s.actor = self.seat
        draw(s, self.seat)
        s.push(Pack((self.seat,)))
        s.push(Discard(self.seat))
        s.push(Act(self.seat))


class RoundEnd(Frame[Capsules]):
    """TC-3.2.8: in solo the rival's step; after the last round the game is over (TC-8.1)."""

    def run(self, s: Capsules) -> None:
        if s.round < p.ROUNDS:
            if s.mode == SOLO:
                rival(s)
            s.push(Round())


def rival(s: Capsules) -> None:
    """TC-4.14.2, TC-4.14.2a: the leftmost of each row goes, after even rounds also a bioobject."""
    for colour in range(2):
        row = s.rows[colour]
        if row.cards:
            token = row.cards[0]
            insort(s.scrap, p.PRINTED_ON[token])
            s.move(token, row, s.gone)
            s.note(EVERYONE, v.RIVAL_TOOK, p.PRINTED_ON[token])
            s.refill(colour)
    if s.round % 2 == 0 and any(s.piles):
        kind = s.piles.index(max(s.piles))
        s.piles[kind] -= 1
        s.compost[kind] += 1
        s.note(EVERYONE, v.RIVAL_FED, kind)


# --- split (TC-4.13) ---------------------------------------------------------------------------------
class DrawAll(Frame[Capsules]):
    """TC-4.2.6: all draw and roll before anyone acts."""

    def run(self, s: Capsules) -> None:
        s.phase = PURCHASE
        for seat in s.seat_order():
            s.actor = seat
            draw(s, seat)


class PurchaseTurn(Seated[Capsules]):
    """TC-3.3.4: one turn of Phase I, for the first seat from here on that has not passed."""

    def run(self, s: Capsules) -> None:
        for step in range(s.seats):
            seat = (self.seat + step) % s.seats
            if not s.mats[seat].passed:
                s.push(PurchaseTurn((seat + 1) % s.seats))
                s.push(Purchase(seat))
                return


class ActionTurn(Seated[Capsules]):
    """TC-3.3.5, TC-4.13.7: Phase II is simultaneous; the engine goes from the first player on."""

    def run(self, s: Capsules) -> None:
        s.phase = ACTION
        s.push(Convert(self.seat))


class CleanUp(Frame[Capsules]):
    """TC-3.3.8, TC-4.13.11: delayed breaks arrive, the marker passes; not after the last round (TC-4.8.6)."""

    def run(self, s: Capsules) -> None:
        if s.round < p.ROUNDS:
            for seat in range(s.seats):
                arrive(s, seat)
            s.first = (s.first + 1) % s.seats
            s.push(Round())
