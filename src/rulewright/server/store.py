"""Where tables are kept. A store only appends; the key (table, number) makes a double impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rulewright.core.errors import GameError

Told = Callable[[str, int], None]  # a table, and the number of its next entry


class Conflict(Exception):
    """Somebody else has already written this number of this table."""


class Broken(Exception):
    """The store could not write; nothing of it was kept."""


class Note:
    """What is worth knowing about a table without reading it."""

    def __init__(self, phase: str, public: bool, made: int) -> None:
        self.phase = phase
        self.public = public
        self.made = made


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        """Keep entries `number`, `number` + 1, ... for good, all or none; returns once they are on disk."""

    async def read(self, table: str) -> list[bytes]:
        """All entries of a table; none if there is no such table."""

    async def tables(self, phase: str, public: bool, most: int) -> list[str]:
        """Tables in a phase, the newest first; `public`: only those."""

    def watch(self, told: Told) -> None:
        """Say when another server that shares this store has written to a table."""


def store(url: str) -> Store:
    """The store at an address: `sqlite:///FILE` or `postgresql://...`."""
    if url.startswith("sqlite:///"):
        from rulewright.server.sqlite import Sqlite

        return Sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from rulewright.server.postgres import Postgres
        except ImportError:
            raise GameError("PostgreSQL needs asyncpg: pip install rulewright[postgres]") from None
        return Postgres(url)
    raise GameError(f"unknown store {url!r}; stores: sqlite:///FILE, postgresql://USER@HOST/DATABASE")
