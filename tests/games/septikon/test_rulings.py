"""The rulings (SEP-R), each as the question that a table would ask."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.septikon.given import BOTH, GAME, A, B, Position, given, opening, seen, septikon


def alone(me: int, words: str = "") -> Position:
    """Own Clones where wanted; two harmless Clones of the rival."""
    return given().clones(me, words).clones(1 - me, "k1 l1")


# --- setup and moving ------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-R-01")
def test_who_starts_is_random() -> None:
    starts = Counter(septikon(GAME.new(2, seed=seed, preset="yes")).starter for seed in range(200))
    assert 70 < starts[A] < 130 and starts[A] + starts[B] == 200


@pytest.mark.clause("SEP-R-02")
@BOTH
def test_the_starter_places_all_his_clones_before_the_other(me: int) -> None:
    p = opening(me)
    asked = []
    for square in 2 * ["a1", "b1", "c1", "d1", "e1"]:
        asked.append(p.asked)
        p.s.play(p.asked, f"place {square}")
    assert asked == [me] * 5 + [1 - me] * 5


@pytest.mark.clause("SEP-R-03")
@BOTH
def test_only_the_destination_of_a_move_matters_not_what_is_passed(me: int) -> None:
    """Two ways from the Lock to (4,10), through either Lock of the shaft: one choice while one is free."""
    assert alone(me, "a8 a9").rolled(me, 3).options().count("move a8 k4") == 1
    assert "k4" in alone(me, "a8 a9").damage(me, "k5").rolled(me, 3).moves("a8")
    assert "k4" in alone(me, "a8 a9").damage(me, "k3").rolled(me, 3).moves("a8")
    blocked = alone(me, "a8 a9").damage(me, "k3 k5").rolled(me, 3)
    assert "k4" not in blocked.moves("a8") and blocked.refusal(me, "move a8 k4") == "SEP-4.4"
    p = alone(me, "c2 g2").spies(1 - me, "e2").stock(me, ur=1).rolled(me, 5)
    p.play(me, "move c2 h2").settle()  # past production, an own Clone and a Spy
    assert p.cubes(me, "ur") == 0 and p.cubes(me, "en") == 13  # only the Reactor where it ended
    assert (p.cubes(me, "bm"), p.cubes(me, "rk"), p.cubes(me, "bd")) == (5, 5, 5)
    assert p.clones_of(me) == {"h2", "g2"} and p.spies_of(1 - me) == {"e2"}


@pytest.mark.clause("SEP-R-04")
@BOTH
def test_a_jump_may_pass_an_occupied_lock_but_not_end_there(me: int) -> None:
    p = alone(me, "a8 k6").rolled(me, 2)
    assert {"k5", "k7"} <= p.moves("a8")
    p = alone(me, "a8 k6").rolled(me, 1)
    assert "k6" not in p.moves("a8") and "k2" in p.moves("a8") and p.refusal(me, "move a8 k6") == "SEP-4.3c"


@pytest.mark.clause("SEP-R-46")
@BOTH
def test_nothing_happens_between_a_jump_and_the_arrival(me: int) -> None:
    """An armed Spy leaves Damage on the Lock he jumped from; the jump itself is done."""
    p = given().spies(me, "a8").clones(1 - me, "k3 u1").clones(me, "a1 b1").rolled(me, 2)
    p.play(me, "spy a8 k7", "leave")
    assert p.spies_of(me) == {"k7"} and p.damage_on(1 - me) == {"a8"}


@pytest.mark.clause("SEP-R-61")
@BOTH
def test_if_only_a_spy_can_move_exactly_d_he_must_and_activates(me: int) -> None:
    p = given().clones(me, "k3").damage(me, "k2 k4").spies(me, "c2").clones(1 - me, "k1 l1")
    p.damage(1 - me, "b2").rolled(me, 5).settle()  # one way only: five to the right, a Nuclear Reactor
    assert p.spies_of(me) == {"h2"} and p.cubes(1 - me, "ur") == 4 and p.cubes(1 - me, "en") == 13
    assert p.clones_of(me) == {"k3"}


@pytest.mark.clause("SEP-R-40", "SEP-R-66")
@BOTH
def test_a_player_without_clones_still_takes_turns(me: int) -> None:
    """Espionage took his last Clone; his BioDrone, Rocket and Satellite go on."""
    p = given().clones(1 - me, "d9 a9").clones(me, "r7").ends_on(1 - me, "l8").play(1 - me, "gunner d")
    assert p.clones_of(me) == set() and p.spies_of(1 - me) == {"r7"}
    p.settle()
    p.drones(me, "c7").rocket(me, *seen(me, 10, 5)).satellites(me, seen(me, 12, 9))
    p.capsule(1 - me, *seen(me, 13, 9)).rolled(me, 3)
    assert p.options() == ["done", "drone c7"]
    p.play(me, "drone c7").settle()
    assert p.drones_of(me) == ["f7"] and p.rockets_of(me) == [seen(me, 13, 5)] and p.capsules_of(1 - me) == []


# --- Oxygen, production, warehouses ----------------------------------------------------------------------
@pytest.mark.clause("SEP-R-05")
@BOTH
def test_a_new_clone_cannot_be_declined(me: int) -> None:
    p = alone(me, "c9").ends_on(me, "b2")
    assert p.options() == ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
    p = alone(me, "c9").damage(me, "k2 a8 u8").ends_on(me, "b2")
    assert p.clones_of(me) == {"c9", "b2", "k6"}  # one free Lock: no question


@pytest.mark.clause("SEP-R-06")
@BOTH
def test_without_a_free_lock_the_chance_is_lost_for_good(me: int) -> None:
    p = alone(me, "k2 a8").damage(me, "u8").drones(1 - me, "k6").ends_on(me, "b2")
    assert p.cubes(me, "ox") == 6 and len(p.clones_of(me)) == 3 and p.told("no-lock")
    p.settle()
    p.drones(1 - me, "").rolled(me, 1).play(me, "move k2 k3").settle()
    assert len(p.clones_of(me)) == 3


@pytest.mark.clause("SEP-R-07")
@BOTH
def test_production_with_too_little_room_costs_in_full_and_loses_the_surplus(me: int) -> None:
    p = alone(me, "").clones(me, "a9 b9 c9 d9 e9 f9 g9 h9 i9").stock(me, ox=9, bm=9).ends_on(me, "f1")
    assert p.cubes(me, "bm") == 7 and p.cubes(me, "ox") == 10 and p.told("lost")


@pytest.mark.clause("SEP-R-08")
@BOTH
def test_an_air_filter_with_full_oxygen_is_not_activated(me: int) -> None:
    p = alone(me, "c9").stock(me, ox=10).ends_on(me, "l2")
    assert p.cubes(me, "ox") == 10 and p.clones_of(me) == {"c9", "l2"} and not p.told("paid")


@pytest.mark.clause("SEP-R-09")
@BOTH
def test_an_air_filter_that_empties_the_available_part_still_works(me: int) -> None:
    p = alone(me, "c9").clones(me, "a9 b9 c9 d9 e9 f9").cells(me, "OX", 1, 2, 3, 4, 6, 7).damage(me, "e6")
    p.ends_on(me, "l2")
    assert p.filled(me, "OX") == [1, 2, 3, 4, 6, 7, 8]


@pytest.mark.clause("SEP-R-63")
@BOTH
def test_an_air_filter_whose_reachable_part_is_full_is_not_activated(me: int) -> None:
    p = alone(me, "c9").cells(me, "OX", 1, 9, 10).damage(me, "h6").ends_on(me, "l2")
    assert p.filled(me, "OX") == [1, 9, 10] and not p.told("paid")


@pytest.mark.clause("SEP-R-10", "SEP-R-11", "SEP-R-12")
@BOTH
def test_an_empty_open_warehouse_accepts_a_blocked_one_with_an_empty_front_does_not(me: int) -> None:
    p = alone(me, "c9").stock(me, bm=0).ends_on(me, "c2")
    assert p.filled(me, "BM") == [1]
    front = alone(me, "c9").stock(me, bm=5).damage(me, "o6")  # cell 6 in front of all cubes
    front.ends_on(me, "c2")
    assert front.filled(me, "BM") == [1, 2, 3, 4, 5] and front.told("no-room")
    out = alone(me, "c9").stock(me, bm=5).damage(me, "o6").ends_on(me, "b8")
    assert "gunner c" not in out.options() and out.cubes(me, "bm") == 5
    entrance = alone(me, "c9").stock(me, bm=9).damage(me, "l6").ends_on(me, "c2")
    assert entrance.cubes(me, "bm") == 9 and entrance.available(me, "bm") == 0


@pytest.mark.clause("SEP-R-13")
@BOTH
def test_of_damage_and_biodrone_the_one_nearer_the_entrance_counts(me: int) -> None:
    def stock() -> Position:
        return given().cells(me, "ME", 1, 4, 8, 9)

    assert stock().damage(me, "c4").available(me, "me") == 3
    assert stock().damage(me, "c4").drones(1 - me, "f4").available(me, "me") == 2
    assert stock().damage(me, "f4").drones(1 - me, "c4").available(me, "me") == 2


@pytest.mark.clause("SEP-R-14", "SEP-R-65")
@BOTH
def test_energy_goes_only_where_it_is_accepted(me: int) -> None:
    p = alone(me, "c9").damage(me, "j3").ends_on(me, "h2")  # E1 is fully blocked
    assert (p.cubes(me, "e1"), p.cubes(me, "e2")) == (5, 8)
    p = alone(me, "c9").stock(me, e1=9, e2=4).ends_on(me, "h2")
    assert p.options() == ["store E1", "store E2"]
    p.play(me, "store E1")
    assert (p.cubes(me, "e1"), p.cubes(me, "e2")) == (10, 6)  # now E1 is full: no choice to waste
    p = alone(me, "c9").stock(me, e1=10, e2=9).ends_on(me, "h2")
    assert (p.cubes(me, "e1"), p.cubes(me, "e2")) == (10, 10) and p.told("lost")


@pytest.mark.clause("SEP-R-15")
@BOTH
def test_two_energy_may_come_from_both_warehouses(me: int) -> None:
    p = alone(me, "c9").stock(me, e1=1, e2=1).ends_on(me, "a2").settle()  # Double Foundry
    assert p.cubes(me, "en") == 0 and p.cubes(me, "me") == 7


@pytest.mark.clause("SEP-R-74")
@BOTH
def test_ten_clones_are_never_exceeded(me: int) -> None:
    p = alone(me, " ".join(f"{column}9" for column in "abcdefghi")).stock(me, ox=9).ends_on(me, "b2")
    assert p.cubes(me, "ox") == 10 and len(p.clones_of(me)) == 10 and not p.told("defrosted")


# --- special modules -------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-R-32", "SEP-R-75")
@BOTH
def test_a_warhead_goes_on_any_rocket_without_one_if_one_is_available(me: int) -> None:
    p = alone(me, "c9").stock(me, rk=2).warheads(me, 1, 2).ends_on(me, "e2")
    assert p.told("no-rocket") and p.cubes(me, "ur") == 5
    p = alone(me, "c9").cells(me, "RK", 1, 2, 5).damage(me, "c5").ends_on(me, "e2").play(me, "pay E1")
    assert p.options() == ["arm 1", "arm 2", "arm 5"]  # two of them behind the blocker
    assert p.refusal(me, "arm 3") == "SEP-5.30c"
    p.play(me, "arm 1")
    assert p.armed_cells(me) == [1]
    p = alone(me, "c9").cells(me, "RK", 1, 2).damage(me, "c5").ends_on(me, "e2")
    assert p.told("no-rocket") and p.cubes(me, "ur") == 5


FULL = {"ox": 10, "bm": 10, "rk": 10, "bd": 10, "me": 10, "ur": 10, "en": 20}


@pytest.mark.clause("SEP-R-33", "SEP-R-34")
@BOTH
def test_the_sensor_cabin_needs_a_biodrone_inside_and_room_after_it(me: int) -> None:
    crowd = " ".join(f"{column}9" for column in "abcdefghi")
    p = alone(me, crowd).stock(me, **FULL).drones(1 - me, "d7").ends_on(me, "n1")
    assert p.drones_of(1 - me) == ["d7"]  # everything is full
    p = alone(me, crowd).stock(me, **FULL).cells(me, "ME", 1, 2).drones(1 - me, "i4").ends_on(me, "n1")
    assert p.drones_of(1 - me) == [] and p.cubes(me, "me") == 3  # its removal opens Metal
    p = alone(me, "c8").drones(1 - me, "e9").ends_on(me, "n1")
    assert p.drones_of(1 - me) == ["e9"] and p.told("no-drone")


@pytest.mark.clause("SEP-R-52")
@BOTH
def test_a_spy_on_the_sensor_cabin_must_destroy_a_biodrone_of_his_own_side(me: int) -> None:
    p = alone(me, "a1").drones(me, "d7 e7").ends_on(me, "n1", spy=True)
    assert p.asked == me and p.options() == ["sense d7", "sense e7"]
    p.play(me, "sense e7")
    assert p.asked == me and "get ur" in p.options()
    p.play(me, "get ur")
    assert p.drones_of(me) == ["d7"] and p.cubes(1 - me, "ur") == 6 and p.cubes(me, "ur") == 5


@pytest.mark.clause("SEP-R-53")
@BOTH
def test_a_spy_on_counterespionage_may_free_any_spy_himself_included(me: int) -> None:
    p = alone(me, "a1").spies(me, "s9").ends_on(me, "c7", spy=True)
    assert p.asked == me and p.options() == ["skip", "use"]
    p.play(me, "use")
    assert p.options() == ["free c7", "free s9"]
    p.play(me, "free c7")
    assert p.spies_of(me) == {"s9"} and "c7" in p.clones_of(1 - me) and p.cubes(1 - me, "bm") == 4


@pytest.mark.clause("SEP-R-72")
@BOTH
def test_a_repair_is_effective_at_once_for_the_rest_of_the_turn(me: int) -> None:
    """The Spy repairs the square that the own BioDrone enters in step 4."""
    p = alone(me, "a1").drones(me, "k7").damage(1 - me, "j7 l7 k6").ends_on(me, "i8", spy=True)
    p.play(me, "use", "repair l7", "drone k7")
    assert p.drones_of(me) == ["l7"]


# --- Gunner modules --------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-R-28")
@BOTH
def test_a_spy_on_a_gunner_module_works_with_the_station_owners_gunners_and_stock(me: int) -> None:
    p = given().clones(1 - me, "d9 h9 k1").clones(me, "a9 k1").ends_on(me, "f8", spy=True)
    assert p.asked == me and p.options() == ["done", "gunner d", "gunner h"]  # and may stop
    p.play(me, "gunner h")
    assert p.asked == me and p.options() == ["pay E1", "pay E2"]
    p.play(me, "pay E2")
    assert p.damage_on(me) == {"n8"} and p.cubes(1 - me, "e2") == 4 and p.cubes(me, "en") == 10


@pytest.mark.clause("SEP-R-29", "SEP-R-45")
@BOTH
def test_espionage_turns_only_clones_of_the_shooters_enemy_whoever_activates_it(me: int) -> None:
    """A Spy turns a Clone of his own controller; the shooter's Gunners are never among the targets."""
    p = given().clones(1 - me, "d9 d8").clones(me, "r7 r8").ends_on(me, "l8", spy=True).play(me, "gunner d")
    assert p.asked == me and p.options() == ["convert r7", "convert r8"]
    p.play(me, "convert r7")
    assert p.spies_of(1 - me) == {"r7"} and p.clones_of(me) == {"r8"} and p.clones_of(1 - me) == {"d9", "d8"}
    q = given().clones(me, "d9 e9").clones(1 - me, "r7 q8").ends_on(me, "l8").play(me, "gunner d")
    assert q.clones_of(me) >= {"d9", "e9"} and q.spies_of(me) == {"r7"}


