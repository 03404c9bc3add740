"""Gates, movement past others, the reach of energy, what can be activated; units and who defends them."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import control
from rulewright.games.ark_awakening.combat import defenders, fighters
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.table import ROBOTS
from tests.games.ark_awakening.given import BLUE, GREEN, RED, YELLOW, Position, cell, given

clause = pytest.mark.clause


# --- rooms, movement, energy -------------------------------------------------------------------------
@clause("ARK-2.4", "ARK-2.4b")
def test_units_stand_and_fight_in_a_gate() -> None:
    p = given().rooms(e1="gate1", d1="R01").units(RED, "e1").units(YELLOW, "e1").arsenal(RED, 3).fights(RED)
    assert (p.there(RED, "e1"), p.there(YELLOW, "e1")) == (1, 0)
    p.stock(RED, ti=9, bt=9, os=9).phase(RED, "ENG")
    assert "integrate plain e1" not in p.may() and p.reason("integrate plain e1") == ""
    assert "into e1" not in p.phase(RED, "PWR").play("divert pwr0 generator").may()


@clause("ARK-5.1c")
def test_units_pass_through_opposing_units_and_combat_comes_afterwards() -> None:
    p = given().rooms(a2="R01", b2="R02", c2="R03").home(RED, 0).units(RED, "a2").units(YELLOW, "b2", 3)
    p.units(YELLOW, "c2").turn(RED).play("choose MOB", "move a2 b2")
    assert p.there(RED, "b2") == 1 and p.dome(RED).wounded == 0 and "move b2 c2" in p.may()
    p.arsenal(RED, 1).play("move b2 c2", "done")
    assert p.there(YELLOW, "c2") == 0 and p.there(YELLOW, "b2") == 3


@clause("ARK-5.3c", "ARK-R62", "ARK-2.7")
def test_energy_reaches_any_explored_room_without_a_unit() -> None:
    p = (
        given()
        .rooms(a2="R01", e5="R02", c3="gate1", d4="R05")
        .units(YELLOW, "e5")
        .cylinders("R05", "pwr1", "pwr1")
    )
    p.phase(RED, "PWR").play("divert pwr0 generator")
    sections = {f"into {name}" for name in ("MOB", "PRO", "ENG", "MIL", "ART", "UNI")}
    assert p.may() == {"into a2", "into e5", *sections}  # not the gate, the full room, the unexplored, PWR


@clause("ARK-5.2g", "ARK-15.2d")
def test_a_mini_move_does_not_explore() -> None:
    p = given().complex().built(RED, "AC17").rooms(a1="R01").turn(RED).play("mini move")
    assert p.s.step == "move" and not p.may("explore") and p.may("move")


@clause("ARK-R104", "ARK-2.1")
def test_the_conduit_is_adjacent_to_its_neighbours_only() -> None:
    p = given().rooms(a2="R25", d4="R08", b2="R01")
    assert [CELL_LABELS[other] for other in p.s.beside(RED, cell("a2"))] == ["b2"]


@clause("ARK-7.1")
@pytest.mark.parametrize(
    ("name", "cubes", "activated"), [("R12", 3, True), ("G1", 3, True), ("G3", 4, True), ("F-Tia", 3, False)]
)
def test_special_rooms_and_generators_are_activated_factories_are_not(
    name: str, cubes: int, activated: bool
) -> None:
    p = given().rooms(a2=name).cubes(name, *[RED] * (cubes - 1)).checked(RED)
    assert not p.dome(RED).activated
    assert (p.cubes(name, RED).checked(RED).dome(RED).activated != 0) is activated


# --- units -------------------------------------------------------------------------------------------
@clause("ARK-8.1", "ARK-8.2")
def test_only_awake_units_do_anything() -> None:
    p = given().rooms(a1="R01").home(RED, 0).stock(RED, ti=9, bt=9, os=9)
    p.dome(RED).wounded, p.dome(RED).stasis = 3, 3
    question = p.phase(RED, "MOB")
    assert question.s.over  # no unit moves or explores
    assert not p.phase(RED, "ENG").may("integrate")
    p.home(RED, 1)
    p.dome(RED).stasis = 2
    assert {"move biodome a1", "explore biodome"} <= p.phase(RED, "MOB").may()


@clause("ARK-R54", "ARK-6.1", "ARK-8.3")
def test_neutral_units_whose_control_changes_fight_at_the_next_turn_of_a_side_that_opposes() -> None:
    p = given().rooms(a2="R29", b2="R01").cubes("R29", RED).neutral("robot", "b2").units(RED, "b2")
    assert not control.opposed(p.s, RED, cell("b2"))
    p.cubes("R29", YELLOW, YELLOW)  # now they are Yellow's
    assert control.opposed(p.s, RED, cell("b2")) and p.s.count(ROBOTS, cell("b2")) == 1
    p.arsenal(RED, 1).turn(RED).play("choose PWR", "done")
    assert p.s.count(ROBOTS, cell("b2")) == 0 and p.there(RED, "b2") == 1


@clause("ARK-R67", "ARK-6.6")
def test_who_defends_neutral_units_of_several() -> None:
    def shared(*owners: int) -> Position:
        p = (
            given(4)
            .rooms(a2="R29", b2="R01")
            .cubes("R29", *owners)
            .neutral("robot", "b2", 2)
            .units(RED, "b2")
        )
        return p

    p = shared(YELLOW, GREEN, BLUE)
    assert defenders(p.s, RED, cell("b2")) == [YELLOW]  # the next clockwise from the attacker
    p = shared(GREEN, BLUE)
    assert defenders(p.s, RED, cell("b2")) == [GREEN]
    p.units(BLUE, "b2")
    assert defenders(p.s, RED, cell("b2")) == [BLUE]  # who has own-colour units there
    assert fighters(p.s, BLUE, RED, cell("b2")) == [BLUE, ROBOTS]
    p = shared(RED, GREEN)
    assert defenders(p.s, RED, cell("b2")) == []  # shared with the attacker


@clause("ARK-R67", "ARK-6.5b")
@pytest.mark.parametrize(("arsenal", "left"), [(3, 2), (4, 0)])
def test_the_defender_of_shared_neutral_units_lends_its_arsenal(arsenal: int, left: int) -> None:
    p = given(3).rooms(a2="R29", b2="R01").cubes("R29", YELLOW, GREEN).neutral("robot", "b2", 2)
    p.units(RED, "b2").arsenal(RED, arsenal).arsenal(YELLOW, 3).arsenal(GREEN, 24).fights(RED)
    assert p.s.count(ROBOTS, cell("b2")) == left and p.dome(YELLOW).arsenal == 3
