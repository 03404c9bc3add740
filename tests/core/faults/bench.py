"""Where a toy is taken apart, so that a promise of the suite is seen to bite."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.core.game import Choice, Game
from tests.toys import tidewrack
from tests.toys.tidewrack.table import Tidewrack

SMALL = replace(
    tidewrack.GAME,
    modes={"base": range(3, 4), "duel": range(2, 3)},
    options={"rounds": Choice(range(2, 3), 2), "tide": Choice({"calm": 0}, 0)},
)


class Fault:
    """A way to break Tidewrack, the promise that it breaks, and others that cannot but notice it too."""

    def __init__(self, promise: str, also: set[str], plant: Callable[[Bench], Game | None]) -> None:
        self.promise = promise
        self.also = also
        self.plant = plant


class Bench:
    """Where a toy is taken apart."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = patch
        self.folder = folder

    def wrap(self, owner: Any, name: str, change: Callable[..., Any]) -> None:
        """Replace a method by `change(original, self, ...)`."""
        original = getattr(owner, name)

        def changed(*arguments: Any) -> Any:
            return change(original, *arguments)

        self.patch.setattr(owner, name, changed, raising=False)

    def before(self, owner: Any, name: str, act: Callable[..., Any]) -> None:
        """Let a method do something else first."""

        def both(real: Any, *arguments: Any) -> None:
            act(*arguments)
            real(*arguments)

        self.wrap(owner, name, both)

    def files(self, game: Game = SMALL) -> Game:
        """The game with a copy of its files, to be edited."""
        shutil.copytree(game.folder, self.folder / game.id)
        return replace(game, folder=self.folder / game.id)

    def edit(self, game: Game, file: str, old: str, new: str) -> Game:
        path = game.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return game


def breaks(promise: str, *also: str) -> Callable[[Callable[[Bench], Game | None]], Fault]:
    return lambda plant: Fault(promise, set(also), plant)


def on(state: type[Tidewrack]) -> Game:
    """The game played on another kind of table."""
    return replace(SMALL, start=lambda setup: tidewrack.deal(state(setup)))
