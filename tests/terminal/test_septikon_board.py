"""Septikon's picture: what lies where, from both sides, in every size."""

from __future__ import annotations

import pytest

from rulewright.core.forecast import ahead
from rulewright.core.look import Lit
from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.core.verbs import Option
from rulewright.games.septikon import board
from rulewright.games.septikon.printed import ROCKET, square
from rulewright.games.septikon.table import Flyer, Septikon
from rulewright.games.septikon.verbs import MOVE
from rulewright.terminal.board import board_of, changes, find, tell
from tests.games.septikon.given import GAME, septikon

WORDS = texts(GAME, "en")
BOARD = board_of(GAME)
WIDE = (200, 60)


def fresh(seed: int = 7) -> Septikon:
    return septikon(GAME.new(2, "standard", seed, preset=True))


def after(s: Septikon, option: Option) -> Septikon:
    return septikon(ahead(s, s.actor, option)[0])


def rows(
    s: Septikon,
    seat: int = 0,
    room: tuple[int, int] = WIDE,
    numbers: dict[int, int] | None = None,
    chosen: Option | None = None,
) -> list[str]:
    then = None if chosen is None else after(s, chosen).shown(seat)
    return board.draw(s.shown(seat), seat, WORDS, Lit(numbers or {}, chosen, then, room)).plain.splitlines()


def row(lines: list[str], letter: str) -> str:
    return next(line for line in lines if line.startswith(f"{letter} "))


@pytest.mark.parametrize("size", board.sizes())
@pytest.mark.parametrize("seat", [0, 1])
def test_each_size_keeps_its_word(size: tuple[int, int], seat: int) -> None:
    lines = rows(fresh(), seat, size)
    assert max(map(len, lines)) <= size[0] and len(lines) <= size[1]


def test_mine_is_near_and_the_rival_far() -> None:
    line = row(rows(fresh()), "a")
    assert line.startswith("a LIC FO2") and line.split()[-2:] == ["NUA", "u"]
    assert "▲A" in line[:40] and "▲B" in line[80:]
    other = row(rows(fresh(), seat=1), "a")
    assert "▲B" in other[:40] and "▲A" in other[80:]


def test_damage_drones_spies_gunners_and_warheads_have_their_signs() -> None:
    s = fresh()
    mine, rival = s.stations
    mine.add_damage(square("b8"))
    mine.add_drone(square("c8"))
    mine.remove_clone(square("a8"))
    mine.add_clone(square("a9"))
    mine.warheads = 1
    rival.spies.append(square("a1"))
    lines = rows(s)
    assert "▒✸▒" in row(lines, "b") and "dB" in row(lines, "c")
    assert "gA" in row(lines, "a") and "R*" in row(lines, "a")
    assert "sA" in row(lines, "u")


def test_a_blocked_warehouse_is_hatched_behind_the_damage() -> None:
    s = fresh()
    s.stations[0].add_damage(square("d6"))  # Oxygen, cell 4
    lines = rows(s)
    assert "░O░" in row(lines, "a") and "▒✸▒" in row(lines, "d") and " O " in row(lines, "e")


def test_flyers_point_where_they_fly() -> None:
    s = fresh()
    s.stations[0].flyers.append(Flyer(ROCKET, 0, 12, 0, 1))
    s.stations[1].flyers.append(Flyer(ROCKET, 1, 14, 1, 1))
    s.stations[0].satellites.append(15 * 21 + 2)
    s.stations[1].shields.append(16 * 21 + 3)
    lines = rows(s)
    assert "r>A" in row(lines, "a") and "<nB" in row(lines, "b")
    assert "¤A" in row(lines, "c") and "║B" in row(lines, "d")
    assert "<rA" in row(rows(s, seat=1), "u")


def test_choices_are_numbered_where_they_end_and_the_cursor_shows_its_effect() -> None:
    s = fresh()
    while s.actor != 0 or s.legal[0] not in MOVE:
        s.apply(s.legal[0])
    numbers = {option: n for n, option in enumerate(s.options(0), 1)}
    plain = "\n".join(rows(s, numbers=numbers))
    for option in list(numbers)[:3]:
        assert f" {numbers[option]} " in plain
    chosen = next(o for o in numbers if after(s, o).stations[0].cubes != s.stations[0].cubes)
    shown = "\n".join(rows(s, numbers=numbers, chosen=chosen))
    assert "+" in shown and plain != shown


def test_every_choice_of_a_game_has_a_place_or_none_without_failing() -> None:
    s, rng = fresh(3), seeded(3)
    while not s.over and s.turns < 700:
        seat = s.actor
        options = s.options(seat)
        option = options[rng.below(len(options))]
        if s.turns % 9 == 0:
            numbers = {one: n for n, one in enumerate(options, 1)}
            for room in (WIDE, (84, 24), (35, 22)):
                rows(s, seat, room, numbers=numbers, chosen=option)
            changes(BOARD, s.shown(seat), after(s, option).shown(seat), WORDS, ["Ann", "Bob"])
            board.card(s.shown(seat), seat, WORDS, (40, 12))
            board.card(s.shown(seat), seat, WORDS, (20, 2))
        s.apply(option)


def test_find_answers_for_resources_pieces_modules_and_squares() -> None:
    def found(word: str) -> list[str]:
        return find(BOARD, fresh().shown(0), 0, word, WORDS, ["Ann", "Bob"])

    assert "Ann: 5 Oxygen" in found("oxygen")
    assert any("Laser: −1 Energy" in line for line in found("laser"))
    assert any("Lock a8" in line for line in found("clone"))
    assert found("a8")
    assert found("xyzzy") == []


def test_the_table_can_be_told_in_sentences() -> None:
    told = tell(GAME, fresh().shown(0), WORDS, ["Ann", "Bob"])
    assert "Bob: 10 Energy" in told and any(line.startswith("Ann: Clone on") for line in told)
