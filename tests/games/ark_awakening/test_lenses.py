"""The map in sentences, as one lens shows it."""

from __future__ import annotations

import pytest

from rulewright.core.texts import texts
from rulewright.games.ark_awakening.lenses import through
from rulewright.games.ark_awakening.printed import GLITCH_ROUNDS
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, given
from tests.games.ark_awakening.infested import crossing, infested

clause = pytest.mark.clause
NAMES = ["Ada", "Bo", "Cy"]


def seen(p: Position, lens: str, lang: str = "en", eye: int = RED) -> list[str]:
    view = p.s.redacted(eye)
    assert isinstance(view, Ark)
    return through(shown(view, eye), eye, texts(GAME, lang), NAMES, lens)


def at(p: Position, label: str, lang: str = "en", eye: int = RED) -> str:
    """What the lens of threats says of a room."""
    return next(
        line.split("): ")[1] for line in seen(p, "threat", lang, eye) if line.startswith(f"{label} (")
    )


@clause("ARK-11.2")
def test_a_room_with_a_guardian_is_not_without_threat() -> None:
    p = given(1, "guardians").rooms(b2="R01")
    p.s.lying = [1] * len(p.s.guards)
    assert at(p, "b2") == "no threat"
    p.guardian(2, "b2", lying=True)
    assert at(p, "b2") == "Guardian 2 stands there"
    assert at(p, "b2", "es") == "el Guardián 2 está ahí"


@clause("ARK-12.6")
def test_a_mission_room_of_glitch_tells_its_hostile_unit_and_that_of_the_next_disaster() -> None:
    p = given(2, "glitch").rooms(b2="R01", c2="R08", d2="R05").shared("R01", "R08", "R05").hostile("b2")
    p.s.stage = GLITCH_ROUNDS - 1
    here, next_one = "hostile unit there: 1", "the next disaster brings a hostile unit"
    assert at(p, "b2").startswith(f"{here}; {next_one}") and at(p, "c2").startswith(next_one)
    p.s.stage = GLITCH_ROUNDS
    assert next_one not in at(p, "b2") and here in at(p, "b2")


@clause("ARK-13.7", "ARK-13.8")
def test_in_it_is_learning_what_is_there_and_what_may_spread_is_told() -> None:
    p = crossing(infested()).strategy("corrupt").shows(C=2).targets("R02").hostile("b3", 2)
    assert at(p, "a2").startswith("the Enemy may spread to it, with 1 of ")
    assert at(p, "b3").startswith("infection there: 2")


@clause("ARK-5.1a")
def test_nobody_threatens_oneself() -> None:
    p = given().rooms(b2="R01", c2="R02").home(RED, 0).units(RED, "b2").home(YELLOW, 0).units(YELLOW, "c2")
    assert at(p, "b2") == "Bo can come with the next movement" and at(p, "c2") == "Bo is there"
    assert at(p, "c2", eye=YELLOW) == "Ada can come with the next movement"


@clause("ARK-9.2", "ARK-7.6")
@pytest.mark.parametrize(
    ("mode", "aim"),
    [("first_mission", "Ada, goals: "), ("awakening", "Ada, achievements: ")],
)
def test_without_a_mission_its_lens_tells_what_to_reach_first(mode: str, aim: str) -> None:
    assert [line[: len(aim)] for line in seen(given(2, mode), "mission")] == [aim]


@clause("ARK-7.7", "ARK-V3")
def test_the_lens_of_the_mission_tells_the_own_one_with_its_rooms() -> None:
    p = given().rooms(b2="R01", c2="R08").mission(RED, "R01", "R08", "R05").cubes("R01", RED)
    told = seen(p, "mission")
    assert told[0].startswith("Your mission: ") and "Shield Generator" in told[0]
    assert [line for line in told if line.startswith("b2 (Shield Generator): your mission, cubes 1 of ")]
    assert not any("mission" in line for line in seen(p, "mission", eye=YELLOW))


@clause("ARK-10.10")
def test_the_challengers_mission_is_told() -> None:
    p = given(2, "guardians").rooms(b2="R01").shared("R01", "R08", "R05")
    assert seen(p, "mission")[0].startswith("Mission of the Challengers: ")
