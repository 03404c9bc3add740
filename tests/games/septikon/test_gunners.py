"""Battle modules that need Gunners (SEP-5.8 to SEP-5.25)."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import PLAYERS, A, B, Position, at, given
from tests.games.septikon.test_modules import changed, squares_of


def space(player: int, distance: int, column: int) -> tuple[int, int]:
    """The place so many squares from the player's surface in the row of his column."""
    return (8 + distance, column) if player == A else (22 - distance, 20 - column)


def named(place: tuple[int, int]) -> str:
    """A place in space as it is said."""
    return f"{chr(97 + place[1])}{place[0] + 1}"


def fires(p: Position, player: int, *choices: str) -> Position:
    """Fire, paying Energy from the first warehouse that can."""
    for choice in choices:
        p.play(player, choice)
        while p.options() and p.options()[0].startswith("pay"):
            p.play(player, p.options()[0])
    return p


# --- each module on each of its squares -----------------------------------------------------------
def target(player: int) -> Position:
    """A Gunner in column 4; in his row an enemy Clone and, far away, an enemy Satellite."""
    return (
        given().clones(player, "e9").clones(1 - player, "q2 k7").satellites(1 - player, space(player, 13, 4))
    )


def lasers(p: Position, player: int) -> bool:
    return not p.satellites_of(1 - player)


def launches(p: Position, player: int) -> bool:
    return p.rockets_of(player) == [space(player, 1, 4)]


def capsules(p: Position, player: int) -> bool:
    return p.capsules_of(player) == [space(player, 1, 4)]


def deploys(p: Position, player: int) -> bool:
    return p.satellites_of(player) == {space(player, 1, 4)}


def shields(p: Position, player: int) -> bool:
    return p.shields_of(player) == {space(player, 1, 4)}


def mines(p: Position, player: int) -> bool:
    return p.damage_on(1 - player) == {"q1"}


def turns(p: Position, player: int) -> bool:
    return p.spies_of(player) == {"q2"} and p.clones_of(1 - player) == {"k7"}


def seizes(p: Position, player: int) -> bool:
    return p.satellites_of(player) == {space(player, 13, 4)} and not p.satellites_of(1 - player)


BATTLE = [
    pytest.param("LAS", 10, {"en": -1}, lasers, marks=pytest.mark.clause("SEP-M-LAS"), id="LAS"),
    pytest.param("RKT", 4, {"rk": -1}, launches, marks=pytest.mark.clause("SEP-M-RKT"), id="RKT"),
    pytest.param("BDR", 3, {"bd": -1}, capsules, marks=pytest.mark.clause("SEP-M-BDR"), id="BDR"),
    pytest.param("SAT", 4, {"me": -1}, deploys, marks=pytest.mark.clause("SEP-M-SAT"), id="SAT"),
    pytest.param("SHI", 5, {"en": -1}, shields, marks=pytest.mark.clause("SEP-M-SHI"), id="SHI"),
    pytest.param("THM", 3, {"bm": -2}, mines, marks=pytest.mark.clause("SEP-M-THM"), id="THM"),
    pytest.param("ESP", 2, {"bm": -3}, turns, marks=pytest.mark.clause("SEP-M-ESP"), id="ESP"),
    pytest.param("TAK", 2, {"en": -2}, seizes, marks=pytest.mark.clause("SEP-M-TAK"), id="TAK"),
]


@pytest.mark.clause("SEP-5.8", "SEP-5.9b", "SEP-5.2")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("code", "count", "cost", "effect"), BATTLE)
def test_each_gunner_module_pays_its_cost_and_has_its_effect_on_all_its_squares(
    code: str, count: int, cost: dict[str, int], effect: object, player: int
) -> None:
    assert len(squares_of(code)) == count and callable(effect)
    for square in squares_of(code):
        p = target(player).ends_on(player, square)
        assert p.options() == ["done", "gunner e"]  # optional
        fires(p, player, "gunner e")
        assert effect(p, player) and changed(p, player) == cost, square
        assert not changed(p, 1 - player) or code == "THM"


