"""The form of a rulebook: marks, figures and tables from the content, what is hidden, what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.core.errors import ContentError
from rulewright.core.reference import Reference
from rulewright.core.rulebook import Book, rulebook
from rulewright.core.texts import Texts
from tests.toys import tidewrack

CARDS = """
[[card]]
id = "crab"
cost = 2
clause = "TW-9.1"
source = "seed"

[[card]]
id = "gull"
cost = 7
clause = "TW-9.2"
source = "seed"
"""


def said(_texts: Texts) -> Reference:
    return Reference(rows={"card": [{"name": "Crab"}, {"name": "Grey Gull"}]}, figures={"hand": -4})


def book(tmp_path: Path, rules: str, ten: str = "") -> Book:
    """A book of these lines, beside two cards."""
    for folder, name, text in (("content", "cards.toml", CARDS), ("rules", "en.md", rules)):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_text(text, encoding="utf-8")
    if ten:
        (tmp_path / "rules" / "ten_minutes.en.md").write_text(ten, encoding="utf-8")
    return rulebook(replace(tidewrack.GAME, folder=tmp_path, reference=said), "en")


def test_figures_come_from_the_content_and_from_the_game(tmp_path: Path) -> None:
    made = book(tmp_path, "# T\n## C\n- TW-1.1: A {card.gull.name} costs {card.gull.cost}, a hand {hand}.")
    assert made.clauses["TW-1.1"].text == "A Grey Gull costs 7, a hand −4."


def test_a_table_of_the_content_has_a_row_a_clause_and_a_card_for_each(tmp_path: Path) -> None:
    made = book(
        tmp_path, "## C\n<!-- table card: name, cost -->\n| Card | Price |\n|---|---|\n- TW-1.1: Text."
    )
    assert made.clauses["TW-9.2"].text == "Grey Gull · Price: 7"
    assert [(card.name, card.facts) for card in made.named("gull")] == [("Grey Gull", {"Price": "7"})]
    assert made.clauses["TW-1.1"].text == "Text."


def test_a_table_may_hold_some_rows_and_lie_on_its_side(tmp_path: Path) -> None:
    made = book(tmp_path, "## C\n<!-- table card (id=gull): id, cost -->\n| Card | Price |\n"
                "\n<!-- table card across: id, cost -->\n| Card | Price |")  # fmt: skip
    some, across = made.sections[0].blocks
    assert [row.cells for row in some.rows] == [["gull", "7"]]
    assert across.head == ["Card", "crab", "gull"] and [r.cells for r in across.rows] == [["Price", "2", "7"]]


def test_a_row_whose_clause_is_a_sentence_shows_no_id(tmp_path: Path) -> None:
    made = book(tmp_path, "## C\n- TW-9.1: Crabs walk.\n<!-- table card: name, cost -->\n| Card | Price |")
    assert made.clauses["TW-9.1"].text == "Crabs walk."
    assert [row.id for row in made.sections[0].blocks[1].rows] == ["", "TW-9.2"]


def test_ids_may_stand_in_the_first_column_of_a_table_by_hand(tmp_path: Path) -> None:
    made = book(
        tmp_path, "## C\n| Id | Do | Give |\n|---|---|---|\n| TW-3.1 | *Buy* | {card.crab.cost} coins |"
    )
    assert made.clauses["TW-3.1"].text == "Buy · Give: 2 coins"


def test_builders_clauses_resolve_and_are_not_shown_up_to_the_next_heading(tmp_path: Path) -> None:
    made = book(tmp_path, "## C\n<!-- builders -->\n### D\n- TW-1.1: Hidden.\n## E\n- TW-1.2: Shown.")
    assert made.clauses["TW-1.1"].builders and not made.clauses["TW-1.2"].builders
    assert [section.title for section in made.sections] == ["E"]
    assert made.find("hidden") == [] and made.around("TW-1.1").blocks[0].text == "Hidden."


def test_examples_lists_looks_and_links(tmp_path: Path) -> None:
    made = book(
        tmp_path, "## C\n- TW-1.1: Do **this**.\n  - TW-EX-1: *Example.* So.\n1. [Buy](TW-1.1) it.\n- Or not."
    )
    blocks = made.sections[0].blocks
    assert [(block.kind, block.id, block.mark) for block in blocks] == [
        ("clause", "TW-1.1", ""), ("example", "TW-EX-1", ""), ("item", "", "1."), ("item", "", "•"),
    ]  # fmt: skip
    assert [(span.text, span.look, span.to) for span in blocks[0].spans] == [
        ("Do ", "", ""), ("this", "strong", ""), (".", "", ""),
    ]  # fmt: skip
    assert blocks[2].spans[0].to == "TW-1.1"


TRACKS = """## C
- TW-1.1: The tide ends it.

