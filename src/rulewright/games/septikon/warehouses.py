"""Warehouses (SEP-6): paying, storing, and the Clones that Oxygen defrosts.

Energy has two of them (SEP-6.3.3): which one each unit comes from or goes to is a choice.
"""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import Septikon


# --- paying --------------------------------------------------------------------------------------------
def pay(s: Septikon, seat: int, owner: int, number: int) -> None:
    """SEP-F-25, SEP-5.9b: the whole cost of a module, from the stock of its own station."""
    module = p.MODULES[number]
    if seat == owner and any(module.cost):  # for a Spy another pays
        s.note(EVERYONE, v.ACTIVATED, seat, number, number)
    for resource in range(p.EN):
        if module.cost[resource]:
            s.spend(owner, resource, module.cost[resource])
    if module.energy:
        s.note(EVERYONE, v.PAID, owner, module.energy, p.EN)
        s.push(PayEnergy(seat, owner, module.energy))


class EachUnit(Reasoned[Septikon]):
    """SEP-F-24: Energy unit by unit, from or into either warehouse of the owner."""

    step = "module"
    unit_by_unit = True
    quiet = True  # it is told as a whole

    def __init__(self, seat: int, owner: int, left: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left


class PayEnergy(EachUnit):
    """Each unit paid comes from either warehouse, at the choice of the activating player."""

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_PAY.line(self.left)

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for warehouse in (p.E1, p.E2):
            to.may_if(station.available(warehouse) != 0, v.PAY.of(warehouse), v.CANNOT_PAY, warehouse)

    def default(self, s: Septikon) -> Option:
        """From the fuller one."""
        station = s.stations[self.owner]
        return v.PAY.of(p.E2 if p.COUNT[station.available(p.E2)] > p.COUNT[station.available(p.E1)] else p.E1)

    def take(self, s: Septikon, option: Option) -> None:
        s.take(self.owner, v.PAY.read(option))
        if self.left > 1:
            s.push(PayEnergy(self.seat, self.owner, self.left - 1))


# --- storing -------------------------------------------------------------------------------------------
def gain(s: Septikon, seat: int, owner: int, resource: int, n: int) -> None:
    """SEP-5.5, SEP-5.6: place units one by one; what does not fit is lost (SEP-5.5b)."""
    s.note(EVERYONE, v.GAINED, owner, n, resource)
    if resource == p.EN:
        s.push(Store(seat, owner, n))
    else:
        fill(s, owner, resource, n)


def fill(s: Septikon, owner: int, resource: int, n: int) -> None:
    for left in range(n, 0, -1):
        if not s.put(owner, resource):
            s.note(EVERYONE, v.LOST, owner, left, resource)
            return
        if resource == p.OX and s.defrosts(owner):
            if left > 1:
                s.push(MoreOxygen(owner, left - 1))
            defrost(s, owner)
            return


class Store(EachUnit):
    """SEP-6.3.3b: each unit goes to either warehouse that can accept; what neither accepts is lost."""

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_STORE.line(self.left)

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for warehouse in (p.E1, p.E2):
            to.may_if(station.accepts(warehouse), v.STORE.of(warehouse), v.CANNOT_ACCEPT, warehouse)

    def default(self, s: Septikon) -> Option:
        """Into the emptier one."""
        cubes = s.stations[self.owner].cubes
        return v.STORE.of(p.E2 if p.COUNT[cubes[p.E2]] < p.COUNT[cubes[p.E1]] else p.E1)

    def take(self, s: Septikon, option: Option) -> None:
        s.put(self.owner, v.STORE.read(option))
        if self.left > 1:
            if s.stations[self.owner].store_for(p.EN):
                s.push(Store(self.seat, self.owner, self.left - 1))
            else:
                s.note(EVERYONE, v.LOST, self.owner, self.left - 1, p.EN)


# --- Clones from Oxygen (SEP-6.4) ------------------------------------------------------------------------
class MoreOxygen(Frame[Septikon]):
    """SEP-6.4.3: the next units wait until the Clone of this one is on its Lock."""

    def __init__(self, owner: int, n: int) -> None:
        self.owner = owner
        self.n = n

    def run(self, s: Septikon) -> None:
        fill(s, self.owner, p.OX, self.n)


def defrost(s: Septikon, owner: int) -> None:
    """After a unit of Oxygen, a new Clone if there is more Oxygen than Clones and a free Lock."""
    if s.defrosts(owner):
        if s.stations[owner].free_locks():
            s.push(DefrostClone(owner))
        else:
            s.note(EVERYONE, v.NO_LOCK, owner)


class DefrostClone(Reasoned[Septikon]):
    """SEP-6.4.2: the owner of the station picks the Lock."""

    step = "module"
    asks = v.ASK_DEFROST
    quiet = True  # the new Clone is told

    def look(self, s: Septikon, to: Offers) -> None:
        free = s.stations[self.seat].free_locks()
        for lock in p.LOCKS:
            to.may_if(lock in free, v.DEFROST.of(lock), v.LOCK_TAKEN, lock)

    def take(self, s: Septikon, option: Option) -> None:
        lock = v.DEFROST.read(option)
        s.stations[self.seat].add_clone(lock)
        s.note(EVERYONE, v.DEFROSTED, self.seat, lock)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.LOCK_TAKEN.line(v.DEFROST.read(option)) if option in v.DEFROST else None
