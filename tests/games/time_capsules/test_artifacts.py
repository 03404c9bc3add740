"""Abilities of artifacts and bioobjects, and the words of the effects (TC-4.9, TC-4.11, TC-4.15, TC-7)."""

from __future__ import annotations

import pytest

from rulewright.games.time_capsules.printed import BLUE
from tests.games.time_capsules.given import ANN, BOB, CY, Position, clause, given, held, solo, split


def use(artifact: str, active: str = "", inactive: str = "", *choices: str, **extra: int) -> Position:
    """Ann uses an artifact with these objects beside it, and something to go on with."""
    p = given(3).active(ANN, f"{artifact} Z6 {active}").inactive(ANN, inactive)
    for name, n in extra.items():
        getattr(p, name)(ANN, n)
    return p.asked_to_act(ANN).play(ANN, f"use {artifact}", *choices)


@clause("TC-B01", "TC-4.15.27", "TC-R46")
def test_b01_replicator() -> None:
    p = use("B01", "B11", "B04 O11+")
    assert p.options() == ["copy B04", "copy B11"]  # not the new one
    p.play(ANN, "copy B11")  # other blue: B01 and B04
    assert p.mat(ANN).vp == 2
    assert p.lies(ANN)["B11"] == 1 and p.lies(ANN, "inactive")["B01"] == 1


@clause("TC-B01", "TC-R29")
def test_no_replicator_copies_a_replicator() -> None:
    p = use("B01", "B01", "")
    assert p.question == "ask-act" and p.lies(ANN)["B01"] == 1


@clause("TC-B03", "TC-4.15.13")
def test_b03_machine_control_interface() -> None:
    p = use("B03", "c6=2 c12=3", "", "choose c12=3")
    assert p.lies(ANN) == held("Z6 c6=2 c12=12")


@clause("TC-B04", "TC-4.15.1")
def test_b04_microfusion_device() -> None:
    assert use("B04").pool(ANN) == (4, 0)


@clause("TC-B06", "TC-4.15.8", "TC-4.10.5")
def test_b06_crystallizer() -> None:
    assert use("B06").mat(ANN).crystals == 2


@clause("TC-B07", "TC-4.15.11", "TC-R35")
def test_b07_emp_cannon() -> None:
    p = use("B07")
    assert p.options() == ["hit 1", "hit 2"] and p.pool(ANN) == (0, 0)
    p.play(ANN, "hit 2")
    assert p.lies(CY) == held("break") and p.lies(BOB) == held("") and p.pool(ANN) == (0, 4)


@clause("TC-B08", "TC-4.15.11")
def test_b08_emp_bomb() -> None:
    p = use("B08")
    assert p.lies(BOB) == p.lies(CY) == held("break") and p.mat(ANN).vp == 1 and p.mat(ANN).breaks() == 0


@clause("TC-B09")
def test_b09_quantum_core() -> None:
    p = use("B09", "c8=5", "", "upgrade active c8=5")
    assert p.lies(ANN)["c12=5"] == 1 and p.mat(ANN).vp == 1


@clause("TC-B10", "TC-4.15.4")
def test_b10_temporal_stabilizer() -> None:
    p = use("B10", "break", "break break")
    assert p.options() == ["fix 0", "fix 1", "fix 2"]
    assert p.s.default(ANN) == p.s.parse("fix 2")
    p.play(ANN, "fix 2")
    assert p.mat(ANN).breaks() == 1
    assert use("B10", "break", "break break", "fix 0").mat(ANN).breaks() == 3


@clause("TC-B11", "TC-4.15.26")
@pytest.mark.parametrize(("others", "vp"), [("", 1), ("B04", 1), ("O01 O02 B04", 1), ("B04 B04", 2)])
def test_b11_blue_prism(others: str, vp: int) -> None:
    assert use("B11", others).mat(ANN).vp == vp


@clause("TC-B12")
def test_b12_chrono_vault() -> None:
    assert use("B12").mat(ANN).crystals == 1


@clause("TC-B13", "TC-4.15.12", "TC-4.1.6")
def test_b13_tachyon_relay() -> None:
    p = use("B13", "", "b1 b3 b2+")
    assert p.options() == ["done", "return b1", "return b3"]
    p.play(ANN, "return b3", "return b1")
    assert p.lies(ANN) == held("Z6 b1 b3") and p.lies(ANN, "inactive") == held("B13 b2+")
    assert use("B13", "", "b1 b3", "done").lies(ANN) == held("Z6")


