"""The estimate that greedy and search use: goals, and what leads to them.

In the First Mission the six goals and how near each is; in Awakening the achievements up to the mission, then
its three rooms: found, reached, paid for, integrated, activated. Behind that an economy: tracks, power,
rooms, stock.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ark_awakening.checks import mission_rooms, shared_rooms
from rulewright.games.ark_awakening.control import controls, leaders, own_units, steps_to
from rulewright.games.ark_awakening.enemy import dark
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.explore import within_reach
from rulewright.games.ark_awakening.goals import awake, measure, needed, rooms_controlled
from rulewright.games.ark_awakening.perils import perils
from rulewright.games.ark_awakening.places import CELLS, PLACES
from rulewright.games.ark_awakening.printed import (
    ACHIEVEMENTS,
    ARSENAL_MOST,
    COST,
    COST_TYPE,
    EXPLORED_MOST,
    FREE,
    GOALS,
    METAMORPHITE,
    MISSION,
    MISSION_ROOMS,
    RESOURCES,
    SECTIONS,
    SQUARES,
    SUBJECT,
    TO_MISSION,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    FIRST_MISSION,
    FM_CUBES,
    FM_EXPLOIT,
    FM_EXPLORE,
    FM_POWER,
    FM_UNITS,
    GLITCH,
    GOAL_NEEDS,
    LEARNING,
    NOWHERE,
    Ark,
    Biodome,
)

GOAL: Final = 20.0
NEAR: Final = 8.0  # of a goal or an achievement that is nearly met
ACHIEVED: Final = 25.0
ROOM_DONE: Final = 60.0  # a room of the mission activated
ROOM_FOUND: Final = 6.0  # it lies on the board
ROOM_CUBE: Final = 9.0  # each cube in it, whoever's
ROOM_LED: Final = 8.0  # and most of them are mine
ROOM_NEAR: Final = 5.0  # a unit is in it; less with every step between
ROOM_PAID: Final = 0.7  # each resource that its cubes still cost
STEP: Final = 0.15  # of ROOM_NEAR, lost with each step
ACTIVATED: Final = 3.0  # any room: a chain
TRACK: Final = [2.0, 1.6, 2.0, 3.2, 1.0, 1.4, 1.2]  # a cube, by section
SECOND_TRACK: Final = 1.2
OUTSIDE: Final = 1.2  # a cylinder that gives power
CONTROLLED: Final = 1.6
EXPLORED: Final = 2.2  # a position explored: the rooms of a mission may lie there
FRONTIER: Final = 0.8  # each unexplored position that can be explored at once, up to those of one action
OCCUPIED: Final = 0.7  # an outer room with own units: a cube can go there
AWAKE: Final = 1.5
HURT: Final = 0.8
CARD: Final = 0.7
ARSENAL: Final = 0.15
STOCK: Final = 0.35  # of each resource, up to PLENTY
MORE_STOCK: Final = 0.08
PLENTY: Final = 6
YIELD: Final = 0.25  # what an exploitation would give
CUBE_KEPT: Final = 4.0  # a cube of the supply that the mission will need: there are only so many
SPARE: Final = 2  # and some more, for rooms that rivals fill
CUBES_NEEDED: Final = 12  # of a mission not drawn yet: three rooms of four squares at most
RIVAL: Final = 0.25  # of the best rival's achievements and activations


def evaluate(s: Ark, seat: int) -> float:
    """How well a seat stands; what rivals have achieved counts a little."""
    if s.mode in (GLITCH, LEARNING):
        own = economy(s, s.domes[seat]) if seat < s.players else 0.0
        return own / 4 + perils(s, seat)
    if seat == dark(s):
        return -max([evaluate(s, fellow) for fellow in range(s.players)])
    value = economy(s, s.domes[seat])
    if s.mode == FIRST_MISSION:
        return value / 4 + goals(s, seat)
    if s.coop:  # the clock runs: what does not serve the mission counts little
        return value / 4 + mission(s, seat)
    value += achievements(s, seat) + mission(s, seat)
    value += CUBE_KEPT * min(s.domes[seat].cubes, cubes_needed(s, seat))
    best = 0.0
    for dome in s.domes:
        if dome.seat != seat:
            best = max(best, public(dome))
    return value - RIVAL * best


def public(dome: Biodome) -> float:
    """What everyone sees of how far a rival is."""
    return ACHIEVED * min(TO_MISSION, dome.achieved.bit_count()) + ACTIVATED * dome.activated.bit_count()


# --- the economy -------------------------------------------------------------------------------------
def economy(s: Ark, dome: Biodome) -> float:
    seat = dome.seat
    value = SECOND_TRACK * sum(dome.tracks[len(SECTIONS) :])
    for section in range(len(SECTIONS)):
        value += TRACK[section] * dome.tracks[section]
    value += OUTSIDE * s.outside[seat] + CONTROLLED * rooms_controlled(s, seat)
    value += EXPLORED * dome.explored + FRONTIER * frontier(s, seat) + OCCUPIED * occupied(s, seat)
    value += AWAKE * awake(s, seat) - HURT * dome.wounded
    value += CARD * len(dome.hand.cards) + ARSENAL * dome.arsenal
    for resource in range(len(RESOURCES)):
        value += STOCK * min(PLENTY, dome.stock[resource]) + MORE_STOCK * dome.stock[resource]
    value += YIELD * min(ARSENAL_MOST, sum(yields(s, seat)))
    return value + ACTIVATED * dome.activated.bit_count()


def frontier(s: Ark, seat: int) -> int:
    """How many positions could be explored from the best place."""
    best = 0
    for place in range(PLACES):
        if own_units(s, seat, place):
            best = max(best, len(within_reach(s, seat, place)))
    return min(EXPLORED_MOST, best)


def occupied(s: Ark, seat: int) -> int:
    return len([1 for cell in range(CELLS) if s.units[cell] and own_units(s, seat, cell)])


# --- First Mission -----------------------------------------------------------------------------------
def goals(s: Ark, seat: int) -> float:
    """Each goal met, and how near the others are."""
    dome = s.domes[seat]
    value = GOAL * dome.goals.bit_count()
    for goal in range(GOALS):
        if not dome.goals >> goal & 1:
            value += NEAR * nearness(s, dome, goal)
    return value


def nearness(s: Ark, dome: Biodome, goal: int) -> float:
    """From 0 to 1."""
    need = GOAL_NEEDS[goal]
    if goal == FM_POWER:
        return min(need, s.outside[dome.seat]) / need
    if goal == FM_EXPLORE:
        return min(need, dome.explored) / need
    if goal == FM_EXPLOIT:
        return min(need, sum(yields(s, dome.seat))) / need
    if goal == FM_CUBES:
        return min(need, payable_sections(dome)) / need
    if goal == FM_UNITS:
        return min(need, awake(s, dome.seat)) / need
    return 0.0


def payable_sections(dome: Biodome) -> int:
    """How many sections could have a cube now, one after the other."""
    stock = dome.stock[:]
    n = 0
    for section in range(len(SECTIONS)):
        printed = dome.section(section)
        if dome.tracks[section] == printed.squares or printed.cost_type == FREE:
            continue
        wild = stock[METAMORPHITE] if printed.cost_type != METAMORPHITE else 0
        if stock[printed.cost_type] + wild >= printed.cost:
            basic = min(printed.cost, stock[printed.cost_type])
            stock[printed.cost_type] -= basic
            stock[METAMORPHITE] -= printed.cost - basic
            n += 1
    return n


# --- Awakening ---------------------------------------------------------------------------------------
def achievements(s: Ark, seat: int) -> float:
    """Two of them bring the mission; before that those that are nearest count."""
    dome = s.domes[seat]
    done = min(TO_MISSION, dome.achieved.bit_count())
    value = ACHIEVED * done
    if done < TO_MISSION:
        near = [
            min(1.0, measure(s, seat, SUBJECT[tile]) / needed(s, tile))
            for tile in range(ACHIEVEMENTS)
            if not dome.achieved >> tile & 1
        ]
        near.sort(reverse=True)
        for share in near[: TO_MISSION - done]:
            value += NEAR * share * share
    return value


def mission(s: Ark, seat: int) -> float:
    """The rooms of the own mission, each from being found to being activated."""
    dome = s.domes[seat]
    rooms = still_to_activate(s, seat)
    value = ROOM_DONE * (shared_rooms(s) if s.coop else mission_rooms(s, seat))
    far = steps_to(s, seat) if rooms else []
    need = [0] * len(RESOURCES)
    for room in rooms:
        value += to_room(s, seat, room, far, need)
    for resource in range(len(RESOURCES)):
        value += ROOM_PAID * min(need[resource], dome.stock[resource])
    return value


def still_to_activate(s: Ark, seat: int) -> list[int]:
    """Of the own mission, which a bot's guess always holds, or of the Challengers'."""
    cards = s.shared.cards if s.coop else s.domes[seat].mission.cards
    activated = 0
    for dome in s.domes if s.coop else [s.domes[seat]]:
        activated |= dome.activated
    return [room for card in cards for room in MISSION_ROOMS[card - MISSION] if not activated >> room & 1]


def to_room(s: Ark, seat: int, room: int, far: list[int], need: list[int]) -> float:
    """How far a room of the mission is; `need` gathers what its cubes still cost."""
    if s.at[room] == NOWHERE:
        return ROOM_NEAR * closeness(to_frontier(s, seat, far))
    cubes = s.cubes_in(room)
    value = ROOM_FOUND + ROOM_CUBE * cubes
    if COST_TYPE[room] != FREE:
        need[COST_TYPE[room]] += COST[room] * max(1, SQUARES[room] - cubes)
    if cubes and leaders(s.cubes[room]) >> seat & 1:
        value += ROOM_LED
    elif controls(s, seat, room):
        value += ROOM_LED / 2
    value += ROOM_CUBE / 2 * things(s.cubes[room]).count(seat)
    return value + ROOM_NEAR * closeness(far[s.at[room]])


def closeness(steps: int) -> float:
    """From 1 in the room to 0; -1: no unit can walk there."""
    return max(0.0, 1.0 - STEP * steps) if steps >= 0 else 0.0


def to_frontier(s: Ark, seat: int, far: list[int]) -> int:
    """The steps to the nearest place from which something can be explored; -1: there is none."""
    steps = [far[place] for place in range(PLACES) if far[place] >= 0 and within_reach(s, seat, place)]
    return min(steps) if steps else -1


def cubes_needed(s: Ark, seat: int) -> int:
    """What the rooms of the mission still take."""
    if not s.domes[seat].mission.cards:
        return CUBES_NEEDED + SPARE
    return SPARE + sum([SQUARES[room] - s.cubes_in(room) for room in still_to_activate(s, seat)])
