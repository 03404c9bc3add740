"""Bots: players that choose by themselves and never see what their seat may not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.bots.bot import Bot, Budget
from rulewright.bots.greedy import Casual, Greedy
from rulewright.bots.random import Random
from rulewright.core.errors import GameError, brief, meant
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import State
from rulewright.core.verbs import Option

__all__ = ["Bot", "BotError", "Budget", "ask", "bot", "chances", "names"]

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": Random, "casual": Casual, "greedy": Greedy}
APART: Final = 1 << 40  # the seeds of those who choose lie far from those of the games


class BotError(GameError):
    """A bot chose what it was not offered."""


def names() -> list[str]:
    """The bots that can be named at a table."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """A new bot by name."""
    if name not in BOTS:
        raise GameError(f"unknown bot {brief(name)}; bots: {', '.join(BOTS)}{meant(name, BOTS)}")
    return BOTS[name]()


def chances(seed: int, seats: int) -> list[Rng]:
    """Chance for the bot on each seat, unrelated to each other's and to the game's of the same seed."""
    rng = seeded(seed + APART)
    return [rng.split() for _ in range(seats)]


def ask(bot: Bot, s: State, seat: int, rng: Rng, budget: Budget | None = None) -> Option:
    """What the bot chooses at this seat, from a guess of the state: it never gets the true one."""
    options = s.options(seat)
    if not options:
        raise BotError(f"{bot.name} was asked for seat {seat}, which has nothing to choose now")
    if isinstance(bot, Random):
        return bot.pick(options, rng)
    option = bot.choose(s.sample(seat, rng), seat, rng, budget or Budget())
    if option not in options:
        raise BotError(f"{bot.name} chose {option}, which seat {seat} was not offered")
    return option
