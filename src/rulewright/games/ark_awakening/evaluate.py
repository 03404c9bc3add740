"""The estimate that greedy and search use: goals, and what leads to them.

In the First Mission the six goals and how near each is; in Awakening the achievements up to the mission, then
its three rooms: found, reached, paid for, integrated, activated; in Fallout points, of tiles and rooms alike;
among Challengers the open mission, which they serve as one (`challengers.py`, `perils.py`, `errands.py`).
Behind all that the economy (`economy.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.approach import Means, cubes_left, promised, turns_to
from rulewright.games.ark_awakening.challengers import challengers
from rulewright.games.ark_awakening.checks import mission_rooms
from rulewright.games.ark_awakening.control import rooms_held
from rulewright.games.ark_awakening.divert import Into
from rulewright.games.ark_awakening.economy import ACTIVATED, cards_expected, economy
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.goals import (
    awake,
    closed_to,
    holds_full,
    is_hard,
    markers,
    measure,
    needed,
    objective_points,
    open_points,
    tile_points,
)
from rulewright.games.ark_awakening.perils import perils
from rulewright.games.ark_awakening.table import (
    FALLOUT,
    FIRST_MISSION,
    FM_ARTIFACT,
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
from rulewright.games.ark_awakening.turn import Phase

READY: Final = 0.6  # of the economy, in Glitch and It is Learning: what will be needed is not known yet
GOAL: Final = 20.0
NEAR: Final = 8.0  # of a goal or an achievement that is nearly met
ACHIEVED: Final = 25.0
CUBE_SHORT: Final = 12.0  # a cube that the mission will need and the supply has not: there are only so many
CUBE_KEPT: Final = 10.0  # and more for the objectives of Fallout: without cubes a game cannot end
SPARE: Final = 2  # and some more, for rooms that rivals fill
SPARE_SHORT: Final = 2.0  # each of those
CUBES_NEEDED: Final = 12  # of a mission not drawn yet: three rooms of four squares at most
RIVAL: Final = 0.25  # of the best rival's achievements and activations
TURN: Final = 10.0  # a turn that the mission still takes
NOT_DRAWN: Final = 12.0  # turns of a mission not drawn yet; if it took none, who sees it drawn would shun it
ROOM_DONE: Final = 12.0  # an activated room is safe
POINT: Final = 8.0  # of Fallout
FOR_GOOD: Final = 2.0  # an objective that is marked stays so, rooms of the mission have to be held to the end
HIDDEN: Final = 2  # cubes more are better than a factory that is not found yet
CUBES_A_CARD: Final = 3  # that an objective not revealed may take
LATE: Final = 0.2  # of the economy, once the objectives lie open: means for their own sake would never end it
SOON: Final = 10.0  # turns, after which a room that is wanted is worth a third
TILE_NEAR: Final = 0.6  # of a tile's points, if it is nearly met


def evaluate(s: Ark, seat: int) -> float:
    """How well a seat stands; what rivals have achieved counts a little."""
    if s.mode in (GLITCH, LEARNING):
        own = economy(s, seat, rooms_held(s, seat)) if seat < s.players else 0.0
        return READY * own + perils(s, seat)
    if s.coop:
        return challengers(s, seat)
    held = rooms_held(s, seat)
    value = economy(s, seat, held)
    if s.mode == FIRST_MISSION:
        return value / 4 + goals(s, seat, held)
    if s.mode == FALLOUT:
        value *= LATE if s.public.cards else 1.0
        marks = cubes_to_mark(s, seat)
        value += points(s, seat, held) - lacking(s, seat, cubes_to_hold(s, seat) + marks)
        value -= CUBE_KEPT * max(0, marks - 1 - s.domes[seat].cubes)
    else:
        value += (
            achievements(s, seat, held) + mission(s, seat, held) - lacking(s, seat, cubes_needed(s, seat))
        )
    return value - RIVAL * best_rival(s, seat)


def lacking(s: Ark, seat: int, cubes: int) -> float:
    """What it costs that the supply has fewer cubes than are needed, or hardly more."""
    short = cubes - s.domes[seat].cubes
    return CUBE_SHORT * max(0, short) + SPARE_SHORT * max(0, short + SPARE)


def best_rival(s: Ark, seat: int) -> float:
    best = 0.0
    for dome in s.domes:
        if dome.seat != seat:
            best = max(best, public(s, dome))
    return best


def public(s: Ark, dome: Biodome) -> float:
    """What everyone sees of how far a rival is."""
    if s.mode == FALLOUT:
        return POINT * open_points(s, dome.seat)
    return ACHIEVED * min(p.TO_MISSION, dome.achieved.bit_count()) + ACTIVATED * dome.activated.bit_count()


# --- First Mission -----------------------------------------------------------------------------------
def goals(s: Ark, seat: int, held: int) -> float:
    """Each goal met, and how near the others are."""
    dome = s.domes[seat]
    value = GOAL * dome.goals.bit_count()
    for goal in range(p.GOALS):
        if not dome.goals >> goal & 1:
            value += NEAR * nearness(s, dome, goal, held)
    return value


def nearness(s: Ark, dome: Biodome, goal: int, held: int) -> float:
    """From 0 to 1."""
    need = GOAL_NEEDS[goal]
    if goal == FM_POWER:
        return min(need, s.outside[dome.seat] + cylinder_in_hand(s, dome.seat)) / need
    if goal == FM_EXPLORE:
        return min(need, dome.explored) / need
    if goal == FM_EXPLOIT:
        return min(need, sum(yields(s, dome.seat, held))) / need
    if goal == FM_CUBES:
        return min(need, payable_sections(dome)) / need
    if goal == FM_ARTIFACT:
        return min(need, cards_expected(s, dome.seat)) / need
    if goal == FM_UNITS:
        return min(need, awake(s, dome.seat)) / need
    return 0.0


def cylinder_in_hand(s: Ark, seat: int) -> int:
    """One that a DIVERT just begun will put somewhere: with few nodes a bot does not see where."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Into):
        return 1
    return int(isinstance(frame, Phase) and frame.section == p.PWR and not any(s.spent) and s.active == seat)


