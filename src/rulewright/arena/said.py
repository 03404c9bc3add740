"""What players and the table can say in a game, sorted for counting: verbs, events and what they name.

A thing said has a key: the text it is told by (`do-play`), or that with a place and a component in it
(`do-play 0 lamp1`). Components of one name, as the copies of a card, count as one, under the first's label.
"""

from __future__ import annotations

from typing import Final

from rulewright.core import content
from rulewright.core.data import choices
from rulewright.core.game import Game
from rulewright.core.state import CHOSE, FORCED, State
from rulewright.core.texts import NONE, Texts, texts
from rulewright.core.verbs import CHOICE, NUMBER, SEAT, Domain, Line, Option, called

GAP: Final = "…"  # stands where a component is named


def mark(domain: str) -> str:
    """Stands in a phrase for any component of the domain."""
    return f"‹{domain}›"


class Place:
    """A place in a phrase where a component is named: the components of each name, by their first label."""

    def __init__(self, phrase: str, number: int, domain: Domain, text: str, words: Texts) -> None:
        self.number = number
        self.domain = domain.name
        self.text = text  # the phrase, with a mark in this place
        self.names: dict[str, str] = {}  # key: name in English
        self.labels: dict[str, list[str]] = {}
        self.ids: dict[str, set[str]] = {}  # labels, and the id that copies of a card share
        self.cards: set[str] = set()  # keys of what the content prints: cards, modules, tiles
        self.keys: list[str] = []  # of each component
        self.kinds = domain.labels  # of the components, whatever they are called
        self.derived = domain.derived
        first: dict[tuple[str, str], str] = {}
        for i, label in enumerate(domain.labels):
            text = domain.messages[i] if domain.messages else domain.name
            name = named(domain, i, text, words)
            key = first.setdefault((text, name), f"{phrase} {number} {label}")
            self.names.setdefault(key, name)
            self.labels.setdefault(key, []).append(label)
            self.ids.setdefault(key, set()).update((label, text.partition("-")[2]))
            self.keys.append(key)

    def all_ids(self) -> set[str]:
        return set().union(*self.ids.values())

    def find_cards(self, printed: set[str]) -> None:
        """In places that are named and mostly hold such: elsewhere an equal id is chance, or one of many."""
        found = {key for key, ids in self.ids.items() if ids & printed}
        self.cards = found if mark(self.domain) in self.text and 2 * len(found) > len(self.names) else set()


def named(domain: Domain, value: int, text: str, words: Texts) -> str:
    """A component without its place: the squares of a module have one name."""
    if domain.derived:
        return words.derived(domain, value)
    return words.say(text, label=domain.labels[value]) if words.has(text) else domain.labels[value]


def printed(game: Game) -> set[str]:
    """What tells the rows of the content apart: the ids of cards, modules, tiles."""
    out: set[str] = set()
    for kinds in content.everything(game.folder).values():
        for rows in kinds.values():
            key = content.telling(rows)
            out.update(row[field] for row in rows for field in key if isinstance(row.get(field), str))
    return out


class Phrase:
    """A verb or an event, with its places for components. Numbers and seats are none."""

    def __init__(self, key: str, domains: list[Domain], words: Texts) -> None:
        self.key = key
        self.choice = key.startswith("do-")
        self.seat = place([domain.name == SEAT.name for domain in domains])  # whose event it is
        self.number = place([domain is NUMBER for domain in domains])  # how much of something
        gaps = {"ask": NONE, "cost": NONE}  # as in no position
        gaps |= {variable: GAP for variable in words.values(domains, [0] * len(domains), None)}
        self.text = words.say(key, **gaps)
        self.places: list[Place] = []
        for number, (variable, domain) in enumerate(zip(called(domains), domains, strict=True)):
            if domain not in (NUMBER, CHOICE) and domain.name != SEAT.name:
                text = words.say(key, **{**gaps, variable: mark(domain.name)})
                self.places.append(Place(key, number, domain, text, words))

    def keys(self, values: list[int]) -> list[str]:
        return [self.key] + [place.keys[values[place.number]] for place in self.places]

    def ways(self) -> dict[str, str]:
        """The phrase about any component in its last place, then about each; without a place alone."""
        if not self.places:
            return {self.key: self.text}
        last = self.places[-1]
        each = {key: last.text.replace(mark(last.domain), name) for key, name in last.names.items()}
        return {self.key: last.text, **each}


def place(found: list[bool]) -> int:
    """The first place where it is so; -1: nowhere."""
    return found.index(True) if True in found else -1


