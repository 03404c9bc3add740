"""What modules do (SEP-V), one class a word.

`Works`: once, when the square is activated; the source is the owner of the station. `Gun`: once for each
Gunner. Armory squares and Locks do nothing when they are entered. Effects are numbered like their modules.
"""

from __future__ import annotations

from typing import Any, Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.content import index
from rulewright.core.effects import Book, Effect, Tokens
from rulewright.core.errors import ContentError
from rulewright.core.menu import Offers
from rulewright.core.verbs import Message
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.choices import ArmRocket, FreeSpy, Repair, Sense, prey
from rulewright.games.septikon.flight import launch
from rulewright.games.septikon.gunners import (
    Gun,
    PickClone,
    PickObject,
    PickSatellite,
    column_of,
    crosses,
    facing,
    in_row,
    owner_of,
    shoot,
    target_of,
)
from rulewright.games.septikon.table import NONE, Septikon, Station, ahead, surface_square, y_of
from rulewright.games.septikon.warehouses import gain

SPACE_WIDTH: Final = p.DEPTH - 2 * p.SURFACE


# --- modules that work once --------------------------------------------------------------------------------
class Works(Effect[Septikon]):
    """SEP-5.3, SEP-5.4: it stays off where it would change nothing."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.what = 0  # the resource that it gives

    def off(self, station: Station) -> Message | None:
        """Why it would change nothing."""
        raise NotImplementedError

    def idle(self, s: Septikon, seat: int, source: int) -> bool:
        return self.off(s.stations[owner_of(source)]) is not None


class Gain(Works):
    """SEP-V-01: units of a resource."""

    word = "gain"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.what = index(p.RESOURCES, args[0], "resource")
        self.n = int(args[1])

    def off(self, station: Station) -> Message | None:
        return None if station.store_for(self.what) else v.NO_ROOM

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        gain(s, seat, owner_of(source), self.what, self.n)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "what": p.RESOURCES[self.what]})


class Warhead(Works):
    """SEP-5.30c, SEP-V-16: a warhead on a Rocket cube."""

    word = "warhead"

    def off(self, station: Station) -> Message | None:
        armed = station.cubes[p.RK] == station.warheads  # every one
        return v.NO_ROCKET if armed or station.available(p.RK) == 0 else None

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        s.push(ArmRocket(seat, owner_of(source)))


class Sensor(Works):
    """SEP-V-17: a BioDrone inside the station is destroyed and becomes a unit of any resource."""

    word = "sense"

    def off(self, station: Station) -> Message | None:
        return None if prey(station) else v.NO_DRONE

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        s.push(Sense(seat, owner_of(source)))


class Mend(Works):
    """SEP-5.26, SEP-V-14: Damage is removed from up to n squares."""

    word = "repair"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n = int(args[0])

    def off(self, station: Station) -> Message | None:
        return None if station.has_damage() else v.NOTHING_TO_DO

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        s.push(Repair(seat, owner_of(source), self.n, 0))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n})


class Free(Works):
    """SEP-5.27, SEP-V-15: a Spy becomes a loyal Clone again."""

    word = "free"

    def off(self, station: Station) -> Message | None:
        return None if station.spies else v.NOTHING_TO_DO

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        s.push(FreeSpy(seat, owner_of(source)))


# --- modules for Gunners -----------------------------------------------------------------------------------
class Beam(Gun):
    """SEP-5.20, SEP-V-06: the first thing in the row takes the shot."""

    word = "beam"
    hits = True

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        target = first_square(s, owner, column) != NONE or first_in_row(s, owner, column) != NONE
        to.may_if(target, v.GUNNER.of(column), v.NO_SHOT, column)

    def choose(self, s: Septikon, seat: int, owner: int, module: int, column: int) -> None:
        place = first_in_row(s, owner, column)
        kinds = s.crowd(1 - owner, place) if place != NONE else []
        if len(kinds) > 1 and p.SHIELD not in kinds:
            s.push(PickObject(seat, owner, module, column, place))
        else:
            shoot(s, seat, owner, module, column, kinds[0] if kinds else NONE)

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        owner, column = owner_of(source), column_of(source)
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
            s.remove_object(rival, target_of(source), place)


def first_in_row(s: Septikon, owner: int, column: int) -> int:
    """The nearest place in space with an object of the rival; NONE if the row is free."""
    y = y_of(owner, column)
    rival = s.stations[1 - owner]
    if not (rival.satellites or rival.shields or rival.flyers):
        return NONE
    for distance in range(1, SPACE_WIDTH + 1):
        place = ahead(owner, distance) * p.COLUMNS + y
        if s.crowd(1 - owner, place):
            return place
    return NONE


def first_square(s: Septikon, owner: int, column: int) -> int:
    """SEP-5.20b: past space, what stops the beam: a Gunner or the first undamaged square; NONE: nothing."""
    rival = s.stations[1 - owner]
    opposite = facing(column)
    if surface_square(opposite) in rival.clones:
        return surface_square(opposite)
    for level in range(p.SURFACE - 1, 0, -1):
        if not rival.is_damaged(p.AT[level][opposite]):
            return p.AT[level][opposite]
    return NONE


class Launch(Gun):
    """SEP-5.21, SEP-V-07: a Rocket or a capsule leaves its warehouse."""

    word = "launch"
    hits = True

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.what = index(p.OBJECTS, args[0], "object")

    def pay(self, s: Septikon, seat: int, owner: int, module: int) -> None:
        """The cube that is paid is the one that flies."""

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        launch(s, owner_of(source), self.what == p.CAPSULE, column_of(source))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"what": p.OBJECTS[self.what]})


class Deploy(Gun):
    """SEP-5.22, SEP-V-10: a Satellite or Shield as many squares ahead as rolled."""

    word = "deploy"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.what = index(p.OBJECTS, args[0], "object")

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        place = place_ahead(s, owner, column)
        full = s.crowd(owner, place) or s.crowd(1 - owner, place)
        to.may_if(not full, v.GUNNER.of(column), v.FULL_SPACE, place)

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        owner = owner_of(source)
        place = place_ahead(s, owner, column_of(source))
        station = s.stations[owner]
        places = station.satellites if self.what == p.SATELLITE else station.shields
        places.append(place)
        places.sort()
        s.note(EVERYONE, v.DEPLOYED, owner, self.what, place)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"what": p.OBJECTS[self.what]})


def place_ahead(s: Septikon, owner: int, column: int) -> int:
    """SEP-K-03: the place d squares from the Gunner."""
    return ahead(owner, s.die) * p.COLUMNS + y_of(owner, column)


class HitLevel(Gun):
    """SEP-5.23, SEP-V-11: Damage on the level of the roll in the Gunner's row."""

    word = "hitlevel"
    hits = True

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        q = p.AT[s.die][facing(column)]
        to.may_if(not s.stations[1 - owner].is_damaged(q), v.GUNNER.of(column), v.LEVEL_DAMAGED, q)

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        s.hurt(1 - owner_of(source), p.AT[s.die][facing(column_of(source))])


