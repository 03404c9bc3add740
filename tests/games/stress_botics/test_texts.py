"""What Stress Botics says and shows: words in both languages, a picture, and the promises of every game."""

from __future__ import annotations

import re

import pytest

from rulewright.core.look import Lit
from rulewright.core.rng import seeded
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.values import changed
from rulewright.core.verbs import NUMBER
from rulewright.games.stress_botics import board
from rulewright.games.stress_botics.items import RewardItem
from rulewright.games.stress_botics.printed import BOOK, FIRST_ITEM, ITEM_ACTIVE, ITEM_EFFECT, ITEM_IDS
from rulewright.games.stress_botics.verbs import BOUGHT, ITEM, VOCABULARY
from rulewright.terminal.board import board_of, changes, find, tell
from tests.games.stress_botics.given import ANN, GAME, Position, fresh

BOARD = board_of(GAME)
PLAYERS = ["Ann", "Bob", "Cy", "Dee"]
RAW = re.compile(r"\b(do|ask|event|why|end|row|piece|tile|node|spot|item|card|word)-\w|[{}]|\s\s")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_words(language: str) -> None:
    book = texts(GAME, language)
    for message in VOCABULARY.messages:
        line = message.line(*[2 if domain is NUMBER else 0 for domain in message.domains])
        shown = book.line(line, PLAYERS)
        assert shown and not RAW.search(shown), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_reads_as_words(language: str) -> None:
    book = texts(GAME, language)
    for verb in VOCABULARY.verbs:
        for option in (verb.base, verb.end - 1):
            assert not RAW.search(book.label(option)), book.label(option)


