"""Free actions (AOA-12): Specialists played, used and discarded, and Contract tokens."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.goods import gain_tokens
from rulewright.games.age_of_automaton.special import offer_overtime, overbuilt, overclock, overtime
from rulewright.games.age_of_automaton.table import Automaton, Factory


def in_time(specialist: int, where: int) -> bool:
    """AOA-1.5b: only abilities that name the window work after a roll; some only before the main action."""
    timing = p.TIMING[specialist]
    if timing == p.AFTER_ROLL:
        return where == p.ROLLED
    return where == p.IN_OPEN if timing == p.BEFORE_MAIN else where != p.ROLLED


def offer_skill(s: Automaton, f: Factory, specialist: int, where: int, option: Option, to: Offers) -> None:
    """AOA-12.7: at its time, and only to some effect."""
    if not in_time(specialist, where):
        to.no(option, v.NOT_NOW, specialist)
    else:
        to.may_if(s.useful(f.seat, p.SKILL[specialist], where), option, v.USELESS, specialist)


def discard(s: Automaton, seat: int, specialist: int, where: int) -> None:
    """AOA-12.3: tokens first, then a free special action. In the variant only the first becomes Common."""
    f = s.factories[seat]
    removed = s.setup.options["limited_common"] and f.discarded > 0
    f.discarded += 1
    s.move(p.SPECIALIST_FIRST + specialist, f.hand, s.gone if removed else s.common)
    s.note(EVERYONE, v.LEFT_GAME if removed else v.TO_COMMON, seat, specialist)
    s.push(FreeSpecial(seat, where))
    gain_tokens(s, seat, p.REWARD[specialist])


class FreeSpecial(Reasoned[Automaton]):
    """AOA-12.3b, AOA-D-17: Overtime, Overbuilt or Overclock for no credits, or none of them (AOA-RU-18)."""

    step = "free"
    asks = v.ASK_FREE

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def look(self, s: Automaton, to: Offers) -> None:
        f = s.factories[self.seat]
        if self.where == p.IN_OPEN:
            offer_overtime(s, f, 0, to)
        to.may_if(f.unbuilt > 0, v.OVERBUILD.of(), v.NO_DIE)
        to.may_if(f.upgradable(), v.CLOCK.of(), v.NO_UPGRADE)
        to.decline(v.SKIP.of())  # AOA-RU-79: with nothing to decline the benefit is lost

    def take(self, s: Automaton, option: Option) -> None:
        if option in v.WORK_OVERTIME:
            s.stack.pop()  # the menu of TURN_OPEN: nothing may come between (AOA-10.3)
            overtime(s, self.seat, v.WORK_OVERTIME.read(option), 0)
        elif option == v.OVERBUILD.of():
            overbuilt(s, self.seat, 0)
        elif option == v.CLOCK.of():
            overclock(s, self.seat, 0)
