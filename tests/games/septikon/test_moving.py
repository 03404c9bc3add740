"""Moving Clones and Spies (SEP-4)."""

from __future__ import annotations

import pytest

from rulewright.games.septikon.verbs import NO_CLONE_ENDS, WALK
from tests.games.septikon.given import PLAYERS, A, B, at, given

LOCKS = {at(2, 10), at(6, 10), at(8, 0), at(8, 20)}


def named(*places: tuple[int, int]) -> set[str]:
    return {at(level, column) for level, column in places}


# --- exactly d steps, no turning back ----------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-01", "SEP-4.1", "SEP-4.9")
@pytest.mark.parametrize("player", PLAYERS)
def test_from_the_surface_a_clone_walks_on_or_down_through_the_lock(player: int) -> None:
    p = given().clones(player, "c9").rolled(player, 5)
    assert p.moves("c9") == {"h9", "c8", "b7"}


@pytest.mark.clause("SEP-4.1")
def test_fewer_steps_than_rolled_are_refused() -> None:
    p = given().clones(A, "h7").rolled(A, 3)
    assert p.moves("h7") == {"e7", "k7"}
    assert p.refused("move h7 g7") == p.refused("move h7 f7") == p.refused("move h7 d7") == "SEP-4.1"
    assert "allowed: move h7 e7, move h7 k7" in p.illegal(A, "move h7 g7")


@pytest.mark.clause("SEP-EX-30", "SEP-4.2", "SEP-4.8")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_cannot_walk_three_and_back_three(player: int) -> None:
    p = given().clones(player, "d7").rolled(player, 6)  # on a Laser
    assert p.moves("d7") == {"j7", "c8", "b9"}  # along level 7, or round the Lock (8,0)
    assert p.refused("move d7 d7") == "SEP-4.1"


@pytest.mark.clause("SEP-4.2")
def test_at_a_fork_any_direction_but_back() -> None:
    p = given().clones(A, "i7").rolled(A, 4)
    # (7,10) is a fork after two steps: on along level 7, or down the shaft; (7,8) itself would be back
    assert p.moves("i7") == {"e7", "m7", "k5"}


@pytest.mark.clause("SEP-EX-70", "SEP-4.6", "SEP-4.6c")
def test_twelve_destinations_of_the_clone_on_the_outer_lock() -> None:
    p = given().clones(A, "r8 a8 k7 j2 o1").rolled(A, 5)
    expected = {"g2", "k2", "o2", "k6", "e7", "h7", "n7", "r7", "f8", "q8", "e9", "r9"}
    assert p.moves("a8") == expected


# --- passing and ending ------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-80", "SEP-4.3", "SEP-4.3c")
@pytest.mark.parametrize("player", PLAYERS)
def test_clones_pass_through_clones_but_do_not_end_on_them(player: int) -> None:
    assert "g7" in given().clones(player, "d7 e7 f7").rolled(player, 3).moves("d7")
    p = given().clones(player, "d7 e7 f7").rolled(player, 2)
    assert p.moves("d7") == {"b7"}
    assert p.refusal(player, "move d7 f7") == "SEP-4.3c"


@pytest.mark.clause("SEP-EX-81", "SEP-4.4")
@pytest.mark.parametrize("player", PLAYERS)
def test_damage_is_neither_entered_nor_passed(player: int) -> None:
    p = given().clones(player, "d7 p7").damage(player, "e7").rolled(player, 2)
    assert p.moves("d7") == {"b7"}
    assert p.refusal(player, "move d7 f7") == "SEP-4.4"
    p = given().clones(player, "d7 p7").damage(player, "e7").rolled(player, 1)
    assert p.refusal(player, "move d7 e7") == "SEP-4.4"
    # Damage on the other station is no obstacle here
    p = given().clones(player, "d7 p7").damage(1 - player, "e7").rolled(player, 2)
    assert p.moves("d7") == {"b7", "f7"}


