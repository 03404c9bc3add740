"""The estimate of It is Learning: how far the Enemy has spread, and how far the mission is. `repairs.py` has
that of Glitch.

As in `errands.py` everything is a share of turns, and the Challengers count as one.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.checks import rooms_to_activate, shared_rooms
from rulewright.games.ark_awakening.enemy import cylinders_left, dark, enemy_defence, goal_rooms
from rulewright.games.ark_awakening.errands import Errand
from rulewright.games.ark_awakening.odds import LEAST_POWER, committed, winning
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.repairs import averting
from rulewright.games.ark_awakening.table import ENEMY, GLITCH, Ark

TURN: Final = 10.0  # a turn that something still takes
WOUNDED: Final = 1.2  # turns, for a unit in a Sickbay
ARMS: Final = 0.2  # a point of arsenal
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do
ACTIVATED: Final = 1.2  # turns, for a mission room that is safe
MISSION: Final = 0.5  # of the turns that the mission of It is Learning takes: there is time
OVERRUN: Final = [0.0, 1.5, 6.0, 20.0]  # turns, by mission rooms that are infected or corrupt
INFECTION: Final = 0.12  # turns for each cube of the Enemy on the board
CORRUPTION: Final = 0.8  # and for each cylinder
PURGE: Final = 0.5  # of the turns that the ways to them, their prices and their removal take
SHORTAGE: Final = 0.8  # and for each piece less in a supply that comes to an end
LAST_CUBES: Final = 8
LAST_CYLINDERS: Final = 6
WATCHED: Final = 0.8  # turns, for a mission room with a unit that can beat what comes
STRONG: Final = 14  # arsenal beyond which more helps little


def perils(s: Ark, seat: int) -> float:
    """How well the Challengers stand; what is good for them is bad for the Dark Player."""
    if s.mode == GLITCH:
        return averting(s, seat)
    turns = contagion(s, seat if seat < s.players else s.first)
    turns += WOUNDED * sum([dome.wounded for dome in s.domes])
    if seat == dark(s):
        return TURN * turns
    arms = ARMS * min(STRONG, s.domes[seat].arsenal)
    return fights(s, seat) + arms - TRADED * len(s.traded) - TURN * turns


def contagion(s: Ark, seat: int) -> float:
    """The mission, and what brings the Enemy nearer to its end."""
    goals = goal_rooms(s)
    open_rooms = rooms_to_activate(s)
    left = [p.SQUARES[room] - s.cubes_in(room) if room in open_rooms else 0 for room in goals]
    turns = MISSION * Errand(s, seat, goals, left).turns(s) - ACTIVATED * shared_rooms(s)
    overrun = 0
    for room in goals:
        cell = s.at[room]
        if s.corrupt[cell] or s.count(ENEMY, cell):
            overrun += 1
        if any([s.count(fellow, cell) and s.domes[fellow].arsenal > 2 for fellow in range(s.players)]):
            turns -= WATCHED
    turns += OVERRUN[overrun] + INFECTION * s.in_play(ENEMY) + purging(s, seat)
    turns += SHORTAGE * max(0, LAST_CUBES - s.supply)
    return turns + SHORTAGE * max(0, LAST_CYLINDERS - cylinders_left(s))


def purging(s: Ark, seat: int) -> float:
    """The corruption on the board: each cylinder, and an errand to its room; a removal costs about a cube."""
    rooms = [s.rooms[cell] for cell in range(CELLS) if s.corrupt[cell]]
    if not rooms:
        return 0.0
    return CORRUPTION * len(rooms) + PURGE * Errand(s, seat, rooms, [1] * len(rooms)).turns(s)


# --- combats to come -----------------------------------------------------------------------------------
def fights(s: Ark, seat: int) -> float:
    """What the combats of this turn will bring where own units stand beside the Enemy's."""
    total = 0.0
    for cell in range(CELLS):
        if s.count(ENEMY, cell) and s.count(seat, cell):
            total += fight(s, seat, cell)
    return total


def fight(s: Ark, seat: int, cell: int) -> float:
    """By the chance to win: the Enemy's cubes are gone, or the own units are wounded."""
    chance = winning(s, seat, cell)
    prize = TURN * INFECTION * s.count(ENEMY, cell) - ARMS * enemy_defence(s, cell)
    loss = TURN * WOUNDED * s.count(seat, cell)
    return chance * prize - (1.0 - chance) * loss - LEAST_POWER * committed(s, seat)
