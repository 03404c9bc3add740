"""Search looks beyond its own turn: at dice, at what others answer and do next. It keeps to its budget."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import rulewright
from rulewright import GameError, bots
from rulewright.bots import Budget
from rulewright.bots.search import Inquiry
from rulewright.core.game import Bounds, Game
from rulewright.core.outcome import Outcome, Row
from rulewright.core.rng import seeded
from rulewright.core.state import Decision, Option, Setup, State
from rulewright.core.verbs import Domain, Line, Verb1, Vocabulary, ask, ending
from tests.arena.fair import BID, DRAW, FAIR, PRIZE, TRADE, Prize, lead
from tests.bots.test_bots import ANN, BOB, at_stall
from tests.bots.test_no_cheating import positions
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK

SOME: Final = Budget(nodes=600)
ARK: Final = rulewright.game("ark_awakening")
GAMES: Final = [*dict.fromkeys([*rulewright.known(), ARK]), FAIR, TIDEWRACK]
TABLES: Final = [(game, mode) for game in GAMES for mode in game.modes]


def search(s: State, seat: int = ANN, seed: int = 0, budget: Budget = SOME) -> int:
    return bots.ask(bots.bot("search"), s, seat, seeded(seed), budget)


class Counting:
    """An estimate that counts how often it is asked, and may stop the bot at some number."""

    def __init__(self, of: Callable[[Any, int], float], budget: Budget, stop: int = 0) -> None:
        self.of = of
        self.budget = budget
        self.stop = stop
        self.asked = 0

    def __call__(self, s: State, seat: int) -> float:
        self.asked += 1
        if self.asked == self.stop:
            self.budget.stop()
        return self.of(s, seat)


def counted(s: State, budget: Budget, stop: int = 0) -> Counting:
    """Let search choose, and count."""
    asked = Counting(s.setup.game.evaluate, budget, stop)
    s.setup.game = replace(s.setup.game, evaluate=asked)
    assert search(s, s.actor, budget=budget) in s.options(s.actor)
    return asked


# --- a game in which the answer of the other counts ---------------------------------------------------
HEAP: Final = Domain("heap", [str(n) for n in range(4)])
TAKE: Final = Verb1("take", HEAP)
ASK_TAKE: Final = ask("take", "HEAPS-1")
TAKEN: Final = ending("taken", "HEAPS-2")


class Heaps(State):
    def __init__(self, setup: Setup, of: Heaps | None = None) -> None:
        super().__init__(setup, 0, of)
        self.heaps: list[int] = of.heaps[:] if of else [3, 2, 1, 0]
        self.points: list[int] = of.points[:] if of else [0] * setup.seats

    def copy(self) -> Heaps:
        return Heaps(self.setup, self)

    def outcome(self) -> Outcome:
        return Outcome(TAKEN.line(), [Row("points", self.points)], [], [])


class Take(Decision[Heaps]):
    """Take a heap. Who takes the first and largest one lays open a much larger one."""

    def options(self, s: Heaps) -> list[Option]:
        return [TAKE.of(heap) for heap in range(4) if s.heaps[heap]]

    def take(self, s: Heaps, option: Option) -> None:
        heap = TAKE.read(option)
        s.points[self.seat] += s.heaps[heap]
        s.heaps[heap] = 0
        if heap == 0:
            s.heaps[3] = 20

    def prompt(self, s: Heaps) -> Line:
        return ASK_TAKE.line()


def heaps(setup: Setup) -> Heaps:
    s = Heaps(setup)
    for seat in (ANN, BOB, ANN):
        s.push(Take(seat))
    s.advance()
    return s


HEAPS: Final = Game(
    id="heaps",
    title="Heaps",
    rules="1",
    folder=Path(__file__).parent,
    modes={"base": range(2, 3)},
    vocabulary=Vocabulary([TAKE], [ASK_TAKE, TAKEN]),
    start=heaps,
    bounds=Bounds(decisions=3, options=4),
    evaluate=lambda s, seat: float(s.points[seat]),
)


def test_search_sees_what_the_next_player_would_make_of_it() -> None:
    s = HEAPS.new(seats=2)
    assert bots.ask(bots.bot("greedy"), s, ANN, seeded(0)) == TAKE.of(0)
    assert {search(s, seed=seed) for seed in range(8)} == {TAKE.of(1)}


@pytest.mark.parametrize(("nodes", "own"), [(3000, 90), (1000, 30)])
def test_a_game_can_say_how_well_search_plays_on_for_itself(nodes: int, own: int) -> None:
    """Three times as well as the others, whatever there is to spend."""
    s = HEAPS.new(seats=2)
    s.setup.game = replace(HEAPS, plan=90)
    inquiry = Inquiry(lead, s, ANN, seeded(1), Budget(nodes))
    assert (inquiry.own_plan, inquiry.plan) == (own, own // 3)


# --- what it sees ---------------------------------------------------------------------------------------
def test_search_takes_the_best_prize_and_trades_for_one() -> None:
    s = at_stall()
    s.deck.cards.clear()
    assert search(s) == TRADE.of()
    s.push(Prize(ANN))
    s.advance()
    assert search(s) == PRIZE.of(4)


@pytest.mark.parametrize(("left", "best"), [([5, 6, 7], DRAW), ([0, 1, 2], TRADE)])
def test_search_knows_what_a_hidden_card_is_worth_on_average(left: list[int], best: Any) -> None:
    """A trade brings 3. All know which cards are left, nobody their order."""
    s = at_stall()
    s.deck.cards, s.hand.cards = left, [card for card in range(8) if card not in left]
    assert {search(s, seed=seed) for seed in range(8)} == {best.of()}


def test_search_chooses_the_same_whatever_card_lies_on_top() -> None:
    chosen = set()
    for top in (0, 1, 2):
        s = at_stall()
        s.deck.cards, s.hand.cards = [card for card in range(3) if card != top] + [top], [3, 4, 5, 6, 7]
        chosen.add(search(s))
    assert len(chosen) == 1


def test_search_bids_where_all_bid_at_once() -> None:
    """Bidding most is best against any guess of the others' bids."""
    s = FAIR.new(seats=3)
    assert [search(s, seat, seed) for seat in range(3) for seed in range(3)] == [BID.of(3)] * 9


