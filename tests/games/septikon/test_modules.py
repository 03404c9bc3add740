"""Module activation: production, repairs, Counterespionage, Sensor Cabin, Nuclear Armory (SEP-5, SEP-M)."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import PLAYERS, RESOURCES, A, Position, at, given
from tests.games.septikon.test_content import CODE

START = {"ox": 5, "bm": 5, "rk": 5, "bd": 5, "me": 5, "ur": 5, "en": 10}
SIX = "a7 b7 c7 d7 e7 f7"  # enough Clones that start Oxygen defrosts nobody


def stock(p: Position, owner: int) -> dict[str, int]:
    return {resource: p.cubes(owner, resource) for resource in RESOURCES}


def changed(p: Position, owner: int) -> dict[str, int]:
    """What has changed since the start."""
    now = stock(p, owner)
    return {
        resource: now[resource] - START[resource]
        for resource in RESOURCES
        if now[resource] != START[resource]
    }


def squares_of(code: str) -> list[str]:
    return [at(level, column) for (level, column), found in CODE.items() if found == code]


# --- every production module on every one of its squares ------------------------------------------
PRODUCTION = [
    pytest.param("LIC", {"bm": 1}, marks=pytest.mark.clause("SEP-M-LIC"), id="LIC"),
    pytest.param("LI2", {"bm": 2}, marks=pytest.mark.clause("SEP-M-LI2"), id="LI2"),
    pytest.param("CHR", {"bm": -1, "ox": 1}, marks=pytest.mark.clause("SEP-M-CHR"), id="CHR"),
    pytest.param("CH2", {"bm": -2, "ox": 2}, marks=pytest.mark.clause("SEP-M-CH2"), id="CH2"),
    pytest.param("AIR", {"ox": 1}, marks=pytest.mark.clause("SEP-M-AIR"), id="AIR"),
    pytest.param("BIC", {"ox": -1, "bm": -1, "bd": 1}, marks=pytest.mark.clause("SEP-M-BIC"), id="BIC"),
    pytest.param("URM", {"ox": -1, "en": -1, "ur": 1}, marks=pytest.mark.clause("SEP-M-URM"), id="URM"),
    pytest.param("NRE", {"ur": -1, "en": 3}, marks=pytest.mark.clause("SEP-M-NRE"), id="NRE"),
    pytest.param("THG", {"bm": -1, "en": 1}, marks=pytest.mark.clause("SEP-M-THG"), id="THG"),
    pytest.param("FOU", {"en": -1, "me": 1}, marks=pytest.mark.clause("SEP-M-FOU"), id="FOU"),
    pytest.param("FO2", {"en": -2, "me": 2}, marks=pytest.mark.clause("SEP-M-FO2"), id="FO2"),
    pytest.param("RKW", {"en": -1, "rk": 1}, marks=pytest.mark.clause("SEP-M-RKW"), id="RKW"),
]
COUNT = {"LIC": 7, "LI2": 1, "CHR": 2, "CH2": 1, "AIR": 2, "BIC": 4, "URM": 3, "NRE": 5, "THG": 1, "FOU": 4,
         "FO2": 1, "RKW": 5}  # fmt: skip


@pytest.mark.clause("SEP-5.2", "SEP-V-01", "SEP-V-02")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("code", "effect"), PRODUCTION)
def test_production_pays_its_cost_and_gains_its_output_at_its_own_station(
    code: str, effect: dict[str, int], player: int
) -> None:
    assert len(squares_of(code)) == COUNT[code]
    for square in squares_of(code):
        p = given().clones(player, SIX).ends_on(player, square)
        assert "skip" not in p.options() and "done" not in p.options()  # mandatory
        assert changed(p.settle(), player) == effect, square
        assert not changed(p, 1 - player)


@pytest.mark.clause("SEP-5.2", "SEP-EX-107", "SEP-5.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_works_the_reactor_of_the_station_it_stands_in(player: int) -> None:
    p = given().clones(player, "a1").clones(1 - player, "a1").ends_on(player, "j1", spy=True)
    assert p.asked == player and p.options() == ["store E1", "store E2"]
    p.play(player, "store E2", "store E2", "store E1")
    assert (p.cubes(1 - player, "e1"), p.cubes(1 - player, "e2"), p.cubes(1 - player, "ur")) == (6, 7, 4)
    assert not changed(p, player)


@pytest.mark.clause("SEP-EX-74", "SEP-M-RKW")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_rocket_workshop_puts_a_new_rocket_into_cell_6(player: int) -> None:
    p = given().ends_on(player, "b1").play(player, "pay E1")
    assert p.cubes(player, "en") == 9 and p.filled(player, "RK") == [1, 2, 3, 4, 5, 6]
    assert not p.armed_cells(player)


# --- when it is activated (SEP-5.1 to 5.7) --------------------------------------------------------
@pytest.mark.clause("SEP-5.1", "SEP-5.1b")
@pytest.mark.parametrize("player", PLAYERS)
def test_only_the_movers_end_square_is_activated_and_only_once(player: int) -> None:
    # others stand on Lichen (1,0), Foundry (1,3), Laser (7,3) and a Repair
    p = given().clones(player, "a1 d1 d7 k7 a9").damage(player, "u1").ends_on(player, "c2")
    assert changed(p, player) == {"bm": 1} and not p.options()
    p.automatic(player, 1)  # a later turn without a move to it: nothing again
    assert changed(p, player) == {"bm": 1}


@pytest.mark.clause("SEP-5.1b")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_that_could_not_move_activates_nothing(player: int) -> None:
    p = given().clones(player, "c2").damage(player, "b2 d2").rolled(player, 3)
    assert p.told("stuck") and not changed(p, player)


@pytest.mark.clause("SEP-5.3")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(
    ("square", "short"),
    [
        ("o1", "ox"),
        ("o1", "bm"),
        ("c1", "ox"),
        ("c1", "en"),
        ("u1", "ur"),
        ("u1", "ox"),
        ("u1", "en"),
        ("f1", "bm"),
    ],
)
def test_whole_cost_or_nothing(player: int, square: str, short: str) -> None:
    amount = 1 if square == "f1" else 0  # the Double Chemical Reactor needs two
    p = given().clones(player, SIX).stock(player, **{short: amount}).ends_on(player, square)
    assert changed(p, player) == {short: amount - START[short]} and not p.options()
    assert p.told("unpaid")


@pytest.mark.clause("SEP-5.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_blocked_resources_do_not_pay(player: int) -> None:
    p = given().clones(player, SIX).drones(1 - player, "t6").ends_on(player, "o1")  # BioMass cell 2: 3 left
    assert p.cubes(player, "bd") == 6
    p = given().clones(player, SIX).drones(1 - player, "p6").ends_on(player, "o1")  # BioMass cell 6
    assert p.cubes(player, "bd") == 5 and p.cubes(player, "ox") == 5
    p = given().clones(player, SIX).damage(player, "g6").ends_on(player, "o1")  # Oxygen cell 7
    assert p.cubes(player, "bd") == 5 and p.cubes(player, "bm") == 5


@pytest.mark.clause("SEP-5.3b")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("square", "short"), [("k7", "me"), ("j7", "me"), ("j7", "ox"), ("i1", "en")])
def test_a_repair_that_cannot_be_paid_is_not_offered(player: int, square: str, short: str) -> None:
    p = given().damage(player, "u1").stock(player, **{short: 0}).ends_on(player, square)
    assert not p.options() and p.damage_on(player) == {"u1"}
    assert changed(p, player) == {short: -START[short]}


@pytest.mark.clause("SEP-5.4", "SEP-EX-36", "SEP-6.2.4")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_full_output_warehouse_stops_production_even_if_paying_would_make_room(player: int) -> None:
    p = (
        given().clones(player, "a7 b7 c7 d7 e7 f7 g7").stock(player, ox=10).ends_on(player, "l2")
    )  # Air Filter
    assert p.cubes(player, "ox") == 10 and len(p.clones_of(player)) == 8 and not p.options()
    p = given().stock(player, bm=10).ends_on(player, "a1")
    assert p.cubes(player, "bm") == 10 and p.told("no-room")


@pytest.mark.clause("SEP-5.4b", "SEP-6.2.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_fully_blocked_output_stops_production_and_a_partly_blocked_one_does_not(
    player: int,
) -> None:
    p = given().damage(player, "f4").ends_on(player, "d1").settle()  # Metal cell 6: cells 7 to 10 are empty
    assert not changed(p, player)
    p = given().damage(player, "c4").ends_on(player, "d1").settle()  # Metal cell 3: 4 and 5 are available
    assert p.filled(player, "ME") == [1, 2, 4, 5, 6] and p.cubes(player, "en") == 9
    p = given().damage(player, "c4").cells(player, "ME", 1, *range(4, 11)).ends_on(player, "d1").settle()
    assert p.cubes(player, "en") == 10  # blocked in part and full: nothing is paid


@pytest.mark.clause("SEP-5.4c")
@pytest.mark.parametrize("player", PLAYERS)
def test_energy_output_stops_only_if_neither_warehouse_accepts(player: int) -> None:
    p = given().stock(player, e1=10).ends_on(player, "m1")  # Thermal Generator
    assert p.cubes(player, "e2") == 6 and p.cubes(player, "bm") == 4
    p = given().stock(player, e2=10).damage(player, "j3").ends_on(player, "m1")  # E1 blocked, E2 full
    assert p.cubes(player, "e2") == 10 and p.cubes(player, "bm") == 5
    p = given().damage(player, "j3").ends_on(player, "m1")
    assert p.cubes(player, "e2") == 6


@pytest.mark.clause("SEP-5.5", "SEP-5.5b", "SEP-EX-41", "SEP-V-02")
@pytest.mark.parametrize("player", PLAYERS)
def test_units_that_do_not_fit_are_lost_and_the_cost_stays_paid(player: int) -> None:
    nine = "a7 b7 c7 d7 e7 f7 g7 h7 i7"
    p = (
        given().clones(player, nine).stock(player, ox=9, bm=9).ends_on(player, "f1")
    )  # Double Chemical Reactor
    assert (p.cubes(player, "bm"), p.cubes(player, "ox")) == (7, 10) and p.told("lost")


@pytest.mark.clause("SEP-5.5", "SEP-5.5b")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_air_filter_at_nine_pays_two_and_places_three(player: int) -> None:
    nine = "a7 b7 c7 d7 e7 f7 g7 h7 i7"
    p = given().clones(player, nine).stock(player, ox=9).ends_on(player, "p1")
    assert p.cubes(player, "ox") == 10 and not p.told("lost")


@pytest.mark.clause("SEP-5.5b")
@pytest.mark.parametrize("player", PLAYERS)
def test_surplus_energy_is_lost_only_when_neither_warehouse_accepts(player: int) -> None:
    p = given().stock(player, e1=10, e2=9).ends_on(player, "j1")
    assert (p.cubes(player, "e1"), p.cubes(player, "e2"), p.cubes(player, "ur")) == (10, 10, 4)
    assert p.told("lost")


@pytest.mark.clause("SEP-5.6", "SEP-EX-34")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_warehouse_open_at_the_start_stays_open_though_paying_took_its_last_unit(player: int) -> None:
    # Oxygen: 1 to 4 blocked by the BioDrone in cell 5, two available in 6 and 7
    p = given().clones(player, f"{SIX} g7").drones(1 - player, "e6").cells(player, "OX", 1, 2, 3, 4, 6, 7)
    p.ends_on(player, "p1")
    assert p.filled(player, "OX") == [1, 2, 3, 4, 6, 7, 8] and p.available(player, "ox") == 3


@pytest.mark.clause("SEP-5.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_production_is_done_also_when_it_hurts_its_owner(player: int) -> None:
    # the Biocollector spends the last BioMass and Oxygen; nobody is asked
    p = given().stock(player, ox=1, bm=1).ends_on(player, "o1")
    assert (p.cubes(player, "ox"), p.cubes(player, "bm"), p.cubes(player, "bd")) == (0, 0, 6)


@pytest.mark.clause("SEP-5.7b", "SEP-M-RPE")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_energy_repair_is_optional_though_it_lies_in_the_production_zone(player: int) -> None:
    p = given().damage(player, "u1").ends_on(player, "i1")
    assert p.options() == ["skip", "use"]
    skipped = given().damage(player, "u1").ends_on(player, "i1").play(player, "skip")
    assert skipped.damage_on(player) == {"u1"} and not changed(skipped, player)
    p.play(player, "use", "pay E2")
    assert not p.damage_on(player) and changed(p, player) == {"en": -1}


@pytest.mark.clause("SEP-5.8b")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("square", ["k7", "b7", "i1", "j7", "c7"])
def test_repairs_and_counterespionage_need_no_gunner(player: int, square: str) -> None:
    p = (
        given()
        .damage(player, "u1")
        .spies(1 - player, "a1")
        .ends_on(player, square)
        .play(player, "use")
        .settle()
    )
    assert not (p.spies_of(1 - player) if square == "c7" else p.damage_on(player))


@pytest.mark.clause("SEP-5.11")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_on_the_surface_activates_nothing(player: int) -> None:
    p = given().clones(player, "e9 k7").damage(player, "u1").rolled(player, 2).play(player, "move e9 g9")
    assert not p.options() and not changed(p, player)


# --- Repair (SEP-5.26) ----------------------------------------------------------------------------
@pytest.mark.clause("SEP-5.26a", "SEP-M-REP", "SEP-V-14", "SEP-5.26c")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_repair_square_removes_one_damage_for_one_metal(player: int) -> None:
    assert len(squares_of("REP")) == 5
    for square in squares_of("REP"):
        p = given().damage(player, "u1 e6").damage(1 - player, "u2").ends_on(player, square)
        p.play(player, "use")
        assert p.options() == ["repair u1", "repair e6"]  # a module or a cell, of the own station
        p.play(player, "repair e6")
        assert p.damage_on(player) == {"u1"} and p.damage_on(1 - player) == {"u2"}
        assert p.cubes(player, "me") == 4


@pytest.mark.clause("SEP-5.26a")
@pytest.mark.parametrize("player", PLAYERS)
def test_only_damaged_squares_can_be_repaired(player: int) -> None:
    p = given().damage(player, "u1 e6").ends_on(player, "k7").play(player, "use")
    assert p.refused("repair a1") == "SEP-5.26a"
    assert "allowed: repair u1, repair e6" in p.illegal(player, "repair a1")


@pytest.mark.clause("SEP-5.26a", "SEP-5.26b", "SEP-M-RP2", "SEP-V-14")
@pytest.mark.parametrize("player", PLAYERS)
def test_double_repair_removes_one_or_two_for_oxygen_and_metal(player: int) -> None:
    def used() -> Position:
        p = given().clones(player, SIX).damage(player, "u1 u2 a4").ends_on(player, "j7").play(player, "use")
        assert (p.cubes(player, "ox"), p.cubes(player, "me")) == (4, 3)  # the cube on a4 is lost
        assert "done" not in p.options()  # at least one
        return p.play(player, "repair u1")

    assert used().play(player, "repair a4").damage_on(player) == {"u2"}
    p = used().play(player, "done")
    assert p.damage_on(player) == {"u2", "a4"}
    assert (p.cubes(player, "ox"), p.cubes(player, "me")) == (4, 3)  # both, even for one


@pytest.mark.clause("SEP-EX-48", "SEP-5.26b")
@pytest.mark.parametrize("player", PLAYERS)
def test_double_repair_with_one_damage_costs_both_resources(player: int) -> None:
    p = given().clones(player, SIX).damage(player, "u1").ends_on(player, "j7").play(player, "use")
    assert not p.damage_on(player) and changed(p, player) == {"ox": -1, "me": -1} and not p.options()


@pytest.mark.clause("SEP-5.26b", "SEP-V-14")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("square", ["k7", "i1", "j7"])
def test_repairs_need_damage_on_their_own_station(player: int, square: str) -> None:
    p = given().damage(1 - player, "u1").ends_on(player, square)
    assert not p.options() and not changed(p, player) and p.damage_on(1 - player) == {"u1"}


@pytest.mark.clause("SEP-5.26c")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_square_under_a_biodrone_can_be_repaired_and_the_biodrone_stays(player: int) -> None:
    p = given().damage(player, "e7").drones(1 - player, "e7").ends_on(player, "k7").play(player, "use")
    assert not p.damage_on(player) and p.drones_of(1 - player) == ["e7"]


@pytest.mark.clause("SEP-EX-26")
@pytest.mark.parametrize("player", PLAYERS)
def test_with_metal_fully_blocked_only_the_energy_repair_works(player: int) -> None:
    for square, works in (("k7", False), ("j7", False), ("i1", True)):
        p = given().damage(player, "j4").ends_on(player, square)  # Metal cell 10
        assert (p.options() == ["skip", "use"]) is works


@pytest.mark.clause("SEP-5.2", "SEP-5.26a")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_repairs_the_station_it_stands_in(player: int) -> None:
    p = given().clones(player, "a1").damage(player, "u1").damage(1 - player, "u2")
    p.ends_on(player, "k7", spy=True).play(player, "use")
    assert p.damage_on(player) == {"u1"} and not p.damage_on(1 - player)
    assert p.cubes(1 - player, "me") == 4 and p.cubes(player, "me") == 5


# --- Counterespionage (SEP-5.27) ------------------------------------------------------------------
@pytest.mark.clause("SEP-5.27a", "SEP-M-CES", "SEP-V-15")
@pytest.mark.parametrize("player", PLAYERS)
def test_counterespionage_frees_one_spy_of_the_stations_colour(player: int) -> None:
    p = given().spies(1 - player, "a1 u2 e9").clones(1 - player, "a1").spies(player, "b1")
    p.ends_on(player, "c7")
    assert p.options() == ["skip", "use"]
    p.play(player, "use")
    assert p.options() == ["free a1", "free u2", "free e9"]  # anywhere on the station or its surface
    mover = next(iter(p.clones_of(player)))
    assert p.refusal(player, f"free {mover}") == "SEP-5.27a"
    p.play(player, "free u2")
    assert p.spies_of(1 - player) == {"a1", "e9"} and p.clones_of(player) == {mover, "u2"}
    assert p.spies_of(player) == {"b1"}
    assert (p.cubes(player, "bm"), p.cubes(player, "ox")) == (4, 4)


@pytest.mark.clause("SEP-5.27b")
@pytest.mark.parametrize("player", PLAYERS)
def test_without_a_spy_of_the_colour_there_is_no_use(player: int) -> None:
    p = given().spies(player, "b1").ends_on(player, "c7")  # his own Spy is of the other colour
    assert not p.options() and not changed(p, player) and p.spies_of(player) == {"b1"}


@pytest.mark.clause("SEP-5.27b")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_spy_freed_on_the_surface_is_a_gunner_at_once(player: int) -> None:
    p = given().spies(1 - player, "e9").clones(player, "k6").ends_on(player, "c7").play(player, "use")
    p.rolled(player, 3).play(player, "move k6 i7")  # a Laser
    assert p.options() == ["done", "gunner e"]


# --- Sensor Cabin (SEP-5.30) ----------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-20", "SEP-5.30a", "SEP-5.30e", "SEP-5.30f", "SEP-M-SEN", "SEP-V-17")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_sensor_cabin_turns_a_biodrone_into_a_unit_of_choice(player: int) -> None:
    p = given().drones(1 - player, "e7").ends_on(player, "n1").play(player, "get ur")
    assert not p.drones_of(1 - player) and changed(p, player) == {"ur": 1}


@pytest.mark.clause("SEP-EX-21", "SEP-5.30a")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_biodrone_on_the_surface_or_in_flight_is_no_target(player: int) -> None:
    p = (
        given()
        .clones(1 - player, "a1")
        .drones(1 - player, "e9")
        .capsule(1 - player, 15, 3)
        .ends_on(player, "n1")
    )
    assert not p.options() and p.drones_of(1 - player) == ["e9"] and not changed(p, player)
    assert p.told("no-drone")
    p = given().drones(1 - player, "e9 e7 p7").ends_on(player, "n1")
    assert p.options() == ["sense e7", "sense p7"]
    assert p.refusal(player, "sense e9") == "SEP-5.30a"


@pytest.mark.clause("SEP-5.30a", "SEP-5.30e")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_biodrone_in_a_cell_is_a_target_and_one_of_two_on_a_square_dies(player: int) -> None:
    p = given().drones(1 - player, "e6 e6").ends_on(player, "n1").play(player, "get me")
    assert p.drones_of(1 - player) == ["e6"] and p.cubes(player, "me") == 6


@pytest.mark.clause("SEP-5.30b", "SEP-5.30f")
@pytest.mark.parametrize("player", PLAYERS)
def test_only_warehouses_that_can_accept_are_offered(player: int) -> None:
    p = (
        given()
        .drones(1 - player, "e7")
        .stock(player, bm=10, en=20)
        .damage(player, "j4")
        .ends_on(player, "n1")
    )
    assert p.options() == ["get ox", "get rk", "get bd", "get ur"]
    assert (
        p.refusal(player, "get bm")
        == p.refusal(player, "get me")
        == p.refusal(player, "get en")
        == "SEP-5.30b"
    )


@pytest.mark.clause("SEP-EX-102", "SEP-5.30b")
@pytest.mark.parametrize("player", PLAYERS)
def test_with_all_else_full_only_the_biodrone_that_blocks_a_warehouse_is_a_target(player: int) -> None:
    p = given().clones(player, SIX).stock(player, bm=10, rk=10, bd=10, me=10, ur=10, en=20)
    p.drones(1 - player, "i6 n7").ends_on(player, "n1")  # Oxygen cell 9, and one on a module
    assert p.cubes(player, "ox") == 6 and p.drones_of(1 - player) == ["n7"]
    p = given().clones(player, SIX).stock(player, ox=10, bm=10, rk=10, bd=10, me=10, ur=10, en=20)
    p.drones(1 - player, "n7").ends_on(player, "n1")
    assert p.drones_of(1 - player) == ["n7"] and not p.options()


@pytest.mark.clause("SEP-5.30b")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_biodrone_whose_removal_opens_nothing_is_refused(player: int) -> None:
    p = given().clones(player, SIX).stock(player, bm=10, rk=10, bd=10, ur=10, en=20)
    p.drones(1 - player, "i6 i4 n7").ends_on(player, "n1")  # both i6 and i4 block a warehouse
    assert p.options() == ["sense i6", "sense i4"]
    assert p.refusal(player, "sense n7") == "SEP-5.30b"


@pytest.mark.clause("SEP-5.30b")
@pytest.mark.parametrize("player", PLAYERS)
def test_of_two_biodrones_in_one_cell_the_other_goes_on_blocking(player: int) -> None:
    p = given().clones(player, SIX).stock(player, bm=10, rk=10, bd=10, me=10, ur=10, en=20)
    p.drones(1 - player, "i6 i6").ends_on(player, "n1")
    assert p.drones_of(1 - player) == ["i6", "i6"] and p.cubes(player, "ox") == 5  # not activated


# --- Nuclear Armory (SEP-5.30c) -------------------------------------------------------------------
@pytest.mark.clause("SEP-5.30c", "SEP-M-NUA", "SEP-V-16")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_nuclear_armory_puts_a_warhead_on_a_rocket(player: int) -> None:
    assert len(squares_of("NUA")) == 3
    for square in squares_of("NUA"):
        p = given().clones(player, SIX).ends_on(player, square).play(player, "pay E1")
        assert p.options() == [f"arm {cell}" for cell in range(1, 6)]
        assert p.refusal(player, "arm 6") == "SEP-5.30c"  # no cube
        p.play(player, "arm 4")
        assert p.armed_cells(player) == [4] and changed(p, player) == {"ox": -1, "en": -1, "ur": -1}


@pytest.mark.clause("SEP-EX-46", "SEP-5.30c")
@pytest.mark.parametrize("player", PLAYERS)
def test_without_an_available_rocket_the_nuclear_armory_is_not_activated(player: int) -> None:
    p = given().stock(player, rk=0).ends_on(player, "u1")
    assert changed(p, player) == {"rk": -5} and not p.options()
    p = given().drones(1 - player, "f5").ends_on(player, "u1")  # Rocket cell 6
    assert not changed(p, player) and not p.options() and not p.armed_cells(player)


@pytest.mark.clause("SEP-EX-47", "SEP-5.30c", "SEP-V-16")
@pytest.mark.parametrize("player", PLAYERS)
def test_with_one_rocket_available_a_blocked_one_may_get_the_warhead(player: int) -> None:
    p = given().cells(player, "RK", 1, 2, 5).damage(player, "d5").ends_on(player, "u1").play(player, "pay E1")
    assert p.options() == ["arm 1", "arm 2", "arm 5"]
    assert p.play(player, "arm 1").armed_cells(player) == [1]


@pytest.mark.clause("SEP-5.30d")
@pytest.mark.parametrize("player", PLAYERS)
def test_one_warhead_each_and_none_if_all_have_one(player: int) -> None:
    p = given().stock(player, rk=3).warheads(player, 2).ends_on(player, "u1").play(player, "pay E1")
    assert p.options() == ["arm 1", "arm 3"]
    assert p.refusal(player, "arm 2") == "SEP-5.30d"
    p = given().stock(player, rk=2).warheads(player, 1, 2).ends_on(player, "u1")
    assert changed(p, player) == {"rk": -3} and not p.options()


@pytest.mark.clause("SEP-5.30g")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_full_rocket_warehouse_does_not_stop_the_nuclear_armory(player: int) -> None:
    p = given().stock(player, rk=10).ends_on(player, "u1").play(player, "pay E1", "arm 10")
    assert p.armed_cells(player) == [10] and p.cubes(player, "rk") == 10


# --- Damage as an effect (SEP-V-04, SEP-V-05) -----------------------------------------------------
@pytest.mark.clause("SEP-V-04")
@pytest.mark.parametrize("player", PLAYERS)
def test_damage_puts_one_token_and_destroys_units_and_cubes(player: int) -> None:
    x = 22 if player == A else 8
    enemy = 1 - player
    p = given().spies(player, "k5").clones(enemy, "j7").rocket(player, x, 10).flight(player, 4)  # (5,10)
    assert p.damage_on(enemy) == {"k5"} and not p.spies_of(player) and p.clones_of(enemy) == {"j7"}
    p = (
        given().warheads(enemy, 1).rocket(player, x, 20 if player == A else 0).flight(player, 4)
    )  # Rocket cell 1
    assert p.damage_on(enemy) == {"a5"} and p.filled(enemy, "RK") == [2, 3, 4, 5]
    assert not p.armed_cells(enemy)
    # a second hit: no second token, but what stands on it dies
    p.drones(player, "a5").rocket(player, x, 20 if player == A else 0).flight(player, 4)
    assert p.damage_on(enemy) == {"a5"} and not p.drones_of(player)


@pytest.mark.clause("SEP-V-05")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_kill_leaves_no_damage_and_sets_off_no_warhead(player: int) -> None:
    y = 4 if player == A else 16
    x = 21 if player == A else 9  # right above the enemy surface
    p = given().clones(player, "e9").rocket(1 - player, x, y, nuclear=True).ends_on(player, "f8")
    p.play(player, "gunner e", "pay E1")
    assert not p.rockets_of(1 - player) and not p.damage_on(1 - player) and not p.damage_on(player)
