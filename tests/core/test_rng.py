"""Chance: the same numbers in every build, evenly spread, also over neighbouring seeds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rulewright.core.rng import MULTIPLIER, Rng, seeded

PINNED_BELOW = [74, 80, 56, 81, 95, 87, 95, 53, 53, 98, 83, 60]
PINNED_SHUFFLE = [8, 3, 4, 6, 1, 9, 7, 0, 5, 2]
PINNED_STATES = [2459215043583921590, 3348622064502793719, 1816945705467351923]
PINNED_SPLIT = 832403819748231832


def spread(counts: Counter[object], kinds: int) -> float:
    """Chi-square against an even spread, in standard deviations of its own distribution."""
    expected = counts.total() / kinds
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (kinds - len(counts))
    return (chi - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5


def test_the_numbers_are_pinned() -> None:
    rng = seeded(7)
    assert [rng.below(100) for _ in range(12)] == PINNED_BELOW
    cards = list(range(10))
    seeded(2026).shuffle(cards)
    assert cards == PINNED_SHUFFLE
    assert [seeded(seed).state for seed in (0, 1, 2**40)] == PINNED_STATES
    assert seeded(3).split().state == PINNED_SPLIT


def test_the_state_stays_below_62_bits() -> None:
    rng = Rng(MULTIPLIER * (1 << 32) - 2)
    for _ in range(1000):
        assert 0 <= rng.below(6) < 6
        assert 0 < rng.state < 1 << 62


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_faces_come_evenly(sides: int) -> None:
    rng = seeded(sides)
    assert abs(spread(Counter(rng.below(sides) for _ in range(20_000)), sides)) < 4


def test_pairs_come_evenly() -> None:
    rng = seeded(11)
    assert abs(spread(Counter((rng.below(6), rng.below(6)) for _ in range(36_000)), 36)) < 4


def test_all_orders_come_evenly() -> None:
    rng, counts = seeded(5), Counter[object]()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4))) and abs(spread(counts, 24)) < 4


def test_neighbouring_seeds_are_unrelated() -> None:
    assert abs(spread(Counter(seeded(seed).below(100) for seed in range(20_000)), 100)) < 4
    assert len({seeded(seed).state for seed in range(20_000)}) == 20_000


def test_a_split_generator_goes_its_own_way() -> None:
    rng = seeded(1)
    other = rng.split()
    assert [rng.below(1000) for _ in range(20)] != [other.below(1000) for _ in range(20)]


def test_a_number_below_one_is_nought() -> None:
    assert seeded(0).below(1) == 0
