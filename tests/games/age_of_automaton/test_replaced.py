"""An owner's content is played as it is written, or refused with a sentence. Each in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.given import content, told

PLAY = """
from rulewright.games.age_of_automaton import catalogue
cards = catalogue.printed(texts(game, "en"))
say(
    rounds=[play(seed, seats).round for seed, seats in ((1, 2), (2, 3), (3, 4))],
    E01=cards.equipment["E01"].said, SO01=cards.sales["SO01"].said,
)
"""


def played(folder: Path, **files: str) -> dict[str, Any]:
    return told("age_of_automaton", PLAY, content(folder, "age_of_automaton", **files))


@pytest.fixture(scope="module")
def shipped() -> dict[str, Any]:
    return told("age_of_automaton", PLAY)


def equipment(fields: str) -> str:
    return f'[[equipment]]\nid = "E01"\n{fields}\n'


def constant(name: str, value: int) -> str:
    return f'[[constant]]\nid = "{name}"\nvalue = {value}\n'


@pytest.mark.clause("AOA-6.1", "AOA-8.1")
def test_other_cards_are_played_and_told_right(tmp_path: Path, shipped: dict[str, Any]) -> None:
    found = played(
        tmp_path,
        equipment=equipment('cost = [3, 0, 0]\ndiscount = [0, 0, 2]\nextra = "prospect"\nability = ["cr+2"]'),
        sales='[[sale]]\nid = "SO01"\nvp = 7\n',
    )
    assert found["hash"] != shipped["hash"] and found["rounds"] == shipped["rounds"]
    assert found["E01"] != shipped["E01"] and "3 red" in found["E01"] and "2 credits" in found["E01"]
    assert "7 VP" in found["SO01"] and "7 VP" not in shipped["SO01"]


@pytest.mark.parametrize(("name", "value"), [("rounds", 3), ("slots", 4), ("token-limit", 4), ("hand", 3)])
def test_other_numbers_are_played(tmp_path: Path, name: str, value: int, shipped: dict[str, Any]) -> None:
    found = played(tmp_path, setup=constant(name, value))
    assert found["hash"] != shipped["hash"]
    assert found["rounds"] == ([value] * 3 if name == "rounds" else shipped["rounds"])


REFUSED = [
    ("equipment", '[[equipment]]\nid = "E77"\n', "unknown equipment id 'E77'; known by id: E01; E02;"),
    ("equipment", equipment('ability = ["FLY 2"]'), "unknown effect 'FLY 2'; known: any, build, cr"),
    ("equipment", equipment('extra = "juggling"'), "unknown extra of E01 'juggling'; known: prospect"),
    ("equipment", equipment("cost = [1]"), "cost has 1 numbers; all shipped ones have 3"),
    ("equipment", equipment('extra = "funding"'), "extra actions with a worker; that of E01 is funding"),
    ("sales", '[[sale]]\nid = "SO01"\neffects = ["rel D"]\n', "effect 'rel D' has a value that rel does not"),
    ("audits", '[[audit]]\nid = "AU-A1"\nrequirement = "moons>=3"\n', "unknown requirement 'moons>=3'"),
    ("machines", "", "'machines.toml'; known: achievements.toml, audits.toml"),
    ("setup", constant("rounds", 7), "6 rounds, a Blocked card each; setup.toml has 7"),
    ("setup", constant("hand", 5), "19 Specialists to deal; 4 players with 5 each need 21"),
]


@pytest.mark.parametrize(("name", "text", "answer"), REFUSED)
def test_what_cannot_be_played_is_refused(tmp_path: Path, name: str, text: str, answer: str) -> None:
    assert answer in played(tmp_path, **{name: text})["error"]
