"""The questions that effects ask, each a decision of its own (TC-4.15)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules import codes
from rulewright.games.time_capsules.printed import (
    ARTIFACTS,
    BATTERIES_END,
    BIO,
    BIOS,
    DIE,
    FACES,
    IDLE_END,
    KIND,
    MACHINES,
    NEW,
    OFFER,
    P_ARTIFACT,
    PRINTED_ON,
    ROUNDS,
    UPGRADED,
    showing,
)
from rulewright.games.time_capsules.table import ACTIVE, BASE, INACTIVE, Capsules
from rulewright.games.time_capsules.verbs import (
    ASK_BATTERIES,
    ASK_BIO,
    ASK_DICE,
    ASK_ECHO,
    ASK_FIX,
    ASK_HIT,
    ASK_LEVEL,
    ASK_MAX,
    ASK_RETURN,
    ASK_SWEEP,
    ASK_UPGRADE,
    ASK_UPGRADES,
    CHOOSE,
    DONE,
    FIX,
    FREE,
    HIT,
    RETURN,
    RETURNED,
    SWEEP,
    SWEPT,
    TAKE,
    UPGRADE,
)


def once(options: list[Option]) -> list[Option]:
    """Sorted options, each once."""
    return [option for i, option in enumerate(options) if i == 0 or options[i - 1] != option]


class TakeBio(Decision[Capsules]):
    """TC-4.11.1: a token of a pile that is not empty."""

    def options(self, s: Capsules) -> list[Option]:
        return [TAKE.of(kind) for kind in range(BIOS) if s.piles[kind]]

    def take(self, s: Capsules, option: Option) -> None:
        kind = TAKE.read(option)
        s.piles[kind] -= 1
        s.gain(self.seat, BIO + kind)

    def prompt(self, s: Capsules) -> Line:
        return ASK_BIO.line()


class FixSome(Decision[Capsules]):
    """TC-4.15.4: as many as possible unless the owner names fewer."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Capsules) -> list[Option]:
        return [FIX.of(n) for n in range(min(self.most, s.mats[self.seat].loose_breaks()) + 1)]

    def take(self, s: Capsules, option: Option) -> None:
        s.memo = FIX.read(option)
        s.fix(self.seat, s.memo)

    def default(self, s: Capsules) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Capsules) -> Line:
        return ASK_FIX.line(min(self.most, s.mats[self.seat].loose_breaks()))


def upgradable(s: Capsules, seat: int, low: int, high: int) -> list[Option]:
    """TC-4.6.1, TC-4.6.3: pieces of these numbers in both zones that have a larger kind."""
    mat = s.mats[seat]
    out = [UPGRADE.of(ACTIVE, p) for p in mat.active if low <= p < high and UPGRADED[KIND[p]] >= 0]
    out += [UPGRADE.of(INACTIVE, p) for p in mat.inactive if low <= p < high and UPGRADED[KIND[p]] >= 0]
    return once(out)


class Upgrades(Decision[Capsules]):
    """TC-4.6.4, TC-4.6.4a: up to n upgrades, of computers or batteries, the same one again if possible."""

    def __init__(self, seat: int, n: int, batteries: int) -> None:
        super().__init__(seat)
        self.n = n
        self.batteries = batteries

    def options(self, s: Capsules) -> list[Option]:
        low, high = (0, BATTERIES_END) if self.batteries else (BATTERIES_END, MACHINES)
        return [DONE.of()] + upgradable(s, self.seat, low, high)

    def take(self, s: Capsules, option: Option) -> None:
        if option != DONE.of():
            if self.n > 1:
                s.push(Upgrades(self.seat, self.n - 1, self.batteries))
            zone, piece = UPGRADE.read(option)
            s.upgrade(self.seat, zone, piece)

    def default(self, s: Capsules) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Capsules) -> Line:
        return (ASK_BATTERIES if self.batteries else ASK_UPGRADES).line(self.n)


class UpgradeOne(Decision[Capsules]):
    """TC-4.5.7b: the reward of a trade, one step for a computer that remains."""

    def options(self, s: Capsules) -> list[Option]:
        return upgradable(s, self.seat, BATTERIES_END, MACHINES)

    def take(self, s: Capsules, option: Option) -> None:
        zone, piece = UPGRADE.read(option)
        s.upgrade(self.seat, zone, piece)

    def prompt(self, s: Capsules) -> Line:
        return ASK_UPGRADE.line()


def targets(s: Capsules, seat: int, ahead: bool) -> list[int]:
    """TC-4.15.11, TC-4.8.3b, TC-4.8.10: others who can be hit, in seat order from the user."""
    out: list[int] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        safe = s.mode == BASE and s.round == ROUNDS and s.mats[other].finished
        if not safe and (not ahead or s.mats[other].vp > s.mats[seat].vp):
            out.append(other)
    return out


