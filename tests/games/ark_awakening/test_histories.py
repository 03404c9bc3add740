"""What holds from turn to turn along random games of every mode and variant (ARK-INV-02, 11, 13, 14, 15)."""

from __future__ import annotations

import random

import pytest

from rulewright.games.ark_awakening import modifiers, printed
from rulewright.games.ark_awakening.control import own_units
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.table import AWAKENING, Ark
from rulewright.games.ark_awakening.verbs import GENERATOR_LABELS
from tests.games.ark_awakening.given import GAME

clause = pytest.mark.clause
CONFIGURATIONS: list[tuple[str, int, dict[str, object]]] = [
    ("first_mission", 3, {}),
    ("awakening", 2, {}),
    ("awakening", 3, {"side": "b"}),
    ("awakening", 5, {"side": "b", "complexity": 2}),
    ("awakening", 2, {"complexity": 2, "level1": "beginner"}),
    ("fallout", 2, {"side": "b"}),
    ("fallout", 3, {"side": "b", "complexity": 2}),
    ("fallout", 4, {"complexity": 2, "level3": "intermediate"}),
]


class Turn:
    """What is remembered of the turn that runs."""

    def __init__(self, s: Ark, before: Ark) -> None:
        """Its first check may have activated rooms already: they are compared with what was before."""
        self.seat, self.round = s.active, s.round
        self.activated = [dome.activated for dome in before.domes]
        self.marker = s.domes[s.active].marker


def check_turn(s: Ark, turn: Turn) -> None:
    """ARK-INV-13, ARK-INV-14, ARK-INV-11: the turn is over and the next one has begun."""
    for dome in s.domes:
        was = turn.activated[dome.seat]
        assert dome.activated & was == was and (dome.activated == was or dome.seat in (turn.seat, s.active))
    assert s.domes[turn.seat].marker != turn.marker
    if s.mode == AWAKENING:
        for cell in range(CELLS):
            assert sum(s.count(seat, cell) > 0 for seat in range(s.players)) <= 1, cell


def check_cubes(s: Ark) -> None:
    """ARK-INV-15: of the action phase that runs."""
    for site in set(s.touched):
        if site < CELLS and s.domes[s.active].able(printed.MASTERS):
            assert s.touched.count(site) <= max(1, own_units(s, s.active, site))
        else:
            assert s.touched.count(site) == 1
            assert site < CELLS or site + len(printed.SECTIONS) not in s.touched


def check_divert(s: Ark, words: list[str]) -> None:
    """ARK-INV-02: no cylinder leaves a generator that has its capacity outside."""
    if words[0] == "divert" and words[2] == "generator":
        generator = GENERATOR_LABELS.index(words[1])
        assert s.outside[generator] < modifiers.capacity(s, generator)


@clause("ARK-INV-02", "ARK-INV-11", "ARK-INV-13", "ARK-INV-14", "ARK-INV-15", "ARK-INV-22")
@pytest.mark.parametrize(("mode", "seats", "options"), CONFIGURATIONS)
def test_what_holds_from_turn_to_turn(mode: str, seats: int, options: dict[str, object]) -> None:
    s = GAME.new(seats, mode, 7, **options)
    assert isinstance(s, Ark)
    chance = random.Random(7)
    turn = Turn(s, s)
    while not s.over and s.round <= 14:
        option = chance.choice([option for option in s.legal if s.text(option) != "done"])
        check_divert(s, s.text(option).split())
        before = s.copy()
        s.apply(option)
        if s.step == "phase":
            check_cubes(s)
        if not s.over and (s.active, s.round) != (turn.seat, turn.round):
            if turn.round:
                check_turn(s, turn)
            turn = Turn(s, before)
            assert invariants(s) == []
    assert s.round > 10
