"""An owner's content is played as it is written, or refused with a sentence. Each in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.given import content, told

PLAY = """
from rulewright.games.time_capsules import catalogue, printed

def look(s):
    cards = sorted(card for zone in s.zones() for card in zone.cards)
    assert cards == list(range(game.components)), "a component lies in no zone, or in two"
    for colour in range(2):
        for token in s.stacks[colour].cards + s.rows[colour].cards:
            assert printed.COLOUR[printed.PRINTED_ON[token]] == colour, "in the wrong stack"

play(1, 2, "base", look), play(2, 2, "split", look)
say(
    stacks=[len(s.cards) for s in game.new(2).stacks],
    B01=catalogue.printed(texts(game, "en")).artifacts["B01"].said,
    tokens=[printed.PRINTED_ON.count(kind) for kind in range(3)],
)
"""


def played(folder: Path, **files: str) -> dict[str, Any]:
    return told("time_capsules", PLAY, content(folder, "time_capsules", **files))


@pytest.fixture(scope="module")
def shipped() -> dict[str, Any]:
    return told("time_capsules", PLAY)


@pytest.mark.clause("TC-2.1.7", "TC-2.2.1", "TC-INV-04")
def test_three_copies_of_an_artifact_are_played_right(tmp_path: Path, shipped: dict[str, Any]) -> None:
    """Blue has one token more than orange: no token may change its stack for that."""
    row = '[[artifact]]\nid = "B01"\ncopies = 3\ncost = 5\neffect = "E(2); VP(1)"\n'
    found = played(tmp_path, artifacts=row)
    assert shipped["tokens"] == [2, 3, 3] and found["tokens"] == [3, 3, 3]
    assert [found["stacks"][0] - shipped["stacks"][0], found["stacks"][1] - shipped["stacks"][1]] == [1, 0]
    assert found["components"] == shipped["components"] + 1 and found["hash"] != shipped["hash"]
    assert "3 copies, 5 qubits" in found["B01"] and found["B01"].endswith("Gain 2 energy. Gain 1 VP.")


def artifact(fields: str) -> str:
    return f'[[artifact]]\nid = "B01"\n{fields}\n'


REFUSED = [
    ("artifacts", '[[artifact]]\nid = "B21"\n', "unknown artifact id 'B21'; known by id: B01; B02;"),
    ("artifacts", artifact('trait = "mashine"'), "unknown trait of B01 'mashine'; known: machine, archive"),
    ("artifacts", artifact('effect = "FLY(2)"'), "unknown effect 'FLY(2)'; known: BAT, BIGBIO"),
    ("artifacts", artifact('effect = "VP(cnt(moon))"'), "unknown amount 'moon'"),
    ("artifacts", artifact('effect = "BAT(2, cellar)"'), "unknown zone 'cellar'; known: active, inactive"),
    ("artifact", artifact(""), "'artifact.toml'; known: artifacts.toml, bioobjects.toml"),
    (
        "setup",
        '[[constant]]\nid = "capsules"\nvalue = 5\n',
        "time_capsules has room for 4 capsules, of which 2 are drawn; setup.toml has 5 and 2",
    ),
    (
        "setup",
        '[[kit]]\nid = "normal"\nobjects = ["b1"]\n',
        "kits of 8 to 28 objects; one of setup.toml has 1",
    ),
    ("setup", '[[kit]]\nid = "fast"\nobjects = ["d20"]\n', "unknown object of kit fast 'd20'; known: b1, b2"),
    (
        "setup",
        '[[constant]]\nid = "fast-energy"\nvalue = 2\n',
        "4 orange artifacts up to 2 energy; there are 0",
    ),
    ("objects", '[[object]]\nid = "b1"\nkind = "computer"\n', "batteries first, then computers"),
    (
        "objects",
        '[[object]]\nid = "b1"\nvp = 1\n',
        "VP on computers and artifacts; objects.toml has them on b1",
    ),
    (
        "objects",
        '[[object]]\nid = "c8"\nvp = 3\n',
        "to a larger one of the kind, worth no less; c8 becomes c12",
    ),
    ("objects", '[[object]]\nid = "b1"\nupgrade = "c6"\n', "to a larger one of the kind, worth no less; b1"),
]


@pytest.mark.parametrize(("name", "text", "answer"), REFUSED)
def test_what_cannot_be_played_is_refused(tmp_path: Path, name: str, text: str, answer: str) -> None:
    assert answer in played(tmp_path, **{name: text})["error"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "setup",
            '[[constant]]\nid = "rounds"\nvalue = 12\n[[constant]]\nid = "trade-computers"\nvalue = 3\n',
        ),
        ("setup", '[[constant]]\nid = "offer"\nvalue = 4\n[[constant]]\nid = "hand"\nvalue = 1\n'),
        ("setup", '[[kit]]\nid = "normal"\nvp = 3\n'),
        ("objects", '[[object]]\nid = "c6"\nvp = 1\n'),
        ("track", '[[bonus]]\nid = "break"\nspaces = [5, 120]\n'),
        ("objects", '[[object]]\nid = "c6"\nsize = 4\n[[object]]\nid = "b1"\nsize = 2\n'),
    ],
)
def test_other_numbers_are_played(tmp_path: Path, name: str, text: str, shipped: dict[str, Any]) -> None:
    found = played(tmp_path, **{name: text})
    assert "error" not in found and found["hash"] != shipped["hash"]
