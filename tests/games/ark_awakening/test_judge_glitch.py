"""Glitch's Automaton against a second reading of its rules, on 2,000 positions (ARK-12)."""

from __future__ import annotations

import random

import pytest

from rulewright.games.ark_awakening import glitch, printed
from rulewright.games.ark_awakening.glitch import CountDown, Diagnose
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, Ark
from tests.games.ark_awakening import judge_glitch as judge
from tests.games.ark_awakening.given import fresh, spare

POSITIONS = 500  # for each number of Challengers
NAMES = printed.OBJECTIVE_IDS


def built(players: int, seed: int, chance: random.Random) -> Ark:
    """A board whose first disaster has been undone."""
    options = {"disasters": chance.randrange(3), "hard": chance.randrange(2)}
    s = fresh(players, "glitch", seed, **options)
    while not s.round:
        s.apply(chance.choice(s.legal))
    spare(s)
    for card in s.traced.cards[:]:
        s.move(card, s.traced, s.targets)
    s.stack.clear()
    return s


def scattered(start: Ark, chance: random.Random) -> Ark:
    """Cubes, glitches, units and hostile units anywhere; some target cards discarded."""
    s = start.copy()
    s.stage = chance.randrange(1, 4)
    for _ in range(chance.choice([3, 10, 25])):
        room = s.rooms[chance.choice(s.plan.cells)]
        if s.cubes_in(room) < printed.SQUARES[room]:
            if chance.random() < 0.5 and s.supply:
                s.put_glitch(room)
            else:
                s.put_cube(chance.randrange(s.players), room)
    for _ in range(chance.randrange(12)):
        s.add_units(chance.randrange(s.players), chance.choice(s.plan.cells), 1)
    for _ in range(chance.randrange(4)):
        s.add_units(ENEMY, chance.choice(s.plan.cells), 1)
    if chance.random() < 0.3:
        s.supply = chance.randrange(6)
    chance.shuffle(s.targets.cards)
    for _ in range(chance.randrange(len(s.targets.cards) - 3)):
        s.move(s.targets.cards[0], s.targets, s.aimed)
    s.log = []
    return s


def cards_of(s: Ark, event: str) -> list[str]:
    assert s.log is not None
    return [NAMES[entry.line.a] for entry in s.log if entry.line.message.key == f"event-{event}"]


def compare(s: Ark, board: judge.Board, number: int) -> None:
    for cell in s.plan.cells:
        room = s.rooms[cell]
        name = printed.ROOM_IDS[room]
        assert things(s.cubes[room]).count(ENEMY_CUBE) == board.glitches[name], (number, name)
        assert printed.SQUARES[room] - s.cubes_in(room) == board.free[name], (number, name)
        assert s.count(ENEMY, cell) == board.hostile[name], (number, name)
    assert s.supply == board.supply


@pytest.mark.clause("ARK-12.4", "ARK-12.4b", "ARK-12.4c", "ARK-12.4d", "ARK-12.4e", "ARK-12.6", "ARK-R119")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_disaster_does_what_the_judge_says(players: int) -> None:
    chance = random.Random(players)
    lost, start = 0, built(players, 1, chance)
    for number in range(POSITIONS):
        if number % 50 == 0:
            start = built(players, number, chance)
        s = scattered(start, chance)
        board = judge.read(s)
        if glitch.strike(s):
            glitch.send_hostile(s)
        cards = cards_of(s, "struck")
        assert judge.disaster(board, cards, s.setup.options["disasters"]) == [], number
        assert (s.result == -1) is board.lost, number
        compare(s, board, number)
        lost += board.lost
    assert POSITIONS // 50 < lost < POSITIONS // 2


@pytest.mark.clause("ARK-12.5", "ARK-12.8", "ARK-12.8b", "ARK-12.8c", "ARK-12.9a", "ARK-12.9b", "ARK-12.9c")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_diagnosis_and_resolution_are_what_the_judge_says(players: int) -> None:
    chance = random.Random(players)
    found, start = set(), built(players, 1, chance)
    for number in range(POSITIONS):
        if number % 50 == 0:
            start = built(players, number, chance)
        s = scattered(start, chance)
        for _ in range(printed.DIAGNOSTIC_CARDS):
            s.draw(s.targets, s.row)
        glitch.turn_up(s)
        row = [NAMES[card - printed.OBJECTIVE] for card in s.traced.cards + s.row.cards[::-1]]
        wanted = judge.open_cards(judge.read(s), row)
        Diagnose().run(s)
        assert len(s.traced.cards) == wanted, number
        if chance.random() < 0.7:
            while s.row.cards:
                glitch.turn_up(s)
        board, s.clock = judge.read(s), 1
        CountDown().run(s)
        verdict = {-1: "lost", 0: "on", 1: "won"}[s.result]
        assert verdict == judge.verdict(board, bool(s.setup.options["hard"])), number
        found.add((wanted, verdict))
    assert {n for n, _ in found} == {1, 2, 3} and {word for _, word in found} == {"lost", "on", "won"}