@pytest.mark.clause("SEP-R-41", "SEP-R-42")
@BOTH
def test_spies_on_a_surface_never_stop_their_controllers_beam(me: int) -> None:
    p = alone(me, "d9").spies(me, "r9").spies(1 - me, "e9").ends_on(me, "f8").play(me, "gunner d", "pay E1")
    assert p.damage_on(1 - me) == {"r8"} and p.spies_of(me) == {"r9"} and p.spies_of(1 - me) == {"e9"}


@pytest.mark.clause("SEP-R-42")
@BOTH
def test_an_enemy_spy_on_the_own_surface_is_hit_by_own_satellites_and_weapons(me: int) -> None:
    p = given().clones(me, "d9").spies(1 - me, "e9").satellites(me, seen(me, 10, 4)).fire(me)
    assert p.spies_of(1 - me) == set()
    p = given().clones(me, "d9 k5").spies(1 - me, "e9").fire(me)
    assert p.spies_of(1 - me) == set() and p.clones_of(me) == {"d9", "k5"}


@pytest.mark.clause("SEP-R-43", "SEP-R-57")
@BOTH
def test_a_satellite_taken_over_fires_this_turn_for_its_new_owner(me: int) -> None:
    """At its former friend beside it, not at the one on its own square."""
    p = alone(me, "d9").satellites(1 - me, seen(me, 16, 3)).rocket(1 - me, *seen(me, 18, 3))
    p.capsule(1 - me, *seen(me, 16, 3)).ends_on(me, "o8").play(me, "gunner d", "pay E1", "pay E1")
    assert p.satellites_of(me) == {seen(me, 16, 3)} and p.rockets_of(1 - me) == []
    assert p.capsules_of(1 - me) == [seen(me, 16, 3)]