@pytest.mark.clause("SEP-5.8", "SEP-5.14")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("code", ["LAS", "RKT", "BDR", "SAT", "SHI", "THM", "ESP", "TAK"])
def test_without_a_gunner_nothing_happens_and_nothing_is_paid(code: str, player: int) -> None:
    # a Spy on the surface is nobody's Gunner, and the enemy's Gunner does not count
    p = (
        given()
        .spies(1 - player, "e9")
        .clones(1 - player, "q2 q9")
        .satellites(1 - player, space(player, 9, 4))
    )
    p.ends_on(player, squares_of(code)[0])
    assert not changed(p, player) and not p.damage_on(1 - player) and not p.spies_of(player)
    assert p.told("no-gunner") and p.options() in ([], ["done"])


@pytest.mark.clause("SEP-5.14", "SEP-5.10")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("code", ["ESP", "TAK"])
def test_gunners_without_a_payable_legal_use_are_not_asked(code: str, player: int) -> None:
    p = given().clones(player, "e9").clones(1 - player, "k7").ends_on(player, squares_of(code)[0])
    assert not p.options() and not changed(p, player)


@pytest.mark.clause("SEP-5.3b", "SEP-EX-99", "SEP-5.14")
@pytest.mark.parametrize("player", PLAYERS)
def test_rockets_behind_a_blocker_cannot_be_launched(player: int) -> None:
    p = given().clones(player, "e9").damage(player, "f5").ends_on(player, "k8")  # Rocket cell 6
    assert not p.options() and p.cubes(player, "rk") == 5 and not p.rockets_of(player)


@pytest.mark.clause("SEP-5.3b", "SEP-EX-98", "SEP-5.9b")
@pytest.mark.parametrize("player", PLAYERS)
def test_with_biomass_for_one_mine_only_one_gunner_can_fire(player: int) -> None:
    p = given().clones(player, "e9 g9").stock(player, bm=3).ends_on(player, "b8")
    assert p.options() == ["done", "gunner e", "gunner g"]
    p.play(player, "gunner g")
    assert p.cubes(player, "bm") == 1 and p.damage_on(1 - player) == {"o1"} and not p.options()


@pytest.mark.clause("SEP-5.9", "SEP-EX-43", "SEP-5.9c")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_gunner_shoots_at_most_once(player: int) -> None:
    p = given().clones(player, "c9 e9 g9").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.options() == ["done", "gunner c", "gunner g"]
    assert p.refusal(player, "gunner e") == "SEP-5.9"
    fires(p, player, "gunner g", "gunner c")  # in any order
    assert p.damage_on(1 - player) == {"q8", "o8", "s8"} and p.cubes(player, "en") == 7 and not p.options()


@pytest.mark.clause("SEP-EX-42", "SEP-5.9c")
@pytest.mark.parametrize("shots", range(5))
@pytest.mark.parametrize("player", PLAYERS)
def test_five_gunners_with_four_energy_shoot_up_to_four_times(player: int, shots: int) -> None:
    p = given().clones(player, "a9 c9 e9 g9 i9").stock(player, en=4).ends_on(player, "f8")
    for column in "acegi"[:shots]:
        fires(p, player, f"gunner {column}")
    assert ("done" in p.options()) is (shots < 4)
    if shots < 4:
        p.play(player, "done")
    assert len(p.damage_on(1 - player)) == shots and p.cubes(player, "en") == 4 - shots


@pytest.mark.clause("SEP-5.9c")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_use_has_its_full_effect_before_the_next_choice(player: int) -> None:
    p = given().clones(player, "c9 e9").clones(1 - player, "q9").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert not p.clones_of(1 - player) and p.options() == ["done", "gunner c"]


@pytest.mark.clause("SEP-5.10", "SEP-5.22b")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_shot_without_a_legal_target_may_not_be_taken(player: int) -> None:
    p = given().clones(player, "c9 e9").satellites(player, space(player, 1, 4)).ends_on(player, "e8")
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.22b" and p.cubes(player, "me") == 5


