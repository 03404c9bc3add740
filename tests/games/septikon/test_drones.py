"""BioDrones on the enemy station (SEP-8), step 4. Squares are local, so both players read alike."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import BOTH, Position, given, seen


def landed(me: int, words: str) -> Position:
    """BioDrones on the rival's station, where two Clones keep out of the way."""
    return given().drones(me, words).clones(1 - me, "a1 b1").clones(me, "")


def armed(p: Position, me: int) -> Position:
    """A Clone on the own Explosives, walled in: nothing to do in steps 2 and 3."""
    return p.clones(me, "k3").damage(me, "k2 k4")


def reach(me: int, start: str, die: int, p: Position | None = None) -> set[str]:
    """Where the BioDrone on this square can go; a Gunner makes the move of step 2."""
    p = (p or landed(me, start)).rolled(me, die)
    steps = [option for option in p.options() if option.startswith("move")]
    p.play(me, *steps[:1])
    if f"drone {start}" not in p.options():
        return set()
    before = p.drones_of(me)
    p.play(me, f"drone {start}")
    ends = {option.removeprefix("go ") for option in p.options() if option.startswith("go ")}
    return ends or set(p.drones_of(me)) - set(before)  # one end only is taken unasked


@pytest.mark.clause("SEP-8.1")
@BOTH
def test_each_biodrone_may_move_exactly_d_steps_once_in_any_order(me: int) -> None:
    p = landed(me, "d7 q7").rolled(me, 2)
    assert p.options() == ["done", "drone d7", "drone q7"]
    p.play(me, "drone q7")
    assert p.options() == ["go o7", "go s7"]
    p.play(me, "go o7")
    assert p.options() == ["done", "drone d7"]
    assert p.refused("drone o7") == "SEP-8.1"
    p.play(me, "drone d7")
    assert p.options() == ["go b7", "go f7"]
    p.play(me, "go f7")
    assert p.drones_of(me) == ["f7", "o7"] and not p.options()  # nobody is left to move


@pytest.mark.clause("SEP-8.1")
@BOTH
def test_a_biodrone_without_a_way_of_d_steps_cannot_be_chosen(me: int) -> None:
    p = landed(me, "d7 q7").damage(1 - me, "c7 e7").rolled(me, 2)
    assert p.options() == ["done", "drone q7"]
    assert p.refused("drone d7") == "SEP-8.1" and p.refused("drone c7") == "SEP-8.1"
    assert p.refusal(me, "drone d7") == "SEP-8.1"


@pytest.mark.clause("SEP-8.1b", "SEP-EX-94")
@BOTH
def test_moving_is_optional_and_one_that_stays_leaves_no_damage(me: int) -> None:
    p = armed(landed(me, "d4 q7"), me).rolled(me, 3)
    p.play(me, "drone q7", "go t7", "leave")
    assert p.options() == ["done", "drone d4"]
    p.play(me, "done")
    assert p.drones_of(me) == ["t7", "d4"] and p.damage_on(1 - me) == {"q7"}


@pytest.mark.clause("SEP-8.2")
@BOTH
def test_a_biodrone_that_lands_in_step_five_moves_on_the_next_own_turn(me: int) -> None:
    p = landed(me, "").capsule(me, *seen(me, 21, 10)).rolled(me, 3)
    assert p.drones_of(me) == ["k7"] and not p.options()  # nobody was asked on the turn of the landing
    p.rolled(1 - me, 1)
    assert p.options() and not [option for option in p.options() if option.startswith("drone")]
    p.play(1 - me, "move b1 c1").settle()
    assert p.rolled(me, 1).options() == ["done", "drone k7"]


@pytest.mark.clause("SEP-8.3")
@BOTH
def test_in_the_warehouse_where_it_landed_it_crawls_along_the_cells(me: int) -> None:
    assert reach(me, "e5", 3) == {"b5", "h5"}
    assert reach(me, "p5", 4) == {"l5", "t5"}
    assert reach(me, "e7", 3) == {"b7", "h7"}  # a module: as a Clone walks


