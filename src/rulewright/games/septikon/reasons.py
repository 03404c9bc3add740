"""Why a unit cannot go there: the same tables and obstacles as the moves themselves."""

from __future__ import annotations

from rulewright.core.verbs import Line, Option
from rulewright.games.septikon.printed import BIT, CLONE_REACH, DRONE_REACH, SQUARES, Reach, mask
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.verbs import (
    DAMAGE_AHEAD,
    DAMAGE_AHEAD_OF_DRONE,
    DRONE_AHEAD,
    DRONE_AHEAD_OF_SPY,
    DRONE_THERE,
    EXACT,
    MOVE,
    NOT_YOURS,
    OCCUPIED,
    SPY,
    UNIT_AHEAD,
)


def visible_moves(s: Septikon, seat: int) -> list[Option]:
    """For every own unit the squares that lie exactly d steps away on an empty station."""
    reaches = CLONE_REACH[s.die]
    out: list[Option] = []
    for start in s.stations[seat].clones:
        out += [MOVE.of(start, end) for end in sorted(set(reaches[start].ends))]
    for start in s.stations[1 - seat].spies:
        out += [SPY.of(start, end) for end in sorted(set(reaches[start].ends))]
    return out


def first_obstacle(reach: Reach, end: int, obstacles: int) -> int:
    """A square of the obstacles on the way that meets fewest of them; -1 if a way is free."""
    best, least = -1, SQUARES
    for i in range(len(reach.ends)):
        if reach.ends[i] == end:
            met = [q for q in range(SQUARES) if reach.ways[i] & obstacles & BIT[q]]
            if not met:
                return -1
            if len(met) < least:
                best, least = met[0], len(met)
    return best


def why_not_move(s: Septikon, seat: int, option: Option) -> Line | None:
    """SEP-4: reasons against moving a Clone (on the own station) or a Spy (on the rival's)."""
    if option in MOVE:
        start, end = MOVE.read(option)
        station, units = s.stations[seat], s.stations[seat].clones
    elif option in SPY:
        start, end = SPY.read(option)
        station, units = s.stations[1 - seat], s.stations[1 - seat].spies
    else:
        return None
    if start not in units:
        return NOT_YOURS.line(start)
    reach = CLONE_REACH[s.die][start]
    if end not in reach.ends:
        return EXACT.line(s.die)
    drones = mask(station.drones)
    obstacle = first_obstacle(reach, end, station.damage_mask() | drones)
    if obstacle >= 0:
        if station.is_damaged(obstacle):
            return DAMAGE_AHEAD.line(obstacle)
        return (DRONE_AHEAD if option in MOVE else DRONE_AHEAD_OF_SPY).line(obstacle)
    return OCCUPIED.line(end) if station.standing() & BIT[end] else None


def why_not_go(s: Septikon, seat: int, start: int, end: int) -> Line | None:
    """SEP-8.4: reasons against sending a BioDrone there."""
    rival = s.stations[1 - seat]
    reach = DRONE_REACH[s.die][start]
    if end not in reach.ends:
        return EXACT.line(s.die)
    standing = rival.standing()
    obstacle = first_obstacle(reach, end, rival.damage_mask() | standing)
    if obstacle >= 0:
        return (DAMAGE_AHEAD_OF_DRONE if rival.is_damaged(obstacle) else UNIT_AHEAD).line(obstacle)
    return DRONE_THERE.line(end) if end in rival.drones else None
