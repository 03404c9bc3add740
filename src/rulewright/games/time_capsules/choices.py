"""The questions that effects ask, each a decision of its own (TC-4.15)."""

from __future__ import annotations

from bisect import insort
from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.table import ACTIVE, BASE, INACTIVE, Capsules


def once(options: list[Option]) -> list[Option]:
    """Sorted options, each once."""
    return [option for i, option in enumerate(options) if i == 0 or options[i - 1] != option]


class TakeBio(Decision[Capsules]):
    """TC-4.11.1: a token of a pile that is not empty."""

    asks = v.ASK_BIO

    def options(self, s: Capsules) -> list[Option]:
        return [v.TAKE.of(kind) for kind in range(p.BIOS) if s.piles[kind]]

    def take(self, s: Capsules, option: Option) -> None:
        kind = v.TAKE.read(option)
        s.piles[kind] -= 1
        s.gain(self.seat, p.BIO + kind)


class FixSome(Decision[Capsules]):
    """TC-4.15.4: as many as possible unless the owner names fewer."""

    offers_last = True

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Capsules) -> list[Option]:
        return [v.FIX.of(n) for n in range(min(self.most, s.mats[self.seat].loose_breaks()) + 1)]

    def take(self, s: Capsules, option: Option) -> None:
        s.just_did = v.FIX.read(option)
        s.fix(self.seat, s.just_did)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_FIX.line(min(self.most, s.mats[self.seat].loose_breaks()))


def upgradable(s: Capsules, seat: int, batteries: bool) -> list[Option]:
    """TC-4.6.1, TC-4.6.3: batteries or computers in both zones that have a larger kind."""
    out: list[Option] = []
    for zone in (ACTIVE, INACTIVE):
        for piece in s.mats[seat].zone(zone):
            if p.is_machine(piece) and p.is_battery(piece) == batteries and p.UPGRADED[p.KIND[piece]] >= 0:
                out.append(v.UPGRADE.of(zone, piece))
    return once(out)


