"""Hacking the main generator (ARK-18.9): energy tokens for rooms, as a part of ENGINEERING."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import occupies, opposed
from rulewright.games.ark_awakening.engineering import PLAIN, attached, tools_left
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import TOOLS_USED, Ark


class Hack(Action[Ark, Doing]):
    """ARK-18.9, 18.9c: two points of any kind, while the supply lasts."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not s.complex or not me.open[p.ENGINEERING]:
            return
        if len(s.hacked) == p.AMOUNTS["energy_tokens"][s.players - 1]:
            return
        for pair in pairs(s, me):
            for cell in range(CELLS):
                if hackable(s, me.seat, cell):
                    to.may(v.HACK.of(pair, cell))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        pair, cell = v.HACK.read(option)
        s.spent[p.ENGINEERING] += p.HACK_COST
        for tool in v.PAIRS[pair]:
            s.spent[TOOLS_USED + tool] += 1
        if s.free_circles(s.rooms[cell]):
            put_token(s, seat, cell)
        else:
            s.push(MakeRoom(seat, cell))


def pairs(s: Ark, me: Doing) -> list[int]:
    """Which two points; plain ones first, for the others can do all that they can (ARK-5.5n)."""
    left = [max(0, tools_left(s, me, tool)) for tool in range(len(v.TOOLS))]
    plain = min(left[PLAIN], p.HACK_COST)
    out: list[int] = []
    for i in range(len(v.PAIRS)):
        one, two = v.PAIRS[i]
        if (one == PLAIN) + (two == PLAIN) == plain and left[one] and left[two] > (one == two):
            out.append(i)
    return out


def hackable(s: Ark, seat: int, cell: int) -> bool:
    """ARK-18.9e, ARK-R94: a circle is free, or a cylinder there can be displaced by who is there."""
    if not s.explored(cell) or not p.CIRCLES[s.rooms[cell]] or opposed(s, seat, cell):
        return False
    here = occupies(s, seat, cell)
    if s.free_circles(s.rooms[cell]):
        return here or attached(s, seat, cell)  # ARK-17.6c
    return here and s.circles[s.rooms[cell]] != 0


def put_token(s: Ark, seat: int, cell: int) -> None:
    s.hacked.append(s.rooms[cell])
    s.note(EVERYONE, v.HACKED, seat, cell)


class MakeRoom(Decision[Ark]):
    """ARK-18.9e: which cylinder returns to its generator, one's own included; the token takes its circle."""

    step = "engineering"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: Ark) -> list[Option]:
        return [v.DISPLACE.of(one) for one in sorted(set(things(s.circles[s.rooms[self.cell]])))]

    def take(self, s: Ark, option: Option) -> None:
        generator = v.DISPLACE.read(option)
        s.take_cylinder(generator, s.rooms[self.cell])
        s.note(EVERYONE, v.DISPLACED, generator)
        put_token(s, self.seat, self.cell)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_HACK.line(self.cell)
