"""The Ark as a board: positions, who is beside whom, where biodomes, first factories and gates are (7.1).

Positions are numbered on a grid of the same width for every number of players, so that one vocabulary
serves all. A seat's own biodome is one more place for its units, HOME. A *site* is what takes cubes and
cylinders: a position, a section of the own biodome, or a section's second track.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.core.content import index
from rulewright.core.errors import ContentError

WIDTH: Final = max([row.width for row in p.BOARD_ROWS])
HEIGHT: Final = max([row.height for row in p.BOARD_ROWS])
CELLS: Final = WIDTH * HEIGHT
HOME: Final = CELLS  # the own biodome
PLACES: Final = CELLS + 1
COLUMNS: Final = "abcdefghijkl"
if len(COLUMNS) < WIDTH:
    raise ContentError(f"boards.toml: a board is up to {len(COLUMNS)} positions wide, not {WIDTH}")
CELL_LABELS: Final = [f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS)]

SECTION_SITE: Final = CELLS  # the first section
PASSIVE_SITE: Final = SECTION_SITE + len(p.SECTIONS)  # the first second track
SITES: Final = PASSIVE_SITE + len(p.SECTIONS)
SITE_LABELS: Final = CELL_LABELS + p.SECTIONS + [f"{section}2" for section in p.SECTIONS]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ["north", "east", "south", "west"]

KEPT: Final = 6  # boards whose ways are kept


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


def door(one: int, other: int) -> int:
    """The border between two positions, whichever is named first."""
    return min(one, other) * CELLS + max(one, other)


class Spread:
    """The steps from the nearest of some places (bits)."""

    def __init__(self, starts: int, row: list[int]) -> None:
        self.starts = starts
        self.row = row


class Ways:
    """All steps while the same rooms are explored, the same doors shut and units stopped in the same rooms.

    A row of steps is made when it is first asked for, and never changes: whoever asks may only read it.
    """

    def __init__(self, plan: Plan, rooms: list[int], shut: list[int], stops: int) -> None:
        self.rooms = rooms[:]
        self.shut = shut[:]
        self.stops = stops
        self.docks = [[cell for cell in dock if rooms[cell] >= 0] for dock in plan.docks]
        self.near: list[list[int]] = [plan.near(rooms, cell) for cell in range(CELLS)]
        if shut:
            for cell in range(CELLS):
                self.near[cell] = [other for other in self.near[cell] if door(cell, other) not in shut]
        self.brink: list[int] = [len(plan.beyond(rooms, plan.beside[cell])) for cell in range(CELLS)]
        self.dock_brink: list[int] = [len(plan.beyond(rooms, dock)) for dock in plan.docks]
        self.rows: list[list[list[int]]] = [[[]] * PLACES for _ in plan.docks]
        self.spread: list[Spread] = [Spread(0, [-1] * PLACES) for _ in plan.docks]  # the last one asked for

    def unexplored(self, dock: int, place: int) -> int:
        """How many positions beside a place are."""
        return self.dock_brink[dock] if place == HOME else self.brink[place]

    def to_frontier(self, dock: int, far: list[int]) -> int:
        """Steps to the nearest place from which something can be explored; -1: there is no such place."""
        least = -1
        for place, steps in enumerate(far):
            if steps >= 0 and (least < 0 or steps < least) and self.unexplored(dock, place):
                least = steps
        return least

    def steps(self, dock: int, place: int) -> list[int]:
        """By place: the steps from there, or to there, past this biodome; -1: no way."""
        row = self.rows[dock][place]
        if not row:
            row = self.walked(self.docks[dock], place)
            self.rows[dock][place] = row
        return row

    def steps_of(self, dock: int, starts: int) -> list[int]:
        """By place: the steps from the nearest of these (bits)."""
        spread = self.spread[dock]
        if spread.starts != starts:
            spread = Spread(starts, self.spread_from(dock, starts))
            self.spread[dock] = spread
        return spread.row

    def spread_from(self, dock: int, starts: int) -> list[int]:
        out = [-1] * PLACES
        for start in range(PLACES):
            if starts >> start & 1:
                nearer(out, self.steps(dock, start))
        return out

    def walked(self, dock: list[int], start: int) -> list[int]:
        out = [-1] * PLACES
        out[start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            further: list[int] = []
            for place in edge:
                if place != start and place != HOME and self.stops >> place & 1:
                    continue
                for other in dock if place == HOME else self.near[place]:
                    if out[other] < 0:
                        out[other] = steps
                        further.append(other)
                if out[HOME] < 0 and place in dock:
                    out[HOME] = steps
                    further.append(HOME)
            edge = further
        return out


def nearer(out: list[int], row: list[int]) -> None:
    """Steps from elsewhere too, where they are fewer."""
    for place, steps in enumerate(row):
        if steps >= 0 and (out[place] < 0 or steps < out[place]):
            out[place] = steps


class Plan:
    """The board for a number of players. It never changes."""

    def __init__(self, players: int) -> None:
        found = [row for row in p.BOARD_ROWS if row.players == players]
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
        self.docks: list[list[int]] = [
            [self._cell(position) for position in seat.cells] for seat in printed.seats
        ]
        self.dock_sides: list[int] = [index(SIDES, seat.side, "side of a biodome") for seat in printed.seats]
        self.initial: list[int] = [self._cell(place.cell) for place in printed.initial]
        self.initial_rears: list[int] = [
            index(SIDES, place.rear, "rear of an initial factory") for place in printed.initial
        ]
        self.gates: list[int] = [self._cell(gate) for gate in printed.gates]
        self._ways: list[Ways] = []  # those asked for last: most walks are on the same board
        fixed = self.initial + self.gates
        if len(set(fixed)) != len(fixed) or len(self.gates) > p.GATE_ROWS[0].copies:
            raise ContentError(
                f"boards.toml: board players {players}: initial factories and gates lie apart, and"
                f" rooms.toml has {p.GATE_ROWS[0].copies} gates"
            )

    def _cell(self, position: tuple[int, int]) -> int:
        """A position that a row names."""
        c, r = position
        if not (1 <= c <= self.width and 1 <= r <= self.height):
            size = f"{self.width} columns and {self.height} rows"
            raise ContentError(f"boards.toml: no position [{c}, {r}] on a board of {size}")
        return cell_at(position)

    def _step(self, cell: int, side: int) -> int:
        c, r = column(cell), row(cell)
        if not (c <= self.width and r <= self.height):
            return -1
        c += (side == EAST) - (side == WEST)
        r += (side == NORTH) - (side == SOUTH)
        return cell_at((c, r)) if 1 <= c <= self.width and 1 <= r <= self.height else -1

    def neighbours(self, cell: int) -> list[int]:
        return [other for other in self.beside[cell] if other >= 0]

    def near(self, rooms: list[int], cell: int) -> list[int]:
        """ARK-2.1 to 2.3: the explored rooms adjacent to an explored one; gates are to each other."""
        out = [other for other in self.beside[cell] if other >= 0 and rooms[other] >= 0]
        if rooms[cell] >= p.GATE:
            out += [gate for gate in self.gates if gate != cell and rooms[gate] >= 0 and gate not in out]
        return out

    def beyond(self, rooms: list[int], cells: list[int]) -> list[int]:
        """Those of these positions that are not explored."""
        return [cell for cell in cells if cell >= 0 and rooms[cell] < 0]

    def ways(self, rooms: list[int], shut: list[int], stops: int) -> Ways:
        """All steps, while these doors are shut and units stop in these cells (bits)."""
        for ways in self._ways:
            if ways.stops == stops and ways.rooms == rooms and ways.shut == shut:
                return ways
        ways = Ways(self, rooms, shut, stops)
        self._ways = [ways, *self._ways[: KEPT - 1]]  # replaced whole: others may be looking through it
        return ways

    def side_of(self, cell: int, other: int) -> int:
        """On which side of a position its neighbour lies."""
        return self.beside[cell].index(other)


PLANS: Final = [Plan(players + 1) for players in range(p.MOST_SEATS)]  # by players - 1


def _check_decks() -> None:
    """ARK-S02, ARK-S03: every position gets a room, from the deck or from the start, and no room is left."""
    sector, half = p.SPECIAL // p.SECTORS, p.SPECIAL // len(p.HALVES)
    if [p.HALF.count(number) for number in range(2 * p.SECTORS)] != [half] * (2 * p.SECTORS):
        raise ContentError(f"rooms.toml: each half of the {p.SECTORS} sectors has {half} rooms")
    for deck, plan in zip(p.DECK_ROWS, PLANS, strict=True):
        where = f"setup.toml: deck players {deck.players}"
        if deck.full + deck.halves > p.SECTORS or deck.halves > 1 or deck.single > half * deck.halves:
            raise ContentError(
                f"{where}: full = {deck.full}, halves = {deck.halves}, single = {deck.single}; there are"
                f" {p.SECTORS} sectors, one of them may be halved, and only its other half has single rooms"
            )
        special = deck.full * sector + deck.halves * half + deck.single
        needed = len(plan.cells) - len(plan.initial) - len(plan.gates)
        if special + p.OUTER + deck.factories != needed:
            raise ContentError(
                f"{where}: {special} special rooms, {p.OUTER} outer generators and factories ="
                f" {deck.factories}; the board needs {needed} rooms besides its initial factories and gates"
            )
        if deck.factories + len(plan.initial) > len(p.FACTORY_TYPE):
            raise ContentError(f"{where}: factories = {deck.factories}; rooms.toml has too few copies")


_check_decks()
