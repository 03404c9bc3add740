"""One interpreter of the effect vocabulary (TC-4.15): steps from left to right, each as far as possible.

Here are also the questions whose answers lead to further effects: costs, copies, a second time.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules import codes
from rulewright.games.time_capsules.choices import (
    FixSome,
    Hit,
    PickComputer,
    RerollSome,
    Return,
    Sweep,
    TakeBio,
    Upgrades,
    once,
    targets,
)
from rulewright.games.time_capsules.codes import ABILITY, BIGGER, COPIER, EFFECTS, Amount, Step
from rulewright.games.time_capsules.paying import charge, funds
from rulewright.games.time_capsules.peeking import LookAt
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    ARTIFACT_TAG,
    B1,
    BIO,
    BLUE,
    COLOUR,
    ENERGY,
    KIND,
    KIND_IDS,
    MACHINES,
    NEW,
    ORANGE,
    P_ARTIFACT,
    P_BIO,
    PLAIN,
    QUBITS,
    TAG_FIRST,
    TAG_SECOND,
    TRAIT,
)
from rulewright.games.time_capsules.table import (
    ACTION,
    ACTIVE,
    FROM_BIO,
    INACTIVE,
    PURCHASE,
    Capsules,
)
from rulewright.games.time_capsules.verbs import (
    ACCEPT,
    ASK_BIG_BIO,
    ASK_COPY,
    ASK_DROP,
    ASK_MUST_DROP,
    ASK_PAY,
    ASK_TWICE,
    COPIED,
    COPY,
    DECLINE,
    DISCOUNT,
    DROP,
    FREE,
    NO_TARGET,
    RELEASE,
    TWICE,
    WILD,
)

NO_ARTIFACT: Final = -1


def allowed(s: Capsules, tag: int) -> bool:
    """TC-4.9.3, TC-4.15.34: is a tag legal now? Only `split` looks at it."""
    if s.phase == PURCHASE:
        return tag != TAG_SECOND
    return s.phase != ACTION or tag != TAG_FIRST


def counted(s: Capsules, seat: int, what: Amount, artifact: int) -> int:
    """TC-4.15.20 to 4.15.23: what an amount counts; `artifact` is the kind whose ability is resolved."""
    mat = s.mats[seat]
    if what.counted == codes.MEMO:
        return s.memo
    if what.counted == codes.ACTIVE_BATTERIES:
        return len(mat.batteries())
    if what.counted == codes.ACTIVE_COMPUTERS:
        return len(mat.computers())
    n = 0
    for piece in mat.artifacts():
        n += matches(KIND[piece] - ARTIFACT, what.counted)
    if what.other and artifact >= 0:
        n -= matches(artifact, what.counted)
    return n


def matches(artifact: int, counted_as: int) -> int:
    if counted_as == codes.ANY:
        return 1
    if counted_as == codes.BLUES:
        return 1 if COLOUR[artifact] == BLUE else 0
    if counted_as == codes.ORANGES:
        return 1 if COLOUR[artifact] == ORANGE else 0
    return 1 if TRAIT[artifact] == counted_as else 0


def amount(s: Capsules, seat: int, what: Amount, artifact: int) -> int:
    n = what.base
    if what.counted != codes.NOTHING:
        more = counted(s, seat, what, artifact)
        n += more // 2 if what.half else more
    return min(n, what.most) if what.most >= 0 else n


class Resolve(Frame[Capsules]):
    """The steps of an effect from one on, for a row of the score sheet; `artifact`: whose ability it is."""

    def __init__(self, seat: int, effect: int, step: int, artifact: int, row: int) -> None:
        self.seat = seat
        self.effect = effect
        self.step = step
        self.artifact = artifact
        self.row = row

    def after(self) -> Resolve:
        return Resolve(self.seat, self.effect, self.step + 1, self.artifact, self.row)

    def run(self, s: Capsules) -> None:
        steps = EFFECTS[self.effect]
        step = steps[self.step]
        if step.op == codes.DROP:
            if not idle(s, steps, self.step + 1):
                s.push(Drop(self.seat, self.effect, self.step, self.artifact, self.row))
        elif step.op == codes.PAY:
            if funds(s.mats[self.seat], ENERGY) >= step.amount.base:
                s.push(PayFor(self.seat, self.effect, self.step, self.artifact, self.row))
        else:
            if self.step + 1 < len(steps):
                s.push(self.after())
            self.do(s, step)

    def do(self, s: Capsules, step: Step) -> None:
        """One step. What is pushed here comes before the next one."""
        seat, op = self.seat, step.op
        mat = s.mats[seat]
        n = amount(s, seat, step.amount, self.artifact)
        if op == codes.VP:
            s.gain_vp(seat, n, self.row)
        elif op == codes.E:
            mat.energy += n
            s.note(EVERYONE, FREE, seat, n, ENERGY)
        elif op == codes.Q:
            mat.qubits += n
            s.note(EVERYONE, FREE, seat, n, QUBITS)
        elif op == codes.CC:
            s.gain_crystals(seat, n)
        elif op == codes.CARD:
            for _ in range(n):
                s.draw_card(seat)
        elif op == codes.BRK:
            for _ in range(n):
                s.gain_break(seat)
        elif op == codes.FIX:
            s.memo = 0
            s.push(FixSome(seat, n))
        elif op == codes.BAT:
            s.gain(seat, B1 + n - 1, step.a)
        elif op == codes.COM:
            s.gain(seat, KIND_IDS.index(f"c{n}"), step.a)
        elif op == codes.UPC or op == codes.UPB:
            s.push(Upgrades(seat, n, 1 if op == codes.UPB else 0))
        elif op == codes.BIO:
            for _ in range(n):
                s.push(TakeBio(seat))
        elif op == codes.HIT:
            hit(s, seat, step.a)
        elif op == codes.RET:
            s.push(Return(seat, step.a, n))
        elif op == codes.MAXDIE or op == codes.ECHO or op == codes.LEVEL:
            s.push(PickComputer(seat, op))
        elif op == codes.REROLL:
            s.push(RerollSome(seat, ()))
        elif op == codes.ROLLQ:
            roll_qubits(s, seat, n)
        elif op == codes.IF:
            met = counted(s, seat, step.amount, self.artifact) >= step.a
            s.push(Resolve(seat, step.yes if met else step.no, 0, self.artifact, self.row))
        elif op == codes.COPY:
            s.push(CopyOne(seat, self.row))
        elif op == codes.TWICE:
            s.push(TwiceOver(seat, self.row))
        elif op == codes.SWEEP:
            s.push(Sweep(seat, ()))
        elif op == codes.DISC:
            mat.discounts[step.a] += n
            s.note(EVERYONE, DISCOUNT, seat, step.a, n)
        elif op == codes.PEEK:
            s.push(LookAt(seat, n, step.a))
        elif op == codes.WILD:
            mat.wild = 1
            s.note(EVERYONE, WILD, seat)
        elif op == codes.BIGBIO:
            s.push(BigBio(seat))


def idle(s: Capsules, steps: list[Step], first: int) -> bool:
    """TC-4.15.18, TC-R57: could the rest of an effect do nothing? Only BIO can be impossible."""
    return all([steps[i].op == codes.BIO and not any(s.piles) for i in range(first, len(steps))])


def hit(s: Capsules, seat: int, whom: int) -> None:
    """TC-4.15.11: hostile breaks."""
    found = targets(s, seat, whom == codes.AHEAD)
    if not found:
        s.note(EVERYONE, NO_TARGET, seat)
    elif whom == codes.ALL:
        for other in found:
            s.strike(other)
    else:
        s.push(Hit(seat, 1 if whom == codes.AHEAD else 0))


def roll_qubits(s: Capsules, seat: int, sides: int) -> None:
    """TC-4.15.17: on 1, 2 or 3 also a break."""
    rolled = s.roll(sides)
    s.mats[seat].qubits += rolled
    s.note(EVERYONE, FREE, seat, rolled, QUBITS)
    if rolled <= 3:
        s.gain_break(seat)


def droppable(s: Capsules, seat: int, what: int) -> list[Option]:
    """TC-4.15.24: what the cost `drop` may take."""
    mat = s.mats[seat]
    low, high = (P_BIO, P_ARTIFACT) if what == codes.DROP_BIO else (0, MACHINES)
    out = [DROP.of(ACTIVE, piece) for piece in mat.active if low <= piece < high]
    if what != codes.DROP_HOT:
        out += [DROP.of(INACTIVE, piece) for piece in mat.inactive if low <= piece < high]
    return once(out)


class Cost(Decision[Capsules]):
    """TC-4.15.18, TC-4.15.19: a cost that is paid completely, or the rest of the effect lapses."""

    def __init__(self, seat: int, effect: int, step: int, artifact: int, row: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.step = step
        self.artifact = artifact
        self.row = row

    def go_on(self, s: Capsules) -> None:
        s.push(Resolve(self.seat, self.effect, self.step + 1, self.artifact, self.row))


class Drop(Cost):
    """TC-4.15.24: discard one object; VP losses apply."""

    def options(self, s: Capsules) -> list[Option]:
        step = EFFECTS[self.effect][self.step]
        out = droppable(s, self.seat, step.a)
        return [DECLINE.of()] + out if step.optional else out

    def take(self, s: Capsules, option: Option) -> None:
        if option != DECLINE.of():
            zone, piece = DROP.read(option)
            s.memo = 1 if zone == ACTIVE else 0
            self.go_on(s)
            s.discard(self.seat, zone, piece)

    def prompt(self, s: Capsules) -> Line:
        optional = EFFECTS[self.effect][self.step].optional
        return ASK_DROP.line() if optional else ASK_MUST_DROP.line()


class PayFor(Cost):
    """TC-4.15.25: pay energy, or not."""

    def options(self, s: Capsules) -> list[Option]:
        return [DECLINE.of(), ACCEPT.of()]

    def take(self, s: Capsules, option: Option) -> None:
        if option == ACCEPT.of():
            self.go_on(s)
            charge(s, self.seat, ENERGY, EFFECTS[self.effect][self.step].amount.base)

    def default(self, s: Capsules) -> Option:
        return ACCEPT.of()

    def prompt(self, s: Capsules) -> Line:
        return ASK_PAY.line(EFFECTS[self.effect][self.step].amount.base)


class CopyOne(Decision[Capsules]):
    """TC-4.15.27: the ability of another artifact, not new, not a Replicator, legal now; it does not move."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Capsules) -> list[Option]:
        out: list[Option] = []
        for piece in s.mats[self.seat].artifacts():
            kind = KIND[piece] - ARTIFACT
            if not NEW[piece] and not COPIER[kind] and allowed(s, ARTIFACT_TAG[kind]):
                out.append(COPY.of(kind))
        out.sort()
        return once(out)

    def take(self, s: Capsules, option: Option) -> None:
        kind = COPY.read(option)
        s.note(EVERYONE, COPIED, self.seat, kind)
        s.push(Resolve(self.seat, ABILITY[kind], 0, kind, self.row))

    def prompt(self, s: Capsules) -> Line:
        return ASK_COPY.line()


