"""What the commands print: data as JSON, tables, a progress bar. Results go to stdout, all else to stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from rulewright.cli.complaint import complain

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from rulewright.arena.simulate import Progress

PIPED = 140  # columns where no terminal says how many it has


class Bar(Protocol):
    """Call it with what is done, what there is to do and, if that changes, what is going on."""

    def __call__(self, done: int, total: int, now: str = "") -> None: ...


def console() -> Console:
    """Where results are printed; in a pipe, wide enough that tables stay whole."""
    from rich.console import Console

    terminal = sys.stdout.isatty()
    return Console(width=None if terminal else PIPED, highlight=False, soft_wrap=False)


def print_json(value: Any) -> None:
    """One JSON value on stdout, in UTF-8 whatever the terminal thinks of it."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.flush()
    sys.stdout.buffer.write(text + b"\n") if hasattr(sys.stdout, "buffer") else print(text.decode())


def table(title: str, *columns: str, numbers: tuple[str, ...] = ()) -> Table:
    """An empty table; the columns named in `numbers` are aligned to the right."""
    from rich import box
    from rich.table import Table

    made = Table(title=title or None, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    return made


@contextmanager
def progress(what: str, each: Callable[[], float] | None = None) -> Iterator[Bar]:
    """A bar on stderr, if that is a terminal; `each` guesses what one step takes, before any is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
    from rich.text import Text

    class Left(ProgressColumn):
        """It goes on counting down between two steps, however slow they are."""

        def render(self, task: Task) -> Text:
            return Text(pace.said(time.monotonic(), int((task.total or 0) - task.completed)))

    err = Console(stderr=True)
    pace = Pace(time.monotonic())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        if each is not None and err.is_terminal:
            pace.each = each()

        def tell(done: int, total: int, now: str = "") -> None:
            pace.step(time.monotonic(), done)
            bar.update(task, completed=done, total=total, description=now or what)

        yield tell


@contextmanager
def kept_in(file: Path | None) -> Iterator[Callable[[Progress], Progress]]:
    """Who stops a run is told how much of it the file keeps; what this gives looks on as games are told."""
    last = ""

    def watched(progress: Progress) -> Progress:
        def tell(done: int, total: int) -> None:
            nonlocal last
            last = f"{done} of {total} games are kept in {file}; the same command goes on"
            progress(done, total)

        return tell

    try:
        yield watched
    except KeyboardInterrupt:
        if file is not None and last:
            complain(last)
        raise


class Pace:
    """How long it will take still: by the mean of the steps done, before the first of them by a guess."""

    def __init__(self, began: float) -> None:
        self.began = self.last = began
        self.before = -1  # what was done when we began: a file kept it
        self.each = 0.0  # seconds a step; 0: nobody knows

    def step(self, at: float, done: int) -> None:
        if self.before < 0:
            self.before = done
        if done > self.before:
            self.each = (at - self.began) / (done - self.before)
            self.last = at

    def said(self, at: float, left: int) -> str:
        if not self.each:
            return f"{clock(at - self.began)} so far"
        return f"about {clock(max(0.0, self.each * left - (at - self.last)))} left"


def clock(seconds: float) -> str:
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}"
