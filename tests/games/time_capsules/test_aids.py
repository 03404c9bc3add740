"""What a table shows beside the picture: prices, who is short of what, the limits of a packing."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.core.state import Decision
from rulewright.games.time_capsules.aids import aids
from rulewright.games.time_capsules.printed import ARTIFACT_ROWS

GAME = rulewright.game("time_capsules")


def positions(mode: str, seats: int, seed: int) -> Any:
    """Every position of a game in which the first offer is taken."""
    s: Any = GAME.new(seed=seed, mode=mode, seats=seats)
    while not s.over:
        yield s
        seat, frame = s.deciders[0], s.stack[-1]
        legal = frame.default(s) if isinstance(frame, Decision) else frame.default(s, seat, s.sealed[seat])
        s.play(seat, legal)


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("split", 2), ("solo", 1)])
def test_short_of_nothing_means_that_it_may_be_bought(mode: str, seats: int) -> None:
    bought = 0
    for s in positions(mode, seats, 2):
        seat = s.deciders[0]
        legal = {s.setup.vocabulary.text(option) for option in s.options(seat)}
        if {"end", "pass"} & legal and s.phase != 3:
            told = aids(s, seat)
            for slot, name in enumerate(["blue1", "blue2", "blue3", "orange1", "orange2", "orange3"]):
                payable = told["prices"][seat][slot] > 0 and told["short"][seat][slot] == 0
                assert payable == (f"buy {name}" in legal)
                bought += payable
    assert bought


def test_the_limits_of_a_packing() -> None:
    seen = set()
    for s in positions("base", 2, 2):
        told = aids(s, 0)["pack"]
        if told is not None:
            frame = type(s.stack[-1]).__name__
            seen.add(frame)
            assert told["capsules"] == (4 if frame == "FirstPack" else 2)
            assert (told["least"], told["most"]) == (2, 7)
            assert told["surplus"] == (s.mats[0].objects() - 14 if frame == "Surplus" else 0)
    assert seen == {"FirstPack", "Pack", "Surplus"}


@pytest.mark.clause("TC-4.12.5")
def test_with_three_objects_the_minimum_is_waived() -> None:
    for s in positions("base", 2, 2):
        if type(s.stack[-1]).__name__ == "Pack" and 0 in s.stack[-1].seats:
            s.mats[0].active, s.mats[0].inactive = [0], [0, 6]
            assert aids(s, 0)["pack"] == {"capsules": 2, "least": 0, "most": 2, "surplus": 0}
            return
    raise AssertionError("nobody packed")


def test_a_spectator_packs_nothing() -> None:
    s = next(iter(positions("base", 2, 0)))
    assert aids(s, 7)["pack"] is None


@pytest.mark.clause("TC-4.15.31")
def test_what_is_seen_on_a_stack_is_told_to_who_looks() -> None:
    for s in positions("base", 2, 4):
        words = s.setup.vocabulary
        if s.round == 4 and s.deciders == [0] and words.parse("play F05") in s.options(0):
            break
    for said in ("play F05", "look blue"):
        s.play(0, words.parse(said))
    told = aids(s, 0)["seen"]
    legal = {words.text(option) for option in s.options(0)} - {"decline"}
    ids = [row.id for row in ARTIFACT_ROWS]
    assert 1 <= len(told) <= 4
    assert all(x["price"] == max(1, ARTIFACT_ROWS[x["artifact"]].cost - 3) for x in told)
    assert legal <= {f"acquire {ids[x['artifact']]}" for x in told}
    assert told == aids(s.redacted(0), 0)["seen"]
    assert aids(s, 1)["seen"] == []
