"""Side B: abilities and passive tracks of the factions (ARK-17, 7.7), as far as they are built."""

from __future__ import annotations

import pytest

from tests.games.ark_awakening.given import RED, YELLOW, Position, given

clause = pytest.mark.clause


def protected(room: str) -> Position:
    """Yellow's cubes fill a room and cost two more to replace; Red stands there."""
    p = given().faction(YELLOW, "gimmli").rooms(a2=room).cubes(room, YELLOW, YELLOW, YELLOW).units(RED, "a2")
    p.dome(YELLOW).tracks[7 + 3] = 1
    assert p.benefit(YELLOW, "protection") == 2
    return p


@clause("ARK-EX-38", "ARK-17.7", "ARK-5.5l")
def test_protective_integration_makes_replacing_dearer() -> None:
    p = protected("R07").stock(RED, os=4).phase(RED, "ENG").play("integrate plain a2")
    assert p.dome(RED).stock == [0, 0, 0, 0] and p.cubes_in("R07") == [RED, YELLOW, YELLOW]
    p = protected("R07").stock(RED, ti=2, os=3).phase(RED, "ENG")
    assert p.reason("integrate plain a2") == "why-too-dear"
    p = protected("F-Tia").stock(RED, ti=2, bt=2, os=1).phase(RED, "ENG").play("integrate plain a2")
    assert p.may() == {"pay titanium", "pay biotite"}
    assert p.play("pay biotite").dome(RED).stock == [2, 0, 1, 0]


@clause("ARK-EX-38", "ARK-17.7b", "ARK-5.5m")
def test_a_free_point_pays_nothing_for_protection() -> None:
    p = protected("R07").rooms(b2="R31").cubes("R31", RED).stock(RED).phase(RED, "ENG")
    assert p.play("integrate free a2").cubes_in("R07") == [RED, YELLOW, YELLOW]
    assert p.dome(RED).stock == [0, 0, 0, 0]


@clause("ARK-EX-39", "ARK-17.8")
def test_masters_of_engineering_integrate_a_cube_for_every_unit_there() -> None:
    p = (
        given()
        .faction(RED, "gimmli")
        .upgraded(RED, ENG=1)
        .rooms(a2="R05")
        .units(RED, "a2", 3)
        .stock(RED, ti=20)
    )
    p.phase(RED, "ENG")
    for _ in range(3):
        p.play("integrate plain a2")
    assert p.cubes_in("R05") == [RED, RED, RED]
    p = given().faction(RED, "gimmli").rooms(a2="R05").units(RED, "a2").stock(RED, ti=20).phase(RED, "ENG")
    p.play("integrate plain a2")
    assert p.reason("integrate plain a2") == "why-already"


@clause("ARK-AB-BROOD", "ARK-AB-SLOW")
@pytest.mark.parametrize(("faction", "cost"), [("hara", 1), ("gimmli", 2), ("togach", 3)])
def test_the_base_price_of_units(faction: str, cost: int) -> None:
    p = given().faction(RED, faction).stock(RED, mt=cost).phase(RED, "UNI").play("awaken own")
    assert p.dome(RED).stock[3] == 0
    p = given().faction(RED, faction).stock(RED, mt=cost - 1).wounded(RED, 1).phase(RED, "UNI")
    assert "awaken own" not in p.may()


@clause("ARK-AB-GENTLE")
def test_a_gentle_harvest_gives_one_less_of_each_factory() -> None:
    p = given().faction(RED, "eillis").rooms(a2="F-Tia", b2="F-Mta").cubes("F-Tia", RED).cubes("F-Mta", RED)
    assert p.stock(RED).phase(RED, "PRO").play("exploit").dome(RED).stock == [2, 0, 0, 0]
