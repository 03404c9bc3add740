"""The review of a finished game: how the lead went, where it turned, what the expert would have done."""

from __future__ import annotations

import json
import random

import pytest

import rulewright
from rulewright.bots.winning import Winning, lead
from rulewright.server import review as reviews
from rulewright.server.limits import THOUGHTS, Allowance
from rulewright.server.review import Course, leads, opening, turning_points
from rulewright.server.thinkers import Job, Review, Worker
from tests.server.given import Client, Json, Refused, Running, dealt, think_here
from tests.toys.tidewrack import GAME


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    think_here(monkeypatch)


def finished(served: Running) -> Client:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = served.make("tidewrack", seats=seats, options={"rounds": "2"})
    ann = served.join(made["table"], made["tokens"]["0"])
    while ann.asked()["outcome"] is None:
        if ann["waiting"] is not None:
            ann.act("commit")
        else:
            ann.act("choose", option=ann["options"][-1]["id"], commit=True)
    return ann


def reviewed(ann: Client) -> Json:
    ann.send({"do": "review", "ref": "r"})
    while not (found := [answer for answer in ann.answers if answer["type"] in ("review", "refused")]):
        ann.receive()
    return found[0]


def test_a_finished_game_is_reviewed(served: Running) -> None:
    ann = finished(served)
    review = reviewed(ann)
    table = served.hall._rooms[ann["table"]["table"]].table
    assert review["type"] == "review" and review["measure"] == "points" and not review["alone"]
    assert review["first"] + len(review["course"]) == table.version, "the last version is the end"
    for version, told in enumerate(review["course"], review["first"]):
        assert told == pytest.approx(lead(GAME.evaluate or (lambda s, seat: 0), table.at(version), 0))
    assert 1 <= len(review["turning"]) <= 3
    for point in review["turning"]:
        s = table.at(point["version"])
        assert {option["id"] for option in point["advice"]} <= set(s.options(0)) and point["advice"]
        assert table.choices[table.marks[point["version"]].choices] == (0, point["chosen"]["id"])
    told = [(answer["done"], answer["of"]) for answer in ann.answers if answer["type"] == "reviewing"]
    assert told == [(n + 1, len(review["turning"]) + 1) for n in range(len(review["turning"]))]


def test_where_leads_tell_chances_the_review_tells_them(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = finished(served)
    table = served.hall._rooms[ann["table"]["table"]].table
    known = Winning(0.0, [0.1, 0.5, 0.0])
    asked: list[tuple[object, ...]] = []

    def found(*what: object) -> Winning:
        asked.append(what)
        return known

    monkeypatch.setattr(reviews, "winning", found)
    review = reviewed(ann)
    assert review["measure"] == "chance" and asked == [("tidewrack", table.at(0).setup.mode, 2)]
    whole = len(table.choices)
    for version, told in enumerate(review["course"], review["first"]):
        ahead = lead(GAME.evaluate or (lambda s, seat: 0), table.at(version), 0)
        assert told == pytest.approx(100 * known.of(ahead, table.marks[version].choices / whole))
        assert (told > 50) == (ahead > 0) and 0 < told < 100
    for point in review["turning"]:
        assert abs(point["by"]) < 100


def test_a_review_is_worked_out_once(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = finished(served)
    first = reviewed(ann)

    def again(self: Worker, job: Job | Review) -> object:
        raise AssertionError("thought about twice")

    monkeypatch.setattr(Worker, "ask", again)
    ann.answers.clear()
    assert reviewed(ann) == first


def test_who_plays_alone_has_no_lead_but_stood_somewhere(served: Running) -> None:
    s, rng = rulewright.game("time_capsules").new(seed=3, mode="solo", seats=1), random.Random(3)
    while not s.over:
        s.play(0, rng.choice(s.options(0)))
    made = served.post("/api/records?seat=0", content=json.dumps(s.record()))
    review = reviewed(served.join(made["table"], made["tokens"]["0"]))
    assert review["alone"] and review["measure"] == "points" and len(review["turning"]) == 3


def test_the_turning_points_are_the_turns_with_the_greatest_change(served: Running) -> None:
    ann = finished(served)
    table = served.hall._rooms[ann["table"]["table"]].table
    course = Course("tests.toys.tidewrack", dealt(table).record(), [m.choices for m in table.marks], 0)
    found = leads(GAME, course)
    first = opening(table)
    own = [n - 1 for n in range(first + 1, len(found)) if table.actor(n) == 0]
    swings = {v: found[end] - found[v] for v, end in zip(own, [*own[1:], len(found) - 1])}
    points = dict(turning_points(table, 0, found, first))
    assert len(points) == min(3, len(own)) and list(points) == sorted(points)
    left_out = [abs(by) for version, by in swings.items() if version not in points]
    assert min(abs(by) for by in points.values()) >= max(left_out, default=0)
    assert all(swings[version] == by for version, by in points.items())


def test_while_the_table_is_set_up_nobody_leads(served: Running) -> None:
    s = rulewright.game("septikon").new(seed=1, cap=2)
    while not s.over:
        s.play(s.actor, s.options(s.actor)[0])
    made = served.post("/api/records?seat=0", content=json.dumps(s.record()))
    review = reviewed(served.join(made["table"], made["tokens"]["0"]))
    table = served.hall._rooms[made["table"]].table
    placing = [table.at(version).step == "setup" for version in range(table.version)]
    assert placing == [version < review["first"] for version in range(table.version)] and placing[0]
    assert all(point["version"] >= review["first"] for point in review["turning"])


def test_who_has_a_review_knows_the_secrets_and_cannot_go_back(served: Running) -> None:
    ann = finished(served)
    assert ann["can_ask_back"]
    reviewed(ann)
    ann.until(lambda p: not p["can_ask_back"])
    with pytest.raises(Refused, match="record of this game"):
        ann.do("ask_back")


def test_a_review_is_for_who_sat_there_and_of_a_finished_game(served: Running) -> None:
    ann = finished(served)
    with pytest.raises(Refused, match="Spectators only watch"):
        served.join(ann["table"]["table"]).do("review")
    made = served.make("tidewrack", seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    playing = served.join(made["table"], made["tokens"]["0"])
    with pytest.raises(Refused, match="when the game is over"):
        playing.do("review")


def test_a_review_costs_as_much_as_four_hints() -> None:
    hints = Allowance().hints
    review = next(drops for command, drops in THOUGHTS.items() if command.__name__ == "Review")
    assert hints.take("a", review) and hints.take("a") and not hints.take("a")


def test_a_game_goes_on_from_any_version_against_bots(served: Running) -> None:
    ann = finished(served)
    point = reviewed(ann)["turning"][0]
    path = f"/api/tables/{ann['table']['table']}/record?to={point['version']}"
    record = served.http.get(path).content
    made = served.post("/api/records?seat=0", content=record)
    assert made["tokens"].keys() == {"0"}
    again = served.join(made["table"], made["tokens"]["0"])
    again.asked()
    assert [player["kind"] for player in again["table"]["players"]] == ["person", "bot"]
    assert point["chosen"]["id"] in [option["id"] for option in again["options"]]
    refused = served.http.post("/api/records?seat=2", content=record)
    assert refused.status_code == 400 and "no seat 2" in refused.text
    assert served.http.post("/api/records?seat=x", content=record).status_code == 400
