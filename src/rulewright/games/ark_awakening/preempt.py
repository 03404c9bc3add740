"""The pre-emptive phase of Complexity 2 (ARK-18.4 to 18.7): doors are sealed and unlocked, cubes vanish."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import barred, infected, occupies, opposed
from rulewright.games.ark_awakening.doors import NOBODY, doors, put_seal, sealed_by, take_seal
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.slots import runs, things
from rulewright.games.ark_awakening.table import ENEMY_CUBE, FALLOUT, GUARDIANS, Ark, Biodome

IN_ORDER: Final = (FALLOUT, GUARDIANS)  # modes that ask which cube lies leftmost (ARK-14.4, ARK-11.6)


class Stop(Action[Ark, Biodome]):
    """ARK-18.4: enough of it."""

    def do(self, s: Ark, seat: int, option: Option) -> None:
        pass


class Seal(Action[Ark, Biodome]):
    """ARK-18.5: an own cube on the border of a room that the seat occupies; not of the Enemy's rooms."""

    def look(self, s: Ark, me: Biodome, to: Offers) -> None:
        for one, other in doors(s):
            sides = [(one, other), (other, one)]
            beyond = [there for here, there in sides if occupies(s, me.seat, here)]
            if not beyond or sealed_by(s, one, other) != NOBODY:
                continue
            option = v.SEAL.of(one, other)
            if me.arsenal < p.SEAL_COST:
                to.no(option, v.UNARMED, p.SEAL_COST)
            elif not me.cubes:
                to.no(option, v.NO_SEAL)
            elif barred(s, one) or barred(s, other):
                to.no(option, v.GUARDED_DOOR)
            elif infected(s, one) or infected(s, other):
                to.no(option, v.INFECTED_DOOR)  # ARK-13.17c
            elif all(opposed(s, me.seat, there) for there in beyond):
                to.no(option, v.OPPOSED_THERE, beyond[0])
            else:
                to.may(option)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        one, other = v.SEAL.read(option)
        s.disarm(seat, p.SEAL_COST)
        put_seal(s, seat, one, other)
        s.note(EVERYONE, v.SEALED, seat, one, other)


class Unlock(Action[Ark, Biodome]):
    """ARK-18.6: the cube on a border of a room that the seat occupies returns to its owner."""

    def look(self, s: Ark, me: Biodome, to: Offers) -> None:
        for one, other in doors(s) if s.seals else []:
            if sealed_by(s, one, other) == NOBODY:
                continue
            if occupies(s, me.seat, one) or occupies(s, me.seat, other):
                if me.arsenal < p.SEAL_COST:
                    to.no(v.UNLOCK.of(one, other), v.UNARMED, p.SEAL_COST)
                else:
                    to.may(v.UNLOCK.of(one, other))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        one, other = v.UNLOCK.read(option)
        s.disarm(seat, p.SEAL_COST)
        take_seal(s, one, other)
        s.note(EVERYONE, v.UNLOCKED, seat, one, other)


class Disintegrate(Action[Ark, Biodome]):
    """ARK-18.7, ARK-R93: in a room that the seat occupies alone, a cube and any number of cylinders."""

    def look(self, s: Ark, me: Biodome, to: Offers) -> None:
        for cell in range(CELLS):
            if not s.explored(cell) or not occupies(s, me.seat, cell) or opposed(s, me.seat, cell):
                continue
            if removable(s, cell) or s.circles[s.rooms[cell]]:
                if me.arsenal < p.DISINTEGRATE_COST:
                    to.no(v.DISINTEGRATE.of(cell), v.UNARMED, p.DISINTEGRATE_COST)
                else:
                    to.may(v.DISINTEGRATE.of(cell))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        cell = v.DISINTEGRATE.read(option)
        s.disarm(seat, p.DISINTEGRATE_COST)
        s.note(EVERYONE, v.DISINTEGRATED, seat, cell)
        s.push(Return(seat, cell, not removable(s, cell)))
        s.push(Destroy(seat, cell))


def removable(s: Ark, cell: int) -> list[int]:
    """ARK-18.7, 13.17d: whose cubes lie there; a corruption cylinder is the Enemy's."""
    owners = sorted(set(things(s.cubes[s.rooms[cell]])))
    return owners + ([ENEMY_CUBE] if s.corrupt[cell] else [])


class Destroy(Decision[Ark]):
    """ARK-18.7: whose cube, if there is any."""

    step = "preempt"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: Ark) -> list[Option]:
        return [v.REMOVE.of(self.cell, owner) for owner in removable(s, self.cell)]

    def take(self, s: Ark, option: Option) -> None:
        owner = v.REMOVE.read(option)[1]
        if s.mode in IN_ORDER and len(runs(s.cubes[s.rooms[self.cell]], owner)) > 1:
            s.push(DestroyOne(self.seat, self.cell, owner))
        else:
            s.remove(owner, self.cell)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_DISINTEGRATE.line(self.cell)


class DestroyOne(Decision[Ark]):
    """ARK-18.7: which of several cubes of an owner, where the others end up in another order."""

    step = "preempt"

    def __init__(self, seat: int, cell: int, owner: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.owner = owner

    def options(self, s: Ark) -> list[Option]:
        return [v.DESTROY.of(self.cell, square) for square in runs(s.cubes[s.rooms[self.cell]], self.owner)]

    def take(self, s: Ark, option: Option) -> None:
        s.take_cube_at(v.DESTROY.read(option)[1], s.rooms[self.cell])

    def prompt(self, s: Ark) -> Line:
        return v.ASK_DESTROY.line(self.owner, self.cell)


class Return(Decision[Ark]):
    """ARK-18.7b: cylinders go back to their generators; energy tokens never do."""

    step = "preempt"

    def __init__(self, seat: int, cell: int, must: bool) -> None:
        super().__init__(seat)
        self.cell = cell
        self.must = must  # without a cube one cylinder has to go (ARK-R93)

    def options(self, s: Ark) -> list[Option]:
        there = sorted(set(things(s.circles[s.rooms[self.cell]])))
        if not there:
            return []
        return ([] if self.must else [v.DONE.of()]) + [v.DISPLACE.of(generator) for generator in there]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.DISPLACE:
            s.take_cylinder(v.DISPLACE.read(option), s.rooms[self.cell])
            s.push(Return(self.seat, self.cell, False))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_RETURN.line(self.cell)


class Preempt(Menu[Ark, Biodome]):
    """T1, ARK-18.4: any mix while the arsenal lasts."""

    step = "preempt"
    actions = (
        Stop(v.DONE, ends=True),
        Seal(v.SEAL),
        Unlock(v.UNLOCK),
        Disintegrate(v.DISINTEGRATE),
    )

    def me(self, s: Ark) -> Biodome:
        return s.domes[self.seat]

    def again(self, s: Ark, action: Action[Ark, Biodome]) -> None:
        if not action.ends:
            s.push(self)
            s.push(Check())

    def prompt(self, s: Ark) -> Line:
        return v.ASK_PREEMPT.line()
