"""What an effect may cost (TC-4.15.24, TC-4.15.25): the words, and the questions that they ask."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.effects import Cost, Do, Tokens
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.time_capsules.choices import once
from rulewright.games.time_capsules.paying import charge, funds
from rulewright.games.time_capsules.table import ACTIVE, INACTIVE, Capsules


class DropOne(Cost[Capsules]):
    """TC-4.15.24: discard one object: `bc@a`, `bc@ai` (battery or computer, of which zones), `bio@ai`."""

    word = "drop"
    each = -0.6

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        what, zones = args[0].split("@")
        self.bio: bool = ("bc", "bio").index(what) == 1
        self.everywhere: bool = ("a", "ai").index(zones) == 1  # or from active only

    def can(self, s: Capsules, seat: int, source: int) -> bool:
        return len(self.found(s, seat)) > 0

    def found(self, s: Capsules, seat: int) -> list[Option]:
        """What it may take."""
        out: list[Option] = []
        for zone in (ACTIVE, INACTIVE) if self.everywhere else (ACTIVE,):
            for piece in s.mats[seat].zone(zone):
                if p.is_bio(piece) if self.bio else p.is_machine(piece):
                    out.append(v.DROP.of(zone, piece))
        return once(out)

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        s.push(Drop(seat, self.number, source))

    def tokens(self) -> Tokens:
        what = "bio" if self.bio else "any" if self.everywhere else "active"
        return Tokens(self.word, {"what": what})


class Drop(Decision[Capsules]):
    """TC-4.15.18, TC-4.15.19, TC-4.15.24: discard one object; VP losses apply."""

    def __init__(self, seat: int, cost: int, source: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.source = source

    def price(self, s: Capsules) -> DropOne:
        found = s.setup.effects[self.cost]
        assert isinstance(found, DropOne)
        return found

    def options(self, s: Capsules) -> list[Option]:
        price = self.price(s)
        found = price.found(s, self.seat)
        return [v.DECLINE.of()] + found if price.optional else found

    def take(self, s: Capsules, option: Option) -> None:
        if option != v.DECLINE.of():
            zone, piece = v.DROP.read(option)
            s.just_did = 1 if zone == ACTIVE else 0
            s.push(Do(self.seat, self.price(s).then, self.source))
            s.discard(self.seat, zone, piece)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_DROP.line() if self.price(s).optional else v.ASK_MUST_DROP.line()


class PayEnergy(Cost[Capsules]):
    """TC-4.15.25."""

    word = "pay_e"
    each = -0.8

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = int(args[0])

    def apply(self, s: Capsules, seat: int, source: int) -> None:
        if funds(s.mats[seat], p.ENERGY) >= self.n:
            s.push(PayFor(seat, self.number, source))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n})


class PayFor(Decision[Capsules]):
    """TC-4.15.25: pay energy, or not."""

    def __init__(self, seat: int, cost: int, source: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.source = source

    def price(self, s: Capsules) -> PayEnergy:
        found = s.setup.effects[self.cost]
        assert isinstance(found, PayEnergy)
        return found

    def options(self, s: Capsules) -> list[Option]:
        return [v.DECLINE.of(), v.ACCEPT.of()]

    def take(self, s: Capsules, option: Option) -> None:
        if option == v.ACCEPT.of():
            s.push(Do(self.seat, self.price(s).then, self.source))
            charge(s, self.seat, p.ENERGY, self.price(s).n)

    def default(self, s: Capsules) -> Option:
        return v.ACCEPT.of()

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_PAY.line(self.price(s).n)
