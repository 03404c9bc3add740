"""The estimate of Guardians: the open mission, which Challengers serve as one, and the Guardians in its way.

What is good for the Challengers is bad for the Dark Player.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.approach import cubes_left
from rulewright.games.ark_awakening.checks import rooms_to_activate, shared_rooms
from rulewright.games.ark_awakening.control import rooms_held
from rulewright.games.ark_awakening.economy import economy
from rulewright.games.ark_awakening.enemy import AUTOMATON, dark, enemy_defence, turned
from rulewright.games.ark_awakening.errands import Errand
from rulewright.games.ark_awakening.marching import halt_in
from rulewright.games.ark_awakening.odds import LEAST_POWER, committed, winning
from rulewright.games.ark_awakening.places import CELLS, opposite
from rulewright.games.ark_awakening.pursuit import halted, passable, pursuit
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, Ark

TURN: Final = 10.0  # a turn that the mission still takes
ROOM_DONE: Final = 25.0  # an activated room is safe
ECONOMY: Final = 0.3  # the clock runs: what does not serve the mission counts less than between rivals
BLOCKED: Final = 1.5  # turns, while a Guardian stands in a room of the mission
AT_RISK: Final = 0.7  # and for each cube there, which it will destroy
STRUCK: Final = 1.0  # turns, for units that a Guardian comes upon
LOST: Final = 1.2  # turns, for a cube in a room of the mission that it comes upon
WOUNDED: Final = 0.5  # turns, for a unit in a Sickbay
ARMS: Final = 0.1  # a point of arsenal: to beat a Guardian takes its defence and more
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do


def challengers(s: Ark, seat: int) -> float:
    """How well they stand; a Challenger also looks at its own economy."""
    rooms = rooms_to_activate(s)
    who = seat if seat < s.players else s.first
    left = [cubes_left(s, who, room) for room in rooms]
    held = rooms_held(s, who)
    turns = Errand(s, who, rooms, left, held).turns(s) + hindrance(s, rooms)
    value = ROOM_DONE * shared_rooms(s) - TURN * turns
    if seat == dark(s):
        return -value
    value += ECONOMY * economy(s, seat, held) + ARMS * s.domes[seat].arsenal - TRADED * len(s.traded)
    return value + fights(s, seat)


def hindrance(s: Ark, rooms: list[int]) -> float:
    """Turns lost to the Enemy in the rooms of the mission, to wounds, and to what Guardians will do next."""
    turns = WOUNDED * sum([dome.wounded for dome in s.domes])
    for room in rooms:
        if s.count(ENEMY, s.at[room]):
            turns += BLOCKED + AT_RISK * s.cubes_in(room)
    if dark(s) != AUTOMATON:
        return turns + pursuit(s, rooms)
    chances = menace(s)
    for cell in range(CELLS):
        if chances[cell]:
            turns += chances[cell] * (STRUCK * own_there(s, cell) + LOST * begun(s, cell, rooms))
    return turns


def begun(s: Ark, cell: int, rooms: list[int]) -> bool:
    """Is there a cube in a room of the mission?"""
    return s.rooms[cell] in rooms and s.cubes[s.rooms[cell]] != 0


def own_there(s: Ark, cell: int) -> int:
    """Units of Challengers."""
    return sum([s.count(fellow, cell) for fellow in range(s.players)])


# --- what the Automaton's Guardians may do next -------------------------------------------------------
def menace(s: Ark) -> list[float]:
    """By position: how likely a Guardian comes there with the next enemy-action card (ARK-11.8)."""
    out = [0.0] * CELLS
    orders = s.orders.cards or s.ordered.cards
    for guardian in range(len(s.guards)):
        cell = s.guards[guardian]
        if cell == ENEMY_BOARD or halted(s, cell):
            continue
        for card in orders:
            if p.ORDER_STEPS[card - p.ORDER]:
                there = headed(s, cell, s.behind[guardian], card - p.ORDER)
                if there != cell:
                    out[there] += 1.0 / len(orders)
    return out


def headed(s: Ark, start: int, behind: int, order: int) -> int:
    """Where a Guardian would stop, if the others stay where they are and no door is sealed."""
    cell = start
    for _ in range(p.ORDER_STEPS[order]):
        side = side_taken(s, start, cell, behind, order)
        if side < 0:
            return cell
        cell, behind = s.plan.beside[cell][side], opposite(side)
        if halt_in(s, cell):
            return cell
    return cell


def side_taken(s: Ark, start: int, cell: int, behind: int, order: int) -> int:
    """ARK-11.8b: through which side it goes first; -1: it is stuck. Where it started is free again."""
    for direction in p.ORDER_DIRECTIONS[order]:
        side = turned(behind, direction)
        there = s.plan.beside[cell][side]
        if passable(s, start, there):
            return side
    return -1


# --- combats to come -----------------------------------------------------------------------------------
def fights(s: Ark, seat: int) -> float:
    """What the combats of this turn will bring where own units stand beside a Guardian."""
    total = 0.0
    for cell in s.guards:
        if cell != ENEMY_BOARD and s.count(seat, cell):
            total += fight(s, seat, cell)
    return total


def fight(s: Ark, seat: int, cell: int) -> float:
    """ARK-10.11: by the chance to win, the Guardian's room is free again or the own units are wounded."""
    chance = winning(s, seat, cell)
    prize = -ARMS * enemy_defence(s, cell)
    room = s.rooms[cell]
    if room in rooms_to_activate(s):
        prize += TURN * (BLOCKED + AT_RISK * s.cubes_in(room))
    loss = TURN * WOUNDED * s.count(seat, cell)
    return chance * prize - (1.0 - chance) * loss - LEAST_POWER * committed(s, seat)
