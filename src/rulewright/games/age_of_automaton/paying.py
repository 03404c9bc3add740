"""Paying for a card (AOA-6.2, AOA-8.3), with a pending Negotiator."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Option
from rulewright.games.age_of_automaton.table import Automaton


class Price(Frame[Automaton]):
    """Pay for a card after the row was refilled; a pending Negotiator takes one token off (AOA-RU-39)."""

    def __init__(self, seat: int, red: int, yellow: int, blue: int) -> None:
        self.seat = seat
        self.red = red
        self.yellow = yellow
        self.blue = blue

    def run(self, s: Automaton) -> None:
        f = s.factories[self.seat]
        if f.waive:
            f.waive = 0
            if self.red + self.yellow + self.blue:
                s.push(Waive(self.seat, self.red, self.yellow, self.blue))
            return
        pay(s, self.seat, [self.red, self.yellow, self.blue])


def pay(s: Automaton, seat: int, price: list[int]) -> None:
    for colour in range(len(price)):
        s.remove(seat, colour, price[colour])


class Waive(Reasoned[Automaton]):
    """AOA-D-11: which token of the price is waived; what is left must be payable."""

    step = "waive"
    asks = v.ASK_WAIVE

    def __init__(self, seat: int, red: int, yellow: int, blue: int) -> None:
        super().__init__(seat)
        self.red = red
        self.yellow = yellow
        self.blue = blue

    def price(self) -> list[int]:
        return [self.red, self.yellow, self.blue]

    def lack(self, s: Automaton, waived: int) -> int:
        """The first colour that cannot be paid if this one is waived; NONE if all can."""
        price, tokens = self.price(), s.factories[self.seat].tokens
        for colour in range(len(price)):
            if price[colour] - (1 if colour == waived else 0) > tokens[colour]:
                return colour
        return p.NONE

    def look(self, s: Automaton, to: Offers) -> None:
        price = self.price()
        for colour in range(len(price)):
            lack = self.lack(s, colour)
            if not price[colour]:
                to.no(v.WAIVE.of(colour), v.NOT_PRICED, colour)
            elif lack == p.NONE:
                to.may(v.WAIVE.of(colour))
            else:
                missing = price[lack] - s.factories[self.seat].tokens[lack]
                to.no(v.WAIVE.of(colour), v.TOO_DEAR, missing, lack)

    def take(self, s: Automaton, option: Option) -> None:
        price = self.price()
        price[v.WAIVE.read(option)] -= 1
        pay(s, self.seat, price)