@pytest.mark.clause("SEP-5.13", "SEP-5.21d", "SEP-EX-06", "SEP-5.21c", "SEP-5.21a")
@pytest.mark.parametrize("player", PLAYERS)
def test_two_gunners_launch_two_capsules_d_squares_away_which_stay_there_this_turn(player: int) -> None:
    p = given().clones(player, "d9 h9").clones(1 - player, "j9 k7").ends_on(player, "d8", 6)
    p.play(player, "gunner d", "gunner h")
    assert p.cubes(player, "bd") == 3 and p.filled(player, "BD") == [1, 2, 3]
    assert p.capsules_of(player) == [space(player, 6, 3), space(player, 6, 7)]
    assert p.s.player == 1 - player  # the turn is over: they did not fly in step 5
    assert player == B or p.capsules_of(A) == [(14, 3), (14, 7)]


@pytest.mark.clause("SEP-5.12", "SEP-EX-108")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_laser_activated_by_a_spy_is_fired_by_the_stations_gunners_at_the_spys_own_side(
    player: int,
) -> None:
    owner = 1 - player
    p = given().clones(player, "a1").clones(owner, "c9 e9").ends_on(player, "f8", spy=True)
    assert p.asked == player and p.options() == ["done", "gunner c", "gunner e"]
    declined = given().clones(player, "a1").clones(owner, "c9 e9").ends_on(player, "f8", spy=True)
    declined.play(player, "done")
    assert not declined.damage_on(player) and not changed(declined, owner)
    assert f"asked: {player}" in p.illegal(owner, "gunner c")
    fires(p, player, "gunner c")
    assert p.damage_on(player) == {"s8"} and not p.damage_on(owner)
    assert p.cubes(owner, "en") == 9 and p.cubes(player, "en") == 10


@pytest.mark.clause("SEP-5.12")
@pytest.mark.parametrize("player", PLAYERS)
def test_what_a_spy_places_launches_or_turns_belongs_to_the_owner_of_the_station(player: int) -> None:
    owner = 1 - player

    def used(square: str) -> Position:
        p = given().clones(player, "a1 q2").clones(owner, "e9").satellites(player, space(owner, 9, 4))
        return fires(p.ends_on(player, square, spy=True), player, "gunner e")

    assert used("e8").satellites_of(owner) == {space(owner, 1, 4)}
    assert used("c8").shields_of(owner) == {space(owner, 1, 4)}
    assert used("k8").rockets_of(owner) == [space(owner, 1, 4)]
    assert used("d8").capsules_of(owner) == [space(owner, 1, 4)]
    taken = used("r7")
    assert taken.satellites_of(owner) == {space(owner, 9, 4)} and not taken.satellites_of(player)
    assert used("l8").spies_of(owner) == {"q2"}
    assert used("b8").damage_on(player) == {"q1"}


# --- Laser (SEP-5.20) -----------------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-71", "SEP-5.20b", "SEP-5.20f")
def test_a_gunner_in_column_4_hits_column_16_of_level_8() -> None:
    p = given().clones(A, "e9 k7").rolled(A, 6).play(A, "move k7 q7", "gunner e", "pay E1")
    assert p.damage_on(B) == {at(8, 16)} and p.cubes(A, "en") == 9


@pytest.mark.clause("SEP-5.20a")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_beam_ignores_everything_of_the_shooters_side(player: int) -> None:
    p = (
        given()
        .clones(player, "e9")
        .satellites(player, space(player, 3, 4))
        .shields(player, space(player, 4, 4))
    )
    p.rocket(player, *space(player, 10, 4)).capsule(player, *space(player, 7, 4))
    p.spies(player, "q9").drones(player, "q9").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.damage_on(1 - player) == {"q8"}
    assert p.satellites_of(player) and p.shields_of(player) and p.spies_of(player) == {"q9"}
    assert p.drones_of(player) == ["q9"]


@pytest.mark.clause("SEP-5.20b", "SEP-5.20d", "SEP-V-06")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("distance", [1, 6, 7, 13])
def test_an_enemy_object_anywhere_in_the_row_stops_the_beam(player: int, distance: int) -> None:
    p = given().clones(player, "e9").clones(1 - player, "q9").rocket(1 - player, *space(player, distance, 4))
    p.rocket(1 - player, *space(player, distance, 5)).ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.rockets_of(1 - player) == [space(player, distance, 5)]  # that of the next row flies on
    assert p.clones_of(1 - player) == {"q9"} and not p.damage_on(1 - player)


