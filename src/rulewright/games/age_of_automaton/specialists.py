"""Free actions (AOA-12): Specialists played, used and discarded, and Contract tokens."""

from __future__ import annotations

from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.goods import gain_tokens
from rulewright.games.age_of_automaton.printed import (
    ACTIONS,
    AFTER_ROLL,
    BEFORE_MAIN,
    IN_OPEN,
    REWARD,
    ROLLED,
    SKILL,
    SPECIALIST_FIRST,
    TIMING,
)
from rulewright.games.age_of_automaton.special import offer_overtime, overbuilt, overclock, overtime
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    ASK_FREE,
    CLOCK,
    LEFT_GAME,
    NO_DIE,
    NO_UPGRADE,
    NOT_NOW,
    OVERBUILD,
    SKIP,
    TO_COMMON,
    USELESS,
    WORK_OVERTIME,
)


def in_time(specialist: int, where: int) -> bool:
    """AOA-1.5b: only abilities that name the window work after a roll; some only before the main action."""
    timing = TIMING[specialist]
    if timing == AFTER_ROLL:
        return where == ROLLED
    return where == IN_OPEN if timing == BEFORE_MAIN else where != ROLLED


def offer_skill(s: Automaton, f: Factory, specialist: int, where: int, option: Option, to: Offers) -> None:
    """AOA-12.7: at its time, and only to some effect."""
    if not in_time(specialist, where):
        to.no(option, NOT_NOW, specialist)
    else:
        to.may_if(s.useful(f.seat, SKILL[specialist], where), option, USELESS, specialist)


def discard(s: Automaton, seat: int, specialist: int, where: int) -> None:
    """AOA-12.3: tokens first, then a free special action. In the variant only the first becomes Common."""
    f = s.factories[seat]
    removed = s.setup.options["limited_common"] and f.discarded > 0
    f.discarded += 1
    s.move(SPECIALIST_FIRST + specialist, f.hand, s.gone if removed else s.common)
    s.note(EVERYONE, LEFT_GAME if removed else TO_COMMON, seat, specialist)
    s.push(FreeSpecial(seat, where))
    gain_tokens(s, seat, REWARD[specialist])


class FreeSpecial(Reasoned[Automaton]):
    """AOA-12.3b, AOA-D-17: Overtime, Overbuilt or Overclock for no credits, or none of them (AOA-RU-18)."""

    step = "free"
    asks = ASK_FREE

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def look(self, s: Automaton, to: Offers) -> None:
        f = s.factories[self.seat]
        if self.where == IN_OPEN:
            for action in range(ACTIONS):
                offer_overtime(s, f, action, 0, to)
        to.may_if(f.unbuilt > 0, OVERBUILD.of(), NO_DIE)
        to.may_if(f.upgradable(), CLOCK.of(), NO_UPGRADE)
        to.decline(SKIP.of())  # AOA-RU-79: with nothing to decline the benefit is lost

    def take(self, s: Automaton, option: Option) -> None:
        if option in WORK_OVERTIME:
            s.stack.pop()  # the menu of TURN_OPEN: nothing may come between (AOA-10.3)
            overtime(s, self.seat, WORK_OVERTIME.read(option), 0)
        elif option == OVERBUILD.of():
            overbuilt(s, self.seat, 0)
        elif option == CLOCK.of():
            overclock(s, self.seat, 0)
