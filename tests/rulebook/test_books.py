"""Every game's rulebook: no clause lost, the same figures in both languages, nothing raw before players."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import rulewright
from rulewright.core.game import Game
from rulewright.core.rulebook import ID, Block, Book, Row, is_id, look_up, rulebook, under
from rulewright.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.pure

HERE = Path(__file__).parent
GAMES = rulewright.known()

MUST_NOT = {
    "a clause's id": rf"\b(?:AOA|ARK|SB|SEP|TC)-{ID.partition('-')[2]}",
    "a code": r"\b[A-Z]{1,4}-?\d+[a-z]?\b|\b[a-ln-z]\d+\b",  # B04, SO19, c6
    "a name in capitals": r"\b[A-Z]{3,}\b|\b\w+_\w+\b",  # BUY, SETUP_PACK
    "a letter as a name": r"(?<![.¿¡«\"] )(?<!^)(?<![-'’])\b[B-DF-HJ-NP-UWZ]\b(?![-'’])",
    "a sign of programs": r"\.\.|>=|<=|==|->|[{}\[\]<>|`]",
    "a lawyer's word": r"\b(?:il)?legal\b|\bilegal\b|\bsee section\b",
    "a list of givens": r"\b(?:Given|When|Then):|\b(?:Dado|Cuando|Entonces):",
}
ROMAN = r"[IVX]+"
ALLOWED = {
    "age_of_automaton": [r"[RD]"],  # R&D
    "ark_awakening": [r"B"],  # biodomes have a side A and a side B
    "septikon": [r"[a-u]\d{1,2}"],  # squares are called so on the board
    "stress_botics": [r"[A-D]"],  # so are sectors, segments of the belt and sides of tiles
}
# A position is called so on the map (ARK-2.1), and a factory told by its position; nothing else is.
POSITIONS = {"ark_awakening": r"(?:position|casilla) [a-h]\d\b|\([a-h]\d\)"}


def told(block: Block) -> list[str]:
    """Every sentence and cell of a block."""
    return [block.text, *block.head, *(cell for row in block.rows for cell in row.cells)]


def names(game: Game, language: str) -> set[str]:
    """Words in capitals that stand in the game's names: `EMP Cannon`."""
    found = [card.name for card in rulebook(game, language).cards]
    return {word for name in [*found, texts(game, language).say("board-vp")] for word in name.split()}


def raw(game: Game, language: str, text: str) -> list[str]:
    allowed = names(game, language) | {"VP", "PV"}
    text = re.sub(POSITIONS.get(game.id, r"\0"), "…", text)
    found = []
    for what, pattern in MUST_NOT.items():
        for match in re.finditer(pattern, text):
            word = match[0]
            fine = word in allowed or re.fullmatch(ROMAN, word)
            if not fine and not any(re.fullmatch(one, word) for one in ALLOWED.get(game.id, [])):
                found.append(f"{what}, {word!r}: {text}")
    return found


WORDS = 35  # of a sentence; more is read twice
SENTENCE = re.compile(r"(?<=[.!?…])[»\"]?\s+(?=[¿¡«\"]?[A-ZÁÉÍÓÚÑ\d])")


def long_sentences(text: str) -> list[str]:
    """Figures and squares do not count: a list of them is no long sentence."""
    words = [(one, re.findall(r"\w[\w’'-]*", one)) for one in SENTENCE.split(text)]
    return [one for one, all in words if len([word for word in all if word.isalpha()]) > WORDS]