### Tracks
**Tide.** It comes.

<!-- table card: cost -->
| Price |
|---|

**Storm**

<!-- table card: cost -->
| Price |
|---|
"""


def test_whole_words_are_found_before_parts_of_words(tmp_path: Path) -> None:
    made = book(
        tmp_path, "## C\n- TW-1.1: A bark in the dark.\n- TW-1.2: An ark.\n- TW-1.3: Two arks.\n- TW-1.4: No."
    )
    assert [clause.id for clause in made.found("ark")] == ["TW-1.2", "TW-1.3", "TW-1.1"]


def test_a_heading_finds_all_that_stands_below_it(tmp_path: Path) -> None:
    one, two = book(tmp_path, TRACKS).find("tide")
    assert [block.text for block in one.blocks] == ["Tide. It comes.", ""]
    assert [row.cells for row in one.blocks[1].rows] == [["2"], ["7"]]
    assert [block.text for block in two.blocks] == ["The tide ends it."]


def test_two_tables_with_the_same_titles_stay_two(tmp_path: Path) -> None:
    found = book(tmp_path, TRACKS).find("tracks")
    assert [len(block.rows) for section in found for block in section.blocks] == [0, 2, 0, 2]


def test_what_has_only_a_name_is_no_card(tmp_path: Path) -> None:
    made = book(tmp_path, "## C\n<!-- table card: name -->\n| Card |\n|---|\n")
    assert made.cards == [] and made.find("crab")


def test_the_ten_minutes_come_first(tmp_path: Path) -> None:
    made = book(tmp_path, "# T\n## C\n- TW-1.1: A.", ten="# T\n## In ten minutes\nPlay {hand} cards.")
    assert [section.ten for section in made.sections] == [True, False]
    assert made.ten_minutes()[0].blocks[0].text == "Play −4 cards." and made.find("play") == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("- TW-1.1: {hands}", "line 2: unknown figure in the rulebook: 'hands'; known: hand"),
        ("- TW-1.1: {card.gul.cost}", "line 2: unknown card in the rulebook: 'gul'; known: crab, gull"),
        ("- TW-1.1: {card.gull.price}", "unknown column of card in the rulebook: 'price'"),
        (
            "<!-- table cards: name -->\n| Card |",
            "line 2: unknown table in the rulebook: 'cards'",
        ),
        (
            "<!-- table card: name, price -->\n| Card | Price |",
            "unknown column 'price' of card; known: id",
        ),
        ("<!-- table card: name -->\n| Card | Price |", "1 columns and 2 titles"),
        ("<!-- bilders -->", "unknown mark '<!-- bilders -->'; known: <!-- builders -->"),
        ("| A | B |\n|---|---|\n| 1 |", "1 cells below 2 titles"),
        ("- TW-1.1: A.\n- TW-1.1: B.", "the rules of tidewrack have TW-1.1 twice"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        book(tmp_path, f"## C\n{line}\n")
    assert message in str(error.value)


def test_what_the_game_says_of_rows_must_fit_them(tmp_path: Path) -> None:
    book(tmp_path, "## C\n- TW-1.1: A.")
    one = Reference(rows={"card": [{"name": "Crab"}]})
    with pytest.raises(ContentError, match="the reference has 1 rows of card, the content 2"):
        rulebook(replace(tidewrack.GAME, folder=tmp_path, reference=lambda _: one), "en")
