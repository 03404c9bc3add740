"""End, scoring, ties (TC-8)."""

from __future__ import annotations

import pytest

from rulewright.games.time_capsules.scoring import rank
from tests.games.time_capsules.given import ANN, BOB, CY, Position, clause, given, held, solo, split


def at_end(p: Position, *players: tuple[int, int, int]) -> Position:
    """VP, breaks and crystals of each."""
    for seat, (vp, breaks, crystals) in enumerate(players):
        p.vp(seat, vp).inactive(seat, "break " * breaks).crystals(seat, crystals)
        p.mat(seat).sources[0] = vp
    return p


@clause("TC-8.2", "TC-4.8.8", "TC-3.1.3")
def test_breaks_count_wherever_they_lie() -> None:
    p = at_end(split(), (50, 0, 0), (10, 0, 0))
    p.bag(ANN, "break b1", "b1 break").aside(ANN, "break b1", "b1 b1").active(ANN, "break").inactive(
        ANN, "break"
    )
    p.held(ANN, 1)
    assert p.mat(ANN).breaks() == 6 and p.s.outcome().winners == [BOB]
    p.held(ANN, 0)
    assert p.mat(ANN).breaks() == 5 and p.s.outcome().winners == [ANN]


@clause("TC-8.3")
def test_most_vp_win() -> None:
    end = at_end(given(3), (40, 5, 0), (41, 5, 0), (39, 0, 9)).s.outcome()
    assert end.winners == [BOB] and end.ranks == [2, 1, 3] and end.scores == [40, 41, 39]
    assert end.ending.message.key == "end-won"


@clause("TC-8.3a")
def test_fewer_breaks_break_a_tie() -> None:
    assert at_end(given(), (40, 3, 0), (40, 2, 0)).s.outcome().winners == [BOB]


@clause("TC-8.3c", "TC-R78")
def test_a_victory_is_shared() -> None:
    end = at_end(given(3), (40, 3, 2), (40, 3, 2), (40, 3, 1)).s.outcome()
    assert end.winners == [ANN, BOB] and end.ranks == [1, 1, 3] and end.ending.message.key == "end-shared"


@clause("TC-8.3d")
def test_nothing_else_scores() -> None:
    p = at_end(given(), (40, 0, 0), (41, 0, 0)).hand(ANN, "F01 F02").crystals(ANN, 20)
    p.bag(ANN, "B20 c12", "Z1 Z1")
    assert p.s.outcome().scores == [40, 41]


@clause("TC-8.5", "TC-R36")
def test_nobody_wins_when_all_have_six_breaks() -> None:
    end = at_end(given(), (40, 6, 0), (50, 7, 0)).s.outcome()
    assert end.winners == [] and end.ranks == [1, 2] and end.ending.message.key == "end-nobody"


@clause("TC-8.5a")
def test_the_safe_rank_before_the_losers() -> None:
    assert at_end(given(3), (90, 6, 0), (80, 8, 0), (1, 5, 0)).s.outcome().ranks == [2, 3, 1]
    assert CY == 2


@clause("TC-8.5a")
def test_losers_with_equal_breaks_and_vp_share_a_rank() -> None:
    assert at_end(given(3), (26, 7, 1), (26, 7, 0), (1, 5, 0)).s.outcome().ranks == [2, 2, 1]
    assert at_end(given(3), (27, 7, 0), (26, 7, 9), (1, 5, 0)).s.outcome().ranks == [2, 3, 1]
    assert at_end(given(3), (26, 6, 0), (26, 7, 9), (1, 5, 0)).s.outcome().ranks == [2, 3, 1]
    assert at_end(given(3), (26, 5, 1), (26, 5, 0), (1, 5, 0)).s.outcome().ranks == [1, 2, 3]  # TC-8.3b


@clause("TC-8.4", "TC-4.14.4")
@pytest.mark.parametrize(("level", "vp"), [("easy", 40), ("normal", 50), ("hard", 60), ("expert", 70)])
def test_solo_targets(level: str, vp: int) -> None:
    missed = at_end(solo(target=level), (vp - 1, 0, 0)).s.outcome()
    assert missed.winners == [] and missed.ending.message.key == "end-missed"
    reached = at_end(solo(target=level), (vp, 5, 0)).s.outcome()
    assert reached.winners == [ANN] and reached.ending.message.key == "end-reached"
    broken = at_end(solo(target=level), (vp, 6, 0)).s.outcome()
    assert broken.winners == [] and broken.ending.message.key == "end-broken"


@clause("TC-8.4a")
def test_ranks_of_the_solo_game() -> None:
    assert [rank(vp) for vp in (0, 39, 40, 49, 50, 59, 60, 69, 70, 120)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@clause("TC-INV-09")
def test_the_sheet_explains_every_vp() -> None:
    p = given().offer(orange="O18 O01 O03").pools(ANN, 11, 5).active(ANN, "Z1 O20 c6=1").asked_to_act(ANN)
    p.play(ANN, "buy orange1", "score 1", "bio active Z1")
    p.resolve(ANN, "UPC(1)").play(ANN, "upgrade active c6=1")
    sheet = {row.name: row.values[ANN] for row in p.s.outcome().sheet}
    assert sheet["artifacts"] == 7 and sheet["qubits"] == 1 and sheet["bioobjects"] == 3
    assert sheet["computers"] == 1 and sum(sheet.values()) == p.mat(ANN).vp == 12
    assert p.lies(ANN)["c8=1"] == 1 and held("") == p.lies(BOB)
