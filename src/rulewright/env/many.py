"""Many games at once, in worker processes that share their arrays with the learner.

One game is one row of every array. What happens does not depend on the number of workers.
"""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rulewright.core.errors import GameError, brief
from rulewright.core.game import SEEDS
from rulewright.core.state import State
from rulewright.env.observation import Layout, layout_of
from rulewright.env.playing import ILLEGAL, rewards
from rulewright.games import game as named
from rulewright.games import load

MOST_GAMES = 1 << 16
MOST_WORKERS = 256
ALIGNED = 64  # every array begins at a multiple of so many bytes


class Plan(NamedTuple):
    """What is played, and how much of it."""

    game: str
    mode: str
    seats: int
    options: dict[str, object]
    games: int
    observed: bool

    def layout(self) -> Layout:
        return layout_of(self.game, self.mode, self.seats)

    def shapes(self) -> dict[str, tuple[type[Any], tuple[int, ...]]]:
        actions = load(self.game).vocabulary.size
        size = self.layout().size if self.observed else 0
        return {
            "actions": (np.int32, (self.games,)),
            "seats": (np.int8, (self.games,)),
            "done": (np.bool_, (self.games,)),
            "rewards": (np.float32, (self.games, self.seats)),
            "counts": (np.int32, (self.games,)),
            "legal": (np.int32, (self.games, actions)),
            "masks": (np.int8, (self.games, actions)),
            "observations": (np.float32, (self.games, size)),
        }


class Arrays:
    """What learner and workers share. Rows are games.

    `actions` is written by the learner. `seats` says who chooses; `counts` and `legal` list the legal actions
    (the first `counts[i]` of row i), `masks` marks the same. `done` and `rewards` tell of the game that ended
    with the last step; everything else tells already of the one after it.
    """

    def __init__(self, plan: Plan, buffer: Any) -> None:
        at = 0
        made: dict[str, NDArray[Any]] = {}
        for name, (kind, shape) in plan.shapes().items():
            made[name] = np.ndarray(shape, kind, buffer, at)
            at += _aligned(made[name].nbytes)
        self.actions: NDArray[np.int32] = made["actions"]
        self.seats: NDArray[np.int8] = made["seats"]
        self.done: NDArray[np.bool_] = made["done"]
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.counts: NDArray[np.int32] = made["counts"]
        self.legal: NDArray[np.int32] = made["legal"]
        self.masks: NDArray[np.int8] = made["masks"]
        self.observations: NDArray[np.float32] = made["observations"]


def _aligned(size: int) -> int:
    return (size + ALIGNED - 1) // ALIGNED * ALIGNED


def _bytes(plan: Plan) -> int:
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in plan.shapes().values()]
    return sum(map(_aligned, sizes))


