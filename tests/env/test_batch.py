"""Many games at once: the same games as one by one, whoever plays them."""

from __future__ import annotations

import os
import signal
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

from rulewright import env
from rulewright.core.errors import GameError
from rulewright.games import ids

NAMES = ("seats", "done", "rewards", "counts", "masks", "observations")


def random_play(batch: Any, steps: int, seed: int = 0) -> list[dict[str, Any]]:
    """Copies of the arrays after every step."""
    chance = np.random.default_rng(1)
    arrays = batch.reset(seed)
    out = []
    for _ in range(steps):
        picks = (chance.random(len(arrays.counts)) * arrays.counts).astype(int)
        arrays = batch.step(arrays.legal[np.arange(len(picks)), picks])
        out.append({name: getattr(arrays, name).copy() for name in NAMES})
    return out


@pytest.mark.parametrize("game", ids())
def test_the_arrays_tell_what_the_positions_say(game: str) -> None:
    with env.batch(game, games=3) as batch:
        random_play(batch, 30)
        arrays, layout = batch.arrays, env.layout(game)
        assert batch.own is not None
        for row, s in batch.own.states.items():
            assert arrays.seats[row] == s.actor
            assert list(arrays.legal[row, : arrays.counts[row]]) == s.legal
            assert list(np.flatnonzero(arrays.masks[row])) == sorted(s.legal)
            assert np.array_equal(arrays.observations[row], layout.observe(s, s.actor))


def test_workers_play_the_same_games() -> None:
    with env.batch("time_capsules", games=5) as alone, env.batch("time_capsules", 5, workers=2) as shared:
        one, two = random_play(alone, 400), random_play(shared, 400)
    assert any(step["done"].any() for step in one)
    for a, b in zip(one, two, strict=True):
        assert all(np.array_equal(a[name], b[name]) for name in NAMES)


def test_a_game_that_ends_pays_and_the_next_begins() -> None:
    with env.batch("age_of_automaton", games=2, seats=3, observed=False) as batch:
        steps = random_play(batch, 700)
        ended = [step["rewards"][row] for step in steps for row in range(2) if step["done"][row]]
        assert ended and all(abs(sum(paid)) < 1e-6 and max(paid) > 0 for paid in ended)
        assert not any(step["rewards"][~step["done"]].any() for step in steps)
        assert batch.arrays.observations.shape == (2, 0)
        assert batch.own is not None
        assert [seed % 2 for seed in batch.own.seeds.values()] == [0, 1] and batch.own.seeds[0] > 1


def test_an_illegal_action_ends_its_game_alone() -> None:
    with env.batch("septikon", games=2, observed=False) as batch:
        arrays = batch.reset(3)
        illegal = int(np.flatnonzero(arrays.masks[0] == 0)[0])
        who = int(arrays.seats[0])
        batch.step([illegal, arrays.legal[1, 0]])
        assert list(arrays.done) == [True, False]
        assert arrays.rewards[0, who] == -1 and arrays.rewards.sum() == -1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"games": 0}, "bad number of games 0"), ({"games": 2, "workers": 3}, "bad number of workers 3")],
)
def test_bad_numbers_are_refused(wrong: dict[str, int], said: str) -> None:
    with pytest.raises(GameError, match=said):
        env.batch("septikon", **wrong)  # type: ignore[arg-type]


def test_it_begins_with_a_reset_and_a_good_seed() -> None:
    with env.batch("septikon", games=1) as batch:
        with pytest.raises(GameError, match="call reset"):
            batch.step([0])
        with pytest.raises(GameError, match="bad seed -1"):
            batch.reset(-1)


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0], "a list of 2 whole numbers is wanted, one a game; got int64 of shape"),
        ([0.5, 1.0], "got float64"),
        ([0, 10**9], "bad action 1000000000; actions of septikon: 0 to 25680"),
        ([-1, 0], "bad action -1"),
    ],
)
def test_what_is_no_action_for_each_game_is_refused_and_nothing_is_played(
    actions: list[float], said: str
) -> None:
    with env.batch("septikon", games=2) as batch:
        before = batch.reset(1).observations.copy()
        with pytest.raises(GameError, match=said):
            batch.step(actions)
        assert (batch.arrays.observations == before).all()


def test_a_worker_that_ends_is_noticed_and_nothing_is_left_behind() -> None:
    batch = env.batch("septikon", games=2, workers=1)
    batch.reset(1)
    assert batch.memory is not None
    name = batch.memory.name
    os.kill(batch.processes[0].pid, signal.SIGKILL)
    with pytest.raises(GameError, match="a worker has ended"):
        batch.reset(2)
    batch.close()
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)
