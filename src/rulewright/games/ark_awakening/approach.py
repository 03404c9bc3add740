"""How many turns a seat still needs to hold rooms, for the estimate: to find, reach, pay for and fill them.

Every part is a share of turns, so that whatever shortens the way is seen, be it a step, a resource, a cube, a
better generator or one more unit.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ark_awakening.combat import offensive, parties, pending, troops
from rulewright.games.ark_awakening.control import occupied, opposed, own_units, steps_from, walked
from rulewright.games.ark_awakening.economy import frontier
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.explore import Positions, within_reach
from rulewright.games.ark_awakening.fallout import evaluated, highest
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.move import Gather
from rulewright.games.ark_awakening.places import HOME, PLACES
from rulewright.games.ark_awakening.printed import (
    B_ANYWHERE,
    B_FREE,
    B_REMOTE,
    COST,
    COST_TYPE,
    ENG,
    ENGINEERING,
    EXPLORED_MOST,
    FREE,
    METAMORPHITE,
    MOB,
    MOVE,
    PRO,
    PRODUCE,
    RESOURCES,
    SQUARES,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY_CUBE, FALLOUT, NOWHERE, Ark, Biodome
from rulewright.games.ark_awakening.turn import Phase

OUT_OF_REACH: Final = 6  # steps, for a room that no unit can walk to
UNFOUND: Final = 0.6  # turns for each room not found, and for each exploration that may be needed
LONGEST: Final = 0.25  # turns for each cube that the emptiest room takes
EXPECTED: Final = 0.7  # of what an action phase could do at best, before it is begun
SMALL_CHANGE: Final = 0.2  # an exploitation is worth a little even if it gives nothing that is needed


def turns_to(s: Ark, seat: int, rooms: list[int], far: list[int]) -> float:
    """To hold all these rooms; `far` are the steps to every place."""
    if not rooms:
        return 0.0
    steps = steps_in_all(s, seat, rooms, far)
    return filling(s, seat, rooms) + earning(s, seat, rooms) + walking(s, seat, steps) + finding(s, rooms)


# --- ENGINEERING ---------------------------------------------------------------------------------------
def filling(s: Ark, seat: int, rooms: list[int]) -> float:
    """So many cubes in a turn as there are points, and one a room (ARK-5.5b)."""
    left = [cubes_left(s, seat, room) for room in rooms]
    return 2 * sum(left) / (2 + engineers(s, seat)) + LONGEST * max(left)


def engineers(s: Ark, seat: int) -> int:
    """Points of an ENGINEERING of all kinds."""
    return max(1, value(s, seat, ENGINEERING)) + sum(
        [benefit(s, seat, code) for code in (B_REMOTE, B_FREE, B_ANYWHERE)]
    )


def cubes_left(s: Ark, seat: int, room: int) -> int:
    """Until it is full and no rival has more; among Challengers any cube will do but the Enemy's."""
    there = things(s.cubes[room])
    if s.coop or not there:
        return SQUARES[room] - len(there) + there.count(ENEMY_CUBE)
    cubes = 0
    while len(there) < SQUARES[room] or outnumbered(there, seat):
        if len(there) == SQUARES[room]:
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
def earning(s: Ark, seat: int, rooms: list[int]) -> float:
    """For what the stock does not cover."""
    need = [0] * len(RESOURCES)
    for room in rooms:
        if COST_TYPE[room] != FREE:
            need[COST_TYPE[room]] += COST[room] * cubes_left(s, seat, room)
    short = shortage(s.domes[seat], need)
    if not sum(short):
        return 0.0
    given, produced = yields(s, seat), max(1, value(s, seat, PRODUCE))
    return min([exploited(times, short, given, produced) for times in worthwhile(short, given)])


def worthwhile(short: list[int], given: list[int]) -> list[float]:
    """How often one might exploit: not at all, or until there is enough of a resource."""
    return [0.0] + [short[r] / given[r] for r in range(len(RESOURCES)) if short[r] and given[r]]


def exploited(times: float, short: list[int], given: list[int], produced: int) -> float:
    """Turns, if one exploits so often and produces what is missing then."""
    rest = sum([max(0.0, short[r] - times * given[r]) for r in range(len(RESOURCES))])
    return times + rest / produced


def shortage(dome: Biodome, need: list[int]) -> list[int]:
    """What is missing of each resource; metamorphite stands in for the others (ARK-5.4d)."""
    wild = max(0, dome.stock[METAMORPHITE] - need[METAMORPHITE])
    short = [max(0, need[resource] - dome.stock[resource]) for resource in range(len(RESOURCES))]
    for resource in range(len(RESOURCES)):
        if resource != METAMORPHITE:
            helped = min(wild, short[resource])
            short[resource] -= helped
            wild -= helped
    return short


def useful(given: list[int], short: list[int]) -> float:
    """How much of an exploitation serves what is missing."""
    total = 0.0
    for resource in range(len(RESOURCES)):
        total += min(given[resource], short[resource]) + SMALL_CHANGE * given[resource]
    return total


# --- MOVE and EXPLORE ----------------------------------------------------------------------------------
def walking(s: Ark, seat: int, steps: int) -> float:
    return steps / max(1, value(s, seat, MOVE))


