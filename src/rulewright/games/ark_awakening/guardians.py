"""Guardians (ARK-11): the Enemy's turn after all Challengers, step by step, each step told.

What the Dark Player decides in it is in `dark_guardians.py`.
"""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Frame
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.clashes import ENEMY_PHASE, Clashes
from rulewright.games.ark_awakening.dark_guardians import ChooseFactory, Guide, marches
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by, take_seal
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    COMBAT,
    DEFENCE,
    dark,
    draw_order,
    draw_target,
    equip,
    initial_factory,
    meant,
    numbers,
    running,
    shuffle_if_told,
)
from rulewright.games.ark_awakening.marching import land, march_all
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY_BOARD, Ark


def prepare_guardians(s: Ark) -> None:
    """ARK-S27 to S29, ARK-S35, ARK-R87: the clock, both strengths, and all Guardians on the enemy board."""
    s.clock = p.AMOUNTS["guardians_turns"][s.players - 1]
    s.marks[COMBAT] = numbers(s, COMBAT).index(p.GUARDIAN_STRENGTH)
    s.marks[DEFENCE] = numbers(s, DEFENCE).index(p.GUARDIAN_STRENGTH)
    number = p.AMOUNTS["guardians"][s.players - 1] + s.setup.options["guardians"]
    s.guards = [ENEMY_BOARD] * number
    s.behind = [0] * number
    s.lying = [0] * number
    if dark(s) != AUTOMATON:
        equip(s, "dark")


class GuardianTurn(Frame[Ark]):
    """ARK-L3, ARK-11.5: after all Challengers."""

    def run(self, s: Ark) -> None:
        s.push(Clashes(running(s), ENEMY_PHASE))
        s.push(Reset())
        s.push(Marches())
        s.push(FullTeleport(0))
        if s.complex:
            unlock(s)
        s.clock -= 1
        s.note(EVERYONE, v.ENEMY_TURN, s.clock)
        if not s.clock:  # ARK-11.12b, ARK-R29
            s.result = -1
            s.finish()
            return
        disintegrate(s)


def unlock(s: Ark) -> None:
    """ARK-11.13: every Guardian opens all sealed doors of its room."""
    for guardian in range(len(s.guards)):
        cell = s.guards[guardian]
        for other in s.plan.neighbours(cell) if cell != ENEMY_BOARD else []:
            if sealed_by(s, cell, other) != NOBODY:
                take_seal(s, cell, other)
                s.note(EVERYONE, v.OPENED_DOOR, guardian, cell, other)


def disintegrate(s: Ark) -> None:
    """ARK-11.6 to 11.6c: in its room all cylinders and the leftmost cube; who did so is laid down."""
    for guardian in range(len(s.guards)):
        cell = s.guards[guardian]
        if cell == ENEMY_BOARD:
            continue
        room = s.rooms[cell]
        cylinders, cubes = things(s.circles[room]), things(s.cubes[room])
        if not cylinders and not cubes:
            continue
        for generator in cylinders:
            s.take_cylinder(generator, room)
        s.note(EVERYONE, v.DRAINED, guardian, cell, len(cylinders))
        if cubes:
            s.take_cube(cubes[0], room)
            s.note(EVERYONE, v.DESTROYED, cubes[0], cell)
        s.lying[guardian] = 1


# --- full teleport (ARK-11.7) --------------------------------------------------------------------------
class FullTeleport(Frame[Ark]):
    """ARK-11.7, ARK-R85: each standing Guardian on a gate or on the enemy board, from this one on."""

    def __init__(self, guardian: int) -> None:
        self.guardian = guardian

    def run(self, s: Ark) -> None:
        for guardian in range(self.guardian, len(s.guards)):
            if not s.lying[guardian] and off_duty(s, guardian):
                s.push(FullTeleport(guardian + 1))
                teleport(s, guardian)
                return


def off_duty(s: Ark, guardian: int) -> bool:
    cell = s.guards[guardian]
    return cell == ENEMY_BOARD or p.is_gate(s.rooms[cell])


def teleport(s: Ark, guardian: int) -> None:
    """ARK-11.7, 11.7c: to the room on a card, or to a factory of its type."""
    target = draw_target(s)
    s.note(EVERYONE, v.TARGET, guardian, meant(s, target))
    if target < p.ACTIVATABLE:
        land(s, guardian, s.at[target])
        shuffle_if_told(s, target)
    elif dark(s) != AUTOMATON:
        s.push(ChooseFactory(dark(s), guardian, target))
    else:
        land(s, guardian, s.at[initial_factory(s, target)])


# --- move (ARK-11.8, 11.9) -----------------------------------------------------------------------------
class Marches(Frame[Ark]):
    """ARK-11.8: one card for all Guardians; the Dark Player moves one, or two of them (ARK-11.9, 11.9e)."""

    def run(self, s: Ark) -> None:
        if dark(s) != AUTOMATON:
            s.push(Guide(marches(s)))
            return
        order = draw_order(s)
        if not p.ORDER_STEPS[order]:
            s.note(EVERYONE, v.NO_MOVE)
            return
        march_all(s, order)


class Reset(Frame[Ark]):
    """ARK-11.10: all stand up, on the board and wounded on the enemy board."""

    def run(self, s: Ark) -> None:
        s.lying = [0] * len(s.guards)
        s.note(EVERYONE, v.STOOD_UP)
