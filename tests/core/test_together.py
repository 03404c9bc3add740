"""Simultaneous answers: in any order, in several steps, sealed until all are in."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.data import save
from rulewright.core.errors import IllegalChoice
from rulewright.core.rng import seeded
from rulewright.core.state import CHOSE
from rulewright.core.zones import SPECTATOR
from tests.toys import cellars, tidewrack
from tests.toys.cellars import Cellars


def new(seats: int = 3) -> Cellars:
    s = cellars.GAME.new(seats=seats)
    assert isinstance(s, Cellars)
    return s


def say(s: Cellars, *said: str) -> Cellars:
    for words in said:
        seat, _, notation = words.partition(" ")
        s.play(int(seat), notation)
    return s


def without_past(s: Cellars) -> dict[str, Any]:
    return {**save(s), "past": None}


ANSWERS = {0: ["0 put a", "0 put b", "0 lock"], 1: ["1 lock"], 2: ["2 put c", "2 lock"]}


def test_any_order_gives_the_same_state() -> None:
    results = []
    for order in set(permutations([0, 0, 0, 1, 2, 2])):
        left = {seat: list(answer) for seat, answer in ANSWERS.items()}
        results.append(without_past(say(new(), *(left[seat].pop(0) for seat in order))))
    assert len(results) == 60 and all(result == results[0] for result in results)
    assert results[0]["boxes"] == [[1, 0, 0], [2, 0, 0], [0, 0, 3]] and results[0]["tokens"] == [4, 6, 5]


def test_all_are_asked_at_once_and_each_until_its_answer_is_complete() -> None:
    s = new()
    assert s.deciders == [0, 1, 2] and s.actor == 0
    say(s, "1 put a")
    assert s.deciders == [0, 1, 2]
    say(s, "1 lock")
    assert s.deciders == [0, 2] and s.options(1) == []
    say(s, "0 lock")
    assert s.deciders == [2] and s.actor == 2 and s.round == 1
    say(s, "2 lock")
    assert s.deciders == [0, 1, 2] and s.round == 2


def test_nothing_changes_before_the_reveal() -> None:
    s = new()
    before = s.boxes, s.tokens, s.barrier
    say(s, "0 put a", "0 lock", "2 put a")
    assert (s.boxes, s.tokens, s.barrier) == before
    say(s, "2 put a", "2 lock", "1 lock")
    assert s.boxes[0] == [0, 0, 1] and s.barrier == 1


def test_a_sealed_answer_is_in_no_other_view_nor_guess() -> None:
    s, t = new(), say(new(), "1 put a", "1 put c", "2 lock")
    for seat in (0, SPECTATOR):
        assert t.view(seat) == s.view(seat)
        assert t.sample(seat, seeded(1)).sealed == [(), (), ()]
    assert t.view(1)["sealed"] == [[], list(t.sealed[1]), []]
    assert t.sample(1, seeded(1)).sealed[1] == t.sealed[1]
    assert t.view(1)["actor"] == 1 and t.view(2)["actor"] == 0


def test_a_guess_looks_at_the_question_from_its_seat() -> None:
    s = say(new(), "2 put a")
    guess = s.sample(2, seeded(1))
    assert guess.actor == 2 and guess.legal == s.options(2)
    say(s, "0 lock")
    assert s.sample(0, seeded(1)).actor == 1  # seat 0 has answered; the first of the others is asked


def test_forced_answers_of_all_seats_are_taken_at_once() -> None:
    s = new()
    s.tokens = [6, 0, 0]
    s.advance()
    assert s.deciders == [0] and s.sealed[1:] == [(cellars.LOCK.of(),)] * 2
    say(s, "0 lock")
    assert s.round == 2


def test_the_last_token_locks_by_itself() -> None:
    s = say(new(), *["0 put a"] * 3, *["0 put b"] * 3)
    assert s.deciders == [1, 2] and len(s.sealed[0]) == 7 and s.turns == 6


def test_answers_are_logged_at_the_reveal() -> None:
    s = new()
    s.log = []
    say(s, "2 put a", "2 lock", "0 lock")
    assert s.log == []
    say(s, "1 lock")
    told = [entry.line.values() for entry in s.log if entry.line.message is CHOSE]
    lock, put = cellars.LOCK.of(), cellars.PUT.of(0)
    assert told == [[0, lock], [1, lock], [2, put], [2, lock]]


def test_a_seat_may_resign_although_others_are_asked() -> None:
    s = new()
    s.log = []
    say(s, "0 lock", "0 resign")
    assert s.turns == 2 and s.legal == [] and [entry.line.message for entry in s.log] == [CHOSE]
    assert s.over and s.outcome().ranks[0] == 3 and s.outcome().winners == [1, 2]
    with pytest.raises(IllegalChoice, match="the game is over"):
        s.play(1, "resign")


def test_the_question_counts_only_ones_own_answer() -> None:
    s = say(new(), "1 put a")
    asked = [s.prompt(seat) for seat in range(3)]
    assert [line.values() for line in asked if line] == [[6], [5], [6]]


def test_a_full_box_is_refused_with_its_clause() -> None:
    s = say(new(), *["0 put a"] * 3)
    with pytest.raises(
        IllegalChoice, match=r"seat 0 cannot put a: Box a takes no more of your tokens \(CL-1.2\)"
    ):
        s.play(0, "put a")
    assert [(s.text(option), line.message.key) for option, line in s.reasons(0)] == [("put a", "why-full")]
    assert s.reasons(1) == []


def test_whoever_asks_the_state_need_not_know_how_many_are_asked() -> None:
    one, many = tidewrack.GAME.new(), new()
    while one.together:  # the bids
        one.apply(one.legal[0])
    assert not one.together and one.addressed == one.deciders == [one.actor]
    assert many.together and many.addressed == many.deciders == [0, 1, 2]
    for s in (one, many):
        for seat in s.deciders:
            assert s.default(seat) in s.options(seat) and s.prompt(seat) is not None
            assert set(s.options(seat)) <= set(s.visible(seat))
            assert all(s.why_not(seat, option) is None for option in s.options(seat))
            refused = [option for option in s.visible(seat) if option not in s.options(seat)]
            assert [option for option, _line in s.reasons(seat)] == refused
    other = 1 - one.actor
    assert one.default(other) is None and one.visible(other) == [] and one.prompt(other) is None


def test_a_seat_that_has_answered_is_still_one_of_those_asked() -> None:
    s = say(new(), "1 lock")
    assert s.addressed == [0, 1, 2] and s.deciders == [0, 2]
    assert s.default(1) is None and s.visible(1) == []


def test_only_the_kernel_asks_what_kind_a_question_is() -> None:
    source = Path(rulewright.__file__).parent
    asking = re.compile(r"isinstance\([^)]*\b(Together|Decision)\b")
    files = [file for file in source.rglob("*.py") if file.parent != source / "core"]
    assert [str(file) for file in files if asking.search(file.read_text(encoding="utf-8"))] == []
