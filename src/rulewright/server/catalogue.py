"""The games that a server offers, by id, each with the module that holds it."""

from __future__ import annotations

from importlib import import_module

from rulewright import bots, games
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game
from rulewright.core.lesson import lesson


class Catalogue:
    """All finished games, and any further module with a `GAME` (tests bring toys)."""

    def __init__(self, modules: list[str] | None = None, own: list[str] | None = None) -> None:
        ours = [f"{games.__name__}.{game.id}" for game in games.ready()]
        self.own = own or []  # further bots, as module:Class
        for name in self.own:
            bots.bot(name)  # one that cannot be made is refused now
            if name in bots.REFERENCES:
                raise GameError(f"{name} sees everything: it measures, and sits at no table")
        self.modules: dict[str, str] = {}
        for module in ours + (modules or []):
            try:
                self.modules[loaded(module).id] = module
                lesson(loaded(module))  # one that cannot be given is refused now
            except (ImportError, AttributeError, ValueError) as error:
                raise GameError(f"no game in the module {module!r}: {error}") from None

    def game(self, id: str) -> Game:
        if id not in self.modules:
            raise GameError(f"unknown game {brief(id)}; games: {', '.join(self.modules)}")
        return loaded(self.modules[id])

    def all(self) -> list[Game]:
        return [loaded(module) for module in self.modules.values()]

    def bots(self, game: Game) -> list[str]:
        """The bots that people are offered for it: further ones, then ours from the simplest to the best."""
        return [name for name in [*self.own, *bots.names()] if bots.plays(name, game)]

    def plays(self, bot: str, game: Game) -> bool:
        """May a table of this game name it? Programs name those too that are not offered."""
        return bot in [*self.own, *bots.every()] and bots.plays(bot, game)


def loaded(module: str) -> Game:
    game: Game = import_module(module).GAME
    return game
