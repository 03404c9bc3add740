"""The words of the cards, one class a word: what it does, what a card prints."""

from __future__ import annotations

from typing import Final

from rulewright.core.effects import Book, Counted, Do, Effect, Either, Tokens
from tests.toys.tidewrack.choices import ChooseWay, KeepOne, RobSomeone, Steps, ThrowOne
from tests.toys.tidewrack.printed import CARDS, COIN, SHELL
from tests.toys.tidewrack.table import Tidewrack


class Coins(Counted[Tidewrack]):
    """TW-1.3."""

    word = "coins"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.gain(seat, COIN, self.n)


class Shells(Counted[Tidewrack]):
    """TW-1.3."""

    word = "shells"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.gain(seat, SHELL, self.n)


class Draw(Counted[Tidewrack]):
    """TW-5.1."""

    word = "draw"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.deal(seat, self.n)


class Dive(Effect[Tidewrack]):
    """TW-5.2: roll a die; a shell on 4 or more, else a coin."""

    word = "dive"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.gain(seat, SHELL if s.roll(6) >= 4 else COIN, 1)


class March(Counted[Tidewrack]):
    """TW-5.3: up to n steps."""

    word = "march"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.push(Steps(seat, self.n))


class Throw(Effect[Tidewrack]):
    """TW-5.4: discard a card."""

    word = "throw"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.push(ThrowOne(seat))


class Scout(Counted[Tidewrack]):
    """TW-5.5: look at the top n cards, keep one, put the others under the deck."""

    word = "scout"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        for _ in range(min(self.n, len(s.deck.cards))):
            s.draw(s.deck, s.boards[seat].aside)
        s.push(KeepOne(seat))


class Steal(Effect[Tidewrack]):
    """TW-5.7: rob a neighbour."""

    word = "steal"

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.push(RobSomeone(seat))


class Others(Effect[Tidewrack]):
    """TW-5.8: `others coins -1`: the effect happens to everybody else, from your left onwards."""

    word = "others"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.effect = BOOK.read(" ".join(args))

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        for step in range(s.seats - 1, 0, -1):  # last pushed happens first
            s.push(Do((seat + step) % s.seats, self.effect.number))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"one": self.effect.tokens()})


class OneWay(Either[Tidewrack]):
    """TW-5.6: one of two effects."""

    def apply(self, s: Tidewrack, seat: int, source: int) -> None:
        s.push(ChooseWay(seat, tuple(way.number for way in self.ways)))


BOOK: Final = Book([Coins, Shells, Draw, Dive, March, Throw, Scout, Steal, Others], OneWay)
ON_CARD: Final = [BOOK.read("; ".join(row.effects)) for row in CARDS]
