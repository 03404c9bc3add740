"""The effect vocabulary (TC-4.15), a class a word: steps from left to right, each as far as possible.

Here are also the questions whose answers lead to further effects: copies, a second time.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.content import index
from rulewright.core.effects import Book, Counted, Do, Effect, Tokens, Value
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.amounts import Amount
from rulewright.games.time_capsules.amounts import amount as read_amount
from rulewright.games.time_capsules.choices import (
    ARTIFACTS,
    BATTERIES,
    COMPUTERS,
    EchoOf,
    FixSome,
    Hit,
    LevelTo,
    RerollSome,
    Return,
    SetToTop,
    Sweep,
    TakeBio,
    Upgrades,
    once,
    targets,
)
from rulewright.games.time_capsules.costs import DropOne, PayEnergy
from rulewright.games.time_capsules.peeking import LookAt
from rulewright.games.time_capsules.table import (
    ACTION,
    FROM_BIO,
    INACTIVE,
    PURCHASE,
    ZONES,
    Capsules,
)

BACK: Final = {"bat": BATTERIES, "com": COMPUTERS, "art": ARTIFACTS}  # what RET brings back
NO_ARTIFACT: Final = -1
ROW: Final = 1000  # of a source: more than there are kinds of artifact


def source(artifact: int, row: int) -> int:
    """Whose ability it is (or NO_ARTIFACT), and the row of the score sheet that its VP go to."""
    return row * ROW + artifact + 1


def ability_of(source: int) -> int:
    return source % ROW - 1


def row_of(source: int) -> int:
    return source // ROW


def allowed(s: Capsules, tag: int) -> bool:
    """TC-4.9.3, TC-4.15.34: is a tag legal now? Only `split` looks at it."""
    if s.phase == PURCHASE:
        return tag != p.TAG_SECOND
    return s.phase != ACTION or tag != p.TAG_FIRST


# --- resources, VP, breaks ---------------------------------------------------------------------------
class Counting(Effect[Capsules]):
    """A word with an amount that may count something: `VP(min(1 + cnt(other Life), 3))`."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.amount: Amount = read_amount(args[0])

    def n(self, s: Capsules, seat: int, source: int) -> int:
        return self.amount.of(s, seat, ability_of(source))

    def tokens(self) -> Tokens:
        return Tokens(self.word if self.amount.count is None else f"{self.word}-per", self.amount.values())

    def worth(self) -> float:
        return self.each * self.amount.average()


class Energy(Counting):
    """TC-4.15.1."""

    word = "E"
    each = 0.38

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        n = self.n(s, seat, source)
        s.mats[seat].energy += n
        s.note(EVERYONE, v.FREE, seat, n, p.ENERGY)


class Qubits(Counting):
    """TC-4.15.1."""

    word = "Q"
    each = 0.2

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        n = self.n(s, seat, source)
        s.mats[seat].qubits += n
        s.note(EVERYONE, v.FREE, seat, n, p.QUBITS)


class Vp(Counting):
    """TC-4.15.2."""

    word = "VP"
    each = 1.0

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.gain_vp(seat, self.n(s, seat, source), row_of(source))


class Breaks(Counted[Capsules]):
    """TC-4.15.3."""

    word = "BRK"
    each = -1.6

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.gain_break(seat)


class Fix(Counted[Capsules]):
    """TC-4.15.4: remove up to n breaks."""

    word = "FIX"
    each = 0.9

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.just_did = 0  # without a break nobody is asked
        s.push(FixSome(seat, self.n))


class Crystals(Counted[Capsules]):
    """TC-4.15.8."""

    word = "CC"
    each = 0.45

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.gain_crystals(seat, self.n)


class Cards(Counted[Capsules]):
    """TC-4.15.9."""

    word = "CARD"
    each = 0.5

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.draw_card(seat)


# --- objects -------------------------------------------------------------------------------------------
class Gained(Counted[Capsules]):
    """A battery or computer of a size, in a zone: `BAT(2, inactive)`."""

    letter: ClassVar[str] = ""  # of its name

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.kind: int = index(p.KIND_IDS, f"{self.letter}{args[0]}", "object")
        self.zone: int = index(ZONES, args[1], "zone")

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.gain(seat, self.kind, self.zone)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "zone": ZONES[self.zone]})


class GainedBattery(Gained):
    """TC-4.15.5."""

    word = "BAT"
    each = 0.6
    letter = "b"


class GainedComputer(Gained):
    """TC-4.15.6."""

    word = "COM"
    letter = "c"

    def worth(self) -> float:
        return 0.5 + 0.35 * self.n * 0.30


class UpgradeComputers(Counted[Capsules]):
    """TC-4.15.7, TC-4.6.4."""

    word = "UPC"
    each = 1.9

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(Upgrades(seat, self.n, batteries=False))