class Convert(Gun):
    """SEP-5.24, SEP-V-12: a Clone of the rival in the row becomes a Spy where it stands."""

    word = "turn"

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        there = any([in_row(q, column) for q in s.stations[1 - owner].clones])
        to.may_if(there, v.GUNNER.of(column), v.NO_CLONE_IN_ROW, column)

    def choose(self, s: Septikon, seat: int, owner: int, module: int, column: int) -> None:
        s.push(PickClone(seat, owner, module, column))

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        owner, q = owner_of(source), target_of(source)
        rival = s.stations[1 - owner]
        rival.remove_clone(q)
        rival.spies.append(q)
        rival.spies.sort()
        s.note(EVERYONE, v.CONVERTED, owner, q)


class Seize(Gun):
    """SEP-5.25, SEP-V-13: a Satellite in the row changes owner and stays."""

    word = "seize"

    def look(self, s: Septikon, owner: int, column: int, to: Offers) -> None:
        there = any([crosses(place, owner, column) for place in s.stations[1 - owner].satellites])
        to.may_if(there, v.GUNNER.of(column), v.NO_SATELLITE_IN_ROW, column)

    def choose(self, s: Septikon, seat: int, owner: int, module: int, column: int) -> None:
        s.push(PickSatellite(seat, owner, module, column))

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        owner, place = owner_of(source), target_of(source)
        s.stations[1 - owner].satellites.remove(place)
        s.stations[owner].satellites.append(place)
        s.stations[owner].satellites.sort()
        s.note(EVERYONE, v.SEIZED, owner, place)


# --- squares that do nothing when they are entered --------------------------------------------------------
class Arm(Effect[Septikon]):
    """SEP-10.1, SEP-V-18: whoever stands here arms the station's units."""

    word = "arm"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.what = index(p.WEAPONS, args[0], "weapon")

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        """Standing here is enough."""

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"what": p.WEAPONS[self.what]})


class Jump(Effect[Septikon]):
    """SEP-4.6, SEP-V-19, SEP-G-08: a Clone on a Lock may step to any other."""

    word = "jump"

    def apply(self, s: Septikon, seat: int, source: int) -> None:
        """It begins a move, it ends none."""


BOOK: Final = Book(
    [Gain, Warhead, Sensor, Mend, Free, Beam, Launch, Deploy, HitLevel, Convert, Seize, Arm, Jump]
)
ON: Final[list[Effect[Any]]] = [BOOK.read(module.effect) for module in p.MODULES]


def _check() -> None:
    """A module has one word, and is used by Gunners exactly if that is one for Gunners."""
    for number in range(len(p.MODULES)):
        module = p.MODULES[number]
        if ON[number].number != number:
            raise ContentError(f"module {module.code}: {module.effect!r} is more than one effect")
        if module.per_gunner != isinstance(ON[number], Gun):
            wrong = f"per_gunner = {str(module.per_gunner).lower()}"
            raise ContentError(f"module {module.code}: {wrong} does not fit its effect {module.effect!r}")


_check()
