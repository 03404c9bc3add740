"""Worked examples (SB-EX): rounds, decks, programming, hands and the order."""

from __future__ import annotations

import pytest

from rulewright.games.stress_botics.actions import Actions
from rulewright.games.stress_botics.printed import CONNECT
from rulewright.games.stress_botics.programming import Draw, Program
from rulewright.games.stress_botics.status import Status
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, Position


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


@pytest.mark.clause("SB-EX-53", "SB-2.1f", "SB-2.4c", "SB-FX-30")
def test_the_last_connect_card_mends_alphabot_and_reshuffles() -> None:
    p = Position(2).alphabot(1, 7).in_main(ANN).deck(CONNECT, "connect1", "connect2 connect3 connect4")
    p.row("", alpha=True).perform(ANN, "connect5", "do console", "boost none", "switch a-equip")
    p.play(ANN, "draw connect")
    assert p.s.alpha == 8 and len(p.s.decks[CONNECT].cards) == 3
    assert p.s.discards[CONNECT].cards == [28]  # only connect5, performed meanwhile (SB-R-86)


@pytest.mark.clause("SB-EX-67", "SB-6.2", "SB-6.2a", "SB-R-62", "SB-D-HAND")
@pytest.mark.parametrize(("stress", "left"), [(25, 6), (26, 4)])
def test_the_hand_limit(stress: int, left: int) -> None:
    p = Position(2).alphabot(6).stress(stress, 0)
    p.hand(ANN, "move1 move5 mine1 mine5 mine11 connect1 connect5")
    p.run(Status())
    while not p.s.over:
        p.s.play(ANN, p.s.options(ANN)[0])
    assert len(p.s.bots[ANN].hand.cards) == left and len(p.events("discarded")) == 7 - left


@pytest.mark.clause("SB-EX-75", "SB-2.1d")
def test_one_card_in_round_thirteen() -> None:
    p = Position(2).at(ANN, "KM_C")
    p.s.round, p.s.vault = 13, 6
    p.run(Draw(ANN, ())).play(ANN, "draw move")
    assert p.s.over and len(p.s.bots[ANN].hand.cards) == 1


@pytest.mark.clause("SB-EX-80", "SB-R-55", "SB-3.2.4a", "SB-8.1a", "SB-AC-02")
def test_only_the_tank_of_the_slot_pays_for_keeping() -> None:
    p = Position(2).tank(ANN, 1, "C").tank(ANN, 2, "C T").at(ANN, "CORE")
    p.perform(ANN, "move5", "boost none", "step LV_A", "stop", slot=2)
    assert p.asked(ANN) == ["drop", "keep first"]
    p.refused(ANN, "keep second", "SB-3.2.4")
    p.play(ANN, "keep first")
    assert p.tanks(ANN)[:2] == ["1C", "1T"]
