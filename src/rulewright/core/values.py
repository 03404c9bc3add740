"""Fields that seldom change as tuples of ints: copies of a state share them, and a change makes a new one."""

from __future__ import annotations


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return values if values[at] == value else values[:at] + (value,) + values[at + 1 :]


def added(values: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return changed(values, at, values[at] + n)
