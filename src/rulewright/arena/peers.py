"""Other engines at random play, so that our speed is always told beside theirs, from the same run.

Each function plays whole games for some seconds of CPU time on one core: list the options, pick one
uniformly, apply it. Chance is sampled in the loop and not counted as a decision. These engines also ask
when there is only one option (six times in ten in Catanatron), ours does not; `forced` tells how often.
Seeds are fixed; Catanatron's games still vary with PYTHONHASHSEED.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

SEED: Final = 7
COPYING: Final = 0.2  # of the seconds, the share spent on copies
MIDDLE: Final = {"catanatron": 400, "gin_rummy": 40, "chess": 60}  # decisions before the copied snapshot


class PeerMissing(Exception):
    """A peer is not installed here."""


@dataclass(frozen=True, slots=True)
class Speed:
    name: str
    game: str
    seats: int
    decisions: int
    decisions_per_second: float
    games: int
    options_per_decision: float
    forced: float  # share of the decisions that offered one option only
    copies_per_second: float


class Picker:
    """Picks uniformly and counts what it was asked."""

    def __init__(self) -> None:
        self.rng = random.Random(SEED)
        self.decisions = 0
        self.options = 0
        self.forced = 0

    def pick(self, options: list[Any]) -> Any:
        self.decisions += 1
        self.options += len(options)
        self.forced += len(options) == 1
        return options[int(self.rng.random() * len(options))]


def catanatron(seconds: float) -> Speed:
    """Settlers of Catan with four players."""
    engine = peer("catanatron")
    colors = (engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE)

    def decide(picker: Picker) -> Callable[[Any, Any, list[Any]], Any]:
        return lambda player, game, actions: picker.pick(actions)

    def new(seed: int) -> Any:
        return engine.Game([engine.RandomPlayer(color) for color in colors], seed=seed)

    def play(picker: Picker, number: int) -> None:
        new(SEED + number).play(decide_fn=decide(picker))

    picker, middle = Picker(), new(SEED)
    for _ in range(MIDDLE["catanatron"]):
        middle.play_tick(decide_fn=decide(picker))
    return measure("catanatron", "catan", 4, seconds, play, middle.copy)


def gin_rummy(seconds: float) -> Speed:
    """OpenSpiel through its Python binding, as a Python user drives it."""
    game = peer("pyspiel", "open_spiel").load_game("gin_rummy")

    def step(picker: Picker, state: Any) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(picker.rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(picker.pick(state.legal_actions()))

    def play(picker: Picker, number: int) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            step(picker, state)

    picker, middle = Picker(), game.new_initial_state()
    while picker.decisions < MIDDLE["gin_rummy"]:
        step(picker, middle)
    return measure("open_spiel", "gin_rummy", 2, seconds, play, middle.clone)


def chess(seconds: float) -> Speed:
    """python-chess."""
    engine = peer("chess")

    def play(picker: Picker, number: int) -> None:
        board = engine.Board()
        while not board.is_game_over():
            board.push(picker.pick(list(board.legal_moves)))

    picker, middle = Picker(), engine.Board()
    for _ in range(MIDDLE["chess"]):
        middle.push(picker.pick(list(middle.legal_moves)))
    return measure("python-chess", "chess", 2, seconds, play, lambda: middle.copy(stack=False))


PEERS: Final[dict[str, Callable[[float], Speed]]] = {
    "catanatron": catanatron,
    "open_spiel": gin_rummy,
    "chess": chess,
}


def peer(module: str, package: str = "") -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise PeerMissing(f"{package or module} is not installed; pip install 'rulewright[peers]'") from None


def measure(
    name: str,
    game: str,
    seats: int,
    seconds: float,
    play: Callable[[Picker, int], None],
    copy: Callable[[], object],
) -> Speed:
    """Whole games, then copies of one position, for the given seconds of CPU time in all."""
    picker, games = Picker(), 0
    start = time.process_time()
    while games == 0 or time.process_time() - start < seconds * (1 - COPYING):
        play(picker, games)
        games += 1
    playing = time.process_time() - start
    copies, start = 0, time.process_time()
    while copies == 0 or time.process_time() - start < seconds * COPYING:
        for _ in range(100):
            copy()
        copies += 100
    copying = time.process_time() - start
    return Speed(
        name=name,
        game=game,
        seats=seats,
        decisions=picker.decisions,
        decisions_per_second=picker.decisions / playing,
        games=games,
        options_per_decision=picker.options / picker.decisions,
        forced=picker.forced / picker.decisions,
        copies_per_second=copies / copying,
    )


def main(seconds: float) -> None:
    for run in PEERS.values():
        try:
            speed = run(seconds)
        except PeerMissing as missing:
            print(missing)
            continue
        print(
            f"{speed.name:13} {speed.game:10} {speed.seats} seats {speed.games:5} games"
            f" {speed.decisions_per_second:9,.0f} decisions/s ({speed.forced:4.0%} forced,"
            f" {speed.options_per_decision:4.1f} options) {speed.copies_per_second:9,.0f} copies/s"
        )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
