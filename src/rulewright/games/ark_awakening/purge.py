"""Removing a corruption cylinder with ENGINEERING (ARK-13.4)."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.values import changed
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import occupies, opposed
from rulewright.games.ark_awakening.enemy import REMOVAL, on_board
from rulewright.games.ark_awakening.engineering import (
    COSTS,
    NEEDS_UNIT,
    PayOne,
    if_paid,
    paid_in,
    tools_left,
)
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.table import TOOLS_USED, Ark


class Purge(Action[Ark, Doing]):
    """ARK-13.4 to 13.4c: one point and the price on the enemy board; no cube of the room's limit."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.ENGINEERING] or not any(s.corrupt):
            return
        for tool in range(len(v.TOOLS)):
            if tools_left(s, me, tool) > 0:
                for cell in range(CELLS):
                    if s.corrupt[cell]:
                        look_at_corruption(s, me.seat, tool, cell, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        tool, cell = v.PURGE.read(option)
        s.spent[p.ENGINEERING] += 1
        s.spent[TOOLS_USED + tool] += 1
        s.corrupt = changed(s.corrupt, cell, 0)
        s.note(EVERYONE, v.PURGED, seat, cell)
        if tool not in COSTS:
            return
        resource, amount = paid_in(s, seat, cell), on_board(s, REMOVAL)
        if resource == p.FREE:
            s.push(PayOne(seat, amount))
        else:
            s.pay(seat, resource, amount)


def look_at_corruption(s: Ark, seat: int, tool: int, cell: int, to: Offers) -> None:
    option = v.PURGE.of(tool, cell)
    if tool in NEEDS_UNIT and not occupies(s, seat, cell):
        to.no(option, v.NOT_THERE, cell)
    elif opposed(s, seat, cell):
        to.no(option, v.OPPOSED, cell)
    else:
        if_paid(s, seat, tool, cell, on_board(s, REMOVAL), option, to)
