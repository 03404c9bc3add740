"""The actions of an action phase (ARK-4, ARK-5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulewright.core.values import changed
from rulewright.games.ark_awakening.outlook import laying
from rulewright.games.ark_awakening.places import SOUTH, WEST
from tests.games.ark_awakening.given import RED, YELLOW, Position, cell, given

clause = pytest.mark.clause


# --- MOVE --------------------------------------------------------------------------------------------
@clause("ARK-5.1a", "ARK-5.1b", "ARK-4.5")
def test_a_point_moves_any_number_of_units_that_stand_together() -> None:
    p = given().rooms(a1="R01", b1="R02", b2="R03").units(RED, "b1", 3).phase(RED, "MOB")
    assert p.may("move") == {
        "move biodome a1",
        "move biodome b1",
        "move b1 a1",
        "move b1 b2",
        "move b1 biodome",
    }
    p.play("move b1 b2")
    assert p.may() == {"units 1", "units 2", "units 3"}
    p.play("units 2")
    assert (p.there(RED, "b1"), p.there(RED, "b2")) == (1, 2)
    p.play("move biodome a1", "units 1")
    assert not p.may("move")  # the value is 2


@clause("ARK-2.2b", "ARK-R70")
def test_neutral_units_go_along_but_never_into_a_biodome() -> None:
    p = given().rooms(a1="R29", b1="R02").cubes("R29", RED).neutral("robot", "a1").units(RED, "a1")
    p.phase(RED, "MOB").play("move a1 b1", "units 1", "units 1")
    assert (p.there(RED, "b1"), p.s.count(5, cell("b1"))) == (1, 1)
    p.play("move b1 biodome")
    assert (p.there(RED, "biodome"), p.s.count(5, cell("b1"))) == (3, 1)
    p = given().rooms(a1="R29").cubes("R29", RED).neutral("robot", "a1").home(RED, 0).phase(RED, "MOB")
    assert "move a1 biodome" not in p.may()


@clause("ARK-5.1d")
def test_a_teleport_leads_to_any_explored_room_or_home() -> None:
    p = given().rooms(a1="R01", d4="R27", e1="gate1").cubes("R27", RED).units(RED, "d4").phase(RED, "MOB")
    assert {"teleport d4 a1", "teleport d4 e1", "teleport d4 biodome", "teleport biodome d4"} <= p.may(
        "teleport"
    )
    p.play("teleport d4 biodome")
    assert p.there(RED, "biodome") == 3 and not p.may("teleport")


@clause("ARK-5.1e", "ARK-5.1g")
def test_a_fold_exchanges_cards_with_their_cubes_and_leaves_units() -> None:
    p = given().rooms(a1="R14", b2="R01", e1="gate1", c3="R02").cubes("R01", YELLOW)
    p.cylinders("R14", "pwr0", "pwr0").units(RED, "a1").units(YELLOW, "c3").phase(RED, "MOB")
    assert p.may("fold") == {"fold a1 b2"}  # not the gate, not where an opponent stands
    p.play("fold a1 b2")
    assert (p.room_at("a1"), p.room_at("b2")) == ("R01", "R14")
    assert p.there(RED, "a1") == 1 and p.cubes_in("R01") == [YELLOW] and not p.may("fold")


# --- EXPLORE -----------------------------------------------------------------------------------------
@clause("ARK-5.2a", "ARK-5.2b", "ARK-5.2d", "ARK-2.6", "ARK-R55")
def test_exploring_draws_as_many_rooms_as_positions_and_assigns_them() -> None:
    p = given().rooms(b1="R01").units(RED, "b1").phase(RED, "MOB")
    assert p.may("explore") == {"explore b1", "explore biodome"}
    p.play("explore b1")
    assert p.may() == {"position a1", "position b2", "position c1"}
    p.play("position c1", "position b2", "done")
    drawn = sorted(p.may("assign"))
    assert len(drawn) == 2 == len(p.s.open.cards)
    p.play(drawn[1])
    assert p.room_at("c1") == drawn[1].split()[1] and p.room_at("b2") == drawn[0].split()[1]
    assert p.s.rear[cell("b2")] == SOUTH and p.s.rear[cell("c1")] == WEST
    assert not p.may("explore") and "move b1 b2" in p.may()  # once, and movement goes on


@clause("ARK-5.2b")
@pytest.mark.parametrize("order", list(permutations(["a1", "b2", "c1"])))
def test_positions_are_named_in_any_order_three_at_most(order: tuple[str, ...]) -> None:
    p = given().rooms(b1="R01").units(RED, "b1").phase(RED, "MOB").play("explore b1")
    assert "done" not in p.may()  # one at least
    for n, label in enumerate(order):
        assert p.may("position") == {f"position {other}" for other in order[n:]}
        p.play(f"position {label}")
    assert len(p.s.open.cards) == 3 and laying(p.s) == ["a1", "c1", "b2"]  # nothing more is asked


@clause("ARK-5.2b")
def test_of_four_positions_of_the_biodome_three_are_explored() -> None:
    p = given().home(RED, 1).phase(RED, "MOB").play("explore biodome")
    near = sorted(p.may("position"))
    assert len(near) == 4
    p.play(*near[:0:-1])
    assert len(p.s.open.cards) == 3 and not p.s.explored(cell(near[0].split()[1]))


@clause("ARK-5.2b")
def test_the_same_positions_are_the_same_exploration() -> None:
    def named(*labels: str) -> list[str]:
        p = given().rooms(b1="R01").units(RED, "b1").phase(RED, "MOB").play("explore b1")
        p.play(*[f"position {label}" for label in labels])
        assert laying(p.s) == sorted(labels, key=cell)
        return laying(p.play("done").s)

    assert named("c1", "b2") == named("b2", "c1") == ["c1", "b2"]


@clause("ARK-5.2c", "ARK-5.2f", "ARK-R22")
def test_a_gate_keeps_its_token_for_the_first_who_enters() -> None:
    p = given().rooms(d1="R01").units(RED, "d1")
    p.s.tokened = changed(p.s.tokened, cell("e1"), 1)
    p.phase(RED, "MOB").play("explore d1", "position e1", "done")
    assert p.room_at("e1") == "gate1" and p.s.tokened[cell("e1")] == 1 and "event-found" not in p.events()
    p.play("move d1 e1")
    assert p.s.tokened[cell("e1")] == 0 and len(p.may("reward")) == 1
    assert "event-found" in p.play(*p.may("reward")).events()


@clause("ARK-5.2e")
def test_the_token_of_an_explored_position_gives_its_reward() -> None:
    p = given().rooms(b1="R01").units(RED, "b1")
    p.s.tokened = changed(p.s.tokened, cell("b2"), 1)
    left = len(p.s.tokens.cards)
    p.phase(RED, "MOB").play("explore b1", "position b2", "done")
    assert len(p.s.tokens.cards) == left - 1 and p.s.tokened[cell("b2")] == 0
    assert p.play(*p.may("reward")).events().count("event-found") == 1 and not p.s.open.cards


@clause("ARK-5.2e", "ARK-1.2")
def test_rewards_come_in_any_order_and_may_be_declined() -> None:
    def three() -> Position:
        p = given().rooms(b1="R01").units(RED, "b1").stock(RED).next_tokens(1, 5, 6)
        for label in ("a1", "b2", "c1"):
            p.s.tokened = changed(p.s.tokened, cell(label), 1)
        p.phase(RED, "MOB").play("explore b1", "position a1", "position c1", "position b2")
        while p.may("assign"):
            p.play(min(p.may("assign")))
        return p

    p = three()
    assert p.may() == {"done", "reward 1", "reward 5", "reward 6"}
    p.play("reward 6", "reward 1")
    assert p.dome(RED).arsenal == 2 and p.dome(RED).stock == [2, 0, 0, 0]
    p.play("done")
    assert not p.dome(RED).hand.cards and not p.s.open.cards and "move b1 a1" in p.may()
    assert not three().play("done").dome(RED).arsenal


# --- DIVERT ------------------------------------------------------------------------------------------
@clause("ARK-EX-03", "ARK-5.3a", "ARK-5.3e", "ARK-5.3f", "ARK-3.10")
def test_diverts_of_each_generator_and_some_more_split_freely() -> None:
    p = given().rooms(a2="G1", b2="G2", c2="R28", a3="R04", b3="R01", c3="R03", d3="R07")
    p.upgraded(RED, PWR=1).cubes("G1", RED, RED).cubes("G2", YELLOW).cubes("R28", RED)
    assert p.benefit(RED, "divert") == 2
    p.phase(RED, "PWR")
    assert p.may("divert") == {"divert pwr0 generator", "divert G1 generator"}
    for target in ("a3", "a3"):
        p.play("divert pwr0 generator", f"into {target}")
    for target in ("a3", "a3", "b3"):
        p.play("divert G1 generator", f"into {target}")
    p.play("divert pwr0 generator", "into b3", "divert G1 generator", "into b3")
    assert p.s.over  # seven diverts
    assert p.cylinders_in("R04") == ["pwr0", "pwr0", "G1", "G1"] and p.cylinders_in("R01") == [
        "G1",
        "pwr0",
        "G1",
    ]


@clause("ARK-5.3b", "ARK-3.13")
def test_no_cylinder_leaves_while_as_many_as_the_capacity_are_outside() -> None:
    p = given().rooms(a2="R04").cylinders("R04", "pwr0", "pwr0").phase(RED, "PWR")
    assert "divert pwr0 generator" in p.may()  # 2:3 and two outside
    p.play("divert pwr0 generator", "into MOB")
    assert p.may("divert") == {"divert pwr0 a2", "divert pwr0 MOB"}
    p.play("divert pwr0 a2", "into generator")
    assert p.cylinders_in("R04") == ["pwr0"] and p.s.outside[RED] == 2


@clause("ARK-5.3d")
def test_an_opponents_cylinder_is_displaced_only_where_one_has_a_unit() -> None:
    p = (
        given()
        .rooms(a2="R05")
        .cylinders("R05", "pwr1", "pwr1")
        .phase(RED, "PWR")
        .play("divert pwr0 generator")
    )
    assert "into a2" not in p.may()
    p = given().rooms(a2="R05").cylinders("R05", "pwr1", "pwr1").units(RED, "a2").phase(RED, "PWR")
    p.play("divert pwr0 generator", "into a2")
    assert p.cylinders_in("R05") == ["pwr1", "pwr0"] and p.s.outside[YELLOW] == 1
    p = given().rooms(a2="R05").cylinders("R05", "pwr0", "pwr0").units(RED, "a2").phase(RED, "PWR")
    assert "into a2" not in p.play("divert pwr0 generator").may()  # nobody else's is there


@clause("ARK-5.3b", "ARK-5.3e", "ARK-3.11")
def test_a_cylinder_in_another_players_section_is_diverted_by_who_controls_its_generator() -> None:
    p = given(3).rooms(a2="G1", b2="G2", c2="R01").cubes("G1", RED).cubes("G2", YELLOW).phase(RED, "PWR")
    assert not p.may("reclaim")  # none lies there
    p.fed(YELLOW, "ENG", "G1").fed(2, "MIL", "G1", "G2").fed(YELLOW, "MOB", "pwr1").phase(RED, "PWR")
    assert p.may("reclaim") == {"reclaim G1"}  # not G2, which Yellow controls, and nobody's own ones
    p.play("reclaim G1")
    assert p.may() == {"from 1 ENG", "from 2 MIL"}
    p.play("from 2 MIL")
    assert {"into generator", "into c2", "into MOB"} <= p.may() and "into a2" in p.may()
    p.play("into c2")
    assert p.cylinders_in("R01") == ["G1"] and p.s.outside[5] == 2 and p.section_power(2, "MIL") == 1
    assert p.may("reclaim") == {"reclaim G1"}  # 2:5, one is left
    p.play("reclaim G1", "into generator")
    assert p.s.outside[5] == 1 and not p.may("reclaim")


@clause("ARK-5.3b", "ARK-FX-DIVERT", "ARK-R21")
def test_a_reactor_spike_reaches_into_other_sections_too() -> None:
    p = given().rooms(a2="G1").cylinders("G1", "pwr0").fed(YELLOW, "ENG", "G1").hand(RED, "AC10")
    p.phase(RED, "ART").play("use AC10")
    assert {"done", "reclaim G1", "divert pwr0 generator"} <= p.may()
    p.play("reclaim G1", "into generator")
    assert p.section_power(YELLOW, "ENG") == 0 and "divert pwr0 generator" in p.may()


# --- PRODUCE, EXPLOIT --------------------------------------------------------------------------------
@clause("ARK-5.4a", "ARK-4.4", "ARK-4.5")
def test_produce_or_exploit_and_not_both() -> None:
    p = given().stock(RED).powered(RED, "PRO", 1).phase(RED, "PRO")
    assert p.may() == {"done", "produce", "exploit"}
    p.play("produce")
    assert p.s.over and p.dome(RED).stock == [0, 0, 0, 3]


@clause("ARK-5.4e")
def test_synthesis_then_harvest_then_exchange() -> None:
    p = given().rooms(a2="R17", b2="R04", c2="R03").stock(RED)
    p.cylinders("R17", "pwr0").cylinders("R04", "pwr0").cylinders("R03", "pwr0")
    p.phase(RED, "PRO").play("produce")  # 2 and PRD 1: three, of which two may be synthesized
    p.play("take titanium", "done")
    assert p.dome(RED).stock == [2, 0, 0, 2]
    p.play("take osmium")  # HRV 3
    p.play("exchange titanium", "exchange osmium", "done")
    assert p.dome(RED).stock == [1, 0, 2, 4]


@clause("ARK-5.4b", "ARK-5.4c", "ARK-EX-66")
def test_factories_give_by_power_and_at_most_twenty_are_kept() -> None:
    p = given().rooms(**{"a2": "F-Tia", "b2": "F-Mta"}).stock(RED, ti=19)
    p.cylinders("F-Tia", "pwr0", "pwr1").cubes("F-Mta", YELLOW)
    p.phase(RED, "PRO").play("exploit")
    assert p.dome(RED).stock == [20, 0, 0, 0]
    p.stock(YELLOW).phase(YELLOW, "PRO").play("exploit")
    assert p.dome(YELLOW).stock == [7, 0, 0, 1]  # inclusive control: each gets all


@clause("ARK-5.4f")
def test_reserves_give_for_every_own_unit_there() -> None:
    p = given().rooms(a2="R10").cubes("R10", RED).units(RED, "a2", 2).stock(RED).phase(RED, "PRO")
    p.play("exploit", "take biotite")
    assert p.dome(RED).stock == [0, 4, 0, 0]


# --- ENGINEERING -------------------------------------------------------------------------------------
@clause("ARK-5.5a", "ARK-5.5b", "ARK-5.5c", "ARK-5.5d")
def test_a_point_integrates_one_cube_and_each_place_takes_one_a_phase() -> None:
    p = given().rooms(a2="R05", b2="R01", c2="F-Tia").units(RED, "a2").units(RED, "c2").stock(RED, ti=9)
    p.phase(RED, "ENG")
    assert {"integrate plain a2", "integrate plain c2", "integrate plain MOB"} <= p.may("integrate")
    assert p.reason("integrate plain b2") == "why-not-there"
    p.play("integrate plain a2")
    assert p.dome(RED).stock[0] == 6 and p.reason("integrate plain a2") == "why-already"
    p.play("integrate plain c2")
    assert p.dome(RED).stock[0] == 6 and p.s.over and p.dome(RED).cubes == 28


@clause("ARK-5.5i", "ARK-R15")
def test_sections_need_a_unit_at_home() -> None:
    p = given().home(RED, 0).rooms(a2="R05").units(RED, "a2").stock(RED, ti=9).phase(RED, "ENG")
    assert p.may("integrate") == {"integrate plain a2"} and p.reason("integrate plain MOB") == "why-not-there"


@clause("ARK-5.5c", "ARK-5.5f")
def test_opposing_units_forbid_integration_remote_too() -> None:
    p = (
        given()
        .rooms(a2="R05", b2="R22", c2="R06")
        .cylinders("R22", "pwr0")
        .units(RED, "a2")
        .units(YELLOW, "a2")
    )
    p.stock(RED, ti=9, bt=9).phase(RED, "ENG")
    assert p.reason("integrate plain a2") == p.reason("integrate remote a2") == "why-opposed"
    assert "integrate remote c2" in p.may() and "integrate plain c2" not in p.may()


@clause("ARK-EX-67", "ARK-5.5j", "ARK-5.4d")
def test_a_discount_lowers_the_cost_and_metamorphite_fills_what_is_short() -> None:
    p = given().rooms(a2="R01", b2="R23").cylinders("R23", "pwr0").units(RED, "a2").stock(RED, os=1, mt=2)
    p.phase(RED, "ENG").play("integrate plain a2")
    assert p.dome(RED).stock == [0, 0, 0, 1]
    p = given().rooms(a2="R01").units(RED, "a2").stock(RED, os=1, mt=1).phase(RED, "ENG")
    assert p.reason("integrate plain a2") == "why-too-dear"


@clause("ARK-5.5e", "ARK-5.5k", "ARK-R18")
def test_only_a_full_room_lets_one_replace_an_opponents_cube() -> None:
    p = given(3).rooms(a2="R06").units(RED, "a2").stock(RED, bt=9).cubes("R06", YELLOW, 2)
    p.phase(RED, "ENG").play("integrate plain a2")
    assert p.cubes_in("R06") == [YELLOW, 2, RED]
    p.phase(RED, "ENG").play("integrate plain a2")
    assert p.may() == {"replace 1", "replace 2"}
    p.play("replace 1")
    assert p.cubes_in("R06") == [RED, 2, RED] and p.dome(YELLOW).cubes == 30
    p = (
        given()
        .rooms(a2="R06")
        .units(RED, "a2")
        .stock(RED, bt=9)
        .cubes("R06", RED, RED, RED)
        .phase(RED, "ENG")
    )
    assert p.reason("integrate plain a2") == "why-all-own"


# --- MILITARIZE, RESEARCH, USE ARTIFACT --------------------------------------------------------------
@clause("ARK-5.6")
def test_militarize_adds_up_to_twenty_four() -> None:
    p = given().rooms(a2="R18").cubes("R18", RED).units(RED, "a2", 2).phase(RED, "MIL").play("militarize")
    assert p.dome(RED).arsenal == 2 + 1 * 2
    assert p.arsenal(RED, 23).phase(RED, "MIL").play("militarize").dome(RED).arsenal == 24


@clause("ARK-5.7a", "ARK-5.7d", "ARK-V10")
def test_who_sifts_draws_more_and_discards_of_those_drawn() -> None:
    p = given().rooms(a2="R24").cylinders("R24", "pwr0").hand(RED, "AC20").phase(RED, "ART").play("research")
    while p.may("discard"):
        assert "discard AC20" not in p.may() or len([1 for c in p.dome(RED).hand.cards if c >= 57]) > 1
        p.play(sorted(p.may("discard"))[0])
    assert len(p.dome(RED).hand.cards) == 1 + 1 and len(p.s.discards.cards) == 2


@clause("ARK-5.7b")
def test_an_empty_deck_is_made_of_the_discards_and_nothing_of_nothing() -> None:
    p = given()
    for card in p.s.artifacts.cards[:]:
        p.s.move(card, p.s.artifacts, p.s.discards)
    p.phase(RED, "ART").play("research")
    assert len(p.dome(RED).hand.cards) == 1 and not p.s.discards.cards and len(p.s.artifacts.cards) == 59
    for card in p.s.artifacts.cards[:]:
        p.s.move(card, p.s.artifacts, p.dome(YELLOW).hand)
    p.phase(RED, "ART").play("research")
    assert len(p.dome(RED).hand.cards) == 1 and "event-no-draw" in p.events()


@clause("ARK-5.7c")
def test_an_artifact_is_used_and_discarded() -> None:
    p = given().hand(RED, "AC18", "AC13").phase(RED, "ART")
    assert p.may() == {"done", "research", "use AC18", "use AC13"}
    p.play("use AC18")
    assert p.dome(RED).arsenal == 6 and p.s.over and len(p.s.discards.cards) == 1


# --- AWAKEN, HEAL ------------------------------------------------------------------------------------
@clause("ARK-5.8a", "ARK-5.8c", "ARK-4.4")
def test_awaken_and_heal_in_either_order() -> None:
    p = given().wounded(RED, 1).stock(RED, mt=2).phase(RED, "UNI")
    assert p.may() == {"done", "awaken own", "heal"}
    p.play("heal", "awaken own")
    dome = p.dome(RED)
    assert (dome.home, dome.stasis, dome.wounded, dome.stock[3]) == (4, 2, 0, 0)
    p = given().wounded(RED, 1).stock(RED, ti=9, mt=1).phase(RED, "UNI")
    assert p.reason("awaken own") == "why-too-dear"


@clause("ARK-5.8b")
def test_a_neutral_unit_appears_in_its_room_up_to_the_modifier() -> None:
    p = given().rooms(a2="R29").cylinders("R29", "pwr0").stock(RED, mt=3).phase(RED, "UNI")
    assert "awaken robot" in p.may()
    p.play("awaken robot")
    assert p.s.count(5, cell("a2")) == 1 and p.dome(RED).stock[3] == 2
    assert "awaken robot" not in p.phase(RED, "UNI").may()  # NRB 1
    p = (
        given()
        .rooms(a2="R29")
        .cylinders("R29", "pwr0")
        .units(YELLOW, "a2")
        .stock(RED, mt=3)
        .phase(RED, "UNI")
    )
    assert "awaken robot" not in p.may()
