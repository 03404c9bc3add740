"""Worked examples (SB-EX): moves, meetings, the Core, the Console, items and attacks."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.activation import flips
from rulewright.games.stress_botics.belt import attack
from rulewright.games.stress_botics.moving import movement
from rulewright.games.stress_botics.printed import NODES
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, Position


@pytest.mark.clause("SB-EX-07", "SB-3.3.1", "SB-BB-03", "SB-BB-07")
def test_movement_points_with_three_players() -> None:
    p = Position(3).track(ANN, 8).track(BOB, 5).track(CY, 2)
    assert [movement(b) for b in p.s.bots] == [3, 2, 1]


@pytest.mark.clause("SB-EX-08", "SB-3.3.1a", "SB-3.3.1b", "SB-9.4")
def test_movement_points_with_four_players() -> None:
    p = Position(4).track(ANN, 6).track(BOB, 3).track(CY, 2).track(DEE, 2).shields(DEE, 1)
    assert [movement(b) for b in p.s.bots] == [3, 3, 1, 6]


@pytest.mark.clause("SB-EX-09", "SB-EX-10", "SB-3.3.5a", "SB-0.11", "SB-0.11a", "SB-0.11b", "SB-0.11d")
def test_spaces_by_where_a_betabot_stands() -> None:
    p = Position(4).alphabot(1)
    for here in (NODES[p.s.active()], "MM_B", "MD_A", "AD_A", "KM_C"):
        for seat in (ANN, BOB, CY):
            p.at(seat, here)
        assert p.s.has_room(NODES.index(here), DEE)  # Main Vault Zone and Neutral Zone hold four
    for seat in (ANN, BOB, CY):
        p.at(seat, "CORE")
    assert not p.s.has_room(0, DEE)
    p.at(ANN, p.node_of("CAR")).at(BOB, p.node_of("CAR"))
    assert not p.s.has_room(p.s.bots[ANN].node, DEE)
    p.at(ANN, p.node_of("LAI"))
    assert not p.s.has_room(p.s.bots[ANN].node, DEE)


@pytest.mark.clause("SB-EX-11", "SB-3.3.12", "SB-3.3.12a", "SB-3.3.12b", "SB-R-74", "SB-D-AI5", "SB-AI04")
def test_batteries_decide_the_ai_after_the_whole_effect() -> None:
    p = Position(2).track(ANN, 6).track(BOB, 4, "SB").shields(BOB, 8).row("AI04 AI05 AI06 AI07")
    p.at_tile(ANN, "UAI").at_tile(BOB, "BAT").tank(BOB, 1, "2C")
    assert p.s.bots[ANN].mind == 1
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI04", "equip central")
    assert p.s.bots[ANN].mind == 0 and len(p.s.bots[ANN].track) == 3
    p.play(ANN, "drop")
    p.perform(BOB, "connect2", "do produce", "boost none", "name C")
    assert p.asked(BOB) == ["think competitive", "think cooperative"]
    p.play(BOB, "think competitive")
    assert p.s.bots[BOB].mind == 0 and len(p.s.bots[BOB].track) == 5


@pytest.mark.clause("SB-EX-12", "SB-3.3.11a", "SB-3.3.10", "SB-D-AIPART")
def test_two_cooperative_betabots_extract_at_levels_they_choose() -> None:
    p = Position(2).track(ANN, 7).track(BOB, 6).at_tile(ANN, "CAR")
    p.s.order = (BOB, ANN)
    sector = p.node_of("CAR")[-1]
    p.at(BOB, f"MM_{sector}").perform(BOB, "move1", "boost none", f"step LV_{sector}", "stop")
    assert p.asked(BOB) == ["skip", "level 1", "level 2", "level 3", "level 4"]
    p.play(BOB, "level 4", "pack")
    assert p.s.actor == ANN
    p.play(ANN, "level 3").default(ANN)
    assert sum(p.s.bots[BOB].tanks) == 3 and sum(p.s.bots[ANN].tanks) == 2


@pytest.mark.clause(
    "SB-EX-13", "SB-3.4.8", "SB-3.2.4", "SB-FX-42", "SB-CYL-01", "SB-VE-03", "SB-D-CYL", "SB-D-KEEP"
)
def test_a_captured_miner_extracts_before_the_move_is_kept() -> None:
    p = Position(2).captured(ANN, "Mi")._bag()
    sector = p.node_of("CAR")[-1]
    p.s.pressure = 4
    p.at(ANN, f"MM_{sector}").perform(ANN, "move1", "boost none", f"step LV_{sector}", "stop")
    p.play(ANN, "release miner", "put C tank1", "put C tank1", "put C tank2", "keep first")
    assert p.tanks(ANN)[:2] == ["1C", "1C"] and p.s.bag[0] == 8
    assert p.s.bots[ANN].captured == (0, 0, 0) and len(p.s.bots[ANN].hand.cards) == 1


@pytest.mark.clause("SB-EX-14", "SB-AI01", "SB-3.5.7a", "SB-10.3", "SB-R-48")
def test_a_boosted_activation_pushes_the_marker_twice() -> None:
    p = Position(2).stress(11, 12).tank(ANN, 1, "2B").item(ANN, 0, "AI01")
    p.perform(ANN, "connect11", "do activate", "boost card", "pay B tank1", "pack")
    assert p.stresses() == [12, 13]
    p.play(ANN, "perform", "pack")
    assert p.stresses() == [13, 14] and sum(p.s.bots[ANN].tanks) == 4


@pytest.mark.clause("SB-EX-16", "SB-5.7", "SB-5.7b", "SB-5.7c", "SB-5.7e")
def test_the_console_advances_the_elevator() -> None:
    p = Position(2).alphabot(1, 6).in_main(ANN).elevator("Mi Ex").belt(a="Mi", c="Ex*", d="La")
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-belt", "choose disembark")
    assert p.on_belt() == ["Mi Ex", "Mi", "Ex*", "La"]
    assert sum(p.s.elevator) == 2 and p.stresses()[ANN] == 2


@pytest.mark.clause("SB-EX-49", "SB-3.4.2", "SB-3.4.2a", "SB-3.4.3", "SB-3.4.4", "SB-R-02", "SB-R-48")
def test_the_last_lava_flips_the_core_between_two_extracts() -> None:
    p = Position(2).at(ANN, "CORE").at(BOB, "MM_A")
    p.s.lava, p.s.pressure = 1, 3
    p.perform(ANN, "mine11", "do extract", "boost card", "put L tank1")
    assert p.s.core_side == 1 and p.s.lava == 0
    p.play(ANN, "perform", "mine CAR", "pack")
    assert p.tanks(ANN)[0] == "1L" and sum(p.s.bots[ANN].tanks) == 3


@pytest.mark.clause("SB-EX-50", "SB-3.3.6b", "SB-ROT-01", "SB-TUN-01")
def test_leaving_an_unconnected_core_costs_two_shields() -> None:
    p = Position(2).at(ANN, "CORE").shields(ANN, 8).track(ANN, "CB CB SB SB SB SB SB")
    p.s.rotation = 1
    p.perform(ANN, "move1", "boost none", "step LV_B", "stop")
    assert p.s.bots[ANN].shields == 6 and len(p.s.bots[ANN].track) == 5


@pytest.mark.clause("SB-EX-54", "SB-3.3.11c", "SB-3.3.11d", "SB-VP-01")
def test_a_competitive_betabot_produces_and_hurts_the_cooperative_one() -> None:
    p = Position(4).track(ANN, 3).track(CY, 6).shields(CY, 9).at_tile(CY, "SHI")
    here = p.node_of("SHI")
    p.at(ANN, f"MM_{here[-1]}").perform(ANN, "move1", "boost none", f"step {here}", "stop")
    p.play(ANN, "level 2", "put T tank1")
    assert p.s.bots[ANN].shields == 10 and p.tanks(ANN)[0] == "1T" and p.s.bots[CY].shields == 8
    assert p.stresses() == [0, 0, 0, 0]


def competitive_meeting() -> Position:
    p = Position(2).track(ANN, 3).track(BOB, 3).at_tile(ANN, "CAR")
    p.at(BOB, f"MM_{p.node_of('CAR')[-1]}")
    return p


@pytest.mark.clause("SB-EX-55", "SB-3.3.11b")
def test_two_competitive_betabots_lose_a_shield_each_then_extract() -> None:
    p = competitive_meeting()
    p.perform(BOB, "move1", "boost none", f"step {p.node_of('CAR')}", "stop")
    assert [b.shields for b in p.s.bots] == [7, 7] and p.s.actor == ANN
    p.play(ANN, "level 2", "pack").play(BOB, "level 2", "pack")
    assert [sum(b.tanks) for b in p.s.bots] == [2, 2]


@pytest.mark.clause("SB-EX-56", "SB-3.3.10b", "SB-R-65", "SB-R-73")
def test_a_cylindroid_prevents_the_meeting() -> None:
    p = competitive_meeting().guarded("CAR", "Ex")
    p.perform(BOB, "move1", "boost none", f"step {p.node_of('CAR')}", "stop")
    assert [b.shields for b in p.s.bots] == [8, 8] and not p.events("met")


@pytest.mark.clause("SB-EX-64", "SB-3.5.10a", "SB-FX-31")
def test_console_a_repair() -> None:
    p = Position(2).alphabot(1, 7).in_main(ANN).tank(ANN, 1, "T").stress(5)
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-repair")
    assert p.s.alpha == 8 and p.stresses()[ANN] == 3 and sum(p.s.bots[ANN].tanks) == 0
    p.play(ANN, "drop").tank(ANN, 1, "T").perform(ANN, "connect2", "do console", "boost none")
    p.refused(ANN, "switch a-repair", "SB-3.5.10a")


@pytest.mark.clause("SB-EX-65", "SB-3.5.11a", "SB-FX-35")
def test_console_b_repair() -> None:
    p = Position(2).alphabot(1, 2).in_main(ANN).shields(ANN, 6)
    p.s.console_side = 1
    p.perform(ANN, "connect1", "do console", "boost none", "switch b-repair", "choose shield")
    assert p.s.alpha == 3 and p.s.bots[ANN].shields == 7 and p.s.console_side == 1
    flips(p.s)
    assert p.s.console_side == 0


@pytest.mark.clause(
    "SB-EX-66", "SB-3.5.4a", "SB-3.5.4d", "SB-3.5.4e", "SB-11.2", "SB-R-142", "SB-R-56", "SB-VP-05", "SB-AI07"
)
def test_discount_and_common_tank() -> None:
    p = Position(2).at_tile(ANN, "LAI").row("AI07 AI11").tank(ANN, 1, "C")
    p.s.pressure, p.s.common = 1, changed(p.s.common, 2, 1)
    p.perform(ANN, "connect11", "do produce", "boost card", "buy AI07", "omit T")
    p.play(ANN, "pay C tank1", "pay S common", "equip right")
    assert p.s.common[2] == 0 and p.tanks(ANN)[0] == ""
    assert p.s.bots[ANN].shields == 10 and len(p.s.bots[ANN].items()) == 1


@pytest.mark.clause("SB-EX-68", "SB-3.5.4", "SB-R-173", "SB-AST-05", "SB-D-REFRESH", "SB-R-71")
def test_a_refresh_slides_the_row() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI01 AI02 AI03 AI05").tank(ANN, 1, "2C 2T 2S")
    p.perform(ANN, "connect1", "do produce", "boost none", "refresh")
    names = p.row_names().split()
    assert names[2:] == ["AI01", "AI02"] and len(names) == 4 and p.s.bots[ANN].shields == 7
    assert len(p.s.advanced_out.cards) == 2 and "refresh" not in p.asked(ANN)


@pytest.mark.clause(
    "SB-EX-69", "SB-11.3", "SB-11.3a", "SB-11.3b", "SB-11.4", "SB-R-78", "SB-FX-40", "SB-PB-02", "SB-D-ITEM"
)
def test_where_small_and_large_items_fit() -> None:
    p = Position(2).at_tile(ANN, "UAI").item(ANN, 0, "AI01").item(ANN, 1, "AI06")
    p.row("AI05 AI13").tank(ANN, 1, "C S").tank(ANN, 2, "2T").dangerous(ANN, 1, 0)
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI05")
    assert p.asked(ANN) == ["equip left", "equip right"]
    p.refused(ANN, "equip central", "SB-11.4")
    p.play(ANN, "equip left", "drop")
    assert p.s.bots[ANN].shields == 8  # covering gives no bonus
    p.perform(ANN, "connect2", "do produce", "boost none", "buy AI13")
    assert p.asked(ANN) == ["equip central", "equip right"]
    p.refused(ANN, "equip left", "SB-11.3")
    p.play(ANN, "equip right")
    assert p.s.bots[ANN].shields == 10


@pytest.mark.clause("SB-EX-70", "SB-3.5.8", "SB-3.5.8a", "SB-3.5.8b", "SB-R-111")
def test_a_boosted_disarm_saves_the_main_vault() -> None:
    p = Position(2).alphabot(1).in_main(ANN).belt(d="Ex* Ex*")
    p.perform(ANN, "connect11", "do disarm", "boost card", "arm armed belt-d", "arm armed belt-d")
    assert p.on_belt()[3] == "Ex Ex"
    attack(p.s)
    assert p.on_belt()[3] == "Ex Ex" and p.s.bots[ANN].shields == 8


@pytest.mark.clause(
    "SB-EX-71",
    "SB-3.4.5",
    "SB-3.4.5a",
    "SB-3.4.6a",
    "SB-3.4.6b",
    "SB-3.4.6c",
    "SB-3.4.6d",
    "SB-R-31",
    "SB-CYL-02",
)
@pytest.mark.parametrize(("choice", "stress"), [("scrap", 8), ("disintegrate", 7)])
def test_attacking_an_armed_explosive(choice: str, stress: int) -> None:
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Ex*").shields(ANN, 6).stress(9)
    p.perform(ANN, "mine11", "do attack", "boost card", "hit armed vault")
    assert p.s.bots[ANN].shields == 4
    p.refused(ANN, "capture", "SB-3.4.6a")
    p.play(ANN, choice)
    if choice == "scrap":
        p.play(ANN, "pack")
        assert p.tanks(ANN)[0] == "2L" and p.s.bots[ANN].dangerous == (1, 1)
    assert p.stresses()[ANN] == stress and p.in_vault("CAR") == "" and p.s.bag[1] == 8


@pytest.mark.clause("SB-EX-72", "SB-3.4.5c", "SB-3.4.6e", "SB-R-53")
def test_attacking_a_betabot_with_broken_shields() -> None:
    p = Position(2).at(ANN, "MD_A").at(BOB, "MD_A").shields(BOB, 1).track(BOB, 1)
    p.perform(ANN, "mine11", "do attack", "boost card", "strike 1")
    assert p.stresses() == [2, 1]


@pytest.mark.clause("SB-EX-73", "SB-3.3.6c", "SB-3.3.6", "SB-ROT-02")
@pytest.mark.parametrize(("sector", "shields"), [("A", 8), ("B", 5)])
def test_leaving_core_b(sector: str, shields: int) -> None:
    p = Position(2).at(ANN, "CORE")
    p.s.core_side, p.s.lava = 1, 0
    p.perform(ANN, "move1", "stand extracting", "boost none", f"step LV_{sector}", "stop")
    assert p.s.bots[ANN].shields == shields
