"""A server that is killed outright loses nothing that it acknowledged, and goes on where it was."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.given import TOYS, Client, Running, running
from tests.waiting import until

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]


class Process:
    """A real `rulewright serve`."""

    def __init__(self, store: str) -> None:
        words = ["serve", "--port", "0", "--store", store, "--wide", "--workers", "1"]
        for toy in TOYS:
            words += ["--game", toy]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", *words],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line
        self.port = int(found.group(1))
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20, trust_env=False)
        self.ready()

    def ready(self) -> None:
        def answers() -> bool:
            assert self.process.poll() is None
            with suppress(httpx.TransportError):
                self.http.get("/api/languages")
                return True
            return False

        until(answers)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()


class Acknowledged:
    """What one player was told is done: its notes, which grow, and the versions of its table."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.note = ""
        self.draft: list[str] = []
        self.version = 0
        self.chats = 0
        self.done = 0


def busy(port: int, known: Acknowledged) -> None:
    """Choose, commit, write and chat as fast as answers come, until the server is gone."""
    try:
        client = Client(f"ws://127.0.0.1:{port}", known.table, known.token, "en", None)
        while True:
            client.asked()
            if client["outcome"]:
                return
            if client["waiting"]:
                version = client["version"]
                client.do("commit", decision=client["decision"])
                known.version, known.draft = version + 1, []
                client.reach(version + 1)
            else:
                option = client["options"][0]
                client.do("choose", decision=client["decision"], option=option["id"])
                known.draft = known.draft + [option["notation"]]
                client.until(lambda p: len(p["draft"]) == len(known.draft))
            client.do("note", text=f"{known.done}")
            known.note = f"{known.done}"
            client.do("chat", text="still here")
            known.chats += 1
            known.done += 1
    except (ConnectionClosed, ConnectionError, EOFError, TimeoutError, OSError):
        pass


def tables(server: Process, count: int) -> list[Acknowledged]:
    made = []
    for _ in range(count):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        order = {"game": "septikon", "seats": seats, "options": {"preset": "yes"}}
        answer = server.http.post("/api/tables", json=order).json()
        made.append(Acknowledged(answer["table"], answer["tokens"]["0"]))
    return made


def check(server: Running, known: Acknowledged) -> None:
    """Everything that was acknowledged is there; at most one more step that was on its way."""
    client = server.join(known.table, known.token)
    assert client["version"] >= known.version
    if client["version"] == known.version:
        draft = [step["notation"] for step in client["draft"]]
        assert draft[: len(known.draft)] == known.draft
    assert int(client["notes"] or 0) >= int(known.note or 0)
    assert known.chats <= len(client.chat) <= known.chats + 1
    client.close()


def test_kill_9_under_load_loses_nothing_acknowledged(address: str) -> None:
    server = Process(address)
    all_known = tables(server, 12)

    def done_by_all(enough: int) -> None:
        until(lambda: sum(known.done for known in all_known) >= enough, 60)

    for round in range(3):
        threads = [threading.Thread(target=busy, args=(server.port, known)) for known in all_known]
        for thread in threads:
            thread.start()
        done_by_all(30 * (round + 1) + 7 * round)
        server.kill()  # in the middle of everything
        for thread in threads:
            thread.join(60)
        if round < 2:
            server = Process(address)
            for known in all_known:  # what was on its way when it died may have been kept
                again = Client(f"ws://127.0.0.1:{server.port}", known.table, known.token, "en", None)
                assert again["version"] >= known.version and len(again.chat) >= known.chats
                known.version, known.chats = again["version"], len(again.chat)
                known.draft = [step["notation"] for step in again["draft"]]
                again.close()
    with running(address) as after:
        for known in all_known:
            check(after, known)


def test_a_restart_keeps_drafts_locks_chat_and_notes(address: str) -> None:
    with running(address) as first:
        made, (ann, bob) = first.strangers("cellars")
        ann.choose("put a")
        ann.choose("put b")
        ann.act("undo")
        bob.choose("lock", commit=True)
        ann.do("chat", text="back soon")
        ann.do("note", text="a wins")
        decision = ann["decision"]
    with running(address) as second:
        ann, bob = [second.join(made["table"], made["tokens"][str(seat)]) for seat in range(2)]
        assert [step["notation"] for step in ann["draft"]] == ["put a"] and ann["redo"]
        assert ann["decision"] == decision and ann["notes"] == "a wins" and bob["notes"] == ""
        assert [said["text"] for said in bob.chat] == ["back soon"]
        assert bob["locked"] and ann["table"]["players"][1]["locked"]
        ann.choose("lock", commit=True)
        bob.until(lambda p: p["version"] == 1)


def test_a_restart_during_an_opponents_turn_changes_nothing(address: str) -> None:
    with running(address) as first:
        made, clients = first.strangers("tidewrack", 3)
        for client in clients:
            client.asked()
            client.choose(client["options"][0]["notation"])
            client.act("commit") if client["waiting"] else None
        for client in clients:
            client.until(lambda p: p["version"] >= 1)
        before = [(client["shown"], client["options"], client.log) for client in clients]
    with running(address) as second:
        again = [second.join(made["table"], made["tokens"][str(seat)]) for seat in range(3)]
        assert [(client["shown"], client["options"], client.log) for client in again] == before


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store) as first:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        made = first.make("septikon", seats=seats, options={"preset": "yes"})
        ann = first.join(made["table"], made["tokens"]["0"])
        ann.asked()

        async def never(*_: object) -> None:
            raise ConnectionError("the machine went down")

        with monkeypatch.context() as down:
            down.setattr(first.hall.thinkers, "choose", never)
            while ann["waiting"] is None:
                ann.act("choose", option=ann["options"][0]["id"])
            ann.do("commit", decision=ann["decision"])
    with running(store) as second:
        path = f"/api/tables/{made['table']}"
        until(lambda: second.http.get(path).json()["version"] >= 2)  # nobody connects, and yet
