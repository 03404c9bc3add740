"""A seat belongs to whoever holds its token now: to nobody else's screen, and always to theirs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from rulewright.server import limits
from tests.server.given import Client, Json, Refused, Running, closes, running

SEAT_LOST, CROWDED, TOO_MANY = 4410, 4411, 4429


def sit(served: Running, made: Json, seat: int, name: str) -> str:
    path = f"/api/tables/{made['table']}/seats/{seat}"
    token: str = served.post(path, json={"name": name, "invite": made["invite"]})["token"]
    return token


def waiting_for_the_third(
    served: Running, game: str = "tidewrack", second: str = "Mallory", **order: object
) -> tuple[Json, Client, Client]:
    """A table with one seat open still, its maker Ann, and somebody on seat 1."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    made = served.make(game, seats=seats, **order)
    made["tokens"]["1"] = sit(served, made, 1, second)
    ann, other = (served.join(made["table"], made["tokens"][seat]) for seat in "01")
    return made, ann, other


@contextmanager
def at_least(served: Running, **seconds: int) -> Iterator[None]:
    """A server that lets bots play for people sooner."""
    before = {kind: dict(getattr(served.hall, kind)) for kind in seconds}
    for kind, most in seconds.items():
        getattr(served.hall, kind)["live"] = most
    try:
        yield
    finally:
        for kind, kept in before.items():
            setattr(served.hall, kind, kept)


# --- changing hands -------------------------------------------------------------------------------
def test_who_leaves_an_open_table_loses_eyes_and_hands(served: Running) -> None:
    made, ann, mallory = waiting_for_the_third(served)
    mallory.do("note", text="mine alone")
    mallory.do("chat", text="I am Mallory")
    mallory.do("webhook", url="http://127.0.0.1:9/mallory")
    mallory.do("mute", seat=0)
    mallory.send({"do": "leave"})
    assert mallory.closed() == SEAT_LOST
    bob = served.join(made["table"], sit(served, made, 1, "Bob"))
    assert bob["notes"] == "" and bob["webhook"] is None and bob["muted"] == [] and bob.chat == []
    ann.until(lambda p: p["table"]["players"][1]["name"] == "Bob")
    assert ann.chat == [], "what Mallory said does not stand under Bob's name"
    cy = served.join(made["table"], sit(served, made, 2, "Cy"))
    for client in (ann, bob, cy):
        client.until(lambda p: p["table"]["phase"] == "playing")
    assert bob["shown"] is not None
    with pytest.raises(ConnectionClosed):
        mallory.send({"do": "choose", "decision": bob["decision"] or "", "option": 0})
    with closes(4403):
        served.join(made["table"], made["tokens"]["1"])
    frames = f"/api/tables/{made['table']}/frames/0"
    old = {"Authorization": f"Bearer {made['tokens']['1']}"}
    assert served.http.get(frames, headers=old).status_code == 403


def test_every_screen_that_held_the_seat_loses_it(served: Running) -> None:
    made, _, mallory = waiting_for_the_third(served)
    second = served.join(made["table"], made["tokens"]["1"])
    mallory.send({"do": "leave"})
    assert mallory.closed() == second.closed() == SEAT_LOST


@pytest.mark.parametrize(
    "command",
    [
        {"do": "choose", "decision": "1.0", "option": 0}, {"do": "commit", "decision": "1.0"},
        {"do": "chat", "text": "it is me"}, {"do": "note", "text": "x"}, {"do": "reasons"}, {"do": "look"},
        {"do": "forecast", "option": 0}, {"do": "return"}, {"do": "ask_back"}, {"do": "webhook", "url": None},
    ],
)  # fmt: skip
def test_a_command_on_its_way_when_the_seat_is_lost_is_refused(served: Running, command: Json) -> None:
    made, _, mallory = waiting_for_the_third(served)
    mallory.send({"do": "leave", "ref": 1})
    mallory.send({**command, "ref": 2})
    assert mallory.closed() == SEAT_LOST
    answers = {answer["ref"]: answer for answer in mallory.answers}
    assert answers[1]["type"] == "done"
    assert answers.get(2, {"type": "refused"})["type"] == "refused"
    room = served.hall._rooms[made["table"]]
    assert room.table.seats[1].kind == "open" and room.table.chat == []


