"""A bot that takes any option: the measure of everything else."""

from __future__ import annotations

from rulewright.bots.bot import Bot, Budget
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option


class Random(Bot):
    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return self.pick(s.options(seat), rng)

    def pick(self, options: list[Option], rng: Rng) -> Option:
        """It needs no state, so that nobody has to guess one for it."""
        return options[rng.below(len(options))]
