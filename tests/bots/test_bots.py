"""Bots choose what they are offered, never see the truth, and greedy chooses well as far as it can know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright import GameError, bots
from rulewright.bots import Bot, BotError, Budget
from rulewright.core.data import fingerprint, save
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import State
from tests.arena.fair import BID, DRAW, FAIR, GAMBLE, PRIZE, REST, TRADE, Fair, Prize, Round, Stall, lead
from tests.toys.tidewrack import GAME as TIDEWRACK

ANN, BOB = 0, 1


def at_stall(seat: int = ANN, seed: int = 0, rounds_left: int = 1) -> Fair:
    """Ann is at a stall."""
    s = FAIR.new(seats=2, seed=seed)
    assert isinstance(s, Fair)
    s.stack.clear()
    s.push(Round(rounds_left))
    s.push(Stall(1 - seat))
    s.push(Stall(seat))
    s.advance()
    return s


def greedy(s: State, seat: int = ANN, seed: int = 0, budget: Budget | None = None) -> int:
    return bots.ask(bots.bot("greedy"), s, seat, seeded(seed), budget)


class Witness(Bot):
    """Remembers what it was shown."""

    def __init__(self, answer: int | None = None) -> None:
        super().__init__("witness")
        self.answer = answer
        self.shown: list[State] = []

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> int:
        self.shown.append(s)
        return s.options(seat)[0] if self.answer is None else self.answer


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(GameError, match="unknown bot 'gredy'; bots: random, casual, greedy"):
        bots.bot("gredy")


def test_a_bot_is_shown_a_guess_and_never_the_true_state() -> None:
    s, witness = at_stall(), Witness()
    hidden = s.deck.cards[:]
    for seed in range(20):
        bots.ask(witness, s, ANN, seeded(seed))
    decks = {tuple(shown.deck.cards) for shown in witness.shown if isinstance(shown, Fair)}
    assert len(decks) > 10 and all(sorted(deck) == sorted(hidden) for deck in decks)
    assert all(shown is not s and shown.rng.state != s.rng.state for shown in witness.shown)


def test_asking_a_bot_does_not_touch_the_game() -> None:
    s = TIDEWRACK.new(seats=3, seed=4)
    before = fingerprint(save(s))
    for name in bots.every():
        bots.ask(bots.bot(name), s, s.deciders[0], seeded(1))
    assert fingerprint(save(s)) == before


def test_a_choice_that_was_not_offered_is_an_error_that_names_the_bot() -> None:
    with pytest.raises(BotError, match="witness chose 999"):
        bots.ask(Witness(answer=999), at_stall(), ANN, seeded(0))


def test_a_seat_that_is_not_asked_cannot_be_asked() -> None:
    with pytest.raises(BotError, match="seat 1, which has nothing to choose now"):
        bots.ask(bots.bot("random"), at_stall(), BOB, seeded(0))


def test_bots_at_a_table_have_chances_of_their_own() -> None:
    states = [rng.state for seed in range(50) for rng in bots.chances(seed, 4)]
    states += [FAIR.new(seats=2, seed=seed).rng.state for seed in range(50)]
    assert len(set(states)) == len(states)


def test_random_takes_every_option_equally_often() -> None:
    s, rng = at_stall(), seeded(3)
    chosen = [bots.ask(bots.bot("random"), s, ANN, rng) for _ in range(2000)]
    assert set(chosen) == set(s.options(ANN))
    assert all(400 < chosen.count(option) < 600 for option in s.options(ANN))


def test_greedy_takes_the_best_prize() -> None:
    s = at_stall()
    s.push(Prize(ANN))
    s.advance()
    assert greedy(s) == PRIZE.of(4)


def test_greedy_sees_that_paying_for_a_trade_leads_to_a_better_prize() -> None:
    assert greedy(at_stall()) == TRADE.of()


def test_with_no_nodes_to_spare_greedy_judges_by_the_first_step() -> None:
    assert greedy(at_stall(), budget=Budget(nodes=1)) != TRADE.of()


def test_casual_takes_the_best_prize_and_does_not_see_beyond_the_first_step() -> None:
    s = at_stall()
    assert bots.ask(bots.bot("casual"), s, ANN, seeded(0), Budget(nodes=300)) != TRADE.of()
    s.push(Prize(ANN))
    s.advance()
    assert bots.ask(bots.bot("casual"), s, ANN, seeded(0)) == PRIZE.of(4)


def test_greedy_does_not_foresee_the_die() -> None:
    """It stops before the roll: a gamble counts as its price, whatever the die would show."""
    for seed in range(20):
        s = at_stall(seed=seed)
        s.deck.cards.clear()
        assert greedy(s, budget=Budget(nodes=1)) == REST.of()
        assert greedy(s) not in GAMBLE


def test_greedy_chooses_the_same_whatever_lies_hidden() -> None:
    choices = set()
    for seed in range(12):
        s = at_stall(seed=seed)
        choices.add(greedy(s, budget=Budget(nodes=1)))
    assert choices == {REST.of()} and DRAW.of() not in choices


def test_greedy_breaks_ties_by_chance() -> None:
    s = at_stall()
    s.setup.game = replace(FAIR, evaluate=lambda state, seat: 0.0)
    chosen = {greedy(s, seed=seed) for seed in range(40)}
    assert chosen == set(s.options(ANN))


def test_greedy_bids_where_all_bid_at_once() -> None:
    """Bidding most is best against any guess of the others' bids."""
    s = FAIR.new(seats=3)
    assert [greedy(s, seat, seed) for seat in range(3) for seed in range(5)] == [BID.of(3)] * 15


def test_greedy_prefers_a_win_to_any_estimate() -> None:
    """The last choice of the game: the prize that wins, though the estimate is upside down."""
    s = at_stall(rounds_left=0)
    s.setup.game = replace(FAIR, evaluate=lambda state, seat: -lead(state, seat))
    s.stack[:] = [Prize(ANN)]
    s.points = [5, 8]
    s.advance()
    assert greedy(s) == PRIZE.of(4)


def test_greedy_is_the_same_for_the_same_seed_and_keeps_to_its_nodes() -> None:
    s = TIDEWRACK.new(seats=3, seed=9)
    seat = s.deciders[0]
    assert len({greedy(s, seat, seed=5) for _ in range(3)}) == 1


def test_greedy_within_a_time_limit_still_answers() -> None:
    s = TIDEWRACK.new(seats=2, seed=1)
    assert greedy(s, s.deciders[0], budget=Budget(nodes=10**6, seconds=0.01)) in s.options(s.deciders[0])


def test_greedy_says_that_a_game_has_no_estimate() -> None:
    s = at_stall()
    s.setup.game = replace(FAIR, evaluate=None)
    with pytest.raises(
        GameError, match="greedy cannot play fair: it has no estimate; bots that need none: random"
    ):
        greedy(s)
