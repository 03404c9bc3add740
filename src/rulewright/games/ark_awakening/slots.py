"""A row of slots as one int, so that copies of a state stay cheap: four bits a slot, the first lowest.

Slots are filled from the left and close up when something is removed (ARK-3.1), so there are no gaps.
"""

from __future__ import annotations

from typing import Final

BITS: Final = 4
ONE: Final = 15  # the mask of a slot
EMPTY: Final = 0  # a row


def covered(row: int) -> int:
    n = 0
    while row:
        row >>= BITS
        n += 1
    return n


def reaches(row: int, slot: int) -> bool:
    """Is this slot, counted from 1, covered too?"""
    return row >> BITS * (slot - 1) != 0


def things(row: int) -> list[int]:
    """What lies there, from the left."""
    out: list[int] = []
    while row:
        out.append((row & ONE) - 1)
        row >>= BITS
    return out


def holds(row: int, thing: int) -> bool:
    while row:
        if row & ONE == thing + 1:
            return True
        row >>= BITS
    return False


def with_one(row: int, thing: int) -> int:
    """One more, in the first free slot."""
    return row | (thing + 1) << BITS * covered(row)


def row_of(found: list[int]) -> int:
    row = EMPTY
    for i in range(len(found)):
        row |= (found[i] + 1) << BITS * i
    return row


def without(row: int, thing: int) -> int:
    """The first of its kind is removed, the others shift."""
    found = things(row)
    found.remove(thing)
    return row_of(found)


def cleared(row: int, slot: int) -> int:
    """What lies in a slot, counted from 0, is removed; the others shift."""
    found = things(row)
    found.pop(slot)
    return row_of(found)


def runs(row: int, thing: int) -> list[int]:
    """The slots where such things begin to lie side by side: which one of a run goes makes no difference."""
    found = things(row)
    return [i for i in range(len(found)) if found[i] == thing and (i == 0 or found[i - 1] != thing)]


def exchanged(row: int, old: int, new: int) -> int:
    """Another thing in the place of the first of a kind."""
    found = things(row)
    found[found.index(old)] = new
    return row_of(found)
