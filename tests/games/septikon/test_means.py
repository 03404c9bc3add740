"""SEP-13.8 to 13.27: can a player still damage the rival's station?"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rulewright.games.septikon.means import can_damage, shoots_now
from tests.games.septikon.given import BOTH, GAME, A, B, Position, given, septikon
from tests.games.septikon.judge import verdict
from tests.games.septikon.ruins import (
    DRAW,
    GOING,
    INNER,
    OUTER_LOCKS,
    block,
    crumble,
    ruin,
    shell,
    shells,
    strong,
)


# --- 13.8, 13.9, 13.10 -----------------------------------------------------------------------------------
@pytest.mark.clause("SEP-13.8", "SEP-EX-61")
@BOTH
def test_a_satellite_a_shield_or_an_unarmed_biodrone_is_no_means_of_damage(me: int) -> None:
    place = (10, 4) if me == A else (20, 4)
    assert not shells(me, "").satellites(me, place).can(me)
    assert not shells(me, "").shields(me, place).can(me)
    assert not shells(me, "", "d7 e7 f7").drones(me, "e7").can(me)
    assert strong(shell(given(), me, "").satellites(me, place), 1 - me).check().winner == 1 - me


@pytest.mark.clause("SEP-13.9")
@BOTH
def test_a_capsule_of_the_rival_in_flight_counts_as_landed(me: int) -> None:
    p = shells(me, "n1 u8 t8").clones(me, "n1 u8")
    assert not p.can(me)
    assert p.capsule(1 - me, 15, 3).can(me)


@pytest.mark.clause("SEP-13.9", "SEP-R-50")
def test_what_the_rival_might_do_is_left_out_but_own_spies_count() -> None:
    """B could land a BioDrone that A's Sensor Cabin eats; B is passive. A's own Spy may do it for him."""
    p = shells(A, "n1 u8 t8", "p8").clones(A, "n1 u8").clones(B, "c9").stock(B, bd=5)
    assert not p.clones(B, "c9 p8").can(A)
    assert p.clones(B, "c9").spies(A, "p8").can(A)


@pytest.mark.clause("SEP-13.10")
@BOTH
def test_units_step_aside_but_biodrones_do_not(me: int) -> None:
    """Clones in the corridor to the Laser on (8,5), the way a8 to f8 being the only one."""
    p = shells(me, "a8 b8 c8 d8 e8 f8").stock(me, en=1)
    assert p.clones(me, "a8 c8").spies(1 - me, "d8").can(me)
    assert not p.clones(me, "a8 c8").spies(1 - me, "").drones(1 - me, "d8").can(me)


@pytest.mark.clause("SEP-13.10")
@BOTH
def test_exact_steps_full_warehouses_and_whole_targets_do_not_matter(me: int) -> None:
    p = shells(me, "a8 b8").clones(me, "a8 b8").stock(me, bm=2)  # one step between a8 and the Thermite Mine
    assert p.can(me)
    full = shells(me, "u8 t8 p1 q1").clones(me, "q1 u8").stock(me, ur=1, ox=10)  # Reactor: Energy
    assert full.can(me)
    full = shells(me, "q2 k2 j2 u8 t8 n1").clones(me, "n1 t8").stock(me, ox=10, bm=10, rk=10, bd=10, me=10)
    assert full.drones(1 - me, "f7").can(me)  # the Sensor Cabin gives although much is full
    bare = shells(me, "a8 b8").clones(me, "a8 b8").stock(me, bm=2)
    assert not [q for q in INNER if q not in bare.damage_on(1 - me)] and bare.can(me)


# --- the closure on the own station ----------------------------------------------------------------------
CORRIDOR = "a8 b8 c8 d8 e8 f8"  # Lock to Laser


@pytest.mark.clause("SEP-13.11")
@BOTH
def test_only_own_loyal_clones_are_crew_and_two_people_are_needed(me: int) -> None:
    p = shells(me, CORRIDOR).stock(me, en=1)
    assert not p.clones(me, "a8").can(me)
    assert p.clones(me, "a8 e8").can(me)
    assert not p.clones(me, "a8").spies(1 - me, "e8").can(me)


@pytest.mark.clause("SEP-13.11")
@BOTH
def test_on_the_other_station_only_own_spies_are_crew_and_biodrones_no_obstacle(me: int) -> None:
    p = shells(me, "", "k2 k3 j2")
    assert not p.clones(1 - me, "j2").can(me)
    assert p.clones(1 - me, "").spies(me, "j2").drones(me, "k2").can(me)


@pytest.mark.clause("SEP-13.12")
@BOTH
def test_damage_and_biodrones_are_obstacles_and_locks_connect(me: int) -> None:
    open_ = shells(me, CORRIDOR).stock(me, en=1).clones(me, "a8 b8")
    assert open_.can(me)
    assert not open_.damage(me, "d8").can(me)
    assert not shells(me, CORRIDOR).stock(me, en=1).clones(me, "a8 b8").drones(1 - me, "d8").can(me)
    assert not shells(me, CORRIDOR).stock(me, en=1).clones(me, "a8 b8").drones(1 - me, "a9 f8").can(me)
    jump = shells(me, "k6 u8 t8").stock(me, en=1)  # Lock to Lock, then the surface and the Laser beside it
    assert jump.clones(me, "k6 t8").can(me)
    assert not jump.damage(me, "u8").clones(me, "k6 t8").can(me)
    assert not shells(me, "k7 u8 t8").stock(me, en=1).clones(me, "k7 t8").damage(me, "u8").can(me)
    drone = shells(me, "k6 u8 t8").stock(me, en=1).clones(me, "k6 t8").drones(1 - me, "u8")
    assert not drone.can(me)


@pytest.mark.clause("SEP-13.12")
@BOTH
def test_a_lock_reached_on_the_way_opens_the_others(me: int) -> None:
    p = shells(me, "k7 k6 u8 t8").stock(me, en=1).clones(me, "k7 t8")
    assert p.can(me)
    assert not shells(me, "k7 u8 t8").stock(me, en=1).clones(me, "k7").can(me)


@pytest.mark.clause("SEP-13.13")
@BOTH
def test_cubes_count_while_no_present_obstacle_blocks_them(me: int) -> None:
    def armed(*cells: int) -> Position:
        return shells(me, "u8 t8").clones(me, "u8 t8").cells(me, "E1", *cells)

    assert armed(5).can(me)
    assert not armed(5).damage(me, "i3").can(me)  # cell 9
    assert armed(5, 10).damage(me, "i3").can(me)
    assert not armed(5).drones(1 - me, "i3").can(me)
    assert not armed(5, 6).damage(me, "f3").drones(1 - me, "h3").can(me)
    assert armed(5).cells(me, "E2", 3).damage(me, "i3").can(me)  # either warehouse of Energy


@pytest.mark.clause("SEP-13.13")
@BOTH
def test_two_units_may_lie_in_two_warehouses_but_two_are_needed(me: int) -> None:
    """Thermite needs two BioMass; Takeover two Energy, wherever they lie."""
    thermite = shells(me, "a8 b8").clones(me, "a8 b8")
    assert not thermite.stock(me, bm=1).can(me)
    assert thermite.stock(me, bm=2).can(me)
    take = shells(me, CORRIDOR + " o8").clones(me, "a8 o8").drones(1 - me, "d8")
    take.satellites(1 - me, (20, 4) if me == A else (10, 4))
    assert not take.stock(me, e1=1, e2=0).can(me)
    assert take.stock(me, e1=1, e2=1).can(me)


FARM = "k2 j2 i2 a8 b8"  # Lock, Chemical Reactor, Lichen Farm; Lock, Thermite Mine


@pytest.mark.clause("SEP-13.13", "SEP-13.14")
@BOTH
def test_production_needs_a_warehouse_without_blocker_or_with_an_available_cube(me: int) -> None:
    def farm() -> Position:
        return shells(me, FARM).clones(me, "k2 i2")

    assert farm().can(me)  # empty and open
    assert not farm().damage(me, "l6").can(me)  # cell 10
    assert not farm().damage(me, "p6").can(me)  # cell 5, nothing available
    assert farm().damage(me, "p6").cells(me, "BM", 8).can(me)
    assert not farm().damage(me, "p6").cells(me, "BM", 3).can(me)
    assert not farm().drones(1 - me, "p6").can(me)


@pytest.mark.clause("SEP-13.14")
@BOTH
def test_production_needs_its_whole_cost_and_its_square_in_reach(me: int) -> None:
    """BioMass is grown; the Biocollector also wants Oxygen, then a capsule and Explosives do Damage."""
    keep = "k3 k2 l2 m2 n2 o2 p2 q2 r2 u8 t8 s8 r8 q8 p8"

    def with_oxygen(n: int) -> Position:
        return shells(me, keep).clones(me, "k2 u8").stock(me, ox=n)

    assert not with_oxygen(0).can(me)
    assert with_oxygen(1).can(me)
    assert not with_oxygen(1).damage(me, "j6").can(me)
    assert not with_oxygen(1).damage(me, "r2").can(me)
    assert not with_oxygen(1).damage(me, "q2").can(me)  # no Lichen beyond the hole


@pytest.mark.clause("SEP-13.14")
@BOTH
def test_what_one_module_makes_pays_for_the_next(me: int) -> None:
    reactor = shells(me, "q1 r1 u8 t8").clones(me, "q1 u8")  # Nuclear Reactor, Lichen
    assert not reactor.can(me)
    assert reactor.stock(me, ur=1).can(me)
    thermal = shells(me, "k1 l1 m1 u8 t8").clones(me, "k1 u8")  # Lichen, Foundry, Thermal Generator
    assert thermal.can(me)
    assert not thermal.damage(me, "k1").clones(me, "l1 u8").can(me)


@pytest.mark.clause("SEP-13.15")
@BOTH
def test_the_sensor_cabin_turns_a_biodrone_inside_into_any_resource(me: int) -> None:
    def cabin() -> Position:
        return shells(me, "n1 u8 t8").clones(me, "n1 u8")

    assert not cabin().can(me)
    assert cabin().drones(1 - me, "c7").can(me)
    assert cabin().drones(1 - me, "c5").can(me)  # in a cell
    assert not cabin().drones(1 - me, "c9").can(me)
    assert cabin().capsule(1 - me, 15, 5).can(me)
    assert not cabin().capsule(me, 15, 5).can(me)
    assert not cabin().damage(me, "n1").clones(me, "u8 t8").drones(1 - me, "c7").can(me)
    assert not cabin().drones(1 - me, "c7").damage(me, "j3 l3").can(me)  # Energy cannot be taken in


@pytest.mark.clause("SEP-13.15")
@BOTH
def test_the_sensor_cabin_clears_the_biodrones_in_the_way(me: int) -> None:
    """A BioDrone on the Lock between the surface and the Laser."""
    p = shells(me, "n1 u8 t8").stock(me, en=1).clones(me, "n1 c9").drones(1 - me, "u8")
    assert p.can(me)
    assert not p.clones(me, "b9 c9").can(me)


@pytest.mark.clause("SEP-13.15", "SEP-EX-109")
@BOTH
def test_an_own_spy_can_launch_the_biodrone_that_the_sensor_cabin_wants(me: int) -> None:
    """The Spy reaches the rival's Landing Capsule, but neither Explosives nor a payable Repair."""

    def cabin() -> Position:
        p = shells(me, "n1 u8 t8", "p8 q8").clones(me, "n1 u8").damage(me, "l6")
        return p.spies(me, "q8").clones(1 - me, "c9").stock(1 - me, bd=1)

    assert cabin().can(me)
    assert not cabin().clones(1 - me, "").can(me)  # no Gunner
    assert not cabin().stock(1 - me, bd=0).can(me)
    assert not cabin().damage(1 - me, "p8").can(me)
    assert not cabin().damage(1 - me, "l5").can(me)  # his BioDrones are blocked
    assert not cabin().clones(me, "u8 t8").can(me)


