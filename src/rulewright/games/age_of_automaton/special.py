"""Special actions and reliability (AOA-10, AOA-11). Overdrive is part of Prospect."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Seated
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.goods import Charge
from rulewright.games.age_of_automaton.playable import playable
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.technology import Build, Overclocked


def extra_due(f: Factory) -> int:
    """AOA-11.3, AOA-11.4: 2 more credits when the marker enters the end space or stands there already."""
    return p.EXTRA_CREDITS if f.reliability <= 1 else 0


def special_price(f: Factory, special: int) -> int:
    """AOA-10.1: the printed credits, and what the end of the track adds."""
    return p.SPECIAL_PRICE[special] + extra_due(f)


def drive_price(f: Factory, steps: int) -> int:
    """AOA-10.1: of Overdrive the printed credits for each step."""
    return steps * p.SPECIAL_PRICE[p.OVERDRIVE] + extra_due(f)


class Lose(Seated[Automaton]):
    """AOA-11.1: one space to the left; the benefit of the space entered comes at once (AOA-11.2)."""

    def run(self, s: Automaton) -> None:
        f = s.factories[self.seat]
        if f.reliability > 0:
            f.reliability -= 1
            s.note(EVERYONE, v.STRAINED, self.seat, f.reliability)
            s.gain(self.seat, p.RELIABILITY[f.reliability])


def strain(s: Automaton, seat: int, credits: int) -> None:
    """What every special action begins with: reliability, then credits."""
    if credits:
        s.push(Charge(seat, credits))
    s.push(Lose(seat))


def too_dear(f: Factory, option: Option, credits: int, to: Offers) -> bool:
    """AOA-11.5: credits for a special action, with the extra two at the end of the Reliability track."""
    lack = credits - f.credits
    if lack > 0 and to.told:
        to.no(option, v.UNRELIABLE if lack <= extra_due(f) else v.LACKS_CREDITS, lack)
    return lack > 0


def overbuilt(s: Automaton, seat: int, credits: int) -> None:
    s.push(Build(seat))
    strain(s, seat, credits)


def overclock(s: Automaton, seat: int, credits: int) -> None:
    s.push(Overclocked(seat))
    strain(s, seat, credits)


def overtime(s: Automaton, seat: int, action: int, credits: int) -> None:
    """AOA-10.3: the main action follows at once; the menu of the turn is closed."""
    s.factories[seat].overtimes += 1
    s.push(Do(seat, p.MAIN[action]))
    strain(s, seat, credits)


def offer_overtime(s: Automaton, f: Factory, credits: int, to: Offers) -> None:
    """AOA-10.2, AOA-RU-97: the unplayed action of every column with exactly one marker, if playable."""
    for action in range(p.ACTIONS):
        if f.played[p.PARTNER[action]] and not f.played[action]:
            option = v.WORK_OVERTIME.of(action)
            if not too_dear(f, option, credits, to):
                to.may_if(playable(s, f, action, f.credits - credits), option, v.NOT_PLAYABLE, action)
        elif to.told and f.played[action]:
            to.no(v.WORK_OVERTIME.of(action), v.ONCE, action)
        elif to.told:
            to.no(v.WORK_OVERTIME.of(action), v.COLUMN_FREE, p.column_of(action))


class OvertimeTarget(Reasoned[Automaton]):
    """AOA-D-03: Overtime by Shift Manager; which action follows."""

    step = "overtime"
    asks = v.ASK_OVERTIME

    def __init__(self, seat: int, credits: int) -> None:
        super().__init__(seat)
        self.credits = credits

    def look(self, s: Automaton, to: Offers) -> None:
        offer_overtime(s, s.factories[self.seat], self.credits, to)

    def take(self, s: Automaton, option: Option) -> None:
        s.stack.pop()  # the menu of TURN_OPEN: nothing may come between (AOA-10.3)
        overtime(s, self.seat, v.WORK_OVERTIME.read(option), self.credits)
