"""Cellars, a toy without cards: secret answers of many steps, a forced one, and resigning."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from rulewright.core.game import Bounds, Game
from rulewright.core.outcome import Outcome, Row
from rulewright.core.shown import Head
from rulewright.core.state import Frame, Setup, State, Together
from rulewright.core.texts import Texts
from rulewright.core.verbs import (
    NUMBER,
    SEAT,
    Domain,
    Line,
    Option,
    Verb0,
    Verb1,
    Vocabulary,
    ask,
    ending,
    event,
    why,
)  # fmt: skip
from rulewright.core.zones import EVERYONE

TOKENS: Final = 6
MOST: Final = 3
ROUNDS: Final = 3

BOX: Final = Domain("box", ["a", "b", "c"])
LOCK: Final = Verb0("lock")
PUT: Final = Verb1("put", BOX)
RESIGN: Final = Verb0("resign")
ASK_STOW: Final = ask("stow", "CL-1.2", NUMBER)
WON: Final = event("won", "CL-1.3", SEAT, BOX)
FULL: Final = why("full", "CL-1.2", BOX)
END_ROUNDS: Final = ending("rounds", "CL-2.1")
END_RESIGNED: Final = ending("resigned", "CL-2.2", SEAT)
VOCABULARY: Final = Vocabulary([LOCK, PUT, RESIGN], [ASK_STOW, WON, FULL, END_ROUNDS, END_RESIGNED])


class Cellars(State):
    def __init__(self, setup: Setup, of: Cellars | None = None) -> None:
        super().__init__(setup, 0, of)
        self.tokens: list[int] = of.tokens[:] if of else [TOKENS] * setup.seats
        self.boxes: list[list[int]] = (
            [box[:] for box in of.boxes] if of else [[0] * setup.seats for _ in range(3)]
        )
        self.round: int = of.round if of else 0
        self.resigned: int = of.resigned if of else -1

    def copy(self) -> Cellars:
        return type(self)(self.setup, self)

    def outcome(self) -> Outcome:
        """CL-2.1: the boxes won; ties: tokens left. CL-2.2: who resigns has nothing."""
        end = END_ROUNDS.line() if self.resigned < 0 else END_RESIGNED.line(self.resigned)
        sheet = [
            Row(
                BOX.labels[box],
                [0 if seat == self.resigned else self.boxes[box][seat] for seat in range(self.seats)],
            )
            for box in range(3)
        ]
        left = [-1 if seat == self.resigned else self.tokens[seat] for seat in range(self.seats)]
        return Outcome(end, sheet, [Row("tokens", left)], [])

    def appeals(self, seat: int) -> list[Option]:
        return [RESIGN.of()] if 0 <= seat < self.seats and not self.over else []

    def appeal(self, seat: int, option: Option) -> None:
        self.resigned = seat
        self.stack.clear()


class Round(Frame[Cellars]):
    """CL-1.1: three rounds."""

    def run(self, s: Cellars) -> None:
        if s.round < ROUNDS:
            s.round += 1
            s.push(Round())
            s.push(Stow(tuple(range(s.seats))))


class Stow(Together[Cellars]):
    """CL-1.2: secretly put tokens into boxes, three at most in each, then lock."""

    def options(self, s: Cellars, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if LOCK.of() in chosen:
            return []
        if len(chosen) == s.tokens[seat]:
            return [LOCK.of()]
        return [LOCK.of()] + [PUT.of(box) for box in range(3) if chosen.count(PUT.of(box)) < MOST]

    def visible(self, s: Cellars, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        return [LOCK.of()] + [PUT.of(box) for box in range(3)]

    def why_not(self, s: Cellars, seat: int, option: Option) -> Line | None:
        if option in PUT and s.sealed[seat].count(option) >= MOST:
            return FULL.line(PUT.read(option))
        return None

    def prompt(self, s: Cellars, seat: int) -> Line:
        return ASK_STOW.line(s.tokens[seat] - len(s.sealed[seat]))

    def part(self, s: Cellars, seat: int, trays: dict[str, list[str]]) -> Option | None:
        for box, label in enumerate(BOX.labels):
            if s.sealed[seat].count(PUT.of(box)) < len(trays.get(label, [])):
                return PUT.of(box)
        return LOCK.of()

    def reveal(self, s: Cellars, chosen: list[tuple[Option, ...]]) -> None:
        """CL-1.3: a box goes to the seat with most tokens in it; all tokens stowed are spent."""
        for box in range(3):
            stowed = [answer.count(PUT.of(box)) for answer in chosen]
            if stowed.count(max(stowed)) == 1:
                winner = stowed.index(max(stowed))
                s.boxes[box][winner] += box + 1
                s.note(EVERYONE, WON, winner, box)
        for seat, answer in enumerate(chosen):
            s.tokens[seat] -= len(answer) - 1


class Player(Struct):
    seat: int
    tokens: int
    won: list[int]  # points, box by box
    stowed: list[str]  # the boxes into which this eye has put tokens, still in secret


class Shown(Struct):
    round: int
    players: list[Player]


def shown(s: Cellars, eye: int) -> Shown:
    players = []
    for seat in range(s.seats):
        stowed = [BOX.labels[PUT.read(option)] for option in s.sealed[seat] if option in PUT]
        players.append(Player(seat, s.tokens[seat], [box[seat] for box in s.boxes], stowed))
    return Shown(s.round, players)


def head(seen: Shown, texts: Texts) -> Head:
    return Head("round", str(seen.round), [], -1, [sum(one.won) for one in seen.players])


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    return [
        texts.say("told-player", seat=names[one.seat], tokens=one.tokens, points=sum(one.won))
        for one in seen.players
    ]


def start(setup: Setup) -> Cellars:
    s = Cellars(setup)
    s.push(Round())
    s.advance()
    return s


GAME = Game(
    id="cellars",
    title="Cellars",
    rules="1",
    folder=Path(__file__).parent,
    modes={"base": range(2, 4)},
    vocabulary=VOCABULARY,
    start=start,
    bounds=Bounds(decisions=36, options=4),
    shown=shown,
    head=head,
    tell=tell,
)