@pytest.mark.clause("SEP-13.16")
@BOTH
@pytest.mark.parametrize("armory", ["k5", "k4"])
def test_a_drill_or_vibrocannon_in_reach_or_manned_clears_biodrones(me: int, armory: str) -> None:
    def held_up(keep: str = "") -> Position:
        return shells(me, f"{CORRIDOR} {keep}").stock(me, en=1).clones(me, "a8 b8").drones(1 - me, "d8")

    assert not held_up(armory).can(me)
    assert held_up(f"{armory} k6 k5").can(me)
    assert held_up(armory).spies(1 - me, armory).can(me)  # out of reach, but occupied
    assert not held_up("k3").spies(1 - me, "k3").can(me)  # Explosives clear nothing
    assert not held_up(f"{armory} k6").damage(me, armory).can(me)


@pytest.mark.clause("SEP-13.16")
@BOTH
def test_a_satellite_can_clear_biodrones(me: int) -> None:
    def held_up(keep: str, clones: str = "a8 b8") -> Position:
        return shells(me, f"{CORRIDOR} {keep}").clones(me, clones).drones(1 - me, "d8").stock(me, en=1)

    assert held_up("a7").stock(me, me=1).can(me)  # the Satellite module beside the Lock
    assert not held_up("a7").can(me)
    assert not held_up("a7", "a8").stock(me, me=1).can(me)  # one Clone: no Gunner left
    cut = shells(me, "a8 a7 t8").clones(me, "a7 t8").drones(1 - me, "a8").stock(me, en=1, me=1)
    assert not cut.can(me)  # the BioDrone itself is in the way to the surface
    lone = shells(me, "a8 a7 b7").clones(me, "a8").drones(1 - me, "b7").stock(me, en=1, me=1)
    assert not lone.can(me)  # one Clone cannot be Gunner and crew, though Repair is behind the BioDrone
    assert lone.clones(me, "a8 c9").can(me)


