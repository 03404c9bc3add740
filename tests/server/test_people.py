"""Who sits, watches, talks, leaves and comes back; being called."""

from __future__ import annotations

import http.server
import json
import threading
from email.message import Message
from pathlib import Path
from typing import ClassVar

import pytest
from websockets.exceptions import InvalidStatus

from rulewright.server.sqlite import Sqlite
from tests.server.given import Client, Json, Refused, Running, closes, running
from tests.waiting import until


def finish_round(clients: list[Client]) -> None:
    for client in clients:
        client.until(lambda p: p["options"] or p["outcome"])
        client.choose("lock", commit=True)


# --- sitting down ---------------------------------------------------------------------------------
def test_a_link_and_a_nickname_are_enough(served: Running) -> None:
    made = served.make("septikon", seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    ann = served.join(made["table"], made["tokens"]["0"])
    assert ann["table"]["phase"] == "open" and ann["shown"] is None and ann["options"] == []
    path = f"/api/tables/{made['table']}/seats/1"
    answer = served.http.post(path, json={"name": "  Bob \u202e the\tgreat ", "invite": made["invite"]})
    bob = served.join(made["table"], answer.json()["token"])
    assert bob["seat"] == 1 and bob["table"]["players"][1]["name"] == "Bob the great"
    ann.until(lambda p: p["table"]["phase"] == "playing")
    assert ann["shown"] is not None


def test_nothing_is_dealt_before_all_sit(served: Running) -> None:
    made = served.make("tidewrack", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ann = served.join(made["table"], made["tokens"]["0"])
    join = {"name": "Bob", "invite": made["invite"]}
    served.http.post(f"/api/tables/{made['table']}/seats/1", json=join)
    ann.until(lambda p: p["table"]["players"][1]["kind"] == "person")
    assert served.hall._rooms[made["table"]].table.seed is None  # there is not even a seed yet
    assert all(json.loads(raw)["shown"] is None for raw in ann.raw)


def test_without_the_invitation_nobody_sits_at_a_private_table(served: Running) -> None:
    made = served.make("septikon", seats=[{"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{made['table']}/seats/1"
    for invite in (None, "", "0" * 32, made["tokens"]["0"]):
        assert served.http.post(path, json={"name": "Eve", "invite": invite}).status_code == 403
    assert served.http.post(path, json={"name": "Bob", "invite": made["invite"]}).status_code == 201
    again = served.http.post(path, json={"name": "Eve", "invite": made["invite"]})
    assert again.status_code == 409 and "taken" in again.json()["error"]


def test_public_tables_are_listed_and_open_to_all(served: Running) -> None:
    made = served.make("septikon", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    listed = served.http.get("/api/tables").json()["tables"]
    found = next(table for table in listed if table["table"] == made["table"])
    assert found["phase"] == "open" and not found["chat"]  # no chat with strangers unless wanted
    private = served.make("septikon", seats=[{"kind": "me"}, {"kind": "open"}])
    assert private["table"] not in str(served.http.get("/api/tables").json())
    assert served.http.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Bob"}).status_code == 201


def test_tables_are_kept_with_hashed_tokens_only(served: Running) -> None:
    made, _ = served.strangers()
    store = served.hall.store
    assert isinstance(store, Sqlite)
    whole = Path(store.file).read_bytes() + Path(store.file + "-wal").read_bytes()
    assert made["table"].encode() in whole
    for secret in (*made["tokens"].values(), made["invite"]):
        assert len(secret) == 32 and secret.encode() not in whole


def test_a_wrong_token_holds_no_seat(served: Running) -> None:
    made, _ = served.strangers()
    for token in ("", "-", "0" * 32, made["invite"], made["tokens"]["0"][:-1]):
        with closes(4403):
            served.join(made["table"], token)
    path = f"/api/tables/{made['table']}/frames/0"
    assert served.http.get(path, headers={"Authorization": "Bearer nonsense"}).status_code == 403


def test_spectators_watch_only_where_they_may(served: Running) -> None:
    made = served.make("septikon", spectators=False)
    with closes(4403):
        served.join(made["table"])
    assert served.http.get(f"/api/tables/{made['table']}/frames/0").status_code == 403
    with closes(4404):
        served.join("nosuchtable")


def test_everybody_sees_who_is_connected(served: Running) -> None:
    made, (ann, bob) = served.strangers()
    watcher = served.join(made["table"])
    ann.until(lambda p: p["table"]["watching"] == 1 and p["table"]["players"][1]["connected"])
    served.goes(bob, sees=ann)
    served.join(made["table"], made["tokens"]["1"])
    watcher.until(lambda p: p["table"]["players"][1]["connected"])


def test_a_cut_cable_loses_nothing(served: Running) -> None:
    made, (ann, _bob) = served.strangers()
    ann.choose("put a")
    ann.socket.socket.close()  # no goodbye
    again = served.join(made["table"], made["tokens"]["0"])
    assert [step["notation"] for step in again["draft"]] == ["put a"]
    again.choose("put b")
    assert [step["notation"] for step in again["draft"]] == ["put a", "put b"]


def test_who_vanishes_in_the_middle_of_a_choice_has_made_it(served: Running) -> None:
    for _ in range(10):
        made, (ann, bob) = served.strangers()
        bob.choose("lock", commit=True)
        ann.send({"do": "choose", "decision": ann["decision"], "say": "lock", "commit": True})
        ann.socket.socket.close()
        bob.until(lambda p: p["version"] == 1)
        back = served.join(made["table"], made["tokens"]["0"])
        back.choose("put a")  # and nobody is confused by it
        bob.choose("put b")


def test_hot_seat_one_socket_several_seats(served: Running) -> None:
    made, (ann, bob) = served.seated("cellars")
    bob.close()
    ann.choose("put a")
    ann.do("be", token=made["tokens"]["1"])
    ann.until(lambda p: p["seat"] == 1)
    assert ann["draft"] == [] and not any(player["stowed"] for player in ann["shown"]["players"])
    with pytest.raises(Refused):
        ann.do("be", token="0" * 32)


# --- chat and notes -------------------------------------------------------------------------------
def test_chat_is_text_and_stays_text(served: Running) -> None:
    made, (ann, bob) = served.strangers()
    watcher = served.join(made["table"])
    said = '<script>alert(1)</script> & "quotes" \u2028 {curly}\n`ticks`'
    ann.do("chat", text=said + "\x00\x1b[31m")
    bob.until(lambda p: p["chat"]["entries"])
    assert bob.chat[0]["text"] == said.replace("\u2028", "") + "[31m" and bob.chat[0]["seat"] == 0
    assert "\u2028" not in bob.raw[-1] and "\x1b" not in bob.raw[-1]
    watcher.drain()
    assert watcher.chat == []  # those who watch do not read along
    for bad in ("", "   ", "\x00", "x" * 501):
        with pytest.raises(Refused):
            ann.do("chat", text=bad)


def test_a_seat_can_be_muted(served: Running) -> None:
    _, (ann, bob) = served.strangers()
    ann.do("chat", text="one")
    bob.until(lambda p: p["chat"]["entries"])
    bob.do("mute", seat=0, on=True)
    bob.until(lambda p: p["muted"] == [0])
    assert bob.chat == []
    ann.do("chat", text="two")
    bob.do("mute", seat=0, on=False)
    bob.until(lambda p: p["muted"] == [])
    assert [said["text"] for said in bob.chat] == ["one", "two"]
    with pytest.raises(Refused):
        bob.do("mute", seat=9)


def test_a_table_without_chat(served: Running) -> None:
    _, (ann, _) = served.strangers("cellars", chat=False)
    with pytest.raises(Refused, match="no chat"):
        ann.do("chat", text="hello")


def test_notes_are_private(served: Running) -> None:
    _, (ann, bob) = served.strangers()
    ann.do("note", text="Bob bluffs")
    ann.until(lambda p: p["notes"] == "Bob bluffs")
    bob.drain()
    assert not any("bluffs" in raw for raw in bob.raw)
    with pytest.raises(Refused):
        ann.do("note", text="x" * 4001)


# --- recap ----------------------------------------------------------------------------------------
def test_the_recap_begins_after_ones_own_last_turn(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", seats=seats, options={"preset": "yes"})
    ann = served.join(made["table"], made["tokens"]["0"])
    for _ in range(3):
        ann.asked()
        while ann["waiting"] is None:
            ann.act("choose", option=ann["options"][0]["id"])
        version = ann["version"]
        ann.act("commit")
        ann.reach(version + 1)
    ann.asked()
    recap = ann.log[ann["recap"] :]
    mine = [line for line in recap if line["key"] == "event-chose" and line["seat"] == 0]
    theirs = [line for line in recap if line["key"] == "event-chose" and line["seat"] == 1]
    assert not mine and theirs
    assert [line["key"] for line in recap[:2]] == ["event-turn", "event-rolled"], "from its beginning"
    assert any(line["key"] == "event-chose" and line["seat"] == 0 for line in ann.log[: ann["recap"]])


def test_the_setup_is_told_but_not_recapped(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    made = served.make("stress_botics", seats=seats)
    ann = served.join(made["table"], made["tokens"]["0"])
    assert {"event-dealt", "event-round"} <= {line["key"] for line in ann.log}
    assert ann["recap"] == len(ann.log)


# --- leaving --------------------------------------------------------------------------------------
def test_a_bot_stands_in_for_who_leaves_and_gives_way_on_return(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    bob.do("leave", bot="random")
    ann.until(lambda p: p["table"]["players"][1]["bot"] == "random")
    assert ann["table"]["players"][1]["name"] == "Bob"
    ann.choose("lock", commit=True)
    ann.until(lambda p: p["version"] == 1)
    with pytest.raises(Refused):
        bob.do("choose", decision=bob["decision"] or "", say="lock")
    bob.do("return")
    bob.until(lambda p: p["table"]["players"][1]["bot"] is None)
    ann.drain()
    bob.drain()
    with pytest.raises(Refused):
        bob.do("return")
    with pytest.raises(Refused, match="Unknown bot"):
        bob.do("leave", bot="nobody")


def test_who_leaves_before_the_start_frees_the_seat(served: Running) -> None:
    made = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{made['table']}/seats/1"
    token = served.http.post(path, json={"name": "Bob", "invite": made["invite"]}).json()["token"]
    bob = served.join(made["table"], token)
    bob.do("leave")
    summary = served.http.get(f"/api/tables/{made['table']}").json()
    assert summary["players"][1]["kind"] == "open"


def test_a_bot_may_replace_only_who_was_away_long_enough(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    with pytest.raises(Refused, match="Bob is here"):
        ann.do("substitute", seat=1)
    served.goes(bob, sees=ann)
    with pytest.raises(Refused, match="long enough"):
        ann.do("substitute", seat=1)
    served.hall.away["live"] = 0
    try:
        ann.do("substitute", seat=1, bot="random")
    finally:
        served.hall.away["live"] = 120
    ann.choose("lock", commit=True)
    ann.until(lambda p: p["version"] == 1)
    back = served.join(made["table"], made["tokens"]["1"])
    back.do("return")
    back.until(lambda p: p["table"]["players"][1]["bot"] is None)


def test_resigning_ends_the_game_at_any_time(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    ann.choose("put a")
    resign = next(o for o in bob["appeals"] if o["verb"] == "resign")
    bob.do("appeal", option=resign["id"])
    over = ann.until(lambda p: p["outcome"] is not None)["outcome"]
    assert over["winners"] == [0] and over["clause"] == "CL-2.2" and over["named"]
    assert ann["table"]["phase"] == "over"
    with pytest.raises(Refused):
        bob.do("appeal", option=resign["id"])


def test_what_one_seat_says_between_does_not_lose_anothers_draft(served: Running) -> None:
    _, (ann, bob) = served.strangers("septikon", options={"preset": "yes"})
    mover, other = (ann, bob) if ann["options"] else (bob, ann)
    offer = next(o for o in mover["appeals"] if o["verb"] == "offer-draw")
    mover.do("appeal", option=offer["id"])
    other.until(lambda p: p["options"])
    assert {o["verb"] for o in other["options"]} >= {"accept", "decline"}


# --- being called ---------------------------------------------------------------------------------
class Calls(http.server.BaseHTTPRequestHandler):
    got: ClassVar[list[Json]] = []
    raw: ClassVar[list[tuple[Message, bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.raw.append((self.headers, body))
        if self.headers["Content-Type"] == "application/json":
            self.got.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_a_webhook_is_called_when_a_decision_waits(served: Running) -> None:
    receiver = http.server.HTTPServer(("127.0.0.1", 0), Calls)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    try:
        _, (ann, bob) = served.strangers("cellars")
        bob.do("webhook", url=f"http://127.0.0.1:{receiver.server_port}/hook")
        bob.until(lambda p: p["webhook"])
        ann.drain()
        assert not any("hook" in raw and "127.0.0.1" in raw for raw in ann.raw)
        finish_round([ann, bob])
        until(lambda: Calls.got)
        assert len(Calls.got) == 1 and Calls.got[0]["seat"] == 1 and "Bob" in Calls.got[0]["text"]
        assert set(Calls.got[0]) == {"table", "game", "seat", "name", "text"}
    finally:
        receiver.shutdown()


def test_a_closed_browser_is_notified_where_keys_are_configured(tmp_path: Path) -> None:
    push = pytest.importorskip("rulewright.server.push", reason="cryptography is not installed")
    receiver = http.server.HTTPServer(("127.0.0.1", 0), Calls)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    Calls.raw.clear()
    browser = push.ec.generate_private_key(push.CURVE)
    mine, auth = push.point(browser.public_key()), bytes(range(16))
    keys = {"p256dh": push.text(mine), "auth": push.text(auth)}
    endpoint = f"http://127.0.0.1:{receiver.server_port}/send"
    with running(f"sqlite:///{tmp_path}/t.db", push_key=tmp_path / "key.pem") as served:
        key = served.http.get("/api/push").json()["key"]
        assert len(push.data(key)) == 65 and (tmp_path / "key.pem").stat().st_mode & 0o77 == 0
        _, (ann, bob) = served.strangers("cellars")
        with pytest.raises(Refused):
            bob.do("push", subscription={"endpoint": endpoint, "keys": {"p256dh": "x", "auth": "y"}})
        bob.do("push", subscription={"endpoint": endpoint, "keys": keys})
        bob.until(lambda p: p["push"])
        assert not ann["push"]
        finish_round([ann, bob])
        until(lambda: Calls.raw)
    receiver.shutdown()
    headers, body = Calls.raw[0]
    assert headers["Content-Encoding"] == "aes128gcm" and f"k={key}" in headers["Authorization"]
    theirs = body[21:86]  # opened as a browser does
    public = push.ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, theirs)
    shared = browser.exchange(push.ec.ECDH(), public)
    keyed = push.derived(shared, auth, b"WebPush: info\0" + mine + theirs, 32)
    cek = push.derived(keyed, body[:16], b"Content-Encoding: aes128gcm\0", 16)
    nonce = push.derived(keyed, body[:16], b"Content-Encoding: nonce\0", 12)
    opened = push.AESGCM(cek).decrypt(nonce, body[86:], None)
    assert opened[-1:] == b"\x02" and json.loads(opened[:-1])["seat"] == 1


def test_a_push_message_is_sealed_as_the_rfc_shows() -> None:
    """RFC 8291, appendix A."""
    push = pytest.importorskip("rulewright.server.push", reason="cryptography is not installed")
    secret = int.from_bytes(push.data("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.ec.derive_private_key(secret, push.CURVE),
        push.data("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_without_a_key_there_is_no_push(served: Running) -> None:
    assert served.http.get("/api/push").json() == {"key": None}
    _, (ann, _) = served.strangers("cellars")
    keys = {"p256dh": "x", "auth": "y"}
    with pytest.raises(Refused, match="no push"):
        ann.do("push", subscription={"endpoint": "https://example.org/", "keys": keys})
    ann.do("push", subscription=None)


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/x", "http://localhost:22/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/",
     "ftp://example.org/", "https://", "http://user:pass@example.org/", "http://a b/", "x" * 600, "http://host:99999/"],
)  # fmt: skip
def test_a_webhook_never_reaches_into_a_private_network(served: Running, url: str) -> None:
    _, (ann, _) = served.strangers("cellars")
    served.hall.hooks.anywhere = False
    try:
        with pytest.raises(Refused):
            ann.do("webhook", url=url)
    finally:
        served.hall.hooks.anywhere = True


# --- who may connect ------------------------------------------------------------------------------
def test_a_page_from_elsewhere_cannot_open_a_socket(served: Running) -> None:
    made, _ = served.strangers()
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1",
        f"http://127.0.0.1.evil:{served.port}",
        "//[",
    ):
        with pytest.raises(InvalidStatus) as refused:
            served.join(made["table"], origin=origin)
        assert refused.value.response.status_code == 403
    served.join(made["table"], origin=f"http://127.0.0.1:{served.port}")


def test_a_named_origin_may(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", origins=["https://table.example"]) as served:
        made = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}])
        served.join(made["table"], origin="https://table.example")
