"""Mini-actions (ARK-15.2): one type of them before the action phase, if a seat owns any."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.move import walk
from rulewright.games.ark_awakening.produce import take_basic
from rulewright.games.ark_awakening.table import Ark

GIVEN_BY: Final = [p.code(f"mini_{name}") for name in v.MINI_ACTIONS]
MOVE: Final = v.MINI_ACTIONS.index("move")
MILITARIZE: Final = v.MINI_ACTIONS.index("militarize")
PRODUCE: Final = v.MINI_ACTIONS.index("metamorphite")


class ChooseMini(Decision[Ark]):
    """ARK-15.2 to 15.2d: none, or one type; values of one type add, normal benefits do not."""

    step = "mini"

    def options(self, s: Ark) -> list[Option]:
        owned = [mini for mini in range(len(v.MINI_ACTIONS)) if benefit(s, self.seat, GIVEN_BY[mini])]
        return [v.DONE.of()] + [v.MINI.of(mini) for mini in owned] if owned else []

    def take(self, s: Ark, option: Option) -> None:
        if option not in v.MINI:
            return
        mini = v.MINI.read(option)
        n = benefit(s, self.seat, GIVEN_BY[mini])
        s.push(Check())
        if mini == MOVE:
            walk(s, self.seat, n)
        elif mini == MILITARIZE:
            s.arm(self.seat, n)
        elif mini == PRODUCE:
            s.gain(self.seat, p.METAMORPHITE, n)
        else:
            take_basic(s, self.seat, n)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_MINI.line()