@pytest.mark.clause("SEP-13.13", "SEP-13.16")
@BOTH
def test_cubes_behind_a_biodrone_are_had_once_it_can_be_cleared(me: int) -> None:
    p = shells(me, "u8 t8 k6 k5").clones(me, "u8 t8").cells(me, "E1", 5).drones(1 - me, "i3")
    assert p.can(me)
    assert not p.damage(me, "k5").can(me)


@pytest.mark.clause("SEP-13.16")
@BOTH
def test_takeover_clears_biodrones_only_while_the_rival_owns_a_satellite(me: int) -> None:
    p = shells(me, CORRIDOR + " o8").clones(me, "a8 o8").drones(1 - me, "d8").stock(me, en=2)
    assert not p.can(me)
    assert p.satellites(1 - me, (20, 4) if me == A else (10, 4)).can(me)
    p.satellites(1 - me)
    assert not p.satellites(me, (20, 4) if me == B else (10, 4)).can(me)


@pytest.mark.clause("SEP-13.16")
@BOTH
@pytest.mark.parametrize(("weapon", "price"), [("f8", {"en": 1}), ("k8", {"rk": 1}), ("b8", {"bm": 2})])
def test_an_own_spy_can_turn_the_rivals_weapons_on_the_rivals_biodrones(
    me: int, weapon: str, price: dict[str, int]
) -> None:
    def held_up() -> Position:
        p = shells(me, CORRIDOR, weapon).stock(me, en=1).clones(me, "a8 c8").drones(1 - me, "d8")
        return p.spies(me, weapon).clones(1 - me, "c9").stock(1 - me, **price)

    assert held_up().can(me)
    assert not held_up().clones(1 - me, "").can(me)
    assert not held_up().stock(1 - me, **{name: n - 1 for name, n in price.items()}).can(me)
    assert not held_up().spies(me, "").can(me)


