"""Promises about words: everything said has a text in each language, and every text is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rulewright.core import lesson as lessons
from rulewright.core.conformance.walk import Promise, Walk
from rulewright.core.effects import Tokens
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.rulebook import rulebook
from rulewright.core.state import CHOSE, FORCED
from rulewright.core.texts import KERNEL, LANGUAGES, SYMBOL, texts
from rulewright.core.verbs import SEAT, Domain, Line, Option


class Uses(Visitor):
    """The variables and the other messages that a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.texts.add(f"-{node.id.name}")
        self.generic_visit(node)


class Page:
    """A file of texts, read."""

    def __init__(self, file: Path) -> None:
        self.uses: dict[str, Uses] = {}
        self.forms: dict[str, list[str]] = {}  # the attributes of each
        self.faults: list[str] = []
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"not Fluent: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if key in self.uses:
                    self.faults.append(f"{key} is there twice")
                self.uses[key] = Uses()
                self.uses[key].visit(entry)
                self.forms[key] = [attribute.id.name for attribute in entry.attributes]


@cache
def page(file: Path) -> Page:
    return Page(file)


def own(game: Game, language: str) -> Page:
    return page(game.folder / "text" / f"{language}.ftl")


def domains(game: Game) -> list[Domain]:
    said = [verb.domains for verb in game.vocabulary.verbs] + [m.domains for m in game.vocabulary.messages]
    return list({id(domain): domain for several in said for domain in several}.values())


def declared(game: Game) -> dict[str, set[str] | None]:
    """The texts that a game must have, each with the variables that it is given (None: any)."""

    def given(names: list[Domain]) -> set[str]:
        return set(texts(game, LANGUAGES[0]).values(names, [0] * len(names), None)) if names else set()

    out: dict[str, set[str] | None] = {"game-title": set()}
    out |= {f"mode-{mode}": set() for mode in game.modes}
    out |= {f"option-{option}": set() for option in game.options}
    for domain in domains(game):
        out |= {key: {"label", "mine", "owner"} if domain.owners else {"label"} for key in domain.messages}
    asked = {"ask", "cost"}
    out |= {f"do-{verb.name}": given(verb.domains) | asked for verb in game.vocabulary.verbs}
    out |= {f"aside-{verb.aside}": set() for verb in game.vocabulary.verbs if verb.aside}
    for message in (*game.vocabulary.messages, CHOSE, FORCED):
        out[message.key] = given(message.domains) | ({"times"} if message.key.startswith("event-") else set())
    out |= {key: {"what"} for key in lessons.keys(game)}
    return out | printed(game)


def told_choices(game: Game) -> dict[str, set[str] | None]:
    """The texts with which the log tells a choice; a choice without one is told by what comes of it."""
    book = texts(game, LANGUAGES[0])
    said = {f"did-{verb.name}": [SEAT, *verb.domains] for verb in game.vocabulary.verbs}
    return {
        key: set(book.values(all, [0] * len(all))) | {"times"} for key, all in said.items() if book.has(key)
    }


def addressing(game: Game) -> list[str]:
    """Texts of the log that name a seat and do not say how they address who sits there."""
    out = []
    said = [(message.key, message.domains) for message in game.vocabulary.messages]
    said += [(f"did-{verb.name}", [SEAT, *verb.domains]) for verb in game.vocabulary.verbs]
    for language in LANGUAGES:
        forms = own(game, language).forms
        for key, all in said:
            seats = [domain for domain in all if domain.name == SEAT.name]
            wanted = ["you", "you2"][: len(seats)] if key.startswith(("event-", "end-", "did-")) else []
            out += [
                f"{language}: {key} has no .{form}" for form in wanted if form not in forms.get(key, [form])
            ]
    return out


def printed(game: Game) -> dict[str, set[str] | None]:
    """The texts of its cards. What each is given is known from the cards that print it."""
    out: dict[str, set[str] | None] = {}
    if game.effects is not None:
        for effect in game.effects.effects:
            for tokens in spread(effect.tokens()):
                key = f"effect-{tokens.word}"
                out[key] = set(tokens.values) & (out.get(key) or set(tokens.values))
        read = {type(effect).word for effect in game.effects.effects}
        out |= {f"effect-{word.lower()}": None for word in game.effects.words if word not in read}
    return out


