"""The store for larger sites: PostgreSQL through asyncpg; it answers once a commit is on disk.

One writer takes all that waits into one statement, so that a sync pays for many tables at once. Several
servers may share the database: the key (table, number) lets only one of them write a number, and each tells
the others what it wrote through LISTEN and NOTIFY, apart from the writing, because notices stand in line.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Any

import asyncpg

from rulewright.core.errors import GameError
from rulewright.server.store import FORM, HOUR, Broken, Conflict, Note, Shelf, Told, begun, too_new

FIRST_FORM = """
CREATE TABLE IF NOT EXISTS entry (
    "table" text NOT NULL, number bigint NOT NULL, data bytea NOT NULL, PRIMARY KEY ("table", number)
);
CREATE TABLE IF NOT EXISTS note (
    "table" text PRIMARY KEY, phase text NOT NULL, public boolean NOT NULL, made bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS note_phase ON note (phase, made);
CREATE TABLE IF NOT EXISTS form (number integer NOT NULL);
"""
SECOND_FORM = """
ALTER TABLE note ADD COLUMN game text NOT NULL DEFAULT '';
ALTER TABLE note ADD COLUMN edition text NOT NULL DEFAULT '';
ALTER TABLE note ADD COLUMN people integer NOT NULL DEFAULT 1;
ALTER TABLE note ADD COLUMN bots boolean NOT NULL DEFAULT true;
ALTER TABLE note ADD COLUMN used bigint NOT NULL DEFAULT 0;
CREATE INDEX note_used ON note (used);
"""
APPEND = f"""
WITH entries AS (
    INSERT INTO entry SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
)
INSERT INTO note SELECT * FROM unnest(
    $4::text[], $5::text[], $6::boolean[], $7::bigint[], $8::text[], $9::text[], $10::integer[],
    $11::boolean[], $12::bigint[]
)
ON CONFLICT ("table") DO UPDATE SET
    phase = excluded.phase, people = excluded.people, bots = excluded.bots, used = excluded.used
WHERE note.phase <> excluded.phase OR note.people <> excluded.people OR note.bots <> excluded.bots
    OR note.used < excluded.used - {HOUR}
"""
REMOVE = """
INSERT INTO entry SELECT "table", max(number) + 1, ''::bytea FROM entry WHERE "table" = $1 GROUP BY 1
RETURNING number
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


class Postgres(Shelf):
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # tells our own notices from those of others
        self._pool: Any = None
        self._waiting: asyncio.Queue[Append] = asyncio.Queue()
        self._notices: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, serving: bool = True) -> None:
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
                await renew(connection)
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
        kept = [[row[column] for row in rows] for column in range(3)]
        noted = [list(column) for column in zip(*[(table, *note.values) for table, note in notes.items()])]
        await self._pool.execute(APPEND, *kept, *noted)

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

    async def remove(self, table: str) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                number = await connection.fetchval(REMOVE, table)
                await connection.execute(
                    'DELETE FROM entry WHERE "table" = $1 AND number < $2', table, number
                )
                await connection.execute('DELETE FROM note WHERE "table" = $1', table)
                if number is not None:
                    notice = f"{self.name} {table} {number + 1}"
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        except LOST as error:
            raise Broken(str(error)) from error

    # --- reading ----------------------------------------------------------------------------------
    async def _rows(self, sql: str, *values: object) -> list[Any]:
        for number in range(1, len(values) + 1):
            sql = sql.replace("?", f"${number}", 1)
        try:
            found: list[Any] = await self._pool.fetch(sql, *values)
        except LOST as error:
            raise Broken(str(error)) from error
        return found

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


async def renew(connection: Any) -> None:
    """Bring a store of an older form, or an empty database, to this one; within the caller's transaction."""
    await connection.execute(FIRST_FORM)
    form = await connection.fetchval("SELECT number FROM form")
    if form is not None and form > FORM:
        raise too_new(form)
    if form == FORM:
        return
    await connection.execute(SECOND_FORM)
    now = int(time.time())
    for table, first in await connection.fetch('SELECT "table", data FROM entry WHERE number = 0'):
        sql = 'UPDATE note SET game = $1, edition = $2, used = $3 WHERE "table" = $4'
        await connection.execute(sql, *begun(first), now, table)
    await connection.execute("INSERT INTO form VALUES ($1)", FORM)
