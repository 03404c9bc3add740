"""The promises of every game along random games of Ark: Awakening."""

from __future__ import annotations

import pytest

from rulewright.core.conformance import Configuration, check
from rulewright.core.rng import seeded
from tests.games.ark_awakening.given import GAME


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("first_mission", 1),
        ("first_mission", 3),
        ("awakening", 2),
        ("fallout", 2),
        ("fallout", 3),
        ("guardians", 1),
        ("guardians", 3),
        ("glitch", 1),
        ("glitch", 3),
        ("learning", 1),
        ("learning", 3),
    ],
)
def test_rules_secrets_words_and_pictures_keep_their_promises(mode: str, seats: int) -> None:
    setup = Configuration(mode, range(seats, seats + 1), {}, 1)
    report = check(GAME, setups=[setup])
    assert report.games == 1 and report.decisions > 20 and report.ok, str(report)
    assert all(report.looks(name) for name in ("words", "texts", "rulebook", "reasons", "shown", "beats"))


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


@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [
        ("awakening", 3, {"side": 1}),
        ("awakening", 2, {"complexity": 2}),
        ("fallout", 3, {"side": 1, "complexity": 2}),
        ("guardians", 3, {"enemy": 1}),
        ("guardians", 2, {"side": 1, "complexity": 2, "guardians": 2}),
        ("glitch", 2, {"side": 1, "complexity": 2, "disasters": 2, "hard": 1}),
        ("learning", 3, {"enemy": 1}),
        ("learning", 2, {"side": 1, "complexity": 2, "upgrades": 3}),
    ],
)
def test_variants_keep_their_promises(mode: str, seats: int, options: dict[str, int]) -> None:
    setup = Configuration(mode, range(seats, seats + 1), options, 1)
    report = check(GAME, setups=[setup])
    assert report.games == 1 and report.decisions > 20 and report.ok, str(report)
