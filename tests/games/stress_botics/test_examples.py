"""The worked examples SB-EX-01 to SB-EX-40: ships, programming, moves, Console, deliveries, maintenance."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.actions import Actions
from rulewright.games.stress_botics.activation import Activation, Leaving, leave
from rulewright.games.stress_botics.belt import advance, attack
from rulewright.games.stress_botics.delivery import why_not_deliver
from rulewright.games.stress_botics.maintenance import Combine, Cool, Replicate, Shift
from rulewright.games.stress_botics.moving import movement
from rulewright.games.stress_botics.printed import NODES, SB, TARGET_D, C, T
from rulewright.games.stress_botics.programming import Draw, Program
from rulewright.games.stress_botics.rounds import Round
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.ships import Ships
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.stress import change_stress, lose_shields, raise_stress
from rulewright.games.stress_botics.tanks import gain, liquefy
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, GONE, Position, pieces, three_at_the_end


@pytest.mark.clause("SB-EX-01", "SB-1.2", "SB-1.2a", "SB-1.2c", "SB-ORB-01", "SB-MODE-1")
def test_a_ship_leaves_with_an_empty_pile_and_calms_everybody() -> None:
    p = Position(4).stress(30, 20, 12, 6).ships(probe=9)
    p.s.demand = changed(p.s.demand, 0, 0)
    p.run(Ships())
    assert p.s.ships[0] == GONE and p.stresses() == [25, 15, 7, 1]
    assert [list(values) for values in p.events("ship-served")] == [[0, -5]]


@pytest.mark.clause("SB-EX-02", "SB-1.2b", "SB-1.3", "SB-7.1", "SB-ORB-03", "SB-FLOW-01")
def test_the_freighter_leaves_in_round_fourteen_and_the_game_ends() -> None:
    p = Position(4).stress(20, 15, 10, 5).ships(GONE, GONE, 13)
    p.s.round, p.s.vault = 13, 6
    p.run(Round())
    assert p.s.over and p.stresses() == [30, 25, 20, 15]


@pytest.mark.clause("SB-EX-03", "SB-2.1a", "SB-2.1b", "SB-2.1e", "SB-D-DRAW")
def test_drawing_with_alphabot_in_the_first_vault() -> None:
    p = Position(4).alphabot(1).in_main(ANN, BOB, CY).at(DEE, "KV_C")
    p.run(Draw(ANN, ())).play(ANN, "draw move", "draw mine", "draw connect")
    assert p.s.over and len(p.s.bots[ANN].hand.cards) == 3
    p.run(Draw(BOB, ())).play(BOB, "draw mine", "draw mine")
    assert p.s.over and len(p.s.bots[BOB].hand.cards) == 2
    p.run(Draw(CY, ())).play(CY, "draw mine", "draw move", "done")
    p.run(Draw(DEE, ())).play(DEE, "draw move")
    p.refused(DEE, "draw move", "SB-2.1a")
    p.play(DEE, "draw connect")
    assert p.s.over


@pytest.mark.clause("SB-EX-04", "SB-2.1c")
def test_drawing_with_alphabot_in_crust_a() -> None:
    p = Position(4).alphabot(4).at(ANN, "MM_A").at(CY, "CORE").at(BOB, "MM_B").at(DEE, "KV_C")
    p.run(Draw(ANN, ())).play(ANN, "draw move")
    assert p.asked(ANN) == ["done", "draw mine", "draw connect"]
    p.play(ANN, "draw mine").run(Draw(CY, ())).play(CY, "draw move", "draw mine")
    for seat in (BOB, DEE):
        p.run(Draw(seat, ())).play(seat, "draw connect")
        assert p.s.over


@pytest.mark.clause("SB-EX-05", "SB-2.2", "SB-2.2b", "SB-2.2d", "SB-D-PROG")
def test_programming_with_and_without_the_third_slot() -> None:
    p = Position(4).track(ANN, 6).track(BOB, 6).track(CY, 5).track(DEE, 3)
    for seat, kind in enumerate(("move", "mine", "connect")):
        p.hand(seat, " ".join(f"{kind}{n}" for n in range(1, 5)))
    p.hand(DEE, "move8").run(Program((ANN, BOB, CY, DEE)))
    p.play(ANN, "program move1", "program move2", "program move3")
    assert p.asked(ANN) == []
    p.play(BOB, "program mine1", "program mine2", "done")
    p.play(CY, "program connect1", "program connect2")
    assert p.asked(CY) == []
    p.play(DEE, "program move8")
    assert [len(b.program.cards) for b in p.s.bots] == [3, 2, 2, 1]


@pytest.mark.clause("SB-EX-06", "SB-3.2.1", "SB-3.2.1a", "SB-D-TURN")
def test_turns_go_round_with_one_card_each() -> None:
    p = Position(4)
    p.program(ANN, "move1 mine1 move2").program(BOB, "move3 mine2").program(CY, "connect1 move4")
    p.program(DEE, "connect2")
    p.run(Actions())
    turns = []
    while not p.s.over:
        turns.append(p.s.actor)
        p.play(p.s.actor, "return") if "return" in p.asked() else p.default()
    forced = [values[0] for values in p.events("returned")]
    assert forced == [ANN, BOB, CY, DEE, ANN, BOB, CY, ANN]


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


@pytest.mark.clause("SB-EX-15", "SB-3.5.10c", "SB-5.6", "SB-5.6a", "SB-5.6b", "SB-R-13", "SB-FX-33")
def test_the_console_advances_the_belt() -> None:
    p = Position(2).alphabot(1).in_main(ANN).elevator("La").stress(0)
    p.belt(a="Mi Ex", b="Ex La", d="Mi Ex*")
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-belt", "choose advance")
    assert p.on_belt() == ["", "Mi Ex", "La Ex*", ""]
    target = p.s.tile(printed_target(p))
    assert p.s.held(p.s.place(target)) == 2 and p.s.elevator == [0, 0, 1, 0]
    assert p.stresses()[ANN] == 2


def printed_target(p: Position) -> int:
    return TARGET_D[p.s.vault]


@pytest.mark.clause("SB-EX-16", "SB-5.7", "SB-5.7b", "SB-5.7c", "SB-5.7e")
def test_the_console_advances_the_elevator() -> None:
    p = Position(2).alphabot(1, 6).in_main(ANN).elevator("Mi Ex").belt(a="Mi", c="Ex*", d="La")
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-belt", "choose disembark")
    assert p.on_belt() == ["Mi Ex", "Mi", "Ex*", "La"]
    assert sum(p.s.elevator) == 2 and p.stresses()[ANN] == 2


@pytest.mark.clause(
    "SB-EX-17", "SB-3.5.10d", "SB-3.5.10e", "SB-3.5.10h", "SB-R-91", "SB-FX-34", "SB-PATH-08", "SB-AST-03"
)
def test_a_scraping_attack_fills_alphabots_tank() -> None:
    p = Position(2).alphabot(1).in_main(ANN).belt(a="La La Ex", b="Mi Ex La", c="Ex*")
    p.s.alpha_tank = changed(p.s.alpha_tank, 9, 1)  # TB
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-attack", "choose scrape")
    assert p.asked(ANN) == ["scrape miner", "scrape explosive", "scrape laser"]
    p.play(ANN, "scrape explosive", "scrape laser")
    assert p.asked(ANN) == ["done", "take C", "take X", "take L", "take G", "take A", "take TB"]
    p.play(ANN, "take X", "take TB", "put X tank1", "put TB track")
    assert p.on_belt() == ["Ex La La", "Mi", "Ex*", ""] and p.tanks(ANN)[0] == "1X"
    assert p.s.alpha_tank == (1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0)


@pytest.mark.clause(
    "SB-EX-18",
    "SB-3.3.9",
    "SB-3.3.9a",
    "SB-3.6.1",
    "SB-3.6.3",
    "SB-3.6.3a",
    "SB-3.6.5",
    "SB-PR1",
    "SB-DEL-02",
    "SB-D-DELIVER",
    "SB-D-LOAD",
)
def test_an_automatic_delivery_to_the_probe() -> None:
    p = delivery_to_the_probe()
    p.perform(ANN, "move1", "boost none", "step AD_B", "stop")
    assert p.stresses()[ANN] == 9
    p.play(ANN, "deliver probe", "load B 2", "load G 3", "load A 7")
    while p.question() == "Pay":
        p.default(ANN)
    assert p.stresses() == [4, 17, 6, 5] and p.s.demand[0] == 1  # the second 5 pushes the first
    assert p.s.bots[ANN].delivered[1] == 1 and p.s.bots[ANN].markers == 2
    assert outcome(p.s).sheet[0].values[ANN] == 14


def delivery_to_the_probe() -> Position:
    p = Position(4).objectives("PR1", "SC1", "FR1").alphabot(4).ships(6, 3, 3).stress(4, 12)
    p.at(ANN, "KM_B").item(ANN, 0, "AI05").store(ANN, 0, "4A").dangerous(ANN, 3, 3)
    return p.tank(ANN, 1, "2B").at(BOB, "MD_B").tank(BOB, 1, "B")


@pytest.mark.clause("SB-EX-19", "SB-3.6.1c", "SB-3.6.2")
def test_seventeen_is_too_much_stress_for_the_probe_without_a_discard() -> None:
    p = delivery_to_the_probe().stress(4, 17).shields(BOB, 2).track(BOB, 3, "SB")
    p.turn(BOB, "connect1")
    p.s.bots[BOB].cargo = (2, 0, 2)  # nothing left to discard
    p.program(BOB, "connect2").item(BOB, 1, "AI11").run()
    reason = why_not_deliver(p.s, BOB, 0, 1)
    assert reason is not None and reason.message.clause == "SB-3.6.1c" and (reason.a, reason.b) == (17, 15)
    p.s.bots[BOB].cargo = (0, 0, 0)
    p.shields(BOB, 8).track(BOB, 3)
    assert why_not_deliver(p.s, BOB, 0, 1) is None  # one card makes 15


@pytest.mark.clause(
    "SB-EX-20",
    "SB-3.7.1",
    "SB-3.7.1a",
    "SB-3.7.1b",
    "SB-3.7.1c",
    "SB-3.7.1d",
    "SB-3.7.2",
    "SB-3.7.3",
    "SB-DEL-10",
    "SB-R-23",
    "SB-R-70",
    "SB-R-94",
)
def test_alphabot_is_delivered_in_round_thirteen() -> None:
    p = Position(2).objectives("PR1", "SC1", "FR1").ships(GONE, GONE, 13).stress(32, 29)
    p.s.vault, p.s.round = 6, 13
    p.at(ANN, "MD_C").at(BOB, "MD_C").tank(ANN, 1, "L")
    p.delivered(BOB, 0)
    p.s.bots[BOB].markers, p.s.bots[BOB].cargo = 2, (1, 0, 0)
    p.perform(ANN, "connect11", "do deliver", "boost card", "deliver freighter")
    assert p.stresses() == [28, 29] and p.s.bots[ANN].delivered[8] == 1
    p.play(ANN, "drop").stress(32, 29)
    reason = why_not_deliver(p.s, ANN, 3, 2)
    assert reason is not None and (reason.a, reason.b) == (32, 29)
    p.perform(BOB, "connect1", "do deliver", "boost inner") if p.s.bots[BOB].inner == SB else p.perform(
        BOB, "connect11", "do deliver", "boost card"
    )
    p.play(BOB, "deliver alphabot", "claim vp")
    assert p.stresses()[BOB] == 24 and p.s.bots[BOB].reward == 0 and p.s.bots[BOB].markers == 1
    p.tank(BOB, 1, "L")
    assert why_not_deliver(p.s, BOB, 2, 2) is None  # Cargo C and a Freighter Demand Card are left


@pytest.mark.clause("SB-EX-21", "SB-4.1a", "SB-4.1c", "SB-4.1g", "SB-R-82", "SB-D-REPL")
def test_a_battery_moves_inside_to_make_room_for_two() -> None:
    p = Position(2).producer(ANN, "C S X").shields(ANN, 8).track(ANN, "CB TB SB CB TB CB")
    p.run(Replicate(ANN, 2)).play(ANN, "inside 3", "replicate 3", "name TB", "name CB")
    assert p.batteries(ANN) == "CB TB CB TB CB TB CB" and p.s.bots[ANN].inner == SB
    assert p.s.over and p.s.bots[ANN].producer == (C, 2, -1)


def example_21() -> Position:
    p = Position(2).producer(ANN, "C S").dangerous(ANN, 3, 2).track(ANN, 7)
    return p.tank(ANN, 1, "4L").tank(ANN, 2, "B C T S").tank(ANN, 3, "X")


@pytest.mark.clause("SB-EX-21b", "SB-4.2a", "SB-4.2b", "SB-8.4", "SB-8.4b", "SB-8.4c", "SB-D-RES")
@pytest.mark.clause("SB-EX-21c", "SB-4.3", "SB-4.3a")
@pytest.mark.clause("SB-EX-21d", "SB-4.4a", "SB-4.4b", "SB-4.4c", "SB-4.4d", "SB-D-COMB")
def test_moving_melting_solidifying_and_combining() -> None:
    p = example_21().run(Shift(ANN))
    p.play(ANN, "shift X3 tank4", "shift L1 tank4", "shift B2 tank3", "shift C2 tank3", "shift L1 tank2")
    assert p.tanks(ANN) == ["2L", "1T 1S 1L", "1C 1B", "1X 1L"]  # nothing melts before done
    p.play(ANN, "done")
    p.run(Cool(ANN))
    assert p.tanks(ANN) == ["1B", "2B", "1C 1B", "1X 1L"]
    p.run(Combine(ANN)).play(ANN, "combine G", "pay B tank1", "put T tank1", "put T tank1")
    p.play(ANN, "combine A", "pay B tank2", "put S tank2", "put S tank2")
    p.play(ANN, "prepare T", "pay B tank2", "pay T tank1", "done")
    assert p.tanks(ANN) == ["1T", "2S", "1C 1B", "1X 1L"] and p.s.bots[ANN].dangerous == (2, 1)
    assert p.s.bots[ANN].producer == (C, 2, T)


@pytest.mark.clause("SB-EX-21b", "SB-8.4a")
def test_one_lava_melts_two_pieces_into_four() -> None:
    p = Position(2).tank(ANN, 2, "T S L")
    liquefy(p.s, ANN)
    assert p.tanks(ANN)[1] == "4L"


@pytest.mark.clause("SB-EX-22", "SB-5.1", "SB-5.1a", "SB-5.1b", "SB-5.3", "SB-5.4", "SB-5.5c", "SB-E01")
def test_token_e01() -> None:
    p = Position(2).token("E01", "E02").belt(a="Mi").elevator("La")
    p.s.round = 5
    p.run(Activation())
    assert p.s.rotation == 1 and p.s.pressure == 3 and p.s.sides[7] == 1
    assert p.on_belt() == ["La", "Mi", "", ""] and sum(p.s.elevator) == 2
    assert p.s.alpha_at == 1 and len(p.s.tokens.cards) == 1 and len(p.s.spent.cards) == 1


@pytest.mark.clause("SB-EX-23", "SB-5.2", "SB-5.5a", "SB-5.5d", "SB-E02", "SB-5.12", "SB-5.12b")
def test_token_e02() -> None:
    p = Position(2).token("E02").alphabot(1, left=False).belt(a="Mi").ships(5, 5, 5)
    p.run(Activation())
    assert p.s.ships == (5, 4, 5) and p.made_on("POL") == "1T 1S"
    assert p.made_on("GTI") == "1T" and p.made_on("ASI") == "1S" and p.made_on("SHI") == "1T"
    assert p.s.common[T] == 1 and p.s.common[2] == 1
    assert p.s.alpha == 7 and p.s.vault == 1 and len(p.s.tokens.cards) == 2 and p.s.alpha_at == 0


@pytest.mark.clause("SB-EX-24", "SB-5.8", "SB-5.8a", "SB-5.8c", "SB-5.8d", "SB-R-103")
def test_attack_after_an_advance_with_two_players() -> None:
    p = Position(2).alphabot(1).in_main(ANN, BOB).belt(a="La Mi", b="Mi Ex")
    bag = p.s.bag[1]
    advance(p.s)
    attack(p.s)
    assert p.on_belt() == ["", "Mi La", "Mi", ""] and p.s.alpha == 5
    assert [b.shields for b in p.s.bots] == [7, 7] and p.s.bag[1] == bag + 1
    assert p.stresses() == [0, 0]


@pytest.mark.clause("SB-EX-25", "SB-5.8b", "SB-5.8f", "SB-5.9a", "SB-R-106")
def test_attack_after_an_advance_with_three_players() -> None:
    p = Position(3).alphabot(1).in_main(ANN, BOB).belt(a="La Ex", b="La", c="Ex*", d="Mi")
    p.at(CY, "UV_C")
    advance(p.s)
    attack(p.s)
    assert p.on_belt() == ["", "Ex La", "La", ""] and p.s.alpha == 6
    assert [b.shields for b in p.s.bots] == [5, 5, 7] and p.stresses() == [0, 0, 2]
    assert p.s.held(7) == 1


@pytest.mark.clause("SB-EX-26", "SB-5.11", "SB-5.11b", "SB-R-24", "SB-CNT-11", "SB-R-158")
def test_with_status_b_those_inside_are_stressed_too() -> None:
    p = Position(2).alphabot(1, status="B").in_main(ANN).at(BOB, "CORE").belt(a="Mi Ex")
    attack(p.s)
    assert p.s.alpha == 7 and p.stresses() == [1, 2]


@pytest.mark.clause("SB-EX-27", "SB-5.11a")
def test_with_status_a_only_those_outside_are_stressed() -> None:
    p = Position(4).alphabot(1).in_main(ANN).at(BOB, "CORE").at_tile(CY, "EXO").at(DEE, "MD_B")
    p.belt(c="La", a="Mi").stress(10, 20, 26, 32)
    attack(p.s)
    assert p.s.alpha == 6 and p.stresses() == [10, 22, 28, 34] and p.s.bots[ANN].shields == 7


@pytest.mark.clause(
    "SB-EX-28",
    "SB-5.12c",
    "SB-5.12d",
    "SB-5.12e",
    "SB-5.12f",
    "SB-5.12g",
    "SB-5.12h",
    "SB-5.10a",
    "SB-TILE-first",
    "SB-R-45",
    "SB-R-102",
    "SB-PATH-02",
    "SB-MODE-4",
)
def test_alphabot_leaves_the_second_vault_of_the_first_game() -> None:
    p = Position(2, first_game=1).alphabot(2, left=False).at(ANN, "MM_B").at(BOB, "MM_A")
    p.belt(a="Ex", b="La", c="Mi", d="Ex*").made("ASI", "A S")
    p.s.alpha_at = 2
    assert p.s.in_main(p.s.bots[ANN])
    p.run(Leaving())
    assert p.s.vault == 2 and len(p.s.tokens.cards) == 4  # the two of the builder and two new ones
    assert p.on_belt() == ["Ex", "La", "", ""]
    assert p.in_vault("LAI") == "Mi" and p.in_vault("ASI") == "Ex*" and p.made_on("ASI") == ""
    assert not p.s.in_main(p.s.bots[ANN]) and p.s.in_main(p.s.bots[BOB]) and p.s.alpha_at == 0


@pytest.mark.clause(
    "SB-EX-29", "SB-5.13", "SB-5.13b", "SB-TILE-k1", "SB-3.3.4", "SB-FX-41", "SB-S.20", "SB-S.21"
)
def test_entering_the_crust_opens_padlocks_and_gives_the_bonus() -> None:
    p = Position(2, first_game=1).alphabot(3)
    assert NODES.index("KM_A") not in p.s.near(NODES.index("UV_A"))
    assert NODES.index("UV_A") not in p.s.near(NODES.index("LV_A"))
    leave(p.s)
    assert p.s.padlocks == (0, 1, 1) and p.s.alpha_tank[4] == 1
    assert NODES.index("KM_A") in p.s.near(NODES.index("UV_A"))
    assert NODES.index("UV_A") in p.s.near(NODES.index("LV_A"))


@pytest.mark.clause("SB-EX-30", "SB-6.1", "SB-6.1a", "SB-6.1b", "SB-R-46", "SB-FLOW-04")
def test_stress_for_being_ahead_of_alphabot() -> None:
    p = Position(4).alphabot(3).at(ANN, "MM_B").at(BOB, "KV_A").at(CY, "KM_C").at(DEE, "MD_A")
    p.stress(10, 20, 30, 36).run(Status())
    assert p.stresses() == [10, 20, 33, 37]


@pytest.mark.clause("SB-EX-31", "SB-6.3", "SB-6.3a")
def test_most_stress_goes_first_and_ties_keep_their_order() -> None:
    p = Position(4).alphabot(6).stress(9, 0, 4, 0)
    p.run(Status())
    assert p.s.order == (ANN, CY, BOB, DEE)


@pytest.mark.clause(
    "SB-EX-32",
    "SB-7.2",
    "SB-7.2a",
    "SB-7.2b",
    "SB-7.2c",
    "SB-7.2f",
    "SB-7.2g",
    "SB-7.2h",
    "SB-7.3",
    "SB-7.4",
    "SB-R-40",
    "SB-PR2",
    "SB-SC1",
    "SB-FR1",
)
def test_the_final_score_of_three_players() -> None:
    p = three_at_the_end()
    result = outcome(p.s)
    assert result.scores == [6, 7, 1] and result.winners == [BOB]
    stress = next(row for row in result.sheet if row.name == "stress")
    assert [score - row for score, row in zip(result.scores, stress.values, strict=True)] == [31, 36, 38]


@pytest.mark.clause("SB-EX-33", "SB-9.2", "SB-9.2a", "SB-9.2b", "SB-9.3")
def test_a_battery_beyond_the_marker_is_lost_and_the_one_on_it_stays() -> None:
    p = Position(2).shields(ANN, 8).track(ANN, "CB TB SB CB SB CB SB")
    lose_shields(p.s, ANN, 1)
    assert p.s.bots[ANN].shields == 7 and p.batteries(ANN) == "CB TB SB CB SB CB"


@pytest.mark.clause("SB-EX-34", "SB-9.3a")
def test_a_titanium_battery_on_the_marker_is_lost_instead() -> None:
    p = Position(2).shields(ANN, 8).track(ANN, "CB CB SB CB SB TB SB")
    lose_shields(p.s, ANN, 2)
    assert p.s.bots[ANN].shields == 7 and p.batteries(ANN) == "CB CB SB CB SB"
    p.settle()
    assert p.asked(ANN) == ["think competitive", "think cooperative"]


@pytest.mark.clause("SB-EX-35", "SB-9.3b", "SB-R-19")
def test_four_losses_break_the_shields() -> None:
    p = Position(2).shields(ANN, 4).track(ANN, "CB SB CB CB")
    lose_shields(p.s, ANN, 4)
    b = p.s.bots[ANN]
    assert (b.shields, p.batteries(ANN), b.stress, movement(b)) == (1, "CB SB", 1, 6)


@pytest.mark.clause("SB-EX-36", "SB-10.2", "SB-10.2a", "SB-10.2b", "SB-10.4")
def test_stress_beyond_forty_takes_shields_first() -> None:
    p = Position(2).stress(38, 2).shields(ANN, 2).track(ANN, 1)
    raise_stress(p.s, ANN, 5)
    assert p.stresses() == [42, 2] and p.s.bots[ANN].shields == 1


@pytest.mark.clause("SB-EX-37", "SB-10.1", "SB-10.3a", "SB-10.3c", "SB-R-16", "SB-R-169")
def test_pushes_chain_in_the_direction_of_travel() -> None:
    p = Position(4).stress(4, 3, 2, 1)
    change_stress(p.s, ANN, -2)
    assert p.stresses() == [2, 3, 1, 0]
    change_stress(p.s, BOB, -1)
    assert p.stresses() == [1, 2, 0, 0]
    change_stress(p.s, DEE, -2)
    change_stress(p.s, CY, 2)
    assert p.stresses() == [1, 3, 2, 0]


@pytest.mark.clause("SB-EX-38", "SB-8.4d", "SB-R-15")
def test_lava_beyond_the_capacity_is_not_taken() -> None:
    p = Position(2).tank(ANN, 1, "3C 2T").tank(ANN, 2, "2B").tank(ANN, 3, "2B").tank(ANN, 4, "2B")
    gain(p.s, ANN, tuple(pieces("L")[:11]))
    p.run().play(ANN, "put L tank1")
    assert p.tanks(ANN)[0] == "4L"


@pytest.mark.clause("SB-EX-39", "SB-8.4b")
def test_exomatter_stays_and_takes_room() -> None:
    p = Position(2).tank(ANN, 1, "X C")
    gain(p.s, ANN, tuple(pieces("L")[:11]))
    p.run().play(ANN, "put L tank1")
    assert p.tanks(ANN)[0] == "1X 2L"


@pytest.mark.clause("SB-EX-40", "SB-8.2", "SB-PB-01")
def test_nothing_is_left_of_an_odd_lava() -> None:
    p = Position(4).tank(ANN, 3, "5L")
    p.run(Cool(ANN))
    assert p.tanks(ANN)[2] == "2B"
