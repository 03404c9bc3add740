"""A thing's name is said once, in the texts; an owner's name replaces it wherever the thing is named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core import content as contents
from rulewright.core.texts import LANGUAGES, renamed, texts
from tests.games.given import content, output, run

# The rows of each game that have a name: file, kind, a row, and the text by which the log calls it.
NAMED = {
    "age_of_automaton": [
        ("equipment", "equipment", "E04", "equipment-E04"),
        ("specialists", "specialist", "S14", "specialist-S14"),
        ("achievements", "achievement", "AC-1A", "achievement-AC-1A"),
        ("tracks", "track", "T2", "track-T2"),
    ],
    "ark_awakening": [
        ("artifacts", "artifact", "AC11", "artifact-AC11-6"),
        ("biodomes", "faction", "hara", "faction-hara"),
        ("missions", "mission", "MI-01", "mission-MI-01"),
        ("rooms", "room", "R01", "room-R01"),
        ("rooms", "generator", "G1", "power-G1"),
        ("rooms", "factory", "F-Ti", "factory-F-Ti"),
    ],
    "time_capsules": [
        ("artifacts", "artifact", "B04", "artifact-B04"),
        ("cards", "card", "F03", "card-F03"),
        ("bioobjects", "bioobject", "Z1", "bioobject-Z1"),
    ],
}

SEEN = """
import json
import msgspec
import rulewright
from fluent.syntax import ast, parse
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import texts, written
from rulewright.core.verbs import Line

def log(words, text):
    "The first sentence of the log that names the thing, as the log makes it; without one the name."
    for message in game.vocabulary.messages:
        for place, domain in enumerate(message.domains):
            if message.key.startswith("event-") and text in domain.messages:
                values = [0, 0, 0]
                values[place] = domain.messages.index(text)
                said = words.line(Line(message, *values))
                if words.name(domain, values[place]) in said:
                    return said
    return words.say(text)

def seen(language):
    words = texts(game, language)
    sent = {e.id.name: e for e in parse(written(game, language)).body if isinstance(e, ast.Message)}
    return {
        "cards": [card.name for card in rulebook(game, language).cards],
        "log": {text: log(words, text) for text in TEXTS},
        "printed": msgspec.json.encode(game.printed(words)).decode(),
        "sent": {key: sent[key].value.elements[0].expression.value for key in KEYS},
    }

game = rulewright.game(GAME)
print(json.dumps({language: seen(language) for language in ("en", "es")}))
"""


def called(kind: str) -> str:
    return f'Zork "{kind}"'


@pytest.fixture(scope="module", params=NAMED)
def renaming(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Any]:
    """The game, and what is seen of it where a row of each kind has another name."""
    game: str = request.param
    files: dict[str, str] = {}
    for file, kind, id, _text in NAMED[game]:
        files[file] = files.get(file, "") + f"[[{kind}]]\nid = {id!r}\nname = '{called(kind)}'\n"
    keys = [f"{kind}-{id}" for _file, kind, id, _text in NAMED[game]]
    given = f"GAME, KEYS, TEXTS = {game!r}, {keys!r}, {[text for *_, text in NAMED[game]]!r}\n"
    return game, output(given + SEEN, content(tmp_path_factory.mktemp("named"), game, **files))


def test_an_owners_name_is_on_cards_in_the_log_and_in_the_browser(renaming: tuple[str, Any]) -> None:
    game, seen = renaming
    for language in LANGUAGES:
        found, words = seen[language], texts(rulewright.game(game), language)
        for _file, kind, id, text in NAMED[game]:
            name, key = called(kind), f"{kind}-{id}"
            assert name in found["cards"]
            assert name in found["log"][text]
            assert json.dumps(name)[1:-1] in found["printed"]
            assert found["sent"][key].replace('\\"', '"') == name
            assert words.say(key) not in found["cards"]
            assert not any(words.say(key) in said for said in found["log"].values())


@pytest.mark.parametrize("game", NAMED)
def test_names_are_said_once(game: str) -> None:
    """No shipped row repeats one, and each kind that can be named has a text for every row."""
    folder = rulewright.game(game).folder
    assert not contents.names_given(folder)
    every = contents.everything(folder)
    for language in LANGUAGES:
        words = texts(rulewright.game(game), language)
        for file, kind, _id, _text in NAMED[game]:
            assert all(words.has(f"{kind}-{row['id']}") for row in every[file][kind])


@pytest.mark.parametrize("name", ["  ", "two\nlines"])
def test_a_name_is_a_line_of_words(tmp_path: Path, name: str) -> None:
    row = f'[[card]]\nid = "F03"\nname = {json.dumps(name)}\n'
    folder = content(tmp_path, "time_capsules", cards=row)
    done = run("import rulewright; rulewright.game('time_capsules')", folder)
    assert done.returncode and f"card id 'F03': a name is a line of words, not {name!r}" in done.stderr


def test_every_form_of_a_name_is_replaced_and_nothing_else() -> None:
    page = "a = Old\n    .short = O\nb = { a } and more\n"
    assert renamed(page, {"a": "N"}) == 'a = { "N" }\n    .short = { "N" }\nb = { a } and more\n'


def test_the_command_line_prints_an_owners_name(tmp_path: Path) -> None:
    folder = content(tmp_path, "time_capsules", artifacts='[[artifact]]\nid = "B04"\nname = "Zorkmid Kiln"\n')
    command = [sys.executable, "-m", "rulewright", "cards", "time_capsules", "Zorkmid Kiln"]
    env = {**os.environ, contents.REPLACEMENTS: str(folder)}
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0 and "Zorkmid Kiln" in done.stdout
