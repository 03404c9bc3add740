"""Damage (SEP-11), and the shots that cause it or change sides (SEP-V-06, V-11, V-12, V-13)."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import BOTH, Position, at, given, seen


def gunner(me: int, column: str = "d") -> Position:
    """A Gunner in this column; two harmless Clones of the rival."""
    return given().clones(me, f"{column}9").clones(1 - me, "k1 l1")


def facing(level: int, column: int) -> str:
    return at(level, 20 - column)


# --- SEP-11 ----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-11.1")
@BOTH
@pytest.mark.parametrize("die", [1, 2])
def test_damage_destroys_every_unit_on_the_square_of_either_side(me: int, die: int) -> None:
    """Thermite on a level of column 17, facing column 3."""
    q = facing(die, 3)
    for p in (
        gunner(me).clones(1 - me, f"{q} k1"),
        gunner(me).spies(me, q),
        gunner(me).drones(me, f"{q} {q}"),
    ):
        p.ends_on(me, "b8", die).play(me, "gunner d")
        assert p.damage_on(1 - me) == {q}
        assert q not in p.clones_of(1 - me) | p.spies_of(me) | set(p.drones_of(me))


@pytest.mark.clause("SEP-11.1")
@BOTH
def test_damage_on_a_cell_destroys_its_cube_and_no_other(me: int) -> None:
    p = gunner(me).stock(1 - me, me=10).ends_on(me, "b8", die=4).play(me, "gunner d")
    assert p.damage_on(1 - me) == {"r4"} and p.filled(1 - me, "UR") == [1, 2, 3, 5]  # Uranium cell 4
    assert p.cubes(1 - me, "me") == 10


@pytest.mark.clause("SEP-11.1")
@BOTH
def test_a_square_takes_one_token_only(me: int) -> None:
    p = gunner(me).damage(1 - me, facing(8, 3)).rocket(me, *seen(me, 22, 3)).flight(me, 1)
    assert p.damage_on(1 - me) == {facing(8, 3)}
    p.ends_on(1 - me, "i8").play(1 - me, "use")
    assert p.damage_on(1 - me) == set()  # one Repair removes it


@pytest.mark.clause("SEP-11.2")
@BOTH
def test_a_damaged_module_is_entered_by_nobody_and_its_armory_is_off(me: int) -> None:
    p = given().clones(me, "c7 a1").clones(1 - me, "k1 l1").damage(me, "d7").rolled(me, 1)
    assert p.moves("c7") == {"b7"} and p.refusal(me, "move c7 d7") == "SEP-4.4"
    p = given().spies(me, "c7").clones(me, "a9").clones(1 - me, "k1 l1").damage(1 - me, "d7").rolled(me, 1)
    assert p.moves("c7", "spy") == {"b7"} and p.refusal(me, "spy c7 d7") == "SEP-4.4"
    p = given().drones(me, "k7").clones(1 - me, "a1 l1").damage(1 - me, "l7").rolled(me, 1)
    p.play(me, "drone k7")
    assert p.options() == ["go j7", "go k6"] and p.refusal(me, "go l7") == "SEP-8.4b"
    p = given().clones(me, "k5 c7").damage(me, "k5").drones(1 - me, "d7").fire(me)
    assert p.clones_of(me) == {"c7"} and p.drones_of(1 - me) == ["d7"]


@pytest.mark.clause("SEP-11.3")
@BOTH
def test_a_damaged_cell_blocks_its_warehouse(me: int) -> None:
    p = given().damage(me, "c4")  # Metal cell 3, cubes in 1 to 5
    assert p.filled(me, "ME") == [1, 2, 4, 5] and p.available(me, "me") == 2
    assert p.damage(me, "e4").available(me, "me") == 0


@pytest.mark.clause("SEP-11.4", "SEP-R-30")
@BOTH
def test_a_repair_restores_the_square_empty_and_a_biodrone_on_it_stays(me: int) -> None:
    p = given().damage(me, "e6").drones(1 - me, "e6").clones(1 - me, "k1 l1").ends_on(me, "i8")
    p.play(me, "use")
    assert p.damage_on(me) == set() and p.drones_of(1 - me) == ["e6"]
    assert p.filled(me, "OX") == [1, 2, 3, 4] and p.available(me, "ox") == 0  # it still blocks
    p = given().damage(me, "e6").clones(1 - me, "k1 l1").ends_on(me, "i8").play(me, "use")
    assert p.filled(me, "OX") == [1, 2, 3, 4] and p.available(me, "ox") == 4


@pytest.mark.clause("SEP-11.5", "SEP-R-19")
@BOTH
def test_own_weapons_point_away_but_hit_own_units_over_there(me: int) -> None:
    for module in ("f8", "k8", "b8"):  # Laser, Launch Shaft, Thermite Mine
        p = gunner(me).spies(me, facing(8, 3)).ends_on(me, module).play(me, "gunner d").settle()
        assert p.damage_on(me) == set() and "d9" in p.clones_of(me)
    p = gunner(me).spies(me, facing(8, 3)).ends_on(me, "f8").play(me, "gunner d", "pay E1")
    assert p.spies_of(me) == set() and p.damage_on(1 - me) == {facing(8, 3)}
    p = gunner(me).drones(me, facing(8, 3)).rocket(me, *seen(me, 21, 3)).flight(me, 2)
    assert p.drones_of(me) == []
    p = gunner(me).spies(me, facing(2, 3)).ends_on(me, "b8", die=2).play(me, "gunner d")
    assert p.spies_of(me) == set() and p.damage_on(1 - me) == {facing(2, 3)}


@pytest.mark.clause("SEP-11.5")
@BOTH
def test_the_rivals_weapons_fired_by_an_own_spy_hit_the_own_side(me: int) -> None:
    p = gunner(1 - me).clones(me, "k1 l1").ends_on(me, "f8", spy=True)
    assert p.asked == me
    p.play(me, "gunner d", "pay E1")
    assert p.damage_on(me) == {facing(8, 3)} and p.damage_on(1 - me) == set()
    assert p.cubes(1 - me, "en") == 9 and p.cubes(me, "en") == 10


# --- BEAM ------------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-V-06", "SEP-EX-24")
@BOTH
def test_three_laser_shots_go_deeper_and_block_the_biomass(me: int) -> None:
    """A Gunner in column 9 faces column 11, where the warehouse of level 6 opens."""
    p = given().clones(me, "j9").clones(1 - me, "a1 b1")
    hits = []
    for _ in range(3):
        before = p.damage_on(1 - me)
        p.clones(me, "j9").ends_on(me, "f8").play(me, "gunner j", "pay E1" if p.cubes(me, "e1") else "pay E2")
        hits += sorted(p.damage_on(1 - me) - before)
    assert hits == ["l8", "l7", "l6"]
    assert p.cubes(1 - me, "bm") == 5 and p.available(1 - me, "bm") == 0
    assert not p.station(1 - me).accepts(1)  # fully blocked: nothing goes in either


@pytest.mark.clause("SEP-V-06")
@BOTH
def test_the_beam_hits_the_first_stopper_of_its_row(me: int) -> None:
    def fire(p: Position) -> Position:
        return p.ends_on(me, "f8").play(me, "gunner d", "pay E1")

    def row(p: Position) -> Position:
        """From far to near: Gunner, Rocket, Satellite, each with friends of the shooter around."""
        return p.clones(1 - me, f"{facing(9, 3)} k1").satellites(me, seen(me, 10, 3)).spies(me, "u9")

    p = fire(row(gunner(me)).rocket(1 - me, *seen(me, 18, 3)).satellites(1 - me, seen(me, 16, 3)))
    assert p.satellites_of(1 - me) == set() and p.rockets_of(1 - me) == [seen(me, 18, 3)]
    p = fire(row(gunner(me)).rocket(1 - me, *seen(me, 18, 3), nuclear=True))
    assert p.rockets_of(1 - me) == [] and p.damage_on(1 - me) == set()
    p = fire(row(gunner(me)))
    assert p.clones_of(1 - me) == {"k1"} and p.damage_on(1 - me) == set()  # a Gunner, no Damage
    p = fire(gunner(me).spies(me, facing(9, 3)).drones(me, facing(9, 3)))
    assert p.damage_on(1 - me) == {facing(8, 3)} and p.spies_of(me) == {facing(9, 3)}
    p = fire(gunner(me).shields(1 - me, seen(me, 17, 3)).rocket(1 - me, *seen(me, 17, 3)))
    assert p.rockets_of(1 - me) == [seen(me, 17, 3)] and p.cubes(1 - me, "en") == 9  # the Shield takes it


@pytest.mark.clause("SEP-V-06")
@BOTH
def test_of_several_objects_on_one_place_the_shooter_picks(me: int) -> None:
    p = gunner(me).rocket(1 - me, *seen(me, 17, 3)).capsule(1 - me, *seen(me, 17, 3)).ends_on(me, "f8")
    p.play(me, "gunner d")
    assert p.options() == ["hit rocket", "hit capsule"]
    assert p.refusal(me, "hit satellite") == "SEP-5.20d"
    p.play(me, "hit capsule", "pay E1")
    assert p.capsules_of(1 - me) == [] and p.rockets_of(1 - me) == [seen(me, 17, 3)]


@pytest.mark.clause("SEP-V-06")
@BOTH
def test_a_gunner_whose_row_has_nothing_left_to_hit_has_no_shot(me: int) -> None:
    column = " ".join(facing(level, 3) for level in range(1, 9))
    p = gunner(me).clones(me, "d9 e9").damage(1 - me, column).ends_on(me, "f8")
    assert p.options() == ["done", "gunner e"] and p.refusal(me, "gunner d") == "SEP-5.20g"


# --- HITLEVEL, TURN, SEIZE -------------------------------------------------------------------------------
@pytest.mark.clause("SEP-V-11", "SEP-EX-25")
@BOTH
def test_thermite_at_a_four_blocks_the_metal(me: int) -> None:
    p = given().clones(me, "l9").clones(1 - me, "a1 b1").ends_on(me, "b8", die=4).play(me, "gunner l")
    assert p.damage_on(1 - me) == {"j4"} and p.cubes(me, "bm") == 3
    assert p.cubes(1 - me, "me") == 5 and p.available(1 - me, "me") == 0


@pytest.mark.clause("SEP-V-11")
@BOTH
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_thermite_hits_the_level_rolled_and_not_twice(me: int, die: int) -> None:
    p = gunner(me).shields(1 - me, seen(me, 18, 3)).clones(1 - me, f"{facing(9, 3)} k1")
    p.ends_on(me, "h8", die).play(me, "gunner d")
    assert p.damage_on(1 - me) == {facing(die, 3)} and facing(9, 3) in p.clones_of(1 - me)
    p = gunner(me).clones(me, "d9 e9").damage(1 - me, facing(die, 3)).ends_on(me, "h8", die)
    assert p.options() == ["done", "gunner e"] and p.refusal(me, "gunner d") == "SEP-5.23b"


@pytest.mark.clause("SEP-V-12")
@BOTH
@pytest.mark.parametrize("level", [1, 2, 7, 8, 9])
def test_espionage_turns_a_loyal_clone_in_the_row(me: int, level: int) -> None:
    q, other = facing(level, 3), facing(8 if level != 8 else 7, 3)
    p = gunner(me).clones(1 - me, f"{q} {other} k1").shields(1 - me, seen(me, 18, 3)).ends_on(me, "l8")
    p.play(me, "gunner d")
    assert set(p.options()) == {f"convert {q}", f"convert {other}"}
    assert p.refusal(me, "convert k1") == "SEP-5.24d"
    p.play(me, f"convert {q}")
    assert p.spies_of(me) == {q} and p.clones_of(1 - me) == {other, "k1"} and p.cubes(me, "bm") == 2
    p = gunner(me).clones(me, "d9 e9").clones(1 - me, f"k1 {facing(1, 4)}").spies(me, q).ends_on(me, "l8")
    assert p.options() == ["done", "gunner e"] and p.refusal(me, "gunner d") == "SEP-5.24d"


@pytest.mark.clause("SEP-V-13")
@BOTH
def test_takeover_seizes_one_satellite_of_the_row_at_any_distance(me: int) -> None:
    far, near, beside = seen(me, 21, 3), seen(me, 16, 3), seen(me, 18, 8)
    p = gunner(me).satellites(1 - me, far, near, beside).shields(1 - me, seen(me, 17, 3)).ends_on(me, "o8")
    p.play(me, "gunner d")
    assert len(p.options()) == 2
    choice, aside = (f"take {chr(97 + y)}{x + 1}" for x, y in (far, beside))
    assert p.refusal(me, aside) == "SEP-5.25a"
    p.play(me, choice, "pay E1", "pay E1")
    assert p.satellites_of(me) == {far} and p.cubes(me, "en") == 8
    p = gunner(me).clones(me, "d9 i9").satellites(1 - me, beside).ends_on(me, "o8")
    assert p.refusal(me, "gunner d") == "SEP-5.25a"
