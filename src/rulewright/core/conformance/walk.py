"""A random game in progress, and what a promise is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rulewright.core.data import changes, fields, fingerprint, save
from rulewright.core.forecast import FLOWING
from rulewright.core.game import Game
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Line, Option

LAST = 5


class Walk:
    """One random game, set up with a log: its state, and the choice that is made next."""

    def __init__(self, game: Game, setup: Setup) -> None:
        assert isinstance(setup.seed, int)
        self.game = game
        self.setup = setup
        self.s: State = game.start(setup)
        self.dice = seeded(setup.seed ^ 0x5EED)  # chooses the moves
        self.rng = seeded(setup.seed + 1)  # for the checks, so that they do not disturb the moves
        self.number = 0  # decisions made
        self.seat = 0
        self.option: Option = 0

    def choose(self) -> None:
        """Pick what is played next: any of the seats asked, any of its options."""
        asked = self.s.deciders
        self.seat = asked[self.dice.below(len(asked))]
        options = self.s.options(self.seat)
        self.option = options[self.dice.below(len(options))]

    def seldom(self) -> bool:
        """For what costs as much as the game is long: seldom late in a long game."""
        return self.rng.below(1 + self.number // 20) == 0

    def step(self) -> None:
        self.s.play(self.seat, self.option)
        self.number += 1


class Promise:
    """One promise that every game makes. A new one accompanies each random game and may keep notes.

    Each method yields a sentence for every breach that it finds.
    """

    name = ""
    every = 1  # looks at one state in so many, at random

    def game(self, game: Game) -> Iterable[str]:
        """Looks at the game's card and files, once."""
        return ()

    def state(self, w: Walk) -> Iterable[str]:
        """Looks at a state that waits for a choice; `w.seat` will choose `w.option`."""
        return ()

    def end(self, w: Walk) -> Iterable[str]:
        """Looks at a finished game."""
        return ()


def ramble(s: State, rng: Rng, plies: int) -> State:
    """The same state some random choices later."""
    while plies and not s.over:
        s.apply(s.legal[rng.below(len(s.legal))])
        plies -= 1
    return s


def after(s: State, seat: int, option: Option) -> State:
    """A copy in which the seat has made this choice, with a log."""
    c = s.copy()
    c.log = []
    c.play(seat, option)
    return c


def whole(s: State) -> dict[str, Any]:
    """Everything in the state; of its past only the last choices, so that long games cost no more."""
    data = {name: save(getattr(s, name)) for name in fields(s) if name != "past"}
    past = s.past
    last: list[list[int]] = []
    while past is not None and len(last) < LAST:
        last.append([past.seat, past.option])
        past = past.before
    return {**data, "past": last}


def table(s: State) -> dict[str, Any]:
    """What lies on the table, without how the game got here."""
    return {name: value for name, value in whole(s).items() if name not in FLOWING}


def seal(s: State) -> str:
    """A fingerprint of the whole state."""
    return fingerprint(whole(s))


def plain(line: Line | None) -> Any:
    """A sentence as data."""
    return None if line is None else [line.message.key, *line.values()]


def heard(s: State, seat: int) -> list[Any]:
    """The log as this seat may read it."""
    return [[entry.turn, *plain(entry.line)] for entry in s.heard(seat)]


def difference(a: Any, b: Any) -> str:
    """Where two structs or plain data differ first, in words; empty if they are the same byte for byte."""
    if msgspec.json.encode(a) == msgspec.json.encode(b):
        return ""
    found = changes(msgspec.to_builtins(a), msgspec.to_builtins(b))
    if not found:
        return "equal values of other types"
    path, was, now = found[0]
    more = f" and {len(found) - 1} more" if len(found) > 1 else ""
    return f"{path or 'value'}: {str(was)[:80]} against {str(now)[:80]}{more}"
