"""A finished game looked at again: how a seat's chances went, and the turns after which they changed most."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from rulewright.bots import Weighed
from rulewright.bots.winning import lead, winning
from rulewright.core import records
from rulewright.core.game import Game
from rulewright.server.table import Table

TURNING: Final = 3  # points that are told
CHANCE: Final = "chance"  # to win, in per cent
POINTS: Final = "points"  # by which a seat leads, by the estimate
WORTH: Final = "worth"  # the same, where the estimate does not count in points


class Course(msgspec.Struct):
    """A game as it was played: its record, and after how many choices each version stood."""

    module: str
    record: dict[str, Any]
    marks: list[int]
    seat: int


class Looked(NamedTuple):
    """What a review rests on, before it is put in words."""

    first: int  # the version at which the first turn begins
    course: list[float]  # after each version
    measure: str  # of the course
    turning: list[tuple[int, float, list[Weighed]]]  # the version before, the change, what the expert thinks


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


def course(table: Table, seat: int, leads: list[float]) -> tuple[list[float], str]:
    """The chance to win in per cent, where leads of such games are known to tell it; else the leads."""
    assert table.state is not None
    setup = table.state.setup
    known = winning(setup.game.id, setup.mode, table.state.seats) if table.state.rivals(seat) else None
    if known is None:
        return leads, POINTS if table.game.in_points else WORTH
    choices = table.marks[-1].choices
    return [100 * known.of(ahead, mark.choices / choices) for ahead, mark in zip(leads, table.marks)], CHANCE


def opening(table: Table) -> int:
    """The version at which the first turn or round begins: while the table is set up, nobody leads."""
    assert table.state is not None
    log = table.state.log or []
    begun = [n for n, entry in enumerate(log) if entry.line.message.opens_turn]
    found = [version for version, mark in enumerate(table.marks) if begun and mark.told > begun[0]]
    return found[0] if found else 0


def turning_points(table: Table, seat: int, course: list[float], first: int) -> list[tuple[int, float]]:
    """The seat's turns from one of which to its next its course changed most: the version before, the change.

    In the order of the game, from the version `first` on.
    """
    own = [n - 1 for n in range(first + 1, len(course)) if table.actor(n) == seat]
    ends = [*own[1:], len(course) - 1]
    swings = [(version, course[end] - course[version]) for version, end in zip(own, ends)]
    return sorted(sorted(swings, key=lambda swing: -abs(swing[1]))[:TURNING])