def figures(text: str) -> Counter[str]:
    plain = re.sub(r"(?<=\d)[\u202f\u00a0](?=\d{3})", "", text).replace(",5", ".5")
    return Counter(re.findall(r"\d+(?:\.\d+)?", plain))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_clause_is_lost(game: Game, language: str) -> None:
    wanted = (HERE / "clauses" / f"{game.id}.txt").read_text(encoding="utf-8").split()
    assert [id for id in wanted if id not in rulebook(game, language).clauses] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_languages_hold_the_same_in_the_same_order(game: Game) -> None:
    one, two = (rulebook(game, language) for language in LANGUAGES)
    assert list(one.clauses) == list(two.clauses)
    assert [clause.builders for clause in one.clauses.values()] == [c.builders for c in two.clauses.values()]
    assert [len(section.blocks) for section in one.sections] == [len(s.blocks) for s in two.sections]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_clause_has_the_same_figures_in_both_languages(game: Game) -> None:
    one, two = (rulebook(game, language).clauses for language in LANGUAGES)
    other = [f"{a.text}\n{b.text}" for a, b in zip(one.values(), two.values(), strict=True)
             if not a.builders and figures(a.text) != figures(b.text)]  # fmt: skip
    assert other == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_players_read_no_code_no_letter_and_no_id(game: Game, language: str) -> None:
    book = rulebook(game, language)
    texts = [text for section in book.sections for block in section.blocks for text in told(block)]
    texts += [section.title for section in book.sections]
    assert [line for text in texts for line in raw(game, language, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_book_opens_with_the_game_in_ten_minutes(game: Game, language: str) -> None:
    ten = rulebook(game, language).ten_minutes()
    said = [text for section in ten for block in section.blocks for text in told(block)]
    assert 300 < sum(len(text.split()) for text in said) <= 1000
    assert not any(block.id for section in ten for block in section.blocks)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_leads_to_a_clause_that_players_see(game: Game) -> None:
    book = rulebook(game, "en")
    read = {id for id, clause in book.clauses.items() if not clause.builders}
    assert [card.name for card in book.cards if card.id not in read] == [] and book.cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_heading_finds_the_whole_table_below_it(game: Game, language: str) -> None:
    book = rulebook(game, language)
    for section in book.chapters():
        below: dict[str, list[Row]] = {}
        for heading, block in under(section):
            below.setdefault(heading, []).extend(block.rows)
        for heading, rows in below.items():
            found = [row for part in book.find(heading) for block in part.blocks for row in block.rows]
            assert all(row in found for row in rows), f"{section.title}: {heading}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_says_something_and_is_found_by_its_name(game: Game, language: str) -> None:
    book = rulebook(game, language)
    assert [card.name for card in book.cards if not any(card.facts.values())] == []
    assert [card.name for card in book.cards if card not in book.named(card.name.lower())] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_links_lead_to_clauses_that_players_see(game: Game, language: str) -> None:
    book = rulebook(game, language)
    spans = [span for section in book.sections for block in section.blocks for span in block.spans if span.to]
    assert [span.to for span in spans if book.clauses[span.to].builders] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_sentence_is_too_long_to_be_read_once(game: Game, language: str) -> None:
    blocks = [block for section in rulebook(game, language).sections for block in section.blocks]
    assert [one for block in blocks for text in told(block) for one in long_sentences(text)] == []


def test_a_long_sentence_is_found_and_two_short_ones_are_not() -> None:
    half = "one " * 17
    assert long_sentences(f"First. One {half}{half}end.")
    assert not long_sentences(f"One {half}end. One {half}end.")


ALSO_SPANISH = {"Solo"}  # "only"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mode_has_one_name_in_spanish(game: Game) -> None:
    """No English name of a mode stands in the book or among the texts."""
    one, two = (texts(game, language) for language in LANGUAGES)
    names = {one.say(f"mode-{mode}") for mode in game.modes} - {
        two.say(f"mode-{mode}") for mode in game.modes
    }
    pages = [*(game.folder / "rules").glob("*es.md"), game.folder / "text" / "es.ftl"]
    said = "\n".join(file.read_text(encoding="utf-8") for file in pages)
    assert [name for name in names - ALSO_SPANISH if re.search(rf"\b{re.escape(name)}\b", said)] == []


RAW = [
    "as in TC-4.8.3b", "A7: 3X energy", "c6=4 and b1", "PASS is forced", "SETUP_PACK", "the rows 1..4",
    "VP >= 0", "that is illegal", "Given: two", "side B of it",
]  # fmt: skip
PLAIN = ["Buy EMP Cannon for 9 qubits.", "Rounds I to X.", "A computer-6 and 2 VP.", "I pay −3 VP."]


RAW_IN_ARK = [
    "as in ARK-6.3.1",
    "a cube in d1",
    "ENG and PRO",
    "R33 or AT1",
    "adds K for each unit",
    "explored-most >= 2",
]


@pytest.mark.parametrize("text", RAW)
def test_the_patterns_find_what_must_not_be_there(text: str) -> None:
    assert raw(rulewright.game("time_capsules"), "en", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", RAW_IN_ARK)
def test_the_patterns_find_the_codes_of_ark_too(text: str, language: str) -> None:
    assert raw(rulewright.game("ark_awakening"), language, text)


@pytest.mark.parametrize("text", PLAIN)
def test_the_patterns_let_words_pass(text: str) -> None:
    assert not raw(rulewright.game("time_capsules"), "en", text)


def found(book: Book, wanted: str) -> list[str]:
    return [clause.id for clause in book.found(wanted)]


def test_a_name_finds_its_card_first_in_either_language_without_accents() -> None:
    game = rulewright.game("time_capsules")
    assert found(rulebook(game, "en"), "temporal stabilizer")[0] == "TC-B10"
    assert found(rulebook(game, "es"), "espora de ambar")[0] == "TC-Z1"
    assert rulebook(game, "en").like("temporal stabiliser")[0] == "Temporal Stabilizer"


@pytest.mark.parametrize(
    ("id", "typed", "wanted"),
    [("age_of_automaton", "Smelter", "Fundición"), ("ark_awakening", "helm", "Hacerse con el timón")],
)
def test_a_thing_is_found_by_its_name_in_the_other_language(id: str, typed: str, wanted: str) -> None:
    found = look_up(rulewright.game(id), "es", typed)
    assert wanted in [row.cells[0] for section in found for block in section.blocks for row in block.rows]
    assert not rulebook(rulewright.game(id), "es").find(typed)


MEANT = [
    ("time_capsules", "en", "batery", ["Battery"]),
    ("time_capsules", "en", "trn", ["Turn"]),
    ("time_capsules", "es", "artefcto", ["artefacto", "Artefactos"]),
    ("stress_botics", "en", "heatsink", ["Heat Sink"]),
    ("stress_botics", "es", "lavva", ["Lava"]),
    ("age_of_automaton", "en", "wrokers", ["Workers", "Worker"]),  # neighbours have changed places
    ("septikon", "es", "oxijeno", ["Oxígeno"]),
]
NOT_MEANT = [
    ("age_of_automaton", "en", "hello"),  # not "yellow": the first letter is another one
    ("time_capsules", "en", "wombat"),
    ("time_capsules", "en", "spi"),  # not "split": two slips in a short word
    ("septikon", "es", "hola"),
    ("ark_awakening", "es", "dinero"),
    ("stress_botics", "en", "xyz"),
]


@pytest.mark.parametrize(("id", "language", "typed", "wanted"), MEANT)
def test_a_slip_of_typing_is_understood(id: str, language: str, typed: str, wanted: list[str]) -> None:
    book = rulebook(rulewright.game(id), language)
    assert not book.find(typed) and book.like(typed) == wanted


@pytest.mark.parametrize(("id", "language", "typed"), NOT_MEANT)
def test_another_word_is_not_taken_for_a_slip(id: str, language: str, typed: str) -> None:
    book = rulebook(rulewright.game(id), language)
    assert not book.find(typed) and book.like(typed) == []


def test_an_unknown_id_leads_to_the_clauses_around_it() -> None:
    book = rulebook(rulewright.game("septikon"), "en")
    assert book.like("SEP-4.99") == ["SEP-4.9"] and book.like("sep-13.1x")[0] == "SEP-13.1"
    assert book.like("TC-4.5") == [] and not is_id("battery-4") and is_id("SB-1.2a")


def test_the_book_prints_the_content_that_is_played(tmp_path: Path) -> None:
    """In figures, in tables and among the cards."""
    folder = tmp_path / "time_capsules"
    folder.mkdir()
    (folder / "artifacts.toml").write_text('[[artifact]]\nid = "B10"\ncost = 77\n', encoding="utf-8")
    (folder / "setup.toml").write_text('[[constant]]\nid = "hand"\nvalue = 9\n', encoding="utf-8")
    code = (
        "import rulewright; from rulewright.core.rulebook import rulebook;"
        "book = rulebook(rulewright.game('time_capsules'), 'en');"
        "print(book.clauses['TC-B10'].text, book.clauses['TC-4.10.1'].text);"
        "print(book.named('Stabilizer')[0].facts)"
    )
    env = {**os.environ, "RULEWRIGHT_CONTENT": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert "Price in qubits: 77" in told.stdout and "at most 9." in told.stdout
    assert "'Price in qubits': '77'" in told.stdout
