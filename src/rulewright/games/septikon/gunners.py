"""Modules that the Gunners of a station use (SEP-5.8 to 5.14): one use each, then what they aim at."""

from __future__ import annotations

from typing import ClassVar, Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.effects import Do, Effect
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import NONE, Septikon, Station, y_of
from rulewright.games.septikon.warehouses import pay

# --- the source of an effect: whose station, and for Gunners from which column at what ---------------------
STATIONS: Final = 2


def aim(owner: int, column: int, target: int) -> int:
    return (target - NONE) * STATIONS * p.COLUMNS + column * STATIONS + owner


def owner_of(source: int) -> int:
    return source % STATIONS


def column_of(source: int) -> int:
    return source // STATIONS % p.COLUMNS


def target_of(source: int) -> int:
    return source // (STATIONS * p.COLUMNS) + NONE


class Gun(Effect[Septikon]):
    """What a module does for each Gunner; it works for the station's owner (SEP-5.12)."""

    hits: ClassVar[bool] = False  # may it kill or damage something on the rival's station?

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        """SEP-5.10: has the Gunner of the column a legal use, or why not?"""
        to.may(v.GUNNER.of(column))

    def choose(self, s: Septikon, seat: int, owner: int, module: int, column: int) -> None:
        """Ask what the Gunner aims at, where there is a choice."""
        shoot(s, seat, owner, module, column, NONE)

    def pay(self, s: Septikon, seat: int, owner: int, module: int) -> None:
        pay(s, seat, owner, module)


def manned(station: Station, module: int) -> bool:
    """SEP-5.14: is there a Gunner, and can the cost be paid?"""
    return len(station.gunners()) > 0 and station.lacks(p.MODULES[module].cost) == NONE


def shoot(s: Septikon, seat: int, owner: int, module: int, column: int, target: int) -> None:
    """SEP-5.9b: each use pays the cost of the module, then works."""
    gun: Gun = s.setup.effects[module]
    s.push(Do(seat, module, aim(owner, column, target)))
    gun.pay(s, seat, owner, module)


class Gunners(Reasoned[Septikon]):
    """SEP-5.9, SEP-F-18: pick a Gunner not used yet, or stop; `used` holds the columns of those that were."""

    step = "module"
    offers_last = True

    def __init__(self, seat: int, owner: int, module: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module
        self.used = used

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_GUNNER.line(self.module)

    def look(self, s: Septikon, to: Offers) -> None:
        station, cost = s.stations[self.owner], p.MODULES[self.module].cost
        gun: Gun = s.setup.effects[self.module]
        lacking = station.lacks(cost)
        for column in station.gunners():
            if column in self.used:
                to.no(v.GUNNER.of(column), v.ALREADY, column)
            elif lacking != NONE:
                to.no(v.GUNNER.of(column), v.TOO_DEAR, cost[lacking], lacking, station.units(lacking))
            else:
                gun.look(s, self.owner, column, to)
        to.decline(v.DONE.of())

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.NO_GUNNER_THERE.line(v.GUNNER.read(option)) if option in v.GUNNER else None

    def lapse(self, s: Septikon) -> None:
        if not self.used:
            s.note(EVERYONE, v.NO_TARGET, self.module)

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.DONE.of():
            return
        column = v.GUNNER.read(option)
        gun: Gun = s.setup.effects[self.module]
        s.push(Gunners(self.seat, self.owner, self.module, self.used + (column,)))
        gun.choose(s, self.seat, self.owner, self.module, column)


# --- rows ------------------------------------------------------------------------------------------------
def facing(column: int) -> int:
    """SEP-1.4: the rival's column in the same row."""
    return p.COLUMNS - 1 - column


def in_row(q: int, column: int) -> bool:
    """Does a square of the rival's station lie in the row of a Gunner?"""
    return p.COLUMN[q] == facing(column)


def crosses(place: int, owner: int, column: int) -> bool:
    """Does a place in space lie in the row of a Gunner?"""
    return place % p.COLUMNS == y_of(owner, column)


# --- targets ---------------------------------------------------------------------------------------------
class Target(Reasoned[Septikon]):
    """What the Gunner of a column aims at, where there is more than one."""

    step = "module"
    quiet = True  # what comes of it is told

    def __init__(self, seat: int, owner: int, module: int, column: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module
        self.column = column

    def shoot(self, s: Septikon, target: int) -> None:
        shoot(s, self.seat, self.owner, self.module, self.column, target)


class PickObject(Target):
    """SEP-5.20d: several objects in one place: one is hit."""

    def __init__(self, seat: int, owner: int, module: int, column: int, place: int) -> None:
        super().__init__(seat, owner, module, column)
        self.place = place

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_HIT.line(self.place)

    def look(self, s: Septikon, to: Offers) -> None:
        there = s.crowd(1 - self.owner, self.place)
        for kind in range(len(p.OBJECTS)):
            to.may_if(kind in there, v.HIT.of(kind), v.NOT_THERE, kind)

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, v.HIT.read(option))


class PickClone(Target):
    """SEP-5.24a: which Clone in the row becomes a Spy."""

    asks = v.ASK_CONVERT

    def look(self, s: Septikon, to: Offers) -> None:
        for q in s.stations[1 - self.owner].clones:
            to.may_if(in_row(q, self.column), v.CONVERT.of(q), v.NO_CLONE_IN_ROW, self.column)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.NO_CLONE_IN_ROW.line(self.column) if option in v.CONVERT else None

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, v.CONVERT.read(option))


class PickSatellite(Target):
    """SEP-5.25a: which Satellite in the row changes owner."""

    asks = v.ASK_TAKE

    def look(self, s: Septikon, to: Offers) -> None:
        for place in s.stations[1 - self.owner].satellites:
            there = crosses(place, self.owner, self.column)
            to.may_if(there, v.TAKE.of(place), v.NO_SATELLITE_IN_ROW, self.column)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.NO_SATELLITE_IN_ROW.line(self.column) if option in v.TAKE else None

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, v.TAKE.read(option))
