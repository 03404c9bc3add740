"""What lies on the table, and the small rules that everything else is told in.

Players, stations and colours share a number: 0 is A (low x), 1 is B (high x). Squares of a station are
numbered as in `printed`; a place in space is x * 21 + y on the whole board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.state import Piece, Setup, State
from rulewright.core.zones import EVERYONE

if TYPE_CHECKING:
    from mypy_extensions import i64

A: Final = 0
B: Final = 1
NONE: Final = -1
DRAW: Final = 2  # as a winner: nobody
UNKNOWN: Final = -1


class Flyer(Piece):
    """A Rocket or capsule in flight."""

    def __init__(self, kind: int, nuclear: int, x: int, y: int, launched: int) -> None:
        self.kind = kind  # ROCKET or CAPSULE
        self.nuclear = nuclear
        self.x = x
        self.y = y
        self.launched = launched  # the turn

    def object(self) -> int:
        return p.NUCLEAR if self.nuclear else self.kind


@final  # compiled, its fields and methods are found without asking for a subclass
class Station:
    """One player's station and what that player owns in space. Lists of squares are kept sorted."""

    def __init__(self, of: Station | None = None) -> None:
        self.clones: list[int] = of.clones[:] if of else []  # loyal ones
        self.spies: list[int] = of.spies[:] if of else []  # Clones of this colour that the rival controls
        self.drones: list[int] = of.drones[:] if of else []  # the rival's BioDrones that landed here
        self.damage: list[int] = of.damage[:] if of else [0] * p.WORDS  # bits of squares, see WORD_OF
        self._reached: int = of._reached if of else UNKNOWN  # see `within_reach`
        self.cubes: list[int] = of.cubes[:] if of else p.START_CUBES[:]  # ten bits a warehouse
        self.warheads: int = of.warheads if of else 0  # ten bits: Rocket cubes that carry one
        self.satellites: list[int] = of.satellites[:] if of else []  # places in space
        self.shields: list[int] = of.shields[:] if of else []
        self.flyers: list[Flyer] = of.flyers[:] if of else []  # in order of launch

    # --- units: whatever opens or closes a way goes through these ----------------------------------
    def add_clone(self, q: int) -> None:
        self.clones.append(q)
        self.clones.sort()
        self._reached = UNKNOWN

    def remove_clone(self, q: int) -> None:
        self.clones.remove(q)
        self._reached = UNKNOWN

    def add_drone(self, q: int) -> None:
        self.drones.append(q)
        self.drones.sort()
        self._reached = UNKNOWN

    def remove_drone(self, q: int) -> None:
        self.drones.remove(q)
        self._reached = UNKNOWN

    def add_damage(self, q: int) -> None:
        self.damage[p.WORD_OF[q]] |= p.BIT_IN[q]
        self._reached = UNKNOWN

    def remove_damage(self, q: int) -> None:
        self.damage[p.WORD_OF[q]] &= ~p.BIT_IN[q]
        self._reached = UNKNOWN

    def within_reach(self) -> int:
        """REACHES bits of what the loyal Clones can get to. Walking changes nothing: it is kept."""
        if self._reached == UNKNOWN:
            low: i64 = 0
            high: i64 = 0
            for q in self.clones:
                low |= p.LOW_BIT[q]
                high |= p.HIGH_BIT[q]
            shut_low: i64 = self.damage[0]
            shut_high: i64 = self.damage[1]
            for q in self.drones:
                shut_low |= p.LOW_BIT[q]
                shut_high |= p.HIGH_BIT[q]
            squares = p.flood(low, high, shut_low & ~low, shut_high & ~high)
            self._reached = 0
            for i in range(len(p.REACHES)):
                if p.REACHES[i].meets(squares.low, squares.high):
                    self._reached |= 1 << i
        return self._reached

    # --- Damage ------------------------------------------------------------------------------------
    def is_damaged(self, q: int) -> bool:
        return self.damage[p.WORD_OF[q]] & p.BIT_IN[q] != 0

    def has_damage(self) -> bool:
        return any(self.damage)

    def damage_mask(self) -> int:
        """All damaged squares as one mask."""
        out = self.damage[0] | self.damage[1] << p.WORD
        for warehouse in range(p.WAREHOUSE_COUNT):
            out |= self.damage[p.CELL_WORDS + warehouse] << p.CELLS + p.CELLS_EACH * warehouse
        return out

    def people(self) -> int:
        """Clones of this colour, Gunners and Spies included."""
        return len(self.clones) + len(self.spies)

    def standing(self) -> int:
        """Mask of squares with a Clone or Spy."""
        return p.mask(self.clones) | p.mask(self.spies)

    def shut(self) -> int:
        """SEP-4.4: mask of squares that no Clone or Spy enters."""
        return self.damage_mask() | p.mask(self.drones)

    def shut_to_drones(self) -> int:
        """SEP-8.4: mask of squares that no BioDrone enters."""
        return self.damage_mask() | self.standing()

    def armed(self, weapon: int) -> bool:
        """SEP-10.1: an armory square is active while undamaged and occupied by a Clone or Spy."""
        place = p.ARMORY[weapon]
        return place in self.clones or place in self.spies  # nobody stands on Damage

    def gunners(self) -> list[int]:
        """SEP-1.8, 4.10, 9.4: columns of loyal Clones on the surface."""
        return [p.COLUMN[q] for q in self.clones if p.on_surface(q)]

    def free_locks(self) -> list[int]:
        """SEP-6.4.2: undamaged Locks empty of Clone, Spy and BioDrone."""
        units = self.clones + self.spies + self.drones
        return [lock for lock in p.LOCKS if lock not in units and not self.is_damaged(lock)]

    # --- warehouses (SEP-6) ----------------------------------------------------------------------
    def blockers(self, warehouse: int) -> int:
        """SEP-6.1.2, 6.2.6, 11.3: ten bits, damaged cells and cells with a BioDrone."""
        blocked = self.damage[p.CELL_WORDS + warehouse]
        for q in self.drones:
            if p.is_cell(q) and p.warehouse_of(q) == warehouse:
                blocked |= 1 << p.depth_of(q)
        return blocked

    def has_cube(self, warehouse: int, cell: int) -> bool:
        return self.cubes[warehouse] >> cell & 1 == 1

    def has_warhead(self, cell: int) -> bool:
        """Does the Rocket cube in the cell carry one?"""
        return self.warheads >> cell & 1 == 1

    def available(self, warehouse: int) -> int:
        """SEP-6.2.1: ten bits, cubes in reachable cells."""
        return self.cubes[warehouse] & p.REACHABLE[self.blockers(warehouse)]

    def accepts(self, warehouse: int) -> bool:
        """SEP-6.2.3 to 6.2.5: neither fully blocked nor full."""
        blocked = self.blockers(warehouse)
        reachable = p.REACHABLE[blocked]
        cubes = self.cubes[warehouse]
        return reachable & ~cubes != 0 and (blocked == 0 or cubes & reachable != 0)

    def units(self, resource: int) -> int:
        """Available units of a resource; Energy in both warehouses together."""
        if resource == p.EN:
            return p.COUNT[self.available(p.E1)] + p.COUNT[self.available(p.E2)]
        return p.COUNT[self.available(resource)]

    def stock(self, resource: int) -> int:
        """SEP-6.3.5: cubes of a resource, blocked ones included."""
        return p.COUNT[self.cubes[resource]] + (p.COUNT[self.cubes[p.E2]] if resource == p.EN else 0)

    def gives(self, warehouse: int) -> int:
        """SEP-6.3.1: the cell that is emptied next, nearest the entrance; NONE if none is in reach."""
        return p.HIGHEST[self.available(warehouse)]

    def takes(self, warehouse: int) -> int:
        """SEP-6.3.2, SEP-V-02: the cell that is filled next, the deepest; NONE if there is none."""
        return p.LOWEST[p.REACHABLE[self.blockers(warehouse)] & ~self.cubes[warehouse]]

    def store_for(self, resource: int) -> bool:
        """Can a unit of the resource be placed?"""
        return self.accepts(resource) or (resource == p.EN and self.accepts(p.E2))

    def lacks(self, cost: list[int]) -> int:
        """SEP-5.3: the first resource of which the cost cannot be paid; NONE if all can."""
        for resource in range(len(cost)):
            if cost[resource] and self.units(resource) < cost[resource]:
                return resource
        return NONE