class Stretch:
    """Some of the games, those of one worker."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int, last: int) -> None:
        self.plan = plan
        self.arrays = arrays
        self.rows = range(first, last)
        self.views = {
            row: (arrays.legal[row], arrays.masks[row], arrays.observations[row]) for row in self.rows
        }
        self.card = load(plan.game)
        self.layout = plan.layout()
        self.states: dict[int, State] = {}
        self.seeds: dict[int, int] = {}

    def reset(self, seed: int) -> None:
        self._nothing_ended()
        for row in self.rows:
            self._begin(row, (seed + row) % SEEDS)

    def step(self) -> None:
        self._nothing_ended()
        actions: list[int] = self.arrays.actions[self.rows.start : self.rows.stop].tolist()
        for row, action in zip(self.rows, actions, strict=True):
            s = self.states[row]
            if action not in s.legal:
                self.arrays.rewards[row, s.actor] = ILLEGAL
                self._next(row)
                continue
            s.apply(action)
            if s.over:
                self.arrays.rewards[row] = rewards(s.outcome())
                self._next(row)
            else:
                self._tell(row)

    def _nothing_ended(self) -> None:
        self.arrays.done[self.rows.start : self.rows.stop] = False
        self.arrays.rewards[self.rows.start : self.rows.stop] = 0

    def _next(self, row: int) -> None:
        """This game has ended: begin another."""
        self.arrays.done[row] = True
        self._begin(row, (self.seeds[row] + self.plan.games) % SEEDS)

    def _begin(self, row: int, seed: int) -> None:
        plan = self.plan
        self.seeds[row] = seed
        self.states[row] = self.card.start(
            self.card.setup(plan.seats, plan.mode, seed, plan.options, bots=True)
        )
        self._tell(row)

    def _tell(self, row: int) -> None:
        s, arrays = self.states[row], self.arrays
        legal, mask, observation = self.views[row]
        mask[legal[: arrays.counts[row]]] = 0  # those of the position before
        count = len(s.legal)
        now = legal[:count]
        now[:] = s.legal
        mask[now] = 1
        arrays.counts[row] = count
        arrays.seats[row] = s.actor
        if self.plan.observed:
            self.layout.write(s, s.actor, observation)


def work(plan: Plan, memory: str, first: int, last: int, orders: Connection) -> None:
    """A worker: a seed begins the games, None is a step, the end of the line is the end."""
    shared = SharedMemory(memory)
    stretch = Stretch(plan, Arrays(plan, shared.buf), first, last)
    while True:
        try:
            order = orders.recv()
        except EOFError:
            break
        try:
            stretch.reset(order) if order is not None else stretch.step()
            orders.send(None)
        except GameError as error:
            orders.send(str(error))
    del stretch  # the views have to go before what they look at
    shared.close()


class Batch:
    """Games that are stepped together. Use it in a `with`, or call `close`."""

    def __init__(
        self,
        game: str,
        games: int,
        workers: int,
        seats: int | None,
        mode: str | None,
        observed: bool,
        options: Mapping[str, object],
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise GameError(f"bad number of games {brief(games)}; a number from 1 to {MOST_GAMES}")
        if not 0 <= workers <= min(games, MOST_WORKERS):
            raise GameError(f"bad number of workers {brief(workers)}; 0 (none but this process) to {games}")
        setup = named(game).setup(seats, mode, 0, options, bots=True)
        self.plan = Plan(game, setup.mode, setup.seats, dict(options), games, observed)
        self.begun = False
        self.memory: SharedMemory | None = None
        self.own: Stretch | None = None  # without workers
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        if workers:
            self.memory = SharedMemory(create=True, size=_bytes(self.plan))
            self.arrays = Arrays(self.plan, self.memory.buf)
            self._hire(workers, self.memory.name)
        else:
            self.arrays = Arrays(self.plan, bytearray(_bytes(self.plan)))
            self.own = Stretch(self.plan, self.arrays, 0, games)

    def _hire(self, workers: int, memory: str) -> None:
        context = get_context("spawn")
        for number in range(workers):
            first, last = (self.plan.games * n // workers for n in (number, number + 1))
            here, there = context.Pipe()
            process = context.Process(target=work, args=(self.plan, memory, first, last, there), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def reset(self, seed: int = 0) -> Arrays:
        """Begin every game anew: game i with seed + i, the next in its row so many games further on."""
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise GameError(f"bad seed {brief(seed)}; a seed is a number from 0 to 2^62 - 1")
        self.begun = True
        return self._order(seed)

    def step(self, actions: ArrayLike) -> Arrays:
        """One action for every game; games that end begin anew. The arrays are always the same ones."""
        if not self.begun:
            raise GameError("the games have not begun: call reset() first")
        self.arrays.actions[:] = self._read(actions)
        return self._order(None)

    def _read(self, actions: ArrayLike) -> NDArray[Any]:
        """What was given, if it is an action for each game; legal it need not be."""
        given, size = np.asarray(actions), load(self.plan.game).vocabulary.size
        if given.shape != (self.plan.games,) or given.dtype.kind not in "iu":
            raise GameError(
                f"bad actions: a list of {self.plan.games} whole numbers is wanted, one a game; "
                f"got {given.dtype} of shape {given.shape}"
            )
        if given.min() < 0 or given.max() >= size:
            wrong = given[(given < 0) | (given >= size)][0]
            raise GameError(f"bad action {wrong}; actions of {self.plan.game}: 0 to {size - 1}")
        return given

    def _order(self, order: int | None) -> Arrays:
        if self.own is not None:
            self.own.reset(order) if order is not None else self.own.step()
            return self.arrays
        try:
            for line in self.lines:
                line.send(order)
            refusals = [line.recv() for line in self.lines]
        except (EOFError, OSError) as gone:
            raise GameError("a worker has ended; its games are lost") from gone
        for refusal in refusals:
            if refusal is not None:
                raise GameError(refusal)
        return self.arrays

    def close(self) -> None:
        """End the workers. The arrays are gone then."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes, self.begun = [], [], False
        if self.memory is not None:
            del self.arrays
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
