"""Theft by Spies (SEP-9.5), before the roll."""

from __future__ import annotations

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, NOBODY
from rulewright.games.septikon.energy import Store
from rulewright.games.septikon.modules import defrost
from rulewright.games.septikon.printed import E1, E2, EN, OPENS_TO, OX, WAREHOUSE_COUNT
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.verbs import (
    ASK_STEAL,
    DONE,
    NO_LOOT,
    NO_STORE,
    NO_THIEF,
    STEAL,
    STOLE,
    STOLEN,
)


def resource_of(warehouse: int) -> int:
    return EN if warehouse in (E1, E2) else warehouse


class Theft(Decision[Septikon]):
    """Each Spy in the shaft may carry one cube home; `stole` holds the squares of those that did."""

    def __init__(self, seat: int, stole: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.stole = stole

    def prompt(self, s: Septikon) -> Line:
        return ASK_STEAL.line()

    def options(self, s: Septikon) -> list[Option]:
        loot = [STEAL.of(w) for w in range(WAREHOUSE_COUNT) if self.refusal(s, w) is None]
        return [DONE.of()] + loot if loot else []

    def refusal(self, s: Septikon, warehouse: int) -> Line | None:
        """Why no Spy can steal from this warehouse; none if one can."""
        rival = s.stations[1 - self.seat]
        if OPENS_TO[warehouse] not in rival.spies:
            return NO_THIEF.line(warehouse)
        if OPENS_TO[warehouse] in self.stole:
            return STOLE.line(warehouse)
        if rival.available(warehouse) == 0:
            return NO_LOOT.line(warehouse)
        if not s.stations[self.seat].store_for(resource_of(warehouse)):
            return NO_STORE.line(warehouse)
        return None

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the theft is told

    def take(self, s: Septikon, option: Option) -> None:
        if option not in STEAL:
            return
        warehouse = STEAL.read(option)
        resource = resource_of(warehouse)
        s.push(Theft(self.seat, self.stole + (OPENS_TO[warehouse],)))
        warhead = s.take(1 - self.seat, warehouse)
        s.note(EVERYONE, STOLEN, self.seat, resource)
        if resource == EN:
            s.push(Store(self.seat, self.seat, 1))
            return
        s.put(self.seat, resource, warhead)
        if resource == OX:
            defrost(s, self.seat)

    def visible(self, s: Septikon) -> list[Option]:
        return [DONE.of()] + [STEAL.of(w) for w in range(WAREHOUSE_COUNT)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        return self.refusal(s, STEAL.read(option)) if option in STEAL else None