@clause("TC-B14", "TC-O13", "TC-4.15.10", "TC-4.11.1")
@pytest.mark.parametrize("artifact", ["B14", "O13"])
def test_a_bioobject_of_any_pile(artifact: str) -> None:
    p = use(artifact)
    assert p.options() == [f"take Z{n}" for n in range(1, 7)]
    left = p.s.piles[3]
    p.play(ANN, "take Z4")
    assert p.lies(ANN, "inactive") == held(f"{artifact} Z4") and p.s.piles[3] == left - 1


@clause("TC-4.11.1", "TC-R22")
def test_all_piles_empty_give_nothing() -> None:
    p = given().piles(0, 0, 0, 0, 0, 0).active(ANN, "B14 Z6").asked_to_act(ANN).play(ANN, "use B14")
    assert p.question == "ask-act" and p.lies(ANN, "inactive") == held("B14")


@clause("TC-B15", "TC-O18")
@pytest.mark.parametrize("artifact", ["B15", "O18"])
def test_one_vp(artifact: str) -> None:
    assert use(artifact).mat(ANN).vp == 1


@clause("TC-B16", "TC-O20", "TC-4.15.9")
@pytest.mark.parametrize("artifact", ["B16", "O20"])
def test_a_card_and_a_crystal(artifact: str) -> None:
    p = use(artifact)
    assert len(p.in_hand(ANN)) == 1 and p.mat(ANN).crystals == 1


@clause("TC-B17", "TC-4.15.6")
def test_b17_nano_assembler() -> None:
    p = use("B17")
    assert p.lies(ANN, "inactive") == held("B17 c8+") and p.mat(ANN).vp == 1


@clause("TC-B18")
def test_b18_paradox_engine() -> None:
    p = use("B18")
    assert p.mat(ANN).vp == 3 and p.lies(ANN, "inactive") == held("B18 break")


@clause("TC-B19", "TC-4.15.20")
@pytest.mark.parametrize(("others", "vp"), [("", 1), ("B14", 2), ("B14 O07", 3), ("B14 O07 O08 O13", 3)])
def test_b19_ancestral_seed(others: str, vp: int) -> None:
    assert use("B19", others).mat(ANN).vp == vp


@clause("TC-B20")
def test_b20_singularity_core() -> None:
    assert use("B20").mat(ANN).vp == 2


@clause("TC-B02")
def test_b02_knowledge_base_gives_five_at_most() -> None:
    assert use("B02", "B05 B11 B15", "B16 O05").pool(ANN) == (0, 5)
    assert use("B02").pool(ANN) == (0, 2)


@clause("TC-O02", "TC-4.15.21")
@pytest.mark.parametrize(("computers", "energy"), [("", 1), ("c6=1", 2), ("c6=1 c6=1 c8=2 c12=3", 4)])
def test_o02_thermal_generator(computers: str, energy: int) -> None:
    assert use("O02", computers, "c6 c6 c6").pool(ANN) == (energy, 0)


@clause("TC-O03", "TC-4.6.3")
def test_o03_mechanical_manipulator() -> None:
    p = use("O03", "b2", "", "upgrade active b2")
    assert p.lies(ANN) == held("Z6 b3") and p.mat(ANN).all_energy() == 3


@clause("TC-O04", "TC-4.15.5")
def test_o04_mine_probe() -> None:
    p = use("O04")
    assert p.lies(ANN) == held("Z6 b1+") and p.mat(ANN).all_energy() == 1


@clause("TC-O06", "TC-4.15.6")
def test_o06_construction_robot() -> None:
    p = given().active(ANN, "O06 Z6").asked_to_act(ANN).rolling(5).play(ANN, "use O06")
    assert p.lies(ANN) == held("Z6 c6=5+") and p.mat(ANN).all_qubits() == 5


@clause("TC-O07", "TC-4.15.18", "TC-4.15.24")
def test_o07_gene_splicer() -> None:
    p = use("O07", "b1 c6=1", "b3")
    assert p.options() == ["decline", "drop active b1", "drop active c6=1"]
    p.play(ANN, "drop active b1", "take Z1")
    assert p.lies(ANN) == held("Z6 c6=1") and p.lies(ANN, "inactive") == held("O07 b3 Z1")
    assert use("O07", "b1", "", "decline").lies(ANN) == held("Z6 b1")


@clause("TC-O08", "TC-4.15.22")
def test_o08_stasis_chamber() -> None:
    assert use("O08", "break break", "", "fix 1").mat(ANN).vp == 1
    assert use("O08", "break break", "", "fix 0").mat(ANN).vp == 0


