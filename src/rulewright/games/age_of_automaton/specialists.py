"""Free actions (AOA-12): Specialists played, used and discarded, and Contract tokens."""

from __future__ import annotations

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.effects import IN_OPEN, ROLLED, gain, useful
from rulewright.games.age_of_automaton.goods import gain_tokens
from rulewright.games.age_of_automaton.playable import overtime_targets
from rulewright.games.age_of_automaton.printed import (
    AFTER_ROLL,
    BEFORE_MAIN,
    NEEDS,
    REWARD,
    SKILL,
    SPECIALIST_FIRST,
    TIMING,
)
from rulewright.games.age_of_automaton.special import overbuilt, overclock, overtime
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    ASK_FREE,
    CLOCK,
    DISCARD,
    HIRE,
    LEFT_GAME,
    NO_DIE,
    NO_UPGRADE,
    OVERBUILD,
    OVERTIME_,
    PLAY,
    SKIP,
    TO_COMMON,
    USE,
)


def in_time(specialist: int, where: int) -> bool:
    """AOA-1.5b: only abilities that name the window work after a roll; some only before the main action."""
    timing = TIMING[specialist]
    if timing == AFTER_ROLL:
        return where == ROLLED
    return where == IN_OPEN if timing == BEFORE_MAIN else where != ROLLED


def usable(s: Automaton, f: Factory, specialist: int, where: int) -> bool:
    return in_time(specialist, where) and useful(s, f, SKILL[specialist], where)


def uses(s: Automaton, seat: int, where: int, out: list[Option]) -> None:
    """AOA-12.2, AOA-12.4: own Specialists and, by Contract token, Common ones."""
    f = s.factories[seat]
    for card in f.specialists.cards:
        specialist = card - SPECIALIST_FIRST
        if not f.turned >> specialist & 1 and usable(s, f, specialist, where):
            out.append(USE.of(specialist))
    if f.contracts:
        for card in s.common.cards:
            specialist = card - SPECIALIST_FIRST
            if not f.contracted >> specialist & 1 and usable(s, f, specialist, where):
                out.append(HIRE.of(specialist))


def hand_actions(s: Automaton, seat: int, out: list[Option]) -> None:
    """AOA-12.1, AOA-12.3: play a card if the tokens at its top are held; discard any."""
    f = s.factories[seat]
    for card in f.hand.cards:
        specialist = card - SPECIALIST_FIRST
        if f.covers(NEEDS[specialist]):
            out.append(PLAY.of(specialist))
        out.append(DISCARD.of(specialist))


def act(s: Automaton, seat: int, option: Option, where: int) -> None:
    """One free action."""
    f = s.factories[seat]
    if option in PLAY:
        s.move(SPECIALIST_FIRST + PLAY.read(option), f.hand, f.specialists)
    elif option in USE:
        f.turned |= 1 << USE.read(option)
        gain(s, seat, SKILL[USE.read(option)])
    elif option in HIRE:
        f.contracts -= 1
        f.contracted |= 1 << HIRE.read(option)
        gain(s, seat, SKILL[HIRE.read(option)])
    else:
        discard(s, seat, DISCARD.read(option), where)


def discard(s: Automaton, seat: int, specialist: int, where: int) -> None:
    """AOA-12.3: tokens first, then a free special action. In the variant only the first becomes Common."""
    f = s.factories[seat]
    removed = s.setup.options["limited_common"] and f.discarded > 0
    f.discarded += 1
    s.move(SPECIALIST_FIRST + specialist, f.hand, s.gone if removed else s.common)
    s.note(EVERYONE, LEFT_GAME if removed else TO_COMMON, seat, specialist)
    s.push(FreeSpecial(seat, where))
    gain_tokens(s, seat, REWARD[specialist])


class FreeSpecial(Decision[Automaton]):
    """AOA-12.3b: Overtime, Overbuilt or Overclock for no credits at all, or none of them (AOA-RU-18)."""

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def prompt(self, s: Automaton) -> Line:
        return ASK_FREE.line()

    def options(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        out: list[Option] = [SKIP.of()]
        if self.where == IN_OPEN:
            out += [OVERTIME_.of(action) for action in overtime_targets(s, f, f.credits)]
        if f.unbuilt:
            out.append(OVERBUILD.of())
        if f.upgradable():
            out.append(CLOCK.of())
        return out if len(out) > 1 else []  # AOA-RU-79: else the benefit is lost

    def default(self, s: Automaton) -> Option:
        return SKIP.of()

    def take(self, s: Automaton, option: Option) -> None:
        if option in OVERTIME_:
            s.stack.pop()  # the menu of TURN_OPEN: nothing may come between (AOA-10.3)
            overtime(s, self.seat, OVERTIME_.read(option), 0)
        elif option == OVERBUILD.of():
            overbuilt(s, self.seat, 0)
        elif option == CLOCK.of():
            overclock(s, self.seat, 0)

    def visible(self, s: Automaton) -> list[Option]:
        out: list[Option] = [SKIP.of(), OVERBUILD.of(), CLOCK.of()]
        if self.where == IN_OPEN:
            out += [OVERTIME_.of(action) for action in range(OVERTIME_.size)]
        return out

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        from rulewright.games.age_of_automaton.reasons import why_not_overtime

        f = s.factories[self.seat]
        if option == OVERBUILD.of() and not f.unbuilt:
            return NO_DIE.line()
        if option == CLOCK.of() and not f.upgradable():
            return NO_UPGRADE.line()
        if option in OVERTIME_ and self.where == IN_OPEN and option not in self.options(s):
            return why_not_overtime(s, f, OVERTIME_.read(option), 0)
        return None