@pytest.mark.clause("SEP-R-44")
@BOTH
def test_a_gunner_turned_by_espionage_is_a_gunner_no_more(me: int) -> None:
    p = alone(me, "d9").clones(1 - me, "r9 k1").ends_on(me, "l8").play(me, "gunner d")
    assert p.spies_of(me) == {"r9"}
    p.settle()
    p.clones(1 - me, "k1").ends_on(1 - me, "f8")
    assert p.told("no-gunner")


@pytest.mark.clause("SEP-R-67")
@BOTH
def test_what_a_spy_launches_belongs_to_the_stations_owner_and_flies_on_his_turn(me: int) -> None:
    p = given().clones(1 - me, "d9 k1").clones(me, "a1 b1").ends_on(me, "k8", die=3, spy=True)
    p.play(me, "gunner d").settle()
    start, later = seen(1 - me, 11, 3), seen(1 - me, 16, 3)
    assert p.rockets_of(1 - me) == [start] and p.rockets_of(me) == []
    p.flight(me, 5)
    assert p.rockets_of(1 - me) == [start]
    p.flight(1 - me, 5)
    assert p.rockets_of(1 - me) == [later]


@pytest.mark.clause("SEP-R-71")
@BOTH
def test_shields_hit_by_a_series_of_lasers_are_paid_for_shot_by_shot(me: int) -> None:
    p = alone(me, "d9 h9").shields(1 - me, seen(me, 18, 3), seen(me, 18, 7)).stock(1 - me, en=1)
    p.ends_on(me, "f8").play(me, "gunner h", "pay E1")
    assert p.cubes(1 - me, "en") == 0 and len(p.shields_of(1 - me)) == 2
    p.play(me, "gunner d", "pay E1")
    assert p.shields_of(1 - me) == {seen(me, 18, 7)} and p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-R-55")
