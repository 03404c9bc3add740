"""MOVE (ARK-5.1): steps of groups, teleports, folds."""

from __future__ import annotations

from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.control import commanded, occupies, opposed, own_units
from rulewright.games.ark_awakening.explore import take_token
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.phase import BY_TRACK, Doing
from rulewright.games.ark_awakening.places import CELLS, HOME, PLACES
from rulewright.games.ark_awakening.printed import B_FOLD, B_TELEPORT, MOST_SEATS, is_gate
from rulewright.games.ark_awakening.printed import MOVE as MOVING
from rulewright.games.ark_awakening.table import FOLDS, TELEPORTS, Ark
from rulewright.games.ark_awakening.verbs import (
    ASK_STEPS,
    ASK_TELEPORTS,
    ASK_UNITS,
    DONE,
    FOLD,
    MOVE,
    TELEPORT,
    UNITS,
)


# --- steps -------------------------------------------------------------------------------------------
class Step(Action[Ark, Doing]):
    """ARK-5.1a, 5.1b: one point takes units that stand together to one adjacent room."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[MOVING] and me.left(s, MOVING) > 0:
            steps(s, me.seat, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[MOVING] += 1
        step(s, seat, option)


def steps(s: Ark, seat: int, to: Offers) -> None:
    for origin in range(PLACES):
        if own_units(s, seat, origin):
            for target in sorted(s.beside(seat, origin)):
                if target != HOME or s.count(seat, origin):  # ARK-2.2b
                    to.may(MOVE.of(origin, target))


def step(s: Ark, seat: int, option: Option) -> None:
    origin, target = MOVE.read(option)
    s.push(Gather(seat, origin, target, ()))


class Steps(Decision[Ark]):
    """ARK-FX-STEP: a MOVE of so many points, without benefits."""

    step = "move"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        to = Offers(False)
        steps(s, self.seat, to)
        to.decline(DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in MOVE:
            if self.left > 1:
                s.push(Steps(self.seat, self.left - 1))
            step(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return ASK_STEPS.line(self.left)


class Gather(Decision[Ark]):
    """ARK-5.1a, ARK-R70: how many of each kind go along, at least one in all."""

    step = "move"

    def __init__(self, seat: int, origin: int, target: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target
        self.picked = picked  # by side, in the order of `sides`

    def sides(self, s: Ark) -> list[int]:
        """Whose units can go; into a biodome only the own colour (ARK-2.2b)."""
        can = [self.seat] if self.target == HOME else commanded(s, self.seat)
        return [side for side in can if s.count(side, self.origin)]

    def options(self, s: Ark) -> list[Option]:
        sides = self.sides(s)
        n = len(self.picked)
        least = 1 if n == len(sides) - 1 and not sum(self.picked) else 0
        return [UNITS.of(count) for count in range(least, s.count(sides[n], self.origin) + 1)]

    def take(self, s: Ark, option: Option) -> None:
        picked = (*self.picked, UNITS.read(option))
        sides = self.sides(s)
        if len(picked) < len(sides):
            s.push(Gather(self.seat, self.origin, self.target, picked))
            return
        for i in range(len(sides)):
            s.add_units(sides[i], self.origin, -picked[i])
            s.add_units(sides[i], self.target, picked[i])
        arrive(s, self.seat, self.target)

    def default(self, s: Ark) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Ark) -> Line:
        side = self.sides(s)[len(self.picked)]
        kind = 0 if side == self.seat else 1 + side - MOST_SEATS
        return ASK_UNITS.line(kind, s.count(side, self.origin))


def arrive(s: Ark, seat: int, place: int) -> None:
    """ARK-5.2f: who is first at a gate takes its token."""
    if place != HOME and s.tokened[place]:
        take_token(s, seat, place)


# --- teleports ---------------------------------------------------------------------------------------
class Teleport(Action[Ark, Doing]):
    """ARK-5.1d: a group goes to any explored room, or home, for nothing."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[MOVING] and me.fixed[MOVING] == BY_TRACK:
            if benefit(s, me.seat, B_TELEPORT) > s.spent[TELEPORTS]:
                teleports(s, me.seat, to)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[TELEPORTS] += 1
        teleport(s, seat, option)


def teleports(s: Ark, seat: int, to: Offers) -> None:
    for origin in range(PLACES):
        if own_units(s, seat, origin):
            for target in range(CELLS):
                if target != origin and s.explored(target):
                    to.may(TELEPORT.of(origin, target))
            if origin != HOME and s.count(seat, origin):
                to.may(TELEPORT.of(origin, HOME))


def teleport(s: Ark, seat: int, option: Option) -> None:
    origin, target = TELEPORT.read(option)
    s.push(Gather(seat, origin, target, ()))


class Teleports(Decision[Ark]):
    """ARK-FX-TELEPORT: so many teleports, each may be declined."""

    step = "move"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        to = Offers(False)
        teleports(s, self.seat, to)
        to.decline(DONE.of())
        return to.options

    def take(self, s: Ark, option: Option) -> None:
        if option in TELEPORT:
            if self.left > 1:
                s.push(Teleports(self.seat, self.left - 1))
            teleport(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return ASK_TELEPORTS.line(self.left)


# --- folds -------------------------------------------------------------------------------------------
class Fold(Action[Ark, Doing]):
    """ARK-5.1e: exchange the room cards of an occupied position and another without opposing units."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[MOVING] or me.fixed[MOVING] != BY_TRACK:
            return
        if benefit(s, me.seat, B_FOLD) <= s.spent[FOLDS]:
            return
        for origin in range(CELLS):
            if foldable(s, origin) and occupies(s, me.seat, origin):
                for target in range(CELLS):
                    if target != origin and foldable(s, target) and not opposed(s, me.seat, target):
                        to.may(FOLD.of(origin, target))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[FOLDS] += 1
        here, there = FOLD.read(option)
        one, two = s.rooms[here], s.rooms[there]
        s.place_room(two, here, s.rear[here])  # ARK-5.1g: orientation stays with the position
        s.place_room(one, there, s.rear[there])


def foldable(s: Ark, cell: int) -> bool:
    return s.explored(cell) and not is_gate(s.rooms[cell])
