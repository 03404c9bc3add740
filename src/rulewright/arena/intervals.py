"""Rates, means and differences with 95 % intervals that take a game, or a deal, as the unit.

The seats of a game are no independent witnesses: one wins because another does not. So what is counted is
grouped by unit, and the spread between units makes the interval (linearised ratios, Student's quantile).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

Interval = tuple[float, float]
Group = tuple[float, float]  # of one unit: how many, and the sum of their values
Unit = tuple[float, Group, Group]  # how many such units, and two groups in each: with and without, A and B

Z95: Final = 1.959964  # the normal quantile of a 95 % interval
EXTRA: Final = 2.0  # imagined members of a group that fare as is fair: few alike say little (Agresti, Caffo)
EMPTY: Final[Group] = (0.0, 0.0)


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of a win rate over independent games."""
    if not games:
        return (0.0, 1.0)
    rate, z = wins / games, Z95 * Z95 / games
    middle = (rate + z / 2) / (1 + z)
    spread = Z95 * math.sqrt(max(0.0, rate * (1 - rate)) / games + z / (4 * games)) / (1 + z)
    return (round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4))


def rate(groups: Iterable[tuple[float, Group]], fair: float) -> Interval:
    """Wilson's interval of a rate, for as many independent games as the units are worth."""
    units = [(weight, group, EMPTY) for weight, group in groups if group[0]]
    total, wins = sums(units)
    if not total:
        return (0.0, 1.0)
    more = units + imagined(fair)[:2]
    everyone, won = sums(more)
    share, error = won / everyone, spread(more)
    worth = max(1.0, share * (1 - share) / (error * error) - EXTRA)
    return wilson(wins / total * worth, worth)


def difference(units: Iterable[Unit], fair: float | None = None) -> tuple[float, Interval] | None:
    """Of the means of the first groups and the second ones. `fair`: the values are shares of a win."""
    found = [unit for unit in units if unit[1][0] or unit[2][0]]
    (count, total), (other_count, other_total) = sums(found), sums(turned(found))
    if not (count and other_count):
        return None
    told = total / count - other_total / other_count
    used = found if fair is None else found + imagined(fair)
    few = min(sum(n for n, one, _ in used if one[0]), sum(n for n, _, other in used if other[0]))
    middle, reach = gap(used), student(few - 1) * spread(used)
    low, high = min(told, middle - reach), max(told, middle + reach)
    if fair is not None:
        low, high = max(-1.0, low), min(1.0, high)
    return round(told, 4), (round(low, 4), round(high, 4))


def imagined(fair: float) -> list[Unit]:
    """In each group apart, some that win and some that lose, as is fair."""
    won, lost = (EXTRA * fair, (1.0, 1.0)), (EXTRA * (1 - fair), (1.0, 0.0))
    return [(n, group, EMPTY) for n, group in (won, lost)] + [(n, EMPTY, group) for n, group in (won, lost)]


def sums(units: list[Unit]) -> Group:
    """Of the first groups."""
    return sum(n * one[0] for n, one, _ in units), sum(n * one[1] for n, one, _ in units)


def turned(units: list[Unit]) -> list[Unit]:
    """The groups in the other order."""
    return [(n, other, one) for n, one, other in units]


def gap(units: list[Unit]) -> float:
    (count, total), (other_count, other_total) = sums(units), sums(turned(units))
    return (total / count if count else 0.0) - (other_total / other_count if other_count else 0.0)


def spread(units: list[Unit]) -> float:
    """The standard error of the gap: what each unit adds to it, squared and summed."""
    (count, total), (other_count, other_total) = sums(units), sums(turned(units))
    mean, other_mean = total / max(count, 1e-9), other_total / max(other_count, 1e-9)
    squares = 0.0
    for weight, (n, value), (m, other) in units:
        adds = (value - mean * n) / count if n else 0.0
        adds -= (other - other_mean * m) / other_count if m else 0.0
        squares += weight * adds * adds
    many = sum(unit[0] for unit in units)
    return math.sqrt(squares * many / (many - 1)) if many > 1 else math.inf


def student(freedom: float) -> float:
    """Student's quantile of a 95 % interval: exact for 1 and 2 degrees of freedom, then by its series."""
    if freedom < 2:
        return 12.7062
    if freedom < 3:
        return 4.3027
    z, n = Z95, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
