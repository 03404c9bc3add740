"""The store for larger sites: PostgreSQL through asyncpg. It commits synchronously, as PostgreSQL does."""

from __future__ import annotations

from typing import Any

import asyncpg

from rulewright.core.errors import GameError
from rulewright.server.store import Broken, Conflict, Note

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
INSERT INTO entry SELECT $1, $2 + place - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS row(data, place)
"""
NOTE = """
INSERT INTO note VALUES ($1, $2, $3, $4)
ON CONFLICT ("table") DO UPDATE SET phase = excluded.phase, public = excluded.public
WHERE note.phase <> excluded.phase
"""


class Postgres:
    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=16,
                command_timeout=15,
                server_settings={"synchronous_commit": "on"},
            )
            async with self._pool.acquire() as connection:
                await connection.execute(SCHEMA)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise GameError(f"cannot open the store at that PostgreSQL address: {error}") from error

    async def close(self) -> None:
        await self._pool.close()

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(APPEND, table, number, entries)
                await connection.execute(NOTE, table, note.phase, note.public, note.made)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(f"table {table} has entry {number}") from error
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise Broken(str(error)) from error

    async def read(self, table: str) -> list[bytes]:
        sql = 'SELECT data FROM entry WHERE "table" = $1 ORDER BY number'
        return [row["data"] for row in await self._pool.fetch(sql, table)]

    async def tables(self, phase: str, public: bool, most: int) -> list[str]:
        sql = 'SELECT "table" FROM note WHERE phase = $1 AND (public OR NOT $2) ORDER BY made DESC LIMIT $3'
        return [row["table"] for row in await self._pool.fetch(sql, phase, public, most)]
