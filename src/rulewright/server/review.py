"""A finished game looked at again: how a seat's lead went, and the turns after which it changed most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from rulewright.bots import Weighed
from rulewright.core import records
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.server.table import Table

TURNING: Final = 3  # points that are told


class Course(msgspec.Struct):
    """A game as it was played: its record, and after how many choices each version stood."""

    module: str
    record: dict[str, Any]
    marks: list[int]
    seat: int


class Looked(NamedTuple):
    """What a review rests on, before it is put in words."""

    first: int  # the version at which the first turn begins
    leads: list[float]  # after each version
    turning: list[tuple[int, float, list[Weighed]]]  # the version before, the change, what the expert thinks


def lead(evaluate: Callable[[Any, int], float], s: State, seat: int) -> float:
    """The seat's estimate less that of its strongest rival; alone, its own."""
    rivals = s.rivals(seat)
    return evaluate(s, seat) - (max(evaluate(s, rival) for rival in rivals) if rivals else 0.0)


def leads(game: Game, course: Course) -> list[float]:
    """After each version as long as the game went on, by all that lay on the table."""
    evaluate = game.evaluate
    assert evaluate is not None
    out: list[float] = []
    s = records.replay(game, course.record, 0)
    choices = course.record["choices"]
    done = 0
    for mark in course.marks:
        for said in choices[done:mark]:
            seat, _, notation = said.partition(" ")
            s.play(int(seat), notation)
        done = mark
        if s.over:
            break
        out.append(lead(evaluate, s, course.seat))
    return out


def opening(table: Table) -> int:
    """The version at which the first turn or round begins: while the table is set up, nobody leads."""
    assert table.state is not None
    log = table.state.log or []
    begun = [n for n, entry in enumerate(log) if entry.line.message.opens_turn]
    found = [version for version, mark in enumerate(table.marks) if begun and mark.told > begun[0]]
    return found[0] if found else 0


def turning_points(table: Table, seat: int, leads: list[float], first: int) -> list[tuple[int, float]]:
    """The seat's turns from one of which to its next the lead changed most: the version before, the change.

    In the order of the game, from the version `first` on.
    """
    own = [n - 1 for n in range(first + 1, len(leads)) if table.actor(n) == seat]
    ends = [*own[1:], len(leads) - 1]
    swings = [(version, leads[end] - leads[version]) for version, end in zip(own, ends)]
    return sorted(sorted(swings, key=lambda swing: -abs(swing[1]))[:TURNING])
