"""What a seat can do with its turns, for the estimate: the values of its actions, stock, units and places."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.core.flow import Veil
from rulewright.games.ark_awakening.control import occupied, ways
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.goals import awake, count_of
from rulewright.games.ark_awakening.modifiers import benefit, capacity, diverts, value
from rulewright.games.ark_awakening.places import HOME
from rulewright.games.ark_awakening.table import Ark, Biodome

# A point of an action's value (ARK-4.5), be it by cubes, power or rooms.
ACTION_POINT: Final = [
    (p.MOVE, 1.6),
    (p.PRODUCE, 1.2),
    (p.ENGINEERING, 3.2),
    (p.MILITARIZE, 0.6),
    (p.RESEARCH, 1.2),
    (p.USE_ARTIFACT, 0.5),
    (p.AWAKEN, 0.8),
    (p.HEAL, 0.4),
]
BENEFIT_POINT: Final = [(p.B_TELEPORT, 2.0), (p.B_REMOTE, 2.5), (p.B_FREE, 2.0)]
DIVERTED: Final = 0.8  # a divert with the own generator
CAPACITY: Final = 0.2  # a cylinder that may leave it
IN_BIODOME: Final = 0.3  # a cube there, beside what its track gives
OUTSIDE: Final = 0.3  # a cylinder outside, beside the power that it gives
CONTROLLED: Final = 1.6
EXPLORED: Final = 2.2  # a position explored: the rooms of a mission may lie there
FRONTIER: Final = 0.8  # each unexplored position that can be explored at once, up to those of one action
OCCUPIED: Final = 0.3  # an outer room with own units: a cube can go there
AT_HOME: Final = 0.8  # a unit in the biodome: cubes can go into its sections
AWAKE: Final = 1.5
HURT: Final = 0.8
CARD: Final = 0.7
ARSENAL: Final = 0.15
STOCK: Final = 0.35  # of each resource, up to PLENTY
MORE_STOCK: Final = 0.08
PLENTY: Final = 6
YIELD: Final = 0.25  # what an exploitation would give
MOST_YIELD: Final = 24
ACTIVATED: Final = 3.0  # a room: a chain


def economy(s: Ark, seat: int, held: int) -> float:
    """`held` are the rooms that the seat controls."""
    dome = s.domes[seat]
    found = EXPLORED * dome.explored + FRONTIER * frontier(s, seat) + ACTIVATED * dome.activated.bit_count()
    return found + actions(s, seat, held) + presence(s, dome, held) + stores(s, dome)


def actions(s: Ark, seat: int, held: int) -> float:
    """What the sections, their power and the rooms controlled let the seat do."""
    total = DIVERTED * diverts(s, seat, seat) + CAPACITY * capacity(s, seat)
    for action, point in ACTION_POINT:
        total += point * value(s, seat, action, held)
    for code, point in BENEFIT_POINT:
        total += point * benefit(s, seat, code, held)
    return total + YIELD * min(MOST_YIELD, sum(yields(s, seat, held)))


def presence(s: Ark, dome: Biodome, held: int) -> float:
    """Units, cubes and cylinders in play, and the rooms that they give."""
    seat = dome.seat
    total = AWAKE * awake(s, seat) - HURT * dome.wounded + AT_HOME * min(1, dome.home)
    total += OCCUPIED * rooms_occupied(s, seat) + CONTROLLED * count_of(held)
    return total + IN_BIODOME * dome.integrated() + OUTSIDE * s.outside[seat]


def stores(s: Ark, dome: Biodome) -> float:
    """Resources, cards and arsenal."""
    total = CARD * (len(dome.hand.cards) + cards_expected(s, dome.seat)) + ARSENAL * dome.arsenal
    for resource in range(len(p.RESOURCES)):
        total += STOCK * min(PLENTY, dome.stock[resource]) + MORE_STOCK * dome.stock[resource]
    return total


def cards_expected(s: Ark, seat: int) -> int:
    """A look ahead stops before cards are drawn: those that RESEARCH will bring."""
    if seat != s.active or not s.spent[p.RESEARCH] or not s.stack or not isinstance(s.stack[-1], Veil):
        return 0
    return value(s, seat, p.RESEARCH)


def frontier(s: Ark, seat: int) -> int:
    """How many positions could be explored from the best place."""
    known, dock = ways(s, seat), s.dock_of(seat)
    best = 0
    for place in occupied(s, seat):
        best = max(best, known.unexplored(dock, place))
    return min(p.EXPLORED_MOST, best)


def rooms_occupied(s: Ark, seat: int) -> int:
    return len([place for place in occupied(s, seat) if place != HOME])
