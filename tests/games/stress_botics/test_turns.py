"""Phases 1 to 3 up to the Move: ships, decks, programming, turns, boosts, movement, meetings."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.core.values import changed
from rulewright.games.stress_botics.actions import Actions, Begin, Turn
from rulewright.games.stress_botics.meeting import meet
from rulewright.games.stress_botics.moving import Arrival, Step, movement, steps
from rulewright.games.stress_botics.printed import MINE, MOVE, NODES
from rulewright.games.stress_botics.programming import Draw, DrawMore, Program, Programming, draw_card, slots
from rulewright.games.stress_botics.ships import Ships, move_ship
from rulewright.games.stress_botics.stress import Settle, change_stress
from rulewright.games.stress_botics.verbs import STEP
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, GAME, GONE, Position


@pytest.mark.clause("SB-3.2.2", "SB-R-22")
def test_taking_back_ends_the_turn_and_a_purge_does_not() -> None:
    p = Position(4).track(ANN, 8).shields(ANN, 12).stress(9).turn(ANN, "move1")
    asked = p.s.stack[-1]
    assert isinstance(asked, Turn) and p.asked(ANN) == ["perform", "return", "purge"]
    assert [asked.ends(option) for option in p.s.options(ANN)] == [False, True, False]
    p.play(ANN, "purge")
    assert p.question() == "Turn" and p.stresses()[ANN] == 6
    p.play(ANN, "return")
    assert p.question() != "Turn" and len(p.s.bots[ANN].program.cards) == 0


# --- Phase 1 ------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-1.1", "SB-SHIP-04", "SB-R-120")
def test_ships_advance_in_order_each_completely() -> None:
    p = Position(2).ships(9, 11, 5).stress(10, 3)
    p.s.demand = (1, 1, 2)
    p.run(Ships())
    assert p.s.ships == (GONE, GONE, 6) and p.stresses() == [25, 18]
    assert [values[0] for values in p.events("ship-left")] == [0, 1] and not p.events("ship-served")


@pytest.mark.clause("SB-R-35", "SB-5.2")
def test_a_ship_may_stand_on_the_approach_space() -> None:
    p = Position(2).ships(1, 1, 1)
    move_ship(p.s, 0, -1)
    assert p.s.ships[0] == 0
    p.s.ships = changed(p.s.ships, 1, GONE)
    move_ship(p.s, 1, -1)
    assert p.s.ships[1] == GONE


@pytest.mark.clause("SB-R-157", "SB-R-107")
def test_no_ai_choice_when_the_game_is_over() -> None:
    p = Position(2).ships(GONE, GONE, 13).stress(40, 0).shields(ANN, 7).track(ANN, 6)
    p.s.round, p.s.vault = 14, 6
    p.run(Ships())
    assert p.s.over and p.stresses()[ANN] >= 40


# --- Phase 2 ------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-2.0", "SB-2.1")
def test_empty_decks_are_refilled_and_players_draw_in_order() -> None:
    p = Position(2).deck(MOVE, "", "move1 move2").at(ANN, "MM_A")
    p.s.order = (BOB, ANN)
    p.run(Programming())
    assert len(p.s.decks[MOVE].cards) == 2 and p.s.actor == BOB
    p.play(BOB, "done")
    assert p.s.actor == ANN and p.events("deck-ended") == []


@pytest.mark.clause("SB-2.0a", "SB-R-84")
def test_a_deck_without_discards_cannot_be_drawn() -> None:
    p = Position(2).deck(MOVE, "").deck(MINE, "mine1").in_main(ANN).run(Draw(ANN, ()))
    p.refused(ANN, "draw move", "SB-2.0a")
    p.play(ANN, "draw mine")  # the deck end event resolves; nothing to shuffle
    assert p.s.decks[MINE].cards == [] and p.events("deck-ended") == [(MINE,)]
    p.refused(ANN, "draw mine", "SB-2.0a")


@pytest.mark.clause("SB-R-47", "SB-R-85", "SB-2.4a")
def test_two_equal_cards_over_a_deck_end() -> None:
    p = Position(2).deck(MOVE, "move1", "move2 move3").in_main(ANN).elevator("Mi").run(Draw(ANN, ()))
    p.play(ANN, "draw move")
    assert p.on_belt()[0] == "Mi" and len(p.s.decks[MOVE].cards) == 2  # disembarked before the next card
    p.play(ANN, "draw move")
    assert p.s.over and len(p.s.bots[ANN].hand.cards) == 2


@pytest.mark.clause("SB-2.4b", "SB-R-34")
def test_the_mine_deck_end_lets_all_cylindroids_attack() -> None:
    p = Position(2).deck(MINE, "mine1").belt(a="La").guarded("CAR", "Mi").at_tile(BOB, "CAR")
    draw_card(p.s, ANN, MINE)
    p.run()
    assert p.s.alpha == 7 and p.s.bots[BOB].shields == 7
    p = Position(2).deck(MINE, "mine1").deck(MOVE, "move1").guarded("CAR", "Mi").at_tile(BOB, "CAR")
    p.s.vault = 6
    draw_card(p.s, ANN, MINE)
    draw_card(p.s, ANN, MOVE)
    p.run()
    assert p.s.alpha == 8 and p.s.bots[BOB].shields == 7 and sum(p.s.elevator) == 0


@pytest.mark.clause("SB-2.2a", "SB-2.2b", "SB-2.2c", "SB-4.6a", "SB-BB-04", "SB-BB-06", "SB-BB-08")
@pytest.mark.parametrize(
    ("seats", "batteries", "opened"), [(2, 3, 2), (2, 4, 3), (2, 8, 4), (4, 5, 2), (4, 6, 3), (4, 8, 3)]
)
def test_slots_by_batteries(seats: int, batteries: int, opened: int) -> None:
    p = Position(seats).track(ANN, batteries)
    assert slots(p.s.bots[ANN]) == opened


@pytest.mark.clause("SB-2.3", "SB-R-08")
def test_programmed_cards_stay_when_batteries_are_lost() -> None:
    p = Position(2).track(ANN, 4).program(ANN, "move1 move2 move3").track(ANN, 2).run(Actions())
    p.play(ANN, "return", "return")
    assert len(p.s.bots[ANN].program.cards) == 1 and p.asked(ANN) == ["perform", "return"]


@pytest.mark.clause("SB-R-148")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whoever_is_asked_has_an_answer(seats: int) -> None:
    s = GAME.new(seats, "solo_drill" if seats == 1 else "standard", 5)
    rng = seeded(5)
    while not s.over:
        assert s.deciders and all(s.options(seat) for seat in s.deciders)
        s.apply(s.legal[rng.below(len(s.legal))])


@pytest.mark.clause("SB-R-132", "SB-3.2.1a")
def test_a_player_without_cards_is_skipped() -> None:
    p = Position(2).hand(BOB, "move1").run(Program((ANN, BOB))).play(BOB, "program move1")
    assert [b.slots for b in p.s.bots] == [0, 1]
    p.run(Actions())
    assert p.s.actor == BOB


@pytest.mark.clause("SB-AB04", "SB-R-99", "SB-R-136")
def test_the_scanner_draws_one_more() -> None:
    p = Position(4).item(ANN, 0, "AB04-1").item(ANN, 1, "AB04-2").run(DrawMore(ANN))
    p.play(ANN, "draw move", "draw move")
    assert p.s.over and len(p.s.bots[ANN].hand.cards) == 2
    p.s.round = 13
    p.run(DrawMore(ANN))
    assert p.s.over


@pytest.mark.clause("SB-AB09", "SB-R-136")
def test_the_signal_relay_counts_as_alphabots_sector() -> None:
    p = Position(2).item(ANN, 0, "AB09-1").at(ANN, "MD_A").alphabot(1).run(Draw(ANN, ()))
    p.play(ANN, "draw move")
    assert p.asked(ANN) == ["done", "draw mine", "draw connect"]


@pytest.mark.clause("SB-R-155", "SB-R-113")
def test_cards_drawn_in_phase_three_wait_in_hand() -> None:
    p = Position(2).alphabot(1).in_main(ANN).hand(ANN, "move1 move2 move3 move4 mine1 mine2")
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-equip", "choose draw", "draw move")
    assert len(p.s.bots[ANN].hand.cards) == 7 and not p.s.bots[ANN].program.cards


# --- turns and boosts ---------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.2.3", "SB-D-COLLECT", "SB-R-161")
def test_performing_collects_what_is_wanted_first() -> None:
    p = Position(2).at_tile(ANN, "BAT").made("BAT", "CB TB").shields(ANN, 4).track(ANN, 3).tank(ANN, 1, "2C")
    p.turn(ANN, "connect1").play(ANN, "perform")
    assert p.question() == "Place" and p.asked(ANN) == ["pack", "put CB track", "decline CB"]
    p.play(ANN, "decline CB", "put TB track")
    assert p.made_on("BAT") == "1CB" and p.batteries(ANN) == "CB CB CB TB"


@pytest.mark.clause("SB-R-49")
def test_a_card_without_a_legal_sub_action_can_only_be_returned() -> None:
    p = Position(2).at_tile(ANN, "BAT").made("BAT", "").tank(ANN, 1, "")
    p.turn(ANN, "connect1")
    assert p.events("returned") == [(ANN, 1)]  # only RETURN is legal


@pytest.mark.clause("SB-R-89")
def test_declining_what_the_card_needed_leaves_it_unrevealed() -> None:
    p = Position(2).at_tile(ANN, "POL").made("POL", "T").item(ANN, 0, "AB05-1")  # pay 1 T: 2 shields
    p.turn(ANN, "connect1")
    assert "perform" in p.asked(ANN)
    p.play(ANN, "perform", "decline T")
    assert p.events("unplayable") == [(ANN, 1)] and p.events("revealed") == []
    assert p.s.bots[ANN].hand.cards == [24] and p.made_on("POL") == "1T"


@pytest.mark.clause("SB-3.1a", "SB-3.1b", "SB-3.1c", "SB-3.1d", "SB-R-06", "SB-3.2.3a", "SB-D-SUB")
def test_the_sub_actions_of_each_type() -> None:
    p = Position(2).alphabot(1).in_main(ANN).belt(d="Ex").turn(ANN, "mine11").play(ANN, "perform")
    assert p.question() == "Treatment"  # Attack was the only sub-action, its boost and target too
    p = Position(2).at_tile(ANN, "CAR").item(ANN, 0, "AI09").turn(ANN, "connect1").play(ANN, "perform")
    p.refused(ANN, "do produce", "SB-3.5.1") if p.question() == "SubAction" else None
    assert p.events("used") == [(ANN, 8)]  # CONNECT never extracts: only the item was possible
    p = Position(2).turn(ANN, "move1").play(ANN, "perform")
    assert p.question() == "Boost" or p.question() == "Step"


@pytest.mark.clause("SB-3.2.3b", "SB-3.2.5", "SB-3.2.5a", "SB-3.2.5d", "SB-3.2.6", "SB-D-BOOST")
def test_ways_to_boost_a_move() -> None:
    p = Position(2).track(ANN, "CB CB CB CB CB CB", "CB").turn(ANN, "move11").play(ANN, "perform")
    assert p.asked(ANN) == ["boost none", "boost card", "boost inner", "boost track"]
    p.play(ANN, "boost inner")
    assert p.s.bots[ANN].inner == -1 and len(p.s.bots[ANN].track) == 6


@pytest.mark.clause("SB-3.2.5b", "SB-3.2.5c")
@pytest.mark.parametrize(("card", "battery"), [("mine1", "TB"), ("connect1", "SB")])
def test_each_type_has_its_battery(card: str, battery: str) -> None:
    p = Position(2).at_tile(ANN, "CAR").track(ANN, "CB CB", battery).item(ANN, 0, "AI09")
    p.turn(ANN, card).play(ANN, "perform")
    p.play(ANN, "do extract") if card == "mine1" else None
    assert p.asked(ANN) == ["boost none", "boost inner"]
    p.refused(ANN, "boost card", "SB-3.2.5")
    p.refused(ANN, "boost track", "SB-3.2.6a")


@pytest.mark.clause("SB-3.2.6a", "SB-3.2.6b", "SB-AB03", "SB-BB-06")
def test_the_track_battery_boosts_with_enough_batteries() -> None:
    p = Position(4).track(ANN, "CB TB SB").turn(ANN, "move1").play(ANN, "perform")
    assert p.question() == "Step"  # three are too few with four players: no boost, taken unasked
    p = Position(4).track(ANN, "CB TB SB SB").turn(ANN, "move1").play(ANN, "perform", "boost track")
    assert p.batteries(ANN) == "TB SB SB"
    p = Position(2).track(ANN, "CB TB").item(ANN, 0, "AB03-1").turn(ANN, "move1").play(ANN, "perform")
    assert "boost track" in p.asked(ANN)


@pytest.mark.clause("SB-R-09", "SB-BB-01")
def test_without_batteries_on_the_track_nothing_but_a_card_boosts() -> None:
    p = Position(2).track(ANN, "", "CB").turn(ANN, "move11").play(ANN, "perform")
    assert p.asked(ANN) == ["boost none", "boost card"]
    p.refused(ANN, "boost inner", "SB-R-09")


@pytest.mark.clause("SB-3.2.3c", "SB-3.2.3d", "SB-3.2.4b", "SB-R-12", "SB-R-163", "SB-INV-02")
def test_a_card_that_is_not_kept_is_discarded_after_one_cylindroid() -> None:
    p = Position(2).captured(ANN, "Mi Ex")._bag().at_tile(ANN, "CAR")
    p.perform(ANN, "mine1", "do extract", "boost none", "pack")
    assert p.asked(ANN) == ["skip", "release miner", "release explosive"]
    p.play(ANN, "release miner", "pack")
    assert p.s.discards[MINE].cards == [12] and p.s.bots[ANN].captured == (0, 1, 0)  # no second one


@pytest.mark.clause("SB-R-145", "SB-R-156", "SB-3.2.4")
def test_keeping_pays_from_the_slot_even_with_lava() -> None:
    p = Position(2).tank(ANN, 3, "2L").program(ANN, "move1 move2 move5").run(Actions())
    p.play(ANN, "return", "return", "perform", "boost none", "step LV_A", "stop", "keep second")
    assert p.tanks(ANN)[2] == "1L" and len(p.s.bots[ANN].hand.cards) == 3


# --- Move -------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.3.2", "SB-R-10", "SB-D-STEP")
def test_at_least_one_tunnel_is_walked_and_points_may_be_left() -> None:
    p = Position(2).track(ANN, 3).at(ANN, "MM_A").run(Step(ANN, 2, 0))
    assert "stop" not in p.asked(ANN)
    p.play(ANN, "step MM_B")
    assert "stop" in p.asked(ANN) and "step MM_A" in p.asked(ANN)
    p.play(ANN, "step MM_A")  # leaving and re-entering is a Move
    assert p.s.over and NODES[p.s.bots[ANN].node] == "MM_A"


@pytest.mark.clause("SB-3.3.3", "SB-R-140", "SB-3.3.8", "SB-3.3.9")
def test_a_boosted_move_is_two_moves_with_two_ends() -> None:
    p = Position(2).alphabot(4).at(ANN, "AD_A").track(ANN, 4)
    p.perform(ANN, "move11", "boost card", "step KM_A", "step AD_A")
    assert p.stresses()[ANN] == 5
    p.play(ANN, "perform", "step KM_A", "step MD_A")
    assert p.stresses()[ANN] == 6


@pytest.mark.clause("SB-3.3.5", "SB-R-76")
def test_a_full_place_is_passed_but_not_ended_in() -> None:
    p = Position(4).at_tile(BOB, "CAR").at_tile(CY, "CAR").at(DEE, "MM_A").at(ANN, "CORE")
    here = p.s.bots[BOB].node
    p.run(Step(ANN, 1, 0))
    p.refused(ANN, f"step {NODES[here]}", "SB-3.3.5")
    assert here in steps(p.s, ANN, 2)
    p.s.stack.clear()
    p.run(Step(ANN, 2, 0)).play(ANN, f"step {NODES[here]}")
    assert "stop" not in p.asked(ANN)


@pytest.mark.clause("SB-3.3.4", "SB-TUN-03")
def test_a_padlock_closes_the_tunnel() -> None:
    p = Position(2).alphabot(3).at(ANN, "UV_B").run(Step(ANN, 1, 0))
    p.refused(ANN, "step KM_B", "SB-3.3.4")


@pytest.mark.clause("SB-3.3.6a", "SB-R-152")
def test_entering_the_core_needs_a_tunnel() -> None:
    p = Position(2).at(ANN, "LV_A")
    p.s.rotation = 1
    reason = Step(ANN, 1, 0).why_not(p.s, STEP.of(0))
    assert reason is not None and reason.message.clause == "SB-3.3.6a"
    p.s.rotation = 0
    p.run(Step(ANN, 2, 0)).play(ANN, "step CORE", "step LV_B")  # through the Core
    assert p.s.bots[ANN].shields == 8


@pytest.mark.clause("SB-AI19", "SB-R-138", "SB-R-118")
@pytest.mark.parametrize(("side", "left"), [(0, 7), (1, 6)])
def test_the_gyroscope_saves_a_shield(side: int, left: int) -> None:
    p = Position(3).at(ANN, "CORE").item(ANN, 0, "AI19").at(BOB, "MM_A").at(CY, "MM_A")
    p.s.core_side, p.s.lava, p.s.rotation = side, 0 if side else 5, 1 if side == 0 else 0
    p.run(Step(ANN, 1, 0)).play(ANN, "step LV_C")
    assert p.s.bots[ANN].shields == left


@pytest.mark.clause("SB-R-118", "SB-R-21")
def test_a_titanium_battery_pays_a_core_exit() -> None:
    p = Position(2).at(ANN, "CORE").shields(ANN, 7).track(ANN, "CB CB CB CB CB TB")
    p.s.rotation = 1
    p.run(Step(ANN, 1, 0)).play(ANN, "step LV_C")
    assert p.s.bots[ANN].shields == 6 and len(p.s.bots[ANN].track) == 5
    p = Position(2).at(ANN, "CORE").shields(ANN, 1).track(ANN, 2)
    p.s.rotation = 1
    p.run(Step(ANN, 1, 0)).play(ANN, "step LV_C")
    assert p.stresses()[ANN] == 2  # always payable


@pytest.mark.clause("SB-3.3.7", "SB-3.3.13", "SB-R-11")
def test_ending_in_a_vault_collects_before_the_meeting() -> None:
    p = Position(2).track(ANN, 3).track(BOB, 3).at_tile(BOB, "CAR").made("CAR", "2C").at_tile(ANN, "CAR")
    p.run(Arrival(ANN))
    assert p.asked(ANN)[0] == "pack" and p.s.bots[BOB].shields == 8
    p.play(ANN, "put C tank1", "decline C")
    assert p.made_on("CAR") == "1C" and p.s.bots[BOB].shields == 7


@pytest.mark.clause("SB-AI12")
def test_turbo_tracks_add_a_point_also_with_broken_shields() -> None:
    p = Position(2).track(ANN, 2).item(ANN, 0, "AI12")
    assert movement(p.s.bots[ANN]) == 2
    p.shields(ANN, 1)
    assert movement(p.s.bots[ANN]) == 7


@pytest.mark.clause("SB-AI23")
def test_the_thruster_moves_two_whatever_the_batteries() -> None:
    p = Position(4).track(ANN, 8).item(ANN, 0, "AI23").at(ANN, "MM_A").item(ANN, 1, "AI12")
    p.shields(ANN, 12).perform(
        ANN, "connect1", "do activate", "use AI23", "boost none", "step MM_B", "step MM_C"
    )
    assert NODES[p.s.bots[ANN].node] == "MM_C" and p.question() != "Step"


# --- meetings ---------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.3.10a", "SB-D-AICOMP")
def test_in_the_core_the_mover_picks_whom_to_meet() -> None:
    p = Position(3)
    for seat in (ANN, BOB, CY):
        p.at(seat, "CORE").track(seat, 3)
    meet(p.s, ANN)
    p.run()
    assert p.asked(ANN) == ["meet 1", "meet 2"]
    p.play(ANN, "meet 2")
    assert [b.shields for b in p.s.bots] == [7, 8, 7]


@pytest.mark.clause("SB-3.3.10c")
@pytest.mark.parametrize("here", ["MM_C", "MD_B", "AD_B", "KM_A"])
def test_no_meeting_at_bases_and_main_vaults(here: str) -> None:
    p = Position(2).at(ANN, here).at(BOB, here)
    meet(p.s, ANN)
    p.run()
    assert p.s.over and not p.events("met")


@pytest.mark.clause("SB-3.3.12c", "SB-0.2", "SB-R-107")
def test_simultaneous_ai_choices_in_turn_order() -> None:
    p = Position(3).track(ANN, 5).track(BOB, 5).track(CY, 5)
    for b in p.s.bots:
        b.counted = 6
    p.s.order = (CY, ANN, BOB)
    p.run(Settle())
    for seat in (CY, ANN, BOB):
        assert p.s.actor == seat
        p.play(seat, "think cooperative")
    assert [b.mind for b in p.s.bots] == [1, 1, 1]


@pytest.mark.clause("SB-3.3.12b", "SB-R-107")
def test_a_count_that_stays_five_is_not_asked_again() -> None:
    p = Position(2).track(ANN, 5).run(Settle())
    assert p.s.over


@pytest.mark.clause("SB-R-50", "SB-R-88", "SB-R-87")
def test_a_part_may_be_declined_or_impossible_and_the_damage_stays() -> None:
    p = Position(2).track(ANN, 3).track(BOB, 6).shields(BOB, 9).at_tile(ANN, "BAT").at_tile(BOB, "BAT")
    p.run(Arrival(ANN))  # Ann has nothing to pay with
    assert p.s.over and p.s.bots[BOB].shields == 8
    p = Position(2).track(ANN, 3).track(BOB, 6).shields(BOB, 9).at_tile(ANN, "CAR").at_tile(BOB, "CAR")
    p.run(Arrival(ANN)).play(ANN, "skip")
    assert p.s.bots[BOB].shields == 8 and sum(p.s.bots[ANN].tanks) == 0


@pytest.mark.clause("SB-R-66", "SB-R-143", "SB-0.11c", "SB-R-03", "SB-D-CORESPACE")
def test_a_meeting_in_core_b() -> None:
    p = Position(2).track(ANN, 7).track(BOB, 7).at(ANN, "CORE").at(BOB, "CORE")
    p.s.core_side, p.s.lava = 1, 0
    p.run(Arrival(ANN)).play(ANN, "stand producing")
    p.play(ANN, "level 4", "choose extract", "mine CAR", "pack")
    assert sum(p.s.bots[ANN].tanks) == 3
    assert p.asked(BOB)[1:] == ["level 1", "level 2", "level 3", "level 4"]
    p.play(BOB, "level 1")
    assert p.question() == "MineAt"  # on an extracting space: option a


@pytest.mark.clause("SB-R-03")
def test_one_producing_space_and_three_extracting_ones() -> None:
    p = Position(4).at(BOB, "CORE").at(CY, "MM_A").at(DEE, "MM_A").at(ANN, "CORE")
    p.s.core_side, p.s.lava, p.s.bots[BOB].producing = 1, 0, 1
    p.turn(ANN, "move1").play(ANN, "perform")
    assert p.question() != "Stand" and p.s.bots[ANN].producing == 0  # the producing one is taken
    p.s.bots[BOB].producing = 0
    p.at(CY, "CORE").at(DEE, "CORE")
    assert not p.s.has_room(0, ANN) or p.s.guests(0) == 4


@pytest.mark.clause("SB-R-51")
def test_item_vaults_have_one_space() -> None:
    p = Position(2).at_tile(BOB, "LAI").at(ANN, "MM_A")
    assert not p.s.has_room(p.s.bots[BOB].node, ANN)


@pytest.mark.clause("SB-R-121", "SB-R-75")
def test_stress_in_the_round_does_not_change_the_turn_order() -> None:
    p = Position(2).stress(1, 5).program(ANN, "move1").program(BOB, "move2").run(Actions())
    assert p.s.actor == ANN
    change_stress(p.s, BOB, 10)
    p.play(ANN, "return")
    assert p.s.order == (ANN, BOB) and p.s.actor == BOB


def test_a_turn_of_another_player_is_learned() -> None:
    p = Position(2).program(BOB, "move1")
    before = p.s.barrier
    p.run(Begin(BOB))
    assert p.s.barrier == before + 1
