"""The table in sentences: whose cubes and cylinders lie where, seals, bombs, tokens, the sides of tiles."""

from __future__ import annotations

import pytest

from rulewright.core.texts import texts
from rulewright.games.ark_awakening.catalogue import printed
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.telling import tell
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, cell, given

NAMES = ["Ada", "Bo", "Cy"]


def told(p: Position, language: str = "en") -> str:
    view = p.s.redacted(RED)
    assert isinstance(view, Ark)
    return "\n".join(tell(shown(view, RED), texts(GAME, language), NAMES))


@pytest.mark.clause("ARK-S12", "ARK-EX-20")
@pytest.mark.parametrize(("hard", "asks"), [(0, "10 artifact cards"), (1, "15 artifact cards")])
def test_a_tile_is_told_with_the_side_that_lies_up(hard: int, asks: str) -> None:
    p = given(mode="fallout")
    p.s.hard = hard
    assert f"Ada, achievements: {asks}" in told(p)


@pytest.mark.clause("ARK-V1")
def test_whose_pieces_lie_where_is_told() -> None:
    p = given().complex().rooms(a2="R01", b2="R02", b3="R03", e1="gate1").cubes("R01", RED, YELLOW)
    p.cylinders("R01", "pwr1", "G1").tokens("R02", 1).sealed(YELLOW, "a2", "b2").sealed(RED, "b2", "b3")
    p.dome(YELLOW).bombs = [cell("e1")]
    p.s.tokened[cell("e1")] = 1
    lines = told(p).splitlines()
    energy = "energy 2/3 (generator of player B, turquoise gen"
    assert any(f"cubes 2/4 (Ada, Bo), {energy}" in one for one in lines)
    assert any(one.startswith("b2: Science Lab, cubes 0/4, energy 2/3 (energy tokens: 1)") for one in lines)
    assert "e1: Transport Gate 1 (with a token); units: nothing; bombs of Bo" in lines
    assert "Sealed doors: a2 east (Bo), b2 north (Ada)" in lines  # each once
    assert "turquoise generator 1 of at most 3 outside, 10 in all" in told(p)
    assert not any(one.startswith("Sealed doors") for one in told(given()).splitlines())


@pytest.mark.clause("ARK-17.3a", "ARK-AB-TRACK")
def test_what_only_a_faction_has_is_told() -> None:
    p = given(side="b", faction1="pajak", faction2="hara")
    p.dome(RED).stationed = [2]
    lines = told(p).splitlines()
    assert "Ada plays Pajak" in lines and "Ada, units at work: Production and Exploitation" in lines
    assert any("Unit Stasis and Sickbay: power poles: 1 (0/2)" in one for one in lines)
    assert "Bo, units at work" not in told(p) and "Ada plays" not in told(given())


@pytest.mark.clause("ARK-R66")
def test_an_artifact_says_what_is_different_in_fallout() -> None:
    card = printed(texts(GAME, "en")).artifacts["AC03"]
    assert "In Fallout: Draw an artifact card or move the counter" in card.said
    assert card.built == "research +1, in Fallout 5 points at the end instead"
    assert "Fallout" not in printed(texts(GAME, "en")).artifacts["AC04"].said
