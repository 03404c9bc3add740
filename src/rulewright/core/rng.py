"""Chance. One generator whose whole state is a single int, the same numbers in every build."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

LOW32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1073736804  # m * 2**32 - 1 and m * 2**31 - 1 are prime (MWC, period about 2**61)


class Rng:
    """Multiply-with-carry: the state stays below 2**62, so interpreted and compiled code agree."""

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1."""
        x: i64 = (self.state & LOW32) * MULTIPLIER + (self.state >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & LOW32) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def split(self) -> Rng:
        """An unrelated generator, e.g. for the dice of a guessed world."""
        high = self.below(1 << 30)
        return Rng(1 + (high << 30) + self.below(1 << 30))


def seeded(seed: int) -> Rng:
    """Neighbouring seeds give unrelated generators (the finaliser of splitmix64)."""
    z = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    z = (z ^ z >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return Rng(1 + (z ^ z >> 31) % (MULTIPLIER * (1 << 32) - 2))
