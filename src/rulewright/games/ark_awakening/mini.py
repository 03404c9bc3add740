"""Mini-actions (ARK-15.2): one type of them before the action phase, if a seat owns any."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.move import walk
from rulewright.games.ark_awakening.printed import METAMORPHITE, code
from rulewright.games.ark_awakening.produce import take_basic
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.verbs import ASK_MINI, DONE, MINI, MINI_ACTIONS

GIVEN_BY: Final = [code(f"mini_{name}") for name in MINI_ACTIONS]
MOVE: Final = MINI_ACTIONS.index("move")
MILITARIZE: Final = MINI_ACTIONS.index("militarize")
PRODUCE: Final = MINI_ACTIONS.index("metamorphite")


class ChooseMini(Decision[Ark]):
    """ARK-15.2 to 15.2d: none, or one type; values of one type add, normal benefits do not."""

    step = "mini"

    def options(self, s: Ark) -> list[Option]:
        owned = [mini for mini in range(len(MINI_ACTIONS)) if benefit(s, self.seat, GIVEN_BY[mini])]
        return [DONE.of()] + [MINI.of(mini) for mini in owned] if owned else []

    def take(self, s: Ark, option: Option) -> None:
        if option not in MINI:
            return
        mini = MINI.read(option)
        n = benefit(s, self.seat, GIVEN_BY[mini])
        s.push(Check())
        if mini == MOVE:
            walk(s, self.seat, n)
        elif mini == MILITARIZE:
            s.arm(self.seat, n)
        elif mini == PRODUCE:
            s.gain(self.seat, METAMORPHITE, n)
        else:
            take_basic(s, self.seat, n)

    def prompt(self, s: Ark) -> Line:
        return ASK_MINI.line()
