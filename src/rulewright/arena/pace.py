"""How long a game of a match will take, guessed before the first one is finished."""

from __future__ import annotations

import math
import time
from typing import Final

import msgspec

import rulewright
from rulewright import bots
from rulewright.arena.match import Match, play_out
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option

TRIAL: Final = 0.4  # seconds


class Enough(Exception):
    """The trial is long enough."""


class Trial:
    """Watches how fast choices are made."""

    def __init__(self, seconds: float) -> None:
        self.until = time.perf_counter() + seconds
        self.choices = 0

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        self.choices += 1
        if time.perf_counter() > self.until:
            raise Enough

    def ended(self, s: State, order: tuple[int, ...]) -> None: ...


def seconds_a_game(match: Match) -> float:
    """A guess; 0 if the first game fails, which the match itself will tell."""
    try:
        return tried(match, rulewright.game(match.game))
    except Exception:
        return 0.0


def tried(match: Match, game: Game) -> float:
    """By the beginning of the first game, as far as a moment goes, and by the length of a quick one."""
    trial, began = Trial(TRIAL), time.perf_counter()
    try:
        play_out(match, game, 0, trial, logged=False)
    except Enough:
        a_choice = (time.perf_counter() - began) / trial.choices
        return a_choice * max(length(match, game), trial.choices)
    return time.perf_counter() - began


def length(match: Match, game: Game) -> int:
    """Decisions in a game: bots who look at nothing but the next choice play about as long as better ones,
    random ones half as long or twice."""
    quick = "casual" if bots.plays("casual", game) else "random"
    whole = Trial(math.inf)
    players = (quick,) * match.seats
    play_out(msgspec.structs.replace(match, bots=players, tables=(), nodes=0), game, 0, whole, logged=False)
    return whole.choices
