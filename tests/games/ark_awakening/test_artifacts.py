"""Every artifact: its single use (ARK-FX), and what it gives as a section (ARK-BC)."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.ark_awakening import printed
from tests.games.ark_awakening.given import GREEN, RED, YELLOW, Position, cell, given

clause = pytest.mark.clause


def using(p: Position, face: str) -> Position:
    """Red has the card, is in ART and uses it."""
    return p.hand(RED, face).phase(RED, "ART").play(f"use {face}")


def discarded(p: Position) -> bool:
    return len(p.s.discards.cards) == 1


# --- single uses -------------------------------------------------------------------------------------
@clause("ARK-FX-AIRLOCK", "ARK-6.8")
def test_ac01_wounds_everyone_within_two_steps_or_nobody() -> None:
    p = given(3).rooms(a2="R01", b2="R02", c2="R03", d2="R29").home(RED, 0).units(RED, "a2")
    p.units(RED, "c2").units(YELLOW, "c2", 2).units(GREEN, "c2").cubes("R29", YELLOW).neutral("robot", "c2")
    p.units(YELLOW, "d2", 1)
    p = using(p, "AC01")
    assert p.may() == {"done", "vent a2", "vent c2", "vent d2"}  # one may vent the own rooms too
    p.play("vent c2")
    assert not p.s.units[cell("c2")] and p.there(YELLOW, "d2") == 1 and p.there(RED, "a2") == 1
    assert [p.dome(seat).wounded for seat in range(3)] == [1, 2, 1] and p.s.in_play(5) == 0 and discarded(p)
    p = using(
        given().rooms(a2="R01", b2="R02", c2="R03", d2="R05").units(RED, "a2").units(YELLOW, "c2"), "AC01"
    )
    assert "vent d2" not in p.may() and p.play("done").dome(YELLOW).wounded == 0 and discarded(p)


@clause("ARK-6.8", "ARK-FX-AIRLOCK")
def test_ac01_counts_steps_through_sealed_doors() -> None:
    p = given().complex().rooms(a2="R01", b2="R02").home(RED, 0).units(RED, "a2").units(YELLOW, "b2")
    assert "vent b2" in using(p.sealed(YELLOW, "a2", "b2"), "AC01").may()


@clause("ARK-FX-CUBE", "ARK-R133")
def test_ac02_integrates_a_cube_anywhere_for_nothing() -> None:
    p = given().rooms(a2="R05", b2="R06", c2="F-Tia").home(RED, 0).stock(RED).units(YELLOW, "b2")
    p = using(p.cubes("F-Tia", YELLOW, YELLOW, YELLOW), "AC02")
    assert {"done", "integrate anywhere a2", "integrate anywhere MOB", "integrate anywhere c2"} <= p.may()
    assert "integrate anywhere b2" not in p.may()  # opposing units forbid it
    p.play("integrate anywhere a2")
    assert p.cubes_in("R05") == [RED] and p.dome(RED).stock == [0] * 4 and discarded(p)
    p = using(given().rooms(a2="R05"), "AC02").play("done")
    assert not p.cubes_in("R05") and discarded(p)


@clause("ARK-FX-CUBE", "ARK-5.5b", "ARK-INV-15")
def test_ac02_is_outside_the_limit_of_the_phase() -> None:
    """Raghna uses artifacts in MIL; the limit is of ENGINEERING alone, and two keys go into one room."""
    p = given().rooms(a2="R05").hand(RED, "AC02", "AC02").upgraded(RED, ART=2).phase(RED, "ART")
    p.play("use AC02", "integrate anywhere a2", "use AC02", "integrate anywhere a2")
    assert p.cubes_in("R05") == [RED, RED] and not p.s.touched


@clause("ARK-FX-CUBE", "ARK-5.5k", "ARK-17.7b")
def test_ac02_replaces_without_paying_protection() -> None:
    p = given().faction(YELLOW, "gimmli").passive(YELLOW, "ENG", 1).rooms(a2="R07").stock(RED)
    p = using(p.cubes("R07", YELLOW, YELLOW, YELLOW), "AC02").play("integrate anywhere a2")
    assert p.cubes_in("R07") == [RED, YELLOW, YELLOW]


@clause("ARK-FX-DRAW", "ARK-R66")
@pytest.mark.parametrize(("face", "n"), [("AC03", 1), ("AC11-6", 2), ("AC11-8", 2)])
def test_ac03_and_ac11_draw_cards(face: str, n: int) -> None:
    p = using(given(), face)
    assert len(p.dome(RED).hand.cards) == n and discarded(p)


@clause("ARK-FX-ARS")
@pytest.mark.parametrize(("face", "n"), [("AC04", 3), ("AC09", 4), ("AC18", 6)])
def test_ac04_ac09_and_ac18_arm(face: str, n: int) -> None:
    assert using(given(), face).dome(RED).arsenal == n
    assert using(given().arsenal(RED, 24 - n), face).dome(RED).arsenal == 24
    assert using(given().arsenal(RED, 24 - n + 1), face).dome(RED).arsenal == 24  # no more


@clause("ARK-FX-UNCUBE")
def test_ac05_removes_a_cube_or_none() -> None:
    p = given().rooms(a2="R01", b2="R02").cubes("R01", YELLOW, RED).cubes("R02", YELLOW).units(RED, "a2")
    p = using(p, "AC05")
    assert p.may() == {"done", "remove a2 1"}  # not where one has no unit, not one's own
    assert p.play("done").cubes_in("R01") == [YELLOW, RED] and discarded(p)


@clause("ARK-FX-ARS", "ARK-FX-HEAL", "ARK-1.2")
@pytest.mark.parametrize(("arms", "healed"), [(True, 2), (True, 0), (False, 1), (False, 0)])
def test_each_part_of_ac06_may_be_declined(arms: bool, healed: int) -> None:
    p = using(given().wounded(RED, 3).home(RED, 0), "AC06")
    assert p.may() == {"done", "one-of arsenal"}
    p.play("one-of arsenal" if arms else "done")
    assert p.may() == {"units 0", "units 1", "units 2"}  # two at most
    p.play(f"units {healed}")
    assert (p.dome(RED).arsenal, p.dome(RED).home, p.dome(RED).wounded) == (2 * arms, healed, 3 - healed)


@clause("ARK-FX-TELEPORT", "ARK-5.1d")
def test_ac07_teleports_one_group() -> None:
    p = given().rooms(a2="R01", d4="R02").home(RED, 0).units(RED, "a2", 2)
    p = using(p, "AC07")
    assert p.may() == {"done", "teleport a2 d4", "teleport a2 biodome"}
    p.play("teleport a2 d4", "units 2")
    assert p.there(RED, "d4") == 2 and not p.may("teleport") and discarded(p)


@clause("ARK-FX-AWAKEN")
def test_ac08_awakens_two_units_for_nothing() -> None:
    p = using(given().stock(RED), "AC08").play("awaken own")
    assert p.dome(RED).home == 3 and "done" in p.may()
    p.play("awaken own")
    assert p.dome(RED).home == 4 and p.dome(RED).stasis == 2 and not p.may("awaken")
    assert using(given(), "AC08").play("done").dome(RED).home == 2
    p = given()
    p.dome(RED).home, p.dome(RED).stasis = 5, 1
    assert not using(p, "AC08").play("awaken own").may("awaken")  # nobody else sleeps


@clause("ARK-FX-DIVERT", "ARK-5.3f", "ARK-R21")
def test_ac10_diverts_four_times_with_any_generators() -> None:
    p = given().rooms(a2="R04", b2="R01", c2="G1").upgraded(RED, PWR=2).cubes("G1", RED)
    p = using(p, "AC10")
    for target in ("a2", "a2", "b2"):
        p.play("divert pwr0 generator", f"into {target}")
        assert {"done", "divert G1 generator"} <= p.may()
    p.play("divert G1 generator", "into b2")
    assert p.cylinders_in("R04") == ["pwr0", "pwr0"] and p.cylinders_in("R01") == ["pwr0", "G1"]
    assert not p.may("divert")


@clause("ARK-FX-GAIN")
def test_ac12_gives_four_of_one_basic_type() -> None:
    p = using(given().stock(RED, bt=17), "AC12")
    assert p.may() == {"take titanium", "take biotite", "take osmium"}  # never metamorphite
    assert p.play("take biotite").dome(RED).stock == [0, 20, 0, 0]


@clause("ARK-FX-GAIN")
def test_ac13_gives_three_metamorphite() -> None:
    assert using(given().stock(RED), "AC13").dome(RED).stock == [0, 0, 0, 3]


@clause("ARK-FX-HEAL")
@pytest.mark.parametrize("n", [0, 1, 4])
def test_ac14_heals_as_many_as_one_likes(n: int) -> None:
    p = using(given().wounded(RED, 4), "AC14")
    assert p.may() == {f"units {k}" for k in range(5)}
    p.play(f"units {n}")
    assert (p.dome(RED).wounded, p.dome(RED).home) == (4 - n, 2 + n)
    assert using(given(), "AC14").dome(RED).home == 2  # nobody is wounded: nothing is asked


@clause("ARK-FX-EXPLORE", "ARK-FX-DRAW", "ARK-R81")
def test_ac15_explores_and_draws_only_if_there_is_nothing_to_explore() -> None:
    p = given().rooms(b1="R01").units(RED, "b1").home(RED, 0).next_tokens(6)
    p.s.tokened = changed(p.s.tokened, cell("b2"), 1)
    p = using(p, "AC15")
    assert p.may() == {"done", "explore b1"}
    p.play("explore b1", "position b2", "done", "reward 6")
    assert p.s.explored(cell("b2")) and p.dome(RED).arsenal == 2 and not p.dome(RED).hand.cards
    p = using(given().rooms(b1="R01").units(RED, "b1").home(RED, 0), "AC15").play("done")
    assert not p.dome(RED).hand.cards  # declined, not impossible
    p = using(given().home(RED, 0), "AC15")  # no unit is anywhere
    assert len(p.dome(RED).hand.cards) == 3


@clause("ARK-FX-GAIN", "ARK-1.2")
def test_each_part_of_ac16_may_be_declined() -> None:
    p = using(given().stock(RED), "AC16")
    assert p.may() == {"done", "take titanium"}
    p.play("take titanium", "done", "take osmium")
    assert p.dome(RED).stock == [2, 0, 2, 0] and p.s.over


@clause("ARK-FX-STEP", "ARK-R91", "ARK-5.2g")
def test_ac17_moves_three_steps_without_benefits_and_does_not_explore() -> None:
    p = given().rooms(a1="R11", a2="R01", a3="R02", a4="R03").cubes("R11", RED).cylinders("R11", "pwr0")
    assert p.benefit(RED, "move") == 2
    p = using(p, "AC17")
    assert not p.may("explore")
    p.play("move biodome a1", "units 2", "move a1 a2", "units 2", "move a2 a3", "units 1")
    assert p.there(RED, "a3") == 1 and p.there(RED, "a2") == 1 and not p.may("move")


@clause("ARK-FX-SHOVE")
def test_ac19_reaches_one_step_and_needs_an_empty_room() -> None:
    p = given(3).rooms(a2="R01", b2="R02", c2="R03", d2="R05").home(RED, 0).units(RED, "a2")
    p = using(p.units(YELLOW, "b2", 2).units(GREEN, "b2").units(YELLOW, "d2"), "AC19")
    assert p.may() == {"done", "shove b2 1", "shove b2 2"}  # d2 is too far
    p.play("shove b2 1")
    assert (p.there(YELLOW, "c2"), p.there(GREEN, "b2")) == (2, 1) and discarded(p)
    p = given().rooms(a2="R01", b2="R02").home(RED, 0).units(RED, "a2").units(YELLOW, "b2")
    assert using(p, "AC19").there(YELLOW, "b2") == 1  # nowhere to go: nothing is asked


@clause("ARK-FX-XCH")
def test_ac20_exchanges_up_to_five() -> None:
    p = using(given().stock(RED, ti=4, bt=4, mt=1), "AC20")
    assert p.may() == {"done", "exchange titanium", "exchange biotite"}
    p.play(*["exchange titanium"] * 4, "exchange biotite")
    assert p.dome(RED).stock == [0, 3, 0, 6] and not p.may("exchange")
    assert using(given().stock(RED, ti=4), "AC20").play("done").dome(RED).stock == [4, 0, 0, 0]
    p = using(given().stock(RED, ti=9, mt=18), "AC20").play("exchange titanium", "exchange titanium")
    assert p.dome(RED).stock == [7, 0, 0, 20] and not p.may("exchange")  # twenty is all one can keep


# --- as sections of the biodome (Complexity 2) -------------------------------------------------------
SECTION_OF = {
    "AC01": ("airlock", 6), "AC02": ("engineer_remote", 1), "AC03": ("research", 1), "AC04": ("combat", 3),
    "AC05": ("entrenched", 4), "AC06": ("defence", 4), "AC07": ("teleport", 1), "AC08": ("awaken", 1),
    "AC09": ("combat_each", 1), "AC10": ("divert", 2), "AC11": ("use", 1), "AC12": ("discount", 1),
    "AC13": ("produce", 2), "AC14": ("heal", 2), "AC15": ("move", 1), "AC16": ("mini_resources", 2),
    "AC17": ("mini_move", 1), "AC18": ("mini_militarize", 1), "AC19": ("defence_each", 1),
    "AC20": ("mini_metamorphite", 1),
}  # fmt: skip


@clause("ARK-18.8", "ARK-3.7b")
@pytest.mark.parametrize(("title", "gives"), SECTION_OF.items())
def test_a_built_artifact_gives_its_benefit_and_nothing_else(title: str, gives: tuple[str, int]) -> None:
    face = "AC11-8" if title == "AC11" else title
    p = given().complex().built(RED, face)
    found = {name: p.benefit(RED, name) for name in printed.BENEFITS if p.benefit(RED, name)}
    assert found == {gives[0]: gives[1]} and not p.benefit(YELLOW, gives[0])
    assert p.built(RED, face).benefit(RED, gives[0]) == 2 * gives[1]  # they add up


@clause("ARK-R66", "ARK-VP-4")
@pytest.mark.parametrize(("mode", "cards", "points"), [("awakening", 1, 0), ("fallout", 0, 5)])
def test_an_unknown_artifact_scores_in_fallout_instead_of_giving_cards(
    mode: str, cards: int, points: int
) -> None:
    p = given(2, mode).complex().built(RED, "AC03", "AC15")
    assert p.benefit(RED, "research") == cards and p.benefit(RED, "move") == 1
    if mode == "fallout":
        assert [row.values[RED] for row in p.s.outcome().sheet if row.name == "built-points"] == [points]


@clause("ARK-BC-ALK", "ARK-14.2b")
def test_an_airlock_section_stays_shut_in_peace() -> None:
    p = given(mode="fallout").complex().built(RED, "AC01").rooms(a1="R01").units(YELLOW, "a1").arsenal(RED, 9)
    assert p.counter("green1").phase(RED, "MIL").reason("vent a1") == "why-peaceful" and not p.may("vent")
    assert p.counter("red1").phase(RED, "MIL").may("vent") == {"vent a1"}


@clause("ARK-14.2b", "ARK-9.3b", "ARK-R51")
@pytest.mark.parametrize(
    ("mode", "meter", "reason"),
    [("fallout", 1, "why-peaceful"), ("first_mission", 0, "why-no-airlock"), ("fallout", -1, "")],
)
def test_the_reason_why_an_airlock_stays_shut(mode: str, meter: int, reason: str) -> None:
    p = given(2, mode).hand(RED, "AC01")
    p.s.meter = meter
    assert p.phase(RED, "ART").reason("use AC01") == reason


@clause("ARK-14.2b", "ARK-14.2c")
def test_in_peace_nobody_shoots_or_detonates_and_the_reason_says_so() -> None:
    p = (
        given(2, "fallout")
        .faction(RED, "togach")
        .rooms(a2="R01", b2="R02")
        .units(RED, "a2")
        .units(YELLOW, "b2")
    )
    assert p.counter("green1").phase(RED, "MIL").reason("shoot a2 b2") == "why-peaceful" and not p.may(
        "shoot"
    )
    assert p.counter("red1").phase(RED, "MIL").may("shoot") == {"shoot a2 b2"}
    p = given(2, "fallout").faction(RED, "qfin").rooms(a2="R01").units(RED, "a2")
    assert p.counter("green1").phase(RED, "MOB").may("bomb") == {"bomb a2"}
    p.play("bomb a2").phase(RED, "MIL")
    assert p.reason("detonate a2") == "why-peaceful" and not p.may("detonate")
    assert p.counter("red1").phase(RED, "MIL").may("detonate") == {"detonate a2"}
