"""SEP-13: step 7, resigning, draws, damage limits and the turn cap."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.core.errors import IllegalChoice
from tests.games.septikon.given import BOTH, GAME, A, B, Position, given
from tests.games.septikon.ruins import (
    DRAW,
    GOING,
    OUTER_LOCKS,
    Alone,
    crumble,
    ruin,
    shell,
    strong,
)


# --- step 7 and what ends the game ---------------------------------------------------------------------
@pytest.mark.clause("SEP-13.2", "SEP-O-01")
@BOTH
def test_the_only_player_who_can_still_damage_wins(me: int) -> None:
    assert strong(given(), me).check().winner == me


@pytest.mark.clause("SEP-13.2")
def test_the_game_goes_on_while_both_can_and_is_drawn_when_neither_can() -> None:
    assert strong(strong(given(), A), B).check().winner == GOING
    assert given().check().winner == DRAW


@pytest.mark.clause("SEP-13.22", "SEP-13.24")
@BOTH
def test_the_end_is_proved_way_by_way(me: int) -> None:
    def proof(p: Position) -> list[str]:
        return [line.message.key.removeprefix("end-proof-") for line in p.check().s.evidence()]

    other = 1 - me
    assert proof(strong(given(), me)) == ["rockets", "crew", "spies", "drones"]
    assert proof(given()) == 2 * ["rockets", "crew", "spies", "drones"], "a draw is proved for both"
    assert proof(strong(strong(given(), A), B)) == [], "the game goes on"
    inside = shell(strong(given(), me), other, "a1 a2").clones(other, "a1 a2")
    assert proof(inside) == ["rockets", "surface", "spies", "drones"]
    unarmed = shell(strong(given(), me), other, OUTER_LOCKS).clones(other, "a9 b9")
    assert proof(unarmed) == ["rockets", "module", "module", "module", "module", "spies", "drones"]
    unpaid = shell(strong(given(), me), other, OUTER_LOCKS + " b8").clones(other, "a9 b9")
    assert "resource" in proof(unpaid), "a weapon within reach, and nothing to pay for it"


@pytest.mark.clause("SEP-13.1")
@BOTH
def test_step_seven_asks_what_any_dice_and_any_number_of_own_moves_could_do(me: int) -> None:
    far = strong(given(), 1 - me).clones(me, "h1 i1").stock(me, en=0, rk=0, bm=0)  # ways off every weapon
    assert far.check().winner == GOING
    assert strong(given(), 1 - me).clones(me, "h1").empty(me).check().winner == GOING  # Lichen
    walled = strong(shell(given(), me, "h1 i1"), 1 - me).clones(me, "h1 i1")
    assert walled.check().winner == 1 - me


@pytest.mark.clause("SEP-13.3")
@BOTH
def test_who_resigns_at_his_own_decision_loses_at_once(me: int) -> None:
    p = strong(strong(given(), A), B).rolled(me, 3)
    with pytest.raises(IllegalChoice):
        p.s.play(1 - me, "resign")
    p.play(me, "resign")
    assert p.winner == 1 - me and p.s.over
    assert p.s.outcome().winners == [1 - me] and p.s.outcome().ending.message.clause == "SEP-13.3"


@pytest.mark.clause("SEP-13.4")
def test_the_test_may_say_yes_too_long() -> None:
    """The rival has not one whole square left in the Gunner's reach; the test does not look."""
    p = given().clones(A, "a9 c9").stock(A, en=1, rk=0, bm=0)
    p.damage(B, " ".join(f"{column}{level}" for column in "abcdefghijklmnopqrstu" for level in range(1, 9)))
    assert p.can(A)


@pytest.mark.clause("SEP-13.4")
def test_the_test_never_says_no_to_a_player_who_does_damage_later() -> None:
    """Players whom the test calls harmless play on alone: they never put Damage on the other station."""
    turns = 0
    for seed in range(40):
        rng = Random(seed)
        p = ruin(rng)
        for _ in range(rng.randrange(12)):
            crumble(p, rng)
        for me in (A, B):
            if not p.can(me):
                alone = Alone(p, me, seed)
                before = alone.damage()
                for _ in range(12):
                    alone.turn(rng)
                    turns += 1
                    assert alone.damage() <= before, f"seed {seed}: {alone.damage() - before}"
    assert turns > 300


# --- 8.3 damage limits, 8.4 cap, words -------------------------------------------------------------------
FOURTEEN = "a1 b1 c1 d1 e1 f1 g1 a6 b6 c6 d6 e6 f6 g6"


@pytest.mark.clause("SEP-13.5", "SEP-O-02")
@BOTH
def test_fifteen_damaged_squares_lose_fourteen_do_not(me: int) -> None:
    p = strong(strong(given("damage15"), A), B).damage(me, FOURTEEN)
    assert p.check().winner == GOING
    assert p.damage(me, "h6").check().winner == 1 - me  # a cell
    assert p.s.outcome().ending.message.clause == "SEP-13.5"


@pytest.mark.clause("SEP-13.5", "SEP-O-03", "SEP-R-59")
def test_ten_damaged_squares_lose_modules_and_cells_alike() -> None:
    nine = " ".join(FOURTEEN.split()[:9])  # seven modules, two cells
    assert strong(strong(given("damage10"), A), B).damage(A, nine).check().winner == GOING
    assert strong(strong(given("damage10"), A), B).damage(A, nine + " c6").check().winner == B
    assert strong(strong(given("damage10"), A), B).damage(A, nine + " h1").check().winner == B
    assert strong(strong(given(), A), B).damage(A, FOURTEEN + " h6").check().winner == GOING  # standard


