"""States as data: saved and loaded whole, compared path by path."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.conformance.play import unlike
from rulewright.core.conformance.walk import ramble
from rulewright.core.data import changes, choices, fields, fingerprint, load, save, shared
from rulewright.core.rng import seeded
from rulewright.core.state import Past, Piece, Setup
from tests.toys import tidewrack
from tests.toys.cards import VOCABULARY, Cards, Pick, table
from tests.toys.tidewrack.table import Tidewrack


class Boat(Piece):
    """A piece with a field that is called like a class of things."""

    def __init__(self, kind: int, square: int) -> None:
        self.kind = kind
        self.square = square


class Harbour(Cards):
    """A table with pieces, of which there are more and more."""

    def __init__(self, setup: Setup, of: Harbour | None = None) -> None:
        super().__init__(setup, of)
        self._loaded: int = of._loaded if of else -1  # a cache
        self.boats: list[Boat] = of.boats[:] if of else []
        self.berths: list[list[Boat]] = [berth[:] for berth in of.berths] if of else [[], []]

    def copy(self) -> Harbour:
        return Harbour(self.setup, self)


class Shop:
    """A game of which only the start matters."""

    def start(self, setup: Setup) -> Harbour:
        s = Harbour(setup)
        s._loaded = 12
        return s


def halfway(seed: int = 3) -> Tidewrack:
    s = ramble(tidewrack.GAME.new(seats=3, seed=seed), seeded(seed), 25)
    assert isinstance(s, Tidewrack)
    return s


def through_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_a_saved_state_loads_and_plays_on() -> None:
    s = halfway()
    t = load(s.setup, through_json(save(s)))
    assert save(t) == save(s) and unlike(s, t) == "" and not shared(s, t)
    assert save(ramble(t, seeded(9), 999)) == save(ramble(s, seeded(9), 999)) and s.over


def test_pieces_and_frames_are_saved_by_class() -> None:
    setup = Setup(Shop(), VOCABULARY, "base", 2, {}, 0)
    s = Harbour(setup)
    s.boats = [Boat(1, 7), Boat(2, 8)]
    s.berths[1].append(Boat(3, 9))
    s.push(Pick(1, (4, 5, 6)))
    t = load(setup, through_json(save(s)))
    assert isinstance(t, Harbour) and save(t) == save(s) and unlike(s, t) == ""
    assert [(boat.kind, boat.square) for boat in t.boats] == [(1, 7), (2, 8)] and t.berths[1][0].kind == 3
    frame = t.stack[0]
    assert isinstance(frame, Pick) and (frame.seat, frame.cards) == (1, (4, 5, 6))


def test_a_cache_is_copied_and_not_saved() -> None:
    setup = Setup(Shop(), VOCABULARY, "base", 2, {}, 0)
    s = Shop().start(setup)
    t = load(setup, save(s))
    assert "_loaded" not in save(s) and s.copy()._loaded == 12
    assert isinstance(t, Harbour) and t._loaded == -1


@pytest.mark.parametrize("junk", [{1: 2}, {1, 2}, 1.5, b"x"], ids=str)
def test_what_cannot_be_saved_is_refused(junk: Any) -> None:
    s = halfway()
    s.boards[0].purse[0] = junk
    with pytest.raises(
        TypeError, match="a state holds ints, strings, lists, tuples and objects of them, not "
    ):
        save(s)


def test_fields_are_all_that_is_saved() -> None:
    s = halfway()
    assert {"boards", "deck", "market", "round", "rng", "stack", "sealed", "seen", "past"} <= set(fields(s))
    assert not {"setup", "log", "fenced"} & set(fields(s))
    assert set(save(s)) == set(fields(s))
    assert fields(s.boards[0]) == ["aside", "hand", "purse", "seat", "square", "tableau"]


def test_the_fingerprint_is_pinned() -> None:
    data = {"b": [1, 2, None], "a": {"x": "ñ", "y": True}}
    assert (
        fingerprint(data)
        == fingerprint({"a": {"y": True, "x": "ñ"}, "b": [1, 2, None]})
        == "3b7b8ba13298c5b9"
    )
    assert fingerprint(data) != fingerprint({**data, "b": [1, 2]})


def test_changes_name_the_path() -> None:
    before = {"purse": [1, 2], "hand": {"cards": [1]}, "round": 1}
    after = {"purse": [1, 3], "hand": {"cards": [1, 4]}, "round": 1}
    assert changes(before, after) == [("purse[1]", 2, 3), ("hand.cards", [1], [1, 4])]
    assert changes(before, before) == []
    assert changes({"a": 1}, {"b": 1}) == [("", {"a": 1}, {"b": 1})]
    assert changes(1, True) == [] and changes([1], [2], "x") == [("x[0]", 1, 2)]


def test_shared_parts_are_named() -> None:
    s = halfway()
    c = s.copy()
    assert shared(s, c) == []
    c.boards[1].purse = s.boards[1].purse
    c.boards[2].hand.cards = s.boards[2].hand.cards
    c.rng = s.rng
    assert shared(s, c) == ["state.boards[1].purse", "state.boards[2].hand.cards", "state.rng"]


def test_types_that_differ_are_named() -> None:
    s, t = halfway(), halfway()
    assert unlike(s, t) == ""
    t.sealed[1] = [1]  # type: ignore[call-overload]  # wrong on purpose
    assert unlike(s, t) == "state.sealed[1]: tuple against list"


def test_choices_are_told_oldest_first() -> None:
    assert choices(None) == [] and choices(Past(Past(None, 0, 5), 1, 6)) == [(0, 5), (1, 6)]


def test_a_view_is_data() -> None:
    view = halfway().view(None)
    assert through_json(view) == view
    assert set(table().view(0)) == set(save(table()))
