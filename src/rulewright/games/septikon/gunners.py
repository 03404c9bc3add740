"""Battle modules that need Gunners (SEP-5.8 to 5.25): one use each for the Gunners of the station."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, NOBODY
from rulewright.games.septikon.energy import PayEnergy
from rulewright.games.septikon.flight import launch
from rulewright.games.septikon.printed import (
    AT,
    BEAM,
    CAPSULE,
    COLUMN,
    COLUMNS,
    DEPLOY,
    DEPTH,
    EN,
    HITLEVEL,
    LAUNCH,
    MODULES,
    OBJECTS,
    SATELLITE,
    SEIZE,
    SHIELD,
    SURFACE,
    TURN,
    Module,
)
from rulewright.games.septikon.table import NONE, Septikon, ahead, surface_square, y_of
from rulewright.games.septikon.verbs import (
    ALREADY,
    ASK_CONVERT,
    ASK_GUNNER,
    ASK_HIT,
    ASK_TAKE,
    CONVERT,
    CONVERTED,
    DEPLOYED,
    DONE,
    FULL_SPACE,
    GUNNER,
    HIT,
    LEVEL_DAMAGED,
    NO_CLONE_IN_ROW,
    NO_GUNNER_THERE,
    NO_SATELLITE_IN_ROW,
    NO_SHOT,
    NO_TARGET,
    NOT_THERE,
    PAID,
    SEIZED,
    TAKE,
    TOO_DEAR,
)

SPACE_WIDTH: Final = DEPTH - 2 * SURFACE


def facing(column: int) -> int:
    """SEP-1.4: the rival's column in the same row."""
    return COLUMNS - 1 - column