@pytest.mark.clause("SEP-5.20b")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_nearest_object_is_hit_first(player: int) -> None:
    p = given().clones(player, "e9").satellites(1 - player, space(player, 4, 4), space(player, 9, 4))
    fires(p.ends_on(player, "f8"), player, "gunner e")
    assert p.satellites_of(1 - player) == {space(player, 9, 4)}


@pytest.mark.clause("SEP-5.20c", "SEP-5.20i")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("energy", [3, 0])
def test_a_shield_stops_the_beam_even_if_it_falls_and_covers_what_shares_its_square(
    player: int, energy: int
) -> None:
    place = space(player, 9, 4)
    p = given().clones(player, "e9").stock(1 - player, en=energy).shields(1 - player, place)
    p.rocket(1 - player, *place).ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert "hit" not in " ".join(p.options())
    assert p.shields_of(1 - player) == ({place} if energy else set())
    assert p.cubes(1 - player, "en") == max(energy - 1, 0)
    assert p.rockets_of(1 - player) == [place] and not p.damage_on(1 - player)


@pytest.mark.clause("SEP-5.20d")
@pytest.mark.parametrize("player", PLAYERS)
def test_of_several_objects_in_one_square_the_shooter_picks_one(player: int) -> None:
    place = space(player, 9, 4)
    p = given().clones(player, "e9").satellites(1 - player, place).rocket(1 - player, *place, nuclear=True)
    p.capsule(1 - player, *place).ends_on(player, "f8").play(player, "gunner e")
    assert p.options() == ["hit satellite", "hit nuclear", "hit capsule"]
    assert p.refusal(player, "hit rocket") == "SEP-5.20d"
    fires(p, player, "hit nuclear")
    assert not p.rockets_of(1 - player) and not p.damage_on(1 - player)  # no explosion
    assert p.satellites_of(1 - player) == {place} and p.capsules_of(1 - player) == [place]


@pytest.mark.clause("SEP-5.20e", "SEP-5.20b")
@pytest.mark.parametrize("player", PLAYERS)
def test_an_enemy_gunner_is_destroyed_without_damage_behind_him(player: int) -> None:
    p = given().clones(player, "e9").clones(1 - player, "q9 q8 k7").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.clones_of(1 - player) == {"q8", "k7"} and not p.damage_on(1 - player)


@pytest.mark.clause("SEP-5.20f")
@pytest.mark.parametrize("player", PLAYERS)
def test_damaged_squares_are_passed_through_also_under_a_biodrone(player: int) -> None:
    p = given().clones(player, "e9").damage(1 - player, "q8 q7").drones(player, "q8").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.damage_on(1 - player) == {"q8", "q7", "q6"} and p.drones_of(player) == ["q8"]
    p = given().clones(player, "e9").clones(1 - player, "q8 k7").ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.clones_of(1 - player) == {"k7"}  # who stands on a square that is hit dies


@pytest.mark.clause("SEP-5.20g", "SEP-5.10")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_row_damaged_throughout_with_nothing_in_the_way_gives_no_shot(player: int) -> None:
    row = " ".join(at(level, 16) for level in range(1, 9))
    p = given().clones(player, "c9 e9").damage(1 - player, row).ends_on(player, "f8")
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.20g"
    p = given().clones(player, "e9").clones(1 - player, "q9").damage(1 - player, row).ends_on(player, "f8")
    assert p.options() == ["done", "gunner e"]  # a Gunner is something in the way
    almost = row.replace("q1 ", "")
    p = given().clones(player, "e9").damage(1 - player, almost).ends_on(player, "f8")
    assert fires(p, player, "gunner e").damage_on(1 - player) == {*row.split()}


