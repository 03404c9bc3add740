"""The table in sentences: whose cubes and cylinders lie where, seals, bombs, tokens, the sides of tiles."""

from __future__ import annotations

import pytest

from rulewright.core.rulebook import rulebook
from rulewright.core.state import CHOSE
from rulewright.core.texts import texts
from rulewright.core.values import changed
from rulewright.games.ark_awakening.catalogue import printed
from rulewright.games.ark_awakening.enemy import meant
from rulewright.games.ark_awakening.printed import OBJECTIVE_IDS, ROOM_IDS
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.telling import tell
from rulewright.games.ark_awakening.verbs import (
    DIVERT,
    ENEMY_TOTAL,
    ROOM,
    SALVAGED_SECRETLY,
    STORE,
    TARGET,
    TARGETED,
    TASK,
    TOTALS,
    TURN_DOWN,
)
from rulewright.terminal.board import board_of, changes
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, cell, given

UNKNOWN = ("Unknown Artifact", "Artefacto desconocido")
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
    p.s.tokened = changed(p.s.tokened, cell("e1"), 1)
    lines = told(p).splitlines()
    energy = "energy 2/3 (Bo’s generator, the turquoise gen"
    assert any(f"cubes 2/4 (Ada, Bo), {energy}" in one for one in lines)
    assert any(one.startswith("b2: Science Lab, cubes 0/4, energy 2/3 (energy tokens: 1)") for one in lines)
    assert "e1: Transport Gate 1 (with a token); units: none; bombs: Bo" in lines
    assert "Sealed doors: a2 east (Bo), b2 north (Ada)" in lines  # each once
    assert "turquoise generator 1 of at most 3 outside, 10 in all" in told(p)
    assert not any(one.startswith("Sealed doors") for one in told(given()).splitlines())


@pytest.mark.clause("ARK-17.3a", "ARK-AB-TRACK")
def test_what_only_a_faction_has_is_told() -> None:
    p = given(side="b", faction1="pajak", faction2="hara")
    p.dome(RED).stationed = [2]
    lines = told(p).splitlines()
    assert "Ada, faction: Pajak" in lines and "Ada, units at work: Production and Exploitation" in lines
    assert any("Unit Stasis and Sickbay: power poles: 1 (0/2)" in one for one in lines)
    assert "Bo, units at work" not in told(p) and "Ada, faction" not in told(given())


@pytest.mark.clause("ARK-R66")
def test_an_artifact_says_what_is_different_in_fallout() -> None:
    card = printed(texts(GAME, "en")).artifacts["AC03"]
    assert "In Fallout: Draw an artifact card or move the counter" in card.said
    assert card.built == "research +1, in Fallout 5 points at the end instead"
    assert "Fallout" not in printed(texts(GAME, "en")).artifacts["AC04"].said


@pytest.mark.clause("ARK-10.11", "ARK-C-ENEMY", "ARK-R47")
@pytest.mark.parametrize(
    ("mode", "lang", "counts", "round_said"),
    [
        ("guardians", "en", "each Guardian: combat 8, defence 8", "Round 1, Guardians;"),
        ("guardians", "es", "cada Guardián: combate 8, defensa 8", "Ronda 1, Guardianes;"),
        ("glitch", "en", "a room with hostile units, however many: combat 4, defence 4", "Round 1, Glitch;"),
        ("glitch", "es", "sean cuantas sean: combate 4, defensa 4", "Ronda 1, Glitch;"),
        ("learning", "en", "(combat and defence for each cube)", "Round 1 of at most 40, It is Learning;"),
        ("learning", "es", "(combate y defensa por cada cubo)", "Ronda 1 de 40 como máximo, Está apren"),
    ],
)
def test_what_the_strength_of_the_enemy_counts_for_is_told(
    mode: str, lang: str, counts: str, round_said: str
) -> None:
    p = given(2, mode, 1)
    p.s.round = 1
    assert counts in told(p, lang) and told(p, lang).startswith(round_said)


@pytest.mark.clause("ARK-11.7c", "ARK-13.6b", "ARK-12.4c")
@pytest.mark.parametrize(
    ("mode", "dark", "factory"),
    [
        ("guardians", 0, "the initial Titanium Mine"),
        ("guardians", 1, "any Titanium Mine"),
        ("learning", 0, "the initial Titanium Mine"),
        ("glitch", 0, "every Titanium Mine"),
    ],
)
def test_a_factory_target_is_told_as_it_is_meant(mode: str, dark: int, factory: str) -> None:
    p = given(2 + dark, mode, 1, **({"enemy": dark} if mode != "glitch" else {}))
    number = OBJECTIVE_IDS.index("F-Ti")
    line = TARGET.line(0, meant(p.s, number))
    assert texts(GAME, "en").line(line).endswith(f"draws its target: {factory}")
    assert printed(texts(GAME, "en")).targets[TARGETED.labels[meant(p.s, number)]] == factory


