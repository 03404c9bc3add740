"""The promises of every game that need no words and no pictures, along random games of Ark: Awakening."""

from __future__ import annotations

import pytest

from rulewright.core.conformance import PROMISES, Configuration, check, sight, words
from tests.games.ark_awakening.given import GAME

SHOWN_OR_SAID = {sight.__name__, words.__name__}
PLAYED = [promise for promise in PROMISES if promise.__module__ not in SHOWN_OR_SAID]


@pytest.mark.parametrize(
    ("mode", "seats"),
    [("first_mission", 1), ("first_mission", 3), ("awakening", 2), ("fallout", 2), ("fallout", 3)],
)
def test_rules_and_secrets_keep_their_promises(mode: str, seats: int) -> None:
    setup = Configuration(mode, range(seats, seats + 1), {}, 1)
    report = check(GAME, setups=[setup], promises=PLAYED)
    assert report.games == 1 and report.decisions > 20 and report.ok, str(report)


@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [
        ("awakening", 3, {"side": 1}),
        ("awakening", 2, {"complexity": 2}),
        ("fallout", 3, {"side": 1, "complexity": 2}),
    ],
)
def test_variants_keep_their_promises(mode: str, seats: int, options: dict[str, int]) -> None:
    setup = Configuration(mode, range(seats, seats + 1), options, 1)
    report = check(GAME, setups=[setup], promises=PLAYED)
    assert report.games == 1 and report.decisions > 20 and report.ok, str(report)