@pytest.mark.clause("SEP-13.17")
@BOTH
def test_repair_in_reach_and_paid_for_removes_damage(me: int) -> None:
    """Lasers are cut off; one Repair opens the station."""

    def cut(keep: str, clones: str, **stock: int) -> bool:
        return shells(me, keep).clones(me, clones).stock(me, **stock).can(me)

    assert cut("b7", "b7 c9", me=1, en=1)  # Repair
    assert not cut("b7", "b7 c9", en=1)
    assert cut("i1", "i1 c9", en=1)  # Energy Repair
    assert not cut("i1", "i1 c9", me=1, rk=1)
    assert cut("j7", "j7 c9", me=1, ox=1, en=1)  # Double Repair
    assert not cut("j7", "j7 c9", me=1, en=1)
    assert not cut("j7", "j7 c9", ox=1, en=1)


@pytest.mark.clause("SEP-13.17")
@BOTH
def test_after_a_repair_blocked_cubes_are_available(me: int) -> None:
    p = shells(me, "b7").clones(me, "b7 c9").stock(me, me=1).cells(me, "E1", 1).damage(me, "j3")
    assert p.can(me)
    assert not p.cells(me, "ME", 1).damage(me, "j4").can(me)


@pytest.mark.clause("SEP-13.18")
@BOTH
def test_counterespionage_brings_the_spies_of_the_colour_back(me: int) -> None:
    def turned(**stock: int) -> Position:
        p = shells(me, "c7 u8 t8").clones(me, "c7").spies(1 - me, "u8")
        return p.stock(me, en=1, **stock)

    assert turned(bm=1, ox=1).can(me)
    assert not turned(bm=1).can(me)
    assert not turned(ox=1).can(me)
    assert not turned(bm=1, ox=1).spies(1 - me, "").can(me)
    assert not turned(bm=1, ox=1).clones(me, "c9").can(me)  # nobody reaches Counterespionage


