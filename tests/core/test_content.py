"""Content: typed rows with a source, or an error that names file, row and field."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulewright.core import content
from rulewright.core.errors import ContentError
from rulewright.games import ids
from rulewright.games import load as game
from tests.toys import tidewrack

GOOD = '[[card]]\nid = "a"\ncost = 3\nclause = "X-1"\nsource = "seed: page 4"\n'


class CardRow(content.Row):
    id: str
    cost: int


def folder(tmp_path: Path, text: str) -> Path:
    (tmp_path / "toy" / "content").mkdir(parents=True)
    (tmp_path / "toy" / "content" / "cards.toml").write_text(text, encoding="utf-8")
    return tmp_path / "toy"


def load(where: Path) -> list[CardRow]:
    return content.rows(where, "cards", "card", CardRow)


def test_rows_are_typed(tmp_path: Path) -> None:
    (row,) = load(folder(tmp_path, GOOD))
    assert (row.id, row.cost, row.clause, row.source) == ("a", 3, "X-1", "seed: page 4")


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("cost = 3", 'cost = "3"', "cards.toml: card: Expected `int`, got `str` - at `$.cost`"),
        ("cost = 3", "", "cards.toml: card: Object missing required field `cost`"),
        ("cost = 3", "cost = 3\nprice = 4", "cards.toml: card: Object contains unknown field `price`"),
        ('clause = "X-1"', "", "cards.toml: card: Object missing required field `clause`"),
        ("seed: page 4", "my cousin", "card: source must start with one of: seed, public, reconstructed"),
        ("[[card]]", "[[tile]]", "cards.toml: no [[card]] rows"),
        ("[[card]]", "[[card", "cards.toml: "),
    ],
)
def test_a_bad_row_is_named(tmp_path: Path, old: str, new: str, answer: str) -> None:
    with pytest.raises(ContentError) as error:
        load(folder(tmp_path, GOOD.replace(old, new)))
    assert answer in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml"):
        load(tmp_path)


# --- an owner's values -----------------------------------------------------------------------------------
@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an owner's values for the toy are."""
    (tmp_path / "mine" / "toy").mkdir(parents=True)
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path / "mine"))
    return tmp_path / "mine" / "toy"


TWO = GOOD + GOOD.replace('id = "a"', 'id = "b"')
PAIRS = """
[[way]]
from = "a"
to = "b"
length = 1
[[way]]
from = "a"
to = "c"
length = 2
"""


def write(folder: Path, text: str, name: str = "cards") -> None:
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def test_an_owner_names_rows_and_the_fields_that_differ(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, TWO)
    assert [row.cost for row in load(where)] == [3, 3]  # a folder without this file
    write(mine, '[[card]]\nid = "b"\ncost = 8\n')
    assert [(row.id, row.cost, row.clause) for row in load(where)] == [("a", 3, "X-1"), ("b", 8, "X-1")]
    assert content.everything(where)["cards"]["card"][1]["cost"] == 8


def test_whole_rows_replace_as_well(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, TWO)
    write(mine, TWO.replace("cost = 3", "cost = 9").replace("seed: page 4", "public: the card"))
    assert [(row.cost, row.source) for row in load(where)] == [(9, "public: the card")] * 2


def test_rows_without_an_id_go_by_the_fields_that_tell_them_apart(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, PAIRS)
    write(mine, '[[way]]\nfrom = "a"\nto = "c"\nlength = 7\n')
    assert [row["length"] for row in content.tables(where, "cards")["way"]] == [1, 7]


MIXED = """
[[passage]]
kind = "corridor"
level = 1
clause = "X-1"
source = "seed: page 4"
[[passage]]
kind = "door"
from = "a"
to = "b"
clause = "X-1"
source = "seed: page 4"
[[passage]]
kind = "door"
from = "a"
to = "c"
clause = "X-1"
source = "seed: page 4"
"""


def test_rows_of_one_kind_with_different_fields_are_told_apart(tmp_path: Path, mine: Path) -> None:
    """By what they are; where they come from may differ."""
    where = folder(tmp_path, MIXED)
    write(mine, '[[passage]]\nkind = "door"\nfrom = "a"\nto = "c"\nsource = "public: the board"\n')
    sources = [row["source"] for row in content.tables(where, "cards")["passage"]]
    assert sources == ["seed: page 4"] * 2 + ["public: the board"]
    write(mine, '[[passage]]\nkind = "door"\nfrom = "a"\nto = "d"\n')
    with pytest.raises(ContentError, match="unknown passage kind 'door' from 'a' to 'd'; known by kind, "):
        content.tables(where, "cards")


@pytest.mark.parametrize("name", ids())
def test_exported_content_is_the_same_and_one_row_of_it_is_enough(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = game(name).folder
    shipped = content.everything(where)
    files = content.export(where, tmp_path, {"artifact-B04": "Microfusion Device"})
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path))
    assert [file.stem for file in files] == content.names(where)
    assert content.everything(where) == shipped and content.replaced(where) == []
    for file in files:  # each row alone stands for itself
        for kind, items in shipped[file.stem].items():
            assert all(
                content.merged({kind: items}, only(file, kind, item)) == {kind: items} for item in items
            )


def only(file: Path, kind: str, item: dict[str, Any]) -> Path:
    """A file that names this row and no value of it."""
    said = [
        f"{field} = {json.dumps(item[field])}"
        for field in content.telling(content.read(file)[kind])
        if field in item
    ]
    alone = file.with_suffix(".one")
    alone.write_text("\n".join([f"[[{kind}]]", *said]), encoding="utf-8")
    return alone


