"""MOVE (ARK-5.1): steps of groups, teleports, folds."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Message, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import (
    barred,
    commanded,
    damaged,
    excluded,
    infected,
    must_stop,
    occupied,
    occupies,
    opposed,
)
from rulewright.games.ark_awakening.divert import own_generators
from rulewright.games.ark_awakening.doors import passable, sealed_by
from rulewright.games.ark_awakening.explore import take_token
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.phase import BY_TRACK, Doing
from rulewright.games.ark_awakening.places import CELLS, HOME
from rulewright.games.ark_awakening.poles import Recall, station, stations
from rulewright.games.ark_awakening.slots import holds
from rulewright.games.ark_awakening.strolls import free_step, note_jump, note_step
from rulewright.games.ark_awakening.table import FOLDS, TELEPORTS, Ark


# --- steps -------------------------------------------------------------------------------------------
class Step(Action[Ark, Doing]):
    """ARK-5.1a, 5.1b: one point takes units that stand together to one adjacent room."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.MOVE]:
            steps(s, me.seat, me.left(s, p.MOVE), to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.MOVE] += cost(s, seat, option)
        set_out(s, seat, option)


def steps(s: Ark, seat: int, points: int, to: Offers) -> None:
    """Without points only the free ones are left (ARK-17.4)."""
    if points > 0 or s.domes[seat].able(p.ADAPTED):
        for origin in ready(s, seat):
            for target in targets(s, seat, origin):
                if (target == HOME or s.coop) and not travellers(s, seat, origin, target):
                    continue
                if points > 0 or free_step(s, seat, origin, target):
                    to.may(v.MOVE.of(origin, target))
    if to.told:
        refuse_steps(s, seat, to)


def refuse_steps(s: Ark, seat: int, to: Offers) -> None:
    """Why a group does not go to a room beside it."""
    for origin in occupied(s, seat):
        open_to = targets(s, seat, origin)
        for target in sorted({*s.beside(seat, origin), *open_to}):
            option = v.MOVE.of(origin, target)
            if option in to.options:
                continue
            if target not in open_to:
                to.no(option, v.SEALED_DOOR, sealed_by(s, origin, target), target)
            elif not kept_back(s, seat, origin, target, option, to):
                to.no(option, v.NO_POINTS)


def kept_back(s: Ark, seat: int, origin: int, target: int, option: Option, to: Offers) -> bool:
    """Has to stay where it is, or may not join those who are there: then it is said."""
    if origin not in ready(s, seat):
        to.no(option, why_held(s, origin), origin)
    elif travellers(s, seat, origin, target):
        return False
    elif target == HOME:
        to.no(option, v.OWN_ONLY)
    else:
        to.no(option, v.FELLOW_THERE, fellow_in(s, seat, target), target)
    return True


def why_held(s: Ark, cell: int) -> Message:
    """What has stopped the units of a room there."""
    if barred(s, cell):
        return v.STOPPED_BY_GUARDIAN
    return v.STOPPED_BY_INFECTION if infected(s, cell) else v.STOPPED


def fellow_in(s: Ark, seat: int, cell: int) -> int:
    return next(other for other in range(s.players) if other != seat and s.count(other, cell))


def ready(s: Ark, seat: int) -> list[int]:
    """Every place with units of the seat that may leave (ARK-R126)."""
    found = occupied(s, seat)
    if not s.held:
        return found
    own = commanded(s, seat)
    return [place for place in found if place == HOME or any(s.movable(side, place) > 0 for side in own)]


def travellers(s: Ark, seat: int, origin: int, target: int) -> list[int]:
    """The sides whose units can go; into a biodome only the own colour (ARK-2.2b)."""
    can = [seat] if target == HOME else commanded(s, seat)
    if target != HOME and excluded(s, seat, target):
        can.remove(seat)
    return [side for side in can if s.movable(side, origin)]


def targets(s: Ark, seat: int, origin: int) -> list[int]:
    """Adjacent rooms through doors that are open to the seat, and where its energy lets it walk."""
    out = [place for place in s.beside(seat, origin) if passable(s, seat, origin, place)]
    if s.domes[seat].able(p.WALK):
        out += [place for place in energized(s, seat) if place != origin and place not in out]
    return sorted(out)


def energized(s: Ark, seat: int) -> list[int]:
    """ARK-17.1, 17.1b, ARK-R113: the biodome and every room with a cylinder of the seat."""
    own = own_generators(s, seat)
    rooms = [cell for cell in range(CELLS) if s.explored(cell) and s.circles[s.rooms[cell]]]
    return [HOME] + [c for c in rooms if any(holds(s.circles[s.rooms[c]], one) for one in own)]


def cost(s: Ark, seat: int, option: Option) -> int:
    origin, target = v.MOVE.read(option)
    return note_step(s, seat, origin, target)


def set_out(s: Ark, seat: int, option: Option) -> None:
    origin, target = v.MOVE.read(option)
    s.push(Gather(seat, origin, target, ()))


def walk(s: Ark, seat: int, points: int) -> None:
    """ARK-FX-STEP, ARK-15.2d, ARK-R91: a MOVE of its own, without benefits."""
    s.trail = []
    s.push(Steps(seat, points))