@pytest.mark.clause("SEP-5.20h")
@pytest.mark.parametrize("player", PLAYERS)
def test_what_hovers_above_the_gunner_is_not_hit_nor_his_own_station(player: int) -> None:
    above = space(player, 0, 4)
    p = given().clones(player, "e9 e8 e7").rocket(1 - player, *above).ends_on(player, "f8")
    fires(p, player, "gunner e")
    assert p.rockets_of(1 - player) == [above]
    assert (
        p.damage_on(1 - player) == {"q8"} and not p.damage_on(player) and p.clones_of(player) >= {"e8", "e7"}
    )


# --- launches (SEP-5.21) --------------------------------------------------------------------------
@pytest.mark.clause("SEP-5.21a", "SEP-6.3.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_rocket_nearest_the_entrance_flies_and_takes_its_warhead_along(player: int) -> None:
    p = given().clones(player, "e9").warheads(player, 5).ends_on(player, "k8", 2).play(player, "gunner e")
    assert p.filled(player, "RK") == [1, 2, 3, 4] and not p.armed_cells(player)
    assert [(f.x, f.y, f.nuclear) for f in p.station(player).flyers] == [(*space(player, 2, 4), 1)]


@pytest.mark.clause("SEP-5.21b", "SEP-5.21e")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("square", "resource"), [("k8", "rk"), ("d8", "bd")])
def test_a_launch_is_a_flight_stopped_by_a_shield_on_the_way(player: int, square: str, resource: str) -> None:
    shield = space(player, 2, 4)
    p = given().clones(player, "e9").shields(1 - player, shield).ends_on(player, square, 4)
    p.play(player, "gunner e")
    assert not p.rockets_of(player) and not p.capsules_of(player)
    assert p.cubes(player, resource) == 4  # the cube is gone
    assert p.shields_of(1 - player) == {shield} and p.cubes(1 - player, "en") == 9


@pytest.mark.clause("SEP-5.21b", "SEP-5.21e")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_launch_collides_with_an_enemy_satellite_on_its_end_square_only(player: int) -> None:
    on, passed = space(player, 4, 4), space(player, 1, 4)
    p = given().clones(player, "e9").satellites(1 - player, on).ends_on(player, "k8", 4)
    p.play(player, "gunner e")
    assert not p.rockets_of(player) and not p.satellites_of(1 - player) and p.cubes(player, "rk") == 4
    p = given().clones(player, "e9").satellites(1 - player, passed).ends_on(player, "k8", 6)
    p.play(player, "gunner e")
    assert p.rockets_of(player) == [space(player, 6, 4)] and p.satellites_of(1 - player) == {passed}


# --- Satellites and Shields (SEP-5.22) ------------------------------------------------------------
@pytest.mark.clause("SEP-EX-75", "SEP-5.22a")
def test_a_satellite_is_placed_d_squares_from_the_gunner() -> None:
    p = given().clones(A, "a9").ends_on(A, "e8", 6).play(A, "gunner a")
    assert p.satellites_of(A) == {(14, 0)} and p.cubes(A, "me") == 4
    p = given().clones(B, "a9").ends_on(B, "e8", 6).play(B, "gunner a")
    assert p.satellites_of(B) == {(16, 20)} and p.cubes(B, "me") == 4


@pytest.mark.clause("SEP-5.22a", "SEP-5.22e", "SEP-V-10")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("square", ["e8", "c8"])
def test_a_places_at_x_9_to_14_and_b_at_x_16_to_21(square: str, die: int) -> None:
    for player, x in ((A, 8 + die), (B, 22 - die)):
        p = fires(given().clones(player, "e9").ends_on(player, square, die), player, "gunner e")
        places = p.satellites_of(player) | p.shields_of(player)
        assert places == {(x, 4 if player == A else 16)}
        assert (9 <= x <= 14) if player == A else (16 <= x <= 21)


@pytest.mark.clause("SEP-5.22b")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("square", ["e8", "c8"])
@pytest.mark.parametrize("kind", ["satellites", "shields", "rocket", "capsule"])
@pytest.mark.parametrize("mine", [True, False])
def test_nothing_is_placed_where_any_object_is(player: int, square: str, kind: str, mine: bool) -> None:
    place, owner = space(player, 2, 4), player if mine else 1 - player
    p = given().clones(player, "c9 e9")
    if kind in ("satellites", "shields"):
        getattr(p, kind)(owner, place)
    else:
        getattr(p, kind)(owner, *place)
    p.ends_on(player, square, 2)
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.22b"


