"""How well each level plays each game, as it was measured: docs/bots.md tells with what, and how surely."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("measured.toml")
USUAL: Final = 1000  # the rating of a regular, in every game
TENFOLD: Final = 400  # rating points by which somebody wins ten games for each that is lost


class Measured:
    """Games of a level against a regular, two at a table, and how long it thought about a choice."""

    def __init__(self, level: str, games: int, wins: float, ms: float) -> None:
        self.level = level
        self.games = games
        self.wins = wins  # a draw is half of one
        self.ms = ms

    def rating(self) -> int:
        """With half a game added to both sides, as nobody wins for ever."""
        odds = (self.wins + 0.5) / (self.games - self.wins + 0.5)
        return round(USUAL + TENFOLD * math.log10(odds))


def measured(game: str) -> list[Measured]:
    """From the weakest to the strongest; nothing for a game that was not measured."""
    rows: list[dict[str, Any]] = tomllib.loads(FILE.read_text())["match"]
    of = [row for row in rows if row["game"] == game]
    found = [Measured(row["level"], row["games"], row["wins"], row["ms"]) for row in of]
    found.sort(key=lambda one: one.rating())
    return found
