"""How well each level plays each game, as it was measured: docs/bots.md tells with what, and how surely."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.core.texts import Texts

FILE: Final = Path(__file__).with_name("measured.toml")
USUAL: Final = 1000  # the rating of a regular, in every game
TENFOLD: Final = 400  # rating points by which somebody wins ten games for each that is lost


class Measured:
    """Games of a level against a regular, two at a table, and how long it thought about a choice."""

    def __init__(self, level: str, entered: str, mode: str, games: int, wins: float, ms: float) -> None:
        self.level = level
        self.entered = entered  # what played for it: the level itself, or a bot and what it could spend
        self.mode = mode
        self.games = games  # none: a regular is the measure itself
        self.wins = wins  # a draw is half of one
        self.ms = ms

    def rating(self) -> int:
        """With half a game added to both sides, as nobody wins for ever."""
        odds = (self.wins + 0.5) / (self.games - self.wins + 0.5)
        return round(USUAL + TENFOLD * math.log10(odds))


def measured(game: Game, mode: str | None = None) -> list[Measured]:
    """In this mode, or in the first that was measured: from the weakest to the strongest; nothing if it, or
    the game, was not."""
    rows: list[dict[str, Any]] = tomllib.loads(FILE.read_text())["match"]
    found = [read(row, game) for row in rows if row["game"] == game.id]
    modes = [mode] if mode else [one for one in game.modes if one in [row.mode for row in found]]
    found = [row for row in found if row.mode in modes[:1]]
    found.sort(key=lambda one: one.rating())
    return found


def read(row: dict[str, Any], game: Game) -> Measured:
    mode: str = row.get("mode", next(iter(game.modes)))
    return Measured(row["level"], row["as"], mode, row["games"], row["wins"], row["ms"])


def in_words(one: Measured | None, said: Texts) -> str:
    """What was measured: in which mode, and what was entered where it was not the level itself."""
    if one is None:
        return said.say("bots-unmeasured")
    if one.games == 0:
        return said.say("bots-measure")
    mode = said.say(f"mode-{one.mode}")
    if one.entered == one.level:
        return said.say("bots-measured-in", mode=mode)
    return said.say("bots-measured-as", mode=mode, entered=one.entered)