@pytest.mark.clause("SEP-13.19", "SEP-13.20")
@BOTH
def test_spies_in_the_shaft_steal_what_the_own_warehouse_accepts(me: int) -> None:
    """A Spy walled in on the Explosives square steals Energy for the Lasers at home."""

    def robbed(**stock: int) -> Position:
        return shells(me, "u8 t8", "k3").clones(me, "u8 t8").spies(me, "k3").stock(1 - me, **stock)

    assert robbed(e2=1).can(me)
    assert not robbed(me=5, rk=5, ox=5).can(me)  # other levels, or nothing there
    assert not robbed(e2=1).spies(me, "").can(me)
    assert robbed(e1=1).damage(me, "j3").can(me)  # E2 at home still accepts
    assert not robbed(e1=1).damage(me, "j3 l3").can(me)
    assert not robbed(e1=1).damage(1 - me, "j3").can(me)  # nothing available there


@pytest.mark.clause("SEP-13.19")
@BOTH
def test_oxygen_without_end_defrosts_clones_on_whole_locks(me: int) -> None:
    """One Clone alone in the Air Filter; Lock and Laser are elsewhere."""

    def filter_(keep: str, **stock: int) -> Position:
        return shells(me, keep).clones(me, "p1").stock(me, en=1, **stock)

    assert filter_("p1 u8 t8", ox=2).can(me)
    assert not filter_("p1 u8 t8", ox=1).can(me)
    assert not filter_("p1 t8", ox=2).can(me)  # no whole Lock
    assert not filter_("p1 u8 t8", ox=2).drones(1 - me, "u8").can(me)
    assert not filter_("p1 t8 k6", ox=2).can(me)  # a Lock, but no way on from it


@pytest.mark.clause("SEP-13.20")
@BOTH
def test_a_spy_who_can_walk_into_the_shaft_counts_as_thief(me: int) -> None:
    def thief() -> Position:
        return shells(me, "a8 b8", "k7 k6").clones(me, "a8 b8").spies(me, "k7").stock(1 - me, bm=1)

    assert thief().can(me)  # Thermite with stolen BioMass
    assert not thief().stock(1 - me, bm=0).can(me)
    assert not thief().damage(1 - me, "l6").can(me)
    assert not thief().damage(1 - me, "k6").can(me)


@pytest.mark.clause("SEP-13.20")
@BOTH
def test_a_gunner_needs_the_surface_and_a_second_clone(me: int) -> None:
    p = shells(me, "u8 t8").stock(me, en=1)
    assert p.clones(me, "u8 t8").can(me) and p.clones(me, "c9 t8").can(me)
    assert not p.clones(me, "t8").can(me)
    assert not shells(me, "t8 s8").stock(me, en=1).clones(me, "t8 s8").can(me)


@pytest.mark.clause("SEP-13.20")
@BOTH
def test_explosives_count_if_in_reach_or_whole_and_occupied(me: int) -> None:
    def flying(keep: str) -> Position:
        return shells(me, keep).capsule(me, 15, 5)

    assert flying("k3 k2").clones(me, "k2").can(me)
    assert flying("k3").spies(1 - me, "k3").can(me)  # a Spy of the rival stands there
    assert not flying("k3").clones(me, "c9").can(me)
    assert not flying("k2").clones(me, "k2").can(me)
    assert not flying("k3 k2").clones(me, "k2").drones(1 - me, "k3").can(me)


@pytest.mark.clause("SEP-13.21")
@BOTH
def test_espionage_makes_spies_of_all_clones_of_the_rival(me: int) -> None:
    def recruit() -> Position:
        p = shells(me, "l8", "k2 k3").clones(me, "l8 c9").stock(me, bm=3)
        return p.clones(1 - me, "k2")

    assert recruit().can(me)
    assert not recruit().stock(me, bm=2).can(me)
    assert not recruit().clones(1 - me, "").can(me)
    assert not recruit().clones(me, "l8").can(me)  # no Gunner besides
    assert not recruit().clones(me, "b9 c9").can(me)  # Espionage out of reach
    assert not recruit().damage(1 - me, "k3").can(me)


