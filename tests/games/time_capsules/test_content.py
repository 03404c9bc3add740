"""What is printed, against the numbers of the rules (TC-2.1, TC-7)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rulewright.core.rulebook import rulebook
from rulewright.core.texts import texts
from rulewright.core.verbs import Domain
from rulewright.games.time_capsules import printed, verbs
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, CARD_EFFECT, SMALLER
from tests.games.time_capsules.given import GAME, capsules, clause, given

ROWS = {row.id: row for row in printed.ARTIFACT_ROWS}
CARDS = {row.id: row for row in printed.CARD_ROWS}


def names(domain: Domain) -> list[str]:
    return [texts(GAME, "en").name(domain, value) for value in range(domain.size)]


# fmt: off
BLUE = [
    pytest.param("B01", 2, 12, 3, "machine", "P", marks=clause("TC-B01"), id="B01"),
    pytest.param("B02", 3, 6, 2, "archive", "P", marks=clause("TC-B02"), id="B02"),
    pytest.param("B03", 3, 8, 2, "machine", "P", marks=clause("TC-B03"), id="B03"),
    pytest.param("B04", 3, 9, 2, "field", "P", marks=clause("TC-B04"), id="B04"),
    pytest.param("B05", 3, 5, 1, "archive", "P!", marks=clause("TC-B05"), id="B05"),
    pytest.param("B06", 3, 7, 2, "field", "P", marks=clause("TC-B06"), id="B06"),
    pytest.param("B07", 2, 9, 2, "weapon", "P", marks=clause("TC-B07"), id="B07"),
    pytest.param("B08", 2, 13, 4, "weapon", "A", marks=clause("TC-B08"), id="B08"),
    pytest.param("B09", 2, 11, 3, "machine", "A", marks=clause("TC-B09"), id="B09"),
    pytest.param("B10", 3, 8, 2, "field", "A", marks=clause("TC-B10"), id="B10"),
    pytest.param("B11", 3, 9, 2, "archive", "A", marks=clause("TC-B11"), id="B11"),
    pytest.param("B12", 2, 14, 5, "field", "A", marks=clause("TC-B12"), id="B12"),
    pytest.param("B13", 3, 6, 1, "field", "A", marks=clause("TC-B13"), id="B13"),
    pytest.param("B14", 3, 8, 2, "life", "A", marks=clause("TC-B14"), id="B14"),
    pytest.param("B15", 2, 18, 7, "archive", "A", marks=clause("TC-B15"), id="B15"),
    pytest.param("B16", 3, 6, 1, "archive", "A", marks=clause("TC-B16"), id="B16"),
    pytest.param("B17", 2, 10, 2, "machine", "A", marks=clause("TC-B17"), id="B17"),
    pytest.param("B18", 2, 10, 2, "weapon", "A", marks=clause("TC-B18"), id="B18"),
    pytest.param("B19", 2, 9, 2, "life", "A", marks=clause("TC-B19"), id="B19"),
    pytest.param("B20", 2, 21, 7, "field", "A", marks=clause("TC-B20"), id="B20"),
]
ORANGE = [
    pytest.param("O01", 3, 3, 1, "machine", "P", marks=clause("TC-O01"), id="O01"),
    pytest.param("O02", 3, 4, 2, "field", "P", marks=clause("TC-O02"), id="O02"),
    pytest.param("O03", 3, 3, 1, "machine", "P", marks=clause("TC-O03"), id="O03"),
    pytest.param("O04", 3, 3, 1, "machine", "P", marks=clause("TC-O04"), id="O04"),
    pytest.param("O05", 3, 5, 2, "archive", "P", marks=clause("TC-O05"), id="O05"),
    pytest.param("O06", 2, 5, 2, "machine", "P", marks=clause("TC-O06"), id="O06"),
    pytest.param("O07", 3, 4, 2, "life", "P", marks=clause("TC-O07"), id="O07"),
    pytest.param("O08", 3, 4, 1, "life", "A", marks=clause("TC-O08"), id="O08"),
    pytest.param("O09", 2, 8, 4, "machine", "A", marks=clause("TC-O09"), id="O09"),
    pytest.param("O10", 3, 6, 2, "field", "A", marks=clause("TC-O10"), id="O10"),
    pytest.param("O11", 3, 5, 2, "field", "A", marks=clause("TC-O11"), id="O11"),
    pytest.param("O12", 2, 4, 1, "machine", "A", marks=clause("TC-O12"), id="O12"),
    pytest.param("O13", 2, 5, 2, "life", "A", marks=clause("TC-O13"), id="O13"),
    pytest.param("O14", 2, 4, 1, "weapon", "A", marks=clause("TC-O14"), id="O14"),
    pytest.param("O15", 2, 7, 3, "field", "A", marks=clause("TC-O15"), id="O15"),
    pytest.param("O16", 2, 3, 1, "machine", "A", marks=clause("TC-O16"), id="O16"),
    pytest.param("O17", 3, 5, 2, "archive", "A", marks=clause("TC-O17"), id="O17"),
    pytest.param("O18", 2, 10, 7, "archive", "A", marks=clause("TC-O18"), id="O18"),
    pytest.param("O19", 2, 6, 3, "archive", "A", marks=clause("TC-O19"), id="O19"),
    pytest.param("O20", 2, 4, 2, "life", "A", marks=clause("TC-O20"), id="O20"),
]
FLUCTUATIONS = [
    ("F01", 1, "P"), ("F02", 2, "P"), ("F03", 3, "P"), ("F04", 2, "P"), ("F05", 2, "P!"), ("F06", 2, "P"),
    ("F07", 2, "P"), ("F08", 1, "P"), ("F09", 1, "P"), ("F10", 2, "A"), ("F11", 1, "A"), ("F12", 2, "A"),
    ("F13", 3, "A"), ("F14", 2, "A"), ("F15", 1, "A"), ("F16", 1, "A"), ("F17", 2, "A"), ("F18", 1, "A"),
]
# fmt: on


@pytest.mark.parametrize(("id", "copies", "cost", "vp", "trait", "phase"), BLUE + ORANGE)
def test_an_artifact_is_as_printed(id: str, copies: int, cost: int, vp: int, trait: str, phase: str) -> None:
    row = ROWS[id]
    assert (row.copies, row.cost, row.vp, row.trait, row.phase) == (copies, cost, vp, trait, phase)
    assert row.colour == ("blue" if id[0] == "B" else "orange")
    assert row.clause == f"TC-{id}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebook_states_what_is_printed(lang: str) -> None:
    """In words, made from the rows."""
    book, words = rulebook(GAME, lang), texts(GAME, lang)
    told = {card.id: [card.name, *card.facts.values()] for card in book.cards}
    for kind, row in enumerate(printed.ARTIFACT_ROWS):
        name, copies, cost, vp, trait, _when, effect = told[row.clause]
        assert name == words.name(verbs.ARTIFACT, kind) and trait == words.say(f"trait-{row.trait}")
        assert [int(copies), int(cost), int(vp)] == [row.copies, row.cost, row.vp]
        assert effect == words.effect(BOOK.effects[ABILITY[kind]]) and effect in book.clauses[row.clause].text
    for kind, card in enumerate(printed.CARD_ROWS):
        name, cost, _when, effect = told[card.clause]
        assert (name, int(cost)) == (words.name(verbs.CARD, kind), card.cost)
        assert effect == words.effect(BOOK.effects[CARD_EFFECT[kind]])
    for kind, bio in enumerate(printed.BIO_ROWS):
        bigger, smaller = words.effect(BOOK.effects[BIGGER[kind]]), words.effect(BOOK.effects[SMALLER[kind]])
        price = words.say(
            "printed-trade", batteries=printed.TRADE_BATTERIES, computers=printed.TRADE_COMPUTERS
        )
        assert told[bio.clause] == [words.name(verbs.BIO, kind), price, bigger, smaller]


@clause("TC-7.4.1", "TC-7.5.1", "TC-2.1.7", "TC-2.1.8", "TC-4.9.1", "TC-INV-04")
def test_fifty_artifacts_of_each_colour() -> None:
    for colour in ("blue", "orange"):
        rows = [row for row in printed.ARTIFACT_ROWS if row.colour == colour]
        assert len(rows) == 20 and sum(row.copies for row in rows) == 50
    assert {row.trait for row in printed.ARTIFACT_ROWS} == {"machine", "archive", "field", "life", "weapon"}
    assert len({row.id for row in printed.ARTIFACT_ROWS}) == len({*names(verbs.ARTIFACT)}) == 40
    assert Counter(printed.PRINTED_ON) == {n: row.copies for n, row in enumerate(printed.ARTIFACT_ROWS)}


@clause("TC-4.9.3d", "TC-4.9.3e", "TC-R07", "TC-R49")
def test_the_artifacts_of_phase_one() -> None:
    rows = zip(printed.ARTIFACT_ROWS, names(verbs.ARTIFACT), strict=True)
    first = {name for row, name in rows if row.phase != "A"}
    assert first == {
        "Replicator", "Knowledge Base", "Machine Control Interface", "Microfusion Device", "Cryptoanalyzer",
        "Crystallizer", "EMP Cannon", "Maintenance Bot", "Thermal Generator", "Mechanical Manipulator",
        "Mine Probe", "Redoubler", "Construction Robot", "Gene Splicer",
    }  # fmt: skip
    assert [row.id for row in printed.ARTIFACT_ROWS if row.phase == "P!"] == ["B05"]


@clause("TC-7.6.1", "TC-2.1.9", "TC-4.10.7", "TC-INV-06")
def test_thirty_six_cards() -> None:
    assert [(row.id, row.cost, row.phase) for row in printed.CARD_ROWS] == FLUCTUATIONS
    assert all(row.copies == 2 for row in printed.CARD_ROWS) and len(printed.CARD_OF) == 36
    rows = zip(printed.CARD_ROWS, names(verbs.CARD), strict=True)
    assert [name for row, name in rows if row.phase != "A"] == [
        "Portal Into Consciousness", "Molecular Resonance", "Time Loop", "Infinite Feedback", "Future Techs",
        "Wormhole", "Shape of Infinity", "Chaotic Resonance", "Biofield Resonance",
    ]  # fmt: skip


@clause("TC-7.2.1", "TC-7.2.2", "TC-7.2.3", "TC-7.2.4", "TC-7.2.5", "TC-7.2.6", "TC-2.1.13")
def test_batteries_and_computers() -> None:
    found = [(row.id, row.size, row.vp, row.upgrade) for row in printed.OBJECT_ROWS]
    assert found == [
        ("b1", 1, 0, "b2"), ("b2", 2, 0, "b3"), ("b3", 3, 0, ""),
        ("c6", 6, 0, "c8"), ("c8", 8, 1, "c12"), ("c12", 12, 2, ""),
    ]  # fmt: skip
    assert (printed.COMPUTER_COST, printed.BATTERY_COST) == (3, 3)


@clause("TC-7.3.1", "TC-2.1.10", "TC-2.2.3", "TC-INV-07")
@pytest.mark.parametrize(("players", "tokens"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_tokens_of_each_bioobject(players: int, tokens: int) -> None:
    s = capsules(GAME.new(players, "solo" if players == 1 else "base"))
    assert s.piles == [tokens] * 6
    assert names(verbs.BIO) == [
        "Amber Spore", "Mending Moss", "Plasma Eel", "Neural Polyp", "Chrono Larva", "Symbiont",
    ]  # fmt: skip


BREAKS = [10, 18, 25, 31, 36, 41, 45, 49, 53, 56, 59, 62, 65, 68, *range(70, 101, 2)]


@clause("TC-7.1.1", "TC-7.1.2", "TC-7.1.3", "TC-7.1.4", "TC-2.1.4")
def test_the_vp_track() -> None:
    spaces = {kind: [n for n in range(101) if printed.bonus(n) == kind] for kind in (1, 2, 3)}
    assert spaces[printed.BONUS_BREAK] == BREAKS
    assert spaces[printed.BONUS_CRYSTAL] == [3, 11, 19, 27, 34, 43, 51, 60, 71, 81]
    assert spaces[printed.BONUS_CARD] == [6, 14, 22, 30, 39, 47, 57, 67, 77]
    gained = {peak: sum(space <= peak for space in BREAKS) for peak in (25, 40, 50, 60, 70, 80, 100)}
    assert gained == {25: 3, 40: 5, 50: 8, 60: 11, 70: 15, 80: 20, 100: 30}


@clause("TC-R45")
def test_above_a_hundred_breaks_go_on_at_even_spaces() -> None:
    assert [printed.bonus(n) for n in (101, 102, 103, 104)] == [
        0,
        printed.BONUS_BREAK,
        0,
        printed.BONUS_BREAK,
    ]
    p = given().vp(0, 100)
    p.s.gain_vp(0, 5, 0)
    assert p.mat(0).vp == 105 and p.lies(0, "inactive")["break"] == 2


@clause("TC-7.1.5", "TC-4.1.1", "TC-2.1.6")
def test_ten_rounds() -> None:
    assert printed.ROUNDS == 10 and printed.FAST_ROUND == 3


@clause("TC-4.15.35")
def test_every_row_has_an_effect_of_the_vocabulary() -> None:
    assert len(ABILITY) == 40 and len(CARD_EFFECT) == 18 and len(BIGGER) == len(SMALLER) == 6
    used = {type(effect).word for effect in BOOK.effects} - {""}
    assert used == set(BOOK.words)  # and no word of the vocabulary is idle


def test_every_row_says_where_it_comes_from() -> None:
    rows = [*printed.ARTIFACT_ROWS, *printed.CARD_ROWS, *printed.BIO_ROWS, *printed.OBJECT_ROWS]
    assert all(row.source.startswith(("seed", "public", "reconstructed")) for row in rows)
    assert all(row.clause.startswith("TC-") for row in rows)


def test_what_was_retuned_says_so() -> None:
    rows = [*printed.ARTIFACT_ROWS, *printed.CARD_ROWS, *printed.BIO_ROWS]
    assert [row.clause for row in rows if "retuned" in row.source] == [
        "TC-B07", "TC-B15", "TC-B20", "TC-O18", "TC-Z5",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebook_speaks_in_words(lang: str) -> None:
    """No effect code, no sentence cut off."""
    codes = re.compile(r"\b(" + "|".join(BOOK.words) + r")[(\[]|\b(OPT|REQ)\b|->|@|pay_")
    for id, found in rulebook(GAME, lang).clauses.items():
        assert not codes.search(found.text), f"{id}: {found.text}"
        if " · " in found.text:  # a row of a table
            continue
        assert found.text.endswith((".", ".)", "?", ".»")), f"{id}: {found.text}"
        assert not found.text.endswith((";.", ", or.", ", o.", ":.")), f"{id}: {found.text}"
