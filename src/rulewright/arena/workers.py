"""Games shared out to processes, in chunks of their numbers."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

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


def at_once(
    work: Callable[[Match, range], T], match: Match, parts: list[range], workers: int
) -> Generator[tuple[range, T], None, None]:
    """What `work` makes of each part, as it comes, from processes that have nothing of this one's state."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=die_quietly)
    try:
        part_of: dict[Future[T], range] = {pool.submit(work, match, part): part for part in parts}
        waiting = set(part_of)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield part_of[future], future.result()
    except BrokenProcessPool:
        raise GameError("a worker process died; with 1 worker the error shows itself") from None
    except BaseException:  # Ctrl-C above all: nobody waits for the games that are under way
        for process in list(pool._processes.values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def die_quietly() -> None:
    """Ctrl-C ends a worker without a word; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


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
