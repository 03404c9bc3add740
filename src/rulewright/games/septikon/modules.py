"""Activating the square where the mover ended (SEP-5): production, repairs and the special modules."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, NOBODY
from rulewright.games.septikon.energy import PayEnergy, Store
from rulewright.games.septikon.gunners import Gunners
from rulewright.games.septikon.printed import (
    CELLS_EACH,
    EN,
    FREE,
    GAIN,
    LEVEL,
    LOCKS,
    MODULE_AT,
    MODULES,
    OX,
    REPAIR,
    RESOURCES,
    RK,
    SENSE,
    SQUARES,
    SURFACE,
    WARHEAD,
    Module,
)
from rulewright.games.septikon.table import NONE, Septikon, Station
from rulewright.games.septikon.verbs import (
    ASK_CHARGE,
    ASK_DEFROST,
    ASK_FREE,
    ASK_GET,
    ASK_MEND,
    ASK_SENSE,
    ASK_USE,
    CANNOT_GET,
    CHARGE,
    CHARGED,
    DEFROST,
    DEFROSTED,
    DONE,
    FREED,
    GAINED,
    GET,
    HAS_WARHEAD,
    LOCK_TAKEN,
    LOST,
    MEND,
    MENDED,
    NO_CUBE,
    NO_DRONE,
    NO_GUNNER,
    NO_LOCK,
    NO_ROCKET,
    NO_ROOM,
    NO_SPY_THERE,
    NOT_DAMAGED,
    NOT_SENSED,
    NOTHING_TO_DO,
    PAID,
    RELEASE,
    SKIP,
    STILL_BLOCKED,
    TARGET,
    UNPAID,
    USE,
)


def activate(s: Septikon, seat: int, owner: int, q: int) -> None:
    """SEP-5.1, SEP-5.2: the square q of the owner's station works for the seat that moved there."""
    number = MODULE_AT[q]
    module = MODULES[number]
    if module.per_gunner:
        activate_gunners(s, seat, owner, number)
        return
    if module.effect > FREE or idle(s, s.stations[owner], number, module):
        return
    if module.mandatory:
        use(s, seat, owner, number)
    else:
        s.push(Use(seat, owner, number))


def activate_gunners(s: Septikon, seat: int, owner: int, number: int) -> None:
    """SEP-5.14: without a Gunner, a payable cost and a legal use nothing happens; the log says why."""
    station = s.stations[owner]
    lacking = station.lacks(MODULES[number].cost)
    if not station.gunners():
        s.note(EVERYONE, NO_GUNNER, number)
    elif lacking != NONE:
        s.note(EVERYONE, UNPAID, number, lacking)
    else:
        s.push(Gunners(seat, owner, number, ()))


def idle(s: Septikon, station: Station, number: int, module: Module) -> bool:
    """SEP-5.3, SEP-5.4, SEP-5.30: does the module stay off? The log says why."""
    lacking = station.lacks(module.cost)
    if lacking != NONE:
        s.note(EVERYONE, UNPAID, number, lacking)
        return True
    if module.effect == GAIN:
        if not station.store_for(module.what):
            s.note(EVERYONE, NO_ROOM, number, module.what)
            return True
    elif module.effect == SENSE:
        if not targets(station):
            s.note(EVERYONE, NO_DRONE, number)
            return True
    elif module.effect == WARHEAD:
        if station.available(RK) == 0 or station.cubes[RK] == station.warheads:
            s.note(EVERYONE, NO_ROCKET, number)
            return True
    elif not station.has_damage() if module.effect == REPAIR else not station.spies:
        s.note(EVERYONE, NOTHING_TO_DO, number)
        return True
    return False


