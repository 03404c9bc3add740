"""Work shared out to processes: all of it, whoever does it, and an end that leaves nobody behind."""

from __future__ import annotations

import multiprocessing
import os
from contextlib import closing

import pytest

from rulewright import GameError
from rulewright.arena.match import Match
from rulewright.arena.workers import at_once, chunks

MATCH = Match("any", ("random",), 100)
PARTS = chunks(range(100), 8)


def add(match: Match, numbers: range) -> int:
    return sum(numbers)


def die(match: Match, numbers: range) -> int:
    os._exit(1) if 50 in numbers else None
    return 0


def fail(match: Match, numbers: range) -> int:
    raise ValueError(numbers)


def test_every_part_is_done_once() -> None:
    done = list(at_once(add, MATCH, PARTS, 3))
    assert sorted(done, key=lambda pair: pair[0].start) == [(part, sum(part)) for part in PARTS]


def test_more_workers_than_parts_are_not_started() -> None:
    with closing(at_once(add, MATCH, PARTS[:1], 3)) as parts:
        assert next(parts) == (PARTS[0], 28)
        assert len(multiprocessing.active_children()) == 1


@pytest.mark.parametrize("work", [die, fail])
def test_a_worker_that_ends_is_told_in_one_line(work: object, capfd: pytest.CaptureFixture[str]) -> None:
    assert callable(work)
    with pytest.raises(GameError, match="a worker process died; with 1 worker the error shows itself"):
        list(at_once(work, MATCH, PARTS, 2))
    assert capfd.readouterr().err == ""


def test_who_stops_early_leaves_no_process_behind() -> None:
    with closing(at_once(add, MATCH, PARTS, 2)) as parts:
        next(parts)
    assert not multiprocessing.active_children()
