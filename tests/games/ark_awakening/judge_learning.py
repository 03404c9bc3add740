"""A second, slow reading of the learning Automaton (ARK-13.7 to 13.10, 13.14), in its own terms.

It knows positions as (column, row), sides as compass letters and a board as dictionaries, and writes out all
shortest paths. Where the rules leave a choice it is told what was chosen, after it has said what could be.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.control import commanders, controllers
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ROBOTS, SPECIES, Ark

Place = tuple[int, int]
GRID = 8  # the widest board: how the engine numbers its positions
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
BACK_OF = {"N": "S", "E": "W", "S": "N", "W": "E"}
CYLINDERS, MOST = 10, 3


class Lost(Exception):
    """The Challengers have lost; it names the cause."""


@dataclass
class Board:
    """What the Enemy looks at. `chosen` are the choices still to come: what was offered, what was taken."""

    rooms: dict[Place, str]
    rear: dict[Place, str]
    cubes: dict[Place, int]
    corrupt: set[Place]
    mission: list[Place]
    held: set[Place]
    guarded: set[Place]
    sealed: set[frozenset[Place]]
    supply: int
    chosen: list[tuple[set[Place], Place]] = field(default_factory=list)


def place_of(cell: int) -> Place:
    return cell % GRID + 1, cell // GRID + 1


def read(s: Ark) -> Board:
    cells = [cell for cell in s.plan.cells if s.explored(cell)]
    kinds = [*range(s.players)] + [side for side in (ROBOTS, SPECIES) if commanders(s, side)]
    units = {place_of(c): sum(s.count(side, c) for side in kinds) for c in cells}
    outer = {5 + n for n in range(3) if controllers(s, printed.GENERATOR + n)}
    lit = {place_of(c) for c in cells if any(g < 5 or g in outer for g in things(s.circles[s.rooms[c]]))}
    return Board(
        rooms={place_of(c): printed.ROOM_IDS[s.rooms[c]] for c in cells},
        rear={place_of(c): "NESW"[s.rear[c]] for c in cells},
        cubes={place_of(c): s.count(ENEMY, c) for c in cells},
        corrupt={place_of(c) for c in cells if s.corrupt[c]},
        mission=[place_of(s.at[r]) for r in printed.MISSION_ROOMS[s.shared.cards[0] - printed.MISSION]],
        held=lit | {p for p in units if units[p]} | {place_of(c) for c in cells if s.cubes[s.rooms[c]]},
        guarded={p for p in units if units[p] > 1} if s.complex else set(),
        sealed={frozenset(place_of(c) for c in divmod(seal // 5, 48)) for seal in s.seals},
        supply=s.supply,
    )


# --- placing -----------------------------------------------------------------------------------------
def check_mission(board: Board) -> None:
    if all(place in board.corrupt or board.cubes[place] for place in board.mission):
        raise Lost("overrun")


def infect_room(board: Board, place: Place) -> None:
    if not board.supply:
        raise Lost("infection")
    board.supply -= 1
    board.cubes[place] += 1
    check_mission(board)


def corrupt_room(board: Board, place: Place) -> None:
    if len(board.corrupt) == CYLINDERS:
        raise Lost("corruption")
    board.corrupt.add(place)
    check_mission(board)


def choose(board: Board, could: set[Place]) -> Place:
    if len(could) == 1:
        return could.pop()
    offered, taken = board.chosen.pop(0)
    assert offered == could, (offered, could)
    return taken


# --- actions -----------------------------------------------------------------------------------------
def area(board: Board, target: Place) -> list[Place]:
    """Tier after tier; inside a tier target, left, front, right, behind."""
    front = BACK_OF[board.rear[target]]
    compass = [LEFT_OF[front], front, BACK_OF[LEFT_OF[front]], BACK_OF[front]]
    near = [target] + [(target[0] + STEP[way][0], target[1] + STEP[way][1]) for way in compass]
    near = [place for place in near if place in board.rooms]
    first = [place for place in near if place in board.mission]
    second = [place for place in near if place not in first and place in board.held]
    return first + second + [place for place in near if place not in first + second]


def corrupt(board: Board, order: list[Place], cylinders: int) -> None:
    able = [place for place in order if place not in board.corrupt and "gate" not in board.rooms[place]]
    for place in able[:cylinders]:
        corrupt_room(board, place)


def swarm(board: Board, order: list[Place], cubes: int) -> None:
    for place in order:
        while cubes and board.cubes[place] < MOST:
            infect_room(board, place)
            cubes -= 1


def hatch(board: Board, target: Place, cylinders: int, cubes: int) -> None:
    if board.cubes[target] or target in board.corrupt:
        order = area(board, target)
        corrupt(board, order, cylinders)
        swarm(board, order, cubes)


def beside(board: Board, place: Place) -> list[Place]:
    near = [(place[0] + dc, place[1] + dr) for dc, dr in STEP.values()]
    out = [one for one in near if one in board.rooms and frozenset((place, one)) not in board.sealed]
    if "gate" in board.rooms[place]:
        out += [one for one, name in board.rooms.items() if "gate" in name and one not in (place, *out)]
    return out


def shortest(board: Board, start: Place, goal: Place) -> list[list[Place]]:
    """All shortest paths, written out; through guarded rooms there is none."""
    paths, seen = [[start]], {start}
    while paths and not any(path[-1] == goal for path in paths):
        longer = [
            [*path, one]
            for path in paths
            if path[-1] == start or path[-1] not in board.guarded
            for one in beside(board, path[-1])
            if one not in seen
        ]
        seen |= {path[-1] for path in longer}
        paths = longer
    return [path for path in paths if path[-1] == goal]


def infect(board: Board, target: Place, cubes: int) -> None:
    while cubes:
        ways = {place: shortest(board, target, place) for place in board.mission if board.cubes[place] < MOST}
        ways = {place: paths for place, paths in ways.items() if paths}
        if not ways:
            swarm(board, [target], cubes)
            return
        least = min(len(paths[0]) for paths in ways.values())
        goal = choose(board, {place for place, paths in ways.items() if len(paths[0]) == least})
        paths = ways[goal]
        for step in range(least):
            if step:
                here = choose(board, {path[step] for path in paths})
                paths = [path for path in paths if path[step] == here]
            here = paths[0][step]
            if board.cubes[here] < MOST:
                infect_room(board, here)
                cubes -= 1
            if not cubes:
                return


# --- adaptation --------------------------------------------------------------------------------------
TRACKS = {"C": ["C"], "I": ["I"], "CI": ["C", "I"], "KD": ["K", "D"], "X": ["X"]}
ROOM_FOR = {"C": 3, "I": 4, "K": 3, "D": 3, "X": 3}


def adapted(marks: dict[str, int], shown: list[str], defence_next: bool) -> dict[str, int]:
    """The cubes on each track after these symbols were shown."""
    free = {track for track in ROOM_FOR if marks[track] < ROOM_FOR[track]}
    best = ""
    for symbol in ("C", "I", "CI", "KD", "X"):
        if symbol in shown and free & set(TRACKS[symbol]):
            rank = (shown.count(symbol), -sum(marks[track] for track in TRACKS[symbol]))
            if not best or rank > (shown.count(best), -sum(marks[track] for track in TRACKS[best])):
                best = symbol
    if best == "KD" and {"K", "D"} <= free:
        gets = ["D" if defence_next else "K"]
    elif best:
        gets = [track for track in TRACKS[best] if track in free]
    else:
        gets = sorted(free, key=lambda track: (marks[track], "CIKDX".index(track)))[:1]
    return {track: n + (track in gets) for track, n in marks.items()}
