"""Armory and fire zones (SEP-10), step 6. Squares are local; places as A sees them, turned for B."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import BOTH, A, B, Position, at, given, seen

DRILL, VIBRO, EXPLOSIVES = "k5", "k4", "k3"
EVERYWHERE = [at(level, column) for level in range(1, 10) for column in range(21)]


def hits(me: int, weapon: str, at_: str) -> set[str]:
    """Which of BioDrones on all other squares die around one Clone with a weapon."""
    manned = {weapon, at_}
    p = (
        given()
        .clones(me, " ".join(manned))
        .drones(1 - me, " ".join(q for q in EVERYWHERE if q not in manned))
    )
    p.fire(me)
    return set(EVERYWHERE) - manned - set(p.drones_of(1 - me))


def around(me: int, weapon: str, at_: str) -> set[str]:
    """The zone of that Clone alone, without that of the one on the armory."""
    return hits(me, weapon, at_) - hits(me, weapon, weapon)


# --- who is armed ----------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-10.1")
@BOTH
@pytest.mark.parametrize(("weapon", "prey"), [(DRILL, "d7"), (VIBRO, "e7")])
def test_an_armory_is_active_while_a_clone_or_spy_stands_there(me: int, weapon: str, prey: str) -> None:
    p = given().clones(me, "c7").drones(1 - me, prey).fire(me)
    assert p.drones_of(1 - me) == [prey]
    p = given().clones(me, f"c7 {weapon}").drones(1 - me, prey).fire(me)
    assert p.drones_of(1 - me) == []
    p = given().clones(me, "c7").spies(1 - me, weapon).drones(1 - me, prey).fire(me)
    assert p.drones_of(1 - me) == []  # a Spy there arms the station's Clones
    p = given().clones(me, "c7").drones(1 - me, f"{prey} {weapon}").fire(me)
    assert set(p.drones_of(1 - me)) == {prey, weapon}  # a BioDrone there arms nobody
    p = given().clones(me, f"c7 {weapon}").damage(me, weapon).drones(1 - me, prey).fire(me)
    assert p.drones_of(1 - me) == [prey]  # damaged


@pytest.mark.clause("SEP-10.2", "SEP-R-70", "SEP-R-69")
@BOTH
def test_a_weapon_arms_all_of_the_colour_spies_included_and_the_owners_biodrones(me: int) -> None:
    clone = given().clones(me, f"c7 {DRILL}").drones(1 - me, "d7").fire(me)
    assert clone.drones_of(1 - me) == []
    spy = given().clones(me, f"c9 {DRILL}").spies(1 - me, "d9").fire(1 - me)  # his turn: the Spy wins
    assert spy.clones_of(me) == {DRILL} and spy.spies_of(1 - me) == {"d9"}
    spy = given().clones(me, f"c9 {DRILL}").spies(1 - me, "d9").fire(me)
    assert spy.clones_of(me) == {"c9", DRILL} and spy.spies_of(1 - me) == set()
    drone = given().clones(me, DRILL).drones(me, "c7").clones(1 - me, "d7").fire(me)
    assert drone.clones_of(1 - me) == set()
    other = given().clones(me, DRILL).spies(me, "c7").clones(1 - me, "d7").fire(me)
    assert other.clones_of(1 - me) == {"d7"}  # a Spy is armed where he stands, not at home
    surface = given().clones(me, "c9").spies(1 - me, "d9").fire(1 - me)
    assert surface.clones_of(me) == {"c9"} and surface.spies_of(1 - me) == {"d9"}  # no weapon, no effect


@pytest.mark.clause("SEP-10.2", "SEP-10.13")
@BOTH
def test_several_weapons_add_up_and_every_target_is_hit(me: int) -> None:
    p = given().clones(me, f"f7 {DRILL} {VIBRO}").drones(1 - me, "g7 h7 f8 d9 c7 e6").fire(me)
    assert p.drones_of(1 - me) == ["c7"]


@pytest.mark.clause("SEP-10.3")
@BOTH
def test_drill_and_vibrocannon_are_read_in_step_six(me: int) -> None:
    """The Clone that moves onto the Drill arms this turn's step 6; one that leaves it disarms it."""
    p = given().clones(me, "k6 c7").clones(1 - me, "a1 b1").drones(1 - me, "d7").rolled(me, 1)
    p.play(me, "move k6 k5")
    assert p.drones_of(1 - me) == []
    p = given().clones(me, "k5 c7").clones(1 - me, "a1 b1").drones(1 - me, "d7").rolled(me, 1)
    p.play(me, "move k5 k6")
    assert p.drones_of(1 - me) == ["d7"]


