"""A very long game: its past is shared, walked and freed without deep recursion."""

from __future__ import annotations

import gc
import weakref

from rulewright.core.data import choices, load, save
from rulewright.core.state import Past
from tests.toys import tidewrack
from tests.toys.cards import Pick, table

LONG = 100_000


def long_past(n: int = LONG) -> Past | None:
    past: Past | None = None
    for i in range(n):
        past = Past(past, i % 3, i)
    return past


def test_a_long_past_is_freed() -> None:
    past = long_past(3 * LONG)
    del past
    gc.collect()


def test_a_long_past_in_copies_is_freed() -> None:
    s = table(Pick(0, (1, 2)))
    s.past = long_past()
    kept = [s.copy() for _ in range(3)]
    s.past = None
    while kept:
        kept.pop()
    gc.collect()


def test_a_long_past_is_saved_loaded_and_recorded() -> None:
    s = tidewrack.GAME.new(seats=3)
    for i in range(LONG):
        s.past = Past(s.past, i % 3, i % 50)
    loaded = load(s.setup, save(s))
    assert choices(loaded.past) == choices(s.past) and len(s.record()["choices"]) == LONG


def test_states_are_freed() -> None:
    s = tidewrack.GAME.new()
    copy = s.copy()
    gone = weakref.ref(copy)
    del copy
    gc.collect()
    assert gone() is None
    assert s.options(0)


def test_collection_in_the_midst_of_play() -> None:
    s = tidewrack.GAME.new(seats=4, seed=2)
    while not s.over:
        s.apply(s.legal[-1])
        s.sample(0, s.rng)
        gc.collect(0)
    gc.collect()
    assert s.outcome().winners
