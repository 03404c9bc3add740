"""Turns, chains, activation, achievements and missions (ARK-4, ARK-7), the First Mission (ARK-9), the end."""

from __future__ import annotations

import random

import pytest

from rulewright.core.values import changed
from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import GAME, RED, YELLOW, given, room

clause = pytest.mark.clause


@clause("ARK-4.2", "ARK-4.3", "ARK-INV-14")
def test_the_marker_goes_to_another_section() -> None:
    p = given().turn(RED)
    assert len(p.may("choose")) == 7
    p.play("choose MIL", "militarize").turn(RED)
    assert len(p.may("choose")) == 6 and p.reason("choose MIL") == "why-marker-there"
    p.play("choose PWR", "done").turn(RED)
    assert "choose MIL" in p.may()


@clause("ARK-15.2", "ARK-15.2c", "ARK-15.2d")
def test_a_mini_action_comes_before_the_action_phase() -> None:
    p = given().rooms(a2="R21", b2="R04").cubes("R21", RED, RED).cubes("R04", RED).stock(RED).turn(RED)
    assert p.may() == {"done", "mini resources"}
    p.play("mini resources", "take osmium")
    assert p.dome(RED).stock == [0, 0, 2, 0] and len(p.may("choose")) == 7
    assert given().rooms(a2="R21").cubes("R21", RED).turn(RED).play("done").may("choose")
    assert given().rooms(a2="R21").cubes("R21", YELLOW).turn(RED).may("choose")  # only who owns one is asked


@clause("ARK-EX-02", "ARK-7.4", "ARK-7.4b", "ARK-7.4c")
def test_a_chain_gives_a_second_phase_and_leaves_the_marker() -> None:
    p = (
        given()
        .rooms(a1="R01", b1="R02", c1="R05")
        .chains(YELLOW, "R11", "R08")
        .stock(YELLOW, ti=9, bt=9, os=9)
    )
    p.s.first = YELLOW
    p.units(RED, "b1").units(YELLOW, "a1").units(YELLOW, "c1").turn(YELLOW)
    p.play("choose MOB", "move a1 b1", "done")
    assert p.may() == {"done", "chain R11"}  # R08 chains from PWR
    p.play("chain R11")
    assert "integrate plain c1" in p.may() and "integrate plain MOB" in p.may()
    assert p.reason("integrate plain b1") == "why-opposed"
    p.play("done")
    assert p.there(YELLOW, "b1") == 0 and p.dome(YELLOW).marker == printed.MOB  # it lost the combat
    assert "choose ENG" in p.turn(YELLOW).may()


@clause("ARK-7.2", "ARK-7.2b", "ARK-7.3", "ARK-R05", "ARK-EX-48", "ARK-R07", "ARK-7.5")
def test_a_controlled_full_room_is_activated_and_two_take_its_card() -> None:
    p = given(4).rooms(a2="R11").rooms(b2="R01").cubes("R01", 0, 1, 2, 3)
    p.s.objectives = changed(p.s.objectives, room("R01"), 2)
    for seat in range(4):
        p.checked(seat)
    assert all(p.dome(seat).activated == 1 << room("R01") for seat in range(4))
    assert [p.dome(seat).chains > 0 for seat in range(4)] == [True, True, False, False]
    p.s.take_cube(RED, room("R01"))
    assert p.checked(RED).dome(RED).activated == 1 << room("R01")


@clause("ARK-EX-47", "ARK-7.2c", "ARK-R08", "ARK-INV-13")
def test_who_controls_a_room_that_another_completes_activates_it_in_the_own_turn() -> None:
    p = given().rooms(a2="R06").cubes("R06", RED, RED).units(YELLOW, "a2").stock(YELLOW, bt=5)
    p.phase(YELLOW, "ENG").play("integrate plain a2")
    assert p.dome(RED).activated == p.dome(YELLOW).activated == 0
    assert p.turn(RED).dome(RED).activated == 1 << room("R06")


@clause("ARK-7.4", "ARK-R05")
def test_a_chain_taken_this_turn_waits_for_the_next() -> None:
    p = given().rooms(a2="R12").cubes("R12", RED, RED).units(RED, "a2").stock(RED, ti=9)  # ENG to MIL
    p.s.objectives = changed(p.s.objectives, room("R12"), 2)
    p.turn(RED).play("choose ENG", "integrate plain a2", "done")
    assert p.dome(RED).chains == 1 << room("R12") and p.s.over
    p.dome(RED).marker = printed.MOB
    assert p.turn(RED).play("choose ENG", "done").may() == {"done", "chain R12"}


@clause("ARK-7.6", "ARK-7.7", "ARK-7.8", "ARK-V3")
def test_the_second_achievement_brings_a_secret_mission() -> None:
    p = given().arsenal(RED, 13).stock(RED, ti=16, bt=4).checked(RED)
    assert p.dome(RED).achieved.bit_count() == 1 and not p.dome(RED).mission.cards
    p.arsenal(RED, 14).checked(RED)
    assert p.dome(RED).achieved.bit_count() == 2 and len(p.dome(RED).mission.cards) == 1
    assert p.dome(RED).cubes == 28
    assert p.s.redacted(YELLOW).domes[RED].mission.cards == [-1]  # type: ignore[attr-defined]
    assert p.s.redacted(RED).domes[RED].mission.cards == p.dome(RED).mission.cards  # type: ignore[attr-defined]
    p.stock(RED, ti=20, bt=20).checked(RED)
    assert len(p.dome(RED).mission.cards) == 1


