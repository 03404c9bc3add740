"""The questions that artifacts ask: airlock (ARK-6.8), a cube removed, units shoved (7.2)."""

from __future__ import annotations

import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.combat import fighters, wound
from rulewright.games.ark_awakening.control import hostile, occupies, opposed
from rulewright.games.ark_awakening.doors import NOBODY, passable, sealed_by
from rulewright.games.ark_awakening.enemy import drive_out, guardian_at
from rulewright.games.ark_awakening.engineering import others_in
from rulewright.games.ark_awakening.places import CELLS, HOME, PLACES
from rulewright.games.ark_awakening.table import ENEMY, GUARDIANS, SIDES, Ark


def within(s: Ark, seat: int, steps: int) -> list[int]:
    """Outer rooms at most so many steps from a room that the seat occupies."""
    near = [occupies(s, seat, place) for place in range(PLACES)]
    for _ in range(steps):
        further = near[:]
        for place in range(PLACES):
            if near[place]:
                for other in s.beside(seat, place):
                    further[other] = True
        near = further
    return [cell for cell in range(CELLS) if near[cell]]


class Vent(Decision[Ark]):
    """ARK-6.8: every unit in a room near by is wounded, whoever's it is."""

    step = "artifact"

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, s: Ark) -> list[Option]:
        if not hostile(s):  # ARK-9.3b, ARK-14.2b
            return []
        cells = [cell for cell in within(s, self.seat, self.reach) if s.units[cell]]
        return [v.DONE.of()] + [v.VENT.of(cell) for cell in cells] if cells else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.VENT:
            wound(s, list(range(SIDES)), v.VENT.read(option))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_VENT.line()


class Uncube(Decision[Ark]):
    """ARK-FX-UNCUBE: an opposing or a glitch cube, or a corruption cylinder, leaves a room occupied alone."""

    step = "artifact"

    def options(self, s: Ark) -> list[Option]:
        out: list[Option] = []
        for cell in range(CELLS):
            if s.explored(cell) and occupies(s, self.seat, cell) and not opposed(s, self.seat, cell):
                owners = [v.ENEMY_OWNER] if s.corrupt[cell] else others_in(s, self.seat, s.rooms[cell])
                out += [v.REMOVE.of(cell, owner) for owner in owners]
        return [v.DONE.of(), *out] if out else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.REMOVE:
            cell, owner = v.REMOVE.read(option)
            s.remove(owner, cell)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_REMOVE.line()


class Shove(Decision[Ark]):
    """ARK-FX-SHOVE: all units of one opponent leave a room at most one step away; in peace too (ARK-R51)."""

    step = "artifact"

    def options(self, s: Ark) -> list[Option]:
        out: list[Option] = []
        for cell in within(s, self.seat, 1):
            if s.coop:  # of the Enemy's units only Guardians, never a fellow Challenger
                if s.mode == GUARDIANS and s.count(ENEMY, cell) and open_rooms(s, cell):
                    out.append(v.SHOVE.of(cell, v.ENEMY_OWNER))
                continue
            for other in range(s.players):
                if other != self.seat and fighters(s, other, self.seat, cell) and refuges(s, other, cell):
                    out.append(v.SHOVE.of(cell, other))
        return [v.DONE.of(), *out] if out else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.SHOVE:
            cell, other = v.SHOVE.read(option)
            if other == v.ENEMY_OWNER:
                s.push(SendGuardian(self.seat, cell))
            else:
                s.push(Send(self.seat, cell, other))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SHOVE.line()


def refuges(s: Ark, seat: int, cell: int) -> list[int]:
    """Adjacent explored outer rooms without units; a sealed door stops who is shoved too (ARK-18.5c)."""
    near = [other for other in s.beside(seat, cell) if other != HOME and not s.units[other]]
    return sorted([other for other in near if passable(s, seat, cell, other)])


def open_rooms(s: Ark, cell: int) -> list[int]:
    """Where a Guardian can be driven to: no sealed door lets it pass (ARK-11.13b)."""
    return [other for other in refuges(s, 0, cell) if sealed_by(s, cell, other) == NOBODY]


class SendGuardian(Decision[Ark]):
    """ARK-FX-SHOVE, ARK-R65: where a Guardian goes; it is not laid down."""

    step = "artifact"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: Ark) -> list[Option]:
        return [v.SEND.of(cell) for cell in open_rooms(s, self.cell)]

    def take(self, s: Ark, option: Option) -> None:
        drive_out(s, guardian_at(s, self.cell), v.SEND.read(option))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SEND_GUARDIAN.line(self.cell)


class Send(Decision[Ark]):
    """ARK-FX-SHOVE: where they go, neutral units of the opponent too (ARK-1.4).

    They do not enter of their own will: a token on a gate stays (ARK-5.2f).
    """

    step = "artifact"

    def __init__(self, seat: int, cell: int, other: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.other = other

    def options(self, s: Ark) -> list[Option]:
        return [v.SEND.of(cell) for cell in refuges(s, self.other, self.cell)]

    def take(self, s: Ark, option: Option) -> None:
        for side in fighters(s, self.other, self.seat, self.cell):
            n = s.count(side, self.cell)
            s.add_units(side, self.cell, -n)
            s.add_units(side, v.SEND.read(option), n)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SEND.line(self.other)
