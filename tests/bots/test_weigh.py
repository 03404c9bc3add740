"""Advice: how a bot's choices compare agrees with what it chooses, and with what its seat knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

import rulewright
from rulewright.bots import Budget, Weighed, bot
from rulewright.bots.bot import Adviser
from rulewright.core.game import Game
from rulewright.core.rng import seeded
from rulewright.core.state import State
from tests.arena.fair import FAIR, PRIZE, TRADE, Prize
from tests.bots.test_bots import ANN, at_stall
from tests.bots.test_no_cheating import positions, twin

ADVISERS: Final = ["greedy", "search", "tree"]
Told = list[tuple[int, float | None, list[int]]]


def advised(name: str, s: State, seat: int = ANN, nodes: int = 600) -> list[Weighed]:
    adviser = bot(name)
    assert isinstance(adviser, Adviser)
    return adviser.weigh(s.sample(seat, seeded(3)), seat, seeded(4), Budget(nodes=nodes))


def told(found: list[Weighed]) -> Told:
    return [(one.option, one.behind, one.then) for one in found]


def early_prizes() -> State:
    """Ann has a prize to choose, long before the end."""
    s = at_stall(rounds_left=9)
    s.push(Prize(ANN))
    s.advance()
    return s


@pytest.mark.parametrize("name", ADVISERS)
def test_the_best_comes_first_and_a_smaller_prize_is_further_behind(name: str) -> None:
    found = advised(name, early_prizes())
    assert found[0].option == PRIZE.of(4) and found[0].behind == 0
    prizes = {PRIZE.read(one.option): one.behind for one in found}
    assert len(prizes) == len(found) > 1
    behind = [prizes[prize] or 0 for prize in sorted(prizes, reverse=True)]
    assert behind == sorted(behind) and behind[1] > 0


def test_greedy_tells_the_difference_of_the_estimates() -> None:
    found = advised("greedy", early_prizes())
    assert [one.behind for one in found] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("name", ADVISERS)
def test_what_is_advised_can_be_chosen(name: str) -> None:
    s = at_stall()
    found = advised(name, s)
    assert len(found) > 1 and {one.option for one in found} <= set(s.options(ANN))


def test_a_choice_is_told_with_how_the_turn_would_go_on() -> None:
    for name in ("greedy", "search"):
        found = {one.option: one.then for one in advised(name, at_stall())}
        assert found[TRADE.of()] == [PRIZE.of(4)]


@pytest.mark.parametrize("name", ADVISERS)
def test_where_a_choice_ends_the_game_no_number_of_points_is_told(name: str) -> None:
    """Ann's prize decides who wins: worse than won is not so many points worse."""
    s = at_stall()
    s.stack[:] = [Prize(ANN)]
    s.points = [2, 5]
    s.advance()
    first, *others = advised(name, s)
    assert first.option == PRIZE.of(4) and first.behind == 0
    assert [one.behind for one in others] == [None] * len(others)


@pytest.mark.parametrize("best", ADVISERS)
def test_an_expert_advises_as_what_plays_the_game_best(best: str) -> None:
    s = at_stall()
    s.setup.game = replace(FAIR, expert=best)
    assert told(advised("expert", s)) == told(advised(best, s))


@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_what_a_seat_cannot_see_changes_no_advice(game: Game) -> None:
    s = next(positions(game, None, 2, 2))
    seen = told(advised("expert", s, s.actor, 200))
    assert seen and seen == told(advised("expert", twin(s, s.actor, 1), s.actor, 200))
