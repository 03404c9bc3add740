"""How a Guardian lands and walks (ARK-11.4, 11.7, 11.8): facing, directions, and where it has to stop."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by
from rulewright.games.ark_awakening.enemy import put_guardian, turned
from rulewright.games.ark_awakening.places import column, opposite, row
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, Ark


def land(s: Ark, guardian: int, cell: int) -> None:
    """ARK-11.7 to 11.7d: at the rear edge, unless another Guardian is there; it is laid down either way."""
    if s.count(ENEMY, cell):
        s.note(EVERYONE, v.TELEPORT_FAILED, guardian, cell)
    else:
        put_guardian(s, guardian, cell, s.rear[cell])
        s.note(EVERYONE, v.TELEPORTED, guardian, cell)
    s.lying[guardian] = 1


def distance(s: Ark, cell: int) -> int:
    """ARK-11.8e: to the enemy board, which lies beside the south-east corner (7.1)."""
    return abs(column(cell) - s.plan.width) + row(cell) - 1


def guards_to_move(s: Ark) -> list[int]:
    """ARK-11.8b, 11.8d: those that stand, in rooms that are no gates."""
    out: list[int] = []
    for guardian in range(len(s.guards)):
        cell = s.guards[guardian]
        if not s.lying[guardian] and cell != ENEMY_BOARD and not p.is_gate(s.rooms[cell]):
            out.append(guardian)
    return out


def ahead(s: Ark, guardian: int, direction: int) -> int:
    """The room in a direction, or -1: there is none (ARK-R121: gate links are no directions)."""
    cell = s.plan.beside[s.guards[guardian]][turned(s.behind[guardian], direction)]
    return cell if cell >= 0 and s.explored(cell) else -1


def is_open(s: Ark, cell: int) -> bool:
    """ARK-11.8b: there is a room, and no Guardian in it."""
    return cell >= 0 and not s.count(ENEMY, cell)


def march(s: Ark, guardian: int, steps: int, priority: list[int]) -> list[int]:
    """ARK-11.8b: so many steps, each in the first possible direction; then it is laid down. Where it was."""
    way = [s.guards[guardian]]
    for _ in range(steps):
        direction = first_open(s, guardian, priority)
        if direction < 0:
            s.note(EVERYONE, v.HALTED, guardian, v.HALTS.index("stuck"))
            break
        on = step(s, guardian, direction)
        if s.guards[guardian] != way[-1]:
            way.append(s.guards[guardian])
        if not on:
            break
    s.lying[guardian] = 1
    return way


def march_all(s: Ark, order: int) -> list[list[int]]:
    """ARK-11.8: one card for all Guardians that can move, the farthest first; the way of each, in order."""
    ready = guards_to_move(s)
    ready.sort(key=lambda guardian: -distance(s, s.guards[guardian]))  # ARK-11.8e; ties: lower number
    return [march(s, guardian, p.ORDER_STEPS[order], p.ORDER_DIRECTIONS[order]) for guardian in ready]


def first_open(s: Ark, guardian: int, priority: list[int]) -> int:
    """Each direction considered is told with what stands against it; -1: none is possible."""
    for direction in priority:
        cell = ahead(s, guardian, direction)
        if is_open(s, cell):
            return direction
        obstacle = v.OBSTACLES.index("edge" if cell < 0 else "guardian")
        s.note(EVERYONE, v.REJECTED, guardian, direction, obstacle)
    return -1


def step(s: Ark, guardian: int, direction: int) -> bool:
    """ARK-11.4b, 11.8c, 11.13b: one step; may it go on?"""
    here, there = s.guards[guardian], ahead(s, guardian, direction)
    if sealed_by(s, here, there) != NOBODY:
        s.note(EVERYONE, v.HALTED, guardian, v.HALTS.index("sealed"))
        return False
    halt = halt_in(s, there)
    put_guardian(s, guardian, there, opposite(turned(s.behind[guardian], direction)))
    s.note(EVERYONE, v.STEPPED, guardian, direction, there)
    if halt:
        s.note(EVERYONE, v.HALTED, guardian, v.HALTS.index(halt))
    return not halt


def halt_in(s: Ark, cell: int) -> str:
    """ARK-11.8c, ARK-R122: what stops a Guardian that enters; energy tokens do not (ARK-11.13d)."""
    room = s.rooms[cell]
    if p.is_gate(room):
        return "gate"
    return "occupied" if s.units[cell] or s.cubes[room] or s.circles[room] else ""
