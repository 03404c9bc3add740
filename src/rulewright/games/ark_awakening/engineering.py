"""ENGINEERING (ARK-5.5): cubes go into sections and rooms."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision, Seated
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import damaged, occupies, opposed, own_units
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.phase import BY_TRACK, Doing
from rulewright.games.ark_awakening.places import CELLS, PASSIVE_SITE, SECTION_SITE, SITES
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    ENEMY_CUBE,
    FALLOUT,
    FIRST_MISSION,
    FM_CUBES,
    GOAL_NEEDS,
    TOOLS_USED,
    Ark,
)

# Kinds of engineering points (ARK-5.5f, 5.5m): does one have to be there, does it cost?
PLAIN: Final = 0
REMOTE: Final = 1
GRATIS: Final = 2
ANYWHERE: Final = 3
NEEDS_UNIT: Final = (PLAIN, GRATIS)
COSTS: Final = (PLAIN, REMOTE)
ADDS: Final = [p.NO_BENEFIT, p.B_REMOTE, p.B_FREE, p.B_ANYWHERE]  # the benefit that gives such points
PER_PHASE: Final = 1  # ARK-5.5b
FORBIDDEN: Final = (p.B_RANGED, p.B_BOMBS)  # among Challengers


class Integrate(Action[Ark, Doing]):
    """ARK-5.5a: one point, one cube; each cube names the kind of point it uses (ARK-R133)."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.ENGINEERING]:
            return
        if not me.dome.cubes:
            without_cubes(s, me, to)
            return
        sites = with_squares(s)
        for tool in range(len(v.TOOLS)):
            if tools_left(s, me, tool) > 0:
                for site in sites:
                    look_at(s, me.seat, tool, site, limit(s, me.seat, site) - s.touched.count(site), to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        tool, site = v.INTEGRATE.read(option)
        s.spent[p.ENGINEERING] += 1
        s.spent[TOOLS_USED + tool] += 1
        s.touched.append(site)
        if s.mode == FIRST_MISSION and len(s.touched) == GOAL_NEEDS[FM_CUBES]:
            s.push(TwoCubes(seat))
        integrate(s, seat, tool, site)


class TwoCubes(Seated[Ark]):
    """ARK-9.1d: told when the second cube is paid for and lies there."""

    def run(self, s: Ark) -> None:
        s.tick(self.seat, FM_CUBES)


def without_cubes(s: Ark, me: Doing, to: Offers) -> None:
    """ARK-5.5h: what a cube could have gone into."""
    if to.told and tools_left(s, me, PLAIN) > 0:
        seen = Offers(True)
        for site in with_squares(s):
            look_at(s, me.seat, PLAIN, site, PER_PHASE, seen)
        for option in seen.options:
            to.no(option, v.NO_CUBE)


def tools_left(s: Ark, me: Doing, tool: int) -> int:
    fixed = me.fixed[p.ENGINEERING]
    if tool == PLAIN:
        most = value(s, me.seat, p.ENGINEERING) if fixed == BY_TRACK else fixed
    else:
        most = benefit(s, me.seat, ADDS[tool]) if fixed == BY_TRACK else 0
    return most - s.spent[TOOLS_USED + tool]


def limit(s: Ark, seat: int, site: int) -> int:
    """ARK-5.5b; Masters of engineering: in an outer room one for each own unit there (ARK-17.8)."""
    if site < CELLS and s.domes[seat].able(p.MASTERS):
        return max(PER_PHASE, own_units(s, seat, site))
    return PER_PHASE


class CubeAtOnce(Decision[Ark]):
    """ARK-FX-CUBE: one cube, remote and free, outside the limit of the phase; it may be declined."""

    step = "engineering"

    def options(self, s: Ark) -> list[Option]:
        to = Offers(False)
        if s.domes[self.seat].cubes:
            for site in with_squares(s):
                look_at(s, self.seat, ANYWHERE, site, PER_PHASE, to)
        to.decline(v.DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in v.INTEGRATE:
            integrate(s, self.seat, ANYWHERE, v.INTEGRATE.read(option)[1])

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CUBE.line()


# --- where ---------------------------------------------------------------------------------------------
def with_squares(s: Ark) -> list[int]:
    """All rooms but gates, and the own sections."""
    rooms = [cell for cell in s.plan.cells if s.explored(cell) and not p.is_gate(s.rooms[cell])]
    return rooms + list(range(SECTION_SITE, SITES))


def look_at(s: Ark, seat: int, tool: int, site: int, left: int, to: Offers) -> None:
    """May a cube go there with this kind of point?"""
    if site >= CELLS:
        look_at_section(s, seat, tool, site, left, to)
    else:
        look_at_room(s, seat, tool, site, left, to)


def look_at_section(s: Ark, seat: int, tool: int, site: int, left: int, to: Offers) -> None:
    dome = s.domes[seat]
    option = v.INTEGRATE.of(tool, site)
    twin = site - len(p.SECTIONS) if site >= PASSIVE_SITE else site + len(p.SECTIONS)
    if dome.tracks[site - SECTION_SITE] == squares_of(s, seat, site):
        return
    if s.coop and site >= PASSIVE_SITE and dome.section(site - PASSIVE_SITE).passive in FORBIDDEN:
        to.no(option, v.NOT_ALLOWED)  # ARK-10.8c
    elif left <= 0 or twin in s.touched:  # ARK-5.5g: both tracks share the limit
        to.no(option, v.ALREADY, site)
    elif tool in NEEDS_UNIT and not dome.home:
        to.no(option, v.NOT_THERE, site)  # ARK-5.5i
    else:
        if_paid(s, seat, tool, site, price(s, seat, site), option, to)


def look_at_room(s: Ark, seat: int, tool: int, site: int, left: int, to: Offers) -> None:
    room = s.rooms[site]
    option = v.INTEGRATE.of(tool, site)
    if left <= 0:
        to.no(option, v.ALREADY, site)
    elif tool in NEEDS_UNIT and not occupies(s, seat, site) and not attached(s, seat, site):
        to.no(option, v.NOT_THERE, site)
    elif opposed(s, seat, site):
        to.no(option, v.OPPOSED, site)
    elif s.corrupt[site]:
        to.no(option, v.CORRUPT_THERE, site)  # ARK-13.3d
    elif not s.full(room) or damaged(s, room):
        if_paid(s, seat, tool, site, price(s, seat, site), option, to)
    else:
        extra = [protection(s, owner) for owner in others_in(s, seat, room)]
        if not extra:
            to.no(option, v.ALL_OWN, site)
        else:
            if_paid(s, seat, tool, site, price(s, seat, site) + min(extra), option, to)


def attached(s: Ark, seat: int, cell: int) -> bool:
    """ARK-17.6: does the seat occupy an adjacent room, its biodome included, with attached engineers?"""
    if not s.domes[seat].able(p.ATTACHED):
        return False
    return any(occupies(s, seat, place) for place in s.beside(seat, cell))


def if_paid(s: Ark, seat: int, tool: int, site: int, amount: int, option: Option, to: Offers) -> None:
    """ARK-1.3: in full or not at all."""
    resource = paid_in(s, seat, site)
    if tool not in COSTS or payable(s, seat, resource, amount):
        to.may(option)
    elif to.told:
        missing, of = shortage(s, seat, resource, amount)
        to.no(option, v.TOO_DEAR, missing, of)


def shortage(s: Ark, seat: int, resource: int, amount: int) -> tuple[int, int]:
    """How much of what is missing; in a factory of the resource of which least is."""
    kinds = range(len(p.RESOURCES)) if resource == p.FREE else [resource]
    return min([(s.domes[seat].short(one, amount), one) for one in kinds])


def squares_of(s: Ark, seat: int, site: int) -> int:
    dome = s.domes[seat]
    if site >= PASSIVE_SITE:
        return dome.section(site - PASSIVE_SITE).passive_squares
    return dome.section(site - SECTION_SITE).squares


def others_in(s: Ark, seat: int, room: int) -> list[int]:
    """Whose cubes could be replaced or removed; in Fallout only the leftmost of others (ARK-14.4).

    A fellow Challenger is no opponent (ARK-R18); glitch cubes are the Enemy's.
    """
    if s.coop:
        return [ENEMY_CUBE] if damaged(s, room) else []
    others = [owner for owner in things(s.cubes[room]) if owner != seat]
    return others[:1] if s.mode == FALLOUT else sorted(set(others))


# --- at what price -------------------------------------------------------------------------------------
def paid_in(s: Ark, seat: int, site: int) -> int:
    if site < CELLS:
        return p.COST_TYPE[s.rooms[site]]
    dome = s.domes[seat]
    if site >= PASSIVE_SITE:
        return dome.section(site - PASSIVE_SITE).passive_cost_type
    return dome.section(site - SECTION_SITE).cost_type


def price(s: Ark, seat: int, site: int) -> int:
    """ARK-5.5d, 5.5j: what is printed, less the discount, not below 1; factories cost nothing."""
    if site < CELLS:
        printed = p.COST[s.rooms[site]]
    elif site >= PASSIVE_SITE:
        printed = s.domes[seat].section(site - PASSIVE_SITE).passive_cost
    else:
        printed = s.domes[seat].section(site - SECTION_SITE).cost
    return max(1, printed - benefit(s, seat, p.B_DISCOUNT)) if printed else 0


def protection(s: Ark, owner: int) -> int:
    """ARK-5.5l: what replacing this owner's cube costs more."""
    return benefit(s, owner, p.B_PROTECTION)


def payable(s: Ark, seat: int, resource: int, amount: int) -> bool:
    """In a factory any one resource will do (ARK-5.5l)."""
    dome = s.domes[seat]
    if resource == p.FREE:
        return any(dome.can_pay(one, amount) for one in range(len(p.RESOURCES)))
    return dome.can_pay(resource, amount)


# --- doing it ------------------------------------------------------------------------------------------
def integrate(s: Ark, seat: int, tool: int, site: int) -> None:
    """In a damaged room the leftmost glitch cube gives way, free squares or not (ARK-12.2, 12.3)."""
    repairs = site < CELLS and damaged(s, s.rooms[site])
    if site < CELLS and s.full(s.rooms[site]) and not repairs:
        s.push(Replace(seat, tool, site))
        return
    if tool in COSTS:
        s.pay(seat, paid_in(s, seat, site), price(s, seat, site))
    if repairs:
        s.replace_cube(seat, s.rooms[site], ENEMY_CUBE)
        s.note(EVERYONE, v.REPAIRED, seat, site)
        return
    if site < CELLS:
        s.put_cube(seat, s.rooms[site])
    else:
        s.domes[seat].tracks[site - SECTION_SITE] += 1
        s.domes[seat].cubes -= 1
    s.note(EVERYONE, v.INTEGRATED, seat, site)


class Replace(Decision[Ark]):
    """ARK-5.5k: no square is free; whose cube returns to its owner?"""

    step = "engineering"

    def __init__(self, seat: int, tool: int, site: int) -> None:
        super().__init__(seat)
        self.tool = tool
        self.site = site

    def amount(self, s: Ark, owner: int) -> int:
        return price(s, self.seat, self.site) + protection(s, owner) if self.tool in COSTS else 0

    def options(self, s: Ark) -> list[Option]:
        resource = paid_in(s, self.seat, self.site)
        return [
            v.REPLACE.of(owner)
            for owner in others_in(s, self.seat, s.rooms[self.site])
            if payable(s, self.seat, resource, self.amount(s, owner))
        ]

    def take(self, s: Ark, option: Option) -> None:
        owner = v.REPLACE.read(option)
        amount, resource = self.amount(s, owner), paid_in(s, self.seat, self.site)
        if resource == p.FREE:
            s.push(PayOne(self.seat, amount))
        else:
            s.pay(self.seat, resource, amount)
        s.replace_cube(self.seat, s.rooms[self.site], owner)
        s.note(EVERYONE, v.REPLACED, owner)
        s.note(EVERYONE, v.INTEGRATED, self.seat, self.site)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_REPLACE.line()


class PayOne(Decision[Ark]):
    """ARK-17.7: so many of one resource, whichever."""

    step = "engineering"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        if not self.amount:
            return []
        return [v.PAY.of(one) for one in range(len(p.RESOURCES)) if dome.can_pay(one, self.amount)]

    def take(self, s: Ark, option: Option) -> None:
        s.pay(self.seat, v.PAY.read(option), self.amount)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_PAY.line(self.amount)
