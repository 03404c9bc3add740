"""Records: they replay to the same state, or say clearly why they do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.core.conformance.walk import ramble
from rulewright.core.data import save
from rulewright.core.errors import GameError, RecordError
from rulewright.core.records import FORMAT, read, replay
from rulewright.core.rng import seeded
from tests.toys import cellars, tidewrack

GAME = tidewrack.GAME


def played(plies: int = 30) -> Any:
    return ramble(GAME.new(seats=3, mode="base", seed=5, tide="wild", rounds=2), seeded(4), plies)


def test_a_record_tells_setup_and_choices() -> None:
    s = played(2)
    data = s.record()
    choices = data.pop("choices")
    assert data == {
        "format": FORMAT,
        "game": "tidewrack",
        "rules": "1",
        "content": GAME.content_hash(),
        "mode": "base",
        "seats": 3,
        "options": {"rounds": "2", "tide": "wild"},
        "seed": 5,
        "version": rulewright.__version__,
    }
    assert [choice.split()[0] for choice in choices] == ["0", "1"]


@pytest.mark.parametrize("plies", [0, 1, 30, 1000])
def test_a_record_replays(plies: int) -> None:
    s = played(plies)
    data = s.record()
    for form in (data, msgspec.json.encode(data), msgspec.json.encode(data).decode()):
        assert save(replay(GAME, form)) == save(s)


def test_a_record_replays_up_to_a_choice() -> None:
    assert save(replay(GAME, played(30).record(), to=12)) == save(played(12))
    assert save(replay(GAME, played(30).record(), to=0)) == save(played(0))


def test_a_replay_can_tell_what_happened() -> None:
    assert replay(GAME, played().record(), log=True).log
    assert replay(GAME, played().record()).log is None


def test_resigning_is_in_the_record() -> None:
    s = cellars.GAME.new()
    s.play(1, "resign")
    assert s.over and save(replay(cellars.GAME, s.record())) == save(s)


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"format": 99}, f"record format 99; this version reads format {FORMAT}"),
        ({"game": "chess"}, "a record of 'chess', not of 'tidewrack'"),
        ({"rules": "0"}, "played by rules version 0 of tidewrack; this is version 1"),
        ({"content": "abc"}, "played with other content of tidewrack (abc); this is "),
        (
            {"mode": "team"},
            "the record cannot be set up: unknown mode 'team' for tidewrack; modes: base, duel",
        ),
        ({"seats": 9}, "the record cannot be set up: tidewrack (base) cannot be played by 9; seats: 2 to 4"),
        ({"options": {"moon": "full"}}, "the record cannot be set up: unknown option 'moon' for tidewrack"),
        ({"options": {"tide": "mild"}}, "the record cannot be set up: unknown value 'mild' for option tide"),
        (
            {"choices": ["0 pass", "0 pass"]},
            "choice 2 ('0 pass') does not replay: seat 0 cannot pass: it is not asked",
        ),
        ({"choices": ["0 fly"]}, "choice 1 ('0 fly') does not replay: unknown word 'fly'"),
        ({"choices": ["pass"]}, "choice 1 ('pass') does not replay: "),
        ({"choices": [""]}, "choice 1 ('') does not replay: "),
        ({"choices": ["-1 pass"]}, "choice 1 ('-1 pass') does not replay: "),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, Any], answer: str) -> None:
    with pytest.raises(RecordError) as error:
        replay(GAME, {**played().record(), **change})
    assert str(error.value).startswith(answer)


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "{",
        "[]",
        "null",
        b"\xff\xfe",
        "{}",
        {"format": 1},
        {**played(0).record(), "more": 1},
        {**played(0).record(), "seats": "3"},
    ],
    ids=str,
)
def test_what_is_no_record_is_refused(junk: Any) -> None:
    with pytest.raises(RecordError, match="not a record: "):
        read(junk)


def test_a_record_error_is_a_game_error() -> None:
    assert issubclass(RecordError, GameError)


def test_other_rules_are_other_games() -> None:
    with pytest.raises(RecordError, match="this is version 2"):
        replay(replace(GAME, rules="2"), played().record())
