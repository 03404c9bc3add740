"""What a lead is worth: the chance to win, fitted to games that greedy plays with itself.

At the beginning of each turn it is noted how far every seat is ahead of its strongest rival, and how much of
the game has been played; after the game, who won. A logistic regression tells the chance from both.
"""

from __future__ import annotations

import math
from contextlib import closing
from operator import mul
from statistics import fmean
from typing import Final

import msgspec

import rulewright
from rulewright.arena.fitting import FOLDS, rounded, solve
from rulewright.arena.match import Failure, Match, check, play
from rulewright.arena.simulate import Progress
from rulewright.arena.workers import Engine, at_once, chunks, unswept
from rulewright.bots import Option, State
from rulewright.bots.winning import Winning, lead
from rulewright.core.errors import GameError
from rulewright.core.game import Game

CHUNK: Final = 5  # games that a worker takes at once
DIGITS: Final = 4  # after the point of the odds without a lead
STEPS: Final = 25  # of Newton's method: it is far nearer than we need after ten
PULL: Final = 1e-3  # of a position, towards no odds at all: without it a sure thing would be infinitely sure
PARTS: Final = 5  # of the scale of chances, each of which is compared with what came


class Seen(msgspec.Struct, frozen=True):
    """A seat at the beginning of a turn."""

    number: int  # of the game
    share: float  # of its choices
    lead: float
    won: float  # 1, or its part of a shared first place


class Judged(msgspec.Struct, frozen=True):
    """Positions of games that had no part in the fit, with a chance in the same part of the scale."""

    positions: int
    told: float  # their mean chance
    came: float  # the share of them that were won


class Learned(msgspec.Struct, frozen=True):
    """The chances, as a row of winning.toml has them, and how they did."""

    game: str
    mode: str
    seats: int
    games: int
    failed: int
    even: float
    rise: list[float]
    positions: int
    missed: float  # mean squared error of the chances, of games that had no part in the fit
    blind: float  # the same for who only knows how many play
    judged: list[Judged]


# --- playing ---------------------------------------------------------------------------------------------
class Turns:
    """Looks on, and keeps all leads at the beginning of each turn."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mover = -1
        self.noted: list[tuple[int, list[float]]] = []  # after so many choices
        self.turns = 0
        self.won: list[float] = []

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        if s.together or s.actor == self.mover:
            return
        self.mover = s.actor
        evaluate = self.game.evaluate
        assert evaluate is not None
        self.noted.append((s.turns, [lead(evaluate, s, seat) for seat in range(s.seats)]))

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        winners = s.outcome().winners
        self.turns = s.turns
        self.won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def seen(self, number: int) -> list[Seen]:
        return [
            Seen(number, after / self.turns, ahead, self.won[seat])
            for after, leads in self.noted
            for seat, ahead in enumerate(leads)
        ]


@unswept()
def work(match: Match, numbers: range) -> list[list[Seen] | Failure]:
    """What was seen in each game."""
    game = rulewright.game(match.game)
    out: list[list[Seen] | Failure] = []
    for number in numbers:
        turns = Turns(game)
        out.append(play(match, game, number, turns) or turns.seen(number))
    return out


def learn(
    match: Match, workers: int = 1, progress: Progress | None = None, engine: Engine = at_once
) -> Learned:
    """Play, and tell the chances that fit what was seen."""
    game = rulewright.game(match.game)
    check(match, game)
    if match.games < FOLDS:
        raise GameError(f"too few games to fit: {match.games}; at least {FOLDS}")
    start = game.start(game.setup(match.seats, match.mode, match.seed, match.options, bots=True))
    if not all(start.rivals(seat) for seat in range(start.seats)):
        raise GameError(f"in this mode of {game.id} not everybody has a rival: there is no lead")
    games: list[list[Seen] | Failure] = []
    with closing(engine(work, match, chunks(range(match.games), CHUNK), workers)) as results:
        for _, found in results:
            games += found
            if progress is not None:
                progress(len(games), match.games)
    failed = [found for found in games if isinstance(found, Failure)]
    played = sorted([found for found in games if isinstance(found, list)], key=lambda seen: seen[0].number)
    if len(played) < FOLDS:
        raise GameError(f"only {len(played)} of {match.games} games went to their end: {min(failed).message}")
    return judged(start, played, len(failed))


# --- fitting ---------------------------------------------------------------------------------------------
def row(seen: Seen, unit: float) -> list[float]:
    """What the odds are made of: a constant, and the lead by the share of the game."""
    ahead = seen.lead / unit
    return [1.0, ahead, ahead * seen.share, ahead * seen.share * seen.share]


def fitted(games: list[list[Seen]]) -> Winning:
    """A logistic regression by Newton's method."""
    seen = [one for some in games for one in some]
    unit = math.sqrt(fmean([one.lead * one.lead for one in seen])) or 1.0  # so that all parts are of a size
    rows = [row(one, unit) for one in seen]
    size = len(rows[0])
    odds = [0.0] * size
    for _ in range(STEPS):
        down = [PULL * len(rows) * odds[i] for i in range(size)]
        bend = [[PULL * len(rows) if i == j else 0.0 for j in range(size)] for i in range(size)]
        for one, parts in zip(seen, rows):
            chance = 1.0 / (1.0 + math.exp(-sum(map(mul, odds, parts))))
            sure = chance * (1.0 - chance)
            for i in range(size):
                down[i] += (chance - one.won) * parts[i]
                for j in range(size):
                    bend[i][j] += sure * parts[i] * parts[j]
        odds = [value - by for value, by in zip(odds, solve(bend, down))]
    return Winning(rounded(round(odds[0], DIGITS)) + 0.0, [rounded(value / unit) for value in odds[1:]])


def judged(start: State, games: list[list[Seen]], failed: int) -> Learned:
    """The fit to all games, and how well fits to four fifths of them tell the rest."""
    told: list[tuple[float, float]] = []  # the chance, and what came
    for fold in range(FOLDS):
        fit = fitted([some for n, some in enumerate(games) if n % FOLDS != fold])
        told += [(fit.of(one.lead, one.share), one.won) for some in games[fold::FOLDS] for one in some]
    found = fitted(games)
    return Learned(
        game=start.setup.game.id,
        mode=start.setup.mode,
        seats=start.seats,
        games=len(games),
        failed=failed,
        even=found.even,
        rise=found.rise,
        positions=len(told),
        missed=fmean([(chance - won) ** 2 for chance, won in told]),
        blind=fmean([(1.0 / start.seats - won) ** 2 for _, won in told]),
        judged=by_parts(told),
    )


def by_parts(told: list[tuple[float, float]]) -> list[Judged]:
    parts: list[list[tuple[float, float]]] = [[] for _ in range(PARTS)]
    for chance, won in told:
        parts[min(PARTS - 1, int(chance * PARTS))].append((chance, won))
    return [
        Judged(len(part), fmean([chance for chance, _ in part]), fmean([won for _, won in part]))
        for part in parts
        if part
    ]
