"""How games end: the First Mission, the last round, the objectives of Fallout (ARK-9, ARK-14.9, ARK-END)."""

from __future__ import annotations

import pytest

from rulewright.core.flow import Fence
from rulewright.core.texts import texts
from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.fallout import Evaluate
from rulewright.games.ark_awakening.turn import Round
from rulewright.terminal.story import verdict
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, given, room

clause = pytest.mark.clause


# --- First Mission -----------------------------------------------------------------------------------
@clause("ARK-9.3")
def test_the_first_mission_has_no_activation_achievement_or_mission() -> None:
    p = given(2, "first_mission").rooms(a2="R12").cubes("R12", RED, RED, RED).arsenal(RED, 24)
    p.stock(RED, ti=20, bt=20).checked(RED)
    dome = p.dome(RED)
    assert (dome.activated, dome.chains, dome.achieved, dome.mission.cards) == (0, 0, 0, [])


@clause("ARK-9.1", "ARK-1.4")
@pytest.mark.parametrize(("cubes", "met"), [([RED], True), ([YELLOW], False)])
def test_cylinders_of_a_controlled_generator_are_own_cylinders(cubes: list[int], met: bool) -> None:
    p = given(2, "first_mission").rooms(a2="G1", b2="R01").cubes("G1", *cubes)
    p.powered(RED, "MOB", 1).checked(RED)
    assert not p.dome(RED).goals
    assert (p.cylinders("R01", "G1").checked(RED).dome(RED).goals == 1) is met


def tutorial(*goals: int) -> Position:
    """The round ends with these goals ticked, by seat."""
    p = given(len(goals), "first_mission")
    for seat, ticked in enumerate(goals):
        p.dome(seat).goals = ticked
    p.s.push(Round())
    p.s.advance()
    return p


@clause("ARK-9.4", "ARK-L1", "ARK-END-1")
def test_the_first_mission_ends_after_the_round_in_which_somebody_has_all_six() -> None:
    assert not tutorial(0b111110, 0b011111).s.over
    p = tutorial(0b111111, 0b011111, 0b111111)
    result = p.s.outcome()
    assert p.s.over and result.winners == [0, 2] and result.ending.message.key == "end-goals"
    said = verdict(result, texts(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert said == ["Ada: place 1, score 6", "Bo: lost, score 5", "Cy: place 1, score 6"]


@clause("ARK-9.4", "ARK-L1", "ARK-R64")
def test_the_others_finish_the_round() -> None:
    p = given(2, "first_mission")
    p.dome(RED).goals = 0b101111
    p.s.push(Round())
    p.s.advance()
    p.play("choose ART", "research")
    assert p.dome(RED).goals == 0b111111 and not p.s.over and p.s.active == YELLOW
    p.play("choose PRO", "produce")
    assert p.s.over and p.s.outcome().winners == [RED]


# --- the guard against endless games -----------------------------------------------------------------
def stopped(p: Position, after: int) -> bool:
    """Is the game over when this round has been played?"""
    p.s.round = after
    p.s.push(Round())
    p.s.advance()
    return p.s.over


@clause("ARK-R47", "ARK-R109")
@pytest.mark.parametrize(("mode", "last"), [("awakening", 60), ("fallout", 60), ("first_mission", 30)])
def test_a_game_stops_after_its_last_round(mode: str, last: int) -> None:
    assert not stopped(given(2, mode), last - 1) and stopped(given(2, mode), last)


@pytest.mark.parametrize("mode", ["awakening", "fallout", "first_mission"])
def test_the_result_says_how_many_turns_it_took(mode: str) -> None:
    p = given(2, mode)
    p.s.round = 7
    assert [(row.name, row.values) for row in p.s.outcome().facts] == [("turns", [7, 7])]


@clause("ARK-R47")
def test_after_the_last_round_the_rooms_of_the_own_mission_decide_then_all_activated() -> None:
    p = given().mission(RED, "R27", "R11", "R12").mission(YELLOW, "R11", "R15", "G1")
    p.dome(RED).activated = 1 << room("R27")
    p.dome(YELLOW).activated = 1 << room("R01") | 1 << room("R02")
    assert p.s.outcome().winners == [RED]  # one of its mission against none
    p.dome(YELLOW).activated |= 1 << room("G1")
    assert p.s.outcome().winners == [YELLOW]  # one each, then three rooms against one
    p.dome(RED).activated |= 1 << room("R03") | 1 << room("R04")
    assert p.s.outcome().winners == [RED, YELLOW] and p.s.outcome().ending.message.key == "end-time"


@clause("ARK-R109")
def test_an_unfinished_first_mission_is_ranked_by_goals() -> None:
    p = given(3, "first_mission")
    for seat, goals in enumerate((0b000111, 0b011111, 0b000001)):
        p.dome(seat).goals = goals
    result = p.s.outcome()
    assert result.ending.message.key == "end-time" and result.ranks == [2, 1, 3]


# --- Fallout: the end --------------------------------------------------------------------------------
FIRST_CARD = printed.ACHIEVEMENTS


@clause("ARK-14.9", "ARK-END-6")
@pytest.mark.parametrize(
    ("seats", "marks", "over"),
    [
        (2, [(0, 0), (0, 1), (1, 2)], False),
        (2, [(0, 0), (0, 1), (1, 2), (1, 3)], True),
        (3, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 3)], False),
        (3, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 3), (1, 3)], True),
    ],
)
def test_fallout_ends_with_eight_marks_on_the_cards_or_four_of_two(
    seats: int, marks: list[tuple[int, int]], over: bool
) -> None:
    p = given(seats, "fallout").revealed("R12", "R01", "R02", "R03")
    for seat, card in marks:
        p.marked(seat, FIRST_CARD + card)
    p.s.push(Round())
    p.s.advance()
    p.play("choose PWR", "done")
    assert p.s.over is over
    if over:
        assert p.s.outcome().ending.message.key == "end-fallout"


