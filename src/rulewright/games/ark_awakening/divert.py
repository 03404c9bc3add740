"""DIVERT ENERGY (ARK-5.3): cylinders go from generators to circles, between circles, and back."""

from __future__ import annotations

from typing import Final

from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import barred, controllers, controls_generator, occupies
from rulewright.games.ark_awakening.modifiers import benefit, capacity, diverts
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELLS, HOME, PASSIVE_SITE, SECTION_SITE, SITES
from rulewright.games.ark_awakening.printed import B_DIVERT, GENERATOR, GENERATORS, MOST_SEATS, outer
from rulewright.games.ark_awakening.printed import DIVERT as DIVERTING
from rulewright.games.ark_awakening.slots import holds, things
from rulewright.games.ark_awakening.table import (
    DIVERTS,
    EXTRA_DIVERTS,
    UNEXPLORED,
    Ark,
    section_holder,
)
from rulewright.games.ark_awakening.verbs import (
    ALL_OUTSIDE,
    ASK_DISPLACE,
    ASK_DIVERTS,
    ASK_INTO,
    DISPLACE,
    DISPLACED,
    DIVERT,
    DONE,
    INTO,
)

ON_GENERATOR: Final = SITES  # the last of the stores


def holder(s: Ark, seat: int, site: int) -> int:
    """What has the circles at a site: a room or an own section; -1 for an unexplored position."""
    return s.rooms[site] if site < CELLS else section_holder(seat, site - SECTION_SITE)


def own_generators(s: Ark, seat: int) -> list[int]:
    """ARK-5.3a, 5.3e: the own one and the outer ones that the seat controls."""
    return [seat] + [gen for gen in range(MOST_SEATS, GENERATORS) if controls_generator(s, seat, gen)]


class Divert(Action[Ark, Doing]):
    """ARK-5.3a, 5.3f: so many diverts with each generator, and some more with any of them."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[DIVERTING]:
            return
        extra = benefit(s, me.seat, B_DIVERT) > s.spent[EXTRA_DIVERTS]
        for generator in own_generators(s, me.seat):
            if extra or diverts(s, me.seat, generator) > s.spent[DIVERTS + generator]:
                sources(s, me.seat, generator, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        generator, store = DIVERT.read(option)
        s.spent[DIVERTING] += 1
        if diverts(s, seat, generator) > s.spent[DIVERTS + generator]:
            s.spent[DIVERTS + generator] += 1
        else:
            s.spent[EXTRA_DIVERTS] += 1
        s.push(Into(seat, generator, store))


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
        to.decline(DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in DIVERT:
            if self.left > 1:
                s.push(Diverts(self.seat, self.left - 1))
            generator, store = DIVERT.read(option)
            s.push(Into(self.seat, generator, store))

    def prompt(self, s: Ark) -> Line:
        return ASK_DIVERTS.line(self.left)


def sources(s: Ark, seat: int, generator: int, to: Offers) -> None:
    """ARK-5.3b, ARK-3.13: circles with its cylinders, and the generator while fewer than c are outside."""
    if s.outside[generator]:
        for site in range(PASSIVE_SITE):
            where = holder(s, seat, site)
            if where != UNEXPLORED and holds(s.circles[where], generator):
                to.may(DIVERT.of(generator, site))
    most = min(capacity(s, generator), s.cylinders_of(generator))
    if s.outside[generator] >= most:
        to.no(DIVERT.of(generator, ON_GENERATOR), ALL_OUTSIDE, generator, most)
    elif targets(s, seat, generator, ON_GENERATOR):
        to.may(DIVERT.of(generator, ON_GENERATOR))


def targets(s: Ark, seat: int, generator: int, source: int) -> list[int]:
    """ARK-5.3c, 5.3d: free circles anywhere, and places where another's cylinder can be displaced."""
    out: list[int] = []
    for site in range(PASSIVE_SITE):
        where = holder(s, seat, site)
        if (
            site != source
            and where != UNEXPLORED
            and s.size(where)
            and not (site < CELLS and barred(s, site))
        ):
            if s.free_circles(where) or displaceable(s, seat, site, where):
                out.append(site)
    if source != ON_GENERATOR:
        out.append(ON_GENERATOR)
    return out


def displaceable(s: Ark, seat: int, site: int, where: int) -> list[int]:
    """ARK-5.3d: cylinders of generators that the seat does not control, where it has a unit."""
    if not occupies(s, seat, site if site < CELLS else HOME):
        return []
    there = sorted(set(things(s.circles[where])))
    return [generator for generator in there if foreign(s, seat, generator)]


def foreign(s: Ark, seat: int, generator: int) -> bool:
    """Of an opponent or of nobody; a fellow Challenger's cylinder stays (ARK-R111)."""
    if s.coop:
        which = outer(generator)
        return which >= 0 and not controllers(s, GENERATOR + which)
    return not controls_generator(s, seat, generator)


class Into(Decision[Ark]):
    """ARK-5.3b: where the cylinder goes."""

    step = "divert"

    def __init__(self, seat: int, generator: int, source: int) -> None:
        super().__init__(seat)
        self.generator = generator
        self.source = source

    def options(self, s: Ark) -> list[Option]:
        return [INTO.of(store) for store in targets(s, self.seat, self.generator, self.source)]

    def take(self, s: Ark, option: Option) -> None:
        target = INTO.read(option)
        where = holder(s, self.seat, target) if target != ON_GENERATOR else -1
        if where >= 0 and not s.free_circles(where):
            s.push(Displace(self.seat, self.generator, self.source, target))
            return
        lift(s, self.seat, self.generator, self.source)
        if where >= 0:
            s.put_cylinder(self.generator, where)

    def prompt(self, s: Ark) -> Line:
        return ASK_INTO.line(self.generator)


def lift(s: Ark, seat: int, generator: int, source: int) -> None:
    """The cylinder leaves its circle, if it lies in one."""
    if source != ON_GENERATOR:
        s.take_cylinder(generator, holder(s, seat, source))


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
        return [DISPLACE.of(other) for other in displaceable(s, self.seat, self.target, where)]

    def take(self, s: Ark, option: Option) -> None:
        other = DISPLACE.read(option)
        where = holder(s, self.seat, self.target)
        lift(s, self.seat, self.generator, self.source)
        s.take_cylinder(other, where)
        s.put_cylinder(self.generator, where)
        s.note(EVERYONE, DISPLACED, other)

    def prompt(self, s: Ark) -> Line:
        return ASK_DISPLACE.line()
