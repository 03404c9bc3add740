"""Tree looks at single choices of all seats, keeps to its budget, and prefers a win to any estimate."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright import GameError, bots
from rulewright.bots import Budget
from rulewright.core.game import Game
from rulewright.core.rng import seeded
from rulewright.core.state import State
from tests.arena.fair import BID, FAIR, PRIZE, Prize, lead
from tests.bots.test_bots import ANN, at_stall
from tests.bots.test_search import HEAPS, TAKE, Counting
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK

SOME = Budget(nodes=600)


def tree(s: State, seat: int = ANN, seed: int = 0, budget: Budget = SOME) -> int:
    return bots.ask(bots.bot("tree"), s, seat, seeded(seed), budget)


def test_tree_sees_what_the_next_player_would_make_of_it() -> None:
    """Both small heaps win, the large one loses."""
    assert {tree(HEAPS.new(seats=2), seed=seed) for seed in range(8)} <= {TAKE.of(1), TAKE.of(2)}


def test_tree_bids_where_all_bid_at_once() -> None:
    s = FAIR.new(seats=3)
    assert [tree(s, seat, seed) for seat in range(3) for seed in range(3)] == [BID.of(3)] * 9


def test_tree_prefers_a_win_to_any_estimate() -> None:
    s = at_stall(rounds_left=0)
    s.setup.game = replace(FAIR, evaluate=lambda state, seat: -lead(state, seat))
    s.stack[:] = [Prize(ANN)]
    s.points = [5, 8]
    s.advance()
    assert tree(s) == PRIZE.of(4)


@pytest.mark.parametrize("game", [FAIR, TIDEWRACK, HEAPS], ids=lambda game: game.id)
@pytest.mark.parametrize("nodes", [1, 150, 1000])
def test_tree_keeps_to_its_nodes_and_uses_them(game: Game, nodes: int) -> None:
    s = game.new(seats=2, seed=3)
    budget = Budget(nodes=nodes)
    asked = Counting(s.setup.game.evaluate, budget)
    s.setup.game = replace(s.setup.game, evaluate=asked)
    assert tree(s, s.actor, budget=budget) in s.options(s.actor)
    assert asked.asked <= nodes + 2 and (asked.asked > nodes / 20 or game is HEAPS), "ended games need none"


def test_tree_can_be_stopped() -> None:
    s = TIDEWRACK.new(seats=2, seed=1)
    budget = Budget(nodes=10**6)
    asked = Counting(s.setup.game.evaluate, budget, stop=40)
    s.setup.game = replace(s.setup.game, evaluate=asked)
    assert tree(s, s.actor, budget=budget) in s.options(s.actor) and 40 <= asked.asked <= 42


def test_tree_says_that_a_game_has_no_estimate() -> None:
    s = CELLARS.new(seats=2)
    with pytest.raises(GameError, match="tree cannot play cellars: it has no estimate"):
        tree(s, s.actor)