def standing(s: Ark, seat: int) -> list[int]:
    """Own units by place, without those that a war will cost.

    Of a group just told to go one has gone: how many do is asked after that.
    """
    units = [own_units(s, seat, place) for place in range(PLACES)]
    if s.mode == FALLOUT and war_ahead(s, seat):
        for place in occupied(s, seat):
            if place != HOME and outmatched(s, seat, place):
                units[place] = 0
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Gather) and frame.seat == seat:
        units[frame.origin] -= 1
        units[frame.target] += 1
    return units


def war_ahead(s: Ark, seat: int) -> bool:
    """Will it be war when the seat's turn is over? Seen before, or a bot would do anything not to end it."""
    if s.active != seat:
        return s.meter < 0
    return evaluated(s.meter, len(pending(s, seat)) > 0, highest(s)) < 0


def outmatched(s: Ark, seat: int, cell: int) -> bool:
    """Is a rival there as strong, before any cards?"""
    rivals = [other for other in parties(s, cell) if other != seat]
    if not rivals:
        return False
    own = offensive(s, seat, troops(s, seat, cell), cell)
    return any([offensive(s, other, troops(s, other, cell), cell) >= own for other in rivals])


def reach(s: Ark, seat: int) -> list[int]:
    """By place: the steps from the nearest own unit; -1: none can walk there as the doors are now."""
    return walked(s, seat, [0 if units else -1 for units in standing(s, seat)])


def steps_in_all(s: Ark, seat: int, rooms: list[int], far: list[int]) -> int:
    found = [room for room in rooms if s.at[room] != NOWHERE]
    hidden = sum([steps_to_room(s, seat, room, far) for room in rooms if s.at[room] == NOWHERE])
    if len(found) == 1:
        return hidden + steps_to_room(s, seat, found[0], far)
    return hidden + tour(s, seat, found)


def tour(s: Ark, seat: int, rooms: list[int]) -> int:
    """Steps from room to room: a unit goes on from the one that it has reached, and is gone where it stood.

    Else a unit between two rooms would stay there, as it nears the one no more than it leaves the other.
    """
    units = standing(s, seat)
    left = rooms[:]
    ways = {room: steps_from(s, seat, s.at[room]) for room in rooms}
    total = 0
    while left:
        room, unit, steps = left[0], HOME, OUT_OF_REACH  # of all the unit and the room that are nearest
        for other in left:
            far = ways[other]
            for place in range(PLACES):
                if units[place] and 0 <= far[place] < steps:
                    room, unit, steps = other, place, far[place]
        if steps < OUT_OF_REACH:
            units[unit] -= 1
            units[s.at[room]] += 1
        left.remove(room)
        total += steps
    return total


def steps_to_room(s: Ark, seat: int, room: int, far: list[int]) -> int:
    """Or to the nearest place from which something can be explored."""
    steps = far[s.at[room]] if s.at[room] != NOWHERE else to_frontier(s, seat, far)
    return steps if steps >= 0 else OUT_OF_REACH


def to_frontier(s: Ark, seat: int, far: list[int]) -> int:
    """-1: there is no such place."""
    steps = [far[place] for place in range(PLACES) if far[place] >= 0 and within_reach(s, seat, place)]
    return min(steps) if steps else -1


def finding(s: Ark, rooms: list[int]) -> float:
    """Explorations, if some of the rooms lie still in the deck."""
    hidden = len([1 for room in rooms if s.at[room] == NOWHERE])
    return UNFOUND * (hidden + len(s.room_deck.cards) / EXPLORED_MOST) if hidden else 0.0


def exploring(s: Ark, rooms: list[int], positions: int) -> float:
    """Turns that an EXPLORE of so many positions may save."""
    if all([s.at[room] != NOWHERE for room in rooms]):
        return 0.0
    return UNFOUND * min(positions, EXPLORED_MOST) / EXPLORED_MOST


# --- a phase just begun ----------------------------------------------------------------------------------
def promised(s: Ark, seat: int, rooms: list[int], steps: int) -> float:
    """Turns that the section just chosen may save: with few nodes a bot sees no further than that."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Positions) and frame.seat == seat:
        return EXPECTED * exploring(s, rooms, len(within_reach(s, seat, frame.origin)))
    if not isinstance(frame, Phase) or frame.seat != seat or not rooms or any(s.spent):
        return 0.0
    if frame.section == ENG:
        return cubes_at_once(s, seat, rooms)
    if frame.section == PRO:
        return EXPECTED * min(1.0, earning(s, seat, rooms))
    if frame.section == MOB:
        return EXPECTED * min(1.0, walking(s, seat, steps) + exploring(s, rooms, frontier(s, seat)))
    return 0.0


def cubes_at_once(s: Ark, seat: int, rooms: list[int]) -> float:
    ready = [room for room in rooms if s.at[room] != NOWHERE and can_fill(s, seat, room)]
    points = engineers(s, seat)
    return 2 * min(points, len(ready), s.domes[seat].cubes) / (2 + points)


def can_fill(s: Ark, seat: int, room: int) -> bool:
    """Units of the seat alone are there, and a cube can be paid."""
    cell = s.at[room]
    if not own_units(s, seat, cell) or opposed(s, seat, cell):
        return False
    return COST_TYPE[room] == FREE or s.domes[seat].can_pay(COST_TYPE[room], COST[room])
