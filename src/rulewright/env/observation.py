"""What a seat observes: numbers in a fixed order, which is decided here; `core.sight` reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.core.data import fields, fingerprint, kinds
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.observed import Closed, Form, Packed, Row, Tally
from rulewright.core.sight import ANSWERS, FACTS, SEE, Counts, Digits, Eye, Reader, Rows, Sight, Split, Thin
from rulewright.core.state import ROLES, Question, State
from rulewright.core.zones import Zone
from rulewright.games import load

Numbers = NDArray[np.float32]
Names = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # of ints, lists of ints, and the rest
READERS = "rulewright.env.readers"
WORD, FLOAT = np.dtype(np.int32), np.dtype(np.float32)  # made once: numpy asks less of them than of types
LARGEST = 1 << 20  # no number is above it, or below its negative


class Part(NamedTuple):
    """A stretch of the observation."""

    name: str
    start: int
    size: int


# --- one object of the state -----------------------------------------------------------------------------
class Fields:
    """The fields of one object of the state, sorted by how they are read: ints, lists of a fixed length, and
    what the game's card says of the rest."""

    def __init__(self, thing: Any, names: list[str], path: str, game: Game, index: str = "") -> None:
        ints: list[str] = []
        lists: list[tuple[str, int]] = []
        rows: list[tuple[str, Rows]] = []
        thin: list[tuple[str, Thin]] = []
        below: list[tuple[str, list[Fields]]] = []
        for name in names:
            value = getattr(thing, name)
            form = game.observed.get(path + name)
            if _is_zone(value):
                continue  # read with all other zones
            if isinstance(form, Row):
                rows.append((name, _rows(form, value)))
            elif form is not None:
                thin.append((name, _thin(index + name, form, value)))
            elif isinstance(value, int):
                ints.append(name)
            elif not isinstance(value, (list, tuple)) or not value:
                raise GameError(f"learners cannot see {path}{name} of {game.id}: its length varies {SEE}")
            elif isinstance(value[0], int):
                lists.append((name, len(value)))
            else:
                below.append((name, _fields(value, path + name, index + name, game)))
        self.below = below
        things = [one for _name, several in below for one in several]
        sizes = [(name, 1) for name in ints] + lists + [(name, row.size) for name, row in rows]
        self.parts = [(index + name, size) for name, size in sizes]  # the ints, in the order of reading
        self.parts += [part for one in things for part in one.parts]
        self.thin: list[Thin] = [field for _name, field in thin] + [
            field for one in things for field in one.thin
        ]
        rest = tuple(name for name, _told in [*rows, *thin, *below])
        self.names: Names = (tuple(ints), tuple(name for name, _size in lists), rest)
        self.sight: Sight = Sight(
            _reader(game, type(thing), self.names),
            [row for _name, row in rows],
            [field for _name, field in thin],
            [[one.sight for one in found] for _name, found in below],
        )


def _reader(game: Game, kind: type[Any], names: Names) -> Reader:
    """The one that was made for this class, if there is one and it reads these fields."""
    module = f"{READERS}.{game.id}"
    made = import_module(module).READERS.get(kind) if find_spec(module) is not None else None
    return made if made is not None and made.names == names else Reader(*names)


def _rows(form: Row, value: list[Any]) -> Rows:
    return Rows(form.most, form.of, len(value) if value and isinstance(value[0], list) else 0)


def _thin(name: str, form: Form, value: Any) -> Thin:
    if isinstance(form, Tally):
        return Counts(name, form.values)
    if isinstance(form, Packed):
        return Digits(name, form.count, form.bits, 1 if isinstance(value, int) else len(value))
    assert isinstance(form, Closed)
    return Split(name, form.boxes, form.values)


def _is_zone(value: Any) -> bool:
    return isinstance(value, Zone) or (isinstance(value, list) and len(value) > 0 and _is_zone(value[0]))


def _fields(things: Sequence[Any], path: str, index: str, game: Game) -> list[Fields]:
    return [Fields(x, fields(x), f"{path}.", game, f"{index}[{number}].") for number, x in enumerate(things)]


def observed(s: State, game: Game) -> Fields:
    """The game's own fields, and all below them."""
    return Fields(s, [name for name in fields(s) if name not in ROLES], "", game)


# --- the whole -------------------------------------------------------------------------------------------
class Layout:
    """The order of the numbers for one game, mode and number of seats. It never changes."""

    def __init__(self, game: Game, mode: str, seats: int) -> None:
        self.key = (game.id, mode, seats)
        s = game.start(game.setup(seats, mode, 0, {}, bots=True))
        state = observed(s, game)
        home = type(s).__module__.rpartition(".")[0] + "."
        kinds_here = [kind for name, kind in sorted(kinds(Question).items()) if name.startswith(home)]
        self.questions = {kind: number for number, kind in enumerate(kinds_here)}
        ints = [("seat", 1), *state.parts, ("facts", FACTS), ("answers", ANSWERS)]
        sizes = [*ints, ("question", len(self.questions)), ("addressed", seats), ("zones", len(s.zones()))]
        sizes += [("where", game.components), ("place", game.components)]
        for field in state.thin:
            field.start = _total(sizes)
            sizes.append((field.name, field.size))
        self.parts = _in_a_row(sizes)
        self.size = _total(sizes)
        eye = Eye(state.sight, _total(ints), self.questions, seats, game.components, self.size)
        self._read = eye.read

    def version(self) -> str:
        """The same for the same layout."""
        return fingerprint([list(part) for part in self.parts])

    def __reduce__(self) -> tuple[Any, ...]:
        return (layout_of, self.key)

    def __deepcopy__(self, memo: object) -> Layout:
        return self

    def observe(self, s: State, seat: int) -> Numbers:
        """What the seat may know, as numbers."""
        return self._words(s, seat).astype(FLOAT)

    def write(self, s: State, seat: int, out: Numbers) -> None:
        """The same into an array that is there."""
        out[...] = self._words(s, seat)

    def _words(self, s: State, seat: int) -> NDArray[np.int32]:
        try:
            read: Any = self._read(s, seat)  # numpy's types know no such buffer
        except GameError as error:
            raise GameError(f"{self.key[0]}: {error}") from None
        return np.frombuffer(read, WORD)


def _total(sizes: list[tuple[str, int]]) -> int:
    return sum(size for _name, size in sizes)


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
