"""Chance, the same numbers in every build: a fast generator to search with, a keyed one to play with.

The fast one's whole state is a single int, and some fifty dice give that state away. Tables therefore draw
from a keyed hash, of which nothing seen tells anything to come. The form of a seed says which: an int is the
fast generator's, hexadecimal digits are a key.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

Seed = int | str
KEY_BYTES: Final = 16  # of a new key
LONGEST: Final = 64  # bytes that the hash takes as a key
HEXADECIMAL: Final = "0123456789abcdef"
PURPOSE: Final = b"rulewright table"  # keeps these numbers apart from any other use of the key
WORDS: Final = 8  # numbers of 64 bits in a block of the hash
LOW32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1073736804  # m * 2**32 - 1 and m * 2**31 - 1 are prime (MWC, period about 2**61)


class Rng:
    """Multiply-with-carry: the state stays below 2**62, so interpreted and compiled code agree."""

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def twin(self) -> Rng:
        """Another one that will give the same numbers."""
        return Rng(self.state)

    def below(self, n: i64) -> int:
        """A number from 0 to n - 1."""
        x: i64 = (self.state & LOW32) * MULTIPLIER + (self.state >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & LOW32) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """A new order for the list itself."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def split(self) -> Rng:
        """An unrelated generator, e.g. for the dice of a guessed world."""
        high = self.below(1 << 30)
        return Rng(1 + (high << 30) + self.below(1 << 30))


class Keyed(Rng):
    """Keyed BLAKE2b in counter mode. The state is the number of words drawn; the key never changes."""

    def __init__(self, key: str, drawn: int = 0) -> None:
        super().__init__(drawn)
        self.key: str = key
        self._block: bytes = b""  # the words of the block that was drawn from last
        self._number: i64 = -1  # which block that is

    def twin(self) -> Rng:
        return Keyed(self.key, self.state)

    def below(self, n: i64) -> int:
        word = self.state
        self.state = word + 1
        if word >> 3 != self._number:
            self._number = word >> 3
            count: int = self._number
            keyed = blake2b(count.to_bytes(8, "little"), key=bytes.fromhex(self.key), person=PURPOSE)
            self._block = keyed.digest()
        at: int = (word & (WORDS - 1)) * 8
        sides: int = n
        return int.from_bytes(self._block[at : at + 8], "little") * sides >> 64


def new_key() -> str:
    """The seed of a table: nobody can guess it."""
    return os.urandom(KEY_BYTES).hex()


def is_key(seed: str) -> bool:
    """Whole bytes in small hexadecimal digits, enough of them and not more than the hash takes."""
    return KEY_BYTES * 2 <= len(seed) <= LONGEST * 2 and len(seed) % 2 == 0 and not seed.strip(HEXADECIMAL)


def chance(seed: Seed) -> Rng:
    """The generator of a game with this seed."""
    return Keyed(seed) if isinstance(seed, str) else seeded(seed)


def seeded(seed: int) -> Rng:
    """Neighbouring seeds give unrelated generators (the finaliser of splitmix64)."""
    z = (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    z = (z ^ z >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return Rng(1 + (z ^ z >> 31) % (MULTIPLIER * (1 << 32) - 2))
