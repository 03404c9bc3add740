"""How many turns a seat still needs to hold rooms, for the estimate: to find, reach, pay for and fill them.

Every part is a share of turns, so that whatever shortens the way is seen, be it a step, a resource, a cube, a
better generator or one more unit.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.combat import offensive, parties, troops
from rulewright.games.ark_awakening.control import (
    opposed,
    own_everywhere,
    own_units,
    ways,
)
from rulewright.games.ark_awakening.economy import frontier
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.explore import Positions, within_reach
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.move import Gather
from rulewright.games.ark_awakening.places import CELLS, HOME, PLACES, Ways
from rulewright.games.ark_awakening.slots import BITS, ONE, things
from rulewright.games.ark_awakening.table import ENEMY_CUBE, FALLOUT, NOWHERE, Ark, Biodome
from rulewright.games.ark_awakening.turn import Phase

OUT_OF_REACH: Final = 6  # steps, for a room that no unit can walk to
UNFOUND: Final = 0.6  # turns for each room not found, and for each exploration that may be needed
LONGEST: Final = 0.25  # turns for each cube that the emptiest room takes
EXPECTED: Final = 0.7  # of what an action phase could do at best, before it is begun
SMALL_CHANGE: Final = 0.2  # an exploitation is worth a little even if it gives nothing that is needed


class Means:
    """What a seat has to get to rooms and to fill them, asked once for all that it wants."""

    def __init__(self, s: Ark, seat: int, held: int) -> None:
        self.seat = seat
        self.units: list[int] = standing(s, seat)
        self.ways: Ways = ways(s, seat)
        self.dock: int = s.dock_of(seat)
        starts = 0
        for place, units in enumerate(self.units):
            if units:
                starts |= 1 << place
        self.far: list[int] = self.ways.steps_of(self.dock, starts)
        self.unknown: int = self.ways.to_frontier(self.dock, self.far)
        self.moves: int = max(1, value(s, seat, p.MOVE, held))
        self.engineers: int = engineers(s, seat, held)
        self.given: list[int] = yields(s, seat, held)
        self.produced: int = max(1, value(s, seat, p.PRODUCE, held))


def turns_to(s: Ark, rooms: list[int], means: Means) -> float:
    """To hold all these rooms."""
    if not rooms:
        return 0.0
    left = [cubes_left(s, means.seat, room) for room in rooms]
    turns = filling(left, means) + earning(s, rooms, left, means)
    return turns + walking(steps_in_all(s, rooms, means), means) + finding(s, rooms)


# --- ENGINEERING ---------------------------------------------------------------------------------------
def filling(left: list[int], means: Means) -> float:
    """So many cubes in a turn as there are points, and one a room (ARK-5.5b)."""
    total = most = 0
    for cubes in left:
        total += cubes
        most = max(most, cubes)
    return 2 * total / (2 + means.engineers) + LONGEST * most


def engineers(s: Ark, seat: int, held: int) -> int:
    """Points of an ENGINEERING of all kinds."""
    points = max(1, value(s, seat, p.ENGINEERING, held))
    points += benefit(s, seat, p.B_REMOTE, held) + benefit(s, seat, p.B_FREE, held)
    return points + benefit(s, seat, p.B_ANYWHERE, held)


def cubes_left(s: Ark, seat: int, room: int) -> int:
    """Until it is full and no rival has more; among Challengers any cube will do but the Enemy's."""
    free, contested, row = p.SQUARES[room], False, s.cubes[room]
    while row:
        owner = (row & ONE) - 1
        free -= owner != ENEMY_CUBE
        contested = contested or owner != seat
        row >>= BITS
    if s.coop or not contested:
        return free
    there, cubes = things(s.cubes[room]), 0
    while len(there) < p.SQUARES[room] or outnumbered(there, seat):
        if len(there) == p.SQUARES[room]:
            there.remove(replaced(s, there, seat))
        there.append(seat)
        cubes += 1
    return cubes


def outnumbered(there: list[int], seat: int) -> bool:
    own = there.count(seat)
    return any([there.count(owner) > own for owner in there])


def replaced(s: Ark, there: list[int], seat: int) -> int:
    """Whose cube gives way: in Fallout the leftmost (ARK-14.4), otherwise one of the strongest rival's."""
    rivals = [owner for owner in there if owner != seat]
    return rivals[0] if s.mode == FALLOUT else max(rivals, key=lambda owner: there.count(owner))


# --- EXPLOIT and PRODUCE -------------------------------------------------------------------------
def prices(rooms: list[int], left: list[int]) -> list[int]:
    """By resource: what so many cubes in each of the rooms cost."""
    need = [0] * len(p.RESOURCES)
    for i in range(len(rooms)):
        kind = p.COST_TYPE[rooms[i]]
        if kind != p.FREE:
            need[kind] += p.COST[rooms[i]] * left[i]
    return need


def earning(s: Ark, rooms: list[int], left: list[int], means: Means) -> float:
    """For what the stock does not cover: the best of exploiting not at all, or until one kind is enough."""
    short = shortage(s.domes[means.seat], prices(rooms, left))
    given, best = means.given, exploited(0.0, short, means)
    for r in range(len(p.RESOURCES)):
        if short[r] and given[r]:
            best = min(best, exploited(short[r] / given[r], short, means))
    return best


def exploited(times: float, short: list[int], means: Means) -> float:
    """Turns, if one exploits so often and produces what is missing then."""
    rest = 0.0
    for r in range(len(p.RESOURCES)):
        rest += max(0.0, short[r] - times * means.given[r])
    return times + rest / means.produced


