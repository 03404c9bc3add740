"""The figures of the rulebooks are those of the content that is played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core import content
from rulewright.core.game import Game
from rulewright.core.reference import items_of
from rulewright.core.rulebook import CLAUSE, FIGURE, rulebook
from rulewright.core.texts import LANGUAGES

GAMES = rulewright.known()
LITERAL = re.compile(r"(?<![\w-])\d+(?!\w)")
LINK = re.compile(r"\]\([A-Z]+-[^)]*\)")
NOT_FROM_THE_ROW = {
    "age_of_automaton": {
        "AOA-10.5": "a level of a worker",
        "AOA-10.6": "a step of a die",
        "AOA-13.1": "a step of a marker",
        "AOA-15.2": "a step of a marker",
        "AOA-8.1": "steps of markers",
        "AOA-S-16": "a number of players",
    },
    "ark_awakening": {
        "ARK-S29": "numbers of Challengers",
        "ARK-12.4": "numbers of Challengers, and cubes of a card",
        "ARK-12.7": "numbers of rounds and Challengers",
        "ARK-13.16": "numbers of Challengers",
        "ARK-14.5c": "numbers of players",
        "ARK-C-ARTIFACTS": "copies of a card, for which the board of powers has room",
        "ARK-C-BIODOMES": "a cube on a track",
        "ARK-C-BOARDS": "the sides of a biodome",
        "ARK-C-ROOMS": "the objective cards of a room",
        "ARK-S03": "numbers of players and of sectors",
        "ARK-S15": "numbers of players",
        "ARK-S30": "numbers of Challengers, and what marks are worth",
        "ARK-S33": "numbers of Challengers",
    },
    "septikon": {
        "SEP-1.1": "the board, which is refused in any other size",
        "SEP-K-08": "the shape of a zone in words",
        "SEP-K-09": "the shape of a zone in words",
        "SEP-K-10": "the shape of a zone in words",
    },
    "stress_botics": {
        "SB-3.6.2": "the Cargo Cards that a player has besides",
        "SB-R-22": "the number of a phase",
        "SB-VE-CORE": "levels of pressure",
    },
    "time_capsules": {"TC-2.2.3": "kinds of bioobjects, and numbers of players"},
}
TOLD_OTHERWISE = {
    "constant levels": "the board, which is refused in any other size",
    "constant columns": "the board, which is refused in any other size",
    "constant space": "the board, which is refused in any other size",
    "constant stock": "told warehouse by warehouse",
}
REPLACED = {  # another value for one row, and where the book tells it
    "age_of_automaton": ("board", '[[special]]\nid = "overclock"\ncredits = 6\n', "AOA-10.5", "6"),
    "ark_awakening": (
        "setup",
        '[[amount]]\nid = "challenger_arsenal"\nvalue = [9, 9, 9, 9, 9]\n',
        "ARK-S18",
        "9",
    ),
    "septikon": ("setup", '[[constant]]\nid = "cap"\nvalue = 250\n', "SEP-13.6", "250"),
    "stress_botics": ("setup", '[[constant]]\nid = "purge_stress"\nvalue = 7\n', "SB-R-22", "7"),
    "time_capsules": ("setup", '[[constant]]\nid = "hand"\nvalue = 9\n', "TC-4.10.1", "9"),
}


@cache
def sources(game: Game, language: str) -> dict[str, str]:
    """The clauses that players read, as they are written; examples tell of the content as shipped."""
    file = game.folder / "rules" / f"{language}.md"
    found = [CLAUSE.match(line) for line in file.read_text(encoding="utf-8").splitlines()]
    book = rulebook(game, language)
    written = {one[2]: one[3] for one in found if one is not None and not one[1]}
    return {id: text for id, text in written.items() if not book.clauses[id].builders}


def literals(text: str) -> set[int]:
    """Figures that are written down, not filled in."""
    return {int(n) for n in LITERAL.findall(FIGURE.sub("", LINK.sub("]", text)))}


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield abs(value)
    elif isinstance(value, (list, dict)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from numbers(one)


def copied(game: Game, language: str) -> set[str]:
    """Clauses that write down a number of a row that rests on them; what tells rows apart is no value."""
    out = set()
    for rows in items_of(game.folder).values():
        keys = content.telling(rows)
        for row in rows:
            values = {n for field, value in row.items() if field not in keys for n in numbers(value)}
            if literals(sources(game, language).get(row.get("clause", ""), "")) & values:
                out.add(row["clause"])
    return out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_clause_fills_in_the_numbers_of_the_rows_that_rest_on_it(game: Game, language: str) -> None:
    assert copied(game, language) - set(NOT_FROM_THE_ROW[game.id]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_named_number_of_the_content_is_told(game: Game, language: str) -> None:
    """By its row, or by a figure that the game makes of it, in the clause that the row names."""
    silent = []
    for kind, rows in items_of(game.folder).items():
        for row in (row for row in rows if "value" in row and "id" in row):
            told = FIGURE.findall(sources(game, language).get(row["clause"], f"{{{kind}.{row['id']}}}"))
            if not any(row["id"] in figure for figure in told):
                silent.append(f"{kind} {row['id']}")
    assert [name for name in silent if name not in TOLD_OTHERWISE] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_replaced_content_is_what_the_book_prints(game: Game, language: str, tmp_path: Path) -> None:
    file, rows, clause, wanted = REPLACED[game.id]
    (tmp_path / game.id).mkdir()
    (tmp_path / game.id / f"{file}.toml").write_text(rows, encoding="utf-8")
    code = (
        "import rulewright; from rulewright.core.rulebook import rulebook;"
        f"print(rulebook(rulewright.game({game.id!r}), {language!r}).clauses[{clause!r}].text)"
    )
    env = {**os.environ, "RULEWRIGHT_CONTENT": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    before = rulebook(game, language).clauses[clause].text
    assert wanted in LITERAL.findall(told.stdout) and wanted not in LITERAL.findall(before)
