"""What can be said: by a player (verbs) and by the table (messages), both over named sets of components.

An option is an int: at once the learner's action index, a line of notation and a list of components.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from rulewright.core.errors import GameError, brief

Option = int


class Domain:
    """A finite, named set of components: cards, squares, seats. Labels are notation and hold no blank."""

    def __init__(
        self,
        name: str,
        labels: list[str],
        messages: list[str] | None = None,
        labelled: bool = False,
        derived: bool = False,
        kinds: list[str] | None = None,
        dice: list[int] | None = None,
        owners: list[int] | None = None,
    ) -> None:
        self.name = name
        self.labels = labels
        self.messages = messages if messages is not None else []  # the text that names each component
        self.labelled = labelled  # several share a name: the label is told as well
        self.derived = derived  # without a name: called by what is printed on it, as the game says
        self.kinds = kinds if kinds is not None else []  # of what kind each is, where a text selects by that
        self.dice = dice if dice is not None else []  # what each shows, if they are dice
        self.owners = owners if owners is not None else []  # whose seat names each; -1: none
        self.size = len(labels)
        self.index: dict[str, int] = {label: i for i, label in enumerate(labels)}


Lay = tuple[tuple[Domain, int] | None, ...]  # for each of some values: what lies there, if it is a place


def called(domains: list[Domain]) -> list[str]:
    """What each value is called after its domain; the second square is `square2`."""
    out: list[str] = []
    for domain in domains:
        name, number = domain.name, 2
        while name in out:
            name, number = f"{domain.name}{number}", number + 1
        out.append(name)
    return out


NUMBER: Final = Domain("number", [])  # any int; only in messages
SEAT: Final = Domain("seat", ["0", "1", "2", "3", "4", "5", "6", "7"])  # rendered as the player's name
CHOICE: Final = Domain("choice", [])  # an option; only in messages


NO_RESULT: Final = 0
EACH: Final = 1
LAST: Final = 2
ELSE: Final = 3
DRAWN: Final = 4

# What a result brings, the weightiest first: what decides the game; something taken or destroyed; cards,
# missions and the like; all else. Of the first two a headline leaves out nothing.
VICTORY: Final = 1
PREY: Final = 2
CARDS: Final = 3
GOODS: Final = 4


class Verb:
    """A declared kind of choice. Its options are the ints base .. end - 1. `starts`: it belongs to no turn;
    in the log it begins a stretch of its own. `result`: a turn comes to it, `EACH` or
    `ELSE`; `brings`, `against`: as with events. `aside`: offered all the time beside the turn's own choices,
    so that lists fold it into one row of this name (`aside-NAME` in the texts)."""

    def __init__(
        self,
        name: str,
        *domains: Domain,
        starts: bool = False,
        result: int = NO_RESULT,
        brings: int = GOODS,
        against: str = "",
        aside: str = "",
    ) -> None:
        self.name = name
        self.starts = starts
        self.aside = aside
        self.result = result
        self.brings = brings
        self.against = against
        self.domains = list(domains)
        self.size = 1
        for domain in domains:
            self.size *= domain.size
        self.base = 0  # set by the vocabulary
        self.end = self.size
        self.width = domains[-1].size if domains else 1

    def __contains__(self, option: int) -> bool:
        return self.base <= option < self.end

    def arguments(self, option: Option) -> list[int]:
        rest = option - self.base
        out: list[int] = []
        for domain in reversed(self.domains):
            out.insert(0, rest % domain.size)
            rest //= domain.size
        return out


class Verb0(Verb):
    """A word alone: `pass`."""

    def of(self) -> Option:
        """The option that says it."""
        return self.base


class Verb1(Verb):
    """A word about one component: `buy 3`."""

    def of(self, a: int) -> Option:
        """The option that says it."""
        return self.base + a

    def read(self, option: Option) -> int:
        """What the option says it of."""
        return option - self.base


class Verb2(Verb):
    """A word about two components: `move a8 e7`."""

    def of(self, a: int, b: int) -> Option:
        """The option that says it."""
        return self.base + a * self.width + b

    def read(self, option: Option) -> tuple[int, int]:
        """What the option says it of."""
        rest = option - self.base
        return rest // self.width, rest % self.width


ROLL: Final = "roll"  # dice fell
HITS: Final = "hit"  # something on the board was hit or lost
IDLE: Final = "idle"  # nothing came of what was done


class Message:
    """A sentence that the table can say, with the clause it rests on. Its words are in the .ftl files.

    Games say `event("flooded", "TW-2.1", NUMBER)`. An event may say of itself: `opens_turn`: with it a
    new turn, or a new round, begins. `headline`: told by itself, though no player did it. `hurts`: an
    attack on the seat that it names, or a loss. `result`: what a turn comes to, told beside what was
    chosen when its details are folded: `EACH`, or `LAST` where the last one holds the total, or `ELSE`
    where that is told only of a turn that comes to nothing more, or `DRAWN` for a card that decides what
    happens, which is never left out. What hurts is such a result. `brings`: `VICTORY`, `PREY` or `CARDS`,
    by which a headline chooses among many results. `against`: it takes back what the event of this name
    gains, so that a headline tells what both come to. `starts`: inside a round the turn of the seat that it
    names begins, for the log alone; with what `ends` it ends. `step`: where it happens in a turn, in a game
    whose turn has steps that go by themselves. `sort`: what all boards draw alike, `ROLL`, `HITS` or `IDLE`.
    A reason may be `unlisted`: it is told where somebody points at the place, and would only lengthen a list
    of what is refused.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        *domains: Domain,
        kind: str = "event",
        opens_turn: bool = False,
        headline: bool = False,
        hurts: bool = False,
        result: int = NO_RESULT,
        brings: int = GOODS,
        against: str = "",
        starts: bool = False,
        ends: bool = False,
        step: str = "",
        sort: str = "",
        unlisted: bool = False,
    ) -> None:
        self.key = f"{kind}-{name}"
        self.clause = clause
        self.domains = list(domains)
        self.opens_turn = opens_turn
        self.headline = headline
        self.hurts = hurts
        self.starts = starts
        self.ends = ends
        self.step = step
        self.sort = sort
        self.unlisted = unlisted
        self.result = EACH if hurts and result == NO_RESULT else result
        self.brings = brings
        self.against = against

    def line(self, a: int = 0, b: int = 0, c: int = 0) -> Line:
        return Line(self, a, b, c)

    def rolled(self, values: list[int]) -> list[int]:
        """What the dice show, if it tells of a roll: its numbers, or the dice that it names."""
        if self.sort != ROLL:
            return []
        said = [(self.domains[i], values[i]) for i in range(len(values))]
        return [
            domain.dice[value] if domain.dice else value
            for domain, value in said
            if domain is NUMBER or domain.dice
        ]


