"""Rockets and capsules in flight (SEP-7). Places are given as A sees them; B's are turned by 180 degrees."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import BOTH, A, B, Position, at, given, seen


def rocket(me: int, x: int, y: int, nuclear: bool = False) -> Position:
    return given().rocket(me, *seen(me, x, y), nuclear=nuclear)


def capsule(me: int, x: int, y: int) -> Position:
    return given().capsule(me, *seen(me, x, y))


def under(level: int, y: int) -> str:
    """The rival's square of this level in row y."""
    return at(level, 20 - y)


# --- step 5 ----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-7.1", "SEP-7.1b")
@BOTH
def test_all_objects_launched_earlier_move_by_the_roll_without_being_asked(me: int) -> None:
    p = rocket(me, 9, 3).capsule(me, *seen(me, 12, 7)).rocket(1 - me, *seen(me, 20, 3))
    p.clones(1 - me, "a1 b1").rolled(me, 4)
    assert p.rockets_of(me) == [seen(me, 13, 3)] and p.capsules_of(me) == [seen(me, 16, 7)]
    assert p.rockets_of(1 - me) == [seen(me, 20, 3)]  # the rival's wait for his own turn


@pytest.mark.clause("SEP-7.1", "SEP-V-07")
@BOTH
def test_an_object_launched_this_turn_does_not_move_in_step_five(me: int) -> None:
    p = rocket(me, 10, 7).clones(me, "d9").clones(1 - me, "a1 b1").warheads(me, 5).ends_on(me, "q8", die=3)
    p.play(me, "gunner d").settle()
    assert p.rockets_of(me) == [seen(me, 13, 7), seen(me, 11, 3)]
    assert [flyer.nuclear for flyer in p.station(me).flyers] == [0, 1]  # the warhead of the cube goes along
    assert p.armed_cells(me) == [] and p.filled(me, "RK") == [1, 2, 3, 4]


@pytest.mark.clause("SEP-7.2", "SEP-EX-89")
@BOTH
@pytest.mark.parametrize("order", [(19, 18, 17), (17, 19, 18)])
def test_the_closest_flies_first_and_each_flight_is_over_before_the_next(
    me: int, order: tuple[int, ...]
) -> None:
    """A Shield with one Energy behind it: recharged, then removed, then the way is free."""
    p = given().shields(1 - me, seen(me, 20, 5)).stock(1 - me, en=1)
    for x in order:
        p.rocket(me, *seen(me, x, 5))
    p.flight(me, 6)
    assert p.rockets_of(me) == [] and p.shields_of(1 - me) == set() and p.cubes(1 - me, "en") == 0
    assert p.damage_on(1 - me) == {"p8"}  # the third lands on level 8, column 15


@pytest.mark.clause("SEP-7.2")
@BOTH
@pytest.mark.parametrize(("first", "second"), [(5, 8), (8, 5)])
def test_of_two_equally_close_the_one_launched_first_flies_first(me: int, first: int, second: int) -> None:
    p = given().shields(1 - me, seen(me, 20, 5), seen(me, 20, 8)).stock(1 - me, en=1)
    p.rocket(me, *seen(me, 18, first)).rocket(me, *seen(me, 18, second)).flight(me, 2)
    assert p.shields_of(1 - me) == {seen(me, 20, first)}  # the second hit found no Energy


@pytest.mark.clause("SEP-7.3", "SEP-R-21")
@BOTH
def test_objects_pass_over_everything_but_shields_and_may_share_a_square(me: int) -> None:
    p = rocket(me, 16, 5).capsule(me, *seen(me, 16, 5)).rocket(1 - me, *seen(me, 19, 5))
    p.satellites(1 - me, seen(me, 17, 5)).satellites(me, seen(me, 18, 5)).flight(me, 3)
    assert p.rockets_of(me) == [seen(me, 19, 5)] and p.capsules_of(me) == [seen(me, 19, 5)]
    assert p.rockets_of(1 - me) == [seen(me, 19, 5)]
    assert p.satellites_of(A) | p.satellites_of(B) == {seen(me, 17, 5), seen(me, 18, 5)}


