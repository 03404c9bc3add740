"""Every word that tables say exists in both languages, and no other does."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import rulewright.terminal
from rulewright.bots import measured
from rulewright.core import texts, turns
from rulewright.core.texts import KERNEL, LANGUAGES
from rulewright.server import picture, worked

SHELL = Path(rulewright.terminal.__file__).parent
COMMANDS = [SHELL.parent / "cli" / name for name in ("bots.py", "catalogue.py", "table.py")]
SAID_BY = [
    *sorted(SHELL.glob("*.py")),
    *COMMANDS,
    *(Path(str(one.__file__)) for one in (measured, texts, turns, picture, worked)),
]
CODE = "".join(file.read_text() for file in SAID_BY)


def known(language: str) -> set[str]:
    entries = FluentParser().parse((KERNEL / f"{language}.ftl").read_text()).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_words() -> None:
    first, second = (known(language) for language in LANGUAGES)
    assert first == second


def test_what_is_said_exists() -> None:
    said = set(re.findall(r'"((?:table|pane|shell|key|help|plain|bots)-[a-z-]+[a-z])"', CODE))
    assert said and said <= known("en")


def test_what_exists_is_said() -> None:
    stems = ("event-", "effect-", "key-", "help-", "pane-", "level-")  # built from a name
    assert [key for key in sorted(known("en")) if not key.startswith(stems) and f'"{key}"' not in CODE
            and f"'{key}'" not in CODE and key not in ("table-turn", "table-round")] == []  # fmt: skip