@pytest.mark.clause("SEP-EX-82", "SEP-4.4b", "SEP-4.3b", "SEP-4.3c")
@pytest.mark.parametrize("player", PLAYERS)
def test_an_enemy_biodrone_stops_a_clone_and_an_enemy_spy_does_not(player: int) -> None:
    p = given().clones(player, "d7 p7").drones(1 - player, "e7").rolled(player, 2)
    assert p.moves("d7") == {"b7"}
    assert p.refusal(player, "move d7 f7") == "SEP-4.4b"
    p = given().clones(player, "d7 p7").drones(1 - player, "f7").rolled(player, 2)
    assert p.moves("d7") == {"b7"} and p.refusal(player, "move d7 f7") == "SEP-4.4b"
    p = given().clones(player, "d7 p7").spies(1 - player, "e7").rolled(player, 2)
    assert p.moves("d7") == {"b7", "f7"}
    p = given().clones(player, "d7 p7").spies(1 - player, "e7").rolled(player, 1)
    assert p.moves("d7") == {"c7"} and p.refusal(player, "move d7 e7") == "SEP-4.3c"


@pytest.mark.clause("SEP-EX-83", "SEP-4.3b", "SEP-4.11", "SEP-4.3c")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_passes_through_clones_and_spies_of_its_station(player: int) -> None:
    p = given().clones(1 - player, "e7").spies(player, "d7").rolled(player, 2)
    assert p.moves("d7", "spy") == {"b7", "f7"}
    p = given().spies(player, "d7 e7").rolled(player, 2)
    assert p.moves("d7", "spy") == {"b7", "f7"}
    p = given().clones(1 - player, "f7").spies(player, "d7").clones(player, "a1").rolled(player, 2)
    assert p.refusal(player, "spy d7 f7") == "SEP-4.3c"
    # units of the mover's own station are on another board half and stop nothing
    p = given().clones(player, "e7 f7").spies(player, "d7").rolled(player, 2)
    assert p.moves("d7", "spy") == {"b7", "f7"}


@pytest.mark.clause("SEP-4.4c", "SEP-4.11")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_is_stopped_by_its_own_sides_biodrone_and_by_damage(player: int) -> None:
    p = given().clones(player, "a1").spies(player, "d7").drones(player, "e7").rolled(player, 2)
    assert p.moves("d7", "spy") == {"b7"}
    assert p.refusal(player, "spy d7 f7") == "SEP-4.4c"
    p = given().clones(player, "a1").spies(player, "d7").damage(1 - player, "e7").rolled(player, 2)
    assert p.moves("d7", "spy") == {"b7"}
    assert p.refusal(player, "spy d7 f7") == "SEP-4.4"


@pytest.mark.clause("SEP-EX-69", "SEP-4.5")
@pytest.mark.parametrize("level", [3, 4, 5])
def test_from_the_shaft_a_clone_never_enters_a_warehouse(level: int) -> None:
    p = given().clones(A, at(level, 10)).rolled(A, 1)
    assert p.moves(at(level, 10)) == {at(level - 1, 10), at(level + 1, 10)}


@pytest.mark.clause("SEP-4.5", "SEP-4.9")
@pytest.mark.parametrize("player", PLAYERS)
def test_wherever_a_clone_stands_it_stays_out_of_cells_and_space(player: int) -> None:
    for die in range(1, 7):
        for start in ("k3", "k6", "k2", "j7", "a8", "a9", "k9"):
            for end in given().clones(player, start).spies(player, "k4 k8").rolled(player, die).moves(start):
                column, level = ord(end[0]) - 97, int(end[1:])
                assert 1 <= level <= 9 and (level not in (3, 4, 5, 6) or column == 10)


@pytest.mark.clause("SEP-4.9", "SEP-4.10")
@pytest.mark.parametrize(("lock", "beside"), [("a8", "a9"), ("u8", "u9")])
def test_levels_8_and_9_join_only_at_the_outer_columns(lock: str, beside: str) -> None:
    assert beside in given().clones(A, lock).rolled(A, 1).moves(lock)
    for column in range(1, 20):
        assert given().clones(A, at(8, column)).rolled(A, 1).moves(at(8, column)) == {
            at(8, column - 1),
            at(8, column + 1),
        }
        assert at(8, column) not in given().clones(A, at(9, column)).rolled(A, 1).moves(at(9, column))


