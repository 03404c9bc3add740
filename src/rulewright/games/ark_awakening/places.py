"""The Ark as a board: positions, who is beside whom, where biodomes, first factories and gates are (7.1).

Positions are numbered on a grid of the same width for every number of players, so that one vocabulary
serves all. A seat's own biodome is one more place for its units, HOME. A *site* is what takes cubes and
cylinders: a position, a section of the own biodome, or a section's second track.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.content import index
from rulewright.core.errors import ContentError
from rulewright.games.ark_awakening.printed import BOARD_ROWS, MOST_SEATS, SECTIONS

WIDTH: Final = max([row.width for row in BOARD_ROWS])
HEIGHT: Final = max([row.height for row in BOARD_ROWS])
CELLS: Final = WIDTH * HEIGHT
HOME: Final = CELLS  # the own biodome
PLACES: Final = CELLS + 1
COLUMNS: Final = "abcdefghijkl"
CELL_LABELS: Final = [f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS)]

SECTION_SITE: Final = CELLS  # the first section
PASSIVE_SITE: Final = SECTION_SITE + len(SECTIONS)  # the first second track
SITES: Final = PASSIVE_SITE + len(SECTIONS)
SITE_LABELS: Final = CELL_LABELS + SECTIONS + [f"{section}2" for section in SECTIONS]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ["north", "east", "south", "west"]


def opposite(side: int) -> int:
    return (side + 2) % len(SIDES)


def column(cell: int) -> int:
    """From 1 on, growing east (ARK-2.1)."""
    return cell % WIDTH + 1


def row(cell: int) -> int:
    """From 1 on, growing north."""
    return cell // WIDTH + 1


def cell_at(position: tuple[int, int]) -> int:
    return (position[1] - 1) * WIDTH + position[0] - 1


class Plan:
    """The board for a number of players. It never changes."""

    def __init__(self, players: int) -> None:
        found = [row for row in BOARD_ROWS if row.players == players]
        if not found:
            raise ContentError(f"boards.toml has no board for {players} players")
        printed = found[0]
        self.width: int = printed.width
        self.height: int = printed.height
        self.cells: list[int] = [
            cell_at((c, r)) for r in range(1, printed.height + 1) for c in range(1, printed.width + 1)
        ]
        self.beside: list[list[int]] = [  # by cell: the neighbours north, east, south, west; -1: none
            [self._step(cell, side) for side in range(len(SIDES))] for cell in range(CELLS)
        ]
        self.docks: list[list[int]] = [[cell_at(cell) for cell in seat.cells] for seat in printed.seats]
        self.dock_sides: list[int] = [index(SIDES, seat.side, "side of a biodome") for seat in printed.seats]
        self.initial: list[int] = [cell_at(place.cell) for place in printed.initial]
        self.initial_rears: list[int] = [
            index(SIDES, place.rear, "rear of an initial factory") for place in printed.initial
        ]
        self.gates: list[int] = [cell_at(gate) for gate in printed.gates]
        for cell in self.initial + self.gates + [cell for dock in self.docks for cell in dock]:
            if cell not in self.cells:
                raise ContentError(f"the board for {players} players has no position {CELL_LABELS[cell]}")

    def _step(self, cell: int, side: int) -> int:
        c, r = column(cell), row(cell)
        if not (c <= self.width and r <= self.height):
            return -1
        c += (side == EAST) - (side == WEST)
        r += (side == NORTH) - (side == SOUTH)
        return cell_at((c, r)) if 1 <= c <= self.width and 1 <= r <= self.height else -1

    def neighbours(self, cell: int) -> list[int]:
        return [other for other in self.beside[cell] if other >= 0]

    def side_of(self, cell: int, other: int) -> int:
        """On which side of a position its neighbour lies."""
        return self.beside[cell].index(other)


PLANS: Final = [Plan(players + 1) for players in range(MOST_SEATS)]  # by players - 1