ON_ITEMS = {
    "en": {
        "AI01": "Pay 1 Betamatter; then gain 2 Carbon and then take 1 stress.",
        "AI06": "Pay 2 Betamatter; then gain 1 Exomatter and 1 Carbon, Titanium or Silicon.",
        "AI09": "Gain 2 shields.",
        "AI23": "Move with 2 movement points.",
    },
    "es": {
        "AI01": "Debes pagar 1 de Betamateria; luego obtén 2 de Carbono y después sube 1 de estrés.",
        "AI06": "Debes pagar 2 de Betamateria; luego obtén 1 de Exomateria y "
        "1 de Carbono, Titanio o Silicio.",
        "AI11": "Baja 2 de estrés.",
        "AI24": "Roba una Carta de Acción de cualquier tipo.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_says_in_words_what_it_does(language: str) -> None:
    book = texts(GAME, language)
    for item, words in ON_ITEMS[language].items():
        assert book.effect(BOOK.effects[ITEM_EFFECT[ITEM_IDS.index(item)]]) == words
    assert book.card(BOOK.effects[ITEM_EFFECT[ITEM_IDS.index("AI01")]]) == [
        "−1", "<B>", "→ +2", "<C>", "· +1", "<stress>",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_looks_for_an_item_reads_what_it_does(language: str) -> None:
    book = texts(GAME, language)
    s = fresh(2)
    item = next(card - FIRST_ITEM for card in s.advanced_row.cards if ITEM_ACTIVE[card - FIRST_ITEM])
    told = find(BOARD, s.shown(ANN), ANN, book.name(ITEM, item), book, PLAYERS)
    assert any(book.effect(BOOK.effects[ITEM_EFFECT[item]]) in line for line in told)


def test_the_rules_have_the_same_clauses_in_both_languages() -> None:
    one, two = (rulebook(GAME, language).clauses for language in LANGUAGES)
    assert list(one) == list(two) and len(one) == 1005
    same = [clause for clause in one if one[clause].text == two[clause].text]
    assert len(same) < 30  # codes and lists of numbers only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [(96, 24), (60, 20)])
def test_the_picture_fits_its_room(language: str, room: tuple[int, int]) -> None:
    book = texts(GAME, language)
    for seed in range(2):
        s = fresh(4, seed)
        rng = seeded(seed)
        while not s.over:
            if rng.below(60) == 0:
                seen = s.shown(0)
                shown = board.draw(seen, 0, book, Lit({}, None, None, room))
                lines = shown.plain.split("\n")
                assert len(lines) <= room[1] and max(map(len, lines)) <= room[0]
                assert board.card(seen, 1, book, (40, 9)).plain
                assert tell(GAME, seen, book, PLAYERS)
            s.apply(s.legal[rng.below(len(s.legal))])


def test_a_step_is_lit_and_its_change_told() -> None:
    p = Position(2).at(ANN, "MM_A").turn(ANN, "move1").play(ANN, "perform")
    while p.question() != "Step":
        p.default(ANN)
    numbers = {option: n for n, option in enumerate(p.s.options(ANN), 1)}
    book = texts(GAME, "en")
    picture = board.draw(p.s.shown(ANN), ANN, book, Lit(numbers, p.s.options(ANN)[-1], None, (96, 24))).plain
    assert "1 LV_A" in picture
    after = p.s.copy()
    after.play(ANN, p.s.options(ANN)[0])
    assert any("→" in line for line in changes(BOARD, p.s.shown(ANN), after.shown(ANN), book, PLAYERS))
    assert find(BOARD, p.s.shown(ANN), ANN, "vault", book, PLAYERS) and board.legend(book).plain
    assert board.facts(p.s.shown(ANN), book) == ["round 5", "phase 3"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("clause", "ranges"),
    [("SB-5.4", [(1, 4)]), ("SB-R-01", [(1, 4)]), ("SB-9.1", [(12, 1)]), ("SB-INV-11", [(1, 8), (1, 6)])],
)
def test_ranges_are_told_with_both_ends(lang: str, clause: str, ranges: list[tuple[int, int]]) -> None:
    text = rulebook(GAME, lang).clauses[clause].text
    assert not re.search(r"\d\.\.?\d", text)
    for low, high in ranges:
        assert f"{low} to {high}" in text or f"{low} a {high}" in text


def bought(p: Position, language: str, reader: int = -1) -> list[str]:
    told = [entry.line for entry in p.s.log or () if entry.line.message is BOUGHT]
    return [texts(GAME, language).line(line, PLAYERS, reader) for line in told]


@pytest.mark.clause("SB-3.5.4", "SB-11.1")
def test_an_item_is_told_with_its_price() -> None:
    p = Position(2).at_tile(ANN, "UAI").row("AI05 AI04").tank(ANN, 1, "S").dangerous(ANN, 1, 0)
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI05")
    name = texts(GAME, "en").name(ITEM, ITEM_IDS.index("AI05"))
    assert bought(p, "en") == [f"Ann buys {name} for 1 Silicon and 1 Gas"]
    assert bought(p, "en", reader=ANN) == [f"You buy {name} for 1 Silicon and 1 Gas"]
    assert bought(p, "es")[0].endswith(" por 1 de Silicio y 1 de Gas")
    p = Position(2).at_tile(ANN, "UAI").row("AI04 AI05").track(ANN, "CB TB CB")
    p.perform(ANN, "connect1", "do produce", "boost none", "buy AI04")
    assert bought(p, "en")[0].endswith(" for 3 batteries of any type")
    assert bought(p, "es", reader=ANN)[0].startswith("Compras ")


@pytest.mark.clause("SB-11.2", "SB-R-142")
def test_a_price_whose_discount_is_still_to_be_chosen_is_not_told() -> None:
    p = Position(2).at_tile(ANN, "LAI").row("AI07 AI11").tank(ANN, 1, "C")
    p.s.pressure, p.s.common = 1, changed(p.s.common, 2, 1)
    p.perform(ANN, "connect11", "do produce", "boost card", "buy AI07")
    assert bought(p, "en")[0].endswith(" at a discount") and bought(p, "es")[0].endswith(" con descuento")


@pytest.mark.clause("SB-3.7.2a")
def test_what_is_had_for_nothing_is_told_so() -> None:
    p = Position(2).row("AB05-1 AB07-1 AB02-1 AB03-1", alpha=True).run(RewardItem(ANN, 2))
    p.play(ANN, "buy AB07-1")
    assert bought(p, "en")[0].endswith(" for nothing") and bought(p, "es", reader=ANN)[0].endswith(" gratis")
