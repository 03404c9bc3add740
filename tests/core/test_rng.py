"""Chance: the same numbers in every build, evenly spread, also over neighbouring seeds."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations
from math import sqrt

import pytest

from rulewright.core.rng import MULTIPLIER, Keyed, Rng, chance, is_key, new_key, seeded
from tests.core.attack import forged

PINNED_BELOW = [74, 80, 56, 81, 95, 87, 95, 53, 53, 98, 83, 60]
PINNED_SHUFFLE = [8, 3, 4, 6, 1, 9, 7, 0, 5, 2]
PINNED_STATES = [2459215043583921590, 3348622064502793719, 1816945705467351923]
PINNED_SPLIT = 832403819748231832


def spread(counts: Counter[object], kinds: int) -> float:
    """Chi-square against an even spread, in standard deviations of its own distribution."""
    expected = counts.total() / kinds
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (kinds - len(counts))
    return (chi - (kinds - 1)) / sqrt(2 * (kinds - 1))


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


# --- the chance of tables ---------------------------------------------------------------------------------
KEY = "000102030405060708090a0b0c0d0e0f"
PINNED_KEYED = [27, 54, 29, 29, 33, 40, 36, 72, 49, 29, 37, 88]


def test_keyed_numbers_are_pinned_and_are_those_of_the_hash() -> None:
    rng = chance(KEY)
    assert [rng.below(100) for _ in range(12)] == PINNED_KEYED
    words = b"".join(
        blake2b(block.to_bytes(8, "little"), key=bytes(range(16)), person=b"rulewright table").digest()
        for block in range(2)
    )
    assert [
        int.from_bytes(words[8 * i : 8 * i + 8], "little") * 100 >> 64 for i in range(len(PINNED_KEYED))
    ] == PINNED_KEYED


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_keyed_faces_come_evenly(sides: int) -> None:
    rng = chance(KEY)
    assert abs(spread(Counter(rng.below(sides) for _ in range(20_000)), sides)) < 4


@pytest.mark.parametrize("seed", [7, KEY])
@pytest.mark.parametrize("drawn", [0, 3, 8, 9])
def test_a_twin_gives_the_same_numbers_and_goes_its_own_way(seed: int | str, drawn: int) -> None:
    rng = chance(seed)
    for _ in range(drawn):
        rng.below(6)
    twin = rng.twin()
    told = [twin.below(1000) for _ in range(20)]
    assert [rng.below(1000) for _ in range(20)] == told and type(twin) is type(rng)


def test_the_form_of_a_seed_tells_the_generator() -> None:
    assert type(chance(7)) is Rng and type(chance(KEY)) is Keyed
    key, other = new_key(), new_key()
    assert is_key(key) and len(key) == 32 and key != other


@pytest.mark.parametrize(
    ("seed", "good"),
    [("0" * 32, True), ("0" * 128, True), ("0" * 30, False), ("0" * 33, False), ("0" * 130, False),
     ("A" * 32, False), ("0" * 15 + "g" + "0" * 16, False), (" " + "0" * 31, False), ("", False)],
)  # fmt: skip
def test_what_a_key_is(seed: str, good: bool) -> None:
    assert is_key(seed) == good


def test_dice_give_the_fast_generator_away_and_not_the_keyed_one() -> None:
    """Whoever watches a table must not foresee it, however long."""
    told: dict[str, bool] = {}
    for name, rng in (("fast", seeded(2)), ("keyed", chance(KEY))):
        found = forged([rng.below(6) for _ in range(110)])
        told[name] = found is not None and [found.below(6) for _ in range(100)] == [
            rng.below(6) for _ in range(100)
        ]
    assert told == {"fast": True, "keyed": False}
