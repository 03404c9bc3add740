"""Reads a position as numbers, as far as a seat may know it: the hot half of `rulewright.env.observation`.

Outside the zones, the closed boxes and the sealed answers nothing in a state is secret: views leave it as it
is, and the suite holds every game to that. So fields are read as they are, and components and boxes exactly
as `State.redacted` shows them, without the cost of a copy. What is where was decided beforehand, so that
nothing is looked up here: ints stand first, all in a row; numbers that are mostly zero after them, each at
its place. They are written into a vector of machine words, which numpy reads as it lies.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.data import fields
from rulewright.core.errors import GameError
from rulewright.core.questions import Question
from rulewright.core.state import State
from rulewright.core.zones import Boxes, Zone, only

Read = Callable[[Any], tuple[Any, ...]]  # some fields of an object

FACTS: Final = 24  # of the question: so many of its ints
ANSWERS: Final = 12  # so many of the own answers that are still sealed
SEE: Final = "(see `observed` on the game's card)"
WORDS: Final = 1 << 12  # packed ints of a field that are kept with their digits


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
        count(value if isinstance(value, list) else list(value), self.start, self.size, out)


class Digits(Thin):
    """Packed ints: their digits, of one or four bits, are the numbers."""

    def __init__(self, name: str, count: int, bits: int, ints: int) -> None:
        super().__init__(name, count * ints)
        self.count = count
        self.bits = bits
        self.known: dict[int, list[int]] = {}

    def write(self, value: Any, seat: int, out: vec[i32]) -> None:
        start: i64 = self.start
        if isinstance(value, int):
            self.tell(value, start, out)
            return
        items: list[int] = value
        for item in items:
            if item:
                self.tell(item, start, out)
            start += self.count

    def tell(self, item: int, start: i64, out: vec[i32]) -> None:
        digits = self.digits(item)
        i: i64 = 0
        while i < len(digits):
            out[start + digits[i]] = digits[i + 1]
            i += 2

    def digits(self, item: int) -> list[int]:
        """Those that are not zero, each after its place. They are kept: most ints have been there before."""
        found = self.known.get(item)
        if found is None:
            if item >> self.count * self.bits:
                raise GameError(f"{self.name} holds {item}, more than {self.count} numbers {SEE}")
            found = []
            for place in range(self.count):
                digit = item >> place * self.bits & (1 << self.bits) - 1
                if digit:
                    found += [place, digit]
            if len(self.known) == WORDS:
                self.known.clear()
            self.known[item] = found
        return found


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


def count(values: Any, start: i64, size: i64, out: vec[i32]) -> None:
    words: list[i64] = values  # as machine words: no other ints are made on the way
    for value in words:
        if value >= size:
            raise GameError(f"a tally of {size} numbers cannot count a {value} {SEE}")
        out[start + value] += 1


# --- everything else: ints ---------------------------------------------------------------------------------
def listed(values: Any, at: i64, out: vec[i32]) -> i64:
    """A list of ints in a row, from this place on; the place after them."""
    words: list[i32] = values  # as machine words: no other ints are made on the way
    for word in words:
        out[at] = word
        at += 1
    return at


def fixed(values: Any, at: i64, out: vec[i32]) -> i64:
    """The same of a tuple."""
    words: tuple[i32, ...] = values
    for word in words:
        out[at] = word
        at += 1
    return at


class Reader:
    """Reads the fields of one class of objects: its ints and lists of ints in a row, the rest as it is told.

    By name, which works for every class. Those of `env.readers`, made from the games' classes, know theirs:
    a field that is asked by its name costs ten times as much.
    """

    def __init__(self, ints: tuple[str, ...], lists: tuple[str, ...], rest: tuple[str, ...]) -> None:
        self.names = (ints, lists, rest)
        self._ints = several(list(ints))
        self._lists = several(list(lists))
        self._rest = several(list(rest))

    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        """Write them down, the ints from this place on; the place after them."""
        at = fixed(self._ints(thing), at, out)
        for values in self._lists(thing):
            at = fixed(values, at, out) if isinstance(values, tuple) else listed(values, at, out)
        rest = self._rest(thing)
        field: i64 = 0
        for row in sight.rows:
            at = row.write(rest[field], at, out)
            field += 1
        for thin in sight.thin:
            if rest[field]:
                thin.write(rest[field], seat, out)
            field += 1
        for number in range(len(sight.below)):
            at = sight.lower(number, rest[field], seat, at, out)
            field += 1
        return at


def nothing(thing: Any) -> tuple[Any, ...]:
    return ()


def several(names: list[str]) -> Read:
    """Reads these attributes of an object, always as a tuple."""
    if not names:
        return nothing
    get: Any = attrgetter(*names)
    return get if len(names) > 1 else lambda thing: (get(thing),)


class Rows:
    """A list, or each of a fixed number of lists, that grows: told by its length and its last numbers."""

    def __init__(self, most: int, facts: tuple[str, ...], lists: int) -> None:
        self.most = most
        self.facts = facts  # of pieces
        self.nested = lists > 0
        self.each = 1 + most * max(1, len(facts))
        self.size = self.each * max(1, lists)

    def write(self, value: list[Any], at: i64, out: vec[i32]) -> i64:
        """From this place on; the place after them."""
        if not self.nested:
            self.tell(value, at, out)
            return at + self.each
        for row in value:
            self.tell(row, at, out)
            at += self.each
        return at

    def tell(self, row: list[Any], at: i64, out: vec[i32]) -> None:
        out[at] = len(row)
        if not row:
            return
        last = row if len(row) <= self.most else row[-self.most :]
        if self.facts:
            last = [getattr(piece, fact) for piece in last for fact in self.facts]
        listed(last, at + 1, out)


class Sight:
    """How one object of the state is read: by whom, and how what is no int is told."""

    def __init__(self, reader: Reader, rows: list[Rows], thin: list[Thin], below: list[list[Sight]]) -> None:
        self.reader = reader
        self.rows = rows
        self.thin = thin
        self.below = below

    def read(self, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        return self.reader.read(self, thing, seat, at, out)

    def lower(self, number: int, things: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        """The objects of one of its lists, one after the other."""
        for i, sight in enumerate(self.below[number]):
            at = sight.reader.read(sight, things[i], seat, at, out)
        return at


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
        self.facts: dict[type[Any], Read] = {}

    def read(self, s: State, seat: int) -> vec[i32]:
        out = self.blank[:]
        out[0] = seat
        end = self.sight.read(s, seat, 1, out)
        if end != self.ints - FACTS - ANSWERS:
            raise GameError(f"a list changed its length: {end} ints, not {self.ints - FACTS - ANSWERS} {SEE}")
        question = s.question
        if question is not None:
            self.ask(question, end, out)
        own = s.sealed[seat]
        if own:
            for i, option in enumerate(own[-ANSWERS:]):
                out[end + FACTS + i] = 1 + option
        self.lie(s, seat, out)
        return out

    def ask(self, question: Question[Any], at: i64, out: vec[i32]) -> None:
        kind = type(question)
        read = self.facts.get(kind)
        if read is None:
            read = several(fields(question))
            self.facts[kind] = read
        end = at + FACTS
        for fact in read(question):
            if isinstance(fact, tuple):
                at = fixed(fact[: end - at], at, out)
            elif at < end:
                out[at] = fact
                at += 1
        out[self.ints + self.questions[kind]] = 1
        for seat in question.addressed():
            out[self.addressed + seat] = 1

    def lie(self, s: State, seat: int, out: vec[i32]) -> None:
        """How many lie in each zone; for each component the zone where the seat knows it to lie, and its
        place there, both from 1 on."""
        zones = s.every_zone
        if zones is None:  # to list them anew for every look takes a tenth of it
            zones = s.every_zone = s.zones()
        first: i64 = self.zones
        where: i64 = first + len(zones)
        place: i64 = where + self.components
        bit = only(seat)
        for number, zone in enumerate(zones):
            cards = zone.cards
            if not cards:
                continue
            out[first + number] = len(cards)
            if zone.order & bit:
                wholly(cards, number + 1, where, place, out)
            else:
                partly(s, bit, zone, number + 1, where, place, out)


def wholly(cards: Any, number: i32, where: i64, place: i64, out: vec[i32]) -> None:
    """A zone whose order the seat knows."""
    words: list[i64] = cards
    for i, card in enumerate(words):
        out[where + card] = number
        out[place + card] = i + 1


def partly(s: State, bit: int, zone: Zone, number: i32, where: i64, place: i64, out: vec[i32]) -> None:
    """A zone whose order the seat does not know: some cards it has seen, some it knows to lie there.

    Of cards in an order that nobody knows it knows at most that.
    """
    seen, stirred = s.seen, s.stirred
    mixing = len(stirred) > 0
    content = zone.content & bit != 0
    cards: Any = zone.cards
    words: list[i64] = cards
    for i, card in enumerate(words):
        mixed = mixing and stirred[card] != 0
        if seen[card] & bit:
            out[where + card] = number
            out[place + card] = 0 if mixed else i + 1
        elif content and not mixed:
            out[where + card] = number