@clause("ARK-7.9", "ARK-END-2")
def test_three_activated_rooms_of_the_mission_win_at_once() -> None:
    p = given().arsenal(RED, 18).stock(RED, ti=20, bt=20).checked(RED)
    rooms = printed.MISSION_ROOMS[p.dome(RED).mission.cards[0] - printed.MISSION]
    for number in rooms[:2]:
        p.dome(RED).activated |= 1 << number
    p.turn(RED)
    assert not p.s.over and p.s.winner == -1
    p.dome(RED).activated |= 1 << rooms[2]
    p.play("choose MIL", "militarize")
    result = p.s.outcome()
    assert p.s.over and result.winners == [RED] and result.ending.message.key == "end-mission"


# --- First Mission -----------------------------------------------------------------------------------
@clause("ARK-9.1", "ARK-9.1b", "ARK-9.1f", "ARK-9.2")
def test_goals_that_the_board_shows() -> None:
    p = given(mode="first_mission").powered(RED, "MOB", 1)
    p.dome(RED).explored = 2
    assert p.checked(RED).dome(RED).goals == 0
    p.powered(RED, "MOB", 1).home(RED, 3)
    p.dome(RED).explored = 3
    assert p.checked(YELLOW).dome(RED).goals == 0  # in the own turn only
    assert p.checked(RED).dome(RED).goals == 0b100011
    assert p.home(RED, 1).checked(RED).dome(RED).goals == 0b100011  # it stays


@clause("ARK-9.1c", "ARK-9.1d", "ARK-9.1e")
def test_goals_that_actions_meet() -> None:
    p = given(mode="first_mission").rooms(a2="F-Tia").cylinders("F-Tia", "pwr0").phase(RED, "PRO")
    assert p.play("exploit").dome(RED).goals == 0b000100  # five titanium
    p = given(mode="first_mission").rooms(a2="F-Tia").cubes("F-Tia", RED).phase(RED, "PRO")
    assert p.play("exploit").dome(RED).goals == 0  # three
    p = given(mode="first_mission").stock(RED, ti=9).phase(RED, "ENG").play("integrate plain MOB")
    assert p.dome(RED).goals == 0
    assert p.play("integrate plain MIL").dome(RED).goals == 0b001000
    assert given(mode="first_mission").phase(RED, "ART").play("research").dome(RED).goals == 0b010000


@clause("ARK-9.1c", "ARK-9.1d")
def test_a_goal_is_told_after_what_it_was_reached_with() -> None:
    p = given(mode="first_mission").stock(RED, ti=9).phase(RED, "ENG")
    keys = p.play("integrate plain MOB", "integrate plain MIL").events()
    assert keys.index("event-ticked") > max(n for n, key in enumerate(keys) if key == "event-integrated")
    p = given(mode="first_mission").rooms(a2="F-Tia").cylinders("F-Tia", "pwr0").phase(RED, "PRO")
    keys = p.play("exploit").events()
    assert keys.index("event-ticked") > keys.index("event-gained")


@clause("ARK-9.4b", "ARK-END-1")
def test_alone_the_sixth_goal_ends_the_game() -> None:
    p = given(1, "first_mission")
    p.dome(RED).goals = 0b101111
    p.turn(RED).play("choose ART", "research")
    assert p.s.over and p.s.outcome().winners == [RED]


# --- whole games -------------------------------------------------------------------------------------
@clause(
    "ARK-INV-01", "ARK-INV-02", "ARK-INV-03", "ARK-INV-04", "ARK-INV-05", "ARK-INV-06", "ARK-INV-07",
    "ARK-INV-08", "ARK-INV-09", "ARK-INV-10", "ARK-INV-19", "ARK-INV-22", "ARK-R47", "ARK-R109",
)  # fmt: skip
@pytest.mark.parametrize("mode", list(GAME.modes))
def test_diligent_random_games_keep_the_invariants_and_end(mode: str) -> None:
    """Whoever can do something does it: far more happens than in blind random play."""
    for seats in GAME.modes[mode]:
        for seed in range(2):
            s = GAME.new(seats, mode, seed)
            assert isinstance(s, Ark)
            chance = random.Random(seed)
            while not s.over:
                assert len(s.legal) > 1
                useful = [option for option in s.legal if s.text(option) != "done"]
                s.apply(chance.choice(useful))
                if s.turns % 20 == 0:
                    assert invariants(s) == []
            assert s.round <= (30 if mode == "first_mission" else 60) and s.outcome().ranks


@clause("ARK-INV-21", "ARK-V2", "ARK-V5", "ARK-V6")
def test_views_hide_hands_decks_and_tokens() -> None:
    s = given().hand(RED, "AC01", "AC02").turn(RED).s
    seen, own = s.redacted(YELLOW), s.redacted(RED)
    assert isinstance(seen, Ark) and isinstance(own, Ark)
    assert seen.domes[RED].hand.cards == [-1, -1] and own.domes[RED].hand.cards == s.domes[RED].hand.cards
    for zone in (own.room_deck, own.artifacts, own.missions, own.tokens):
        assert set(zone.cards) == {-1}
