"""The suite passes on the toys, and each promise bites on a toy that breaks it."""

from __future__ import annotations

import pytest

from rulewright.core.conformance import check
from rulewright.core.game import Game
from tests.toys import cellars, tidewrack


@pytest.mark.parametrize("game", [tidewrack.GAME, cellars.GAME], ids=lambda game: game.id)
def test_a_toy_keeps_every_promise(game: Game) -> None:
    report = check(game, games=5)
    assert report.ok, str(report)
