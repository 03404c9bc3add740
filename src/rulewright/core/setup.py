"""What a game was set up with."""

from __future__ import annotations

from typing import Any

from rulewright.core.rng import Seed
from rulewright.core.verbs import Vocabulary


class Setup:
    """What a game was set up with. It never changes, so all copies of a state share it."""

    def __init__(
        self,
        game: Any,
        vocabulary: Vocabulary,
        mode: str,
        seats: int,
        options: dict[str, int],
        seed: Seed,
        logged: bool = False,
        effects: list[Any] | None = None,
    ) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.mode = mode
        self.seats = seats
        self.options = options
        self.seed = seed
        self.logged = logged  # the log is on from the first step
        self.effects: list[Any] = effects if effects is not None else []  # by number; see effects.py

    def seedless(self) -> Setup:
        """The same for eyes and guesses: the seed would tell all chance to come."""
        return Setup(
            self.game, self.vocabulary, self.mode, self.seats, self.options, 0, self.logged, self.effects
        )
