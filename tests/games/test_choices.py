"""`A or B` on a card: ways that a game cannot name are refused when content is read, not in play."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.errors import ContentError


@pytest.mark.parametrize(
    ("game", "asked", "refused"),
    [
        (
            "stress_botics",
            ["scrape 2 or repair", "gain G1 or gain A1"],
            ["melt or press", "gain X1 or repair"],
        ),
        ("ark_awakening", ["draw 1 or counter 2"], ["heal 1 or gain one 2", "draw 1 or draw 2"]),
    ],
)
def test_a_choice_is_between_ways_that_have_names(game: str, asked: list[str], refused: list[str]) -> None:
    book = rulewright.game(game).effects
    assert book is not None
    kept = len(book.effects)
    try:
        for text in asked:
            book.read(text)
        for text in refused:
            with pytest.raises(ContentError, match=f"'{text}': the question which of the two has no names"):
                book.read(text)
    finally:
        del book.effects[kept:]  # the game's own book
