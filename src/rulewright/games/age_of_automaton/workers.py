"""Worker actions (AOA-3.6): which worker goes where, what the action does, and its bonus."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.effects import ANY_GOOD, gain
from rulewright.games.age_of_automaton.goods import Take
from rulewright.games.age_of_automaton.playable import price_of
from rulewright.games.age_of_automaton.printed import (
    BONUS,
    EQUIPMENT,
    GENERAL,
    NONE,
    ON_CARD,
    PROSPECT,
    RESEARCH,
    RESEARCH_FIRST,
    SALE_FIRST,
    SPACES,
)
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ASK_EXTRA_WORKER,
    ASK_WAIVE,
    ASK_WORKER,
    FOR_IV,
    LEVEL_LOW,
    NO_WORKER_AT,
    NOT_PRICED,
    PLACE_TAKEN,
    SEND,
    SOLD,
    STUDIED,
    TOO_DEAR,
    WAIVE_,
)

TO_GENERAL: Final = 0  # where a worker is sent
TO_IV: Final = 1
TO_CARD: Final = 2


class Worker(Decision[Automaton]):
    """AOA-D-05, AOA-D-06: the level of the worker and its space, or the Equipment card of an extra action."""

    def __init__(self, seat: int, action: int, thing: int, card: int) -> None:
        super().__init__(seat)
        self.action = action
        self.thing = thing  # the track or card to go for
        self.card = card  # NONE: a main action

    def prompt(self, s: Automaton) -> Line:
        return (ASK_WORKER if self.card == NONE else ASK_EXTRA_WORKER).line(self.action)

    def lowest(self, s: Automaton) -> int:
        """AOA-4.1: the level that reaches the card's position."""
        return 1 if self.action == PROSPECT else s.row(self.action).index(self.thing) + 1

    def options(self, s: Automaton) -> list[Option]:
        tech = s.factories[self.seat].tech
        out: list[Option] = []
        general = self.card == NONE and s.general_space(self.action) != NONE
        for level in range(self.lowest(s), 5):
            if tech[level]:
                if self.card != NONE:
                    out.append(SEND.of(level - 1, TO_CARD))
                elif general:
                    out.append(SEND.of(level - 1, TO_GENERAL))
        if self.card == NONE and tech[4] and s.iv_free(self.action):
            out.append(SEND.of(3, TO_IV))
        return out

    def take(self, s: Automaton, option: Option) -> None:
        at, place = SEND.read(option)
        level = at + 1
        f = s.factories[self.seat]
        f.tech[level] -= 1
        if place == TO_CARD:
            f.rider_card = self.card
            f.rider_level = level
        elif place == TO_IV:
            s.spaces[self.action * SPACES + GENERAL] = self.seat * 10 + level
        else:
            s.spaces[s.general_space(self.action)] = self.seat * 10 + level
        perform(s, self.seat, self.action, self.thing, level, self.card)

    def visible(self, s: Automaton) -> list[Option]:
        if self.card != NONE:
            return [SEND.of(level, TO_CARD) for level in range(4)]
        return [SEND.of(level, place) for level in range(4) for place in (TO_GENERAL, TO_IV)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option not in SEND or option in self.options(s):
            return None
        level, place = SEND.read(option)
        if not s.factories[self.seat].tech[level + 1]:
            return NO_WORKER_AT.line(level)
        if level + 1 < self.lowest(s):
            return LEVEL_LOW.line(self.lowest(s) - 1)
        return FOR_IV.line(level) if place == TO_IV and level < 3 else PLACE_TAKEN.line(place)


def perform(s: Automaton, seat: int, action: int, thing: int, level: int, card: int) -> None:
    """m4 and m5: resolve by the worker's level; the bonus comes last (AOA-3.12)."""
    s.push(Bonus(seat, action, thing, level))
    if action == PROSPECT:
        from rulewright.games.age_of_automaton.prospect import prospect

        prospect(s, seat, thing, level)
    elif action == EQUIPMENT:
        from rulewright.games.age_of_automaton.equipment import buy

        buy(s, seat, thing, card == NONE)
    elif action == RESEARCH:
        study(s, seat, thing)
    else:
        sell(s, seat, thing)


class Bonus(Frame[Automaton]):
    """AOA-5.8, AOA-6.12, AOA-7.2, AOA-8.2: tokens, VP, credits or a mix, as many as the worker's level."""

    def __init__(self, seat: int, action: int, thing: int, level: int) -> None:
        self.seat = seat
        self.action = action
        self.thing = thing
        self.level = level

    def run(self, s: Automaton) -> None:
        if self.action == PROSPECT:
            s.push(Take(self.seat, self.level, tuple(BONUS[self.thing])))
        elif self.action == EQUIPMENT:
            s.score(self.seat, self.level)
        elif self.action == RESEARCH and s.round > 1:
            s.push(Take(self.seat, self.level, ANY_GOOD))
        else:
            s.earn(self.seat, self.level)


# --- R&D (AOA-7) and Sale (AOA-8) ------------------------------------------------------------------
def study(s: Automaton, seat: int, card: int) -> None:
    """AOA-7.1: take, refill, gain upgrades, relationships and the rest in the printed order."""
    kind = RESEARCH - EQUIPMENT
    s.move(card, s.rows[kind], s.factories[seat].research)
    s.note(EVERYONE, STUDIED, seat, card - RESEARCH_FIRST)
    gain(s, seat, ON_CARD[card])
    s.refill(kind)


def sell(s: Automaton, seat: int, card: int) -> None:
    """AOA-8.1: take, refill, pay, relationship and reputation."""
    f = s.factories[seat]
    price = price_of(f, card)
    s.move(card, s.rows[2], f.sales)
    s.note(EVERYONE, SOLD, seat, card - SALE_FIRST)
    gain(s, seat, ON_CARD[card])
    s.push(Price(seat, price[0], price[1], price[2]))
    s.refill(2)


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
    for colour in range(3):
        s.remove(seat, colour, price[colour])


class Waive(Decision[Automaton]):
    """AOA-D-11: which token of the price is waived; what is left must be payable."""

    def __init__(self, seat: int, red: int, yellow: int, blue: int) -> None:
        super().__init__(seat)
        self.red = red
        self.yellow = yellow
        self.blue = blue

    def price(self) -> list[int]:
        return [self.red, self.yellow, self.blue]

    def prompt(self, s: Automaton) -> Line:
        return ASK_WAIVE.line()

    def lack(self, s: Automaton, waived: int) -> int:
        """The first colour that cannot be paid if this one is waived; NONE if all can."""
        price, tokens = self.price(), s.factories[self.seat].tokens
        for colour in range(3):
            if price[colour] - (1 if colour == waived else 0) > tokens[colour]:
                return colour
        return NONE

    def options(self, s: Automaton) -> list[Option]:
        price = self.price()
        return [WAIVE_.of(c) for c in range(3) if price[c] and self.lack(s, c) == NONE]

    def take(self, s: Automaton, option: Option) -> None:
        price = self.price()
        price[WAIVE_.read(option)] -= 1
        pay(s, self.seat, price)

    def visible(self, s: Automaton) -> list[Option]:
        return [WAIVE_.of(colour) for colour in range(3)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option not in WAIVE_ or option in self.options(s):
            return None
        colour = WAIVE_.read(option)
        if not self.price()[colour]:
            return NOT_PRICED.line(colour)
        lack = self.lack(s, colour)
        return TOO_DEAR.line(self.price()[lack] - s.factories[self.seat].tokens[lack], lack)
