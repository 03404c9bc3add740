"""Activating the square where the mover ended (SEP-5.1 to 5.14)."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.effects import Do
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.effects import ON, Works
from rulewright.games.septikon.gunners import Gun, Gunners, manned
from rulewright.games.septikon.table import NONE, Septikon, Station
from rulewright.games.septikon.warehouses import pay


def activate(s: Septikon, seat: int, owner: int, q: int) -> None:
    """SEP-5.1, SEP-5.2: the square q of the owner's station works for the seat that moved there."""
    if p.on_surface(q):
        return  # no module
    number = p.MODULE_AT[q]
    effect = ON[number]
    if isinstance(effect, Gun):
        activate_gunners(s, seat, owner, number)
    elif isinstance(effect, Works) and not stays_off(s, s.stations[owner], number, effect):
        if p.MODULES[number].mandatory:
            use(s, seat, owner, number)
        else:
            s.push(Use(seat, owner, number))


def activate_gunners(s: Septikon, seat: int, owner: int, number: int) -> None:
    """SEP-5.14: without a Gunner, a payable cost and a legal use nothing happens; the log says why."""
    station = s.stations[owner]
    if manned(station, number):
        s.push(Gunners(seat, owner, number, ()))
    elif station.gunners():
        s.note(EVERYONE, v.UNPAID, number, station.lacks(p.MODULES[number].cost))
    else:
        s.note(EVERYONE, v.NO_GUNNER, number)


def stays_off(s: Septikon, station: Station, number: int, effect: Works) -> bool:
    """SEP-5.3, SEP-5.4, SEP-5.30: it cannot be paid or would change nothing; the log says why."""
    lacking = station.lacks(p.MODULES[number].cost)
    if lacking != NONE:
        s.note(EVERYONE, v.UNPAID, number, lacking)
        return True
    why = effect.off(station)
    if why is not None:
        s.note(EVERYONE, why, number, effect.what)
    return why is not None


class Use(Decision[Septikon]):
    """SEP-5.7b: battle modules are optional."""

    step = "module"

    def __init__(self, seat: int, owner: int, module: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_USE.line(self.module)

    def options(self, s: Septikon) -> list[Option]:
        return [v.SKIP.of(), v.USE.of()]

    def default(self, s: Septikon) -> Option:
        return v.USE.of()

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.USE.of():
            use(s, self.seat, self.owner, self.module)


def use(s: Septikon, seat: int, owner: int, number: int) -> None:
    """SEP-F-25: pay the whole cost, then the effect."""
    s.push(Do(seat, number, owner))
    pay(s, seat, owner, number)
