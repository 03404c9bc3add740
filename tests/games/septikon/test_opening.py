"""Modes, setup and the terms of the board (SEP-O, SEP-1, SEP-2)."""

from __future__ import annotations

import pytest

from rulewright.core.errors import GameError
from rulewright.games.septikon.table import Septikon
from tests.games.septikon.given import GAME, PLAYERS, RESOURCES, A, B, at, given, opening, septikon

FIGHTING = "j9 l9 k7 a7"  # two Gunners and two Clones that can reach a Laser
TEN = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"


# --- modes and options (SEP-O) -----------------------------------------------------------------------------
@pytest.mark.clause("SEP-O-01")
@pytest.mark.parametrize("player", PLAYERS)
def test_standard_is_won_when_the_other_can_never_damage_again_and_by_no_count_of_damage(player: int) -> None:
    level_1_and_2 = " ".join(at(level, column) for level in (1, 2) for column in range(20))
    p = given("standard").clones(A, FIGHTING).clones(B, FIGHTING).damage(player, level_1_and_2).check()
    assert p.winner == -1  # forty damaged squares, but both can still shoot
    p = given("standard").clones(player, FIGHTING).check()
    assert p.winner == player


@pytest.mark.clause("SEP-O-02")
@pytest.mark.parametrize("loser", PLAYERS)
def test_damage15_is_lost_with_15_damaged_squares(loser: int) -> None:
    fourteen = f"{TEN} k1 l1 m1 n1"
    p = given("damage15").clones(A, FIGHTING).clones(B, FIGHTING).damage(loser, fourteen)
    assert p.check().winner == -1
    assert p.damage(loser, "o1").check().winner == 1 - loser


@pytest.mark.clause("SEP-O-03")
@pytest.mark.parametrize("loser", PLAYERS)
def test_damage10_is_lost_with_10_damaged_squares(loser: int) -> None:
    nine = TEN.removesuffix(" j1")
    p = given("damage10").clones(A, FIGHTING).clones(B, FIGHTING).damage(loser, nine)
    assert p.check().winner == -1
    assert p.damage(loser, "j1").check().winner == 1 - loser


@pytest.mark.clause("SEP-O-04")
@pytest.mark.parametrize("mode", ["standard", "damage15", "damage10"])
def test_the_turn_cap_ends_every_mode_and_0_switches_it_off(mode: str) -> None:
    off = given(mode, cap=0).clones(A, FIGHTING).clones(B, FIGHTING).damage(B, "a1")
    off.s.turn = 5000
    assert off.check().winner == -1
    p = given(mode, cap=12).clones(A, FIGHTING).clones(B, FIGHTING).damage(B, "a1")
    p.s.turn = 11
    assert p.check().winner == -1
    p.s.turn = 12
    assert p.check().winner == A  # fewer damaged squares


@pytest.mark.clause("SEP-O-04", "SEP-O-05")
def test_people_play_without_cap_and_preset_unless_they_ask_for_them() -> None:
    people, bots = GAME.setup(2, None, 0, {}), GAME.setup(2, None, 0, {}, bots=True)
    assert (people.options["cap"], people.options["preset"]) == (0, 0)
    assert bots.options["cap"] == 300
    with pytest.raises(GameError, match="cap"):
        GAME.new(2, "standard", 0, cap=-1)
    with pytest.raises(GameError, match="modes: standard, damage15, damage10"):
        GAME.new(2, "damage20")


@pytest.mark.clause("SEP-O-05", "SEP-2.2.8")
def test_with_the_preset_both_players_stand_on_the_five_squares_without_a_decision() -> None:
    s = septikon(GAME.new(2, "standard", 3, preset="yes"))
    p = given()
    p.s = s
    squares = {at(8, 0), at(8, 20), at(7, 10), at(2, 9), at(1, 14)}
    assert p.clones_of(A) == squares == p.clones_of(B)
    assert s.turns == 0 and {option.split()[0] for option in p.options()} == {"move"}
    assert {option.split()[0] for option in opening(A).options()} == {"place"}


