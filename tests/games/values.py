"""What comes of other values in a game's content, one at a time: a refusal in a sentence, or a sound game.

`python -m tests.games.values GAME` changes a value of every kind of field; with a number, so many of each.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import rulewright.core.menu
import rulewright.core.rulebook
import rulewright.core.texts
import rulewright.games
from rulewright.core import content
from rulewright.core.conformance import Configuration, configurations
from rulewright.core.errors import ContentError
from rulewright.core.game import Game
from rulewright.core.rng import seeded
from rulewright.library import game

DECISIONS = 60  # of a random game
LIMITS = [0, 99]  # numbers far off
STRIDE = 7  # from one setup to another


class Change(NamedTuple):
    """Another value in a row, as an owner writes it."""

    file: str
    row: str  # as sentences name it
    text: str
    field: str
    old: Any
    new: Any

    def __str__(self) -> str:
        return f"{self.file}.toml: {self.row}: {self.field} {self.old!r} → {self.new!r}"


def others(value: Any, shipped: list[Any]) -> list[Any]:
    """Plausible other values, among them those of other rows."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 2 * value + 1, *LIMITS]
    usual = [other for other in shipped if type(other) is type(value)]
    if isinstance(value, list):
        inner = [one for other in usual for one in other]
        at = len(value) // 2
        changed = [value[:at] + [new] + value[at + 1 :] for new in others(value[at], inner)] if value else []
        return [*usual, value[:-1], value + value[-1:], value[::-1], *changed]
    if isinstance(value, dict):
        out = [{name: one for name, one in value.items() if name != gone} for gone in value]
        for name, one in value.items():
            inner = [other[name] for other in usual if name in other]
            out += [{**value, name: new} for new in others(one, inner)]
        return [*usual, *out]
    return usual


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml(one)}' for name, one in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


def changes(folder: Path) -> list[list[Change]]:
    """By kind of field: all that may be tried, in an order that is always the same and favours none."""
    out: list[list[Change]] = []
    for file in content.names(folder):
        for kind, rows in content.read(content.shipped(folder, file)).items():
            key = content.telling(rows)
            for field in {name: 0 for row in rows for name in row if name not in (*key, *content.ORIGIN)}:
                usual = [row[field] for row in rows if field in row]
                found = []
                for row in rows:
                    told = content.named(kind, key, [row.get(name) for name in key])
                    lines = "".join(f"{name} = {toml(row[name])}\n" for name in key if name in row)
                    found += [
                        Change(
                            file, told, f"[[{kind}]]\n{lines}{field} = {toml(new)}\n", field, row[field], new
                        )
                        for new in (others(row[field], usual) if field in row else [])
                        if new != row[field]
                    ]
                out.append(sorted(found, key=lambda one: hashlib.sha256(str(one).encode()).digest()))
    return [found for found in out if found]


def wrong(name: str, number: int, change: Change) -> str:
    """What is wrong with what comes of it; nothing, if it is refused in a sentence or played."""
    try:
        found = game(name)
    except ContentError as error:
        told = str(error)
        vague = change.row not in told or "cannot play that (" in told
        return f"refused, but not by its row and what is allowed: {told}" if vague else ""
    every = list(configurations(found, 1))
    table = every[number * STRIDE % len(every)]
    try:
        told = played(found, table, number)
    except Exception as error:  # whatever it is, an owner would meet it
        told = repr(error)
    return f"{table}: {told}" if told else ""


def played(found: Game, table: Configuration, seed: int) -> str:
    """A breach in the beginning of a random game, if there is one."""
    seats = table.seats[seed % len(table.seats)]
    s, rng = found.start(found.setup(seats, table.mode, seed, table.options)), seeded(seed)
    for number in range(DECISIONS):
        breaches = found.invariants(s) if found.invariants else []
        if breaches or s.over:
            return f"{breaches[0]}, with {seats} seats after {number} decisions" if breaches else ""
        seat = s.deciders[rng.below(len(s.deciders))]
        options = s.options(seat)
        s.play(seat, options[rng.below(len(options))])
    return ""


def tried(name: str, number: int, change: Change) -> str:
    """In a process of its own, because content is read once a process; forked, because that is quick."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / name).mkdir()
        (Path(folder) / name / f"{change.file}.toml").write_text(change.text, encoding="utf-8")
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.environ[content.REPLACEMENTS] = folder
            os.write(writer, (wrong(name, number, change) or "well").encode())
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as said:
            told = said.read()
        os.waitpid(child, 0)
        return "" if told == "well" else told or "it ended without a word"


def found(name: str, each: int) -> Iterator[str]:
    """All that is wrong, with so many values of each kind of field."""
    folder = Path(rulewright.games.__file__).parent / name
    number = 0
    for kind in changes(folder):
        for change in kind[:each]:
            number += 1
            told = tried(name, number, change)
            if told:
                yield f"{change}: {told}"


if __name__ == "__main__":
    for told in found(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        print(told, flush=True)
