"""Doors between neighbouring rooms, and the cubes that seal them (ARK-18.5, ARK-R127)."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.places import HOME, door
from rulewright.games.ark_awakening.table import Ark

NOBODY: Final = -1  # has sealed a door
NO_DOORS: Final[list[int]] = []


def sealed_by(s: Ark, one: int, other: int) -> int:
    """Whose cube lies on the border."""
    if s.seals and one != HOME and other != HOME:  # a biodome's border is never sealed (ARK-18.5b)
        for seal in s.seals:
            if seal // p.MOST_SEATS == door(one, other):
                return seal % p.MOST_SEATS
    return NOBODY


def passable(s: Ark, seat: int, one: int, other: int) -> bool:
    """ARK-18.5c: a seal stops all but its owner; no seal stops a Challenger (ARK-R92)."""
    return s.coop or sealed_by(s, one, other) in (NOBODY, seat)


def shut(s: Ark, seat: int) -> list[int]:
    """The doors that are not passable for the seat."""
    if s.coop or not s.seals:
        return NO_DOORS
    return [seal // p.MOST_SEATS for seal in s.seals if seal % p.MOST_SEATS != seat]


def put_seal(s: Ark, seat: int, one: int, other: int) -> None:
    s.seals.append(door(one, other) * p.MOST_SEATS + seat)
    s.domes[seat].cubes -= 1


def take_seal(s: Ark, one: int, other: int) -> None:
    """The cube returns to its owner."""
    owner = sealed_by(s, one, other)
    s.seals.remove(door(one, other) * p.MOST_SEATS + owner)
    s.domes[owner].cubes += 1


def doors(s: Ark) -> list[tuple[int, int]]:
    """All borders between explored rooms; gate links have none."""
    out: list[tuple[int, int]] = []
    for cell in s.plan.cells:
        if s.explored(cell):
            out += [
                (cell, other)
                for other in sorted(s.plan.neighbours(cell))
                if other > cell and s.explored(other)
            ]
    return out


def seals_of(s: Ark, seat: int) -> int:
    """How many of its cubes lie on borders."""
    return len([1 for seal in s.seals if seal % p.MOST_SEATS == seat])
