"""Environments behave: seeds, copies, pickles, illegal actions, rewards, names."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import rulewright
from rulewright import env
from rulewright.core.errors import GameError
from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import ending
from rulewright.env.alone import register
from rulewright.env.playing import rewards

OVER = ending("over", "")


def choose(made: Any, agent: str, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(made.observe(agent)["action_mask"])))


def played(made: Any, steps: int, seed: int = 1) -> list[int]:
    """The actions of a random game, from where the environment stands."""
    chance = np.random.default_rng(seed)
    out = []
    for agent in made.agent_iter(steps):
        _seen, _reward, ended, _cut, _info = made.last()
        out.append(-1 if ended else choose(made, agent, chance))
        made.step(None if ended else out[-1])
    return out


def outcome(points: list[int], losers: list[int] | None = None) -> Outcome:
    return Outcome(OVER.line(), [Row("points", points)], [], [], losers=losers)


@pytest.mark.parametrize(
    ("points", "losers", "earned"),
    [
        ([9, 5], [], [1, -1]),
        ([5, 5], [], [0, 0]),
        ([7, 9, 5], [], [0, 1, -1]),
        ([9, 9, 5], [], [0.5, 0.5, -1]),
        ([9], [], [1]),
        ([9], [0], [-1]),
        ([3, 3], [0, 1], [-1, -1]),
    ],
)
def test_rewards_follow_the_ranks(points: list[int], losers: list[int], earned: list[float]) -> None:
    assert rewards(outcome(points, losers)) == earned


def test_a_whole_game_ends_with_rewards_by_rank() -> None:
    made = env.pettingzoo("age_of_automaton", seats=3)
    made.reset(seed=4)
    played(made, 100_000)
    assert not made.agents
    assert made.playing.s.over
    assert sum(rewards(made.playing.s.outcome())) == 0


def test_the_same_seed_gives_the_same_game_and_the_next_follow_from_it() -> None:
    one, two = env.pettingzoo("time_capsules"), env.pettingzoo("time_capsules")
    games = []
    for made in (one, two):
        made.reset(seed=7)
        first = played(made, 40)
        made.reset()
        games.append((first, played(made, 40)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


@pytest.mark.parametrize("seed", [-1, 1 << 62, "7"])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(GameError, match="a seed is a number from 0"):
        env.pettingzoo("septikon").reset(seed=seed)


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize("game", ["septikon", "stress_botics"])
def test_a_copy_plays_on_alike_and_apart(game: str, twin: Any) -> None:
    made = env.pettingzoo(game)
    made.reset(seed=3)
    played(made, 60)
    other = twin(made)
    before = made.observe(made.agent_selection)["observation"]
    actions = played(other, 50)
    assert np.array_equal(before, made.observe(made.agent_selection)["observation"])
    assert played(made, 50) == actions


def test_other_environments_copy_too() -> None:
    alone = env.gymnasium("time_capsules", rivals="casual")
    alone.reset(seed=2)
    for twin in (copy.deepcopy(alone), pickle.loads(pickle.dumps(alone))):
        action = int(np.flatnonzero(twin._seen()["action_mask"])[0])
        seen = twin.step(action)[0]["observation"]
        fresh = copy.deepcopy(alone)
        assert np.array_equal(seen, fresh.step(action)[0]["observation"])
    at_once = env.parallel("time_capsules")
    at_once.reset(seed=2)
    assert pickle.loads(pickle.dumps(at_once)).playing.s.options(0) == at_once.playing.s.options(0)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    made = env.pettingzoo("septikon")
    made.reset(seed=1)
    agent = made.agent_selection
    illegal = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(illegal)
    assert all(made.terminations.values())
    assert made.rewards[agent] == -1 and sum(made.rewards.values()) == -1
    assert made.infos[agent]["illegal"]


def test_what_is_said_at_tables_only_is_no_action() -> None:
    made = env.pettingzoo("septikon")
    made.reset(seed=1)
    agent, s = made.agent_selection, made.playing.s
    resign = s.appeals(s.actor)[0]
    assert not made.observe(agent)["action_mask"][resign]
    made.step(resign)
    assert "no answer to the question" in made.infos[agent]["illegal"]
    assert made.rewards[agent] == -1 and not s.over


@pytest.mark.parametrize("action", [-1, 25_681, "roll", 1.0])
def test_an_action_outside_the_vocabulary_is_refused(action: Any) -> None:
    made = env.pettingzoo("septikon")
    made.reset(seed=1)
    with pytest.raises(GameError, match="actions of septikon-standard-2_v1: 0 to 25680"):
        made.step(action)


def test_nothing_can_be_seen_before_reset() -> None:
    with pytest.raises(GameError, match="has not begun: call reset"):
        env.gymnasium("septikon")._seen()


def test_only_the_selected_seat_has_a_mask() -> None:
    made = env.pettingzoo("stress_botics", seats=3)
    made.reset(seed=1)
    for _ in range(40):
        for agent in made.agents:
            assert made.observe(agent)["action_mask"].any() == (agent == made.agent_selection)
        played(made, 1)


def test_seats_that_are_asked_at_once_answer_in_one_step_and_the_others_wait() -> None:
    made = env.parallel("time_capsules", seats=3)
    seen, _infos = made.reset(seed=1)
    at_once = alone = 0
    for _ in range(60):
        asked = made.playing.s.deciders
        for seat, agent in enumerate(made.agents):
            assert (seen[agent]["action_mask"][made.wait] == 1) == (seat not in asked)
        at_once += len(asked) > 1
        alone += len(asked) == 1
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
        seen, _rewards, _ended, _cut, _infos = made.step(actions)
    assert at_once and alone


def test_a_seat_that_is_asked_cannot_wait_and_cannot_be_left_out() -> None:
    made = env.parallel("septikon")
    made.reset(seed=1)
    asked = f"seat_{made.playing.s.actor}"
    with pytest.raises(GameError, match=f"{asked} is asked and gave no action"):
        made.step({})
    _seen, paid, ended, _cut, infos = made.step(dict.fromkeys(made.agents, made.wait))
    assert paid[asked] == -1 and all(ended.values())
    assert infos[asked]["illegal"] == "a seat that is asked cannot wait"


def test_gymnasium_knows_every_table_by_a_name_with_a_version() -> None:
    assert "rulewright/septikon-damage10-2-v1" in register()
    made = gymnasium.make("rulewright/time_capsules-split-3-v2", seat=1, rivals="random")
    seen, _info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    with pytest.raises(GameError, match="no seat 2; seats: 0 to 1"):
        env.gymnasium("septikon", seat=2)
    with pytest.raises(GameError, match="unknown bot 'genius'"):
        env.gymnasium("septikon", rivals="genius")


def test_the_learner_meets_the_rivals_that_it_asked_for() -> None:
    made = env.gymnasium("time_capsules", seats=2, seat=1, rivals="random")
    seen, _info = made.reset(seed=1)
    ended, steps, reward = False, 0, 0.0
    while not ended:
        assert made.playing.s.options(1)
        seen, reward, ended, _cut, info = made.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not info
        steps += 1
    assert steps > 10 and reward in (-1, 0, 1)
    with pytest.raises(GameError, match="is over: call reset"):
        made.step(0)


def test_openspiel_knows_a_table_by_a_name_with_a_version() -> None:
    env.open_spiel("time_capsules", mode="split")
    game = pyspiel.load_game("rulewright_time_capsules_split_v2(players=3,deals=8)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(seed, 1 / 8) for seed in range(8)]
    state.apply_action(5)
    first = state.legal_actions()[0]
    assert state.action_to_string(first) == rulewright.game("time_capsules").vocabulary.text(first)
    assert np.array_equal(
        state.observation_tensor(1), env.layout("time_capsules", 3, "split").observe(state.held.s, 1)
    )


def test_a_game_of_openspiel_keeps_its_options_by_name_and_in_a_pickle() -> None:
    game = env.open_spiel("ark_awakening", 2, "awakening", complexity=2)
    for twin in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        state = twin.new_initial_state()
        state.apply_action(3)
        assert state.held.s.complex and twin.num_players() == 2
    with pytest.raises(GameError, match="write name:value"):
        type(game)({"options": "complexity"})


def test_the_base_install_needs_none_of_this() -> None:
    code = "import sys, rulewright.env; sys.exit('numpy' in sys.modules or 'gymnasium' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


@pytest.mark.parametrize(
    ("make", "module", "library", "extra"),
    [
        (env.pettingzoo, "aec", "pettingzoo", "env"),
        (env.gymnasium, "alone", "gymnasium", "env"),
        (env.open_spiel, "spiel", "pyspiel", "spiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    make: Any, module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"rulewright.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(GameError, match=rf"needs {library}; install it .*rulewright\[{extra}\]"):
        make("septikon")