class Phrases:
    """All that can be said in a game."""

    def __init__(self, game: Game) -> None:
        words = texts(game, "en")
        self.vocabulary = game.vocabulary
        self.verbs = {
            verb.name: Phrase(f"do-{verb.name}", verb.domains, words) for verb in game.vocabulary.verbs
        }
        messages = {
            message.key: Phrase(message.key, message.domains, words)
            for message in game.vocabulary.messages
            if message.key.startswith(("event-", "end-"))
        }
        self.events = {key: phrase for key, phrase in messages.items() if key.startswith("event-")}
        self.endings = {key: phrase for key, phrase in messages.items() if key.startswith("end-")}
        known = printed(game)
        for phrase in self.all():
            named = {id for place in phrase.places if not place.derived for id in place.all_ids()}
            for place in {place.domain: place for place in phrase.places}.values():  # to, not from
                place.find_cards(known - named if place.derived else known)  # a thing, and not its price
        self._keys: dict[Option, list[str]] = {}  # what was asked for once

    def all(self) -> list[Phrase]:
        return [*self.verbs.values(), *self.events.values()]

    def of_option(self, option: Option) -> list[str]:
        if option not in self._keys:
            verb = self.vocabulary.verb(option)
            self._keys[option] = self.verbs[verb.name].keys(verb.arguments(option))
        return self._keys[option]

    def of_event(self, line: Line) -> Phrase | None:
        """None for what the kernel says."""
        return self.events.get(line.message.key)

    def of_ending(self, line: Line) -> str:
        """By what the sentence names last, such as the cause of a loss; numbers and seats do not count."""
        return self.endings[line.message.key].keys(line.values())[-1]


class Spoken:
    """How often each seat (-1: nobody) said each thing in a game, and the sum of the numbers in events."""

    def __init__(self) -> None:
        self.times: dict[tuple[int, str], int] = {}
        self.amounts: dict[str, int] = {}

    def add(self, seat: int, key: str, times: int = 1) -> None:
        self.times[seat, key] = self.times.get((seat, key), 0) + times

    def add_event(self, phrase: Phrase, values: list[int]) -> None:
        for key in phrase.keys(values):
            self.add(values[phrase.seat] if phrase.seat >= 0 else -1, key)
            if phrase.number >= 0:
                self.amounts[key] = self.amounts.get(key, 0) + values[phrase.number]


class Ear:
    """Listens to one game: what each seat says, and what it could have said."""

    def __init__(self, game: Game, phrases: Phrases) -> None:
        self.game = game
        self.phrases = phrases
        self.offered: dict[int, set[Option]] = {}  # by seat
        self.by_card: dict[tuple[int, Option], int] = {}  # choices of a place, as choices of what lies there

    def chosen(self, s: State, option: Option) -> None:
        offered = self.offered.setdefault(s.actor, set())
        offered.update(s.legal)
        of = self.game.by_card
        if of is not None:
            offered.update([of(s, legal) for legal in s.legal])
            if of(s, option) != option:
                said = (s.actor, of(s, option))
                self.by_card[said] = self.by_card.get(said, 0) + 1

    def heard(self, s: State) -> tuple[Spoken, set[tuple[int, str]]]:
        """At the end of the game: all that was said, and what each seat could say, forced ones too."""
        out = spoken(s, self.phrases)
        for (seat, option), count in self.by_card.items():
            for key in self.phrases.of_option(option):
                out.add(seat, key, count)
        able = {(seat, key) for seat, key in out.times if key.startswith("do-")}
        for seat, options in self.offered.items():
            able.update((seat, key) for option in options for key in self.phrases.of_option(option))
        return out, able


def spoken(s: State, phrases: Phrases) -> Spoken:
    """All that was said in a logged game: choices, forced ones too, and events."""
    out = Spoken()
    logged: dict[tuple[int, Option], int] = {}
    for entry in s.log or ():
        line = entry.line
        if line.message is CHOSE or line.message is FORCED:
            logged[line.a, line.b] = logged.get((line.a, line.b), 0) + 1
        elif phrase := phrases.of_event(line):
            out.add_event(phrase, line.values())
    chosen: dict[tuple[int, Option], int] = {}
    for choice in choices(s.past):
        chosen[choice] = chosen.get(choice, 0) + 1
    for seat, option in {**chosen, **logged}:  # a secret choice is not logged, a forced one not in the past
        times = max(chosen.get((seat, option), 0), logged.get((seat, option), 0))
        for key in phrases.of_option(option):
            out.add(seat, key, times)
    return out
