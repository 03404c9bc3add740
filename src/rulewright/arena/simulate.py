"""Matches of bots over many games, on one process or several, with the same result however many."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Final

import msgspec

import rulewright
from rulewright.arena.intervals import wilson
from rulewright.arena.match import Failure, Match, check, play
from rulewright.arena.workers import Engine, at_once, chunks, unswept
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option

Progress = Callable[[int, int], None]  # games done, games in all

CHUNK: Final = 25  # games that a worker takes at once
FAILURES: Final = 20  # how many a result lists


class Length(msgspec.Struct, frozen=True):
    """Decisions in a finished game."""

    mean: float
    p95: int


class BotResult(msgspec.Struct, frozen=True):
    """How one bot of the match did over the finished games."""

    name: str
    seats: list[int]  # games on each seat
    wins: int
    win_rate: float
    interval: tuple[float, float]  # of the win rate: Wilson, 95 %
    mean_score: float


class Result(msgspec.Struct, frozen=True):
    """What `simulate --json` prints."""

    game: str
    rules: str  # version of the game's rules
    content: str  # hash of what is printed, shipped or replaced
    version: str  # of the package
    mode: str
    seats: int
    games: int
    seed: int
    finished: int
    failed: int
    draws: int  # finished games with a shared first place: nobody's win
    lost: int  # finished games that nobody won
    decisions: int
    decisions_per_second: float
    mean_options: float
    length: Length
    endings: dict[str, int]  # games by the message that ended them
    bots: list[BotResult]
    failures: list[Failure]


class Tally(msgspec.Struct):
    """Sums over games. Adding them up in any order gives the same."""

    wins: list[int]
    scores: list[int]
    seats: list[list[int]]  # by bot and seat
    finished: int = 0
    draws: int = 0
    lost: int = 0
    decisions: int = 0
    options: int = 0
    lengths: dict[int, int] = {}
    endings: dict[str, int] = {}
    failures: list[Failure] = []

    @staticmethod
    def empty(seats: int) -> Tally:
        return Tally([0] * seats, [0] * seats, [[0] * seats for _ in range(seats)])

    def add(self, other: Tally) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores)]
        self.seats = [[a + b for a, b in zip(mine, more)] for mine, more in zip(self.seats, other.seats)]
        self.finished += other.finished
        self.draws += other.draws
        self.lost += other.lost
        self.decisions += other.decisions
        self.options += other.options
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.failures += other.failures

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        self.decisions += 1
        self.options += len(s.legal)

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        outcome = s.outcome()
        self.finished += 1
        self.lengths[s.turns] = self.lengths.get(s.turns, 0) + 1
        ending = outcome.ending.message.key
        self.endings[ending] = self.endings.get(ending, 0) + 1
        for seat, bot in enumerate(order):
            self.seats[bot][seat] += 1
            self.scores[bot] += outcome.scores[seat]
        if len(outcome.winners) == 1:
            self.wins[order[outcome.winners[0]]] += 1
        self.draws += len(outcome.winners) > 1
        self.lost += not outcome.winners


def simulate(
    match: Match,
    workers: int = 1,
    progress: Progress | None = None,
    game: Game | None = None,
    engine: Engine = at_once,
) -> Result:
    """Play the match. `game` stands in for one that is not among `rulewright.games`, on one worker."""
    played = game or rulewright.game(match.game)
    check(match, played)
    start = time.perf_counter()
    total = Tally.empty(len(match.bots))
    games = 0
    if progress is not None:
        progress(0, match.games)
    with closing(tallies(match, played, workers, engine)) as parts:
        for part, tally in parts:
            total.add(tally)
            games += len(part)
            if progress is not None:
                progress(games, match.games)
    return result(match, played, total, time.perf_counter() - start)


def tallies(
    match: Match, game: Game, workers: int, engine: Engine
) -> Generator[tuple[range, Tally], None, None]:
    """Game by game, or chunk by chunk from the workers."""
    if workers > 1 or engine is not at_once:
        size = max(1, min(CHUNK, match.games // (4 * workers)))
        yield from engine(work, match, chunks(range(match.games), size), workers)
    else:
        for part in chunks(range(match.games), 1):
            yield part, play_games(match, game, part)


def work(match: Match, numbers: range) -> Tally:
    return play_games(match, rulewright.game(match.game), numbers)


@unswept()
def play_games(match: Match, game: Game, numbers: range) -> Tally:
    tally = Tally.empty(len(match.bots))
    for number in numbers:
        failure = play(match, game, number, tally)
        if failure is not None:
            tally.failures.append(failure)
    return tally


def result(match: Match, game: Game, tally: Tally, seconds: float) -> Result:
    finished = tally.finished
    return Result(
        game=game.id,
        rules=game.rules,
        content=game.content_hash(),
        version=rulewright.__version__,
        mode=match.mode or next(iter(game.modes)),
        seats=len(match.bots),
        games=match.games,
        seed=match.seed,
        finished=finished,
        failed=len(tally.failures),
        draws=tally.draws,
        lost=tally.lost,
        decisions=tally.decisions,
        decisions_per_second=round(tally.decisions / seconds, 1),
        mean_options=share(tally.options, tally.decisions),
        length=length(tally.lengths),
        endings=dict(sorted(tally.endings.items())),
        bots=[bot_result(match.bots[i], i, tally) for i in range(len(match.bots))],
        failures=sorted(tally.failures)[:FAILURES],
    )


def bot_result(name: str, number: int, tally: Tally) -> BotResult:
    wins, games = tally.wins[number], tally.finished
    return BotResult(
        name=name,
        seats=tally.seats[number],
        wins=wins,
        win_rate=share(wins, games),
        interval=wilson(wins, games),
        mean_score=share(tally.scores[number], games),
    )


def share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def length(lengths: dict[int, int]) -> Length:
    """Mean, and the length that 95 % of the games do not exceed."""
    games = sum(lengths.values())
    need, longest = math.ceil(0.95 * games), 0
    for longest in sorted(lengths):
        need -= lengths[longest]
        if need <= 0:
            break
    return Length(share(sum(turns * count for turns, count in lengths.items()), games), longest)
