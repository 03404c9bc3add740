"""The one-shot effects of artifacts and exploration tokens (7.2): one class a word."""

from __future__ import annotations

from typing import Any, Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.content import index
from rulewright.core.effects import Book, Branch, Counted, Do, Effect, Either, Tokens
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.artifacts import Shove, Uncube, Vent
from rulewright.games.ark_awakening.awaken import AwakenSome
from rulewright.games.ark_awakening.book import BOOK, PART
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import hostile
from rulewright.games.ark_awakening.divert import Diverts
from rulewright.games.ark_awakening.engineering import CubeAtOnce
from rulewright.games.ark_awakening.explore import ExploreOnce
from rulewright.games.ark_awakening.fallout import MoveCounter
from rulewright.games.ark_awakening.heal import HealSome, heal
from rulewright.games.ark_awakening.move import Teleports, walk
from rulewright.games.ark_awakening.produce import ANY_BASIC, Exchange, TakeOne
from rulewright.games.ark_awakening.table import FALLOUT, Ark

ONE: Final = "one"  # one basic resource of your choice
ALL: Final = "all"  # as many as there are


class Gain(Effect[Ark]):
    """ARK-FX-GAIN: resources of a type, or of one basic type of your choice."""

    word = "gain"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.of = args[0]
        self.resource: int = -1 if args[0] == ONE else index(p.RESOURCES, args[0], "resource")
        self.n: int = int(args[1])

    def apply(self, s: Ark, seat: int, source: int) -> None:
        if source == PART or self.resource < 0:
            s.push(Check())
            s.push(TakeOne(seat, self.n, self.choices(), source == PART))
        else:
            s.gain(seat, self.resource, self.n)

    def choices(self) -> tuple[int, ...]:
        return ANY_BASIC if self.resource < 0 else (self.resource,)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"of": self.of, "n": self.n})


class Arsenal(Counted[Ark]):
    """ARK-FX-ARS."""

    word = "arsenal"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        if source == PART:
            s.push(Check())
            s.push(Part(seat, self.number))
        else:
            s.arm(seat, self.n)


class Draw(Counted[Ark]):
    """ARK-FX-DRAW."""

    word = "draw"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.draw_artifact(seat)


class Heal(Effect[Ark]):
    """ARK-FX-HEAL: up to so many wounded units, or all."""

    word = "heal"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = 0 if args[0] == ALL else int(args[0])  # 0: all

    def apply(self, s: Ark, seat: int, source: int) -> None:
        most = self.n if self.n else s.domes[seat].wounded
        if most == 1 and source != PART:
            heal(s, seat, most)
        else:
            s.push(HealSome(seat, most))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n})


class Awaken(Effect[Ark]):
    """ARK-FX-AWAKEN: up to so many units for so much metamorphite each."""

    word = "awaken"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = int(args[0])
        self.cost: int = int(args[1])

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(AwakenSome(seat, self.n, self.cost))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "cost": self.cost})


class Divert(Counted[Ark]):
    """ARK-FX-DIVERT."""

    word = "divert"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Diverts(seat, self.n))


class Teleport(Counted[Ark]):
    """ARK-FX-TELEPORT."""

    word = "teleport"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Teleports(seat, self.n))


class Step(Counted[Ark]):
    """ARK-FX-STEP."""

    word = "step"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        walk(s, seat, self.n)


class Explore(Effect[Ark]):
    """ARK-FX-EXPLORE; `explore else draw 3`: the cards only if there is nothing to explore."""

    word = "explore"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        if args[:2] != ["else", "draw"]:
            raise ValueError("written `explore else draw N`")
        self.cards: int = int(args[2])

    def apply(self, s: Ark, seat: int, source: int) -> None:
        question = ExploreOnce(seat)
        if question.options(s):
            s.push(question)
        else:
            for _ in range(self.cards):
                s.draw_artifact(seat)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.cards})


class Cube(Effect[Ark]):
    """ARK-FX-CUBE."""

    word = "cube"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(CubeAtOnce(seat))


class TakeCube(Effect[Ark]):
    """ARK-FX-UNCUBE."""

    word = "uncube"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Uncube(seat))


class Airlock(Counted[Ark]):
    """ARK-FX-AIRLOCK; not in the First Mission (ARK-9.3b), nor in peace (ARK-14.2b, ARK-R51)."""

    word = "airlock"

    def can(self, s: Ark, seat: int, source: int) -> bool:
        return hostile(s)

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Vent(seat, self.n))


class ShoveUnits(Effect[Ark]):
    """ARK-FX-SHOVE."""

    word = "shove"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Shove(seat))


class ExchangeSome(Counted[Ark]):
    """ARK-FX-XCH."""

    word = "exchange"

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Exchange(seat, self.n))


class Counter(Counted[Ark]):
    """ARK-FX-COUNTER."""

    word = "counter"

    def can(self, s: Ark, seat: int, source: int) -> bool:
        return s.mode == FALLOUT

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(MoveCounter(seat, self.n))


def called(way: Effect[Any]) -> int:
    """Under which name a choice lists an effect."""
    return v.WAYS.index(way.called())


class Part(Decision[Ark]):
    """7.2: one of several parts of a card is done or declined."""

    step = "artifact"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, s: Ark) -> list[Option]:
        return [v.DONE.of(), v.ONE_OF.of(called(s.setup.effects[self.effect]))]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.ONE_OF:
            s.push(Do(self.seat, self.effect))

    def default(self, s: Ark) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Ark) -> Line:
        return v.ASK_PART.line(called(s.setup.effects[self.effect]))


class OneOf(Either[Ark]):
    """`A or B`: one of the two, of the player's choice."""

    def apply(self, s: Ark, seat: int, source: int) -> None:
        s.push(Way(seat, self.ways[0].number, self.ways[1].number))

    def names(self) -> list[str]:
        return self.among(v.WAYS)


class Way(Branch[Ark]):
    """Under their names."""

    step = "artifact"

    def choice(self, way: Effect[Any]) -> Option:
        return v.ONE_OF.of(called(way))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_WAY.line()


WORDS: Final[list[type[Effect[Ark]]]] = [
    Gain, Arsenal, Draw, Heal, Awaken, Divert, Teleport, Step, Explore, Cube, TakeCube, Airlock, ShoveUnits,
    ExchangeSome, Counter,
]  # fmt: skip


def taught() -> Book:
    """The book of artifacts and tokens, once it knows all words."""
    BOOK.teach(WORDS, OneOf)
    return BOOK