# --- Shields ---------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-7.4", "SEP-EX-13", "SEP-V-08")
@BOTH
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_a_shield_passed_or_reached_destroys_the_object(me: int, die: int) -> None:
    p = rocket(me, 18, 5).shields(1 - me, seen(me, 20, 5)).stock(1 - me, en=3).flight(me, die)
    assert p.rockets_of(me) == [] and p.damage_on(1 - me) == set()
    assert p.cubes(1 - me, "en") == 2 and p.shields_of(1 - me) == {seen(me, 20, 5)}
    p = rocket(me, 18, 5).shields(1 - me, seen(me, 20, 5)).stock(1 - me, en=0).flight(me, die)
    assert p.rockets_of(me) == [] and p.shields_of(1 - me) == set() and p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-7.4", "SEP-EX-13")
@BOTH
def test_a_shield_not_reached_does_nothing(me: int) -> None:
    p = rocket(me, 18, 5).shields(1 - me, seen(me, 20, 5)).stock(1 - me, en=3).flight(me, 1)
    assert p.rockets_of(me) == [seen(me, 19, 5)] and p.cubes(1 - me, "en") == 3
    p = rocket(me, 18, 6).shields(1 - me, seen(me, 20, 5)).flight(me, 3)  # another row
    assert p.rockets_of(me) == [seen(me, 21, 6)]
    p = rocket(me, 20, 5).shields(1 - me, seen(me, 20, 5)).flight(me, 1)  # it leaves the square
    assert p.rockets_of(me) == [seen(me, 21, 5)]


@pytest.mark.clause("SEP-7.4b", "SEP-R-20")
@BOTH
def test_own_shields_and_satellites_never_matter(me: int) -> None:
    p = rocket(me, 10, 5).shields(me, seen(me, 11, 5)).satellites(me, seen(me, 12, 5)).flight(me, 2)
    assert p.rockets_of(me) == [seen(me, 12, 5)] and p.satellites_of(me) == {seen(me, 12, 5)}
    p = capsule(me, 10, 5).shields(me, seen(me, 12, 5)).flight(me, 2)
    assert p.capsules_of(me) == [seen(me, 12, 5)] and p.shields_of(me) == {seen(me, 12, 5)}
    assert p.cubes(me, "en") == 10


# --- landing ---------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-7.5", "SEP-7.8", "SEP-V-08")
@BOTH
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_rocket_over_the_surface_lands_on_levels_eight_to_three(me: int, die: int) -> None:
    p = rocket(me, 22, 5).flight(me, die)
    assert p.damage_on(1 - me) == {under(9 - die, 5)} and p.rockets_of(me) == []
    assert p.damage_on(me) == set()


@pytest.mark.clause("SEP-7.5b", "SEP-EX-12")
@BOTH
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_capsule_at_the_edge_of_space_lands_on_levels_nine_to_four(me: int, die: int) -> None:
    p = capsule(me, 21, 5).flight(me, die)
    assert p.drones_of(me) == [under(10 - die, 5)] and p.capsules_of(me) == []
    assert p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-7.5c", "SEP-EX-11")
@BOTH
def test_a_rocket_over_an_empty_surface_square_flies_on_next_turn(me: int) -> None:
    p = rocket(me, 18, 5).flight(me, 4)
    assert p.rockets_of(me) == [seen(me, 22, 5)] and p.damage_on(1 - me) == set()
    p.flight(1 - me, 6)
    assert p.rockets_of(me) == [seen(me, 22, 5)]
    p.flight(me, 6)
    assert p.rockets_of(me) == [] and p.damage_on(1 - me) == {under(3, 5)}


@pytest.mark.clause("SEP-7.6", "SEP-EX-56", "SEP-7.10")
@BOTH
@pytest.mark.parametrize("nuclear", [False, True])
def test_a_rocket_that_ends_on_an_enemy_satellite_dies_with_it(me: int, nuclear: bool) -> None:
    p = rocket(me, 18, 5, nuclear).satellites(1 - me, seen(me, 21, 5)).clones(1 - me, under(9, 5))
    p.flight(me, 3)
    assert p.rockets_of(me) == [] and p.satellites_of(1 - me) == set()
    assert p.clones_of(1 - me) == {under(9, 5)} and p.damage_on(1 - me) == set()  # no detonation


