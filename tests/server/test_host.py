"""The host's rights: remove a sitter, cancel a table, let a bot play for who does not move."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.server import clock
from rulewright.server import entries as kept
from tests.server.given import Client, Json, Refused, Running, running
from tests.server.test_people import finish_round
from tests.server.test_seats import SEAT_LOST, at_least, sit, waiting_for_the_third
from tests.server.test_secrets import table_of
from tests.waiting import until


def open_table(served: Running, **order: object) -> tuple[Json, Client, Client]:
    """Ann has made a table for three, Bob sits at it, the third seat is free."""
    return waiting_for_the_third(served, "cellars", "Bob", **order)


def hosts(client: Client) -> list[int]:
    return [player["seat"] for player in client["table"]["players"] if player["host"]]


class Time:
    """The server's clock, set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr(clock, "now", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


# --- who is host ----------------------------------------------------------------------------------
def test_who_made_the_table_is_host_until_they_leave(served: Running) -> None:
    made, ann, bob = open_table(served)
    assert hosts(ann) == hosts(bob) == [0]
    ann.send({"do": "leave"})
    assert ann.closed() == SEAT_LOST
    bob.until(lambda p: p["table"]["players"][0]["kind"] == "open")
    assert hosts(bob) == [1]
    sit(served, made, 0, "Cy")
    bob.until(lambda p: p["table"]["players"][0]["name"] == "Cy")
    assert hosts(bob) == [1], "who sits longest, not who sits first in order"