@final  # compiled, its fields and methods are found without asking for a subclass
class Septikon(State):
    """The state of a game of Septikon."""

    def __init__(self, setup: Setup, of: Septikon | None = None) -> None:
        super().__init__(setup, 0, of)
        self.stations: list[Station] = [Station(x) for x in of.stations] if of else [Station(), Station()]
        self.starter: int = of.starter if of else A
        self.player: int = of.player if of else A  # whose turn it is
        self.turn: int = of.turn if of else 0  # of both players together
        self.die: int = of.die if of else 0
        self.limit: int = (
            of.limit if of else p.DAMAGE_LIMITS[setup.mode]
        )  # damaged squares that lose; 0: no limit
        self.cap: int = of.cap if of else setup.options["cap"]  # turns; 0: no cap
        self.winner: int = of.winner if of else NONE
        self.ending: int = of.ending if of else NONE  # which of ENDINGS in `victory`

    def copy(self) -> Septikon:
        return Septikon(self.setup, self)

    # --- warehouses: one cube at a time ------------------------------------------------------------
    def take(self, owner: int, warehouse: int) -> bool:
        """SEP-6.3.4: remove a cube; true if it carries a warhead."""
        station = self.stations[owner]
        cell = station.gives(warehouse)
        station.cubes[warehouse] &= ~(1 << cell)
        if warehouse != p.RK or not station.has_warhead(cell):
            return False
        station.warheads &= ~(1 << cell)
        return True

    def spend(self, owner: int, resource: int, n: int) -> None:
        """Pay n units of a resource other than Energy."""
        for _ in range(n):
            self.take(owner, resource)
        self.note(EVERYONE, v.PAID, owner, n, resource)

    def put(self, owner: int, warehouse: int, warhead: bool = False) -> bool:
        """Store a cube; false if there is no cell for it."""
        station = self.stations[owner]
        cell = station.takes(warehouse)
        if cell == NONE:
            return False
        station.cubes[warehouse] |= 1 << cell
        if warhead:
            station.warheads |= 1 << cell
        return True

    def defrosts(self, owner: int) -> bool:
        """SEP-6.4.1, SEP-V-03, SEP-9.3: more Oxygen cubes, also blocked ones, than Clones of the colour."""
        station = self.stations[owner]
        return p.COUNT[station.cubes[p.OX]] > station.people()

    def destroy_cube(self, owner: int, q: int) -> None:
        """The cube in a cell, with its warhead, is lost (SEP-7.10: nothing detonates)."""
        station = self.stations[owner]
        warehouse, cell = p.warehouse_of(q), p.depth_of(q)
        if station.has_cube(warehouse, cell):
            station.cubes[warehouse] &= ~(1 << cell)
            if warehouse == p.RK:
                station.warheads &= ~(1 << cell)
            self.note(EVERYONE, v.CUBE_LOST, owner, q)

    # --- Damage and death (SEP-11) -----------------------------------------------------------------
    def clear(self, owner: int, q: int) -> None:
        """Every Clone, Spy and BioDrone on the square dies."""
        station = self.stations[owner]
        if q in station.clones:
            self.kill_clone(owner, q)
        if q in station.spies:
            self.kill_spy(owner, q)
        while q in station.drones:
            self.kill_drone(owner, q)

    def kill_clone(self, owner: int, q: int) -> None:
        self.stations[owner].remove_clone(q)
        self.note(EVERYONE, v.CLONE_LOST, owner, q)

    def kill_spy(self, owner: int, q: int) -> None:
        self.stations[owner].spies.remove(q)
        self.note(EVERYONE, v.SPY_LOST, 1 - owner, q)

    def kill_drone(self, owner: int, q: int) -> None:
        """A BioDrone that landed on this station; it belongs to the rival."""
        self.stations[owner].remove_drone(q)
        self.note(EVERYONE, v.DRONE_LOST, 1 - owner, q)

    def hurt(self, owner: int, q: int) -> None:
        """SEP-11.1, 7.8b, 7.9b, SEP-V-04: a token unless there is one or it is the surface; units die."""
        self.clear(owner, q)
        if p.inside(q) and not self.stations[owner].is_damaged(q):
            self.stations[owner].add_damage(q)
            self.note(EVERYONE, v.DAMAGED, owner, q)
            if p.is_cell(q):
                self.destroy_cube(owner, q)

    # --- space -------------------------------------------------------------------------------------
    def crowd(self, owner: int, place: int) -> list[int]:
        """The kinds of the owner's objects on a place in space."""
        station = self.stations[owner]
        out = [p.SATELLITE] if place in station.satellites else []
        if place in station.shields:
            out.append(p.SHIELD)
        for flyer in station.flyers:
            if place == flyer.x * p.COLUMNS + flyer.y and flyer.object() not in out:
                out.append(flyer.object())
        return sorted(out)

    def remove_object(self, owner: int, kind: int, place: int) -> None:
        """SEP-V-05: no Damage, no detonation."""
        station = self.stations[owner]
        if kind == p.SATELLITE:
            station.satellites.remove(place)
        else:
            for flyer in station.flyers:
                if flyer.object() == kind and flyer.x * p.COLUMNS + flyer.y == place:
                    station.flyers.remove(flyer)
                    break
        self.note(EVERYONE, v.OBJECT_LOST, owner, kind, place)

    def hit_shield(self, owner: int, place: int) -> None:
        """SEP-12.3, SEP-V-09: recharge from the Energy warehouse with more units in reach, or lose it."""
        station = self.stations[owner]
        one, two = p.COUNT[station.available(p.E1)], p.COUNT[station.available(p.E2)]
        if one + two == 0:
            station.shields.remove(place)
            self.note(EVERYONE, v.SHIELD_LOST, owner, place)
            return
        self.take(owner, p.E2 if two > one else p.E1)
        self.note(EVERYONE, v.RECHARGED, owner, place)


