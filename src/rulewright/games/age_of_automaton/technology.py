"""The Technology track (AOA-13.3 to 13.5): building and upgrading automatons."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ASK_CLOCK,
    ASK_UPGRADE,
    AT_TOP,
    NO_WORKER_AT,
    SKIP,
    UPGRADE,
)


def upgrades(s: Automaton, seat: int) -> list[Option]:
    """Workers of one level are alike: one option for each level below IV that has any."""
    tech = s.factories[seat].tech
    return [UPGRADE.of(level - 1) for level in range(1, 4) if tech[level]]


def why_not_upgrade(s: Automaton, seat: int, option: Option) -> Line | None:
    if option not in UPGRADE:
        return None
    level = UPGRADE.read(option) + 1
    if not s.factories[seat].tech[level]:
        return NO_WORKER_AT.line(level - 1)
    return AT_TOP.line(level - 1) if level == 4 else None


class Upgrade(Decision[Automaton]):
    """AOA-13.5: one upgrade icon, for one worker; it may be skipped (AOA-RU-19)."""

    step = "upgrade"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def prompt(self, s: Automaton) -> Line:
        return ASK_UPGRADE.line(self.steps)

    def options(self, s: Automaton) -> list[Option]:
        found = upgrades(s, self.seat)
        return [SKIP.of()] + found if found else found

    def default(self, s: Automaton) -> Option:
        return self.options(s)[-1]

    def take(self, s: Automaton, option: Option) -> None:
        if option in UPGRADE:
            s.upgrade(self.seat, UPGRADE.read(option) + 1, self.steps)

    def visible(self, s: Automaton) -> list[Option]:
        return [SKIP.of()] + [UPGRADE.of(level) for level in range(4)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return why_not_upgrade(s, self.seat, option)


class Overclocked(Decision[Automaton]):
    """AOA-10.5: the worker that Overclock raises by one, not skippable; without one nothing (AOA-RU-65)."""

    step = "upgrade"

    def prompt(self, s: Automaton) -> Line:
        return ASK_CLOCK.line()

    def options(self, s: Automaton) -> list[Option]:
        return upgrades(s, self.seat)

    def default(self, s: Automaton) -> Option:
        return self.options(s)[-1]

    def take(self, s: Automaton, option: Option) -> None:
        s.upgrade(self.seat, UPGRADE.read(option) + 1, 1)

    def visible(self, s: Automaton) -> list[Option]:
        return [UPGRADE.of(level) for level in range(4)]

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return why_not_upgrade(s, self.seat, option)


class Build(Frame[Automaton]):
    """AOA-10.4: one unbuilt die to Level I."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Automaton) -> None:
        s.build(self.seat, 1, 1)
