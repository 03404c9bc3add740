"""The levels that people are offered, with the same meaning in every game.

A novice sees where each choice leads at once, and now and then takes any. A regular thinks its own turn
through. An expert thinks longer, as the bot that was measured to play the game best: see docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.bots.bot import Adviser, Budget, Weighed
from rulewright.bots.greedy import Casual, Greedy
from rulewright.bots.search import Search
from rulewright.bots.tree import Grower
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option

ERRS: Final = 10  # one choice of so many is a novice's slip
DEEP: Final = 6000  # positions that an expert looks at for one choice; seconds would not be reproducible
BEST: Final[dict[str, Callable[[], Adviser]]] = {"greedy": Greedy, "search": Search, "tree": Grower}


class Novice(Casual):
    def __init__(self) -> None:
        super().__init__("novice")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        if rng.below(ERRS) == 0:
            options = s.options(seat)
            return options[rng.below(len(options))]
        return super().choose(s, seat, rng, budget)


class Regular(Greedy):
    def __init__(self) -> None:
        super().__init__("regular")


def best(s: State) -> Adviser:
    """Who was measured to play this game, or this mode of it, best."""
    game = s.setup.game
    name: str = game.experts.get(s.setup.mode, game.expert)
    return BEST[name]()


class Expert(Adviser):
    def __init__(self) -> None:
        super().__init__("expert")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return best(s).choose(s, seat, rng, budget.at_most(DEEP))

    def weigh(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Weighed]:
        return best(s).weigh(s, seat, rng, budget.at_most(DEEP))
