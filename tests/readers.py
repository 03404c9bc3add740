"""Writes `rulewright.env.readers` from the fields of the games' classes: `make readers`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from rulewright.core.game import Game
from rulewright.env.observation import Fields, observed
from rulewright.games import ids, load

FOLDER = Path(__file__).parent.parent / "src" / "rulewright" / "env" / "readers"

MODULE = '''"""What reads the fields of {title}. Made by `make readers`: not to be edited."""

from __future__ import annotations
from typing import Any, Final
from librt.vecs import vec
from mypy_extensions import i32, i64
from rulewright.core.sight import {helpers}
{imports}
{classes}
READERS: Final[dict[type[Any], Reader]] = {{{entries}}}
'''

CLASS = """
class Of{name}(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        {lines}
        return at
"""


def module(game: Game) -> str:
    """The readers of a game's classes: of its state, and of what lies in lists there."""
    mode, counts = next(iter(game.modes.items()))
    s = game.start(game.setup(counts[0], mode, 0, {}, bots=True))
    found = {type(thing): (thing, fields) for thing, fields in objects(s, observed(s, game))}
    classes = "\n".join(reader(thing, fields) for thing, fields in found.values())
    text = MODULE.format(
        title=game.title,
        helpers=", ".join(
            ["Reader", "Sight", *(name for name in ("fixed", "listed") if f"{name}(" in classes)]
        ),
        imports="\n".join(f"from {kind.__module__} import {kind.__name__}" for kind in found),
        classes=classes,
        entries=", ".join(
            f"{kind.__name__}: Of{kind.__name__}{fields.names}" for kind, (_, fields) in found.items()
        ),
    )
    return ruff(["check", "--select", "I", "--fix"], ruff(["format"], text))


def objects(thing: Any, fields: Fields) -> list[tuple[Any, Fields]]:
    """This one and all below it, with how they are read."""
    out = [(thing, fields)]
    for name, below in fields.below:
        for one, its in zip(getattr(thing, name), below, strict=True):
            out += objects(one, its)
    return out


def reader(thing: Any, fields: Fields) -> str:
    """The class that reads such a thing."""
    ints, lists, rest = fields.names
    kind = type(thing).__name__
    lines = [f"x: {kind} = thing"]
    lines += [f"out[at + {place}] = x.{name}" for place, name in enumerate(ints)]
    lines += [f"at += {len(ints)}"] if ints else []
    for name in lists:
        put = "fixed" if isinstance(getattr(thing, name), tuple) else "listed"
        lines.append(f"at = {put}(x.{name}, at, out)")
    rows, thin = len(fields.sight.rows), len(fields.sight.thin)
    for number, name in enumerate(rest[:rows]):
        lines.append(f"at = sight.rows[{number}].write(x.{name}, at, out)")
    for number, name in enumerate(rest[rows : rows + thin]):
        lines += [f"if x.{name}:", f"    sight.thin[{number}].write(x.{name}, seat, out)"]
    for number, name in enumerate(rest[rows + thin :]):
        lines.append(f"at = sight.lower({number}, x.{name}, seat, at, out)")
    return CLASS.format(name=kind, lines="\n        ".join(lines))


def ruff(words: list[str], text: str) -> str:
    command = [sys.executable, "-m", "ruff", *words, "--quiet", "--stdin-filename", f"{FOLDER}/made.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main() -> None:
    for game in ids():
        (FOLDER / f"{game}.py").write_text(module(load(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