class Steps(Reasoned[Ark]):
    """ARK-FX-STEP: a MOVE of so many points, without benefits."""

    step = "move"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def look(self, s: Ark, to: Offers) -> None:
        steps(s, self.seat, self.left, to)
        if self.left > 0 and p.HAS_POLES[s.domes[self.seat].board]:
            stations(s, self.seat, to)
        to.decline(v.DONE.of())

    def take(self, s: Ark, option: Option) -> None:
        if option in v.STATION:
            station(s, self.seat, option)
            s.push(Steps(self.seat, self.left - 1))
        elif option in v.MOVE:
            s.push(Steps(self.seat, self.left - cost(s, self.seat, option)))
            s.push(Check())
            set_out(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_STEPS.line(self.left)


class Gather(Decision[Ark]):
    """ARK-5.1a, ARK-R70: how many of each kind go along, at least one in all."""

    step = "move"

    def __init__(self, seat: int, origin: int, target: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target
        self.picked = picked  # by side, in the order of `sides`

    def sides(self, s: Ark) -> list[int]:
        return travellers(s, self.seat, self.origin, self.target)

    def options(self, s: Ark) -> list[Option]:
        sides = self.sides(s)
        n = len(self.picked)
        least = 1 if n == len(sides) - 1 and not sum(self.picked) else 0
        return [v.UNITS.of(count) for count in range(least, s.movable(sides[n], self.origin) + 1)]

    def take(self, s: Ark, option: Option) -> None:
        picked = (*self.picked, v.UNITS.read(option))
        sides = self.sides(s)
        if len(picked) < len(sides):
            s.push(Gather(self.seat, self.origin, self.target, picked))
            return
        stops = self.target != HOME and must_stop(s, self.seat, self.target)
        for i in range(len(sides)):
            s.add_units(sides[i], self.origin, -picked[i])
            s.add_units(sides[i], self.target, picked[i])
            if stops:
                s.hold(sides[i], self.target, picked[i])  # ARK-R126
        if self.origin == HOME:
            s.push(Recall(self.seat))
        arrive(s, self.seat, self.target)

    def default(self, s: Ark) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Ark) -> Line:
        side = self.sides(s)[len(self.picked)]
        kind = 0 if side == self.seat else 1 + side - p.MOST_SEATS
        return v.ASK_UNITS.line(kind, s.movable(side, self.origin))


def arrive(s: Ark, seat: int, place: int) -> None:
    """ARK-5.2f: who is first at a gate takes its token."""
    if place != HOME and s.tokened[place]:
        take_token(s, seat, place)


# --- teleports ---------------------------------------------------------------------------------------
class Teleport(Action[Ark, Doing]):
    """ARK-5.1d: a group goes to any explored room, or home, for nothing."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.MOVE] and me.fixed[p.MOVE] == BY_TRACK:
            slip = 1 if me.dome.able(p.SLIP) else 0  # ARK-AB-SLIP: its only such MOVE is in MOB
            most = benefit(s, me.seat, p.B_TELEPORT) + slip
            if most > s.spent[TELEPORTS]:
                teleports(s, me.seat, to)
            elif to.told and most:
                used_up(s, me.seat, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[TELEPORTS] += 1
        teleport(s, seat, option)


def teleports(s: Ark, seat: int, to: Offers) -> None:
    for origin in ready(s, seat):
        for target in range(CELLS):
            if target != origin and s.explored(target):
                if not s.coop or travellers(s, seat, origin, target):
                    to.may(v.TELEPORT.of(origin, target))
        if origin != HOME and s.movable(seat, origin):
            to.may(v.TELEPORT.of(origin, HOME))
    if to.told:
        for option in jumps(s, seat):
            if option not in to.options:
                kept_back(s, seat, *v.TELEPORT.read(option), option, to)


def used_up(s: Ark, seat: int, to: Offers) -> None:
    for option in jumps(s, seat):
        to.no(option, v.NO_TELEPORTS)


def jumps(s: Ark, seat: int) -> list[Option]:
    """Every teleport that a person can think of."""
    explored = [cell for cell in range(CELLS) if s.explored(cell)]
    return [
        v.TELEPORT.of(origin, target)
        for origin in occupied(s, seat)
        for target in [*explored, HOME]
        if target != origin
    ]


def teleport(s: Ark, seat: int, option: Option) -> None:
    origin, target = v.TELEPORT.read(option)
    note_jump(s, seat, origin, target)
    s.push(Gather(seat, origin, target, ()))


class Teleports(Reasoned[Ark]):
    """ARK-FX-TELEPORT: so many teleports, each may be declined."""

    step = "move"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def look(self, s: Ark, to: Offers) -> None:
        teleports(s, self.seat, to)
        to.decline(v.DONE.of())

    def take(self, s: Ark, option: Option) -> None:
        if option in v.TELEPORT:
            if self.left > 1:
                s.push(Teleports(self.seat, self.left - 1))
                s.push(Check())
            teleport(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_TELEPORTS.line(self.left)


# --- folds -------------------------------------------------------------------------------------------
class Fold(Action[Ark, Doing]):
    """ARK-5.1e: exchange the room cards of an occupied position and another without opposing units."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.MOVE] or me.fixed[p.MOVE] != BY_TRACK:
            return
        if benefit(s, me.seat, p.B_FOLD) <= s.spent[FOLDS]:
            return
        for origin in range(CELLS):
            if foldable(s, origin) and occupies(s, me.seat, origin):
                for target in range(CELLS):
                    if target != origin and foldable(s, target) and not opposed(s, me.seat, target):
                        to.may(v.FOLD.of(origin, target))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[FOLDS] += 1
        here, there = v.FOLD.read(option)
        one, two = s.rooms[here], s.rooms[there]
        s.place_room(two, here, s.rear[here])  # ARK-5.1g: orientation stays with the position
        s.place_room(one, there, s.rear[there])


def foldable(s: Ark, cell: int) -> bool:
    """ARK-5.1h: nothing damaged, infected, corrupt or a Guardian's; hostile units hinder at the other end."""
    if not s.explored(cell) or p.is_gate(s.rooms[cell]) or s.corrupt[cell]:
        return False
    return not barred(s, cell) and not infected(s, cell) and not damaged(s, s.rooms[cell])
