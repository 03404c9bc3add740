"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel. See docs/learning.md.

The libraries come with extras (`pip install rulewright[env]`, `rulewright[spiel]`) and are loaded when an
environment is made, never before.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulewright.core.errors import GameError

if TYPE_CHECKING:
    from rulewright.env.aec import Turns
    from rulewright.env.alone import OneSeat
    from rulewright.env.many import Batch
    from rulewright.env.observation import Layout
    from rulewright.env.spiel import Spiel
    from rulewright.env.together import AtOnce

__all__ = ["batch", "gymnasium", "layout", "open_spiel", "parallel", "pettingzoo"]


def _load(module: str, name: str, extra: str) -> Callable[..., Any]:
    """One of ours, which needs libraries that may be missing."""
    try:
        found: Callable[..., Any] = getattr(import_module(f"rulewright.env.{module}"), name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("rulewright"):
            raise
        raise GameError(
            f"this environment needs {missing.name}; install it with: pip install 'rulewright[{extra}]'"
        ) from missing
    return found


def pettingzoo(game: str, seats: int | None = None, mode: str | None = None, **options: object) -> Turns:
    """PettingZoo's AEC: every seat an agent, one after the other."""
    made: Turns = _load("aec", "Turns", "env")(game, seats, mode, options)
    return made


def parallel(game: str, seats: int | None = None, mode: str | None = None, **options: object) -> AtOnce:
    """PettingZoo's parallel: every seat acts in every step, those that are not asked wait."""
    made: AtOnce = _load("together", "AtOnce", "env")(game, seats, mode, options)
    return made


def gymnasium(
    game: str,
    seats: int | None = None,
    mode: str | None = None,
    seat: int = 0,
    rivals: str = "casual",
    **options: object,
) -> OneSeat:
    """Gymnasium: one seat learns, bots hold the others."""
    made: OneSeat = _load("alone", "OneSeat", "env")(game, seats, mode, seat, rivals, options)
    return made


def open_spiel(
    game: str, seats: int | None = None, mode: str | None = None, deals: int = 1024, **options: object
) -> Spiel:
    """A game of OpenSpiel; from then on `pyspiel.load_game` knows it by its name too."""
    from rulewright.games import game as named

    setup = named(game).setup(seats, mode, 0, options, bots=True)
    told = " ".join(f"{name}:{value}" for name, value in options.items())
    made: Spiel = _load("spiel", "made", "spiel")(game, setup.mode, setup.seats, deals, told)
    return made


def layout(game: str, seats: int | None = None, mode: str | None = None) -> Layout:
    """The order of the numbers that a seat observes."""
    from rulewright.games import game as named

    setup = named(game).setup(seats, mode, 0, {}, bots=True)
    made: Layout = _load("observation", "layout_of", "env")(game, setup.mode, setup.seats)
    return made


def batch(
    game: str,
    games: int = 64,
    workers: int = 0,
    seats: int | None = None,
    mode: str | None = None,
    observed: bool = True,
    **options: object,
) -> Batch:
    """Many games at once, in this process or in so many workers, told in arrays that all of them share."""
    made: Batch = _load("many", "Batch", "env")(game, games, workers, seats, mode, observed, options)
    return made