@pytest.mark.clause("SEP-7.6", "SEP-EX-56")
@BOTH
def test_a_rocket_that_passes_a_satellite_is_hit_only_by_its_zone_in_step_six(me: int) -> None:
    p = rocket(me, 18, 5).satellites(1 - me, seen(me, 19, 5)).clones(me, "a1 b1").flight(me, 3)
    assert p.rockets_of(me) == [seen(me, 21, 5)] and p.satellites_of(1 - me) == {seen(me, 19, 5)}
    p.fire(me)
    assert p.rockets_of(me) == []
    p = capsule(me, 18, 5).satellites(1 - me, seen(me, 19, 5)).flight(me, 1)
    assert p.capsules_of(me) == [] and p.satellites_of(1 - me) == set()  # a capsule collides as well


@pytest.mark.clause("SEP-7.7", "SEP-R-49")
@BOTH
def test_a_rocket_that_ends_on_an_enemy_gunner_strikes_him(me: int) -> None:
    p = rocket(me, 20, 5).clones(1 - me, f"{under(9, 5)} {under(9, 6)}").flight(me, 2)
    assert p.clones_of(1 - me) == {under(9, 6)} and p.rockets_of(me) == []
    assert p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-R-56", "SEP-7.7")
@BOTH
def test_a_rocket_does_not_strike_spies_or_biodrones_of_its_own_side(me: int) -> None:
    p = rocket(me, 20, 5).spies(me, under(9, 5)).flight(me, 2)
    assert p.rockets_of(me) == [seen(me, 22, 5)] and p.spies_of(me) == {under(9, 5)}
    p = rocket(me, 20, 5).drones(me, under(9, 5)).flight(me, 2)
    assert p.rockets_of(me) == [seen(me, 22, 5)] and p.drones_of(me) == [under(9, 5)]


@pytest.mark.clause("SEP-7.8")
@BOTH
def test_a_rocket_damages_only_the_square_where_it_lands(me: int) -> None:
    p = rocket(me, 22, 10).clones(1 - me, "k7 j7 l7").flight(me, 2)
    assert p.damage_on(1 - me) == {"k7"} and p.clones_of(1 - me) == {"j7", "l7"}


@pytest.mark.clause("SEP-7.8b", "SEP-R-16")
@BOTH
def test_a_rocket_on_damage_adds_no_token_but_kills_the_biodrone_there(me: int) -> None:
    p = rocket(me, 22, 5).damage(1 - me, under(7, 5)).drones(me, under(7, 5)).flight(me, 2)
    assert p.damage_on(1 - me) == {under(7, 5)} and p.drones_of(me) == [] and p.rockets_of(me) == []


# --- warheads --------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-7.9", "SEP-EX-10")
@BOTH
def test_a_warhead_damages_five_squares_through_walls(me: int) -> None:
    p = rocket(me, 22, 11, nuclear=True).clones(1 - me, "k5 k6").stock(1 - me, ox=10, rk=10, me=10)
    p.flight(me, 4)
    assert p.damage_on(1 - me) == {"j5", "j6", "j4", "i5", "k5"}
    assert p.clones_of(1 - me) == {"k6"}
    assert [p.cubes(1 - me, name) for name in ("ox", "rk", "me")] == [9, 8, 9]


@pytest.mark.clause("SEP-EX-29", "SEP-7.9")
@BOTH
def test_a_warhead_on_a_uranium_cell_reaches_biodrone_and_energy_cells(me: int) -> None:
    p = rocket(me, 22, 7, nuclear=True).stock(1 - me, ur=10, bd=10, e2=10).flight(me, 5)
    assert p.damage_on(1 - me) == {"n4", "m4", "o4", "n5", "n3"}
    assert (p.cubes(1 - me, "ur"), p.cubes(1 - me, "bd"), p.cubes(1 - me, "e2")) == (7, 9, 9)


