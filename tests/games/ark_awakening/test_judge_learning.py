"""The learning Automaton against a second reading of its rules, on 2,000 positions (ARK-13)."""

from __future__ import annotations

import random

import pytest

from rulewright.core.values import changed
from rulewright.games.ark_awakening import adapting, learning, printed
from rulewright.games.ark_awakening.doors import doors, put_seal
from rulewright.games.ark_awakening.enemy import CORRUPTION, INFECTION, on_board
from rulewright.games.ark_awakening.learning import Strategy
from rulewright.games.ark_awakening.table import ENEMY, ROBOTS, Ark
from rulewright.games.ark_awakening.verbs import CAUSES, SPREAD
from tests.games.ark_awakening import judge_learning as judge
from tests.games.ark_awakening.given import fresh

POSITIONS = 500  # for each number of Challengers
LOSSES = {"", "infection", "corruption", "overrun"}  # with each way to lose, and without any
TRACKS = {name: printed.ENEMY_TRACKS.index(f"I-{name}") for name in judge.ROOM_FOR}


def built(players: int, seed: int, chance: random.Random) -> Ark:
    s = fresh(players, "learning", seed, complexity=1 + seed % 2, upgrades=chance.randrange(7))
    while not s.round:
        s.apply(chance.choice(s.legal))
    s.stack.clear()
    return s


def scattered(start: Ark, chance: random.Random) -> Ark:
    """Infection, corruption, pieces of Challengers and seals anywhere."""
    s = start.copy()
    for cell in chance.sample(s.plan.cells, chance.choice([1, 5, 12])):
        n = min(s.supply, chance.randrange(1, 4))
        s.add_units(ENEMY, cell, n)
        s.supply -= n
    rooms = [cell for cell in s.plan.cells if s.rooms[cell] < printed.GATE]
    for cell in chance.sample(rooms, chance.choice([0, 3, 8, 10])):
        s.corrupt = changed(s.corrupt, cell, 1)
    for _ in range(chance.randrange(12)):
        cell, seat = chance.choice(rooms), chance.randrange(s.players)
        s.add_units(chance.choice([seat, seat, ROBOTS]), cell, chance.randrange(2))
        if s.free_circles(s.rooms[cell]) and chance.random() < 0.3:
            s.put_cylinder(chance.choice([seat, 5, 6, 7]), s.rooms[cell])
        if not s.full(s.rooms[cell]) and chance.random() < 0.3:
            s.put_cube(seat, s.rooms[cell])
    for one, other in chance.sample(doors(s), chance.randrange(6) if s.complex else 0):
        put_seal(s, 0, one, other)
    if chance.random() < 0.2:
        s.supply = min(s.supply, chance.randrange(5))
    s.active = chance.randrange(s.players)
    wanted = chance.choice([printed.INFECT, printed.CORRUPT, printed.HATCH])  # however many cards show it
    s.orders.cards.sort(key=lambda card: printed.STRATEGY_OF[card - printed.ORDER] == wanted)
    Strategy().run(s)
    return s


def played(s: Ark, target: int, chance: random.Random) -> list[tuple[set[judge.Place], judge.Place]]:
    """The action of the Enemy; where it leaves a choice, any. What was offered, and what was taken."""
    learning.act(s, target)
    s.advance()
    out = []
    while s.stack and not s.over:
        assert s.actor == s.active  # whose turn just ended
        cells = [SPREAD.read(option) for option in s.legal]
        taken = chance.choice(cells)
        out.append(({judge.place_of(cell) for cell in cells}, judge.place_of(taken)))
        s.apply(SPREAD.of(taken))
    return out


def judged(board: judge.Board, strategy: int, target: judge.Place, cylinders: int, cubes: int) -> str:
    """The cause of a loss, or nothing."""
    try:
        if strategy == printed.INFECT:
            judge.infect(board, target, cubes)
        elif strategy == printed.CORRUPT:
            judge.corrupt(board, judge.area(board, target), cylinders)
        else:
            judge.hatch(board, target, cylinders, cubes)
    except judge.Lost as lost:
        return str(lost)
    return ""


@pytest.mark.clause(
    "ARK-13.7", "ARK-13.7b", "ARK-13.7c", "ARK-13.8", "ARK-13.9", "ARK-13.9b", "ARK-13.9c", "ARK-13.9d",
    "ARK-13.10", "ARK-13.10b", "ARK-13.15", "ARK-13.15b", "ARK-13.17b", "ARK-R35", "ARK-R97",
)  # fmt: skip
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_enemy_spreads_as_the_judge_says(players: int) -> None:
    chance = random.Random(players)
    start, choices, causes = built(players, 1, chance), 0, set[str]()
    least = POSITIONS // (10 if players < 3 else 20)  # small numbers leave fewer choices
    for number in range(2 * POSITIONS):
        if number >= POSITIONS and choices > least and len(causes) == len(LOSSES):
            break
        if number % 50 == 0:
            start = built(players, number // 50, chance)
        s = scattered(start, chance)
        board, strategy = judge.read(s), learning.strategy(s)
        target = chance.choice([cell for cell in s.plan.cells if s.rooms[cell] < printed.GATE])
        board.chosen = played(s, target, chance)
        choices += len(board.chosen)
        cylinders, cubes = on_board(s, CORRUPTION), on_board(s, INFECTION)
        lost = judged(board, strategy, judge.place_of(target), cylinders, cubes)
        assert (CAUSES[s.cause] if s.result < 0 else "") == lost, number
        causes.add(lost)
        assert not board.chosen and s.supply == board.supply, number
        for cell in s.plan.cells:
            place = judge.place_of(cell)
            assert s.count(ENEMY, cell) == board.cubes[place], (number, place)
            assert (place in board.corrupt) == bool(s.corrupt[cell]), (number, place)
    assert choices > least and causes == LOSSES


@pytest.mark.clause("ARK-13.14", "ARK-13.14b", "ARK-13.14c", "ARK-13.14d", "ARK-R89", "ARK-R107")
def test_the_enemy_adapts_as_the_judge_says() -> None:
    chance = random.Random(5)
    start = fresh(2, "learning", 1)
    start.stack.clear()
    for number in range(4 * POSITIONS):
        s = start.copy()
        for name, track in TRACKS.items():
            s.marks[track] = chance.choice(
                [0, chance.randrange(judge.ROOM_FOR[name] + 1), judge.ROOM_FOR[name]]
            )
        s.hardened = chance.randrange(4)
        s.used = tuple([chance.randrange(4) for _ in range(printed.TASKS)])
        sides = [(row.left, row.right) for row in printed.TASK_ROWS]
        shown = [sides[task][way - 1][1] for task, way in enumerate(s.used) if way in (1, 2)]
        marks = {name: s.marks[track] for name, track in TRACKS.items()}
        wanted = judge.adapted(marks, shown, s.hardened % 2 == 1)
        foreseen = set(adapting.next_tracks(s))
        assert foreseen == {track for name, track in TRACKS.items() if wanted[name] > marks[name]}, number
        adapting.adapt(s)
        assert {name: s.marks[track] for name, track in TRACKS.items()} == wanted, number
        assert s.used == (0,) * printed.TASKS and s.adapted == 1
