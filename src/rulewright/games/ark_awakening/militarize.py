"""MILITARIZE (ARK-5.6)."""

from __future__ import annotations

from rulewright.core.menu import Action, Offers
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening.control import own_units
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.printed import ARMOURY, B_ARMOURY
from rulewright.games.ark_awakening.printed import MILITARIZE as ARMING
from rulewright.games.ark_awakening.table import NOWHERE, Ark
from rulewright.games.ark_awakening.verbs import MILITARIZE


class Militarize(Action[Ark, Doing]):
    """ARK-5.6: arsenal by the value, and more for every own unit in the Armoury."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[ARMING] and not s.spent[ARMING]:
            to.may(MILITARIZE.of())

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[ARMING] += 1
        gained = value(s, seat, ARMING)
        if s.at[ARMOURY] != NOWHERE:
            gained += benefit(s, seat, B_ARMOURY) * own_units(s, seat, s.at[ARMOURY])
        s.arm(seat, gained)