class Use(Decision[Septikon]):
    """SEP-5.7b: battle modules are optional."""

    def __init__(self, seat: int, owner: int, module: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module

    def prompt(self, s: Septikon) -> Line:
        return ASK_USE.line(self.module)

    def options(self, s: Septikon) -> list[Option]:
        return [SKIP.of(), USE.of()]

    def default(self, s: Septikon) -> Option:
        return USE.of()

    def take(self, s: Septikon, option: Option) -> None:
        if option == USE.of():
            use(s, self.seat, self.owner, self.module)


def use(s: Septikon, seat: int, owner: int, number: int) -> None:
    """SEP-F-25: pay the whole cost, then the effect."""
    module = MODULES[number]
    for resource in range(EN):
        if module.cost[resource]:
            s.spend(owner, resource, module.cost[resource])
    if module.energy:
        s.note(EVERYONE, PAID, owner, module.energy, EN)
        s.push(Work(seat, owner, number))
        s.push(PayEnergy(seat, owner, module.energy))
    else:
        work(s, seat, owner, module)


class Work(Frame[Septikon]):
    """The effect of a module whose cost is being paid."""

    def __init__(self, seat: int, owner: int, module: int) -> None:
        self.seat = seat
        self.owner = owner
        self.module = module

    def run(self, s: Septikon) -> None:
        work(s, self.seat, self.owner, MODULES[self.module])


def work(s: Septikon, seat: int, owner: int, module: Module) -> None:
    if module.effect == GAIN:
        gain(s, seat, owner, module.what, module.amount)
    elif module.effect == REPAIR:
        s.push(Repair(seat, owner, module.amount, 0))
    elif module.effect == WARHEAD:
        s.push(ArmRocket(seat, owner))
    elif module.effect == SENSE:
        s.push(Sense(seat, owner))
    elif module.effect == FREE:
        s.push(FreeSpy(seat, owner))


# --- production ----------------------------------------------------------------------------------------
def gain(s: Septikon, seat: int, owner: int, resource: int, n: int) -> None:
    """SEP-5.5, SEP-5.6: place units one by one; what does not fit is lost (SEP-5.5b)."""
    s.note(EVERYONE, GAINED, owner, n, resource)
    if resource == EN:
        s.push(Store(seat, owner, n))
    else:
        fill(s, owner, resource, n)


def fill(s: Septikon, owner: int, resource: int, n: int) -> None:
    for left in range(n, 0, -1):
        if not s.put(owner, resource):
            s.note(EVERYONE, LOST, owner, left, resource)
            return
        if resource == OX and s.defrosts(owner):
            if left > 1:
                s.push(MoreOxygen(owner, left - 1))
            defrost(s, owner)
            return


class MoreOxygen(Frame[Septikon]):
    """SEP-6.4.3: the next units wait until the Clone of this one is on its Lock."""

    def __init__(self, owner: int, n: int) -> None:
        self.owner = owner
        self.n = n

    def run(self, s: Septikon) -> None:
        fill(s, self.owner, OX, self.n)


def defrost(s: Septikon, owner: int) -> None:
    """SEP-6.4: after a unit of Oxygen, a new Clone if there is more Oxygen than Clones and a free Lock."""
    if s.defrosts(owner):
        if s.stations[owner].free_locks():
            s.push(DefrostClone(owner))
        else:
            s.note(EVERYONE, NO_LOCK, owner)


class DefrostClone(Decision[Septikon]):
    """SEP-6.4.2: the owner of the station picks the Lock."""

    def prompt(self, s: Septikon) -> Line:
        return ASK_DEFROST.line()

    def options(self, s: Septikon) -> list[Option]:
        return [DEFROST.of(lock) for lock in s.stations[self.seat].free_locks()]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the new Clone is told

    def take(self, s: Septikon, option: Option) -> None:
        lock = DEFROST.read(option)
        s.stations[self.seat].add_clone(lock)
        s.note(EVERYONE, DEFROSTED, self.seat, lock)

    def visible(self, s: Septikon) -> list[Option]:
        return [DEFROST.of(lock) for lock in LOCKS]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in DEFROST or DEFROST.read(option) in s.stations[self.seat].free_locks():
            return None
        return LOCK_TAKEN.line(DEFROST.read(option))


# --- Sensor Cabin (SEP-5.30) -----------------------------------------------------------------------------
def gifts(station: Station) -> list[int]:
    """SEP-5.30b: the resources that a warehouse can accept."""
    return [resource for resource in range(len(RESOURCES)) if station.store_for(resource)]


def opens(station: Station, q: int) -> bool:
    """Would some warehouse accept once the BioDrone on q is gone?"""
    without = Station(station)
    without.drones.remove(q)
    return bool(gifts(without))


def targets(station: Station) -> list[int]:
    """SEP-5.30a, SEP-5.30b: squares with a BioDrone inside whose removal leaves room for a unit."""
    inside = sorted({q for q in station.drones if LEVEL[q] < SURFACE})
    return [q for q in inside if opens(station, q)]


class Sense(Decision[Septikon]):
    """SEP-5.30e: one enemy BioDrone inside the station is destroyed."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def prompt(self, s: Septikon) -> Line:
        return ASK_SENSE.line()

    def options(self, s: Septikon) -> list[Option]:
        return [TARGET.of(q) for q in targets(s.stations[self.owner])]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the loss is told

    def take(self, s: Septikon, option: Option) -> None:
        q = TARGET.read(option)
        s.push(Gift(self.seat, self.owner))
        s.kill_drone(self.owner, q)

    def visible(self, s: Septikon) -> list[Option]:
        return [TARGET.of(q) for q in sorted(set(s.stations[self.owner].drones))]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in TARGET:
            return None
        q, station = TARGET.read(option), s.stations[self.owner]
        if q not in station.drones or LEVEL[q] == SURFACE:
            return NOT_SENSED.line(q)
        return None if opens(station, q) else STILL_BLOCKED.line(q)


class Gift(Decision[Septikon]):
    """SEP-5.30f: a warehouse of the activating player's choice gets one unit."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def prompt(self, s: Septikon) -> Line:
        return ASK_GET.line()

    def options(self, s: Septikon) -> list[Option]:
        return [GET.of(resource) for resource in gifts(s.stations[self.owner])]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the gain is told

    def take(self, s: Septikon, option: Option) -> None:
        gain(s, self.seat, self.owner, GET.read(option), 1)

    def visible(self, s: Septikon) -> list[Option]:
        return [GET.of(resource) for resource in range(len(RESOURCES))]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in GET or s.stations[self.owner].store_for(GET.read(option)):
            return None
        return CANNOT_GET.line(GET.read(option))


# --- Nuclear Armory (SEP-5.30c) --------------------------------------------------------------------------
class ArmRocket(Decision[Septikon]):
    """A warhead on one Rocket cube without one, blocked or not."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def prompt(self, s: Septikon) -> Line:
        return ASK_CHARGE.line()

    def options(self, s: Septikon) -> list[Option]:
        return [CHARGE.of(cell) for cell in range(CELLS_EACH) if self.refusal(s, cell) is None]

    def refusal(self, s: Septikon, cell: int) -> Line | None:
        station = s.stations[self.owner]
        if not station.cubes[RK] >> cell & 1:
            return NO_CUBE.line(cell)
        return HAS_WARHEAD.line(cell) if station.warheads >> cell & 1 else None

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the warhead is told

    def take(self, s: Septikon, option: Option) -> None:
        cell = CHARGE.read(option)
        s.stations[self.owner].warheads |= 1 << cell
        s.note(EVERYONE, CHARGED, self.owner, cell)

    def visible(self, s: Septikon) -> list[Option]:
        return [CHARGE.of(cell) for cell in range(CELLS_EACH)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        return self.refusal(s, CHARGE.read(option)) if option in CHARGE else None


# --- Repair (SEP-5.26) -----------------------------------------------------------------------------------
class Repair(Decision[Septikon]):
    """Remove Damage, one square at a time; after the first the player may stop."""

    def __init__(self, seat: int, owner: int, left: int, done: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.left = left
        self.done = done

    def prompt(self, s: Septikon) -> Line:
        return ASK_MEND.line(self.left)

    def options(self, s: Septikon) -> list[Option]:
        station = s.stations[self.owner]
        squares = [MEND.of(q) for q in range(SQUARES) if station.is_damaged(q)]
        return [DONE.of()] + squares if self.done else squares

    def default(self, s: Septikon) -> Option:
        return self.options(s)[-1]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the repair is told

    def take(self, s: Septikon, option: Option) -> None:
        if option == DONE.of():
            return
        q = MEND.read(option)
        station = s.stations[self.owner]
        station.remove_damage(q)
        s.note(EVERYONE, MENDED, self.owner, q)
        if self.left > 1 and station.has_damage():
            s.push(Repair(self.seat, self.owner, self.left - 1, self.done + 1))

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in MEND or s.stations[self.owner].is_damaged(MEND.read(option)):
            return None
        return NOT_DAMAGED.line(MEND.read(option))


# --- Counterespionage (SEP-5.27) -------------------------------------------------------------------------
class FreeSpy(Decision[Septikon]):
    """One Spy of the station's colour becomes a normal Clone again."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def prompt(self, s: Septikon) -> Line:
        return ASK_FREE.line()

    def options(self, s: Septikon) -> list[Option]:
        return [RELEASE.of(q) for q in s.stations[self.owner].spies]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the freed Clone is told

    def take(self, s: Septikon, option: Option) -> None:
        q = RELEASE.read(option)
        station = s.stations[self.owner]
        station.spies.remove(q)
        station.add_clone(q)
        s.note(EVERYONE, FREED, self.owner, q)

    def visible(self, s: Septikon) -> list[Option]:
        station = s.stations[self.owner]
        return [RELEASE.of(q) for q in sorted(station.spies + station.clones)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in RELEASE or RELEASE.read(option) in s.stations[self.owner].spies:
            return None
        return NO_SPY_THERE.line(RELEASE.read(option))
