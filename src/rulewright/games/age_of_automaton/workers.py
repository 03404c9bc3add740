"""Worker actions (AOA-3.6): which worker goes where, what the action does, and its bonus."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.actions import (
    Closable,
    Close,
    Desk,
    ExtraGoal,
    action_of,
    asides,
    thing_of,
)
from rulewright.games.age_of_automaton.goods import ANY_GOOD, Take
from rulewright.games.age_of_automaton.paying import Price
from rulewright.games.age_of_automaton.playable import price_of
from rulewright.games.age_of_automaton.prospect import prospect
from rulewright.games.age_of_automaton.table import Automaton, worker

TO_GENERAL: Final = 0  # where a worker is sent
TO_IV: Final = 1
TO_CARD: Final = 2
ON_BOARD: Final = [TO_GENERAL, TO_IV]


class Worker(Reasoned[Automaton]):
    """AOA-D-05, AOA-D-06: the level of the worker and its space, or the Equipment card of an extra action."""

    step = "worker"

    def __init__(self, seat: int, action: int, thing: int, card: int) -> None:
        super().__init__(seat)
        self.action = action
        self.thing = thing  # the track or card to go for
        self.card = card  # NONE: a main action

    def prompt(self, s: Automaton) -> Line:
        return (v.ASK_WORKER if self.card == p.NONE else v.ASK_EXTRA_WORKER).line(self.action)

    def lowest(self, s: Automaton) -> int:
        """AOA-4.1: the level that reaches the card's position."""
        return 1 if self.action == p.PROSPECT else s.row(self.action).index(self.thing) + 1

    def space(self, s: Automaton, place: int) -> int:
        """AOA-3.8: where a worker sent there comes to stand; NONE if it is taken."""
        if place == TO_GENERAL:
            return s.general_space(self.action)
        return self.action * p.SPACES + p.GENERAL if s.iv_free(self.action) else p.NONE

    def look(self, s: Automaton, to: Offers) -> None:
        lowest = self.lowest(s)
        if self.card != p.NONE:
            for level in range(1, p.IV + 1):
                self.offer(s, level, lowest, TO_CARD, True, to)
            return
        general, iv = [self.space(s, place) != p.NONE for place in ON_BOARD]
        tech = s.factories[self.seat].tech
        for level in range(1, p.IV + 1):
            if to.told or tech[level]:
                self.offer(s, level, lowest, TO_GENERAL, general, to)
                self.offer(s, level, lowest, TO_IV, iv, to)

    def offer(self, s: Automaton, level: int, lowest: int, place: int, free: bool, to: Offers) -> None:
        option = v.SEND.of(level - 1, place)
        if not s.factories[self.seat].tech[level]:
            to.no(option, v.NO_WORKER_AT, level - 1)
        elif level < lowest:
            to.no(option, v.LEVEL_LOW, lowest - 1)
        elif place == TO_IV and level < p.IV:
            to.no(option, v.FOR_IV, level - 1)
        else:
            to.may_if(free, option, v.PLACE_TAKEN, place)

    def take(self, s: Automaton, option: Option) -> None:
        at, place = v.SEND.read(option)
        level = at + 1
        f = s.factories[self.seat]
        f.tech[level] -= 1
        if place == TO_CARD:
            f.rider_card = self.card
            f.rider_level = level
        else:
            s.spaces[self.space(s, place)] = worker(self.seat, level)
        perform(s, self.seat, self.action, self.thing, level, self.card)


def perform(s: Automaton, seat: int, action: int, thing: int, level: int, card: int) -> None:
    """m4 and m5: resolve by the worker's level; the bonus comes last (AOA-3.12)."""
    s.push(Bonus(seat, action, thing, level))
    if action == p.PROSPECT:
        prospect(s, seat, thing, level)
    elif action == p.EQUIPMENT:
        buy(s, seat, thing, card == p.NONE)
    elif action == p.RESEARCH:
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
        if self.action == p.PROSPECT:
            s.push(Take(self.seat, self.level, tuple(p.BONUS[self.thing])))
        elif self.action == p.EQUIPMENT:
            s.score(self.seat, self.level)
        elif self.action == p.RESEARCH and s.round > 1:
            s.push(Take(self.seat, self.level, ANY_GOOD))
        else:
            s.earn(self.seat, self.level)


