"""A tiny game for tests of bots and matches: a sealed bid, a gamble, a trade in two steps, a hidden deck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.outcome import Outcome, Row
from rulewright.core.state import Decision, Frame, Option, Setup, State, Together
from rulewright.core.verbs import Domain, Line, Verb0, Verb1, Vocabulary, ask, ending
from rulewright.core.zones import NOBODY, Zone

POINTS: Final = Domain("points", [str(n) for n in range(6)])
BID: Final = Verb1("bid", POINTS)
REST: Final = Verb0("rest")
GAMBLE: Final = Verb0("gamble")
TRADE: Final = Verb0("trade")
DRAW: Final = Verb0("draw")
PRIZE: Final = Verb1("prize", POINTS)
ASK_BID: Final = ask("bid", "FAIR-1")
ASK_STALL: Final = ask("stall", "FAIR-2")
ASK_PRIZE: Final = ask("prize", "FAIR-3")
CLOSED: Final = ending("closed", "FAIR-4")
VOCABULARY: Final = Vocabulary(
    [BID, REST, GAMBLE, TRADE, DRAW, PRIZE], [ASK_BID, ASK_STALL, ASK_PRIZE, CLOSED]
)
CARDS: Final = 8


class Fair(State):
    def __init__(self, setup: Setup, of: Fair | None = None) -> None:
        super().__init__(setup, CARDS, of)
        self.points: list[int] = of.points[:] if of else [5] * setup.seats
        self.deck: Zone = of.deck.copy() if of else Zone(NOBODY)
        self.hand: Zone = of.hand.copy() if of else Zone(255)

    def copy(self) -> Fair:
        return Fair(self.setup, self)

    def zones(self) -> list[Zone]:
        return [self.deck, self.hand]

    def outcome(self) -> Outcome:
        return Outcome(CLOSED.line(), [Row("points", self.points)], [], [])


class Round(Frame[Fair]):
    """A bid by all at once, then each seat at a stall."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Fair) -> None:
        if self.left:
            s.push(Round(self.left - 1))
            for seat in range(s.seats - 1, -1, -1):
                s.push(Stall(seat))
            s.push(Bid(tuple(range(s.seats))))


class Bid(Together[Fair]):
    """Everybody pays a bid of 0 to 3; who alone bids most gains 5. Bidding 3 is never a loss."""

    def options(self, s: Fair, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        return [] if chosen else [BID.of(n) for n in range(4)]

    def reveal(self, s: Fair, chosen: list[tuple[Option, ...]]) -> None:
        bids = [BID.read(answer[0]) for answer in chosen]
        for seat, bid in enumerate(bids):
            if bid == max(bids) and bids.count(bid) == 1:
                s.points[seat] += 5

    def prompt(self, s: Fair, seat: int) -> Line:
        return ASK_BID.line()


class Stall(Decision[Fair]):
    """Rest for 1; gamble 2 on a die; trade 1 for a prize; draw a card for its number."""

    def options(self, s: Fair) -> list[Option]:
        return [REST.of(), GAMBLE.of(), TRADE.of()] + ([DRAW.of()] if s.deck.cards else [])

    def take(self, s: Fair, option: Option) -> None:
        if option in REST:
            s.points[self.seat] += 1
        elif option in GAMBLE:
            s.points[self.seat] -= 2
            s.points[self.seat] += s.roll(6)
        elif option in TRADE:
            s.points[self.seat] -= 1
            s.push(Prize(self.seat))
        else:
            s.points[self.seat] += s.draw(s.deck, s.hand)

    def prompt(self, s: Fair) -> Line:
        return ASK_STALL.line()


class Prize(Decision[Fair]):
    """Any prize of 0 to 4."""

    def options(self, s: Fair) -> list[Option]:
        return [PRIZE.of(n) for n in range(5)]

    def take(self, s: Fair, option: Option) -> None:
        s.points[self.seat] += PRIZE.read(option)

    def prompt(self, s: Fair) -> Line:
        return ASK_PRIZE.line()


def start(setup: Setup) -> Fair:
    s = Fair(setup)
    s.deck.cards = list(range(CARDS))
    s.shuffle(s.deck)
    s.push(Round(setup.options["rounds"]))
    s.advance()
    return s


def lead(s: Fair, seat: int) -> float:
    return float(s.points[seat] - max(points for other, points in enumerate(s.points) if other != seat))


FAIR: Final = Game(
    id="fair",
    title="The Fair",
    rules="1",
    folder=Path(__file__).parent,
    modes={"base": range(2, 5)},
    vocabulary=VOCABULARY,
    start=start,
    bounds=Bounds(decisions=60, options=6),
    options={"rounds": Choice(range(1, 10), 4, for_bots=3)},
    evaluate=lead,
    components=CARDS,
)