@pytest.mark.clause("SEP-13.21", "SEP-13.19")
@BOTH
def test_only_after_espionage_does_the_rivals_oxygen_make_more_spies(me: int) -> None:
    """A Clone in a Chemical Reactor; Lock and Explosives lie apart."""

    def chemist() -> Position:
        p = shells(me, "l8", "b2 k2 k3").clones(me, "l8 c9").stock(me, bm=3)
        return p.clones(1 - me, "b2").stock(1 - me, bm=1)

    assert chemist().can(me)
    assert not chemist().stock(1 - me, bm=0).can(me)
    assert not chemist().damage(1 - me, "k2").can(me)
    assert chemist().clones(1 - me, "").spies(me, "b2").can(me)  # those that are Spies already count
    first = shells(me, "", "b2 k2 k3").spies(me, "b2").stock(1 - me, bm=1)
    assert not first.can(me)  # a Spy makes Clones, not Spies


@pytest.mark.clause("SEP-13.21")
@BOTH
def test_what_recruited_spies_can_steal_counts_too(me: int) -> None:
    p = shells(me, "l8 u8 t8", "k7 k6 k4").clones(me, "l8 u8").stock(me, bm=3).clones(1 - me, "k4")
    assert not p.can(me)
    laser = shells(me, "l8 u8 t8", "k3").clones(me, "l8 u8").stock(me, bm=3).clones(1 - me, "k3")
    assert laser.stock(1 - me, en=1).can(me) and not laser.stock(1 - me, en=0).can(me)


@pytest.mark.clause("SEP-13.22", "SEP-EX-60")
@BOTH
def test_a_flying_rocket_is_a_means_until_it_has_landed_or_died(me: int) -> None:
    p = strong(block(given(), me), 1 - me).clones(me, "h1").damage(me, "a8 u8 k2 k6 i1")
    assert not p.can(me)
    x = 21 if me == A else 9
    assert p.rocket(me, x, 5).can(me)
    assert p.check().winner == GOING
    p.automatic(me, 3)
    assert p.rockets_of(me) == [] and p.winner == 1 - me


@pytest.mark.clause("SEP-13.22")
@BOTH
def test_only_own_rockets_count(me: int) -> None:
    assert not shells(me, "").rocket(1 - me, 15, 5).can(me)
    assert not shells(me, "").capsule(me, 15, 5).can(me)


@pytest.mark.clause("SEP-13.23")
@BOTH
def test_a_spy_who_can_move_with_explosives_does_damage(me: int) -> None:
    assert shells(me, "", "k3 k4").spies(me, "k4").can(me)
    assert shells(me, "", "k3 k4").spies(me, "k3").can(me)
    assert not shells(me, "", "k3").spies(me, "k3").can(me)  # nowhere to go
    assert not shells(me, "", "k4 k5").spies(me, "k4").can(me)
    occupied = shells(me, "", "k3 d7 e7").spies(me, "d7")
    assert not occupied.can(me)
    assert occupied.clones(1 - me, "k3").can(me)
    surface = shells(me, "", "k3").spies(me, "c9").clones(1 - me, "k3")
    assert not surface.can(me)  # no station square to leave


@pytest.mark.clause("SEP-13.24")
@BOTH
@pytest.mark.parametrize(
    ("keep", "price"),
    [("u8 t8", {"en": 1}), ("k8", {"rk": 1}), ("a8 b8", {"bm": 2}), ("p8 k3 k2", {"bd": 1})],
)
def test_gunners_with_a_payable_weapon_do_damage(me: int, keep: str, price: dict[str, int]) -> None:
    first = keep.split()[0]

    def gunners(**stock: int) -> Position:
        return shells(me, keep).clones(me, f"{first} c9 {'k2' if 'k2' in keep else 'd9'}").stock(me, **stock)

    assert gunners(**price).can(me)
    assert not gunners(**{name: n - 1 for name, n in price.items()}).can(me)
    assert not gunners(**price).damage(me, keep).clones(me, "c9 d9").can(me)


@pytest.mark.clause("SEP-13.24")
@BOTH
def test_landing_capsules_are_a_means_only_with_explosives(me: int) -> None:
    p = shells(me, "p8 k3 k2").clones(me, "p8 c9 k2").stock(me, bd=1)
    assert p.can(me)
    assert not p.damage(me, "k3").can(me)


