"""The example that learns, in small: it plays, fits, proves, and plays as a bot with what it learned."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from rulewright.arena.match import Match
from rulewright.arena.simulate import simulate

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    """The example as a module, found by its processes too."""
    sys.path.insert(0, str(EXAMPLES))
    return importlib.import_module("learn")


def test_a_fitted_correction_tells_what_the_estimate_missed(learn: ModuleType) -> None:
    chance = np.random.default_rng(1)
    seen = chance.integers(0, 9, (4096, 12)).astype(np.float32)
    seen[:, 11] = 5  # never varies
    missing = (3 * seen[:, 0] - 2 * np.maximum(seen[:, 1], 4)).astype(np.float32)
    net = learn.fresh(seen, chance)
    assert not net.correction(seen).any() and net.scale[11] == 0
    for _ in range(8):
        net = learn.fitted(net, learn.Lesson(seen, missing), chance)
    left = missing - net.correction(seen)
    assert np.mean(left**2) < 0.05 * np.mean((missing - missing.mean()) ** 2)


def test_a_position_is_worth_what_came_of_it_as_far_as_the_trace_reaches(learn: ModuleType) -> None:
    told = np.array([10.0, 20.0, 30.0])
    found = learn.lesson(np.zeros((3, 4), np.float32), told, 50, [], [0, 2])
    last = 50.0
    middle = learn.TRACE * last + (1 - learn.TRACE) * 30
    first = learn.TRACE * middle + (1 - learn.TRACE) * 20
    assert found.missing == pytest.approx([first - 10, last - 30])


def test_it_learns_and_plays_with_what_it_learned(
    learn: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = learn.School("age_of_automaton", 2, 1, tmp_path).learn(rounds=1, games=2, deals=1)
    assert [point.games for point in points] == [0, 2]
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<circle") == 2
    monkeypatch.setenv("LEARNED", str(tmp_path / "weights.npz"))
    result = simulate(Match("age_of_automaton", ("learn:Learned", "random"), 1))
    assert result.finished == 1 and result.failed == 0
