"""The rulebook against the content: its tables, its map, the squares and sums in its sentences."""

from __future__ import annotations

import re

import pytest

from rulewright.core.rulebook import Block, rulebook
from rulewright.core.texts import LANGUAGES, texts
from rulewright.games.septikon import printed
from tests.games.septikon.given import GAME, A, B, given

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ON = dict(zip(printed.LABELS, printed.BOARD, strict=True))  # what is on each square


def table(language: str, columns: int, first: str) -> Block:
    """The table with so many columns whose first row begins so."""
    blocks = [block for section in rulebook(GAME, language).sections for block in section.blocks]
    (found,) = (b for b in blocks if len(b.head) == columns and b.rows and b.rows[0].cells[0] == first)
    return found


@LANGUAGE
def test_every_module_is_in_one_table_with_its_squares_and_its_cost(language: str) -> None:
    words = texts(GAME, language)
    cards = {card.id: card for card in rulebook(GAME, language).cards}
    for row in printed.MODULE_ROWS:
        card = cards[row.clause]
        told = list(card.facts.values())
        assert card.name == words.say(f"module-{row.id}")
        assert ", ".join(label for label in printed.LABELS if ON[label] == row.id) in told
        if row.cost:
            cost = told[-2].split(", ")
            assert sorted(int(unit.split()[0]) for unit in cost) == sorted(row.cost.values())
            assert all(any(words.say(f"resource-{name}") in unit for unit in cost) for name in row.cost)


@LANGUAGE
def test_modules_are_sorted_by_who_uses_them(language: str) -> None:
    """SEP-5.7, SEP-5.7b, SEP-5.8, SEP-5.8b: must work, may work, or Gunners use them."""
    by_head: dict[str, set[str]] = {}
    for section in rulebook(GAME, language).sections:
        for block in section.blocks:
            ids = {row.id.removeprefix("SEP-M-") for row in block.rows if row.id.startswith("SEP-M-")}
            if ids:
                by_head.setdefault(section.title, set()).update(ids)
    must = {row.id for row in printed.MODULE_ROWS if row.mandatory}
    gunners = {row.id for row in printed.MODULE_ROWS if row.per_gunner}
    assert list(by_head.values()) == [
        {"LCK"}, must, {"RPE", "REP", "RP2", "CES"}, gunners, {"EXP", "DRI", "VIB"},
    ]  # fmt: skip


@LANGUAGE
@pytest.mark.clause("SEP-7.1.1", "SEP-1.4")
def test_the_map_names_every_module_and_the_column_opposite(language: str) -> None:
    words = texts(GAME, language)
    found = table(language, 6, "a")
    assert [row.cells[0] for row in found.rows] == [chr(97 + column) for column in range(21)]
    for row in found.rows:
        letter, *modules, facing = row.cells
        on = [ON[f"{letter}{level}"] for level in (8, 7, 2, 1)]
        assert modules == [words.say(f"module-{code}") for code in on]
        assert ord(letter) + ord(facing) == ord("a") + ord("u")


@LANGUAGE
@pytest.mark.clause("SEP-1.3")
def test_the_side_view_shows_what_lies_on_each_level(language: str) -> None:
    words = texts(GAME, language)
    found = table(language, 4, "9")
    assert [row.cells[0] for row in found.rows] == [str(level) for level in range(9, 0, -1)]
    for level, left, middle, right in (row.cells for row in found.rows):
        assert middle == words.say(f"module-{ON[f'k{level}']}")
        if 3 <= int(level) <= 6:
            sides = [words.say(f"warehouse-{ON[f'{column}{level}']}") for column in "au"]
            assert [left, right] == sides


@LANGUAGE
@pytest.mark.clause("SEP-2.2.8")
def test_the_preset_squares_are_those_of_the_content(language: str) -> None:
    found = table(language, 2, printed.LABELS[printed.PRESET[0]])
    assert [row.cells[0] for row in found.rows] == [printed.LABELS[q] for q in printed.PRESET]


@LANGUAGE
def test_a_square_named_with_its_module_is_that_module(language: str) -> None:
    """`q7 Laser`, `the Lock a8`: in sentences, lists and examples."""
    names = {texts(GAME, language).say(f"module-{code}"): code for code in printed.CODES}
    either = "|".join(sorted(names, key=len, reverse=True))
    said = "\n".join(clause.text for clause in rulebook(GAME, language).clauses.values())
    pairs = re.findall(rf"\b([a-u][1-9]) ({either})\b", said)
    pairs += [(label, name) for name, label in re.findall(rf"\b({either}) ([a-u][1-9])\b", said)]
    assert len(pairs) > 15
    assert [(label, name) for label, name in pairs if ON[label] != names[name]] == []


@LANGUAGE
@pytest.mark.clause("SEP-7.1.1", "SEP-C-02")
def test_sums_in_sentences_are_those_of_the_board(language: str) -> None:
    clauses = rulebook(GAME, language).clauses
    kinds = len([row for row in printed.MODULE_ROWS if row.zone == "production"])
    squares = {
        zone: sum(row.count for row in printed.MODULE_ROWS if row.zone == zone)
        for zone in ("production", "battle")
    }
    numbers = set(map(int, re.findall(r"\b\d+\b", clauses["SEP-7.1.1"].text)))
    assert numbers == {1, 2, 7, 8, kinds, 4, 42, *squares.values(), len(printed.INNER)}
    assert "160" in clauses["SEP-C-02"].text and 2 * printed.WAREHOUSE_COUNT * printed.CELLS_EACH == 160


def test_the_turn_of_the_ten_minute_text_can_be_played() -> None:
    p = given().clones(A, "d9 u8 k7 j2 o1").clones(B, "k1").rolled(A, 6)
    p.play(A, "move k7 q7", "gunner d", "pay E1")
    assert (ON["q7"], ON["r8"]) == ("LAS", "SAT")
    assert p.damage_on(B) == {"r8"} and p.cubes(A, "en") == 9
    p = given().damage(B, "r8 r7 r6")
    assert p.filled(B, "BM") == [1, 2, 3, 5] and p.available(B, "bm") == 1
