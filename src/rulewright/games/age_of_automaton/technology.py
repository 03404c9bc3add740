"""The Technology track (AOA-13.3 to 13.5): building and upgrading automatons."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Seated
from rulewright.core.verbs import Line, Option
from rulewright.games.age_of_automaton.table import Automaton


def offer_upgrades(s: Automaton, seat: int, to: Offers) -> None:
    """Workers of one level are alike: one option for each level below IV that has any."""
    tech = s.factories[seat].tech
    for level in range(1, p.IV + 1):
        if not tech[level]:
            to.no(v.UPGRADE.of(level - 1), v.NO_WORKER_AT, level - 1)
        else:
            to.may_if(level != p.IV, v.UPGRADE.of(level - 1), v.AT_TOP, level - 1)


class Upgrade(Reasoned[Automaton]):
    """AOA-13.5, AOA-D-14: one upgrade icon, for one worker; it may be skipped (AOA-RU-19)."""

    step = "upgrade"
    offers_last = True

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_UPGRADE.line(self.steps)

    def look(self, s: Automaton, to: Offers) -> None:
        offer_upgrades(s, self.seat, to)
        to.decline(v.SKIP.of())

    def take(self, s: Automaton, option: Option) -> None:
        if option in v.UPGRADE:
            s.upgrade(self.seat, v.UPGRADE.read(option) + 1, self.steps)


class Overclocked(Reasoned[Automaton]):
    """AOA-10.5: the worker that Overclock raises by one, not skippable; without one nothing (AOA-RU-65)."""

    step = "upgrade"
    asks = v.ASK_CLOCK
    offers_last = True

    def look(self, s: Automaton, to: Offers) -> None:
        offer_upgrades(s, self.seat, to)

    def take(self, s: Automaton, option: Option) -> None:
        s.upgrade(self.seat, v.UPGRADE.read(option) + 1, 1)


class Build(Seated[Automaton]):
    """AOA-10.4: one unbuilt die to Level I."""

    def run(self, s: Automaton) -> None:
        s.build(self.seat, 1, 1)
