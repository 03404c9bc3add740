"""Spies (SEP-9): whose they are, theft before the roll, and Damage left behind."""

from __future__ import annotations

import pytest

from rulewright.games.septikon.turn import Turn
from tests.games.septikon.given import BOTH, Position, given, seen


def infiltrated(me: int, words: str) -> Position:
    """Spies of a player on the other station; two harmless Clones of each colour elsewhere."""
    return given().spies(me, words).clones(me, "a1 b1").clones(1 - me, "u1 t1")


# --- moving and activating -------------------------------------------------------------------------------
@pytest.mark.clause("SEP-9.1")
@BOTH
def test_only_the_controller_moves_a_spy_and_instead_of_an_own_clone(me: int) -> None:
    p = infiltrated(me, "k9").rolled(me, 2)
    assert p.moves("k9", "spy") == {"i9", "m9"} and p.moves("b1") == {"d1", "a2"}
    p.play(me, "spy k9 m9")
    assert p.spies_of(me) == {"m9"} and not p.options()  # no Clone move after it
    p = infiltrated(me, "k9").rolled(1 - me, 2)
    assert not p.moves("k9") and not p.moves("k9", "spy") and p.moves("t1")
    assert p.refused("move k9 m9") == "SEP-1.7" and p.refused("spy k9 m9") == "SEP-1.7"


@pytest.mark.clause("SEP-9.2")
@BOTH
def test_a_spy_works_the_modules_of_the_station_where_he_stands(me: int) -> None:
    """A Rocket Workshop: the rival pays and gets the Rocket; the Spy's controller says from which store."""
    p = infiltrated(me, "").ends_on(me, "b1", spy=True)
    assert p.asked == me and p.options() == ["pay E1", "pay E2"]  # no way to decline
    p.play(me, "pay E2")
    assert p.cubes(1 - me, "e2") == 4 and p.cubes(1 - me, "rk") == 6
    assert p.cubes(me, "en") == 10 and p.cubes(me, "rk") == 5


@pytest.mark.clause("SEP-9.2")
@BOTH
def test_the_owner_of_the_station_picks_the_lock_of_a_clone_that_a_spy_defrosts(me: int) -> None:
    p = infiltrated(me, "").ends_on(me, "b2", spy=True)
    assert p.asked == 1 - me and p.options() == ["defrost k2", "defrost a8", "defrost u8", "defrost k6"]
    p.play(1 - me, "defrost k6")
    assert p.clones_of(1 - me) == {"u1", "t1", "k6"} and p.spies_of(me) == {"b2"}
    assert p.cubes(1 - me, "bm") == 4 and p.cubes(1 - me, "ox") == 6


@pytest.mark.clause("SEP-9.2")
@BOTH
def test_a_spy_repairs_the_damage_of_the_station_where_he_stands(me: int) -> None:
    p = infiltrated(me, "").damage(1 - me, "a5").damage(me, "a5").ends_on(me, "i8", spy=True)
    assert p.asked == me and p.options() == ["skip", "use"]
    p.play(me, "use")
    assert p.damage_on(1 - me) == set() and p.damage_on(me) == {"a5"}
    assert p.cubes(1 - me, "me") == 4 and p.cubes(me, "me") == 5


@pytest.mark.clause("SEP-9.3")
@BOTH
def test_a_spy_counts_as_a_clone_of_its_colour_for_oxygen(me: int) -> None:
    """Oxygen 5 becomes 6: a new Clone with five people of the colour, not with six."""
    five = given().clones(1 - me, "u1 t1 s1").spies(me, "c9").ends_on(1 - me, "b2")
    assert five.asked == 1 - me and "defrost k2" in five.options()
    six = given().clones(1 - me, "u1 t1 s1").spies(me, "c9 d9").ends_on(1 - me, "b2")
    assert six.cubes(1 - me, "ox") == 6 and not six.told("defrosted") and "defrost k2" not in six.options()


@pytest.mark.clause("SEP-9.4")
@BOTH
def test_a_spy_on_the_surface_is_nobodys_gunner(me: int) -> None:
    p = infiltrated(me, "c9").ends_on(1 - me, "f8")
    assert p.told("no-gunner") and p.cubes(1 - me, "en") == 10
    p = infiltrated(me, "c9").ends_on(me, "f8")
    assert p.told("no-gunner")
    p = infiltrated(me, "c9").clones(1 - me, "u1 e9").ends_on(1 - me, "f8")
    assert p.options() == ["done", "gunner e"] and p.refused("gunner c") == "SEP-1.8"


