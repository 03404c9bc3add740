"""Where tables are kept. A store only appends; the key (table, number) makes a double impossible.

A deleted table leaves one empty entry at the number that would have come next: whoever still has the table in
memory, on whatever server, loses the race for that number, reads again and finds nothing. Who only looks asks
`deleted`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from rulewright.core.errors import GameError

FORM = 2  # of the tables in the store; an older one is brought to it when it is opened
HOUR = 3600  # a note of when a table was last used is that exact
Told = Callable[[str, int], None]  # a table, and the number of its next entry


class Conflict(Exception):
    """Somebody else has already written this number of this table."""


class Broken(Exception):
    """The store could not write; nothing of it was kept."""


class Damaged(Exception):
    """Entries are missing; `sound` are those before the first hole."""

    def __init__(self, table: str, sound: list[bytes]) -> None:
        super().__init__(f"entry {len(sound)} of table {table} is missing")
        self.sound = sound


class Note:
    """What is worth knowing about a table without reading it."""

    def __init__(
        self,
        phase: str,
        public: bool,
        made: int,
        game: str = "",
        edition: str = "",
        people: int = 1,
        bots: bool = False,
        used: int | None = None,
    ) -> None:
        self.phase = phase
        self.public = public
        self.made = made
        self.game = game
        self.edition = edition  # the rules and the content that it was begun with
        self.people = people  # seats of persons
        self.bots = bots  # do bots play beside them?
        self.used = int(time.time()) if used is None else used

    @property
    def values(self) -> tuple[str, bool, int, str, str, int, bool, int]:
        """In the order of the columns."""
        return (
            self.phase, self.public, self.made, self.game, self.edition, self.people, self.bots, self.used,
        )  # fmt: skip


class Listed(msgspec.Struct, array_like=True):
    """A table as whoever runs the server sees it."""

    table: str
    game: str
    phase: str
    public: bool
    people: int
    made: int
    used: int
    entries: int
    size: int  # bytes


class Store(Protocol):
    async def open(self, serving: bool = True) -> None:
        """Make or renew what is kept; `serving`: as a server, of which SQLite allows one at a time."""

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        """Keep entries `number`, `number` + 1, ... for good, all or none; returns once they are on disk."""

    async def read(self, table: str) -> list[bytes]:
        """All entries of a table; none if there is no such table. `Damaged` if one is missing."""

    async def deleted(self, table: str) -> bool:
        """Is there no such table any more? Asked often: it costs one look at a key."""

    async def remove(self, table: str) -> None:
        """Delete a table for good, whoever uses it."""

    async def tables(self, phase: str, public: bool, most: int, since: int = 0) -> list[str]:
        """Tables in a phase and used since then, the newest first; `public`: only those."""

    async def with_bots(self, since: int, most: int) -> list[str]:
        """Tables in play where bots play beside people, used since then."""

    async def editions(self) -> list[tuple[str, str, int]]:
        """Games, the editions that unfinished tables were begun with, and how many tables."""

    async def of_edition(self, game: str, edition: str, most: int) -> list[str]:
        """Unfinished tables begun with this edition."""

    async def listed(self, before: int, dead: bool = False) -> list[Listed]:
        """Tables not used since then; `dead`: only those where nothing can be lost."""

    def watch(self, told: Told) -> None:
        """Say when another server that shares this store has written to a table."""


class Shelf:
    """What both stores ask in the same words; `?` stands for each value."""

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def read(self, table: str) -> list[bytes]:
        sql = 'SELECT number, data FROM entry WHERE "table" = ? ORDER BY number'
        rows = await self._rows(sql, table)
        if nothing_left(rows):
            return []
        data = [bytes(row[1]) if isinstance(row[1], bytes) else b"" for row in rows]
        for number, row in enumerate(rows):
            if row[0] != number:
                raise Damaged(table, data[:number])
        return data

    async def deleted(self, table: str) -> bool:
        sql = 'SELECT number, data FROM entry WHERE "table" = ? ORDER BY number LIMIT 2'
        return nothing_left(await self._rows(sql, table))

    async def tables(self, phase: str, public: bool, most: int, since: int = 0) -> list[str]:
        sql = """SELECT "table" FROM note WHERE phase = ? AND (public OR NOT ?) AND used >= ?
            ORDER BY made DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, phase, public, since, most)]

    async def with_bots(self, since: int, most: int) -> list[str]:
        sql = """SELECT "table" FROM note WHERE phase = 'playing' AND bots AND people > 0 AND used >= ?
            ORDER BY made DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, since, most)]

    async def editions(self) -> list[tuple[str, str, int]]:
        sql = """SELECT game, edition, count(*) FROM note WHERE phase IN ('open', 'playing')
            GROUP BY game, edition"""
        return [(row[0], row[1], row[2]) for row in await self._rows(sql)]

    async def of_edition(self, game: str, edition: str, most: int) -> list[str]:
        sql = """SELECT "table" FROM note WHERE phase IN ('open', 'playing') AND game = ? AND edition = ?
            ORDER BY made DESC LIMIT ?"""
        return [row[0] for row in await self._rows(sql, game, edition, most)]

    async def listed(self, before: int, dead: bool = False) -> list[Listed]:
        """Dead are those that never began, were cancelled, or where only bots play."""
        sql = """SELECT note."table", game, phase, public, people, made, used,
            count(entry.number), coalesce(sum(length(entry.data)), 0)
            FROM note LEFT JOIN entry ON entry."table" = note."table"
            WHERE used <= ? AND (NOT ? OR phase IN ('open', 'cancelled') OR people = 0)
            GROUP BY note."table", game, phase, public, people, made, used ORDER BY used"""
        found = await self._rows(sql, before, dead)
        return [msgspec.convert(tuple(row), Listed, strict=False) for row in found]


def nothing_left(rows: list[Any]) -> bool:
    """Are these no entries at all, or only the empty one that a deleted table leaves?"""
    return not rows or (len(rows) == 1 and bool(rows[0][0]) and not rows[0][1])


class Begun(msgspec.Struct):
    """What a note of an old store has to learn from a table's first entry."""

    game: str
    rules: str
    content: str


def edition(rules: str, content: str) -> str:
    return f"{rules} {content}"


def begun(first: bytes) -> tuple[str, str]:
    """Game and edition of a table, from its first entry; of a damaged one: none."""
    try:
        made = msgspec.json.decode(first, type=Begun)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, TypeError):
        return "", ""
    return made.game, edition(made.rules, made.content)


def too_new(form: int) -> GameError:
    return GameError(
        f"the store was written by a newer Rulewright: its form is {form}, this one reads up to {FORM}"
    )


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
