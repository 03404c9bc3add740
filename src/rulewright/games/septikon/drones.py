"""BioDrones on the enemy station (SEP-8): step 4 of the turn."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.choices import Leaving
from rulewright.games.septikon.table import Septikon


class Way:
    """SEP-8.3, SEP-8.4: what stands in the way of a player's BioDrones, found once for all of them."""

    def __init__(self, s: Septikon, seat: int) -> None:
        rival = s.stations[1 - seat]
        self.reaches = p.DRONE_REACH[s.die]
        self.blocked = rival.shut_to_drones()
        self.taken = p.mask(rival.drones)

    def leads(self, start: int) -> bool:
        """Can a BioDrone on this square go anywhere in exactly d steps?"""
        reach = self.reaches[start]
        for i in range(len(reach.ends)):
            if not (reach.ways[i] & self.blocked or self.taken & p.BIT[reach.ends[i]]):
                return True
        return False


class Drones(Reasoned[Septikon]):
    """SEP-8.1: each may move once, in any order; `waiting` holds the squares of those that have not."""

    step = "drones"
    quiet = True  # the move is told

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_DRONE.line(s.die)

    def look(self, s: Septikon, to: Offers) -> None:
        way = Way(s, self.seat)
        left = self.left(s)
        for q in left:
            to.may_if(way.leads(q), v.DRONE.of(q), v.DRONE_STUCK, s.die)
        if to.told:
            for q in range(p.SQUARES):
                if q not in left:
                    to.no(v.DRONE.of(q), v.NO_DRONE_HERE, q)
        to.decline(v.DONE.of())

    def left(self, s: Septikon) -> list[int]:
        """Squares of those that still wait; one may have died with Damage left beside it (SEP-R-54)."""
        alive = s.stations[1 - self.seat].drones
        return sorted({q for q in self.waiting if q in alive})

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.DONE.of():
            return
        q = v.DRONE.read(option)
        rest = list(self.waiting)
        rest.remove(q)
        s.push(Drones(self.seat, tuple(rest)))
        s.push(Go(self.seat, q))


class Go(Reasoned[Septikon]):
    """Where the chosen BioDrone goes."""

    step = "drones"
    quiet = True  # the move is told

    def __init__(self, seat: int, start: int) -> None:
        super().__init__(seat)
        self.start = start

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_GO.line(s.die, self.start)

    def look(self, s: Septikon, to: Offers) -> None:
        way, reach = Way(s, self.seat), p.DRONE_REACH[s.die][self.start]
        for end in reach.each:
            if not reach.has_way(end, way.blocked):
                if to.told:
                    obstacle = p.met(reach, end, way.blocked)
                    damaged = s.stations[1 - self.seat].is_damaged(obstacle)
                    to.no(v.GO.of(end), v.DAMAGE_AHEAD_OF_DRONE if damaged else v.UNIT_AHEAD, obstacle)
            else:
                to.may_if(not way.taken & p.BIT[end], v.GO.of(end), v.DRONE_THERE, end)
        if to.told:
            for end in range(p.SQUARES):
                if end not in reach.each:
                    to.no(v.GO.of(end), v.EXACT, s.die)

    def take(self, s: Septikon, option: Option) -> None:
        end = v.GO.read(option)
        rival = s.stations[1 - self.seat]
        armed = s.stations[self.seat].armed(p.EXPLOSIVES)
        if armed and p.inside(self.start) and not rival.is_damaged(self.start):
            s.push(LeaveDamage(self.seat, self.start, end))
        else:
            crawl(s, self.seat, self.start, end)


class LeaveDamage(Leaving):
    """SEP-8.9: a BioDrone with Explosives."""

    step = "drones"

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_DRONE_LEAVE.line(self.start)

    def default(self, s: Septikon) -> Option:
        return v.LEAVE.of()

    def take(self, s: Septikon, option: Option) -> None:
        crawl(s, self.seat, self.start, self.end)
        if option == v.LEAVE.of():
            s.hurt(1 - self.seat, self.start)  # the BioDrone has left


def crawl(s: Septikon, seat: int, start: int, end: int) -> None:
    """SEP-8.6: a cube on the end cell is destroyed."""
    s.stations[1 - seat].remove_drone(start)
    s.stations[1 - seat].add_drone(end)
    s.note(EVERYONE, v.CRAWLED, seat, start, end)
    if p.is_cell(end):
        s.destroy_cube(1 - seat, end)
