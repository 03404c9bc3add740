"""What a bot is, and how much it may think."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import GameError
from rulewright.core.pending import let_in
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option

OFTEN: Final = 16  # times that a bot asks whether it was stopped, others are let in once: it asks very often


class BotError(GameError):
    """A bot failed, or chose what it was not offered. The message names it."""


class Budget:
    """The most a bot may spend on one choice: positions looked at, seconds. 0: what the bot thinks fit.

    Only a limit on nodes gives the same choices on every machine.
    """

    def __init__(self, nodes: int = 0, seconds: float = 0.0, whole: Budget | None = None) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self._whole = whole  # it is a part of that one, and is stopped with it
        self._stopped = False
        self._asked = 0

    @property
    def stopped(self) -> bool:
        """Was this budget, or the one that it is a part of, ended from outside?"""
        if self._whole is not None:
            return self._stopped or self._whole.stopped
        self._asked += 1
        if self._asked % OFTEN == 0:
            let_in()  # whoever would end it
        return self._stopped

    def at_most(self, nodes: int) -> Budget:
        """A part of this one, of no more positions than these."""
        return Budget(min(nodes, self.nodes) if self.nodes else nodes, self.seconds, self)

    def stop(self) -> None:
        """Enough: the bot answers with the best that it has. Another thread may say so."""
        self._stopped = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees a guess of the state, never the truth: `rulewright.bots.ask` makes the guess."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        """One of the seat's options. `s` is the bot's own to change."""
        raise NotImplementedError


class Weighed:
    """A choice, how much worse than the best a bot thinks it, and how the bot would go on."""

    def __init__(self, option: Option, behind: float | None, then: list[Option]) -> None:
        self.option = option
        self.behind = behind  # by the game's estimate; none: the end of the game lies between, beyond any
        self.then = then  # further choices of the same turn, as far as they can be known


class Adviser(Bot):
    """A bot that can say how its choices compare."""

    def weigh(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Weighed]:
        """The seat's choices that it has compared, the best first. `s` is the bot's own to change."""
        raise NotImplementedError
