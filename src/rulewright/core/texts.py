"""The words: Fluent messages of the kernel and of a game, in English and Spanish."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize

from rulewright.core import content
from rulewright.core.effects import Effect, Tokens
from rulewright.core.errors import GameError, brief
from rulewright.core.forecast import GOES_ON
from rulewright.core.look import SEAT_LETTERS
from rulewright.core.state import CHOSE, FORCED, Entry, State
from rulewright.core.verbs import CHOICE, NUMBER, SEAT, Domain, Lay, Line, Message, Verb, called

if TYPE_CHECKING:
    from rulewright.core.game import Game

LANGUAGES = ("en", "es")
KERNEL = Path(__file__).parent / "text"
# Attributes of a message, the best first. `you`, `you2`: the first or the second seat is the reader's.
# `sum`, `times`: of several such lines together, by their figures or by how many they are; `net`: of what was
# gained and paid, where `sum` does not say it.
# `there`: the name of what lies at a place, by which a sentence calls the place.
FORMS = {"short": ("short",), "brief": ("brief", "short"), "you": ("you",), "you2": ("you2",)} | {
    form: (form,) for form in ("sum", "times", "net", "sum-you", "times-you", "net-you", "there")
}
FIGURE = "#"  # in the words for several lines: what they come to, whatever that is
ENGLISH = "The|An?|Its|All|No|Nothing|Nobody|Target|Upgrade:|Blocked"
SPANISH = (
    "El|L[ao]s?|Una?|Sus|Se|Tod[ao]s|Nada|Nadie|Ningún|Ninguna"
    "|Atacan|Aparecen?|Caen|Con|Carta|Mejora:|Vuelven?|Bloqueado"
)
ARTICLE = re.compile(f"(?:{ENGLISH}|{SPANISH}) ")  # a sentence begins so, and no name
BEGINS_WITH_I = re.compile(r"h?i(?!e)", re.IGNORECASE)  # before it a Spanish y becomes e: `e integras`
NOBODY = -1  # who reads sits nowhere
CONTRACTED = re.compile(
    r"\b([Dd]e|[Aa]) (?:el\b|(?=[Jj]ugador [A-H]\b))"
)  # Spanish: `del tanque`, `al Jugador A`
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # before a number it is a minus
SYMBOL = re.compile(r"(<[\w-]+>)")  # a sign that a board draws, in the short form of an effect
NONE = "none"  # a label selects by it where no question is known, or no cost
FREE = "free"  # the same where something that has a price costs nothing


def begun(sentence: str) -> str:
    """With a capital, also where a name within sentences is written small: 'The Scout is on space 3'."""
    return sentence[:1].upper() + sentence[1:]


def within(sentence: str, addressed: bool = True) -> str:
    """As it stands after another one: without its capital, unless that may be a name's."""
    small = addressed or ARTICLE.match(sentence) is not None
    return sentence[:1].lower() + sentence[1:] if small else sentence


def sources(game: Game, language: str) -> list[Path]:
    return [KERNEL / f"{language}.ftl", game.folder / "text" / f"{language}.ftl"]


