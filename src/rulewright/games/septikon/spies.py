"""Theft by Spies (SEP-9.5), before the roll."""

from __future__ import annotations

from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.printed import EN, OPENS_TO, OX, WAREHOUSE_COUNT, resource_in
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
from rulewright.games.septikon.warehouses import Store, defrost


class Theft(Reasoned[Septikon]):
    """SEP-F-03, SEP-V-20: each Spy in the shaft may take a cube home; `stole`: where those stand who did."""

    step = "theft"
    asks = ASK_STEAL
    quiet = True  # the theft is told

    def __init__(self, seat: int, stole: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.stole = stole

    def look(self, s: Septikon, to: Offers) -> None:
        own, rival = s.stations[self.seat], s.stations[1 - self.seat]
        for warehouse in range(WAREHOUSE_COUNT):
            if OPENS_TO[warehouse] not in rival.spies:
                to.no(STEAL.of(warehouse), NO_THIEF, warehouse)
            elif OPENS_TO[warehouse] in self.stole:
                to.no(STEAL.of(warehouse), STOLE, warehouse)
            elif rival.available(warehouse) == 0:
                to.no(STEAL.of(warehouse), NO_LOOT, warehouse)
            else:
                to.may_if(own.store_for(resource_in(warehouse)), STEAL.of(warehouse), NO_STORE, warehouse)
        to.decline(DONE.of())

    def take(self, s: Septikon, option: Option) -> None:
        if option == DONE.of():
            return
        warehouse = STEAL.read(option)
        resource = resource_in(warehouse)
        s.push(Theft(self.seat, self.stole + (OPENS_TO[warehouse],)))
        warhead = s.take(1 - self.seat, warehouse)
        if resource == EN:
            s.push(Store(self.seat, self.seat, 1))
        else:
            s.put(self.seat, resource, warhead)
        s.note(EVERYONE, STOLEN, self.seat, resource)
        if resource == OX:
            defrost(s, self.seat)
