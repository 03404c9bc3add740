"""Moving Clones and Spies (SEP-4): exactly as many steps as rolled, then the square is activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Seated
from rulewright.core.verbs import Line, Message, Option, Verb2
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.choices import Leaving
from rulewright.games.septikon.modules import activate
from rulewright.games.septikon.table import Septikon, Station

if TYPE_CHECKING:
    from mypy_extensions import i64


class Arrived(Seated[Septikon]):
    """SEP-F-05, SEP-5.1: step 3, where the unit has moved on the owner's station."""

    def __init__(self, seat: int, owner: int, square: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.square = square

    def run(self, s: Septikon) -> None:
        activate(s, self.seat, self.owner, self.square)


class Walk(Action[Septikon, int]):
    """SEP-4.1 to 4.8: every mover with every square that it can end on in exactly d steps."""

    def __init__(self, verb: Verb2, drone_ahead: Message, nobody_ends: Message) -> None:
        super().__init__(verb)
        self.walk = verb
        self.drone_ahead = drone_ahead
        self.nobody_ends = nobody_ends

    def station(self, s: Septikon, seat: int) -> Station:
        """On which the movers walk."""
        raise NotImplementedError

    def movers(self, station: Station) -> list[int]:
        raise NotImplementedError

    def look(self, s: Septikon, me: int, to: Offers) -> None:
        station = self.station(s, me)
        movers = self.movers(station)
        if not movers:
            return
        low: i64 = station.damage[0]  # what may not be entered
        high: i64 = station.damage[1]
        for q in station.drones:
            low |= p.LOW_BIT[q]
            high |= p.HIGH_BIT[q]
        taken_low: i64 = 0  # what may not be ended on
        taken_high: i64 = 0
        for q in station.clones + station.spies:
            taken_low |= p.LOW_BIT[q]
            taken_high |= p.HIGH_BIT[q]
        reaches = p.CLONE_REACH[s.die]
        for start in movers:
            reach = reaches[start]
            ends = reach.each if reach.is_open(low, high) else reach.free(low, high)
            first = self.walk.of(start, 0)
            for end in ends:
                if p.LOW_BIT[end] & taken_low or p.HIGH_BIT[end] & taken_high:
                    to.no(first + end, v.OCCUPIED, end)
                else:
                    to.may(first + end)
            if to.told:
                self.barred(station, start, reach, ends, to)
        if to.told:
            self.beyond(movers, reaches, s.die, to)

    def barred(self, station: Station, start: int, reach: p.Reach, free: list[int], to: Offers) -> None:
        """SEP-4.4: for the ends without a free way, what stands in it."""
        obstacles = station.shut()
        for end in reach.each:
            if end not in free:
                obstacle = p.met(reach, end, obstacles)
                why = v.DAMAGE_AHEAD if station.is_damaged(obstacle) else self.drone_ahead
                to.no(self.walk.of(start, end), why, obstacle)

    def beyond(self, movers: list[int], reaches: list[p.Reach], die: int, to: Offers) -> None:
        """SEP-4.1: no mover comes to these squares; each is refused once, to the last of them."""
        met_by_some = {end for start in movers for end in reaches[start].each}
        for end in range(p.WALKS):
            if end not in met_by_some:
                to.no(self.walk.of(movers[-1], end), self.nobody_ends, end, die)


class MoveClone(Walk):
    """An own Clone on the own station."""

    def station(self, s: Septikon, seat: int) -> Station:
        return s.stations[seat]

    def movers(self, station: Station) -> list[int]:
        return station.clones

    def do(self, s: Septikon, seat: int, option: Option) -> None:
        start, end = v.MOVE.read(option)
        shift(s.stations[seat].clones, start, end)
        s.push(Arrived(seat, seat, end))


class MoveSpy(Walk):
    """SEP-9.1, 4.11: an own Spy on the rival's station."""

    def station(self, s: Septikon, seat: int) -> Station:
        return s.stations[1 - seat]

    def movers(self, station: Station) -> list[int]:
        return station.spies

    def do(self, s: Septikon, seat: int, option: Option) -> None:
        start, end = v.SPY.read(option)
        rival = s.stations[1 - seat]
        if rival.armed(p.EXPLOSIVES) and p.inside(start) and can_leave(rival, start, end, s.die):
            s.push(LeaveDamage(seat, start, end))
        else:
            shift(rival.spies, start, end)
            s.push(Arrived(seat, 1 - seat, end))


CLONES_MOVE, SPIES_MOVE = (
    MoveClone(v.MOVE, v.DRONE_AHEAD, v.NO_CLONE_ENDS),
    MoveSpy(v.SPY, v.DRONE_AHEAD_OF_SPY, v.NO_SPY_ENDS),
)


class Move(Menu[Septikon, int]):
    """SEP-F-05, SEP-3.5: one own Clone or Spy moves (SEP-3.6); step 3 activates where it ends (SEP-5.1)."""

    step = "move"

    actions = (CLONES_MOVE, SPIES_MOVE)

    def me(self, s: Septikon) -> int:
        return self.seat

    def again(self, s: Septikon, action: Action[Septikon, int]) -> None:
        """One unit moves."""

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_MOVE.line(s.die)

    def lapse(self, s: Septikon) -> None:
        """SEP-3.4: nobody can move exactly so far; steps 2 and 3 are skipped."""
        s.note(EVERYONE, v.STUCK, self.seat, s.die)

    def unseen(self, s: Septikon, option: Option) -> Line | None:
        for walk in (CLONES_MOVE, SPIES_MOVE):
            if option in walk.walk:
                start, _ = walk.walk.read(option)
                own = start in walk.movers(walk.station(s, self.seat))
                return v.EXACT.line(s.die) if own else v.NOT_YOURS.line(start)
        return None


def can_leave(station: Station, start: int, end: int, die: int) -> bool:
    """SEP-4.12: Damage can be left only if a way there does not cross the start square again."""
    return p.CLONE_REACH[die][start].has_way(end, station.shut() | p.BIT[start])


def shift(units: list[int], start: int, end: int) -> None:
    units.remove(start)
    units.append(end)
    units.sort()


class LeaveDamage(Leaving):
    """SEP-9.6: a Spy with Explosives."""

    step = "move"

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_LEAVE.line(self.start)

    def take(self, s: Septikon, option: Option) -> None:
        shift(s.stations[1 - self.seat].spies, self.start, self.end)
        if option == v.LEAVE.of():
            s.hurt(1 - self.seat, self.start)  # the Spy has left
        s.push(Arrived(self.seat, 1 - self.seat, self.end))
