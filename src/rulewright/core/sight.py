"""Reads a position as numbers, as far as a seat may know it: the hot half of `rulewright.env.observation`.

Outside the zones, the closed boxes and the sealed answers nothing in a state is secret: views leave it as it
is, and the suite holds every game to that. So fields are read as they are, and components and boxes exactly
as `State.redacted` shows them, without the cost of a copy. What is where was decided beforehand, so that
nothing is looked up here: ints stand first, all in a row; numbers that are mostly zero after them, each at
its place. They are written into a vector of machine words, which numpy reads as it lies.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from rulewright.core.data import fields
from rulewright.core.errors import GameError
from rulewright.core.questions import Question
from rulewright.core.state import State
from rulewright.core.zones import Boxes, Zone, only

Reader = Callable[[Any], tuple[Any, ...]]  # some fields of an object

FACTS: Final = 24  # of the question: so many of its ints
ANSWERS: Final = 12  # so many of the own answers that are still sealed
SEE: Final = "(see `observed` on the game's card)"
WORDS: Final = 1 << 14  # packed ints that are kept with their digits: most have not changed since


# --- numbers that are mostly zero --------------------------------------------------------------------------
class Thin:
    """A field that is told by them; `start` is its place."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.start = 0

    def write(self, value: Any, seat: int, out: vec[i32]) -> None:
        raise NotImplementedError


class Counts(Thin):
    """How often a list holds each number."""

    def write(self, value: Any, seat: int, out: vec[i32]) -> None:
        count(list(value), self.start, self.size, out)


class Digits(Thin):
    """Packed ints: their digits, of one or four bits, are the numbers."""

    def __init__(self, name: str, digits: int, bits: int, ints: int) -> None:
        super().__init__(name, digits * ints)
        self.digits = digits
        self.bits = bits

    def write(self, value: Any, seat: int, out: vec[i32]) -> None:
        start = self.start
        for item in [value] if isinstance(value, int) else list(value):
            if item:
                found: list[int] = DIGITS(item, self.bits)
                if found[0] >= self.digits:
                    raise GameError(f"{self.name} holds {item}, more than {self.digits} numbers {SEE}")
                for i in range(0, len(found), 2):
                    out[start + found[i]] = found[i + 1]
            start += self.digits


