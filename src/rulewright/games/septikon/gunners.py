"""Modules that the Gunners of a station use (SEP-5.8 to 5.14): one use each, then what they aim at."""

from __future__ import annotations

from typing import Final

from rulewright.core.effects import Do, Effect
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.printed import COLUMN, COLUMNS, MODULES, OBJECTS
from rulewright.games.septikon.table import NONE, Septikon, y_of
from rulewright.games.septikon.verbs import (
    ALREADY,
    ASK_CONVERT,
    ASK_GUNNER,
    ASK_HIT,
    ASK_TAKE,
    CONVERT,
    DONE,
    GUNNER,
    HIT,
    NO_CLONE_IN_ROW,
    NO_GUNNER_THERE,
    NO_SATELLITE_IN_ROW,
    NO_TARGET,
    NOT_THERE,
    TAKE,
    TOO_DEAR,
)
from rulewright.games.septikon.warehouses import pay

# --- the source of an effect: whose station, and for Gunners from which column at what ---------------------
STATIONS: Final = 2


def aim(owner: int, column: int, target: int) -> int:
    return (target - NONE) * STATIONS * COLUMNS + column * STATIONS + owner


def owner_of(source: int) -> int:
    return source % STATIONS


def column_of(source: int) -> int:
    return source // STATIONS % COLUMNS


def target_of(source: int) -> int:
    return source // (STATIONS * COLUMNS) + NONE


class Gun(Effect[Septikon]):
    """What a module does for each Gunner; it works for the station's owner (SEP-5.12)."""

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        """SEP-5.10: has the Gunner of the column a legal use, or why not?"""
        to.may(GUNNER.of(column))

    def choose(self, s: Septikon, seat: int, owner: int, module: int, column: int) -> None:
        """Ask what the Gunner aims at, where there is a choice."""
        shoot(s, seat, owner, module, column, NONE)

    def pay(self, s: Septikon, seat: int, owner: int, module: int) -> None:
        pay(s, seat, owner, module)


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
        return ASK_GUNNER.line(self.module)

    def look(self, s: Septikon, to: Offers) -> None:
        station, cost = s.stations[self.owner], MODULES[self.module].cost
        gun: Gun = s.setup.effects[self.module]
        lacking = station.lacks(cost)
        for column in station.gunners():
            if column in self.used:
                to.no(GUNNER.of(column), ALREADY, column)
            elif lacking != NONE:
                to.no(GUNNER.of(column), TOO_DEAR, cost[lacking], lacking, station.units(lacking))
            else:
                gun.look(s, self.owner, column, to)
        to.decline(DONE.of())

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return NO_GUNNER_THERE.line(GUNNER.read(option)) if option in GUNNER else None

    def lapse(self, s: Septikon) -> None:
        if not self.used:
            s.note(EVERYONE, NO_TARGET, self.module)

    def take(self, s: Septikon, option: Option) -> None:
        if option == DONE.of():
            return
        column = GUNNER.read(option)
        gun: Gun = s.setup.effects[self.module]
        s.push(Gunners(self.seat, self.owner, self.module, self.used + (column,)))
        gun.choose(s, self.seat, self.owner, self.module, column)


# --- rows ------------------------------------------------------------------------------------------------
def facing(column: int) -> int:
    """SEP-1.4: the rival's column in the same row."""
    return COLUMNS - 1 - column


def in_row(q: int, column: int) -> bool:
    """Does a square of the rival's station lie in the row of a Gunner?"""
    return COLUMN[q] == facing(column)


def crosses(place: int, owner: int, column: int) -> bool:
    """Does a place in space lie in the row of a Gunner?"""
    return place % COLUMNS == y_of(owner, column)


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
        return ASK_HIT.line(self.place)

    def look(self, s: Septikon, to: Offers) -> None:
        there = s.crowd(1 - self.owner, self.place)
        for kind in range(len(OBJECTS)):
            to.may_if(kind in there, HIT.of(kind), NOT_THERE, kind)

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, HIT.read(option))


class PickClone(Target):
    """SEP-5.24a: which Clone in the row becomes a Spy."""

    asks = ASK_CONVERT

    def look(self, s: Septikon, to: Offers) -> None:
        for q in s.stations[1 - self.owner].clones:
            to.may_if(in_row(q, self.column), CONVERT.of(q), NO_CLONE_IN_ROW, self.column)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return NO_CLONE_IN_ROW.line(self.column) if option in CONVERT else None

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, CONVERT.read(option))


class PickSatellite(Target):
    """SEP-5.25a: which Satellite in the row changes owner."""

    asks = ASK_TAKE

    def look(self, s: Septikon, to: Offers) -> None:
        for place in s.stations[1 - self.owner].satellites:
            there = crosses(place, self.owner, self.column)
            to.may_if(there, TAKE.of(place), NO_SATELLITE_IN_ROW, self.column)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return NO_SATELLITE_IN_ROW.line(self.column) if option in TAKE else None

    def take(self, s: Septikon, option: Option) -> None:
        self.shoot(s, TAKE.read(option))
