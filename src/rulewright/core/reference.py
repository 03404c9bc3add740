"""What the rulebook prints from the running content: figures within sentences and the rows of tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from rulewright.core import content
from rulewright.core.errors import ContentError

if TYPE_CHECKING:
    from rulewright.core.game import Game
    from rulewright.core.texts import Texts

Words = dict[str, str]  # a row: what stands in each column


class Reference(Struct):
    """What a game adds to its content files: columns in words, tables of its own, figures that follow."""

    rows: dict[str, list[Words]] = field(default_factory=dict)  # by kind, in the order of the content
    figures: Mapping[str, int | list[int]] = field(default_factory=dict)  # a list with commas


class Facts:
    """Everything that a rulebook may print, in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        said = game.reference(texts) if game.reference is not None else Reference()
        self.figures = {name: written(value) for name, value in said.figures.items()}
        self.rows: dict[str, list[Words]] = {}
        self.keys: dict[str, list[str]] = {}  # the columns that tell the rows of a kind apart
        for kind, items in items_of(game.folder).items():
            self.rows[kind] = [{name: written(value) for name, value in item.items()} for item in items]
            self.keys[kind] = content.telling(items)
        for kind, rows in said.rows.items():
            self.add(kind, rows)

    def add(self, kind: str, rows: list[Words]) -> None:
        plain = self.rows.setdefault(kind, [{} for _ in rows])
        if len(plain) != len(rows):
            raise ContentError(f"the reference has {len(rows)} rows of {kind}, the content {len(plain)}")
        self.rows[kind] = [{**one, **two} for one, two in zip(plain, rows, strict=True)]
        self.keys.setdefault(kind, list(rows[0])[:1])

    def figure(self, name: str) -> str:
        """`room`, `constant.rounds` (its `value`) or `artifact.B04.cost`."""
        if "." not in name:
            return self.figures[known(list(self.figures), name, "figure")]
        kind, _, rest = name.partition(".")
        rows = self.rows[known(list(self.rows), kind, "kind")]
        by_key = {".".join(row.get(column, "") for column in self.keys[kind]): row for row in rows}
        if rest in by_key:
            key, column = rest, "value"
        else:
            key, _, column = rest.rpartition(".")
        row = by_key[known(list(by_key), key, kind)]
        return row[known(list(row), column, f"column of {kind}")]

    def table(self, kind: str, only: str) -> list[Words]:
        """The rows of a kind; `colour=blue` those where the column says so."""
        rows = self.rows[known(list(self.rows), kind, "table")]
        column, _, value = only.partition("=")
        return [row for row in rows if not only or row[known(list(row), column, "column")] == value]


def known(names: list[str], name: str, what: str) -> str:
    content.index(names, name, f"{what} in the rulebook:")
    return name


def items_of(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """All content rows by kind."""
    out: dict[str, list[dict[str, Any]]] = {}
    for tables in content.everything(folder).values():
        for kind, items in tables.items():
            out.setdefault(kind, []).extend(items)
    return out


def written(value: object) -> str:
    """A value as a sentence or a table prints it."""
    if isinstance(value, list):
        return ", ".join(map(written, value))
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)