class Hit(Decision[Capsules]):
    """TC-4.15.11: one other player."""

    def __init__(self, seat: int, ahead: int) -> None:
        super().__init__(seat)
        self.ahead = ahead

    def options(self, s: Capsules) -> list[Option]:
        return [HIT.of(other) for other in sorted(targets(s, self.seat, self.ahead > 0))]

    def take(self, s: Capsules, option: Option) -> None:
        s.strike(HIT.read(option))

    def prompt(self, s: Capsules) -> Line:
        return ASK_HIT.line()


# Numbers of the pieces that RET brings back: batteries, computers at rest, artifacts.
RANGES: Final = ((0, BATTERIES_END), (BATTERIES_END, IDLE_END), (P_ARTIFACT, P_ARTIFACT + ARTIFACTS))


class Return(Decision[Capsules]):
    """TC-4.15.12: up to n objects that are not new come back to active; a computer is rolled."""

    def __init__(self, seat: int, what: int, n: int) -> None:
        super().__init__(seat)
        self.what = what
        self.n = n

    def options(self, s: Capsules) -> list[Option]:
        low, high = RANGES[self.what]
        back = [p for p in s.mats[self.seat].inactive if low <= p < high and not NEW[p]]
        return [DONE.of()] + once([RETURN.of(KIND[p]) for p in back])

    def take(self, s: Capsules, option: Option) -> None:
        if option == DONE.of():
            return
        if self.n > 1:
            s.push(Return(self.seat, self.what, self.n - 1))
        mat = s.mats[self.seat]
        kind = RETURN.read(option)
        piece = next(p for p in mat.inactive if KIND[p] == kind and not NEW[p])
        mat.inactive.remove(piece)
        s.note(EVERYONE, RETURNED, self.seat, kind)
        if self.what == codes.RET_COMPUTER:
            s.roll_in(self.seat, piece)
        else:
            insort(mat.active, piece)

    def default(self, s: Capsules) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Capsules) -> Line:
        return ASK_RETURN.line(self.n)


class PickComputer(Decision[Capsules]):
    """TC-4.15.13, 4.15.14, 4.15.16: one active computer is set to its top, echoed or levelled to."""

    def __init__(self, seat: int, op: int) -> None:
        super().__init__(seat)
        self.op = op

    def options(self, s: Capsules) -> list[Option]:
        return once([CHOOSE.of(piece) for piece in s.mats[self.seat].computers()])

    def take(self, s: Capsules, option: Option) -> None:
        mat = s.mats[self.seat]
        piece = CHOOSE.read(option)
        if self.op == codes.MAXDIE:
            mat.replace(ACTIVE, piece, showing(piece, FACES[piece]))
        elif self.op == codes.ECHO:
            mat.qubits += DIE[piece]
            s.note(EVERYONE, FREE, self.seat, DIE[piece], 1)
        else:
            for other in mat.computers():
                level = min(DIE[piece], FACES[other])
                if level > DIE[other]:
                    mat.replace(ACTIVE, other, showing(other, level))

    def default(self, s: Capsules) -> Option:
        best, most = self.options(s)[0], -1
        for option in self.options(s):
            piece = CHOOSE.read(option)
            gain = FACES[piece] - DIE[piece] if self.op == codes.MAXDIE else DIE[piece]
            if gain > most:
                best, most = option, gain
        return best

    def prompt(self, s: Capsules) -> Line:
        if self.op == codes.MAXDIE:
            return ASK_MAX.line()
        return ASK_ECHO.line() if self.op == codes.ECHO else ASK_LEVEL.line()


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
        return [DONE.of()] + once([CHOOSE.of(piece) for piece in left if piece >= last])

    def take(self, s: Capsules, option: Option) -> None:
        if option != DONE.of():
            s.push(RerollSome(self.seat, self.chosen + (CHOOSE.read(option),)))
            return
        mat = s.mats[self.seat]
        for piece in self.chosen:
            mat.active.remove(piece)
        for piece in self.chosen:
            s.roll_in(self.seat, piece)

    def prompt(self, s: Capsules) -> Line:
        return ASK_DICE.line(len(self.chosen))


class Sweep(Decision[Capsules]):
    """TC-4.15.29: any number of offered artifacts go under their own stacks, then the rows are refilled."""

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, s: Capsules) -> list[Option]:
        first = self.chosen[-1] + 1 if self.chosen else 0
        return [DONE.of()] + [SWEEP.of(slot) for slot in range(first, 2 * OFFER) if s.offered(slot) >= 0]

    def take(self, s: Capsules, option: Option) -> None:
        if option != DONE.of():
            s.push(Sweep(self.seat, self.chosen + (SWEEP.read(option),)))
            return
        swept = [s.offered(slot) for slot in self.chosen]
        for i in range(len(swept)):
            colour = self.chosen[i] // OFFER
            s.move(swept[i], s.rows[colour], s.stacks[colour], at=0)
            s.note(EVERYONE, SWEPT, self.seat, PRINTED_ON[swept[i]])
        s.refill(0)
        s.refill(1)

    def prompt(self, s: Capsules) -> Line:
        return ASK_SWEEP.line()
