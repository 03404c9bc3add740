"""The terminal's picture of Time Capsules: it fits its sizes, shows the trays, and tells nobody a secret."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.core.look import Lit
from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.games.time_capsules.packing import FirstPack, Pack
from rulewright.games.time_capsules.table import Capsules
from rulewright.terminal.board import board_of, changes, find, tell

GAME = rulewright.game("time_capsules")
NAMES = ["Ada", "Bo", "Cy", "Dee"]


def board() -> Any:
    return board_of(GAME)


def draw(s: Capsules, seat: int, room: tuple[int, int], language: str = "en") -> str:
    numbers = {option: n for n, option in enumerate(s.options(seat), 1)}
    chosen = next(iter(numbers), None)
    view = s.shown(seat)
    return str(board().draw(view, seat, texts(GAME, language), Lit(numbers, chosen, None, room)).plain)


def states(mode: str, seats: int, seed: int) -> list[Capsules]:
    """A state now and then along a random game."""
    s = GAME.new(seats, mode, seed)
    assert isinstance(s, Capsules)
    rng, out = seeded(seed), []
    while not s.over:
        if s.turns % 9 == 0:
            out.append(s.copy())
        s.apply(s.legal[rng.below(len(s.legal))])
    return out


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("mode", "seats"), [("base", 4), ("solo", 1), ("split", 3)])
def test_it_fits_every_size_and_says_no_raw_key(mode: str, seats: int, language: str) -> None:
    for s in states(mode, seats, 3):
        for room in board().sizes():
            shown = draw(s, s.actor, room, language)
            assert max(map(len, shown.splitlines())) <= room[0] and "board-" not in shown
        view, words = s.shown(s.actor), texts(GAME, language)
        for seat in range(seats):
            assert "board-" not in board().card(view, seat, words, (44, 8)).plain
        told = tell(GAME, view, words, NAMES) + board().facts(view, words)
        told += find(board(), view, s.actor, "c6", words, NAMES)
        for option in s.options(s.actor):
            told += board().about(view, s.actor, option, words)
        assert not any("board-" in line for line in told)
        assert board().legend(words).plain.count("\n") == 5


def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    for s in states("split", 3, 5):
        for seat in range(3):
            guess = s.sample(seat, seeded(1))
            assert isinstance(guess, Capsules)
            assert draw(s, seat, (100, 22)) == draw(guess, seat, (100, 22))
            one, two = (tell(GAME, x.shown(seat), texts(GAME, "en"), NAMES) for x in (s, guess))
            assert one == two


def test_the_trays_fill_step_by_step() -> None:
    s = GAME.new(1, "solo", 2)
    assert isinstance(s, Capsules) and isinstance(s.stack[-1], FirstPack)
    assert draw(s, 0, (100, 22)).count("0/7 ▯▯▯▯▯▯▯") == 4
    s.play(0, "put b1 2")
    s.play(0, "put c6 1")
    shown = draw(s, 0, (100, 22))
    assert "3/7 ▮▮▮▯▯▯▯  b1×2 c6" in shown and "b1×4 c6×3  ← b1" in shown
    while isinstance(s.stack[-1], FirstPack):
        frame = s.stack[-1]
        s.play(0, frame.default(s, 0, s.sealed[0]))
    s.play(0, "end")
    assert isinstance(s.stack[-1], Pack)
    assert draw(s, 0, (76, 24)).count("▯▯▯▯▯▯▯") == 2


def test_changes_are_told_in_words() -> None:
    s = GAME.new(1, "solo", 2)
    assert isinstance(s, Capsules)
    after = s.copy()
    after.gain_vp(0, 3, 0)
    after.gain(0, 6)
    told = changes(board(), s.shown(0), after.shown(0), texts(GAME, "en"), NAMES)
    assert told == ["Ada: VP 0 → 3, Crystals 1 → 2, Breaks 0 → 1, Objects 10 → 11, break 0 → 1"]
