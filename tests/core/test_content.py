"""Content: typed rows with a source, or an error that names file, row and field."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulewright.core import content
from rulewright.core.errors import ContentError
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
        ("cost = 3", 'cost = "3"', "cards.toml: card 1: Expected `int`, got `str` - at `$.cost`"),
        ("cost = 3", "", "cards.toml: card 1: Object missing required field `cost`"),
        ("cost = 3", "cost = 3\nprice = 4", "cards.toml: card 1: Object contains unknown field `price`"),
        ('clause = "X-1"', "", "cards.toml: card 1: Object missing required field `clause`"),
        ("seed: page 4", "my cousin", "card 1: source must start with one of: seed, public, reconstructed"),
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


def test_an_owner_plays_with_printed_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where = folder(tmp_path, GOOD)
    monkeypatch.setenv(content.REPLACEMENTS, str(tmp_path / "mine"))
    assert load(where)[0].cost == 3  # a replacement folder without this file
    (tmp_path / "mine" / "toy").mkdir(parents=True)
    (tmp_path / "mine" / "toy" / "cards.toml").write_text(
        GOOD.replace("cost = 3", "cost = 8"), encoding="utf-8"
    )
    assert load(where)[0].cost == 8
    assert content.everything(where)["cards"]["card"][0]["cost"] == 8


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
