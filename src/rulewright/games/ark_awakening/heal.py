"""HEAL (ARK-5.8c): wounded units become awake."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import HOME
from rulewright.games.ark_awakening.table import Ark


class Heal(Action[Ark, Doing]):
    """ARK-5.8c: one wounded unit, free."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.HEAL] and me.left(s, p.HEAL) > 0:
            if me.dome.wounded:
                to.may(v.HEAL.of())
            else:
                to.no(v.HEAL.of(), v.NONE_WOUNDED)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.HEAL] += 1
        heal(s, seat, 1)


def heal(s: Ark, seat: int, n: int) -> None:
    """Up to so many, as far as there are wounded ones."""
    healed = min(n, s.domes[seat].wounded)
    s.domes[seat].wounded -= healed
    s.add_units(seat, HOME, healed)


class HealSome(Decision[Ark]):
    """ARK-FX-HEAL: up to so many."""

    step = "artifact"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Ark) -> list[Option]:
        most = min(self.most, s.domes[self.seat].wounded)
        return [v.UNITS.of(n) for n in range(most + 1)] if most else []

    def take(self, s: Ark, option: Option) -> None:
        heal(s, self.seat, v.UNITS.read(option))

    def default(self, s: Ark) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Ark) -> Line:
        return v.ASK_HEAL.line(min(self.most, s.domes[self.seat].wounded))
