"""Both stores keep the same promises: all or nothing, in order, never twice, on disk before they answer."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rulewright.core.errors import GameError
from rulewright.server.sqlite import Sqlite
from rulewright.server.store import FORM, Broken, Conflict, Damaged, Note, Store, store
from tests.server.given import running

NOTE = Note("playing", False, 5)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    found = store(address)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


def name() -> str:
    return secrets.token_hex(8)


def test_entries_come_back_in_order(address: str) -> None:
    async def story() -> None:
        table = name()
        async with opened(address) as s:
            assert await s.read(table) == []
            await s.append(table, 0, [b"made", b"sat"], NOTE)
            await s.append(table, 2, [b"played"], NOTE)
            assert await s.read(table) == [b"made", b"sat", b"played"]
        async with opened(address) as s:  # and after a restart
            assert await s.read(table) == [b"made", b"sat", b"played"]

    asyncio.run(story())


def test_a_number_is_written_once_and_an_append_is_all_or_nothing(address: str) -> None:
    async def story() -> None:
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


def test_one_conflict_does_not_spoil_the_appends_beside_it(address: str) -> None:
    async def story() -> None:
        tables = [name() for _ in range(40)]
        async with opened(address) as s:
            await asyncio.gather(*[s.append(table, 0, [b"0"], NOTE) for table in tables])
            again = [s.append(table, n % 2, [b"1"], NOTE) for n, table in enumerate(tables)]
            results = await asyncio.gather(*again, return_exceptions=True)
            assert [isinstance(r, Conflict) for r in results] == [n % 2 == 0 for n in range(40)]
            for n, table in enumerate(tables):
                assert await s.read(table) == ([b"0"] if n % 2 == 0 else [b"0", b"1"])

    asyncio.run(story())


def test_two_servers_on_one_postgresql_cannot_both_write_a_number(postgres: str) -> None:
    async def story() -> None:
        table = name()
        async with opened(postgres) as one, opened(postgres) as two:
            await one.append(table, 0, [b"made"], NOTE)
            tries = [one.append(table, 1, [b"from one"], NOTE), two.append(table, 1, [b"from two"], NOTE)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(r, Conflict) for r in results) == 1
            assert len(await two.read(table)) == 2

    asyncio.run(story())


def test_another_name_of_the_file_is_no_second_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.db") as first:
            await first.append("t", 0, [b"x"], NOTE)
            (tmp_path / "link.db").symlink_to(tmp_path / "t.db")
            with pytest.raises(GameError, match="another server already uses the store"):
                await store(f"sqlite:///{tmp_path}/link.db").open()
            (tmp_path / "hard.db").hardlink_to(tmp_path / "t.db")
            with pytest.raises(GameError, match="has a second name"):
                await store(f"sqlite:///{tmp_path}/hard.db").open()

    asyncio.run(story())


def test_a_second_server_on_one_file_is_refused_and_a_command_is_not(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/t.db"

    async def story() -> None:
        async with opened(address) as first:
            await first.append("t", 0, [b"x"], NOTE)
            with pytest.raises(GameError, match="another server already uses the store"):
                await store(address).open()
            beside = store(address)
            await beside.open(serving=False)
            assert await beside.read("t") == [b"x"]
            await beside.close()
        async with opened(address) as next_one:  # the lock went with its holder
            assert await next_one.read("t") == [b"x"]

    asyncio.run(story())


def test_a_missing_entry_is_noticed(address: str) -> None:
    async def story() -> None:
        table = name()
        async with opened(address) as s:
            await s.append(table, 0, [b"made", b"sat"], NOTE)
            await s.append(table, 3, [b"played"], NOTE)
            with pytest.raises(Damaged, match="entry 2 of table") as damaged:
                await s.read(table)
            assert damaged.value.sound == [b"made", b"sat"]

    asyncio.run(story())


def test_a_deleted_table_is_gone_for_all_who_still_had_it(address: str) -> None:
    async def story() -> None:
        table, other = name(), name()
        async with opened(address) as s:
            await s.append(table, 0, [b"made", b"sat"], NOTE)
            await s.append(other, 0, [b"made"], NOTE)
            assert not await s.deleted(table)
            await s.remove(table)
            assert await s.deleted(table) and not await s.deleted(other) and await s.deleted(name())
            assert await s.read(table) == [] and await s.read(other) == [b"made"]
            assert table not in [listed.table for listed in await s.listed(1 << 40)]
            with pytest.raises(Conflict):  # a room in memory goes on counting
                await s.append(table, 2, [b"played"], NOTE)
            await s.remove(name())  # nothing to delete
            assert await s.read(table) == []

    asyncio.run(story())


def test_tables_are_listed_with_their_size_and_the_dead_among_them(address: str) -> None:
    async def story() -> None:
        old, young, bots, open_one = (name() for _ in range(4))
        async with opened(address) as s:
            await s.append(old, 0, [b"12345"], Note("playing", False, 1, "septikon", "1 a", 2, False, 100))
            await s.append(young, 0, [b"1"], Note("playing", False, 1, "septikon", "1 a", 2, False, 10**10))
            await s.append(bots, 0, [b"1"], Note("playing", False, 1, "septikon", "1 b", 0, True, 100))
            await s.append(
                open_one, 0, [b"1", b"23"], Note("open", False, 1, "septikon", "1 b", 1, True, 100)
            )
            mine = {old, young, bots, open_one}
            found = {t.table: t for t in await s.listed(100) if t.table in mine}
            assert set(found) == {old, bots, open_one}
            assert (found[old].size, found[old].entries, found[open_one].size) == (5, 1, 3)
            assert {t.table for t in await s.listed(100, dead=True)} & mine == {bots, open_one}
            assert not {t.table for t in await s.listed(99)} & mine
            assert {row[:2]: row[2] for row in await s.editions()}["septikon", "1 a"] == 2
            assert set(await s.of_edition("septikon", "1 b", 9)) == {bots, open_one}
            assert await s.tables("playing", False, 9, since=10**10) == [young]
            assert bots not in await s.with_bots(0, 99)  # nobody waits for those
            await s.append(old, 1, [b"6"], Note("playing", False, 1, "septikon", "1 a", 2, False, 3701))
            assert [t for t in await s.listed(3700) if t.table == old] == []  # noted by the hour
            for table in mine:
                await s.remove(table)

    asyncio.run(story())


FIRST = b'{"is":"made","game":"cellars","rules":"1","content":"abc","mode":"base"}'


def test_a_file_of_the_first_form_is_opened_and_renewed(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    old.execute('CREATE TABLE entry ("table" TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL, '
                'PRIMARY KEY ("table", number)) WITHOUT ROWID')  # fmt: skip
    old.execute('CREATE TABLE note ("table" TEXT PRIMARY KEY, phase TEXT NOT NULL, public INTEGER NOT NULL, '
                'made INTEGER NOT NULL) WITHOUT ROWID')  # fmt: skip
    old.execute("CREATE INDEX note_phase ON note (phase, made)")
    old.executemany("INSERT INTO entry VALUES (?, ?, ?)", [("t", 0, FIRST), ("t", 1, b"x"), ("bad", 0, b"{")])
    old.executemany("INSERT INTO note VALUES (?, 'playing', 1, 5)", [("t",), ("bad",)])
    old.close()

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.db") as s:
            assert await s.read("t") == [FIRST, b"x"]
            assert set(await s.editions()) == {("cellars", "1 abc", 1), ("", "", 1)}
            assert await s.listed(1) == []  # as if used now: nothing expires at once
            await s.append("t", 2, [b"y"], NOTE)

    asyncio.run(story())
    again = sqlite3.connect(tmp_path / "t.db")
    assert again.execute("PRAGMA user_version").fetchone() == (FORM,)
    again.close()


def test_a_database_of_the_first_form_is_opened_and_renewed(postgres: str) -> None:
    async def story() -> None:
        import asyncpg

        url = await fresh_database(postgres)
        old = await asyncpg.connect(url)
        await old.execute('CREATE TABLE entry ("table" text NOT NULL, number bigint NOT NULL, '
                          'data bytea NOT NULL, PRIMARY KEY ("table", number))')  # fmt: skip
        await old.execute('CREATE TABLE note ("table" text PRIMARY KEY, phase text NOT NULL, '
                          'public boolean NOT NULL, made bigint NOT NULL)')  # fmt: skip
        await old.execute("INSERT INTO entry VALUES ('t', 0, $1)", FIRST)
        await old.execute("INSERT INTO note VALUES ('t', 'playing', true, 5)")
        await old.close()
        async with opened(url) as one, opened(url) as two:
            assert await two.read("t") == [FIRST]
            assert await one.editions() == [("cellars", "1 abc", 1)]
            assert await one.tables("playing", True, 5) == ["t"]

    asyncio.run(story())


async def fresh_database(postgres: str) -> str:
    import asyncpg

    made = f"t{secrets.token_hex(4)}"
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {made}")
    await connection.close()
    return postgres.rsplit("/", 1)[0] + f"/{made}"


def test_a_store_of_a_newer_form_is_refused(tmp_path: Path, postgres: str) -> None:
    newer = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    newer.execute(f"PRAGMA user_version = {FORM + 1}")
    newer.close()
    with pytest.raises(GameError, match=f"newer Rulewright: its form is {FORM + 1}"):
        asyncio.run(store(f"sqlite:///{tmp_path}/t.db").open())

    async def story() -> None:
        import asyncpg

        url = await fresh_database(postgres)
        async with opened(url):
            pass
        connection = await asyncpg.connect(url)
        await connection.execute("UPDATE form SET number = number + 1")
        await connection.close()
        with pytest.raises(GameError, match="newer Rulewright"):
            await store(url).open()

    asyncio.run(story())


def test_tables_are_found_by_phase(address: str) -> None:
    async def story() -> None:
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


def test_what_cannot_be_written_is_an_error_and_not_silence(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.db") as s:
            await s.append("t", 0, [b"x"], NOTE)
            other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
            other.execute("DROP TABLE entry")
            other.close()
            with pytest.raises(Broken):
                await s.append("t", 1, [b"y"], NOTE)

    asyncio.run(story())


def test_sqlite_syncs_at_every_commit(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path}/t.db") as s:
            assert isinstance(s, Sqlite) and s._reader is not None
            assert s._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert s._reader.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL

    asyncio.run(story())


@pytest.mark.parametrize("bad", ["mysql://x", "sqlite:/x", "", "tables.db"])
def test_an_unknown_address_is_refused(bad: str) -> None:
    with pytest.raises(GameError, match="unknown store"):
        store(bad)


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot open"):
        asyncio.run(store(f"sqlite:///{tmp_path}/no/such/folder/t.db").open())
    with pytest.raises(GameError, match="cannot open"):
        asyncio.run(store("postgresql://nobody@127.0.0.1:1/none").open())


def test_servers_that_share_a_postgresql_tell_each_other(postgres: str) -> None:
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
        assert ann["shown"] == far["shown"] and [e["args"] for e in ann.log] == [e["args"] for e in far.log]


def test_bots_on_two_servers_make_each_choice_once(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as two:
        made = one.make("cellars", seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
        here = one.join(made["table"], made["tokens"]["0"])
        there = two.join(made["table"], made["tokens"]["0"])
        for round in range(1, 4):
            client = (here, there)[round % 2]
            client.reach(round - 1)
            client.asked()
            client.choose("lock", commit=True)
        for client in (here, there):
            client.until(lambda p: p["outcome"] is not None)
        assert here["outcome"] == there["outcome"] and here["version"] == 3