# --- setup (SEP-2) -----------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-2.2.1", "SEP-F-01")
def test_chance_names_the_starting_player_evenly() -> None:
    starters = [GAME.new(2, "standard", seed, preset="yes") for seed in range(400)]
    b = sum(isinstance(s, Septikon) and s.starter == B for s in starters)
    assert 160 < b < 240
    assert all(isinstance(s, Septikon) and s.player == s.starter for s in starters)


@pytest.mark.clause("SEP-2.2.2", "SEP-2.2.3", "SEP-2.2.10")
@pytest.mark.parametrize("player", PLAYERS)
def test_every_warehouse_starts_half_full_in_the_five_cells_furthest_from_the_entrance(player: int) -> None:
    p = opening(A)
    assert [p.cubes(player, resource) for resource in RESOURCES] == [5, 5, 5, 5, 5, 5, 10]
    for warehouse in ("OX", "BM", "RK", "BD", "ME", "UR", "E1", "E2"):
        assert p.filled(player, warehouse) == [1, 2, 3, 4, 5]
    assert not p.armed_cells(player)  # no warheads


@pytest.mark.clause("SEP-2.2.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_nothing_is_damaged_flying_or_turned_at_the_start(player: int) -> None:
    p = opening(A)
    for _ in range(10):
        p.play(p.asked, p.options()[0])
    assert len(p.clones_of(player)) == 5
    assert not (p.damage_on(player) or p.spies_of(player) or p.drones_of(player))
    assert not (p.satellites_of(player) or p.shields_of(player))
    assert not (p.rockets_of(player) or p.capsules_of(player))


@pytest.mark.clause("SEP-2.2.4")
@pytest.mark.parametrize("starter", PLAYERS)
def test_clones_are_placed_on_any_of_the_88_inner_squares(starter: int) -> None:
    p = opening(starter)
    inner = {at(level, column) for level in (1, 2, 7, 8) for column in range(21)}
    inner |= {at(level, 10) for level in (3, 4, 5, 6)}
    assert {option.removeprefix("place ") for option in p.options()} == inner and len(inner) == 88
    assert p.refusal(starter, "place e9") == "SEP-2.2.4"  # the surface
    with pytest.raises(GameError, match="unknown square 'e6'"):  # a warehouse cell
        p.s.play(starter, "place e6")


@pytest.mark.clause("SEP-2.2.9")
@pytest.mark.parametrize("starter", PLAYERS)
def test_five_different_squares_each_and_the_stations_do_not_interact(starter: int) -> None:
    p = opening(starter).play(starter, "place k5")
    assert p.refusal(starter, "place k5") == "SEP-2.2.9"
    p.play(starter, "place a8", "place b8", "place c8", "place d8")
    p.play(1 - starter, "place k5")  # the same square of the other station is free
    assert "k5" in p.clones_of(A) and "k5" in p.clones_of(B)


@pytest.mark.clause("SEP-2.2.5", "SEP-F-02")
@pytest.mark.parametrize("starter", PLAYERS)
def test_the_starter_places_five_in_the_open_then_the_other_and_the_starter_begins(starter: int) -> None:
    p = opening(starter)
    askeds = []
    for n in range(10):
        askeds.append(p.asked)
        assert p.illegal(1 - p.asked, "place u1").endswith(f"asked: {p.asked}")
        p.play(p.asked, f"place {at(2, n)}")
    assert askeds == [starter] * 5 + [1 - starter] * 5
    assert p.s.player == starter and p.s.turn == 1 and p.s.die in range(1, 7)
    view = opening(starter).play(starter, "place k5").s.view(1 - starter)
    assert view["stations"][starter]["clones"] and not view["stations"][1 - starter]["clones"]


@pytest.mark.clause("SEP-2.2.6")
@pytest.mark.parametrize("starter", PLAYERS)
def test_placing_activates_nothing_but_makes_an_armory_square_active(starter: int) -> None:
    p = opening(starter)
    p.play(starter, "place a1", "place j2", "place k5", "place c7", "place k2")  # Lichen, Reactor, Drill, …
    assert p.asked == 1 - starter
    assert [p.cubes(starter, resource) for resource in RESOURCES] == [5, 5, 5, 5, 5, 5, 10]
    p.drones(1 - starter, "d7 f7").fire(starter)
    assert p.drones_of(1 - starter) == ["f7"]  # the Clone on c7 has the Drill


@pytest.mark.clause("SEP-2.1", "SEP-C-05")
def test_satellites_never_run_out() -> None:
    p = given().clones(A, "a9 c9").stock(A, me=2).satellites(B, *((20, y) for y in range(8)))
    p.ends_on(A, "e8", 2).play(A, "gunner a", "gunner c")
    assert p.satellites_of(A) == {(10, 0), (10, 2)} and len(p.satellites_of(B)) == 8


@pytest.mark.clause("SEP-2.1", "SEP-C-06")
def test_shields_never_run_out() -> None:
    p = given().clones(A, "a9 c9").shields(A, *((14, y) for y in range(8)))
    p.ends_on(A, "c8", 2).play(A, "gunner a", "pay E1", "gunner c", "pay E1")
    assert len(p.shields_of(A)) == 10


@pytest.mark.clause("SEP-2.1", "SEP-C-04", "SEP-C-07", "SEP-C-08")
def test_figures_of_flying_objects_and_biodrones_never_run_out() -> None:
    p = given().clones(A, "a9").stock(A, rk=1).warheads(A, 1)
    for y in range(10):
        p.rocket(A, 15, y, nuclear=True).rocket(A, 15, y).capsule(A, 15, y)
    p.drones(A, "a7 b7 c7 d7 e7 f7 g7 h7 i7 j7")
    p.ends_on(A, "k8", 2).play(A, "gunner a")
    assert len(p.rockets_of(A)) == 21 and len(p.capsules_of(A)) == 10 and len(p.drones_of(A)) == 10


@pytest.mark.clause("SEP-2.1", "SEP-C-09")
def test_damage_tokens_never_run_out() -> None:
    squares = " ".join(at(level, column) for level in range(1, 9) for column in range(21))
    p = given().damage(A, squares).damage(B, squares)
    assert len(p.damage_on(A)) == len(p.damage_on(B)) == 168


@pytest.mark.clause("SEP-2.1b")
def test_the_ten_cells_limit_a_warehouse_whatever_the_other_player_holds() -> None:
    p = given().stock(A, me=10).stock(B, me=10).ends_on(A, "d1")  # a Foundry
    assert p.cubes(A, "me") == 10 and p.cubes(A, "en") == 10  # full: not activated
    p = given().stock(A, me=9).stock(B, me=10).ends_on(A, "d1").play(A, "pay E1")
    assert p.cubes(A, "me") == 10


# --- terms of the board (SEP-1) ----------------------------------------------------------------------------
@pytest.mark.clause("SEP-1.1", "SEP-K-04", "SEP-1.4")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("column", [0, 4, 10, 20])
def test_levels_and_columns_of_both_stations_lie_mirrored_on_the_board(column: int, die: int) -> None:
    # a Rocket over the surface of B (x = 22) goes die squares deeper in the same row
    p = given().rocket(A, 22, column).flight(A, die)
    assert p.damage_on(B) == {at(9 - die, 20 - column)}
    p = given().rocket(B, 8, column).flight(B, die)
    assert p.damage_on(A) == {at(9 - die, column)}


@pytest.mark.clause("SEP-1.1", "SEP-K-02", "SEP-G-11")
@pytest.mark.parametrize("y", [0, 7, 20])
def test_space_lies_between_the_surfaces_and_a_flight_keeps_its_row(y: int) -> None:
    p = given().capsule(A, 9, y).capsule(B, 21, y)
    for _ in range(2):
        p.flight(A, 6).flight(B, 6)
    assert (p.capsules_of(A), p.capsules_of(B)) == ([(21, y)], [(9, y)])
    p.flight(A, 1).flight(B, 1)
    assert (p.drones_of(A), p.drones_of(B)) == ([at(9, 20 - y)], [at(9, y)])


@pytest.mark.clause("SEP-1.4")
@pytest.mark.parametrize("column", range(21))
@pytest.mark.parametrize("player", PLAYERS)
def test_a_column_faces_the_mirrored_column_of_the_other_station(player: int, column: int) -> None:
    p = given().clones(player, at(9, column)).ends_on(player, "f8").play(player, f"gunner {chr(97 + column)}")
    p.play(player, "pay E1")
    assert p.damage_on(1 - player) == {at(8, 20 - column)} and not p.damage_on(player)


@pytest.mark.clause("SEP-1.5")
@pytest.mark.parametrize("player", PLAYERS)
def test_modules_and_cells_take_damage_and_surface_and_space_do_not(player: int) -> None:
    x, y = (20, 16) if player == A else (10, 4)
    p = given().clones(1 - player, "e9").rocket(player, x, y, nuclear=True)
    p.flight(player, 2)  # ends on the Gunner: the blast reaches space, the surface and level 8
    assert p.damage_on(1 - player) == {"e8"}
    p = given().rocket(player, x, y, nuclear=True).flight(player, 4)  # level 7
    assert p.damage_on(1 - player) == {"e7", "d7", "f7", "e8", "e6"}  # four modules and a cell


@pytest.mark.clause("SEP-1.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_keeps_its_colour_and_is_moved_by_the_other_player(player: int) -> None:
    p = given().clones(player, "e7").clones(1 - player, "e7").spies(player, "p7").rolled(player, 2)
    assert p.moves("p7", "spy") == {"n7", "r7"}
    p = given().clones(player, "e7").clones(1 - player, "e7").spies(player, "p7").rolled(1 - player, 2)
    assert not p.moves("p7") and not p.moves("p7", "spy")
    assert p.refused("move p7 r7") == "SEP-1.7"
    assert "allowed: move e7" in p.illegal(1 - player, "move p7 r7")


@pytest.mark.clause("SEP-1.8")
@pytest.mark.parametrize("player", PLAYERS)
def test_gunners_are_the_loyal_clones_on_the_surface_of_their_own_station(player: int) -> None:
    p = given().clones(player, "c9 e8").spies(1 - player, "g9").clones(1 - player, "j9")
    p.ends_on(player, "f8")
    assert p.options() == ["done", "gunner c"]
    assert p.refused("gunner g") == p.refused("gunner e") == p.refused("gunner j") == "SEP-1.8"
    assert "allowed: done, gunner c" in p.illegal(player, "gunner g")


@pytest.mark.clause("SEP-1.9")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("kind", ["satellite", "shield", "rocket", "capsule"])
def test_satellites_shields_and_flying_objects_of_the_other_are_enemy_objects(player: int, kind: str) -> None:
    def put(owner: int, x: int) -> None:
        place = (x, 4) if player == A else (30 - x, 16)
        if kind in ("satellite", "shield"):
            (p.satellites if kind == "satellite" else p.shields)(owner, place)
        else:
            (p.rocket if kind == "rocket" else p.capsule)(owner, *place)

    p = given().clones(player, "e9").clones(1 - player, "a1").stock(1 - player, en=0)
    put(player, 12)
    put(1 - player, 17)
    p.ends_on(player, "f8").play(player, "gunner e", "pay E1")
    station = p.station(1 - player)
    assert not (station.satellites or station.shields or station.flyers)  # his was hit
    own = p.station(player)
    assert len(own.satellites) + len(own.shields) + len(own.flyers) == 1  # mine was not in the way


@pytest.mark.clause("SEP-1.9")
@pytest.mark.parametrize("player", PLAYERS)
def test_only_the_other_players_biodrones_are_enemies_of_a_station(player: int) -> None:
    # both stations have the other player's BioDrone in their Uranium; the Cabin finds the one at home
    p = given().clones(1 - player, "a1").drones(1 - player, "l4").drones(player, "l4 m4")
    p.ends_on(player, "n1").play(player, "get ur")
    assert p.drones_of(1 - player) == [] and {*p.drones_of(player)} == {"l4", "m4"}


@pytest.mark.clause("SEP-1.10")
def test_flying_objects_stop_no_walker_and_walkers_stop_no_flight() -> None:
    # A's Rocket hovers over B's e9, where B's Gunner passes and another ends
    p = given().clones(A, "a1").clones(B, "c9 a2").rocket(A, 22, 16).rolled(B, 2)
    assert {"e9", "a9"} == p.moves("c9")
    p.play(B, "move c9 e9")
    assert p.rockets_of(A) == [(22, 16)] and p.clones_of(B) == {"e9", "a2"}
    p.flight(A, 1)  # and it leaves over the Gunner
    assert p.damage_on(B) == {"e8"} and p.clones_of(B) == {"e9", "a2"}


@pytest.mark.clause("SEP-1.11", "SEP-K-03")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("player", PLAYERS)
def test_distances_are_counted_from_the_gunner_away_from_his_station(player: int, die: int) -> None:
    p = given().clones(player, "g9").ends_on(player, "c8", die).play(player, "gunner g", "pay E1")
    assert p.shields_of(player) == {(8 + die, 6) if player == A else (22 - die, 14)}


@pytest.mark.clause("SEP-K-01", "SEP-K-02")
def test_a_shoots_and_flies_towards_high_x_and_b_towards_low_x() -> None:
    for player, ahead, behind in ((A, 9, 8), (B, 21, 22)):
        # something of the enemy on each side of the Gunner; only what is ahead is hit
        y = 4 if player == A else 16
        p = given().clones(player, "e9").rocket(1 - player, ahead, y).rocket(1 - player, behind, y)
        p.ends_on(player, "f8").play(player, "gunner e", "pay E1")
        assert p.rockets_of(1 - player) == [(behind, y)]
    p = given().rocket(A, 15, 3).rocket(B, 15, 3).flight(A, 2).flight(B, 2)
    assert (p.rockets_of(A), p.rockets_of(B)) == ([(17, 3)], [(13, 3)])


@pytest.mark.clause("SEP-K-05")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_rocket_lands_from_x_23_on_or_x_7_down(die: int) -> None:
    for owner, start, step in ((A, 19, 1), (B, 11, -1)):
        p = given().rocket(owner, start, 3).flight(owner, die)
        x = start + step * die
        lands = x >= 23 if owner == A else x <= 7
        assert bool(p.damage_on(1 - owner)) is lands
        assert p.rockets_of(owner) == ([] if lands else [(x, 3)])


@pytest.mark.clause("SEP-K-06")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_capsule_lands_from_x_22_on_or_x_8_down(die: int) -> None:
    for owner, start, step in ((A, 19, 1), (B, 11, -1)):
        p = given().capsule(owner, start, 3).flight(owner, die)
        x = start + step * die
        lands = x >= 22 if owner == A else x <= 8
        assert bool(p.drones_of(owner)) is lands
        assert p.capsules_of(owner) == ([] if lands else [(x, 3)])


@pytest.mark.clause("SEP-V-18", "SEP-M-DRI", "SEP-M-VIB", "SEP-M-EXP")
@pytest.mark.parametrize("owner", PLAYERS)
@pytest.mark.parametrize(("square", "target"), [("k5", "f7"), ("k4", "g7")])
def test_a_weapon_is_active_while_its_square_is_occupied_by_clone_or_spy(
    owner: int, square: str, target: str
) -> None:
    by_clone = given().clones(owner, f"e7 {square}").drones(1 - owner, target).fire(owner)
    by_spy = given().clones(owner, "e7").spies(1 - owner, square).drones(1 - owner, target).fire(owner)
    empty = given().clones(owner, "e7 k3").drones(1 - owner, target).fire(owner)
    by_drone = given().clones(owner, "e7").drones(1 - owner, f"{target} {square}").fire(owner)
    assert not by_clone.drones_of(1 - owner) and not by_spy.drones_of(1 - owner)
    assert empty.drones_of(1 - owner) == [target] and target in by_drone.drones_of(1 - owner)
    # the same for Explosives, by the Damage that a BioDrone of the owner may leave
    armed = given().clones(owner, "d7 k3").clones(1 - owner, "a1").drones(owner, "e7").rolled(owner, 2)
    assert armed.play(owner, "move d7 b7", "drone e7", "go g7").options() == ["keep", "leave"]
    bare = given().clones(owner, f"d7 {square}").clones(1 - owner, "a1").drones(owner, "e7").rolled(owner, 2)
    assert "leave" not in bare.play(owner, "move d7 b7", "drone e7", "go g7").options()
