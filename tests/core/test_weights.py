"""Weights of estimates: what a file may say, and what can be done with the numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.core.errors import ContentError
from rulewright.core.rng import seeded
from rulewright.core.weights import Weights
from rulewright.games import ids

WEIGHTED = [id for id in ids() if rulewright.game(id).weights is not None]


class Two(Weights):
    def settle(self) -> None:
        self.good = self.one("good")
        self.danger = self.row("danger", 3)
        self.both = self.good + self.danger[2]


def told(folder: Path, text: str) -> Two:
    file = folder / "weights.toml"
    file.write_text(text, encoding="utf-8")
    return Two(file)


def test_numbers_and_rows_are_read_by_name(tmp_path: Path) -> None:
    found = told(tmp_path, "good = 1.5  # a comment\ndanger = [0, 1, 2.5]\n")
    assert (found.good, found.danger, found.both) == (1.5, [0.0, 1.0, 2.5], 4.0)
    assert found.flat() == [1.5, 0.0, 1.0, 2.5]


def test_other_numbers_change_what_follows_from_them(tmp_path: Path) -> None:
    found = told(tmp_path, "good = 1.5\ndanger = [0, 1, 2.5]\n")
    found.set([2.0, 0.0, 1.0, 7.0])
    assert (found.good, found.danger, found.both) == (2.0, [0.0, 1.0, 7.0], 9.0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("good = 1.5\n", "the weight 'danger' is missing"),
        ("good = 1.5\ndanger = [0, 1]\n", "danger has 2 numbers, not 3"),
        ("good = true\ndanger = [0, 1, 2]\n", "good is True; a weight is a number or a row of numbers"),
        ("good = 1\ndanger = [0, 1, 'x']\n", "a weight is a number or a row of numbers"),
        ("good = 1\nbad = 2\ndanger = [0, 1, 2]\n", "unknown weight 'bad'; known: good, danger"),
        ("good = \n", "weights.toml"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        told(tmp_path, text)


@pytest.mark.parametrize("id", WEIGHTED)
def test_an_estimate_follows_its_weights(id: str) -> None:
    game = rulewright.game(id)
    weights, evaluate = game.weights, game.evaluate
    assert weights is not None and evaluate is not None
    s, rng = game.new(2, seed=1), seeded(1)
    for _ in range(60):
        s.apply(s.legal[rng.below(len(s.legal))])
    shipped, before = weights.flat(), evaluate(s, 0)
    try:
        weights.set([value + 1.0 for value in shipped])
        assert evaluate(s, 0) != before
    finally:
        weights.set(shipped)
    assert evaluate(s, 0) == before


def test_four_games_have_weights() -> None:
    assert WEIGHTED == ["age_of_automaton", "septikon", "stress_botics", "time_capsules"]
