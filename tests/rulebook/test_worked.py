"""The worked turn of the game in ten minutes: what is told is what happens, and a browser can draw it."""

from __future__ import annotations

import msgspec
import pytest

import rulewright
from rulewright.core.rulebook import rulebook
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.worked import worked_turn
from rulewright.server.worked import worked_picture

# What the text says of the turn, as the log tells it to the reader.
HAPPENS = {
    "age_of_automaton": [
        "The Level dice show 2, 4 and 5",
        "2 of your Level dice pass",
        "You reach 1 in relations with Bionix",
        "You pay 1 credit",
        "You have reputation 1 now",
        "You fall to reliability 9",
        "You pay 2 credits",
        "You upgrade a worker from Level I to Level II",
    ],
    "ark_awakening": [
        "You act in Engineering",
        "You integrate a cube in Titanium Mine (d1)",
        "You integrate a cube in Engineering",
        "You integrate a cube in Production and Exploitation",
        "Round 3: Bea’s turn",
    ],
    "septikon": [
        "You move a Clone from Repair k7 to Laser q7",
        "You use the Gunner on d9",
        "Bea’s station takes Damage on Satellite r8",
    ],
    "stress_botics": [
        "You make a Manual Delivery",
        "You boost with the battery inside",
        "You load 3 Silicon",
        "You load 3 Acid",
        "Your container for the Scout brings 9 VP",
        "Your stress falls to 3 (−6)",
        "Bea’s stress rises to 12 (+5)",
    ],
    "time_capsules": ["You gain 1 VP (1 in all)", "You gain 1 VP (2 in all)"],
}


def begun(id: str) -> State:
    """The table at which the turn begins."""
    game = rulewright.game(id)
    worked = worked_turn(game)
    s = game.start(game.setup(worked.seats, worked.mode, worked.seed, {}, logged=True))
    for seat, notation in worked.choices():
        s.play(seat, notation)
    assert s.deciders == [worked.seat]
    return s


@pytest.mark.parametrize("id", HAPPENS)
def test_the_worked_turn_happens_as_it_is_told(id: str) -> None:
    s = begun(id)
    worked, words = worked_turn(s.setup.game), texts(s.setup.game, "en")
    before = len(s.heard(worked.seat))
    for notation in worked.turn:
        s.play(worked.seat, notation)
    names = ["Bea"] * worked.seats
    told = [words.entry(entry, names, worked.seat) for entry in s.heard(worked.seat, before)]
    left = iter(told)
    assert all(line in left for line in HAPPENS[id]), told  # all of them, in this order


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", HAPPENS)
def test_the_text_has_one_place_for_the_picture_and_the_server_gives_it(id: str, lang: str) -> None:
    game = rulewright.game(id)
    blocks = [block for section in rulebook(game, lang).ten_minutes() for block in section.blocks]
    assert [block.kind for block in blocks].count("picture") == 1
    made = worked_picture(game, lang)
    picture = msgspec.json.decode(made.picture)
    assert picture["seat"] == worked_turn(game).seat and picture["options"] and made.told
    assert picture["shown"] == msgspec.to_builtins(begun(id).shown(picture["seat"]))
