"""Unfair: players of different levels at one table (ARK-16)."""

from __future__ import annotations

import pytest

from rulewright.core.errors import GameError
from rulewright.core.look import Lit
from rulewright.core.texts import texts
from rulewright.core.zones import SPECTATOR
from rulewright.games.ark_awakening.board import card, draw
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.telling import tell
from tests.games.ark_awakening.given import GAME, RED, YELLOW, given

clause = pytest.mark.clause


@clause("ARK-16.1", "ARK-S39")
@pytest.mark.parametrize(("level", "asked"), [("expert", False), ("intermediate", True), ("beginner", True)])
@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_a_beginners_help_gives_a_metamorphite_before_the_turn(mode: str, level: str, asked: bool) -> None:
    p = given(2, mode, level2=level).stock(YELLOW).turn(YELLOW)
    assert (p.may() == {"done", "mini metamorphite"}) is asked
    if asked:
        assert p.play("mini metamorphite").dome(YELLOW).stock == [0, 0, 0, 1]
    assert given(2, mode, level2=level).turn(RED).may("choose")  # only theirs


@clause("ARK-16.2", "ARK-S40", "ARK-R99", "ARK-V3")
def test_a_beginner_has_a_mission_from_the_start_and_no_second() -> None:
    s = GAME.new(4, "awakening", 5, level1="beginner", level2="intermediate")
    assert isinstance(s, Ark)
    assert [len(dome.mission.cards) for dome in s.domes] == [1, 0, 0, 0]
    p = given(2, level1="beginner").arsenal(RED, 18).stock(RED, ti=20, bt=20).checked(RED)
    assert p.dome(RED).achieved.bit_count() == 2 and len(p.dome(RED).mission.cards) == 1


@clause("ARK-16.3")
def test_in_fallout_a_beginner_has_one_mission_like_all() -> None:
    s = GAME.new(3, "fallout", 5, level1="beginner")
    assert isinstance(s, Ark)
    assert [len(dome.mission.cards) for dome in s.domes] == [1, 1, 1]


@clause("ARK-S39", "ARK-1.6", "ARK-R52")
def test_levels_that_cannot_be_are_refused() -> None:
    with pytest.raises(
        GameError, match=r"'beginner' for option level3 of ark_awakening needs 3 seats; with 2: expert$"
    ):
        GAME.new(2, "awakening", level3="beginner")
    with pytest.raises(GameError, match="not first_mission"):
        GAME.new(2, "first_mission", level1="beginner")
    four = {f"level{n}": "intermediate" for n in range(1, 5)}
    assert GAME.new(5, "awakening", **four)
    with pytest.raises(GameError, match="only 4 cards of Beginner's Help"):
        GAME.new(5, "awakening", level5="beginner", **four)


@clause("ARK-S39", "ARK-16.1")
@pytest.mark.parametrize(
    ("language", "beginner", "said"),
    [
        ("en", "beginner", "Beginner’s Help under the biodome (mini-action, metamorphite: 1)"),
        ("es", "principiante", "Ayuda del principiante bajo el biodomo (miniacción, metamorfita: 1)"),
    ],
)
def test_whoever_looks_is_shown_who_has_a_beginners_help(language: str, beginner: str, said: str) -> None:
    s, words = GAME.new(2, "awakening", 5, level2="beginner"), texts(GAME, language)
    for eye in (RED, YELLOW, SPECTATOR):
        view = s.redacted(eye)
        assert isinstance(view, Ark)
        seen = shown(view, eye)
        assert [dome.level for dome in seen.domes] == ["", "beginner"]
        helped = [line for line in tell(seen, words, ["Ada", "Bo"]) if line.endswith(f"{beginner}; {said}")]
        assert len(helped) == 1 and helped[0].startswith("Bo, ")
        cards = [card(seen, seat, words, (30, 9)).plain for seat in (RED, YELLOW)]
        assert [beginner in one for one in cards] == [False, True]
        own = draw(seen, eye, words, Lit({}, None, None, (112, 42))).plain
        assert (said in own) is (eye == YELLOW or (eye == SPECTATOR and seen.active == YELLOW))
