"""The chance to win: how often a seat that was so far ahead, after such a share of the game, won in the end.

Fitted to games that greedy played with itself (`rulewright chances`, docs/bots.md). The share is that of all
choices of the game, so a chance is told when it is over: of a game that goes on nobody knows how long it is.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rulewright.core.state import State

FILE: Final = Path(__file__).with_name("winning.toml")
STEEPEST: Final = 30.0  # odds beyond the thirtieth power of e are certain


class Winning:
    """Of one mode of a game with so many seats: the logarithm of the odds is `even` + rise × lead."""

    def __init__(self, even: float, rise: list[float]) -> None:
        self.even = even  # with no lead: who is level with the best of several is not yet the winner
        self.rise = rise  # by the share of the game: at its beginning, times the share, times its square

    def of(self, lead: float, share: float) -> float:
        """From 0 to 1. A lead is never worth less than nothing."""
        rise = max(0.0, self.rise[0] + self.rise[1] * share + self.rise[2] * share * share)
        odds = max(-STEEPEST, min(STEEPEST, self.even + rise * lead))
        return 1.0 / (1.0 + math.exp(-odds))


def winning(game: str, mode: str, seats: int) -> Winning | None:
    """None where it was not fitted."""
    rows: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["chance"]
    for row in rows:
        if (row["game"], row["mode"], row["seats"]) == (game, mode, seats):
            return Winning(float(row["even"]), [float(value) for value in row["rise"]])
    return None


def lead(evaluate: Callable[[Any, int], float], s: State, seat: int) -> float:
    """The seat's estimate less that of its strongest rival; alone, its own."""
    rivals = s.rivals(seat)
    return evaluate(s, seat) - (max(evaluate(s, rival) for rival in rivals) if rivals else 0.0)
