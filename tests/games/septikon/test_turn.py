"""The turn and its flow (SEP-3, SEP-F)."""

from __future__ import annotations

import pytest

from rulewright.games.septikon.table import Septikon
from tests.games.septikon.given import GAME, PLAYERS, RESOURCES, A, B, given, septikon


# --- the order of steps ------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-3.1", "SEP-F-06", "SEP-F-07", "SEP-F-08", "SEP-F-09", "SEP-F-11")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_turn_moves_activates_moves_biodrones_flies_fires_and_passes_in_this_order(player: int) -> None:
    p = given().clones(player, "b2 e7 k5").drones(1 - player, "f7").clones(1 - player, "j9 k7")
    p.drones(player, "a5")  # on the first Rocket cell of the other station
    p.rocket(player, *((10, 3) if player == A else (20, 3)))
    p.rolled(player, 1).play(player, "move b2 c2", "drone a5")  # Lichen; the BioDrone eats a Rocket
    told = p.events()
    order = [
        told.index(key) for key in ("chose", "gained", "cube-lost", "flew", "fired", "drone-lost", "turn")
    ]
    assert order == sorted(order)
    assert p.s.player == 1 - player and p.s.turn == 11


@pytest.mark.clause("SEP-3.1", "SEP-F-04", "SEP-3.6")
def test_the_die_is_rolled_before_the_move_and_shows_1_to_6_evenly() -> None:
    rolls = []
    for seed in range(600):
        s = GAME.new(2, "standard", seed, preset="yes")
        assert isinstance(s, Septikon) and s.turns == 0  # nobody has chosen anything yet
        rolls.append(s.die)
    assert {*rolls} == {1, 2, 3, 4, 5, 6}
    assert all(70 < rolls.count(face) < 130 for face in range(1, 7))


@pytest.mark.clause("SEP-F-03", "SEP-EX-101", "SEP-V-20")
@pytest.mark.parametrize("player", PLAYERS)
def test_theft_comes_before_the_roll(player: int) -> None:
    p = given().clones(player, "a1").clones(1 - player, "a1").spies(player, "k4").theft(player)
    assert p.asked == player and p.options() == ["done", "steal ME", "steal UR"]
    p.play(player, "steal ME")
    assert p.filled(1 - player, "ME") == [1, 2, 3, 4] and p.filled(player, "ME") == [1, 2, 3, 4, 5, 6]
    assert not p.options()  # this Spy has stolen: on to the roll
    assert not p.told("rolled")


@pytest.mark.clause("SEP-F-03")
@pytest.mark.parametrize("player", PLAYERS)
def test_theft_is_a_loop_over_spies_with_an_end_and_skipped_when_none_can_steal(player: int) -> None:
    p = given().clones(player, "a1").spies(player, "k4 k3 k7").theft(player).play(player, "steal ME")
    assert p.options() == ["done", "steal E1", "steal E2"]
    assert p.refusal(player, "steal UR") == "SEP-9.5"  # that Spy has stolen
    assert p.refusal(player, "steal OX") == "SEP-9.5"  # no Spy there
    p.play(player, "steal E2")
    assert p.options() == ["store E1", "store E2"]
    p.play(player, "store E2")
    assert (p.filled(player, "E2"), p.cubes(1 - player, "e2")) == ([1, 2, 3, 4, 5, 6], 4)
    assert not p.options()
    p = given().clones(player, "a1").spies(player, "k7 k8 k2").theft(player)
    assert not p.options()
    p = given().clones(player, "a1").spies(player, "k4").theft(player).play(player, "done")
    assert p.cubes(player, "me") == 5


@pytest.mark.clause("SEP-3.2", "SEP-F-08")
@pytest.mark.parametrize("player", PLAYERS)
def test_one_roll_serves_clone_biodrones_launch_and_flight(player: int) -> None:
    forward = 1 if player == A else -1
    home = 8 if player == A else 22
    y = 4 if player == A else 16
    p = given().clones(player, "g8 e9").clones(1 - player, "a1").drones(player, "e7")
    p.rocket(player, home + 2 * forward, 0).rolled(player, 4)
    assert p.moves("g8") == {"c8", "k8"}
    p.play(player, "move g8 k8", "gunner e", "drone e7")  # the Launch Shaft
    assert {*p.options()} == {"go a7", "go i7"}
    p.play(player, "go i7")
    assert p.drones_of(player) == ["i7"]
    assert {*p.rockets_of(player)} == {(home + 6 * forward, 0), (home + 4 * forward, y)}