@pytest.mark.clause("SEP-7.9b", "SEP-R-18")
@BOTH
def test_a_warhead_on_level_eight_kills_on_the_surface_above_without_a_token(me: int) -> None:
    for place in (
        given().clones(1 - me, under(9, 5)),
        given().spies(me, under(9, 5)),
        given().drones(me, under(9, 5)),
    ):
        p = place.rocket(me, *seen(me, 22, 5), nuclear=True).flight(me, 1)
        assert p.clones_of(1 - me) == p.spies_of(me) == set() and p.drones_of(me) == []
        assert p.damage_on(1 - me) == {under(8, 5), under(7, 5), under(8, 4), under(8, 6)}


@pytest.mark.clause("SEP-7.9b", "SEP-R-17")
@BOTH
@pytest.mark.parametrize(("y", "beside"), [(0, 1), (20, 19)])
def test_a_warhead_at_the_edge_of_the_board_ignores_what_is_beyond(me: int, y: int, beside: int) -> None:
    p = rocket(me, 22, y, nuclear=True).flight(me, 1)
    assert p.damage_on(1 - me) == {under(8, y), under(7, y), under(8, beside)}


@pytest.mark.clause("SEP-EX-54", "SEP-7.7", "SEP-7.9b", "SEP-R-17")
@BOTH
def test_a_warhead_on_a_gunner_kills_beside_him_and_damages_below(me: int) -> None:
    """Nothing happens to objects in space in front of him."""
    units = " ".join(under(9, y) for y in (3, 4, 5, 6))
    p = rocket(me, 20, 5, nuclear=True).clones(1 - me, units).satellites(1 - me, seen(me, 21, 5))
    p.flight(me, 2)
    assert p.clones_of(1 - me) == {under(9, 3)}
    assert p.damage_on(1 - me) == {under(8, 5)}
    assert p.satellites_of(1 - me) == {seen(me, 21, 5)}


@pytest.mark.clause("SEP-7.9c", "SEP-R-60")
@BOTH
def test_a_warhead_on_damage_detonates_and_kills_biodrones_on_damaged_neighbours(me: int) -> None:
    p = rocket(me, 22, 5, nuclear=True).damage(1 - me, f"{under(7, 5)} {under(7, 4)}").drones(me, under(7, 4))
    p.flight(me, 2)
    assert p.drones_of(me) == []
    assert p.damage_on(1 - me) == {under(7, 5), under(7, 4), under(7, 6), under(8, 5), under(6, 5)}


@pytest.mark.clause("SEP-7.10", "SEP-EX-88")
@BOTH
def test_a_warhead_stopped_by_a_shield_does_not_detonate(me: int) -> None:
    p = rocket(me, 18, 5, nuclear=True).shields(1 - me, seen(me, 21, 5)).clones(1 - me, under(9, 5))
    p.stock(1 - me, en=4).flight(me, 6)
    assert p.rockets_of(me) == [] and p.cubes(1 - me, "en") == 3
    assert p.damage_on(1 - me) == set() and p.clones_of(1 - me) == {under(9, 5)}


@pytest.mark.clause("SEP-7.10")
@BOTH
def test_a_warhead_shot_down_does_not_detonate(me: int) -> None:
    """By the Laser of a Gunner right below it, and by a Satellite over the surface."""
    p = given().rocket(1 - me, *seen(me, 9, 3), nuclear=True).clones(me, "d9 k2").clones(1 - me, "a1 b1")
    p.ends_on(me, "f8").play(me, "gunner d", "pay E1")
    assert p.rockets_of(1 - me) == [] and p.damage_on(me) == set() and "d9" in p.clones_of(me)
    p = given().rocket(1 - me, *seen(me, 8, 5), nuclear=True).satellites(me, seen(me, 10, 5)).fire(me)
    assert p.rockets_of(1 - me) == [] and p.damage_on(me) == set()


