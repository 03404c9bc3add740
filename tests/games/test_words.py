"""How every game says it: one of a kind in the singular, and one kind of apostrophe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.core.game import Game
from rulewright.core.shown import signs, spoken
from rulewright.core.state import CHOSE
from rulewright.core.texts import LANGUAGES, NOBODY, Texts, texts
from rulewright.core.verbs import NUMBER

PLAYERS = [*"ABCDEFGH"]
ONE = re.compile(r"(?<!Guardian )(?<!Guardián )(?<!\w)1 (?:de )?([^\W\d]+s)\b")
SINGULAR = {"stress", "estrés", "Gas", "BioMass"}
VERBS = {"begins", "costs", "es", "has", "is", "melts", "needs", "opens", "solidifies"}  # `tank 1 melts`
ADVERBS = {"always", "less", "más", "menos"}
CHOICES = 300  # of each verb


def sentences(game: Game, words: Texts) -> Iterator[str]:
    """What is said where every figure is one, what cards print, and what choices are called."""
    for message in game.vocabulary.messages:
        others = max([min(domain.size, 40) for domain in message.domains if domain is not NUMBER] or [1])
        for n in range(others):
            values = [1 if domain is NUMBER else min(n, domain.size - 1) for domain in message.domains]
            yield from (words.line(message.line(*values), PLAYERS, reader) for reader in (NOBODY, 0))
    for verb in game.vocabulary.verbs:
        for option in range(verb.base, min(verb.end, verb.base + CHOICES)):
            yield words.label(option, PLAYERS)
            yield words.line(CHOSE.line(0, option), PLAYERS)
    for effect in game.effects.effects if game.effects is not None else ():
        yield words.effect(effect)
        yield spoken(signs(words, effect))
    yield from strings(msgspec.to_builtins(game.printed(words)) if game.printed is not None else [])


def strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from strings(one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_one_of_a_kind_is_told_in_the_singular(game: Game, language: str) -> None:
    said = sentences(game, texts(game, language))
    wrong = {one for one in said for noun in ONE.findall(one) if noun not in SINGULAR | VERBS | ADVERBS}
    assert sorted(wrong) == []


class Straight(Visitor):
    """Texts with an apostrophe of a typewriter."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        if "'" in node.value:
            self.found.append(node.value)


def test_apostrophes_are_curly() -> None:
    straight = Straight()
    pages = sorted(Path(rulewright.__file__).parent.rglob("text/*.ftl"))
    assert pages
    for page in pages:
        straight.visit(parse(page.read_text(encoding="utf-8")))
    assert straight.found == []
