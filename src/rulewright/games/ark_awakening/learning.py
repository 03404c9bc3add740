"""It is Learning (ARK-13): the strategy of the Enemy and its turn after each Challenger's, step by step.

How it spreads is in `spreading.py`, how it adapts in `adapting.py`, the cards it learns from in `turn.py`.
"""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.adapting import upgrade
from rulewright.games.ark_awakening.clashes import ENEMY_PHASE, Clashes
from rulewright.games.ark_awakening.control import infected
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by, take_seal
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    CORRUPTION,
    INFECTION,
    LEARNED,
    dark,
    draw_order,
    draw_target,
    initial_factory,
    is_full,
    meant,
    on_board,
    rooms_of,
    running,
    shuffle_if_told,
)
from rulewright.games.ark_awakening.spreading import Corrupt, Infect, Swarm, spread_order
from rulewright.games.ark_awakening.table import Ark


def prepare_learning(s: Ark) -> None:
    """ARK-S32 to S34, ARK-S38, ARK-R88: the cards, the cubes, and upgrades on random tracks."""
    grid = list(s.grid)
    s.rng.shuffle(grid)
    s.grid = tuple(grid)
    s.supply = p.AMOUNTS["cubes"][s.players - 1]
    for _ in range(p.AMOUNTS["learning_upgrades"][s.players - 1] + s.setup.options["upgrades"]):
        tracks = [track for track in LEARNED if not is_full(s, track)]
        upgrade(s, tracks[s.rng.below(len(tracks))])


class Strategy(Frame[Ark]):
    """ARK-13.5: what the Enemy does until all Challengers have had a turn again."""

    def run(self, s: Ark) -> None:
        draw_order(s)


def strategy(s: Ark) -> int:
    return p.STRATEGY_OF[s.ordered.cards[-1] - p.ORDER]


class EnemyTurn(Frame[Ark]):
    """ARK-13.6, ARK-L5: doors, a target, the action there, the shuffle, combats."""

    def run(self, s: Ark) -> None:
        if s.complex:
            unlock(s)
        target = draw_target(s)
        s.note(EVERYONE, v.ENEMY_ACTS, strategy(s), meant(s, target))
        s.push(Clashes(running(s), ENEMY_PHASE))
        s.push(Reshuffle(target))
        if target < p.ACTIVATABLE:
            act(s, s.at[target])
        elif dark(s) != AUTOMATON:
            s.push(ChooseTarget(dark(s), target))
        else:
            act(s, s.at[initial_factory(s, target)])


class Reshuffle(Frame[Ark]):
    """ARK-13.6c: after the action."""

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Ark) -> None:
        shuffle_if_told(s, self.target)


def unlock(s: Ark) -> None:
    """ARK-13.17: the Enemy opens all sealed doors of infected rooms."""
    for cell in s.plan.cells:
        for other in s.plan.neighbours(cell) if infected(s, cell) else []:
            if sealed_by(s, cell, other) != NOBODY:
                take_seal(s, cell, other)
                s.note(EVERYONE, v.DOOR_OPENED, cell, other)


class ChooseTarget(Decision[Ark]):
    """ARK-13.6b: the Dark Player takes any factory of the type on the card."""

    step = "enemy"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def options(self, s: Ark) -> list[Option]:
        return [v.STRIKE.of(s.at[room]) for room in rooms_of(s, self.target)]

    def take(self, s: Ark, option: Option) -> None:
        act(s, v.STRIKE.read(option))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_PREY.line()


def act(s: Ark, target: int) -> None:
    """ARK-13.8 to 13.10b: what the strategy says, in the target room."""
    cylinders, cubes = on_board(s, CORRUPTION), on_board(s, INFECTION)
    if strategy(s) == p.INFECT:
        if not cubes:
            s.note(EVERYONE, v.NO_INFECTION)
        s.push(Infect(target, cubes))
    elif strategy(s) == p.CORRUPT:  # ARK-R106: infected or not
        s.push(Corrupt(spread_order(s, target), cylinders))
    elif not infected(s, target) and not s.corrupt[target]:
        s.note(EVERYONE, v.NO_HATCH, target)
    else:
        order = spread_order(s, target)
        s.push(Swarm(order, cubes))
        s.push(Corrupt(order, cylinders))
