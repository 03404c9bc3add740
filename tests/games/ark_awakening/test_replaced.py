"""An owner's content is played as it is written, or refused with a sentence. Each in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.given import content, told

PLAY = """
from rulewright.games.ark_awakening import catalogue, printed
opened = game.new(2, "awakening").room_deck.cards
play(1, 1, "guardians"), play(2, 2, "awakening")
cards = catalogue.printed(texts(game, "en"))
say(
    factories=len([card for card in opened if printed.is_factory(card - printed.ROOM_CARD)]),
    rooms=len(opened), R01=cards.rooms["R01"].said, AC01=cards.artifacts["AC01"].said,
)
"""


def played(folder: Path, **files: str) -> dict[str, Any]:
    return told("ark_awakening", PLAY, content(folder, "ark_awakening", **files))


@pytest.fixture(scope="module")
def shipped() -> dict[str, Any]:
    return told("ark_awakening", PLAY)


def deck(players: int, fields: str) -> str:
    return f"[[deck]]\nplayers = {players}\n{fields}\n"


def room(fields: str) -> str:
    return f'[[room]]\nid = "R01"\n{fields}\n'


@pytest.mark.clause("ARK-S03")
def test_another_deck_that_fills_the_board_is_played(tmp_path: Path, shipped: dict[str, Any]) -> None:
    """Factories instead of half a sector."""
    found = played(tmp_path, setup=deck(2, "halves = 0\nfactories = 8"))
    assert (shipped["factories"], shipped["rooms"]) == (4, 19)
    assert (found["factories"], found["rooms"]) == (8, 19)


def test_other_cards_are_played_and_told_right(tmp_path: Path, shipped: dict[str, Any]) -> None:
    artifact = '[[artifact]]\nid = "AC01"\npower = [9, 9, 9]\nuse = "arsenal 3"\n'
    found = played(tmp_path, rooms=room("cost = { biotite = 7 }"), artifacts=artifact)
    assert found["hash"] != shipped["hash"] and found["components"] == shipped["components"]
    assert "7 biotite" in found["R01"] and "7 biotite" not in shipped["R01"]
    assert found["AC01"] != shipped["AC01"] and "3" in found["AC01"]


REFUSED = [
    ("setup", deck(1, "factories = 3"), "and factories = 3; the board needs 19 rooms besides"),
    (
        "setup",
        deck(1, "factories = 11"),
        "deck players 1: 12 special rooms, 3 outer generators and factories = 11",
    ),
    ("setup", deck(4, "halves = 2\nsingle = 0"), "4 sectors, one of them may be halved"),
    ("setup", deck(5, "full = 2\nfactories = 19"), "factories = 19; rooms.toml has too few copies"),
    ("rooms", room('half = "C1"'), "each half of the 4 sectors has 4 rooms"),
]


@pytest.mark.parametrize(("name", "text", "answer"), REFUSED)
def test_what_cannot_be_played_is_refused(tmp_path: Path, name: str, text: str, answer: str) -> None:
    assert answer in played(tmp_path, **{name: text})["error"]
