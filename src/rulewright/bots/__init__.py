"""Bots: players that choose by themselves and never see what their seat may not see.

A bot extends `Bot` and answers `choose`. It goes by a name of ours (`every()`) or, one of your own, by
`module:Class`: `bot(name)` makes either. `ask(bot, s, seat, rng, budget)` is the one way to let it choose: it
hands over a guess of the state, never the state. docs/write-a-bot.md shows how to write one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from rulewright.bots.bot import Bot, BotError, Budget, Weighed
from rulewright.bots.greedy import Casual, Greedy
from rulewright.bots.levels import Expert, Novice, Regular
from rulewright.bots.random import Random
from rulewright.bots.search import Clairvoyant, Search
from rulewright.bots.tree import Grower
from rulewright.core.errors import GameError, brief, meant
from rulewright.core.game import Game
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import State
from rulewright.core.verbs import Option

__all__ = [
    "Bot", "BotError", "Budget", "Option", "Rng", "State", "Weighed",
    "ask", "bot", "called", "chances", "every", "names", "plays", "usual",
]  # fmt: skip

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "casual": Casual,
    "greedy": Greedy,
    "search": Search,
    "tree": Grower,
    "novice": Novice,
    "regular": Regular,
    "expert": Expert,
}
REFERENCES: Final[dict[str, Callable[[], Bot]]] = {"clairvoyant": Clairvoyant}  # to measure with, not to play
LEVELS: Final = ["novice", "regular", "expert"]
FAILS: Final = (Exception, SystemExit)  # what code of one's own may come to; Ctrl-C is nobody's failure
APART: Final = 1 << 40  # the seeds of those who choose lie far from those of the games


def names() -> list[str]:
    """The bots that people are offered: one that chooses blindly, then the levels."""
    return ["random", *LEVELS]


def every() -> list[str]:
    """All that go by a name of ours and see no more than their seat."""
    return list(BOTS)


def usual(game: Game) -> str:
    """Who sits down where nobody is named."""
    return "regular" if plays("regular", game) else "random"


def bot(name: str) -> Bot:
    """A new bot by name: one of ours, or `module:Class`."""
    if ":" in name:
        return own(name)
    if name in REFERENCES:
        return REFERENCES[name]()
    if name not in BOTS:
        known = f"{', '.join(BOTS)}, or your own as module:Class"
        raise GameError(f"unknown bot {brief(name)}; bots: {known}{meant(name, BOTS)}")
    return BOTS[name]()


def own(name: str) -> Bot:
    """A new bot of one's own. Its module is installed, or lies in the present folder."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that a file there replaces nothing that is installed
    try:
        found: Any = getattr(import_module(module), kind, None)
    except FAILS as error:
        raise GameError(
            f"cannot import the bot {brief(name)}: {type(error).__name__}: {error};"
            " a module is looked for among what is installed and in this folder"
        ) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise GameError(f"no bot {brief(name)}: {module} has no class {brief(kind)} of kind Bot")
    if issubclass(found, Clairvoyant):  # it would be given what its seat may not see
        raise GameError(f"no bot of one's own is clairvoyant, as {brief(name)} is")
    try:
        made: Bot = found()  # type: ignore[call-arg]  # its own __init__ says the name
    except FAILS as error:
        raise GameError(f"cannot make the bot {brief(name)}: {type(error).__name__}: {error}") from error
    return made


def called(name: str) -> str:
    """A bot's name as people read it: without the module."""
    return name.rpartition(":")[2]


def plays(name: str, game: Game) -> bool:
    """Our bots but random climb the game's estimate; one of your own knows what it needs."""
    return name == "random" or name not in BOTS or game.evaluate is not None


def chances(seed: int, seats: int) -> list[Rng]:
    """Chance for the bot on each seat, unrelated to each other's and to the game's of the same seed."""
    rng = seeded(seed + APART)
    return [rng.split() for _ in range(seats)]


def ask(bot: Bot, s: State, seat: int, rng: Rng, budget: Budget | None = None) -> Option:
    """What the bot chooses at this seat, from a guess of the state; only the clairvoyant gets the truth."""
    options = s.options(seat)
    if not options:
        raise BotError(f"{bot.name} was asked for seat {seat}, which has nothing to choose now")
    if isinstance(bot, Random):
        return bot.pick(options, rng)
    guess = s.copy() if isinstance(bot, Clairvoyant) else s.sample(seat, rng)
    try:
        option = bot.choose(guess, seat, rng, budget or Budget())
    except BotError:
        raise  # it says who
    except FAILS as error:
        raise BotError(f"{bot.name} failed: {type(error).__name__}: {error}") from error
    if type(option) is not int:  # a float or another library's number may equal one, and goes no further
        raise BotError(f"{bot.name} chose something of type {type(option).__name__}; an option is an int")
    if option not in options:
        raise BotError(f"{bot.name} chose {option}, which seat {seat} was not offered")
    return option