@pytest.mark.clause("SEP-10.3")
@BOTH
def test_explosives_are_read_when_a_unit_begins_its_move(me: int) -> None:
    p = given().clones(me, "k4 a9").clones(1 - me, "a1 b1").drones(me, "d7").rolled(me, 1)
    p.play(me, "move k4 k3", "drone d7", "go e7")
    assert p.options() == ["keep", "leave"]
    p = given().clones(me, "k3 a9").clones(1 - me, "a1 b1").drones(me, "d7").rolled(me, 1)
    p.play(me, "move k3 k4", "drone d7", "go e7")
    assert p.drones_of(me) == ["e7"] and "leave" not in p.options()


# --- zones -----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-10.4", "SEP-EX-07", "SEP-EX-27", "SEP-V-21")
@BOTH
def test_the_drill_hits_the_eight_squares_around(me: int) -> None:
    assert around(me, DRILL, "f7") == {"e8", "f8", "g8", "e7", "g7", "e6", "f6", "g6"}
    assert around(me, DRILL, "p7") == {"o8", "p8", "q8", "o7", "q7", "o6", "p6", "q6"}
    assert hits(me, DRILL, DRILL) == {"j4", "k4", "l4", "j5", "l5", "j6", "k6", "l6"}
    assert around(me, DRILL, "a1") == {"a2", "b2", "b1"}  # the edge of the board


@pytest.mark.clause("SEP-10.4b", "SEP-EX-08", "SEP-EX-28", "SEP-V-21")
@BOTH
def test_the_vibrocannon_hits_eight_squares_at_distance_two(me: int) -> None:
    assert around(me, VIBRO, "f7") == {"d9", "f9", "h9", "d7", "h7", "d5", "f5", "h5"}
    assert around(me, VIBRO, "p7") == {"n9", "p9", "r9", "n7", "r7", "n5", "p5", "r5"}


@pytest.mark.clause("SEP-EX-96", "SEP-10.4b")
@BOTH
def test_the_vibrocannon_alone_spares_neighbours_and_knights_moves(me: int) -> None:
    p = given().clones(me, f"f7 {VIBRO}").drones(1 - me, "g7 h7 h8").fire(me)
    assert p.drones_of(1 - me) == ["g7", "h8"]


@pytest.mark.clause("SEP-10.4c")
@BOTH
def test_both_shoot_through_walls_into_cells_and_onto_the_surface_not_into_space(me: int) -> None:
    p = given().clones(me, f"d8 {DRILL}").drones(1 - me, "d9 d7").rocket(1 - me, *seen(me, 8, 4)).fire(me)
    assert p.drones_of(1 - me) == [] and p.rockets_of(1 - me) == [seen(me, 8, 4)]
    p = given().clones(me, f"d7 {DRILL}").drones(1 - me, "d6").fire(me)
    assert p.drones_of(1 - me) == []
    p = given().clones(me, f"d9 {VIBRO}").capsule(1 - me, *seen(me, 10, 3)).fire(me)
    assert p.capsules_of(1 - me) == [seen(me, 10, 3)]


