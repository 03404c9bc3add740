"""What goes wrong at one table stays there: damage, upgrades, absence, growth."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from rulewright.cli import main
from rulewright.cli.tables import line
from rulewright.core import records
from rulewright.server import clock, limits
from rulewright.server import hall as halls
from rulewright.server.store import Broken, Listed
from rulewright.server.table import CANCELLED, OPEN, OVER, PLAYING
from tests.server.given import Client, Json, Refused, Running, closes, running
from tests.toys.cellars import GAME as CELLARS
from tests.waiting import until

T = TypeVar("T")
BOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/t.db"


def rewrite(store: str, sql: str, *values: object) -> int:
    """Do something to the file behind the server's back; how many rows it met."""
    db = sqlite3.connect(store.removeprefix("sqlite:///"), isolation_level=None)
    met = db.execute(sql, values).rowcount
    db.close()
    return met


def soon(served: Running, work: Coroutine[object, object, T]) -> T:
    """Run something in the server's own loop."""
    loop = served.hall._tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(20)


def played(served: Running, rounds: int = 1, public: bool = False) -> tuple[Json, Client, Client]:
    """A table of Cellars with some rounds behind it."""
    made, (ann, bob) = served.strangers("cellars", public=public)
    for version in range(1, rounds + 1):
        for client in (ann, bob):
            client.until(lambda p: p["options"])
            client.choose("put a")
            client.choose("lock", commit=True)
        for client in (ann, bob):
            client.reach(version)
    return made, ann, bob


# --- damage ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("harm", ["missing", "garbage", "first"])
def test_a_damaged_table_harms_only_itself(store: str, harm: str) -> None:
    with running(store) as first:
        sound = first.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
        made, _, _ = played(first, 2, public=True)
    number = {"missing": 5, "garbage": 5, "first": 0}[harm]
    sql = "DELETE FROM entry" if harm == "missing" else "UPDATE entry SET data = CAST('{' AS BLOB)"
    assert rewrite(store, f'{sql} WHERE "table" = ? AND number = ?', made["table"], number) == 1
    with running(store) as second:
        lobby = second.http.get("/api/tables")
        assert lobby.status_code == 200
        assert [table["table"] for table in lobby.json()["tables"]] == [sound["table"]]
        answer = second.http.get(f"/api/tables/{made['table']}")
        if harm == "first":
            assert answer.status_code == 410 and "damaged" in answer.json()["error"]
            with closes(4412):
                second.join(made["table"])
            return
        assert answer.json()["stopped"] and "lost on the server’s disk" in answer.json()["notice"]
        ann = second.join(made["table"], made["tokens"]["0"])
        assert ann["version"] < 2 and not ann["options"] and not ann["appeals"]
        with pytest.raises(Refused, match="can only be read"):
            ann.do("note", text="hello?")
        record = second.http.get(
            f"/api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {made['tokens']['0']}"}
        )
        assert record.status_code == 403