@BOTH
def test_no_laser_hits_a_rocket_over_the_surface(me: int) -> None:
    """The Gunner below it fires past it at the other station."""
    p = given().rocket(1 - me, *seen(me, 8, 3)).clones(me, "d9 k2").clones(1 - me, "k1 l1").ends_on(me, "f8")
    p.play(me, "gunner d", "pay E1")
    assert p.rockets_of(1 - me) == [seen(me, 8, 3)] and p.damage_on(1 - me) == {"r8"}


# --- the surface, zones, Explosives ----------------------------------------------------------------------
@pytest.mark.clause("SEP-R-22")
@BOTH
def test_a_clone_may_walk_under_a_flying_rocket(me: int) -> None:
    p = alone(me, "c9 k2").rocket(1 - me, *seen(me, 8, 3)).rolled(me, 1).play(me, "move c9 d9")
    assert "d9" in p.clones_of(me) and p.rockets_of(1 - me) == [seen(me, 8, 3)]


@pytest.mark.clause("SEP-R-23")
@BOTH
def test_a_rocket_over_the_surface_dies_in_an_enemy_zone(me: int) -> None:
    p = given().rocket(me, *seen(me, 22, 5)).satellites(1 - me, seen(me, 20, 7)).fire(me)
    assert p.rockets_of(me) == []
    p = given().rocket(me, *seen(me, 22, 5)).satellites(1 - me, seen(me, 20, 6)).fire(me)
    assert p.rockets_of(me) == [seen(me, 22, 5)]


