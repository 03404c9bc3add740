"""Steps a second of random play: our environments one by one and batched, beside others, all in one run.

By CPU time; with workers by the clock, because they are other processes: they need free processors.

    python benchmarks/batched.py [SECONDS [WORKERS ...]]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

import numpy as np

from rulewright import env
from rulewright.core.errors import GameError
from rulewright.games import ready

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0  # for each number
WORKERS = [0, *(int(word) for word in sys.argv[2:])] if len(sys.argv) > 2 else [0, 1, 2]
STRETCHES = 10
GAMES = 64


def rate(play: Callable[[], int], clock: Callable[[], float] = process_time) -> float:
    """Steps a second; `play` makes some and says how many.

    The best stretch counts, because whatever else a machine does only ever slows it down.
    """
    return max(stretch(play, clock) for _ in range(STRETCHES))


def stretch(play: Callable[[], int], clock: Callable[[], float]) -> float:
    steps, start = 0, clock()
    while clock() - start < SECONDS / STRETCHES:
        steps += play()
    return steps / (clock() - start)


def aec(made: Any) -> Callable[[], int]:
    """PettingZoo, one game after the other."""
    chance = np.random.default_rng(0)
    made.reset(seed=0)

    def play() -> int:
        for _ in range(100):
            seen, _reward, ended, cut, _info = made.last()
            if ended or cut:
                made.reset()
            else:
                made.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        return 100

    return play


def spiel(game: Any) -> Callable[[], int]:
    """OpenSpiel, one game after the other; players and chance both count."""
    chance = np.random.default_rng(0)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.integers(len(legal)))])
            steps += 1
        return steps

    return play


def batched(batch: Any) -> Callable[[], int]:
    chance = np.random.default_rng(0)
    rows = np.arange(GAMES)
    batch.reset(0)

    def play() -> int:
        picks = (chance.random(GAMES) * batch.arrays.counts).astype(int)
        batch.step(batch.arrays.legal[rows, picks])
        return GAMES

    return play


def chess() -> Any:
    """PettingZoo's. It imports what draws its picture; nothing is drawn here, so it can do without."""
    if find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")
    return import_module("pettingzoo.classic.chess_v6").env()


def main() -> None:
    heads = [f"{n} workers" if n else "Batched" for n in WORKERS]
    print("| Game | One by one | " + " | ".join(f"{head} | observed" for head in heads) + " |")
    print("|---|" + "--:|" * (1 + 2 * len(WORKERS)))
    for card in ready():
        row(card.title, [alone(lambda: aec(env.pettingzoo(card.id))), *many(card.id)])  # noqa: B023
    row("*PettingZoo's chess*", [alone(lambda: aec(chess()))])
    row("*OpenSpiel's gin rummy*", [alone(lambda: spiel(import_module("pyspiel").load_game("gin_rummy")))])


def many(game: str) -> Iterator[float]:
    for workers in WORKERS:
        for observed in (False, True):
            with env.batch(game, GAMES, workers, observed=observed) as batch:
                yield rate(batched(batch), perf_counter if workers else process_time)


def alone(make: Callable[[], Callable[[], int]]) -> float | None:
    """None where it is not installed."""
    try:
        return rate(make())
    except (ImportError, GameError):
        return None


def row(name: str, cells: list[float | None]) -> None:
    told = ["" if cell is None else f"{cell:,.0f}" for cell in cells]
    print(f"| {name} | " + " | ".join(told) + " |", flush=True)


if __name__ == "__main__":
    main()
