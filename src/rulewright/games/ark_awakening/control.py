"""Control (ARK-3.4 to 3.12), whose units are whose (ARK-1.4, ARK-8.3), and who stands in whose way.

All of it is a pure function of the board (ARK-INV-12). Masks hold a bit for each seat.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.verbs import Message
from rulewright.games.ark_awakening.doors import shut
from rulewright.games.ark_awakening.places import HOME, PLACES, Ways
from rulewright.games.ark_awakening.slots import BITS, ONE, holds
from rulewright.games.ark_awakening.table import (
    ENEMY,
    ENEMY_CUBE,
    FIRST_MISSION,
    GLITCH,
    GUARDIANS,
    LEARNING,
    NEUTRALS,
    NOWHERE,
    ROBOTS,
    UNEXPLORED,
    UNIT_BITS,
    UNIT_MASK,
    Ark,
)

NOT_ASKED: Final = -1  # which rooms a seat controls (`rooms_held`)


# --- rooms -------------------------------------------------------------------------------------------
def controllers(s: Ark, room: int) -> int:
    """ARK-3.4 to 3.6: who has most cubes; without cubes everyone with a cylinder."""
    if room >= p.GATE or s.at[room] == NOWHERE:
        return 0
    if s.coop:
        return shared(s, room)
    if s.cubes[room]:
        return leaders(s.cubes[room])
    mask = by_energy(s, room)
    return mask | poles(s, room) if s.units[s.at[room]] else mask


def by_energy(s: Ark, room: int) -> int:
    """ARK-3.5: everyone with a cylinder there."""
    mask = 0
    row = s.circles[room]
    while row:
        mask |= allegiance(s, (row & ONE) - 1, room)
        row >>= BITS
    return mask


def poles(s: Ark, room: int) -> int:
    """ARK-17.3, 17.3d: whose units count as cylinders there.

    To avoid circles (ARK-3.12) neutral ones do not in generators and in the rooms that decide whose they are.
    """
    mask = 0
    for dome in s.domes:
        if p.HAS_POLES[dome.board]:
            circular = p.is_outer_generator(room) or room in (p.ROBOTICS, p.ISOLATION)
            count = s.count(dome.seat, s.at[room]) if circular else own_units(s, dome.seat, s.at[room])
            if count:
                mask |= 1 << dome.seat
    return mask


def shared(s: Ark, room: int) -> int:
    """ARK-10.3, 10.15: among Challengers any cube, cylinder or unit gives control.

    To avoid circles (ARK-3.12) neutral units do not in generators and in their own source rooms.
    """
    cell = s.at[room]
    if barred(s, cell) or damaged(s, room) or s.corrupt[cell]:  # ARK-13.3b
        return 0
    mask = by_energy(s, room)
    row = s.cubes[room]
    while row:
        mask |= 1 << (row & ONE) - 1
        row >>= BITS
    there = s.units[cell]
    if not there:
        return mask
    for seat in range(s.players):
        if there >> UNIT_BITS * seat & UNIT_MASK:
            mask |= 1 << seat
    if (
        there >> UNIT_BITS * ROBOTS
        and not p.is_outer_generator(room)
        and room not in (p.ROBOTICS, p.ISOLATION)
    ):
        for side in NEUTRALS:
            if there >> UNIT_BITS * side & UNIT_MASK:
                mask |= commanders(s, side)
    return mask


def barred(s: Ark, cell: int) -> bool:
    """ARK-11.3a: where a Guardian stands no Challenger has control, and no energy is diverted to."""
    return s.mode == GUARDIANS and s.count(ENEMY, cell) > 0


def damaged(s: Ark, room: int) -> bool:
    """ARK-12.1b, 12.1c: with a glitch cube no Challenger has control; without one it is repaired."""
    return s.mode == GLITCH and holds(s.cubes[room], ENEMY_CUBE)


def infected(s: Ark, cell: int) -> bool:
    """ARK-13.2: an infection cube is there; that alone takes no control away (ARK-13.2b)."""
    return s.mode == LEARNING and s.count(ENEMY, cell) > 0


def leaders(cubes: int) -> int:
    """ARK-3.4b: those tied for the most cubes control all the same; the Enemy's do not count."""
    counts = 0  # by owner, in rows of bits like the cubes themselves
    while cubes:
        counts += 1 << BITS * ((cubes & ONE) - 1)
        cubes >>= BITS
    mask = most = 0
    for seat in range(p.MOST_SEATS):
        count = counts & ONE
        counts >>= BITS
        if count > most:
            most = count
            mask = 0
        if count and count == most:
            mask |= 1 << seat
    return mask


