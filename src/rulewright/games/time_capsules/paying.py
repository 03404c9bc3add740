"""Resources and payment (TC-4.3): the free pool first, then tokens by themselves or counted out by hand."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.table import Capsules, Mat


class Means:
    """What a player has for an action, found in one look over the mat: each thing once, sorted."""

    def __init__(self, mat: Mat) -> None:
        self.mat = mat
        self.seat = mat.seat
        self.batteries: list[int] = []
        self.computers: list[int] = []
        self.artifacts: list[int] = []  # active
        self.bio: list[int] = []  # active
        self.resting_bio: list[int] = []
        self.breaks = 0  # TC-4.8.7: those that can be removed
        self.many_batteries = 0  # how many there are
        self.many_computers = 0
        self.energy = mat.energy  # TC-4.3.7: what can be paid; with Wormhole both together (TC-4.3.7a)
        self.qubits = mat.qubits
        self._look(mat)
        if mat.wild:
            self.energy = self.qubits = self.energy + self.qubits

    def _look(self, mat: Mat) -> None:
        last = -1
        for piece in mat.active:
            if p.is_battery(piece):
                self.energy += p.WORTH[piece]
                self.many_batteries += 1
                if piece != last:
                    self.batteries.append(piece)
            elif p.is_computer(piece):
                self.qubits += p.WORTH[piece]
                self.many_computers += 1
                if piece != last:
                    self.computers.append(piece)
            elif piece == p.P_BREAK:
                self.breaks += 1
            elif piece != last:
                (self.artifacts if p.is_artifact(piece) else self.bio).append(piece)
            last = piece
        last = -1
        for piece in mat.inactive:
            if piece == p.P_BREAK:
                self.breaks += 1
            elif p.is_bio(piece) and piece != last:
                self.resting_bio.append(piece)
            last = piece

    def has(self, resource: int) -> int:
        return self.energy if resource == p.ENERGY else self.qubits

    def choice(self, resource: int) -> bool:
        """Are there different tokens to pay the same with?"""
        if self.mat.wild:
            return len(self.batteries) + len(self.computers) > 1
        return len(self.batteries if resource == p.ENERGY else self.computers) > 1


def funds(mat: Mat, resource: int) -> int:
    """TC-4.3.7: what can be paid in a resource; with Wormhole both together (TC-4.3.7a)."""
    if mat.wild:
        return mat.all_energy() + mat.all_qubits()
    return mat.all_energy() if resource == p.ENERGY else mat.all_qubits()


def charge(s: Capsules, seat: int, resource: int, n: int) -> None:
    """Pay: at once, or token by token if the player said so."""
    mat = s.mats[seat]
    if mat.by_hand:
        if free(mat, resource) < n:
            s.push(CountOut(seat, resource, n, max(p.WORTH)))
            return
        mat.by_hand = 0
    else:
        spend_by_rule(mat, resource, n)
    settle(s, seat, resource, n)


def free(mat: Mat, resource: int) -> int:
    """What the pools hold for a payment in this resource."""
    if mat.wild:
        return mat.energy + mat.qubits
    return mat.energy if resource == p.ENERGY else mat.qubits


def settle(s: Capsules, seat: int, resource: int, n: int) -> None:
    """TC-4.3.4: subtract from the pool; change stays. With Wormhole the other pool helps out."""
    mat = s.mats[seat]
    if resource == p.ENERGY:
        own = min(n, mat.energy)
        mat.energy -= own
        mat.qubits -= n - own
    else:
        own = min(n, mat.qubits)
        mat.qubits -= own
        mat.energy -= n - own
    s.note(EVERYONE, v.PAID, seat, n, resource)


def cash(mat: Mat, piece: int) -> None:
    """TC-4.3.4: an active token moves to inactive and adds its full worth to the pool."""
    if p.is_battery(piece):
        mat.energy += p.WORTH[piece]
    else:
        mat.qubits += p.WORTH[piece]
    mat.rest(piece)


def spend_by_rule(mat: Mat, resource: int, n: int) -> None:
    """TC-4.3.5, TC-4.3.7a: tokens of the resource while short; with Wormhole then those of the other."""
    short = n - (mat.energy if resource == p.ENERGY else mat.qubits)
    short = spend_while_short(mat, resource, short)
    if short > 0:
        other = p.QUBITS if resource == p.ENERGY else p.ENERGY
        spend_while_short(mat, other, short - (mat.energy if other == p.ENERGY else mat.qubits))


def spend_while_short(mat: Mat, resource: int, short: int) -> int:
    """TC-4.3.5: the smallest single token that covers the rest; if none, the largest; again."""
    while short > 0:
        best = -1
        for piece in mat.active:
            if (
                p.is_battery(piece)
                if resource == p.ENERGY
                else p.is_running(piece) and not occupied(mat, piece)
            ):
                if best < 0 or better(piece, best, short):
                    best = piece
        if best < 0:
            break
        short -= p.WORTH[best]
        cash(mat, best)
    return short


def better(piece: int, best: int, short: int) -> bool:
    """Does a token serve better than the best so far? Of equal ones the smaller kind, then the older."""
    worth, most = p.WORTH[piece], p.WORTH[best]
    if worth == most:
        return p.KIND[piece] < p.KIND[best]  # of one kind the older came first
    if worth >= short:
        return most < short or worth < most
    return most < short and worth > most


def occupied(mat: Mat, piece: int) -> bool:
    """TC-4.3.7b: are all computers like this one busy? Those pay for nothing."""
    return len(mat.busy) > 0 and mat.busy.count(piece) == mat.active.count(piece)


def tokens(mat: Mat, resource: int) -> list[int]:
    """Active tokens that can pay in this resource, sorted."""
    out: list[int] = []
    if resource == p.ENERGY or mat.wild:
        out = mat.batteries()
    if resource == p.QUBITS or mat.wild:
        out += mat.computers()
        for piece in mat.busy:
            out.remove(piece)
    return out


class CountOut(Decision[Capsules]):
    """TC-4.3.6: the payer names tokens, none of which may be redundant.

    Named from the largest worth down, a set that just covers the cost with its last token is exactly a set
    without a redundant one.
    """

    def __init__(self, seat: int, resource: int, n: int, last: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.n = n
        self.last = last  # the worth of the token before

    def options(self, s: Capsules) -> list[Option]:
        mat = s.mats[self.seat]
        short = self.n - free(mat, self.resource)
        usable = tokens(mat, self.resource)
        out: list[Option] = []
        for piece in usable:
            if p.WORTH[piece] <= self.last and (not out or out[-1] != v.SPEND.of(piece)):
                if sum([p.WORTH[other] for other in usable if p.WORTH[other] <= p.WORTH[piece]]) >= short:
                    out.append(v.SPEND.of(piece))
        return out

    def take(self, s: Capsules, option: Option) -> None:
        mat = s.mats[self.seat]
        piece = v.SPEND.read(option)
        cash(mat, piece)
        if free(mat, self.resource) < self.n:
            s.push(CountOut(self.seat, self.resource, self.n, p.WORTH[piece]))
        else:
            mat.by_hand = 0
            settle(s, self.seat, self.resource, self.n)

    def default(self, s: Capsules) -> Option:
        """The token that TC-4.3.5 would spend."""
        mat = s.mats[self.seat]
        short = self.n - free(mat, self.resource)
        best = -1
        for option in self.options(s):
            piece = v.SPEND.read(option)
            if best < 0 or better(piece, best, short):
                best = piece
        return v.SPEND.of(best)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_SPEND.line(self.n - free(s.mats[self.seat], self.resource), self.resource)
