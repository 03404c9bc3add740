"""Effects: one grammar, errors that list the known words, the combinators, and cards in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.core.conformance import missing_texts, unused_texts
from rulewright.core.conformance.words import raw_cards
from rulewright.core.effects import Book, Cost, Counted, Do, Effect, Either, Paid, Sequence, Tokens
from rulewright.core.errors import ContentError
from rulewright.core.state import Decision, Setup, State
from rulewright.core.texts import texts
from rulewright.core.verbs import Line, Option, Verb0, Verb1, Vocabulary, ask
from tests.toys import tidewrack
from tests.toys.tidewrack.effects import BOOK as TIDE
from tests.toys.tidewrack.effects import ON_CARD
from tests.toys.tidewrack.printed import CARDS
from tests.toys.tidewrack.verbs import WAY

NO, YES = Verb0("no"), Verb0("yes")
CHOOSE = Verb1("choose", WAY)
ASKED = ask("asked", "")
VOCABULARY = Vocabulary([NO, YES, CHOOSE], [ASKED])


class Table(State):
    """Where what happened is written down."""

    def __init__(self, setup: Setup, of: Table | None = None) -> None:
        super().__init__(setup, 0, of)
        self.told: list[str] = of.told[:] if of else []
        self.poor: bool = of.poor if of else False

    def copy(self) -> Table:
        return Table(self.setup, self)


class Tell(Counted[Table]):
    word = "tell"

    def apply(self, s: Table, seat: int, source: int) -> None:
        s.told.append(f"{seat} tells {self.n} from {source}")

    def worth(self) -> float:
        return float(self.n)


class Fix(Tell):
    word = "FIX"


class Fixed(Tell):
    word = "fix"


class Never(Effect[Table]):
    word = "never-ever"

    def can(self, s: Table, seat: int, source: int) -> bool:
        return False

    def idle(self, s: Table, seat: int, source: int) -> bool:
        return True

    def apply(self, s: Table, seat: int, source: int) -> None:
        s.told.append("never")


class Drop(Cost[Table]):
    word = "drop"

    def can(self, s: Table, seat: int, source: int) -> bool:
        return not s.poor

    def apply(self, s: Table, seat: int, source: int) -> None:
        s.push(Dropping(seat, self.number, source))

    def worth(self) -> float:
        return -0.5


def paid(number: int) -> Cost[Table]:
    found = BOOK.effects[number]
    assert isinstance(found, Cost)
    return found


class Dropping(Decision[Table]):
    def __init__(self, seat: int, cost: int, source: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.source = source

    def options(self, s: Table) -> list[Option]:
        return [NO.of(), YES.of()] if paid(self.cost).optional else [YES.of()]

    def take(self, s: Table, option: Option) -> None:
        if option == YES.of():
            s.told.append("dropped")
            s.push(Do(self.seat, paid(self.cost).then, self.source))

    def prompt(self, s: Table) -> Line:
        return ASKED.line()


class Ways(Decision[Table]):
    def __init__(self, seat: int, ways: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ways = ways

    def options(self, s: Table) -> list[Option]:
        return [CHOOSE.of(n) for n in range(2)]

    def take(self, s: Table, option: Option) -> None:
        s.push(Do(self.seat, self.ways[CHOOSE.read(option)]))

    def prompt(self, s: Table) -> Line:
        return ASKED.line()


class OneOf(Either[Table]):
    def apply(self, s: Table, seat: int, source: int) -> None:
        s.push(Ways(seat, tuple(way.number for way in self.ways)))


WORDS: list[type[Effect[Any]]] = [Tell, Fix, Never, Drop]
BOOK = Book(WORDS, OneOf)


def table() -> Table:
    return Table(Setup(None, VOCABULARY, "base", 2, {}, 0, effects=BOOK.effects))


def done(text: str, *answers: str, poor: bool = False) -> list[str]:
    """What the effect does for seat 1 with source 7."""
    s = table()
    s.poor = poor
    s.push(Do(1, BOOK.read(text).number, 7))
    s.advance()
    for answer in answers:
        s.play(1, answer)
    assert s.over
    return s.told


# --- the grammar ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["tell 2", "tell(2)", "tell+2", "tell  2"])
def test_a_word_and_its_number(text: str) -> None:
    found = BOOK.read(text)
    assert isinstance(found, Tell) and found.n == 2


def test_a_number_may_be_negative_or_missing() -> None:
    assert [BOOK.read(text).tokens().values for text in ("tell -1", "tell-1", "tell")] == [
        {"n": -1},
        {"n": -1},
        {"n": 1},
    ]


def test_brackets_hold_an_argument_together() -> None:
    class Sum(Effect[Table]):
        word = "q"

        def __init__(self, args: list[str]) -> None:
            super().__init__(args)
            self.args = args

    book = Book([Sum])
    for text in ("Q(min(2 + cnt(other x), 5), blue)".replace("Q", "q"), "q min(2 + cnt(other x), 5) blue"):
        found = book.read(text)
        assert isinstance(found, Sum) and found.args == ["min(2 + cnt(other x), 5)", "blue"]


def test_words_may_hold_hyphens() -> None:
    assert isinstance(BOOK.read("never-ever"), Never)


def test_one_after_the_other() -> None:
    assert done("tell 1; tell 2; FIX(3)") == ["1 tells 1 from 7", "1 tells 2 from 7", "1 tells 3 from 7"]


def test_a_choice_comes_before_what_follows_it() -> None:
    assert done("tell 1 or tell 2; tell 3", "choose second") == ["1 tells 2 from 0", "1 tells 3 from 7"]


def test_a_cost_buys_all_that_follows_or_is_declined() -> None:
    text = "may drop: tell 1; tell 2"
    assert done(text, "yes") == ["dropped", "1 tells 1 from 7", "1 tells 2 from 7"]
    assert done(text, "no") == []


def test_a_cost_that_cannot_be_declined() -> None:
    assert done("must drop: tell 1") == ["dropped", "1 tells 1 from 7"]


def test_nobody_is_asked_to_pay_for_nothing() -> None:
    assert done("may drop: never-ever") == []
    assert done("may drop: never-ever; tell 1", "no") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly 3", "unknown effect 'fly 3'; known: FIX, drop, never-ever, tell"),
        ("tell 1; 3 tell", "unknown effect '3 tell'; known: FIX, drop, never-ever, tell"),
        ("", "unknown effect ''; known: "),
        ("may tell 1: tell 2", "'tell 1' in 'may tell 1: tell 2' is no cost; costs: drop"),
        ("drop -> tell 1", "'drop -> tell 1' buys nothing; a cost is written `may COST: ...`"),
        ("tell x", "effect 'tell x' has a value that tell does not take"),
        ("tell 1 or tell 2 or tell 3", "a choice is between two effects"),
    ],
)
def test_what_cannot_be_read_is_named_with_what_can(text: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        BOOK.read(text)
    assert message in str(error.value)


def test_a_choice_needs_the_games_question() -> None:
    with pytest.raises(ContentError, match="in a game that has such a question"):
        Book(WORDS).read("tell 1 or tell 2")


def test_each_book_counts_for_itself() -> None:
    first, second = Book(WORDS), Book(WORDS)
    first.read("tell 1")
    assert second.read("tell 1; tell 2").number == 2 and [e.number for e in second.effects] == [0, 1, 2]


# --- what combinators say of themselves -------------------------------------------------------------------
def test_all_parts_must_be_possible_and_one_way() -> None:
    s = table()
    assert BOOK.read("tell 1; tell 2").can(s, 0, 0) and not BOOK.read("tell 1; never-ever").can(s, 0, 0)
    assert BOOK.read("tell 1 or never-ever").can(s, 0, 0)
    assert not BOOK.read("never-ever or never-ever").can(s, 0, 0)
    assert BOOK.read("may drop: tell 1").can(s, 0, 0) and not BOOK.read("may drop: never-ever").can(s, 0, 0)
    s.poor = True
    assert not BOOK.read("may drop: tell 1").can(s, 0, 0)


def test_idle_if_every_part_is_or_the_cost_cannot_be_paid() -> None:
    s = table()
    idle = {text: BOOK.read(text).idle(s, 0, 0) for text in (
        "tell 1", "never-ever", "never-ever; tell 1", "never-ever; never-ever", "never-ever or tell 1",
        "must drop: tell 1", "must drop: never-ever",
    )}  # fmt: skip
    assert [text for text in idle if idle[text]] == [
        "never-ever",
        "never-ever; never-ever",
        "must drop: never-ever",
    ]
    s.poor = True
    assert BOOK.read("must drop: tell 1").idle(s, 0, 0)


def test_worth_is_summed_and_the_better_way_taken() -> None:
    assert BOOK.read("tell 2; FIX(3)").worth() == 5.0
    assert BOOK.read("tell 2 or tell 3").worth() == 3.0
    assert BOOK.read("may drop: tell 2").worth() == 1.5


def test_kinds_of_combinators() -> None:
    assert isinstance(BOOK.read("tell 1; tell 1"), Sequence) and isinstance(
        BOOK.read("must drop: tell 1"), Paid
    )


def test_tokens_hold_words_and_values() -> None:
    assert shape(BOOK.read("FIX(2)").tokens()) == ["fix", 2]
    assert shape(BOOK.read("tell 1; FIX(2); tell 3").tokens()) == [
        "then",
        ["tell", 1],
        ["then", ["fix", 2], ["tell", 3]],
    ]
    assert shape(BOOK.read("tell 1; tell 1").tokens()) == ["times", 2, ["tell", 1]]
    assert shape(BOOK.read("tell 1 or tell 2").tokens()) == ["or", ["tell", 1], ["tell", 2]]
    assert shape(BOOK.read("may drop: tell 2").tokens()) == ["may", ["drop"], ["tell", 2]]
    assert shape(BOOK.read("must drop: tell 2").tokens()) == ["must", ["drop"], ["tell", 2]]


def shape(tokens: Tokens) -> list[Any]:
    return [tokens.word] + [shape(v) if isinstance(v, Tokens) else v for v in tokens.values.values()]


def test_nested_tokens_are_compared_to_the_ground() -> None:
    one, other = (Tokens("a", {"x": Tokens("b", {"n": n})}) for n in (1, 2))
    assert one.same(one) and not one.same(other)
    assert not one.same(Tokens("a", {"x": 1})) and not Tokens("a", {"x": 1}).same(one)
    assert not one.same(Tokens("a", {"y": 1})) and not one.same(Tokens("b", {}))


# --- cards in words ----------------------------------------------------------------------------------------
SAID = {
    "lamp": ("Gain 3 coins.", "Gana 3 monedas."),
    "net": ("Draw 2 cards. Discard a card.", "Roba 2 cartas. Descarta una carta."),
    "crab": (
        "Each other player: lose a coin. Gain 2 coins.",
        "Cada uno de los demás: pierde una moneda. Gana 2 monedas.",
    ),
    "rope": ("Gain 2 coins or draw a card.", "Gana 2 monedas o bien roba una carta."),
}


def on_card(id: str) -> Effect[Any]:
    return next(ON_CARD[i] for i, row in enumerate(CARDS) if row.id == id)


@pytest.mark.parametrize("id", SAID)
def test_a_card_is_told_in_both_languages(id: str) -> None:
    assert tuple(texts(tidewrack.GAME, language).effect(on_card(id)) for language in ("en", "es")) == SAID[id]


def test_steps_inside_another_effect_are_joined() -> None:
    inside = Tokens("others", {"one": TIDE.read("draw 1; throw").tokens()})
    assert (
        texts(tidewrack.GAME, "en").tokens(inside) == "each other player: draw a card and then discard a card"
    )


def test_the_same_twice_is_said_once() -> None:
    twice = TIDE.read("dive; dive")
    assert (
        texts(tidewrack.GAME, "en").effect(twice) == "Roll a die: a shell on 4 or more, else a coin, twice."
    )
    assert (
        texts(tidewrack.GAME, "es").effect(TIDE.read("throw; throw; throw")) == "Descarta una carta, 3 veces."
    )


def test_a_card_is_short_with_symbols() -> None:
    assert texts(tidewrack.GAME, "en").card(on_card("crab")) == ["<others>", "−1", "<coin>", "· +2", "<coin>"]
    assert texts(tidewrack.GAME, "es").card(on_card("rope")) == ["+2", "<coin>", "/ +1", "<card>"]


def with_texts(tmp_path: Path, old: str, new: str) -> Any:
    """Tidewrack with other English words."""
    (tmp_path / "text").mkdir()
    for language in ("en", "es"):
        told = (tidewrack.GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        assert old in told or language == "es"
        (tmp_path / "text" / f"{language}.ftl").write_text(told.replace(old, new), encoding="utf-8")
    return replace(tidewrack.GAME, folder=tmp_path)


def test_a_word_without_a_sentence_is_missed(tmp_path: Path) -> None:
    game = with_texts(tmp_path, "effect-steal =", "effect-stale =")
    assert "en: effect-steal is missing" in missing_texts(game)
    assert "en: effect-stale is never said" in unused_texts(game)
    assert any("effect-steal shows as" in fault for fault in raw_cards(game))


def test_a_word_that_no_card_prints_needs_its_sentence_too() -> None:
    class Sink(Effect[Any]):
        word = "SINK"

    game = replace(tidewrack.GAME, effects=Book([Sink]))
    assert "en: effect-sink is missing" in missing_texts(game)


def test_a_sentence_uses_only_what_it_is_given(tmp_path: Path) -> None:
    game = with_texts(tmp_path, "look at the top { $n }", "look at the top { $many }")
    assert "en: effect-scout uses $many, given are $n" in missing_texts(game)


def test_rules_may_name_what_is_taught_later() -> None:
    book = Book()
    card = book.number("tell 2; fix 3")
    with pytest.raises(NotImplementedError):
        book.effects[card].apply(table(), 1, 7)
    book.teach([Tell, Fixed])
    s = Table(Setup(None, VOCABULARY, "base", 2, {}, 0, effects=book.effects))
    s.push(Do(1, card, 7))
    s.advance()
    assert s.told == ["1 tells 2 from 7", "1 tells 3 from 7"]


def test_what_was_never_taught_is_named() -> None:
    book = Book()
    book.number("sing 2")
    with pytest.raises(ContentError, match="unknown effect 'sing 2'; known: tell"):
        book.teach([Tell])
