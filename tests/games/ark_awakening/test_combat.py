"""Combat (ARK-6), and artifacts that wound, remove or shove."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import combat
from tests.games.ark_awakening.given import GREEN, RED, YELLOW, Position, cell, given

clause = pytest.mark.clause


def met(red: int = 0, yellow: int = 0, mine: int = 1, theirs: int = 1) -> Position:
    """Red and Yellow stand in one room."""
    p = given().rooms(b2="R01").units(RED, "b2", mine).units(YELLOW, "b2", theirs)
    return p.arsenal(RED, red).arsenal(YELLOW, yellow)


@clause("ARK-6.1", "ARK-6.1b", "ARK-6.3.5", "ARK-6.3.6", "ARK-6.4", "ARK-6.5", "ARK-R11")
@pytest.mark.parametrize(("red", "yellow", "winner"), [(5, 4, RED), (5, 5, YELLOW), (4, 5, YELLOW)])
def test_the_higher_total_wins_and_a_tie_is_the_defenders(red: int, yellow: int, winner: int) -> None:
    p = met(red, yellow).fights(RED)
    assert p.s.over  # without cards nobody is asked
    assert (p.there(RED, "b2"), p.there(YELLOW, "b2")) == ((1, 0) if winner == RED else (0, 1))
    assert p.dome(1 - winner).wounded == 1 and p.dome(winner).wounded == 0
    assert p.dome(RED).arsenal == red and p.dome(YELLOW).arsenal == yellow  # D was 0


@clause("ARK-EX-63", "ARK-6.3.1", "ARK-6.3.2", "ARK-R09")
@pytest.mark.parametrize(("arsenal", "lost"), [(5, True), (6, False)])
def test_an_arsenal_below_the_defence_loses_at_once(arsenal: int, lost: bool) -> None:
    p = met(arsenal, 0, theirs=3).rooms(c2="R13").cubes("R13", YELLOW).hand(RED, "AC04").fights(RED)
    assert p.benefit(YELLOW, "defence_each") == 2
    assert p.s.over is lost and p.there(RED, "b2") == (0 if lost else 1)
    assert p.dome(RED).arsenal == arsenal and len(p.dome(RED).hand.cards) == 1
    assert ("event-weak" in p.events()) is lost


@clause("ARK-6.3.3", "ARK-6.3.7", "ARK-6.4b", "ARK-V9", "ARK-R12")
def test_both_choose_a_card_in_secret_and_a_winning_attacker_loses_the_defence() -> None:
    p = met(6, 5).rooms(c2="R13").cubes("R13", YELLOW).hand(RED, "AC07").hand(YELLOW, "AC02")
    p.fights(RED)
    assert p.s.together and set(p.s.addressed) == {RED, YELLOW}
    p.s.play(YELLOW, "play AC02")
    assert p.may() == {"done", "play AC07"} and not p.s.redacted(RED).sealed[YELLOW]
    p.s.play(RED, "play AC07")
    assert p.there(YELLOW, "b2") == 0  # 6 + 8 against 5 + 4
    assert (p.dome(RED).arsenal, p.dome(YELLOW).arsenal) == (6 - 2, 5)
    assert len(p.s.discards.cards) == 2 and not p.dome(RED).hand.cards


@clause("ARK-EX-64", "ARK-6.3.4", "ARK-6.7", "ARK-R10")
def test_two_critical_cards_explode_and_one_alone_has_no_effect() -> None:
    p = met(6, 5, mine=2, theirs=2).hand(RED, "AC04").hand(YELLOW, "AC09").fights(RED)
    p.s.play(RED, "play AC04")
    p.s.play(YELLOW, "play AC09")
    assert p.there(RED, "b2") == p.there(YELLOW, "b2") == 0
    assert p.dome(RED).wounded == p.dome(YELLOW).wounded == 2
    assert (p.dome(RED).arsenal, p.dome(YELLOW).arsenal, len(p.s.discards.cards)) == (6, 5, 2)
    p = met(6, 5).hand(RED, "AC04").hand(YELLOW, "AC07").fights(RED)
    p.s.play(RED, "play AC04")
    p.s.play(YELLOW, "play AC07")
    assert (p.there(RED, "b2"), p.there(YELLOW, "b2")) == (1, 0)


@clause("ARK-15.1", "ARK-15.1b", "ARK-6.3.5")
def test_units_and_cubes_add_to_totals_and_defence() -> None:
    p = given().rooms(b2="R01", c2="R19", d2="R12").cubes("R19", RED).cubes("R12", RED, RED).cubes("R01", RED)
    p.units(RED, "b2", 3).units(YELLOW, "b2").arsenal(RED, 1).arsenal(YELLOW, 9)
    assert p.benefit(RED, "combat_each") == 1 and p.benefit(RED, "entrenched") == 6
    p.fights(RED)  # 1 + 3 + 6 = 10 against 9
    assert p.there(YELLOW, "b2") == 0


@clause("ARK-EX-25", "ARK-15.1")
def test_strength_for_each_unit_counts_every_unit() -> None:
    p = given().rooms(b2="R01", c2="R19").cubes("R19", RED, RED).units(RED, "b2", 3)
    assert p.benefit(RED, "combat_each") == 2
    assert combat.offensive(p.s, RED, [RED], cell("b2")) == 6


@clause("ARK-EX-26", "ARK-15.1b", "ARK-6.3.1")
def test_own_cubes_in_the_room_count_once() -> None:
    p = given().rooms(b2="R01", c2="R12", d2="R13").cubes("R12", RED, RED, RED).cubes("R13", RED)
    p.units(RED, "b2", 3).units(YELLOW, "b2").arsenal(RED, 12)
    assert combat.defensive(p.s, YELLOW, RED, cell("b2")) == 2 * 3  # no cube there yet
    p.cubes("R01", RED, RED, RED, RED)
    assert (p.benefit(RED, "entrenched"), p.benefit(RED, "defence_each")) == (8, 2)
    assert combat.defensive(p.s, YELLOW, RED, cell("b2")) == 2 * 3 + 8
    assert combat.offensive(p.s, RED, [RED], cell("b2")) == 12 + 8


@clause("ARK-6.2", "ARK-6.2b", "ARK-R13")
def test_the_active_player_orders_the_combats() -> None:
    p = given(3).rooms(b2="R01", c2="R02").units(RED, "b2").units(RED, "c2").arsenal(RED, 9)
    p.units(YELLOW, "b2").units(GREEN, "b2").units(YELLOW, "c2").arsenal(GREEN, 20).fights(RED)
    assert p.may() == {"fight b2 1", "fight b2 2", "fight c2 1"}
    p.play("fight b2 2")
    assert p.there(RED, "b2") == 0 and p.s.over  # Yellow in b2 has nobody to fight; c2 was the last one
    assert p.there(YELLOW, "b2") == 1 and p.there(YELLOW, "c2") == 0


@clause("ARK-6.5b", "ARK-6.6", "ARK-8.4", "ARK-1.4")
def test_neutral_units_fight_for_who_alone_controls_them() -> None:
    p = given().rooms(b2="R01", c2="R33").cubes("R33", RED, RED).neutral("species", "b2").units(YELLOW, "b2")
    p.arsenal(YELLOW, 1).fights(RED)  # 2 for the species against 1
    assert p.there(YELLOW, "b2") == 0
    p = given().rooms(b2="R01", c2="R33").cubes("R33", RED, RED).neutral("species", "b2").units(YELLOW, "b2")
    p.arsenal(YELLOW, 2).fights(RED)
    assert p.s.count(6, cell("b2")) == 0 and p.dome(RED).wounded == 0
    p = (
        given()
        .rooms(b2="R01", c2="R33")
        .cubes("R33", RED, YELLOW)
        .neutral("species", "b2")
        .units(YELLOW, "b2")
    )
    assert p.fights(RED).there(YELLOW, "b2") == 1 and p.s.count(6, cell("b2")) == 1


@clause("ARK-6.8")
def test_an_airlock_wounds_everyone_within_two_steps() -> None:
    p = given().rooms(a2="R01", b2="R02", c2="R03", d2="R05").units(RED, "a2").units(YELLOW, "c2", 2)
    p.units(YELLOW, "d2").hand(RED, "AC01").home(RED, 0).phase(RED, "ART").play("use AC01")
    assert p.may() == {"done", "vent a2", "vent c2"}
    p.play("vent c2")
    assert p.dome(YELLOW).wounded == 2 and p.there(YELLOW, "d2") == 1


@clause("ARK-9.3b")
def test_no_airlock_in_the_first_mission() -> None:
    p = given(mode="first_mission").hand(RED, "AC01", "AC18").phase(RED, "ART")
    assert p.may("use") == {"use AC18"}


@clause("ARK-FX-UNCUBE")
def test_a_cube_leaves_a_room_occupied_alone() -> None:
    p = given().rooms(a2="R01", b2="R02").cubes("R01", YELLOW, RED).cubes("R02", YELLOW)
    p.units(RED, "a2").units(RED, "b2").units(YELLOW, "b2").hand(RED, "AC05").phase(RED, "ART").play(
        "use AC05"
    )
    assert p.may() == {"done", "remove a2 1"}
    p.play("remove a2 1")
    assert p.cubes_in("R01") == [RED] and p.dome(YELLOW).cubes == 29


@clause("ARK-FX-SHOVE")
def test_units_of_an_opponent_are_shoved_to_an_empty_room() -> None:
    p = given().rooms(a2="R01", b2="R02", c2="R03", b3="R05").units(RED, "a2").units(YELLOW, "b2", 2)
    p.hand(RED, "AC19").phase(RED, "ART").play("use AC19", "shove b2 1")
    assert p.may() == {"send c2", "send b3"}
    assert p.play("send b3").there(YELLOW, "b3") == 2