def test_search_prefers_a_win_to_any_estimate() -> None:
    s = at_stall(rounds_left=0)
    s.setup.game = replace(FAIR, evaluate=lambda state, seat: -lead(state, seat))
    s.stack[:] = [Prize(ANN)]
    s.points = [5, 8]
    s.advance()
    assert search(s) == PRIZE.of(4)


def test_where_seats_are_allies_only_the_dark_player_is_a_rival() -> None:
    together = ARK.new(mode="guardians", seats=3, enemy="dark")
    assert [together.rivals(seat) for seat in range(3)] == [[2], [2], [0, 1]]
    assert ARK.new(mode="guardians", seats=2).rivals(0) == []
    assert ARK.new(mode="awakening", seats=3).rivals(1) == [0, 2]


def test_search_says_that_a_game_has_no_estimate() -> None:
    s = CELLARS.new(seats=2)
    with pytest.raises(GameError, match="search cannot play cellars: it has no estimate"):
        search(s, s.actor)


# --- every game and mode ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "mode"), TABLES, ids=[f"{game.id}-{mode}" for game, mode in TABLES])
def test_search_chooses_in_every_game_and_the_same_for_the_same_seed(game: Game, mode: str) -> None:
    for s in positions(game, mode, game.seats(mode)[-1], 2):
        chosen = search(s, s.actor, seed=5)
        assert chosen in s.options(s.actor) and search(s, s.actor, seed=5) == chosen


# --- its budget -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [FAIR, TIDEWRACK, HEAPS], ids=lambda game: game.id)
@pytest.mark.parametrize("nodes", [150, 1000, 5000])
def test_search_keeps_to_its_nodes_and_uses_them(game: Game, nodes: int) -> None:
    asked = counted(game.new(seats=2, seed=3), Budget(nodes=nodes)).asked
    assert asked <= nodes + 10, "of the last world some are left to pay"
    assert asked > 20


def test_a_budget_in_seconds_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a millisecond whenever it is read."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.001
        return now

    monkeypatch.setattr(time, "monotonic", clock)
    short = counted(TIDEWRACK.new(seats=2, seed=1), Budget(seconds=0.2)).asked
    now = 0.0
    longer = counted(TIDEWRACK.new(seats=2, seed=1), Budget(seconds=0.6)).asked
    assert now < 0.7 and 0 < short < longer


def test_search_can_be_stopped_and_answers_at_once() -> None:
    for number in (1, 40, 300):
        asked = counted(TIDEWRACK.new(seats=2, seed=1), Budget(nodes=10**6), stop=number).asked
        assert number <= asked < number + 60, "a look that has begun is still finished"


def test_a_single_way_to_go_costs_no_worlds() -> None:
    """The one prize that wins is seen in the own turn."""
    s = at_stall(rounds_left=0)
    s.stack[:] = [Prize(ANN)]
    s.points = [5, 8]
    s.advance()
    budget = Budget(nodes=10**6)
    inquiry = Inquiry(lead, s.sample(ANN, seeded(1)), ANN, seeded(2), budget)
    assert inquiry.answer() == PRIZE.of(4) and inquiry.purse.nodes - inquiry.purse.left <= 5