@pytest.mark.clause("SEP-5.22c")
@pytest.mark.parametrize("player", PLAYERS)
def test_satellites_and_shields_never_move(player: int) -> None:
    p = given().clones(A, "d7 a9").clones(B, "d7 a9").satellites(player, (12, 3)).shields(player, (13, 9))
    for turn in (A, B, A, B):
        p.automatic(turn, 5)
    assert p.satellites_of(player) == {(12, 3)} and p.shields_of(player) == {(13, 9)}
    p.rolled(player, 2)
    assert {option.split()[0] for option in p.options()} == {"move"}  # nothing removes them at will


@pytest.mark.clause("SEP-5.22d")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_satellite_fires_in_the_turn_in_which_it_is_placed(player: int) -> None:
    p = given().clones(player, "e9").rocket(1 - player, *space(player, 5, 4)).ends_on(player, "e8", 2)
    assert p.rockets_of(1 - player)
    p.play(player, "gunner e")
    assert not p.rockets_of(1 - player)


# --- Thermite Mine (SEP-5.23) ---------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-72", "SEP-5.23a", "SEP-5.23c")
def test_thermite_from_column_16_with_a_6_hits_the_fifth_oxygen_cell() -> None:
    p = given().clones(A, "q9").ends_on(A, "b8", 6).play(A, "gunner q")
    assert p.damage_on(B) == {at(6, 4)}
    assert p.cubes(B, "ox") == 4 and p.available(B, "ox") == 0 and p.cubes(A, "bm") == 3


@pytest.mark.clause("SEP-EX-73", "SEP-K-07")
def test_thermite_of_b_from_y_3_with_a_2_hits_level_2_of_a() -> None:
    p = given().clones(B, at(9, 17)).ends_on(B, "b8", 2).play(B, f"gunner {at(9, 17)[0]}")
    assert p.damage_on(A) == {at(2, 3)}


@pytest.mark.clause("SEP-5.23a", "SEP-K-07", "SEP-5.23c")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("player", PLAYERS)
def test_thermite_damages_level_d_whatever_lies_on_the_way(player: int, die: int) -> None:
    p = given().clones(player, "e9").clones(1 - player, "q9 q8 k7").shields(1 - player, space(player, 9, 4))
    p.satellites(1 - player, space(player, 8, 4)).ends_on(player, "b8", die)
    p.play(player, "gunner e")
    assert p.damage_on(1 - player) == {at(die, 16)}  # never level 7 or 8
    assert p.clones_of(1 - player) == {"q9", "q8", "k7"} and p.cubes(1 - player, "en") >= 9
    assert p.shields_of(1 - player) and p.satellites_of(1 - player)


@pytest.mark.clause("SEP-5.23b", "SEP-5.10", "SEP-V-11")
@pytest.mark.parametrize("player", PLAYERS)
def test_thermite_is_illegal_on_a_damaged_square(player: int) -> None:
    p = given().clones(player, "c9 e9").damage(1 - player, at(2, 16)).ends_on(player, "b8", 2)
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.23b" and p.cubes(player, "bm") == 5


@pytest.mark.clause("SEP-5.23c")
@pytest.mark.parametrize("player", PLAYERS)
def test_units_under_thermite_die_of_either_side(player: int) -> None:
    p = given().clones(player, "e9 k9").clones(1 - player, "q2 a1").spies(player, "k2").drones(player, "k3")
    p.ends_on(player, "b8", 2).play(player, "gunner e", "gunner k")
    assert p.clones_of(1 - player) == {"a1"} and not p.spies_of(player)
    assert p.damage_on(1 - player) == {"q2", "k2"} and p.drones_of(player) == ["k3"]


