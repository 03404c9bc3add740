"""Writes `rulewright.env.readers` from the fields of the games' classes: `make readers`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from rulewright.core.game import Game
from rulewright.env.observation import Fields, Names, observed
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
    def ints(self, thing: Any, at: i64, out: vec[i32]) -> i64:
        {ints}
        return at

    def rest(self, thing: Any) -> tuple[Any, ...]:
        x: {name} = thing
        return ({rest})
"""


def module(game: Game) -> str:
    """The readers of a game's classes: of its state, and of what lies in lists there."""
    mode, counts = next(iter(game.modes.items()))
    s = game.start(game.setup(counts[0], mode, 0, {}, bots=True))
    found = {type(thing): (thing, fields.names) for thing, fields in objects(s, observed(s, game))}
    classes = "\n".join(reader(thing, names) for thing, names in found.values())
    text = MODULE.format(
        title=game.title,
        helpers=", ".join(["Reader", *(name for name in ("fixed", "listed") if f"{name}(" in classes)]),
        imports="\n".join(f"from {kind.__module__} import {kind.__name__}" for kind in found),
        classes=classes,
        entries=", ".join(f"{kind.__name__}: Of{kind.__name__}{names}" for kind, (_, names) in found.items()),
    )
    return ruff(["check", "--select", "I", "--fix"], ruff(["format"], text))


def objects(thing: Any, fields: Fields) -> list[tuple[Any, Fields]]:
    """This one and all below it, with how they are read."""
    out = [(thing, fields)]
    for name, below in fields.below:
        for one, its in zip(getattr(thing, name), below, strict=True):
            out += objects(one, its)
    return out


def reader(thing: Any, names: Names) -> str:
    """The class that reads such a thing."""
    ints, lists, rest = names
    kind = type(thing).__name__
    lines = [f"x: {kind} = thing"] if ints or lists else []
    lines += [f"out[at + {place}] = x.{name}" for place, name in enumerate(ints)]
    lines += [f"at += {len(ints)}"] if ints else []
    for name in lists:
        put = "fixed" if isinstance(getattr(thing, name), tuple) else "listed"
        lines.append(f"at = {put}(x.{name}, at, out)")
    return CLASS.format(
        name=kind, ints="\n        ".join(lines), rest="".join(f"x.{name}, " for name in rest)
    )


def ruff(words: list[str], text: str) -> str:
    command = [sys.executable, "-m", "ruff", *words, "--quiet", "--stdin-filename", f"{FOLDER}/made.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main() -> None:
    for game in ids():
        (FOLDER / f"{game}.py").write_text(module(load(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