@clause("TC-O09", "TC-4.15.20", "TC-4.9.5")
@pytest.mark.parametrize(("others", "vp"), [("", 0), ("B03", 1), ("O09 O04 B01 B17", 3)])
def test_o09_servo_titan(others: str, vp: int) -> None:
    assert use("O09", others).mat(ANN).vp == vp


@clause("TC-O10", "TC-4.15.26")
@pytest.mark.parametrize(("others", "vp"), [("", 1), ("O01 B01 B02", 1), ("O01 O10", 2)])
def test_o10_resonant_beacon(others: str, vp: int) -> None:
    assert use("O10", others).mat(ANN).vp == vp


@clause("TC-O11", "TC-O12", "TC-4.15.5")
def test_batteries_from_artifacts() -> None:
    assert use("O11").lies(ANN, "inactive") == held("O11 b2+")
    assert use("O12").lies(ANN, "inactive") == held("O12 b1+ b1+")


@clause("TC-O15")
def test_o15_gravity_forge() -> None:
    p = use("O15", "", "c6", "upgrade inactive c6")
    assert p.lies(ANN, "inactive") == held("O15 c8") and p.mat(ANN).vp == 1


@clause("TC-O16", "TC-4.15.23", "TC-4.15.24")
def test_o16_recycler_drone() -> None:
    p = use("O16", "b1", "b2")
    assert p.options() == ["decline", "drop active b1", "drop inactive b2"]
    assert use("O16", "b1", "b2", "drop active b1").mat(ANN).vp == 2
    assert use("O16", "b1", "b2", "drop inactive b2").mat(ANN).vp == 1
    assert use("O16", "b1", "b2", "decline").mat(ANN).vp == 0


@clause("TC-O17")
def test_o17_logic_reactor() -> None:
    assert use("O17").pool(ANN) == (0, 5)


@clause("TC-O19", "TC-4.15.25", "TC-4.15.18")
def test_o19_diplomatic_beacon() -> None:
    p = use("O19", "b3", "", "accept")
    assert p.mat(ANN).vp == 2 and p.pool(ANN) == (1, 0)
    assert use("O19", "b3", "", "decline").mat(ANN).vp == 0
    assert use("O19", "b1").question == "ask-act"  # two energy cannot be paid


@clause("TC-O14", "TC-4.15.11", "TC-4.14.3")
def test_o14_finds_no_target_alone() -> None:
    p = solo().active(ANN, "O14 B07 B08 Z6").asked_to_act(ANN)
    p.play(ANN, "use O14", "use B07", "use B08")
    assert p.mat(ANN).vp == 2 and p.pool(ANN) == (0, 4) and p.told("no-target") == 3


@clause("TC-R30")
def test_copies_and_repeats_pay_each_time() -> None:
    p = given().active(ANN, "O19 b3 Z6").hand(ANN, "F04").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F04", "accept")
    assert p.pool(ANN) == (1, 0) and p.question == "ask-act"  # the second time cannot be paid
    p = given().active(ANN, "O07 b1 b2 Z6").hand(ANN, "F04").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F04", "drop active b1", "take Z1", "drop active b2", "take Z2")
    assert p.lies(ANN, "inactive") == held("O07 Z1 Z2")
    p = use("B01", "b1", "O16", "drop active b1")
    assert p.mat(ANN).vp == 2


@clause("TC-R29", "TC-4.15.28")
def test_infinite_feedback_on_a_replicator_copies_twice() -> None:
    p = given().active(ANN, "B01 B04 O17 Z6").hand(ANN, "F04").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F04", "twice B01", "copy B04", "copy O17")
    assert p.pool(ANN) == (4, 5) and p.lies(ANN) == held("B04 O17 Z6")


@clause("TC-R48")
def test_a_copied_return_may_choose_the_replicator_itself() -> None:
    p = use("B01", "", "B13 b2", "return b2")
    assert p.lies(ANN)["b2"] == 1
    p = given().active(ANN, "B01 Z6").inactive(ANN, "B04").hand(ANN, "F03").crystals(ANN, 3).asked_to_act(ANN)
    p.play(ANN, "use B01", "play F03")
    assert "return B01" in p.options()


@clause("TC-B05", "TC-R66", "TC-4.15.29")
def test_swept_artifacts_may_come_back_from_a_short_stack() -> None:
    p = given().active(ANN, "B05 Z6").offer("B02 B15 B20").empty_stack(BLUE, keep=1).asked_to_act(ANN)
    p.play(ANN, "use B05", "sweep blue1", "sweep blue2", "done")
    assert len(p.row(BLUE)) == 3 and p.row(BLUE)[0] == "B20" and "B02" in p.row(BLUE)


