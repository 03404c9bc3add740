"""Bots think in processes of their own: they never block a table, and a stuck one is cut off."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.server import room, thinkers
from tests.server.given import Client, Running, dealt, running


def against(bot: str, served: Running, game: str = "septikon") -> Client:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    options = {"preset": "yes"} if game == "septikon" else {}
    made = served.make(game, seats=seats, options=options)
    return served.join(made["table"], made["tokens"]["0"])


def end_turn(client: Client) -> None:
    client.asked()
    while client["waiting"] is None and client["outcome"] is None:
        client.act("choose", option=client["options"][0]["id"])
    version = client["version"]
    client.act("commit")
    client.reach(version + 1)


@pytest.mark.parametrize(
    ("bot", "game", "name"),
    [
        ("greedy", "septikon", "Greedy"),
        ("casual", "septikon", "Casual"),
        ("random", "cellars", "Aimless"),
        ("greedy", "tidewrack", "Greedy"),
    ],
)
def test_a_bot_answers(served: Running, bot: str, game: str, name: str) -> None:
    ann = against(bot, served, game)
    for _ in range(2):
        end_turn(ann)
        ann.asked()
    assert any(line["key"] == "event-chose" and line["seat"] == 1 for line in ann.log)
    assert ann["table"]["players"][1]["name"] == name


def test_a_whole_game_against_a_bot(served: Running) -> None:
    ann = against("random", served, "cellars")
    while ann["outcome"] is None:
        end_turn(ann)
        ann.asked()
    outcome = ann["outcome"]
    assert [sum(column) for column in zip(*[row["values"] for row in outcome["sheet"]])] == outcome["scores"]
    assert outcome["ending"] and not outcome["named"]  # only the rounds: the points say who won
    assert outcome["winners"] and ann["table"]["phase"] == "over"


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as served:
        served.hall.pause = 0.01
        seats = [{"kind": "bot", "bot": "random"}] * 2
        made = served.make("cellars", seats=seats)
        for _ in range(50):  # the server has had many a turn by then
            assert served.http.get(f"/api/tables/{made['table']}").json()["version"] == 0
        watcher = served.join(made["table"])
        watcher.until(lambda p: p["outcome"] is not None)
        assert [p["name"] for p in watcher["table"]["players"]] == ["Aimless A", "Aimless B"]


@pytest.mark.parametrize("fault", ["stuck", "broken"])
def test_a_stuck_or_broken_bot_is_replaced_by_any_legal_choice(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker hangs or dies; the table goes on, and other tables never notice."""
    monkeypatch.setattr(thinkers, "GRACE", 0.2)
    monkeypatch.setattr(thinkers, "LOADING", 0.5)
    with running(f"sqlite:///{tmp_path}/t.db", seconds=0.3, workers=1) as served:
        real = thinkers.Worker._start

        def start(self: thinkers.Worker) -> None:
            real(self)
            assert self.pipe is not None
            self.pipe.send(Sleeper())

        class Dead(thinkers.Worker):
            def ask(self, job: thinkers.Job | thinkers.Review) -> int:
                raise thinkers.Late("a bot with a bug")

        if fault == "broken":
            monkeypatch.setattr(thinkers, "Worker", Dead)
        else:
            monkeypatch.setattr(thinkers.Worker, "_start", start)
        ann, other = against("greedy", served), against("random", served)
        end_turn(ann)
        end_turn(other)
        other.asked()
        ann.asked()
        assert ann["version"] >= 2


def test_hints_are_worked_out_in_a_process_of_their_own(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(job: object, ready: object) -> object:
        raise AssertionError("a bot thinks in the server")

    monkeypatch.setattr(thinkers, "answer", here)
    monkeypatch.setattr(thinkers, "GRACE", 60.0)
    monkeypatch.setattr(room, "HINT", 0.2)
    ann = against("random", served)
    ann.asked()
    advice = ann.do("hint")["advice"]
    assert {one["option"]["id"] for one in advice} <= {option["id"] for option in ann["options"]}


class Wire:
    """The server's end of a pipe to a process that answers so; it notes how long it was waited for."""

    def __init__(self, *answers: int | str) -> None:
        self.answers = list(answers)
        self.waited: list[float] = []

    def send(self, job: object) -> None:
        pass

    def poll(self, patience: float) -> bool:
        self.waited.append(patience)
        return bool(self.answers)

    def recv(self) -> int | str:
        return self.answers.pop(0)

    def close(self) -> None:
        pass


def waited_for(*answers: int | str) -> tuple[thinkers.Told, list[float]]:
    """What a worker says that answers so, to a job of three seconds, and how long it was waited for."""
    wire, worker = Wire(*answers), thinkers.Worker()
    worker.process, worker.pipe = SimpleNamespace(is_alive=lambda: True, kill=int, join=int), cast(Any, wire)
    job = cast(Any, SimpleNamespace(bot="greedy", seconds=3.0))
    try:
        return worker.ask(job), wire.waited
    except thinkers.Late as late:
        return str(late), wire.waited


def test_a_bot_thinks_from_when_its_process_has_loaded_the_game() -> None:
    assert waited_for(thinkers.READY, 7) == (7, [thinkers.LOADING, 3.0 + thinkers.GRACE])
    assert waited_for(thinkers.READY) == (
        "greedy did not answer in 5 s",
        [thinkers.LOADING, 3.0 + thinkers.GRACE],
    )
    assert waited_for() == ("greedy did not answer in 60 s", [thinkers.LOADING])
    assert waited_for("no such bot") == ("greedy failed: no such bot", [thinkers.LOADING])


class Sleeper:
    """A job that hangs when the worker unpacks it."""

    def __reduce__(self) -> tuple[Callable[[float], None], tuple[float]]:
        return time.sleep, (60.0,)


def test_a_worker_never_holds_the_truth(served: Running) -> None:
    """What is sent to a worker is a guess: the seed, the deck and the hands of others are not in it."""
    made, _ = served.strangers("tidewrack", 3)
    truth = dealt(served.hall._rooms[made["table"]].table)
    guesses = [thinkers.Job("m", "greedy", truth, 0, 1.0).guess for _ in range(20)]
    assert all(guess["rng"] != {"state": truth.rng.state} for guess in guesses)
    hands = [str(guess["hands"][1]) if "hands" in guess else str(guess) for guess in guesses]
    assert len(set(hands)) > 5
