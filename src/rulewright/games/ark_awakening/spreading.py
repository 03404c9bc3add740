"""How the learning Enemy spreads (ARK-13.7 to 13.10): over rooms around a target, and along shortest paths.

What the Automaton leaves open the Challenger decides whose turn just ended; a Dark Player decides all of it.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.values import changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import commanders, controllers
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    cylinders_left,
    dark,
    goal_rooms,
    running,
    turned,
)
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, NEUTRALS, Ark

MISSION_ROOM: Final = 0  # tiers (ARK-13.7)
HELD: Final = 1
OTHER: Final = 2


# --- pieces (ARK-13.15) --------------------------------------------------------------------------------
def put_cylinder(s: Ark, cell: int) -> bool:
    """False: the game is lost."""
    if not cylinders_left(s):
        return missing(s, cell, "corruption")
    s.corrupt = changed(s.corrupt, cell, 1)
    s.note(EVERYONE, v.CORRUPTED, cell, cylinders_left(s))
    return not overrun(s)


def put_cube(s: Ark, cell: int) -> bool:
    """False: the game is lost."""
    if not s.supply:
        return missing(s, cell, "infection")
    s.supply -= 1
    s.add_units(ENEMY, cell, 1)
    s.note(EVERYONE, v.INFECTED, cell, s.count(ENEMY, cell))
    return not overrun(s)


def fill(s: Ark, cell: int, cubes: int) -> int:
    """Infection cubes into a room up to its limit; how many are left, none if the game is lost."""
    while cubes and infectable(s, cell):
        if not put_cube(s, cell):
            return 0
        cubes -= 1
    return cubes


def missing(s: Ark, cell: int, what: str) -> bool:
    """ARK-13.15: a room would take it, and there is none."""
    s.note(EVERYONE, v.NO_PIECE, cell)
    s.lose(v.CAUSES.index(what))
    return False


def overrun(s: Ark) -> bool:
    """ARK-13.15b: all mission rooms are infected or corrupt, even in the middle of an action."""
    cells = [s.at[room] for room in goal_rooms(s)]
    if not all(s.corrupt[cell] or s.count(ENEMY, cell) for cell in cells):
        return False
    s.note(EVERYONE, v.OVERRUN)
    s.lose(v.CAUSES.index("overrun"))
    return True


def infectable(s: Ark, cell: int) -> bool:
    return s.count(ENEMY, cell) < p.INFECTION_MOST  # ARK-13.2c


def refuse(s: Ark, cell: int, why: str) -> None:
    s.note(EVERYONE, v.REFUSED_ROOM, cell, v.REFUSALS.index(why))


# --- the spread area (ARK-13.7) ------------------------------------------------------------------------
def area(s: Ark, target: int) -> list[int]:
    """ARK-13.7b: the target, then left, front, right and behind of it by its orientation."""
    beside = s.plan.beside[target]
    around = [beside[turned(s.rear[target], direction)] for direction in range(len(p.DIRECTIONS))]
    return [target] + [cell for cell in around if cell >= 0 and s.explored(cell)]


def tier(s: Ark, cell: int) -> int:
    """ARK-13.7: mission rooms, then rooms with something of a Challenger, then the rest."""
    if s.rooms[cell] in goal_rooms(s):
        return MISSION_ROOM
    return HELD if challengers_in(s, cell) or s.cubes[s.rooms[cell]] or energized(s, cell) else OTHER


def challengers_in(s: Ark, cell: int) -> int:
    """Units of Challengers; neutral ones if any Challenger controls them (ARK-R105)."""
    own = sum(s.count(seat, cell) for seat in range(s.players))
    return own + sum(s.count(side, cell) for side in NEUTRALS if commanders(s, side))


def energized(s: Ark, cell: int) -> bool:
    """Is a cylinder there, of an outer generator only if any Challenger controls it (ARK-R105)?"""
    for generator in things(s.circles[s.rooms[cell]]):
        which = p.outer(generator)
        if which < 0 or controllers(s, p.GENERATOR + which):
            return True
    return False


def spread_order(s: Ark, target: int) -> tuple[int, ...]:
    """ARK-13.7: in which order the rooms are filled."""
    order = sorted(area(s, target), key=lambda cell: tier(s, cell))
    if dark(s) == AUTOMATON:
        for cell in order:
            s.note(EVERYONE, v.CONSIDERED, cell, tier(s, cell))
    return tuple(order)


class Spreading(Frame[Ark]):
    """So many pieces over rooms in their order."""

    def __init__(self, order: tuple[int, ...], left: int) -> None:
        self.order = order
        self.left = left


class Corrupt(Spreading):
    """ARK-13.8: a cylinder into each room of the order that can have one, as long as there are any."""

    def run(self, s: Ark) -> None:
        if not self.left:
            s.note(EVERYONE, v.NO_CORRUPTION)
            return
        if dark(s) != AUTOMATON:
            s.push(DarkCorrupt(dark(s), self.order, self.left))
            return
        left = self.left
        for cell in self.order:
            if left and p.is_gate(s.rooms[cell]):
                refuse(s, cell, "gate")
            elif left and s.corrupt[cell]:
                refuse(s, cell, "corrupt")
            elif left:
                if not put_cylinder(s, cell):
                    return
                left -= 1
        if left:
            s.note(EVERYONE, v.LEFT_OVER, left)  # ARK-R37


class Swarm(Spreading):
    """ARK-13.10b, 13.7c, ARK-R33: infection cubes over the area, each room to its limit before the next."""

    def run(self, s: Ark) -> None:
        if not self.left:
            s.note(EVERYONE, v.NO_INFECTION)
            return
        if dark(s) != AUTOMATON:
            s.push(DarkSwarm(dark(s), self.order, self.left))
            return
        left = self.left
        for cell in self.order:
            if left and not infectable(s, cell):
                refuse(s, cell, "full")
            left = fill(s, cell, left)
        if left:
            s.note(EVERYONE, v.LEFT_OVER, left)


# --- the Dark Player spreads (ARK-13.7d) ---------------------------------------------------------------
class DarkSpreading(Decision[Ark]):
    """So many pieces over these rooms, in any order."""

    step = "enemy"

    def __init__(self, seat: int, order: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.order = order
        self.left = left

    def lapse(self, s: Ark) -> None:
        s.note(EVERYONE, v.LEFT_OVER, self.left)


class DarkCorrupt(DarkSpreading):
    """What can be placed has to be."""

    def options(self, s: Ark) -> list[Option]:
        open_rooms = [cell for cell in self.order if not p.is_gate(s.rooms[cell]) and not s.corrupt[cell]]
        return [v.CORRUPT.of(cell) for cell in sorted(open_rooms)]

    def take(self, s: Ark, option: Option) -> None:
        if put_cylinder(s, v.CORRUPT.read(option)) and self.left > 1:
            s.push(DarkCorrupt(self.seat, self.order, self.left - 1))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CORRUPT.line(self.left)


class DarkSwarm(DarkSpreading):
    """Cube by cube. The seed has the Dark Player hatch *eligiendo libremente* where the Automaton follows the
    priorities; filling each room before the next (ARK-13.7c) and *lo más equitativamente posible* belong to
    those, so nothing but the limit of a room binds a Dark Player (ARK-13.2c).
    """

    def options(self, s: Ark) -> list[Option]:
        return [v.SPREAD.of(cell) for cell in sorted(self.order) if infectable(s, cell)]

    def take(self, s: Ark, option: Option) -> None:
        if put_cube(s, v.SPREAD.read(option)) and self.left > 1:
            s.push(DarkSwarm(self.seat, self.order, self.left - 1))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_HATCH.line(self.left)


# --- paths of infection (ARK-13.9) ---------------------------------------------------------------------
def linked(s: Ark, cell: int) -> list[int]:
    """Explored rooms one step away: through doors that are not sealed (ARK-13.17b), and between gates."""
    out = [
        other
        for other in s.plan.neighbours(cell)
        if s.explored(other) and sealed_by(s, cell, other) == NOBODY
    ]
    if p.is_gate(s.rooms[cell]):
        out += [gate for gate in s.plan.gates if gate != cell and s.explored(gate) and gate not in out]
    return out


def blocked(s: Ark, cell: int) -> bool:
    """ARK-13.17b, ARK-R97: in Complexity 2 no path goes through a guarded room; it may begin or end there."""
    return s.complex and challengers_in(s, cell) >= p.GUARDS


def steps_from(s: Ark, goal: int) -> list[int]:
    """By position: the steps of a shortest path to a goal; -1: there is none."""
    out = [-1] * CELLS
    out[goal] = 0
    edge = [goal]
    while edge:
        further: list[int] = []
        for cell in edge:
            for other in linked(s, cell) if cell == goal or not blocked(s, cell) else []:
                if out[other] < 0:
                    out[other] = out[cell] + 1
                    further.append(other)
        edge = further
    return out


def nearest(s: Ark, target: int) -> list[int]:
    """ARK-13.9: the nearest mission rooms that can still be infected; each one considered is told."""
    found: list[tuple[int, int]] = []
    for room in goal_rooms(s):
        cell = s.at[room]
        steps = steps_from(s, cell)[target]
        if not infectable(s, cell):
            refuse(s, cell, "full")
        elif steps < 0:
            refuse(s, cell, "cut-off")
        else:
            s.note(EVERYONE, v.MEASURED, cell, steps)
            found.append((steps, cell))
    return sorted([cell for steps, cell in found if steps == min(found)[0]])


def ways(s: Ark, here: int, goal: int) -> list[int]:
    """ARK-13.9, 13.9b: where a shortest path goes on, infected or not."""
    return closer(s, here, goal, steps_from(s, goal))


def closer(s: Ark, here: int, goal: int, far: list[int]) -> list[int]:
    """The same with all steps to the goal known."""
    nearer = [cell for cell in linked(s, here) if far[cell] == far[here] - 1]
    return sorted([cell for cell in nearer if cell == goal or not blocked(s, cell)])


class Infect(Frame[Ark]):
    """ARK-13.9: path after path from the target, until no cube is left."""

    def __init__(self, target: int, left: int) -> None:
        self.target = target
        self.left = left

    def run(self, s: Ark) -> None:
        if not self.left:
            return
        goals = nearest(s, self.target)
        if len(goals) == 1:
            s.push(Creep(self.target, self.target, goals[0], self.left))
            return
        if goals:
            s.push(ChooseGoal(running(s), self.target, tuple(goals), self.left))
            return
        left = fill(s, self.target, self.left)  # ARK-R35
        if left:
            s.note(EVERYONE, v.LEFT_OVER, left)


class ChooseGoal(Decision[Ark]):
    """ARK-13.9c: among equally near mission rooms."""

    step = "enemy"

    def __init__(self, seat: int, target: int, goals: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.target = target
        self.goals = goals
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        return [v.SPREAD.of(cell) for cell in self.goals]

    def take(self, s: Ark, option: Option) -> None:
        s.push(Creep(self.target, self.target, v.SPREAD.read(option), self.left))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_AIM_AT.line(self.left)


class Creep(Frame[Ark]):
    """ARK-13.9: a cube here, unless the room is full, and on along the path; at its end begin again."""

    def __init__(self, target: int, here: int, goal: int, left: int) -> None:
        self.target = target
        self.here = here
        self.goal = goal
        self.left = left

    def run(self, s: Ark) -> None:
        left = self.left
        if not infectable(s, self.here):
            refuse(s, self.here, "full")
        elif put_cube(s, self.here):
            left -= 1
        else:
            return
        if self.here == self.goal:
            s.push(Infect(self.target, left))
        elif left:
            on = ways(s, self.here, self.goal)
            if len(on) == 1:
                s.push(Creep(self.target, on[0], self.goal, left))
            else:
                s.push(ChooseWay(running(s), self.target, self.here, self.goal, left))


class ChooseWay(Decision[Ark]):
    """ARK-13.9c: among equally short paths, step by step."""

    step = "enemy"

    def __init__(self, seat: int, target: int, here: int, goal: int, left: int) -> None:
        super().__init__(seat)
        self.target = target
        self.here = here
        self.goal = goal
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        return [v.SPREAD.of(cell) for cell in ways(s, self.here, self.goal)]

    def take(self, s: Ark, option: Option) -> None:
        s.push(Creep(self.target, v.SPREAD.read(option), self.goal, self.left))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CREEP.line(self.goal, self.left)