def allegiance(s: Ark, generator: int, room: int) -> int:
    """ARK-3.11, ARK-3.12: for whom a cylinder counts in a room; G1 is computed first, then G2, G3, others."""
    which = p.outer(generator)
    if which < 0:
        return 1 << generator
    if p.is_outer_generator(room) and room - p.GENERATOR <= which:
        return 0
    return controllers(s, p.GENERATOR + which)


def controls(s: Ark, seat: int, room: int) -> bool:
    if s.cubes[room] and not s.coop and not holds(s.cubes[room], seat):
        return False  # whoever has most, it is another
    return controllers(s, room) >> seat & 1 == 1


def rooms_held(s: Ark, seat: int) -> int:
    """Bits of the rooms that the seat controls."""
    bits = 0
    for cell, room in enumerate(s.rooms):
        if room != UNEXPLORED and (s.cubes[room] or s.circles[room] or s.units[cell]):
            if controls(s, seat, room):
                bits |= 1 << room
    return bits


def controls_generator(s: Ark, seat: int, generator: int) -> bool:
    """ARK-5.3a: the own one always."""
    which = p.outer(generator)
    return generator == seat if which < 0 else controls(s, seat, p.GENERATOR + which)


# --- units -------------------------------------------------------------------------------------------
def commanders(s: Ark, side: int) -> int:
    """ARK-8.3: neutral units follow control of their source room; a seat's units are its own."""
    if side < p.MOST_SEATS:
        return 1 << side
    return controllers(s, p.ROBOTICS if side == ROBOTS else p.ISOLATION)


def commanded(s: Ark, seat: int) -> list[int]:
    """The sides whose units are the seat's own (ARK-1.1 glossary)."""
    return [seat] + [side for side in NEUTRALS if commanders(s, side) >> seat & 1]


def own_units(s: Ark, seat: int, place: int) -> int:
    """Own-colour units and the neutral ones that the seat controls."""
    if place == HOME:
        return s.domes[seat].home
    if not s.units[place]:
        return 0
    total = s.count(seat, place)
    for side in NEUTRALS:
        n = s.count(side, place)
        if n and commanders(s, side) >> seat & 1:
            total += n
    return total


def occupies(s: Ark, seat: int, place: int) -> bool:
    return own_units(s, seat, place) > 0


def own_bits(s: Ark, seat: int) -> int:
    """The bits of the seat's own units in `s.units`."""
    bits = UNIT_MASK << UNIT_BITS * seat
    for side in NEUTRALS:
        if commanders(s, side) >> seat & 1:
            bits |= UNIT_MASK << UNIT_BITS * side
    return bits


def own_everywhere(s: Ark, seat: int) -> list[int]:
    """By place: `own_units`."""
    own = own_bits(s, seat)
    out = [0] * PLACES
    out[HOME] = s.domes[seat].home
    for cell, there in enumerate(s.units):
        left = there & own
        while left:
            out[cell] += left & UNIT_MASK
            left >>= UNIT_BITS
    return out


def occupied(s: Ark, seat: int) -> list[int]:
    """Every place where the seat has units, in order."""
    own = own_bits(s, seat)
    out = [cell for cell, there in enumerate(s.units) if there & own]
    if s.domes[seat].home:
        out.append(HOME)
    return out


