"""What a game says while it is played: in the log, as choices, questions and reasons nothing raw is met."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

import rulewright
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, Texts, texts
from rulewright.core.turns import Turn, headline, told, turns
from rulewright.games.stress_botics.verbs import CONTAINER_FILLED, DELIVERED, SHIP
from tests.rulebook.test_books import raw

pytestmark = pytest.mark.pure

GAMES = rulewright.known()
PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
DECISIONS = 250  # of a random game; the rest says the same
FINE = {
    "stress_botics": r"\b(?:MOVER?|MINE|MINAR|CONNECT|CONECTAR)\b",  # what is printed on the cards
}
MUST_NOT = {
    "a choice that was none": r"only choice|única opción",
    "one of many": r"\b1 (?:tile|card|object|break|credit|qubit|batterie|computer|token|unit|step)s\b",
    "one of many, in Spanish": r"\b1 (?:loseta|carta|objeto|ruptura|crédito|cúbit|ficha|unidade|paso)s\b",
    "an article before an article": r"\b(?:a|de) el\b",
    "a choice that does not say what": r"^(?:Done|Stop|Skip|Go on|Listo|Parar|Omitir|Seguir)$",
    "a price without its figure": r"\b(?:for|por) (?:qubits|energy|cúbits|energía)$",
    "a name that is counted like an id": r"\d × [a-z]",
    "a name in brackets for its unit": r"\d \((?:energía|cúbits|energy|qubits)\)",
    "a text without its words": r"\b(?:event|ask|why|do|did|end)-[a-z]|[{}]",
}


def said(s: State, words: Texts, players: list[str], seat: int) -> Iterator[str]:
    """All that a seat is told when it is asked."""
    yield words.prompt(s, seat, players)
    for option in s.options(seat):
        yield words.label(option, players, s)
    for option, line in s.reasons(seat):
        yield words.label(option, players, s)
        yield words.line(line, players, seat, s)


@cache
def heard(game: Game, language: str) -> list[str]:
    """Every sentence of a random game of each mode, with as many players as it takes."""
    words, out = texts(game, language), set[str]()
    for mode, seats in game.modes.items():
        s = game.start(game.setup(seats[-1], mode, 1, {}, logged=True))
        chance, players = random.Random(1), PLAYERS[: s.seats]
        for _ in range(DECISIONS):
            if s.over:
                out.add(words.line(s.outcome().ending, players, 0))
                break
            seat = s.deciders[0]
            out.update(said(s, words, players, seat))
            s.play(seat, chance.choice(s.options(seat)))
        told = [entry.line for entry in s.log or () if words.tells(entry.line)]
        out.update(words.line(line, players, reader, s) for line in told for reader in (-1, 0))
    return sorted(out)


def found(game: Game, language: str, sentence: str) -> list[str]:
    plain = re.sub(FINE.get(game.id, r"\0"), "…", sentence)
    out = raw(game, language, plain)
    return out + [f"{what}: {sentence}" for what, pattern in MUST_NOT.items() if re.search(pattern, plain)]


ROOM = 24  # letters of what ends a question: it stands beside the other choices, also on a phone
SELECTED = re.compile(r"^do-(\S+) = \{ \$ask ->\n(.*?)^\}$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_label_by_its_question_is_short_and_of_a_question_that_there_is(game: Game, language: str) -> None:
    told = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    cases = "".join(cases for _verb, cases in SELECTED.findall(told))
    asked = {f"ask-{ask}" for ask in re.findall(r"\[([\w-]+)\]", cases)} - {"ask-other"}
    assert asked and asked <= {message.key for message in game.vocabulary.messages}
    assert [label for label in re.findall(r"\] (.+)", cases) if len(label) > ROOM] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_said_in_play_holds_no_code_no_letter_and_no_id(game: Game, language: str) -> None:
    assert [line for sentence in heard(game, language) for line in found(game, language, sentence)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_turn_says_what_it_came_to(game: Game) -> None:
    """A folded turn of more than two lines tells a result, not only what was chosen."""
    bare = [headline(turn, texts(game, "en"), PLAYERS, 0) for turn in folded_turns(game)
            if len(turn.entries) > 2 and not tells_a_result(turn, game)]  # fmt: skip
    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_headline_says_nothing_twice(game: Game, language: str) -> None:
    """What is told alike is added up: no `lose a shield, lose a shield`; and no sign is left of it."""
    words = texts(game, language)
    for turn in folded_turns(game):
        said = headline(turn, words, PLAYERS, 0)
        parts = re.split(r", | and | y |; ", re.sub(r"\([^)]*\)", "", said))
        assert "#" not in said and "{" not in said, said
        verbs = [part for part in parts if re.match(r"(?:you )?(?:lose|gain|pierdes|ganas) ", part)]
        assert len(verbs) == len(set(verbs)), said


def tells_a_result(turn: Turn, game: Game) -> bool:
    words = texts(game, "en")
    return any(words.result(one.entry.line) for one in told(turn, words, PLAYERS, 0)[0])


@cache
def folded_turns(game: Game) -> list[Turn]:
    """The turns of random games of each mode, as the first seat reads them."""
    words, out = texts(game, "en"), list[Turn]()
    for mode, seats in game.modes.items():
        s = game.start(game.setup(seats[-1], mode, 1, {}, logged=True))
        chance = random.Random(1)
        while not s.over and s.turns < DECISIONS:
            seat = s.deciders[0]
            s.play(seat, chance.choice(s.options(seat)))
        entries = [entry for entry in s.heard(0) if words.tells(entry.line)]
        out += [turn for group in turns(entries, game.vocabulary) for turn in group.turns]
    return out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_log_speaks_to_its_reader(game: Game) -> None:
    assert any(sentence.startswith(("You ", "Your ")) for sentence in heard(game, "en"))


COUNTED: list[tuple[str, str, str, dict[str, object], str]] = [
    ("septikon", "en", "amount", {"n": 1, "what": "rk"}, "1 Rocket"),
    ("septikon", "en", "amount", {"n": 5, "what": "rk"}, "5 Rockets"),
    ("septikon", "es", "amount", {"n": 5, "what": "rk"}, "5 Cohetes"),
    ("septikon", "es", "amount", {"n": 5, "what": "ox"}, "5 de Oxígeno"),
    ("stress_botics", "en", "cylindroids", {"number": 1, "cylindroid": "explosive"}, "1 disarmed Explosive"),
    ("stress_botics", "en", "cylindroids", {"number": 2, "cylindroid": "explosive"}, "2 disarmed Explosives"),
    ("stress_botics", "es", "cylindroids", {"number": 2, "cylindroid": "armed"}, "2 Explosivos armados"),
    ("stress_botics", "es", "cylindroids", {"number": 1, "cylindroid": "laser"}, "1 Láser"),
    ("stress_botics", "es", "effect-piece", {"n": 2, "piece": "CB"}, "2 Baterías de Carbono"),
    ("stress_botics", "en", "effect-piece", {"n": 1, "piece": "CB"}, "1 Carbon Battery"),
    ("age_of_automaton", "es", "price-Y", {"number": 5}, "5 amarillas"),
]


@pytest.mark.parametrize(("id", "language", "key", "values", "wanted"), COUNTED)
def test_things_are_counted_in_the_right_form(
    id: str, language: str, key: str, values: dict[str, object], wanted: str
) -> None:
    assert texts(rulewright.game(id), language).say(key, **values) == wanted


@pytest.mark.parametrize(
    ("n", "wanted"), [(1, "1 cúbit, 1 cronocristal, 1 carta"), (2, "2 cúbits, 2 cronocr")]
)
def test_what_a_mat_holds_is_told_in_the_right_form(n: int, wanted: str) -> None:
    mat = {"name": "Ana", "vp": n, "energy": n, "breaks": n, "most": 6}
    words = texts(rulewright.game("time_capsules"), "es")
    assert wanted in words.say("told-mat", qubits=n, crystals=n, cards=n, **mat)


@pytest.mark.parametrize(
    ("id", "wanted"), [("septikon", "Rocket$"), ("stress_botics", r"Miner\b|\(disarmed\)")]
)
def test_the_table_in_sentences_counts_so(id: str, wanted: str) -> None:
    """No name in the singular stands after a number above one."""
    game = rulewright.game(id)
    s, chance = game.new(seed=1), random.Random(1)
    for _ in range(40):
        assert game.tell is not None
        told = game.tell(s.shown(0), texts(game, "en"), PLAYERS[: s.seats])
        assert [line for line in told if re.search(rf"\b(?:[2-9]|\d\d) (?:{wanted})", line)] == []
        s.play(s.deciders[0], chance.choice(s.options(s.deciders[0])))


def test_in_spanish_a_ship_stands_where_it_belongs() -> None:
    words = texts(rulewright.game("stress_botics"), "es")
    scout = SHIP.index["scout"]
    delivered, container = DELIVERED.line(0, scout, 2), CONTAINER_FILLED.line(0, scout, 9)
    assert words.line(container, PLAYERS, 0) == "Tu contenedor para el Explorador da 9 PV"
    assert words.line(delivered, PLAYERS, 0) == "Entregas al Explorador en el sector C"
    assert words.line(delivered, PLAYERS, 1) == "Ann entrega al Explorador en el sector C"


RAW = [
    "Player B: Use it (the only choice)", "Core RD19 comes into the row", "Ann moves Betamatter B3",
    "Done", "Seguir", "Score 2 VP for qubits", "Put 3 × battery-1 into this capsule",
    "Bob is 1 tiles ahead", "Ana paga 3 (energía)", "mueve Lava a el tanque 4", "event-rolled",
]  # fmt: skip


@pytest.mark.parametrize("sentence", RAW)
def test_the_patterns_find_what_must_not_be_said(sentence: str) -> None:
    assert found(rulewright.game("time_capsules"), "en", sentence)
