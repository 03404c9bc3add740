"""Theft by Spies (SEP-9.5), before the roll."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.warehouses import Store, defrost


class Theft(Reasoned[Septikon]):
    """SEP-F-03, SEP-V-20: each Spy in the shaft may take a cube home; `stole`: where those stand who did."""

    step = "theft"
    asks = v.ASK_STEAL
    quiet = True  # the theft is told

    def __init__(self, seat: int, stole: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.stole = stole

    def look(self, s: Septikon, to: Offers) -> None:
        own, rival = s.stations[self.seat], s.stations[1 - self.seat]
        for warehouse in range(p.WAREHOUSE_COUNT):
            if p.OPENS_TO[warehouse] not in rival.spies:
                to.no(v.STEAL.of(warehouse), v.NO_THIEF, warehouse)
            elif p.OPENS_TO[warehouse] in self.stole:
                to.no(v.STEAL.of(warehouse), v.STOLE, warehouse)
            elif rival.available(warehouse) == 0:
                to.no(v.STEAL.of(warehouse), v.NO_LOOT, warehouse)
            else:
                to.may_if(
                    own.store_for(p.resource_in(warehouse)), v.STEAL.of(warehouse), v.NO_STORE, warehouse
                )
        to.decline(v.DONE.of())

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.DONE.of():
            return
        warehouse = v.STEAL.read(option)
        resource = p.resource_in(warehouse)
        s.push(Theft(self.seat, self.stole + (p.OPENS_TO[warehouse],)))
        warhead = s.take(1 - self.seat, warehouse)
        if resource == p.EN:
            s.push(Store(self.seat, self.seat, 1))
        else:
            s.put(self.seat, resource, warhead)
        s.note(EVERYONE, v.STOLEN, self.seat, resource)
        if resource == p.OX:
            defrost(s, self.seat)
