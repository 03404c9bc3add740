"""Every word that tables say exists in both languages, and no other does."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import rulewright.terminal
from rulewright.core.texts import KERNEL, LANGUAGES

SHELL = Path(rulewright.terminal.__file__).parent
ELSEWHERE = (
    "cli/bots.py", "cli/catalogue.py", "cli/table.py", "bots/measured.py", "core/texts.py", "core/turns.py",
    "server/picture.py", "server/worked.py",
)  # fmt: skip
SAID_BY = [*sorted(SHELL.glob("*.py")), *(SHELL.parent / file for file in ELSEWHERE)]
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