def test_while_a_bot_plays_for_the_host_another_is_host(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    ann.do("leave", bot="random")
    bob.until(lambda p: p["table"]["players"][0]["bot"])
    assert hosts(bob) == [1]
    with pytest.raises(Refused, match="bot plays your seat"):
        ann.do("cancel")
    ann.do("return")
    bob.until(lambda p: not p["table"]["players"][0]["bot"])
    assert hosts(bob) == [0]


# --- removing -------------------------------------------------------------------------------------
def test_the_host_removes_a_sitter_before_the_start(served: Running) -> None:
    made, ann, bob = open_table(served)
    answer = ann.do("remove", seat=1)
    assert bob.closed() == SEAT_LOST
    ann.until(lambda p: p["table"]["players"][1]["kind"] == "open")
    path = f"/api/tables/{made['table']}/seats/1"
    old = served.http.post(path, json={"name": "Bob", "invite": made["invite"]})
    assert old.status_code == 403 and "invitation" in old.json()["error"]
    assert len(answer["invite"]) == 32
    new = served.http.post(path, json={"name": "Cy", "invite": answer["invite"]})
    assert new.status_code == 201


def test_only_the_host_removes_and_only_before_the_start(served: Running) -> None:
    made, ann, bob = open_table(served)
    with pytest.raises(Refused, match="Only the host can do that: Ann") as refusal:
        bob.do("remove", seat=0)
    assert refusal.value.code == "not_yours"
    for seat, reason in ((0, "your own"), (2, "No person"), (7, "seat 7"), (-1, "seat -1")):
        with pytest.raises(Refused, match=reason):
            ann.do("remove", seat=seat)
    watcher = served.join(made["table"])
    with pytest.raises(Refused, match="Spectators"):
        watcher.do("remove", seat=1)
    sit(served, made, 2, "Cy")
    ann.until(lambda p: p["table"]["phase"] == "playing")
    with pytest.raises(Refused, match="has begun"):
        ann.do("remove", seat=1)
    assert bob["seat"] == 1


# --- cancelling -----------------------------------------------------------------------------------
def test_the_host_cancels_a_table_before_the_start(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store) as served:
        made, ann, bob = open_table(served, public=True)
        with pytest.raises(Refused, match="Only the host"):
            bob.do("cancel")
        ann.do("cancel")
        bob.until(lambda p: p["table"]["phase"] == "cancelled")
        for what in ("chat", "note"):
            with pytest.raises(Refused, match="cancelled"):
                bob.do(what, text="x")
        with pytest.raises(Refused, match="cancelled"):
            ann.do("cancel")
        path = f"/api/tables/{made['table']}/seats/2"
        late = served.http.post(path, json={"name": "Cy", "invite": made["invite"]})
        assert late.status_code == 409 and "cancelled" in late.json()["error"]
        assert made["table"] not in str(served.http.get("/api/tables").json())
    with running(store) as served:
        assert served.http.get(f"/api/tables/{made['table']}").json()["phase"] == "cancelled"
        assert made["table"] not in str(served.http.get("/api/tables").json())


def test_a_table_that_everybody_left_before_the_start_is_cancelled(served: Running) -> None:
    made, ann, bob = open_table(served)
    ann.send({"do": "leave"})
    assert ann.closed() == SEAT_LOST
    assert served.http.get(f"/api/tables/{made['table']}").json()["phase"] == "open"
    bob.send({"do": "leave"})
    assert bob.closed() == SEAT_LOST
    assert served.http.get(f"/api/tables/{made['table']}").json()["phase"] == "cancelled"


def test_a_game_is_cancelled_only_when_the_others_have_given_it_up(served: Running) -> None:
    made, (ann, bob, cy) = served.strangers("cellars", 3)
    with pytest.raises(Refused, match="Bob still plays"):
        ann.do("cancel")
    bob.do("leave", bot="random")
    with pytest.raises(Refused, match="Cy still plays"):
        ann.do("cancel")
    served.goes(cy, sees=ann)
    with pytest.raises(Refused, match="Cy still plays"):
        ann.do("cancel")  # not away long enough
    with at_least(served, away=0):
        ann.do("cancel")
    ann.until(lambda p: p["table"]["phase"] == "cancelled")
    assert ann["options"] == [] and ann["deciders"] == [] and ann["appeals"] == []
    assert not any(player["asked"] for player in ann["table"]["players"])
    for command in ({"what": "choose", "decision": "1.0", "say": "lock"}, {"what": "ask_back"}):
        with pytest.raises(Refused, match="cancelled"):
            ann.do(**command)
    assert served.http.get(f"/api/tables/{made['table']}/record").status_code == 403


def test_the_hosts_second_seat_on_another_screen_is_somebody(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    made = served.make("cellars", seats=seats)
    ann, bea = (served.join(made["table"], made["tokens"][seat]) for seat in "01")
    with pytest.raises(Refused, match="Bea still plays"):
        ann.do("cancel")
    bea.close()
    until(lambda: len(served.hall._rooms[made["table"]].viewers) == 1)
    ann.do("cancel")
    ann.until(lambda p: p["table"]["phase"] == "cancelled")


def test_what_is_over_is_not_cancelled(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    bob.do("appeal", option=bob["appeals"][0]["id"])
    ann.until(lambda p: p["outcome"] is not None)
    with pytest.raises(Refused, match="is over"):
        ann.do("cancel")


# --- who does not move ----------------------------------------------------------------------------
def test_the_host_replaces_who_does_not_move(served: Running, time: Time) -> None:
    _, (ann, bob, cy) = served.strangers("cellars", 3)
    most = ann["table"]["patience"]["still"]
    assert most == 300 and ann["table"]["patience"]["away"] == 120
    time.now += most - 1
    with pytest.raises(Refused, match=r"Bob is here: .* 5 minutes"):
        ann.do("substitute", seat=1, bot="random")
    time.now += 1
    with pytest.raises(Refused, match="Only the host can do that: Ann"):
        cy.do("substitute", seat=1, bot="random")
    ann.do("look")
    ann.until(lambda p: p["table"]["players"][1]["still"] == most)
    with pytest.raises(Refused, match="You are asked as well"):
        ann.do("substitute", seat=1, bot="random")
    ann.choose("lock", commit=True)
    ann.do("substitute", seat=1, bot="random")
    ann.until(lambda p: p["table"]["players"][1]["bot"] == "random")
    bob.do("return")
    with pytest.raises(Refused, match="Bob is here"):
        ann.do("substitute", seat=1, bot="random")  # the time begins again


def test_who_has_answered_is_not_waited_for(served: Running, time: Time) -> None:
    _, (ann, bob) = served.strangers("cellars")
    bob.choose("lock", commit=True)
    ann.until(lambda p: p["table"]["players"][1]["locked"])
    time.now += 10_000
    with pytest.raises(Refused, match="Bob is here"):
        ann.do("substitute", seat=1)


def test_anybody_may_replace_a_host_who_does_not_move(served: Running, time: Time) -> None:
    _, (ann, bob) = served.strangers("cellars")
    time.now += 300
    bob.choose("lock", commit=True)
    bob.do("substitute", seat=0, bot="random")
    ann.until(lambda p: p["table"]["players"][0]["bot"] == "random")


def test_before_the_start_and_after_the_end_nobody_is_replaced(served: Running) -> None:
    _, ann, bob = open_table(served)
    served.goes(bob, sees=ann)
    with at_least(served, away=0, still=0):
        with pytest.raises(Refused, match="No game"):
            ann.do("substitute", seat=1)
        _, (ann, bob) = served.strangers("cellars")
        bob.do("appeal", option=bob["appeals"][0]["id"])
        ann.until(lambda p: p["outcome"] is not None)
        with pytest.raises(Refused, match="No game"):
            ann.do("substitute", seat=1)


def test_the_time_counts_from_the_question_and_drafts_do_not_show_in_it() -> None:
    table = table_of("cellars", 2, 1)
    table.take(kept.Played([(0, "lock"), (1, "lock")], 1000.0))
    assert table.still(0, 1060.0) == table.still(1, 1060.0) == 60
    table.take(kept.Drafted(0, ["put a"], at=1100.0))
    assert table.still(0, 1160.0) == table.still(1, 1160.0) == 160
    table.take(kept.Drafted(0, ["lock"], locked=True, at=1200.0))
    assert table.still(0, 1260.0) == 0 and table.still(1, 1260.0) == 260
    table.take(kept.Stood(1, "random", 1300.0))
    assert table.still(1, 1360.0) == 0
    table.take(kept.Stood(1, None, 1400.0))
    assert table.still(1, 1460.0) == 60


def test_a_long_time_is_told_in_days(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars", pace="days")
    with pytest.raises(Refused, match="3 days"):
        ann.do("substitute", seat=1)
    finish_round([ann, bob])  # and nobody is the worse for it
