"""The words: Fluent messages of the kernel and of a game, in English and Spanish."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from rulewright.core.effects import Effect, Tokens
from rulewright.core.errors import GameError, brief
from rulewright.core.forecast import GOES_ON
from rulewright.core.look import SEAT_LETTERS
from rulewright.core.state import Entry, State
from rulewright.core.verbs import CHOICE, NUMBER, SEAT, Domain, Line, called

if TYPE_CHECKING:
    from rulewright.core.game import Game

LANGUAGES = ("en", "es")
KERNEL = Path(__file__).parent / "text"
FORMS = {"short": ("short",), "brief": ("brief", "short")}  # attributes of a message, the best first
SYMBOL = re.compile(r"(<[\w-]+>)")  # a sign that a board draws, in the short form of an effect


def begun(sentence: str) -> str:
    """With a capital, also where a name within sentences is written small: 'The Scout is on space 3'."""
    return sentence[:1].upper() + sentence[1:]


def sources(game: Game, language: str) -> list[Path]:
    return [KERNEL / f"{language}.ftl", game.folder / "text" / f"{language}.ftl"]


class Texts:
    """Names, labels, prompts, log lines and reasons of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError(f"unknown language {brief(language)}; languages: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sources(game, language):
            if path.exists():
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **values: object) -> str:
        """One message; a missing one shows its key, so that it is seen and fixed."""
        return self._form(key, "", values)

    def _form(self, key: str, attribute: str, values: dict[str, object]) -> str:
        """A message, or its attribute where it has that."""
        if not self.has(key):
            return key
        message = self.bundle.get_message(key)
        forms = [message.attributes[form] for form in FORMS.get(attribute, ()) if form in message.attributes]
        pattern = forms[0] if forms else message.value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, values)
        return str(text)

    def name(self, domain: Domain, value: int, players: list[str] | None = None) -> str:
        """A component by its name."""
        if domain is NUMBER:
            return str(value)
        if domain is CHOICE:
            return self.label(value)
        if domain is SEAT and players:
            return players[value]
        label = domain.labels[value]
        key = domain.messages[value] if domain.messages else domain.name
        if not self.has(key):
            return label
        named = self.say(key, label=label)
        return f"{named} {label}" if domain.labelled else named

    def player(self, seat: int) -> str:
        """Who has no name is called after the seat."""
        return self.say("table-player", letter=SEAT_LETTERS[seat])

    def values(
        self, domains: list[Domain], values: list[int], players: list[str] | None
    ) -> dict[str, object]:
        """Fluent variables."""
        return {
            key: value if domain is NUMBER else self.name(domain, value, players)
            for key, domain, value in zip(called(domains), domains, values, strict=True)
        }

    def label(self, option: int) -> str:
        """A choice in words."""
        verb = self.game.vocabulary.verb(option)
        return self.say(f"do-{verb.name}", **self.values(verb.domains, verb.arguments(option), None))

    def line(self, line: Line, players: list[str] | None = None) -> str:
        told = self.say(line.message.key, **self.values(line.message.domains, line.values(), players))
        as_written = (*(players or ()), line.message.key)  # a player's name, and a text that is missing
        return told if told.startswith(as_written) else begun(told)

    def entry(self, entry: Entry, players: list[str] | None = None) -> str:
        return self.line(entry.line, players)

    def effect(self, effect: Effect[Any]) -> str:
        """What a card does, a sentence for each step."""
        said = [self.tokens(step) for step in steps(effect.tokens())]
        return " ".join(f"{begun(told)}." for told in said)

    def card(self, effect: Effect[Any], form: str = "short") -> list[str]:
        """The same as short as a card prints it: figures, words, and symbols as `<coin>`.

        `brief` is shorter still, where a word has such a form.
        """
        return [part.strip() for part in SYMBOL.split(self.tokens(effect.tokens(), form)) if part.strip()]

    def tokens(self, tokens: Tokens, form: str = "") -> str:
        values: dict[str, object] = {}
        for name, value in tokens.values.items():
            values[name] = self.tokens(value, form) if isinstance(value, Tokens) else value
        return self._form(f"effect-{tokens.word}", form, values)

    def prompt(self, s: State, seat: int, players: list[str] | None = None) -> str:
        line = s.prompt(seat)
        return self.line(line, players) if line is not None else ""

    def then(self, after: State, stop: str, seat: int, players: list[str]) -> str:
        """Where a look ahead ends, and why."""
        if stop == "over":
            return self.say("table-stop-over", ending=self.line(after.outcome().ending, players))
        if stop == GOES_ON:
            return self.say("table-stop-decision", question=self.prompt(after, seat, players))
        others = [other for other in after.deciders if other != seat]
        if stop == "turn" and others and not after.together:
            return self.say("table-stop-turn", seat=players[others[0]])
        return self.say("table-stop-end" if stop == "turn" else "table-stop-barrier")


def steps(tokens: Tokens) -> list[Tokens]:
    """What stands one after the other."""
    one, two = tokens.values.get("one"), tokens.values.get("two")
    if tokens.word == "then" and isinstance(one, Tokens) and isinstance(two, Tokens):
        return steps(one) + steps(two)
    return [tokens]


@cache
def texts(game: Game, language: str) -> Texts:
    return Texts(game, language)
