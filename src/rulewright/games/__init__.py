"""The games. Each folder here is one; copying a folder adds a game."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path

from rulewright.core.content import blamed, check_owned
from rulewright.core.errors import GameError, brief, meant
from rulewright.core.game import Game


def ids() -> list[str]:
    """Every game folder, finished or not."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load(game: str) -> Game:
    check_owned(ids())
    try:
        found: Game = import_module(f"{__name__}.{game}").GAME
    except Exception as error:
        raise blamed(Path(__path__[0]) / game, error) from error
    return found


def ready() -> list[Game]:
    """The games that players see."""
    return [game for game in map(load, ids()) if game.ready]


def game(name: str) -> Game:
    """The game of this id; a GameError lists those that there are."""
    if name not in ids():
        known = [game.id for game in ready()]
        raise GameError(f"unknown game {brief(name)}; games: {', '.join(known)}{meant(name, known)}")
    return load(name)