@pytest.mark.clause("SEP-7.10", "SEP-EX-55")
@BOTH
def test_a_warhead_in_its_warehouse_does_not_detonate(me: int) -> None:
    """The Laser goes through three damaged squares onto Rocket cell 4."""
    p = given().damage(1 - me, "d8 d7 d6").clones(me, "r9").clones(1 - me, "k7").warheads(1 - me, 4, 5)
    p.ends_on(me, "f8").play(me, "gunner r", "pay E1")
    assert p.damage_on(1 - me) == {"d8", "d7", "d6", "d5"}
    assert p.filled(1 - me, "RK") == [1, 2, 3, 5] and p.armed_cells(1 - me) == [5]


# --- capsules --------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-7.11", "SEP-EX-50")
@BOTH
@pytest.mark.parametrize("level", [9, 8, 7])
def test_a_capsule_on_a_clone_or_spy_kills_both_without_damage(me: int, level: int) -> None:
    q = under(level, 5)
    p = capsule(me, 21, 5).clones(1 - me, f"{q} k7").flight(me, 10 - level)
    assert p.clones_of(1 - me) == {"k7"} and p.drones_of(me) == [] and p.damage_on(1 - me) == set()
    p = capsule(me, 21, 5).spies(me, q).flight(me, 10 - level)
    assert p.spies_of(me) == set() and p.drones_of(me) == [] and p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-R-62", "SEP-7.11")
@BOTH
def test_of_two_capsules_on_one_clone_the_second_lands(me: int) -> None:
    p = capsule(me, 20, 5).capsule(me, *seen(me, 20, 5)).clones(1 - me, under(8, 5)).flight(me, 3)
    assert p.clones_of(1 - me) == set() and p.drones_of(me) == [under(8, 5)]


@pytest.mark.clause("SEP-7.12")
@BOTH
def test_a_capsule_on_a_cell_destroys_the_cube_and_the_drone_is_at_home_there(me: int) -> None:
    """Oxygen cell 4: it may crawl along these cells on its next turn."""
    p = capsule(me, 21, 17).stock(1 - me, ox=6).clones(1 - me, "a1 b1").flight(me, 4)
    assert p.drones_of(me) == ["d6"] and p.filled(1 - me, "OX") == [1, 2, 3, 5, 6]
    p.rolled(me, 2).play(me, "drone d6")
    assert p.options() == ["go b6", "go f6"]


@pytest.mark.clause("SEP-7.12b", "SEP-R-73")
@BOTH
@pytest.mark.parametrize(("level", "q"), [(6, "d6"), (7, "d7")])
def test_a_capsule_on_damage_stands_on_the_token(me: int, level: int, q: str) -> None:
    p = capsule(me, 21, 17).damage(1 - me, q).clones(1 - me, "a1")
    assert 4 not in p.filled(1 - me, "OX") or level == 7  # a damaged cell has lost its cube already
    p.flight(me, 10 - level)
    assert p.drones_of(me) == [q] and p.damage_on(1 - me) == {q}


@pytest.mark.clause("SEP-7.12c", "SEP-R-39")
@BOTH
def test_a_capsule_on_an_own_biodrone_shares_its_square_and_either_may_leave(me: int) -> None:
    p = capsule(me, 21, 15).drones(me, "f7").clones(1 - me, "a1 b1").flight(me, 3)
    assert p.drones_of(me) == ["f7", "f7"]
    p.rolled(me, 2).play(me, "drone f7", "go h7")
    assert p.drones_of(me) == ["f7", "h7"]
    p.play(me, "drone f7")  # one way is left, the other ends on the first
    assert p.drones_of(me) == ["d7", "h7"]


@pytest.mark.clause("SEP-7.14", "SEP-EX-14", "SEP-EX-15")
@BOTH
@pytest.mark.parametrize(
    ("x", "y", "die", "dies"),
    [(11, 5, 3, False), (11, 5, 4, True), (13, 7, 4, False), (13, 7, 3, True)],
)
def test_an_object_that_ends_in_a_satellite_zone_dies_in_step_six(
    me: int, x: int, y: int, die: int, dies: bool
) -> None:
    p = rocket(me, x, y).satellites(1 - me, seen(me, 18, 5)).clones(me, "a1 b1").clones(1 - me, "a1 b1")
    p.automatic(me, die)
    assert (p.rockets_of(me) == []) == dies and p.satellites_of(1 - me) == {seen(me, 18, 5)}


