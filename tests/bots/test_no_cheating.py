"""No bot knows more than its seat: states that look the same to a seat get the same decision.

Of a true position a second one is made that the seat cannot tell from it: hidden cards, boxes, dice to come
and secret answers are others, and so is the number of hidden steps. Each bot, with the same seed, must choose
the same in both.

What proves it is `Reader`, which chooses by every bit that it is handed. The decisions of our own bots would
show little by themselves: greedy does not look past what is hidden and search guesses worlds of its own, so
in most positions they would choose alike even if they were handed the truth. So there are positions besides
in which the truth matters: `clairvoyant`, which is search that gets it, is caught there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

import rulewright
from rulewright import bots
from rulewright.bots import Bot, Budget
from rulewright.core.data import fingerprint, save
from rulewright.core.game import Game
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import State
from tests.arena.fair import FAIR
from tests.toys.tidewrack import GAME as TIDEWRACK

POSITIONS: Final = 6  # of a game
TWINS: Final = 2  # of a position
THOUGHT: Final = Budget(nodes=25)
WORLDS: Final = Budget(nodes=300)  # enough for search to play on in some worlds
DEEP: Final = Budget(nodes=2500)  # enough to play on to the turn after the next
TABLES: Final = [
    (game, mode, seats)
    for game in rulewright.known()
    for mode in game.modes
    for seats in sorted({game.seats(mode)[0], game.seats(mode)[-1]})
]


def positions(game: Game, mode: str | None, seats: int, wanted: int = POSITIONS) -> Iterator[State]:
    """Positions with a choice to make, evenly over a random game."""
    chance, decisions = seeded(1), played(game, mode, seats)
    every = max(1, decisions // wanted)
    s = game.start(game.setup(seats, mode, 7, {}, bots=True))
    while s.stack:
        if s.turns % every == every - 1:
            yield s.copy()
        s.apply(s.legal[chance.below(len(s.legal))])


def played(game: Game, mode: str | None, seats: int) -> int:
    chance, s = seeded(1), game.start(game.setup(seats, mode, 7, {}, bots=True))
    while s.stack:
        s.apply(s.legal[chance.below(len(s.legal))])
    return s.turns


def twin(s: State, seat: int, seed: int) -> State:
    """Another true state that looks the same to the seat."""
    other = s.sample(seat, seeded(seed))
    other.turns += 3 + seed  # hidden steps can be counted from these two, so no view holds them
    other.barrier += 2 + seed
    return other


def decisions(bot: Bot, s: State, seat: int, budget: Budget) -> list[int]:
    """What the bot chooses with each of two seeds."""
    return [bots.ask(bot, s, seat, seeded(seed), budget) for seed in (11, 12)]


def caught(bot: Bot, s: State, budget: Budget = THOUGHT) -> bool:
    """Does it choose otherwise in a position that looks the same?"""
    told = decisions(bot, s, s.actor, budget)
    return any(decisions(bot, twin(s, s.actor, seed), s.actor, budget) != told for seed in range(TWINS))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.compiled] * (name == "search")) for name in bots.every()],
)
@pytest.mark.parametrize(
    ("game", "mode", "seats"), TABLES, ids=[f"{g.id}-{mode}-{seats}" for g, mode, seats in TABLES]
)
def test_what_a_seat_cannot_see_changes_no_decision(game: Game, mode: str, seats: int, name: str) -> None:
    asked = 0
    for s in positions(game, mode, seats):
        for seed in range(TWINS):
            assert twin(s, s.actor, seed).view(s.actor) == s.view(s.actor), "the twin looks the same"
        assert not caught(bots.bot(name), s, WORLDS if name == "search" else THOUGHT), f"turn {s.turns}"
        asked += 1
    assert asked >= POSITIONS


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["search", "tree"])
@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_nor_does_it_with_much_thought(game: Game, name: str) -> None:
    middle = list(positions(game, None, game.seats(None)[0]))[POSITIONS // 2]
    assert not caught(bots.bot(name), middle, DEEP)


@pytest.fixture(scope="module")
def telling() -> list[State]:
    """Positions in which the truth changes a decision: who is told it is caught."""
    found = positions(rulewright.game("time_capsules"), None, 2, 2 * POSITIONS)
    return [s for s in found if caught(bots.bot("clairvoyant"), s, WORLDS)]


@pytest.mark.parametrize("name", [name for name in bots.every() if name != "random"])
def test_nor_where_the_truth_would_change_it(telling: list[State], name: str) -> None:
    assert telling
    assert not any(caught(bots.bot(name), s, WORLDS) for s in telling)


class Reader(Bot):
    """Chooses by everything in the state that it gets, but for the two counters that no view holds."""

    def __init__(self) -> None:
        super().__init__("reader")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> int:
        options = s.options(seat)
        s.turns = s.barrier = 0
        return options[int(fingerprint(save(s)), 16) % len(options)]


@pytest.mark.parametrize(
    ("game", "mode", "seats"), TABLES, ids=[f"{g.id}-{mode}-{seats}" for g, mode, seats in TABLES]
)
def test_a_bot_that_reads_all_it_gets_learns_nothing_hidden(game: Game, mode: str, seats: int) -> None:
    """So no bot can, whatever it makes of the guess."""
    assert not any(caught(Reader(), s) for s in positions(game, mode, seats, 3 * POSITIONS))


@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_on_true_states_the_same_bot_would_be_caught(game: Game) -> None:
    """So the positions that are compared differ, wherever a game hides something."""

    def told(s: State, seat: int) -> int:
        s.rng = seeded(0)
        return Reader().choose(s, seat, seeded(0), THOUGHT)

    found = list(positions(game, None, game.seats(None)[0]))
    hides = any(s.unknown(s.actor, zone) for s in found for zone in s.zones())
    differ = any(len({told(twin(s, s.actor, seed), s.actor) for seed in range(5)}) > 1 for s in found)
    assert differ == hides and (hides or game.id == "septikon")  # all lies open there


class Peeker(Bot):
    """Cheats by what it is told beside the guess: steps that others made in secret can be counted from it."""

    def __init__(self) -> None:
        super().__init__("peeker")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> int:
        options = s.options(seat)
        return options[s.turns % len(options)]


@pytest.mark.parametrize("game", [FAIR, TIDEWRACK], ids=lambda game: game.id)
def test_a_bot_that_cheats_is_caught(game: Game) -> None:
    assert any(caught(Peeker(), s) for s in positions(game, None, 2))
