"""Every game keeps the promises of the suite in each of its modes and numbers of seats: one random game each.

Only on the compiled build (`make test`), which takes half the time. `rulewright conformance` plays more
games, and with every option.
"""

from __future__ import annotations

import pytest

from rulewright.core.conformance import Configuration, check, configurations
from rulewright.core.game import Game
from rulewright.games import ready

SETUPS = [(game, setup) for game in ready() for setup in configurations(game, 1) if not setup.options]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{game.id}, {setup}" for game, setup in SETUPS])
def test_a_game_keeps_its_promises(game: Game, setup: Configuration) -> None:
    report = check(game, setups=[setup])
    assert report.games == 1 and report.ok, str(report)
