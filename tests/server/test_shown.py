"""What eyes get on the wire: shown, head, spots, forecasts, sentences, events; and choices in batches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulewright.core import forecast
from rulewright.core.shown import differences, glimpse
from rulewright.server import limits, picture, shapes
from tests.server.given import Client, Json, Refused, Running, put
from tests.server.test_drafts import play_to_tidewrack_turn
from tests.server.test_secrets import play_out, watched


def mover_of(served: Running) -> Client:
    _, clients = served.strangers("tidewrack", 3)
    mover, _others = play_to_tidewrack_turn(clients)
    mover.asked()
    return mover


def test_a_picture_has_what_is_shown_and_its_head(served: Running) -> None:
    mover = mover_of(served)
    assert mover["shown"]["step"] == "turn" and mover["shown"]["round"] == 1
    score = mover["shown"]["score"]
    assert mover["head"] == {"unit": "round", "count": "1", "phases": [], "phase": -1, "score": score}


def test_options_name_the_things_that_they_are_about(served: Running) -> None:
    mover = mover_of(served)
    hand = {card["spot"] for card in mover["shown"]["players"][mover["seat"]]["hand"]}
    market = {card["spot"] for card in mover["shown"]["market"]}
    played = {spot for option in mover["options"] if option["verb"] == "play" for spot in option["spots"]}
    bought = {spot for option in mover["options"] if option["verb"] == "buy" for spot in option["spots"]}
    assert played == hand and bought and bought <= market
    assert next(o for o in mover["options"] if o["verb"] == "walk")["args"].keys() == {"square"}


def test_the_option_that_ends_the_turn_is_marked(served: Running) -> None:
    mover = mover_of(served)
    assert [option["notation"] for option in mover["options"] if option["ends"]] == ["pass"]
    assert [option["notation"] for option in mover["options"] if option["leaves"]] == ["pass", "rest"]


def test_the_log_names_them_too(served: Running) -> None:
    mover = mover_of(served)
    drew = next(line for line in mover.log if line["key"] == "event-drew")
    assert drew["spots"] == [f"seat:{drew['args']['seat']}", f"card:{drew['args']['card']}"]


def test_the_log_says_what_is_told_by_itself_and_what_hurts(served: Running) -> None:
    mover = mover_of(served)
    told = {line["key"]: (line["headline"], line["hurts"]) for line in mover.log}
    assert told["event-flooded"] == (True, False) and told["event-drew"] == (False, False)


def test_forecasts_come_in_one_message_and_come_true(served: Running) -> None:
    mover = mover_of(served)
    now, options = mover["shown"], [option["id"] for option in mover["options"]]
    told = mover.do("forecast", option=options[: limits.FORESEEN])
    assert told["type"] == "forecasts" and told["decision"] == mover["decision"]
    assert [foreseen["option"] for foreseen in told["forecasts"]] == options[: limits.FORESEEN]
    tried = [foreseen for foreseen in told["forecasts"] if foreseen["stop"] is None][:6]
    assert tried and any(foreseen["shown"] for foreseen in tried)
    for foreseen in tried:
        asked = mover.do("forecast", option=foreseen["option"])
        assert all(asked[key] == foreseen[key] for key in foreseen.keys() - {"ref", "decision"})
        after = mover.act("choose", option=foreseen["option"])
        assert put(now, foreseen["shown"]) == after["shown"] and foreseen["head"] == after["head"]
        assert mover.act("undo")["shown"] == now


def test_who_wants_to_know_is_told_forecasts_right_after_the_picture(served: Running) -> None:
    made, clients = served.seated("tidewrack", 3)
    told = [served.join(made["table"], made["tokens"][str(seat)], ahead=True) for seat in range(3)]
    mover, _others = play_to_tidewrack_turn(clients)
    mover.asked()
    watching = told[mover["seat"]]
    watching.until(lambda picture: picture["decision"] == mover["decision"])
    while (said := watching.receive())["type"] != "forecasts" or said["decision"] != watching["decision"]:
        pass
    options = [option["id"] for option in watching["options"]][: limits.FORESEEN]
    asked = watching.do("forecast", option=options)
    assert said["ref"] is None and [seen["option"] for seen in said["forecasts"]] == options
    assert said["forecasts"] == asked["forecasts"]
    assert not [raw for raw in mover.raw if json.loads(raw)["type"] == "forecasts"]


def test_where_options_lead_is_looked_up_once_a_decision(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    real = forecast.ahead

    def look(s: Any, seat: int, option: int) -> Any:
        looked.append(option)
        return real(s, seat, option)

    monkeypatch.setattr(picture, "ahead", look)
    mover = mover_of(served)
    looked.clear()
    mover.do("forecast", option=[option["id"] for option in mover["options"]])
    mover.do("look")
    mover.drain()
    assert looked == []


def test_what_cannot_be_foreseen_is_refused(served: Running) -> None:
    mover = mover_of(served)
    offered = mover["options"][0]["id"]
    with pytest.raises(Refused, match=f"at most {limits.FORESEEN} options"):
        mover.do("forecast", option=[offered] * (limits.FORESEEN + 1))
    with pytest.raises(Refused, match="stale"):
        mover.do("forecast", option=[offered, 10**9])


def test_the_table_is_told_in_sentences(served: Running) -> None:
    mover = mover_of(served)
    lines = mover.do("tell")["lines"]
    assert lines[0].startswith("On the market: ") and any(line.startswith("You: ") for line in lines)
    mover.do("lang", lang="es")
    assert mover.do("tell")["lines"][0].startswith("En el mercado: ")


def test_what_is_printed_comes_with_the_game(served: Running) -> None:
    cards = served.http.get("/api/games/tidewrack?lang=es").json()["printed"]["cards"]
    assert {"id": "crab", "name": "Cangrejo", "cost": 2, "bid": 5, "points": 1} in cards
    assert served.http.get("/api/games/cellars").json()["printed"] is None


# --- batches ------------------------------------------------------------------------------------------
def drafted(client: Client) -> list[str]:
    return [option["notation"] for option in client["draft"]]


def test_several_choices_go_in_one_message(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    ann.act("choose", say=["put a", "put b", "put b"])
    assert drafted(ann) == ["put a", "put b", "put b"]
    ids = [option["id"] for option in ann["draft"]]
    for times in (0, -1):
        ann.send({"do": "undo", "decision": ann["decision"], "times": times})
        assert "`int` >= 1" in ann.receive()["text"]
    ann.act("undo", times=3)
    assert drafted(ann) == []
    ann.act("choose", option=ids[:2])
    assert drafted(ann) == ["put a", "put b"]


def test_a_batch_is_made_as_a_whole_or_not_at_all(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    ann.choose("put a")
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=ann["decision"], say=["put a", "put a", "put a", "put b"])
    assert refusal.value.clause == "CL-1.2"
    with pytest.raises(Refused, match="waits"):
        ann.do("choose", decision=ann["decision"], say=["lock", "put b"])
    ann.do("look")
    assert drafted(ann) == ["put a"]


def test_a_batch_may_take_the_place_of_what_was_drafted(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    ann.act("choose", say=["put a", "put b", "lock"], commit=True)
    assert ann["locked"]
    ann.act("choose", undo=4, say=["put c", "lock"], commit=True)  # the lock itself counts as one
    assert ann["locked"] and drafted(ann) == ["put c", "lock"]
    with pytest.raises(Refused, match="Nothing can be taken back"):
        bob.do("choose", decision=bob["decision"], undo=1, say=["put c"])


def test_a_choice_that_the_rules_take_by_themselves_may_be_said_too(served: Running) -> None:
    """With all six tokens put there is only the lock."""
    _, (ann, _bob) = served.strangers("cellars")
    said = ["put a", "put a", "put a", "put b", "put b", "put c"]
    ann.act("choose", say=[*said, "lock"])
    assert drafted(ann) == said and ann["waiting"] is not None


def test_things_are_laid_into_trays(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    ann.act("choose", trays={"a": ["token"], "c": ["token"] * 2}, commit=True)
    assert drafted(ann) == ["put a", "put c", "put c", "lock"] and ann["locked"]


def test_trays_are_refused_where_they_do_not_fit(served: Running) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=ann["decision"], trays={"a": ["token"] * 4})
    assert refusal.value.clause == "CL-1.2" and drafted(ann) == []
    mover = mover_of(served)
    with pytest.raises(Refused, match="nothing to lay into trays"):
        mover.do("choose", decision=mover["decision"], trays={"a": []})


@pytest.mark.parametrize("what", [{}, {"say": []}, {"option": []}, {"say": ["put a"] * 101}])
def test_an_empty_or_endless_batch_is_refused_with_a_sentence(served: Running, what: Json) -> None:
    _, (ann, _bob) = served.strangers("cellars")
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=ann["decision"], **what)
    assert refusal.value.code == "bad" and ("needs" in refusal.value.text or "at most" in refusal.value.text)


# --- events -------------------------------------------------------------------------------------------
def test_every_event_can_be_shown_to_each_eye(served: Running) -> None:
    made, table, clients, watcher = watched(served, seats=3, rounds=1)
    counts = []
    for seat, client in enumerate((*clients, watcher)):
        who = seat if seat < 3 else None
        headers = {"Authorization": f"Bearer {made['tokens'][str(seat)]}"} if who is not None else {}
        made_up = 0
        for version in range(table.version):
            path = f"/api/tables/{made['table']}/beats/{version}/{version + 1}"
            told = served.http.get(path, headers=headers).json()
            now = told["shown"]
            assert now == json.loads(shapes.encode(glimpse(table.at(version), 7 if who is None else who)))
            numbers = [beat["n"] for beat in told["beats"]]
            readable = [line["n"] for line in client.log if line["version"] == version + 1]
            assert numbers == sorted(set(numbers)) and set(numbers) <= set(readable)
            for beat in told["beats"]:
                assert beat["changed"] and differences(now, put(now, beat["changed"]))
                now = put(now, beat["changed"])
                assert now["step"] == ""
            made_up += len(told["beats"])
        counts.append(made_up)
    assert all(counts) and counts[3] < sum(counts[:3])


@pytest.mark.parametrize("range_", ["1/1", "2/1", "0/9999", "x/2"])
def test_events_of_no_time_are_refused_with_a_sentence(served: Running, range_: str) -> None:
    made, clients = served.strangers("tidewrack", 2, options={"rounds": 1})
    play_out(clients)
    answer = served.http.get(f"/api/tables/{made['table']}/beats/{range_}")
    assert answer.status_code == 400 and "version" in answer.json()["error"]


def test_an_event_names_the_choice_of_which_it_tells_more(served: Running) -> None:
    _made, _table, clients, watcher = watched(served, seats=3, rounds=1)
    named = 0
    for client in (*clients, watcher):
        for line in client.log:
            if line["of"] is None:
                continue
            choice = client.log[line["of"]]
            assert choice["level"] == 2 and choice["n"] < line["n"] and choice["version"] == line["version"]
            assert line["seat"] in (None, choice["seat"]) or line["hurts"]
            assert not any(e["level"] < 3 for e in client.log[choice["n"] + 1 : line["n"]]), (
                "not of a later one"
            )
            named += 1
    assert named