@pytest.mark.clause("SEP-8.3b", "SEP-EX-23", "SEP-R-37")
@BOTH
def test_it_may_leave_the_warehouse_and_go_on_in_the_shaft(me: int) -> None:
    assert reach(me, "h5", 4) == {"d5", "k4", "k6"}
    assert reach(me, "l3", 2) == {"n3", "k2", "k4"}


@pytest.mark.clause("SEP-8.3c", "SEP-EX-91")
@BOTH
def test_once_out_it_never_enters_a_warehouse(me: int) -> None:
    assert reach(me, "k5", 1) == {"k4", "k6"}
    assert reach(me, "k7", 3) == {"h7", "n7", "k4"}
    assert reach(me, "j5", 2) == {"h5", "k4", "k6"}  # not across the shaft into l5


@pytest.mark.clause("SEP-8.4", "SEP-EX-93")
@BOTH
def test_clones_and_spies_block_the_way_whoever_controls_them(me: int) -> None:
    spy = landed(me, "f7").spies(me, "g7").clones(me, "k9")
    assert reach(me, "f7", 2, spy) == {"d7"}
    clone = landed(me, "f7").clones(1 - me, "g7")
    assert reach(me, "f7", 2, clone) == {"d7"}
    p = landed(me, "k7").clones(1 - me, "l7 a1").rolled(me, 2).play(me, "drone k7")
    assert p.options() == ["go i7", "go k5"] and p.refusal(me, "go m7") == "SEP-8.4"
    p = landed(me, "k7").clones(1 - me, "m7 a1").rolled(me, 2).play(me, "drone k7")
    assert p.options() == ["go i7", "go k5"] and p.refusal(me, "go m7") == "SEP-8.4"


@pytest.mark.clause("SEP-8.4b")
@BOTH
def test_damage_blocks_the_way(me: int) -> None:
    p = landed(me, "k7").damage(1 - me, "l7").rolled(me, 2).play(me, "drone k7")
    assert p.options() == ["go i7", "go k5"] and p.refusal(me, "go m7") == "SEP-8.4b"
    p = landed(me, "k7").damage(1 - me, "m7").rolled(me, 2).play(me, "drone k7")
    assert p.options() == ["go i7", "go k5"] and p.refusal(me, "go m7") == "SEP-8.4b"
    p = landed(me, "e5").damage(1 - me, "f5")
    assert reach(me, "e5", 3, p) == {"b5"}


@pytest.mark.clause("SEP-8.4c", "SEP-R-38")
@BOTH
def test_it_never_turns_back_nor_ends_where_it_began(me: int) -> None:
    assert reach(me, "a5", 2) == {"c5"}  # cell 1, the wall behind it
    assert reach(me, "b5", 2) == {"d5"}
    assert reach(me, "k7", 2) == {"i7", "m7", "k5"}
    dead_end = landed(me, "b5").damage(1 - me, "d5")
    assert reach(me, "b5", 2, dead_end) == set()


@pytest.mark.clause("SEP-8.4d")
@BOTH
def test_it_passes_own_biodrones_but_does_not_end_on_one(me: int) -> None:
    p = landed(me, "k7 l7 m7").rolled(me, 2).play(me, "drone k7")
    assert p.options() == ["go i7", "go k5"] and p.refusal(me, "go m7") == "SEP-8.4d"
    p = landed(me, "k7 l7 m7").rolled(me, 3).play(me, "drone k7")
    assert p.options() == ["go h7", "go n7", "go k4"]


@pytest.mark.clause("SEP-8.5", "SEP-EX-22", "SEP-8.9b")
@BOTH
def test_it_may_stay_on_a_damage_token_or_move_off_without_a_second_token(me: int) -> None:
    p = armed(landed(me, "").damage(1 - me, "e7").drones(me, "e7"), me)
    for _ in range(3):
        assert p.rolled(me, 1).options() == ["done", "drone e7"]
        p.play(me, "done")
        assert p.drones_of(me) == ["e7"]
    p.rolled(me, 1).play(me, "drone e7")
    assert p.options() == ["go d7", "go f7"]
    p.play(me, "go f7")
    assert p.drones_of(me) == ["f7"] and p.damage_on(1 - me) == {"e7"} and not p.options()  # no question


