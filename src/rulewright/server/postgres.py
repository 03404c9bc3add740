"""The store for larger sites: PostgreSQL through asyncpg; it answers once a commit is on disk.

One writer takes all that waits into one statement, so that a sync pays for many tables at once. Several
servers may share the database: the key (table, number) lets only one of them write a number, and each tells
the others what it wrote through LISTEN and NOTIFY, apart from the writing, because notices stand in line.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import asyncpg

from rulewright.core.errors import GameError
from rulewright.server.store import Broken, Conflict, Note, Told

SCHEMA = """
CREATE TABLE IF NOT EXISTS entry (
    "table" text NOT NULL, number bigint NOT NULL, data bytea NOT NULL, PRIMARY KEY ("table", number)
);
CREATE TABLE IF NOT EXISTS note (
    "table" text PRIMARY KEY, phase text NOT NULL, public boolean NOT NULL, made bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS note_phase ON note (phase, made);
"""
APPEND = """
WITH entries AS (
    INSERT INTO entry SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
)
INSERT INTO note SELECT * FROM unnest($4::text[], $5::text[], $6::boolean[], $7::bigint[])
ON CONFLICT ("table") DO UPDATE SET phase = excluded.phase WHERE note.phase <> excluded.phase
"""
NOTIFY = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice"
MOST = 256  # appends in one statement
CHANNEL = "rulewright"
AGAIN = 1.0  # seconds until a lost connection is opened again
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
log = logging.getLogger(__name__)


class Append:
    """Entries on their way, and whom to tell."""

    def __init__(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        self.table = table
        self.number = number
        self.entries = entries
        self.note = note
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Postgres:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # tells our own notices from those of others
        self._pool: Any = None
        self._waiting: asyncio.Queue[Append] = asyncio.Queue()
        self._notices: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=16,
                command_timeout=15,
                server_settings={"synchronous_commit": "on"},
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    "SELECT pg_advisory_xact_lock(7231)"
                )  # two servers may start at once
                await connection.execute(SCHEMA)
        except (*LOST, ValueError) as error:
            raise GameError(f"cannot open the store at that PostgreSQL address: {error}") from error
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._notify())]

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self._waiting.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        append = Append(table, number, entries, note)
        self._waiting.put_nowait(append)
        await append.done
        self._notices.put_nowait(f"{self.name} {table} {number + len(entries)}")

    # --- writing ----------------------------------------------------------------------------------
    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._insert(batch)
            except Exception:  # one of them: find out which
                for append in batch:
                    await self._insert_one(append)
            else:
                for append in batch:
                    append.finish(None)
            for _ in batch:
                self._waiting.task_done()

    async def _insert(self, batch: list[Append]) -> None:
        rows = [(a.table, a.number + i, data) for a in batch for i, data in enumerate(a.entries)]
        notes = {a.table: a.note for a in batch}
        await self._pool.execute(
            APPEND,
            [row[0] for row in rows],
            [row[1] for row in rows],
            [row[2] for row in rows],
            list(notes),
            [note.phase for note in notes.values()],
            [note.public for note in notes.values()],
            [note.made for note in notes.values()],
        )

    async def _insert_one(self, append: Append) -> None:
        try:
            await self._insert([append])
        except asyncpg.UniqueViolationError:
            append.finish(Conflict(f"table {append.table} has entry {append.number}"))
        except Exception as error:
            append.finish(Broken(str(error)))
        else:
            append.finish(None)

    async def _notify(self) -> None:
        """Tell the others, all that waits at once. A lost notice costs them a reload at their next choice."""
        while True:
            notices = [await self._notices.get()]
            while not self._notices.empty():
                notices.append(self._notices.get_nowait())
            try:
                async with self._pool.acquire() as connection, connection.transaction():
                    await connection.execute("SET LOCAL synchronous_commit = off")
                    await connection.execute(NOTIFY, CHANNEL, notices)
            except LOST as error:
                log.warning("other servers were not told: %s", error)

    # --- reading ----------------------------------------------------------------------------------

    async def read(self, table: str) -> list[bytes]:
        sql = 'SELECT data FROM entry WHERE "table" = $1 ORDER BY number'
        return [row["data"] for row in await self._pool.fetch(sql, table)]

    async def tables(self, phase: str, public: bool, most: int) -> list[str]:
        sql = 'SELECT "table" FROM note WHERE phase = $1 AND (public OR NOT $2) ORDER BY made DESC LIMIT $3'
        return [row["table"] for row in await self._pool.fetch(sql, phase, public, most)]

    # --- other servers ----------------------------------------------------------------------------
    def watch(self, told: Told) -> None:
        self._tasks.append(asyncio.create_task(self._listen(told)))

    async def _listen(self, told: Told) -> None:
        def notice(connection: object, pid: int, channel: str, payload: str) -> None:
            name, table, number = payload.split(" ")
            if name != self.name:
                told(table, int(number))

        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, notice)
                    await lost.wait()
                finally:
                    await connection.close(timeout=1)
            except LOST as error:
                log.warning("not listening to other servers: %s", error)
            await asyncio.sleep(AGAIN)
