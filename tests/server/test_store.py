"""Both stores keep the same promises: all or nothing, in order, never twice, on disk before they answer."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rulewright.core.errors import GameError
from rulewright.server.store import Broken, Conflict, Note, store
from tests.server.given import running

NOTE = Note("playing", False, 5)


@asynccontextmanager
async def opened(address: str):
    found = store(address)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def name() -> str:
    return secrets.token_hex(8)


def test_entries_come_back_in_order(address: str):
    async def story():
        table = name()
        async with opened(address) as s:
            assert await s.read(table) == []
            await s.append(table, 0, [b"made", b"sat"], NOTE)
            await s.append(table, 2, [b"played"], NOTE)
            assert await s.read(table) == [b"made", b"sat", b"played"]
        async with opened(address) as s:  # and after a restart
            assert await s.read(table) == [b"made", b"sat", b"played"]

    asyncio.run(story())


def test_a_number_is_written_once_and_an_append_is_all_or_nothing(address: str):
    async def story():
        table = name()
        async with opened(address) as s:
            await s.append(table, 0, [b"a", b"b", b"c"], NOTE)
            with pytest.raises(Conflict):
                await s.append(table, 2, [b"x"], NOTE)
            with pytest.raises(Conflict):
                await s.append(table, 2, [b"x", b"y"], NOTE)
            await s.append(table, 3, [b"d"], NOTE)
            assert await s.read(table) == [b"a", b"b", b"c", b"d"]

    asyncio.run(story())


def test_one_conflict_does_not_spoil_the_appends_beside_it(address: str):
    async def story():
        tables = [name() for _ in range(40)]
        async with opened(address) as s:
            await asyncio.gather(*[s.append(table, 0, [b"0"], NOTE) for table in tables])
            again = [s.append(table, n % 2, [b"1"], NOTE) for n, table in enumerate(tables)]
            results = await asyncio.gather(*again, return_exceptions=True)
            assert [isinstance(r, Conflict) for r in results] == [n % 2 == 0 for n in range(40)]
            for n, table in enumerate(tables):
                assert await s.read(table) == ([b"0"] if n % 2 == 0 else [b"0", b"1"])

    asyncio.run(story())


def test_two_servers_on_one_store_cannot_both_write_a_number(address: str):
    async def story():
        table = name()
        async with opened(address) as one, opened(address) as two:
            await one.append(table, 0, [b"made"], NOTE)
            tries = [one.append(table, 1, [b"from one"], NOTE), two.append(table, 1, [b"from two"], NOTE)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(r, Conflict) for r in results) == 1
            assert len(await two.read(table)) == 2

    asyncio.run(story())


def test_tables_are_found_by_phase(address: str):
    async def story():
        mine = [name() for _ in range(3)]
        async with opened(address) as s:
            await s.append(mine[0], 0, [b"x"], Note("open", True, 2_000_000_001))
            await s.append(mine[1], 0, [b"x"], Note("open", False, 2_000_000_002))
            await s.append(mine[2], 0, [b"x"], Note("playing", True, 2_000_000_003))
            assert (await s.tables("open", True, 50))[0] == mine[0]
            assert (await s.tables("open", False, 50))[:2] == [mine[1], mine[0]]
            await s.append(mine[0], 1, [], Note("over", True, 2_000_000_001))  # a note alone
            assert mine[0] not in await s.tables("open", False, 50)
            assert await s.read(mine[0]) == [b"x"]

    asyncio.run(story())


def test_what_cannot_be_written_is_an_error_and_not_silence(tmp_path: Path):
    async def story():
        async with opened(f"sqlite:///{tmp_path}/t.db") as s:
            await s.append("t", 0, [b"x"], NOTE)
            other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
            other.execute("DROP TABLE entry")
            other.close()
            with pytest.raises(Broken):
                await s.append("t", 1, [b"y"], NOTE)

    asyncio.run(story())


def test_sqlite_syncs_at_every_commit(tmp_path: Path):
    async def story():
        async with opened(f"sqlite:///{tmp_path}/t.db") as s:
            assert s._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert s._reader.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    asyncio.run(story())


@pytest.mark.parametrize("bad", ["mysql://x", "sqlite:/x", "", "tables.db"])
def test_an_unknown_address_is_refused(bad: str):
    with pytest.raises(GameError, match="unknown store"):
        store(bad)


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path):
    with pytest.raises(GameError, match="cannot open"):
        asyncio.run(store(f"sqlite:///{tmp_path}/no/such/folder/t.db").open())
    with pytest.raises(GameError, match="cannot open"):
        asyncio.run(store("postgresql://nobody@127.0.0.1:1/none").open())


def test_servers_that_share_a_postgresql_tell_each_other(postgres: str):
    with running(postgres) as one, running(postgres) as two:
        made, (ann, bob) = one.strangers("cellars")
        far = two.join(made["table"], made["tokens"]["1"])
        bob.close()
        ann.choose("put c")
        ann.choose("lock", commit=True)
        far.until(lambda p: p["table"]["players"][0]["locked"])
        far.choose("lock", commit=True)
        ann.until(lambda p: p["version"] == 1)
        far.until(lambda p: p["version"] == 1)
        assert ann["view"]["boxes"] == far["view"]["boxes"] and ann.log == far.log


def test_bots_on_two_servers_make_each_choice_once(postgres: str):
    with running(postgres) as one, running(postgres) as two:
        made = one.make("cellars", seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
        here = one.join(made["table"], made["tokens"]["0"])
        there = two.join(made["table"], made["tokens"]["0"])
        for round in range(1, 4):
            client = (here, there)[round % 2]
            client.until(lambda p, round=round: p["version"] == round - 1 and p["options"])
            client.choose("lock", commit=True)
        for client in (here, there):
            client.until(lambda p: p["outcome"] is not None)
        assert here["outcome"] == there["outcome"] and here["version"] == 3
