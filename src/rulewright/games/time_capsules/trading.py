"""A4 TRADE (TC-4.5.7): three active batteries or two active computers for an upgrade or a bioobject."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.choices import TakeBio, UpgradeOne, once
from rulewright.games.time_capsules.paying import Means
from rulewright.games.time_capsules.table import ACTIVE, Capsules

BATTERIES: Final = 0  # prices
COMPUTERS: Final = 1
UPGRADE_PRIZE: Final = 0
BIO_PRIZE: Final = 1
PRICES: Final = [p.TRADE_BATTERIES, p.TRADE_COMPUTERS]


class Trade(Action[Capsules, Means]):
    """TC-4.5.7: price and prize are chosen together."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for price in (BATTERIES, COMPUTERS):
            short = PRICES[price] - (me.many_batteries if price == BATTERIES else me.many_computers)
            for prize in (UPGRADE_PRIZE, BIO_PRIZE):
                option = v.TRADE.of(price, prize)
                if short > 0:
                    to.no(option, v.TOO_FEW, short, price)
                else:
                    to.may_if(prize_left(s, me, price, prize), option, v.NO_PRIZE, prize)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        price, prize = v.TRADE.read(option)
        s.push(Prize(seat, prize))
        s.push(GiveUp(seat, price, prize, PRICES[price], 0))


def prize_left(s: Capsules, me: Means, price: int, prize: int) -> bool:
    """TC-4.5.9: can the reward be given after the tokens are discarded?"""
    if prize == BIO_PRIZE:
        return any(s.piles)
    if price == BATTERIES or small_computers(me.mat.inactive):
        return small_computers(me.mat.active) + small_computers(me.mat.inactive) > 0
    # the discards come from the same active computers: one to upgrade must be left
    return small_computers(me.mat.active) > 0 and me.many_computers > PRICES[price]


def small_computers(pieces: list[int]) -> int:
    """Those that can be upgraded."""
    return len([piece for piece in pieces if p.is_computer(piece) and p.UPGRADED[p.KIND[piece]] >= 0])


class GiveUp(Decision[Capsules]):
    """TC-4.5.7, TC-4.5.7a: the tokens, one by one, in order; computers cost VP (TC-4.5.8)."""

    def __init__(self, seat: int, price: int, prize: int, left: int, last: int) -> None:
        super().__init__(seat)
        self.price = price
        self.prize = prize
        self.left = left
        self.last = last

    def options(self, s: Capsules) -> list[Option]:
        mat = s.mats[self.seat]
        pieces = mat.batteries() if self.price == BATTERIES else mat.computers()
        out: list[Option] = []
        for i in range(len(pieces)):
            # enough must follow in the same order, and the prize must stay possible
            if pieces[i] >= self.last and len(pieces) - i >= self.left and self.leaves(s, pieces, i):
                out.append(v.GIVE.of(pieces[i]))
        return once(out)

    def leaves(self, s: Capsules, pieces: list[int], i: int) -> bool:
        """TC-4.5.7b: can a computer to upgrade remain, whatever else is given after this one?"""
        if self.price == BATTERIES or self.prize == BIO_PRIZE:
            return True
        if small_computers(s.mats[self.seat].inactive):
            return True
        after = pieces[i + 1 :]
        spared = len(after) - small_computers(after)  # large ones, which may be given instead
        small = small_computers(pieces[:i] + after)
        return small > max(0, self.left - 1 - spared)

    def take(self, s: Capsules, option: Option) -> None:
        piece = v.GIVE.read(option)
        if self.left > 1:
            s.push(GiveUp(self.seat, self.price, self.prize, self.left - 1, piece))
        s.note(EVERYONE, v.DISCARDED, self.seat, p.KIND[piece])
        s.discard(self.seat, ACTIVE, piece)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_GIVE.line(self.left, self.price)


class Prize(Frame[Capsules]):
    """TC-4.5.7b, TC-4.5.7c: the reward, after the losses."""

    def __init__(self, seat: int, prize: int) -> None:
        self.seat = seat
        self.prize = prize

    def run(self, s: Capsules) -> None:
        s.push(TakeBio(self.seat) if self.prize == BIO_PRIZE else UpgradeOne(self.seat))
