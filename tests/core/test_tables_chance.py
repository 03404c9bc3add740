"""A game whose seed is a key: it replays anywhere, and nobody who looks or guesses gets the key."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import rulewright
from rulewright import bots
from rulewright.core import records
from rulewright.core.data import fingerprint, load, save
from rulewright.core.errors import GameError, RecordError
from rulewright.core.rng import Rng, seeded
from rulewright.core.state import State
from rulewright.core.zones import SPECTATOR
from rulewright.server.thinkers import Job

KEY = "5eed" * 8
GAMES = [game.id for game in rulewright.known()]


def played(game: str, decisions: int = 60) -> State:
    found = rulewright.game(game)
    s, rng = found.start(found.setup(None, None, KEY, {}, logged=True)), seeded(1)
    while not s.over and s.turns < decisions:
        s.apply(s.legal[rng.below(len(s.legal))])
    return s


@pytest.mark.parametrize("game", GAMES)
def test_its_record_and_its_save_lead_to_the_same_state(game: str) -> None:
    s = played(game)
    data = json.loads(json.dumps(s.record()))
    assert data["seed"] == KEY
    again = records.replay(rulewright.game(game), data)
    assert fingerprint(save(again)) == fingerprint(save(s))
    loaded = load(s.setup, json.loads(json.dumps(save(s))))
    assert loaded.rng.below(1 << 30) == s.copy().rng.below(1 << 30) == again.rng.below(1 << 30)


@pytest.mark.parametrize("game", GAMES)
def test_no_eye_no_guess_and_no_bot_gets_the_key(game: str) -> None:
    s = played(game)
    for seat in (*range(s.seats), SPECTATOR):
        seen = s.redacted(seat)
        assert type(seen.rng) is Rng and seen.rng.state == 0 and seen.setup.seed == 0
        assert KEY not in json.dumps(s.view(None if seat == SPECTATOR else seat))
        guess = s.sample(seat, seeded(3))
        assert type(guess.rng) is Rng and guess.setup.seed == 0 and KEY not in json.dumps(save(guess))
        assert type(guess.copy().rng) is Rng
    job = Job(f"rulewright.games.{game}", "greedy", s, s.actor, 1.0)
    assert KEY.encode() not in pickle.dumps(job)
    told = s.forecast(s.actor, s.legal[0])
    assert KEY not in f"{told.changed} {[entry.line.values() for entry in told.events]}"


def test_a_bot_is_asked_with_a_guess_that_has_neither_key_nor_generator() -> None:
    class Curious(bots.Bot):
        def choose(self, s: State, seat: int, rng: Rng, budget: Any) -> int:
            self.found = s
            return s.options(seat)[0]

    s, curious = played("septikon"), Curious("curious")
    bots.ask(curious, s, s.actor, seeded(1))
    assert curious.found.setup.seed == 0 and type(curious.found.rng) is Rng


def test_from_a_copy_it_rolls_the_same_again() -> None:
    """As every draft and every undo needs it."""
    s = played("septikon", 4)
    kept = s.copy()
    seat, option = s.actor, s.legal[0]
    for state in (s, kept):
        for _ in range(3):
            state.play(seat, option) if state.turns == 4 else state.apply(state.legal[0])
    assert s.turns == 7 and fingerprint(save(s)) == fingerprint(save(kept))


@pytest.mark.parametrize("seed", ["", "abc", "x" * 32, "AB" * 16, "0" * 31, "0" * 130])
def test_a_seed_that_is_no_key_is_refused(seed: str) -> None:
    game = rulewright.game("septikon")
    with pytest.raises(
        GameError, match=r"bad seed .*; a seed is a number from 0 to 2\^62 - 1, or 32 to 128 digits"
    ):
        game.new(seed=seed)
    with pytest.raises(RecordError, match="bad seed"):
        records.replay(game, {**played("septikon", 1).record(), "seed": seed})


def test_a_record_of_the_fast_generator_still_replays() -> None:
    game = rulewright.game("septikon")
    s = game.new(seed=7)
    s.apply(s.legal[0])
    data = s.record()
    assert data["seed"] == 7 and type(records.replay(game, data).rng) is Rng
