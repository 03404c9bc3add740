"""Reasons along random games of Ark: Awakening, at every decision."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from tests.games.ark_awakening.given import GAME


@pytest.mark.parametrize(("mode", "seats"), [("first_mission", 2), ("awakening", 2)])
def test_what_is_seen_and_refused_has_a_reason_and_what_is_legal_has_none(mode: str, seats: int) -> None:
    s, rng = GAME.new(seats, mode, 3), seeded(3)
    heard = set()
    while not s.over:
        seat = s.actor
        legal = s.options(seat)
        for option in {*s.visible(seat), *legal}:
            reason = s.why_not(seat, option)
            assert (reason is None) == (option in legal), s.text(option)
            if reason is not None:
                assert reason.message.clause.startswith("ARK-")
                heard.add(reason.message.key)
        s.apply(legal[rng.below(len(legal))])
    assert {"why-marker-there", "why-not-there", "why-nothing-near", "why-once"} <= heard
