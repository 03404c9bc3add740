"""Matches of bots over many games, on one process or several, with the same result however many."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing import get_context
from typing import Final

import msgspec

import rulewright
from rulewright import bots
from rulewright.arena.drive import patience
from rulewright.arena.seating import seating
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.state import State

Progress = Callable[[int, int], None]  # games done, games in all

CHUNK: Final = 25  # games that a worker takes at once
Z95: Final = 1.959964  # the normal quantile of a 95 % interval
FAILURES: Final = 20  # how many a result lists


class Match(msgspec.Struct, frozen=True):
    """What is played: it crosses to the workers."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    mode: str | None = None
    options: dict[str, str] = {}
    nodes: int = 0  # of a bot's budget; 0: what it thinks fit
    seconds: float = 0.0


class Failure(msgspec.Struct, frozen=True, order=True):
    seed: int
    message: str


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
    mode: str
    seats: int
    games: int
    seed: int
    finished: int
    failed: int
    draws: int  # finished games with a shared first place: nobody's win
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
        self.decisions += other.decisions
        self.options += other.options
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.failures += other.failures

    def count(self, s: State, order: tuple[int, ...]) -> None:
        """A finished game, with the bot on each seat."""
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
        else:
            self.draws += 1


def simulate(
    match: Match, workers: int = 1, progress: Progress | None = None, game: Game | None = None
) -> Result:
    """Play the match. `game` stands in for one that is not among `rulewright.games`, on one worker."""
    played = game or rulewright.game(match.game)
    check(match, played)
    start = time.perf_counter()
    total = Tally.empty(len(match.bots))
    with closing(in_turn(match, played) if workers == 1 else at_once(match, workers)) as tallies:
        for games, tally in tallies:
            total.add(tally)
            if progress is not None:
                progress(games, match.games)
    return result(match, played, total, time.perf_counter() - start)


def check(match: Match, game: Game) -> None:
    """Refuse at once what could not be played at all."""
    if match.games < 1:
        raise GameError(f"cannot play {match.games} games; at least 1")
    for name in match.bots:
        bots.bot(name)
        if name == "greedy" and game.evaluate is None:
            raise GameError(f"greedy cannot play {game.id}: it has no estimate; bots that need none: random")
    game.setup(len(match.bots), match.mode, match.seed, match.options, bots=True)


def in_turn(match: Match, game: Game) -> Generator[tuple[int, Tally], None, None]:
    for number in range(match.games):
        yield number + 1, play_games(match, game, range(number, number + 1))


def at_once(match: Match, workers: int) -> Generator[tuple[int, Tally], None, None]:
    """The chunks as they come, from processes that have nothing of this one's state."""
    size = max(1, min(CHUNK, match.games // (4 * workers)))
    chunks = [range(at, min(at + size, match.games)) for at in range(0, match.games, size)]
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=die_quietly)
    try:
        waiting: set[Future[Tally]] = {pool.submit(work, match, chunk) for chunk in chunks}
        games = 0
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                tally = future.result()
                games += tally.finished + len(tally.failures)
                yield games, tally
    except BrokenProcessPool:
        raise GameError("a worker process died; with 1 worker the error shows itself") from None
    except BaseException:  # Ctrl-C above all: nobody waits for the games that are under way
        for process in list(pool._processes.values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def die_quietly() -> None:
    """Ctrl-C ends a worker without a word; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def work(match: Match, numbers: range) -> Tally:
    return play_games(match, rulewright.game(match.game), numbers)


def play_games(match: Match, game: Game, numbers: range) -> Tally:
    tally = Tally.empty(len(match.bots))
    players = [bots.bot(name) for name in match.bots]
    for number in numbers:
        order = seating(len(players), number)
        try:
            play_game(match, game, match.seed + number, [players[i] for i in order], order, tally)
        except Exception as error:  # a game that fails is counted, and the others go on
            told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            tally.failures.append(Failure(match.seed + number, told))
    return tally


def play_game(
    match: Match, game: Game, seed: int, players: list[bots.Bot], order: tuple[int, ...], tally: Tally
) -> None:
    s = game.start(game.setup(len(players), match.mode, seed, match.options, bots=True))
    budget = bots.Budget(match.nodes, match.seconds)
    rngs = bots.chances(seed, len(players))
    limit = patience(game)
    while s.stack:
        seat = s.actor
        tally.decisions += 1
        tally.options += len(s.legal)
        s.apply(bots.ask(players[seat], s, seat, rngs[seat], budget))
        if s.turns > limit:
            raise GameError(f"no end after {s.turns} decisions")
    tally.count(s, order)


def result(match: Match, game: Game, tally: Tally, seconds: float) -> Result:
    finished = tally.finished
    return Result(
        game=game.id,
        mode=match.mode or next(iter(game.modes)),
        seats=len(match.bots),
        games=match.games,
        seed=match.seed,
        finished=finished,
        failed=len(tally.failures),
        draws=tally.draws,
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


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if not games:
        return (0.0, 1.0)
    rate, z = wins / games, Z95 * Z95 / games
    middle = (rate + z / 2) / (1 + z)
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + z / (4 * games)) / (1 + z)
    return (round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4))