def payable_sections(dome: Biodome) -> int:
    """How many sections could have a cube now, one after the other."""
    stock = dome.stock[:]
    n = 0
    for section in range(len(p.SECTIONS)):
        printed = dome.section(section)
        if dome.tracks[section] == printed.squares or printed.cost_type == p.FREE:
            continue
        wild = stock[p.METAMORPHITE] if printed.cost_type != p.METAMORPHITE else 0
        if stock[printed.cost_type] + wild >= printed.cost:
            basic = min(printed.cost, stock[printed.cost_type])
            stock[printed.cost_type] -= basic
            stock[p.METAMORPHITE] -= printed.cost - basic
            n += 1
    return n


# --- Awakening ---------------------------------------------------------------------------------------
def achievements(s: Ark, seat: int, held: int) -> float:
    """Two of them bring the mission; before that those that are nearest count."""
    dome = s.domes[seat]
    done = min(p.TO_MISSION, dome.achieved.bit_count())
    value = ACHIEVED * done
    if done < p.TO_MISSION:
        near = [met(s, seat, tile, held) for tile in range(p.ACHIEVEMENTS) if not dome.achieved >> tile & 1]
        near.sort(reverse=True)
        for share in near[: p.TO_MISSION - done]:
            value += NEAR * share * share
    return value


def met(s: Ark, seat: int, tile: int, held: int) -> float:
    """How much of what a tile asks for there is, from 0 to 1."""
    have = measure(s, seat, p.SUBJECT[tile], held)
    return min(1.0, have / needed(s, tile))


def mission(s: Ark, seat: int, held: int) -> float:
    """The turns that the own mission still takes."""
    if not s.domes[seat].mission.cards:
        return -TURN * NOT_DRAWN
    done = ROOM_DONE * mission_rooms(s, seat)
    rooms = still_to_activate(s, seat)
    if not rooms:
        return done
    means = Means(s, seat, held)
    return done - TURN * (turns_to(s, rooms, means) - promised(s, rooms, means))


def still_to_activate(s: Ark, seat: int) -> list[int]:
    """Of the own mission, which a bot's guess always holds."""
    done = s.domes[seat].activated
    cards = s.domes[seat].mission.cards
    return [room for card in cards for room in p.MISSION_ROOMS[card - p.MISSION] if not done >> room & 1]


