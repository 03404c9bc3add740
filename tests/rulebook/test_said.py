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
from tests.rulebook.test_books import raw

GAMES = rulewright.known()
PLAYERS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
DECISIONS = 250  # of a random game; the rest says the same
FINE = {
    # Cells tell factories apart and unexplored positions; generators of players have letters.
    "ark_awakening": r"\([a-h]\d\)|(?:[Ee]xpl\w+|lies on|pones en) [a-h]\d\b|(?:player|jugador) [A-E]",
    "stress_botics": r"\b(?:MOVER?|MINE|MINAR|CONNECT|CONECTAR)\b",  # what is printed on the cards
}
MUST_NOT = {
    "a choice that was none": r"only choice|única opción",
    "one of many": r"\b1 (?:tile|card|object|break|credit|qubit|batterie|computer|token|unit|step)s\b",
    "one of many, in Spanish": r"\b1 (?:loseta|carta|objeto|ruptura|crédito|cúbit|ficha|unidade|paso)s\b",
    "an article before an article": r"\b(?:a|de) el\b",
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_said_in_play_holds_no_code_no_letter_and_no_id(game: Game, language: str) -> None:
    assert [line for sentence in heard(game, language) for line in found(game, language, sentence)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_log_speaks_to_its_reader(game: Game) -> None:
    assert any(sentence.startswith(("You ", "Your ")) for sentence in heard(game, "en"))


RAW = [
    "Player B: Use it (the only choice)", "Core RD19 comes into the row", "Ann moves Betamatter B3",
    "Bob is 1 tiles ahead", "Ana paga 3 (energía)", "mueve Lava a el tanque 4", "event-rolled",
]  # fmt: skip


@pytest.mark.parametrize("sentence", RAW)
def test_the_patterns_find_what_must_not_be_said(sentence: str) -> None:
    assert found(rulewright.game("time_capsules"), "en", sentence)
