"""Mine and Connect: Extract, Attack, Produce, items, Console, the Core."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.belt import arrive, can_hold, fill_elevator
from rulewright.games.stress_botics.delivery import why_not_deliver
from rulewright.games.stress_botics.invariants import invariants
from rulewright.games.stress_botics.items import reveal
from rulewright.games.stress_botics.mining import why_not_extract
from rulewright.games.stress_botics.moving import movement
from rulewright.games.stress_botics.printed import (
    CAGE,
    CONNECT,
    CONNECTED,
    GOODS,
    MINE,
    NODES,
    TILES,
    C,
    L,
)
from rulewright.games.stress_botics.producing import why_not_produce
from rulewright.games.stress_botics.stress import lose_shields, raise_stress
from rulewright.games.stress_botics.tanks import gain, short
from tests.games.stress_botics.given import ANN, BOB, Position, pieces, told

CAR = TILES.index("CAR")


# --- gaining and paying -------------------------------------------------------------------------------
@pytest.mark.clause("SB-0.5", "SB-0.5a", "SB-0.5b", "SB-0.5c", "SB-D-PLACE", "SB-FX-01")
def test_gained_pieces_are_spread_or_declined() -> None:
    p = Position(2).tank(ANN, 1, "8C").tank(ANN, 2, "2B").tank(ANN, 3, "2B").tank(ANN, 4, "6T")
    gain(p.s, ANN, tuple(pieces("2C T")[:GOODS]))
    p.run()
    assert p.asked(ANN) == ["pack", "put C tank4", "decline C"]
    p.play(ANN, "put C tank4", "decline C", "put T tank4")
    assert p.tanks(ANN) == ["8C", "2B", "2B", "1C 7T"]


@pytest.mark.clause("SB-R-63", "SB-R-104")
def test_what_does_not_fit_stays_and_the_extract_is_legal() -> None:
    p = Position(2).at(ANN, "CORE")
    for tank in range(1, 5):
        p.tank(ANN, tank, "2B")
    lava = p.s.lava
    p.perform(ANN, "mine1", "do extract", "boost none")
    assert p.s.lava == lava and p.s.discards[MINE].cards


@pytest.mark.clause("SB-8.3", "SB-3.4.1b", "SB-CNT-04")
def test_gas_and_acid_go_to_the_dangerous_tank_or_items_only() -> None:
    p = Position(2).dangerous(ANN, 3, 3).item(ANN, 0, "AI05")
    gain(p.s, ANN, tuple(pieces("3G")[:GOODS]))
    p.run()
    assert p.asked(ANN) == ["pack", "put G dangerous", "put G left", "decline G"]
    p.play(ANN, "put G dangerous")
    assert p.asked(ANN) == ["pack", "put G left", "decline G"]


@pytest.mark.clause("SB-3.4.2b", "SB-8.4c")
def test_lava_put_to_other_pieces_melts_them_at_once() -> None:
    p = (
        Position(2)
        .at(ANN, "CORE")
        .tank(ANN, 1, "C T")
        .tank(ANN, 2, "2B")
        .tank(ANN, 3, "2B")
        .tank(ANN, 4, "2B")
    )
    p.s.pressure = 1
    p.perform(ANN, "mine1", "do extract", "boost none", "put L tank1")
    assert p.tanks(ANN)[0] == "4L" and p.events("melted") == [(ANN, 0, 4)]


@pytest.mark.clause("SB-AI21", "SB-R-135")
def test_the_heat_sink_keeps_betamatter() -> None:
    p = Position(4).item(ANN, 0, "AI21").tank(ANN, 3, "B C T")
    gain(p.s, ANN, tuple(pieces("L")[:GOODS]))
    p.run().play(ANN, "put L tank3")
    assert p.tanks(ANN)[2] == "1B 4L"  # min(1 + 2 + 1, (12 - 4) / 2)


@pytest.mark.clause("SB-11.1", "SB-11.1a", "SB-R-114", "SB-R-166")
def test_what_may_pay() -> None:
    p = Position(2).item(ANN, 0, "AI07").store(ANN, 0, "C").tank(ANN, 2, "C").track(ANN, "CB", "TB")
    p.producer(ANN, "C").made("CAR", "C").at_tile(ANN, "CAR")
    p.s.alpha_tank = changed(p.s.alpha_tank, C, 1)
    cost = tuple(pieces("3C")[:GOODS]) + (0,)
    assert short(p.s, ANN, cost, False) == 1  # tank and item only
    assert short(p.s, ANN, (0,) * 9 + (1, 0, 0), False) == 1  # the inner TB never pays
    assert short(p.s, ANN, (0,) * 11 + (1,), False) == 0


@pytest.mark.clause("SB-9.6", "SB-9.6a", "SB-INV-05")
def test_spent_batteries_let_the_rest_close_up() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI04 AI05").track(ANN, "CB TB CB SB SB")
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI04")
    assert p.asked(ANN) == ["pay CB space1", "pay CB space3", "pay TB space2", "pay SB space4"]
    p.play(ANN, "pay CB space3", "pay TB space2", "pay SB space2", "equip central")
    assert p.batteries(ANN) == "CB SB"


# --- Extract ------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.4.1", "SB-FX-48", "SB-R-81")
def test_extract_takes_the_yield_of_side_and_level() -> None:
    for side, level, n in ((0, 1, 1), (0, 4, 3), (1, 4, 4)):
        p = Position(2).at_tile(ANN, "CAR")
        p.s.sides, p.s.pressure = changed(p.s.sides, CAR, side), level
        p.perform(ANN, "mine1", "do extract", "boost none").default(ANN)
        assert sum(p.s.bots[ANN].tanks) == n


@pytest.mark.clause("SB-3.4.1a", "SB-R-65", "SB-R-130")
def test_no_extract_beside_a_cylindroid() -> None:
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Mi").item(ANN, 1, "AI13")
    reason = why_not_extract(p.s, ANN)
    assert reason is not None and reason.message.clause == "SB-3.4.1a"
    p.turn(ANN, "mine11").play(ANN, "perform")
    assert p.question() == "Treatment"  # attacking is allowed
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Mi").item(ANN, 1, "AI13").item(ANN, 0, "AI10")
    p.turn(ANN, "connect1").play(ANN, "perform")
    assert p.events("used") == [(ANN, 9)]  # other items work, the Gravity Drill does not


@pytest.mark.clause("SB-R-144", "SB-VE-01")
def test_any_is_named_before_it_is_placed() -> None:
    p = Position(2).at_tile(ANN, "POL")
    p.s.pressure = 4
    p.perform(ANN, "mine1", "do extract", "boost none", "name T", "name S")
    assert p.question() == "Place"
    p.play(ANN, "pack")
    assert p.tanks(ANN)[0] == "1T 1S"


@pytest.mark.clause(
    "SB-3.5.6", "SB-3.5.6a", "SB-3.5.6b", "SB-FX-39", "SB-R-80", "SB-ROT-03", "SB-R-164", "SB-R-01"
)
def test_the_two_options_of_core_b() -> None:
    p = Position(2).at(ANN, "CORE").at(BOB, "CORE").guarded("CAR", "Mi").made("CAR", "")
    p.s.core_side, p.s.lava, p.s.pressure = 1, 0, 4
    p.perform(
        ANN,
        "connect1",
        "stand producing",
        "do steer",
        "boost none",
        "choose steer",
        "press up",
        "turn counterclockwise",
    )
    assert p.s.pressure == 4 and p.s.rotation == 5 and [b.node for b in p.s.bots] == [0, 0]
    p.perform(ANN, "connect2", "stand producing", "do steer", "boost none", "choose extract")
    assert "mine CAR" in p.asked(ANN) and "mine EXO" in p.asked(ANN)
    p.play(ANN, "mine CAR", "pack")
    assert sum(p.s.bots[ANN].tanks) == 3


@pytest.mark.clause("SB-3.5.6c")
def test_a_boost_gives_both_options_of_the_core() -> None:
    p = Position(2).at(ANN, "CORE")
    p.s.core_side, p.s.lava = 1, 0
    p.perform(
        ANN,
        "connect11",
        "stand producing",
        "do steer",
        "boost card",
        "choose steer",
        "press down",
        "turn clockwise",
    )
    p.play(ANN, "perform")
    assert p.question() == "MineAt" and p.s.pressure == 1


@pytest.mark.clause("SB-R-123")
def test_core_a_has_nothing_to_produce() -> None:
    p = Position(2).at(ANN, "CORE").item(ANN, 0, "AI09").turn(ANN, "connect1").play(ANN, "perform")
    assert p.events("used") == [(ANN, 8)]


@pytest.mark.clause("SB-R-80", "SB-0.9")
def test_exomatter_counts_only_on_side_a() -> None:
    p = Position(2).at(ANN, "CORE")
    p.s.core_side, p.s.lava, p.s.sides = 1, 0, changed(p.s.sides, 4, 1)
    p.perform(ANN, "mine1", "stand extracting", "do extract", "boost none")
    assert "mine EXO" not in p.asked(ANN)


# --- Attack -------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.4.5b", "SB-D-TARGET", "SB-0.6", "SB-R-174")
def test_from_the_main_vault_segment_d_is_attacked() -> None:
    p = Position(2).alphabot(1).in_main(ANN, BOB).belt(c="La", d="Mi Mi La")
    p.perform(ANN, "mine11", "do attack", "boost card")
    assert p.asked(ANN) == ["hit miner belt-d", "hit laser belt-d", "strike 1"]


@pytest.mark.clause("SB-3.4.6f", "SB-3.4.7", "SB-3.4.7a", "SB-R-32", "SB-R-167", "SB-PB-03")
def test_captures_fit_the_container() -> None:
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Ex").captured(ANN, "Ex Mi").stress(4)
    p.perform(ANN, "mine11", "do attack", "boost card", "hit explosive vault", "capture")
    assert p.s.bots[ANN].captured == (1, 2, 0) and p.stresses()[ANN] == 3 and p.s.bots[ANN].shields == 8
    assert can_hold((2, 1, 0), 0) and can_hold((1, 1, 1), 0)
    assert not can_hold((3, 0, 0), 0) and not can_hold((2, 2, 0), 0)
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Ex").captured(ANN, "Mi La La").stress(4)
    p.perform(ANN, "mine11", "do attack", "boost card", "hit explosive vault")
    p.refused(ANN, "capture", "SB-R-32")


@pytest.mark.clause("SB-AB07", "SB-R-109")
def test_the_cage_holds_two_more() -> None:
    p = Position(2).item(ANN, 1, "AB07-1").captured(ANN, "Mi Mi Mi Mi La")
    b = p.s.bots[ANN]
    assert b.modifier(CAGE) == 2 and can_hold(b.captured, 2) and not can_hold((5, 0, 0), 2)
    p.at_tile(ANN, "UAI").row("AI13 AI05").tank(ANN, 1, "C 2T")
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI13", "equip central")
    while p.question() == "LetGo":
        assert p.asked(ANN) in (["free miner"], ["free miner", "free laser"])
        p.play(ANN, "free miner")
    assert b.captured == (2, 0, 1)


@pytest.mark.clause("SB-R-154", "SB-CYL-03", "SB-R-67")
def test_a_captured_laser_attacks_without_a_boost() -> None:
    p = Position(2).at_tile(ANN, "CAR").captured(ANN, "La Mi").guarded("CAR", "Mi").stress(9)
    p.tank(ANN, 1, "").perform(ANN, "mine11", "do attack", "boost card", "hit miner vault", "disintegrate")
    assert p.stresses()[ANN] == 7 and p.asked(ANN) == ["skip", "release miner"]
    p.refused(ANN, "release laser", "SB-0.3")  # nothing left to attack
    p.guarded("CAR", "Mi")
    asked = p.s.question
    assert asked is not None
    p.s.legal = asked.options_for(p.s, ANN)
    assert p.asked(ANN) == ["skip", "release laser"]
    p.play(ANN, "release laser", "disintegrate")
    assert p.stresses()[ANN] == 5


@pytest.mark.clause("SB-R-153", "SB-CYL-02")
def test_a_captured_explosive_gives_a_complete_move() -> None:
    p = Position(2).alphabot(4).at(ANN, "KM_B").captured(ANN, "Ex").item(ANN, 0, "AI09").track(ANN, 2)._bag()
    p.perform(ANN, "connect1", "do activate", "boost none", "release explosive", "step MD_B", "stop")
    assert p.stresses()[ANN] == 1


@pytest.mark.clause("SB-R-162", "SB-R-31")
def test_an_attack_resolves_although_it_breaks_the_attacker() -> None:
    p = Position(2).at_tile(ANN, "CAR").guarded("CAR", "Ex*").shields(ANN, 2).track(ANN, "CB CB CB", "TB")
    p.perform(ANN, "mine1", "do attack", "boost inner", "hit armed vault", "disintegrate")
    assert p.s.bots[ANN].shields == 1 and p.in_vault("CAR") == ""


@pytest.mark.clause("SB-AB06", "SB-FX-26", "SB-R-99")
def test_the_scrap_magnet() -> None:
    p = Position(4).at_tile(ANN, "CAR").guarded("CAR", "La").item(ANN, 0, "AB06-1")
    p.perform(ANN, "mine11", "do attack", "boost card", "hit laser vault", "scrap", "pack", "name T")
    p.play(ANN, "put T tank1")
    assert sum(p.s.bots[ANN].tanks) == 3


# --- Produce ------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.5.1", "SB-3.5.2", "SB-3.5.1b", "SB-FX-44", "SB-FX-12")
def test_the_shields_vault_twice() -> None:
    p = Position(2).at_tile(ANN, "SHI").shields(ANN, 8)
    p.perform(ANN, "connect11", "do produce", "boost card", "put T tank1", "perform", "put T tank2")
    assert p.s.bots[ANN].shields == 12 and p.tanks(ANN)[:2] == ["1T", "1T"]


@pytest.mark.clause("SB-3.5.1a")
def test_no_produce_beside_a_cylindroid() -> None:
    p = Position(2).at_tile(ANN, "SHI").guarded("SHI", "Ex")
    reason = why_not_produce(p.s, ANN, 2)
    assert reason is not None and reason.message.clause == "SB-3.4.1a" and reason.a == 1


@pytest.mark.clause("SB-3.5.3", "SB-FX-45", "SB-VP-04")
def test_the_batteries_vault() -> None:
    p = Position(2).at_tile(ANN, "BAT").tank(ANN, 1, "2C T S").track(ANN, 2)
    p.s.sides, p.s.pressure = changed(p.s.sides, 6, 1), 4
    p.perform(ANN, "connect1", "do produce", "boost none", "name S", "name C", "done")
    assert p.batteries(ANN) == "CB CB SB CB" and p.tanks(ANN)[0] == "1C 1T"


@pytest.mark.clause("SB-3.5.3a", "SB-R-52", "SB-9.2")
def test_no_battery_without_a_free_space() -> None:
    p = Position(2).at_tile(ANN, "BAT").tank(ANN, 1, "2C").shields(ANN, 4).track(ANN, 4)
    reason = why_not_produce(p.s, ANN, 2)
    assert reason is not None and reason.message.clause == "SB-3.5.3a"


@pytest.mark.clause("SB-3.5.5", "SB-FX-47", "SB-VP-09")
def test_exomatter_b() -> None:
    p = Position(2).at_tile(ANN, "EXO").tank(ANN, 1, "2B")
    p.s.sides, p.s.pressure = changed(p.s.sides, 4, 1), 4
    p.perform(ANN, "connect1", "do produce", "boost none", "pack")
    assert p.tanks(ANN)[0] == "1B 1X" and sum(p.s.bots[ANN].tanks) == 3


@pytest.mark.clause("SB-3.5.4b", "SB-3.5.4c", "SB-R-128", "SB-VP-AI", "SB-FX-46", "SB-R-115")
@pytest.mark.parametrize("vault", ["LAI", "UAI"])
def test_buying_slides_the_row(vault: str) -> None:
    p = Position(2).at_tile(ANN, vault).row("AI01 AI02 AI03 AI05").tank(ANN, 1, "2C 2T 2S")
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI03")
    p.play(ANN, "pay C tank1", "pay T tank1", "equip left", "name SB")
    names = p.row_names().split()
    assert names[1:] == ["AI01", "AI02", "AI05"] and len(names) == 4 and p.batteries(ANN).endswith("SB")
    assert p.events("used") == []


@pytest.mark.clause("SB-3.5.1b", "SB-3.5.4d")
def test_a_boost_buys_no_second_item() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI01 AI02 AI03 AI05").tank(ANN, 1, "2C 2T 2S")
    p.perform(ANN, "connect11", "do produce", "boost card", "buy AI01", "equip right")
    assert len(p.s.bots[ANN].items()) == 1 and p.question() in ("Keep", "")


@pytest.mark.clause("SB-R-117", "SB-R-52")
def test_the_left_bonus_is_lost_without_room() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI01").tank(ANN, 1, "T S").shields(ANN, 4).track(ANN, 4)
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI01", "equip left")
    assert len(p.s.bots[ANN].track) == 4


@pytest.mark.clause("SB-R-71", "SB-R-119")
def test_after_a_refresh_that_shows_nothing_affordable_the_sub_action_ends() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI11 AI14 AI06 AI09")
    p.perform(ANN, "connect1", "do produce", "boost none", "refresh")
    assert p.s.bots[ANN].shields == 7 and (p.s.over or p.question() in ("Keep", "Shop"))


@pytest.mark.clause("SB-11.6", "SB-R-18")
def test_an_empty_item_deck_is_made_of_its_discards() -> None:
    p = Position(2)
    p.s.advanced_out.cards, p.s.advanced.cards = p.s.advanced.cards, []
    n, row = len(p.s.advanced_out.cards), len(p.s.advanced_row.cards)
    reveal(p.s, 0)
    assert len(p.s.advanced.cards) == n - 1 and len(p.s.advanced_row.cards) == row + 1
    p.s.box.cards += p.s.advanced.cards
    p.s.advanced.cards = []
    reveal(p.s, 0)
    assert len(p.s.advanced_row.cards) == row + 1  # the row stays short


# --- items --------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.5.7", "SB-3.5.7c", "SB-11.4a", "SB-R-172", "SB-0.1")
def test_only_the_top_item_of_an_extension_works() -> None:
    p = Position(2).item(ANN, 0, "AI12").item(ANN, 0, "AI10").item(ANN, 1, "AI09")
    assert p.s.bots[ANN].modifier(0) == 0
    p.turn(ANN, "connect1").play(ANN, "perform")
    assert p.asked(ANN) == ["use AI09", "use AI10"]


@pytest.mark.clause("SB-11.5", "SB-R-17")
def test_covering_a_store_loses_its_content() -> None:
    p = (
        Position(2)
        .item(ANN, 0, "AI07")
        .store(ANN, 0, "2C T")
        .at_tile(ANN, "UAI")
        .row("AI01")
        .tank(ANN, 1, "T S")
    )
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI01")
    while p.question() == "Pay":
        p.play(ANN, next(c for c in p.asked(ANN) if "tank" in c))
    p.play(ANN, "equip left")
    assert sum(p.s.bots[ANN].stores) == 0
    assert len(p.events("store-lost")) == 3


@pytest.mark.clause("SB-3.5.7b", "SB-R-129", "SB-AI04", "SB-FX-16")
def test_the_launch_amplifier_delivers_once_with_a_boost() -> None:
    p = Position(2).objectives("PR1", "SC1", "FR1").ships(6, 2, 2).at(ANN, "KM_B").item(ANN, 1, "AI04")
    p.tank(ANN, 1, "2B").stress(14)
    p.turn(ANN, "connect1")
    assert p.s.over  # nothing boosts it: the card goes back
    p.perform(ANN, "connect11", "do activate", "boost card", "deliver probe", "load B 2")
    assert p.stresses()[ANN] == 14 + 1 - 5 and p.s.bots[ANN].cargo == (0, 1, 0)
    p = Position(2).objectives("PR1", "SC1", "FR1").ships(6, 2, 2).at(ANN, "KM_B").item(ANN, 1, "AI04")
    p.tank(ANN, 1, "2B").stress(15).shields(ANN, 2).track(ANN, 2)
    p.turn(ANN, "connect11")
    assert p.s.over  # after the +1 the limit of 15 is passed


@pytest.mark.clause("SB-AI05")
def test_nanobots_give_gas_or_acid() -> None:
    p = Position(2).item(ANN, 0, "AI05")
    p.perform(ANN, "connect1", "do activate", "boost none", "choose acid", "put A left")
    assert told(p.s.bots[ANN].stores[:8]) == "1A"


@pytest.mark.clause("SB-AI02", "SB-AI03")
@pytest.mark.parametrize(("item", "piece"), [("AI02", "T"), ("AI03", "S")])
def test_processors(item: str, piece: str) -> None:
    p = Position(2).item(ANN, 0, item).tank(ANN, 1, "B")
    p.perform(ANN, "connect1", "do activate", "boost none", "pack")
    assert p.tanks(ANN)[0] == f"2{piece}" and p.stresses()[ANN] == 1


@pytest.mark.clause("SB-AI06")
def test_the_synthesizer() -> None:
    p = Position(2).item(ANN, 1, "AI06").tank(ANN, 1, "2B")
    p.perform(ANN, "connect1", "do activate", "boost none", "name C", "pack")
    assert p.tanks(ANN)[0] == "1C 1X"


@pytest.mark.clause("SB-AI08", "SB-8.4")
def test_lava_in_the_thermal_container_does_not_melt() -> None:
    p = Position(2).item(ANN, 0, "AI08").tank(ANN, 1, "C")
    p.perform(ANN, "connect1", "do activate", "boost none", "put L left")
    assert p.s.bots[ANN].stores[L] == 1 and p.tanks(ANN)[0] == "1C"


@pytest.mark.clause("SB-AI09", "SB-AI11", "SB-AB05", "SB-AB08", "SB-R-104")
def test_shields_and_stress_items() -> None:
    p = (
        Position(2)
        .item(ANN, 1, "AI09")
        .item(ANN, 2, "AI11")
        .item(ANN, 0, "AB05-1")
        .tank(ANN, 1, "T")
        .stress(9)
    )
    p.perform(ANN, "connect1", "do activate", "use AI09", "boost none")
    p.perform(ANN, "connect2", "do activate", "use AI11", "boost none")
    p.perform(ANN, "connect3", "do activate", "use AB05-1", "boost none")
    assert p.s.bots[ANN].shields == 12 and p.stresses()[ANN] == 7 and p.tanks(ANN)[0] == ""
    p = Position(2).item(ANN, 1, "AB08-1").stress(9).alphabot(1).at(ANN, "CORE")
    p.perform(ANN, "connect1", "do activate", "boost none")
    assert p.stresses()[ANN] == 8
    p.in_main(ANN).perform(ANN, "connect2", "do activate", "boost none")
    assert p.stresses()[ANN] == 6


@pytest.mark.clause("SB-AI10")
def test_the_repair_arm() -> None:
    p = Position(2).item(ANN, 0, "AI10").alphabot(1, 7).in_main(ANN).stress(3)
    p.perform(ANN, "connect1", "do activate", "boost none", "choose repair")
    assert p.s.alpha == 8 and p.stresses()[ANN] == 2
    p.perform(ANN, "connect2", "do activate", "boost none")
    assert p.s.bots[ANN].shields == 9  # AlphaBot is full: only the shield is left


@pytest.mark.clause("SB-AI13", "SB-FX-11")
def test_the_gravity_drill_shifts_the_level() -> None:
    p = Position(2).item(ANN, 1, "AI13").at_tile(ANN, "CAR")
    p.s.pressure = 3
    p.perform(ANN, "connect1", "do activate", "boost none")
    assert p.asked(ANN) == ["level 2", "level 3", "level 4"]
    p.play(ANN, "level 4", "pack")
    assert p.tanks(ANN)[0] == "3C" and p.s.pressure == 3


@pytest.mark.clause("SB-AI14")
def test_the_remote_extractor_reaches_the_own_sector() -> None:
    p = Position(2, first_game=1).item(ANN, 1, "AI14").at(ANN, "MD_A").guarded("CAR", "Mi")
    p.perform(ANN, "connect1", "do activate", "use AI14", "boost none", "pack")
    assert p.tanks(ANN)[0] == "1T" and p.s.bots[ANN].dangerous == (1, 0)  # GTI; CAR is guarded


@pytest.mark.clause("SB-AI15", "SB-AI16", "SB-FX-14")
def test_cannon_and_beam_reach_any_segment_from_the_main_vault() -> None:
    p = (
        Position(2)
        .item(ANN, 0, "AI15")
        .alphabot(1)
        .in_main(ANN)
        .belt(a="La", c="Ex*")
        .dangerous(ANN, 1, 1)
        .stress(9)
    )
    p.perform(ANN, "connect1", "do activate", "boost none")
    assert p.asked(ANN) == ["hit laser belt-a", "hit armed belt-c"]
    p.play(ANN, "hit armed belt-c")
    assert p.s.bots[ANN].shields == 8 and p.stresses()[ANN] == 7 and p.s.bots[ANN].dangerous == (0, 1)
    p.item(ANN, 1, "AI16").belt(a="La", c="Ex*").perform(ANN, "connect2", "do activate", "boost none")
    assert p.s.bots[ANN].captured == (0, 0, 1) and p.stresses()[ANN] == 6  # not the armed one


@pytest.mark.clause("SB-AI17", "SB-AI18", "SB-AI19", "SB-R-01")
def test_charger_valve_and_gyroscope() -> None:
    p = (
        Position(3)
        .item(ANN, 1, "AI17")
        .item(ANN, 0, "AI18")
        .item(ANN, 2, "AI19")
        .tank(ANN, 1, "S")
        .track(ANN, 2)
    )
    p.perform(ANN, "connect1", "do activate", "use AI17", "boost none")
    assert p.batteries(ANN) == "CB CB SB"
    p.perform(ANN, "connect2", "do activate", "use AI18", "boost none", "press down")
    p.perform(ANN, "connect3", "do activate", "use AI19", "boost none", "turn clockwise")
    assert p.s.pressure == 1 and p.s.rotation == 1


@pytest.mark.clause("SB-AI20", "SB-R-170")
def test_the_chassis_ignores_the_first_loss_of_phase_five() -> None:
    p = Position(3).item(ANN, 1, "AI20").track(ANN, 2)
    lose_shields(p.s, ANN, 1)
    assert p.s.bots[ANN].shields == 7  # not in Phase 3
    p.s.phase = 5
    lose_shields(p.s, ANN, 2)
    assert p.s.bots[ANN].shields == 6
    p.s.bots[ANN].braced = 0
    p.stress(40)
    raise_stress(p.s, ANN, 1)
    assert p.s.bots[ANN].shields == 6 and p.stresses()[ANN] == 40  # the point is absorbed


@pytest.mark.clause("SB-AI24", "SB-FX-15")
def test_the_uplink_draws() -> None:
    p = Position(4).item(ANN, 1, "AI24")
    p.perform(ANN, "connect1", "do activate", "boost none", "draw mine")
    assert len(p.s.bots[ANN].hand.cards) == 1


@pytest.mark.clause("SB-AI25", "SB-FX-20", "SB-R-101", "SB-R-136", "SB-5.7e")
def test_the_decoy_beacon() -> None:
    p = Position(2).item(ANN, 0, "AI25").elevator("La La").stress(5)
    p.perform(ANN, "connect1", "do activate", "boost none", "choose reroll")
    assert sum(p.s.elevator) == 2 and p.on_belt() == ["", "", "", ""] and p.stresses()[ANN] == 4
    assert sum(p.s.bag) == 22
    p.s.vault = 6
    p.turn(ANN, "connect2")
    assert p.s.over  # not in round 13


@pytest.mark.clause("SB-AB01", "SB-FX-17")
def test_the_melting_furnace() -> None:
    p = Position(2).item(ANN, 1, "AB01-1").tank(ANN, 2, "2C")
    p.perform(ANN, "connect1", "do activate", "boost none")
    assert p.tanks(ANN)[1] == "4L"  # 2 L and 1 C melt: 2 + 1 + 1
    assert len(p.events("smelted")) == 1


@pytest.mark.clause("SB-AB02", "SB-FX-18")
def test_the_coolant_pump() -> None:
    p = Position(2).item(ANN, 1, "AB02-1").tank(ANN, 2, "3L").tank(ANN, 1, "L")
    p.perform(ANN, "connect1", "do activate", "boost none")
    assert p.tanks(ANN)[:2] == ["1L", "1B"]


# --- Console ------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.5.9", "SB-3.5.9a", "SB-0.3")
def test_a_boosted_console_gives_two_different_options() -> None:
    p = Position(2).alphabot(1, 6).in_main(ANN).tank(ANN, 1, "2T").stress(9)
    p.perform(ANN, "connect11", "do console", "boost card", "switch a-repair")
    p.refused(ANN, "switch a-repair", "SB-3.5.9a")
    p.refused(ANN, "switch b-repair", "SB-3.5.9")
    p.refused(ANN, "switch a-attack", "SB-R-91")
    p.play(ANN, "switch a-belt", "choose advance")
    assert p.s.alpha == 7 and p.stresses()[ANN] == 9


@pytest.mark.clause("SB-3.5.10b", "SB-R-69", "SB-FX-32", "SB-3.5.10g", "SB-R-86")
def test_equip_and_draw() -> None:
    p = (
        Position(2)
        .alphabot(1)
        .in_main(ANN)
        .row("AB05-1 AB02-1 AB03-1 AB04-1", alpha=True)
        .tank(ANN, 1, "C T")
    )
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-equip", "choose equip", "buy AB05-1")
    p.play(ANN, "equip right")
    assert p.asked(ANN) == ["skip", "choose draw"] and len(p.s.alphas_row.cards) == 4
    p.play(ANN, "choose draw", "draw connect")
    assert len(p.s.bots[ANN].hand.cards) == 1 and p.s.discards[CONNECT].cards == [24]


@pytest.mark.clause("SB-3.5.10f", "SB-R-91")
def test_a_capturing_attack() -> None:
    p = Position(2).alphabot(1, left=False).in_main(ANN).belt(a="Mi", b="La").stress(5)
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-attack", "choose capture")
    assert p.s.bots[ANN].captured == (1, 0, 0) and p.stresses()[ANN] == 4  # the Right space faces A


@pytest.mark.clause("SB-3.5.11b", "SB-FX-36", "SB-3.5.10g")
def test_console_b_equips_for_a_piece_less() -> None:
    p = Position(2).alphabot(1, 2).in_main(ANN).row("AB05-1", alpha=True).tank(ANN, 1, "C")
    p.s.console_side = 1
    p.perform(ANN, "connect1", "do console", "boost none", "switch b-equip", "buy AB05-1", "equip right")
    assert p.s.alpha == 3 and p.s.bots[ANN].shields == 8 - 1 + 2 and p.tanks(ANN)[0] == ""


@pytest.mark.clause("SB-3.5.11c", "SB-FX-37", "SB-R-93")
def test_console_b_draws_two() -> None:
    p = Position(2).alphabot(1, 2).in_main(ANN).deck(0, "").deck(1, "").deck(2, "connect2")
    p.s.console_side = 1
    p.perform(ANN, "connect1", "do console", "boost none", "switch b-draw")
    assert len(p.s.bots[ANN].hand.cards) == 1 and p.s.bots[ANN].shields == 7  # the second is lost


@pytest.mark.clause("SB-3.5.11d", "SB-FX-38", "SB-3.5.10i")
def test_console_b_scrapes_for_one_piece() -> None:
    p = Position(2).alphabot(1, 2).in_main(ANN).belt(b="La")
    p.s.console_side = 1
    p.perform(ANN, "connect1", "do console", "boost none", "switch b-attack", "take X", "put X tank1")
    assert p.s.bots[ANN].shields == 8 and p.tanks(ANN)[0] == "1X" and p.s.alpha_tank[C] == 1
    assert p.s.alpha == 2


@pytest.mark.clause("SB-R-92")
def test_console_b_with_a_full_alphabot() -> None:
    p = Position(2).alphabot(1).in_main(ANN).belt(b="La")
    p.s.console_side = 1
    p.perform(ANN, "connect11", "do console", "boost card")
    assert p.events("scrapped") == [(ANN, 2)]  # the attack was the only option


@pytest.mark.clause("SB-R-33", "SB-R-97", "SB-R-25")
def test_a_short_bag_gives_fewer() -> None:
    p = Position(4).alphabot(1, 3)
    p.s.bag = [1, 0, 1]
    fill_elevator(p.s)
    assert p.s.elevator == [1, 0, 1, 0] and p.s.bag == [0, 0, 0]
    p.s.bag = [3, 3, 3]
    p.s.elevator = [0] * 4
    fill_elevator(p.s)
    assert sum(p.s.elevator) == 3


@pytest.mark.clause("SB-8.4", "SB-8.4c", "SB-R-172", "SB-AI21", "SB-INV-06")
@pytest.mark.parametrize(("onto", "left"), [("central", "3L"), ("right", "1B 1L")])
def test_a_covered_heat_sink_melts_at_once(onto: str, left: str) -> None:
    p = (
        Position(4)
        .item(ANN, 1, "AI21")
        .tank(ANN, 1, "B L")
        .tank(ANN, 2, "2T")
        .at_tile(ANN, "UAI")
        .row("AI09")
    )
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI09")
    while p.question() == "Pay":
        p.play(ANN, next(c for c in p.asked(ANN) if "tank2" in c))
    p.play(ANN, f"equip {onto}")
    assert p.tanks(ANN)[0] == left
    assert not any("holds lava" in breach for breach in invariants(p.s))


@pytest.mark.clause("SB-INV-06")
def test_betamatter_beside_lava_is_a_breach_without_the_heat_sink() -> None:
    p = Position(4).tank(ANN, 1, "B L")
    assert any("tank 1 holds lava with other pieces" in breach for breach in invariants(p.s))
    p.item(ANN, 1, "AI21")
    assert not any("holds lava" in breach for breach in invariants(p.s))


@pytest.mark.clause("SB-5.10a", "SB-5.10")
@pytest.mark.parametrize("side", [0, 1])
def test_an_arriving_cylindroid_takes_pieces_and_leaves_the_side(side: int) -> None:
    p = Position(2).made("ASI", "A S")
    tile = TILES.index("ASI")
    p.s.sides = changed(p.s.sides, tile, side)
    arrive(p.s, p.s.place(tile), [1, 0, 0, 0])
    assert p.s.sides[tile] == side and p.made_on("ASI") == "" and p.in_vault("ASI") == "Mi"


@pytest.mark.clause("SB-3.7.1a", "SB-R-23")
@pytest.mark.parametrize(("stress", "refused"), [(28, None), (29, None), (30, (30, 29)), (31, (31, 29))])
def test_alphabot_is_delivered_up_to_stress_29(stress: int, refused: tuple[int, int] | None) -> None:
    p = Position(2).objectives("PR1", "SC1", "FR1").ships(-1, -1, 13).stress(stress, 0).at(ANN, "MD_C")
    p.s.vault, p.s.round = 6, 13
    reason = why_not_deliver(p.s, ANN, 3, 2)
    assert (None if reason is None else (reason.a, reason.b)) == refused


@pytest.mark.clause("SB-3.3.1", "SB-3.3.2")
def test_every_place_that_a_move_does_not_reach_says_why() -> None:
    """Before the boost is named as after it; a list of what is refused leaves these out."""
    p = Position(2).at(ANN, "MM_A").perform(ANN, "move1")
    for question in ("Boost", "Step"):
        assert p.question() == question
        reasons = {p.s.text(option): line for option, line in p.s.reasons(ANN)}
        reach = {f"step {end.node}" for end in p.s.shown(ANN).reach}
        assert {*p.asked(ANN), *reach, *reasons} >= {f"step {name}" for name in NODES}
        assert reasons["step MM_A"].message.key == "why-stands-here"
        assert reasons["step MM_A"].message.unlisted
        p.refused(ANN, "step AD_B", "SB-3.3.1")
        if question == "Boost":
            p.play(ANN, "boost none")


@pytest.mark.clause("SB-3.3.1")
def test_a_place_too_far_says_by_how_many_points() -> None:
    p = Position(2).at(ANN, "KV_A").perform(ANN, "move1", "boost none")
    tunnels = 4  # by the vault below, two Main Vaults, and down
    far = {p.s.text(option): line for option, line in p.s.reasons(ANN)}["step LV_C"]
    assert far.message.key == "why-too-far" and far.b == tunnels - movement(p.s.bots[ANN])


@pytest.mark.clause("SB-3.3.6a")
def test_a_core_without_a_tunnel_says_so_from_afar() -> None:
    p = Position(2).at(ANN, "KV_A")
    p.s.rotation = next(turn for turn, sectors in enumerate(CONNECTED[p.s.core_side]) if not any(sectors))
    p.perform(ANN, "move1", "boost none")
    reasons = {p.s.text(option): line for option, line in p.s.reasons(ANN)}
    assert reasons["step CORE"].message.key == "why-core-shut"
