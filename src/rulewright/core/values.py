"""Few ints at a time: tuples for fields that seldom change (copies of a state share them, and a change makes
a new one), and a sum, as compiled code pays more to call the library's than to add."""

from __future__ import annotations


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values but for one."""
    return values if values[at] == value else values[:at] + (value,) + values[at + 1 :]


def added(values: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return changed(values, at, values[at] + n)


def total(values: list[int]) -> int:
    out = 0
    for value in values:
        out += value
    return out
