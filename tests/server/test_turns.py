"""Each turn in one sentence, made for each viewer from what that viewer may read, and sent as it grows."""

from __future__ import annotations

import json

import pytest

from rulewright.core import turns
from rulewright.core.rng import seeded
from rulewright.core.texts import Texts
from rulewright.core.turns import Turn
from rulewright.core.zones import only
from rulewright.server import picture
from rulewright.server.picture import Presence, Window
from rulewright.server.table import Table, eye
from rulewright.terminal.seats import NAMED
from rulewright.terminal.story import FOLDED, story
from rulewright.terminal.table import Table as Terminal
from tests.server.given import Client, Json, Running, dealt, logged
from tests.server.test_people import finish_round
from tests.server.test_secrets import CATALOGUE, table_of, turn, watched

GAMES = [game.id for game in CATALOGUE.all() if game.ready]


def in_turns(client: Client) -> None:
    """Every line below a heading stands in one turn, and the turns in the order of the log."""
    lines = [n for one in client.turns for n in range(one["first"], one["last"] + 1)]
    assert lines == [line["n"] for line in client.log if line["level"] > 1]


def played(game: str, commits: int) -> Table:
    mode, counts = next(iter(CATALOGUE.game(game).modes.items()))
    table, chance = table_of(game, counts[-1], 3, mode), seeded(5)
    for _ in range(commits):
        if not dealt(table).over:
            turn(table, chance)
    return table


def test_the_turns_grow_with_the_log_and_are_the_same_after_a_reload(served: Running) -> None:
    made, _table, clients, watcher = watched(served, seats=3, rounds=2)
    for seat, client in enumerate((*clients, watcher)):
        in_turns(client)
        token = made["tokens"][str(seat)] if client is not watcher else None
        assert client.turns and client.turns == served.join(made["table"], token).turns


def test_only_turns_with_a_new_line_come_again(served: Running) -> None:
    _, _, clients, watcher = watched(served, seats=3, rounds=2)
    for client in (*clients, watcher):
        heard = [said for said in map(json.loads, client.raw) if said["type"] == "picture"]
        again = 0
        for before, said in zip([None, *heard], heard):
            assert all(one["last"] >= said["log"]["from"] for one in said["turns"]["entries"])
            again += before is not None and said["turns"]["from"] < end(before)
        assert again, "the last turn grew"
        assert sum(len(said["turns"]["entries"]) for said in heard) < 3 * len(client.turns) + len(heard)


def end(said: Json) -> int:
    return int(said["turns"]["from"]) + len(said["turns"]["entries"])


def test_after_a_take_back_the_turns_are_those_of_the_log_that_is_left(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    finish_round([ann, bob])
    finish_round([ann, bob])
    ann.until(lambda p: p["version"] == 2)
    ann.do("ask_back")
    bob.do("answer_back", agree=True)
    for seat, client in enumerate((ann, bob)):
        client.until(lambda p: p["version"] == 1)
        in_turns(client)
        assert client.turns == served.join(made["table"], made["tokens"][str(seat)]).turns


def test_a_turn_is_told_in_the_language_of_its_reader(served: Running) -> None:
    made, _table, (ann, *_others), _watcher = watched(served, seats=2, rounds=1)
    english = [one["text"] for one in ann.turns]
    ann.do("lang", lang="es")
    ann.drain()
    assert ann.turns == served.join(made["table"], made["tokens"]["0"], lang="es").turns
    assert not {one["text"] for one in ann.turns} & set(english)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_terminal_and_browser_tell_a_turn_in_the_same_words(game: str, lang: str) -> None:
    table = played(game, 12)
    names = [NAMED + seat.name for seat in table.seats]
    at = Terminal(table.game, names, table.made.mode, 1, {}, lang)
    at.base = dealt(table)
    for seat in range(len(names)):
        at.take_seat(seat)
        folded = story(at, at.told(), folded=True).plain
        sent = [one for one in Window(table, seat, lang).turns() if one.last > one.first]
        assert [f"{FOLDED} {one.text}" for one in sent[:-1]] == [
            line for line in folded.splitlines() if line.startswith(FOLDED)
        ]


@pytest.mark.parametrize("game", ["tidewrack", *GAMES])
def test_a_headline_is_made_of_what_its_reader_may_read_alone(game: str) -> None:
    """Lines for other eyes only could as well not be there."""
    table = table_of("tidewrack", 3, 3) if game == "tidewrack" else played(game, 0)
    chance, secret = seeded(5), 0
    for _ in range(12):
        if not dealt(table).over:
            turn(table, chance)
    s, whole = dealt(table), logged(table)
    for seat in (None, *range(s.seats)):
        told = Window(table, seat, "en").turns()
        s.log = [entry for entry in whole if entry.who & only(eye(seat))]
        table._ears.clear()
        assert told and Window(table, seat, "en").turns() == told
        secret += len(whole) - len(s.log)
        s.log = whole
        table._ears.clear()
    assert secret or game not in ("tidewrack", "time_capsules", "stress_botics")


def test_what_a_picture_needs_of_a_long_log_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("time_capsules", 30)
    window = Window(table, 0, "en")
    window.picture(Presence(), 0, 0)
    worded: list[Turn] = []
    real = turns.headline

    def headline(one: Turn, words: Texts, names: list[str], reader: int) -> str:
        worded.append(one)
        return real(one, words, names, reader)

    monkeypatch.setattr(picture, "headline", headline)
    told = len(window.lines())
    turn(table, seeded(1))
    window.picture(Presence(), told, 0)
    assert 1 <= len(worded) < len(window.turns()) / 2
