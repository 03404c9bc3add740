"""Subspace bombs (ARK-17.9, ARK-R103): placed when moving, detonated instead of arming."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.combat import wound
from rulewright.games.ark_awakening.control import hostile, occupies
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.table import SIDES, Ark


class PlaceBomb(Action[Ark, Doing]):
    """ARK-17.9: one in each room that the seat occupies; in peace too (ARK-14.2c), not together (10.8c)."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        bombs = me.dome.bombs
        if me.open[p.PLACE_BOMBS] and not s.coop and len(bombs) < benefit(s, me.seat, p.B_BOMBS):
            for cell in range(CELLS):
                if cell not in bombs and occupies(s, me.seat, cell):
                    to.may(v.BOMB.of(cell))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.PLACE_BOMBS] += 1
        s.domes[seat].bombs.append(v.BOMB.read(option))
        s.domes[seat].bombs.sort()
        s.note(EVERYONE, v.BOMBED, seat, v.BOMB.read(option))


class Detonate(Action[Ark, Doing]):
    """ARK-17.9b: every unit there is wounded, whoever's it is; the bomb returns."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        for cell in me.dome.bombs if me.open[p.DETONATE_BOMBS] else []:
            if hostile(s):
                to.may(v.DETONATE.of(cell))
            else:
                to.no(v.DETONATE.of(cell), v.PEACEFUL)  # ARK-14.2b

    def do(self, s: Ark, seat: int, option: Option) -> None:
        cell = v.DETONATE.read(option)
        s.spent[p.DETONATE_BOMBS] += 1
        s.domes[seat].bombs.remove(cell)
        s.note(EVERYONE, v.DETONATED, seat, cell)
        wound(s, list(range(SIDES)), cell)
