"""A game's card: setups are checked, and every refusal names what is allowed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.core.errors import GameError
from rulewright.core.game import Choice
from rulewright.core.outcome import Outcome, Row
from rulewright.core.rulebook import rulebook
from rulewright.core.verbs import ending
from tests.toys import cellars, tidewrack

GAME = tidewrack.GAME


def test_defaults() -> None:
    s = GAME.new()
    assert (s.setup.mode, s.seats, s.setup.options, s.setup.seed) == ("base", 2, {"rounds": 3, "tide": 0}, 0)
    assert GAME.seats() == range(2, 5) and GAME.seats("duel") == range(2, 3)


@pytest.mark.parametrize(("given", "value"), [(5, 5), ("5", 5)])
def test_a_number_may_be_given_in_digits(given: Any, value: int) -> None:
    assert GAME.new(rounds=given).setup.options["rounds"] == value


@pytest.mark.parametrize("given", ["wild", 1])
def test_a_named_value_may_be_given_by_name_or_number(given: Any) -> None:
    assert GAME.new(tide=given).setup.options["tide"] == 1


def test_yes_and_no_may_be_given_as_truth() -> None:
    choice = Choice({"no": 0, "yes": 1}, 0)
    assert (choice.read("x", True), choice.read("x", False), choice.read("x", "yes")) == (1, 0, 1)
    assert choice.named(1) == "yes" and Choice(range(9), 0).named(4) == "4"


def test_bots_have_their_own_defaults() -> None:
    choice = Choice(range(9), 0, for_bots=5)
    game = replace(cellars.GAME, options={"cap": choice})
    assert game.setup(None, None, 0, {}).options == {"cap": 0}
    assert game.setup(None, None, 0, {}, bots=True).options == {"cap": 5}
    assert game.setup(None, None, 0, {"cap": 2}, bots=True).options == {"cap": 2}


@pytest.mark.parametrize(
    ("setup", "answer"),
    [
        ({"mode": "spilt"}, "unknown mode 'spilt' for tidewrack; modes: base, duel"),
        ({"seats": 5}, "tidewrack (base) cannot be played by 5; seats: 2 to 4"),
        ({"seats": 3, "mode": "duel"}, "tidewrack (duel) cannot be played by 3; seats: 2"),
        ({"moon": 1}, "unknown option 'moon' for tidewrack; options: rounds, tide"),
        ({"tide": "mild"}, "unknown value 'mild' for option tide; values: calm, wild; did you mean: wild?"),
        ({"tide": 7}, "unknown value 7 for option tide; values: calm, wild"),
        ({"rounds": 0}, "bad value 0 for option rounds; a number from 1 to 6"),
        ({"rounds": "many"}, "bad value 'many' for option rounds; a number from 1 to 6"),
        ({"rounds": True}, "bad value True for option rounds; a number from 1 to 6"),
        ({"rounds": 2.5}, "bad value 2.5 for option rounds; a number from 1 to 6"),
    ],
)
def test_a_bad_setup_is_refused(setup: dict[str, Any], answer: str) -> None:
    with pytest.raises(GameError) as error:
        GAME.new(**setup)
    assert str(error.value) == answer


def test_a_value_may_be_for_some_numbers_of_seats_only() -> None:
    tide = Choice({"calm": 0, "wild": 1}, 0, tables={0: range(2, 4), 1: range(3, 5)})
    game = replace(GAME, options={"tide": tide}, modes={"base": range(2, 5)})
    assert [game.setup(seats, None, 0, {}).options["tide"] for seats in (2, 3, 4)] == [0, 0, 1]
    assert game.setup(3, None, 0, {"tide": "wild"}).options["tide"] == 1 and tide.least(1) == 3
    with pytest.raises(
        GameError, match="option tide of tidewrack cannot be calm with 4 seats; seats: 2 to 3"
    ):
        game.setup(4, None, 0, {"tide": "calm"})
    with pytest.raises(
        GameError, match="option tide of tidewrack cannot be wild with 2 seats; seats: 3 to 4"
    ):
        game.setup(2, None, 0, {"tide": "wild"})


def test_an_option_may_need_another_one() -> None:
    tide, moon = Choice({"calm": 0, "wild": 1}, 0), Choice({"new": 0, "full": 1}, 0, needs={"tide": 1})
    game = replace(GAME, options={"moon": moon, "tide": tide})
    assert game.setup(2, None, 0, {"moon": "full", "tide": "wild"}).options == {"moon": 1, "tide": 1}
    assert game.setup(2, None, 0, {"moon": "new"}).options == {"moon": 0, "tide": 0}
    with pytest.raises(GameError, match=r"^'full' for option moon of tidewrack needs tide=wild$"):
        game.setup(2, None, 0, {"moon": "full"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(GameError, match="unknown option 'x' for cellars; options: none"):
        cellars.GAME.new(x=1)


def test_the_same_seed_deals_the_same_cards_and_another_does_not() -> None:
    assert GAME.new(seed=4).view(0) == GAME.new(seed=4).view(0) != GAME.new(seed=5).view(0)


def test_ranks_follow_from_scores_and_then_from_ties() -> None:
    sheet = [Row("a", [3, 5, 4, 1]), Row("b", [2, 0, 1, 0])]
    outcome = Outcome(ending("x", "").line(), sheet, [Row("t", [1, 2, 2, 9])], [Row("f", [0, 0, 0, 0])])
    assert outcome.scores == [5, 5, 5, 1] and outcome.ranks == [3, 1, 1, 4] and outcome.winners == [1, 2]


def test_the_rulebook_lists_clauses_by_section() -> None:
    rules = rulebook(GAME, "en").clauses
    assert list(rules)[:2] == ["TW-1.1", "TW-1.2"] and rules["TW-4.2"].section == "4 A turn"
    assert rules["TW-4.2"].text == "A card from the market costs its price in coins."
    assert rulebook(GAME, "es").clauses.keys() == rules.keys()


def test_a_missing_rulebook_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="no rules in 'en' for "):
        rulebook(replace(GAME, folder=tmp_path), "en")