# --- geometry (SEP-1.1, SEP-K) -------------------------------------------------------------------------
def x_of(owner: int, level: int) -> int:
    return level - 1 if owner == A else p.DEPTH - level


def y_of(owner: int, column: int) -> int:
    return column if owner == A else p.COLUMNS - 1 - column


def place_of(owner: int, q: int) -> int:
    """A square of a station as a place on the whole board."""
    return x_of(owner, p.LEVEL[q]) * p.COLUMNS + y_of(owner, p.COLUMN[q])


def level_at(owner: int, x: int) -> int:
    """The level of the owner's station at x; above 9 it is space, below 1 off the board."""
    return x + 1 if owner == A else p.DEPTH - x


def square_at(owner: int, x: int, y: int) -> int:
    """The square of the owner's station at x, y; NONE if there is none."""
    level = level_at(owner, x)
    if level < 1 or level > p.SURFACE or y < 0 or y >= p.COLUMNS:
        return NONE
    return p.AT[level][y_of(owner, y)]


def ahead(owner: int, distance: int) -> int:
    """SEP-K-03: x at that many squares from the owner's surface, towards the rival."""
    return p.SURFACE - 1 + distance if owner == A else p.DEPTH - p.SURFACE - distance


def in_space(x: int) -> bool:
    return p.SURFACE <= x < p.DEPTH - p.SURFACE


def surface_square(column: int) -> int:
    return p.SURFACE_FIRST + column
