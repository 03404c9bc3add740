"""Satellites and Shields (SEP-12): what they do, what they stop, and who pays (SEP-V-09, SEP-V-10)."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import BOTH, Position, given, seen


def gunner(me: int, columns: str = "d") -> Position:
    """Gunners in these columns; two harmless Clones of the rival."""
    return given().clones(me, " ".join(f"{column}9" for column in columns)).clones(1 - me, "k1 l1")


@pytest.mark.clause("SEP-12.1")
@BOTH
def test_a_satellite_acts_in_step_six_only(me: int) -> None:
    """A Gunner in an enemy zone and a Rocket that passes it are unharmed until then."""
    p = gunner(me).satellites(1 - me, seen(me, 10, 3)).rocket(me, *seen(me, 11, 5)).ends_on(me, "k8", die=3)
    assert p.clones_of(me) >= {"d9"} and p.options() == ["done", "gunner d"]
    p.play(me, "gunner d")
    assert "d9" not in p.clones_of(me) and p.cubes(me, "rk") == 4
    p = gunner(me).satellites(1 - me, seen(me, 10, 3)).rocket(me, *seen(me, 9, 5)).flight(me, 4)
    assert p.rockets_of(me) == [seen(me, 13, 5)]


@pytest.mark.clause("SEP-12.1", "SEP-V-10")
@BOTH
def test_satellites_and_shields_are_placed_d_squares_ahead_where_nothing_is(me: int) -> None:
    for module, kind, cost in (("e8", "satellite", "me"), ("c8", "shield", "en")):
        p = gunner(me, "dh").rocket(1 - me, *seen(me, 12, 7)).ends_on(me, module, die=4)
        assert p.options() == ["done", "gunner d"] and p.refusal(me, "gunner h") == "SEP-5.22b"
        before = p.cubes(me, cost)
        p.play(me, "gunner d")
        p.settle()
        placed = p.satellites_of(me) if kind == "satellite" else p.shields_of(me)
        assert placed == {seen(me, 12, 3)} and p.cubes(me, cost) == before - 1
    for p in (
        gunner(me, "dh").satellites(me, seen(me, 12, 3)),
        gunner(me, "dh").shields(me, seen(me, 12, 3)),
        gunner(me, "dh").satellites(1 - me, seen(me, 12, 3)),
        gunner(me, "dh").capsule(me, *seen(me, 12, 3)),
    ):
        p.ends_on(me, "e8", die=4)
        assert p.options() == ["done", "gunner h"] and p.refusal(me, "gunner d") == "SEP-5.22b"


@pytest.mark.clause("SEP-12.2")
@BOTH
def test_a_shield_stops_lasers_rockets_and_capsules(me: int) -> None:
    def shielded() -> Position:
        return gunner(me).shields(1 - me, seen(me, 18, 3)).stock(1 - me, en=6)

    p = shielded().ends_on(me, "f8").play(me, "gunner d", "pay E1")
    assert p.damage_on(1 - me) == set() and p.cubes(1 - me, "en") == 5
    p = shielded().rocket(me, *seen(me, 17, 3)).flight(me, 6)
    assert p.rockets_of(me) == [] and p.damage_on(1 - me) == set() and p.cubes(1 - me, "en") == 5
    p = shielded().capsule(me, *seen(me, 17, 3)).flight(me, 6)
    assert p.capsules_of(me) == [] and p.drones_of(me) == [] and p.cubes(1 - me, "en") == 5


@pytest.mark.clause("SEP-12.2")
@BOTH
def test_a_shield_does_not_stop_thermite_espionage_or_takeover(me: int) -> None:
    def shielded() -> Position:
        return gunner(me).shields(1 - me, seen(me, 16, 3)).stock(1 - me, en=6)

    p = shielded().ends_on(me, "b8", die=2).play(me, "gunner d")
    assert p.damage_on(1 - me) == {"r2"}
    p = shielded().clones(1 - me, "r7 k1").ends_on(me, "l8").play(me, "gunner d")
    assert p.spies_of(me) == {"r7"}
    p = shielded().satellites(1 - me, seen(me, 20, 3)).ends_on(me, "o8")
    p.play(me, "gunner d", "pay E1", "pay E1")
    assert p.satellites_of(me) == {seen(me, 20, 3)}
    assert p.shields_of(1 - me) == {seen(me, 16, 3)} and p.cubes(1 - me, "en") == 6


@pytest.mark.clause("SEP-12.2")
@BOTH
def test_no_choice_of_its_owner_switches_a_shield_off(me: int) -> None:
    """On his turn and on the other's he is never asked about it."""
    p = given().shields(me, seen(me, 12, 3)).clones(me, "a1 b1").clones(1 - me, "k1 l1").rolled(me, 1)
    assert all(option.startswith("move ") for option in p.options())
    q = gunner(1 - me, "r").shields(me, seen(me, 12, 3)).clones(me, "a1 b1").ends_on(1 - me, "f8")
    q.play(1 - me, "gunner r", "pay E1")
    assert q.shields_of(me) == {seen(me, 12, 3)} and q.cubes(me, "en") == 9 and q.asked == 1 - me


