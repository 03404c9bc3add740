"""Control, first visible modifiers, whose units are whose (ARK-1.4, ARK-3, ARK-8)."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import control
from tests.games.ark_awakening.given import BLUE, GREEN, RED, YELLOW, cell, given, room

clause = pytest.mark.clause


@clause("ARK-3.4", "ARK-3.4b", "ARK-EX-48")
def test_most_cubes_control_and_those_tied_for_most_all_do() -> None:
    p = given(4).rooms(b2="R01").cubes("R01", RED, YELLOW, RED)
    assert p.controllers("R01") == {RED}
    assert p.cubes("R01", YELLOW).controllers("R01") == {RED, YELLOW}
    one_each = given(4).rooms(b2="R01").cubes("R01", RED, YELLOW, GREEN, BLUE)
    assert one_each.controllers("R01") == {RED, YELLOW, GREEN, BLUE}


@clause("ARK-3.5", "ARK-3.6", "ARK-EX-65", "ARK-R01", "ARK-R02")
def test_without_cubes_every_cylinder_controls_and_a_unit_alone_never() -> None:
    p = given(3).rooms(b2="R01").cylinders("R01", "pwr1", "pwr1", "pwr0").units(GREEN, "b2")
    assert p.controllers("R01") == {RED, YELLOW}
    p = given(3).rooms(b2="R01").cubes("R01", RED).cylinders("R01", "pwr1", "pwr1", "pwr1")
    assert p.controllers("R01") == {RED}
    assert p.benefit(RED, "exploit") == 2  # the others' power counts for the controller


@clause("ARK-EX-01", "ARK-3.2", "ARK-3.3", "ARK-3.3b", "ARK-3.7")
def test_the_first_visible_modifier_counts_covered_slots_of_its_own_kind() -> None:
    p = given().rooms(b2="R10").cylinders("R10", "pwr0")
    assert p.controllers("R10") == {RED}
    assert p.benefit(RED, "reserves") == 1  # linked to cubes: the cylinder adds nothing
    assert p.benefit(YELLOW, "reserves") == 0
    assert p.cubes("R10", RED).benefit(RED, "reserves") == 2


@clause("ARK-3.7b", "ARK-R53")
def test_benefits_of_several_rooms_add_up() -> None:
    p = given().rooms(b2="R27", c2="R16").cubes("R27", RED).cylinders("R16", "pwr0")
    assert p.benefit(RED, "teleport") == 1 + 1


@clause("ARK-3.11", "ARK-3.12")
def test_cylinders_of_an_outer_generator_count_for_its_controllers() -> None:
    p = given().rooms(a2="G1", b2="G2", c2="G3", d2="R01")
    p.cylinders("R01", "G1")
    assert p.controllers("R01") == set()  # nobody controls the generator
    p.cylinders("G1", "pwr1")
    assert p.controllers("R01") == {YELLOW}
    p.cubes("G1", RED)
    assert p.controllers("R01") == {RED}
    assert p.cylinders("G2", "G1").controllers("G2") == {RED}
    assert p.cylinders("G3", "G3").controllers("G3") == set()  # not in its own room


@clause("ARK-3.12")
def test_a_generator_not_yet_computed_counts_for_nobody() -> None:
    p = given().rooms(a2="G1", b2="G2").cubes("G2", RED).cylinders("G1", "G2")
    assert p.controllers("G1") == set()


@clause("ARK-2.4")
def test_a_gate_is_never_controlled() -> None:
    p = given().rooms(e1="gate1").units(RED, "e1")
    assert p.controllers("gate1") == set()


@clause("ARK-1.4", "ARK-8.3", "ARK-6.6")
def test_neutral_units_are_own_units_of_whoever_controls_their_room() -> None:
    p = given().rooms(b2="R29", c2="R01").neutral("robot", "c2", 2)
    s = p.s
    assert not control.occupies(s, RED, cell("c2")) and not control.opposed(s, RED, cell("c2"))
    p.cubes("R29", RED)
    assert control.own_units(s, RED, cell("c2")) == 2 and control.opposed(s, YELLOW, cell("c2"))
    p.cubes("R29", YELLOW)
    assert not control.opposed(s, YELLOW, cell("c2")) and not control.opposed(s, RED, cell("c2"))


@clause("ARK-9.3b")
def test_in_the_first_mission_units_never_hinder_each_other() -> None:
    for mode, hindered in (("first_mission", False), ("awakening", True)):
        p = given(mode=mode).rooms(b2="R01").units(YELLOW, "b2")
        assert control.opposed(p.s, RED, cell("b2")) is hindered
        assert room("R01") == p.s.rooms[cell("b2")]


@clause("ARK-18.5c", "ARK-11.3b")
def test_steps_go_round_sealed_doors_and_end_at_a_guardian() -> None:
    p = given(complexity=2).rooms(a2="R01", b2="R02", a3="R03", b3="R04").units(RED, "a2")
    assert control.steps_to(p.s, RED)[cell("b2")] == 1
    assert control.steps_to(p.sealed(YELLOW, "a2", "b2").s, RED)[cell("b2")] == 3
    q = given(1, "guardians").rooms(a2="R01", b2="R02", c2="R03").units(RED, "a2").home(RED, 0)
    assert control.steps_to(q.s, RED)[cell("c2")] == 2
    stopped = control.steps_to(q.guardian(1, "b2").s, RED)
    assert stopped[cell("b2")] == 1 and stopped[cell("c2")] == -1