class Gunners(Decision[Septikon]):
    """SEP-5.9: pick a Gunner that has not been used, or stop; `used` holds the columns of those that were."""

    def __init__(self, seat: int, owner: int, module: int, used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module
        self.used = used

    def prompt(self, s: Septikon) -> Line:
        return ASK_GUNNER.line(self.module)

    def options(self, s: Septikon) -> list[Option]:
        station = s.stations[self.owner]
        module = MODULES[self.module]
        if station.lacks(module.cost) != NONE:
            return []
        ready = [column for column in station.gunners() if column not in self.used]
        uses = [GUNNER.of(column) for column in ready if no_use(s, self.owner, module, column) is None]
        return [DONE.of()] + uses if uses else []

    def lapse(self, s: Septikon) -> None:
        if not self.used:
            s.note(EVERYONE, NO_TARGET, self.module)

    def default(self, s: Septikon) -> Option:
        return self.options(s)[-1]

    def take(self, s: Septikon, option: Option) -> None:
        if option == DONE.of():
            return
        column = GUNNER.read(option)
        module = MODULES[self.module]
        s.push(Gunners(self.seat, self.owner, self.module, self.used + (column,)))
        if module.effect == BEAM:
            place = first_in_row(s, self.owner, column)
            kinds = s.crowd(1 - self.owner, place) if place != NONE else []
            if len(kinds) > 1 and SHIELD not in kinds:
                s.push(PickObject(self.seat, self.owner, self.module, column, place))
                return
            shoot(s, self.seat, self.owner, self.module, column, kinds[0] if kinds else NONE)
        elif module.effect == TURN:
            s.push(PickClone(self.seat, self.owner, self.module, column))
        elif module.effect == SEIZE:
            s.push(PickSatellite(self.seat, self.owner, self.module, column))
        else:
            shoot(s, self.seat, self.owner, self.module, column, NONE)

    def visible(self, s: Septikon) -> list[Option]:
        return [DONE.of()] + [GUNNER.of(column) for column in s.stations[self.owner].gunners()]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in GUNNER:
            return None
        station, module, column = s.stations[self.owner], MODULES[self.module], GUNNER.read(option)
        if column not in station.gunners():
            return NO_GUNNER_THERE.line(column)
        if column in self.used:
            return ALREADY.line(column)
        lacking = station.lacks(module.cost)
        if lacking != NONE:
            return TOO_DEAR.line(module.cost[lacking], lacking, station.units(lacking))
        return no_use(s, self.owner, module, column)


def no_use(s: Septikon, owner: int, module: Module, column: int) -> Line | None:
    """SEP-5.10: why this Gunner has no legal use of the module; none if there is one."""
    rival = s.stations[1 - owner]
    if module.effect == BEAM:
        return NO_SHOT.line(column) if not has_shot(s, owner, column) else None
    if module.effect == DEPLOY:
        place = place_ahead(s, owner, column)
        taken = s.crowd(owner, place) or s.crowd(1 - owner, place)
        return FULL_SPACE.line(place) if taken else None
    if module.effect == HITLEVEL:
        q = AT[s.die][facing(column)]
        return LEVEL_DAMAGED.line(q) if rival.is_damaged(q) else None
    if module.effect == TURN:
        return None if clones_in_row(s, owner, column) else NO_CLONE_IN_ROW.line(column)
    if module.effect == SEIZE:
        return None if satellites_in_row(s, owner, column) else NO_SATELLITE_IN_ROW.line(column)
    return None


def place_ahead(s: Septikon, owner: int, column: int) -> int:
    """SEP-K-03: the place d squares from the Gunner."""
    return ahead(owner, s.die) * COLUMNS + y_of(owner, column)


def clones_in_row(s: Septikon, owner: int, column: int) -> list[int]:
    """SEP-5.24a: loyal Clones of the rival in the Gunner's row, on any level."""
    return [q for q in s.stations[1 - owner].clones if COLUMN[q] == facing(column)]


def satellites_in_row(s: Septikon, owner: int, column: int) -> list[int]:
    y = y_of(owner, column)
    return sorted([place for place in s.stations[1 - owner].satellites if place % COLUMNS == y])


# --- Laser (SEP-5.20) ------------------------------------------------------------------------------------
def first_in_row(s: Septikon, owner: int, column: int) -> int:
    """The nearest place in space with an object of the rival; NONE if the row is free."""
    y = y_of(owner, column)
    rival = s.stations[1 - owner]
    if not (rival.satellites or rival.shields or rival.flyers):
        return NONE
    for distance in range(1, SPACE_WIDTH + 1):
        place = ahead(owner, distance) * COLUMNS + y
        if s.crowd(1 - owner, place):
            return place
    return NONE


def first_square(s: Septikon, owner: int, column: int) -> int:
    """SEP-5.20b: past space, what stops the beam: a Gunner or the first undamaged square; NONE: nothing."""
    rival = s.stations[1 - owner]
    opposite = facing(column)
    if surface_square(opposite) in rival.clones:
        return surface_square(opposite)
    for level in range(SURFACE - 1, 0, -1):
        if not rival.is_damaged(AT[level][opposite]):
            return AT[level][opposite]
    return NONE


def has_shot(s: Septikon, owner: int, column: int) -> bool:
    return first_square(s, owner, column) != NONE or first_in_row(s, owner, column) != NONE


def beam(s: Septikon, owner: int, column: int, kind: int) -> None:
    """SEP-V-06: the first stopper takes the shot; `kind` names the object where several share a place."""
    rival = 1 - owner
    place = first_in_row(s, owner, column)
    if place == NONE:
        q = first_square(s, owner, column)
        if q == surface_square(facing(column)):
            s.kill_clone(rival, q)
        else:
            s.hurt(rival, q)
    elif place in s.stations[rival].shields:
        s.hit_shield(rival, place)
    else:
        s.remove_object(rival, kind, place)


# --- one use: pay, then the effect -------------------------------------------------------------------------
def shoot(s: Septikon, seat: int, owner: int, number: int, column: int, target: int) -> None:
    """SEP-5.9b: each use pays the cost of the module from the station's own stock."""
    module = MODULES[number]
    s.push(Shot(owner, number, column, target))
    if module.effect == LAUNCH:
        return  # the cube that is paid is the one that flies
    for resource in range(EN):
        if module.cost[resource]:
            s.spend(owner, resource, module.cost[resource])
    if module.energy:
        s.note(EVERYONE, PAID, owner, module.energy, EN)
        s.push(PayEnergy(seat, owner, module.energy))


class Shot(Frame[Septikon]):
    """The effect of one Gunner's use, for the station's owner (SEP-5.12)."""

    def __init__(self, owner: int, module: int, column: int, target: int) -> None:
        self.owner = owner
        self.module = module
        self.column = column
        self.target = target

    def run(self, s: Septikon) -> None:
        owner, module = self.owner, MODULES[self.module]
        if module.effect == BEAM:
            beam(s, owner, self.column, self.target)
        elif module.effect == LAUNCH:
            launch(s, owner, module.what == CAPSULE, self.column)
        elif module.effect == DEPLOY:
            deploy(s, owner, module.what, place_ahead(s, owner, self.column))
        elif module.effect == HITLEVEL:
            s.hurt(1 - owner, AT[s.die][facing(self.column)])
        elif module.effect == TURN:
            convert(s, owner, self.target)
        else:
            seize(s, owner, self.target)


def deploy(s: Septikon, owner: int, kind: int, place: int) -> None:
    """SEP-5.22."""
    station = s.stations[owner]
    places = station.satellites if kind == SATELLITE else station.shields
    places.append(place)
    places.sort()
    s.note(EVERYONE, DEPLOYED, owner, kind, place)


def convert(s: Septikon, owner: int, q: int) -> None:
    """SEP-5.24: the Clone becomes a Spy where it stands."""
    rival = s.stations[1 - owner]
    rival.remove_clone(q)
    rival.spies.append(q)
    rival.spies.sort()
    s.note(EVERYONE, CONVERTED, owner, q)


def seize(s: Septikon, owner: int, place: int) -> None:
    """SEP-5.25: the Satellite changes owner and stays."""
    s.stations[1 - owner].satellites.remove(place)
    s.stations[owner].satellites.append(place)
    s.stations[owner].satellites.sort()
    s.note(EVERYONE, SEIZED, owner, place)


# --- targets ---------------------------------------------------------------------------------------------
class Target(Decision[Septikon]):
    """What the Gunner of a column aims at, where there is more than one."""

    def __init__(self, seat: int, owner: int, module: int, column: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.module = module
        self.column = column

    def audience(self, s: Septikon) -> int:
        return NOBODY  # what comes of it is told


class PickObject(Target):
    """SEP-5.20d: several objects in one place: one is hit."""

    def __init__(self, seat: int, owner: int, module: int, column: int, place: int) -> None:
        super().__init__(seat, owner, module, column)
        self.place = place

    def prompt(self, s: Septikon) -> Line:
        return ASK_HIT.line(self.place)

    def options(self, s: Septikon) -> list[Option]:
        return [HIT.of(kind) for kind in s.crowd(1 - self.owner, self.place)]

    def take(self, s: Septikon, option: Option) -> None:
        shoot(s, self.seat, self.owner, self.module, self.column, HIT.read(option))

    def visible(self, s: Septikon) -> list[Option]:
        return [HIT.of(kind) for kind in range(len(OBJECTS))]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in HIT or option in self.options(s):
            return None
        return NOT_THERE.line(HIT.read(option))


class PickClone(Target):
    """SEP-5.24a: which Clone in the row becomes a Spy."""

    def prompt(self, s: Septikon) -> Line:
        return ASK_CONVERT.line()

    def options(self, s: Septikon) -> list[Option]:
        return [CONVERT.of(q) for q in clones_in_row(s, self.owner, self.column)]

    def take(self, s: Septikon, option: Option) -> None:
        shoot(s, self.seat, self.owner, self.module, self.column, CONVERT.read(option))

    def visible(self, s: Septikon) -> list[Option]:
        return [CONVERT.of(q) for q in s.stations[1 - self.owner].clones]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in CONVERT or option in self.options(s):
            return None
        return NO_CLONE_IN_ROW.line(self.column)


class PickSatellite(Target):
    """SEP-5.25a: which Satellite in the row changes owner."""

    def prompt(self, s: Septikon) -> Line:
        return ASK_TAKE.line()

    def options(self, s: Septikon) -> list[Option]:
        return [TAKE.of(place) for place in satellites_in_row(s, self.owner, self.column)]

    def take(self, s: Septikon, option: Option) -> None:
        shoot(s, self.seat, self.owner, self.module, self.column, TAKE.read(option))

    def visible(self, s: Septikon) -> list[Option]:
        return [TAKE.of(place) for place in sorted(s.stations[1 - self.owner].satellites)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in TAKE or option in self.options(s):
            return None
        return NO_SATELLITE_IN_ROW.line(self.column)