@pytest.mark.clause("SEP-7.14", "SEP-EX-87")
@BOTH
@pytest.mark.parametrize(("die", "dies"), [(2, False), (4, True)])
def test_flying_through_a_zone_is_harmless(me: int, die: int, dies: bool) -> None:
    """On the way to (14,5) it passes (13,5), three squares from the Satellite on a diagonal."""
    p = rocket(me, 12, 5).satellites(1 - me, seen(me, 16, 8)).clones(me, "a1 b1").clones(1 - me, "a1 b1")
    p.automatic(me, die)
    assert (p.rockets_of(me) == []) == dies


@pytest.mark.clause("SEP-7.14")
@BOTH
def test_a_launch_that_ends_in_an_enemy_zone_dies_in_step_six_of_the_same_turn(me: int) -> None:
    p = given().clones(me, "d9").clones(1 - me, "a1 b1").satellites(1 - me, seen(me, 14, 3))
    p.ends_on(me, "q8", die=3).play(me, "gunner d")
    assert p.rockets_of(me) == [] and p.cubes(me, "rk") == 4


@pytest.mark.clause("SEP-7.15", "SEP-7.13")
@BOTH
def test_a_landed_biodrone_is_a_ground_unit_and_no_longer_a_flying_object(me: int) -> None:
    """A Drill spares the capsule over the surface and kills the BioDrone that has landed beside it."""
    p = capsule(me, 20, 5).clones(1 - me, f"k5 {under(8, 6)}").clones(me, "a1 b1").automatic(me, 3)
    assert p.capsules_of(me) == [] and p.drones_of(me) == []
    p = capsule(me, 20, 5).clones(1 - me, f"k5 {under(9, 6)}").clones(me, "a1 b1").automatic(me, 1)
    assert p.capsules_of(me) == [seen(me, 21, 5)]


@pytest.mark.clause("SEP-7.13", "SEP-EX-90")
@BOTH
def test_drill_and_vibrocannon_never_touch_what_flies_or_floats(me: int) -> None:
    """A Gunner on the surface with both weapons, enemy objects above and around him."""
    p = given().clones(me, "k5 k4 f9").capsule(1 - me, *seen(me, 9, 5)).rocket(1 - me, *seen(me, 8, 6))
    p.satellites(1 - me, seen(me, 16, 5)).shields(1 - me, seen(me, 16, 7)).capsule(1 - me, *seen(me, 10, 5))
    p.fire(me)
    assert p.capsules_of(1 - me) == [seen(me, 9, 5), seen(me, 10, 5)]
    assert p.rockets_of(1 - me) == [seen(me, 8, 6)]
    assert p.satellites_of(1 - me) == {seen(me, 16, 5)} and p.shields_of(1 - me) == {seen(me, 16, 7)}


# --- launches (SEP-V-07, SEP-V-08) -----------------------------------------------------------------------
@pytest.mark.clause("SEP-V-07", "SEP-V-08")
@BOTH
def test_a_launch_is_a_flight_of_d_squares(me: int) -> None:
    """A Satellite that the rival has taken over stands on the end square; the cube is spent all the same."""
    p = given().clones(me, "d9").clones(1 - me, "a1 b1").satellites(1 - me, seen(me, 13, 3))
    p.ends_on(me, "q8", die=5).play(me, "gunner d")
    assert p.rockets_of(me) == [] and p.satellites_of(1 - me) == set() and p.cubes(me, "rk") == 4
    p = given().clones(me, "d9").clones(1 - me, "a1 b1").ends_on(me, "p8", die=5).play(me, "gunner d")
    assert p.capsules_of(me) == [seen(me, 13, 3)] and p.cubes(me, "bd") == 4