# --- theft -----------------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-9.5")
@BOTH
@pytest.mark.parametrize(
    ("square", "stores"),
    [("k6", ["OX", "BM"]), ("k5", ["RK", "BD"]), ("k4", ["ME", "UR"]), ("k3", ["E1", "E2"])],
)
def test_before_the_roll_a_spy_in_the_shaft_may_steal_from_the_two_stores_beside_him(
    me: int, square: str, stores: list[str]
) -> None:
    p = infiltrated(me, square).stock(me, en=4).run(Turn(me))
    assert p.asked == me and not p.told("rolled")
    assert p.options() == ["done", *[f"steal {store}" for store in stores]]
    p.play(me, "done")
    assert p.cubes(1 - me, "ox") == 5 and p.cubes(me, "ox") == 5  # it is optional


@pytest.mark.clause("SEP-9.5")
@BOTH
@pytest.mark.parametrize("square", ["k7", "k2", "a8", "j2"])
def test_elsewhere_a_spy_steals_nothing_and_is_not_asked(me: int, square: str) -> None:
    assert infiltrated(me, square).theft(me).options() == []


@pytest.mark.clause("SEP-9.5", "SEP-R-58")
@BOTH
def test_each_spy_steals_at_most_once_a_turn_in_any_order_and_may_move_afterwards(me: int) -> None:
    p = infiltrated(me, "k5 k4").theft(me)
    assert p.options() == ["done", "steal RK", "steal BD", "steal ME", "steal UR"]
    assert p.refusal(me, "steal OX") == "SEP-9.5"  # nobody at that door
    p.play(me, "steal UR")
    assert p.cubes(1 - me, "ur") == 4 and p.cubes(me, "ur") == 6
    assert p.options() == ["done", "steal RK", "steal BD"] and p.refusal(me, "steal ME") == "SEP-9.5"
    p.play(me, "steal RK")
    assert p.options() == [] and p.cubes(me, "rk") == 6
    p.rolled(me, 1)
    assert p.moves("k5", "spy") == {"k6"}


@pytest.mark.clause("SEP-9.5b", "SEP-EX-52")
@BOTH
def test_the_cube_nearest_the_entrance_is_stolen_and_only_an_available_one(me: int) -> None:
    p = infiltrated(me, "k4").cells(1 - me, "ME", 1, 2, 6, 8).damage(1 - me, "e4").theft(me)
    p.play(me, "steal ME")
    assert p.filled(1 - me, "ME") == [1, 2, 6] and p.filled(me, "ME") == [1, 2, 3, 4, 5, 6]
    p = infiltrated(me, "k4").damage(1 - me, "g4").theft(me)  # in front of all five cubes
    assert p.options() == ["done", "steal UR"] and p.refusal(me, "steal ME") == "SEP-9.5b"
    p = infiltrated(me, "k4").stock(1 - me, ur=0).damage(1 - me, "g4").theft(me)
    assert p.options() == []


@pytest.mark.clause("SEP-9.5b", "SEP-R-35")
@BOTH
def test_without_room_at_home_nothing_can_be_stolen(me: int) -> None:
    p = infiltrated(me, "k4").stock(me, me=10).theft(me)
    assert p.options() == ["done", "steal UR"] and p.refusal(me, "steal ME") == "SEP-9.5b"
    p = infiltrated(me, "k4").damage(me, "j4").theft(me)  # fully blocked at home
    assert p.options() == ["done", "steal UR"] and p.refusal(me, "steal ME") == "SEP-9.5b"


@pytest.mark.clause("SEP-9.5c")
@BOTH
def test_a_stolen_rocket_keeps_its_warhead(me: int) -> None:
    p = infiltrated(me, "k5").warheads(1 - me, 4, 5).warheads(me, 1).theft(me).play(me, "steal RK")
    assert p.armed_cells(1 - me) == [4] and p.armed_cells(me) == [1, 6]
    p = infiltrated(me, "k5").warheads(1 - me, 4).theft(me).play(me, "steal RK")
    assert p.armed_cells(1 - me) == [4] and p.armed_cells(me) == []