@pytest.mark.clause("SEP-4.10")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_is_a_gunner_from_the_moment_it_enters_the_surface_until_it_leaves(player: int) -> None:
    p = given().clones(player, "a8 k7").clones(1 - player, "a7 k7").rolled(player, 1)
    p.play(player, "move a8 a9").rolled(player, 3).play(player, "move k7 h7")  # a Laser
    assert "gunner a" in p.options()
    p = given().clones(player, "a9 k7").clones(1 - player, "a7 k7").rolled(player, 1)
    p.play(player, "move a9 a8").rolled(player, 3).play(player, "move k7 h7")
    assert not p.options()  # no Gunner, nothing to ask


# --- Locks -------------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-02", "SEP-4.6", "SEP-G-08", "SEP-M-LCK", "SEP-V-19")
@pytest.mark.parametrize("lock", sorted(LOCKS))
@pytest.mark.parametrize("player", PLAYERS)
def test_from_a_lock_the_first_step_may_go_to_any_other_lock(player: int, lock: str) -> None:
    p = given().clones(player, lock).rolled(player, 1)
    assert p.moves(lock) >= LOCKS - {lock}
    assert not p.moves(lock) & {lock}


@pytest.mark.clause("SEP-4.11", "SEP-4.6", "SEP-G-08")
@pytest.mark.parametrize("player", PLAYERS)
def test_spies_jump_between_the_locks_of_the_station_they_stand_in(player: int) -> None:
    p = given().spies(player, "k6").rolled(player, 1)
    assert p.moves("k6", "spy") == {"a8", "u8", "k2", "k5", "k7"}


@pytest.mark.clause("SEP-4.6b")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_jump_needs_an_undamaged_lock_without_biodrone(player: int) -> None:
    p = given().clones(player, "a8").damage(player, "u8").drones(1 - player, "k2").rolled(player, 1)
    assert p.moves("a8") == {"k6", "b8", "a7", "a9"}
    assert p.refusal(player, "move a8 u8") == "SEP-4.4"
    assert p.refusal(player, "move a8 k2") == "SEP-4.4b"
    p = given().clones(player, "a8").damage(player, "u8").rolled(player, 2)
    assert not p.moves("a8") & {"t8", "u7", "u9"}


@pytest.mark.clause("SEP-4.6c")
def test_after_the_jump_the_mover_goes_on_in_any_direction() -> None:
    p = given().clones(A, "a8").rolled(A, 2)
    assert p.moves("a8") >= {"t8", "u7", "u9", "k5", "k7", "j2", "l2", "k3"}
    # but the jump back to the first Lock is no step
    assert "a8" not in p.moves("a8")


@pytest.mark.clause("SEP-EX-84", "SEP-4.6d", "SEP-4.6")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_lock_reached_on_the_way_is_an_ordinary_square(player: int) -> None:
    p = given().clones(player, "b7").clones(1 - player, "k7 a7").rolled(player, 2)
    assert p.moves("b7") == {"a8", "d7"}
    p = given().clones(player, "b7").clones(1 - player, "k7 a7").rolled(player, 3)
    assert p.moves("b7") == {"b8", "a9", "e7"}  # no other Lock
    p = given().clones(player, "b7").clones(1 - player, "k7 a7").rolled(player, 2).play(player, "move b7 a8")
    p.rolled(player, 1)  # next turn it may jump
    assert p.moves("a8") >= {"k2", "k6", "u8"}


