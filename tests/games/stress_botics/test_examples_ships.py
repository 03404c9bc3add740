"""Worked examples (SB-EX): ships, deliveries and the end."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.delivery import why_not_deliver
from rulewright.games.stress_botics.printed import SB
from rulewright.games.stress_botics.rounds import Round
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.ships import Ships, move_ship
from tests.games.stress_botics.given import ANN, BOB, GONE, Position, three_at_the_end


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


@pytest.mark.clause("SB-EX-78", "SB-MODE-2", "SB-S.50", "SB-ORB-02", "SB-CNT-14")
@pytest.mark.parametrize(("mode", "left", "empty"), [("standard", 30, 15), ("aggressive", 30, 20)])
def test_the_scout_leaves(mode: str, left: int, empty: int) -> None:
    for demand, stress in ((1, left), (0, empty)):
        p = Position(2, mode).ships(scout=11).stress(20, 0)
        p.s.demand = changed(p.s.demand, 1, demand)
        move_ship(p.s, 1, 1)
        assert p.stresses()[ANN] == stress
