"""Whole random games, in a process (`play_random`) or as one: `python -m rulewright.arena.drive GAME`."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from typing import Final

import rulewright
from rulewright.arena.playout import play_on
from rulewright.bots import APART
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import Setup, State

PATIENCE: Final = 10  # times the decisions that a game declares as its bound: it will not end any more


class Endless(GameError):
    """A game that does not end."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished random game and how many options it offered in all."""

    state: State
    options: int


def chooser(seed: int) -> Rng:
    """Chance for those who choose, unrelated to the chance in the game of the same seed."""
    return seeded(seed + APART)


def patience(game: Game) -> int:
    """The number of decisions after which a game counts as endless."""
    return PATIENCE * game.bounds.decisions


def random_setup(game: Game, seed: int, seats: int | None = None, mode: str | None = None) -> Setup:
    return game.setup(seats, mode, seed, {}, bots=True)


def play_random(game: Game, setup: Setup) -> Played:
    """One game of random choices; the same for the same setup on every machine and build."""
    assert isinstance(setup.seed, int)
    s = game.start(setup)
    options = play_on(s, chooser(setup.seed), patience(game))
    if not s.over:
        raise Endless(f"{game.id}, seed {setup.seed}: no end after {s.turns} decisions")
    return Played(s, options)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rulewright.arena.drive", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    game = rulewright.game(asked.game)
    decisions = 0
    for seed in range(asked.seed, asked.seed + asked.games):
        decisions += play_random(game, random_setup(game, seed, asked.seats, asked.mode)).state.turns
    print(json.dumps({"game": game.id, "games": asked.games, "decisions": decisions}))


if __name__ == "__main__":
    main()