@pytest.mark.clause("SEP-13.25")
@BOTH
def test_explosives_and_a_flying_capsule_do_damage(me: int) -> None:
    p = shells(me, "k3 k4").clones(me, "k4")
    assert not p.can(me)
    assert not shells(me, "k3 k4").clones(me, "k4").capsule(1 - me, 15, 5).can(me)
    assert p.capsule(me, 15, 5).can(me)
    assert not p.damage(me, "k3").can(me)


@pytest.mark.clause("SEP-13.26", "SEP-EX-103")
@BOTH
def test_a_biodrone_between_damaged_cells_cannot_leave_damage(me: int) -> None:
    p = shells(me, "k3 k2").clones(me, "k2").drones(me, "d5").damage(1 - me, "c5 e5")
    assert not p.drones(me, "d5").can(me)
    q = shells(me, "k3 k2").clones(me, "k2").damage(1 - me, "c5").drones(me, "d5")
    assert q.can(me)
    assert not q.damage(me, "k3").can(me)


@pytest.mark.clause("SEP-13.26")
@BOTH
def test_a_biodrone_may_walk_to_the_square_it_mines(me: int) -> None:
    def landed(keep: str, drone: str) -> Position:
        return shells(me, "k3 k2", keep).clones(me, "k2").drones(me, drone)

    assert landed("a8", "c9").can(me)  # along the surface, down, mine (8,0), back up
    assert not landed("b8 c8", "c9").can(me)
    assert landed("d7 e7", "c7").can(me)  # off a Damage token
    assert not landed("d7 f7", "c7").can(me)  # d7 has no whole neighbour
    assert not landed("k5", "k5").can(me)  # never into a cell
    assert landed("", "j5").can(me)  # along the cells


@pytest.mark.clause("SEP-13.26")
@BOTH
def test_damage_does_not_stop_biodrones_while_own_spies_can_repair(me: int) -> None:
    """The Spy walled in on Repair of the rival's station."""
    p = shells(me, "k3 k2", "k7").clones(me, "k2").drones(me, "k5").spies(me, "k7")
    assert not p.can(me)
    assert p.stock(1 - me, me=1).can(me)


@pytest.mark.clause("SEP-13.27")
@BOTH
def test_without_any_of_these_means_the_answer_is_no(me: int) -> None:
    assert not given().can(me)  # full warehouses, nobody to use them
    assert not given().clones(me, "c9 d9").damage(me, OUTER_LOCKS).can(me)  # nobody gets inside
    assert not given().damage(me, "k3").clones(me, "").drones(me, "c7").capsule(me, 15, 4).can(me)


# --- examples ----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-EX-57")
@BOTH
def test_without_gunner_and_outer_locks_a_player_who_can_repair_has_not_lost(me: int) -> None:
    p = given().clones(me, "h7 e7").damage(me, OUTER_LOCKS)
    assert p.can(me)
    assert not p.empty(me).damage(me, "k2 k6").can(me)


def starving(me: int) -> Position:
    """No cube, no Gunner, outer Locks gone, all warehouses blocked but Metal; a BioDrone inside."""
    p = given().empty(me).clones(me, "h1 c7").damage(me, OUTER_LOCKS)
    return block(p, me, "ME").drones(1 - me, "s7")


@pytest.mark.clause("SEP-EX-58")
@BOTH
def test_a_sensor_cabin_in_reach_of_a_starving_player_saves_him(me: int) -> None:
    assert starving(me).can(me)
    assert not starving(me).drones(1 - me, "").can(me)
    assert not starving(me).damage(me, "j4").can(me)  # the last warehouse


@pytest.mark.clause("SEP-EX-59")
@BOTH
def test_without_sensor_cabin_and_biomass_the_starving_player_has_lost(me: int) -> None:
    p = strong(starving(me), 1 - me).damage(me, "n1")
    assert p.check().winner == 1 - me


@pytest.mark.clause("SEP-EX-62")
def test_whose_rocket_lands_first_can_do_no_more_and_loses() -> None:
    p = shells(A, "").rocket(A, 21, 5).rocket(B, 15, 8).damage(B, "")
    p.automatic(A, 3)
    assert p.rockets_of(A) == [] and p.rockets_of(B) == [(15, 8)] and p.winner == B


