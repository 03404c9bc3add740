"""Games shared out to processes, in chunks of their numbers."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol, TypeVar

from rulewright.arena.match import Match
from rulewright.core.errors import GameError

T = TypeVar("T")


def chunks(numbers: range, size: int) -> list[range]:
    """The numbers in pieces that end at multiples of the size, wherever they begin."""
    out = []
    at = numbers.start
    while at < numbers.stop:
        end = min(numbers.stop, (at // size + 1) * size)
        out.append(range(at, end))
        at = end
    return out


class Engine(Protocol):
    """Where parts are worked at: `at_once`, processes of this machine; `cluster.engine`, many machines."""

    def __call__(
        self, work: Callable[[Match, range], T], match: Match, parts: list[range], workers: int
    ) -> Generator[tuple[range, T], None, None]: ...


def at_once(
    work: Callable[[Match, range], T], match: Match, parts: list[range], workers: int
) -> Generator[tuple[range, T], None, None]:
    """What `work` makes of each part, as it comes, from processes that have nothing of this one's state."""
    left = iter(parts)
    busy: dict[Connection, range] = {}
    processes: list[SpawnProcess] = []
    try:
        for part in islice(left, workers):
            pipe = started(work, match, processes)
            pipe.send(part)
            busy[pipe] = part
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                part = busy.pop(ready)
                done: T = ready.recv()
                further = next(left, None)
                if further is not None:
                    ready.send(further)
                    busy[ready] = further
                yield part, done
    except (EOFError, OSError):
        raise GameError("a worker process died; with 1 worker the error shows itself") from None
    finally:  # after Ctrl-C nobody waits for the games that are under way
        for process in processes:
            process.kill()
        for process in processes:
            process.join()


def started(work: Callable[[Match, range], T], match: Match, processes: list[SpawnProcess]) -> Connection:
    """The pipe to one more process.

    Ctrl-C is held back meanwhile: it must not part a process from the list of those to stop. The process
    inherits that it is held back, so the parent alone hears it and says what there is to say.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    resource_tracker.ensure_running()  # it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        process = context.Process(target=serve, args=(theirs, work, match), daemon=True)
        process.start()
        processes.append(process)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return ours


def serve(pipe: Connection, work: Callable[[Match, range], T], match: Match) -> None:
    """A worker's life: parts in, results out, until the parent goes away. If it fails, the parent says so."""
    with suppress(Exception):
        while True:
            pipe.send(work(match, pipe.recv()))


@contextmanager
def unswept() -> Iterator[None]:
    """States form no cycles, and Python's search for such would take half the time of a game of bots."""
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if swept:
            gc.enable()
