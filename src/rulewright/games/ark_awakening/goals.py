"""Goals that are marked with cubes: the achievement tiles, and the objective cards of Fallout.

A *goal* is a number: the six tiles, then the objective cards as they lie (ARK-14.5).
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import NOT_ASKED, controls, own_bits, rooms_held
from rulewright.games.ark_awakening.table import FALLOUT, NOWHERE, UNIT_BITS, UNIT_MASK, Ark

MARKERS: Final = p.AMOUNTS["fallout_markers_each"]  # of a goal, by players
MARKS: Final = p.AMOUNTS["fallout_marks"]  # on the tiles, and on the cards, by players


# --- marking -------------------------------------------------------------------------------------------
def markers(s: Ark, goal: int) -> int:
    """How many players have marked it."""
    total = 0
    for dome in s.domes:
        total += dome.achieved >> goal & 1
    return total


def open_to(s: Ark, seat: int, goal: int) -> bool:
    """May the seat still mark it?"""
    return not closed_to(s, seat) >> goal & 1


def closed_to(s: Ark, seat: int) -> int:
    """Bits of the goals that the seat can mark no more.

    ARK-7.6: once a player, in Awakening any number of them; in Fallout one or two (ARK-14.5b, 14.5c).
    """
    closed = s.domes[seat].achieved
    if s.mode != FALLOUT:
        return closed
    marks = [0] * MARKERS[s.players - 1]  # bits of the goals that one player has marked, that two have
    for dome in s.domes:
        again = dome.achieved
        for i in range(len(marks)):
            again, marks[i] = again & marks[i], again | marks[i]
    return closed | marks[-1]


def mark(s: Ark, seat: int, goal: int) -> None:
    """With a cube, if there is one; it is recorded anyway (ARK-R17)."""
    dome = s.domes[seat]
    if markers(s, goal):
        dome.second |= 1 << goal
    dome.achieved |= 1 << goal
    if dome.cubes:
        dome.cubes -= 1
        dome.marks += 1


def marked(s: Ark, first: int, n: int) -> int:
    """The marks on so many goals from one on."""
    goals = ((1 << n) - 1) << first
    total = 0
    for dome in s.domes:
        total += count_of(dome.achieved & goals)
    return total


# --- tiles (ARK-7.6, 7.10) -----------------------------------------------------------------------------
def achieve(s: Ark, seat: int) -> None:
    closed = closed_to(s, seat)
    for tile in range(p.ACHIEVEMENTS):
        if not closed >> tile & 1 and measure(s, seat, p.SUBJECT[tile]) >= needed(s, tile):
            mark(s, seat, tile)
            s.note(EVERYONE, v.ACHIEVED, seat, tile)


def is_hard(s: Ark, tile: int) -> bool:
    """ARK-S12: with its hard side up?"""
    return s.hard >> tile & 1 == 1


def needed(s: Ark, tile: int) -> int:
    return p.HARD[tile] if is_hard(s, tile) else p.EASY[tile]


def measure(s: Ark, seat: int, subject: int, held: int = NOT_ASKED) -> int:
    """7.10: what a tile counts."""
    dome = s.domes[seat]
    if subject == p.OF_CARDS:
        return len(dome.hand.cards) + len(dome.built.cards)
    if subject == p.OF_ARSENAL:
        return dome.arsenal
    if subject == p.OF_UNITS:
        return awake(s, seat)
    if subject == p.OF_STOCK:
        return sum(n for n in dome.stock)  # a loop once compiled
    if subject == p.OF_HOME:
        return dome.integrated()
    return rooms_controlled(s, seat) if held == NOT_ASKED else count_of(held)


def awake(s: Ark, seat: int) -> int:
    """Awake units, own and controlled neutral ones (ARK-1.4)."""
    own = own_bits(s, seat)
    total = s.domes[seat].home
    for there in s.units:
        left = there & own
        while left:
            total += left & UNIT_MASK
            left >>= UNIT_BITS
    return total


def rooms_controlled(s: Ark, seat: int) -> int:
    return count_of(rooms_held(s, seat))


def count_of(bits: int) -> int:
    """Asked after every step, and `bit_count` is a call into Python."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