@clause("TC-B05", "TC-4.15.29", "TC-4.15.30", "TC-R34")
def test_a_sweep_may_take_none_and_discounts_add_up() -> None:
    p = given().active(ANN, "B05 B05 Z6").offer("B05 B20 B15").pools(ANN, qubits=1).asked_to_act(ANN)
    p.play(ANN, "use B05", "done", "use B05", "done")
    assert p.mat(ANN).discounts == [6, 0]
    p.play(ANN, "buy blue1")  # 5 - 6, but at least 1
    assert p.pool(ANN) == (0, 0) and p.mat(ANN).discounts == [0, 0]


# --- bioobjects --------------------------------------------------------------------------------------
@clause("TC-Z1")
@pytest.mark.parametrize(("zone", "vp"), [("active", 3), ("inactive", 1)])
def test_z1_amber_spore(zone: str, vp: int) -> None:
    p = getattr(given(), zone)(ANN, "Z1").asked_to_act(ANN).play(ANN, f"bio {zone} Z1")
    assert p.mat(ANN).vp == vp


@clause("TC-Z2", "TC-R70")
@pytest.mark.parametrize(("zone", "left"), [("active", 1), ("inactive", 3)])
def test_z2_mending_moss(zone: str, left: int) -> None:
    p = given().active(ANN, "break break Z3").inactive(ANN, "break break")
    (p.mat(ANN).active if zone == "active" else p.mat(ANN).inactive).append(66)
    p.asked_to_act(ANN).play(ANN, f"bio {zone} Z2", "fix 3" if zone == "active" else "fix 1")
    assert p.mat(ANN).breaks() == left
    p = (
        given().active(ANN, "Z2").asked_to_act(ANN).play(ANN, "bio active Z2")
    )  # nothing to fix: gone all the same
    assert p.lies(ANN) == held("")


@clause("TC-Z3", "TC-Z4")
@pytest.mark.parametrize(("zone", "kind", "pool"), [
    ("active", "Z3", (6, 0)), ("inactive", "Z3", (2, 0)),
    ("active", "Z4", (0, 9)), ("inactive", "Z4", (0, 3)),
])  # fmt: skip
def test_z3_and_z4(zone: str, kind: str, pool: tuple[int, int]) -> None:
    p = getattr(given(), zone)(ANN, kind).asked_to_act(ANN).play(ANN, f"bio {zone} {kind}")
    assert p.pool(ANN) == pool


@clause("TC-Z5")
@pytest.mark.parametrize(("zone", "crystals", "cards"), [("active", 2, 2), ("inactive", 1, 1)])
def test_z5_chrono_larva(zone: str, crystals: int, cards: int) -> None:
    p = getattr(given(), zone)(ANN, "Z5").asked_to_act(ANN).play(ANN, f"bio {zone} Z5")
    assert p.mat(ANN).crystals == crystals and len(p.in_hand(ANN)) == cards


@clause("TC-Z6")
def test_z6_symbiont() -> None:
    p = given().active(ANN, "Z6 c6=1 Z1").asked_to_act(ANN)
    p.play(ANN, "bio active Z6", "upgrade active c6=1", "upgrade active c8=1")
    assert p.lies(ANN) == held("c12=1 Z1")
    p = given().active(ANN, "b1 Z1").inactive(ANN, "Z6").asked_to_act(ANN)
    p.play(ANN, "bio inactive Z6", "upgrade active b1")
    assert p.lies(ANN) == held("b2 Z1")


@clause("TC-4.11.2")
def test_used_bioobjects_do_not_return() -> None:
    p = given().active(ANN, "Z1 Z1 Z6")
    piles = p.s.piles[:]
    p.asked_to_act(ANN).play(ANN, "bio active Z1", "bio active Z1")
    assert p.s.piles == piles and p.s.compost[0] == 2


@clause("TC-R24", "TC-4.13.7")
def test_earlier_players_come_first_in_phase_two() -> None:
    p = split().piles(0, 0, 0, 1, 0, 0).active(ANN, "O13 Z1").active(BOB, "O13 Z1").asked_to_act(ANN)
    p.play(ANN, "use O13", "end")
    assert p.lies(ANN, "inactive")["Z4"] == 1
    p.play(BOB, "use O13")
    assert p.lies(BOB, "inactive") == held("O13")