def cubes_needed(s: Ark, seat: int) -> int:
    """What the rooms of the mission still take."""
    if not s.domes[seat].mission.cards:
        return CUBES_NEEDED
    return sum([cubes_left(s, seat, room) for room in still_to_activate(s, seat)])


# --- Fallout -----------------------------------------------------------------------------------------
def points(s: Ark, seat: int, held: int) -> float:
    """Those marked, and how near the others are."""
    value = POINT * (tile_points(s, seat) + FOR_GOOD * objective_points(s, seat))
    closed = closed_to(s, seat)
    for tile in range(p.ACHIEVEMENTS):
        if not closed >> tile & 1:
            share = met(s, seat, tile, held)
            if p.SUBJECT[tile] == p.OF_STOCK:
                share *= share  # it is there to be spent, until there is nearly enough
            value += POINT * TILE_NEAR * next_points(s, tile) * share
    return value + rooms_to_hold(s, seat, held)


def next_points(s: Ark, tile: int) -> int:
    """What the next player to mark it gets."""
    return (p.HARD_POINTS if is_hard(s, tile) else p.EASY_POINTS)[tile][markers(s, tile)]


def rooms_to_hold(s: Ark, seat: int, held: int) -> float:
    """Those of the own mission (ARK-14.10) and of the objectives still open, the nearer the better."""
    means = Means(s, seat, held)
    wanted = own_mission(s, seat)
    aims = [(turns_to_hold(s, [room], means), float(p.MISSION_POINTS)) for room in wanted]
    closed = closed_to(s, seat)
    for i in range(len(s.public.cards)):
        if not closed >> p.ACHIEVEMENTS + i & 1:
            rooms = rooms_for(s, seat, s.public.cards[i] - p.OBJECTIVE)
            worth = FOR_GOOD * p.OBJECTIVE_POINTS[markers(s, p.ACHIEVEMENTS + i)]
            aims.append((turns_to_hold(s, rooms, means), worth))
            wanted += rooms
    left = [room for room in wanted if not holds_full(s, seat, room)]
    soon = promised(s, left, means)
    return POINT * (one_after_another(aims) + p.MISSION_POINTS / SOON * soon)


def turns_to_hold(s: Ark, rooms: list[int], means: Means) -> float:
    return turns_to(s, [room for room in rooms if not holds_full(s, means.seat, room)], means)


def one_after_another(aims: list[tuple[float, float]]) -> float:
    """What aims are worth, given the turns that each takes: the soonest first, the others wait for it.

    If none waited, a unit between two rooms would stay there: it nears the one as it leaves the other. The
    later an aim is met the less it is worth, but not by as much for each turn.
    """
    value = passed = 0.0
    for turns, worth in sorted(aims):
        passed += turns
        value += worth * exp(-passed / SOON)
    return value


def own_mission(s: Ark, seat: int) -> list[int]:
    return [room for card in s.domes[seat].mission.cards for room in p.MISSION_ROOMS[card - p.MISSION]]


def cubes_to_hold(s: Ark, seat: int) -> int:
    """What the rooms of the own mission still take."""
    return sum([cubes_left(s, seat, room) for room in own_mission(s, seat)])


def cubes_to_mark(s: Ark, seat: int) -> int:
    """What the objectives still take, and one each to mark them; the last can do without (ARK-R17)."""
    if not s.public.cards:
        return p.LAID_OUT * CUBES_A_CARD
    total = 0
    closed = closed_to(s, seat)
    for i in range(len(s.public.cards)):
        if not closed >> p.ACHIEVEMENTS + i & 1:
            rooms = rooms_for(s, seat, s.public.cards[i] - p.OBJECTIVE)
            total += 1 + sum([cubes_left(s, seat, room) for room in rooms])
    return total


def rooms_for(s: Ark, seat: int, objective: int) -> list[int]:
    """ARK-14.8b: a room, or the two factories of a type that take fewest cubes."""
    if objective < p.ACTIVATABLE:
        return [objective]
    kind = objective - p.ACTIVATABLE
    rooms = [room for room in range(p.FACTORY, p.GATE) if p.factory_type(room) == kind]
    dear = [cubes_left(s, seat, room) + HIDDEN * (s.at[room] == NOWHERE) for room in rooms]
    out: list[int] = []
    while len(out) < p.PAIR:
        least = dear.index(min(dear))
        out.append(rooms.pop(least))
        del dear[least]
    return out