class TwiceOver(Decision[Capsules]):
    """TC-4.15.28: an active artifact works twice in a row and then moves to inactive."""

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Capsules) -> list[Option]:
        return once([TWICE.of(kind) for kind in usable(s, self.seat)])

    def take(self, s: Capsules, option: Option) -> None:
        kind = TWICE.read(option)
        s.push(Rest(self.seat, kind))
        s.push(Resolve(self.seat, ABILITY[kind], 0, kind, self.row))
        s.push(Resolve(self.seat, ABILITY[kind], 0, kind, self.row))

    def prompt(self, s: Capsules) -> Line:
        return ASK_TWICE.line()


def usable(s: Capsules, seat: int) -> list[int]:
    """Active artifacts whose ability is legal now, by number, sorted."""
    out: list[int] = []
    for piece in s.mats[seat].active:
        if piece >= P_ARTIFACT and allowed(s, ARTIFACT_TAG[KIND[piece] - ARTIFACT]):
            out.append(KIND[piece] - ARTIFACT)
    return out


class Rest(Frame[Capsules]):
    """TC-4.5.10: only Infinite Feedback moves the artifact after its effects."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Capsules) -> None:
        s.mats[self.seat].rest(PLAIN[ARTIFACT + self.kind])


class BigBio(Decision[Capsules]):
    """TC-4.15.33: a bioobject of the inactive zone for its bigger reward."""

    def options(self, s: Capsules) -> list[Option]:
        inactive = s.mats[self.seat].inactive
        return once([RELEASE.of(INACTIVE, p - P_BIO) for p in inactive if P_BIO <= p < P_ARTIFACT])

    def take(self, s: Capsules, option: Option) -> None:
        _zone, kind = RELEASE.read(option)
        s.discard(self.seat, INACTIVE, PLAIN[BIO + kind])
        s.push(Resolve(self.seat, BIGGER[kind], 0, NO_ARTIFACT, FROM_BIO))

    def prompt(self, s: Capsules) -> Line:
        return ASK_BIG_BIO.line()
