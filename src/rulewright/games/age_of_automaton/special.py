"""Special actions and reliability (AOA-10, AOA-11). Overdrive is part of Prospect."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.effects import gain
from rulewright.games.age_of_automaton.goods import Charge
from rulewright.games.age_of_automaton.playable import overtime_targets
from rulewright.games.age_of_automaton.printed import (
    EXTRA_CREDITS,
    OVERCLOCK,
    RELIABILITY,
)
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.technology import Build, Overclocked
from rulewright.games.age_of_automaton.verbs import ASK_OVERTIME, OVERTIME_, STRAINED


def extra_due(f: Factory) -> int:
    """AOA-11.3, AOA-11.4: 2 more credits when the marker enters the end space or stands there already."""
    return EXTRA_CREDITS if f.reliability <= 1 else 0


class Lose(Frame[Automaton]):
    """AOA-11.1: one space to the left; the benefit of the space entered comes at once (AOA-11.2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Automaton) -> None:
        f = s.factories[self.seat]
        if f.reliability > 0:
            f.reliability -= 1
            s.note(EVERYONE, STRAINED, self.seat, f.reliability)
            gain(s, self.seat, RELIABILITY[f.reliability])


def strain(s: Automaton, seat: int, credits: int) -> None:
    """What every special action begins with: reliability, then credits."""
    if credits:
        s.push(Charge(seat, credits))
    s.push(Lose(seat))


def overbuilt(s: Automaton, seat: int, credits: int) -> None:
    s.push(Build(seat))
    strain(s, seat, credits)


def overclock(s: Automaton, seat: int, credits: int) -> None:
    s.push(Overclocked(seat))
    strain(s, seat, credits)


def overtime(s: Automaton, seat: int, action: int, credits: int) -> None:
    """AOA-10.3: the main action follows at once; the menu of the turn is closed."""
    from rulewright.games.age_of_automaton.turn import begin

    s.factories[seat].overtimes += 1
    begin(s, seat, action, -1)
    strain(s, seat, credits)


def by_specialist(s: Automaton, seat: int, which: int) -> None:
    """AOA-FX-16, AOA-RU-89: no printed credits, but reliability and the extra credits."""
    due = extra_due(s.factories[seat])
    if which == OVERCLOCK:
        overclock(s, seat, due)
    else:
        s.push(OvertimeTarget(seat, due))


class OvertimeTarget(Decision[Automaton]):
    """AOA-D-03: Overtime by Shift Manager; which action follows."""

    def __init__(self, seat: int, credits: int) -> None:
        super().__init__(seat)
        self.credits = credits

    def prompt(self, s: Automaton) -> Line:
        return ASK_OVERTIME.line()

    def options(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        return [OVERTIME_.of(action) for action in overtime_targets(s, f, f.credits - self.credits)]

    def take(self, s: Automaton, option: Option) -> None:
        s.stack.pop()  # the menu of TURN_OPEN: nothing may come between (AOA-10.3)
        overtime(s, self.seat, OVERTIME_.read(option), self.credits)

    def visible(self, s: Automaton) -> list[Option]:
        return [OVERTIME_.of(action) for action in range(OVERTIME_.size)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        from rulewright.games.age_of_automaton.reasons import why_not_overtime

        if option not in OVERTIME_ or option in self.options(s):
            return None
        f = s.factories[self.seat]
        return why_not_overtime(s, f, OVERTIME_.read(option), self.credits)
