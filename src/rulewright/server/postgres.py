"""The store for larger sites: PostgreSQL through asyncpg; it answers once a commit is on disk.

Several servers may share it. The key (table, number) lets only one of them write a number, and each tells
the others what it wrote through LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
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
    INSERT INTO entry
    SELECT $1, $2 + place - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS row(data, place)
), noted AS (
    INSERT INTO note VALUES ($1, $4, $5, $6)
    ON CONFLICT ("table") DO UPDATE SET phase = excluded.phase WHERE note.phase <> excluded.phase
)
SELECT pg_notify($7, $8)
"""
CHANNEL = "rulewright"
AGAIN = 1.0  # seconds until a lost connection is opened again
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)
log = logging.getLogger(__name__)


class Postgres:
    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # tells our own notices from those of others
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None

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

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._pool.close()

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        notice = f"{self.name} {table} {number + len(entries)}"
        kept = (table, number, entries, note.phase, note.public, note.made, CHANNEL, notice)
        try:
            await self._pool.execute(APPEND, *kept)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(f"table {table} has entry {number}") from error
        except LOST as error:
            raise Broken(str(error)) from error

    async def read(self, table: str) -> list[bytes]:
        sql = 'SELECT data FROM entry WHERE "table" = $1 ORDER BY number'
        return [row["data"] for row in await self._pool.fetch(sql, table)]

    async def tables(self, phase: str, public: bool, most: int) -> list[str]:
        sql = 'SELECT "table" FROM note WHERE phase = $1 AND (public OR NOT $2) ORDER BY made DESC LIMIT $3'
        return [row["table"] for row in await self._pool.fetch(sql, phase, public, most)]

    # --- other servers ----------------------------------------------------------------------------
    def watch(self, told: Told) -> None:
        self._listening = asyncio.create_task(self._listen(told))

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
