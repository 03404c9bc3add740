"""Intervals keep their word: by simulation, 95 % of them hold the truth, though seats of a game depend."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from rulewright.arena.intervals import Unit, difference, rate, student, wilson
from rulewright.arena.tournament import certain

REPEATS = 600
Has = Callable[[random.Random, int], set[int]]  # the seats of a game that have the thing


def one(rng: random.Random, seats: int) -> set[int]:
    """As a single card of a market: exactly one seat has it."""
    return {rng.randrange(seats)}


def each(rng: random.Random, seats: int) -> set[int]:
    return {seat for seat in range(seats) if rng.random() < 0.5}


def seldom(rng: random.Random, seats: int) -> set[int]:
    return one(rng, seats) if rng.random() < 0.2 else set()


def play(rng: random.Random, seats: int, games: int, has: Has, odds: float) -> list[Unit]:
    """Games that a seat with the thing wins with these odds against one without."""
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        holders = has(rng, seats)
        weights = [odds if seat in holders else 1.0 for seat in range(seats)]
        winner = rng.choices(range(seats), weights)[0]
        counted[len(holders), winner in holders] += 1
    return [(n, (have, won), (seats - have, 1 - won)) for (have, won), n in counted.items()]


def mean(units: list[Unit], side: int) -> float:
    groups = [(n, (one, other)[side]) for n, one, other in units]
    return sum(n * wins for n, (_, wins) in groups) / sum(n * seats for n, (seats, _) in groups)


@pytest.mark.parametrize("odds", [1.0, 3.0])
@pytest.mark.parametrize("has", [one, each, seldom])
@pytest.mark.parametrize("seats", [2, 3])
def test_intervals_of_with_and_without_hold_the_truth(seats: int, has: Has, odds: float) -> None:
    """Newcombe's, which takes seats as independent, held it in 84 % where one seat of two had the thing."""
    rng = random.Random(19)
    many = play(rng, seats, 20_000, has, odds)
    truth = mean(many, 0) - mean(many, 1)
    held = held_rate = 0
    for _ in range(REPEATS):
        units = play(rng, seats, 60, has, odds)
        told = difference(units, 1 / seats)
        assert told is not None
        held += told[1][0] <= truth <= told[1][1]
        low, high = rate([(n, group) for n, group, _ in units], 1 / seats)
        held_rate += low <= mean(many, 0) <= high
    assert held / REPEATS >= 0.93 and held_rate / REPEATS >= 0.93


@pytest.mark.parametrize("luck", [0.0, 6.0])
def test_paired_intervals_hold_the_truth_and_gain_from_common_luck(luck: float) -> None:
    """Scores of two seats in games A and B of one deal; what a deal gives to both cancels."""
    rng = random.Random(7)
    held, widths = 0, 0.0
    for _ in range(REPEATS):
        units: list[Unit] = []
        for _ in range(25):
            deal = rng.gauss(40, luck)
            a, b = (sum(rng.gauss(deal + more, 2) for _ in range(2)) for more in (1.5, 0.0))
            units.append((1, (2, a), (2, b)))
        told = difference(units)
        assert told is not None
        held += told[1][0] <= 1.5 <= told[1][1]
        widths += told[1][1] - told[1][0]
    assert held / REPEATS >= 0.93
    assert widths / REPEATS == pytest.approx(1.65, abs=0.1)  # whatever the luck of the deals


def test_a_rate_by_games_that_are_independent_is_nearly_wilsons() -> None:
    low, high = rate([(60, (1, 1)), (40, (1, 0))], 0.5)
    assert (low, high) == pytest.approx(wilson(60, 100), abs=0.01)


def test_where_all_seats_always_have_it_the_rate_is_sure() -> None:
    low, high = rate([(200, (2, 1))], 0.5)
    assert high - low < 0.05


def test_few_games_alike_are_no_proof() -> None:
    told = difference([(3, (1, 1), (1, 0))], 0.5)
    assert told is not None and told[0] == 1.0 and told[1][0] < 0
    assert difference([(3, (1, 1), (0, 0))], 0.5) is None
    assert rate([], 0.5) == (0.0, 1.0)


def test_the_quantiles_are_students() -> None:
    for freedom, quantile in {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042}.items():
        assert student(freedom) == pytest.approx(quantile, rel=0.01)


@pytest.mark.parametrize("worse", [0.0, 0.2])
def test_intervals_of_a_card_on_two_sides_hold_the_truth(worse: float) -> None:
    """As `compare` has them: seats of two that took the card, on side A and on side B of each deal."""
    rng = random.Random(3)
    held = 0
    for _ in range(REPEATS):
        units: list[Unit] = []
        for _ in range(50):
            sides = []
            for chance in (0.7, 0.7 - worse):
                took, won = rng.random() < 0.4, rng.random() < chance
                sides.append((float(took), float(took and won)))
            units.append((1, sides[0], sides[1]))
        told = difference(units, 0.5)
        assert told is not None
        held += told[1][0] <= worse <= told[1][1]
    assert held / REPEATS >= 0.93


@pytest.mark.parametrize("decides", ["the bot's luck", "the seat", "nothing"])
def test_intervals_of_a_tournament_hold_the_truth(decides: str) -> None:
    """Each deal from both seats. Where a deal favours one bot on both seats, two games are worth one."""
    rng = random.Random(11)
    held = held_by_games = 0
    for _ in range(REPEATS):
        deals = [two_seatings(rng, decides) for _ in range(40)]
        low, high = certain([(2, wins) for wins in deals])
        held += low <= 0.6 <= high
        low, high = wilson(sum(deals), 80)
        held_by_games += low <= 0.6 <= high
    assert held / REPEATS >= 0.93
    if decides == "the bot's luck":
        assert held_by_games / REPEATS < 0.9


def two_seatings(rng: random.Random, decides: str) -> int:
    """The wins of a bot that wins 60 % of its games."""
    if decides == "the bot's luck":
        return 2 * (rng.random() < 0.6)
    if decides == "the seat":  # it wins from one seat, and sometimes from the other
        return 1 + (rng.random() < 0.2)
    return (rng.random() < 0.6) + (rng.random() < 0.6)
