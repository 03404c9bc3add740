"""Fallout (ARK-14): the counter between peace and war, and when the game is over.

The counter is an int: n on green n, peace; -n on red n, war. Clockwise leads from green down to war, and
inside red up to its highest number (7.14).
"""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.goals import finished
from rulewright.games.ark_awakening.table import Ark


def highest(s: Ark) -> int:
    """ARK-S15: of green and of red, by number of players."""
    return p.AMOUNTS["fallout_meter"][s.players - 1]


def position(meter: int) -> int:
    """The counter's place among the names of the meter."""
    return meter - 1 if meter > 0 else v.METER_MOST - meter - 1


def boxes(s: Ark) -> list[int]:
    """7.14: all positions of the counter, each beside the one to which the evaluation leads: from peace's
    highest down, from war's highest down, and from red 1 round to the first one."""
    numbers = range(highest(s), 0, -1)
    return [*numbers, *[-n for n in numbers]]


class Evaluate(Frame[Ark]):
    """T10, ARK-14.7 to 14.7c: after every turn; a game that is over ends here (ARK-14.9, ARK-R137)."""

    def run(self, s: Ark) -> None:
        if finished(s):
            s.finish()
        else:
            set_counter(s, evaluated(s.meter, s.clash == 1, highest(s)))


def evaluated(meter: int, clash: bool, most: int) -> int:
    """The transitions of 7.14."""
    if meter > 0:  # peace: would there have been a combat?
        if not clash:
            return meter
        return meter - 1 if meter > 1 else -most
    if clash:
        return max(meter - 1, -most)
    return meter + 1 if meter < -1 else most


def set_counter(s: Ark, meter: int) -> None:
    if meter == s.meter:
        return
    before = s.meter
    s.meter = meter
    s.note(EVERYONE, v.COUNTED, position(meter))
    if before > 0 > meter:
        s.note(EVERYONE, v.WAR)
    elif before < 0 < meter:
        s.note(EVERYONE, v.PEACE)


class MoveCounter(Decision[Ark]):
    """ARK-14.11: a card moves the counter either way, only within peace or within war; it may be declined."""

    step = "artifact"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def reach(self, s: Ark) -> list[int]:
        """Where the counter could go."""
        low, high = (1, highest(s)) if s.meter > 0 else (-highest(s), -1)
        near = range(max(low, s.meter - self.steps), min(high, s.meter + self.steps) + 1)
        return [meter for meter in near if meter != s.meter]

    def options(self, s: Ark) -> list[Option]:
        return [v.DONE.of(), *sorted([v.COUNTER.of(position(meter)) for meter in self.reach(s)])]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.COUNTER:
            for meter in self.reach(s):
                if position(meter) == v.COUNTER.read(option):
                    set_counter(s, meter)
                    return

    def prompt(self, s: Ark) -> Line:
        return v.ASK_COUNTER.line(self.steps)
