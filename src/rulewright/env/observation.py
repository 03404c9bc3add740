"""What a seat observes: numbers in a fixed order, read straight from the state, as far as it may know it.

Outside the zones, the closed boxes and the sealed answers nothing in a state is secret: views leave it as it
is, and the suite holds every game to that. So fields are read as they are, and components and boxes exactly
as `State.redacted` shows them, without the cost of a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.core.data import fields, fingerprint, kinds
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.observed import Closed, Form, Packed, Row, Tally
from rulewright.core.state import ROLES, Question, State
from rulewright.core.zones import Boxes, Zone, only
from rulewright.games import load

Numbers = NDArray[np.float32]
LARGEST = 1 << 20  # no number is above it, or below its negative
FACTS = 24  # of the question: so many of its ints
ANSWERS = 12  # so many of the own answers that are still sealed
DIGIT = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))
SEE = "(see `observed` on the game's card)"


class Part(NamedTuple):
    """A stretch of the observation."""

    name: str
    start: int
    size: int


def _several(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these attributes of an object, always as a tuple."""
    if not names:
        return lambda thing: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda thing: (get(thing),)


# --- small numbers, most of them zero: written into bytes ------------------------------------------------
class Thin:
    """A field that is told by small numbers; `start` is its place among all of them."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.start = 0

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        raise NotImplementedError


class Counts(Thin):
    """A tally."""

    def __init__(self, name: str, form: Tally) -> None:
        super().__init__(name, form.values)

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        _count(value, self.start, self.size, out)


class Digits(Thin):
    """Packed ints: their digits, binary or hexadecimal, are the numbers."""

    def __init__(self, name: str, form: Packed, value: int | list[int] | tuple[int, ...]) -> None:
        self.count = form.count
        self.shape = f"0{form.count}{'b' if form.bits == 1 else 'x'}"
        super().__init__(name, form.count * (1 if isinstance(value, int) else len(value)))

    def write(self, value: Any, seat: int, out: bytearray) -> None:
        at = self.start
        for item in (value,) if isinstance(value, int) else value:
            if item:
                digits = format(item, self.shape).encode()[::-1].translate(DIGIT)
                if len(digits) != self.count:
                    raise GameError(f"{self.name} holds {item}, more than {self.count} numbers {SEE}")
                out[at : at + self.count] = digits
            at += self.count


class Split(Thin):
    """Closed boxes: all know what lies in all of them together, only some how it is split."""

    def __init__(self, name: str, form: Closed) -> None:
        self.values = form.values
        super().__init__(name, (form.boxes + 1) * form.values)

    def write(self, value: Boxes, seat: int, out: bytearray) -> None:
        _count(value.things, self.start, self.values, out)
        if value.known >> seat & 1:
            for number in range(len(value.sizes)):
                _count(value.box(number), self.start + (number + 1) * self.values, self.values, out)


def _count(values: Iterable[int], start: int, size: int, out: bytearray) -> None:
    for value in values:
        if value >= size:
            raise GameError(f"a tally of {size} numbers cannot count a {value} {SEE}")
        out[start + value] += 1


def _thin(name: str, form: Form, value: Any) -> Thin:
    if isinstance(form, Tally):
        return Counts(name, form)
    if isinstance(form, Packed):
        return Digits(name, form, value)
    assert isinstance(form, Closed)
    return Split(name, form)


# --- everything else: ints -------------------------------------------------------------------------------
class Rows:
    """A list, or each of a fixed number of lists, that grows: told by its length and its last numbers."""

    def __init__(self, form: Row, value: list[Any]) -> None:
        self.nested = bool(value) and isinstance(value[0], list)
        self.most = form.most
        self.of = form.of
        self.room = form.most * max(1, len(form.of))
        self.size = (1 + self.room) * (len(value) if self.nested else 1)

    def write(self, value: list[Any], out: list[int]) -> None:
        for row in value if self.nested else (value,):
            last = row[-self.most :]
            if self.of:
                last = [getattr(piece, fact) for piece in last for fact in self.of]
            out.append(len(row))
            out += last
            out += [0] * (self.room - len(last))


class Sight:
    """How one object of the state is read: its ints, its lists, and what its game's card says of the rest."""

    def __init__(self, thing: Any, names: list[str], path: str, game: Game, index: str = "") -> None:
        ints: list[str] = []
        lists: list[tuple[str, int]] = []
        rows: list[tuple[str, Rows]] = []
        thin: list[tuple[str, Thin]] = []
        below: list[tuple[str, list[Sight]]] = []
        for name in names:
            value = getattr(thing, name)
            form = game.observed.get(path + name)
            if _is_zone(value):
                continue  # read with all other zones
            if isinstance(form, Row):
                rows.append((name, Rows(form, value)))
            elif form is not None:
                thin.append((name, _thin(index + name, form, value)))
            elif isinstance(value, int):
                ints.append(name)
            elif not isinstance(value, (list, tuple)) or not value:
                raise GameError(f"learners cannot see {path}{name} of {game.id}: its length varies {SEE}")
            elif isinstance(value[0], int):
                lists.append((name, len(value)))
            else:
                below.append((name, _sights(value, path + name, index + name, game)))
        self.ints = _several(ints)
        self.lists = _several([name for name, _size in lists])
        self.read_rows, self.rows = _several([name for name, _row in rows]), [row for _name, row in rows]
        self.read_thin, self.thin = _several([name for name, _field in thin]), [field for _n, field in thin]
        self.read_below = _several([name for name, _sights in below])
        self.below = [sights for _name, sights in below]
        sizes = [(name, 1) for name in ints] + lists + [(name, row.size) for name, row in rows]
        self.parts = [(index + name, size) for name, size in sizes]  # the ints
        for sight in chain.from_iterable(self.below):
            self.parts += sight.parts

    def dense(self, thing: Any, out: list[int]) -> None:
        """All ints, in the order of the parts."""
        out += self.ints(thing)
        for values in self.lists(thing):
            out += values
        for row, value in zip(self.rows, self.read_rows(thing)):
            row.write(value, out)
        for sights, things in zip(self.below, self.read_below(thing)):
            for sight, item in zip(sights, things):
                sight.dense(item, out)

    def small(self, thing: Any, seat: int, out: bytearray) -> None:
        """All small numbers that are not zero, each at its place."""
        for field, value in zip(self.thin, self.read_thin(thing)):
            if value:
                field.write(value, seat, out)
        for sights, things in zip(self.below, self.read_below(thing)):
            for sight, item in zip(sights, things):
                sight.small(item, seat, out)

    def all_thin(self) -> list[Thin]:
        return self.thin + [field for sight in chain.from_iterable(self.below) for field in sight.all_thin()]


