"""The example that learns, in small: it plays, fits, proves, and plays as a bot with what it learned."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

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


Floats = np.ndarray[Any, np.dtype[np.float32]]


class Tensor(Floats):
    """Stands for torch's: numbers that lie on a GPU until they are fetched."""

    def cpu(self) -> Tensor:
        return self

    def numpy(self) -> Floats:
        return np.asarray(self)


class Torch(ModuleType):
    """Stands for torch, on a machine with a GPU or without."""

    def __init__(self, gpu: bool) -> None:
        super().__init__("torch")
        self.cuda = SimpleNamespace(is_available=lambda: gpu)
        self.devices: list[str] = []

    def as_tensor(self, array: Floats, device: str) -> Tensor:
        self.devices.append(device)
        return array.view(Tensor)


def test_the_device_says_what_fits(learn: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # not installed
    assert learn.fitter("cpu") is None and learn.fitter("auto") is None
    with pytest.raises(SystemExit, match="--device cuda needs torch and a GPU"):
        learn.fitter("cuda")
    monkeypatch.setitem(sys.modules, "torch", Torch(gpu=False))
    assert learn.fitter("auto") is None
    with pytest.raises(SystemExit, match="--device cuda needs torch and a GPU"):
        learn.fitter("cuda")
    torch = Torch(gpu=True)
    monkeypatch.setitem(sys.modules, "torch", torch)
    assert learn.fitter("cpu") is None
    assert learn.fitter("auto") is torch and learn.fitter("cuda") is torch


def test_what_is_fitted_on_a_gpu_lies_there_and_comes_back(learn: ModuleType) -> None:
    chance = np.random.default_rng(1)
    seen = chance.integers(0, 9, (512, 6)).astype(np.float32)
    net = learn.fresh(seen, chance)
    lesson, torch = learn.Lesson(seen, seen[:, 0].copy()), Torch(gpu=True)
    there = learn.fitted(net, lesson, np.random.default_rng(2), torch)
    here = learn.fitted(net, lesson, np.random.default_rng(2))
    assert torch.devices == ["cuda"] * 5  # what was seen, what was missed, three parts of the net
    for one, other in zip(there, here, strict=True):
        assert type(one) is np.ndarray and one.dtype == np.float32 and np.array_equal(one, other)


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
