"""What is said at the table: the log, and choices in notation."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import GameError, brief
from rulewright.core.setup import Setup
from rulewright.core.verbs import CHOICE, SEAT, Domain, Lay, Line, Message, Option, event
from rulewright.core.zones import NOBODY

CHOSE: Final = event("chose", "", SEAT, CHOICE)
FORCED: Final = event("forced", "", SEAT, CHOICE)  # the only option, taken unasked


class Entry:
    """A line of the log with the seats that may read it."""

    def __init__(
        self,
        who: int,
        turn: int,
        line: Line,
        cause: Entry | None = None,
        step: str = "",
        by: int | None = None,
    ) -> None:
        self.who = who
        self.turn = turn  # the number of decisions made before it
        self.by = by  # the seat that made the last of them, if it was not one answer of several
        self.line = line
        self.cause = cause  # the choice that it came of, where somebody was told
        self.step = step  # of play: of a choice its question's, of an event its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Looks on while the table tells something, in the middle of a turn too. A copy has none."""

    def told(self, s: Any, entry: Entry) -> None:
        raise NotImplementedError

    def done(self, s: Any) -> None:
        """The step that told something is over: what it changed since belongs to what it told last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """The part of a state that speaks."""

    def __init__(self, setup: Setup, of: Telling | None = None) -> None:
        self.setup: Setup = setup
        self.seats: int = setup.seats
        self.turns: int = of.turns if of else 0  # decisions made
        self.log: list[Entry] | None = [] if setup.logged and of is None else None  # off in copies
        self.watcher: Watcher | None = None  # called whenever something is told; off in copies
        self.choice: Entry | None = None  # that what is told now comes of, where it was told; off in copies

    def note(self, who: int, message: Message, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell these seats. Search runs with the log off, which costs one test."""
        if self.log is not None and who != NOBODY:
            self.choice = None if message.opens_turn or message.starts else self.choice
            self.write(who, message.line(a, b, c), message.step)

    def announce(self, who: int, how: Message, seat: int, option: Option, step: str) -> None:
        """Tell these seats what is chosen, before it is done."""
        self.choice = None
        self.choice = self.write(who, how.line(seat, option), step)

    def write(self, who: int, line: Line, step: str) -> Entry | None:
        """A line of the log, in the step of play in which it is told."""
        if self.log is None or who == NOBODY:
            return None
        line.lay = self._lies_in(line)
        line.beside = self._beside(line)
        entry = Entry(who, self.turns, line, self.choice, step, self.mover())
        self.log.append(entry)
        if self.watcher is not None:
            self.watcher.told(self, entry)
        return entry

    def mover(self) -> int | None:
        """Whose choice brings about what is told now; none: nobody's, or several together."""
        raise NotImplementedError

    def _lies_in(self, line: Line) -> Lay:
        """Of a choice, what lies at the places that the choice names."""
        if CHOICE not in line.message.domains:
            return self.lies_at(line.message.domains, line.values())
        verb = self.setup.vocabulary.verb(line.b)
        return self.lies_at(verb.domains, verb.arguments(line.b))

    def _beside(self, line: Line) -> tuple[Line, ...]:
        """What the game tells in one breath with it, as it is now."""
        game = self.setup.game
        if game is None or game.beside is None:
            return ()
        told: tuple[Line, ...] = game.beside(self, line)
        return told

    def lies_at(self, domains: list[Domain], values: list[int]) -> Lay:
        """What lies now at the places among these values; nothing in a game that names no place by it."""
        game = self.setup.game
        if game is None or game.lies is None:
            return ()
        return tuple([game.lies(self, domains[i], values[i]) for i in range(len(values))])

    def heard(self, eye: int, start: int = 0) -> list[Entry]:
        """What this seat, or a spectator, may read of the log, from an entry on."""
        bit = 1 << eye
        return [entry for entry in (self.log or [])[start:] if entry.who & bit]

    # --- from outside: anything may be given, so it is checked and an error says what is allowed -------
    def has_seat(self, seat: Any) -> bool:
        """Is this the number of one of its seats?"""
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats

    def seated(self, seat: Any) -> int:
        """A seat of this table."""
        if not self.has_seat(seat):
            raise GameError(f"no seat {brief(seat)}; seats: 0 to {self.seats - 1}")
        return int(seat)

    def text(self, option: Any) -> str:
        """An option in notation: `buy 3`."""
        return self.setup.vocabulary.text(self.setup.vocabulary.option(option))

    def parse(self, text: Any) -> Option:
        """The option that this notation writes."""
        return self.setup.vocabulary.parse(text)