@pytest.mark.clause("SEP-EX-63")
@BOTH
def test_gunners_who_cannot_get_inside_do_not_save_a_player(me: int) -> None:
    p = strong(given(), 1 - me).clones(me, "c9 d9").spies(1 - me, "k7 j2").damage(me, OUTER_LOCKS)
    assert p.check().winner == 1 - me
    q = given().clones(me, "c9 d9").damage(me, OUTER_LOCKS).damage(1 - me, OUTER_LOCKS)
    assert q.clones(1 - me, "c9 d9").check().winner == DRAW


@pytest.mark.clause("SEP-EX-64")
@BOTH
def test_who_cannot_repair_but_has_gunners_and_energy_has_not_lost(me: int) -> None:
    p = given().clones(me, "c9 k7").damage(me, "j4 i1").stock(me, en=2, bm=0, rk=0)
    assert p.can(me)


@pytest.mark.clause("SEP-EX-65", "SEP-R-31")
@BOTH
def test_biodrones_with_drill_and_vibrocannon_alone_cannot_damage(me: int) -> None:
    p = block(given(), me).empty(me).clones(me, "k5 k4").damage(me, "k3 k6 k7").drones(me, "c7 d7 e7")
    rival_armed = p.clones(1 - me, "k7").stock(1 - me, en=1)
    assert rival_armed.can(1 - me) and rival_armed.check().winner == 1 - me
    p = block(given(), me).empty(me).clones(me, "k5 k4").damage(me, "k3 k6 k7").drones(me, "c7 d7 e7")
    p = block(p, 1 - me).empty(1 - me).damage(1 - me, OUTER_LOCKS).clones(1 - me, "c9")
    assert p.check().winner == DRAW


@pytest.mark.clause("SEP-EX-66")
@BOTH
def test_one_biodrone_becomes_uranium_then_energy_then_three_repairs(me: int) -> None:
    """Metal is blocked: only the Energy Repair works, and the outer Locks need it too."""
    p = given().empty(me).clones(me, "h1 c7").damage(me, f"{OUTER_LOCKS} j4").drones(1 - me, "s7")
    for warehouse in ("j6", "l6", "j5", "l5"):
        p.damage(me, warehouse)
    assert p.can(me)
    assert not p.damage(me, "l4 l3 j3").can(me)


@pytest.mark.clause("SEP-EX-67")
@BOTH
def test_a_lone_biodrone_is_no_means_with_the_armory_out_of_reach(me: int) -> None:
    def lone(clone: str) -> Position:
        return shell(given(), me, "k2 k3 h1 i1").drones(me, "c7").clones(me, clone)

    assert not lone("i1").can(me)
    assert lone("k2").can(me)


@pytest.mark.clause("SEP-EX-104", "SEP-EX-105")
@BOTH
def test_a_spy_may_repair_the_rivals_explosives_if_the_rival_can_pay(me: int) -> None:
    p = shell(given(), me, "").spies(me, "f7").damage(1 - me, "k3")
    assert p.can(me)
    assert not p.damage(1 - me, "j6 l6 j4 l4 j3 l3").can(me)


# --- a second opinion ------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-13.11", "SEP-13.27")
def test_a_slow_second_opinion_agrees_on_hundreds_of_ruined_positions() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        p = ruin(rng)
        for step in range(8):
            for me in (A, B):
                opinion = verdict(p, me)
                found[opinion] += 1
                assert p.can(me) == bool(opinion), f"seed {seed}, step {step}, player {me}: {opinion}"
                if shoots_now(p.station(me)):
                    assert opinion, f"seed {seed}, step {step}, player {me}: the quick yes is wrong"
            crumble(p, rng)
            crumble(p, rng)
    decided = {opinion.partition(" ")[0] for opinion in found}
    assert decided >= {"", "13.22", "13.23", "13.24", "13.25", "13.26"}, found
    assert any(opinion.endswith("pass 2") for opinion in found), found


@pytest.mark.clause("SEP-13.1")
def test_the_second_opinion_agrees_along_played_games() -> None:
    """The rules may remember what they worked out before; the answer never depends on it."""
    for seed in range(4):
        rng = Random(seed)
        p = given(cap=400)
        s = septikon(GAME.new(2, "standard", seed, preset="yes", cap=400))
        turn = -1
        while not s.over:
            if s.turn != turn and s.turn % 5 == 0:
                turn = s.turn
                says = [can_damage(s, me) for me in (A, B)]
                p.s = septikon(s.copy())
                assert says == [bool(verdict(p, me)) for me in (A, B)]
            s.apply(rng.choice(s.options(s.actor)))
