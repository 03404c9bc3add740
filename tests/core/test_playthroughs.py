"""Games play today as they did when their playthroughs were written, in this build as in any other."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from rulewright.core.game import Game
from tests.playthroughs import file, games, pinned, playthroughs, text_file
from tests.playthroughs.stories import stories


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


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_game_plays_as_told(game: Game) -> None:
    renew = f"python -m tests.playthroughs {game.id}"
    assert text_file(game).is_file(), f"{game.id} has no playthroughs as text yet: {renew}"
    was, now = text_file(game).read_text(encoding="utf-8"), stories(game)
    changed = unified_diff(was.splitlines(), now.splitlines(), "pinned", "now", lineterm="", n=4)
    shown = "\n".join(list(changed)[:60])
    assert not shown, f"{game.id} plays differently; if that is meant: {renew}\n{shown}"


def test_the_texts_stay_small() -> None:
    assert sum(text_file(game).stat().st_size for game in games().values()) < 400_000