@pytest.mark.clause("SEP-R-27")
@BOTH
def test_own_clones_leave_no_damage(me: int) -> None:
    p = alone(me, "k3 c7").rolled(me, 1).play(me, "move c7 b7")
    assert p.damage_on(me) == set() and "leave" not in p.options()
    p = alone(me, "k3 a9").rolled(me, 1).play(me, "move k3 k4")
    assert p.damage_on(me) == set() and "leave" not in p.options()


@pytest.mark.clause("SEP-R-54")
@BOTH
def test_of_two_biodrones_on_a_square_the_one_that_stays_dies_under_damage(me: int) -> None:
    p = alone(me, "k3").damage(me, "k2 k4").drones(me, "f7 f7 q7").rolled(me, 2)
    p.play(me, "drone f7", "go h7", "leave")
    assert p.drones_of(me) == ["h7", "q7"] and p.damage_on(1 - me) == {"f7"}
    assert p.options() == ["done", "drone q7"]


@pytest.mark.clause("SEP-R-64")
@BOTH
def test_damage_left_on_an_armory_switches_the_weapon_off_at_once(me: int) -> None:
    """The Spy leaves the rival's Drill; the Clone beside the BioDrone is disarmed in this turn's step 6."""

    p = given().spies(me, "k5").clones(1 - me, "k3 c7").drones(me, "d7").clones(me, "a1 b1").rolled(me, 1)
    p.play(me, "spy k5 k6", "leave", "done")
    assert p.damage_on(1 - me) == {"k5"} and p.drones_of(me) == ["d7"] and p.clones_of(1 - me) == {"k3", "c7"}
    again = given().spies(me, "k3").clones(1 - me, "k1 l1").clones(me, "a1 b1").rolled(me, 1)
    again.play(me, "spy k3 k4", "leave").settle()
    again.rolled(me, 1).play(me, "spy k4 k5")
    assert "leave" not in again.options() and again.damage_on(1 - me) == {"k3"}  # no Explosives any more


@pytest.mark.clause("SEP-R-68")
@BOTH
def test_a_gunner_killed_by_a_satellite_does_not_fire_in_a_later_stage(me: int) -> None:
    def scene() -> Position:
        return given().clones(1 - me, "k5 r9").drones(me, "s9")

    p = scene().satellites(me, seen(me, 20, 3)).fire(me)
    assert p.clones_of(1 - me) == {"k5"} and p.drones_of(me) == ["s9"]
    assert scene().fire(me).drones_of(me) == []  # otherwise his Drill kills it


# --- the end ---------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-R-47")
def test_if_both_lose_in_the_same_check_it_is_a_draw() -> None:
    assert given().check().winner == 2
    ten = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"
    p = given("damage10").clones(A, "c9 k7").clones(B, "c9 k7").damage(A, ten).damage(B, ten)
    assert p.check().winner == 2


@pytest.mark.clause("SEP-R-51")
@BOTH
def test_total_destruction_does_not_count_against_the_attacker(me: int) -> None:
    columns = "abcdefghijklmnopqrstu"
    rubble = " ".join(f"{column}{level}" for column in columns for level in range(1, 9))
    p = given().clones(me, "c9 k7").damage(1 - me, rubble)
    assert p.can(me) and p.check().winner == me
