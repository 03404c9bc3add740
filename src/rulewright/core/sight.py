"""Reads a position as numbers, as far as a seat may know it: the hot half of `rulewright.env.observation`.

Outside the zones, the closed boxes and the sealed answers nothing in a state is secret: views leave it as it
is, and the suite holds every game to that. So fields are read as they are, and components and boxes exactly
as `State.redacted` shows them, without the cost of a copy. What is where was decided beforehand, so that
nothing is looked up here: most numbers are ints, all in a row; small ones, most of them zero, are written
into bytes, each at its place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from rulewright.core.data import fields
from rulewright.core.errors import GameError
from rulewright.core.questions import Question
from rulewright.core.state import State
from rulewright.core.zones import Boxes, Zone, only

Reader = Callable[[Any], tuple[Any, ...]]  # some fields of an object

FACTS: Final = 24  # of the question: so many of its ints
ANSWERS: Final = 12  # so many of the own answers that are still sealed
SEE: Final = "(see `observed` on the game's card)"
DIGIT: Final = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))
WORDS: Final = 1 << 14  # packed ints that are kept with their digits: most have not changed since


def spelled(item: int, shape: str) -> bytes:
    """The digits of an int, the lowest first."""
    return format(item, shape).encode()[::-1].translate(DIGIT)


SPELLED: Final = lru_cache(WORDS)(spelled)


# --- small numbers -----------------------------------------------------------------------------------------
class Thin:
    """A field that is told by small numbers; `start` is its place among all of them."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.start = 0

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        raise NotImplementedError


class Counts(Thin):
    """How often a list holds each number."""

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        count(value, self.start, self.size, out)


class Digits(Thin):
    """Packed ints: their digits, binary or hexadecimal, are the numbers."""

    def __init__(self, name: str, digits: int, bits: int, ints: int) -> None:
        super().__init__(name, digits * ints)
        self.digits = digits
        self.shape = f"0{digits}{'b' if bits == 1 else 'x'}"

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        at = self.start
        for item in (value,) if isinstance(value, int) else value:
            if item:
                digits = SPELLED(item, self.shape)
                if len(digits) != self.digits:
                    raise GameError(f"{self.name} holds {item}, more than {self.digits} numbers {SEE}")
                out[at : at + self.digits] = digits
            at += self.digits


class Split(Thin):
    """Closed boxes: all know what lies in all of them together, only some how it is split."""

    def __init__(self, name: str, boxes: int, values: int) -> None:
        super().__init__(name, (boxes + 1) * values)
        self.values = values

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        boxes: Boxes = value
        count(boxes.things, self.start, self.values, out)
        if boxes.known >> seat & 1:
            for number in range(len(boxes.sizes)):
                count(boxes.box(number), self.start + (number + 1) * self.values, self.values, out)


def count(values: Any, start: int, size: int, out: bytearray) -> None:
    for value in values:
        if value >= size:
            raise GameError(f"a tally of {size} numbers cannot count a {value} {SEE}")
        out[start + value] += 1


# --- everything else: ints ------------------------------------------------------------------------------
class Rows:
    """A list, or each of a fixed number of lists, that grows: told by its length and its last numbers."""

    def __init__(self, most: int, of: tuple[str, ...], lists: int) -> None:
        self.most = most
        self.of = of
        self.nested = lists > 0
        self.room = most * max(1, len(of))
        self.size = (1 + self.room) * max(1, lists)

    def write(self, value: Any, out: list[int]) -> None:
        for row in value if self.nested else (value,):
            last = row[-self.most :]
            if self.of:
                last = [getattr(piece, fact) for piece in last for fact in self.of]
            out.append(len(row))
            out.extend(last)
            out.extend([0] * (self.room - len(last)))


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

    def read(self, thing: Any, seat: int, ints: list[int], small: bytearray) -> None:
        ints.extend(self.ints(thing))
        for values in self.lists(thing):
            ints.extend(values)
        for row, value in zip(self.of_rows, self.rows(thing)):
            row.write(value, ints)
        for field, value in zip(self.of_thin, self.thin(thing)):
            if value:
                field.write(value, seat, small)
        for sights, things in zip(self.of_below, self.below(thing)):
            for sight, item in zip(sights, things):
                sight.read(item, seat, ints, small)


def nothing(thing: Any) -> tuple[Any, ...]:
    return ()


# --- the whole ---------------------------------------------------------------------------------------------
class Eye:
    """Reads whole positions of one game, mode and number of seats.

    The ints: who observes, the fields, `FACTS` of the question, `ANSWERS`. The small numbers: which question,
    whom it is put to, how many components lie in each zone, where each lies, its place there, the fields.
    """

    def __init__(
        self, sight: Sight, questions: dict[type[Any], int], seats: int, components: int, small: int
    ) -> None:
        self.sight = sight
        self.questions = questions
        self.facts: dict[type[Any], Reader] = {}
        self.zones = len(questions) + seats  # where they begin
        self.components = components
        self.small = small  # so many

    def read(self, s: State, seat: int) -> tuple[list[int], bytearray]:
        ints = [seat]
        small = bytearray(self.small)
        self.sight.read(s, seat, ints, small)
        end = len(ints) + FACTS
        question = s.question
        if question is not None:
            self.ask(question, ints, small)
        del ints[end:]
        ints.extend([0] * (end - len(ints)))
        own = s.sealed[seat][-ANSWERS:]
        for option in own:
            ints.append(1 + option)
        ints.extend([0] * (ANSWERS - len(own)))
        lie = places(s, seat, self.components)
        small[self.zones : self.zones + len(lie)] = bytearray(lie)
        return ints, small

    def ask(self, question: Question[Any], ints: list[int], small: bytearray) -> None:
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
        small[self.questions[kind]] = 1
        for seat in question.addressed():
            small[len(self.questions) + seat] = 1


def several(names: list[str]) -> Reader:
    """Reads these attributes of an object, always as a tuple."""
    if not names:
        return nothing
    get: Any = attrgetter(*names)
    return get if len(names) > 1 else lambda thing: (get(thing),)


def places(s: State, seat: int, components: int) -> list[int]:
    """How many lie in each zone; for each component the zone where the seat knows it to lie, and its place
    there, both from 1 on."""
    zones = s.zones()
    where = len(zones)
    out = [len(zone.cards) for zone in zones] + [0] * (2 * components)
    bit = only(seat)
    for number, zone in enumerate(zones):
        if zone.order & bit:
            place = where + components
            i = 1
            for card in zone.cards:
                out[where + card] = number + 1
                out[place + card] = i
                i += 1
        elif zone.cards:
            _partly(s, bit, zone, number + 1, where, components, out)
    return out


def _partly(s: State, bit: int, zone: Zone, number: int, where: int, components: int, out: list[int]) -> None:
    """A zone whose order the seat does not know: some cards it has seen, some it knows to lie there.

    Of cards in an order that nobody knows it knows at most that.
    """
    place = where + components
    content = zone.content & bit
    for i, card in enumerate(zone.cards):
        stirred = len(s.stirred) > 0 and s.stirred[card] != 0
        if s.seen[card] & bit:
            out[where + card] = number
            out[place + card] = 0 if stirred else i + 1
        elif content and not stirred:
            out[where + card] = number
