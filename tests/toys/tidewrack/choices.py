"""The questions that cards ask."""

from __future__ import annotations

from rulewright.core.effects import Do
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import only
from tests.toys.tidewrack.printed import COIN, NEAR, SHELL
from tests.toys.tidewrack.table import Tidewrack
from tests.toys.tidewrack.verbs import (
    ASK_KEEP,
    ASK_ROB,
    ASK_STEPS,
    ASK_THROW,
    ASK_WAY,
    CHOOSE,
    DISCARD,
    KEEP,
    NO_LOOT,
    PASS,
    ROB,
    SWAPPED,
    TOO_FAR,
    WALK,
)  # fmt: skip


def walk(s: Tidewrack, seat: int, square: int) -> None:
    """TW-4.3: every fourth square holds something."""
    s.boards[seat].square = square
    if square % 4 == 0:
        s.gain(seat, SHELL if square % 8 == 0 else COIN, 1)


class Steps(Decision[Tidewrack]):
    """TW-5.3: step by step, stopping when you like."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Tidewrack) -> list[Option]:
        return [PASS.of()] + [WALK.of(square) for square in NEAR[s.boards[self.seat].square]]

    def take(self, s: Tidewrack, option: Option) -> None:
        if option in WALK:
            if self.left > 1:
                s.push(Steps(self.seat, self.left - 1))
            walk(s, self.seat, WALK.read(option))

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_STEPS.line(self.left)


class ThrowOne(Decision[Tidewrack]):
    """TW-5.4: discard a card, face up."""

    asks = ASK_THROW

    def options(self, s: Tidewrack) -> list[Option]:
        return [DISCARD.of(card) for card in sorted(s.boards[self.seat].hand.cards)]

    def take(self, s: Tidewrack, option: Option) -> None:
        s.throw(self.seat, DISCARD.read(option))


class KeepOne(Decision[Tidewrack]):
    """TW-5.5: the others do not see which card is kept; the rest goes under the deck."""

    asks = ASK_KEEP

    def options(self, s: Tidewrack) -> list[Option]:
        return [KEEP.of(card) for card in sorted(s.boards[self.seat].aside.cards)]

    def take(self, s: Tidewrack, option: Option) -> None:
        me = s.boards[self.seat]
        s.move(KEEP.read(option), me.aside, me.hand)
        for card in me.aside.cards[:]:
            s.move(card, me.aside, s.deck, at=0)

    def audience(self, s: Tidewrack) -> int:
        return only(self.seat)


class ChooseWay(Decision[Tidewrack]):
    """TW-5.6: one of two effects."""

    asks = ASK_WAY

    def __init__(self, seat: int, ways: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ways = ways

    def options(self, s: Tidewrack) -> list[Option]:
        return [CHOOSE.of(0), CHOOSE.of(1)]

    def take(self, s: Tidewrack, option: Option) -> None:
        s.push(Do(self.seat, self.ways[CHOOSE.read(option)]))


class RobSomeone(Reasoned[Tidewrack]):
    """TW-5.7: take a random card from the hand of somebody near, or one of their coins."""

    asks = ASK_ROB

    def look(self, s: Tidewrack, to: Offers) -> None:
        here = s.boards[self.seat].square
        for b in s.boards:
            for loot, has in enumerate((len(b.hand.cards), b.purse[COIN])):
                option = ROB.of(b.seat, loot)
                if b.seat == self.seat:
                    continue
                if b.square != here and b.square not in NEAR[here]:
                    to.no(option, TOO_FAR, b.seat)
                elif not has:
                    to.no(option, NO_LOOT, b.seat, loot)
                else:
                    to.may(option)

    def take(self, s: Tidewrack, option: Option) -> None:
        rival, loot = ROB.read(option)
        if loot:
            s.gain(rival, COIN, -1)
            s.gain(self.seat, COIN, 1)
            return
        hand = s.boards[rival].hand
        card = hand.cards[s.roll(len(hand.cards)) - 1]
        s.move(card, hand, s.boards[self.seat].hand)
        s.note(only(self.seat) | only(rival), SWAPPED, self.seat, rival, card)
