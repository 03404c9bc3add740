"""Content files: TOML checked against a typed schema, every row with its source."""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rulewright.core.errors import ContentError

SOURCES = ("seed", "public", "reconstructed")
REPLACEMENTS = "RULEWRIGHT_CONTENT"  # a folder GAME/*.toml whose files stand in for the shipped ones

T = TypeVar("T")


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every row says of itself: the clause that prints it and where its values come from."""

    clause: str
    source: str


def path(folder: Path, name: str) -> Path:
    """The content file, or its replacement."""
    other = Path(os.environ.get(REPLACEMENTS, "")) / folder.name / f"{name}.toml"
    return other if REPLACEMENTS in os.environ and other.is_file() else folder / "content" / f"{name}.toml"


def rows(folder: Path, name: str, kind: str, row: type[T]) -> list[T]:
    """The `[[kind]]` rows of a content file; an error names file, row and field."""
    file = path(folder, name)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{file}: {error}") from error
    out = []
    for number, item in enumerate(data.get(kind, []), 1):
        try:
            out.append(msgspec.convert(item, type=row))
        except msgspec.ValidationError as error:
            raise ContentError(f"{file}: {kind} {number}: {error}") from error
        if not str(item.get("source", "")).startswith(SOURCES):
            raise ContentError(
                f"{file}: {kind} {number}: source must start with one of: {', '.join(SOURCES)}"
            )
    if not out:
        raise ContentError(f"{file}: no [[{kind}]] rows")
    return out


def files(folder: Path) -> list[Path]:
    return [path(folder, file.stem) for file in sorted((folder / "content").glob("*.toml"))]


def everything(folder: Path) -> dict[str, Any]:
    """All content as read, by file name."""
    return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files(folder)}


def sources(folder: Path) -> dict[str, Counter[str]]:
    """How many rows of each kind come from where."""
    out: dict[str, Counter[str]] = {}
    for name, kinds in everything(folder).items():
        for kind, items in kinds.items():
            out[f"{name}: {kind}"] = Counter(item["source"].split(":")[0].strip() for item in items)
    return out
