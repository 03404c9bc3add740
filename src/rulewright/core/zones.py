"""Who knows what. A zone declares it once; views, samples and card moves all follow from that."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from rulewright.core.rng import Rng

NOBODY: Final = 0  # knowledge masks: bit i is seat i
EVERYONE: Final = 255
SPECTATOR: Final = 7  # a seat that nobody holds: it knows what everyone knows
HIDDEN: Final = -1  # stands for an unknown component in a view
ANY_KIND: Final = -1  # bits of kinds: all


def only(seat: int) -> int:
    return 1 << seat


@final
@mypyc_attr(acyclic=True)  # ints only: the collector need not look for cycles
class Zone:
    """A place for components, with the seats that know its content and those that know its order.

    Where all know that only components of some kinds can lie here, `holds` says which (bit i: kind i, by
    `State.kind_of`). With `some` only so many of its components are of them for sure: it follows them until
    they may have left. Two such zones of one pool have no kind in common, or all.
    """

    def __init__(
        self,
        content: int,
        order: int = EVERYONE,
        pool: int = 0,
        cards: list[int] | None = None,
        holds: int = ANY_KIND,
        some: int = 0,
    ) -> None:
        self.content = content
        self.order = order & content
        self.pool = pool  # hidden components mix only within a pool
        self.cards: list[int] = cards if cards is not None else []
        self.holds = holds
        self.some = some  # 0: all of them

    def copy(self) -> Zone:
        return Zone(self.content, self.order, self.pool, self.cards[:], self.holds, self.some)


@final
@mypyc_attr(acyclic=True)
class Boxes:
    """Closed boxes of things that are known by their kind. Everyone knows how many boxes there are and what
    lies in all of them together. How that is split, even how many things are in which box, only `known` do.

    A box holds `least` to `most` things; where there are too few for that, at most `least`.
    """

    def __init__(
        self,
        known: int,
        least: int,
        most: int,
        things: list[int] | None = None,
        sizes: list[int] | None = None,
        within: list[list[int]] | None = None,
    ) -> None:
        self.known = known
        self.least = least
        self.most = most
        self.things: list[int] = things if things is not None else []  # box after box, each sorted
        self.sizes: list[int] = sizes if sizes is not None else []  # in a view: HIDDEN
        # If two boxes are known to come one each from two closed pairs: what those pairs held.
        self.within: list[list[int]] = within if within is not None else []

    def copy(self) -> Boxes:
        return Boxes(
            self.known,
            self.least,
            self.most,
            self.things[:],
            self.sizes[:],
            [pair[:] for pair in self.within],
        )

    def box(self, number: int) -> list[int]:
        start = sum(self.sizes[:number])
        return self.things[start : start + self.sizes[number]]

    def add(self, box: list[int]) -> None:
        self.things += sorted(box)
        self.sizes.append(len(box))

    def clear(self) -> None:
        self.things = []
        self.sizes = []
        self.within = []

    def bounds(self, things: int, boxes: int) -> tuple[int, int]:
        """What is allowed in each of so many boxes."""
        return (0, self.least) if things < self.least * boxes else (self.least, self.most)

    def limits(self, things: int, boxes: int) -> tuple[int, int]:
        """The fewest and the most things that one of so many boxes can hold, if all are to be filled."""
        least, most = self.bounds(things, boxes)
        return max(least, things - most * (boxes - 1)), min(most, things - least * (boxes - 1))

    def strike(self) -> None:
        """Leave only what everyone knows."""
        self.things.sort()
        self.sizes = [HIDDEN for _ in self.sizes]

    def guess(self, rng: Rng) -> None:
        """Replace the split by a random one that could be, from the generator and what everyone knows."""
        self.things.sort()
        if self.within:
            self._guess_parts(rng)
            return
        left = self.things
        rng.shuffle(left)
        count = len(self.sizes)
        self.things = []
        self.sizes = []
        while count:
            fewest, most = self.limits(len(left), count)
            size = fewest + rng.below(most - fewest + 1)
            self.add(left[len(left) - size :])
            left = left[: len(left) - size]
            count -= 1

    def _guess_parts(self, rng: Rng) -> None:
        """Two boxes, each a part of its own pair."""
        one, two = self.within
        kinds: list[int] = []
        for kind in self.things:
            if kind not in kinds:
                kinds.append(kind)
        counts = [self.things.count(kind) for kind in kinds]
        low = [max(0, counts[i] - two.count(kinds[i])) for i in range(len(kinds))]
        high = [min(counts[i], one.count(kinds[i])) for i in range(len(kinds))]
        least, most = self.limits(len(one), 2)
        least2, most2 = self.limits(len(two), 2)
        total = len(self.things)
        fewest = max(least, total - most2, sum(low))
        size = fewest + rng.below(min(most, total - least2, sum(high)) - fewest + 1)
        first: list[int] = []
        second: list[int] = []
        for i in range(len(kinds)):
            fewest = max(low[i], size - sum(high[i + 1 :]))
            n = fewest + rng.below(min(high[i], size - sum(low[i + 1 :])) - fewest + 1)
            size -= n
            first += [kinds[i]] * n
            second += [kinds[i]] * (counts[i] - n)
        self.things = []
        self.sizes = []
        self.add(first)
        self.add(second)
