"""What eyes get of a table: from what they may know, at decisions and at every event."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import GameError
from rulewright.core.shown import Glimpses, glimpse, line_args, line_spots, option_spots
from rulewright.core.state import CHOSE, Entry, Watcher
from rulewright.core.zones import SPECTATOR
from tests.toys import cellars, tidewrack
from tests.toys.tidewrack import verbs
from tests.toys.tidewrack.shown import Shown
from tests.toys.tidewrack.table import Tidewrack


def table(seats: int = 2) -> Tidewrack:
    s = tidewrack.GAME.start(tidewrack.GAME.setup(seats, None, 3, {}, logged=True))
    assert isinstance(s, Tidewrack)
    return s


def test_each_eye_is_shown_its_own_hand() -> None:
    s = table()
    mine, theirs = s.shown(0).players[0].hand, s.shown(1).players[0].hand
    assert all(card.kind and card.spot for card in mine)
    assert len(mine) == len(theirs) and not any(card.kind or card.spot for card in theirs)
    assert s.shown(None) == s.shown(SPECTATOR) and not any(
        card.kind for card in s.shown(None).players[1].hand
    )


def test_a_game_that_shows_nothing_says_so() -> None:
    s = replace(cellars.GAME, shown=None).new()
    with pytest.raises(GameError, match=r"cellars has no shown\.py"):
        s.shown(0)


def test_the_step_of_play_is_that_of_the_question() -> None:
    s = table()
    assert s.step == s.shown(0).step == "bid"
    for seat in range(2):
        s.play(seat, "pass")
    assert s.step == s.shown(0).step == "turn"
    between = glimpse(s, 0)
    assert isinstance(between, Shown) and between.step == ""


class Ears(Watcher):
    def __init__(self) -> None:
        self.heard: list[Entry] = []

    def told(self, s: Any, entry: Entry) -> None:
        self.heard.append(entry)


def test_a_watcher_hears_all_that_is_told_and_no_copy_takes_it_along() -> None:
    s = table()
    ears = Ears()
    s.watcher = ears
    before = len(s.log or ())
    s.play(0, "pass")
    s.copy().play(1, "pass")
    assert ears.heard == []
    s.play(1, "pass")
    assert ears.heard == (s.log or [])[before:] and ears.heard


def test_an_eye_sees_a_picture_after_each_event_that_it_may_read() -> None:
    s = table()
    for seat in range(2):
        s.play(seat, "pass")
    watching = Glimpses([0, 1, SPECTATOR], 1_000)
    s.watcher = watching
    start = len(s.log or ())
    while s.round == 1 and not s.over:
        s.play(s.actor, s.options(s.actor)[0])
    for eye, seen in watching.seen.items():
        assert [entry for entry, _picture in seen] == [e for e in (s.log or [])[start:] if e.who >> eye & 1]
    drew = [entry for entry, _ in watching.seen[0] if entry.line.message is verbs.DREW]
    assert drew and not any(entry.line.message is verbs.DREW for entry, _ in watching.seen[SPECTATOR])


def test_no_more_pictures_are_made_than_were_asked_for() -> None:
    s = table()
    s.watcher = watching = Glimpses([0], 3)
    for seat in range(2):
        s.play(seat, "pass")
    while not s.over:
        s.play(s.actor, s.options(s.actor)[0])
    assert len(watching.seen[0]) == 3


def test_words_point_at_what_they_name() -> None:
    game = tidewrack.GAME
    assert option_spots(game, 0, verbs.BUY.of(2)) == ["slot:3"]
    assert option_spots(game, 0, verbs.ROB.of(1, 0)) == ["seat:1", "loot:card"]
    assert line_spots(game, CHOSE.line(1, verbs.BUY.of(2))) == ["slot:3"]
    assert line_spots(game, verbs.GAINED.line(1, 2, 0)) == ["seat:1"]
    assert line_args(game, CHOSE.line(1, verbs.BUY.of(2))) == {"seat": "1", "slot": "3"}
    assert line_args(game, verbs.GAINED.line(1, 2, 0)) == {"seat": "1", "number": "2", "number2": "0"}


def test_what_a_choice_does_is_seen_with_it_and_not_with_the_next_turn() -> None:
    s: Any = rulewright.game("septikon").new(2, seed=3, preset="yes")
    rng, walks = random.Random(4), 0
    for _ in range(60):
        before: Any = glimpse(s, 0)
        s.log, s.watcher = [], (watching := Glimpses([0], 1_000))
        option = rng.choice(s.options(s.deciders[0]))
        moves = s.text(option).startswith("move")
        s.play(s.deciders[0], option)
        seen = {entry.line.message.key: picture for entry, picture in watching.seen[0]}
        chose: Any = seen.get("event-chose")
        turn: Any = seen.get("event-turn")
        if moves and chose is not None and turn is not None and len(seen) == 3:  # the die is rolled too
            assert chose.stations != before.stations and turn.stations == chose.stations
            walks += 1
    assert walks > 2


def test_what_comes_of_a_choice_knows_it_and_what_is_told_next_does_not() -> None:
    s: Any = rulewright.game("septikon").new(2, seed=3, preset="yes")
    rng = random.Random(4)
    s.log = []
    for _ in range(60):
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    of = {entry.line.message.key: entry.cause for entry in s.log}
    assert of["event-activated"] is not None and of["event-activated"].line.message is CHOSE
    assert of["event-turn"] is None and of["event-rolled"] is None
