"""What the actions of an action phase look at: whose phase it is, what its section allows, what is left."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.table import COUNTERS, FINISHED, PURSUED, Ark, Biodome

BY_TRACK: Final = -1  # an action of no fixed value
NO_ACTION: Final = -1  # none is named


class Doing:
    """A seat in the action phase of a section, made once a question."""

    def __init__(self, s: Ark, seat: int, section: int, named: int = NO_ACTION) -> None:
        self.seat = seat
        self.dome: Biodome = s.domes[seat]
        printed = self.dome.section(section)
        self.open: list[bool] = open_actions(s, printed, named)
        self.fixed: list[int] = [BY_TRACK] * len(p.ACTIONS)
        for i in range(len(printed.actions)):
            self.fixed[printed.actions[i]] = printed.fixed[i]

    def left(self, s: Ark, action: int) -> int:
        """ARK-3.7b, ARK-R19: the value is read now; what was used before is used."""
        fixed = self.fixed[action]
        return (value(s, self.seat, action) if fixed == BY_TRACK else fixed) - s.spent[action]


def open_actions(s: Ark, section: p.Section, named: int) -> list[bool]:
    """ARK-4.4: of `X + Y` what is not finished, of `X or Y` the one begun, or that a card names (13.13)."""
    out = [False] * len(p.ACTIONS)
    begun = [action for action in section.actions if s.spent[action] or action == named]
    for action in section.actions if section.all or not begun else begun:
        out[action] = not s.spent[FINISHED] >> action & 1
    return out


def pursue(s: Ark, action: int) -> None:
    """ARK-4.4: in either order, one after the other: who begins another action has finished the last."""
    before = s.spent[PURSUED] - 1
    if before >= 0 and before != action:
        s.spent[FINISHED] |= 1 << before
    s.spent[PURSUED] = action + 1


def begin(s: Ark) -> None:
    """A new action phase: nothing is used yet."""
    s.spent = [0] * COUNTERS
    s.touched = []
    s.fresh = 0
    s.trail = []
    s.traded = []
