"""How a game's fields become numbers for learners, where the field alone does not say it.

An int is one number, a list that is always equally long so many. A game's card names every other field, by
its path from the state (`stations.clones`): lists that grow, and ints that hold several small numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Row:
    """A list in order: how long it is, then the last `most` of its numbers, then zeros.

    A list of pieces names their facts in `of`.
    """

    most: int
    of: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tally:
    """A list whose order says nothing: how often it holds each of the numbers below `values`."""

    values: int


@dataclass(frozen=True)
class Packed:
    """An int, or each int of a list, that holds `count` numbers of one or four bits, the lowest first."""

    count: int
    bits: Literal[1, 4] = 1


@dataclass(frozen=True)
class Closed:
    """Boxes of things: a tally of all of them together, then one of each box for those who know the split."""

    boxes: int
    values: int


Form = Row | Tally | Packed | Closed
