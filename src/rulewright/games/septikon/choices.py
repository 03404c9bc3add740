"""What the effects of modules ask (SEP-5.26 to 5.30), and what armed units leave behind."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import Septikon, Station
from rulewright.games.septikon.warehouses import gain


class OnStation(Reasoned[Septikon]):
    """A question about the station on which the module stands; what comes of it is told."""

    step = "module"
    quiet = True

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner


# --- Sensor Cabin (SEP-5.30) -----------------------------------------------------------------------------
def opens(station: Station, q: int) -> bool:
    """SEP-5.30b: would some warehouse accept a unit once the BioDrone on q is gone?"""
    without = Station(station)
    without.drones.remove(q)
    return any([without.store_for(resource) for resource in range(len(p.RESOURCES))])


def prey(station: Station) -> list[int]:
    """SEP-5.30a, SEP-5.30b: squares with a BioDrone inside whose removal leaves room for a unit."""
    return [q for q in sorted(set(station.drones)) if p.inside(q) and opens(station, q)]


class Sense(OnStation):
    """SEP-5.30e, SEP-F-14: one enemy BioDrone inside the station is destroyed."""

    asks = v.ASK_SENSE

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for q in sorted(set(station.drones)):
            if not p.inside(q):
                to.no(v.TARGET.of(q), v.NOT_SENSED, q)
            else:
                to.may_if(opens(station, q), v.TARGET.of(q), v.STILL_BLOCKED, q)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.NOT_SENSED.line(v.TARGET.read(option)) if option in v.TARGET else None

    def take(self, s: Septikon, option: Option) -> None:
        s.push(Gift(self.seat, self.owner))
        s.kill_drone(self.owner, v.TARGET.read(option))


class Gift(OnStation):
    """SEP-5.30f: a warehouse of the activating player's choice gets one unit."""

    asks = v.ASK_GET

    def look(self, s: Septikon, to: Offers) -> None:
        for resource in range(len(p.RESOURCES)):
            to.may_if(s.stations[self.owner].store_for(resource), v.GET.of(resource), v.CANNOT_GET, resource)

    def take(self, s: Septikon, option: Option) -> None:
        gain(s, self.seat, self.owner, v.GET.read(option), 1)


# --- Nuclear Armory (SEP-5.30c) --------------------------------------------------------------------------
class ArmRocket(OnStation):
    """SEP-F-15: a warhead on one Rocket cube without one, blocked or not."""

    asks = v.ASK_CHARGE

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for cell in range(p.CELLS_EACH):
            if not station.has_cube(p.RK, cell):
                to.no(v.CHARGE.of(cell), v.NO_CUBE, cell)
            else:
                to.may_if(not station.has_warhead(cell), v.CHARGE.of(cell), v.HAS_WARHEAD, cell)

    def take(self, s: Septikon, option: Option) -> None:
        cell = v.CHARGE.read(option)
        s.stations[self.owner].warheads |= 1 << cell
        s.note(EVERYONE, v.CHARGED, self.owner, cell)


# --- Repair (SEP-5.26) -----------------------------------------------------------------------------------
class Repair(OnStation):
    """SEP-F-16, SEP-11.4: remove Damage, one square at a time; after the first the player may stop."""

    offers_last = True

    def __init__(self, seat: int, owner: int, left: int, done: int) -> None:
        super().__init__(seat, owner)
        self.left = left
        self.done = done

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_MEND.line(self.left)

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for q in range(p.SQUARES):
            to.may_if(station.is_damaged(q), v.MEND.of(q), v.NOT_DAMAGED, q)
        if self.done:
            to.decline(v.DONE.of())

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.DONE.of():
            return
        q = v.MEND.read(option)
        station = s.stations[self.owner]
        station.remove_damage(q)
        s.note(EVERYONE, v.MENDED, self.owner, q)
        if self.left > 1 and station.has_damage():
            s.push(Repair(self.seat, self.owner, self.left - 1, self.done + 1))


# --- Counterespionage (SEP-5.27) -------------------------------------------------------------------------
class FreeSpy(OnStation):
    """SEP-F-17: one Spy of the station's colour becomes a normal Clone again."""

    asks = v.ASK_FREE

    def look(self, s: Septikon, to: Offers) -> None:
        station = s.stations[self.owner]
        for q in sorted(station.spies + station.clones):
            to.may_if(q in station.spies, v.RELEASE.of(q), v.NO_SPY_THERE, q)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        return v.NO_SPY_THERE.line(v.RELEASE.read(option)) if option in v.RELEASE else None

    def take(self, s: Septikon, option: Option) -> None:
        q = v.RELEASE.read(option)
        station = s.stations[self.owner]
        station.spies.remove(q)
        station.add_clone(q)
        s.note(EVERYONE, v.FREED, self.owner, q)


# --- Explosives (SEP-8.9, SEP-9.6) -----------------------------------------------------------------------
class Leaving(Decision[Septikon]):
    """An armed unit may leave Damage on the station square that it leaves."""

    def __init__(self, seat: int, start: int, end: int) -> None:
        super().__init__(seat)
        self.start = start
        self.end = end

    def options(self, s: Septikon) -> list[Option]:
        return [v.KEEP.of(), v.LEAVE.of()]