@pytest.mark.clause("SEP-3.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_roll_is_the_level_of_a_thermite_mine_and_the_distance_of_a_satellite(player: int) -> None:
    p = given().clones(player, "e9").ends_on(player, "b8", 3).play(player, "gunner e")
    assert p.damage_on(1 - player) == {"q3"}
    p = given().clones(player, "e9").ends_on(player, "e8", 3).play(player, "gunner e")
    assert p.satellites_of(player) == {(11, 4) if player == A else (19, 16)}


@pytest.mark.clause("SEP-3.3", "SEP-3.5", "SEP-F-05")
@pytest.mark.parametrize("player", PLAYERS)
def test_moving_is_mandatory_biodrones_are_optional_and_flight_is_not_asked(player: int) -> None:
    p = given().clones(player, "d7").clones(1 - player, "a1").drones(player, "e7").rocket(player, 15, 0)
    p.rolled(player, 2)
    assert p.options() == ["move d7 b7", "move d7 f7"]  # no way to pass
    assert "not among" in p.illegal(player, "done")
    p.play(player, "move d7 b7")
    assert p.options() == ["done", "drone e7"]
    p.play(player, "done")
    assert p.drones_of(player) == ["e7"]
    assert p.rockets_of(player) == [(17, 0) if player == A else (13, 0)]


@pytest.mark.clause("SEP-3.3", "SEP-5.7", "SEP-5.7b")
@pytest.mark.parametrize("player", PLAYERS)
def test_production_is_mandatory_and_battle_is_optional(player: int) -> None:
    p = given().ends_on(player, "o1")  # Biocollector: no question
    assert (p.cubes(player, "ox"), p.cubes(player, "bm"), p.cubes(player, "bd")) == (4, 4, 6)
    p = given().damage(player, "a1").ends_on(player, "k7")  # Repair
    assert p.options() == ["skip", "use"]
    p.play(player, "skip")
    assert p.damage_on(player) == {"a1"} and p.cubes(player, "me") == 5
    p = given().clones(player, "a9").ends_on(player, "f8")  # Laser
    p.play(player, "done")
    assert p.cubes(player, "en") == 10 and not p.damage_on(1 - player)


@pytest.mark.clause("SEP-3.4", "SEP-EX-31", "SEP-F-05")
@pytest.mark.parametrize("player", PLAYERS)
def test_without_a_legal_move_steps_2_and_3_are_skipped_and_the_roll_still_counts(player: int) -> None:
    p = given().clones(player, "d7").damage(player, "c7 f7").clones(1 - player, "a1")
    p.drones(player, "e7").rocket(player, 15, 0).rolled(player, 5)
    assert p.told("stuck") and p.options() == ["done", "drone e7"]
    p.play(player, "drone e7")
    assert {*p.options()} == {"go a8", "go j7"}
    p.play(player, "go j7")
    assert p.clones_of(player) == {"d7"}
    assert p.rockets_of(player) == [(20, 0) if player == A else (10, 0)]
    assert p.s.player == 1 - player  # no second roll


@pytest.mark.clause("SEP-3.5", "SEP-EX-68", "SEP-F-20")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_only_clone_that_can_move_exactly_d_must_move(player: int) -> None:
    # d7 is walled in on the left; five steps to the right lead to (7,8)
    p = given().clones(player, "d7").damage(player, "c7").clones(1 - player, "a1").rolled(player, 5)
    assert p.clones_of(player) == {"i7"} and p.told("forced")


@pytest.mark.clause("SEP-3.6", "SEP-5.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_one_clone_or_one_spy_moves_not_one_of_each(player: int) -> None:
    p = given().clones(player, "d7").clones(1 - player, "a1").spies(player, "d7").drones(player, "p7")
    p.rolled(player, 2)
    assert {option.split()[0] for option in p.options()} == {"move", "spy"}
    p.play(player, "spy d7 b7")
    assert p.options() == ["done", "drone p7"]  # BioDrones come in addition
    assert "not among" in p.illegal(player, "move d7 b7")
    p.play(player, "drone p7", "go r7")
    assert (p.clones_of(player), p.spies_of(player), p.drones_of(player)) == ({"d7"}, {"b7"}, ["r7"])


@pytest.mark.clause("SEP-3.7", "SEP-EX-86")
@pytest.mark.parametrize("player", PLAYERS)
def test_flying_objects_move_on_their_owners_turns_only_and_not_in_the_launch_turn(player: int) -> None:
    def x(distance: int) -> int:
        return 8 + distance if player == A else 22 - distance

    p = given().clones(player, "a9 k7").clones(1 - player, "j9 k7")
    p.ends_on(player, "k8", 3).play(player, "gunner a")
    y = 0 if player == A else 20
    assert p.rockets_of(player) == [(x(3), y)]
    p.automatic(1 - player, 5)
    assert p.rockets_of(player) == [(x(3), y)]
    p.automatic(player, 6)
    assert p.rockets_of(player) == [(x(9), y)]
    p.automatic(1 - player, 6)
    p.automatic(player, 6)
    assert p.rockets_of(player) == [] and p.damage_on(1 - player) == {"u8"}  # level 8, the mirrored column


@pytest.mark.clause("SEP-3.8", "SEP-F-09")
@pytest.mark.parametrize("active", PLAYERS)
def test_fire_zones_of_both_players_are_checked_on_every_turn(active: int) -> None:
    p = given().satellites(A, (11, 3)).rocket(B, 12, 3).satellites(B, (18, 9)).rocket(A, 17, 9)
    p.fire(active)
    assert p.rockets_of(A) == p.rockets_of(B) == []


@pytest.mark.clause("SEP-3.9", "SEP-F-10")
@pytest.mark.parametrize("player", PLAYERS)
def test_victory_is_tested_after_the_fire_zones_only(player: int) -> None:
    p = given("damage10").clones(player, "a9 c9").clones(1 - player, "k7 j9")
    p.damage(1 - player, "a1 b1 c1 d1 e1 f1 g1 h1 i1").ends_on(player, "f8")
    p.play(player, "gunner a", "pay E1")  # the tenth Damage
    assert len(p.damage_on(1 - player)) == 10 and p.winner == -1
    assert p.options() == ["done", "gunner c"]  # the turn is played on
    p.play(player, "gunner c", "pay E1")
    assert p.winner == player and len(p.damage_on(1 - player)) == 11


@pytest.mark.clause("SEP-3.9")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_whose_last_clone_dies_in_step_3_plays_the_turn_on(player: int) -> None:
    # the last enemy, a Gunner, is shot; the shooter's BioDrone may still move and the Rocket still flies
    p = given().clones(player, "a9").clones(1 - player, "u9").drones(player, "e7").rocket(player, 15, 3)
    p.ends_on(player, "f8").play(player, "gunner a", "pay E1")
    assert not p.clones_of(1 - player) and p.winner == -1
    assert p.options() == ["done", "drone e7"]
    p.play(player, "done")
    assert p.rockets_of(player) == [(16, 3) if player == A else (14, 3)]
    assert p.winner == player


@pytest.mark.clause("SEP-F-07")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_landed_biodrone_is_picked_at_most_once_and_the_loop_can_be_ended(player: int) -> None:
    p = given().clones(player, "d7 k3").clones(1 - player, "a1").drones(player, "e7 p7").rolled(player, 2)
    p.play(player, "move d7 b7")
    assert p.options() == ["done", "drone e7", "drone p7"]
    p.play(player, "drone p7")
    assert {*p.options()} == {"go n7", "go r7"}
    p.play(player, "go r7")
    assert p.options() == ["keep", "leave"]  # armed with Explosives
    p.play(player, "leave")
    assert p.damage_on(1 - player) == {"p7"}
    assert p.options() == ["done", "drone e7"]  # not the one on r7 again
    assert p.refused("drone r7") == "SEP-8.1"
    p.play(player, "done")
    assert p.drones_of(player) == ["e7", "r7"] and p.s.player == 1 - player


@pytest.mark.clause("SEP-F-07", "SEP-8.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_biodrone_on_the_square_that_another_left_has_had_its_move(player: int) -> None:
    p = given().clones(player, "d7").clones(1 - player, "a1").drones(player, "n7 p7").rolled(player, 2)
    p.play(player, "move d7 b7", "drone p7", "drone n7")  # p7 can go to r7 only
    assert p.options() == ["go l7", "go p7"]
    p.play(player, "go p7")
    assert p.drones_of(player) == ["p7", "r7"] and p.s.player == 1 - player  # both have moved


# --- decisions of each square (SEP-F-12 to F-18) -----------------------------------------------------------
@pytest.mark.clause("SEP-F-12", "SEP-5.11", "SEP-M-EXP", "SEP-M-DRI", "SEP-M-VIB", "SEP-M-LCK")
@pytest.mark.parametrize("square", ["a9", "u9", "a8", "u8", "k2", "k6", "k3", "k4", "k5"])
@pytest.mark.parametrize("player", PLAYERS)
def test_surface_locks_and_armory_ask_nothing_and_change_no_stock(player: int, square: str) -> None:
    p = given().clones(player, "e9").clones(1 - player, "j9 k7").damage(player, "a1")
    p.ends_on(player, square, {"a9": 2, "u9": 2, "k3": 2, "k4": 3, "k5": 2}.get(square, 1))
    assert not p.options() and p.s.player == 1 - player
    assert [p.cubes(player, resource) for resource in RESOURCES] == [5, 5, 5, 5, 5, 5, 10]


@pytest.mark.clause("SEP-F-13", "SEP-F-24", "SEP-6.3.3", "SEP-F-25")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_energy_unit_paid_is_asked_for_before_the_next(player: int) -> None:
    p = given().ends_on(player, "a2")  # Double Foundry: 2 Energy
    assert p.options() == ["pay E1", "pay E2"] and p.cubes(player, "en") == 10
    p.play(player, "pay E1")
    assert (p.cubes(player, "e1"), p.cubes(player, "e2"), p.cubes(player, "me")) == (4, 5, 5)
    assert p.options() == ["pay E1", "pay E2"]
    p.play(player, "pay E2")
    assert (p.cubes(player, "e1"), p.cubes(player, "e2"), p.cubes(player, "me")) == (4, 4, 7)


@pytest.mark.clause("SEP-F-13", "SEP-F-24", "SEP-6.3.3b")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_energy_unit_produced_is_asked_for_while_both_can_accept(player: int) -> None:
    p = given().stock(player, e1=9).ends_on(player, "j1")  # Nuclear Reactor: 3 Energy
    assert p.options() == ["store E1", "store E2"] and p.cubes(player, "ur") == 4
    p.play(player, "store E1")  # now E1 is full: the rest goes to E2 unasked
    assert (p.cubes(player, "e1"), p.cubes(player, "e2")) == (10, 7) and not p.options()


@pytest.mark.clause("SEP-F-13", "SEP-F-24", "SEP-6.4.2", "SEP-6.4.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_lock_of_a_defrosted_clone_is_asked_for_before_the_next_unit(player: int) -> None:
    p = given().stock(player, ox=3).clones(player, "c7").ends_on(player, "f1")  # Double Chemical Reactor
    assert p.options() == ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
    assert p.cubes(player, "ox") == 4 and p.cubes(player, "bm") == 3  # whole cost, one unit
    p.play(player, "defrost k6")
    assert p.cubes(player, "ox") == 5 and p.options() == ["defrost k2", "defrost a8", "defrost u8"]
    assert p.refusal(player, "defrost k6") == "SEP-6.4.2"


@pytest.mark.clause("SEP-F-14")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_sensor_cabin_asks_for_target_resource_and_energy_warehouse(player: int) -> None:
    p = given().drones(1 - player, "e7 p7").ends_on(player, "n1")
    assert p.options() == ["sense e7", "sense p7"]
    p.play(player, "sense p7")
    assert p.options() == [f"get {code}" for code in RESOURCES]
    p.play(player, "get en")
    assert p.options() == ["store E1", "store E2"]
    p.play(player, "store E2")
    assert p.cubes(player, "e2") == 6 and p.drones_of(1 - player) == ["e7"] and not p.options()


@pytest.mark.clause("SEP-F-14", "SEP-6.4.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_sensor_cabin_asks_for_a_lock_if_its_oxygen_defrosts(player: int) -> None:
    p = given().drones(1 - player, "e7").ends_on(player, "n1").play(player, "get ox")
    assert p.options() == ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
    p.play(player, "defrost u8")
    assert "u8" in p.clones_of(player) and p.cubes(player, "ox") == 6


@pytest.mark.clause("SEP-F-15", "SEP-F-25")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_nuclear_armory_asks_for_the_energy_then_for_the_rocket(player: int) -> None:
    p = given().stock(player, rk=3).ends_on(player, "u1")
    assert p.options() == ["pay E1", "pay E2"]
    p.play(player, "pay E2")
    assert p.options() == ["arm 1", "arm 2", "arm 3"]
    assert (p.cubes(player, "ox"), p.cubes(player, "ur"), p.cubes(player, "e2")) == (4, 4, 4)
    p.play(player, "arm 2")
    assert p.armed_cells(player) == [2] and p.cubes(player, "rk") == 3


@pytest.mark.clause("SEP-F-16", "SEP-F-20")
@pytest.mark.parametrize("player", PLAYERS)
def test_repairs_ask_whether_to_activate_then_for_the_squares(player: int) -> None:
    p = given().damage(player, "a1 b1").ends_on(player, "i1")  # Energy Repair
    assert p.options() == ["skip", "use"]
    p.play(player, "use")
    assert p.options() == ["pay E1", "pay E2"]
    p.play(player, "pay E1")
    assert p.options() == ["repair a1", "repair b1"]
    p.play(player, "repair b1")
    assert p.damage_on(player) == {"a1"} and not p.options()
    p = given().damage(player, "a1 b1 c1").ends_on(player, "j7").play(player, "use", "repair a1")  # Double
    assert p.options() == ["done", "repair b1", "repair c1"]
    p.play(player, "done")
    assert p.damage_on(player) == {"b1", "c1"}
    # one Damage: still asked whether to activate, but not which square
    p = given().damage(player, "a1").ends_on(player, "k7")
    assert p.options() == ["skip", "use"]
    p.play(player, "use")
    assert not p.options() and not p.damage_on(player)


@pytest.mark.clause("SEP-F-17")
@pytest.mark.parametrize("player", PLAYERS)
def test_counterespionage_asks_whether_to_activate_then_which_spy(player: int) -> None:
    p = given().spies(1 - player, "a1 b1").ends_on(player, "c7")
    assert p.options() == ["skip", "use"]
    p.play(player, "use")
    assert p.options() == ["free a1", "free b1"]
    p.play(player, "free b1")
    assert p.spies_of(1 - player) == {"a1"} and "b1" in p.clones_of(player)


@pytest.mark.clause("SEP-F-18", "SEP-F-25", "SEP-5.9c")
@pytest.mark.parametrize("player", PLAYERS)
def test_gunner_modules_ask_gunner_target_and_payment_and_pay_gunner_by_gunner(player: int) -> None:
    y = 0 if player == A else 20
    places = [(17, y), (19, y)]
    p = given().clones(player, "a9 c9").satellites(1 - player, *places).satellites(player, (15, 9))
    p.ends_on(player, "r7", 1)  # Takeover; in c's row there is no Satellite
    assert p.options() == ["done", "gunner a"]
    assert p.refusal(player, "gunner c") == "SEP-5.25a"
    p.play(player, "gunner a")
    letter = chr(97 + y)
    assert p.options() == [f"take {letter}18", f"take {letter}20"] and p.cubes(player, "en") == 10
    p.play(player, f"take {letter}20")
    assert p.options() == ["pay E1", "pay E2"]
    p.play(player, "pay E1", "pay E2")
    assert p.satellites_of(player) >= {(19, y)} and p.cubes(player, "en") == 8
    assert not p.options()  # no Gunner with a legal use is left


@pytest.mark.clause("SEP-F-20")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_decision_with_one_option_is_resolved_unasked_but_stop_counts_as_an_option(player: int) -> None:
    p = given().stock(player, e2=0).ends_on(player, "d1")  # Foundry: only E1 can pay
    assert p.cubes(player, "e1") == 4 and p.cubes(player, "me") == 6
    p = given().clones(player, "a9").stock(player, e2=0).ends_on(player, "f8")
    assert p.options() == ["done", "gunner a"]  # one Gunner, and still a choice
    p.play(player, "gunner a")
    assert p.cubes(player, "e1") == 4 and not p.options()


# --- visibility, resignation, the inactive player ----------------------------------------------------------
@pytest.mark.clause("SEP-F-21")
def test_both_players_and_observers_see_everything() -> None:
    p = given().clones(A, "a9 d7").clones(B, "k5").spies(A, "k3").drones(B, "e7").damage(A, "a1")
    p.warheads(A, 2).satellites(A, (12, 3)).shields(B, (20, 3)).rocket(A, 14, 0, nuclear=True).rolled(A, 2)
    views = [p.s.view(seat) for seat in (A, B, None)]
    for name in ("stations", "player", "turn", "die", "starter"):
        assert views[0][name] == views[1][name] == views[2][name]
    station = views[1]["stations"][A]
    assert station["warheads"] == 2 and station["flyers"][0]["nuclear"] == 1
    assert station["flyers"][0]["launched"] == 1 and station["damage"]
    assert views[2]["stations"][B]["spies"] and views[2]["stations"][A]["drones"]


@pytest.mark.clause("SEP-F-22")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_may_resign_at_his_own_decisions_and_not_otherwise(player: int) -> None:
    p = given().clones(A, "d7 a9").clones(B, "d7 a9").rolled(player, 2)
    assert "asked" in p.illegal(1 - player, "resign")
    p.play(player, "resign")
    assert p.s.over and p.winner == 1 - player


@pytest.mark.clause("SEP-F-22", "SEP-F-23", "SEP-EX-38")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_owner_picks_the_lock_for_a_clone_that_an_enemy_spy_defrosts_and_may_resign(player: int) -> None:
    owner = 1 - player
    p = given().clones(player, "a1").clones(owner, "a1").ends_on(player, "b2", spy=True)  # Chemical Reactor
    assert p.asked == owner and p.options() == ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
    assert f"asked: {owner}" in p.illegal(player, "defrost k2")
    resigned = septikon(p.s.copy())
    resigned.play(owner, "resign")
    assert resigned.over and resigned.winner == player
    p.play(owner, "defrost u8")
    assert p.clones_of(owner) == {"a1", "u8"}  # a normal Clone of the station's owner
    assert (p.cubes(owner, "bm"), p.cubes(owner, "ox")) == (4, 6) and p.cubes(player, "ox") == 5


@pytest.mark.clause("SEP-F-23")
@pytest.mark.parametrize("player", PLAYERS)
def test_shield_recharge_landings_and_fire_ask_the_inactive_player_nothing(player: int) -> None:
    y = 0 if player == A else 20
    p = given().clones(player, "a9 d7").clones(1 - player, "k5 e7 u9").drones(player, "f7")
    p.shields(1 - player, (19, y) if player == A else (11, y)).capsule(player, 21 if player == A else 9, 5)
    p.ends_on(player, "f8").play(player, "gunner a", "pay E1")
    while p.s.player == player and p.options():
        assert p.asked == player
        p.play(player, p.options()[0])
    assert p.told("recharged") and p.told("landed") and p.told("fired")
