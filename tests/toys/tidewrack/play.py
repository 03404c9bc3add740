"""The order of play: a round, its bids, the turns, and the questions that cards ask."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from tests.toys.tidewrack.effects import ON_CARD, Do
from tests.toys.tidewrack.printed import ACTIONS, COIN, COPIES, NEAR, SHELL, printed
from tests.toys.tidewrack.table import Tidewrack
from tests.toys.tidewrack.verbs import (
    ASK_BID,
    ASK_KEEP,
    ASK_ROB,
    ASK_STEPS,
    ASK_THROW,
    ASK_TURN,
    ASK_WAY,
    BID,
    BUY,
    CHOOSE,
    DISCARD,
    FLOODED,
    KEEP,
    NO_LOOT,
    PASS,
    PLAY,
    REST,
    ROB,
    SWAPPED,
    TOO_DEAR,
    TOO_FAR,
    WALK,
)  # fmt: skip


class Round(Frame[Tidewrack]):
    """TW-2: a die floods a row, everyone draws two cards, the market is filled, all bid."""

    def run(self, s: Tidewrack) -> None:
        if s.round == s.setup.options["rounds"]:
            return
        s.round += 1
        s.push(Round())
        for _ in range(1 + s.setup.options["tide"]):
            flooded = s.roll(6)
            s.note(EVERYONE, FLOODED, flooded)
            for b in s.boards:
                if b.square // 5 == flooded - 1:
                    s.gain(b.seat, COIN, -1)
        for b in s.boards:
            s.deal(b.seat, 2)
        s.refill()
        s.push(Bids(tuple(range(s.seats))))


class Bids(Together[Tidewrack]):
    """TW-3.1: all secretly bid a card or pass; high bids move first, the bids are discarded."""

    step = "bid"

    def options(self, s: Tidewrack, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if chosen:
            return []
        return [PASS.of()] + [BID.of(card) for card in sorted(s.boards[seat].hand.cards)]

    def reveal(self, s: Tidewrack, chosen: list[tuple[Option, ...]]) -> None:
        bids = [0] * s.seats
        for seat, (option,) in enumerate(chosen):
            if option in BID:
                card = BID.read(option)
                s.throw(seat, card)
                bids[seat] = printed(card).bid
        for seat in sorted(range(s.seats), key=lambda seat: (bids[seat], -seat)):
            s.push(Turn(seat, ACTIONS))

    def prompt(self, s: Tidewrack, seat: int) -> Line:
        return ASK_BID.line()


class Turn(Decision[Tidewrack]):
    """TW-4.1: three actions; buy, play a card, walk or rest, or pass the remaining ones."""

    step = "turn"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Tidewrack) -> list[Option]:
        me = s.boards[self.seat]
        slots = range(len(s.market.cards))
        out = [PASS.of(), REST.of()]
        out += [BUY.of(slot) for slot in slots if self.missing(s, slot) <= 0]
        out += [PLAY.of(card) for card in sorted(me.hand.cards)]
        return out + [WALK.of(square) for square in NEAR[me.square]]

    def missing(self, s: Tidewrack, slot: int) -> int:
        return printed(s.market.cards[slot]).cost - s.boards[self.seat].purse[COIN]

    def visible(self, s: Tidewrack) -> list[Option]:
        return self.options(s) + [BUY.of(slot) for slot in range(len(s.market.cards))]

    def why_not(self, s: Tidewrack, option: Option) -> Line | None:
        if option in BUY and BUY.read(option) < len(s.market.cards):
            slot = BUY.read(option)
            if self.missing(s, slot) > 0:
                return TOO_DEAR.line(slot, self.missing(s, slot))
        return None

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_TURN.line(self.left)

    def take(self, s: Tidewrack, option: Option) -> None:
        seat = self.seat
        me = s.boards[seat]
        if option == PASS.of():
            return
        if self.left > 1:
            s.push(Turn(seat, self.left - 1))
        if option in BUY:
            card = s.market.cards[BUY.read(option)]
            me.purse[COIN] -= printed(card).cost
            s.move(card, s.market, me.hand)
            s.refill()
        elif option in PLAY:
            card = PLAY.read(option)
            s.move(card, me.hand, me.tableau)
            for effect in reversed(ON_CARD[card // COPIES]):
                s.push(Do(seat, effect.number))
        elif option in WALK:
            walk(s, seat, WALK.read(option))
        else:
            s.gain(seat, COIN, 1)


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

    def options(self, s: Tidewrack) -> list[Option]:
        return [DISCARD.of(card) for card in sorted(s.boards[self.seat].hand.cards)]

    def take(self, s: Tidewrack, option: Option) -> None:
        s.throw(self.seat, DISCARD.read(option))

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_THROW.line()


class KeepOne(Decision[Tidewrack]):
    """TW-5.5: the others do not see which card is kept; the rest goes under the deck."""

    def options(self, s: Tidewrack) -> list[Option]:
        return [KEEP.of(card) for card in sorted(s.boards[self.seat].aside.cards)]

    def take(self, s: Tidewrack, option: Option) -> None:
        me = s.boards[self.seat]
        s.move(KEEP.read(option), me.aside, me.hand)
        for card in me.aside.cards[:]:
            s.move(card, me.aside, s.deck, at=0)

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_KEEP.line()

    def audience(self, s: Tidewrack) -> int:
        return only(self.seat)


class ChooseWay(Decision[Tidewrack]):
    """TW-5.6: one of two effects."""

    def __init__(self, seat: int, ways: tuple[int, int]) -> None:
        super().__init__(seat)
        self.ways = ways

    def options(self, s: Tidewrack) -> list[Option]:
        return [CHOOSE.of(0), CHOOSE.of(1)]

    def take(self, s: Tidewrack, option: Option) -> None:
        s.push(Do(self.seat, self.ways[CHOOSE.read(option)]))

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_WAY.line()


class RobSomeone(Decision[Tidewrack]):
    """TW-5.7: take a random card from the hand of somebody near, or one of their coins."""

    def options(self, s: Tidewrack) -> list[Option]:
        return [option for option in self.visible(s) if self.why_not(s, option) is None]

    def visible(self, s: Tidewrack) -> list[Option]:
        rivals = [seat for seat in range(s.seats) if seat != self.seat]
        return [ROB.of(rival, loot) for rival in rivals for loot in range(2)]

    def why_not(self, s: Tidewrack, option: Option) -> Line | None:
        if option not in self.visible(s):
            return None
        if option not in self.visible(s):
            return None
        rival, loot = ROB.read(option)
        b = s.boards[rival]
        here = s.boards[self.seat].square
        if b.square != here and b.square not in NEAR[here]:
            return TOO_FAR.line(rival)
        has = b.purse[COIN] if loot else len(b.hand.cards)
        return None if has else NO_LOOT.line(rival, loot)

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

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_ROB.line()