def written(game: Game, language: str) -> str:
    """All messages as Fluent, with an owner's names in place of the shipped ones."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in sources(game, language) if path.exists())
    names = content.names_given(game.folder)
    return renamed(said, names) if names else said


def renamed(said: str, names: dict[str, str]) -> str:
    """With other names in these messages, in every form of theirs."""
    page = parse(said)
    for entry in page.body:
        if isinstance(entry, ast.Message) and entry.id.name in names:
            literal = names[entry.id.name].replace("\\", "\\\\").replace('"', '\\"')
            entry.value = ast.Pattern([ast.Placeable(ast.StringLiteral(literal))])
            for form in entry.attributes:
                form.value = entry.value
    return serialize(page)


class Setting(NamedTuple):
    """What the words of a choice depend on besides the choice: what lies at the places that it names, which
    question it answers, what it costs, who is asked."""

    lay: Lay = ()
    ask: str = NONE
    cost: str = NONE
    seat: int = NOBODY


NOWHERE = Setting()  # a choice in general, at no table


class Texts:
    """Names, labels, prompts, log lines and reasons of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise GameError(f"unknown language {brief(language)}; languages: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self._derived: dict[tuple[str, int], str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(written(game, language)))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **values: object) -> str:
        """One message; a missing one shows its key, so that it is seen and fixed."""
        return self._form(key, "", values)

    def short(self, key: str) -> str:
        """The same where there is little room."""
        return self._form(key, "short", {})

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
        said = HYPHEN.sub("−", str(text))
        return CONTRACTED.sub(contracted, said) if self.language == "es" else said

    def name(
        self,
        domain: Domain,
        value: int,
        players: list[str] | None = None,
        reader: int = NOBODY,
        doer: int = NOBODY,
        form: str = "",
    ) -> str:
        """A component by its name, or in a form of that, to this reader, in a sentence about what this seat
        does."""
        if domain is NUMBER:
            return str(value)
        if domain is CHOICE:
            return self.label(value, players)
        label = domain.labels[value]
        if domain.name == SEAT.name and players and label in SEAT.index:
            return players[value]
        if domain.derived:
            return self.derived(domain, value)
        key = domain.messages[value] if domain.messages else domain.name
        if not self.has(key):
            return label
        whose = self.whose(domain.owners[value], players, reader, doer) if domain.owners else {}
        named = self._form(key, form, {"label": int(label) if label.isdecimal() else label} | whose)
        return f"{named} {label}" if domain.labelled else named

    def whose(self, owner: int, players: list[str] | None, reader: int, doer: int) -> dict[str, object]:
        """For the name of what is a seat's own: `your generator`, `Bea’s generator`; in a sentence about what
        its owner does `their own`."""
        if players is None or not 0 <= owner < len(players):
            return {"mine": NONE}
        mine = "yes" if owner == reader else "own" if owner == doer else "no"
        return {"mine": mine, "owner": players[owner]}

    def derived(self, domain: Domain, value: int) -> str:
        """What has no name of its own is called by what is printed on it."""
        if (domain.name, value) not in self._derived and self.game.called is not None:
            self._derived[domain.name, value] = self.game.called(self, domain, value)
        return self._derived[domain.name, value]

    def player(self, seat: int) -> str:
        """Who has no name is called after the seat."""
        return self.say("table-player", letter=SEAT_LETTERS[seat])

    def bot(self, word: str) -> str:
        """A bot by its level; one that somebody added by its own name."""
        return self.say(f"level-{word}") if self.has(f"level-{word}") else word.capitalize()

    def values(
        self,
        domains: list[Domain],
        values: list[int],
        players: list[str] | None = None,
        lay: Lay = (),
        reader: int = NOBODY,
        doer: int = NOBODY,
    ) -> dict[str, object]:
        """Fluent variables: a component by its name, and by its label and kind, which a text may select by.

        A place is named by what lies there, where that is given. Of a number the text may ask its sign.
        """
        out: dict[str, object] = {}
        there = lay or (None,) * len(values)
        for key, domain, value, lies in zip(called(domains), domains, values, there, strict=True):
            if lies is not None:
                named = self.name(*lies, form="there")
            else:
                named = self.name(domain, value, players, reader, doer)
            counts = domain.name != SEAT.name and named.lstrip("-").isdecimal()
            out[key] = int(named) if counts else named  # a number chooses the form: 1 card, 2 cards
            out[f"{key}-id"] = domain.labels[value] if domain.labels else "minus" if value < 0 else "plus"
            if domain.kinds:
                out[f"{key}-kind"] = domain.kinds[value]
        return out

    def label(self, option: int, players: list[str] | None = None, s: State | None = None) -> str:
        """A choice in words, in this position if one is given."""
        return self.choice(option, players, self.setting(option, s) if s is not None else NOWHERE)

    def setting(self, option: int, s: State, seat: int | None = None) -> Setting:
        """A choice as it is put to a seat in this position."""
        to = s.actor if seat is None else seat
        verb = self.game.vocabulary.verb(option)
        lay = s.lies_at(verb.domains, verb.arguments(option))
        line = s.prompt(to)
        if line is None:
            return Setting(lay, seat=to)
        cost = self.game.costs(self, s, to, option) if self.game.costs is not None else ""
        return Setting(lay, line.message.key.removeprefix("ask-"), cost or NONE, to)

    def choice(self, option: int, players: list[str] | None = None, setting: Setting = NOWHERE) -> str:
        """A choice in words, in its setting."""
        verb = self.game.vocabulary.verb(option)
        values = self.values(verb.domains, verb.arguments(option), players, setting.lay, setting.seat)
        return self.say(f"do-{verb.name}", **values, ask=setting.ask, cost=setting.cost)

    def line(
        self,
        line: Line,
        players: list[str] | None = None,
        reader: int = NOBODY,
        s: State | None = None,
    ) -> str:
        """A sentence. Whoever sits on the reader's seat is addressed: `You pay 3 energy`.

        What was told names what lay there then, whatever the position is now; what is told in one breath
        with it stands in brackets.
        """
        told = self._told(line, players, reader, s)
        beside = [self._told(one, players, reader, begins=False) for one in line.beside]
        return f"{told} ({', '.join(beside)})" if beside else told

    def _told(
        self,
        line: Line,
        players: list[str] | None,
        reader: int,
        s: State | None = None,
        come_to: int | str | None = None,
        net: bool = False,
        begins: bool = True,
    ) -> str:
        key, domains, values, lay = self._worded(line)
        if line.lay is None and s is not None:
            lay = s.lies_at(domains, values)
        seats = self.seats(line)
        person = "" if reader not in seats else "you" if seats[0] == reader else "you2"
        owns = person or key.startswith("ask-")  # a question is put to its reader
        given = self.values(
            domains, values, players, lay, reader if owns else NOBODY, seats[0] if seats else NOBODY
        )
        if come_to is not None:
            adding = self.adding(line)
            given[figure(given) if adding == "sum" else "times"] = come_to
            form = adding
            if net:  # of several one may be left
                form = "net" if "net" in self._forms(key) else "" if come_to == 1 else adding
            person = f"{form}-{person}" if form and person == "you" else form or person
        told = self._form(key, person, given)
        as_written = (*(players or ()), key)  # a player's name, and a text that is missing
        return begun(told) if begins and not told.startswith(as_written) else told

    def _worded(self, line: Line) -> tuple[str, list[Domain], list[int], Lay]:
        """The text of a sentence and what it is given. What somebody chose is told by a text of its own."""
        if line.message not in (CHOSE, FORCED):
            return line.message.key, line.message.domains, line.values(), line.lay or ()
        if not self.tells(line):
            return line.message.key, line.message.domains, line.values(), ()
        verb = self.game.vocabulary.verb(line.b)
        lay = (None, *line.lay) if line.lay else ()
        return f"did-{verb.name}", [SEAT, *verb.domains], [line.a, *verb.arguments(line.b)], lay

    def seats(self, line: Line) -> list[int]:
        """The seats that a sentence names, in its order."""
        _key, domains, values, _lay = self._worded(line)
        return [value for domain, value in zip(domains, values, strict=True) if domain.name == SEAT.name]

    def tells(self, line: Line) -> bool:
        """Does the log say it? Of a choice without a `did-` text only what comes of it is told."""
        chosen = line.message in (CHOSE, FORCED)
        return not chosen or self.has(f"did-{self.game.vocabulary.verb(line.b).name}")

    def entry(self, entry: Entry, players: list[str] | None = None, reader: int = NOBODY) -> str:
        return self.line(entry.line, players, reader)

    def does(self, line: Line, players: list[str], reader: int = NOBODY) -> str:
        """A sentence that begins with who acts, without that: `gains 2 VP`. Nothing for any other one."""
        seats = self.seats(line)
        if not seats or not self.line(line, players).startswith(f"{players[seats[0]]} "):
            return ""
        return self._acts(self.line(line, players, reader), seats[0], players, reader)

    def _acts(self, told: str, seat: int, players: list[str], reader: int) -> str:
        subject = self.say("list-you") if seat == reader else players[seat]
        return told.removeprefix(f"{subject} ") if told.startswith(f"{subject} ") else within(told)

    def adds(self, line: Line, players: list[str], reader: int = NOBODY) -> str:
        """What is the same in lines that a headline adds up, a sign where the figure stands: `Ann gains # VP
        (12 in all)`. Nothing where they are told one by one."""
        return self._told(line, players, reader, come_to=FIGURE) if self.adding(line) else ""

    def sums(
        self, line: Line, come_to: int, net: bool, players: list[str], reader: int = NOBODY
    ) -> tuple[str, str]:
        """Several such lines in one, and that without who acts, as `does` says it of one."""
        told = self._told(line, players, reader, come_to=come_to, net=net)
        acts = self.does(line, players, reader)
        return told, self._acts(told, self.seats(line)[0], players, reader) if acts else ""

    def amount(self, line: Line) -> int:
        """What a line counts among several."""
        if self.adding(line) != "sum":
            return 1
        _key, domains, values, lay = self._worded(line)
        given = self.values(domains, values, lay=lay)
        counted = given[figure(given)]
        assert isinstance(counted, int)
        return counted

    def gain(self, line: Line) -> Line | None:
        """Of a line that takes something back, the one with which that seat gains the same."""
        name = self._declared(line).against
        if not name:
            return None
        _key, domains, values, _lay = self._worded(line)
        taken = dict(zip(called(domains), values, strict=True))
        message = self.game.vocabulary.event(name)
        return message.line(*[taken.get(key, 1) for key in called(message.domains)])

    def adding(self, line: Line) -> str:
        """How several such lines are added up: by `sum`, by `times`, not at all."""
        forms = self._forms(self._worded(line)[0])
        return next((form for form in ("sum", "times") if form in forms), "")

    def _forms(self, key: str) -> Container[str]:
        return self.bundle.get_message(key).attributes if self.has(key) else ()

    def addressed(self, players: list[str], reader: int) -> list[str]:
        """What sentences about the table call the players: the reader `you`."""
        return [self.say("table-you") if seat == reader else name for seat, name in enumerate(players)]

    def reader(self, players: list[str]) -> int:
        """Whose seat is called so."""
        you = self.say("table-you")
        return players.index(you) if you in players else NOBODY

    def begins(self, sentence: str) -> str:
        """With a capital where it begins with who is addressed."""
        return begun(sentence) if sentence.startswith(self.say("table-you")) else sentence

    def result(self, line: Line) -> int:
        """Does a turn come to it? A choice as its verb declares."""
        return self._declared(line).result

    def brings(self, line: Line) -> int:
        """What it brings, if a turn comes to it."""
        return self._declared(line).brings

    def _declared(self, line: Line) -> Verb | Message:
        return self.game.vocabulary.verb(line.b) if line.message in (CHOSE, FORCED) else line.message

    def listed(self, parts: list[str]) -> str:
        """`2 Oxygen, 1 Uranium and 1 Energy`."""
        *first, last = parts
        sound = "i" if BEGINS_WITH_I.match(last) else "other"
        return self.say("list-and", first=", ".join(first), last=last, sound=sound) if first else last

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
        return self.line(line, players, seat, s) if line is not None else ""

    def then(self, after: State, stop: str, seat: int, players: list[str]) -> str:
        """Where a look ahead ends, and why."""
        if stop == "over":
            return self.say("table-stop-over", ending=self.line(after.outcome().ending, players, seat))
        if stop == GOES_ON:
            return self.say("table-stop-decision", question=self.prompt(after, seat, players))
        others = [other for other in after.deciders if other != seat]
        if stop == "turn" and others and not after.together:
            return self.say("table-stop-turn", seat=players[others[0]])
        return self.say("table-stop-end" if stop == "turn" else "table-stop-barrier")


def contracted(found: re.Match[str]) -> str:
    """`de el` and, before who has no name, `de`."""
    return f"{found[1]}l" if found[0].endswith("el") else f"{found[1]}l "


def figure(given: dict[str, object]) -> str:
    """Which of a text's variables is added up: its first number."""
    return next(key for key, value in given.items() if isinstance(value, int))


def steps(tokens: Tokens) -> list[Tokens]:
    """What stands one after the other."""
    one, two = tokens.values.get("one"), tokens.values.get("two")
    if tokens.word == "then" and isinstance(one, Tokens) and isinstance(two, Tokens):
        return steps(one) + steps(two)
    return [tokens]


@cache
def texts(game: Game, language: str) -> Texts:
    return Texts(game, language)
