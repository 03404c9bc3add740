"""The words of the cards. Each effect is printed and immutable; frames refer to it by its number."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Frame
from tests.toys.tidewrack.printed import CARDS, COIN, SHELL
from tests.toys.tidewrack.table import Tidewrack

EFFECTS: Final[list[Effect]] = []


class Effect:
    def __init__(self) -> None:
        self.number = len(EFFECTS)
        EFFECTS.append(self)

    def apply(self, s: Tidewrack, seat: int) -> None:
        raise NotImplementedError


class Gain(Effect):
    """TW-1.3: `coins 3`, `shells 1`."""

    def __init__(self, what: int, n: int) -> None:
        super().__init__()
        self.what = what
        self.n = n

    def apply(self, s: Tidewrack, seat: int) -> None:
        s.gain(seat, self.what, self.n)


class Draw(Effect):
    """TW-5.1: `draw 2`."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def apply(self, s: Tidewrack, seat: int) -> None:
        s.deal(seat, self.n)


class Dive(Effect):
    """TW-5.2: roll a die; a shell on 4 or more, else a coin."""

    def apply(self, s: Tidewrack, seat: int) -> None:
        s.gain(seat, SHELL if s.roll(6) >= 4 else COIN, 1)


class March(Effect):
    """TW-5.3: up to n steps."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def apply(self, s: Tidewrack, seat: int) -> None:
        from tests.toys.tidewrack.play import Steps

        s.push(Steps(seat, self.n))


class Throw(Effect):
    """TW-5.4: discard a card."""

    def apply(self, s: Tidewrack, seat: int) -> None:
        from tests.toys.tidewrack.play import ThrowOne

        s.push(ThrowOne(seat))


class Scout(Effect):
    """TW-5.5: look at the top n cards, keep one, put the others under the deck."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def apply(self, s: Tidewrack, seat: int) -> None:
        from tests.toys.tidewrack.play import KeepOne

        for _ in range(min(self.n, len(s.deck.cards))):
            s.draw(s.deck, s.boards[seat].aside)
        s.push(KeepOne(seat))


class Either(Effect):
    """TW-5.6: one of two effects."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.ways = (first.number, second.number)

    def apply(self, s: Tidewrack, seat: int) -> None:
        from tests.toys.tidewrack.play import ChooseWay

        s.push(ChooseWay(seat, self.ways))


class Steal(Effect):
    """TW-5.7: rob a neighbour."""

    def apply(self, s: Tidewrack, seat: int) -> None:
        from tests.toys.tidewrack.play import RobSomeone

        s.push(RobSomeone(seat))


class Others(Effect):
    """TW-5.8: the effect happens to everybody else, from your left onwards."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def apply(self, s: Tidewrack, seat: int) -> None:
        for step in range(s.seats - 1, 0, -1):  # last pushed happens first
            s.push(Do((seat + step) % s.seats, self.effect.number))


class Do(Frame[Tidewrack]):
    """One effect of a card, waiting for its turn."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: Tidewrack) -> None:
        EFFECTS[self.effect].apply(s, self.seat)


def read(words: str) -> Effect:
    """An effect from the words on a card: `others coins -1`, `coins 2 or draw 1`."""
    if " or " in words:
        first, second = words.split(" or ")
        return Either(read(first), read(second))
    word, _, rest = words.partition(" ")
    if word == "others":
        return Others(read(rest))
    if word == "coins" or word == "shells":
        return Gain(COIN if word == "coins" else SHELL, int(rest))
    if word in ("draw", "march", "scout"):
        return {"draw": Draw, "march": March, "scout": Scout}[word](int(rest))
    return {"dive": Dive, "throw": Throw, "steal": Steal}[word]()


ON_CARD: Final = [[read(words) for words in row.effects] for row in CARDS]
