"""Worked examples (SB-EX): tanks, batteries, shields and stress of a BetaBot."""

from __future__ import annotations

import pytest

from rulewright.games.stress_botics.activation import flips
from rulewright.games.stress_botics.belt import fill_elevator
from rulewright.games.stress_botics.maintenance import Combine, Cool, Replicate, Shift
from rulewright.games.stress_botics.moving import movement
from rulewright.games.stress_botics.printed import SB, C, T
from rulewright.games.stress_botics.stress import change_stress, gain_shields, lose_shields, raise_stress
from rulewright.games.stress_botics.tanks import gain, liquefy
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, Position, pieces


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


@pytest.mark.clause("SB-EX-77", "SB-5.7d", "SB-5.15b", "SB-MODE-3", "SB-AST-02", "SB-S.51", "SB-S.9")
@pytest.mark.parametrize(("shields", "placed"), [(6, 1), (5, 2), (3, 2)])
def test_the_alternative_track(shields: int, placed: int) -> None:
    p = Position(2, alt_shields=1).alphabot(1, shields)
    fill_elevator(p.s)
    flips(p.s)
    assert sum(p.s.elevator) == placed
    assert (p.s.status_side, p.s.console_side) == ((1, 1) if shields == 3 else (0, 0))