def shortage(dome: Biodome, need: list[int]) -> list[int]:
    """What is missing of each resource; metamorphite stands in for the others (ARK-5.4d)."""
    wild = max(0, dome.stock[p.METAMORPHITE] - need[p.METAMORPHITE])
    short = [max(0, need[resource] - dome.stock[resource]) for resource in range(len(p.RESOURCES))]
    for resource in range(len(p.RESOURCES)):
        if wild and resource != p.METAMORPHITE:
            helped = min(wild, short[resource])
            short[resource] -= helped
            wild -= helped
    return short


def useful(given: list[int], short: list[int]) -> float:
    """How much of an exploitation serves what is missing."""
    total = 0.0
    for resource in range(len(p.RESOURCES)):
        total += min(given[resource], short[resource]) + SMALL_CHANGE * given[resource]
    return total


# --- MOVE and EXPLORE ----------------------------------------------------------------------------------
def walking(steps: int, means: Means) -> float:
    return steps / means.moves


def standing(s: Ark, seat: int) -> list[int]:
    """Own units by place; of a group just told to go one has gone: how many do is asked after that.

    Units that a combat of Fallout costs when the turn ends are none any more. Else a bot would walk to where
    it can only lose, and then do anything not to end its turn.
    """
    units = own_everywhere(s, seat)
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Gather) and frame.seat == seat:
        units[frame.origin] -= 1
        units[frame.target] += 1
    if s.mode == FALLOUT and s.meter < 0 and s.active == seat:
        for cell in range(CELLS):
            if units[cell] and outmatched(s, seat, cell):
                units[cell] = 0
    return units


def outmatched(s: Ark, seat: int, cell: int) -> bool:
    """Is a rival there as strong, before any cards?"""
    rivals = [other for other in parties(s, cell) if other != seat]
    if not rivals:
        return False
    own = offensive(s, seat, troops(s, seat, cell), cell)
    return any([offensive(s, other, troops(s, other, cell), cell) >= own for other in rivals])


def steps_in_all(s: Ark, rooms: list[int], means: Means) -> int:
    found = [room for room in rooms if s.at[room] != NOWHERE]
    hidden = (len(rooms) - len(found)) * (means.unknown if means.unknown >= 0 else OUT_OF_REACH)
    if len(found) == 1:
        steps = means.far[s.at[found[0]]]
        return hidden + (steps if steps >= 0 else OUT_OF_REACH)
    return hidden + tour(s, found, means)


def tour(s: Ark, rooms: list[int], means: Means) -> int:
    """Steps from room to room: a unit goes on from the one that it has reached, and is gone where it stood.

    Else a unit between two rooms would stay there, as it nears the one no more than it leaves the other.
    """
    units = means.units[:]
    left = rooms[:]
    total = 0
    while left:
        room, unit, least = left[0], HOME, OUT_OF_REACH  # of all the unit and the room that are nearest
        places = [place for place in range(PLACES) if units[place]]
        for other in left:
            far = means.ways.steps(means.dock, s.at[other])
            for place in places:
                if 0 <= far[place] < least:
                    room, unit, least = other, place, far[place]
        if least < OUT_OF_REACH:
            units[unit] -= 1
            units[s.at[room]] += 1
        left.remove(room)
        total += least
    return total


def finding(s: Ark, rooms: list[int]) -> float:
    """Explorations, if some of the rooms lie still in the deck."""
    hidden = len([1 for room in rooms if s.at[room] == NOWHERE])
    return UNFOUND * (hidden + len(s.room_deck.cards) / p.EXPLORED_MOST) if hidden else 0.0


def exploring(s: Ark, rooms: list[int], positions: int) -> float:
    """Turns that an EXPLORE of so many positions may save."""
    if all([s.at[room] != NOWHERE for room in rooms]):
        return 0.0
    return UNFOUND * min(positions, p.EXPLORED_MOST) / p.EXPLORED_MOST


# --- a phase just begun ----------------------------------------------------------------------------------
def promised(s: Ark, rooms: list[int], means: Means) -> float:
    """Turns that the section just chosen may save: with few nodes a bot sees no further than that."""
    seat = means.seat
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Positions) and frame.seat == seat:
        return EXPECTED * exploring(s, rooms, len(within_reach(s, seat, frame.origin)))
    if not isinstance(frame, Phase) or frame.seat != seat or not rooms or any(s.spent):
        return 0.0
    if frame.section == p.ENG:
        return cubes_at_once(s, rooms, means)
    if frame.section == p.PRO:
        left = [cubes_left(s, seat, room) for room in rooms]
        return EXPECTED * min(1.0, earning(s, rooms, left, means))
    if frame.section == p.MOB:
        steps = steps_in_all(s, rooms, means)
        return EXPECTED * min(1.0, walking(steps, means) + exploring(s, rooms, frontier(s, seat)))
    return 0.0


def cubes_at_once(s: Ark, rooms: list[int], means: Means) -> float:
    ready = [room for room in rooms if s.at[room] != NOWHERE and can_fill(s, means.seat, room)]
    points = means.engineers
    return 2 * min(points, len(ready), s.domes[means.seat].cubes) / (2 + points)


def can_fill(s: Ark, seat: int, room: int) -> bool:
    """Units of the seat alone are there, and a cube can be paid."""
    cell = s.at[room]
    if not own_units(s, seat, cell) or opposed(s, seat, cell):
        return False
    return p.COST_TYPE[room] == p.FREE or s.domes[seat].can_pay(p.COST_TYPE[room], p.COST[room])
