"""DIVERT ENERGY (ARK-5.3): cylinders go from generators to circles, between circles, and back."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import barred, controllers, controls_generator, occupies
from rulewright.games.ark_awakening.modifiers import benefit, capacity, diverts
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS, HOME, PASSIVE_SITE, SECTION_SITE, SITES
from rulewright.games.ark_awakening.slots import holds, things
from rulewright.games.ark_awakening.table import (
    DIVERTS,
    EXTRA_DIVERTS,
    UNEXPLORED,
    Ark,
    section_holder,
)

ON_GENERATOR: Final = SITES  # the last of the stores
NO_CIRCLE: Final = -1  # where a cylinder is that is on its generator
OWN_SECTIONS_FIRST: Final = list(range(PASSIVE_SITE - 1, -1, -1))  # where a free circle is soon found


def holder(s: Ark, seat: int, site: int) -> int:
    """What has the circles at a site: a room or an own section; -1 for an unexplored position."""
    return s.rooms[site] if site < CELLS else section_holder(seat, site - SECTION_SITE)


def own_generators(s: Ark, seat: int) -> list[int]:
    """ARK-5.3a, 5.3e: the own one and the outer ones that the seat controls."""
    return [seat] + [gen for gen in range(p.MOST_SEATS, p.GENERATORS) if controls_generator(s, seat, gen)]


class Divert(Action[Ark, Doing]):
    """ARK-5.3a, 5.3f: so many diverts with each generator, and some more with any of them."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.DIVERT]:
            return
        for generator in ready_generators(s, me.seat):
            sources(s, me.seat, generator, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        use_divert(s, seat, v.DIVERT.read(option)[0])
        set_off(s, seat, option)


class Reclaim(Action[Ark, Doing]):
    """ARK-5.3b: a divert of a cylinder that lies in another player's section."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.DIVERT] and any(s.outside[gen] for gen in range(p.MOST_SEATS, p.GENERATORS)):
            for generator in ready_generators(s, me.seat):
                reclaims(s, me.seat, generator, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        use_divert(s, seat, v.RECLAIM.read(option))
        set_off(s, seat, option)


def ready_generators(s: Ark, seat: int) -> list[int]:
    """Those with a divert left, of their own or of those for any of them."""
    extra = benefit(s, seat, p.B_DIVERT) > s.spent[EXTRA_DIVERTS]
    own = own_generators(s, seat)
    return [gen for gen in own if extra or diverts(s, seat, gen) > s.spent[DIVERTS + gen]]


def use_divert(s: Ark, seat: int, generator: int) -> None:
    """One of its own first."""
    s.spent[p.DIVERT] += 1
    if diverts(s, seat, generator) > s.spent[DIVERTS + generator]:
        s.spent[DIVERTS + generator] += 1
    else:
        s.spent[EXTRA_DIVERTS] += 1


def set_off(s: Ark, seat: int, option: Option) -> None:
    """A cylinder is named; where in its circle it lies, and where it goes, is asked."""
    if option in v.RECLAIM:
        s.push(From(seat, v.RECLAIM.read(option)))
        return
    generator, store = v.DIVERT.read(option)
    s.push(Into(seat, generator, holder(s, seat, store) if store != ON_GENERATOR else NO_CIRCLE))


class Diverts(Decision[Ark]):
    """ARK-FX-DIVERT, ARK-R21: so many diverts with any generators that the seat controls."""

    step = "divert"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        to = Offers(False)
        for generator in own_generators(s, self.seat):
            sources(s, self.seat, generator, to)
        for generator in own_generators(s, self.seat):
            reclaims(s, self.seat, generator, to)
        to.decline(v.DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in v.DONE:
            return
        if self.left > 1:
            s.push(Diverts(self.seat, self.left - 1))
            s.push(Check())
        set_off(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_DIVERTS.line(self.left)


def sources(s: Ark, seat: int, generator: int, to: Offers) -> None:
    """ARK-5.3b, ARK-3.13: circles with its cylinders, and the generator while fewer than c are outside."""
    if s.outside[generator]:
        for site in range(PASSIVE_SITE):
            where = holder(s, seat, site)
            if where != UNEXPLORED and holds(s.circles[where], generator):
                to.may(v.DIVERT.of(generator, site))
    most = min(capacity(s, generator), s.cylinders_of(generator))
    if s.outside[generator] >= most:
        to.no(v.DIVERT.of(generator, ON_GENERATOR), v.ALL_OUTSIDE, generator, most)
    elif any(accepts(s, seat, NO_CIRCLE, site) for site in OWN_SECTIONS_FIRST):
        to.may(v.DIVERT.of(generator, ON_GENERATOR))


def reclaims(s: Ark, seat: int, generator: int, to: Offers) -> None:
    """ARK-5.3b: of outer generators only; nobody moves another's own cylinders (ARK-5.3e)."""
    if p.outer(generator) >= 0 and lent(s, seat, generator):
        to.may(v.RECLAIM.of(generator))


def lent(s: Ark, seat: int, generator: int) -> list[tuple[int, int]]:
    """Whose sections hold its cylinders, and which ones; not the seat's own."""
    out: list[tuple[int, int]] = []
    for other in range(s.players):
        for section in range(len(p.SECTIONS)):
            if other != seat and holds(s.circles[section_holder(other, section)], generator):
                out.append((other, section))
    return out


def accepts(s: Ark, seat: int, source: int, site: int) -> bool:
    """ARK-5.3c, 5.3d: a free circle, or another's cylinder that can be displaced."""
    where = holder(s, seat, site)
    if where in (source, UNEXPLORED) or not s.size(where) or (site < CELLS and barred(s, site)):
        return False
    return s.free_circles(where) > 0 or len(displaceable(s, seat, site, where)) > 0


def refuse_site(s: Ark, seat: int, source: int, site: int, to: Offers) -> None:
    """Where there are circles; not where the cylinder comes from."""
    where = holder(s, seat, site)
    if where in (source, UNEXPLORED) or not s.size(where):
        return
    to.no(v.INTO.of(site), v.GUARDIAN_THERE if site < CELLS and barred(s, site) else v.NO_CIRCLE_FREE, site)


def displaceable(s: Ark, seat: int, site: int, where: int) -> list[int]:
    """ARK-5.3d: cylinders of generators that the seat does not control, where it has a unit."""
    if not occupies(s, seat, site if site < CELLS else HOME):
        return []
    there = sorted(set(things(s.circles[where])))
    return [generator for generator in there if foreign(s, seat, generator)]


def foreign(s: Ark, seat: int, generator: int) -> bool:
    """Of an opponent or of nobody; a fellow Challenger's cylinder stays (ARK-R111)."""
    if s.coop:
        which = p.outer(generator)
        return which >= 0 and not controllers(s, p.GENERATOR + which)
    return not controls_generator(s, seat, generator)


class From(Decision[Ark]):
    """ARK-5.3b: out of which section of another player."""

    step = "divert"

    def __init__(self, seat: int, generator: int) -> None:
        super().__init__(seat)
        self.generator = generator

    def options(self, s: Ark) -> list[Option]:
        return [v.FROM.of(other, section) for other, section in lent(s, self.seat, self.generator)]

    def take(self, s: Ark, option: Option) -> None:
        other, section = v.FROM.read(option)
        s.push(Into(self.seat, self.generator, section_holder(other, section)))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_FROM.line(self.generator)


class Into(Reasoned[Ark]):
    """ARK-5.3b: where the cylinder goes."""

    step = "divert"

    def __init__(self, seat: int, generator: int, source: int) -> None:
        super().__init__(seat)
        self.generator = generator
        self.source = source  # what has its circle, or NO_CIRCLE

    def look(self, s: Ark, to: Offers) -> None:
        for site in range(PASSIVE_SITE):
            if accepts(s, self.seat, self.source, site):
                to.may(v.INTO.of(site))
            elif to.told:
                refuse_site(s, self.seat, self.source, site, to)
        if self.source != NO_CIRCLE:
            to.may(v.INTO.of(ON_GENERATOR))

    def take(self, s: Ark, option: Option) -> None:
        target = v.INTO.read(option)
        where = holder(s, self.seat, target) if target != ON_GENERATOR else -1
        if where >= 0 and not s.free_circles(where):
            s.push(Displace(self.seat, self.generator, self.source, target))
            return
        lift(s, self.generator, self.source)
        if where >= 0:
            s.put_cylinder(self.generator, where)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_INTO.line(self.generator)


def lift(s: Ark, generator: int, source: int) -> None:
    """The cylinder leaves its circle, if it lies in one."""
    if source != NO_CIRCLE:
        s.take_cylinder(generator, source)


class Displace(Decision[Ark]):
    """ARK-5.3d: which cylinder returns to its generator; the new one takes its circle."""

    step = "divert"

    def __init__(self, seat: int, generator: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.generator = generator
        self.source = source
        self.target = target

    def options(self, s: Ark) -> list[Option]:
        where = holder(s, self.seat, self.target)
        return [v.DISPLACE.of(other) for other in displaceable(s, self.seat, self.target, where)]

    def take(self, s: Ark, option: Option) -> None:
        other = v.DISPLACE.read(option)
        where = holder(s, self.seat, self.target)
        lift(s, self.generator, self.source)
        s.take_cylinder(other, where)
        s.put_cylinder(self.generator, where)
        s.note(EVERYONE, v.DISPLACED, other)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_DISPLACE.line()
