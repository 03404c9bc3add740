"""Reasons: along random games of Ark: Awakening at every decision, and one by one."""

from __future__ import annotations

import pytest

from rulewright.core.menu import Reasoned
from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.divert import Into
from rulewright.games.ark_awakening.move import Steps, Teleports
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, cell, given

clause = pytest.mark.clause
EVERYWHERE = {"why-not-there", "why-nothing-near", "why-no-points"}


@pytest.mark.parametrize(
    ("mode", "seats", "options", "also"),
    [
        ("first_mission", 2, {}, {"why-marker-there", "why-once"}),
        ("awakening", 2, {}, {"why-marker-there", "why-once"}),
        ("awakening", 3, {"complexity": 2, "side": 1}, {"why-marker-there"}),
        ("fallout", 3, {}, {"why-marker-there", "why-peaceful"}),
        ("guardians", 3, {"enemy": 1}, {"why-guardian-there", "why-stopped-by-guardian"}),
        ("glitch", 3, {}, {"why-marker-there", "why-fellow-there"}),
        ("learning", 2, {"complexity": 2}, {"why-task-used", "why-too-dear"}),
    ],
)
def test_what_is_seen_and_refused_has_a_reason_and_what_is_legal_has_none(
    mode: str, seats: int, options: dict[str, int], also: set[str]
) -> None:
    s, rng = GAME.new(seats, mode, 3, **options), seeded(3)
    heard = set()
    while not s.over:
        for seat in s.deciders:
            legal = s.options(seat)
            for option in {*s.visible(seat), *legal}:
                reason = s.why_not(seat, option)
                assert (reason is None) == (option in legal), s.text(option)
                if reason is not None:
                    assert reason.message.clause.startswith("ARK-")
                    heard.add(reason.message.key)
        legal = s.options(s.actor)
        s.apply(legal[rng.below(len(legal))])
    assert EVERYWHERE | also <= heard


def refused(p: Position, word: str) -> dict[str, str]:
    """What the seat to choose sees of a word and cannot choose, with the reasons."""
    found = {p.s.text(option): line.message.key for option, line in p.s.reasons(p.s.actor)}
    return {text: key for text, key in found.items() if text.split()[0] == word}


def said(p: Position, choice: str) -> str:
    """The reason as it is read."""
    line = p.s.why_not(p.s.actor, p.s.parse(choice))
    assert line is not None
    return texts(GAME, "en").line(line, ["Ann", "Bob", "Cy"], p.s.actor, p.s)


# --- moving ------------------------------------------------------------------------------------------
@clause("ARK-5.1a")
def test_without_points_no_step_is_left() -> None:
    p = given().rooms(b2="R11", c2="R15", d2="R18").home(RED, 1).units(RED, "b2").phase(RED, "MOB")
    for _ in range(p.value(RED, "move")):
        assert not refused(p, "move")
        p.play("move b2 c2" if p.there(RED, "b2") else "move c2 b2")
    assert (
        p.s.why_not(RED, p.s.parse("move biodome b1")) is None
    )  # nobody sees an unexplored room as a target
    here, there = ("b2", "c2") if p.there(RED, "b2") else ("c2", "b2")
    assert p.reason(f"move {here} {there}") == "why-no-points" and not p.may("move")


@clause("ARK-18.5c", "ARK-R127")
def test_a_sealed_door_is_named_with_who_sealed_it() -> None:
    p = given().complex().rooms(b2="R11", c2="R15", b3="R18").home(RED, 1).units(RED, "b2")
    p.sealed(YELLOW, "b2", "c2").phase(RED, "MOB")
    assert refused(p, "move") == {"move b2 c2": "why-sealed-door"}
    assert said(p, "move b2 c2") == "Bob has sealed the door to Central Database"
    p = given().complex().rooms(b2="R11", c2="R15").home(RED, 1).units(RED, "b2")
    assert not refused(p.sealed(RED, "b2", "c2").phase(RED, "MOB"), "move")


@clause("ARK-10.2", "ARK-R23")
@pytest.mark.parametrize("mode", ["guardians", "glitch", "learning"])
def test_the_room_of_a_fellow_is_refused_to_steps_and_teleports(mode: str) -> None:
    p = given(2, mode).rooms(b2="R11", c2="R15", b3="R18").home(RED, 1).units(RED, "b2").units(YELLOW, "c2")
    assert refused(p.then(Steps(RED, 1)), "move") == {"move b2 c2": "why-fellow-there"}
    assert said(p, "move b2 c2") == "Units of Bob stand in Central Database: yours may not join them"
    p.then(Teleports(RED, 1))
    assert {"teleport b2 c2", "teleport biodome c2"} == set(refused(p, "teleport"))
    assert p.reason("teleport b2 c2") == "why-fellow-there"