class UpgradeBatteries(Counted[Capsules]):
    """TC-4.15.7, TC-4.6.4a."""

    word = "UPB"
    each = 0.9

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(Upgrades(seat, self.n, batteries=True))


class Bio(Counted[Capsules]):
    """TC-4.15.10."""

    word = "BIO"
    each = 1.7

    def idle(self, s: Capsules, seat: int, source: int) -> bool:
        """TC-4.15.18, TC-R57: of all words only this can be impossible."""
        return not any(s.piles)

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.push(TakeBio(seat))


class BringBack(Effect[Capsules]):
    """TC-4.15.12."""

    word = "RET"
    each = 0.8

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.name: str = args[0]
        self.what: int = BACK[args[0]]
        self.n: int = int(args[1])

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        """TC-4.10.9: a card that returns objects is played once a round."""
        return s.mats[seat].looped == 0

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(Return(seat, self.what, self.n))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"what": self.name, "n": self.n})


# --- dice ------------------------------------------------------------------------------------------------
class MaxDie(Effect[Capsules]):
    """TC-4.15.13."""

    word = "MAXDIE"
    each = 0.8

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(SetToTop(seat))


class Echo(Effect[Capsules]):
    """TC-4.15.14."""

    word = "ECHO"
    each = 1.2

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(EchoOf(seat))


class RerollAny(Effect[Capsules]):
    """TC-4.15.15."""

    word = "REROLL"
    each = 0.3

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(RerollSome(seat, ()))


class Level(Effect[Capsules]):
    """TC-4.15.16."""

    word = "LEVEL"
    each = 1.0

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        return len(s.mats[seat].computers()) > 0

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(LevelTo(seat))


class RollQubits(Effect[Capsules]):
    """TC-4.15.17: on 1, 2 or 3 also a break."""

    word = "ROLLQ"
    each = 1.0
    unlucky: ClassVar[int] = 3

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.sides: int = int(args[0])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        rolled = s.roll(self.sides)
        s.mats[seat].qubits += rolled
        s.note(EVERYONE, v.FREE, seat, rolled, p.QUBITS)
        if rolled <= self.unlucky:
            s.gain_break(seat)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.sides, "unlucky": self.unlucky})


# --- other players, the offer ----------------------------------------------------------------------------
class Strike(Effect[Capsules]):
    """TC-4.15.11: hostile breaks for one other player, all, or one who is ahead."""

    word = "HIT"
    each = 0.3

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.whom: str = args[0]
        if self.whom not in ("one", "all", "ahead"):
            raise ValueError("one, all or ahead is hit")

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        found = targets(s, seat, self.whom == "ahead")
        if not found:
            s.note(EVERYONE, v.NO_TARGET, seat)
        elif self.whom == "all":
            for other in found:
                s.strike(other)
        else:
            s.push(Hit(seat, self.whom == "ahead"))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"whom": self.whom})


class SweepOffer(Effect[Capsules]):
    """TC-4.15.29."""

    word = "SWEEP"
    each = 0.1

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(Sweep(seat, ()))


class Discount(Effect[Capsules]):
    """TC-4.15.30, TC-4.9.7."""

    word = "DISC"
    each = 0.5

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.colour: int = index(p.COLOURS, args[0], "colour")
        self.less: int = int(args[1])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.mats[seat].discounts[self.colour] += self.less
        s.note(EVERYONE, v.DISCOUNT, seat, self.colour, self.less)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"colour": p.COLOURS[self.colour], "n": self.less})


class Peek(Effect[Capsules]):
    """TC-4.15.31."""

    word = "PEEK"
    each = 0.8

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = int(args[0])
        self.less: int = int(args[1])

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        return any([len(stack.cards) > 0 for stack in s.stacks])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(LookAt(seat, self.n, self.less))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "less": self.less})


class Wild(Effect[Capsules]):
    """TC-4.15.32."""

    word = "WILD"
    each = 0.4

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.mats[seat].wild = 1
        s.note(EVERYONE, v.WILD, seat)


# --- other effects ---------------------------------------------------------------------------------------
class If(Effect[Capsules]):
    """TC-4.15.26: `IF(cnt(other blue) >= 2, VP(2), VP(1))`."""

    word = "IF"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        test, least = args[0].split(" >= ")
        self.counts: Amount = read_amount(test)
        self.least: int = int(least)
        self.yes: Effect[Any] = BOOK.read(args[1])
        self.no: Effect[Any] = BOOK.read(args[2])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        met = self.counts.counted(s, seat, ability_of(source)) >= self.least
        (self.yes if met else self.no).apply(s, seat, source)

    def tokens(self) -> Tokens:
        said: dict[str, Value] = {"yes": self.yes.tokens(), "no": self.no.tokens(), "least": self.least}
        counts = self.counts.values()
        return Tokens(self.word, {"per": counts["per"], "of": counts["of"], **said})

    def worth(self) -> float:
        return (max(0.0, self.yes.worth()) + max(0.0, self.no.worth())) / 2


