"""The rulebook of Ark: Awakening, held to what every book is held to; players do not know the game yet."""

from __future__ import annotations

import re
from collections.abc import Sized
from pathlib import Path

import pytest

from rulewright.core.rulebook import ID, Block, rulebook
from rulewright.core.texts import LANGUAGES
from rulewright.games.ark_awakening.printed import (
    ACHIEVEMENT_ROWS,
    ARTIFACT_ROWS,
    FACTION_ROWS,
    FACTORY_ROWS,
    GENERATOR_ROWS,
    GOALS,
    MISSION_ROWS,
    ORDER_ROWS,
    ROOM_ROWS,
    TASK_ROWS,
)
from tests.games.ark_awakening.given import GAME
from tests.rulebook import test_books as books

TABLES = 7  # sentences that stand for the rows of the content


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_of_the_specification_is_lost(language: str) -> None:
    books.test_no_clause_is_lost(GAME, language)
    wanted = (books.HERE / "clauses" / "ark_awakening.txt").read_text(encoding="utf-8").split()
    assert len(wanted) == 753 and len(rulebook(GAME, language).clauses) == 753 + TABLES


def test_both_languages_say_the_same_in_the_same_order() -> None:
    books.test_both_languages_hold_the_same_in_the_same_order(GAME)
    books.test_a_clause_has_the_same_figures_in_both_languages(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_written_for_players(language: str) -> None:
    books.test_players_read_no_code_no_letter_and_no_id(GAME, language)
    books.test_a_book_opens_with_the_game_in_ten_minutes(GAME, language)
    books.test_links_lead_to_clauses_that_players_see(GAME, language)


def test_what_code_content_and_tests_cite_is_in_the_book() -> None:
    book = rulebook(GAME, "en")
    tests = Path(__file__).parent
    files = [*GAME.folder.glob("*.py"), *GAME.folder.glob("content/*.toml"), *tests.glob("*.py")]
    cited = {id.rstrip(".-") for file in files for id in re.findall(ID, file.read_text(encoding="utf-8"))}
    ours = {id for id in cited if id.startswith("ARK-")}
    assert len(ours) > 200 and sorted(id for id in ours if not book.below(id)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_room_tile_and_goal_is_listed_once(language: str) -> None:
    kinds: tuple[Sized, ...] = (
        ROOM_ROWS,
        GENERATOR_ROWS,
        FACTORY_ROWS,
        FACTION_ROWS,
        ARTIFACT_ROWS,
        MISSION_ROWS,
        ORDER_ROWS,
        TASK_ROWS,
    )
    names = [card.name for card in rulebook(GAME, language).cards]
    assert len(names) == sum(map(len, kinds)) + len(ACHIEVEMENT_ROWS) + GOALS
    assert len(set(names)) == len(names)


def table(title: str) -> Block:
    """The table whose first column is called so."""
    blocks = [block for section in rulebook(GAME, "en").sections for block in section.blocks]
    return next(block for block in blocks if block.head and block.head[0] == title)


@pytest.mark.clause("ARK-S01", "ARK-S02", "ARK-C-BOARDS")
def test_a_map_shows_factories_gates_and_the_biodomes_around() -> None:
    drawn = [row.cells for row in table("3 players").rows]
    assert drawn == [
        ["North", "", "", "", "", "", "", "", ""],
        ["5", "2", "·", "·", "Gate", "·", "·", "·", "3"],
        ["4", "2", "·", "·", "·", "·", "·", "·", "3"],
        ["3", "2", "Factory", "·", "·", "Factory", "·", "Factory", "3"],
        ["2", "2", "·", "·", "·", "·", "·", "·", "3"],
        ["1", "", "Gate", "·", "Factory", "·", "·", "Gate", ""],
        ["South", "", "", "1", "1", "1", "1", "", ""],
    ]


@pytest.mark.clause("ARK-S03", "ARK-S04")
def test_the_table_of_sizes_is_the_check_of_the_setup() -> None:
    assert [row.cells for row in table("Players").rows] == [
        ["1", "5 × 5", "25", "4", "2", "12", "19", "21"],
        ["2", "5 × 5", "25", "4", "2", "12", "19", "21"],
        ["3", "6 × 5", "30", "4", "3", "16", "23", "26"],
        ["4", "8 × 5", "40", "4", "4", "21", "32", "35"],
        ["5", "8 × 6", "48", "5", "5", "24", "38", "43"],
    ]


def test_the_files_of_the_book_are_shipped_in_both_languages() -> None:
    folder = Path(GAME.folder) / "rules"
    assert {file.name for file in folder.glob("*.md")} == {
        f"{name}{language}.md" for name in ("", "ten_minutes.") for language in LANGUAGES
    }
