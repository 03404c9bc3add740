"""The states of a turn (ARK-T), the actions of side A, chains, and what always stays possible (ARK-4)."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import printed
from tests.games.ark_awakening.given import RED, YELLOW, Position, given, room

clause = pytest.mark.clause


# --- the turn ----------------------------------------------------------------------------------------
@clause("ARK-T2", "ARK-T3", "ARK-T4", "ARK-T5", "ARK-T6", "ARK-T7", "ARK-T8", "ARK-T9", "ARK-4.1")
def test_the_states_of_a_turn_in_their_order() -> None:
    p = given().complex().built(RED, "AC18").chains(RED, "R05").rooms(a2="R01", b2="R02", c2="R03")
    p.units(RED, "a2").units(RED, "b2").units(YELLOW, "a2").units(YELLOW, "b2").arsenal(RED, 9)
    p.hand(RED, "AC05").hand(YELLOW, "AC05").turn(RED)
    steps = [p.s.step]
    for choice in ("done", "done", "choose MIL", "militarize", "done", "chain R05", "done", "fight a2 1"):
        p.play(choice)
        steps.append(p.s.step)
    assert steps == ["preempt", "mini", "section", "phase", "phase", "chain", "phase", "combat", "combat"]
    assert p.s.together and set(p.s.addressed) == {RED, YELLOW}


@clause("ARK-T7", "ARK-9.3b", "ARK-14.2")
@pytest.mark.parametrize(
    ("mode", "meter", "fought"),
    [("first_mission", 0, 0), ("fallout", 3, 0), ("fallout", -3, 1), ("awakening", 0, 1)],
)
def test_there_is_no_combat_in_the_first_mission_and_in_peace(mode: str, meter: int, fought: int) -> None:
    p = given(2, mode).rooms(a2="R01").units(RED, "a2").units(YELLOW, "a2").arsenal(RED, 5)
    p.s.meter = meter
    p.turn(RED).play("choose PWR", "done")
    assert p.dome(YELLOW).wounded == fought


@clause("ARK-4.4b", "ARK-4.4")
@pytest.mark.parametrize(
    ("section", "actions", "all_"),
    [
        ("MOB", ["move", "explore"], True), ("PWR", ["divert"], False),
        ("PRO", ["produce", "exploit"], False), ("ENG", ["engineering"], False),
        ("MIL", ["militarize"], False),
        ("ART", ["research", "use_artifact"], False), ("UNI", ["awaken", "heal"], True),
    ],
)  # fmt: skip
def test_the_actions_of_side_a(section: str, actions: list[str], all_: bool) -> None:
    printed_section = given().dome(RED).section(printed.SECTIONS.index(section))
    assert [printed.ACTIONS[action] for action in printed_section.actions] == actions
    assert printed_section.all is all_ or len(actions) == 1


@clause("ARK-4.4")
def test_of_two_joined_by_or_only_the_one_begun_goes_on() -> None:
    p = given().hand(RED, "AC18", "AC04").upgraded(RED, ART=2).phase(RED, "ART").play("use AC18")
    assert p.may() == {"done", "use AC04"}  # no research any more
    assert given().hand(RED, "AC18").phase(RED, "ART").play("research").s.over


@clause("ARK-4.4", "ARK-17.9", "ARK-5.2a")
def test_bombs_are_placed_before_or_after_the_whole_move() -> None:
    def sapper() -> Position:
        p = given().faction(RED, "qfin").upgraded(RED, MOB=2).passive(RED, "MOB", 2).home(RED, 0)
        return p.rooms(a2="R01", b2="R02", c2="R03").units(RED, "a2").units(RED, "c2").phase(RED, "MOB")

    p = sapper().play("move a2 b2", "bomb b2")
    assert p.may("bomb") == {"bomb c2"} and not p.may("move") and not p.may("teleport") and p.may("explore")
    p = sapper().play("bomb a2", "bomb c2", "move a2 b2")
    assert not p.may("bomb") and p.may("move")


@clause("ARK-4.4", "ARK-5.2a")
def test_exploring_does_not_end_a_move() -> None:
    p = given().rooms(a2="R01", b2="R02").home(RED, 0).units(RED, "a2").phase(RED, "MOB")
    p.play("move a2 b2", "explore b2", "position b1", "done")
    assert "move b2 a2" in p.may()


@clause("ARK-4.4")
def test_of_two_actions_joined_by_and_one_is_finished_when_the_other_begins() -> None:
    p = given().faction(RED, "eillis").upgraded(RED, ART=2).hand(RED, "AC18", "AC04").phase(RED, "ART")
    p.play("use AC18", "research")
    assert not p.may("use")  # two uses, but not one before and one after
    p = given().faction(RED, "eillis").upgraded(RED, ART=2).hand(RED, "AC18", "AC04").phase(RED, "ART")
    assert p.play("research", "use AC18").may("use")
    p = given().upgraded(RED, UNI=2).wounded(RED, 2).stock(RED, mt=9).phase(RED, "UNI")
    p.play("heal", "awaken own")
    assert p.may() == {"done", "awaken own"} and p.phase(RED, "UNI").may("heal")  # a new phase


@clause("ARK-R06", "ARK-7.4")
def test_a_chain_leads_to_another_section_even_the_markers() -> None:
    assert all(printed.CHAIN_FROM[n] != printed.CHAIN_TO[n] for n in range(printed.ACTIVATABLE))
    p = given().chains(RED, "R14")  # ENG to MOB
    p.dome(RED).marker = printed.MOB
    p.turn(RED).play("choose ENG", "done", "chain R14")
    assert p.s.step == "phase" and p.dome(RED).marker == printed.ENG


@clause("ARK-R16", "ARK-R46", "ARK-4.3")
def test_who_has_no_unit_left_can_still_act_and_heal() -> None:
    p = given().home(RED, 0).stock(RED)
    p.dome(RED).stasis, p.dome(RED).wounded = 0, 6
    p.turn(RED)
    assert len(p.may("choose")) == 7
    assert p.play("choose UNI", "heal").dome(RED).home == 1


@clause("ARK-R120", "ARK-1.8")
def test_winning_is_checked_last() -> None:
    """No step of a competitive game can lose it; what is met with the winning step is still told before."""
    p = given().rooms(a2="R12").cubes("R12", RED, RED, RED).mission(RED, "R27", "R11", "R12").arsenal(RED, 18)
    p.dome(RED).activated = 1 << room("R27") | 1 << room("R11")
    p.checked(RED)
    assert p.s.winner == RED and p.events() == ["event-activated", "event-achieved"]