@clause("ARK-14.10")
def test_no_forecast_tells_the_result_before_the_missions_are_turned_up() -> None:
    p = (
        given(3, "fallout")
        .revealed("R12", "R01", "R02", "R03")
        .marked(RED, *range(FIRST_CARD, FIRST_CARD + 4))
    )
    p.s.push(Evaluate())
    foreseen = p.s.copy()
    foreseen.fenced = True
    with pytest.raises(Fence):
        foreseen.advance()
    p.s.advance()
    assert not foreseen.over and p.s.over


@clause("ARK-14.9b")
@pytest.mark.parametrize(("cards", "over"), [(3, False), (4, True)])
def test_fallout_ends_when_one_player_has_marked_all_four(cards: int, over: bool) -> None:
    p = given(4, "fallout").revealed("R12", "R01", "R02", "R03").marked(YELLOW, *range(6, 6 + cards))
    p.s.push(Round())
    p.s.advance()
    p.play("choose PWR", "done")
    assert p.s.over is over


@clause("ARK-14.9", "ARK-R137")
def test_the_active_player_finishes_the_turn_combats_included() -> None:
    p = given(2, "fallout").revealed("R12", "R01", "R02", "R03").marked(RED, 6, 7).marked(YELLOW, 8)
    p.counter("red2").rooms(a2="R03", b2="R05").cubes("R03", RED, RED).units(RED, "a2").units(
        RED, "b2"
    ).units(YELLOW, "b2")
    p.arsenal(RED, 3).stock(RED, ti=9).s.push(Round())
    p.s.advance()
    p.play("choose ENG", "integrate plain a2")
    assert not p.s.over and p.dome(RED).achieved >> 9 & 1  # the fourth mark of two players
    p.play("done")
    assert p.s.over and p.there(YELLOW, "b2") == 0 and p.at() == "red2"  # the evaluation does not matter


@clause("ARK-14.9", "ARK-14.9b")
def test_tiles_alone_end_nothing() -> None:
    p = given(2, "fallout").marked(RED, 0, 1, 2, 3, 4, 5)
    p.s.push(Round())
    p.s.advance()
    assert len(p.s.public.cards) == 4  # revealed at once
    assert not p.play("choose PWR", "done").s.over