def test_what_is_replaced_is_told(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, TWO)
    assert content.replaced(where) == []
    write(mine, '[[card]]\nid = "b"\ncost = 8\n')
    assert content.replaced(where) == ["card id 'b': cost 3 → 8"]


def test_an_export_overwrites_nothing(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, TWO)
    write(mine, "[[card]]\n")
    with pytest.raises(ContentError, match="there is already "):
        content.export(where, mine.parent, {})
    assert (mine / "cards.toml").read_text(encoding="utf-8") == "[[card]]\n"
    with pytest.raises(ContentError, match=r"cannot write .*: Not a directory"):
        content.export(where, mine / "cards.toml", {})


def test_a_single_row_needs_no_name(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, GOOD)
    write(mine, "[[card]]\ncost = 5\n")
    assert load(where)[0].cost == 5


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('[[card]]\nid = "z"\ncost = 8\n', "cards.toml: unknown card id 'z'; known by id: a; b"),
        ("[[card]]\ncost = 8\n", "cards.toml: unknown card; known by id: a; b"),
        ('[[card]]\nid = "a"\nprice = 8\n', "card id 'a': Object contains unknown field `price`"),
        ('[[card]]\nid = "a"\ncots = 8\n', "; did you mean: cost?"),
        ('[[card]]\nid = "a"\ncost = "8"\n', "card id 'a': Expected `int`, got `str` - at `$.cost`"),
        ('[[card]]\nid = "a"\ncost = -1\n', "card id 'a': cost holds -1; no shipped value is below 0"),
        ('[[tile]]\nid = "a"\n', "cards.toml, 'tile'; known: card"),
        ('[card]\nid = "a"\n', "card: rows are written [[card]]"),
        ("card = [1, 2]\n", "card: rows are written [[card]]"),
        ('[[card]]\nid = "a"\n' * 2, "cards.toml: card id 'a' is there twice"),
        ("[[card", "cards.toml: "),
    ],
)
def test_what_cannot_be_replaced_is_named(tmp_path: Path, mine: Path, text: str, answer: str) -> None:
    where = folder(tmp_path, TWO)
    write(mine, text)
    with pytest.raises(ContentError) as error:
        load(where)
    assert answer in str(error.value)


def test_an_unknown_file_is_named(tmp_path: Path, mine: Path) -> None:
    where = folder(tmp_path, TWO)
    write(mine, TWO, "card")
    with pytest.raises(ContentError) as error:
        load(where)
    assert "unknown content file of toy in RULEWRIGHT_CONTENT, 'card.toml'; known: cards.toml" in str(
        error.value
    )


def test_an_unknown_game_is_named(mine: Path) -> None:
    with pytest.raises(ContentError) as error:
        content.check_owned(["tidewrack", "cellars"])
    assert str(error.value) == "unknown game in RULEWRIGHT_CONTENT, 'toy'; known: tidewrack, cellars"
    content.check_owned(["toy"])


def test_a_file_that_lies_in_no_folder_of_a_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path))
    (tmp_path / "gem.toml").touch()
    with pytest.raises(ContentError) as flat:
        content.check_owned(["toy"])
    put = f"put it into a folder named after one: {tmp_path / 'GAME' / 'gem.toml'}; games: toy"
    assert str(flat.value) == f"{tmp_path / 'gem.toml'} is of no game; {put}"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = folder(tmp_path, TWO)
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path / "elsewhere"))
    with pytest.raises(ContentError, match="which is no folder"):
        load(where)


def test_other_content_has_another_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tidewrack.GAME.content_hash()
    (tmp_path / "tidewrack").mkdir()
    cards = (tidewrack.GAME.folder / "content" / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "tidewrack" / "cards.toml").write_text(
        cards.replace("cost = 1", "cost = 2"), encoding="utf-8"
    )
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path))
    assert tidewrack.GAME.content_hash() != shipped
    monkeypatch.delenv(content.REPLACEMENTS)
    assert tidewrack.GAME.content_hash() == shipped


def test_rows_are_counted_by_source(tmp_path: Path) -> None:
    where = folder(tmp_path, GOOD + GOOD.replace("seed: page 4", "public: a review") + GOOD)
    assert content.sources(where) == {"cards: card": Counter({"seed": 2, "public": 1})}


def test_exported_rows_tell_what_they_are_called() -> None:
    rows = '[[card]]\nid = "a"\ncost = 3\n\n[[tile]]\nid = "a"\n'
    assert content.annotated(rows, {"card-a": "Crab"}) == rows.replace(
        'id = "a"\ncost', 'id = "a"  # Crab\ncost'
    )


@pytest.mark.parametrize(
    ("name", "file", "row", "answer"),
    [
        ("stress_botics", "items", '[[item]]\nid = "AI01"\ncost = { zebra = 1 }\n', "cost holds 'zebra'"),
        ("stress_botics", "items", '[[item]]\nid = "AI01"\ncopies = [1]\n', "has 1 numbers; all shipped"),
        ("age_of_automaton", "equipment", '[[equipment]]\nid = "E01"\ncost = [4, 3]\n', "cost has 2 numbers"),
        ("age_of_automaton", "equipment", '[[equipment]]\nid = "E01"\ncost = [-4, 3, 0]\n', "cost holds -4"),
        ("ark_awakening", "artifacts", '[[artifact]]\nid = "AC01"\npower = [6]\n', "power has 1 numbers"),
    ],
)  # fmt: skip
def test_what_the_rules_cannot_play_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str, row: str, answer: str
) -> None:
    (tmp_path / name).mkdir()
    write(tmp_path / name, row, file)
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path))
    with pytest.raises(ContentError) as error:
        content.tables(game(name).folder, file)
    assert answer in str(error.value)
