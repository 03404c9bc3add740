"""Equipment (AOA-6): a card with a discount, an extra action now, and an ability for its column."""

from __future__ import annotations

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.effects import AFTER_EXTRA, BEFORE_EXTRA
from rulewright.games.age_of_automaton.menu import (
    action_of,
    all_asides,
    all_goals,
    asides,
    do_aside,
    goal,
    thing_of,
)
from rulewright.games.age_of_automaton.playable import goals, price_of
from rulewright.games.age_of_automaton.printed import COLUMN_SLOTS, COLUMNS, EXTRA, NONE
from rulewright.games.age_of_automaton.reasons import why_not_goal, why_not_in_menu
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ASK_COLUMN,
    ASK_EXTRA,
    ASK_EXTRA_AFTER,
    BOUGHT,
    COLUMN_FULL,
    DONE,
    TUCK,
    TUCKED,
)
from rulewright.games.age_of_automaton.workers import Price, Worker


def buy(s: Automaton, seat: int, card: int, main: bool) -> None:
    """AOA-6.1: take, refill, pay, place beside the board, extra action, column.

    A card bought by an extra action has no extra action and no window of its own (AOA-6.5, AOA-RU-62).
    """
    f = s.factories[seat]
    price = price_of(f, card)  # before the card is owned: its own discount does not count (AOA-6.2b)
    s.move(card, s.rows[0], f.equipment)
    f.columns.append(NONE)
    s.note(EVERYONE, BOUGHT, seat, card)
    s.push(Column(seat, card))
    if main:
        s.push(Extra(seat, card, 1))
    s.push(Price(seat, price[0], price[1], price[2]))
    s.refill(0)


class Extra(Decision[Automaton]):
    """AOA-6.3, AOA-6.6: the extra action, once and only now; special and free actions around it."""

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left  # 0: the extra action has been played

    def where(self) -> int:
        return BEFORE_EXTRA if self.left else AFTER_EXTRA

    def prompt(self, s: Automaton) -> Line:
        return ASK_EXTRA.line(self.card, EXTRA[self.card]) if self.left else ASK_EXTRA_AFTER.line(self.card)

    def options(self, s: Automaton) -> list[Option]:
        out: list[Option] = []
        if self.left:
            action = EXTRA[self.card]
            for thing in goals(s, s.factories[self.seat], action, True):
                out.append(goal(action, thing))
        asides(s, self.seat, self.where(), out)
        if out:
            out.append(DONE.of())
            out.sort()
        return out

    def take(self, s: Automaton, option: Option) -> None:
        action = action_of(option)
        if action != NONE:
            s.push(Extra(self.seat, self.card, 0))
            s.push(Worker(self.seat, action, thing_of(option), self.card))
        elif option != DONE.of():
            s.push(self)
            do_aside(s, self.seat, option, self.where())

    def visible(self, s: Automaton) -> list[Option]:
        out = [DONE.of()] + all_asides(s, self.seat)
        return out + all_goals(s, EXTRA[self.card]) if self.left else out

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option in self.options(s):
            return None
        action = action_of(option)
        if action == NONE:
            return why_not_in_menu(s, self.seat, option, self.where())
        if action != EXTRA[self.card] or option not in self.visible(s):
            return None
        return why_not_goal(s, s.factories[self.seat], action, thing_of(option), True)


class Column(Decision[Automaton]):
    """AOA-6.7: a column with fewer than two cards, for good."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, s: Automaton) -> Line:
        return ASK_COLUMN.line(self.card)

    def options(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        return [TUCK.of(column) for column in range(COLUMNS) if f.in_column(column) < COLUMN_SLOTS]

    def take(self, s: Automaton, option: Option) -> None:
        f = s.factories[self.seat]
        f.columns[f.equipment.cards.index(self.card)] = TUCK.read(option)
        s.note(EVERYONE, TUCKED, self.seat, self.card, TUCK.read(option))

    def visible(self, s: Automaton) -> list[Option]:
        return [TUCK.of(column) for column in range(COLUMNS)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option in TUCK and option not in self.options(s):
            return COLUMN_FULL.line(TUCK.read(option))
        return None
