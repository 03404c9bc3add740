"""The weights of a game's estimate: numbers, and rows of numbers, by name, from `weights.toml` in its folder.

They are no content: no rule and no record depends on them, and only bots read them. A game's own class names
what it reads in `settle`; whatever can be wrong with the file is told when it is read.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from mypy_extensions import mypyc_attr

from rulewright.core.errors import ContentError


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Numbers by name; one number is a row of one."""

    def __init__(self, file: Path) -> None:
        self.file: str = str(file)
        self.rows: dict[str, list[float]] = read(file)
        self.asked: list[str] = []
        self.settle()
        for name in self.rows:
            if name not in self.asked:
                raise ContentError(f"{file}: unknown weight {name!r}; known: {', '.join(self.asked)}")

    def settle(self) -> None:
        """Read every weight into a field of its own, and make anew what follows from them."""
        raise NotImplementedError

    def one(self, name: str) -> float:
        return self.row(name, 1)[0]

    def row(self, name: str, length: int) -> list[float]:
        """A row of exactly this length."""
        if name not in self.asked:
            self.asked.append(name)
        found = self.rows.get(name)
        if found is None:
            raise ContentError(f"{self.file}: the weight {name!r} is missing")
        if len(found) != length:
            raise ContentError(f"{self.file}: {name} has {len(found)} numbers, not {length}")
        return found

    def flat(self) -> list[float]:
        """All numbers, row by row."""
        return [value for name in self.asked for value in self.rows[name]]

    def set(self, values: list[float]) -> None:
        """Other numbers, in the order of `flat`."""
        at = 0
        for name in self.asked:
            length = len(self.rows[name])
            self.rows[name] = values[at : at + length]
            at += length
        self.settle()


def read(file: Path) -> dict[str, list[float]]:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{file}: {error}") from error
    return {name: numbers(file, name, value) for name, value in told.items()}


def numbers(file: Path, name: str, value: object) -> list[float]:
    out: list[float] = []
    for one in value if isinstance(value, list) else [value]:
        if not isinstance(one, (int, float)) or isinstance(one, bool):
            raise ContentError(f"{file}: {name} is {value!r}; a weight is a number or a row of numbers")
        out.append(float(one))
    return out
