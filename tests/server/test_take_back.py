"""Taking back: by the consent of every person, told for good, and never with knowledge of the dice."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from rulewright.core.rng import seeded
from rulewright.server import entries as kept
from rulewright.server.picture import Window
from rulewright.server.table import TAKEN_BACK, Table
from tests.server.given import Client, Refused, Running, dealt, logged, running
from tests.server.test_people import finish_round
from tests.server.test_seats import at_least
from tests.server.test_secrets import table_of, turn


def taken_back(client: Client) -> list[tuple[int, list[int]]]:
    """Who asked and how far it went, each time that the log tells."""
    return [(line["seat"], line["numbers"]) for line in client.log if line["key"] == TAKEN_BACK.key]


def resign(client: Client) -> None:
    client.do("appeal", option=next(o["id"] for o in client["appeals"] if o["verb"] == "resign"))
    client.until(lambda p: p["outcome"] is not None)


# --- consent --------------------------------------------------------------------------------------
def test_a_take_back_needs_the_consent_of_all(served: Running) -> None:
    _, (ann, bob, cy) = served.strangers("cellars", 3)
    assert not ann["can_ask_back"]
    finish_round([ann, bob, cy])
    ann.until(lambda p: p["version"] == 1)
    ann.do("ask_back")
    bob.until(lambda p: p["back"] is not None)
    assert bob["back"] == {"seat": 0, "to": 0, "agreed": [0], "needed": [1, 2]}
    with pytest.raises(Refused):
        ann.do("answer_back", agree=True)  # one's own yes is given already
    bob.do("answer_back", agree=True)
    cy.do("answer_back", agree=False)
    ann.until(lambda p: p["version"] == 1 and p["back"] is None)
    old = ann["decision"]
    ann.do("ask_back")
    bob.do("answer_back", agree=True)
    cy.do("answer_back", agree=True)
    for client in (ann, bob, cy):
        client.until(lambda p: p["version"] == 0 and p["back"] is None)
        assert [line["text"] for line in client.log] == ["Taken back at Ann’s request: the last move"]
        assert client["options"]
    assert ann["decision"] != old
    finish_round([ann, bob, cy])
    ann.until(lambda p: p["version"] == 1)
    assert [line["n"] for line in ann.log] == list(range(len(ann.log))) and ann.log


def test_two_seats_of_one_maker_at_two_screens_are_two_people(served: Running) -> None:
    made = served.make("cellars", seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])
    ann = served.join(made["table"], made["tokens"]["0"])
    bob = served.join(made["table"], made["tokens"]["1"])
    finish_round([ann, bob])
    ann.until(lambda p: p["version"] == 1)
    ann.do("ask_back")
    bob.until(lambda p: p["back"] is not None)
    assert bob["back"]["needed"] == [1] and bob["version"] == 1
    bob.do("answer_back", agree=True)
    ann.until(lambda p: p["version"] == 0)


def test_at_one_screen_nobody_else_is_asked(served: Running) -> None:
    made = served.make("cellars", seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])
    both = served.join(made["table"], made["tokens"]["0"])
    both.choose("lock", commit=True)
    both.do("be", token=made["tokens"]["1"])
    both.until(lambda p: p["seat"] == 1 and p["options"])
    both.choose("lock", commit=True)
    both.until(lambda p: p["version"] == 1)
    both.do("ask_back")
    both.until(lambda p: p["version"] == 0)


def test_a_decision_from_before_the_take_back_is_stale(served: Running) -> None:
    _, (ann, bob) = served.strangers("cellars")
    first = ann["decision"]
    finish_round([ann, bob])
    ann.until(lambda p: p["version"] == 1)
    ann.do("ask_back")
    bob.do("answer_back", agree=True)
    ann.until(lambda p: p["version"] == 0)
    with pytest.raises(Refused) as refusal:
        ann.do("choose", decision=first, say="put a")
    assert refusal.value.code == "stale"


def test_alone_against_bots_a_take_back_needs_nobody_and_is_told(served: Running) -> None:
    made = served.make("cellars", seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    ann = served.join(made["table"], made["tokens"]["0"])
    ann.choose("lock", commit=True)
    ann.until(lambda p: p["version"] == 1)
    ann.do("ask_back")
    ann.until(lambda p: p["version"] == 0 and p["options"])
    assert taken_back(ann) == [(0, [1])]


def test_one_screen_says_yes_for_all_its_seats(served: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Abe"}, {"kind": "open"}]
    made = served.make("cellars", seats=seats)
    path = f"/api/tables/{made['table']}/seats/2"
    bob_token = served.post(path, json={"name": "Bob", "invite": made["invite"]})["token"]
    screen, bob = served.join(made["table"], made["tokens"]["0"]), served.join(made["table"], bob_token)
    bob.choose("lock", commit=True)
    screen.choose("lock", commit=True)
    screen.do("be", token=made["tokens"]["1"])
    screen.until(lambda p: p["seat"] == 1 and p["options"])
    screen.choose("lock", commit=True)
    screen.until(lambda p: p["version"] == 1)
    screen.do("ask_back")
    bob.until(lambda p: p["back"] is not None)
    assert bob["back"]["needed"] == [2]
    screen.do("be", token=made["tokens"]["0"])
    with pytest.raises(Refused, match="Nobody asks"):
        screen.do("answer_back", agree=True)
    bob.do("answer_back", agree=True)
    screen.until(lambda p: p["version"] == 0)


def rolled(table: Table) -> list[int]:
    """The dice that the last commit brought."""
    if table.version == 0:
        return []
    told = logged(table)[table.marks[-2].told :]
    return [entry.line.values()[-1] for entry in told if "roll" in entry.line.message.key]


# --- a substitution is no way to look ahead -------------------------------------------------------
@pytest.mark.parametrize("gone", ["away", "left"])
def test_a_bot_never_consents_for_the_person_whose_seat_it_plays(served: Running, gone: str) -> None:
    made, (ann, bob) = served.strangers("cellars")
    if gone == "left":
        bob.do("leave", bot="random")
    else:
        served.goes(bob, sees=ann)
        with at_least(served, away=0):
            ann.do("substitute", seat=1, bot="random")
    for version in (1, 2):  # turns that no person but Ann played
        ann.until(lambda p: p["options"])
        ann.choose("lock", commit=True)
        ann.reach(version)
        assert not ann["can_ask_back"], "what would be refused is not offered"
        with pytest.raises(Refused, match="only Bob can agree"):
            ann.do("ask_back")
    assert ann["version"] == 2
    back = served.join(made["table"], made["tokens"]["1"])
    with pytest.raises(Refused, match="bot plays your seat"):
        back.do("answer_back", agree=True)
    assert not back["can_ask_back"]
    back.do("return")
    ann.until(lambda p: p["can_ask_back"])
    ann.do("ask_back")
    back.until(lambda p: p["back"] is not None and p["back"]["needed"] == [1])
    back.do("answer_back", agree=True)
    back.until(lambda p: p["version"] == 1)
    assert taken_back(back) == [(0, [1])]


def test_who_is_replaced_while_asked_for_consent_has_not_given_it(served: Running) -> None:
    made, (ann, bob, cy) = served.strangers("cellars", 3)
    finish_round([ann, bob, cy])
    ann.until(lambda p: p["version"] == 1)
    ann.do("ask_back")
    bob.do("answer_back", agree=True)
    served.goes(cy, sees=ann)
    with at_least(served, away=0):
        ann.do("substitute", seat=2, bot="random")
    ann.until(lambda p: p["table"]["players"][2]["bot"])
    assert ann["version"] == 1 and ann["back"]["needed"] == [2]
    cy = served.join(made["table"], made["tokens"]["2"])
    with pytest.raises(Refused, match="bot plays your seat"):
        cy.do("answer_back", agree=True)
    assert cy["version"] == 1


def test_chance_is_not_drawn_anew() -> None:
    """Nobody goes back for a better die: who agrees knows what will come."""
    table, rng = table_of("septikon", 2, 5, "standard"), seeded(1)
    while not rolled(table):
        turn(table, rng)
    played = table.choices[table.marks[-2].choices :]
    after, dice, seat = dealt(table).view(0), rolled(table), next(iter(table.marks[-1].who))
    text = table.game.vocabulary.text
    table.take(kept.Asked(seat))
    table.take(kept.Back(table.version - 1))
    table.take(kept.Played([(who, text(option)) for who, option in played]))
    assert dealt(table).view(0) == after and rolled(table) == dice


# --- told for good --------------------------------------------------------------------------------
def test_every_take_back_stays_in_the_log_of_all(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store) as served:
        made, (ann, bob) = served.strangers("cellars")

        def back(asker: Client, other: Client, to: int) -> None:
            asker.do("ask_back")
            other.do("answer_back", agree=True)
            for client in (ann, bob):
                client.until(lambda p: p["version"] == to and p["back"] is None)

        for version in (1, 2):
            finish_round([ann, bob])
            ann.reach(version)
        back(ann, bob, 1)
        back(bob, ann, 0)
        watcher = served.join(made["table"])
        expected = [(0, [1]), (1, [1])]
        assert taken_back(ann) == taken_back(bob) == taken_back(watcher) == expected
        finish_round([ann, bob])
        ann.until(lambda p: p["version"] == 1)
        assert taken_back(ann) == expected
        assert [line["n"] for line in ann.log] == list(range(len(ann.log)))
        back(ann, bob, 0)
        expected.append((0, [1]))
        assert taken_back(ann) == taken_back(bob) == expected
    with running(store) as served:
        again = served.join(made["table"], made["tokens"]["1"], lang="es")
        assert taken_back(again) == expected
        assert again.log[-1]["text"] == "Vuelta atrás a petición de Ann: la última jugada"
        assert again.log[-1]["level"] == 2, "like a choice"
        assert [line["version"] for line in again.log] == [0, 0, 0]


def test_the_events_of_a_replay_still_name_their_lines() -> None:
    table, rng = table_of("tidewrack", 2, 5), seeded(1)
    for _ in range(6):
        turn(table, rng)

    def told() -> list[str]:
        window = Window(table, 0, "en")
        lines = [msgspec.json.decode(line)["text"] for line in window.lines()]
        return [lines[beat.n] for beat in window.beats(0, table.version).beats]

    assert len(told()) > 5
    before, to, text = told(), table.version // 2, table.game.vocabulary.text
    cuts = [mark.choices for mark in table.marks[to:]]
    again = [[(who, text(option)) for who, option in table.choices[a:b]] for a, b in pairwise(cuts)]
    table.take(kept.Asked(0))
    table.take(kept.Back(to))
    for choices in again:
        table.take(kept.Played(choices))
    assert told() == before


def test_who_was_away_finds_it_in_the_recap(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    for version in (1, 2):
        finish_round([ann, bob])
        ann.reach(version)
    ann.do("ask_back")
    bob.do("answer_back", agree=True)
    bob.until(lambda p: p["version"] == 1)
    again = served.join(made["table"], made["tokens"]["1"])
    recap = again.log[again["recap"] :]
    assert recap[-1]["key"] == TAKEN_BACK.key
    assert {line["version"] for line in recap[:-1]} == {1}, "what was revealed when both had answered"


# --- the record -----------------------------------------------------------------------------------
def test_once_the_record_is_out_nobody_goes_back(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/t.db"
    with running(store) as served:
        made, (ann, bob) = served.strangers("cellars")
        finish_round([ann, bob])
        ann.until(lambda p: p["version"] == 1)
        path = f"/api/tables/{made['table']}/record"
        assert served.http.get(path).status_code == 403
        assert ann["can_ask_back"], "what was refused was not given"
        resign(bob)
        ann.until(lambda p: p["outcome"] is not None)
        ann.do("ask_back")
        bob.until(lambda p: p["back"] is not None)
        assert served.http.get(path + "?to=0").status_code == 200  # a spectator's, and only its beginning
        bob.until(lambda p: p["back"] is None and not p["can_ask_back"])
        with pytest.raises(Refused, match="Nobody asks"):
            bob.do("answer_back", agree=True)
        for client in (ann, bob):
            with pytest.raises(Refused, match="record of this game was given out"):
                client.do("ask_back")
        assert served.http.get(path).json()["choices"][-1] == "1 resign"
    with running(store) as served:
        ann = served.join(made["table"], made["tokens"]["0"])
        assert ann["outcome"] is not None and not ann["can_ask_back"]
        with pytest.raises(Refused, match="record of this game was given out"):
            ann.do("ask_back")


def test_before_that_a_resignation_may_be_taken_back(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    finish_round([ann, bob])
    ann.until(lambda p: p["version"] == 1)
    resign(bob)
    bob.do("ask_back")
    ann.do("answer_back", agree=True)
    ann.until(lambda p: p["version"] == 1 and p["outcome"] is None and p["table"]["phase"] == "playing")
    assert served.http.get(f"/api/tables/{made['table']}/record").status_code == 403
