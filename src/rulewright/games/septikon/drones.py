"""BioDrones on the enemy station (SEP-8): step 4 of the turn."""

from __future__ import annotations

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, NOBODY
from rulewright.games.septikon.printed import BIT, CELLS, DRONE_REACH, EXPLOSIVES, LEVEL, SURFACE, mask
from rulewright.games.septikon.reasons import why_not_go
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.verbs import (
    ASK_DRONE,
    ASK_DRONE_LEAVE,
    ASK_GO,
    CRAWLED,
    DONE,
    DRONE,
    DRONE_STUCK,
    GO,
    KEEP,
    LEAVE,
    NO_DRONE_HERE,
)


class Way:
    """SEP-8.3, SEP-8.4: what stands in the way of a player's BioDrones, found once for all of them."""

    def __init__(self, s: Septikon, seat: int) -> None:
        rival = s.stations[1 - seat]
        self.reaches = DRONE_REACH[s.die]
        self.blocked = rival.damage_mask() | rival.standing()
        self.taken = mask(rival.drones)

    def ends(self, start: int) -> list[int]:
        """Where a BioDrone on this square can go in exactly d steps."""
        reach = self.reaches[start]
        if not reach.any & (self.blocked | self.taken):
            return reach.each
        out: list[int] = []
        for i in range(len(reach.ends)):
            end = reach.ends[i]
            if not (reach.ways[i] & self.blocked or self.taken & BIT[end] or (out and out[-1] == end)):
                out.append(end)
        return out


class Drones(Decision[Septikon]):
    """SEP-8.1: each may move once, in any order; `waiting` holds the squares of those that have not."""

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def prompt(self, s: Septikon) -> Line:
        return ASK_DRONE.line(s.die)

    def options(self, s: Septikon) -> list[Option]:
        way = Way(s, self.seat)
        able = [DRONE.of(q) for q in self.left(s) if way.ends(q)]
        return [DONE.of()] + able if able else []

    def left(self, s: Septikon) -> list[int]:
        """Squares of those that still wait; one may have died with Damage left beside it (SEP-R-54)."""
        alive = s.stations[1 - self.seat].drones
        return sorted({q for q in self.waiting if q in alive})

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the move is told

    def take(self, s: Septikon, option: Option) -> None:
        if option == DONE.of():
            return
        q = DRONE.read(option)
        rest = list(self.waiting)
        rest.remove(q)
        s.push(Drones(self.seat, tuple(rest)))
        s.push(Go(self.seat, q))

    def visible(self, s: Septikon) -> list[Option]:
        return [DONE.of()] + [DRONE.of(q) for q in self.left(s)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in DRONE:
            return None
        q = DRONE.read(option)
        if q not in self.left(s):
            return NO_DRONE_HERE.line(q)
        return None if Way(s, self.seat).ends(q) else DRONE_STUCK.line(s.die)


class Go(Decision[Septikon]):
    """Where the chosen BioDrone goes."""

    def __init__(self, seat: int, start: int) -> None:
        super().__init__(seat)
        self.start = start

    def prompt(self, s: Septikon) -> Line:
        return ASK_GO.line(s.die, self.start)

    def options(self, s: Septikon) -> list[Option]:
        return [GO.of(q) for q in Way(s, self.seat).ends(self.start)]

    def audience(self, s: Septikon) -> int:
        return NOBODY  # the move is told

    def take(self, s: Septikon, option: Option) -> None:
        end = GO.read(option)
        rival = s.stations[1 - self.seat]
        armed = s.stations[self.seat].armed(EXPLOSIVES)
        if armed and LEVEL[self.start] < SURFACE and not rival.is_damaged(self.start):
            s.push(LeaveDamage(self.seat, self.start, end))
        else:
            crawl(s, self.seat, self.start, end)

    def visible(self, s: Septikon) -> list[Option]:
        return [GO.of(q) for q in sorted(set(DRONE_REACH[s.die][self.start].ends))]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        return why_not_go(s, self.seat, self.start, GO.read(option)) if option in GO else None


class LeaveDamage(Decision[Septikon]):
    """SEP-8.9: armed with Explosives, it may leave Damage on the square that it leaves."""

    def __init__(self, seat: int, start: int, end: int) -> None:
        super().__init__(seat)
        self.start = start
        self.end = end

    def prompt(self, s: Septikon) -> Line:
        return ASK_DRONE_LEAVE.line(self.start)

    def options(self, s: Septikon) -> list[Option]:
        return [KEEP.of(), LEAVE.of()]

    def default(self, s: Septikon) -> Option:
        return LEAVE.of()

    def take(self, s: Septikon, option: Option) -> None:
        crawl(s, self.seat, self.start, self.end)
        if option == LEAVE.of():
            s.hurt(1 - self.seat, self.start)  # the BioDrone has left


def crawl(s: Septikon, seat: int, start: int, end: int) -> None:
    """SEP-8.6: a cube on the end cell is destroyed."""
    s.note(EVERYONE, CRAWLED, seat, start, end)
    s.stations[1 - seat].remove_drone(start)
    s.stations[1 - seat].add_drone(end)
    if end >= CELLS:
        s.destroy_cube(1 - seat, end)
