"""Where every unit can go, against a search over squares (level, column) written straight from the rules."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from rulewright.core.state import Decision
from rulewright.games.septikon.drones import Go
from rulewright.games.septikon.moving import Move
from rulewright.games.septikon.table import Septikon
from tests.games.septikon.given import A, B, Position, at, given, septikon

Place = tuple[int, int]
LOCKS: list[Place] = [(2, 10), (6, 10), (8, 0), (8, 20)]
INNER = [(level, column) for level in (1, 2, 7, 8) for column in range(21)]
WALKABLE = INNER + [(level, 10) for level in (3, 4, 5, 6)] + [(9, column) for column in range(21)]
CELLS = [(level, column) for level in (3, 4, 5, 6) for column in range(21) if column != 10]
POSITIONS = 250


# --- the rules, once more -------------------------------------------------------------------------
def neighbours(place: Place) -> list[Place]:
    """SEP-G-01 to G-05: the squares next to a walking square."""
    level, column = place
    out = []
    if level in (1, 2, 7, 8, 9):
        out += [(level, c) for c in (column - 1, column + 1) if 0 <= c <= 20]
    if column in (0, 20):
        out += [
            (low + high - level, column) for low, high in ((1, 2), (7, 8), (8, 9)) if level in (low, high)
        ]
    if column == 10 and 2 <= level <= 7:
        out += [(other, 10) for other in (level - 1, level + 1) if 2 <= other <= 7]
    return out


def crawls(place: Place) -> list[Place]:
    """SEP-G-06, G-07: in a warehouse along its cells and out at the door; never in."""
    level, column = place
    if place not in CELLS:
        return neighbours(place)
    side = range(10) if column < 10 else range(11, 21)
    return [(level, c) for c in (column - 1, column + 1) if c in side or c == 10]


class Board:
    """One station with everything that stands on it."""

    def __init__(self, rng: random.Random) -> None:
        dense = rng.random() < 0.5
        near = [place for place in WALKABLE if place[1] in (0, 1, 9, 10, 11, 19, 20) or place in LOCKS]
        crowd = near if dense else WALKABLE
        self.damage = set(rng.sample(INNER + CELLS + LOCKS, rng.choice([0, 3, 10, 30])))
        free = [place for place in crowd if place not in self.damage]
        self.drones = [
            rng.choice(crowd + CELLS if rng.random() < 0.5 else CELLS) for _ in range(rng.randrange(7))
        ]
        free = [place for place in free if place not in self.drones]
        people = rng.sample(free, min(len(free), rng.randrange(14)))
        cut = rng.randrange(len(people) + 1)
        self.clones, self.spies = people[:cut], people[cut:]

    def walks(self, start: Place, steps: int, shut: frozenset[Place] = frozenset()) -> set[Place]:
        """SEP-4: the ends of all walks of a Clone or Spy."""
        ends: set[Place] = set()
        obstacles = self.damage | {*self.drones} | shut

        def walk(here: Place, came: Place | None, left: int) -> None:
            if left == 0:
                ends.add(here)
                return
            onward = [(place, here) for place in neighbours(here) if place != came]
            if came is None and start in LOCKS:
                onward += [(lock, here) for lock in LOCKS if lock != start]
            for place, before in onward:
                if place not in obstacles:
                    walk(place, before if place in neighbours(before) else (0, 0), left - 1)

        walk(start, None, steps)
        return ends - {start, *self.clones, *self.spies, *self.drones}

    def creeps(self, start: Place, steps: int) -> set[Place]:
        """SEP-8.3, SEP-8.4: the ends of all walks of a BioDrone."""
        ends: set[Place] = set()
        obstacles = self.damage | {*self.clones} | {*self.spies}

        def creep(here: Place, came: Place, left: int) -> None:
            if left == 0:
                ends.add(here)
                return
            for place in crawls(here):
                if place != came and place not in obstacles:
                    creep(place, here, left - 1)

        creep(start, (0, 0), steps)
        return ends - {start, *self.drones}

    def words(self, places: Iterable[Place]) -> str:
        return " ".join(at(*place) for place in places)


def position(number: int) -> tuple[Position, list[Board]]:
    rng = random.Random(number)
    boards = [Board(rng), Board(rng)]
    p = given()
    for owner, board in enumerate(boards):
        p.damage(owner, board.words(board.damage)).clones(owner, board.words(board.clones))
        p.spies(1 - owner, board.words(board.spies)).drones(1 - owner, board.words(board.drones))
    return p, boards


def said(p: Position, question: Decision[Septikon]) -> list[str]:
    return [p.s.text(option) for option in question.options(p.s)]


def refusals(p: Position, question: Decision[Septikon]) -> None:
    """Exactly the legal choices have no reason against them."""
    legal = {*question.options(p.s)}
    for option in question.visible(p.s):
        assert (question.why_not(p.s, option) is None) == (option in legal), p.s.text(option)
    assert legal <= {*question.visible(p.s)}


# --- and the game ---------------------------------------------------------------------------------
@pytest.mark.clause(
    "SEP-4.1", "SEP-4.2", "SEP-4.3", "SEP-4.3b", "SEP-4.3c", "SEP-4.4", "SEP-4.4b", "SEP-4.4c"
)
@pytest.mark.clause("SEP-4.5", "SEP-4.6", "SEP-4.6b", "SEP-4.6c", "SEP-4.6d", "SEP-4.7", "SEP-4.8", "SEP-4.9")
@pytest.mark.clause("SEP-4.11", "SEP-G-08", "SEP-G-09")
@pytest.mark.parametrize("die", range(1, 7))
def test_clones_and_spies_reach_exactly_what_the_search_finds(die: int) -> None:
    jumps = 0
    for number in range(POSITIONS):
        p, boards = position(number)
        p.s.die = die
        for player in (A, B):
            own, rival = boards[player], boards[1 - player]
            expected = [
                f"move {at(*start)} {at(*end)}" for start in own.clones for end in own.walks(start, die)
            ]
            expected += [
                f"spy {at(*start)} {at(*end)}" for start in rival.spies for end in rival.walks(start, die)
            ]
            found = said(p, Move(player))
            assert len(found) == len({*found}) and {*found} == {*expected}, (number, player)
            refusals(p, Move(player))
            jumps += sum(start in LOCKS for start in own.clones + rival.spies)
    assert jumps > 100  # Locks were stood on often enough to be tested


@pytest.mark.clause(
    "SEP-8.1", "SEP-8.3", "SEP-8.3b", "SEP-8.3c", "SEP-8.4", "SEP-8.4b", "SEP-8.4c", "SEP-8.4d"
)
@pytest.mark.clause("SEP-8.5", "SEP-8.7", "SEP-G-06", "SEP-G-07")
@pytest.mark.parametrize("die", range(1, 7))
def test_biodrones_reach_exactly_what_the_search_finds(die: int) -> None:
    stayed = left = on_damage = 0
    for number in range(POSITIONS):
        p, boards = position(number)
        p.s.die = die
        for player in (A, B):
            rival = boards[1 - player]
            for start in {*rival.drones}:
                ends = rival.creeps(start, die)
                question = Go(player, p.s.parse(f"drone {at(*start)}") - p.s.parse("drone a1"))
                found = said(p, question)
                assert len(found) == len({*found}) and {*found} == {f"go {at(*end)}" for end in ends}, number
                refusals(p, question)
                stayed += start in CELLS and any(end in CELLS for end in ends)
                left += start in CELLS and any(end not in CELLS for end in ends)
                on_damage += start in rival.damage and bool(ends)
    assert stayed > 20 and left > 20 and on_damage > 20


@pytest.mark.clause("SEP-4.12", "SEP-F-05")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_damage_can_be_left_exactly_where_a_way_avoids_the_start_square(die: int) -> None:
    crossed = 0
    for number in range(POSITIONS):
        p, boards = position(number)
        for player in (A, B):
            rival = boards[1 - player]
            armed = (3, 10) in rival.clones + rival.spies
            for start in rival.spies:
                clear = rival.walks(start, die, frozenset([start]))
                for end in rival.walks(start, die):
                    q = given()
                    q.s = septikon(p.s.copy())
                    q.rolled(player, die)
                    choice = f"spy {at(*start)} {at(*end)}"
                    if choice in q.options():  # else it was the only move and is made already
                        q.play(player, choice)
                        asked = q.options() == ["keep", "leave"]
                        assert asked == (armed and start[0] < 9 and end in clear), (number, choice)
                        crossed += armed and end not in clear
    assert die != 6 or crossed > 0
