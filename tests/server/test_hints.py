"""Hints: what the expert would choose, from what the seat knows; among people only if all agree."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import pytest

from rulewright.bots import Weighed
from rulewright.core.data import save
from rulewright.core.rng import seeded
from rulewright.core.state import State
from rulewright.server import thinkers
from rulewright.server.advice import counted
from rulewright.server.limits import Allowance
from rulewright.server.thinkers import Job, Late, Thinkers
from tests.server.given import Client, Json, Refused, Running, dealt, running, think_here
from tests.toys.tidewrack.verbs import BUY, PASS, REST


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    think_here(monkeypatch)


def advising(monkeypatch: pytest.MonkeyPatch, *found: Weighed) -> None:
    """The expert says this, whatever the position."""

    async def advise(self: Thinkers, s: State, seat: int, seconds: float) -> list[Weighed]:
        return list(found)

    monkeypatch.setattr(Thinkers, "advise", advise)


def against_bot(served: Running, game: str = "tidewrack", lang: str = "en") -> Client:
    made = served.make(game, seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    ann = served.join(made["table"], made["tokens"]["0"], lang)
    ann.asked()
    return ann


def at_turn(served: Running, lang: str = "en") -> Client:
    """Ann is asked for an action of her turn, not for a bid."""
    ann = against_bot(served, "tidewrack", lang)
    while ann["together"]:
        ann.act("choose", option=ann["options"][0]["id"], commit=True)
        ann.asked()
    return ann


# --- what is told ---------------------------------------------------------------------------------------
def test_a_hint_names_the_best_choices_what_to_expect_and_why(served: Running) -> None:
    ann = at_turn(served)
    hint = ann.do("hint")
    offered = {option["id"]: option for option in ann["options"]}
    assert hint["type"] == "hint" and hint["decision"] == ann["decision"]
    assert 2 <= len(hint["advice"]) <= 3
    first, *others = hint["advice"]
    assert first["behind"] == 0 and first["expected"] == "The best by the bot’s estimate"
    for advice in hint["advice"]:
        assert advice["option"]["label"] == offered[advice["option"]["id"]]["label"]
        assert advice["reasons"] and all(advice["reasons"])
    assert [one["behind"] for one in others] == sorted(one["behind"] for one in others)


def test_the_reasons_are_what_the_forecast_tells_beyond_the_choice(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = at_turn(served)
    advising(monkeypatch, Weighed(REST.of(), 0.0, []))
    advice = ann.do("hint")["advice"][0]
    seen = ann.do("forecast", option=REST.of())
    told = [line["text"] for line in seen["events"] if line["level"] == 3]
    before, after = ann["head"]["score"][0], seen["head"]["score"][0]
    assert len(told) < len(seen["events"]), "that Ann rests is the choice itself"
    assert advice["reasons"] == [*told, f"Your score: {before} → {after}"] and after > before


def test_what_happens_several_times_is_told_once() -> None:
    assert counted(["You pay 2", "You gain a coin", "You gain a coin"]) == ["You pay 2", "You gain a coin ×2"]


def test_what_changes_nothing_yet_is_told_by_what_comes_next(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = at_turn(served)
    advising(monkeypatch, Weighed(PASS.of(), 0.0, []), Weighed(PASS.of(), 0.0, [PASS.of()]))
    seen = ann.do("forecast", option=PASS.of())["then"]
    assert [advice["reasons"] for advice in ann.do("hint")["advice"]] == [[seen], [seen]]


def test_the_best_three_are_told_by_how_far_they_are_behind(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = at_turn(served)
    ids = [option["id"] for option in ann["options"]]
    behind = [0.0, None, 2.04, 0.5]
    advising(monkeypatch, *[Weighed(option, by, []) for option, by in zip(ids, behind)])
    advice = ann.do("hint")["advice"]
    assert [(one["option"]["id"], one["behind"], one["expected"]) for one in advice] == [
        (ids[0], 0.0, "The best by the bot’s estimate"),
        (ids[2], 2.04, "About 2.0 points worse, by the bot’s estimate"),
        (ids[1], None, "Worse: the game may be decided here, and no number measures that"),
    ]


def test_what_is_hardly_worse_is_called_as_good(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = at_turn(served)
    first, second, third = [option["id"] for option in ann["options"]][:3]
    advising(monkeypatch, Weighed(first, 0.0, []), Weighed(second, 0.04, []), Weighed(third, 0.06, []))
    assert [one["expected"] for one in ann.do("hint")["advice"][1:]] == [
        "About as good, by the bot’s estimate",
        "About 0.1 points worse, by the bot’s estimate",
    ]


def test_how_the_bot_would_go_on_is_told_up_to_where_something_is_learned(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = at_turn(served)
    buy = next(option["id"] for option in ann["options"] if option["verb"] == "buy")
    slots = [option for option in range(BUY.base, BUY.end) if option != buy]
    plans = [[REST.of(), buy, REST.of()], [PASS.of()], [PASS.of(), *slots]]
    advising(monkeypatch, *[Weighed(REST.of(), 0.0, plan) for plan in plans])
    told = [[option["id"] for option in one["then"]] for one in ann.do("hint")["advice"]]
    assert told == [[REST.of(), buy], [PASS.of()], [PASS.of()]]


def test_a_hint_speaks_the_language_of_who_asks(served: Running) -> None:
    ann = at_turn(served, "es")
    assert ann.do("hint")["advice"][0]["expected"] == "La mejor según la estimación del bot"


def test_a_hint_is_about_the_draft(served: Running) -> None:
    ann = at_turn(served)
    walk = next(o for o in ann["options"] if o["stop"] is None)
    ann.act("choose", option=walk["id"])
    hint = ann.do("hint")
    assert {one["option"]["id"] for one in hint["advice"]} <= {o["id"] for o in ann["options"]}


def test_who_asks_can_go_on_meanwhile_and_the_hint_is_then_void(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, advise = threading.Event(), Thinkers.advise

    async def slowly(self: Thinkers, s: State, seat: int, seconds: float) -> list[Weighed]:
        await asyncio.to_thread(gate.wait)
        return await advise(self, s, seat, seconds)

    monkeypatch.setattr(Thinkers, "advise", slowly)
    ann = at_turn(served)
    ann.send({"do": "hint", "ref": "h"})
    with pytest.raises(Refused, match="worked out already"):
        ann.do("hint")
    ann.act("choose", option=next(o["id"] for o in ann["options"] if o["stop"] is None))
    gate.set()
    while not (late := [answer for answer in ann.answers if answer.get("ref") == "h"]):
        ann.receive()
    assert late[0]["type"] == "refused" and late[0]["code"] == "stale"


# --- who may ask ----------------------------------------------------------------------------------------
def test_a_game_without_an_estimate_has_no_hints(served: Running) -> None:
    ann = against_bot(served, "cellars")
    assert ann["hints"] is None
    with pytest.raises(Refused, match="No bot can give hints"):
        ann.do("hint")


def test_who_only_watches_or_is_not_asked_gets_none(served: Running) -> None:
    ann = at_turn(served)
    watcher = served.join(ann["table"]["table"])
    assert watcher["hints"] is None
    with pytest.raises(Refused, match="Spectators only watch"):
        watcher.do("hint")
    open_table = served.make("tidewrack", seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    alone = served.join(open_table["table"], open_table["tokens"]["0"])
    with pytest.raises(Refused, match="not begun"):
        alone.do("hint")


def allowed(client: Client) -> Json:
    hints: Json = client["hints"]
    return hints


@pytest.mark.parametrize("one_screen", [False, True])
def test_among_people_hints_need_the_consent_of_all(served: Running, one_screen: bool) -> None:
    """Two seats of one maker are two people as well."""
    _, (ann, bob) = (served.seated if one_screen else served.strangers)("tidewrack", 2)
    ann.asked()
    assert allowed(ann) == {"allowed": False, "agreed": [], "needed": [0, 1]}
    with pytest.raises(Refused, match="Ann has not agreed"):
        ann.do("hint")
    ann.do("allow_hints")
    bob.until(lambda p: p["hints"]["agreed"] == [0])
    with pytest.raises(Refused, match="Bob has not agreed"):
        ann.do("hint")
    bob.do("allow_hints")
    ann.until(lambda p: p["hints"]["allowed"])
    assert allowed(ann) == {"allowed": True, "agreed": [0, 1], "needed": []}
    assert ann.do("hint")["advice"]
    bob.do("allow_hints", on=False)
    ann.until(lambda p: not p["hints"]["allowed"])
    with pytest.raises(Refused, match="Bob has not agreed"):
        ann.do("hint")


def test_a_person_for_whom_a_bot_plays_still_has_to_agree(served: Running) -> None:
    _, (ann, bob) = served.strangers("tidewrack", 2)
    ann.do("allow_hints")
    bob.do("leave", bot="random")
    ann.asked()
    with pytest.raises(Refused, match="Bob has not agreed"):
        ann.do("hint")


def test_consent_outlives_the_server(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store) as served:
        made, (ann, _bob) = served.strangers("tidewrack", 2)
        ann.do("allow_hints")
    with running(store) as served:
        again = served.join(made["table"], made["tokens"]["1"])
        assert again["hints"] == {"allowed": False, "agreed": [0], "needed": [1]}


# --- limits ---------------------------------------------------------------------------------------------
def test_an_address_gets_some_hints_and_then_waits() -> None:
    hints = Allowance().hints
    assert [hints.take("a") for _ in range(6)] == [True] * 5 + [False]
    assert hints.take("b"), "another address has its own"


def test_too_many_hints_are_refused(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/t.db") as served:
        ann = at_turn(served)
        served.allowance.hints = Allowance().hints
        served.allowance.hints.of("127.0.0.1").level = 0.0
        with pytest.raises(Refused, match="Many hints") as refused:
            ann.do("hint")
        assert refused.value.code == "limit"


@pytest.mark.parametrize("fault", [Late("nothing"), ZeroDivisionError("a bug")])
def test_a_bot_that_finds_nothing_is_no_trouble(
    served: Running, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def fails(self: Thinkers, s: State, seat: int, seconds: float) -> None:
        raise fault

    ann = at_turn(served)
    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "advise", fails)
        with pytest.raises(Refused, match="no hint in time"):
            ann.do("hint")
    assert ann.do("hint")["advice"]


# --- secrets --------------------------------------------------------------------------------------------
def test_the_expert_is_given_a_guess_and_never_the_truth(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From another truth that looks the same to the seat, the same chance makes the same job."""
    ann = at_turn(served)
    s = dealt(served.hall._rooms[ann["table"]["table"]].table)
    other = s.sample(0, seeded(1))
    assert save(other) != save(s) and other.view(0) == s.view(0)
    monkeypatch.setattr(thinkers, "luck", lambda s, seat: random.Random(5))
    jobs = [Job("tests.toys.tidewrack", thinkers.ADVISER, true, 0, 0.1, advice=True) for true in (s, other)]
    assert jobs[0].guess == jobs[1].guess != save(s)
