"""PRODUCE (ARK-5.4a, 5.4e): metamorphite, and what rooms make of it."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision, Seated
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import Ark

IN_BASIC: Final = 2  # ARK-5.4e: what is taken for one metamorphite
ANY_BASIC: Final = tuple(range(p.BASIC))


class Produce(Action[Ark, Doing]):
    """ARK-5.4a: the value in metamorphite; then synthesis, harvest and exchange, in this order."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.PRODUCE] and not s.spent[p.PRODUCE]:
            to.may(v.PRODUCE.of())

    def do(self, s: Ark, seat: int, option: Option) -> None:
        amount = value(s, seat, p.PRODUCE)
        s.spent[p.PRODUCE] += 1
        s.push(Convert(seat))
        take_basic(s, seat, benefit(s, seat, p.B_HARVEST))
        s.push(Synthesize(seat, amount, benefit(s, seat, p.B_SYNTHESIZE)))


class Synthesize(Decision[Ark]):
    """ARK-BC-SYN: some metamorphite may each be taken as two of a basic resource; the rest is gained."""

    step = "produce"

    def __init__(self, seat: int, amount: int, left: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        if not self.left or not self.amount:
            return [v.DONE.of()]
        return [v.DONE.of()] + [v.TAKE.of(resource) for resource in range(p.BASIC)]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.TAKE:
            s.gain(self.seat, v.TAKE.read(option), IN_BASIC)
            s.push(Synthesize(self.seat, self.amount - 1, self.left - 1))
            s.push(Check())
        else:
            s.gain(self.seat, p.METAMORPHITE, self.amount)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SYNTHESIZE.line(self.left)


def take_basic(s: Ark, seat: int, n: int) -> None:
    """So many of one basic resource (ARK-BC-HRV, RSV, MINI); first a check of what was gained before."""
    if n:
        s.push(TakeOne(seat, n, ANY_BASIC, False))
        s.push(Check())


class TakeOne(Decision[Ark]):
    """So many of one of these resources; a part of a card may be declined (ARK-FX-GAIN)."""

    step = "produce"

    def __init__(self, seat: int, n: int, resources: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.resources = resources
        self.optional = optional

    def options(self, s: Ark) -> list[Option]:
        declined = [v.DONE.of()] if self.optional else []
        return declined + [v.TAKE.of(resource) for resource in self.resources]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.TAKE:
            s.gain(self.seat, v.TAKE.read(option), self.n)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_TAKE.line(self.n)


class Convert(Seated[Ark]):
    """ARK-BC-CNV: after harvest, so that what it gave can be exchanged."""

    def run(self, s: Ark) -> None:
        left = benefit(s, self.seat, p.B_CONVERT)
        if left:
            s.push(Exchange(self.seat, left))
            s.push(Check())


class Exchange(Decision[Ark]):
    """ARK-BC-CNV, ARK-FX-XCH: basic resources become metamorphite, one for one, one after the other."""

    step = "produce"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        stock = s.domes[self.seat].stock
        found = [
            resource for resource in range(p.BASIC) if stock[resource] and stock[p.METAMORPHITE] < p.STORAGE
        ]
        return [v.DONE.of()] + [v.EXCHANGE.of(resource) for resource in found] if found else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.EXCHANGE:
            s.spend(self.seat, v.EXCHANGE.read(option), 1)
            s.gain(self.seat, p.METAMORPHITE, 1)
            if self.left > 1:
                s.push(Exchange(self.seat, self.left - 1))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_EXCHANGE.line(self.left)
