"""Requirements of Audit and Achievement cards (AOA-RQ), one class a measure: how far a player has come."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

import rulewright.games.age_of_automaton.printed as p
from rulewright.core.errors import ContentError
from rulewright.games.age_of_automaton.table import Factory

CARD_TYPES: Final = ["EQ", "RD", "SO"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """`word(what)>=n`."""

    word: ClassVar[str] = ""

    def __init__(self, what: str, n: int) -> None:
        self.n = n

    def have(self, f: Factory) -> int:
        raise NotImplementedError


class Credits(Condition):
    """AOA-RQ-01, AOA-16.6."""

    word = "credits"

    def have(self, f: Factory) -> int:
        return f.credits


class Tokens(Condition):
    """AOA-RQ-02, AOA-16.7: all colours together."""

    word = "tokens"

    def have(self, f: Factory) -> int:
        return f.held()


class Cards(Condition):
    """AOA-RQ-03, AOA-16.8: cards of a type, Equipment, R&D or Sale."""

    word = "cards"

    def __init__(self, what: str, n: int) -> None:
        super().__init__(what, n)
        self.kind: int = CARD_TYPES.index(what)

    def have(self, f: Factory) -> int:
        if self.kind == 0:
            return len(f.equipment.cards)
        return len(f.research.cards) if self.kind == 1 else len(f.sales.cards)


class Advanced(Condition):
    """AOA-RQ-04, AOA-16.9."""

    word = "advanced"

    def have(self, f: Factory) -> int:
        return f.advanced()


class Workers(Condition):
    """AOA-RQ-05, AOA-16.5, AOA-RU-23: of exactly this level."""

    word = "workers"

    def __init__(self, what: str, n: int) -> None:
        super().__init__(what, n)
        self.level: int = p.roman(what)

    def have(self, f: Factory) -> int:
        return f.tech[self.level]


class Donation(Condition):
    """AOA-RQ-06."""

    word = "donation"

    def have(self, f: Factory) -> int:
        return f.donation


class Reputation(Condition):
    """AOA-RQ-07."""

    word = "reputation"

    def have(self, f: Factory) -> int:
        return f.reputation


class Specialists(Condition):
    """AOA-RQ-08: those played."""

    word = "specialists"

    def have(self, f: Factory) -> int:
        return len(f.specialists.cards)


class LowestRelation(Condition):
    """AOA-RQ-09."""

    word = "relmin"

    def have(self, f: Factory) -> int:
        lowest = f.relations[0]
        for relation in f.relations:
            lowest = min(lowest, relation)
        return lowest


class Peak(Condition):
    """AOA-RQ-10."""

    word = "peak"

    def have(self, f: Factory) -> int:
        highest = 0
        for space in f.prospect:
            highest = max(highest, space)
        return highest


class Parts(Condition):
    """AOA-RQ-11: different automaton parts among the R&D cards."""

    word = "parts"

    def have(self, f: Factory) -> int:
        return different_parts(f)


class Levels(Condition):
    """AOA-RQ-12."""

    word = "levels"

    def have(self, f: Factory) -> int:
        return f.levels()


def different_parts(f: Factory) -> int:
    seen, n = 0, 0
    for card in f.research.cards:
        part = 1 << p.PART[card - p.RESEARCH_FIRST]
        if not seen & part:
            seen |= part
            n += 1
    return n


MEASURES: Final[list[type[Any]]] = [
    Credits, Tokens, Cards, Advanced, Workers, Donation, Reputation, Specialists, LowestRelation, Peak, Parts,
    Levels,
]  # fmt: skip
BY_WORD: Final[dict[str, type[Any]]] = {kind.word: kind for kind in MEASURES}


def conditions(words: str) -> list[Condition]:
    """`cards(EQ)>=2 & levels>=12`."""
    out: list[Condition] = []
    for part in words.split(" & "):
        name, _, n = part.partition(">=")
        word = name.partition("(")[0]
        if word not in BY_WORD or not n.isdecimal():
            known = ", ".join(sorted(BY_WORD))
            raise ContentError(f"unknown requirement {part!r}, expected as credits>=7; measures: {known}")
        out.append(BY_WORD[word](p.inside(name) if "(" in name else "", int(n)))
    return out


AUDIT_TEST: Final[list[list[Condition]]] = [conditions(row.requirement) for row in p.AUDIT_ROWS]
ACHIEVEMENT_TEST: Final[list[list[Condition]]] = [conditions(row.requirement) for row in p.ACHIEVEMENT_ROWS]


def missing(f: Factory, wanted: list[Condition]) -> int:
    """How much is missing in all; 0 if the requirement is met."""
    out = 0
    for condition in wanted:
        out += max(0, condition.n - condition.have(f))
    return out


def met(f: Factory, wanted: list[Condition]) -> bool:
    """AOA-RQ-13: all of them."""
    for condition in wanted:
        if condition.have(f) < condition.n:
            return False
    return True
