"""Who knows what. A zone declares it once; views, samples and card moves all follow from that."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0  # knowledge masks: bit i is seat i
EVERYONE: Final = 255
SPECTATOR: Final = 7  # a seat that nobody holds: it knows what everyone knows
HIDDEN: Final = -1  # stands for an unknown component in a view


def only(seat: int) -> int:
    return 1 << seat


class Zone:
    """A place for components, with the seats that know its content and those that know its order."""

    def __init__(
        self, content: int, order: int = EVERYONE, pool: int = 0, cards: list[int] | None = None
    ) -> None:
        self.content = content
        self.order = order & content
        self.pool = pool  # hidden components mix only within a pool
        self.cards: list[int] = cards if cards is not None else []

    def copy(self) -> Zone:
        return Zone(self.content, self.order, self.pool, self.cards[:])