@pytest.mark.clause("SEP-EX-85", "SEP-4.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_an_occupied_lock_is_jumped_through_but_not_onto(player: int) -> None:
    p = given().clones(player, "a8 k6").rolled(player, 2)
    assert p.moves("a8") >= {"k5", "k7"}
    p = given().clones(player, "a8 k6").rolled(player, 1)
    assert "k6" not in p.moves("a8") and p.refusal(player, "move a8 k6") == "SEP-4.3c"


@pytest.mark.clause("SEP-EX-76", "SEP-4.8")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_walk_round_through_a_lock_may_not_end_on_the_start_square(player: int) -> None:
    p = given().clones(player, "k6").rolled(player, 5)
    low = named((2, 6), (2, 9), (2, 11), (2, 14))
    high = named((7, 3), (7, 6), (7, 14), (7, 17), (8, 4), (8, 16), (9, 3), (9, 17))
    assert p.moves("k6") == low | high  # not (6,10), by the jump to (2,10) and up the shaft
    assert p.refused("move k6 k6") == "SEP-4.1"


@pytest.mark.clause("SEP-EX-100", "SEP-4.12")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_path_may_cross_its_start_square_again(player: int) -> None:
    p = given().clones(player, "k6").rolled(player, 6)
    assert "k7" in p.moves("k6")
    p = given().clones(player, "k6").damage(player, "k4").rolled(player, 6)
    assert "k7" not in p.moves("k6")  # there is no other way in six


@pytest.mark.clause("SEP-4.12", "SEP-F-05")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_that_crosses_its_start_square_again_cannot_leave_damage_there(player: int) -> None:
    def armed() -> None:
        p.clones(1 - player, "k3").clones(player, "a1").spies(player, "k6").rolled(player, 6)

    p = given()
    armed()
    p.play(player, "spy k6 k7")  # by the jump to (2,10) and up the shaft
    assert "leave" not in p.options() and not p.damage_on(1 - player)
    p = given()
    armed()
    p.play(player, "spy k6 e7")
    assert p.options() == ["keep", "leave"]
    p.play(player, "leave")
    assert p.damage_on(1 - player) == {"k6"} and p.spies_of(player) == {"e7"}


@pytest.mark.clause("SEP-EX-45")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_leaving_explosives_may_use_them_and_one_leaving_the_drill_has_no_weapon(player: int) -> None:
    p = given().clones(player, "a1").clones(1 - player, "a1").spies(player, "k3").rolled(player, 1)
    p.play(player, "spy k3 k4")
    assert p.options() == ["keep", "leave"]
    p.play(player, "leave")
    assert p.damage_on(1 - player) == {"k3"} and p.spies_of(player) == {"k4"}
    # from the Drill it steps next to a Clone (7,9): nobody is hit, nothing is left
    p = given().clones(player, "a1").clones(1 - player, "a1 j7").spies(player, "k5").rolled(player, 1)
    p.play(player, "spy k5 k6")
    assert "leave" not in p.options() and not p.damage_on(1 - player)
    assert p.spies_of(player) == {"k6"} and p.clones_of(1 - player) == {"a1", "j7"}


@pytest.mark.clause("SEP-4.13", "SEP-5.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_passing_a_module_has_no_effect(player: int) -> None:
    # over Chemical Reactor (2,9) and Lichen (2,8) to Nuclear Reactor (2,7)
    p = given().clones(player, "k2").rolled(player, 3).play(player, "move k2 h2").settle()
    assert (p.cubes(player, "bm"), p.cubes(player, "ox")) == (5, 5)
    assert (p.cubes(player, "ur"), p.cubes(player, "en")) == (4, 13)


@pytest.mark.clause("SEP-4.13")
def test_passing_an_armory_square_does_not_make_it_active() -> None:
    p = given().clones(A, "k6 e7").drones(B, "f7").rolled(A, 3).play(A, "move k6 k3")  # over the Drill
    assert p.drones_of(B) == ["f7"]


@pytest.mark.clause("SEP-4.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_every_square_of_the_own_station_says_why_nobody_ends_there(player: int) -> None:
    p = given().clones(player, "c9 k2").rolled(player, 5)
    offered = {p.s.text(option).split()[-1] for option in p.s.options(player)}
    told = {p.s.text(option).split()[-1] for option, _ in p.s.reasons(player)}
    assert offered | told == set(WALK.labels)
    nobody = {p.s.text(o).split()[-1] for o, line in p.s.reasons(player) if line.message is NO_CLONE_ENDS}
    assert nobody and not nobody & (p.moves("c9") | p.moves("k2"))
