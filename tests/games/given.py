"""An owner's content, and what a process of its own makes of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PLAY = """
import json, sys
import rulewright
from rulewright.core.rng import seeded
from rulewright.core.texts import texts

def play(seed, seats=None, mode=None, look=lambda s: None, **options):
    s, rng = game.new(seats, mode, seed, **options), seeded(seed)
    while not s.over:
        look(s)
        assert not game.invariants(s), game.invariants(s)
        s.apply(s.legal[rng.below(len(s.legal))])
    return s

def say(**found):
    print(json.dumps({"hash": game.content_hash(), "components": game.components, **found}))

try:
    game = rulewright.game(sys.argv[1])
except rulewright.GameError as error:
    print(json.dumps({"error": str(error)}))
    sys.exit()
"""


def content(folder: Path, game: str, **files: str) -> Path:
    """The folder, with these files for the game in it."""
    (folder / game).mkdir()
    for name, rows in files.items():
        (folder / game / f"{name}.toml").write_text(rows, encoding="utf-8")
    return folder


def run(code: str, content: Path | None = None, *words: str) -> subprocess.CompletedProcess[str]:
    """Without a folder: with the content that is shipped."""
    env = {name: value for name, value in os.environ.items() if name != "RULEWRIGHT_CONTENT"}
    if content is not None:
        env["RULEWRIGHT_CONTENT"] = str(content)
    return subprocess.run([sys.executable, "-c", code, *words], env=env, capture_output=True, text=True)


def output(code: str, content: Path | None = None, *words: str) -> dict[str, Any]:
    """What the code prints in its last line."""
    done = run(code, content, *words)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def told(game: str, code: str, content: Path | None = None) -> dict[str, Any]:
    """What the code says, with `say`, of a game that can be played by `play`; the error, if it cannot."""
    return output(PLAY + code, content, game)
