"""A second, slow reading of the Guardians' turn against the Automaton (ARK-11.6 to 11.8), in its own terms.

It knows positions as (column, row), sides as compass letters, and a board as a dictionary. It shares nothing
with the engine but the state that it reads at the beginning.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by
from rulewright.games.ark_awakening.schema import EnemyActionRow
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, SIDES, Ark

Place = tuple[int, int]
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
RIGHT_OF = {"N": "E", "E": "S", "S": "W", "W": "N"}
BACK_OF = {"N": "S", "E": "W", "S": "N", "W": "E"}
GRID = 8  # the widest board: how the engine numbers its positions


@dataclass
class Guard:
    number: int
    place: Place | None  # none: on the enemy board
    back: str
    lies: bool


@dataclass
class Board:
    """What the Enemy looks at."""

    width: int
    rooms: dict[Place, str]
    rear: dict[Place, str]
    cubes: dict[Place, list[int]]
    cylinders: dict[Place, int]
    peopled: set[Place]
    initial: dict[str, Place]
    guards: list[Guard]
    targets: list[str]
    orders: list[str]
    sealed: set[frozenset[Place]]
    shuffled: bool = field(default=False)  # from here on the cards are unknown
    stopped: int = field(default=0)  # Guardians before a sealed door


def place_of(cell: int) -> Place:
    return cell % GRID + 1, cell // GRID + 1


def read(s: Ark) -> Board:
    cells = [cell for cell in s.plan.cells if s.explored(cell)]
    others = [side for side in range(SIDES) if side != ENEMY]
    return Board(
        width=s.plan.width,
        rooms={place_of(c): printed.ROOM_IDS[s.rooms[c]] for c in cells},
        rear={place_of(c): "NESW"[s.rear[c]] for c in cells},
        cubes={place_of(c): things(s.cubes[s.rooms[c]]) for c in cells},
        cylinders={place_of(c): len(things(s.circles[s.rooms[c]])) for c in cells},
        peopled={place_of(c) for c in cells if any(s.count(side, c) for side in others)},
        initial={printed.ROOM_IDS[room][:4]: place_of(s.at[room]) for room in s.initial},
        guards=[
            Guard(n, place_of(c) if c >= 0 else None, "NESW"[s.behind[n]], bool(s.lying[n]))
            for n, c in enumerate(s.guards)
        ],
        targets=[printed.OBJECTIVE_IDS[card - printed.OBJECTIVE] for card in s.targets.cards],
        orders=[printed.ORDER_ROWS[card - printed.ORDER].id for card in s.orders.cards],
        sealed={
            frozenset((place_of(one), place_of(other)))
            for one in cells
            for other in s.plan.neighbours(one)
            if sealed_by(s, one, other) != NOBODY
        },
    )


def held(board: Board, place: Place) -> bool:
    return any(guard.place == place for guard in board.guards)


def turn(board: Board) -> None:
    """The steps of ARK-11.5 up to the reset, before them the doors (ARK-11.13)."""
    for guard in board.guards:
        board.sealed = {border for border in board.sealed if guard.place not in border}
    for guard in board.guards:
        disintegrate(board, guard)
    for guard in board.guards:
        on_gate = guard.place is not None and board.rooms[guard.place].startswith("gate")
        if not guard.lies and (guard.place is None or on_gate):
            teleport(board, guard)
    if board.shuffled or not board.orders:
        return
    card = moving(board)
    if not card.steps:
        return
    able = [g for g in board.guards if not g.lies and g.place and not board.rooms[g.place].startswith("gate")]
    able.sort(key=lambda g: (-far(board, g), g.number))
    for guard in able:
        walk(board, guard, card.steps, card.order)


def moving(board: Board) -> EnemyActionRow:
    """The enemy-action card that is drawn."""
    return next(row for row in printed.ORDER_ROWS if row.id == board.orders[-1])


def disintegrate(board: Board, guard: Guard) -> None:
    if guard.place is not None and (board.cubes[guard.place] or board.cylinders[guard.place]):
        board.cylinders[guard.place] = 0
        board.cubes[guard.place] = board.cubes[guard.place][1:]
        guard.lies = True


def teleport(board: Board, guard: Guard) -> None:
    if board.shuffled or not board.targets:
        board.shuffled = True
        return
    name = board.targets.pop()
    found = [place for place, room in board.rooms.items() if room == name]
    goal = board.initial[name] if name.startswith("F-") else found[0]
    if not held(board, goal):
        guard.place = goal
        guard.back = board.rear[goal]
    guard.lies = True
    if name in ("G1", "G2", "G3"):
        board.shuffled = any(not g.lies and g.number > guard.number for g in board.guards)


def far(board: Board, guard: Guard) -> int:
    assert guard.place is not None
    return board.width - guard.place[0] + guard.place[1] - 1


def walk(board: Board, guard: Guard, steps: int, order: list[str]) -> None:
    for _ in range(steps):
        assert guard.place is not None
        front = BACK_OF[guard.back]
        heading = {
            "front": front,
            "right": RIGHT_OF[front],
            "behind": guard.back,
            "left": BACK_OF[RIGHT_OF[front]],
        }
        for word in order:
            dc, dr = STEP[heading[word]]
            goal = (guard.place[0] + dc, guard.place[1] + dr)
            if goal in board.rooms and not held(board, goal):
                shut = frozenset((guard.place, goal)) in board.sealed
                break
        else:
            break
        if shut:
            board.stopped += 1
            break
        guard.place = here = goal
        guard.back = BACK_OF[heading[word]]
        if board.rooms[here].startswith("gate") or here in board.peopled:
            break
        if board.cubes[here] or board.cylinders[here]:
            break
    guard.lies = True
