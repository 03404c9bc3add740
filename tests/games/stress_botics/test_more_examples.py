"""The worked examples SB-EX-41 to SB-EX-80, derived from clauses and rulings."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.activation import auto_produce, flips, leave
from rulewright.games.stress_botics.belt import advance, attack, disembark, fill_elevator
from rulewright.games.stress_botics.delivery import why_not_deliver
from rulewright.games.stress_botics.printed import CONNECT, TARGET_D
from rulewright.games.stress_botics.programming import Draw
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.ships import move_ship
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.stress import gain_shields, lose_shields, raise_stress
from rulewright.games.stress_botics.tanks import gain
from tests.games.stress_botics.given import ANN, BOB, CY, GONE, Position, pieces, token


@pytest.mark.clause("SB-EX-41", "SB-R-83")
def test_one_gain_is_one_reaction() -> None:
    p = Position(4).tank(ANN, 3, "L")
    gain(p.s, ANN, tuple(pieces("3C")[:11]))
    p.run().play(ANN, "put C tank3", "put C tank3", "put C tank3")
    assert p.tanks(ANN)[2] == "5L"


@pytest.mark.clause("SB-EX-42", "SB-SH-01", "SB-SH-02", "SB-9.1")
def test_three_losses_from_ten_shields() -> None:
    p = Position(2).shields(ANN, 10).track(ANN, "CB CB CB CB CB CB CB TB")
    lose_shields(p.s, ANN, 1)
    assert (p.s.bots[ANN].shields, len(p.s.bots[ANN].track)) == (10, 7)
    lose_shields(p.s, ANN, 2)
    assert (p.s.bots[ANN].shields, len(p.s.bots[ANN].track)) == (8, 7)


@pytest.mark.clause("SB-EX-43", "SB-R-20", "SB-R-105")
def test_a_titanium_battery_on_space_two_absorbs_with_broken_shields() -> None:
    p = Position(2).shields(ANN, 1).track(ANN, "CB TB")
    lose_shields(p.s, ANN, 2)
    assert p.batteries(ANN) == "CB" and p.stresses()[ANN] == 1


@pytest.mark.clause("SB-EX-44", "SB-9.5", "SB-9.5a")
def test_above_forty_a_repair_calms_first() -> None:
    p = Position(2).stress(42).shields(ANN, 1).track(ANN, 1)
    gain_shields(p.s, ANN, 4)
    assert p.stresses()[ANN] == 40 and p.s.bots[ANN].shields == 3


@pytest.mark.clause("SB-EX-45", "SB-R-96")
def test_a_repair_that_ends_at_forty_leaves_the_shields_broken() -> None:
    p = Position(2).stress(41).shields(ANN, 1).track(ANN, 1)
    gain_shields(p.s, ANN, 1)
    assert p.stresses()[ANN] == 40 and p.s.bots[ANN].shields == 1


@pytest.mark.clause("SB-EX-46", "SB-5.11c", "SB-R-27", "SB-R-54")
def test_alphabot_breaks_down_in_the_middle_of_an_attack() -> None:
    p = Position(3).alphabot(1, 1).stress(5, 15, 25).belt(b="La Mi")
    for seat in (ANN, BOB, CY):
        p.at(seat, "CORE")
    attack(p.s)
    assert p.s.alpha == 3 and p.stresses() == [12, 22, 32]


@pytest.mark.clause("SB-EX-47", "SB-5.7a")
def test_disembarking_pushes_through_a_full_belt() -> None:
    p = Position(2).alphabot(1).elevator("La La").belt(a="Mi", b="La", c="Ex*", d="Mi")
    disembark(p.s)
    assert p.on_belt() == ["La La", "Mi", "La", "Ex*"] and sum(p.s.elevator) == 2
    assert p.s.holds[TARGET_D[0] * 4] == 1


@pytest.mark.clause("SB-EX-48", "SB-5.10", "SB-R-168")
def test_arrivals_that_do_not_fit_go_to_the_bag() -> None:
    p = Position(2, first_game=1).alphabot(2).guarded("ASI", "La").belt(d="La Ex* Mi")
    advance(p.s)
    assert p.in_vault("ASI") == "Mi La" and p.s.bag == [7, 8, 7]


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


def too_stressed(shields: int) -> Position:
    p = Position(2).objectives("PR1", "SC1", "FR1").ships(6, 3, 3).stress(16, 0).at(ANN, "MD_B")
    p.s.bots[ANN].cargo = (0, 0, 2)
    return p.shields(ANN, shields).track(ANN, "CB CB CB", "SB").tank(ANN, 1, "B")


@pytest.mark.clause("SB-EX-51", "SB-3.6.2", "SB-R-14", "SB-R-137")
def test_a_cargo_card_is_discarded_to_calm_down() -> None:
    p = too_stressed(8)
    p.perform(ANN, "connect1", "do deliver", "boost inner", "deliver probe", "jettison A")
    assert p.s.bots[ANN].shields == 5 and p.s.bots[ANN].cargo == (2, 1, 2)
    assert p.stresses()[ANN] == 14 - 5


@pytest.mark.clause("SB-EX-52", "SB-3.6.1g")
def test_a_discard_that_breaks_the_shields_is_not_offered() -> None:
    reason = why_not_deliver(too_stressed(4).s, ANN, 0, 1)
    assert reason is not None and reason.message.clause == "SB-3.6.1g"


@pytest.mark.clause("SB-EX-53", "SB-2.1f", "SB-2.4c", "SB-FX-30")
def test_the_last_connect_card_mends_alphabot_and_reshuffles() -> None:
    p = Position(2).alphabot(1, 7).in_main(ANN).deck(CONNECT, "connect1", "connect2 connect3 connect4")
    p.row("", alpha=True).perform(ANN, "connect5", "do console", "boost none", "switch a-equip")
    p.play(ANN, "draw connect")
    assert p.s.alpha == 8 and len(p.s.decks[CONNECT].cards) == 3
    assert p.s.discards[CONNECT].cards == [28]  # only connect5, performed meanwhile (SB-R-86)


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


@pytest.mark.clause("SB-EX-57", "SB-5.5b", "SB-R-04", "SB-E05")
def test_a_complete_set_flips_the_vault_and_stays() -> None:
    p = Position(2).made("CAR", "C")
    auto_produce(p.s, token("E05"))
    assert p.s.sides[1] == 1 and p.made_on("CAR") == "2C"
    auto_produce(p.s, token("E05"))
    assert p.made_on("CAR") == "2C"  # B never auto-produces


@pytest.mark.clause("SB-EX-58", "SB-5.13a", "SB-5.15", "SB-5.15a", "SB-R-28", "SB-TILE-k2")
def test_status_flips_at_the_end_of_the_phase_after_the_bonus() -> None:
    p = Position(2, first_game=1).alphabot(4, 3)
    leave(p.s)  # crust B: k2
    assert p.s.alpha == 4 and p.s.status_side == 0
    flips(p.s)
    assert p.s.status_side == 1 and p.s.console_side == 0


@pytest.mark.clause(
    "SB-EX-59",
    "SB-5.14",
    "SB-5.14a",
    "SB-5.14b",
    "SB-5.14c",
    "SB-5.14d",
    "SB-5.14e",
    "SB-5.14f",
    "SB-PATH-07",
    "SB-R-139",
    "SB-INV-30",
)
def test_alphabot_leaves_for_the_shuttle() -> None:
    p = Position(2).alphabot(6).in_main(ANN).elevator("Mi Mi").belt(a="La", b="Ex", c="Mi", d="La")
    p.s.alpha_tank = changed(p.s.alpha_tank, 4, 1)
    leave(p.s)
    assert [i for i in range(11) if p.s.alpha_tank[i]] == [0, 4, 5, 6, 7]  # C X L G A
    assert p.s.holds[7 * 4] == 1 and p.s.holds[8 * 4 + 2] == 1  # Mi in UV_C, La in KV_C
    assert p.s.bag == [7, 8, 7] and sum(p.s.belt) == 0 and sum(p.s.elevator) == 0
    assert p.s.active() == -1 and not p.s.in_main(p.s.bots[ANN])
    p.turn(ANN, "connect1")
    assert p.events("forced") or "perform" not in p.asked(ANN)  # no Console any more


@pytest.mark.clause("SB-EX-60", "SB-R-61", "SB-R-133")
def test_a_marker_pushed_to_forty_shares_it() -> None:
    p = Position(2).stress(38, 39)
    raise_stress(p.s, ANN, 1)
    assert p.stresses() == [39, 40] and p.s.bots[BOB].shields == 8
    raise_stress(p.s, ANN, 1)
    assert p.stresses() == [40, 40]


@pytest.mark.clause("SB-EX-61", "SB-R-22", "SB-BB-08", "SB-FX-43", "SB-D-PURGE", "SB-SH-03")
def test_purging_stress_twice() -> None:
    p = Position(4).track(ANN, 8).shields(ANN, 12).stress(20).at(ANN, "CORE")
    p.turn(ANN, "move1").play(ANN, "purge")
    assert p.s.bots[ANN].shields == 10 and p.stresses()[ANN] == 17 and len(p.s.bots[ANN].track) == 8
    p.play(ANN, "purge")
    assert p.s.bots[ANN].shields == 8 and p.stresses()[ANN] == 14 and len(p.s.bots[ANN].track) == 7
    assert "purge" not in p.asked(ANN)


@pytest.mark.clause("SB-EX-62", "SB-7.4a")
def test_the_least_remaining_stress_wins() -> None:
    p = Position(2).stress(7, 9).secondary(ANN, "SO11").secondary(BOB, "SO12")
    result = outcome(p.s)
    assert result.scores == [-3, -5] and result.winners == [ANN]


@pytest.mark.clause("SB-EX-63", "SB-7.4b")
def test_who_delivered_alphabot_wins_a_tie() -> None:
    p = Position(3).stress(5, 5, 5)
    for seat, name in enumerate(("SO11", "SO12", "SO13")):
        p.secondary(seat, name)
    p.s.alpha_owner, p.s.bots[BOB].reward, p.s.bots[BOB].markers = BOB, 1, 0
    result = outcome(p.s)
    assert result.scores == [-1, -1, -1] and result.winners == [BOB]


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


@pytest.mark.clause("SB-EX-67", "SB-6.2", "SB-6.2a", "SB-R-62", "SB-D-HAND")
@pytest.mark.parametrize(("stress", "left"), [(25, 6), (26, 4)])
def test_the_hand_limit(stress: int, left: int) -> None:
    p = Position(2).alphabot(6).stress(stress, 0)
    p.hand(ANN, "move1 move5 mine1 mine5 mine11 connect1 connect5")
    p.run(Status())
    while not p.s.over:
        p.s.play(ANN, p.s.options(ANN)[0])
    assert len(p.s.bots[ANN].hand.cards) == left and len(p.events("discarded")) == 7 - left


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


@pytest.mark.clause("SB-EX-74", "SB-3.4.8a", "SB-R-90")
def test_with_seven_batteries_a_cylindroid_acts_twice() -> None:
    p = Position(4).track(ANN, 7, "CB").captured(ANN, "Mi").at_tile(ANN, "CAR").tank(ANN, 1, "T")._bag()
    p.perform(ANN, "mine1", "do extract", "boost none", "pack", "release miner", "pack", "perform", "pack")
    assert sum(p.s.bots[ANN].tanks) == 1 + 2 + 4 and p.s.bag[0] == 8


@pytest.mark.clause("SB-EX-75", "SB-2.1d")
def test_one_card_in_round_thirteen() -> None:
    p = Position(2).at(ANN, "KM_C")
    p.s.round, p.s.vault = 13, 6
    p.run(Draw(ANN, ())).play(ANN, "draw move")
    assert p.s.over and len(p.s.bots[ANN].hand.cards) == 1


@pytest.mark.clause("SB-EX-76", "SB-3.7.2a", "SB-3.7.2b", "SB-D-REWARD")
def test_the_third_delivery_with_status_b() -> None:
    p = Position(2).ships(GONE, GONE, 13).stress(20).at(ANN, "MD_C")
    p.s.vault, p.s.status_side = 6, 1
    p.delivered(ANN, 0, 4)
    p.s.bots[ANN].markers, p.s.bots[ANN].cargo = 1, (1, 1, 2)
    p.perform(ANN, "connect11", "do deliver", "boost card", "deliver alphabot")
    assert p.asked(ANN) == ["claim items", "claim tank"]
    p.refused(ANN, "claim vp", "SB-3.7.2")
    p.play(ANN, "claim tank", "done")
    assert p.stresses()[ANN] == 25


@pytest.mark.clause("SB-EX-77", "SB-5.7d", "SB-5.15b", "SB-MODE-3", "SB-AST-02", "SB-S.51", "SB-S.9")
@pytest.mark.parametrize(("shields", "placed"), [(6, 1), (5, 2), (3, 2)])
def test_the_alternative_track(shields: int, placed: int) -> None:
    p = Position(2, alt_shields=1).alphabot(1, shields)
    fill_elevator(p.s)
    flips(p.s)
    assert sum(p.s.elevator) == placed
    assert (p.s.status_side, p.s.console_side) == ((1, 1) if shields == 3 else (0, 0))


@pytest.mark.clause("SB-EX-78", "SB-MODE-2", "SB-S.50", "SB-ORB-02", "SB-CNT-14")
@pytest.mark.parametrize(("mode", "left", "empty"), [("standard", 30, 15), ("aggressive", 30, 20)])
def test_the_scout_leaves(mode: str, left: int, empty: int) -> None:
    for demand, stress in ((1, left), (0, empty)):
        p = Position(2, mode).ships(scout=11).stress(20, 0)
        p.s.demand = changed(p.s.demand, 1, demand)
        move_ship(p.s, 1, 1)
        assert p.stresses()[ANN] == stress


@pytest.mark.clause("SB-EX-79", "SB-5.5e", "SB-E08", "SB-CT-02", "SB-CNT-13", "SB-R-110")
def test_auto_production_of_e08() -> None:
    p = Position(3).made("ASI", "A").guarded("BAT", "Mi")
    p.s.common = changed(p.s.common, 2, 2)
    auto_produce(p.s, token("E08"))
    assert p.s.common[2] == 2 and p.s.common[10] == 1 and p.made_on("BAT") == ""
    assert p.made_on("ASI") == "1S 1A" and p.s.sides[3] == 1 and p.made_on("POL") == "1S"


@pytest.mark.clause("SB-EX-80", "SB-R-55", "SB-3.2.4a", "SB-8.1a", "SB-AC-02")
def test_only_the_tank_of_the_slot_pays_for_keeping() -> None:
    p = Position(2).tank(ANN, 1, "C").tank(ANN, 2, "C T").at(ANN, "CORE")
    p.perform(ANN, "move5", "boost none", "step LV_A", "stop", slot=2)
    assert p.asked(ANN) == ["drop", "keep first"]
    p.refused(ANN, "keep second", "SB-3.2.4")
    p.play(ANN, "keep first")
    assert p.tanks(ANN)[:2] == ["1C", "1T"]