@pytest.mark.clause("SEP-9.5c")
@BOTH
def test_the_thief_chooses_where_stolen_energy_goes(me: int) -> None:
    p = infiltrated(me, "k3").theft(me).play(me, "steal E2")
    assert p.cubes(1 - me, "e2") == 4 and p.asked == me and p.options() == ["store E1", "store E2"]
    p.play(me, "store E1")
    assert p.cubes(me, "e1") == 6 and p.cubes(me, "e2") == 5
    p = infiltrated(me, "k3").stock(me, e1=10, e2=5).theft(me).play(me, "steal E2")
    assert p.cubes(me, "e2") == 6  # the only one with room
    p = infiltrated(me, "k3").stock(me, e1=5, e2=10).theft(me).play(me, "steal E2")
    assert p.cubes(me, "e1") == 6  # whichever it came from


@pytest.mark.clause("SEP-9.5c", "SEP-R-36")
@BOTH
def test_stolen_oxygen_may_defrost_a_clone_at_home(me: int) -> None:
    p = infiltrated(me, "k6").theft(me).play(me, "steal OX")
    assert p.asked == me and "defrost a8" in p.options()
    p.play(me, "defrost a8")
    assert p.clones_of(me) == {"a1", "b1", "a8"} and p.clones_of(1 - me) == {"u1", "t1"}


# --- Damage left behind ----------------------------------------------------------------------------------
@pytest.mark.clause("SEP-9.6")
@BOTH
@pytest.mark.parametrize("start", ["d7", "a8"])
def test_armed_by_the_stations_explosives_a_spy_may_leave_damage(me: int, start: str) -> None:
    """Also on a Lock."""
    p = infiltrated(me, start).clones(1 - me, "k3 u1").rolled(me, 1)
    end = sorted(p.moves(start, "spy"))[0]
    p.play(me, f"spy {start} {end}")
    assert p.asked == me and p.options() == ["keep", "leave"]
    p.play(me, "leave")
    assert p.damage_on(1 - me) == {start} and p.spies_of(me) == {end}


@pytest.mark.clause("SEP-9.6")
@BOTH
def test_a_spy_may_keep_the_square_whole_and_is_not_asked_on_the_surface_or_unarmed(me: int) -> None:
    p = infiltrated(me, "d7").clones(1 - me, "k3 u1").rolled(me, 1).play(me, "spy d7 c7", "keep")
    assert p.damage_on(1 - me) == set() and p.spies_of(me) == {"c7"}
    p = infiltrated(me, "d9").clones(1 - me, "k3 u1").rolled(me, 1).play(me, "spy d9 c9")
    assert p.spies_of(me) == {"c9"} and "leave" not in p.options()
    p = infiltrated(me, "d7").clones(me, "k3 a1").rolled(me, 1).play(me, "spy d7 c7")
    assert p.spies_of(me) == {"c7"} and "leave" not in p.options()  # the controller's own Explosives


@pytest.mark.clause("SEP-9.6b")
@BOTH
def test_a_spy_may_leave_damage_on_the_explosives_square_itself(me: int) -> None:
    p = infiltrated(me, "k3").rolled(me, 1).play(me, "spy k3 k4")
    assert p.options() == ["keep", "leave"]
    p.play(me, "leave")
    assert p.damage_on(1 - me) == {"k3"} and p.spies_of(me) == {"k4"}
    p = infiltrated(me, "k5").rolled(me, 1).play(me, "spy k5 k6")  # a Drill leaves nothing
    assert p.spies_of(me) == {"k6"} and "leave" not in p.options()


@pytest.mark.clause("SEP-9.7")
@BOTH
def test_a_spy_stays_one_until_death_or_counterespionage(me: int) -> None:
    """Espionage of either side picks loyal Clones of the other colour only."""
    p = infiltrated(me, "f9").clones(me, "p9 a1").ends_on(me, "l8")  # column 15 faces column 5
    assert p.spies_of(me) == {"f9"} and p.cubes(me, "bm") == 5 and not p.told("converted")
    p = infiltrated(me, "f9").clones(1 - me, "f8 p9").clones(me, "a1 b1").ends_on(1 - me, "l8")
    assert p.spies_of(me) == {"f9"} and not p.told("converted")
    p = infiltrated(me, "f9").ends_on(1 - me, "c7").play(1 - me, "use")
    assert p.spies_of(me) == set() and "f9" in p.clones_of(1 - me)
    p = infiltrated(me, "d7").rocket(me, *seen(me, 22, 17)).flight(me, 2)
    assert p.spies_of(me) == set() and p.clones_of(1 - me) == {"u1", "t1"}