def digits(item: int, bits: int) -> list[int]:
    """The digits that are not zero, the highest first, each after its place."""
    out = []
    for place in range((item.bit_length() - 1) // bits, -1, -1):
        digit = item >> place * bits & (1 << bits) - 1
        if digit:
            out += [place, digit]
    return out


DIGITS: Final = lru_cache(WORDS)(digits)


class Split(Thin):
    """Closed boxes: all know what lies in all of them together, only some how it is split."""

    def __init__(self, name: str, boxes: int, values: int) -> None:
        super().__init__(name, (boxes + 1) * values)
        self.values = values

    def write(self, value: Any, seat: int, out: vec[i32]) -> None:
        boxes: Boxes = value
        count(boxes.things, self.start, self.values, out)
        if boxes.known >> seat & 1:
            for number in range(len(boxes.sizes)):
                count(boxes.box(number), self.start + (number + 1) * self.values, self.values, out)


def count(values: list[int], start: int, size: int, out: vec[i32]) -> None:
    for value in values:
        if value >= size:
            raise GameError(f"a tally of {size} numbers cannot count a {value} {SEE}")
        out[start + value] += 1


# --- everything else: ints ---------------------------------------------------------------------------------
class Rows:
    """A list, or each of a fixed number of lists, that grows: told by its length and its last numbers."""

    def __init__(self, most: int, of: tuple[str, ...], lists: int) -> None:
        self.most = most
        self.of = of
        self.nested = lists > 0
        self.room = most * max(1, len(of))
        self.size = (1 + self.room) * max(1, lists)

    def write(self, value: list[Any], ints: list[int]) -> None:
        for row in value if self.nested else [value]:
            last = row[-self.most :]
            if self.of:
                last = [getattr(piece, fact) for piece in last for fact in self.of]
            ints.append(len(row))
            ints.extend(last)
            ints.extend([0] * (self.room - len(last)))


class Sight:
    """How one object of the state is read."""

    def __init__(
        self,
        ints: Reader,
        lists: Reader,
        rows: Reader,
        thin: Reader,
        below: Reader,
        of_rows: list[Rows],
        of_thin: list[Thin],
        of_below: list[list[Sight]],
    ) -> None:
        self.ints = ints
        self.lists = lists
        self.rows = rows
        self.thin = thin
        self.below = below
        self.of_rows = of_rows
        self.of_thin = of_thin
        self.of_below = of_below

    def read(self, thing: Any, seat: int, ints: list[int], out: vec[i32]) -> None:
        """The ints are gathered, the others written."""
        ints.extend(self.ints(thing))
        for values in self.lists(thing):
            ints.extend(values)
        for row, value in zip(self.of_rows, self.rows(thing)):
            row.write(value, ints)
        for field, value in zip(self.of_thin, self.thin(thing)):
            if value:
                field.write(value, seat, out)
        for sights, things in zip(self.of_below, self.below(thing)):
            for sight, item in zip(sights, things):
                sight.read(item, seat, ints, out)


def nothing(thing: Any) -> tuple[Any, ...]:
    return ()


def several(names: list[str]) -> Reader:
    """Reads these attributes of an object, always as a tuple."""
    if not names:
        return nothing
    get: Any = attrgetter(*names)
    return get if len(names) > 1 else lambda thing: (get(thing),)


# --- the whole ---------------------------------------------------------------------------------------------
class Eye:
    """Reads whole positions of one game, mode and number of seats.

    The ints: who observes, the fields, `FACTS` of the question, `ANSWERS`. Then which question it is, whom it
    is put to, how many components lie in each zone, where each lies, its place there, and the thin fields.
    """

    def __init__(
        self,
        sight: Sight,
        ints: int,
        questions: dict[type[Any], int],
        seats: int,
        components: int,
        size: int,
    ) -> None:
        self.sight = sight
        self.ints = ints
        self.questions = questions
        self.addressed = ints + len(questions)  # where it begins
        self.zones = self.addressed + seats
        self.components = components
        self.blank = vec[i32]([0] * size)
        self.facts: dict[type[Any], Reader] = {}

    def read(self, s: State, seat: int) -> vec[i32]:
        out = self.blank[:]
        ints = [seat]
        self.sight.read(s, seat, ints, out)
        end = len(ints) + FACTS
        question = s.question
        if question is not None:
            self.ask(question, ints, out)
        del ints[end:]
        ints.extend([0] * (end - len(ints)))
        own = s.sealed[seat][-ANSWERS:]
        for option in own:
            ints.append(1 + option)
        ints.extend([0] * (ANSWERS - len(own)))
        if len(ints) != self.ints:
            raise GameError(f"a list changed its length: {len(ints)} ints, not {self.ints} {SEE}")
        for i in range(self.ints):
            out[i] = ints[i]
        self.lie(s, seat, out)
        return out

    def ask(self, question: Question[Any], ints: list[int], out: vec[i32]) -> None:
        kind = type(question)
        read = self.facts.get(kind)
        if read is None:
            read = several(fields(question))
            self.facts[kind] = read
        for fact in read(question):
            if isinstance(fact, tuple):
                ints.extend(fact)
            else:
                ints.append(fact)
        out[self.ints + self.questions[kind]] = 1
        for seat in question.addressed():
            out[self.addressed + seat] = 1

    def lie(self, s: State, seat: int, out: vec[i32]) -> None:
        """How many lie in each zone; for each component the zone where the seat knows it to lie, and its
        place there, both from 1 on."""
        zones = s.zones()
        where = self.zones + len(zones)
        place = where + self.components
        bit = only(seat)
        for number in range(len(zones)):
            zone = zones[number]
            cards = zone.cards
            out[self.zones + number] = len(cards)
            if zone.order & bit:
                for i in range(len(cards)):
                    out[where + cards[i]] = number + 1
                    out[place + cards[i]] = i + 1
            elif cards:
                partly(s, bit, zone, number + 1, where, place, out)


def partly(s: State, bit: int, zone: Zone, number: int, where: int, place: int, out: vec[i32]) -> None:
    """A zone whose order the seat does not know: some cards it has seen, some it knows to lie there.

    Of cards in an order that nobody knows it knows at most that.
    """
    content = zone.content & bit
    for i, card in enumerate(zone.cards):
        stirred = len(s.stirred) > 0 and s.stirred[card] != 0
        if s.seen[card] & bit:
            out[where + card] = number
            out[place + card] = 0 if stirred else i + 1
        elif content and not stirred:
            out[where + card] = number
