"""Whoever asks for too much, too slowly, or from elsewhere, gets a clear answer and holds nobody else up."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from rulewright.server import commands, limits, webhook
from rulewright.server.doors import is_proxy
from rulewright.server.site import own_name
from tests.server.given import Json, Refused, Running, closes, running
from tests.server.test_faults import put_away
from tests.toys.cellars import GAME as CELLARS
from tests.waiting import until

FROZEN = SimpleNamespace(monotonic=lambda: 0.0)


# --- connections ----------------------------------------------------------------------------------
def raw(served: Running, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", served.port), 20, source_address=(source, 0))
    made.settimeout(20)
    return made


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    out = b""
    while part := connection.recv(4096):
        out += part
    return out


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX-"],
)
def test_half_a_request_has_a_deadline(served: Running, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(limits, "HEADERS", 0.2)
    with raw(served) as half:
        half.sendall(said)
        assert answer(half).startswith(b"HTTP/1.1 408 Request Timeout\r\n")


def test_the_deadline_is_not_moved_by_one_byte_after_the_other(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEADERS", 0.2)
    with raw(served) as drip:
        drip.settimeout(0.02)
        got = b""
        for letter in b"GET /api/languages HTTP/1.1\r\nX-Long: " + b"x" * 2000:
            try:
                drip.sendall(bytes([letter]))
                got = drip.recv(4096)
            except TimeoutError:
                continue
            except ConnectionError:
                pass
            break
        assert b" 408 " in got


def test_the_deadline_holds_for_the_second_request_and_for_a_body_that_nobody_wants(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEADERS", 0.2)
    whole = b"GET /api/languages HTTP/1.1\r\nHost: x\r\n\r\n"
    with raw(served) as twice:
        twice.sendall(whole)
        assert b" 200 " in twice.recv(4096)
        twice.sendall(whole[:-2])
        assert b" 408 " in answer(twice)
    with raw(served) as endless:
        endless.sendall(b"GET /api/languages HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
        assert b" 200 " in endless.recv(4096)
        endless.sendall(b"x")
        assert b" 408 " in answer(endless)


def test_one_address_holds_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_EACH", 3)
    with running(f"sqlite:///{tmp_path}/t.db", wide=False) as served:
        held = [raw(served, "127.0.0.2") for _ in range(3)]
        with raw(served, "127.0.0.2") as fourth:
            assert answer(fourth).startswith(b"HTTP/1.1 503 ")
        with raw(served, "127.0.0.3") as other:
            other.sendall(b"GET /api/languages HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b" 200 " in answer(other)
        proxied = [raw(served) for _ in range(5)]  # 127.0.0.1 may speak for many
        proxied[4].sendall(b"GET /api/languages HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b" 200 " in answer(proxied[4])
        held.pop().close()
        for _ in range(1000):  # until the server has noticed
            with raw(served, "127.0.0.2") as again:
                again.sendall(b"GET /api/languages HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                if b" 200 " in answer(again):
                    break
        else:
            pytest.fail("a place that became free was not given again")
        for connection in held + proxied:
            connection.close()


def test_one_address_watches_only_so_much_and_players_always_get_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WATCHING_EACH", 2)
    with running(f"sqlite:///{tmp_path}/t.db", wide=False) as served:
        made = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}])
        served.join(made["table"]), served.join(made["table"])
        with closes(4429):
            served.join(made["table"])
        assert served.join(made["table"], made["tokens"]["0"])["seat"] == 0
        url = f"ws://127.0.0.1:{served.port}/api/tables/{made['table']}/socket"
        with connect(url, proxy=None, source_address=("127.0.0.2", 0)) as elsewhere:
            elsewhere.send('{"do":"hello"}')
            assert json.loads(elsewhere.recv(20))["type"] == "picture"
        served.clients[0].close()
        while True:  # until the server has noticed
            try:
                served.join(made["table"])
                break
            except ConnectionClosed as full:
                assert full.rcvd is not None and full.rcvd.code == 4429


@pytest.mark.parametrize(
    ("address", "trusted", "right"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True), ("127.0.0.2", "127.0.0.1,::1", False), ("9.9.9.9", "*", True),
        ("10.1.2.3", "10.0.0.0/8", True), ("11.1.2.3", ["10.0.0.0/8", "x/y"], False), ("?", "::/0", False),
    ],
)  # fmt: skip
def test_who_speaks_for_others(address: str, trusted: str | list[str], right: bool) -> None:
    assert is_proxy(address, trusted) is right


# --- a share of the server ------------------------------------------------------------------------
def test_an_address_that_looks_a_lot_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", FROZEN)

    async def story() -> None:
        share = limits.Share(1.0, 3.0)
        done: list[str] = []

        async def ask(how: Callable[[str, float], Awaitable[None]], who: str) -> None:
            await how(who, 1.0)
            done.append(who)

        looks = [asyncio.create_task(ask(share.look, "greedy")) for _ in range(20)]
        looks.append(asyncio.create_task(ask(share.look, "other")))
        for _ in range(50):
            await asyncio.sleep(0)
        assert done.count("greedy") == 3 and done.count("other") == 1
        assert done.index("other") < 2  # it did not stand in the other's line
        plays = [asyncio.create_task(ask(share.play, "greedy")) for _ in range(9)]
        for _ in range(50):
            await asyncio.sleep(0)
        assert done.count("greedy") == 6  # overdrawn by as much again, and no further
        for task in looks + plays:
            task.cancel()

    asyncio.run(story())


def test_many_sockets_of_one_address_get_one_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", FROZEN)  # no drop falls meanwhile
    with running(f"sqlite:///{tmp_path}/t.db", wide=False) as served:
        made, (ann, bob) = served.seated("cellars")
        more = [served.join(made["table"], made["tokens"]["0"]) for _ in range(4)]
        option = ann["options"][0]["id"]
        for client in more:
            for _ in range(70):
                client.send({"do": "forecast", "option": option})

        def got() -> int:
            for client in more:
                client.take_in(0.01)
            return sum(len(client.answers) for client in more)

        left = 500 - 6 * limits.ENTERING
        until(lambda: got() == left / limits.COSTS[commands.Forecast] == 235)
        assert bob.do("note", text="I can still play")["type"] == "done"
        assert got() == 235
        assert {answer["type"] for client in more for answer in client.answers} == {"forecast"}
        monkeypatch.undo()  # time goes on, so that those who wait can leave


def test_what_one_address_writes_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", FROZEN)
    with running(f"sqlite:///{tmp_path}/t.db", wide=False) as served:
        _, (ann, bob) = served.seated("cellars")
        kept = 0
        with pytest.raises(Refused) as refused:
            for _ in range(140):
                ann.do("note", text="x" * 4000)
                kept += 1
        assert refused.value.code == "limit" and 115 < kept < 125  # 500,000 bytes
        with pytest.raises(Refused):
            bob.do("note", text="x" * 4000)


def test_slow_webhooks_hold_up_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 60.0)
    silent = socket.create_server(("127.0.0.1", 0), backlog=100)  # accepts and never answers
    with silent, running(f"sqlite:///{tmp_path}/t.db") as served:
        other = served.make("cellars")["table"]
        for n in range(12):
            _, (ann, bob) = served.strangers("cellars")
            bob.do("webhook", url=f"http://127.0.0.1:{silent.getsockname()[1]}/{n}")
            for client in (ann, bob):
                client.choose("lock", commit=True)
            bob.until(lambda p: p["version"] == 1)
        assert len(served.hall.hooks._calls) == 12
        put_away(served, other, monkeypatch)
        assert served.http.get(f"/api/tables/{other}").status_code == 200
        assert len(served.hall.hooks._calls) == 12  # they wait still


@pytest.mark.parametrize(
    "inside",
    ["64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2002:a00:1::1",
     "::ffff:10.0.0.1", "2001:0:4136:e378:8000:63bf:80ff:fffe"],
)  # fmt: skip
def test_no_webhook_reaches_inside_through_a_gateway(inside: str) -> None:
    with pytest.raises(webhook.BadAddress, match="not on the public internet"):
        webhook.checked(f"http://[{inside}]/")


@pytest.mark.parametrize("outside", ["2606:4700::1111", "64:ff9b::808:808", "2002:808:808::1"])
def test_a_webhook_reaches_the_internet(outside: str) -> None:
    assert webhook.checked(f"http://[{outside}]/").ip == outside


# --- names and origins ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("host", "right"),
    [
        ("localhost:8800", True), ("127.0.0.1:80", True), ("192.168.1.7", True), ("[::1]:8800", True),
        ("[fe80::1]", True), ("mypc:8800", True), ("mypc.local", True), ("nas.lan:1", True), ("", True),
        ("table.localhost", True), ("play.example.org", True), ("PLAY.example.org.:443", True),
        ("evil.example", False), ("evil.example:8800", False), ("example.org", False),
        ("127.0.0.1.evil.example", False), ("localhost.evil.example", False), ("local.example", False),
    ],
)  # fmt: skip
def test_names_that_we_answer_to(host: str, right: bool) -> None:
    assert own_name(host, ["play.example.org"]) is right
    assert own_name(host, ["*"])


def test_a_foreign_name_that_leads_here_is_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db", hosts=["play.example.org"]) as served:
        refused = served.http.get("/api/games", headers={"Host": "evil.example"})
        assert refused.status_code == 421 and "--allow-host" in refused.json()["error"]
        assert served.http.get("/", headers={"Host": "evil.example:80"}).status_code == 421
        assert served.http.get("/api/games", headers={"Host": "play.example.org"}).status_code == 200
        made = served.make("cellars")
        url = f"ws://evil.example/api/tables/{made['table']}/socket"
        with raw(served) as there, pytest.raises(InvalidStatus) as refusal:
            connect(url, sock=there, origin=Origin("http://evil.example"), proxy=None).__enter__()
        assert refusal.value.response.status_code == 403


def test_a_page_of_another_site_makes_no_table(served: Running) -> None:
    order = json.dumps({"game": "cellars"})
    for headers in (
        {"Origin": "http://evil.example", "Content-Type": "text/plain"},
        {"Origin": "null", "Content-Type": "text/plain"},
        {"Origin": "http://[", "Content-Type": "text/plain"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        refused = served.http.post("/api/tables", content=order, headers=headers)
        assert refused.status_code == 403 and "another site" in refused.json()["error"], headers
        assert served.http.post("/api/records", content="{}", headers=headers).status_code == 403
    own = {"Origin": f"http://127.0.0.1:{served.port}", "Sec-Fetch-Site": "same-origin"}
    assert served.http.post("/api/tables", content=order, headers=own).status_code == 201


# --- bad input ------------------------------------------------------------------------------------
DEEP = "[" * 15_000 + "]" * 15_000


@pytest.mark.parametrize("cap", ["9" * 5000, "٣", "३", "１２", " 5", "+5", "5.0", "1e2", "-1", 10**400])
def test_a_number_is_written_in_plain_digits_and_is_not_endless(served: Running, cap: str | int) -> None:
    order = {"game": "septikon", "options": {"cap": cap}}
    refused = served.http.post("/api/tables", content=json.dumps(order))
    assert refused.status_code == 400 and len(refused.json()["error"]) < 300


def record(**changed: object) -> Json:
    return {
        "format": 1, "game": "cellars", "rules": CELLARS.rules, "content": CELLARS.content_hash(),
        "mode": "base", "seats": 2, "options": {}, "seed": 7, "choices": [], **changed,
    }  # fmt: skip


@pytest.mark.parametrize(
    "body",
    [
        json.dumps(record(seed=-5)), json.dumps(record(seed=1 << 70)), json.dumps(record(seed=1 << 62)),
        json.dumps(record(choices=["٠ lock"])), json.dumps(record(choices=["9" * 5000 + " lock"])),
        json.dumps(record()).encode().replace(b"base", b"\xff\xfe"), DEEP, '{"seed":' + DEEP + "}",
        b"\xff", "null", "[]", '"x"', "7",
    ],
)  # fmt: skip
def test_a_bad_record_is_refused_with_a_reason(served: Running, body: str | bytes) -> None:
    refused = served.http.post("/api/records", content=body)
    assert refused.status_code == 400 and refused.json()["error"] and len(refused.text) < 1000
    assert served.http.post("/api/records", content=json.dumps(record())).status_code == 201


HALF = "Ada \ud83d"  # JSON writes it as \\ud83d, and no program can show it


def test_half_a_character_is_refused_in_plain_words(served: Running) -> None:
    why = "half a character, \\ud83d, stands without its other half"
    order = {"game": "cellars", "seats": [{"kind": "me", "name": HALF}, {"kind": "open"}]}
    refused = served.http.post("/api/tables", content=json.dumps(order))
    assert refused.status_code == 400 and why in refused.json()["error"]
    refused = served.http.post("/api/records", content=json.dumps(record(mode=HALF)))
    assert refused.status_code == 400 and why in refused.json()["error"]
    _, (ann, _) = served.strangers()
    for command, said in (("chat", {"text": HALF}), ("note", {"text": HALF}), ("leave", {"bot": HALF})):
        ann.send({"do": command, **said})
        assert ann.do("ping")["type"] == "pong"
        refusal = [answer for answer in ann.answers if answer["type"] == "refused"][-1]
        assert refusal["code"] == "bad" and why in refusal["text"]
    ann.do("chat", text="Ada \U0001f600")
    assert ann.chat[-1]["text"] == "Ada \U0001f600"


@pytest.mark.parametrize("field", ["game", "mode", "pace"])
def test_of_an_endless_word_only_the_beginning_is_told(served: Running, field: str) -> None:
    refused = served.http.post("/api/tables", json={"game": "cellars", field: "x" * 5000})
    assert refused.status_code in (400, 404) and len(refused.json()["error"]) < 300


def test_deep_nesting_is_refused_wherever_it_comes(served: Running) -> None:
    assert served.http.post("/api/tables", content=DEEP).status_code == 400
    made, (ann, _) = served.strangers()
    deep = '{"do":"push","subscription":' + "[" * 15_000
    for message in (deep, '{"do":"push","subscription":{"x":' + "[" * 15_000, "[" * 16_000):
        ann.socket.send(message)
        assert ann.do("ping")["type"] == "pong"
        assert [a for a in ann.answers if a["type"] == "refused"]
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{made['table']}/socket", proxy=None) as first:
        first.send(deep)
        with closes(4400):
            first.recv(20)


@pytest.mark.parametrize(
    "command",
    [
        '{"do":"mute","seat":%s}', '{"do":"substitute","seat":%s}', '{"do":"appeal","option":%s}',
        '{"do":"forecast","option":%s}', '{"do":"choose","decision":"0.0","option":%s}',
        '{"do":"ping","ref":%s}',
    ],
)  # fmt: skip
@pytest.mark.parametrize("number", ["9" * 300, "-" + "9" * 300, "9" * 5000, "-1", "1e400", str(1 << 64)])
def test_a_number_of_many_digits_kills_no_socket(served: Running, command: str, number: str) -> None:
    _, (ann, _) = served.strangers()
    ann.socket.send(command % number)
    assert ann.do("ping")["type"] == "pong"
    if "ping" not in command:
        assert ann.answers[0]["type"] == "refused"
