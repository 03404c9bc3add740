"""Whatever is given to the Python API: the error says what was wrong and what is allowed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from rulewright.core import records
from rulewright.core.errors import GameError, IllegalChoice, RecordError
from rulewright.core.zones import SPECTATOR
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK


def record(**changed: object) -> dict[str, Any]:
    return {**CELLARS.new(2).record(), **changed}


@pytest.mark.parametrize(
    "data",
    [
        None, 7, 1.5, [], (), object(), True, b"\xff\xfe", b'{"game": "\xc3\x28"}', "\ud800", b"",
        "", "[" * 100_000, b"[" * 100_000, '{"format":' + "[" * 100_000, record(mode=b"\xff"), {1: 2},
        record(seed=object()), "9" * 5000, '{"format": ' + "9" * 5000 + "}",
    ],
)  # fmt: skip
def test_what_is_no_record_is_a_record_error(data: Any) -> None:
    with pytest.raises(RecordError, match="not a record"):
        records.read(data)
    with pytest.raises(RecordError, match="not a record"):
        records.replay(CELLARS, data)


def test_every_changed_byte_of_a_record_is_read_or_refused() -> None:
    data = bytearray(json.dumps(record()).encode())
    for place in range(len(data)):
        for byte in (0, 0xFF, 0xC3, data[place] ^ 0x80, data[place] ^ 1):
            other = bytes(data[:place]) + bytes([byte]) + bytes(data[place + 1 :])
            try:
                records.replay(CELLARS, other)
            except RecordError as error:
                assert str(error)


@pytest.mark.parametrize("game", [None, "cellars", 5, CELLARS.new(2)])
def test_a_record_is_replayed_by_a_game(game: Any) -> None:
    with pytest.raises(GameError, match="not a game"):
        records.replay(game, record())


@pytest.mark.parametrize("to", [-1, 1, "0", 0.5, [], pytest.param(10**5000, id="long")])
def test_a_record_is_replayed_to_a_choice_that_it_has(to: Any) -> None:
    with pytest.raises(RecordError, match="the record has choices 0 to 0"):
        records.replay(CELLARS, record(), to)


@pytest.mark.parametrize(
    "said", ["", "x lock", "٠ lock", "-1 lock", "9" * 5000 + " lock", "0", "0 ", "7 lock"]
)
def test_a_choice_of_a_record_is_a_seat_and_a_notation(said: str) -> None:
    with pytest.raises(RecordError, match=r"choice 1 .* does not replay") as error:
        records.replay(CELLARS, record(choices=[said]))
    assert len(str(error.value)) < 400


@pytest.mark.parametrize(
    "seed", [-1, -5, 1 << 62, 1 << 70, "7", None, 1.0, True, pytest.param(10**5000, id="long")]
)
def test_a_seed_is_checked_wherever_it_is_given(seed: Any) -> None:
    with pytest.raises(GameError, match="bad seed"):
        CELLARS.new(2, seed=seed)
    if isinstance(seed, int) and not isinstance(seed, bool):
        with pytest.raises(RecordError, match="bad seed"):
            records.replay(CELLARS, record(seed=seed))


def test_the_greatest_seed_and_the_least() -> None:
    for seed in (0, (1 << 62) - 1):
        assert records.replay(CELLARS, CELLARS.new(2, seed=seed).record()).setup.seed == seed


@pytest.mark.parametrize("mode", [[], {}, 5, b"base", "Base"])
def test_a_mode_is_one_of_the_games(mode: Any) -> None:
    with pytest.raises(GameError, match="unknown mode"):
        CELLARS.new(2, mode=mode)


@pytest.mark.parametrize("seats", [-1, "2", 2.5, 2.0, [], True, 10**30])
def test_a_number_of_seats_is_one_of_the_games(seats: Any) -> None:
    with pytest.raises(GameError, match="cannot be played by"):
        CELLARS.new(seats)


NO_SEATS: list[Any] = [-1, 3, 99, "a", 1.5, True, [], pytest.param(10**5000, id="long")]
NO_CHOICES: list[Any] = [None, 1.5, True, [], "a", "", -1, 10**6, pytest.param(10**5000, id="long")]


@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_view_is_a_seats_or_a_spectators(seat: Any) -> None:
    s = TIDEWRACK.new(3)
    for look in (s.view, s.shown):
        with pytest.raises(GameError, match=r"no seat .*; seats: 0 to 2, or None for a spectator"):
            look(seat)
    assert s.view(0) != s.view(2) and s.view(None) == s.view(SPECTATOR)


@pytest.mark.parametrize("seat", [*NO_SEATS, None])
def test_who_chooses_is_a_seat_of_the_table(seat: Any) -> None:
    s = CELLARS.new(3)
    asked: list[Callable[[Any], object]] = [s.options, s.prompt, s.default, s.visible, s.audience, s.reasons]
    chosen: list[Callable[[Any, Any], object]] = [s.play, s.forecast, s.why_not]
    for ask in asked:
        with pytest.raises(GameError, match=r"no seat .*; seats: 0 to 2$"):
            ask(seat)
    for choose in chosen:
        with pytest.raises(GameError, match=r"no seat .*; seats: 0 to 2$") as error:
            choose(seat, "lock")
        assert len(str(error.value)) < 400
    assert s.record() == CELLARS.new(3).record(), "nothing happened"


@pytest.mark.parametrize("choice", NO_CHOICES)
def test_a_choice_is_a_number_or_its_notation(choice: Any) -> None:
    s = CELLARS.new(3)
    doors: list[Callable[[Any], object]] = [partial(s.play, 0), partial(s.forecast, 0), s.text]
    if not isinstance(choice, int) or isinstance(choice, bool):
        doors += [s.apply, partial(s.why_not, 0)]  # a number is trusted to be one of the game's
    for door in doors:
        with pytest.raises(GameError, match=r"no such choice|unknown word|an empty choice") as error:
            door(choice)
        assert "words: " in str(error.value) and len(str(error.value)) < 400
    assert s.record() == CELLARS.new(3).record(), "nothing happened"
    s.play(0, "lock")
    assert s.record()["choices"] == ["0 lock"]


@pytest.mark.parametrize("text", [5, None, b"lock", ["lock"]])
def test_notation_is_text(text: Any) -> None:
    with pytest.raises(GameError, match=r"notation is text, not .*; words: "):
        CELLARS.new(3).parse(text)


def test_once_it_is_over_nothing_is_applied() -> None:
    s = CELLARS.new(2)
    while not s.over:
        s.apply(s.legal[0])
    with pytest.raises(IllegalChoice, match="the game is over"):
        s.apply(0)


HALVES = ['{"mode": "\\ud800"}', '{"mode": "a\\uD83Db"}', '{"mode": "\\ude00\\ud83d"}', '{"mode": "\ud83d"}']


@pytest.mark.parametrize("data", HALVES)
def test_half_a_character_is_called_so(data: str) -> None:
    with pytest.raises(RecordError, match=r"not a record: half a character, .u[dD]..., stands without"):
        records.read(data)
    if data.isascii():
        with pytest.raises(RecordError, match="half a character"):
            records.read(data.encode())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"mode": "\xed\xa0\x80"}', "it is not text in UTF-8"),
        ('{"mode": "\\ud83d\\ude00', "Input data was truncated"),
        ('{"' + "x" * 5000 + '": 1}', "unknown field"),
    ],
)
def test_why_it_is_no_record_is_one_short_sentence(data: bytes | str, said: str) -> None:
    with pytest.raises(RecordError, match=said) as error:
        records.read(data)
    assert len(str(error.value)) < 300


def test_what_an_error_repeats_is_short_and_can_be_printed() -> None:
    for given in (record(content="\ud800"), record(rules="9" * 5000), record(game="\ud800" * 999)):
        with pytest.raises(RecordError) as error:
            records.replay(CELLARS, given)
        assert len(str(error.value).encode()) < 400
