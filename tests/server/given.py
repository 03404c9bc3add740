"""A real server on a real port, and clients that talk to it as a browser does."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rulewright.bots import Budget
from rulewright.core.rng import KEY_BYTES
from rulewright.core.state import Entry, State
from rulewright.server import room, thinkers
from rulewright.server.app import Settings, server
from rulewright.server.hall import Hall
from rulewright.server.limits import Allowance
from rulewright.server.table import Table
from tests.waiting import until

TOYS = ["tests.toys.cellars", "tests.toys.tidewrack"]
PATIENCE = 20.0

Json = dict[str, Any]


class Refused(AssertionError):
    """The server said no."""

    def __init__(self, answer: Json) -> None:
        super().__init__(answer)
        self.code = answer["code"]
        self.text = answer["text"]
        self.clause = answer["clause"]


def put(shown: Any, changes: list[Any]) -> Any:
    """What is shown, with what changed."""
    out = json.loads(json.dumps(shown))
    for path, value in changes:
        if not path:
            return value
        place = out
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return out


def closes(code: int) -> AbstractContextManager[object]:
    """The server ends the connection, with this code."""
    return pytest.raises(ConnectionClosed, check=lambda end: end.rcvd is not None and end.rcvd.code == code)


def dealt(table: Table) -> State:
    """The position of a table that has begun."""
    assert table.state is not None
    return table.state


def logged(table: Table) -> list[Entry]:
    """All that such a table has told, to whomever."""
    log = dealt(table).log
    assert log is not None
    return log


class Client:
    """One websocket: the newest picture, the whole log and its turns, every byte that came."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None,
        lang: str = "en",
        origin: str | None = None,
        **hello: Any,
    ) -> None:
        self.raw: list[str] = []
        self.picture: Json = {}
        self.log: list[Json] = []
        self.turns: list[Json] = []
        self.chat: list[Json] = []
        self.answers: list[Json] = []
        headers = {"Origin": origin} if origin else None
        self.opened = connect(
            f"{address}/api/tables/{table}/socket", max_size=None, additional_headers=headers, proxy=None
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self.send({"do": "hello", "token": token, "lang": lang, **hello})
        self.until(lambda picture: True)

    def __getitem__(self, key: str) -> Any:
        return self.picture[key]

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Json:
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        self.raw.append(data)
        message: Json = json.loads(data)
        if message["type"] == "picture":
            self.picture = message
            for mine, what in ((self.log, "log"), (self.turns, "turns"), (self.chat, "chat")):
                theirs = message[what]
                del mine[theirs["from"] :]
                mine += theirs["entries"]
        else:
            self.answers.append(message)
        return message

    def until(self, right: Callable[[Json], bool], timeout: float = PATIENCE) -> Json:
        """Read on until the picture is right."""
        end = time.monotonic() + timeout
        while not self.picture or not right(self.picture):
            self.receive(max(end - time.monotonic(), 0.01))
        return self.picture

    def reach(self, version: int) -> Json:
        return self.until(lambda picture: picture["version"] >= version)

    def drain(self) -> None:
        """Take in what is on its way: a picture goes out once all answers have, so ask for two."""
        for _ in range(2):
            self.do("ping")

    def take_in(self, quiet: float) -> None:
        """Take in what has come by now, for who looks again and again."""
        with suppress(TimeoutError):
            while True:
                self.receive(quiet)

    def closed(self) -> int:
        """Read on until the server closes the line; with which code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def do(self, what: str, **values: Any) -> Json:
        """A command and its answer; a refusal is raised."""
        ref = secrets.token_hex(4)
        self.send({"do": what, "ref": ref, **values})
        while True:
            answer = self.receive()
            if answer["type"] != "picture" and answer.get("ref") == ref:
                if answer["type"] == "refused":
                    raise Refused(answer)
                return answer

    def act(self, what: str, **values: Any) -> Json:
        """A command about the present decision; the picture after it."""
        decision = self.picture["decision"]
        self.do(what, decision=decision, **values)
        return self.until(lambda picture: picture["decision"] != decision)

    def choose(self, say: str, **values: Any) -> Json:
        return self.act("choose", say=say, **values)

    def asked(self) -> Json:
        return self.until(
            lambda p: bool(p["options"]) or p["waiting"] is not None or p["outcome"] is not None
        )

    def close(self) -> None:
        self.opened.__exit__(None, None, None)


class Running:
    """A server in a thread of this process."""

    def __init__(self, hall: Hall, allowance: Allowance, port: int) -> None:
        self.hall = hall
        self.allowance = allowance
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        self.clients: list[Client] = []

    def make(self, game: str = "cellars", **order: Any) -> Json:
        return self.post("/api/tables", json={"game": game, **order})

    def post(self, path: str, **what: Any) -> Json:
        """Something new on the server; who is told to wait a moment waits."""
        answers: list[httpx.Response] = []

        def taken() -> bool:
            answers.append(self.http.post(path, **what))
            return answers[-1].status_code != 429

        until(taken, 60, every=0.5)
        assert answers[-1].status_code == 201, answers[-1].text
        made: Json = answers[-1].json()
        return made

    def join(
        self, table: str, token: str | None = None, lang: str = "en", origin: str = "", **hello: Any
    ) -> Client:
        client = Client(f"ws://127.0.0.1:{self.port}", table, token, lang, origin or None, **hello)
        self.clients.append(client)
        return client

    def seated(self, game: str = "cellars", seats: int = 2, **order: Any) -> tuple[Json, list[Client]]:
        """A table of people, all connected, on one screen or not."""
        people = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cy", "Di")[:seats]]
        made = self.make(game, seats=people, **order)
        return made, [self.join(made["table"], made["tokens"][str(seat)]) for seat in range(seats)]

    def strangers(self, game: str = "cellars", seats: int = 2, **order: Any) -> tuple[Json, list[Client]]:
        """A table where each came by invitation, except the first."""
        wanted = [{"kind": "me", "name": "Ann"}] + [{"kind": "open"}] * (seats - 1)
        made = self.make(game, seats=wanted, **order)
        for seat, name in enumerate(("Bob", "Cy", "Di")[: seats - 1], 1):
            path = f"/api/tables/{made['table']}/seats/{seat}"
            made["tokens"][str(seat)] = self.post(path, json={"name": name, "invite": made["invite"]})[
                "token"
            ]
        return made, [self.join(made["table"], made["tokens"][str(seat)]) for seat in range(seats)]

    @staticmethod
    def goes(client: Client, sees: Client) -> None:
        """Somebody closes their screen, and somebody else sees it."""
        seat = client["seat"]
        sees.until(lambda p: p["table"]["players"][seat]["connected"])
        client.close()
        sees.until(lambda p: not p["table"]["players"][seat]["connected"])

    def dismiss(self) -> None:
        """Everybody gets up."""
        while self.clients:
            client = self.clients.pop()
            with suppress(ConnectionClosed):
                client.take_in(0.01)  # a socket with unread messages closes late
            client.close()


def play_until(clients: list[Client], right: Callable[[], object], rng: random.Random) -> None:
    """Let people play at random until something is so: at any speed the same game."""
    while True:
        for client in clients:
            client.drain()  # all know what is asked now
        if right():
            return
        asked = [client for client in clients if client["options"] and not client["locked"]]
        assert asked, "it did not come to that before the game was over"
        one = rng.choice(asked)
        one.do("choose", decision=one["decision"], option=rng.choice(one["options"])["id"], commit=True)


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables' seeds and bots' luck follow from the test's name: what fails once fails again."""
    name, number = request.node.nodeid, itertools.count()

    def key() -> str:
        return hashlib.blake2b(f"{name} {next(number)}".encode(), digest_size=KEY_BYTES).hexdigest()

    monkeypatch.setattr(room, "new_key", key)
    monkeypatch.setattr(thinkers, "CHANCE", random.Random(name))


def think_here(monkeypatch: pytest.MonkeyPatch, nodes: int = 100) -> None:
    """Bots think in this process, about so many positions: what they advise is the same on any machine."""

    def ask(self: thinkers.Worker, job: thinkers.Job | thinkers.Review) -> object:
        return thinkers.answer(job, lambda: None)

    monkeypatch.setattr(thinkers.Worker, "ask", ask)
    monkeypatch.setattr(thinkers, "Budget", lambda seconds: Budget(nodes=nodes))


@contextmanager
def running(store: str, port: int = 0, **settings: Any) -> Iterator[Running]:
    """Serve until the block ends."""
    listener = socket.create_server(("127.0.0.1", port))
    settings.setdefault("wide", True)
    serving = server(Settings(store, TOYS, hooks_anywhere=True, **settings), "127.0.0.1", 0)
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until(lambda: serving.started or not thread.is_alive())
    assert serving.started, "the server did not start"
    app: Any = serving.config.app
    found = Running(app.state.hall, app.state.allowance, listener.getsockname()[1])
    try:
        yield found
    finally:
        found.dismiss()
        found.http.close()
        serving.should_exit = True
        thread.join(PATIENCE)
