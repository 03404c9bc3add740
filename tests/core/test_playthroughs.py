"""Games play today as they did when their playthroughs were written, in this build as in any other."""

from __future__ import annotations

import pytest

from rulewright.core.game import Game
from tests.playthroughs import file, games, pinned, playthroughs


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_game_plays_as_pinned(game: Game) -> None:
    renew = f"python -m tests.playthroughs {game.id}"
    assert file(game).is_file(), f"{game.id} has no pinned playthroughs yet: {renew}"
    was, now = pinned(game), playthroughs(game)
    other = [name for name in ("rules", "content") if was[name] != now[name]]
    assert not other, f"pinned with other {' and '.join(other)} of {game.id}; if that is meant: {renew}"
    changed = [
        name for name, prints in now["fingerprints"].items() if was["fingerprints"].get(name) != prints
    ]
    assert was == now, f"{game.id} plays differently in {', '.join(changed)}; if that is meant: {renew}"
