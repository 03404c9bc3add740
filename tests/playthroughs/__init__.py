"""Pinned playthroughs of random games, so that behaviour never changes by accident.

Fingerprints (GAME.json) of several games in every mode and number of seats say *that* something changed; a
few games as text (GAME.txt, see `stories`) say *what*.

After a change that is meant to change behaviour (and a new `rules` version of the game, if records of
the old one no longer replay): `python -m tests.playthroughs GAME ...`
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rulewright.core.conformance import fingerprints
from rulewright.core.game import Game
from rulewright.games import ready
from tests.playthroughs.stories import stories
from tests.toys import cellars, tidewrack

SEEDS = range(3)
FOLDER = Path(__file__).parent


def games() -> dict[str, Game]:
    """The toys and every game that players see."""
    return {game.id: game for game in (tidewrack.GAME, cellars.GAME, *ready())}


def file(game: Game) -> Path:
    return FOLDER / f"{game.id}.json"


def playthroughs(game: Game) -> dict[str, Any]:
    found = {
        f"{mode}, {seats} seats": fingerprints(game, mode, seats, SEEDS)
        for mode, counts in game.modes.items()
        for seats in counts
    }
    return {"rules": game.rules, "content": game.content_hash(), "fingerprints": found}


def pinned(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file(game).read_text(encoding="utf-8"))
    return data


def text_file(game: Game) -> Path:
    return FOLDER / f"{game.id}.txt"


def renew(game: Game) -> None:
    text_file(game).write_text(stories(game), encoding="utf-8")
    file(game).write_text(json.dumps(playthroughs(game), indent=2) + "\n", encoding="utf-8")