# --- Espionage (SEP-5.24) -------------------------------------------------------------------------
@pytest.mark.clause("SEP-5.24a", "SEP-5.24b", "SEP-V-12")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("level", [1, 2, 7, 8, 9])
def test_espionage_turns_a_clone_on_any_level_of_the_row_behind_any_shield(player: int, level: int) -> None:
    square = at(level, 16)
    p = given().clones(player, "e9").clones(1 - player, f"{square} k7 {at(level, 15)}")
    p.shields(1 - player, space(player, 9, 4)).ends_on(player, "l8").play(player, "gunner e")
    assert p.spies_of(player) == {square} and p.clones_of(1 - player) == {"k7", at(level, 15)}
    assert p.cubes(player, "bm") == 2 and p.cubes(1 - player, "en") == 10


@pytest.mark.clause("SEP-5.24a")
@pytest.mark.parametrize("player", PLAYERS)
def test_of_several_clones_in_the_row_one_is_picked(player: int) -> None:
    p = given().clones(player, "e9").clones(1 - player, "q9 q2 k7").spies(player, "q1").ends_on(player, "l8")
    p.play(player, "gunner e")
    assert p.options() == ["convert q2", "convert q9"]  # the one on q1 is a Spy already
    assert p.refusal(player, "convert k7") == "SEP-5.24d"
    p.play(player, "convert q9")
    assert p.spies_of(player) == {"q1", "q9"}


@pytest.mark.clause("SEP-5.24c")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_turned_clone_stays_activates_nothing_and_keeps_its_armory_square_active(player: int) -> None:
    enemy = 1 - player
    p = given().clones(player, "k9 g9").clones(enemy, "k5 o1 e7").stock(player, bm=6).ends_on(player, "l8")
    p.play(player, "gunner g", "gunner k")  # the Clones on a Biocollector and on the Drill
    assert p.spies_of(player) == {"o1", "k5"} and not changed(p, enemy)
    # the Drill works on: the enemy's Clone on e7 still hits a BioDrone next to it
    p.drones(player, "f7").fire(enemy)
    assert not p.drones_of(player)


@pytest.mark.clause("SEP-5.24d", "SEP-5.10")
@pytest.mark.parametrize("player", PLAYERS)
def test_without_a_loyal_clone_in_the_row_there_is_no_espionage(player: int) -> None:
    p = given().clones(player, "c9 e9").clones(1 - player, "s7").spies(player, "q7").ends_on(player, "l8")
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.24d"


# --- Takeover (SEP-5.25) --------------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-44", "SEP-5.25a", "SEP-5.25b", "SEP-V-13")
@pytest.mark.parametrize("player", PLAYERS)
def test_takeover_takes_one_of_two_satellites_behind_a_shield(player: int) -> None:
    near, far = space(player, 5, 4), space(player, 13, 4)
    p = given().clones(player, "e9").satellites(1 - player, near, far, space(player, 5, 9))
    p.shields(1 - player, space(player, 2, 4)).ends_on(player, "r7").play(player, "gunner e")
    assert {*p.options()} == {f"take {named(near)}", f"take {named(far)}"}
    assert p.refusal(player, f"take {named(space(player, 5, 9))}") == "SEP-5.25a"
    fires(p, player, f"take {named(far)}")
    assert p.satellites_of(player) == {far} and p.satellites_of(1 - player) == {near, space(player, 5, 9)}
    assert p.cubes(player, "en") == 8 and p.shields_of(1 - player) and p.cubes(1 - player, "en") == 10


@pytest.mark.clause("SEP-5.25b")
@pytest.mark.parametrize("player", PLAYERS)
def test_shields_rockets_and_capsules_cannot_be_taken_over(player: int) -> None:
    p = given().clones(player, "c9 e9").shields(1 - player, space(player, 9, 4))
    p.rocket(1 - player, *space(player, 7, 4)).capsule(1 - player, *space(player, 6, 4))
    p.satellites(1 - player, space(player, 9, 2)).satellites(player, space(player, 10, 4))
    p.ends_on(player, "o8")
    assert p.options() == ["done", "gunner c"]
    assert p.refusal(player, "gunner e") == "SEP-5.25a"
