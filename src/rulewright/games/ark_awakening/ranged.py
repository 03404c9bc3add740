"""RANGED ATTACK (ARK-17.5): combats over a distance, in the action phase and without cards."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.combat import defenders, defensive, fighters, offensive, win
from rulewright.games.ark_awakening.control import hostile
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS, column, row
from rulewright.games.ark_awakening.table import Ark


def distance(one: int, other: int) -> int:
    """ARK-R72: moves of a king, whatever lies between."""
    return max(abs(column(one) - column(other)), abs(row(one) - row(other)))


class Shoot(Action[Ark, Doing]):
    """ARK-17.5: any number of attacks, each from an outer room that the seat occupies."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.RANGED_ATTACK] or s.coop:  # ARK-10.8c
            return
        peace = not hostile(s)
        if peace and not to.told:
            return
        reach = benefit(s, me.seat, p.B_RANGED)
        for origin in range(CELLS):
            if s.units[origin]:
                for target in range(CELLS):
                    if 0 < distance(origin, target) <= reach and victims(s, me.seat, origin, target):
                        to.unless(
                            v.SHOOT.of(origin, target), v.PEACEFUL.line() if peace else None
                        )  # ARK-14.2b

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.RANGED_ATTACK] += 1
        origin, target = v.SHOOT.read(option)
        s.push(ChooseVictim(seat, origin, target))


def victims(s: Ark, seat: int, origin: int, target: int) -> list[int]:
    """Who can be shot at there, with somebody to shoot."""
    if not s.units[target]:
        return []
    return [other for other in defenders(s, seat, target) if fighters(s, seat, other, origin)]


class ChooseVictim(Decision[Ark]):
    """ARK-R114: one opponent; his units there defend."""

    step = "ranged"

    def __init__(self, seat: int, origin: int, target: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target

    def options(self, s: Ark) -> list[Option]:
        return [v.FIGHT.of(self.target, other) for other in victims(s, self.seat, self.origin, self.target)]

    def take(self, s: Ark, option: Option) -> None:
        shoot(s, self.seat, v.FIGHT.read(option)[1], self.origin, self.target)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_TARGET.line(self.target)


def shoot(s: Ark, attacker: int, defender: int, origin: int, target: int) -> None:
    """ARK-17.5b, 17.5c: steps 1, 2, 5 and 6 of a combat; the attacker counts no units."""
    defence = defensive(s, attacker, defender, target)
    defending = fighters(s, defender, attacker, target)
    attacking = fighters(s, attacker, defender, origin)
    arsenal = s.domes[attacker].arsenal
    if arsenal < defence:
        s.note(EVERYONE, v.WEAK, attacker, defence)
        win(s, defender, [attacker], attacking, origin)
        return
    first, second = offensive(s, attacker, [], target), offensive(s, defender, defending, target)
    s.note(EVERYONE, v.TOTALS, attacker, first)
    s.note(EVERYONE, v.TOTALS, defender, second)
    if first > second:
        s.disarm(attacker, defence)
        win(s, attacker, [defender], defending, target)
    else:
        win(s, defender, [attacker], attacking, origin)
