"""An owner may write any value: what cannot be played is refused in a sentence, everything else is played.

One value of each kind of field of each game is changed, one at a time. More of them: `tests/games/values.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import rulewright
from rulewright.core.content import REPLACEMENTS


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("game", [game.id for game in rulewright.known()])
def test_another_value_is_refused_in_a_sentence_or_played(game: str) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != REPLACEMENTS}
    command = [sys.executable, "-m", "tests.games.values", game]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings)
    assert not done.returncode, done.stderr
    assert not done.stdout, done.stdout
