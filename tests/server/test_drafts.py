"""Drafts: private and undoable until the turn ends; answers given at once stay editable until all lock."""

from __future__ import annotations

import json

import pytest

from tests.server.given import Client, Refused, Running, dealt, put


def play_to_tidewrack_turn(clients: list[Client]) -> tuple[Client, list[Client]]:
    """Lock the bids, so that one seat alone is asked."""
    for client in clients:
        client.asked()
        while client["options"]:
            client.choose(client["options"][0]["notation"])
        client.act("commit")
    first = clients[0].until(lambda p: not p["together"])["deciders"][0]
    others = [client for client in clients if client["seat"] != first]
    for other in others:
        other.until(lambda p: not p["together"])
    return clients[first], others


def test_a_drafted_choice_shows_only_to_its_own_seat(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    watcher = served.join(made["table"])
    for other in (bob, watcher):
        other.drain()
        other.raw.clear()
    ann.choose("put a")
    ann.choose("put b")
    assert [step["notation"] for step in ann["draft"]] == ["put a", "put b"]
    assert ann["shown"]["players"][0]["stowed"] != []
    for other in (bob, watcher):
        other.drain()
    pongs = [json.loads(raw)["type"] for raw in bob.raw + watcher.raw]
    assert pongs == ["pong"] * 4  # not even a picture: nothing tells that Ann tries things


def test_undo_redo_and_restart_move_within_the_draft(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    assert ann["undo"]["possible"] is False and "Undo stops here" in ann["undo"]["reason"]
    ann.choose("put a")
    ann.choose("put b")
    ann.act("undo")
    assert [step["notation"] for step in ann["draft"]] == ["put a"] and ann["redo"] is True
    ann.act("redo")
    assert [step["notation"] for step in ann["draft"]] == ["put a", "put b"] and ann["redo"] is False
    ann.act("restart")
    assert ann["draft"] == [] and ann["redo"] is True
    ann.choose("put c")
    assert ann["redo"] is False
    with pytest.raises(Refused, match="nothing to redo"):
        ann.act("redo")


def test_an_answer_stays_editable_until_the_last_seat_locks(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    ann.choose("put a")
    ann.choose("lock")
    assert ann["waiting"]["option"]["notation"] == "lock" and not ann["locked"]
    ann.act("commit")
    assert ann["locked"]
    bob.until(lambda p: p["table"]["players"][0]["locked"])
    ann.act("undo")  # unlocks
    bob.until(lambda p: not p["table"]["players"][0]["locked"])
    ann.act("restart")
    ann.choose("put c")
    ann.choose("lock", commit=True)
    assert ann["version"] == 0
    bob.choose("lock", commit=True)
    ann.until(lambda p: p["version"] == 1)
    bob.until(lambda p: p["version"] == 1)
    won = [player["won"] for player in ann["shown"]["players"]]
    assert won == [[0, 0, 3], [0, 0, 0]] and ann["shown"] == bob["shown"]  # the last answer counts
    said = [line["text"] for line in bob.log]
    assert any("c" in text for text in said) and not any("box a" in text for text in said)


def test_nobody_receives_an_answer_before_all_have_locked(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    watcher = served.join(made["table"])
    ann.choose("put a")
    ann.choose("lock", commit=True)
    bob.until(lambda p: p["table"]["players"][0]["locked"])
    watcher.until(lambda p: p["table"]["players"][0]["locked"])
    for other in (bob, watcher):
        assert (
            not any(player["stowed"] for player in other["shown"]["players"])
            and other.log == [] == other["drafted"]
        )
    heard = [raw.replace(made["table"], "") for raw in watcher.raw]  # an address may hold any letters
    assert [raw[max(0, raw.find("put") - 80) :][:160] for raw in heard if "put" in raw] == []


def test_a_locked_seat_cannot_choose_on(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    ann.choose("lock", commit=True)
    with pytest.raises(Refused, match="locked"):
        ann.act("choose", say="put a")
    with pytest.raises(Refused, match="locked"):
        ann.act("commit")


def test_a_turn_is_shown_to_others_only_when_it_ends(served: Running) -> None:
    _, clients = served.strangers("tidewrack", 3)
    mover, others = play_to_tidewrack_turn(clients)
    versions = [other["version"] for other in others]
    private = 0
    mover.asked()
    while mover["waiting"] is None and private < 6:
        going_on = [o for o in mover["options"] if o["stop"] is None]
        option = (going_on or mover["options"])[0]
        mover.act("choose", option=option["id"])
        private += 1
    for other, version in zip(others, versions):
        other.drain()
        assert other["version"] == version
    if mover["waiting"] is None:
        return
    mover.act("commit")
    for other, version in zip(others, versions):
        other.reach(version + 1)


def test_a_choice_that_ends_the_turn_waits_and_can_be_undone(served: Running) -> None:
    _, (ann, bob) = served.strangers("septikon", options={"preset": "yes"})
    mover, other = (ann, bob) if ann["options"] else (bob, ann)
    before = mover["shown"]
    while mover["waiting"] is None:
        mover.act("choose", option=mover["options"][0]["id"])
    assert mover["options"] == [] and mover["waiting"]["stop"] in ("turn", "barrier")
    with pytest.raises(Refused, match="waits"):
        mover.act("choose", option=mover["waiting"]["option"]["id"])
    while mover["undo"]["possible"]:
        mover.act("undo")
    assert mover["shown"] == before
    other.drain()
    assert other["version"] == 0 and [line["args"] for line in other.log] == [
        line["args"] for line in mover.log
    ]


def test_nothing_can_be_undone_after_the_commit(served: Running) -> None:
    _, (ann, bob) = served.strangers("septikon", options={"preset": "yes"})
    mover, other = (ann, bob) if ann["options"] else (bob, ann)
    while mover["waiting"] is None:
        mover.act("choose", option=mover["options"][0]["id"])
    decision = mover["decision"]
    mover.do("commit", decision=decision)
    mover.until(lambda p: p["version"] == 1)
    if mover["decision"] is not None:
        with pytest.raises(Refused, match="revealed"):
            mover.do("undo", decision=mover["decision"])
    other.until(lambda p: p["version"] == 1)
    assert [line["n"] for line in other.log] == list(range(len(other.log)))


def test_a_stale_decision_is_refused_with_the_new_picture(served: Running) -> None:
    made, (ann, _bob) = served.strangers("cellars")
    again = served.join(made["table"], made["tokens"]["0"])  # the same seat in a second tab
    old = ann["decision"]
    again.choose("put b")
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=old, say="put a")
    assert refusal.value.code == "stale" and "already made" in refusal.value.text
    ann.until(lambda p: p["decision"] == again["decision"])
    assert [step["notation"] for step in ann["draft"]] == ["put b"]


def test_an_illegal_choice_is_refused_with_its_clause_in_the_viewers_language(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    for _ in range(3):
        ann.choose("put a")
    with pytest.raises(Refused) as refusal:
        ann.act("choose", say="put a")
    assert refusal.value.code == "illegal" and refusal.value.clause == "CL-1.2"
    english = refusal.value.text
    ann.do("lang", lang="es")
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=ann["decision"], say="put a")
    assert refusal.value.text != english
    refused = ann.do("reasons")["refused"]
    assert [(r["option"]["notation"], r["clause"]) for r in refused] == [("put a", "CL-1.2")]


def test_a_forecast_equals_what_then_happens(served: Running) -> None:
    _, (ann, bob) = served.strangers("septikon", options={"preset": "yes"})
    mover = ann if ann["options"] else bob
    for option in mover["options"][:5]:
        foreseen = mover.do("forecast", option=option["id"])
        before = mover["shown"]
        chosen = [option["id"], *[unit["id"] for unit in foreseen["through"]]]
        after = mover.act("choose", option=chosen)
        assert after["shown"] == put(before, foreseen["shown"])
        assert [line["text"] for line in after["drafted"]] == [line["text"] for line in foreseen["events"]]
        mover.act("undo", times=len(after["draft"]))


def test_others_may_not_choose_for_a_seat(served: Running) -> None:
    made, (ann, bob) = served.strangers("septikon")
    mover, other = (ann, bob) if ann["options"] else (bob, ann)
    option = mover["options"][0]["id"]
    with pytest.raises(Refused) as refusal:
        other.do("choose", decision="0.0", option=option)
    assert refusal.value.code == "not_asked"
    watcher = served.join(made["table"])
    with pytest.raises(Refused) as refusal:
        watcher.do("choose", decision="0.0", option=option)
    assert refusal.value.code == "not_yours"
    with pytest.raises(Refused):
        watcher.do("forecast", option=option)


def test_what_a_simultaneous_step_offers_first_is_marked(served: Running) -> None:
    """Also after parts of the answer are drafted: the step's default, not merely the first of the list."""
    made = served.make("time_capsules", mode="solo", seats=[{"kind": "me", "name": "Ann"}])
    ann, apart = served.join(made["table"], made["tokens"]["0"]), 0
    s = dealt(served.hall._rooms[made["table"]].table).copy()
    while s.together:
        wanted = s.default(0)
        assert [o["id"] for o in ann.asked()["options"] if o["default"]] == [wanted]
        apart += wanted != s.options(0)[0]
        ann.choose(s.text(wanted))
        s.play(0, wanted)
    assert apart


def test_end_takes_the_split_that_is_said_and_ends_the_turn(served: Running) -> None:
    _, clients = served.strangers("age_of_automaton", options={"draft": "no"}, seed=3)
    mover = next(client for client in clients if client["options"])
    mover.choose("fund")
    assert [option["notation"] for option in mover["way_out"]] == ["end"]
    before = mover["version"]
    mover.do("choose", decision=mover["decision"], end=True)
    assert mover.until(lambda p: p["version"] > before)["deciders"] != [mover["seat"]]


def test_end_where_somebody_has_to_choose_changes_nothing(served: Running) -> None:
    _, clients = served.strangers("age_of_automaton", options={"draft": "no"}, seed=3)
    mover = next(client for client in clients if client["options"])
    assert mover["way_out"] == []
    version = mover["version"]
    mover.do("choose", decision=mover["decision"], end=True)
    assert (mover["version"], mover["draft"]) == (version, [])