class Line:
    """A message with its values; once it was told, also what lay then at the places that it names, and the
    lines that are told in one breath with it."""

    def __init__(self, message: Message, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.message = message
        self.a = a
        self.b = b
        self.c = c
        self.lay: Lay | None = None
        self.beside: tuple[Line, ...] = ()

    def values(self) -> list[int]:
        return [self.a, self.b, self.c][: len(self.message.domains)]

    def seat(self) -> int | None:
        """Whom it is about, if it is about somebody."""
        domains = self.message.domains
        return self.values()[domains.index(SEAT)] if SEAT in domains else None


event: Final = Message  # something that happened


def ask(name: str, clause: str, *domains: Domain) -> Message:
    """A question to a seat."""
    return Message(name, clause, *domains, kind="ask")


def why(name: str, clause: str, *domains: Domain, unlisted: bool = False) -> Message:
    """A reason against a choice."""
    return Message(name, clause, *domains, kind="why", unlisted=unlisted)


def ending(name: str, clause: str, *domains: Domain) -> Message:
    """The sentence that ended the game."""
    return Message(name, clause, *domains, kind="end")


class Vocabulary:
    """All that is said in a game: numbers the verbs, and turns options into text and back."""

    def __init__(self, verbs: list[Verb], messages: list[Message]) -> None:
        self.verbs = verbs
        self.messages = messages
        self.size = 0  # the number of actions for learners
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size
            verb.end = self.size

    def verb(self, option: Option) -> Verb:
        for verb in self.verbs:
            if option in verb:
                return verb
        raise self._no_choice(option)

    def event(self, name: str) -> Message:
        """An event by its name."""
        return next(message for message in self.messages if message.key == f"event-{name}")

    def option(self, given: Any) -> Option:
        """What somebody gave as a choice, if it can be one: a number or its notation."""
        if isinstance(given, str):
            return self.parse(given)
        if not isinstance(given, int) or isinstance(given, bool):
            raise self._no_choice(given)
        return given

    def _no_choice(self, given: Any) -> GameError:
        return GameError(
            f"no such choice: {brief(given)}; choices are 0 to {self.size - 1}, or notation; "
            f"words: {self.words()}"
        )

    def components(self, option: Option) -> list[tuple[str, int]]:
        """What to highlight or click, e.g. [('card', 17), ('square', 3)]."""
        verb = self.verb(option)
        arguments = verb.arguments(option)
        return [(verb.domains[i].name, arguments[i]) for i in range(len(arguments))]

    def text(self, option: Option) -> str:
        verb = self.verb(option)
        arguments = verb.arguments(option)
        return " ".join([verb.name] + [verb.domains[i].labels[arguments[i]] for i in range(len(arguments))])

    def parse(self, text: Any) -> Option:
        if not isinstance(text, str):
            raise GameError(f"notation is text, not {brief(text)}; words: {self.words()}")
        words = text.split()
        if not words:
            raise GameError(f"an empty choice; words: {self.words()}")
        for verb in self.verbs:
            if verb.name == words[0]:
                return self._parse(verb, words[1:])
        raise GameError(f"unknown word {brief(words[0])}; words: {self.words()}")

    def _parse(self, verb: Verb, labels: list[str]) -> Option:
        shape = " ".join([verb.name] + [domain.name.upper() for domain in verb.domains])
        if len(labels) != len(verb.domains):
            raise GameError(f"{verb.name!r} takes {len(verb.domains)} words after it: {shape}")
        option = 0
        for i in range(len(labels)):
            domain = verb.domains[i]
            if labels[i] not in domain.index:
                known = domain.labels if domain.size <= 40 else domain.labels[:3] + ["…", domain.labels[-1]]
                raise GameError(
                    f"unknown {domain.name} {brief(labels[i])} in {shape}; known: {', '.join(known)}"
                )
            option = option * domain.size + domain.index[labels[i]]
        return verb.base + option

    def words(self) -> str:
        return ", ".join([verb.name for verb in self.verbs])


def declared(module: str) -> Vocabulary:
    """The vocabulary of all verbs and messages that a module declares, in its order."""
    said = list(vars(sys.modules[module]).values())
    return Vocabulary(
        [thing for thing in said if isinstance(thing, Verb)],
        [thing for thing in said if isinstance(thing, Message)],
    )
