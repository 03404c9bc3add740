"""Whole games of seats that mean to win: missions are accomplished within the rounds that there are."""

from __future__ import annotations

import pytest

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import GAME, RED, YELLOW
from tests.games.ark_awakening.striver import strive

clause = pytest.mark.clause


def played(mode: str, seats: int, seed: int) -> Ark:
    """To the end, the invariants checked along the way."""
    s = GAME.new(seats, mode, seed)
    assert isinstance(s, Ark)
    while not s.over:
        s.apply(strive(s, s.actor))
        if s.turns % 20 == 0:
            assert invariants(s) == []
    return s


@clause("ARK-L2", "ARK-7.7", "ARK-7.9", "ARK-END-2")
def test_a_mission_is_accomplished_through_ordinary_choices() -> None:
    """From the setup on nothing is placed by hand: explored, produced, integrated, activated, won."""
    games = [played("awakening", 2, seed) for seed in range(4, 7)]
    won = [s for s in games if s.winner in (RED, YELLOW)]
    assert len(won) >= 2  # which of them depends on the shuffles
    for s in won:
        dome = s.domes[s.winner]
        rooms = printed.MISSION_ROOMS[dome.mission.cards[0] - printed.MISSION]
        assert all(dome.activated >> room & 1 for room in rooms) and dome.achieved.bit_count() >= 2
        assert s.outcome().winners == [s.winner] and s.outcome().ending.message.key == "end-mission"
        assert s.round < printed.LAST_ROUND


@clause("ARK-L6", "ARK-14.8", "ARK-14.9", "ARK-END-6", "ARK-VP-1", "ARK-VP-2")
def test_fallout_ends_by_its_objectives_through_ordinary_choices() -> None:
    games = (played("fallout", 2, seed) for seed in range(58, 78))
    s = next(s for s in games if s.outcome().ending.message.key == "end-fallout")  # most last sixty rounds
    sheet = {row.name: row.values for row in s.outcome().sheet}
    assert s.round < printed.LAST_ROUND
    assert sum(dome.achieved.bit_count() for dome in s.domes) >= 8  # four tiles or more, four cards
    assert sum(sheet["objectives"]) == 4 * printed.OBJECTIVE_POINTS[0] and min(sheet["tiles"]) > 0
