"""AWAKEN (ARK-5.8a, 5.8b): units leave stasis, neutral units come into play."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import commanders, opposed
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import HOME
from rulewright.games.ark_awakening.table import NEUTRALS, OWN, ROBOTS, Ark

NEUTRAL: Final = p.AMOUNTS["neutral_units"]  # of each kind, by players


class Awaken(Action[Ark, Doing]):
    """ARK-5.8a, 5.8b: own and neutral units count against one number."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.AWAKEN] or me.left(s, p.AWAKEN) <= 0:
            return
        if me.dome.stasis:
            offer(me, v.AWAKEN.of(OWN), unit_price(s, me.seat), to)
        else:
            to.no(v.AWAKEN.of(OWN), v.NONE_ASLEEP)
        for side in NEUTRALS:
            if comes(s, me.seat, side):
                offer(me, v.AWAKEN.of(1 + side - ROBOTS), p.NEUTRAL_COST, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.AWAKEN] += 1
        kind = v.AWAKEN.read(option)
        if kind == OWN:
            awaken(s, seat, unit_price(s, seat))
        else:
            side = ROBOTS + kind - 1
            s.pay(seat, p.METAMORPHITE, p.NEUTRAL_COST)
            s.add_units(side, s.at[source_room(side)], 1)


def offer(me: Doing, option: Option, cost: int, to: Offers) -> None:
    missing = me.dome.short(p.METAMORPHITE, cost)
    if missing > 0:
        to.no(option, v.TOO_DEAR, missing, p.METAMORPHITE)
    else:
        to.may(option)


def unit_price(s: Ark, seat: int) -> int:
    """ARK-5.8a: the discount lowers it, not below 1; two factions have another base price."""
    dome = s.domes[seat]
    base = p.BROOD_COST if dome.able(p.BROOD) else p.SLOW_COST if dome.able(p.SLOW) else p.UNIT_COST
    return max(1, base - benefit(s, seat, p.B_AWAKEN_DISCOUNT))


def source_room(side: int) -> int:
    return p.ROBOTICS if side == ROBOTS else p.ISOLATION


def comes(s: Ark, seat: int, side: int) -> bool:
    """ARK-5.8b: who controls the source room, without opposing units there, up to the room's modifier."""
    if not commanders(s, side) >> seat & 1 or opposed(s, seat, s.at[source_room(side)]):
        return False
    most = benefit(s, seat, p.B_ROBOTS if side == ROBOTS else p.B_SPECIES)
    return s.in_play(side) < min(most, NEUTRAL[s.players - 1])


def awaken(s: Ark, seat: int, cost: int) -> None:
    dome = s.domes[seat]
    s.pay(seat, p.METAMORPHITE, cost)
    dome.stasis -= 1
    s.add_units(seat, HOME, 1)


class AwakenSome(Decision[Ark]):
    """ARK-FX-AWAKEN: up to so many own units for so much each."""

    step = "awaken"

    def __init__(self, seat: int, left: int, cost: int) -> None:
        super().__init__(seat)
        self.left = left
        self.cost = cost

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        if not dome.stasis or not dome.can_pay(p.METAMORPHITE, self.cost):
            return []
        return [v.DONE.of(), v.AWAKEN.of(OWN)]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.AWAKEN:
            awaken(s, self.seat, self.cost)
            if self.left > 1:
                s.push(AwakenSome(self.seat, self.left - 1, self.cost))
                s.push(Check())

    def prompt(self, s: Ark) -> Line:
        return v.ASK_AWAKEN.line(self.left)
