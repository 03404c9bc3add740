"""Fingerprints of random games: equal in every build, and pinned so that no change is accidental."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulewright.core.conformance.walk import Walk, heard, plain
from rulewright.core.data import fingerprint
from rulewright.core.game import Game
from rulewright.core.zones import SPECTATOR


def fingerprints(
    game: Game, mode: str, seats: int, seeds: Iterable[int], options: Mapping[str, object] | None = None
) -> list[str]:
    """One for each seed: everything asked, chosen, rolled and told, and how the game ended."""
    return [fingerprint(story(game, mode, seats, seed, options or {})) for seed in seeds]


def story(game: Game, mode: str, seats: int, seed: int, options: Mapping[str, object]) -> list[Any]:
    w = Walk(game, game.setup(seats, mode, seed, options, logged=True))
    out: list[Any] = []
    while not w.s.over:
        w.choose()
        out.append([w.seat, w.s.options(w.seat), w.option, w.s.rng.state, w.s.barrier])
        w.step()
    outcome = w.s.outcome()
    told = [heard(w.s, eye) for eye in (*range(seats), SPECTATOR)]
    return [out, told, plain(outcome.ending), outcome.scores, outcome.ranks]