@pytest.mark.clause("SEP-12.3", "SEP-V-09", "SEP-R-24")
@BOTH
def test_the_owner_of_a_shield_that_is_hit_must_pay_one_energy(me: int) -> None:
    p = gunner(me).shields(1 - me, seen(me, 18, 3)).stock(1 - me, en=1).ends_on(me, "f8")
    p.play(me, "gunner d", "pay E1")
    assert p.shields_of(1 - me) == {seen(me, 18, 3)} and p.cubes(1 - me, "en") == 0
    assert p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-12.3b", "SEP-EX-53", "SEP-V-09")
@BOTH
def test_a_shield_without_available_energy_is_removed_after_it_has_stopped_the_attack(me: int) -> None:
    blocked = gunner(me).shields(1 - me, seen(me, 18, 3)).damage(1 - me, "j3 l3")
    for p in (blocked, gunner(me).shields(1 - me, seen(me, 18, 3)).stock(1 - me, en=0)):
        before, whole = p.cubes(1 - me, "en"), p.damage_on(1 - me)
        p.ends_on(me, "f8").play(me, "gunner d", "pay E1")
        assert p.shields_of(1 - me) == set() and p.cubes(1 - me, "en") == before
        assert p.damage_on(1 - me) == whole  # the beam went no further


@pytest.mark.clause("SEP-12.3c")
@BOTH
@pytest.mark.parametrize(
    ("e1", "e2", "left"), [(3, 4, (3, 3)), (4, 3, (3, 3)), (4, 4, (3, 4)), (0, 1, (0, 0))]
)
def test_the_recharge_comes_from_the_fuller_warehouse_and_from_e1_on_a_tie(
    me: int, e1: int, e2: int, left: tuple[int, int]
) -> None:
    p = given().shields(me, seen(me, 12, 3)).stock(me, e1=e1, e2=e2).rocket(1 - me, *seen(me, 13, 3))
    p.flight(1 - me, 1)
    assert (p.cubes(me, "e1"), p.cubes(me, "e2")) == left


@pytest.mark.clause("SEP-12.3c")
@BOTH
def test_available_units_count_for_the_recharge_not_blocked_ones(me: int) -> None:
    p = given().shields(me, seen(me, 12, 3)).stock(me, e1=9, e2=2).damage(me, "i3")  # E1 cell 9: all blocked
    p.rocket(1 - me, *seen(me, 13, 3)).flight(1 - me, 1)
    assert (p.cubes(me, "e1"), p.cubes(me, "e2")) == (8, 1)


@pytest.mark.clause("SEP-12.4", "SEP-R-25")
@BOTH
def test_a_shield_in_several_zones_is_hit_once_in_the_stage(me: int) -> None:
    def zone(energy: int) -> Position:
        p = given().satellites(1 - me, seen(me, 11, 3), seen(me, 12, 4)).shields(me, seen(me, 12, 3))
        return p.stock(me, en=energy).fire(me)

    assert zone(5).cubes(me, "en") == 4 and zone(5).shields_of(me) == {seen(me, 12, 3)}
    assert zone(1).shields_of(me) == {seen(me, 12, 3)}
    assert zone(0).shields_of(me) == set()


@pytest.mark.clause("SEP-12.5")
@BOTH
def test_shields_hit_together_are_paid_for_nearest_first_then_by_column(me: int) -> None:
    """Four Shields around one enemy Satellite, Energy for fewer and fewer of them."""
    order = [seen(me, 9, 5), seen(me, 10, 4), seen(me, 10, 6), seen(me, 11, 4)]
    for energy in range(5):
        p = given().satellites(1 - me, seen(me, 10, 5)).shields(me, *order).stock(me, en=energy).fire(1 - me)
        assert p.shields_of(me) == set(order[:energy]) and p.cubes(me, "en") == 0
