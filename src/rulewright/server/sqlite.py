"""The store in one file: SQLite in WAL mode, synced at every commit, one writer thread.

The writer takes everything that waits into one transaction, so that a sync pays for many tables at once.
Moving the log into the main file is slow, so another thread does it while the writer goes on.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rulewright.core.errors import GameError
from rulewright.server.store import FORM, HOUR, Broken, Conflict, Note, Shelf, Told, begun, too_new

MOST = 512  # appends in one transaction
CHECKPOINT = 20.0  # seconds between moves of the log into the main file: its syncs hold up those of the log
FIRST_FORM = """
CREATE TABLE IF NOT EXISTS entry (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (
    "table" TEXT PRIMARY KEY, phase TEXT NOT NULL, public INTEGER NOT NULL, made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS note_phase ON note (phase, made);
"""
SECOND_FORM = """
ALTER TABLE note ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE note ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE note ADD COLUMN people INTEGER NOT NULL DEFAULT 1;
ALTER TABLE note ADD COLUMN bots INTEGER NOT NULL DEFAULT 1;
ALTER TABLE note ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
CREATE INDEX note_used ON note (used);
"""
# Most appends change no note: then its page is not written either.
NOTE = f"""
INSERT INTO note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT ("table") DO UPDATE SET
    phase = excluded.phase, people = excluded.people, bots = excluded.bots, used = excluded.used
WHERE note.phase <> excluded.phase OR note.people <> excluded.people OR note.bots <> excluded.bots
    OR note.used < excluded.used - {HOUR}
"""
REMOVE = """
INSERT OR REPLACE INTO entry SELECT "table", max(number) + 1, x'' FROM entry WHERE "table" = ? GROUP BY 1
"""
REMOVE_REST = """
DELETE FROM entry WHERE "table" = ? AND number < (SELECT max(number) FROM entry WHERE "table" = ?)
"""


class Append:
    """Entries on their way, and whom to tell."""

    def __init__(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        self.table = table
        self.rows = [(table, number + i, data) for i, data in enumerate(entries)]
        self.note = (table, *note.values)
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.error: Exception | None = None

    def finish(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Sqlite(Shelf):
    def __init__(self, file: str) -> None:
        self.file = file
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = threading.Lock()
        self._closing = threading.Event()
        self._wrote = threading.Event()
        self._mover: threading.Thread | None = None
        self._alone: sqlite3.Connection | None = None  # holds the lock

    async def open(self, serving: bool = True) -> None:
        try:
            if serving:
                self._alone = self._locked()
            writer = self._connect()
            renew(writer)
            writer.execute("PRAGMA wal_autocheckpoint = 0")
            self._reader = self._connect()
            mover = self._connect()
        except sqlite3.Error as error:
            self._leave()
            raise GameError(f"cannot open the store {self.file!r}: {error}") from error
        except OSError as error:  # its name is too long
            raise GameError(f"cannot open the store {self.file!r}: {error.strerror}") from None
        except GameError:
            self._leave()
            raise
        self._writer = threading.Thread(target=self._write, args=(writer,), name="store", daemon=True)
        self._writer.start()
        self._mover = threading.Thread(target=self._move, args=(mover,), name="checkpoint", daemon=True)
        self._mover.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _locked(self) -> sqlite3.Connection:
        """One server at a time: it holds the lock of a file beside the store, until its process ends."""
        file = Path(self.file)
        if file.is_file() and file.stat().st_nlink > 1:
            raise GameError(f"the store {self.file!r} has a second name (a hard link); give it one name only")
        lock = sqlite3.connect(
            f"{file.resolve()}-lock", isolation_level=None, check_same_thread=False, timeout=0
        )
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise GameError(
                f"another server already uses the store {self.file!r}; "
                "one SQLite file serves one server (several may share a PostgreSQL)"
            ) from None
        return lock

    def _leave(self) -> None:
        if self._alone is not None:
            self._alone.close()
            self._alone = None

    async def close(self) -> None:
        self._waiting.put(None)
        self._closing.set()
        for thread in (self._writer, self._mover):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        if self._reader is not None:
            self._reader.close()
        self._leave()

    async def append(self, table: str, number: int, entries: list[bytes], note: Note) -> None:
        append = Append(table, number, entries, note)
        self._waiting.put(append)
        await append.done

    async def remove(self, table: str) -> None:
        def removed() -> None:
            connection = self._connect()
            try:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(REMOVE, (table,))
                connection.execute(REMOVE_REST, (table, table))
                connection.execute('DELETE FROM note WHERE "table" = ?', (table,))
                connection.execute("COMMIT")
            finally:
                connection.close()

        try:
            await asyncio.to_thread(removed)
        except sqlite3.Error as error:
            raise Broken(str(error)) from error

    def watch(self, told: Told) -> None:
        """One file serves one server: nobody else writes."""

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        def rows() -> list[Any]:
            with self._reading:
                assert self._reader is not None
                return self._reader.execute(sql, values).fetchall()

        try:
            return await asyncio.to_thread(rows)
        except sqlite3.Error as error:
            raise Broken(str(error)) from error

    # --- the writer thread ------------------------------------------------------------------------
    def _write(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            batch = [self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get())
            going = None not in batch
            self._commit(connection, [append for append in batch if append is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[Append]) -> None:
        """One transaction for all; a conflict spoils only its own append."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for append in batch:
                self._insert(connection, append)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for append in batch:
                append.error = Broken(str(error))
        self._wrote.set()
        tell(batch)

    def _insert(self, connection: sqlite3.Connection, append: Append) -> None:
        connection.execute("SAVEPOINT one")
        try:
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", append.rows)
            connection.execute(NOTE, append.note)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO one")
            append.error = Conflict(f"table {append.table} has entry {append.rows[0][1]}")
        connection.execute("RELEASE one")

    def _move(self, connection: sqlite3.Connection) -> None:
        """Now and then empty the log into the main file, in passing: nobody waits for it."""
        while not self._closing.wait(CHECKPOINT):
            if self._wrote.is_set():
                self._wrote.clear()
                with suppress(sqlite3.Error):  # tried again later; the log is as safe a place
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()


def renew(connection: sqlite3.Connection) -> None:
    """Bring a store of an older form, or an empty file, to this one."""
    form = connection.execute("PRAGMA user_version").fetchone()[0]
    if form > FORM:
        raise too_new(form)
    if form == FORM:
        return
    connection.execute("BEGIN IMMEDIATE")  # all of it or nothing
    try:
        for step in (FIRST_FORM, SECOND_FORM):
            for command in step.split(";"):
                connection.execute(command)
        now = int(time.time())
        for table, first in connection.execute('SELECT "table", data FROM entry WHERE number = 0').fetchall():
            known = (*begun(first), now, table)
            connection.execute('UPDATE note SET game = ?, edition = ?, used = ? WHERE "table" = ?', known)
        connection.execute(f"PRAGMA user_version = {FORM}")
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise


def tell(batch: list[Append]) -> None:
    """Wake those who wait, one call for each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Callable[[], None]]] = {}
    for append in batch:
        loops.setdefault(append.loop, []).append(append.finish)

    for loop, calls in loops.items():

        def run(calls: list[Callable[[], None]] = calls) -> None:
            for call in calls:
                call()

        if not loop.is_closed():
            loop.call_soon_threadsafe(run)
