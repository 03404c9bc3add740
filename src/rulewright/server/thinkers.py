"""Bots at work in processes of their own: a slow one is cut off, and no table ever waits for the machine.

A worker gets a guess of the state, made here; the truth never leaves this process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, cast

from rulewright import bots
from rulewright.bots import Budget, Weighed
from rulewright.bots.levels import Expert
from rulewright.core.data import load, save
from rulewright.core.errors import GameError
from rulewright.core.rng import seeded
from rulewright.core.state import State
from rulewright.server.catalogue import Catalogue, loaded
from rulewright.server.review import Course, leads
from rulewright.server.table import Table

SECONDS: Final = 5.0  # a bot's time for one choice
GRACE: Final = 2.0  # and then it is stopped
LOADING: Final = 60.0  # a process starts, loads the game and the position: the bot does not think yet
READY: Final = "ready"
CHANCE: random.Random = secrets.SystemRandom()  # the luck of bots; tests put one here that repeats itself
ADVISER: Final = "expert"  # gives the hints
Advice = list[tuple[int, float | None, list[int]]]  # as it goes through the pipe
Told = int | Advice | list[float] | str  # a choice, advice, how a lead went, or what went wrong
LOOKING_BACK: Final = 30.0  # seconds to play a game again


class Late(Exception):
    """The bot did not answer in time, or failed."""


def luck(s: State, seat: int) -> random.Random:
    """A bot's chance. It follows from a seed that is known to all: a lesson goes as it was written."""
    seed = s.setup.seed
    return CHANCE if isinstance(seed, str) else random.Random(f"{seed} {s.turns} {seat}")


class Job:
    """A position as data, with what is needed to load it."""

    def __init__(
        self, module: str, bot: str, s: State, seat: int, seconds: float, advice: bool = False
    ) -> None:
        setup = s.setup
        chance = luck(s, seat)
        self.module = module
        self.bot = bot
        self.advice = advice  # how the choices compare, not only which is best
        self.seat = seat
        self.seconds = seconds
        self.seed = chance.getrandbits(62)
        game = setup.game
        options = {name: game.options[name].named(value) for name, value in setup.options.items()}
        self.setup = (setup.seats, setup.mode, options)
        guess = s.sample(seat, seeded(chance.getrandbits(62)))
        self.guess: dict[str, Any] = save(guess)


class Review:
    """A finished game, to be played again."""

    bot = ADVISER
    seconds = LOOKING_BACK

    def __init__(self, course: Course) -> None:
        self.course = course


def answer(job: Job | Review, ready: Callable[[], None]) -> int | Advice | list[float]:
    """In the worker: what the bot chooses or advises; `ready` is called when it begins to think."""
    if isinstance(job, Review):
        ready()
        return leads(loaded(job.course.module), job.course)
    game = loaded(job.module)
    seats, mode, options = job.setup
    guess = load(game.setup(seats, mode, 0, options), job.guess)
    bot = bots.bot(job.bot)
    budget = Budget(seconds=job.seconds)
    ready()
    if job.advice:
        assert isinstance(bot, Expert)
        found = bot.weigh(guess, job.seat, seeded(job.seed), budget)
        return [(one.option, one.behind, one.then) for one in found]
    return bot.choose(guess, job.seat, seeded(job.seed), budget)


def work(pipe: Connection) -> None:
    """The worker's life: jobs in, answers out, until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()
    while os.getppid() == parent:
        try:
            if not pipe.poll(1.0):
                continue
            job: Job | Review = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(answer(job, lambda: pipe.send(READY)))
        except GameError as error:
            pipe.send(str(error))
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")


class Worker:
    """One process; started when first needed, and again after it had to be stopped."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Connection | None = None

    def ask(self, job: Job | Review) -> int | Advice | list[float]:
        if self.process is None or not self.process.is_alive():
            self._start()
        assert self.pipe is not None
        try:
            self.pipe.send(job)
            told = self._hear(self.pipe, job.bot, LOADING)
            if told == READY:
                told = self._hear(self.pipe, job.bot, job.seconds + GRACE)
        except (EOFError, OSError) as error:
            self.stop()
            raise Late(f"{job.bot}'s process ended") from error
        if isinstance(told, str):
            raise Late(f"{job.bot} failed: {told}")
        return told

    def _hear(self, pipe: Connection, bot: str, patience: float) -> Told:
        if not pipe.poll(patience):
            self.stop()
            raise Late(f"{bot} did not answer in {patience:g} s")
        told: Told = pipe.recv()
        return told

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()
        self.pipe = ours

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class Thinkers:
    def __init__(self, catalogue: Catalogue, workers: int = 2, seconds: float = SECONDS) -> None:
        self.catalogue = catalogue
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self._mine = threading.local()
        self._workers: list[Worker] = []

    async def choose(self, bot: str, s: State, seat: int, seconds: float) -> int:
        """The bot's choice, in so many seconds at most; `Late` if it comes to none."""
        options = s.options(seat)
        if bot == "random":
            return luck(s, seat).choice(options)
        job = Job(self.catalogue.modules[s.setup.game.id], bot, s, seat, min(seconds, self.seconds))
        option = await self._told(job)
        if not isinstance(option, int) or option not in options:
            raise Late(f"{bot} chose {option}, which seat {seat} was not offered")
        return option

    async def advise(self, s: State, seat: int, seconds: float) -> list[Weighed]:
        """The seat's best choices as the expert compares them; `Late` if it comes to none."""
        module = self.catalogue.modules[s.setup.game.id]
        job = Job(module, ADVISER, s, seat, min(seconds, self.seconds), advice=True)
        found = await self._told(job)
        return [Weighed(*one) for one in cast(Advice, found)]

    async def look_back(self, table: Table, seat: int) -> list[float]:
        """How the lead of this seat went in a finished game; `Late` if it takes too long."""
        assert table.state is not None
        marks = [mark.choices for mark in table.marks]
        course = Course(self.catalogue.modules[table.game.id], table.state.record(), marks, seat)
        return cast(list[float], await self._told(Review(course)))

    async def _told(self, job: Job | Review) -> int | Advice | list[float]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, job)

    def _ask(self, job: Job | Review) -> int | Advice | list[float]:
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None:
            worker = self._mine.worker = Worker()
            self._workers.append(worker)
        return worker.ask(job)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.stop()
