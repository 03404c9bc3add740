"""Free steps between adapted rooms (ARK-17.4), and the trail that keeps them from going on without end.

Of each position the trail says which rooms the group there has visited since its last paid step (ARK-R128);
groups that meet are one group.
"""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.control import own_units
from rulewright.games.ark_awakening.doors import passable
from rulewright.games.ark_awakening.places import CELLS, HOME
from rulewright.games.ark_awakening.slots import holds
from rulewright.games.ark_awakening.table import Ark


def free_step(s: Ark, seat: int, origin: int, target: int) -> bool:
    """Between adjacent rooms that both hold a cube of the seat, not back to where the group was."""
    if not s.domes[seat].able(p.ADAPTED) or origin == HOME or target == HOME:
        return False
    if not holds(s.cubes[s.rooms[origin]], seat) or not holds(s.cubes[s.rooms[target]], seat):
        return False
    return passable(s, seat, origin, target) and origin * CELLS + target not in s.trail


def note_step(s: Ark, seat: int, origin: int, target: int) -> int:
    """What the step costs; the trail follows it."""
    if not s.domes[seat].able(p.ADAPTED):
        return 1
    free = free_step(s, seat, origin, target)
    forget(s, seat, target)
    if free:
        carry(s, origin, target)
    return 0 if free else 1


def note_jump(s: Ark, seat: int, origin: int, target: int) -> None:
    """A teleport is no paid step: what the group has visited stays visited (ARK-R128)."""
    if s.domes[seat].able(p.ADAPTED) and HOME not in (origin, target):
        forget(s, seat, target)
        carry(s, origin, target)


def forget(s: Ark, seat: int, target: int) -> None:
    """Nobody is there: what is remembered of the place was of a group that has left."""
    if target != HOME and not own_units(s, seat, target):
        s.trail = [step for step in s.trail if step // CELLS != target]


def carry(s: Ark, origin: int, target: int) -> None:
    visited = [origin] + [step % CELLS for step in s.trail if step // CELLS == origin]
    s.trail += [target * CELLS + room for room in visited]