def test_what_waits_for_its_turn_is_looked_at_again(served: Running) -> None:
    """Two screens of one seat: what the second says while the first one leaves is not the seat's any more."""
    made, ann, mallory = waiting_for_the_third(served)
    second = served.join(made["table"], made["tokens"]["1"])
    with suppress(ConnectionClosed):  # the door may be shut while it still speaks
        for n in range(20):
            second.send({"do": "chat", "text": f"still me {n}"})
            if n == 3:
                mallory.send({"do": "leave"})
    assert mallory.closed() == second.closed() == SEAT_LOST
    bob = served.join(made["table"], sit(served, made, 1, "Bob"))
    ann.until(lambda p: p["table"]["players"][1]["name"] == "Bob")
    assert ann.chat == bob.chat == []


def test_where_nobody_may_watch_a_lost_seat_is_a_closed_door_too(served: Running) -> None:
    made, _, mallory = waiting_for_the_third(served, spectators=False)
    mallory.send({"do": "leave"})
    assert mallory.closed() == SEAT_LOST
    with closes(4403):
        served.join(made["table"])


def test_a_substituted_person_watches_until_they_return(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    ann.choose("lock", commit=True)
    with at_least(served, still=0):
        ann.do("substitute", seat=1, bot="random")
    bob.until(lambda p: p["table"]["players"][1]["bot"] == "random" and p["decision"] is None)
    assert bob["seat"] == 1 and bob["options"] == [] and bob["draft"] == [] and bob["appeals"] == []
    for what in (
        {"what": "choose", "decision": "1.0", "say": "lock"},
        {"what": "appeal", "option": 0},
        {"what": "ask_back"},
        {"what": "answer_back", "agree": True},
    ):
        with pytest.raises(Refused, match="bot plays your seat"):
            bob.do(**what)
    bob.do("chat", text="I am still here")
    bob.do("return")
    bob.until(lambda p: p["table"]["players"][1]["bot"] is None)


def test_a_bot_does_not_answer_again_for_who_has_locked(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    bob.choose("put c")
    bob.choose("lock", commit=True)
    served.goes(bob, sees=ann)
    with at_least(served, away=0):
        ann.do("substitute", seat=1, bot="random")
    ann.choose("lock", commit=True)
    ann.until(lambda p: p["version"] == 1)
    table = served.hall._rooms[made["table"]].table
    said = [table.game.vocabulary.text(option) for seat, option in table.choices if seat == 1]
    assert said[0] == "put c" and said[-1] == "lock"


def test_a_seat_is_lost_on_every_server(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as two:
        made, _, mallory = waiting_for_the_third(one)
        far = two.join(made["table"], made["tokens"]["1"])
        mallory.send({"do": "leave"})
        assert mallory.closed() == far.closed() == SEAT_LOST


def test_one_screen_keeps_its_other_seat(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Abe"}, {"kind": "open"}]
    made = served.make("tidewrack", seats=seats)
    screen = served.join(made["table"], made["tokens"]["0"])
    screen.do("be", token=made["tokens"]["1"])
    screen.send({"do": "leave"})
    assert screen.closed() == SEAT_LOST
    again = served.join(made["table"], made["tokens"]["0"])
    with pytest.raises(Refused, match="no seat"):
        again.do("be", token=made["tokens"]["1"])
    assert again["seat"] == 0 and again["table"]["players"][1]["kind"] == "open"


def test_the_new_sitter_shares_no_screen_with_the_maker(served: Running) -> None:
    """Of a seat without a choice only its own screen may know: the new sitter's is another one."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Abe"}, {"kind": "open"}]
    made = served.make("tidewrack", seats=seats)
    ann = served.join(made["table"], made["tokens"]["0"])
    room = served.hall._rooms[made["table"]]
    assert room.window(0, "en").eyes == {0, 1}
    abe = served.join(made["table"], made["tokens"]["1"])
    abe.send({"do": "leave"})
    assert abe.closed() == SEAT_LOST
    sit(served, made, 1, "Bob")
    ann.until(lambda p: p["table"]["players"][1]["name"] == "Bob")
    assert room.window(0, "en").eyes == {0} and room.window(1, "en").eyes == {1}


def test_who_shares_a_screen_is_here_while_the_screen_is(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Abe"}, {"kind": "open"}]
    made = served.make("cellars", seats=seats)
    bob = served.join(made["table"], sit(served, made, 2, "Bob"))
    screen = served.join(made["table"], made["tokens"]["0"])
    bob.until(lambda p: p["table"]["players"][1]["connected"])
    with at_least(served, away=0), pytest.raises(Refused, match="Abe is here"):
        bob.do("substitute", seat=1)
    served.hall._rooms[made["table"]]._left[1] -= 1000  # nobody was Abe for a while
    served.goes(screen, sees=bob)
    with pytest.raises(Refused, match="Abe has not been away long enough"):
        bob.do("substitute", seat=1)
    with at_least(served, away=0):
        bob.do("substitute", seat=1, bot="random")


# --- a covered screen -----------------------------------------------------------------------------
def test_behind_the_curtain_no_hand_is_sent(served: Running) -> None:
    made, clients = served.seated("tidewrack")
    hands = [client["shown"] for client in clients]
    for client in clients:
        client.close()
    screen = served.join(made["table"], made["tokens"]["0"], covered=True)
    watcher = served.join(made["table"])
    assert screen["seat"] is None and screen["options"] == [] and screen["decision"] is None
    assert screen["shown"] == watcher["shown"] != hands[0]
    assert screen.do("tell")["lines"] == watcher.do("tell")["lines"]
    assert screen["table"]["players"][0]["connected"], "the seat is taken up all the same"
    for what in ("note", "chat", "leave", "ask_back"):
        with pytest.raises(Refused, match="covered"):
            screen.do(what, **({"text": "x"} if what in ("note", "chat") else {}))
    screen.do("be", token=made["tokens"]["0"])
    screen.until(lambda p: p["seat"] == 0)
    assert screen["shown"] == hands[0]
    screen.do("cover")
    screen.until(lambda p: p["seat"] is None)
    assert screen["shown"] == watcher["shown"]
    screen.do("be", token=made["tokens"]["1"])
    screen.until(lambda p: p["seat"] == 1)
    assert screen["shown"] == hands[1]


def test_a_covered_screen_gets_in_where_nobody_may_watch(served: Running) -> None:
    made = served.make("tidewrack", seats=[{"kind": "me"}, {"kind": "me"}], spectators=False)
    screen = served.join(made["table"], made["tokens"]["1"], covered=True)
    assert screen["seat"] is None and screen["shown"] is not None


# --- room for everybody ---------------------------------------------------------------------------
def test_spectators_never_keep_a_player_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS", 3)
    made, clients = served.strangers()
    clients[1].close()
    watchers = [served.join(made["table"]) for _ in range(3)]
    with closes(TOO_MANY):
        served.join(made["table"])
    bob = served.join(made["table"], made["tokens"]["1"])
    assert bob["seat"] == 1 and bob["options"]
    clients[0].until(lambda p: p["table"]["watching"] == 3)
    watchers.pop().close()
    clients[0].until(lambda p: p["table"]["watching"] == 2)
    served.join(made["table"])


def test_one_address_does_not_take_all_the_places(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FROM_ONE", 2)
    made, _ = served.strangers()
    for _ in range(2):
        served.join(made["table"])
    with closes(TOO_MANY):
        served.join(made["table"])
    room = served.hall._rooms[made["table"]]
    assert room.may_watch("192.0.2.7") and not room.may_watch("127.0.0.1")


def test_of_too_many_screens_of_one_seat_the_oldest_is_closed(served: Running) -> None:
    made, (ann, bob) = served.strangers()
    more = [served.join(made["table"], made["tokens"]["0"]) for _ in range(limits.SCREENS)]
    assert ann.closed() == CROWDED
    more[-1].choose("put a")
    more[0].until(lambda p: p["draft"])
    assert bob["table"]["players"][0]["connected"]
    table = served.hall._rooms[made["table"]]
    assert sum(viewer.seat == 0 for viewer in table.viewers) == limits.SCREENS
