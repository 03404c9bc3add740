"""Ending a game by word: resignation (SEP-13.3) and agreed draw (SEP-13.7)."""

from __future__ import annotations

import rulewright.games.septikon.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.scoring import AGREED, RESIGNED, end
from rulewright.games.septikon.table import DRAW, Septikon


def appeals(s: Septikon, seat: int) -> list[Option]:
    """SEP-F-22, SEP-13.7: at his decisions a person may resign or offer a draw; an offer is no answer."""
    if seat not in s.deciders:
        return []
    return [v.RESIGN.of()] if isinstance(s.stack[-1], DrawOffer) else [v.RESIGN.of(), v.OFFER.of()]


def appeal(s: Septikon, seat: int, option: Option) -> None:
    if option == v.RESIGN.of():
        end(s, RESIGNED, 1 - seat)
        s.stack.clear()
        return
    s.note(EVERYONE, v.OFFERED, seat)
    s.push(DrawOffer(1 - seat))


class DrawOffer(Decision[Septikon]):
    """The other player accepts or declines at once."""

    step = "draw"

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_DRAW.line(1 - self.seat)

    def options(self, s: Septikon) -> list[Option]:
        return [v.ACCEPT.of(), v.DECLINE.of()]

    def default(self, s: Septikon) -> Option:
        return v.DECLINE.of()

    def take(self, s: Septikon, option: Option) -> None:
        if option == v.ACCEPT.of():
            end(s, AGREED, DRAW)
            s.stack.clear()
        else:
            s.note(EVERYONE, v.DECLINED, self.seat)