class Copy(Effect[Capsules]):
    """TC-4.15.27."""

    word = "COPY"
    each = 1.6

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(CopyOne(seat, row_of(source)))


class CopyOne(Decision[Capsules]):
    """TC-4.15.27: the ability of another artifact, not new, not a Replicator, legal now; it does not move."""

    asks = v.ASK_COPY

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Capsules) -> list[Option]:
        out: list[Option] = []
        for piece in s.mats[self.seat].artifacts():
            kind = p.artifact_of(piece)
            if not p.NEW[piece] and not COPIER[kind] and allowed(s, p.ARTIFACT_TAG[kind]):
                out.append(v.COPY.of(kind))
        out.sort()
        return once(out)

    def take(self, s: Capsules, option: Option) -> None:
        kind = v.COPY.read(option)
        s.note(EVERYONE, v.COPIED, self.seat, kind)
        s.push(Do(self.seat, ABILITY[kind], source(kind, self.row)))


class Twice(Effect[Capsules]):
    """TC-4.15.28."""

    word = "TWICE"
    each = 1.2

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        return len(usable(s, seat)) > 0

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(TwiceOver(seat, row_of(source)))


class TwiceOver(Decision[Capsules]):
    """TC-4.15.28: an active artifact works twice in a row and then moves to inactive."""

    asks = v.ASK_TWICE

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, s: Capsules) -> list[Option]:
        return [v.TWICE.of(kind) for kind in usable(s, self.seat)]

    def take(self, s: Capsules, option: Option) -> None:
        kind = v.TWICE.read(option)
        s.push(Rest(self.seat, kind))
        s.push(Do(self.seat, ABILITY[kind], source(kind, self.row)))
        s.push(Do(self.seat, ABILITY[kind], source(kind, self.row)))


def usable(s: Capsules, seat: int) -> list[int]:
    """Kinds of active artifact whose ability is legal now, sorted, each once."""
    kinds = [p.artifact_of(piece) for piece in s.mats[seat].active if p.is_artifact(piece)]
    return [kind for kind in once(kinds) if allowed(s, p.ARTIFACT_TAG[kind])]


class Rest(Frame[Capsules]):
    """TC-4.5.10: only Infinite Feedback moves the artifact after its effects."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Capsules) -> None:
        s.mats[self.seat].rest(p.PLAIN[p.ARTIFACT + self.kind])


class BiggerBio(Effect[Capsules]):
    """TC-4.15.33."""

    word = "BIGBIO"
    each = 1.5

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        return any([p.is_bio(piece) for piece in s.mats[seat].inactive])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(BigBio(seat))


class BigBio(Decision[Capsules]):
    """TC-4.15.33: a bioobject of the inactive zone for its bigger reward."""

    asks = v.ASK_BIG_BIO

    def options(self, s: Capsules) -> list[Option]:
        return once(
            [
                v.RELEASE.of(INACTIVE, p.bio_of(piece))
                for piece in s.mats[self.seat].inactive
                if p.is_bio(piece)
            ]
        )

    def take(self, s: Capsules, option: Option) -> None:
        _zone, kind = v.RELEASE.read(option)
        s.discard(self.seat, INACTIVE, p.PLAIN[p.BIO + kind])
        s.push(Do(self.seat, BIGGER[kind], source(NO_ARTIFACT, FROM_BIO)))


BOOK: Final = Book(
    [
        Energy, Qubits, Vp, Breaks, Fix, Crystals, Cards, GainedBattery, GainedComputer, UpgradeComputers,
        UpgradeBatteries, Bio, BringBack, MaxDie, Echo, RerollAny, Level, RollQubits, Strike, SweepOffer,
        Discount, Peek, Wild, If, Copy, Twice, BiggerBio, DropOne, PayEnergy,
    ]
)  # fmt: skip
ABILITY: Final = [BOOK.read(row.effect).number for row in p.ARTIFACT_ROWS]
CARD_EFFECT: Final = [BOOK.read(row.effect).number for row in p.CARD_ROWS]
BIGGER: Final = [BOOK.read(row.bigger).number for row in p.BIO_ROWS]
SMALLER: Final = [BOOK.read(row.smaller).number for row in p.BIO_ROWS]
COPIER: Final = [isinstance(BOOK.effects[number], Copy) for number in ABILITY]  # TC-4.15.27: a Replicator