def _is_zone(value: Any) -> bool:
    return isinstance(value, Zone) or (isinstance(value, list) and len(value) > 0 and _is_zone(value[0]))


def _sights(things: Sequence[Any], path: str, index: str, game: Game) -> list[Sight]:
    return [Sight(x, fields(x), f"{path}.", game, f"{index}[{number}].") for number, x in enumerate(things)]


# --- the whole -------------------------------------------------------------------------------------------
class Layout:
    """The order of the numbers for one game, mode and number of seats. It never changes."""

    def __init__(self, game: Game, mode: str, seats: int) -> None:
        self.key = (game.id, mode, seats)
        self.seats = seats
        self.components = game.components
        s = game.start(game.setup(seats, mode, 0, {}, bots=True))
        self.sight = Sight(s, [name for name in fields(s) if name not in ROLES], "", game)
        home = type(s).__module__.rpartition(".")[0] + "."
        questions = [kind for name, kind in sorted(kinds(Question).items()) if name.startswith(home)]
        self.questions = {kind: number for number, kind in enumerate(questions)}
        self._facts: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}
        ints = [("seat", 1), *self.sight.parts, ("facts", FACTS), ("answers", ANSWERS)]
        self.wide = sum(size for _name, size in ints)
        self._ints = Struct(f"{self.wide}i")
        self.zones = len(s.zones())
        small = [("question", len(questions)), ("addressed", seats), ("zones", self.zones)]
        small += [("where", self.components), ("place", self.components)]
        self.table = sum(size for _name, size in small)  # where the fields begin among the small numbers
        self.narrow = self.table
        for field in self.sight.all_thin():
            field.start = self.narrow
            self.narrow += field.size
            small.append((field.name, field.size))
        self.parts = _in_a_row(ints + small)
        self.size = self.wide + self.narrow

    def version(self) -> str:
        """The same for the same layout."""
        return fingerprint([list(part) for part in self.parts])

    def __reduce__(self) -> tuple[Any, ...]:
        return (layout_of, self.key)

    def __deepcopy__(self, memo: object) -> Layout:
        return self

    def observe(self, s: State, seat: int) -> Numbers:
        """What the seat may know, as numbers."""
        ints = [seat]
        small = bytearray(self.narrow)
        self.sight.dense(s, ints)
        self._question(s, seat, ints, small)
        self._zones(s, seat, small)
        self.sight.small(s, seat, small)
        if len(ints) != self.wide:
            raise GameError(f"a list of {self.key[0]} changed its length, from {self.wide} in all {SEE}")
        out = np.empty(self.size, np.float32)
        out[: self.wide] = np.frombuffer(self._ints.pack(*ints), np.int32)
        out[self.wide :] = np.frombuffer(small, np.uint8)
        return out

    def _question(self, s: State, seat: int, ints: list[int], small: bytearray) -> None:
        """What is asked, whom, and what the seat has answered so far where several are asked at once."""
        question = s.question
        facts: list[int] = []
        if question is not None:
            kind = type(question)
            if kind not in self._facts:
                self._facts[kind] = _several(fields(question))
            for fact in self._facts[kind](question):
                facts += fact if isinstance(fact, tuple) else (fact,)
            small[self.questions[kind]] = 1
            for other in question.addressed():
                small[len(self.questions) + other] = 1
        ints += facts[:FACTS]
        ints += [0] * (FACTS - len(facts))
        own = s.sealed[seat][-ANSWERS:]
        ints += [1 + option for option in own]
        ints += [0] * (ANSWERS - len(own))

    def _zones(self, s: State, seat: int, small: bytearray) -> None:
        """For each component the zone where the seat knows it to lie, and its place there, both from 1 on."""
        zones = s.zones()
        where = [0] * self.components
        place = [0] * self.components
        bit = only(seat)
        seen = s.seen
        for number, zone in enumerate(zones, 1):
            cards = zone.cards
            if not cards:
                continue
            if zone.order & bit:
                for i, card in enumerate(cards, 1):
                    where[card] = number
                    place[card] = i
            elif s.stirred:
                _stirred(s, seat, zone, number, where, place)
            else:
                if zone.content & bit:
                    for card in cards:
                        where[card] = number
                for i, card in enumerate(cards, 1):
                    if seen[card] & bit:
                        where[card] = number
                        place[card] = i
        at = self.table - 2 * self.components - self.zones
        small[at : self.table] = bytes([len(zone.cards) for zone in zones] + where + place)


def _stirred(s: State, seat: int, zone: Zone, number: int, where: list[int], place: list[int]) -> None:
    """A zone with cards in an order that nobody knows: the seat knows at most that they are there."""
    bit = only(seat)
    for i, card in enumerate(zone.cards, 1):
        if s.seen[card] & bit:
            where[card] = number
            place[card] = 0 if s.stirred[card] else i
        elif zone.content & bit and not s.stirred[card]:
            where[card] = number


def _in_a_row(sizes: list[tuple[str, int]]) -> list[Part]:
    parts: list[Part] = []
    start = 0
    for name, size in sizes:
        parts.append(Part(name, start, size))
        start += size
    return parts


@cache
def layout_of(game: str, mode: str, seats: int) -> Layout:
    return Layout(load(game), mode, seats)
