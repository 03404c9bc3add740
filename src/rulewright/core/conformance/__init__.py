"""Conformance: one suite for all games. Each promise watches random games and reports every breach.

`check(game)` plays them and returns a report; the promises are the classes in `play`, `knowledge`, `sight`,
`words`.
"""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rulewright.core.conformance import knowledge, play, sight, words
from rulewright.core.conformance.fingerprints import fingerprints
from rulewright.core.conformance.play import Ends
from rulewright.core.conformance.report import Failure, Place, Report, Tally
from rulewright.core.conformance.walk import Promise, Walk
from rulewright.core.conformance.words import missing_texts, unused_texts
from rulewright.core.game import Game
from rulewright.core.state import Setup

__all__ = [
    "PROMISES", "Failure", "Promise", "Report", "Tally", "Walk", "check", "configurations", "fingerprints",
    "missing_texts", "unused_texts",
]  # fmt: skip

T = TypeVar("T")
PROMISES: tuple[type[Promise], ...] = (
    play.Ends, play.Options, play.Applicable, play.Notation, play.PlayIsApply, play.Illegal, play.Asking,
    play.Copies, play.Saves, play.Records, play.Chance, play.Invariants, play.Frames, play.AnyOrder,
    play.Undo, play.Commit, play.Outcome, play.Bounds, play.Fields,
    knowledge.Components, knowledge.Samples, knowledge.Hidden, knowledge.Elsewhere, knowledge.Blind,
    knowledge.Secrets, knowledge.Forecasts,
    sight.Sight, sight.Beats,
    words.Words, words.AllTexts, words.Rulebook, words.Reasons,
)  # fmt: skip
IDLE = (Promise.game, Promise.state, Promise.end)
FEWER = 10  # a variant gets one game for so many of the plain setup
MANY = 6  # of more values than this only some are tried
ENOUGH = 100  # looks of one promise in one setup; each time so many are reached, it looks more rarely
THOROUGH = 10  # times as often
PATIENCE = 3  # times the declared length, then a game is given up


@dataclass(frozen=True)
class Configuration:
    """A way to set the game up; its games go through all seat counts given."""

    mode: str
    seats: Sequence[int]
    options: dict[str, int]
    games: int

    def __str__(self) -> str:
        count = f"{self.seats[0]}" if len(self.seats) == 1 else f"{self.seats[0]}-{self.seats[-1]}"
        return ", ".join([f"{self.mode}, {count} seats", *(f"{k}={v}" for k, v in self.options.items())])


def configurations(game: Game, games: int, mode: str | None = None) -> Iterator[Configuration]:
    """Every mode with every seat count; then every value of every option, one at a time."""
    modes = game.modes if mode is None else {mode: game.seats(mode)}
    for name, seats in modes.items():
        for count in seats:
            yield Configuration(name, range(count, count + 1), {}, games)
        for option, choice in game.options.items():
            if choice.modes and name not in choice.modes:
                continue
            values = list(choice.values.values() if isinstance(choice.values, dict) else choice.values)
            if len(values) > MANY:
                values = [values[0], values[1], values[int(len(values) ** 0.5)], values[-1]]
            for value in values:
                counts = [n for n in seats if choice.least(value) <= n and choice.fits(value, n)]
                if value != choice.default and counts:
                    options = choice.needs | {option: value}
                    yield Configuration(name, counts, options, max(len(counts), games // FEWER))


def check(
    game: Game,
    games: int = 20,
    mode: str | None = None,
    progress: Callable[[str, int, int], None] | None = None,
    thorough: bool = False,
    promises: Iterable[type[Promise]] = PROMISES,
    seed: int = 0,
    setups: Iterable[Configuration] | None = None,
) -> Report:
    """Play random games in every configuration, or in these, and hold the game to its promises.

    `progress` is told configuration, games played and games to play. `thorough` looks ten times as often.
    """
    report = Report(game.id)
    kinds = list(promises)
    for kind in kinds:
        _look(report, kind.name, None, kind().game, game)
    for configuration in configurations(game, games, mode) if setups is None else setups:
        for number in range(configuration.games):
            seats = configuration.seats[number % len(configuration.seats)]
            setup = game.setup(seats, configuration.mode, seed + number, configuration.options, logged=True)
            _game(report, game, setup, str(configuration), kinds, thorough)
            if progress is not None:
                progress(str(configuration), number + 1, configuration.games)
    return report


def _game(
    report: Report, game: Game, setup: Setup, configuration: str, kinds: list[type[Promise]], thorough: bool
) -> None:
    """One random game with all promises watching."""
    before = random.getstate()
    watching = [kind() for kind in kinds]
    assert isinstance(setup.seed, int)
    at = Place(configuration, setup.seed)
    looking = [(p, report.tally(p.name, at)) for p in watching if type(p).state is not Promise.state]
    report.games += 1
    try:
        w = Walk(game, setup)
        while not w.s.over:
            w.choose()
            for promise, tally in looking:
                every = promise.every // THOROUGH if thorough else promise.every
                if every > 1:  # the more it has seen already, the rarer it looks
                    every *= 1 + tally.looks // ENOUGH
                if every <= 1 or w.rng.below(every) == 0:
                    _look(report, promise.name, at, promise.state, w)
            w.step()
            at.decision += 1
            report.decisions += 1
            if at.decision > PATIENCE * game.bounds.decisions:
                raise TimeoutError(f"not over after {at.decision} decisions")
    except Exception as error:
        report.add(Ends.name, at, _told(error))
    else:
        for promise in watching:
            _look(report, promise.name, at, promise.end, w)
    random.setstate(before)


def _look(
    report: Report, promise: str, at: Place | None, look: Callable[[T], Iterable[str]], subject: T
) -> None:
    """Run one check if the promise has it; an error inside it is a breach as well."""
    if getattr(look, "__func__", None) in IDLE:
        return
    report.count(promise, at)
    try:
        for what in look(subject):
            report.add(promise, at, what)
    except Exception as error:
        report.add(promise, at, _told(error))


def _told(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