# --- after an upgrade -----------------------------------------------------------------------------
@pytest.mark.parametrize("lost", ["rules", "content"])
def test_after_an_upgrade_a_table_whose_choices_are_legal_goes_on_and_says_so(
    store: str, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(store) as first:
        made, ann, _ = played(first)
        before = (ann["shown"], ann.log)
    outdate(store, lost)
    with running(store) as second:
        ann, bob = [second.join(made["table"], made["tokens"][str(seat)]) for seat in range(2)]
        assert (ann["shown"], ann.log) == before
        assert not ann["table"]["stopped"] and "still legal" in ann["table"]["notice"]
        for client in (ann, bob):
            client.choose("lock", commit=True)
        ann.until(lambda p: p["version"] == 2)
    assert "1 unfinished tables of cellars were begun with other rules or content" in caplog.text
    assert "1 go on by those of today, 0 can only be read" in caplog.text


def outdate(store: str, field: str = "rules") -> None:
    sql = "UPDATE entry SET data = CAST(json_set(CAST(data AS TEXT), ?, 'older') AS BLOB) WHERE number = 0"
    rewrite(store, sql, f"$.{field}")
    rewrite(store, "UPDATE note SET edition = 'older'")


def test_after_an_upgrade_any_other_table_stays_readable(
    store: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(store) as first:
        made, ann, _ = played(first, 2)
        log_then = [line["text"] for line in ann.log if line["version"] <= 1]
    outdate(store)
    sql = """UPDATE entry SET data = CAST(replace(CAST(data AS TEXT), '[0,"put a"]', '[0,"put z"]') AS BLOB)
        WHERE number = (SELECT max(number) FROM entry WHERE CAST(data AS TEXT) LIKE '%played%')"""
    assert rewrite(store, sql) == 1  # as if the new rules had no box z
    with running(store) as second:
        watcher, ann = second.join(made["table"]), second.join(made["table"], made["tokens"]["0"])
        assert ann["table"]["stopped"] and "up to version 1" in ann["table"]["notice"]
        spanish = second.join(made["table"], made["tokens"]["0"], lang="es")
        assert "solo se puede leer" in spanish["table"]["notice"]
        assert [line["text"] for line in ann.log] == log_then and ann["version"] == 1
        assert ann["shown"] is not None and not ann["options"] and not ann["deciders"] and not ann["appeals"]
        with pytest.raises(Refused, match="can only be read"):
            ann.do("note", text="x")
        path = f"/api/tables/{made['table']}/record"
        assert second.http.get(path).status_code == 403  # it holds the seed
        mine = {"Authorization": f"Bearer {made['tokens']['0']}"}
        record = second.http.get(path, headers=mine).json()
        assert record["rules"] == "older" and len(record["choices"]) == 8
        assert record["choices"].count("0 put z") == 1
        watcher.until(lambda p: "given out" in p["table"]["notice"])
        size = second.hall._rooms[made["table"]].table.number
        assert second.http.get(path, headers=mine).json() == record
        assert second.hall._rooms[made["table"]].table.number == size  # closed once is enough
    assert "0 go on by those of today, 1 can only be read" in caplog.text
    rewrite(
        store, sql.replace("put z", "?").replace("put a", "put z").replace("?", "put a")
    )  # the old rules are back
    with running(store) as third:
        again = third.join(made["table"], made["tokens"]["0"])
        assert again["table"]["stopped"] and not again["options"]  # but the seed is known


def test_a_table_of_a_game_that_is_gone_says_so(store: str) -> None:
    with running(store) as first:
        made = first.make("cellars")
    rewrite(
        store,
        "UPDATE entry SET data = CAST(replace(CAST(data AS TEXT), 'cellars', 'attics') AS BLOB)",
    )
    with running(store) as second:
        answer = second.http.get(f"/api/tables/{made['table']}")
        assert answer.status_code == 410 and "'attics'" in answer.json()["error"]


# --- away for days --------------------------------------------------------------------------------
def test_days_of_absence_outlive_the_room_and_the_server(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(store) as first:
        made, (ann, bob) = first.strangers("cellars", pace="days")
        bob.close()
        ann.until(lambda p: not p["table"]["players"][1]["connected"])
        id = made["table"]
        ann.close()
        until(lambda: not first.hall._rooms[id].viewers)
        until(lambda: first.hall._rooms[id].table.seats[1].seen > 0)
        later(monkeypatch, 2 * 24 * 3600)
        put_away(first, id, monkeypatch)
        away = first.http.get(f"/api/tables/{id}").json()["players"][1]["away"]
        assert 2 * 24 * 3600 <= away < 2 * 24 * 3600 + 60  # not counted anew from the room's opening
    later(monkeypatch, 4 * 24 * 3600)
    with running(store) as second:
        ann = second.join(id, made["tokens"]["0"])
        assert ann["table"]["players"][1]["away"] >= 4 * 24 * 3600
        ann.do("substitute", seat=1)
        ann.until(lambda p: p["table"]["players"][1]["bot"])


def test_who_stays_connected_is_remembered_too_in_case_of_a_crash(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(store) as served:
        made, _ = served.strangers("cellars", pace="days")
        live, _ = served.strangers("cellars")
        here = served.hall._rooms[made["table"]]
        soon(served, served.hall.tidy())
        until(lambda: all(seat.seen for seat in here.table.seats))
        number = here.table.number
        soon(served, served.hall.tidy())
        assert here.table.number == number  # not again within the hour
        later(monkeypatch, 3700)
        soon(served, served.hall.tidy())
        until(lambda: here.table.number == number + 2)
        assert not any(seat.seen for seat in served.hall._rooms[live["table"]].table.seats)


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Go on so many whole seconds and a little more from the real now: what was kept is rounded."""
    monkeypatch.setattr(clock, "now", lambda: time.time() + seconds + 0.2)


def put_away(served: Running, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as brief:
        brief.setattr(halls, "IDLE", -1.0)
        soon(served, served.hall.tidy())
    assert id not in served.hall._rooms


# --- growth ---------------------------------------------------------------------------------------
def test_tables_of_bots_leave_memory_and_go_on_when_looked_at(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(store) as served:
        served.hall.pause = 0.0
        ids = [served.make("cellars", seats=BOTS)["table"] for _ in range(5)]
        for id in ids:
            put_away(served, id, monkeypatch)
        served.join(ids[0]).until(lambda p: p["outcome"] is not None)
    with running(store) as again:
        assert again.http.get("/api/games").status_code == 200
        until(lambda: all(task.done() for task in again.hall._tasks[1:3]))
        assert not again.hall._rooms  # nobody waits for those bots
        again.hall.pause = 0.0
        again.join(ids[1]).until(lambda p: p["outcome"] is not None)


def test_a_table_holds_only_so_much(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "TALK", 2500)
    monkeypatch.setattr(limits, "TABLE", 6000)
    with running(store) as served:
        made, (ann, bob) = served.strangers("cellars")
        with pytest.raises(Refused, match="No more notes and messages fit") as refused:
            for _ in range(10):
                ann.do("note", text="x" * 1000)
        assert refused.value.code == "limit"
        with pytest.raises(Refused, match="No more notes"):
            bob.do("chat", text="y" * 500)
        ann.choose("put a")  # the game goes on
        with pytest.raises(Refused, match="This table is full"):
            for _ in range(100):
                ann.act("undo")
                ann.choose("put a")
    with running(store) as second:  # counted again after a restart
        ann = second.join(made["table"], made["tokens"]["0"])
        with pytest.raises(Refused, match=r"This table is full|No more notes"):
            ann.do("note", text="x" * 1000)


def test_dead_tables_expire_and_others_do_not(store: str) -> None:
    with running(store) as first:
        never_begun = first.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
        of_bots = first.make("cellars", seats=BOTS)["table"]
        in_play = first.strangers("cellars")[0]["table"]
    rewrite(store, "UPDATE note SET used = used - 40 * 86400")
    with running(store) as kept_for_good:
        soon(kept_for_good, kept_for_good.hall.forget())
        assert kept_for_good.http.get(f"/api/tables/{of_bots}").status_code == 200
    rewrite(store, "UPDATE note SET used = used - 40 * 86400")
    with running(store, expire=30) as second:
        soon(second, second.hall.forget())
        codes = [second.http.get(f"/api/tables/{id}").status_code for id in (never_begun, of_bots, in_play)]
        assert codes == [404, 404, 200]


def test_unused_public_tables_leave_the_lobby(store: str) -> None:
    with running(store) as served:
        old = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}], public=True)["table"]
        new = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}], public=True)["table"]
        attended = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
        empty = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}], public=True)["table"]
        served.join(attended["table"], attended["tokens"]["0"])
        rewrite(store, 'UPDATE note SET used = used - 86500 WHERE "table" = ?', old)
        listed = [table["table"] for table in served.http.get("/api/tables").json()["tables"]]
        assert listed[0] == attended["table"] and set(listed[1:]) == {new, empty}


def test_one_address_cannot_flood_the_lobby(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with running(store, wide=False) as served:
        order = {"game": "cellars", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [served.http.post("/api/tables", json=order).status_code for _ in range(7)]
        assert codes == [201] * 5 + [429] * 2
        assert served.http.post("/api/tables", json={**order, "public": False}).status_code == 201


def test_a_full_disk_is_said_where_a_table_is_made(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(store) as served:

        async def full(*_: object) -> None:
            raise Broken("database or disk is full")

        monkeypatch.setattr(served.hall.store, "append", full)
        answer = served.http.post("/api/tables", json={"game": "cellars"})
        assert answer.status_code == 503 and "could not be saved" in answer.json()["error"]


# --- the command ----------------------------------------------------------------------------------
def finished_record() -> Json:
    s = CELLARS.new(seats=2, seed=1)
    while not s.over:
        s.apply(s.legal[-1])
    return s.record()


def test_tables_are_listed_exported_and_deleted_while_the_server_runs(
    store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(store) as served:
        made, ann, bob = played(served)
        other = served.make("cellars")["table"]
        over = served.post("/api/records", content=json.dumps(finished_record()))["table"]
        assert main(["tables", "list", "--store", store, "--json"]) == 0
        listed = {table["table"]: table for table in json.loads(capsys.readouterr().out)}
        assert set(listed) == {made["table"], other, over} and listed[made["table"]]["phase"] == "playing"
        assert listed[over]["phase"] == "over"
        assert main(["tables", "list", "--store", store]) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("3 tables, 0 damaged, ")
        assert listed[other]["size"] > 100 and listed[other]["game"] == "cellars"
        assert main(["tables", "export", made["table"], "--store", store]) == 0
        record = json.loads(capsys.readouterr().out)
        s = records.replay(CELLARS, record)
        assert s.record() == record and len(record["choices"]) == 4
        assert main(["tables", "delete", made["table"], "--store", store]) == 0
        assert "would be deleted" in capsys.readouterr().out
        assert ann.do("ping")["type"] == "pong"
        assert main(["tables", "delete", made["table"], "--store", store, "--yes"]) == 0
        assert "1 table deleted" in capsys.readouterr().out
        with pytest.raises((Refused, ConnectionClosed)):  # who still sits there is told
            ann.do("note", text="still here?")
            ann.receive()
        with closes(4404):
            while True:
                bob.receive()
        assert served.http.get(f"/api/tables/{made['table']}").status_code == 404
        assert served.http.get(f"/api/tables/{other}").status_code == 200


@pytest.mark.parametrize("harm", ["", "damaged"])
def test_a_deleted_table_is_gone_for_who_asks(store: str, harm: str) -> None:
    with running(store) as served:
        made, _, _ = played(served, 2)
    table = made["table"]
    if harm:
        assert rewrite(store, 'DELETE FROM entry WHERE "table" = ? AND number = 6', table) == 1
    with running(store) as served:
        ann, path = served.join(table, made["tokens"]["0"]), f"/api/tables/{table}"
        assert served.http.get(path).json()["stopped"] is bool(harm)
        assert served.http.get(f"{path}/frames/0").status_code == 200
        assert main(["tables", "delete", table, "--store", store, "--yes"]) == 0
        assert served.http.get(f"{path}/frames/0").status_code == 404
        assert served.http.get(path).status_code == 404
        with closes(4404):
            served.join(table)
        with closes(4404):
            while True:
                ann.receive()


def test_who_sits_at_a_deleted_table_is_told_unasked(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "LOOK", 0.05)
    with running(store) as served:
        made, ann, _ = played(served)
        other = served.join(served.make("cellars")["table"])
        watcher = served.join(made["table"])
        assert main(["tables", "delete", made["table"], "--store", store, "--yes"]) == 0
        for client in (ann, watcher):
            with closes(4404):
                while True:
                    client.receive()
        assert other.do("ping")["type"] == "pong"


def test_bots_stop_at_a_deleted_table(store: str) -> None:
    with running(store) as served:
        table = served.make("cellars", seats=BOTS)["table"]
        room = soon(served, served.hall.room(table))
        assert room._thinking
        assert main(["tables", "delete", table, "--store", store, "--yes"]) == 0
        assert served.http.get(f"/api/tables/{table}").status_code == 404
        until(lambda: not room._thinking)


def test_an_export_follows_take_backs(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(store) as served:
        made, (ann, bob) = served.strangers("cellars")
        for client in (ann, bob):
            client.choose("put a")
            client.choose("lock", commit=True)
        ann.until(lambda p: p["version"] == 1)
        ann.do("ask_back")
        bob.until(lambda p: p["back"])
        bob.do("answer_back", agree=True)
        ann.until(lambda p: p["version"] == 0)
        for client in (ann, bob):
            client.until(lambda p: p["version"] == 0 and p["options"])
            client.choose("lock", commit=True)
        ann.until(lambda p: p["version"] == 1)
    assert main(["tables", "export", made["table"], "--store", store]) == 0
    assert json.loads(capsys.readouterr().out)["choices"] == ["0 lock", "1 lock"]


@pytest.mark.parametrize("phase", [OPEN, PLAYING, OVER, CANCELLED])
def test_a_listed_table_is_a_row_of_words(phase: str) -> None:
    listed = Listed("abc", "age_of_automaton", phase, False, 1, 0, 0, 1, 1000)
    assert line(listed).split()[3:] == [phase, "age_of_automaton", "1.0", "kB"]


HARMS = {
    "missing": ("DELETE FROM entry", 5, "entry 5 is missing"),
    "garbage": ("UPDATE entry SET data = CAST('{' AS BLOB)", 5, "entry 5 cannot be read: "),
    "empty": ("UPDATE entry SET data = x''", 5, "entry 5 cannot be read: "),
    "first": ("DELETE FROM entry", 0, "entry 0 is missing"),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_damaged_table_is_listed_as_such_exported_as_far_as_it_goes_and_deleted(
    store: str, harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sql, number, why = HARMS[harm]
    with running(store) as served:
        made, _, _ = played(served, 2)
        sound = served.make("cellars")["table"]
    table, where = made["table"], ["--store", store]
    assert main(["tables", "export", table, "--entries", *where]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert rewrite(store, f'{sql} WHERE "table" = ? AND number = ?', table, number) == 1

    assert main(["tables", "list", *where]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert [f"damaged: {why}" in line for line in sorted(lines)] == [
        t == table for t in sorted([table, sound])
    ]
    assert last.startswith("2 tables, 1 damaged, ")
    assert main(["tables", "list", "--json", *where]) == 0
    damage = {line["table"]: line["damage"] for line in json.loads(capsys.readouterr().out)}
    assert damage[table].startswith(why) and damage[sound] is None

    code = main(["tables", "export", table, "--entries", *where])
    out, err = capsys.readouterr()
    assert "damaged" in err and why in err and err.count("\n") == 1
    assert (code, json.loads(out or "null")) == ((1, entries[:number]) if number else (2, None))
    assert main(["tables", "delete", table, "--yes", *where]) == 0
    with running(store) as served:
        assert served.http.get(f"/api/tables/{table}").status_code == 404
        assert served.http.get(f"/api/tables/{sound}").status_code == 200


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_of_a_game_that_lost_its_beginning_the_entries_before_are_exported(
    store: str, lost: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(store) as served:
        made, _, _ = played(served)
    table, where = made["table"], ["--store", store]
    assert main(["tables", "export", table, "--entries", *where]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert [entry["is"] for entry in entries[:4]] == ["made", "sat", "sat", "began"]
    assert rewrite(store, 'DELETE FROM entry WHERE "table" = ? AND number = ?', table, lost) == 1
    assert main(["tables", "export", table, *where]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out) == entries[:lost]
    assert f"is damaged: entry {lost} is missing; printed are the entries before that" in err


def test_of_a_game_that_has_not_begun_there_is_no_record(
    store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(store) as served:
        table = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}])["table"]
    assert main(["tables", "export", table, "--store", store]) == 2
    assert "has not begun" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["list", "--store", "sqlite:////no/such/t.db"], "no store"),
        (["list", "--phase", "late"], "phases: open, playing, over"),
        (["list", "--older", "-1"], "at least 0"),
        (["export", "none"], "no table 'none'"),
        (["delete", "none", "--yes"], "no table 'none'"),
        (["delete"], "--older DAYS"),
        (["delete", "x", "--older", "3"], "--older DAYS"),
    ],
)
def test_what_is_wrong_is_one_line(
    store: str, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(store) as served:
        served.make("cellars")
    where = [] if "--store" in words else ["--store", store]
    assert main(["tables", *words, *where]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_only_tables_unused_for_so_long_are_deleted(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(store) as served:
        old, new = served.make("cellars")["table"], served.make("cellars")["table"]
    rewrite(store, 'UPDATE note SET used = used - 9 * 86400 WHERE "table" = ?', old)
    assert main(["tables", "delete", "--older", "10", "--store", store, "--yes"]) == 0
    assert "0 tables deleted" in capsys.readouterr().out
    assert main(["tables", "delete", "--older", "8", "--store", store, "--yes"]) == 0
    told = capsys.readouterr().out
    assert old in told and new not in told and "1 table deleted" in told
