"""Levels mean the same in every game; who measures what secrets are worth is never a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

import rulewright
from rulewright import GameError, bots
from rulewright.arena.balance import balance
from rulewright.arena.match import Match, check
from rulewright.arena.simulate import simulate
from rulewright.bots import Budget
from rulewright.bots.greedy import Greedy
from rulewright.bots.levels import DEEP, ERRS, best
from rulewright.bots.measured import Measured, in_words, measured
from rulewright.bots.tree import Grower
from rulewright.cli.table import seated
from rulewright.core.game import Game
from rulewright.core.rng import seeded
from rulewright.core.state import State
from rulewright.core.texts import texts
from rulewright.core.verbs import Verb0
from rulewright.server.catalogue import Catalogue
from tests.arena.fair import DRAW, FAIR, PRIZE, TRADE, Prize
from tests.bots.test_bots import ANN, at_stall
from tests.toys.cellars import GAME as CELLARS

SEPTIKON: Final = rulewright.game("septikon")
GAMES: Final = rulewright.known()


def at_prizes() -> State:
    s = at_stall()
    s.push(Prize(ANN))
    s.advance()
    return s


def chosen(name: str, s: State, seeds: Sequence[int]) -> list[int]:
    return [bots.ask(bots.bot(name), s, ANN, seeded(seed)) for seed in seeds]


# --- what they are ------------------------------------------------------------------------------------------
def test_a_novice_errs_now_and_then() -> None:
    prizes = chosen("novice", at_prizes(), range(300))
    wrong = sum(prize != PRIZE.of(4) for prize in prizes) / len(prizes)
    slips = 4 / 5 / ERRS  # one of five prizes is right even so
    assert slips / 2 < wrong < slips * 2
    assert set(chosen("casual", at_prizes(), range(20))) == {PRIZE.of(4)}


def test_a_regular_chooses_like_greedy() -> None:
    assert chosen("regular", at_stall(), range(20)) == chosen("greedy", at_stall(), range(20))


@pytest.mark.parametrize("best", ["greedy", "search", "tree"])
def test_an_expert_is_what_plays_the_game_best_with_more_thought(best: str) -> None:
    s = at_stall()
    s.setup.game = replace(FAIR, expert=best)
    deep = Budget(nodes=DEEP)
    told = [bots.ask(bots.bot(best), s, ANN, seeded(seed), deep) for seed in range(4)]
    assert chosen("expert", s, range(4)) == told


def test_in_another_mode_another_bot_may_be_the_expert() -> None:
    s = at_stall()
    s.setup.game = replace(FAIR, expert="greedy", experts={s.setup.mode: "tree"})
    assert isinstance(best(s), Grower)
    s.setup.game = replace(FAIR, expert="greedy", experts={"another": "tree"})
    assert isinstance(best(s), Greedy)


def test_a_part_of_a_budget_keeps_to_the_whole_and_is_stopped_with_it() -> None:
    whole = Budget(nodes=50, seconds=9.0)
    part, less, free = whole.at_most(DEEP), whole.at_most(20), Budget().at_most(DEEP)
    assert (part.nodes, part.seconds) == (50, 9.0) and less.nodes == 20
    assert (free.nodes, free.seconds) == (DEEP, 0.0)
    whole.stop()
    assert part.stopped and less.stopped and not free.stopped


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_names_a_bot_of_ours_as_its_best(game: Game) -> None:
    assert game.experts.keys() <= game.modes.keys()
    for name in [game.expert, *game.experts.values()]:
        assert name in bots.every() and name not in bots.LEVELS


# --- how well they play -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("wins", "rating"), [(10, 1000), (20, 1645), (0, 355)])
def test_a_rating_tells_how_a_level_fares_against_a_regular(wins: int, rating: int) -> None:
    assert Measured("expert", "expert", "base", 20, wins, 1.0).rating() == rating


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_novice_was_measured_weaker_than_a_regular_and_an_expert_stronger(game: Game) -> None:
    """The rows come by rating."""
    assert [one.level for one in measured(game)] == bots.LEVELS
    assert all(0 <= one.wins <= one.games and one.mode in game.modes for one in measured(game))


def test_of_a_game_or_mode_that_nobody_measured_nothing_is_told() -> None:
    ark = rulewright.game("ark_awakening")
    assert measured(FAIR) == [] and measured(ark, "first_mission") == []
    assert {one.mode for one in measured(ark)} == {"awakening"}
    assert len(measured(ark, "awakening")) == len(bots.LEVELS)


def test_what_was_measured_is_said_in_words() -> None:
    said = texts(SEPTIKON, "en")
    itself = Measured("expert", "expert", "standard", 9, 5, 1.0)
    assert in_words(itself, said) == "Standard, two at a table"
    other = Measured("expert", "search@9", "standard", 9, 5, 1.0)
    assert in_words(other, said) == "Standard, two at a table, by search@9"
    assert in_words(Measured("regular", "greedy", "standard", 0, 0, 1.0), said) == "It is the measure"
    assert in_words(None, said) == "Not measured"


# --- where they are offered ---------------------------------------------------------------------------------
def test_people_are_offered_levels_and_programs_may_name_any_bot() -> None:
    catalogue = Catalogue()
    assert catalogue.bots(SEPTIKON) == bots.names() == ["random", "novice", "regular", "expert"]
    assert all(catalogue.plays(name, SEPTIKON) for name in ["casual", "greedy", "search", *bots.names()])
    assert not catalogue.plays("nobody", SEPTIKON)
    assert not catalogue.plays("expert", CELLARS) and catalogue.plays("random", CELLARS)


def test_where_nobody_is_named_a_regular_sits_down_if_it_can_play() -> None:
    assert bots.usual(SEPTIKON) == "regular" and bots.usual(CELLARS) == "random"
    assert seated(SEPTIKON, None, None) == ["you", "regular"]
    assert seated(SEPTIKON, None, "you,search") == ["you", "search"]


# --- what secrets are worth ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("top", "best"), [(7, DRAW), (0, TRADE)])
def test_a_clairvoyant_knows_the_card_on_top(top: int, best: Verb0) -> None:
    """A trade brings 3, a draw its card. Search knows only what lies in the deck: see test_search."""
    s = at_stall()
    s.deck.cards, s.hand.cards = [*(card for card in (0, 7) if card != top), top], [1, 2, 3, 4, 5, 6]
    assert set(chosen("clairvoyant", s, range(6))) == {best.of()}


def test_a_clairvoyant_measures_and_never_sits_at_a_table() -> None:
    assert "clairvoyant" not in [*bots.names(), *bots.every()]
    assert not Catalogue().plays("clairvoyant", SEPTIKON)
    with pytest.raises(GameError, match="unknown seat 'clairvoyant'"):
        seated(SEPTIKON, None, "you,clairvoyant")
    with pytest.raises(GameError, match="sits at no table"):
        Catalogue(own=["clairvoyant"])
    with pytest.raises(GameError, match="no bot of one's own is clairvoyant"):
        bots.bot("rulewright.bots.search:Clairvoyant")
    check(Match("septikon", ("clairvoyant", "search"), 2), SEPTIKON)


def test_commands_that_play_games_of_their_own_take_a_clairvoyant() -> None:
    """To measure with: `balance` too, which names it in its report."""
    match = Match("fair", ("clairvoyant", "greedy"), 2, nodes=20)
    assert simulate(match, game=FAIR).failed == balance(match, game=FAIR).failed == 0
    assert list(balance(match, game=FAIR).bots) == ["clairvoyant", "greedy"]