# --- objective cards of Fallout (ARK-14.8) -------------------------------------------------------------
def reveal(s: Ark) -> None:
    """ARK-14.8: with enough cubes on the tiles the objective cards are turned over at once."""
    if s.laid.cards and marked(s, 0, p.ACHIEVEMENTS) >= MARKS[s.players - 1]:
        while s.laid.cards:
            card = s.draw(s.laid, s.public)
            s.note(EVERYONE, v.REVEALED, card - p.OBJECTIVE)


def meet_objectives(s: Ark, seat: int) -> None:
    """ARK-14.5, ARK-R41: who controls the room, fully integrated, now and in the own turn."""
    for i in range(len(s.public.cards)):
        objective = s.public.cards[i] - p.OBJECTIVE
        if open_to(s, seat, p.ACHIEVEMENTS + i) and is_met(s, seat, objective):
            mark(s, seat, p.ACHIEVEMENTS + i)
            s.note(EVERYONE, v.MARKED, seat, objective)


def is_met(s: Ark, seat: int, objective: int) -> bool:
    """A room held, or a type of factories (ARK-14.3)."""
    if objective < p.ACTIVATABLE:
        return holds_full(s, seat, objective)
    kind = objective - p.ACTIVATABLE
    own = [
        room
        for room in range(p.FACTORY, p.GATE)
        if p.factory_type(room) == kind and holds_full(s, seat, room)
    ]
    return len(own) >= p.PAIR


def holds_full(s: Ark, seat: int, room: int) -> bool:
    """Controlled, alone or with others, and fully integrated."""
    return s.at[room] != NOWHERE and s.full(room) and controls(s, seat, room)


def finished(s: Ark) -> bool:
    """ARK-14.9, 14.9b: the cards hold enough cubes, or one player has marked them all."""
    if marked(s, p.ACHIEVEMENTS, p.LAID_OUT) >= MARKS[s.players - 1]:
        return True
    every = (1 << p.LAID_OUT) - 1
    return any(dome.achieved >> p.ACHIEVEMENTS == every for dome in s.domes)


# --- points (ARK-VP) -----------------------------------------------------------------------------------
def order_of(s: Ark, seat: int, goal: int) -> int:
    """0: the seat was the first to mark it; 1: the second."""
    return s.domes[seat].second >> goal & 1


def goal_points(s: Ark, seat: int, goal: int) -> int:
    """ARK-VP-1, ARK-14.8b: what a tile or a card is worth to the seat, as printed, by order."""
    if not s.domes[seat].achieved >> goal & 1:
        return 0
    if goal >= p.ACHIEVEMENTS:
        return p.OBJECTIVE_POINTS[order_of(s, seat, goal)]
    printed = p.HARD_POINTS[goal] if is_hard(s, goal) else p.EASY_POINTS[goal]
    return printed[order_of(s, seat, goal)]


def tile_points(s: Ark, seat: int) -> int:
    return sum([goal_points(s, seat, tile) for tile in range(p.ACHIEVEMENTS)])


def objective_points(s: Ark, seat: int) -> int:
    return sum([goal_points(s, seat, p.ACHIEVEMENTS + card) for card in range(p.LAID_OUT)])


def open_points(s: Ark, seat: int) -> int:
    """What all see of its points before the end."""
    return tile_points(s, seat) + objective_points(s, seat)


def mission_points(s: Ark, seat: int) -> int:
    """ARK-VP-2, ARK-14.10: rooms of the own mission held fully integrated at the end."""
    rooms = [room for card in s.domes[seat].mission.cards for room in p.MISSION_ROOMS[card - p.MISSION]]
    return p.MISSION_POINTS * len([room for room in rooms if holds_full(s, seat, room)])


def built_points(s: Ark, seat: int) -> int:
    """ARK-VP-4: sections made of Unknown Artifacts; cards in hand score nothing."""
    return sum(p.BUILT_POINTS[p.TITLE_OF[card]] for card in s.domes[seat].built.cards)