class Upgrades(Decision[Capsules]):
    """TC-4.6.4, TC-4.6.4a: up to n upgrades, of computers or batteries, the same one again if possible."""

    offers_last = True

    def __init__(self, seat: int, n: int, batteries: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.batteries = batteries

    def options(self, s: Capsules) -> list[Option]:
        return [v.DONE.of()] + upgradable(s, self.seat, self.batteries)

    def take(self, s: Capsules, option: Option) -> None:
        if option != v.DONE.of():
            if self.n > 1:
                s.push(Upgrades(self.seat, self.n - 1, self.batteries))
            zone, piece = v.UPGRADE.read(option)
            s.upgrade(self.seat, zone, piece)

    def prompt(self, s: Capsules) -> Line:
        return (v.ASK_BATTERIES if self.batteries else v.ASK_UPGRADES).line(self.n)


class UpgradeOne(Decision[Capsules]):
    """TC-4.5.7b: the reward of a trade, one step for a computer that remains."""

    asks = v.ASK_UPGRADE

    def options(self, s: Capsules) -> list[Option]:
        return upgradable(s, self.seat, batteries=False)

    def take(self, s: Capsules, option: Option) -> None:
        zone, piece = v.UPGRADE.read(option)
        s.upgrade(self.seat, zone, piece)


def targets(s: Capsules, seat: int, ahead: bool) -> list[int]:
    """TC-4.15.11, TC-4.8.3b, TC-4.8.10: others who can be hit, in seat order from the user."""
    out: list[int] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        safe = s.mode == BASE and s.round == p.ROUNDS and s.mats[other].finished
        if not safe and (not ahead or s.mats[other].vp > s.mats[seat].vp):
            out.append(other)
    return out


class Hit(Decision[Capsules]):
    """TC-4.15.11: one other player."""

    asks = v.ASK_HIT

    def __init__(self, seat: int, ahead: bool) -> None:
        super().__init__(seat)
        self.ahead = ahead

    def options(self, s: Capsules) -> list[Option]:
        return [v.HIT.of(other) for other in sorted(targets(s, self.seat, self.ahead))]

    def take(self, s: Capsules, option: Option) -> None:
        s.strike(v.HIT.read(option))


BATTERIES: Final = 0  # what may come back
COMPUTERS: Final = 1
ARTIFACTS: Final = 2


class Return(Decision[Capsules]):
    """TC-4.15.12: up to n objects that are not new come back to active; a computer is rolled."""

    offers_last = True

    def __init__(self, seat: int, what: int, n: int) -> None:
        super().__init__(seat)
        self.what = what
        self.n = n

    def options(self, s: Capsules) -> list[Option]:
        back = [piece for piece in s.mats[self.seat].inactive if not p.NEW[piece] and self.fits(piece)]
        return [v.DONE.of()] + once([v.RETURN.of(p.KIND[piece]) for piece in back])

    def fits(self, piece: int) -> bool:
        if self.what == BATTERIES:
            return p.is_battery(piece)
        return p.is_computer(piece) if self.what == COMPUTERS else p.is_artifact(piece)

    def take(self, s: Capsules, option: Option) -> None:
        if option == v.DONE.of():
            return
        if self.n > 1:
            s.push(Return(self.seat, self.what, self.n - 1))
        mat = s.mats[self.seat]
        kind = v.RETURN.read(option)
        piece = next(one for one in mat.inactive if p.KIND[one] == kind and not p.NEW[one])
        mat.inactive.remove(piece)
        s.note(EVERYONE, v.RETURNED, self.seat, kind)
        if self.what == COMPUTERS:
            s.roll_in(self.seat, piece)
        else:
            insort(mat.active, piece)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_RETURN.line(self.n)


class PickComputer(Decision[Capsules]):
    """One active computer, for an effect."""

    def options(self, s: Capsules) -> list[Option]:
        return once([v.CHOOSE.of(piece) for piece in s.mats[self.seat].computers()])

    def default(self, s: Capsules) -> Option:
        best, most = -1, -1
        for option in self.options(s):
            gain = self.gain(v.CHOOSE.read(option))
            if gain > most:
                best, most = option, gain
        return best

    def gain(self, piece: int) -> int:
        """How much a computer promises."""
        return p.DIE[piece]


class SetToTop(PickComputer):
    """TC-4.15.13: its die shows the highest face."""

    asks = v.ASK_MAX

    def take(self, s: Capsules, option: Option) -> None:
        piece = v.CHOOSE.read(option)
        s.mats[self.seat].replace(ACTIVE, piece, p.showing(piece, p.FACES[piece]))

    def gain(self, piece: int) -> int:
        return p.FACES[piece] - p.DIE[piece]


class EchoOf(PickComputer):
    """TC-4.15.14: its number as free qubits; it stays active."""

    asks = v.ASK_ECHO

    def take(self, s: Capsules, option: Option) -> None:
        n = p.DIE[v.CHOOSE.read(option)]
        s.mats[self.seat].qubits += n
        s.note(EVERYONE, v.FREE, self.seat, n, p.QUBITS)


class LevelTo(PickComputer):
    """TC-4.15.16: the others are raised to its number as far as they go."""

    asks = v.ASK_LEVEL

    def take(self, s: Capsules, option: Option) -> None:
        mat = s.mats[self.seat]
        number = p.DIE[v.CHOOSE.read(option)]
        for other in mat.computers():
            level = min(number, p.FACES[other])
            if level > p.DIE[other]:
                mat.replace(ACTIVE, other, p.showing(other, level))


class RerollSome(Decision[Capsules]):
    """TC-4.15.15: any number of active computers, named in order, then rolled all at once."""

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, s: Capsules) -> list[Option]:
        left = s.mats[self.seat].computers()
        for piece in self.chosen:
            left.remove(piece)
        last = self.chosen[-1] if self.chosen else 0
        return [v.DONE.of()] + once([v.CHOOSE.of(piece) for piece in left if piece >= last])

    def take(self, s: Capsules, option: Option) -> None:
        if option != v.DONE.of():
            s.push(RerollSome(self.seat, self.chosen + (v.CHOOSE.read(option),)))
            return
        s.mats[self.seat].busy = list(self.chosen)
        for piece in self.chosen:
            s.reroll(self.seat, piece)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_DICE.line(len(self.chosen))


class Sweep(Decision[Capsules]):
    """TC-4.15.29: any number of offered artifacts go under their own stacks, then the rows are refilled."""

    asks = v.ASK_SWEEP

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, s: Capsules) -> list[Option]:
        first = self.chosen[-1] + 1 if self.chosen else 0
        return [v.DONE.of()] + [
            v.SWEEP.of(slot) for slot in range(first, 2 * p.OFFER) if s.offered(slot) >= 0
        ]

    def take(self, s: Capsules, option: Option) -> None:
        if option != v.DONE.of():
            s.push(Sweep(self.seat, self.chosen + (v.SWEEP.read(option),)))
            return
        swept = [s.offered(slot) for slot in self.chosen]
        for i in range(len(swept)):
            colour = p.colour_at(self.chosen[i])
            s.move(swept[i], s.rows[colour], s.stacks[colour], at=0)
            s.note(EVERYONE, v.SWEPT, self.seat, p.PRINTED_ON[swept[i]])
        s.refill(0)
        s.refill(1)
