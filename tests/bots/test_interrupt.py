"""A bot in the middle of its thought can be stopped by another thread, and by a signal, on both builds."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, lru_cache
from threading import Timer
from typing import Any, Final

import pytest

import rulewright
from rulewright import bots
from rulewright.bots import Budget
from rulewright.bots.levels import DEEP
from rulewright.core.rng import seeded
from rulewright.core.state import State
from rulewright.core.verbs import Option

SOON: Final = 0.002  # seconds
VAST: Final = 10**7  # positions: minutes of thought
ARK: Final = rulewright.game("ark_awakening")

pytestmark = pytest.mark.parametrize("name", ["greedy", "search", "tree", "expert", "clairvoyant"])


class Thought:
    """A question on which a bot spends all that it has; it counts the positions judged, in C.

    A function of Python's own would let threads and signals in by itself.
    """

    def __init__(self) -> None:
        self.s = middle().copy()
        judge: Any = ARK.evaluate
        self.judge: Any = lru_cache(maxsize=0)(judge)  # keeps nothing, counts the calls
        self.s.setup.game = replace(ARK, evaluate=self.judge)

    def think(self, name: str, budget: Budget) -> Option:
        try:
            return bots.ask(bots.bot(name), self.s, self.s.actor, seeded(1), budget)
        finally:
            self.s.setup.game = ARK  # copies share it

    @property
    def judged(self) -> int:
        return int(self.judge.cache_info().misses)


@cache
def middle() -> State:
    """Each of the bots finds enough to think about here."""
    s, chance = ARK.new(mode="awakening", seats=2, seed=3), seeded(5)
    while s.turns < 14:
        s.apply(bots.ask(bots.bot("casual"), s, s.actor, chance))
    return s


@cache
def part(name: str) -> int:
    """The positions that it judges if it is let alone with half of what an expert has."""
    thought = Thought()
    thought.think(name, Budget(DEEP // 2))
    return thought.judged


def test_another_thread_stops_it(name: str) -> None:
    thought, budget = Thought(), Budget(VAST)
    timer = Timer(SOON, budget.stop)
    timer.start()
    assert thought.think(name, budget) in thought.s.options(thought.s.actor)
    timer.join()
    assert thought.judged < part(name) > 200


class Rung(BaseException):
    """As KeyboardInterrupt, which would end the tests."""


@contextmanager
def alarm() -> Iterator[None]:
    def ring(_number: int, _frame: object) -> None:
        raise Rung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SOON)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_signal_ends_it(name: str) -> None:
    thought = Thought()
    with pytest.raises(Rung), alarm():
        thought.think(name, Budget(VAST))
    assert thought.judged < part(name)
