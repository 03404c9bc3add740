"""What the game says and shows: texts along whole games, the picture in every size, reasons and forecasts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulewright.core.forecast import ahead
from rulewright.core.look import Lit
from rulewright.core.rng import seeded
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.verbs import NUMBER
from rulewright.games.age_of_automaton import board
from rulewright.games.age_of_automaton.printed import BOARD_COLUMNS, BOOK, RELIABILITY_ROWS
from rulewright.games.age_of_automaton.reference import reference
from rulewright.games.age_of_automaton.verbs import BOUGHT, COLUMN, RESEARCH_CARD, SALE_CARD, VOCABULARY
from rulewright.terminal.board import board_of, changes, find, tell
from tests.games.age_of_automaton.given import GAME, A, B, Position, given

BOARD = board_of(GAME)
PLAYERS = ["Ann", "Bob", "Cy", "Dee"]
RAW = re.compile(
    r"\b(do|ask|event|why|end|row|head|figure|effect|about|legend|phase|board|tile|track|action)-[a-zA-Z]|[{}]"
)


def test_the_rules_have_the_same_clauses_in_both_languages_and_in_order() -> None:
    first, second = (rulebook(GAME, language).clauses for language in LANGUAGES)
    assert list(first) == list(second) and len(first) == 540


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 3])
def test_every_message_reads_as_words(language: str, n: int) -> None:
    for message in VOCABULARY.messages:
        line = message.line(*[n if domain is NUMBER else 0 for domain in message.domains])
        assert not RAW.search(texts(GAME, language).line(line, PLAYERS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_raw_is_shown_in_a_whole_game(language: str) -> None:
    book = texts(GAME, language)
    s = GAME.new(3, seed=3)
    s.log = []
    rng = seeded(8)
    while not s.over:
        seat = s.deciders[0]
        shown = [book.prompt(s, seat, PLAYERS)]
        shown += [book.label(option) for option in s.options(seat)]
        shown += [book.line(reason, PLAYERS) for _option, reason in s.reasons(seat)]
        assert [text for text in shown if RAW.search(text)] == []
        options = s.options(seat)
        s.play(seat, options[rng.below(len(options))])
    assert [t for t in (book.entry(entry, PLAYERS) for entry in s.log) if RAW.search(t)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    for effect in BOOK.effects:
        assert not RAW.search(texts(GAME, language).effect(effect))


# --- the picture -------------------------------------------------------------------------------------
def walk(seats: int, plies: int, seed: int = 5) -> Any:
    s = GAME.new(seats, seed=seed)
    rng = seeded(seed)
    while plies and not s.over:
        s.apply(s.legal[rng.below(len(s.legal))])
        plies -= 1
    return s


@pytest.mark.parametrize("size", board.sizes())
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_size_keeps_its_word(size: tuple[int, int], seats: int, language: str) -> None:
    book = texts(GAME, language)
    for plies in (2, 60, 150, 400):
        s = walk(seats, plies)
        seat = s.actor
        numbers = {option: i + 1 for i, option in enumerate(s.legal)}
        chosen = s.legal[-1] if s.legal else None
        after = ahead(s, seat, chosen)[0].shown(seat) if chosen is not None else None
        for later in (None, after):
            lines = board.draw(
                s.shown(seat), seat, book, Lit(numbers, chosen, later, size)
            ).plain.splitlines()
            assert max(map(len, lines)) <= size[0] and len(lines) <= size[1]
            assert not any(RAW.search(line) for line in lines)


def test_the_picture_shows_rows_spaces_seats_and_numbers() -> None:
    g = (
        given()
        .row("sale", "SO01 SO02 SO03 SO04")
        .has(A, workers="IV", tokens="R2", vp=7)
        .stands(B, "I", "sale", "g2")
    )
    g.turn(A)
    numbers = {option: i + 1 for i, option in enumerate(g.s.legal)}
    plain = board.draw(g.s.shown(A), A, texts(GAME, "en"), Lit(numbers, None, None, (96, 40))).plain
    sale = next(line for line in plain.splitlines() if line.startswith("Sale"))
    assert "▨B|○" in sale and f"{numbers[g.s.parse('sell SO01')]}›R2 2 Apex" in sale
    assert "A ▸   7" in plain


def test_a_seat_sees_only_its_own_hand() -> None:
    g = given().hand(A, "S01").hand(B, "S02").turn(A)
    for seat, mine, other in ((A, "Treasurer", "Quartermaster"), (B, "Quartermaster", "Treasurer")):
        drawn = board.draw(g.s.shown(seat), seat, texts(GAME, "en"), Lit({}, None, None, (96, 40))).plain
        hand = next(line for line in drawn.splitlines() if line.startswith("Hand"))
        assert mine in hand and other not in drawn


def test_what_is_printed_and_what_changes_in_words() -> None:
    g = (
        given()
        .owns(A, "E01@C3")
        .row("equipment", "E14 E02 E03 E05")
        .has(A, workers="I", tokens="R2 Y1")
        .turn(A)
    )
    book = texts(GAME, "en")
    assert "Your price: 1 red, 1 yellow." in board.about(g.s.shown(A), A, g.s.parse("buy E14"), book)[0]
    now, after = g.s.shown(A), ahead(g.s, A, g.s.parse("fund"))[0].shown(A)
    assert any("Credits 0 → 3" in line for line in changes(BOARD, now, after, book, PLAYERS))
    assert find(BOARD, now, A, "smelter", book, PLAYERS) and tell(GAME, now, book, PLAYERS)
    assert "VP" in board.card(now, A, book, (40, 12)).plain and board.legend(book).plain


# --- reasons and forecasts -----------------------------------------------------------------------------
def test_the_reason_against_a_used_column_names_column_action_and_price_of_overtime() -> None:
    g = given().played(A, "funding").has(A, workers="I").turn(A)
    line = dict(g.s.reasons(A))[g.s.parse("prospect T1")]
    told = texts(GAME, "en").line(line, PLAYERS)
    assert told == (
        "You have already played Funding in the column of Prospect and Funding; "
        "Overtime costs 1 reliability and 2 credits"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_column_is_called_after_its_two_actions(language: str) -> None:
    book = texts(GAME, language)
    for number, row in enumerate(BOARD_COLUMNS):
        named = book.name(COLUMN, number)
        assert book.say(f"action-{row.worker}") in named and book.say(f"action-{row.other}") in named


def test_cards_without_a_name_are_called_by_what_they_give() -> None:
    book = texts(GAME, "en")
    assert book.name(SALE_CARD, 0) == "the Apex order (2 red for 2 VP)"
    core = "Core (upgrade one worker by 2 levels, move 1 step up with Bionix, gain 1 credit)"
    assert book.name(RESEARCH_CARD, RESEARCH_CARD.index["RD17"]) == core


def test_funding_is_foreseen_and_a_roll_is_not() -> None:
    g = given().has(A, workers="I").turn(A)
    foreseen = g.s.forecast(A, g.s.parse("fund"))
    assert ("factories[0].credits", 0, 3) in foreseen.changed
    assert g.s.forecast(A, g.s.parse("prospect T1")).stop == "barrier"


def bought(g: Position, language: str, reader: int = -1) -> list[str]:
    told = [entry.line for entry in g.s.log or () if entry.line.message is BOUGHT]
    return [texts(GAME, language).line(line, PLAYERS, reader) for line in told]


@pytest.mark.clause("AOA-6.1", "AOA-6.2")
def test_equipment_is_told_with_its_price_less_the_discounts() -> None:
    g = given().row("equipment", "E01 E02 E03 E05").has(A, workers="I", tokens="R2 Y1").turn(A)
    g.play(A, "buy E01")
    assert bought(g, "en") == ["Ann buys Smelter for 2 red tokens and 1 yellow token"]
    assert bought(g, "en", reader=A) == ["You buy Smelter for 2 red tokens and 1 yellow token"]
    assert bought(g, "es")[0].endswith(" por 2 fichas rojas y 1 ficha amarilla")
    assert bought(g, "es", reader=A)[0].startswith("Compras ")
    g = given().owns(A, "E04@C1").row("equipment", "E01 E02 E03 E05").has(A, workers="I", tokens="R2").turn(A)
    assert bought(g.play(A, "buy E01"), "en") == ["Ann buys Smelter for 2 red tokens"]


@pytest.mark.clause("AOA-6.2", "AOA-RU-39")
def test_a_price_of_nothing_is_told_and_one_that_is_not_settled_is_not() -> None:
    g = given().owns(A, "E01@C1 E02@C1").row("equipment", "E04 E07 E08 E09").has(A, workers="I").turn(A)
    g.play(A, "buy E04")
    assert bought(g, "en")[0].endswith(" for nothing") and bought(g, "es")[0].endswith(" sin pagar nada")
    g = given().owns(A, "S16").row("equipment", "E01 E02 E03 E05").has(A, workers="I", tokens="R2 Y1").turn(A)
    g.play(A, "use S16", "buy E01")  # the Negotiator is still to take a token off
    assert bought(g, "en") == ["Ann buys Smelter"] and bought(g, "en", reader=A) == ["You buy Smelter"]


@pytest.mark.clause("AOA-EX-20")
@pytest.mark.clause("AOA-EX-43")
def test_the_reliability_table_tells_each_space_its_own_effect() -> None:
    table = reference(texts(GAME, "en")).rows["reliability"]
    said = {row.space: words["effect"] for row, words in zip(RELIABILITY_ROWS, table, strict=True)}
    assert {space for space, effect in said.items() if "token" in effect} == {8, 6}
    assert {space for space, effect in said.items() if "worker" in effect} == {4}
    assert {space for space, effect in said.items() if "reputation" in effect} == {2}
