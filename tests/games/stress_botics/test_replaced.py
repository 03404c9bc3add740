"""An owner's content is played as it is written, or refused with a sentence. Each in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.given import content, told

PLAY = """
from rulewright.games.stress_botics import catalogue, digest
play(1, 2), play(2, 4)
say(
    AI11=digest.item_line("AI11", catalogue.printed(texts(game, "en")), texts(game, "en")),
    decks=[[len(deck.cards) for deck in game.new(seats).decks] for seats in (2, 4)],
    alphas=[len(game.new(seats).alphas.cards) + len(game.new(seats).alphas_row.cards) for seats in (2, 4)],
)
"""


def played(folder: Path, **files: str) -> dict[str, Any]:
    return told("stress_botics", PLAY, content(folder, "stress_botics", **files))


@pytest.fixture(scope="module")
def shipped() -> dict[str, Any]:
    return told("stress_botics", PLAY)


@pytest.mark.clause("SB-CNT-04", "SB-CNT-06", "SB-CNT-07")
def test_other_items_and_cards_are_played_right(tmp_path: Path, shipped: dict[str, Any]) -> None:
    """One Calming Protocol more, a dearer Stress Regulator that does something else, a card for four less."""
    found = played(
        tmp_path,
        items="""
[[item]]
id = "AB08"
copies = [2, 2, 3]
[[item]]
id = "AI11"
cost = { C = 3 }
vp = 5
effect = ["must pay L2: draw 2"]
""",
        cards="[[card]]\nnumber = 10\nplayers = 5\n",
        setup="""
[[count]]
id = "alpha_deck"
value = [11, 16, 21]
[[count]]
id = "basic_cards"
value = [7, 8, 9]
""",
    )
    assert [found["alphas"][i] - shipped["alphas"][i] for i in range(2)] == [1, 1]
    assert found["components"] == shipped["components"] + 1 and found["hash"] != shipped["hash"]
    assert shipped["decks"] == [[8, 8, 8], [12, 12, 12]] and found["decks"] == [[8, 8, 8], [11, 11, 11]]
    assert (
        found["AI11"].startswith("Stress Regulator: costs 3 Carbon;")
        and "; 5 VP (SB-AI11). " in found["AI11"]
    )
    assert found["AI11"].endswith("Pay 2 Lava; then draw 2 Action Cards of any types.")


def constant(name: str, value: int) -> str:
    return f'[[constant]]\nid = "{name}"\nvalue = {value}\n'


def item(fields: str) -> str:
    return f'[[item]]\nid = "AI12"\n{fields}\n'


def token(id: str, fields: str) -> str:
    return f'[[token]]\nid = "{id}"\n{fields}\n'


@pytest.mark.clause("SB-5.2", "SB-INV-20")
def test_a_token_may_move_a_ship_further(tmp_path: Path, shipped: dict[str, Any]) -> None:
    found = played(tmp_path, tokens=token("E05", "shift = 3"))
    assert "error" not in found and found["hash"] != shipped["hash"]


REFUSED = [
    ("items", '[[item]]\nid = "AI99"\n', "unknown item id 'AI99'; known by id: AI01; AI02"),
    ("items", item('modifies = "wings"'), "unknown modifier of AI12 'wings'; known: mp, core_exit"),
    ("items", item('effect = ["fly 2"]'), "unknown effect 'fly 2'; known: advance, alpha"),
    ("items", item("copies = [2, 2, 2]"), "[18, 22, 26] advanced_deck, as many as items.toml has"),
    ("cards", '[[card]]\nnumber = 1\ncosts = ["Q1"]\n', "unknown piece in the cost of card 1 'Q'; known: C"),
    ("cards", "[[card]]\nnumber = 1\nplayers = 3\n", "[6, 8, 10] basic_cards, as many as cards.toml has"),
    ("map", '[[mantle]]\nid = "m1"\nlower = "MOON"\n', "unknown tile of m1 'MOON'; known: POL, CAR"),
    ("tokens", token("E03", "shift = 2"), "its tokens move it 2 ahead and 1 back"),
    ("tokens", token("E02", "shift = -2"), "back by 1 in all (SB-R-35), the scout's by 2"),
    ("setup", constant("rounds", 14), "there are 12 tokens and 14 rounds; and for a Freighter that leaves"),
    ("setup", constant("max_shields", 13), "12 shields, the rows of board.toml; setup.toml has 13"),
    ("setup", constant("pressure", 5), "pressure 1 to 4; setup.toml begins with 5"),
    ("setup", '[[count]]\nid = "tanks"\nvalue = [5, 4, 3]\n', "room for 4 tanks; setup.toml has 5"),
]


@pytest.mark.parametrize(("name", "text", "answer"), REFUSED)
def test_what_cannot_be_played_is_refused(tmp_path: Path, name: str, text: str, answer: str) -> None:
    assert answer in played(tmp_path, **{name: text})["error"]
