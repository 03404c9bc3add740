"""A game's card: what it is called, how it is set up, and where its parts are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from rulewright.core import content
from rulewright.core.data import fingerprint
from rulewright.core.effects import Book
from rulewright.core.errors import GameError, brief, meant
from rulewright.core.observed import Form
from rulewright.core.rng import KEY_BYTES, LONGEST, Seed, is_key
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Domain, Line, Option, Vocabulary
from rulewright.core.weights import Weights

if TYPE_CHECKING:
    from rulewright.core.outcome import Outcome
    from rulewright.core.reference import Reference
    from rulewright.core.shown import Head
    from rulewright.core.texts import Texts

SEEDS: Final = 1 << 62  # a seed is below this
DIGITS: Final = 18


def is_seed(seed: object) -> bool:
    """A number for the fast generator, or the key of a table's."""
    if isinstance(seed, str):
        return is_key(seed)
    return isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEEDS


def whole(text: str) -> int | None:
    """The number that these digits write, as a keyboard has them; none if it is none or endless."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None


@dataclass(frozen=True)
class Choice:
    """A declared setup option: its allowed values by name and the defaults."""

    values: dict[str, int] | range
    default: int
    for_bots: int | None = None  # another default where only bots play
    modes: tuple[str, ...] = ()  # where another value than the default may be chosen; empty: everywhere
    seats: bool = False  # the value is the number of a seat, from 1 on; 0: none is named
    of_seat: int = 0  # the seat that it is about, from 1 on; 0: the whole table
    tables: dict[int, range] = field(default_factory=dict)  # seats for which some values are; the rest: all
    needs: dict[str, int] = field(default_factory=dict)  # other options, for more than the default

    def read(self, name: str, value: object) -> int:
        """The value as an int, from its name, an int or digits."""
        if isinstance(self.values, dict):
            if isinstance(value, bool):
                value = "yes" if value else "no"
            if isinstance(value, str) and value in self.values:
                return self.values[value]
            if isinstance(value, int) and value in self.values.values():
                return value
            known = ", ".join(self.values) + meant(value, self.values)
            raise GameError(f"unknown value {brief(value)} for option {name}; values: {known}")
        number = whole(value) if isinstance(value, str) else value
        if not isinstance(number, int) or isinstance(number, bool) or number not in self.values:
            low, high = self.values[0], self.values[-1]
            raise GameError(f"bad value {brief(value)} for option {name}; a number from {low} to {high}")
        return number

    def least(self, value: int) -> int:
        """How many seats a table needs for this value."""
        if self.seats:
            return value
        if value in self.tables:
            return self.tables[value][0]
        return self.of_seat if value != self.default else 0

    def most(self, value: int) -> int | None:
        """How many seats a table may have at most for this value; none: as many as the game takes."""
        return self.tables[value][-1] if value in self.tables else None

    def usual(self, seats: int) -> int:
        """The default, or where that is not for so many seats the first value that is."""
        return next(
            (value for value in [self.default, *self.tables] if self.fits(value, seats)), self.default
        )

    def fits(self, value: int, seats: int) -> bool:
        """May a table of so many seats choose this value?"""
        return value not in self.tables or seats in self.tables[value]

    def named(self, value: int) -> str:
        """The name of a value, as `read` takes it."""
        if isinstance(self.values, dict):
            return next(name for name, number in self.values.items() if number == value)
        return str(value)


@dataclass(frozen=True)
class Bounds:
    """What random play stays within; the conformance suite checks it."""

    decisions: int
    options: int


@dataclass(frozen=True, eq=False)
class Game:
    """One game. `start` gives the state before the first choice."""

    id: str
    title: str
    rules: str  # version of the rules code: a record of another one is refused
    folder: Path
    modes: dict[str, range]  # seats by mode
    vocabulary: Vocabulary
    start: Callable[[Setup], State]
    bounds: Bounds
    pieces: list[tuple[Domain, int]] = field(default_factory=list)  # what names each component in a zone
    options: dict[str, Choice] = field(default_factory=dict)
    evaluate: Callable[[Any, int], float] | None = None
    sought: Callable[[Any, list[Option]], list[Option]] | None = None  # those that bots look at; none: all
    weights: Weights | None = None  # of that estimate, where they can be fitted: see arena/fitting.py
    expert: str = "greedy"  # the bot that was measured to play it best: see docs/bots.md
    experts: dict[str, str] = field(default_factory=dict)  # the same by mode, where it is another
    plan: int = 30  # positions with which `search` looks for an own line in its worlds
    in_points: bool = False  # does its estimate count in points of the score?
    outcome: Callable[[Any], Outcome] | None = None  # how it ends; see State.outcome
    evidence: Callable[[Any], list[Line]] | None = None  # what proves that it has ended; see State.evidence
    appeals: Callable[[Any, int], list[Option]] | None = None  # what is said instead of an answer; see Flow
    appeal: Callable[[Any, int, Option], None] | None = None  # and what it does
    invariants: Callable[[Any], list[str]] | None = None  # what always holds: a list of breaches
    score: Callable[[Any], list[int]] | None = None  # each seat's, if the game ended now
    gauges: dict[str, Callable[[Any], list[int]]] = field(default_factory=dict)  # what else goes by round
    round: Callable[[Any], int] | None = None  # the number of the round, or of whatever the game is told by
    by_card: Callable[[Any, Option], Option] | None = None  # a choice of a place, as one of the card there
    components: int = 0  # how many components lie in zones
    observed: dict[str, Form] = field(default_factory=dict)  # fields that learners see otherwise than as ints
    effects: Book | None = None  # what its cards do
    board: str = ""  # the module of the terminal's picture; see terminal/board.py
    # What eyes get; see core/shown.py.
    shown: Callable[[Any, int], Struct] | None = None  # a redacted state as one eye sees it
    printed: Callable[[Texts], Struct] | None = None  # what is printed, as this engine plays it
    reference: Callable[[Texts], Reference] | None = None  # what the rulebook adds to it
    head: Callable[[Any, Texts], Head] | None = None  # of what is shown: round, phase, scores
    tell: Callable[[Any, Texts, list[str]], list[str]] | None = None  # what is shown, in sentences
    spots: Callable[[int, str, dict[str, str]], list[str]] | None = None  # what a seat's words point at
    called: Callable[[Texts, Domain, int], str] | None = None  # what has no name, by what is printed on it
    lies: Callable[[Any, Domain, int], tuple[Domain, int] | None] | None = None  # what a place is called by
    beside: Callable[[Any, Line], tuple[Line, ...]] | None = None  # what is told in one breath with a line
    costs: Callable[[Texts, Any, int, Option], str] | None = None  # what a choice costs a seat, in words
    ready: bool = True  # an unfinished game is not shown to players

    def seats(self, mode: str | None = None) -> range:
        """How many can play it, in this mode or in the first."""
        return self.modes[self._mode(mode)]

    def _mode(self, mode: str | None) -> str:
        if mode is None:
            return next(iter(self.modes))
        if not isinstance(mode, str) or mode not in self.modes:
            known = ", ".join(self.modes) + meant(mode, self.modes)
            raise GameError(f"unknown mode {brief(mode)} for {self.id}; modes: {known}")
        return mode

    def setup(
        self,
        seats: int | None,
        mode: str | None,
        seed: Seed,
        options: Mapping[str, object],
        bots: bool = False,
        logged: bool = False,
    ) -> Setup:
        """Checked setup; `bots` takes the defaults for games without people, `logged` keeps a log."""
        mode = self._mode(mode)
        allowed = self.modes[mode]
        seats = allowed[0] if seats is None else seats
        if seats not in allowed or type(seats) is not int:
            counts = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            raise GameError(f"{self.id} ({mode}) cannot be played by {brief(seats)}; seats: {counts}")
        if not is_seed(seed):
            key = f"{KEY_BYTES * 2} to {LONGEST * 2} digits from 0 to f, two a byte"
            raise GameError(f"bad seed {brief(seed)}; a seed is a number from 0 to 2^62 - 1, or {key}")
        for name in options:
            if name not in self.options:
                known = (", ".join(self.options) or "none") + meant(name, self.options)
                raise GameError(f"unknown option {brief(name)} for {self.id}; options: {known}")
        values = {}
        for name, choice in self.options.items():
            default = choice.for_bots if bots and choice.for_bots is not None else choice.usual(seats)
            values[name] = choice.read(name, options[name]) if name in options else default
            least = choice.least(values[name])
            if least > seats and values[name] not in choice.tables:
                raise GameError(self._too_few(name, values[name], seats))
            if choice.modes and mode not in choice.modes:
                if values[name] != choice.default and name in options:
                    raise GameError(
                        f"option {name} of {self.id} is for {', '.join(choice.modes)}, not {mode}"
                    )
                values[name] = choice.default
            elif not choice.fits(values[name], seats):
                fit = choice.tables[values[name]]
                raise GameError(
                    f"option {name} of {self.id} cannot be {choice.named(values[name])} with {seats} seats; "
                    f"seats: {fit[0]} to {fit[-1]}"
                )
        for name, choice in self.options.items():
            if values[name] != choice.default:
                self._needed(name, values)
        effects = self.effects.effects if self.effects is not None else []
        return Setup(self, self.vocabulary, mode, seats, values, seed, logged, effects)

    def _needed(self, name: str, values: dict[str, int]) -> None:
        """Refuses an option that would mean nothing beside the others."""
        for other, value in self.options[name].needs.items():
            if values[other] != value:
                given = f"{self.options[name].named(values[name])!r} for option {name} of {self.id}"
                raise GameError(f"{given} needs {other}={self.options[other].named(value)}")

    def _too_few(self, name: str, value: int, seats: int) -> str:
        """What the option may be at a table of so many seats, as one types it."""
        choice = self.options[name]
        known = choice.values.values() if isinstance(choice.values, dict) else choice.values
        allowed = ", ".join(choice.named(number) for number in known if choice.least(number) <= seats)
        given = f"{choice.named(value)!r} for option {name} of {self.id}"
        return f"{given} needs {choice.least(value)} seats; with {seats}: {allowed}"

    def new(
        self, seats: int | None = None, mode: str | None = None, seed: Seed = 0, **options: object
    ) -> State:
        """A fresh game, waiting for its first choice."""
        return self.start(self.setup(seats, mode, seed, options))

    def content_hash(self) -> str:
        """Changes with every printed value, so that a record of other content is refused."""
        return _content_hash(
            self.folder, tuple((f, f.stat().st_mtime_ns) for f in content.files(self.folder))
        )


@cache
def _content_hash(folder: Path, files: tuple[tuple[Path, int], ...]) -> str:
    """Computed once for files that stay as they are."""
    return fingerprint(content.everything(folder))
