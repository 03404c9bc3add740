"""Tokens and credits: the limit of ten (AOA-1.2), and gains and payments that ask which."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Line, Option, Verb1
from rulewright.games.age_of_automaton.table import Automaton

ANY_COLOUR: Final = (0, 1, 2)
ANY_GOOD: Final = (0, 1, 2, 3)


def held(s: Automaton, seat: int, good: int) -> int:
    f = s.factories[seat]
    return f.credits if good == p.CREDIT else f.tokens[good]


def offer_held(s: Automaton, seat: int, verb: Verb1, goods: tuple[int, ...], to: Offers) -> None:
    """One can part only with what one has."""
    for good in goods:
        to.may_if(held(s, seat, good) > 0, verb.of(good), v.NONE_HELD, good)


def gain_tokens(s: Automaton, seat: int, tokens: list[int]) -> None:
    """One gain instruction: its tokens arrive together, then the limit holds (AOA-RU-47)."""
    for colour in range(p.N_COLOURS):
        s.add(seat, colour, tokens[colour])
    limit(s, seat)


def limit(s: Automaton, seat: int) -> None:
    if s.factories[seat].held() > p.TOKEN_LIMIT:
        s.push(Limit(seat))


class Limit(Reasoned[Automaton]):
    """AOA-1.2, AOA-F-12, AOA-D-19: above ten tokens, discard one by one, newly gained ones included."""

    step = "drop"
    unit_by_unit = True

    def too_many(self, s: Automaton) -> int:
        return s.factories[self.seat].held() - p.TOKEN_LIMIT

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_DROP.line(self.too_many(s))

    def look(self, s: Automaton, to: Offers) -> None:
        offer_held(s, self.seat, v.DROP, ANY_COLOUR, to)

    def default(self, s: Automaton) -> Option:
        """Of the colour held most."""
        tokens = s.factories[self.seat].tokens
        return v.DROP.of(tokens.index(max(tokens)))

    def take(self, s: Automaton, option: Option) -> None:
        s.factories[self.seat].tokens[v.DROP.read(option)] -= 1
        limit(s, self.seat)


class Take(Reasoned[Automaton]):
    """AOA-D-15: gain units one at a time, each of an allowed colour or, where allowed, a credit."""

    step = "take"
    unit_by_unit = True

    def __init__(self, seat: int, left: int, goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.goods = goods

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_TAKE.line(self.left)

    def look(self, s: Automaton, to: Offers) -> None:
        for good in self.goods:
            to.may(v.TAKE.of(good))
        if to.told:
            for good in ANY_COLOUR:
                if good not in self.goods:
                    to.no(v.TAKE.of(good), v.WRONG_COLOUR, good)

    def default(self, s: Automaton) -> Option:
        """The good held least, so that the hand stays even."""
        best = self.goods[0]
        for good in self.goods:
            if held(s, self.seat, good) < held(s, self.seat, best):
                best = good
        return v.TAKE.of(best)

    def take(self, s: Automaton, option: Option) -> None:
        good = v.TAKE.read(option)
        if good == p.CREDIT:
            s.earn(self.seat, 1)
        else:
            s.add(self.seat, good, 1)
        if self.left > 1:
            s.push(Take(self.seat, self.left - 1, self.goods))
        else:
            limit(s, self.seat)


class Give(Reasoned[Automaton]):
    """AOA-RU-87: pay units one at a time, tokens of any colour or (mix) credits."""

    step = "give"
    unit_by_unit = True

    def __init__(self, seat: int, left: int, kind: int) -> None:
        super().__init__(seat)
        self.left = left
        self.kind = kind

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_GIVE.line(self.left)

    def payable(self) -> tuple[int, ...]:
        return ANY_GOOD if self.kind == p.IN_BOTH else ANY_COLOUR

    def look(self, s: Automaton, to: Offers) -> None:
        offer_held(s, self.seat, v.GIVE, self.payable(), to)

    def default(self, s: Automaton) -> Option:
        return most(s, self.seat, self.options(s))

    def take(self, s: Automaton, option: Option) -> None:
        give(s, self.seat, v.GIVE.read(option))
        if self.left > 1:
            s.push(Give(self.seat, self.left - 1, self.kind))


def give(s: Automaton, seat: int, good: int) -> None:
    if good == p.CREDIT:
        s.spend(seat, 1)
    else:
        s.remove(seat, good, 1)


def most(s: Automaton, seat: int, options: list[Option]) -> Option:
    """The one that gives of what is held most."""
    best = options[0]
    for option in options:
        if option in v.GIVE and held(s, seat, v.GIVE.read(option)) > held(s, seat, v.GIVE.read(best)):
            best = option
    return best


class Swap(Reasoned[Automaton]):
    """AOA-FX-12: return 1 to n tokens, then gain as many of any colours."""

    step = "swap"

    def __init__(self, seat: int, given: int, most: int) -> None:
        super().__init__(seat)
        self.given = given
        self.most = most

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_SWAP.line(self.most - self.given)

    def look(self, s: Automaton, to: Offers) -> None:
        if self.given:
            to.may(v.DONE.of())
        offer_held(s, self.seat, v.GIVE, ANY_COLOUR, to)

    def take(self, s: Automaton, option: Option) -> None:
        if option == v.DONE.of():
            s.push(Take(self.seat, self.given, ANY_COLOUR))
            return
        s.remove(self.seat, v.GIVE.read(option), 1)
        if self.given + 1 < self.most:
            s.push(Swap(self.seat, self.given + 1, self.most))
        else:
            s.push(Take(self.seat, self.given + 1, ANY_COLOUR))


class Charge(Frame[Automaton]):
    """Credits of a special action, paid after the reliability is lost (AOA-11.2)."""

    def __init__(self, seat: int, credits: int) -> None:
        self.seat = seat
        self.credits = credits

    def run(self, s: Automaton) -> None:
        s.spend(self.seat, self.credits)
