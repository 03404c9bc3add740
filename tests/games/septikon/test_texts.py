"""What Septikon says: every word is there in both languages and reads as words, along whole games."""

from __future__ import annotations

import re

import pytest

from rulewright.core.rng import seeded
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.verbs import NUMBER
from rulewright.games.septikon import GAME
from rulewright.games.septikon.verbs import ACTIVATED, CELL, COLUMN, SPACE, VOCABULARY
from tests.games.septikon.given import A, B, Position, given

PLAYERS = ["Ann", "Bob"]
RAW = re.compile(r"\b(do|ask|event|why|end|row|module|resource|warehouse|piece|weapon)-\w|[{}]|\s\s")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_result_has_a_name(language: str) -> None:
    book = texts(GAME, language)
    for name in ("victory", "damage", "clones", "cubes", "turns"):
        assert book.has(f"row-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2])
def test_every_message_reads_as_words_with_one_and_with_many(language: str, n: int) -> None:
    for message in VOCABULARY.messages:
        line = message.line(*[n if domain is NUMBER else 0 for domain in message.domains])
        assert readable(texts(GAME, language).line(line, PLAYERS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_raw_is_shown_in_a_whole_game(language: str, seed: int) -> None:
    book = texts(GAME, language)
    s = GAME.new(seed=seed, cap=120, preset="yes" if seed == 1 else "no")
    s.log = []
    rng = seeded(seed)
    while not s.over:
        seat = s.deciders[0]
        options = s.options(seat)
        shown = [book.prompt(s, seat, PLAYERS)]
        shown += [book.label(option) for option in [*options, *s.appeals(seat)]]
        shown += [book.line(reason, PLAYERS) for _option, reason in s.reasons(seat)]
        assert [text for text in shown if not readable(text)] == []
        s.play(seat, options[rng.below(len(options))])
    shown = [book.entry(entry, PLAYERS) for entry in s.log]
    shown.append(book.line(s.outcome().ending, PLAYERS))
    assert [text for text in shown if not readable(text)] == []


def readable(text: str) -> bool:
    """Words without a key, a brace or a gap where a value is missing."""
    return bool(text.strip()) and not RAW.search(text)


@pytest.mark.parametrize(
    ("language", "place", "column", "cell"),
    [("en", "space k16", "k9", "cell 1"), ("es", "casilla k16", "k9", "celda 1")],
)
def test_places_are_called_by_what_they_are(language: str, place: str, column: str, cell: str) -> None:
    """The middle of space is the 16th square of k9, counted from A's deepest level."""
    book = texts(GAME, language)
    assert book.name(SPACE, SPACE.index["k16"]) == place
    assert book.name(COLUMN, COLUMN.index["k"]) == column
    assert book.name(CELL, CELL.index["1"]) == cell


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Move the Clone from Lock a8 to Laser s8"), ("es", "Mover el Clon de Esclusa a8 a Láser s8")],
)
def test_a_move_names_both_squares(language: str, label: str) -> None:
    assert texts(GAME, language).label(VOCABULARY.parse("move a8 s8")) == label


def activated(p: Position, language: str, reader: int = -1) -> list[str]:
    told = [entry.line for entry in p.s.log or () if entry.line.message is ACTIVATED]
    return [texts(GAME, language).line(line, PLAYERS, reader) for line in told]


@pytest.mark.clause("SEP-5.5")
def test_a_module_is_told_with_its_whole_cost() -> None:
    p = given().clones(A, "a1").ends_on(A, "j1")
    assert activated(p, "en") == ["Ann activates Nuclear Reactor for 1 Uranium"]
    assert activated(p, "en", reader=A) == ["You activate Nuclear Reactor for 1 Uranium"]
    assert activated(p, "es") == ["Ann activa Reactor nuclear por 1 de Uranio"]
    assert activated(p, "es", reader=A) == ["Activas Reactor nuclear por 1 de Uranio"]
    p = given().clones(A, "a1").ends_on(A, "s2")
    assert activated(p, "en") == ["Ann activates Nuclear Armory for 1 Oxygen, 1 Uranium and 1 Energy"]
    assert activated(p, "es") == ["Ann activa Armería nuclear por 1 de Oxígeno, 1 de Uranio y 1 de Energía"]


@pytest.mark.clause("SEP-5.9b")
def test_what_a_spy_activates_is_paid_by_another_and_told_as_such() -> None:
    p = given().clones(A, "a1").clones(B, "a1").ends_on(A, "j1", spy=True)
    assert activated(p, "en") == [] and p.told("paid")
