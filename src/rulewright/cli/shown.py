"""What the commands print: data as JSON, tables, a progress bar. Results go to stdout, all else to stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

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
def progress(what: str) -> Iterator[Bar]:
    """A bar on stderr, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
    from rich.text import Text

    class Left(ProgressColumn):
        """It goes on counting between two steps, however slow they are."""

        def render(self, task: Task) -> Text:
            done = int(task.completed) - task.fields["before"]
            return Text(time_left(task.elapsed or 0.0, done, int((task.total or 0) - task.completed)))

    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(what, total=None, before=0)
        told = False

        def tell(done: int, total: int, now: str = "") -> None:
            nonlocal told
            if not told:  # what a file kept took no time now
                bar.update(task, before=done if done < total else 0)
                told = True
            bar.update(task, completed=done, total=total, description=now or what)

        yield tell


def time_left(elapsed: float, done: int, left: int) -> str:
    """By the mean of what is done; before that, how long the first one takes already."""
    if done < 1:
        return f"{clock(elapsed)} so far"
    return f"{clock(elapsed * left / done)} left"


def clock(seconds: float) -> str:
    minutes, second = divmod(round(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}"
