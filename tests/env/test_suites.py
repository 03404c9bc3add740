"""Every game, mode and number of seats passes the suites that learners know."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from rulewright import env
from rulewright.games import ids, load

TABLES = [
    pytest.param(game, mode, seats, id=f"{game}-{mode}-{seats}")
    for game in ids()
    for mode, counts in load(game).modes.items()
    for seats in counts
]
LONG = ("ark_awakening", "septikon")  # random games of thousands of choices
WHOLE_GAMES = [
    pytest.param(*table.values, id=table.id, marks=pytest.mark.compiled) if table.values[0] in LONG else table
    for table in TABLES
]
CYCLES = 25  # for each seat


@pytest.fixture(autouse=True)
def _known_warnings() -> Iterator[None]:
    """PettingZoo's suite says of every environment with a mask that its observation is no bare array."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_pettingzoo_accepts_every_table(game: str, mode: str, seats: int) -> None:
    api_test(env.pettingzoo(game, seats, mode), num_cycles=CYCLES)
    seed_test(lambda: env.pettingzoo(game, seats, mode), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_pettingzoo_accepts_every_table_played_at_once(game: str, mode: str, seats: int) -> None:
    parallel_api_test(env.parallel(game, seats, mode), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "mode", "seats"), WHOLE_GAMES)
def test_openspiel_plays_every_table(game: str, mode: str, seats: int) -> None:
    pyspiel.random_sim_test(env.open_spiel(game, seats, mode), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_gymnasium_accepts_every_table(game: str, mode: str, seats: int) -> None:
    made = env.gymnasium(game, seats, mode, seat=seats - 1, rivals="random")
    check_env(made, skip_render_check=True)