@pytest.mark.clause("SEP-13.5b")
def test_if_both_pass_the_limit_more_damage_loses_and_equal_is_a_draw() -> None:
    p = strong(strong(given("damage10"), A), B)
    assert p.damage(A, FOURTEEN).damage(B, FOURTEEN + " h1").check().winner == A
    p = strong(strong(given("damage10"), A), B)
    assert p.damage(A, FOURTEEN).damage(B, FOURTEEN).check().winner == DRAW


@pytest.mark.clause("SEP-13.5c")
def test_repaired_damage_is_forgotten() -> None:
    """Fifteen squares at the roll, but the Clone on its way to Repair mends one before step 7."""
    p = strong(given("damage15"), B).clones(A, "c9 d9 j8").damage(A, FOURTEEN + " h6").rolled(A, 1)
    p.play(A, "move j8 i8", "use", "repair h6")
    assert p.winner == GOING and len(p.damage_on(A)) == 14


@pytest.mark.clause("SEP-13.5d")
def test_the_damage_limit_comes_before_the_standard_test_and_that_before_the_cap() -> None:
    p = strong(given("damage10", cap=5), A).damage(A, FOURTEEN)  # B is harmless, but A has lost already
    assert p.check().winner == B and p.s.outcome().ending.message.clause == "SEP-13.5"
    p = strong(given("damage15", cap=5), A).damage(A, FOURTEEN)  # by the cap A would lose
    assert p.check().winner == A and p.s.outcome().ending.message.clause == "SEP-13.2"
    p = strong(strong(given("damage15", cap=5), A), B).damage(A, FOURTEEN)
    assert p.check().winner == B and p.s.outcome().ending.message.clause == "SEP-13.6"


@pytest.mark.clause("SEP-EX-106")
def test_the_fifteenth_damage_in_step_three_loses_in_step_seven() -> None:
    p = strong(given("damage15"), B).damage(B, FOURTEEN).clones(A, "c9 f7 a1").rolled(A, 2)
    p.play(A, "move f7 d7", "gunner c", "pay E1")  # the Laser on (7,3)
    assert p.damage_on(B) == {*FOURTEEN.split(), "s8"}
    assert p.winner == A and p.s.outcome().ending.message.clause == "SEP-13.5"


@pytest.mark.clause("SEP-13.6", "SEP-O-04", "SEP-R-48")
def test_at_the_turn_cap_less_damage_wins_then_more_controlled_clones_then_nobody() -> None:
    def both(cap: int = 10) -> Position:
        return strong(strong(given(cap=cap), A), B)

    assert both(11).damage(A, "a1").check().winner == GOING  # the builder's turn is the tenth
    assert both().damage(A, "a1").check().winner == B
    assert both().damage(A, "a1").damage(B, "a1 b1").check().winner == A
    assert both().damage(A, "a1").clones(A, "c9 d9 k7 k2").check().winner == B  # Damage counts first
    assert both().clones(A, "c9 d9 k7 k2").check().winner == A
    assert both().spies(A, "a2").check().winner == A  # a Spy counts for its controller
    assert both().check().winner == DRAW


@pytest.mark.clause("SEP-13.6", "SEP-O-04")
def test_bots_play_to_a_cap_of_300_turns_and_people_without() -> None:
    assert GAME.setup(2, None, 1, {}, bots=True).options["cap"] == 300
    assert GAME.setup(2, None, 1, {}).options["cap"] == 0
    p = strong(strong(given(cap=0), A), B)
    p.s.turn = 5000
    assert p.check().winner == GOING


@pytest.mark.clause("SEP-13.7")
@BOTH
def test_a_draw_is_offered_at_an_own_decision_and_answered_at_once(me: int) -> None:
    p = strong(strong(given(), A), B).rolled(me, 3)
    before = p.options()
    with pytest.raises(IllegalChoice):
        p.s.play(1 - me, "offer-draw")
    p.play(me, "offer-draw")
    assert p.asked == 1 - me and p.options() == ["accept", "decline"]
    p.illegal(1 - me, "offer-draw")  # an offer is no answer
    p.play(1 - me, "decline")
    assert p.asked == me and p.options() == before and p.winner == GOING
    p.play(me, "offer-draw").play(1 - me, "accept")
    assert p.winner == DRAW and p.s.over and p.s.outcome().winners == [A, B]


@pytest.mark.clause("SEP-13.7")
def test_bots_are_never_shown_the_draw_offer() -> None:
    p = strong(strong(given(), A), B).rolled(A, 3)
    assert not {"offer-draw", "resign"} & set(p.options())


@pytest.mark.clause("SEP-R-76", "SEP-13.5")
def test_a_limit_passed_in_mid_turn_ends_nothing_before_step_seven() -> None:
    """A's Laser makes the fifteenth Damage in step 3; A's BioDrone still moves in step 4."""
    p = strong(given("damage15"), B).damage(B, FOURTEEN).clones(A, "c9 f7 a1").drones(A, "n7").rolled(A, 2)
    p.play(A, "move f7 d7", "gunner c", "pay E1")
    assert len(p.damage_on(B)) == 15 and p.winner == GOING
    assert "drone n7" in p.options()
    p.play(A, "done")
    assert p.winner == A