@pytest.mark.clause("SEP-10.5", "SEP-EX-09", "SEP-V-21")
@BOTH
def test_a_satellite_hits_three_squares_in_eight_directions(me: int) -> None:
    everywhere = {(x, y) for x in range(9, 22) for y in range(21)}
    p = given().satellites(me, (15, 10))
    for x, y in everywhere:
        p.capsule(1 - me, x, y)
    p.fire(me)
    star = {(15 + k * dx, 10 + k * dy) for k in (1, 2, 3) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert everywhere - set(p.capsules_of(1 - me)) == star - {(15, 10)}


@pytest.mark.clause("SEP-10.5")
@BOTH
def test_a_zone_does_not_wrap_around_the_edge_of_the_board(me: int) -> None:
    p = given().satellites(me, (12, 20)).capsule(1 - me, 13, 0).capsule(1 - me, 12, 0).capsule(1 - me, 11, 1)
    p.fire(me)
    assert len(p.capsules_of(1 - me)) == 3


@pytest.mark.clause("SEP-10.5b", "SEP-EX-18", "SEP-10.11")
@BOTH
def test_a_satellite_kills_on_the_surface_but_never_inside(me: int) -> None:
    p = given().satellites(1 - me, seen(me, 10, 2)).clones(me, "c9 c8").spies(1 - me, "d8").fire(me)
    assert p.clones_of(me) == {"c8"} and p.damage_on(me) == set()
    p = given().satellites(me, seen(me, 10, 2)).drones(1 - me, "c8 c7").spies(1 - me, "a8").fire(me)
    assert set(p.drones_of(1 - me)) == {"c8", "c7"} and p.spies_of(1 - me) == {"a8"}


@pytest.mark.clause("SEP-10.6")
@BOTH
def test_firing_is_compulsory_even_at_the_own_spy(me: int) -> None:
    """Nobody is asked: the turn runs to its end."""
    p = given().clones(me, f"{DRILL} a1").drones(me, "c7").spies(me, "d7").clones(1 - me, "a1 b1")
    p.automatic(me, 1)
    assert p.spies_of(me) == set() and p.drones_of(me) == ["c7"]


# --- who hits whom ---------------------------------------------------------------------------------------
def crowd(me: int) -> Position:
    """On a station: a loyal Clone, a Spy and a BioDrone of the rival, each next to the two others."""
    return given().clones(me, "d7").spies(1 - me, "d8").drones(1 - me, "e7")


@pytest.mark.clause("SEP-10.7")
@BOTH
def test_loyal_clones_hit_biodrones_and_spies_of_the_rival(me: int) -> None:
    p = crowd(me)
    p.clones(me, f"d7 {DRILL}").fire(me)
    assert p.clones_of(me) == {"d7", DRILL} and p.spies_of(1 - me) == set() and p.drones_of(1 - me) == []


@pytest.mark.clause("SEP-10.7b")
@BOTH
def test_biodrones_hit_loyal_clones_and_the_spies_of_their_own_side(me: int) -> None:
    p = crowd(me).clones(1 - me, DRILL).fire(1 - me)  # only the rival's own Drill is active
    assert p.clones_of(me) == set() and p.spies_of(1 - me) == set() and p.drones_of(1 - me) == ["e7"]


@pytest.mark.clause("SEP-10.7c")
@BOTH
def test_spies_hit_loyal_clones_and_the_biodrones_of_their_own_side(me: int) -> None:
    """The Drill of this station is manned by a second Spy, out of reach of the others."""
    p = crowd(me).spies(1 - me, f"d8 {DRILL}").fire(1 - me)
    assert p.clones_of(me) == set() and p.drones_of(1 - me) == [] and p.spies_of(1 - me) == {"d8", DRILL}


@pytest.mark.clause("SEP-10.7d")
@BOTH
def test_no_unit_hits_its_own_kind(me: int) -> None:
    p = given().clones(me, f"{DRILL} c7 d7").spies(1 - me, "r7 s7").drones(1 - me, "h1 i1").fire(1 - me)
    assert p.clones_of(me) == {DRILL, "c7", "d7"} and p.spies_of(1 - me) == {"r7", "s7"}
    p = given().clones(1 - me, DRILL).drones(1 - me, "h1 i1").fire(1 - me)
    assert p.drones_of(1 - me) == ["h1", "i1"]


@pytest.mark.clause("SEP-10.8")
@BOTH
def test_a_satellite_hits_every_enemy_object_in_its_zone_and_no_friend(me: int) -> None:
    """Three squares from the surface, all targets in its rays or beside them on the surface."""
    p = given().satellites(me, seen(me, 10, 5)).rocket(1 - me, *seen(me, 10, 6), nuclear=True)
    p.capsule(1 - me, *seen(me, 12, 5)).satellites(1 - me, seen(me, 13, 8)).stock(1 - me, en=1)
    p.shields(1 - me, seen(me, 11, 4)).drones(1 - me, "f9").spies(1 - me, "h9")
    p.clones(me, "d9").rocket(me, *seen(me, 9, 5)).shields(me, seen(me, 9, 6)).fire(me)
    assert p.rockets_of(1 - me) == [] and p.capsules_of(1 - me) == [] and p.satellites_of(1 - me) == set()
    assert p.drones_of(1 - me) == [] and p.spies_of(1 - me) == set()
    assert p.shields_of(1 - me) == {seen(me, 11, 4)} and p.cubes(1 - me, "en") == 0  # recharged
    assert p.clones_of(me) == {"d9"} and p.rockets_of(me) == [seen(me, 9, 5)] and p.cubes(me, "en") == 10


@pytest.mark.clause("SEP-10.8")
@BOTH
def test_a_satellite_near_the_rival_hits_his_gunners(me: int) -> None:
    p = given().satellites(me, seen(me, 20, 5)).clones(1 - me, "p9 n9 o9 o8").fire(me)  # columns 15, 13, 14
    assert p.clones_of(1 - me) == {"o9", "o8"}


# --- order -----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-10.9", "SEP-10.9b", "SEP-EX-16")
@BOTH
def test_of_two_satellites_that_see_each_other_the_active_players_stays(me: int) -> None:
    p = given().satellites(me, seen(me, 14, 5)).satellites(1 - me, seen(me, 16, 5)).fire(me)
    assert p.satellites_of(me) == {seen(me, 14, 5)} and p.satellites_of(1 - me) == set()
    p = given().satellites(me, seen(me, 14, 5)).satellites(1 - me, seen(me, 16, 5)).fire(1 - me)
    assert p.satellites_of(me) == set() and p.satellites_of(1 - me) == {seen(me, 16, 5)}


@pytest.mark.clause("SEP-10.9b", "SEP-EX-95")
@BOTH
def test_of_a_clone_and_a_biodrone_that_see_each_other_the_active_players_stays(me: int) -> None:
    def duel() -> Position:
        return given().clones(me, f"f7 {DRILL}").drones(1 - me, "g7").clones(1 - me, DRILL)

    p = duel().fire(me)
    assert p.clones_of(me) == {"f7", DRILL} and p.drones_of(1 - me) == []
    p = duel().fire(1 - me)
    assert p.clones_of(me) == {DRILL} and p.drones_of(1 - me) == ["g7"]


@pytest.mark.clause("SEP-10.9", "SEP-10.9c", "SEP-EX-17")
@BOTH
@pytest.mark.parametrize("active", [A, B])
def test_of_a_spy_and_a_biodrone_of_one_player_the_spy_dies_if_both_are_armed(me: int, active: int) -> None:
    def pair() -> Position:
        return given().spies(me, "f7").drones(me, "g7")

    p = pair().clones(me, DRILL).fire(active)
    assert p.spies_of(me) == set() and p.drones_of(me) == ["g7"]
    p = pair().clones(1 - me, DRILL).fire(active)
    assert p.spies_of(me) == {"f7"} and p.drones_of(me) == []
    p = pair().clones(me, DRILL).clones(1 - me, DRILL).fire(active)
    assert p.spies_of(me) == set() and p.drones_of(me) == ["g7"]


@pytest.mark.clause("SEP-10.9")
@BOTH
def test_the_active_players_spies_fire_after_his_units_and_before_the_rivals(me: int) -> None:
    """His Spy kills the Clone that would have killed his BioDrone; unless that Clone is the active one."""

    def chain() -> Position:
        return given().spies(me, f"d8 {DRILL}").clones(1 - me, "e7").drones(me, "f7")

    p = chain().fire(me)  # (b) the Spy on d8 kills e7 before (c)
    assert p.clones_of(1 - me) == set() and p.drones_of(me) == ["f7"] and "d8" in p.spies_of(me)
    p = chain().fire(1 - me)  # (a) e7 kills both before (d)
    assert p.clones_of(1 - me) == {"e7"} and p.drones_of(me) == [] and p.spies_of(me) == {DRILL}


@pytest.mark.clause("SEP-10.10")
@BOTH
def test_a_unit_killed_on_an_armory_disarms_the_later_stages(me: int) -> None:
    """The BioDrone on k7 with the VibroCannon kills the Clone on the rival's Drill first."""

    def scene(weapon: str) -> Position:
        return given().clones(me, weapon).drones(me, "k7 d7").clones(1 - me, f"{DRILL} c7")

    p = scene(VIBRO).fire(me)
    assert p.clones_of(1 - me) == {"c7"} and p.drones_of(me) == ["d7", "k7"]
    p = scene("a1").fire(me)
    assert p.drones_of(me) == ["k7"]  # otherwise c7 is armed


@pytest.mark.clause("SEP-10.11")
@BOTH
def test_fire_zones_never_cause_damage(me: int) -> None:
    p = given().clones(me, f"{DRILL} {VIBRO} f7").drones(1 - me, "g7 g6 h5").spies(1 - me, "h9")
    p.satellites(me, seen(me, 10, 7)).fire(me)
    assert p.drones_of(1 - me) == [] and p.spies_of(1 - me) == set()
    assert p.damage_on(me) == set() and p.damage_on(1 - me) == set() and p.cubes(me, "ox") == 5


@pytest.mark.clause("SEP-10.12")
@BOTH
def test_kills_of_the_same_stage_do_not_disarm(me: int) -> None:
    """The rival's Spy on the Drill arms the Clones that kill him, and all others at once."""
    p = given().clones(me, "k6 c7").spies(1 - me, DRILL).drones(1 - me, "d7").fire(me)
    assert p.spies_of(1 - me) == set() and p.drones_of(1 - me) == []


@pytest.mark.clause("SEP-10.13", "SEP-R-26")
@BOTH
def test_several_hits_on_one_target_are_one_removal(me: int) -> None:
    p = given().satellites(me, seen(me, 10, 5), seen(me, 12, 5)).rocket(1 - me, *seen(me, 11, 5))
    p.rocket(1 - me, *seen(me, 17, 5)).fire(me)
    assert p.rockets_of(1 - me) == [seen(me, 17, 5)]
    p = given().clones(me, f"{DRILL} c9 e9").satellites(me, seen(me, 10, 3)).drones(1 - me, "d9 s1").fire(me)
    assert p.drones_of(1 - me) == ["s1"]
    p = given().satellites(me, seen(me, 10, 3), seen(me, 12, 3)).drones(1 - me, "d9").fire(me)
    assert p.drones_of(1 - me) == []
    two = given().clones(me, f"c7 {DRILL}").drones(1 - me, "d7 d7").fire(me)
    assert two.drones_of(1 - me) == []  # but two on one square are two


@pytest.mark.clause("SEP-EX-49")
@BOTH
def test_a_clone_on_a_laser_fires_before_an_armed_biodrone_beside_it_kills_it(me: int) -> None:
    p = given().clones(me, "c9").drones(1 - me, "e7").clones(1 - me, f"{DRILL} a1").ends_on(me, "f8")
    p.play(me, "gunner c", "pay E1")
    assert p.damage_on(1 - me) == {"s8"}
    assert p.clones_of(me) == {"c9"} and p.drones_of(1 - me) == ["e7"]
