"""Energy has two warehouses (SEP-6.3.3): which one each unit comes from or goes to is a choice."""

from __future__ import annotations

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, NOBODY
from rulewright.games.septikon.printed import COUNT, E1, E2, EN
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.verbs import (
    ASK_PAY,
    ASK_STORE,
    CANNOT_ACCEPT,
    CANNOT_PAY,
    LOST,
    PAY,
    STORE,
)


class PayEnergy(Decision[Septikon]):
    """Each unit paid comes from either warehouse, at the choice of the activating player."""

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left

    def prompt(self, s: Septikon) -> Line:
        return ASK_PAY.line(self.left)

    def options(self, s: Septikon) -> list[Option]:
        station = s.stations[self.owner]
        return [PAY.of(w) for w in (E1, E2) if station.available(w)]

    def default(self, s: Septikon) -> Option:
        """From the fuller one."""
        station = s.stations[self.owner]
        return PAY.of(E2 if COUNT[station.available(E2)] > COUNT[station.available(E1)] else E1)

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the payment is told as a whole

    def take(self, s: Septikon, option: Option) -> None:
        s.take(self.owner, PAY.read(option))
        if self.left > 1:
            s.push(PayEnergy(self.seat, self.owner, self.left - 1))

    def visible(self, s: Septikon) -> list[Option]:
        return [PAY.of(E1), PAY.of(E2)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in PAY or option in self.options(s):
            return None
        return CANNOT_PAY.line(PAY.read(option))


class Store(Decision[Septikon]):
    """SEP-6.3.3b: each unit goes to either warehouse that can accept; what neither accepts is lost."""

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left

    def prompt(self, s: Septikon) -> Line:
        return ASK_STORE.line(self.left)

    def options(self, s: Septikon) -> list[Option]:
        station = s.stations[self.owner]
        return [STORE.of(w) for w in (E1, E2) if station.accepts(w)]

    def default(self, s: Septikon) -> Option:
        """Into the emptier one."""
        cubes = s.stations[self.owner].cubes
        return STORE.of(E2 if COUNT[cubes[E2]] < COUNT[cubes[E1]] else E1)

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the gain is told as a whole

    def take(self, s: Septikon, option: Option) -> None:
        s.put(self.owner, STORE.read(option))
        if self.left > 1:
            rest = Store(self.seat, self.owner, self.left - 1)
            if rest.options(s):
                s.push(rest)
            else:
                s.note(EVERYONE, LOST, self.owner, self.left - 1, EN)

    def visible(self, s: Septikon) -> list[Option]:
        return [STORE.of(E1), STORE.of(E2)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in STORE or option in self.options(s):
            return None
        return CANNOT_ACCEPT.line(STORE.read(option))
