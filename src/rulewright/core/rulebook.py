"""The rules in our own words, shown beside the table: clauses with ids, by section."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright.core.errors import GameError, brief

CLAUSE = re.compile(r"^- ([A-Z]+-[A-Za-z0-9][A-Za-z0-9.\-]*): (.+)$")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str


@cache
def rulebook(folder: Path, language: str) -> dict[str, Clause]:
    """Every clause by id, in reading order."""
    file = folder / "rules" / f"{language}.md"
    if not file.is_file():
        raise GameError(f"no rules in {brief(language)} for {folder.name}")
    out: dict[str, Clause] = {}
    section = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif found := CLAUSE.match(line):
            out[found.group(1)] = Clause(found.group(1), section, found.group(2))
    return out
