"""Few ints at a time: tuples for fields that seldom change (copies of a state share them, and a change makes
a new one), and what the library's `sum` and `sort` do, which cost compiled code more to call than to do."""

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


def put_in_order(values: list[int]) -> None:
    """In place, the smallest first. They are few, and mostly in order already."""
    for end in range(1, len(values)):
        value, at = values[end], end
        while at > 0 and values[at - 1] > value:
            values[at] = values[at - 1]
            at -= 1
        if at < end:
            values[at] = value
