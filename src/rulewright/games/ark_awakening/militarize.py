"""MILITARIZE (ARK-5.6)."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening.control import own_units
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import NOWHERE, Ark


class Militarize(Action[Ark, Doing]):
    """ARK-5.6: arsenal by the value, and more for every own unit in the Armoury."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.MILITARIZE] and not s.spent[p.MILITARIZE]:
            to.may(v.MILITARIZE.of())

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.MILITARIZE] += 1
        gained = value(s, seat, p.MILITARIZE)
        if s.at[p.ARMOURY] != NOWHERE:
            gained += benefit(s, seat, p.B_ARMOURY) * own_units(s, seat, s.at[p.ARMOURY])
        s.arm(seat, gained)