@clause("ARK-2.2b")
def test_neutral_units_are_told_why_they_stay_out_of_the_biodome() -> None:
    p = given().rooms(a1="R29").cubes("R29", RED).neutral("robot", "a1").home(RED, 0).phase(RED, "MOB")
    assert refused(p, "move") == {"move a1 biodome": "why-own-only"}


@clause("ARK-18.2", "ARK-R126", "ARK-11.3b", "ARK-13.3a")
@pytest.mark.parametrize(
    ("mode", "stops", "why"),
    [
        ("awakening", lambda p: p.complex().units(YELLOW, "c2", 2), "why-stopped"),
        ("guardians", lambda p: p.guardian(1, "c2"), "why-stopped-by-guardian"),
        ("learning", lambda p: p.hostile("c2", 3), "why-stopped-by-infection"),
    ],
)
def test_who_had_to_stop_is_told_why_they_stay(mode: str, stops: object, why: str) -> None:
    p = given(2, mode).rooms(b2="R11", c2="R15", d2="R18").home(RED, 1).units(RED, "b2", 2)
    assert callable(stops)
    stops(p)
    p.then(Steps(RED, 3)).play("move b2 c2", "units 1")
    assert refused(p, "move") == {"move c2 b2": why, "move c2 d2": why}
    p.then(Teleports(RED, 1))
    assert {text: key for text, key in refused(p, "teleport").items() if text.startswith("teleport c2")} == {
        "teleport c2 b2": why,
        "teleport c2 d2": why,
        "teleport c2 biodome": why,
    }


@clause("ARK-5.1d")
def test_teleports_of_an_action_are_used_up() -> None:
    p = given().rooms(b2="R27", c2="R15").cubes("R27", RED).home(RED, 2).units(RED, "b2")
    p.phase(RED, "MOB")
    assert p.may("teleport") and not refused(p, "teleport")
    most = p.benefit(RED, "teleport")
    for _ in range(most):
        p.play(sorted(p.may("teleport"))[0])
        while p.may("units"):
            p.play(sorted(p.may("units"))[-1])
    assert not p.may("teleport") and set(refused(p, "teleport").values()) == {"why-no-teleports"}


# --- diverting ---------------------------------------------------------------------------------------
@clause("ARK-11.3a", "ARK-5.3c")
def test_energy_is_not_diverted_to_a_guardian_nor_where_no_circle_is_free() -> None:
    p = given(2, "guardians").rooms(b2="R11", c2="R15").guardian(1, "b2")
    for _ in range(p.s.size(p.s.rooms[cell("c2")])):
        p.cylinders("R15", "pwr1")
    p.then(Into(RED, RED, -1))
    assert refused(p, "into") == {"into b2": "why-guardian-there", "into c2": "why-no-circle-free"}


# --- combat ------------------------------------------------------------------------------------------
@clause("ARK-18.3")
@pytest.mark.parametrize(("arsenal", "missing"), [(6, 1), (4, 3), (7, 0)])
def test_a_critical_card_says_how_much_arsenal_is_missing(arsenal: int, missing: int) -> None:
    p = given().complex().rooms(b2="R11").units(RED, "b2").units(YELLOW, "b2")
    p.arsenal(RED, arsenal).arsenal(YELLOW, 0).hand(RED, "AC01", "AC02").then(
        Commit((RED, YELLOW), cell("b2"))
    )
    line = p.s.why_not(RED, p.s.parse("play AC01"))
    assert (line is None) == (missing == 0)
    if line is not None:
        assert (line.message.key, line.a) == ("why-outgunned", missing)
    assert not p.s.reasons(YELLOW)  # whose hand is empty


# --- search ------------------------------------------------------------------------------------------
@clause("ARK-18.5c")
def test_search_makes_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    p = given(2, "guardians").rooms(b2="R11", c2="R15").home(RED, 1).units(RED, "b2").units(YELLOW, "c2")
    p.phase(RED, "MOB")
    assert isinstance(p.s.question, Reasoned)
    for name in ("refuse_steps", "used_up", "jumps"):
        monkeypatch.setattr(f"rulewright.games.ark_awakening.move.{name}", None)  # called, it would fail
    assert p.s.question.options(p.s) == p.s.legal
