"""The order of play: a round, its bids, the turns."""

from __future__ import annotations

from rulewright.core.effects import Do
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Frame, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from tests.toys.tidewrack.choices import walk
from tests.toys.tidewrack.effects import ON_CARD
from tests.toys.tidewrack.printed import ACTIONS, COIN, COPIES, NEAR, printed
from tests.toys.tidewrack.table import Board, Tidewrack
from tests.toys.tidewrack.verbs import (
    ASK_BID,
    ASK_TURN,
    BID,
    BUY,
    FLOODED,
    PASS,
    PLAY,
    REST,
    TOO_DEAR,
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


class Pass(Action[Tidewrack, Board]):
    """TW-4.1: the remaining actions are lost."""

    def do(self, s: Tidewrack, seat: int, option: Option) -> None:
        pass


class Rest(Action[Tidewrack, Board]):
    """TW-4.1: a coin."""

    def do(self, s: Tidewrack, seat: int, option: Option) -> None:
        s.gain(seat, COIN, 1)


class Buy(Action[Tidewrack, Board]):
    """TW-4.2: pay the cost, take the card, refill."""

    def look(self, s: Tidewrack, me: Board, to: Offers) -> None:
        for slot, card in enumerate(s.market.cards):
            missing = printed(card).cost - me.purse[COIN]
            to.may_if(missing <= 0, BUY.of(slot), TOO_DEAR, slot, missing)

    def do(self, s: Tidewrack, seat: int, option: Option) -> None:
        card = s.market.cards[BUY.read(option)]
        s.boards[seat].purse[COIN] -= printed(card).cost
        s.move(card, s.market, s.boards[seat].hand)
        s.refill()


class Play(Action[Tidewrack, Board]):
    """TW-4.1: the card works and stays on the table."""

    def look(self, s: Tidewrack, me: Board, to: Offers) -> None:
        for card in sorted(me.hand.cards):
            to.may(PLAY.of(card))

    def do(self, s: Tidewrack, seat: int, option: Option) -> None:
        card = PLAY.read(option)
        s.move(card, s.boards[seat].hand, s.boards[seat].tableau)
        s.push(Do(seat, ON_CARD[card // COPIES].number))


class Walk(Action[Tidewrack, Board]):
    """TW-4.3: to a square beside."""

    def look(self, s: Tidewrack, me: Board, to: Offers) -> None:
        for square in NEAR[me.square]:
            to.may(WALK.of(square))

    def do(self, s: Tidewrack, seat: int, option: Option) -> None:
        walk(s, seat, WALK.read(option))


class Turn(Menu[Tidewrack, Board]):
    """TW-4.1: three actions, or pass the remaining ones."""

    actions = (Pass(PASS, ends=True), Rest(REST), Buy(BUY), Play(PLAY), Walk(WALK))

    step = "turn"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def me(self, s: Tidewrack) -> Board:
        return s.boards[self.seat]

    def again(self, s: Tidewrack, action: Action[Tidewrack, Board]) -> None:
        if not action.ends and self.left > 1:
            s.push(Turn(self.seat, self.left - 1))

    def prompt(self, s: Tidewrack) -> Line:
        return ASK_TURN.line(self.left)