def spread(tokens: Tokens) -> Iterator[Tokens]:
    """The tokens and all those inside."""
    yield tokens
    for value in tokens.values.values():
        if isinstance(value, Tokens):
            yield from spread(value)


def raw_cards(game: Game) -> list[str]:
    """Effects whose words show a key or a variable."""
    effects = game.effects.effects if game.effects is not None else []
    out = []
    for language in LANGUAGES:
        book = texts(game, language)
        for effect in effects:
            keys = [f"effect-{tokens.word}" for tokens in spread(effect.tokens())]
            for told in (book.effect(effect), " ".join(book.card(effect))):
                out += [fault for key in keys for fault in raw(language, key, told)]
    return sorted(set(out))


def missing_texts(game: Game) -> list[str]:
    """Texts that are declared and not there, or that use other variables than they are given."""
    out = []
    wanted = declared(game) | told_choices(game)
    for language in LANGUAGES:
        known = {**page(KERNEL / f"{language}.ftl").uses, **own(game, language).uses}
        out += [f"{language}: {fault}" for fault in own(game, language).faults]
        out += [f"{language}: {key} is missing" for key in wanted if key not in known]
        for key, uses in known.items():
            out += [f"{language}: {key} refers to {other}" for other in sorted(uses.texts - known.keys())]
            allowed = wanted.get(key)
            if allowed is not None and uses.variables - allowed:
                out.append(
                    f"{language}: {key} uses {names(uses.variables - allowed)}, given are {names(allowed)}"
                )
    first, second = (own(game, language).uses for language in LANGUAGES)
    for key in first.keys() | second.keys():
        if key not in first or key not in second:
            out.append(f"{key} is only in {LANGUAGES[0] if key in first else LANGUAGES[1]}")
        elif about(first[key]) != about(second[key]):
            out.append(f"{key} uses {names(about(first[key]))} in en, {names(about(second[key]))} in es")
    return sorted(set(out))


def about(uses: Uses) -> set[str]:
    """What a text is about: its variables, whether they are told or selected by."""
    return {variable.removesuffix("-id").removesuffix("-kind") for variable in uses.variables}


def names(variables: set[str]) -> str:
    told = sorted({variable.removesuffix("-id").removesuffix("-kind") for variable in variables})
    return ", ".join(f"${variable}" for variable in told) or "no variables"


def unused_texts(game: Game) -> list[str]:
    """Texts that nothing says. Besides what is declared, the game's code may name a text by a literal."""
    wanted = set(declared(game)) | set(told_choices(game)) | {"game-about"}
    wanted |= {domain.name for domain in domains(game)}
    wanted |= {f"mode-{mode}-about" for mode in game.modes} | symbols(game)
    for option, choice in game.options.items():
        values = choice.values if isinstance(choice.values, dict) else ()
        wanted |= {f"option-{option}-about"} | {f"option-{option}-{value}" for value in values}
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(game.folder.glob("*.py")))
    literals = set(re.findall(r"""["']([^"'\n]*)["']""", code))
    stems = tuple(literal.split("{")[0] for literal in literals if re.match(r"[a-z]+-\{", literal))
    out = []
    for language in LANGUAGES:
        said = {other for uses in own(game, language).uses.values() for other in uses.texts}
        for key in own(game, language).uses:
            named = (
                key in literals
                or key.removeprefix("row-") in literals | rows(game)
                or key.startswith(stems or ("\0",))
            )
            if key not in wanted | said and not named:
                out.append(f"{language}: {key} is never said")
    return out


def symbols(game: Game) -> set[str]:
    """What the signs on cards are called."""
    effects = game.effects.effects if game.effects is not None else []
    parts = [part for effect in effects for part in texts(game, LANGUAGES[0]).card(effect)]
    return {f"symbol-{part[1:-1]}" for part in parts if SYMBOL.fullmatch(part)}