# --- Equipment (AOA-6): a discount, an extra action now, and an ability for its column ----------------
def buy(s: Automaton, seat: int, card: int, main: bool) -> None:
    """AOA-6.1: take, refill, pay, place beside the board, extra action, column.

    A card bought by an extra action has no extra action and no window of its own (AOA-6.5, AOA-RU-62).
    """
    f = s.factories[seat]
    price = price_of(f, card)  # before the card is owned: its own discount does not count (AOA-6.2b)
    s.move(card, s.rows[0], f.equipment)
    f.columns.append(p.NONE)
    if s.log is not None:
        s.note(EVERYONE, v.BOUGHT, seat, card, v.UNSETTLED if f.waive else v.PRICES.index(price))
    s.push(Column(seat, card))
    if main:
        s.push(Extra(seat, card))
    s.push(Price(seat, price[0], price[1], price[2]))
    s.refill(0)


class ExtraMenu(Closable):
    """Around the extra action of a card just bought (AOA-6.6)."""

    step = "extra"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def me(self, s: Automaton) -> Desk:
        return Desk(s.factories[self.seat], extra=p.EXTRA[self.card])


class Extra(ExtraMenu):
    """AOA-6.3, AOA-D-12, AOA-F-21: the extra action, only now; special and free actions before it."""

    actions = (Close(v.DONE), *[ExtraGoal(action) for action in range(p.COLUMNS)], *asides(p.BEFORE_EXTRA))

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_EXTRA.line(self.card, p.EXTRA[self.card])

    def take(self, s: Automaton, option: Option) -> None:
        action = action_of(option)
        if action == p.NONE:
            super().take(s, option)
        else:
            s.push(ExtraDone(self.seat, self.card))
            s.push(Worker(self.seat, action, thing_of(option), self.card))


class ExtraDone(ExtraMenu):
    """AOA-6.6: special and free actions after the extra action."""

    actions = (Close(v.DONE, passes=True), *asides(p.AFTER_EXTRA))

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_EXTRA_AFTER.line(self.card)


class Column(Reasoned[Automaton]):
    """AOA-6.7, AOA-D-13: a column with fewer than two cards, for good."""

    step = "column"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_COLUMN.line(self.card)

    def look(self, s: Automaton, to: Offers) -> None:
        for column in range(p.COLUMNS):
            room = len(s.factories[self.seat].in_column(column)) < p.COLUMN_SLOTS
            to.may_if(room, v.TUCK.of(column), v.COLUMN_FULL, column)

    def take(self, s: Automaton, option: Option) -> None:
        f = s.factories[self.seat]
        f.columns[f.equipment.cards.index(self.card)] = v.TUCK.read(option)
        s.note(EVERYONE, v.TUCKED, self.seat, self.card, v.TUCK.read(option))


# --- R&D (AOA-7) and Sale (AOA-8) ------------------------------------------------------------------
def study(s: Automaton, seat: int, card: int) -> None:
    """AOA-7.1, AOA-F-22: take, refill, gain upgrades, relationships and the rest in the printed order."""
    kind = p.RESEARCH - p.EQUIPMENT
    s.move(card, s.rows[kind], s.factories[seat].research)
    s.note(EVERYONE, v.STUDIED, seat, card - p.RESEARCH_FIRST)
    s.gain(seat, p.ON_CARD[card])
    s.refill(kind)


def sell(s: Automaton, seat: int, card: int) -> None:
    """AOA-8.1, AOA-F-23: take, refill, pay, relationship and reputation."""
    f = s.factories[seat]
    price = price_of(f, card)
    s.move(card, s.rows[p.SALE - p.EQUIPMENT], f.sales)
    s.note(EVERYONE, v.SOLD, seat, card - p.SALE_FIRST)
    s.gain(seat, p.ON_CARD[card])
    s.push(Price(seat, price[0], price[1], price[2]))
    s.refill(p.SALE - p.EQUIPMENT)
