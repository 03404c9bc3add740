"""Moving Clones and Spies (SEP-4): exactly as many steps as rolled, then the square is activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option, Verb2
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.modules import activate
from rulewright.games.septikon.printed import (
    BIT,
    CLONE_REACH,
    EXPLOSIVES,
    HIGH_BIT,
    LEVEL,
    LOW_BIT,
    SURFACE,
    mask,
)
from rulewright.games.septikon.reasons import visible_moves, why_not_move
from rulewright.games.septikon.table import Septikon, Station
from rulewright.games.septikon.verbs import ASK_LEAVE, ASK_MOVE, KEEP, LEAVE, MOVE, SPY, STUCK

if TYPE_CHECKING:
    from mypy_extensions import i64


def walks(station: Station, movers: list[int], verb: Verb2, die: int) -> list[Option]:
    """SEP-4.1 to 4.8: every mover with every square it can end on."""
    out: list[Option] = []
    if not movers:
        return out
    low: i64 = station.damage[0]  # what may not be entered
    high: i64 = station.damage[1]
    for q in station.drones:
        low |= LOW_BIT[q]
        high |= HIGH_BIT[q]
    taken_low: i64 = 0  # what may not be ended on
    taken_high: i64 = 0
    for q in station.clones + station.spies:
        taken_low |= LOW_BIT[q]
        taken_high |= HIGH_BIT[q]
    reaches = CLONE_REACH[die]
    for start in movers:
        reach = reaches[start]
        for end in reach.each if reach.is_open(low, high) else reach.free(low, high):
            if not (LOW_BIT[end] & taken_low or HIGH_BIT[end] & taken_high):
                out.append(verb.of(start, end))
    return out


class Move(Decision[Septikon]):
    """Step 2: one own Clone or one own Spy moves (SEP-3.6); step 3 activates where it ends (SEP-5.1)."""

    def prompt(self, s: Septikon) -> Line:
        return ASK_MOVE.line(s.die)

    def options(self, s: Septikon) -> list[Option]:
        own, rival = s.stations[self.seat], s.stations[1 - self.seat]
        return walks(own, own.clones, MOVE, s.die) + walks(rival, rival.spies, SPY, s.die)

    def take(self, s: Septikon, option: Option) -> None:
        if option in MOVE:
            start, end = MOVE.read(option)
            shift(s.stations[self.seat].clones, start, end)
            activate(s, self.seat, self.seat, end)
            return
        start, end = SPY.read(option)
        rival = s.stations[1 - self.seat]
        if rival.armed(EXPLOSIVES) and LEVEL[start] < SURFACE and can_leave(rival, start, end, s.die):
            s.push(LeaveDamage(self.seat, start, end))
        else:
            walk_spy(s, self.seat, start, end)

    def lapse(self, s: Septikon) -> None:
        """SEP-3.4: nobody can move exactly so far; steps 2 and 3 are skipped."""
        s.note(EVERYONE, STUCK, self.seat, s.die)

    def visible(self, s: Septikon) -> list[Option]:
        return visible_moves(s, self.seat)

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        return why_not_move(s, self.seat, option)


def can_leave(station: Station, start: int, end: int, die: int) -> bool:
    """SEP-4.12: Damage can be left only if a way there does not cross the start square again."""
    reach = CLONE_REACH[die][start]
    blocked = station.damage_mask() | mask(station.drones) | BIT[start]
    return any([reach.ends[i] == end and not reach.ways[i] & blocked for i in range(len(reach.ends))])


def shift(units: list[int], start: int, end: int) -> None:
    units.remove(start)
    units.append(end)
    units.sort()


def walk_spy(s: Septikon, seat: int, start: int, end: int) -> None:
    shift(s.stations[1 - seat].spies, start, end)
    activate(s, seat, 1 - seat, end)


class LeaveDamage(Decision[Septikon]):
    """SEP-9.6: an armed Spy may leave Damage on the station square that it leaves."""

    def __init__(self, seat: int, start: int, end: int) -> None:
        super().__init__(seat)
        self.start = start
        self.end = end

    def prompt(self, s: Septikon) -> Line:
        return ASK_LEAVE.line(self.start)

    def options(self, s: Septikon) -> list[Option]:
        return [KEEP.of(), LEAVE.of()]

    def take(self, s: Septikon, option: Option) -> None:
        rival = s.stations[1 - self.seat]
        shift(rival.spies, self.start, self.end)
        if option == LEAVE.of():
            s.hurt(1 - self.seat, self.start)  # the Spy has left
        activate(s, self.seat, 1 - self.seat, self.end)
