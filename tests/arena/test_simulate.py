"""Matches: fair seating, the same result however many workers, failures counted and not fatal."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright import GameError
from rulewright.arena.intervals import wilson
from rulewright.arena.match import Match
from rulewright.arena.seating import seating
from rulewright.arena.simulate import Result, length, simulate
from rulewright.core.game import Bounds
from rulewright.core.version import VERSION
from tests.arena.fair import FAIR, start
from tests.toys.cellars import GAME as CELLARS


def told(result: Result) -> dict[str, Any]:
    """All but the time it took."""
    data: dict[str, Any] = msgspec.to_builtins(result)
    del data["decisions_per_second"]
    return data


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_block_of_games_puts_every_bot_once_on_every_seat(seats: int) -> None:
    for block in range(8):
        orders = [seating(seats, block * seats + i) for i in range(seats)]
        assert all({order[seat] for order in orders} == set(range(seats)) for seat in range(seats))


def test_in_the_long_run_every_seat_order_is_played() -> None:
    assert {seating(4, number) for number in range(24)} == set(permutations(range(4)))


def test_a_match_tells_who_won_on_which_seats() -> None:
    result = simulate(Match("fair", ("greedy", "random"), games=20, seed=5), game=FAIR)
    greedy, random = result.bots
    assert (result.finished, result.failed, result.games) == (20, 0, 20)
    assert greedy.seats == random.seats == [10, 10]
    assert greedy.wins > 15 and greedy.wins + random.wins + result.draws == 20
    assert (
        greedy.interval[0] < greedy.win_rate <= greedy.interval[1] and greedy.mean_score > random.mean_score
    )
    assert result.endings == {"end-closed": 20}
    assert result.decisions == round(result.length.mean * 20) and 4 < result.mean_options < 5


def test_a_shared_first_place_is_a_draw_and_nobodys_win() -> None:
    still = replace(FAIR, start=lambda setup: start(replace_rounds(setup)))
    result = simulate(Match("fair", ("random", "random"), games=4), game=still)
    assert result.draws == 4 and [bot.wins for bot in result.bots] == [0, 0]
    assert result.length == msgspec.convert({"mean": 0.0, "p95": 0}, type(result.length))


def replace_rounds(setup: Any) -> Any:
    """No rounds: the game ends as it begins."""
    setup.options["rounds"] = 0
    return setup


def test_bot_defaults_apply_unless_set() -> None:
    short = simulate(Match("fair", ("random", "random"), games=4), game=FAIR)
    long = simulate(Match("fair", ("random", "random"), games=4, options={"rounds": "9"}), game=FAIR)
    assert short.length.mean < 20 < long.length.mean


def test_a_run_is_the_sum_of_its_parts() -> None:
    """Seeds are seed + i, so a long run can be made of short ones."""

    def wins(games: int, seed: int) -> Counter[int]:
        match = Match("fair", ("random", "random"), games=games, seed=seed)
        return Counter({i: bot.wins for i, bot in enumerate(simulate(match, game=FAIR).bots)})

    assert wins(20, 0) == wins(10, 0) + wins(10, 10)


def test_failures_are_counted_with_their_seed_and_the_rest_goes_on() -> None:
    def breaks(setup: Any) -> Any:
        if setup.seed % 3 == 0:
            raise RuntimeError("a broken rule")
        return start(setup)

    result = simulate(Match("fair", ("random", "random"), games=6), game=replace(FAIR, start=breaks))
    assert (result.finished, result.failed) == (4, 2)
    assert [failure.seed for failure in result.failures] == [0, 3]
    assert {failure.message for failure in result.failures} == {"RuntimeError: a broken rule"}


def test_a_game_without_end_is_a_failure_not_a_hang() -> None:
    endless = replace(FAIR, bounds=Bounds(decisions=1, options=6))
    result = simulate(Match("fair", ("random", "random"), games=2), game=endless)
    assert result.failed == 2 and "no end after 11 decisions" in result.failures[0].message


def test_progress_is_told_after_each_game() -> None:
    seen: list[tuple[int, int]] = []
    match = Match("fair", ("random", "random"), games=3)
    simulate(match, progress=lambda done, total: seen.append((done, total)), game=FAIR)
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


@pytest.mark.skipif(not rulewright.known(), reason="workers play the games of the package")
def test_the_number_of_workers_does_not_change_the_result() -> None:
    game = rulewright.known()[0]
    match = Match(game.id, ("random",) * game.seats()[0], games=12, seed=3)
    assert told(simulate(match, workers=2)) == told(simulate(match, workers=1))


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match("fair", ("random", "random"), games=0), "cannot play 0 games; at least 1"),
        (Match("fair", ("random", "nobody"), games=1), "unknown bot 'nobody'; bots: random, casual, greedy"),
        (Match("fair", ("random",), games=1), r"fair \(base\) cannot be played by 1; seats: 2 to 4"),
        (Match("fair", ("random",) * 2, games=1, mode="x"), "unknown mode 'x' for fair; modes: base"),
        (Match("fair", ("random",) * 2, games=1, options={"x": "1"}), "unknown option 'x' for fair"),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_game(match: Match, message: str) -> None:
    with pytest.raises(GameError, match=message):
        simulate(match, game=FAIR)


def test_greedy_is_refused_for_a_game_without_an_estimate() -> None:
    with pytest.raises(GameError, match="greedy cannot play cellars: it has no estimate"):
        simulate(Match("cellars", ("greedy", "random"), games=1), game=CELLARS)


def test_the_interval_of_a_win_rate_is_wilsons() -> None:
    assert wilson(50, 100) == (0.4038, 0.5962)
    assert wilson(0, 10) == (0.0, 0.2775) and wilson(10, 10) == (0.7225, 1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_p95_is_the_length_that_95_percent_do_not_exceed() -> None:
    assert length({10: 95, 500: 5}).p95 == 10
    assert length({10: 94, 500: 6}).p95 == 500
    assert length({}).p95 == 0


def test_a_lost_solo_game_is_no_draw_and_the_result_says_of_what_it_is() -> None:
    game = rulewright.game("stress_botics")
    result = simulate(Match("stress_botics", ("random",), games=2, mode="solo_drill"))
    assert (result.draws, result.lost, result.bots[0].wins) == (0, 2, 0)  # random play is scrapped
    assert (result.rules, result.content, result.version) == (game.rules, game.content_hash(), VERSION)