def opponents(s: Ark, seat: int, cell: int) -> int:
    """ARK-1.1: who has opposing units there; what both control opposes neither (ARK-6.6)."""
    mask = 0
    if not s.units[cell]:
        return mask
    if s.coop:  # ARK-11.1: the Enemy alone
        return 1 << ENEMY if s.count(ENEMY, cell) else 0
    for other in range(s.players):
        if other != seat and s.count(other, cell):
            mask |= 1 << other
    for side in NEUTRALS:
        if s.count(side, cell):
            who = commanders(s, side)
            if not who >> seat & 1:
                mask |= who
    return mask


def hostile(s: Ark) -> bool:
    """May units fight, wound and hinder each other? Not in the First Mission (ARK-9.3b), nor in peace."""
    return s.mode != FIRST_MISSION and s.meter <= 0  # ARK-14.2, 14.2b, 14.2d


def no_wounds(s: Ark) -> Message:
    """Why nobody may be wounded now."""
    return v.NO_AIRLOCK if s.mode == FIRST_MISSION else v.PEACEFUL


def opposed(s: Ark, seat: int, cell: int) -> bool:
    """Do opposing units hinder the seat there?"""
    return hostile(s) and opponents(s, seat, cell) != 0


def guarded(s: Ark, seat: int, cell: int) -> bool:
    """ARK-18.2, 18.2b: with two opposing units or more; in peace they do not stop anybody (ARK-14.2e)."""
    if not s.complex or not hostile(s):
        return False
    if s.coop:
        return s.count(ENEMY, cell) >= p.GUARDS
    total = sum(s.count(other, cell) for other in range(s.players) if other != seat)
    for side in NEUTRALS:
        who = commanders(s, side) if s.count(side, cell) else 0
        if who and not who >> seat & 1:
            total += s.count(side, cell)
    return total >= p.GUARDS


def must_stop(s: Ark, seat: int, cell: int) -> bool:
    """ARK-11.3b, ARK-13.3a, ARK-18.2: who enters cannot pass through."""
    infested = s.mode == LEARNING and s.count(ENEMY, cell) >= p.INFECTION_STOPS
    return infested or guarded(s, seat, cell) or barred(s, cell)


def excluded(s: Ark, seat: int, cell: int) -> bool:
    """ARK-10.2, ARK-R23: units of another Challenger's colour keep the own colour out."""
    return s.coop and any(s.count(other, cell) for other in range(s.players) if other != seat)


def stops(s: Ark, seat: int) -> int:
    """Bits of the cells where units of the seat must stop."""
    bits = 0
    if not s.complex and s.mode not in (GUARDIANS, LEARNING):
        return bits
    if s.coop:  # the Enemy alone stops them
        least = 1 if s.mode == GUARDIANS else p.INFECTION_STOPS if s.mode == LEARNING else p.GUARDS
        least = min(least, p.GUARDS) if s.complex else least
        for cell, there in enumerate(s.units):
            if there >> UNIT_BITS * ENEMY >= least:
                bits |= 1 << cell
    else:
        for cell, there in enumerate(s.units):
            if there and guarded(s, seat, cell):
                bits |= 1 << cell
    return bits


def ways(s: Ark, seat: int) -> Ways:
    """As the doors are now, and those who stop the seat's units."""
    return s.plan.ways(s.rooms, shut(s, seat), stops(s, seat))


def steps_to(s: Ark, seat: int) -> list[int]:
    """By place: the steps from the nearest own unit; -1: none can walk there as the doors are now.

    Only to be read: others share it.
    """
    own = own_bits(s, seat)
    starts = 1 << HOME if s.domes[seat].home else 0
    for cell, there in enumerate(s.units):
        if there & own:
            starts |= 1 << cell
    return ways(s, seat).steps_of(s.dock_of(seat), starts)