@pytest.mark.clause("SEP-8.6", "SEP-EX-51")
@BOTH
def test_only_the_cube_on_the_end_cell_is_destroyed(me: int) -> None:
    p = landed(me, "b4").cells(1 - me, "ME", 1, 3, 4, 5, 6).rolled(me, 3)
    p.play(me, "drone b4")
    assert p.drones_of(me) == ["e4"] and p.filled(1 - me, "ME") == [1, 3, 4, 6]


@pytest.mark.clause("SEP-8.7", "SEP-EX-92")
@BOTH
def test_locks_are_plain_squares_and_it_walks_to_and_from_the_surface(me: int) -> None:
    assert reach(me, "a8", 1) == {"b8", "a7", "a9"}
    assert reach(me, "k6", 1) == {"k5", "k7"}
    assert reach(me, "b9", 2) == {"a8", "d9"}


@pytest.mark.clause("SEP-8.8")
@BOTH
def test_it_activates_nothing_and_arms_nobody(me: int) -> None:
    p = landed(me, "l3").clones(1 - me, "c9 a1").rolled(me, 1).play(me, "drone l3", "go k3")
    assert p.drones_of(me) == ["k3"] and not p.options()  # on the Explosives: nothing is asked
    p = landed(me, "e8").clones(1 - me, "c9 a1").rolled(me, 1).play(me, "drone e8", "go f8")
    assert not p.options() and p.cubes(1 - me, "en") == 10  # on a Laser with a Gunner: nothing
    for armory in ("k5", "k4"):
        p = landed(me, f"{armory} d7 m7").clones(1 - me, "c7 k7").spies(me, "u1").fire(1 - me)
        assert p.drones_of(me).count("d7") == 1 and p.clones_of(1 - me) == {"c7", "k7"}


@pytest.mark.clause("SEP-8.9", "SEP-EX-94")
@BOTH
def test_armed_with_explosives_it_may_leave_damage_where_it_starts(me: int) -> None:
    def move() -> Position:
        p = armed(landed(me, "d4"), me).cells(1 - me, "ME", 1, 2, 3, 5, 6, 7, 8)
        return p.rolled(me, 3).play(me, "drone d4")

    p = move().play(me, "go g4")
    assert p.options() == ["keep", "leave"]
    p.play(me, "leave")
    assert p.damage_on(1 - me) == {"d4"} and p.drones_of(me) == ["g4"]
    assert p.filled(1 - me, "ME") == [1, 2, 3, 5, 6, 8]  # the cube on (4,6) is lost
    p = move().play(me, "go g4", "keep")
    assert p.damage_on(1 - me) == set() and p.drones_of(me) == ["g4"]


@pytest.mark.clause("SEP-8.9")
@BOTH
def test_without_own_explosives_no_damage_is_offered(me: int) -> None:
    """The rival's Explosives do not arm it, nor does it arm itself."""
    p = landed(me, "d7").clones(me, "k5").clones(1 - me, "k3 a1").rolled(me, 2)
    p.play(me, p.options()[0], "drone d7", "go f7")
    assert p.damage_on(1 - me) == set() and p.drones_of(me) == ["f7"]


@pytest.mark.clause("SEP-8.9b")
@BOTH
def test_no_damage_is_left_on_the_surface(me: int) -> None:
    p = armed(landed(me, "f9"), me).rolled(me, 1).play(me, "drone f9", "go g9")
    assert p.drones_of(me) == ["g9"] and not p.options() and p.damage_on(1 - me) == set()


@pytest.mark.clause("SEP-EX-19")
@BOTH
def test_a_biodrone_in_front_of_all_oxygen_stops_the_air_filter(me: int) -> None:
    p = given().drones(1 - me, "h6").clones(1 - me, "a1 b1").ends_on(me, "l2").settle()
    assert p.cubes(me, "ox") == 5 and p.told("unpaid")
    p = given().drones(1 - me, "e6").cells(me, "OX", 1, 2, 6, 7).ends_on(me, "l2").settle()
    assert p.filled(me, "OX") == [1, 2, 6, 7, 8]  # two cubes in front of it: works