@pytest.mark.clause("ARK-2.4", "ARK-12.1b")
def test_a_forecast_changes_no_control_of_a_gate_and_a_damaged_room_gives_nothing() -> None:
    before, after = given(2, "glitch", 1), given(2, "glitch", 1).rooms(c5="gate1")
    board, words = board_of(GAME), texts(GAME, "en")
    told_changes = changes(board, shown(before.s, RED), shown(after.s, RED), words, NAMES)
    assert not any("c5" in line for line in told_changes)
    p = given(2, "glitch", 1).rooms(b2="F-Tia")
    now = [cell.gives[0].now for cell in shown(p.s, RED).cells if cell.label == "b2"]
    p.s.put_glitch(p.s.rooms[cell("b2")])
    then = [cell.gives[0].now for cell in shown(p.s, RED).cells if cell.label == "b2"]
    assert (now, then) == ([3], [0])


def test_a_question_speaks_of_your_own_generator() -> None:
    p = given().rooms(a2="R01").phase(RED, "PWR").play("divert pwr0 generator")
    assert texts(GAME, "en").prompt(p.s, RED, NAMES) == "Where does the cylinder of your generator go?"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_cards_are_looked_up_with_all_that_is_printed(lang: str) -> None:
    book = rulebook(GAME, lang)
    assert len(book.named("EA1")) == len(book.named("CA8")) == 1
    facts = " ".join(card.facts[key] for card in book.cards if card.name in UNKNOWN for key in card.facts)
    assert ("5 points at the end" if lang == "en" else "5 puntos al final") in facts
    assert ("move the counter by up to 2" if lang == "en" else "mueve el contador hasta 2") in facts


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
    said = {choice: texts(GAME, "es").label(p.s.parse(choice), NAMES, p.s) for choice in p.may()}
    assert said["move b2 a2"] == "Mover de la Mina de titanio (b2) a la Armería"
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
        == "Pliegas el espacio e intercambias el Generador de escudo con la Fundición de osmio (d4)"
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


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "(your generator, Bo’s generator)"), ("es", "(tu generador, el generador de Bo)")],
)
def test_who_reads_is_addressed(language: str, said: str) -> None:
    words = texts(GAME, language)
    p = given().rooms(a2="R01").cubes("R01", RED, YELLOW).cylinders("R01", "pwr0", "pwr1")
    lines = "\n".join(tell(shown(p.s, RED), words, words.addressed(NAMES, RED)))
    assert "Ada" not in lines and said in lines and f"2/4 ({words.say('table-you')}, Bo)" in lines


def test_who_has_no_name_has_an_article_in_spanish() -> None:
    words = texts(GAME, "es")
    players = [words.player(seat) for seat in range(2)]
    view = shown(given().s, RED)
    lines = "\n".join(tell(view, words, words.addressed(players, RED)))
    assert "tu generador: 0 fuera (3 como máximo), 10 en total; el generador del Jugador B: 0" in lines
    assert words.line(SALVAGED_SECRETLY.line(RED, YELLOW), players).endswith(" al Jugador B")


def totals(p: Position, language: str = "en") -> list[str]:
    words = texts(GAME, language)
    told = [entry for entry in p.s.log or () if entry.line.message in (TOTALS, ENEMY_TOTAL)]
    return [words.entry(entry, NAMES, RED) for entry in told]


@pytest.mark.clause("ARK-6.3.2", "ARK-6.3.5", "ARK-15.1b")
def test_a_total_is_told_with_its_parts_and_the_defence_that_was_reached() -> None:
    p = given().rooms(b2="R01", c2="R19", d2="R12").cubes("R19", RED).cubes("R12", RED, RED).cubes("R01", RED)
    p.units(RED, "b2", 3).units(YELLOW, "b2").arsenal(RED, 1).arsenal(YELLOW, 9)
    p.fights(RED)
    assert totals(p) == [
        "You fight with a total of 10 (arsenal 1, for units 3, own cubes there 6, no card)",
        "Bo fights with a total of 9 (arsenal 9, no card)",
    ]
    p = given().rooms(b2="R01", c2="R13").cubes("R13", YELLOW).units(RED, "b2").units(YELLOW, "b2")
    defence = p.benefit(YELLOW, "defence_each")
    assert defence and f"reaches the defence of {defence})" in totals(p.arsenal(RED, 9).fights(RED))[1]


@pytest.mark.clause("ARK-10.11", "ARK-10.12")
def test_a_total_of_the_enemy_is_told_with_its_strength_and_card() -> None:
    p = given(1, "guardians").rooms(b2="R01").units(RED, "b2").guardian(1, "b2").arsenal(RED, 13)
    p.next_artifact("AC02").clashes(RED)
    assert totals(p) == [
        "You fight with a total of 13 (arsenal 13, no card)",
        "The Enemy fights with a total of 12 (for units 8, Architect’s Key 4,"
        " the attacker’s arsenal reaches the defence of 8)",
    ]
    assert totals(p, "es")[0] == "Combates con un total de 13 (arsenal 13, sin carta)"
