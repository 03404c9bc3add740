"""Who sits where: over the games of a match every bot plays every seat equally often."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations


@cache
def orders(seats: int) -> list[tuple[int, ...]]:
    """All seat orders, arranged so that each block of `seats` games puts everyone once on every seat."""
    out = []
    for rest in permutations(range(1, seats)):
        circle = (0, *rest)
        out += [circle[turn:] + circle[:turn] for turn in range(seats)]
    return out


def seating(seats: int, number: int) -> tuple[int, ...]:
    """Which bot holds each seat in the game of this number."""
    every = orders(seats)
    return every[number % len(every)]


def tables(bots: tuple[str, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """All ways to seat so many of the bots; swapping two equal ones makes no other."""
    out: dict[tuple[str, ...], tuple[int, ...]] = {}
    for chosen in combinations(range(len(bots)), seats):
        for order in orders(seats):
            table = tuple(chosen[i] for i in order)
            out.setdefault(tuple(bots[i] for i in table), table)
    return tuple(out.values())
