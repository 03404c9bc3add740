"""How long a game of a match will take, guessed before the first one is finished."""

from __future__ import annotations

import time
from typing import Final

import rulewright
from rulewright.arena.drive import play_random, random_setup
from rulewright.arena.match import Match, play_out
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option

TRIAL: Final = 0.4  # seconds


class Enough(Exception):
    """The trial is long enough."""


class Trial:
    """Watches how fast choices are made."""

    def __init__(self) -> None:
        self.until = time.perf_counter() + TRIAL
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
    """By the beginning of the first game, as far as a moment goes, and by the length of a random one."""
    trial, began = Trial(), time.perf_counter()
    try:
        play_out(match, game, 0, trial, logged=False)
    except Enough:
        a_choice = (time.perf_counter() - began) / trial.choices
        length = play_random(game, random_setup(game, match.seed, match.seats, match.mode)).state.turns
        return a_choice * max(length, trial.choices)
    return time.perf_counter() - began
