"""The table in sentences: whose cubes and cylinders lie where, seals, bombs, tokens, the sides of tiles."""

from __future__ import annotations

import pytest

from rulewright.core.state import CHOSE
from rulewright.core.texts import texts
from rulewright.games.ark_awakening.catalogue import printed
from rulewright.games.ark_awakening.printed import ROOM_IDS
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.telling import tell
from rulewright.games.ark_awakening.verbs import DIVERT, ROOM, STORE, TASK, TURN_DOWN
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
    energy = "energy 2/3 (Bo’s generator, the turquoise gen"
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


def log(p: Position, language: str = "en") -> list[str]:
    words = texts(GAME, language)
    return [words.entry(entry, NAMES, RED) for entry in p.s.log or () if words.tells(entry.line)]


def test_a_position_is_called_by_its_room_and_a_factory_by_its_cell_too() -> None:
    p = given().rooms(a2="R18", b2="F-Tia", c2="F-Tib", a1="gate1").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB")
    labels = {choice: texts(GAME, "en").label(p.s.parse(choice), NAMES, p.s) for choice in p.may()}
    assert labels["move b2 a2"] == "Move from Titanium Mine (b2) to Armoury"
    assert labels["move b2 c2"] == "Move from Titanium Mine (b2) to Titanium Mine (c2)"
    assert labels["explore b2"] == "Explore from Titanium Mine (b2)"
    p.play("explore b2")
    spanish = {choice: texts(GAME, "es").label(p.s.parse(choice), NAMES, p.s) for choice in p.may()}
    assert spanish["position b1"] == "Explorar la casilla b1"  # nothing lies there yet


def test_sections_and_the_biodome_keep_their_names() -> None:
    p = given().rooms(a1="R18").home(RED, 1).phase(RED, "MOB")
    words = texts(GAME, "en")
    assert words.label(p.s.parse("move biodome a1"), NAMES, p.s) == "Move from the biodome to Armoury"
    assert words.label(p.s.parse("into ENG"), NAMES, p.s) == "Put it in Engineering"
    assert words.label(p.s.parse("into a1"), NAMES, p.s) == "Put it in Armoury"


@pytest.mark.clause("ARK-5.1e")
def test_the_log_names_the_room_that_lay_there_then() -> None:
    p = given().rooms(a2="R01", b2="R14", d4="F-Osa").home(RED, 0).units(RED, "b2").cubes("R14", RED)
    p.cylinders("R14", "pwr0", "pwr0").phase(RED, "MOB").play("move b2 a2", "fold a2 d4")
    assert p.room_at("d4") == "R01"
    assert log(p)[0] == "You move from Space-Time Fold Engine to Shield Generator"
    assert log(p)[-1] == "You fold space and exchange Shield Generator with Osmium Foundry (d4)"
    assert (
        log(p, "es")[-1]
        == "Pliegas el espacio e intercambias Generador de escudo con Fundición de osmio (d4)"
    )


@pytest.mark.clause("ARK-5.2d")
def test_who_explores_is_told_to_find_a_room_at_a_position() -> None:
    p = given().rooms(a2="R18").home(RED, 0).units(RED, "a2").phase(RED, "MOB")
    p.play("explore a2", "position b2", "done")
    found = texts(GAME, "en").name(ROOM, ROOM_IDS.index(p.room_at("b2")))
    assert f"You find {found} at position b2" in log(p)


def test_who_uses_their_own_generator_is_named_once() -> None:
    line = CHOSE.line(YELLOW, DIVERT.of(YELLOW, STORE.index["generator"]))
    words = texts(GAME, "en")
    assert words.line(line, NAMES) == "Bo diverts a cylinder of their own generator"
    assert words.line(line, NAMES, YELLOW) == "You divert a cylinder of your generator"
    theirs = CHOSE.line(RED, DIVERT.of(YELLOW, STORE.index["generator"]))
    assert words.line(theirs, NAMES) == "Ada diverts a cylinder of Bo’s generator"
    assert texts(GAME, "es").line(line, NAMES).endswith("su propio generador")


@pytest.mark.clause("ARK-13.12")
def test_a_challenger_action_card_is_called_by_its_halves() -> None:
    words = texts(GAME, "en")
    assert [words.name(TASK, n) for n in (0, 7)] == ["move / militarize", "research / use artifact"]
    line = CHOSE.line(RED, TURN_DOWN.of(7))
    assert words.line(line, NAMES) == "Ada turns the card “research / use artifact” face down"