def rows(game: Game) -> set[str]:
    """Rows of a score sheet may be called after components."""
    return {label for domain in domains(game) for label in domain.labels}


class Words(Promise):
    """What is shown, in either language, is words: labels, questions, reasons, events, endings, rows."""

    name = "words"
    every = 8

    def state(self, w: Walk) -> Iterable[str]:
        s = w.s
        for seat in s.deciders:
            line = s.prompt(seat)
            if line is None:
                yield f"seat {seat} is asked without a question"
                continue
            options = s.options(seat)
            labels = sorted({options[w.rng.below(len(options))] for _ in range(6)})
            reasons = [reason for _option, reason in s.reasons(seat)][:6]
            yield from self.shown(w.game, [line, *reasons], labels)

    def end(self, w: Walk) -> Iterable[str]:
        outcome = w.s.outcome()
        kinds = {entry.line.message.key: entry.line for entry in w.s.log or ()}
        yield from self.shown(w.game, [outcome.ending, *kinds.values()], [])
        for language in LANGUAGES:
            for row in outcome.first + outcome.sheet + outcome.ties + outcome.facts:
                if not texts(w.game, language).has(f"row-{row.name}"):
                    yield f"{language}: row-{row.name} has no text"

    def shown(self, game: Game, lines: list[Line], options: list[Option]) -> Iterator[str]:
        for language in LANGUAGES:
            book = texts(game, language)
            for line in lines:
                if line.message not in (*game.vocabulary.messages, CHOSE, FORCED):
                    yield f"{line.message.key} is not declared in the vocabulary"
                yield from raw(language, line.message.key, book.line(line))
            for option in options:
                yield from raw(language, f"do-{game.vocabulary.verb(option).name}", book.label(option))


def raw(language: str, key: str, shown: str) -> Iterator[str]:
    if key in shown or "{" in shown or not shown.strip():
        yield f"{language}: {key} shows as {shown!r}"


class AllTexts(Promise):
    """Every message declared has its text in both languages with the same variables; none is idle."""

    name = "texts"

    def game(self, game: Game) -> Iterable[str]:
        return missing_texts(game) + unused_texts(game) + addressing(game) + raw_cards(game)


class Rulebook(Promise):
    """Every sentence rests on a clause that players read, and the rules exist in both languages."""

    name = "rulebook"

    def game(self, game: Game) -> Iterable[str]:
        try:
            first, second = (rulebook(game, language).clauses for language in LANGUAGES)
        except GameError as error:
            yield str(error)
            return
        for clause in sorted(first.keys() ^ second.keys()):
            yield f"{clause} is only in {LANGUAGES[0] if clause in first else LANGUAGES[1]}"
        for message in game.vocabulary.messages:
            rule = first.get(message.clause)
            if rule is None:
                yield f"{message.key} rests on {message.clause or 'no clause'!r}, which the rules do not have"
            elif rule.builders:
                yield f"{message.key} rests on {rule.id}, which players do not see"


class Reasons(Promise):
    """A legal choice is visible and has no reason against it; a visible one refused has, with a clause."""

    name = "reasons"
    every = 10

    def state(self, w: Walk) -> Iterable[str]:
        s = w.s
        clauses = rulebook(w.game, LANGUAGES[0]).clauses
        for seat in s.deciders:
            legal, visible = set(s.options(seat)), set(s.visible(seat))
            for option in sorted(legal - visible):
                yield f"{s.text(option)!r} is legal and not visible"
            for option in sorted(legal | visible):
                reason = s.why_not(seat, option)
                if option in legal and reason is not None:
                    yield f"{s.text(option)!r} is legal and refused by {reason.message.key}"
                elif option not in legal and reason is None:
                    yield f"{s.text(option)!r} is refused without a reason"
                elif reason is not None and reason.message.clause not in clauses:
                    yield f"{s.text(option)!r}: {reason.message.key} rests on no clause of the rules"
