"""Warehouses: blocking, taking, placing, Energy, and the defrosting of Clones (SEP-6)."""

from __future__ import annotations

import pytest

from rulewright.core.draft import split, splits
from rulewright.core.forecast import GOES_ON
from tests.games.septikon.given import PLAYERS, Position, at, given

LOCKS = ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
SIX = "a7 b7 c7 d7 e7 f7"
COLUMN = {"OX": (6, 0), "BM": (6, 20), "RK": (5, 0), "BD": (5, 20), "ME": (4, 0), "UR": (4, 20)}


def cell(warehouse: str, k: int) -> str:
    """The square of cell k."""
    level, deepest = COLUMN[warehouse]
    return at(level, deepest + k - 1 if deepest == 0 else deepest - k + 1)


def spends_metal(p: Position, player: int) -> Position:
    """A Repair of (1,20) takes one Metal."""
    return p.damage(player, "u1").ends_on(player, "k7")


def adds_metal(p: Position, player: int) -> Position:
    """A Foundry adds one Metal."""
    return p.ends_on(player, "d1").settle()


# --- cells, blockers, reach (SEP-6.1, SEP-6.2, SEP-6.3) ----------------------------------------------------
@pytest.mark.clause("SEP-EX-03", "SEP-6.3.1", "SEP-6.3.2", "SEP-6.1.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_take_from_the_entrance_side_and_fill_holes_first(player: int) -> None:
    p = spends_metal(given().cells(player, "ME", 1, 2, 4, 5), player).play(player, "use")
    assert p.filled(player, "ME") == [1, 2, 4]
    p = adds_metal(given().cells(player, "ME", 1, 2, 4, 5), player)
    assert p.filled(player, "ME") == [1, 2, 3, 4, 5]


@pytest.mark.clause("SEP-EX-04", "SEP-6.1.2", "SEP-6.2.1", "SEP-6.2.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_behind_damage_cubes_are_blocked_and_holes_are_not_filled(player: int) -> None:
    def partly() -> Position:
        return given().cells(player, "ME", 1, 2, 4, 5).damage(player, cell("ME", 3))

    assert partly().available(player, "me") == 2
    p = partly().damage(player, "u1").ends_on(player, "k7").play(player, "use", "repair u1")
    assert p.filled(player, "ME") == [1, 2, 4]
    assert adds_metal(partly(), player).filled(player, "ME") == [1, 2, 4, 5, 6]
    # with a hole behind the blocker as well, the place in front of it is taken
    p = given().cells(player, "ME", 1, 4, 5).damage(player, cell("ME", 3))
    assert adds_metal(p, player).filled(player, "ME") == [1, 4, 5, 6]


@pytest.mark.clause("SEP-EX-05", "SEP-6.2.2", "SEP-6.2.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_fully_blocked_means_nothing_in_or_out_although_cells_in_front_are_empty(player: int) -> None:
    def fully() -> Position:
        return given().cells(player, "ME", 1, 2, 4, 5).damage(player, cell("ME", 6))

    assert fully().available(player, "me") == 0
    assert not fully().ends_on(player, "k7").options()  # no Repair
    p = adds_metal(fully(), player)
    assert p.filled(player, "ME") == [1, 2, 4, 5] and p.cubes(player, "en") == 10


@pytest.mark.clause("SEP-6.1.2", "SEP-6.2.1", "SEP-6.2.6")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("k", range(1, 11))
@pytest.mark.parametrize("warehouse", ["OX", "BM", "RK", "BD", "ME", "UR"])
def test_the_blocker_nearest_the_entrance_decides_and_biodrones_block_like_damage(
    player: int, warehouse: str, k: int
) -> None:
    resource = warehouse.lower()
    full = range(1, 11)
    damaged = given().cells(player, warehouse, *full).damage(player, cell(warehouse, k))
    assert damaged.available(player, resource) == 10 - k
    crawled = (
        given().cells(player, warehouse, *(n for n in full if n != k)).drones(1 - player, cell(warehouse, k))
    )
    assert crawled.available(player, resource) == 10 - k
    if k > 2:  # a second blocker deeper inside changes nothing
        assert damaged.damage(player, cell(warehouse, 1)).available(player, resource) == 10 - k
    # own BioDrones on the other station block nothing here
    away = given().cells(player, warehouse, *full).drones(player, cell(warehouse, k))
    assert away.available(player, resource) == 10


@pytest.mark.clause("SEP-6.2.6", "SEP-6.2.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_an_enemy_biodrone_blocks_paying_and_placing(player: int) -> None:
    p = adds_metal(given().drones(1 - player, cell("ME", 8)), player)
    assert p.cubes(player, "me") == 5 and p.cubes(player, "en") == 10
    p = given().damage(player, "u1").drones(1 - player, cell("ME", 8)).ends_on(player, "k7")
    assert not p.options()


@pytest.mark.clause("SEP-6.2.4", "SEP-6.2.5")
@pytest.mark.parametrize("player", PLAYERS)
def test_full_means_no_empty_reachable_cell_and_an_empty_open_warehouse_accepts(player: int) -> None:
    p = given().cells(player, "ME", *range(5, 11)).damage(player, cell("ME", 4))  # 5 to 10 full, 1 to 3 empty
    assert adds_metal(p, player).filled(player, "ME") == [5, 6, 7, 8, 9, 10] and p.cubes(player, "en") == 10
    p = adds_metal(given().stock(player, me=0), player)
    assert p.filled(player, "ME") == [1]
    p = adds_metal(given().cells(player, "ME", *range(1, 10)), player)
    assert p.filled(player, "ME") == [*range(1, 11)]


@pytest.mark.clause("SEP-6.2.5", "SEP-6.3.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_energy_can_be_paid_from_both_warehouses_together(player: int) -> None:
    p = given().stock(player, e1=1, e2=1).ends_on(player, "a2")  # Double Foundry: 2 Energy
    assert p.options() == ["pay E1", "pay E2"]
    p.play(player, "pay E2")
    assert p.cubes(player, "en") == 0 and p.cubes(player, "me") == 7
    p = given().stock(player, e1=1, e2=0).ends_on(player, "a2")
    assert p.cubes(player, "en") == 1 and p.cubes(player, "me") == 5 and not p.options()
    p = given().stock(player, e1=5, e2=1).damage(player, "j3").ends_on(player, "a2")  # E1 fully blocked
    assert p.cubes(player, "me") == 5


@pytest.mark.clause("SEP-6.3.3", "SEP-6.2.5", "SEP-V-01")
@pytest.mark.parametrize("player", PLAYERS)
def test_each_unit_paid_uses_either_warehouse_that_can_pay(player: int) -> None:
    p = given().stock(player, e1=4, e2=4).ends_on(player, "a2").play(player, "pay E2", "pay E2")
    assert (p.filled(player, "E1"), p.filled(player, "E2")) == ([1, 2, 3, 4], [1, 2])
    # three Energy shots: E1 runs dry, then only E2 is left and pays unasked
    p = given().clones(player, "a9 c9").stock(player, e1=1, e2=3).ends_on(player, "f8")
    p.play(player, "gunner a", "pay E1", "gunner c")
    assert p.cubes(player, "e2") == 2 and p.cubes(player, "e1") == 0


@pytest.mark.clause("SEP-6.3.3", "SEP-6.2.1", "SEP-6.2.5")
@pytest.mark.parametrize("player", PLAYERS)
def test_blocked_energy_pays_nothing(player: int) -> None:
    p = (
        given().damage(player, "j3").ends_on(player, "d1")
    )  # E1 fully blocked: E2 pays for the Foundry unasked
    assert (p.cubes(player, "e1"), p.cubes(player, "e2"), p.cubes(player, "me")) == (5, 4, 6)
    p = given().drones(1 - player, "l3").ends_on(player, "d1")  # E2 blocked by a BioDrone in cell 10
    assert (p.cubes(player, "e1"), p.cubes(player, "e2"), p.cubes(player, "me")) == (4, 5, 6)


@pytest.mark.clause("SEP-6.3.3b", "SEP-EX-39")
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("choice", ["111", "112", "121", "211", "122", "212", "221", "222"])
def test_each_energy_unit_is_placed_freely(player: int, choice: str) -> None:
    p = given().ends_on(player, "j1")
    for warehouse in choice:
        p.play(player, f"store E{warehouse}")
    assert p.cubes(player, "e1") == 5 + choice.count("1") and p.cubes(player, "e2") == 5 + choice.count("2")


@pytest.mark.clause("SEP-6.3.4", "SEP-5.21a")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_warhead_waits_for_the_rockets_in_front_of_it(player: int) -> None:
    p = given().clones(player, "a9 c9").stock(player, rk=2).warheads(player, 1).ends_on(player, "k8")
    p.play(player, "gunner a")
    assert [f.nuclear for f in p.station(player).flyers] == [0] and p.armed_cells(player) == [1]
    p.play(player, "gunner c")
    assert [f.nuclear for f in p.station(player).flyers] == [0, 1] and not p.armed_cells(player)


@pytest.mark.clause("SEP-6.3.5")
@pytest.mark.parametrize("player", PLAYERS)
def test_blocked_cubes_stay_and_become_available_when_the_blocker_goes(player: int) -> None:
    p = given().damage(player, cell("ME", 6)).clones(player, SIX)
    assert (p.cubes(player, "me"), p.available(player, "me")) == (5, 0)
    p.ends_on(player, "i1").play(player, "use", "pay E1")  # the Energy Repair
    assert (p.cubes(player, "me"), p.available(player, "me")) == (5, 5)
    p = given().drones(1 - player, cell("ME", 6)).clones(player, "a1").clones(1 - player, "d7")
    p.rolled(1 - player, 5).play(1 - player, "move d7 i7")
    assert p.available(player, "me") == 0
    p.play(1 - player, f"drone {cell('ME', 6)}", "go k4")  # it leaves the warehouse
    assert p.available(player, "me") == 5


@pytest.mark.clause("SEP-EX-40", "SEP-6.3.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_repaired_cell_is_empty_and_filled_first(player: int) -> None:
    p = given().clones(player, SIX).damage(player, cell("OX", 1))
    assert p.filled(player, "OX") == [2, 3, 4, 5]
    p.ends_on(player, "i1").play(player, "use", "pay E1")
    assert p.filled(player, "OX") == [2, 3, 4, 5]  # the cube does not come back
    p.ends_on(player, "b2")  # Chemical Reactor
    assert p.filled(player, "OX") == [1, 2, 3, 4, 5]


# --- defrosting (SEP-6.4) ----------------------------------------------------------------------------------
def people(n: int) -> str:
    """So many Clones, none on a Lock."""
    return " ".join(at(7, column) for column in range(n))


@pytest.mark.clause("SEP-EX-97", "SEP-6.4.1", "SEP-V-03")
@pytest.mark.parametrize("player", PLAYERS)
def test_more_oxygen_than_clones_defrosts_one(player: int) -> None:
    p = given().clones(player, people(4)).ends_on(player, "b2")  # five Clones, Oxygen 5 to 6
    assert p.asked == player and p.options() == LOCKS
    p.play(player, "defrost u8")
    assert len(p.clones_of(player)) == 6 and "u8" in p.clones_of(player)
    p = given().clones(player, people(5)).ends_on(player, "b2")  # six Clones: 6 > 6 is false
    assert not p.options() and len(p.clones_of(player)) == 6 and p.cubes(player, "ox") == 6


@pytest.mark.clause("SEP-EX-97", "SEP-6.4.2", "SEP-6.4.2b", "SEP-V-03")
@pytest.mark.parametrize("player", PLAYERS)
def test_without_a_free_lock_the_chance_is_lost_and_not_made_up(player: int) -> None:
    p = given().clones(player, "a8 u8 k2 k6").ends_on(player, "b2")
    assert len(p.clones_of(player)) == 5 and p.cubes(player, "ox") == 6 and p.told("no-lock")
    p.rolled(player, 1).play(player, "move a8 a7")  # a Lock is free now, and nothing happens
    assert len(p.clones_of(player)) == 5 and p.cubes(player, "ox") == 6


@pytest.mark.clause("SEP-6.4.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_lock_must_be_undamaged_and_empty_of_clone_spy_and_biodrone(player: int) -> None:
    p = given().clones(player, "a8").spies(1 - player, "u8").damage(player, "k2").stock(player, ox=4)
    p.ends_on(player, "b2")  # three Clones, Oxygen 5: only (6,10) is free, taken unasked
    assert "k6" in p.clones_of(player)
    p = given().clones(player, "a8").drones(1 - player, "k6").ends_on(player, "b2")
    assert p.options() == ["defrost k2", "defrost u8"]
    assert p.refusal(player, "defrost a8") == p.refusal(player, "defrost k6") == "SEP-6.4.2"


@pytest.mark.clause("SEP-6.4.1", "SEP-EX-33", "SEP-6.3.5")
@pytest.mark.parametrize("player", PLAYERS)
def test_blocked_oxygen_counts(player: int) -> None:
    # four blocked, two available, four Clones: 7 > 4
    p = given().clones(player, people(3)).cells(player, "OX", 1, 2, 3, 4, 6, 7).damage(player, cell("OX", 5))
    p.ends_on(player, "b2")
    assert p.cubes(player, "ox") == 7 and p.options() == LOCKS
    p.play(player, "defrost k2")
    assert len(p.clones_of(player)) == 5


@pytest.mark.clause("SEP-EX-37", "SEP-6.4.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_spies_and_gunners_count_as_clones_of_their_colour(player: int) -> None:
    p = given().clones(player, "a7 b7 c9 d9").spies(1 - player, "e7 f7").stock(player, ox=6)
    p.ends_on(player, "b2")  # seven of the colour; Oxygen 7
    assert not p.options() and p.cubes(player, "ox") == 7 and len(p.clones_of(player)) == 5
    # the player's own Spies are of the other colour and do not count
    p = given().clones(player, "a7 b7 c9 d9").spies(player, "e7 f7").stock(player, ox=6).ends_on(player, "b2")
    assert p.options() == LOCKS


@pytest.mark.clause("SEP-EX-35", "SEP-6.4.3", "SEP-6.4.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_the_air_filter_is_checked_unit_by_unit_and_defrosts_up_to_three(player: int) -> None:
    p = given().clones(player, "a7").damage(player, "u8").ends_on(player, "p1")  # two Clones, three Locks
    assert p.cubes(player, "ox") == 4
    p.play(player, "defrost k2")
    assert p.cubes(player, "ox") == 5
    p.play(player, "defrost a8")  # the last Lock is taken unasked
    assert p.cubes(player, "ox") == 6 and len(p.clones_of(player)) == 5
    assert p.clones_of(player) >= {"k2", "a8", "k6"}


@pytest.mark.clause("SEP-6.4.3", "SEP-6.4.7")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_new_clone_counts_at_once_for_the_next_unit(player: int) -> None:
    # four Clones, Oxygen 5 to 3 to 6: the units make it 4, 5 (> 4: the fifth Clone), 6 (> 5: the sixth)
    p = given().clones(player, people(3)).ends_on(player, "p1")
    assert p.cubes(player, "ox") == 5 and p.options() == LOCKS
    p.play(player, "defrost a8")
    assert p.cubes(player, "ox") == 6 and len(p.options()) == 3
    p.play(player, "defrost k6")
    assert len(p.clones_of(player)) == 6 and not p.options()
    # five Clones: only the last unit (6 > 5) defrosts
    p = given().clones(player, people(4)).ends_on(player, "p1").play(player, "defrost k6")
    assert len(p.clones_of(player)) == 6 and not p.options()


@pytest.mark.clause("SEP-6.4.4")
@pytest.mark.parametrize("player", PLAYERS)
def test_defrosting_cannot_be_declined(player: int) -> None:
    p = given().clones(player, people(4)).ends_on(player, "b2")
    assert all(option.startswith("defrost") for option in p.options())
    for word in ("done", "skip", "keep"):
        p.illegal(player, word)


@pytest.mark.clause("SEP-6.4.5", "SEP-EX-32")
@pytest.mark.parametrize("player", PLAYERS)
def test_spending_or_losing_oxygen_never_removes_clones(player: int) -> None:
    p = given().clones(player, people(4)).ends_on(player, "o1")  # Biocollector: 1 Oxygen
    assert p.cubes(player, "ox") == 4 and len(p.clones_of(player)) == 5
    p = given().clones(player, people(5)).damage(player, " ".join(cell("OX", k) for k in range(1, 6)))
    assert p.cubes(player, "ox") == 0 and len(p.clones_of(player)) == 5


@pytest.mark.clause("SEP-6.4.6", "SEP-C-03")
@pytest.mark.parametrize("player", PLAYERS)
def test_never_more_than_ten_clones_of_a_colour(player: int) -> None:
    p = given().clones(player, people(9)).stock(player, ox=9).ends_on(player, "b2")  # Oxygen 10, ten Clones
    assert p.cubes(player, "ox") == 10 and len(p.clones_of(player)) == 10 and not p.options()
    p = given().clones(player, people(8)).stock(player, ox=9).ends_on(player, "b2").play(player, "defrost k2")
    assert len(p.clones_of(player)) == 10


@pytest.mark.clause("SEP-6.4.7", "SEP-6.4.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_defrosted_by_a_spys_production_is_loyal_and_moves_on_its_owners_next_turn(
    player: int,
) -> None:
    owner = 1 - player
    p = given().clones(player, "a1 a9").clones(owner, "c7 e9").ends_on(player, "b2", spy=True)
    assert p.asked == owner
    p.play(owner, "defrost a8")
    assert p.clones_of(owner) == {"c7", "e9", "a8"}
    p.rolled(owner, 1)
    assert p.moves("a8") == {"b8", "a7", "a9", "k2", "k6", "u8"}


@pytest.mark.clause("SEP-6.4.7", "SEP-6.4.1")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_clone_defrosted_by_theft_moves_in_the_same_turn_lock_jump_included(player: int) -> None:
    p = given().clones(player, "c7 e7").spies(player, "k6").clones(1 - player, "a1").theft(player)
    p.play(player, "steal OX")
    assert p.asked == player and p.options() == LOCKS and p.cubes(1 - player, "ox") == 4
    p.play(player, "defrost u8").rolled(player, 1)
    assert p.moves("u8") == {"t8", "u7", "u9", "a8", "k2", "k6"}


@pytest.mark.clause("SEP-V-20", "SEP-6.3.1", "SEP-6.3.2")
@pytest.mark.parametrize("player", PLAYERS)
def test_stealing_takes_an_available_cube_and_places_it_by_the_usual_rules(player: int) -> None:
    p = given().spies(player, "k5").clones(player, "a1").cells(1 - player, "RK", 1, 2, 7)
    p.warheads(1 - player, 7).damage(1 - player, cell("RK", 5)).cells(player, "RK", 1, 3).theft(player)
    p.play(player, "steal RK")
    assert p.filled(1 - player, "RK") == [1, 2] and p.filled(player, "RK") == [1, 2, 3]
    assert p.armed_cells(player) == [2] and not p.armed_cells(1 - player)


@pytest.mark.clause("SEP-6.3.3b")
@pytest.mark.parametrize("player", PLAYERS)
def test_three_units_are_one_split_of_four_ways(player: int) -> None:
    s = given().ends_on(player, "j1").s
    ways = [[s.text(unit) for unit in way] for way in splits(s, player, 8)]
    assert ways == [[f"store E{n}" for n in way] for way in ("111", "112", "122", "222")]
    assert [s.text(unit) for unit in split(s, GOES_ON, player)[2]] == ["store E1", "store E2", "store E1"]


@pytest.mark.clause("SEP-6.3.3")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_split_that_the_rules_complete_is_offered_once(player: int) -> None:
    s = given().stock(player, e1=1, e2=4).ends_on(player, "a2").s  # two units to pay, E1 has one
    ways = [[s.text(unit) for unit in way] for way in splits(s, player, 8)]
    assert ways == [["pay E1"], ["pay E2", "pay E2"]]
