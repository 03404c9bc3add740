"""Tournaments: every deal in every seating, game by game, with intervals, ratings and thinking time."""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

import rulewright
from rulewright.arena import games
from rulewright.arena.bench import build
from rulewright.arena.games import Row
from rulewright.arena.intervals import Group, Interval, rate, wilson
from rulewright.arena.match import Match, check, play
from rulewright.arena.seating import tables
from rulewright.arena.simulate import Progress, share
from rulewright.arena.workers import Engine, at_once, unswept
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option

SPARE: Final = 20  # times what writing the file takes passes before it is written again


class Standing(msgspec.Struct, frozen=True):
    """How one bot did over the finished games that it played."""

    name: str
    games: int
    wins: int
    win_rate: float
    interval: Interval  # of the win rate: Wilson's, 95 %, over games, or over deals where that is wider
    mean_score: float
    margin: float  # own score less the mean of the others'
    margin_error: float | None  # one standard error over deals: the games of one deal are not independent
    rating: float  # openskill's mean, Plackett-Luce, over the games in the order of their numbers
    rating_error: float  # its sigma
    milliseconds: float  # of thought for a choice, on the machines that played


class Result(msgspec.Struct, frozen=True):
    """What `tournament --json` prints."""

    game: str
    rules: str
    content: str
    version: str
    build: str
    mode: str
    seats: int
    games: int
    deals: int
    seed: int
    nodes: int
    finished: int
    failed: int
    draws: int
    lost: int
    bots: list[Standing]
    failures: list[str]


def entered(match: Match, seats: int | None) -> Match:
    """The match with all its seatings, and with whole deals: each is played in every seating."""
    wanted = len(match.bots) if seats is None else seats
    if wanted < 2:
        raise GameError("a tournament needs at least 2 seats; for one: rulewright simulate")
    if len(set(match.bots)) < 2:
        raise GameError(f"a tournament needs at least 2 different bots, not only {', '.join(match.bots)}")
    if wanted > len(match.bots):
        raise GameError(
            f"{wanted} seats need at least {wanted} bots, not {len(match.bots)}; a bot may be named twice"
        )
    if len(set(match.bots)) < len(match.bots) > wanted:
        raise GameError(f"a bot may be named twice only where all {len(match.bots)} play at one table")
    every = tables(match.bots, wanted)
    deals = math.ceil(match.games / len(every))
    return msgspec.structs.replace(match, tables=every, games=deals * len(every))


def tournament(
    match: Match,
    workers: int = 1,
    progress: Progress | None = None,
    out: Path | None = None,
    game: Game | None = None,
    engine: Engine = at_once,
) -> Result:
    """Play what `out` does not keep yet. `game` stands in for one that is not in the package."""
    played = game or rulewright.game(match.game)
    check(match, played)
    rated([], match)  # what is missing for it is told now
    done = games.Games(match, played, out)
    parts = [range(number, number + 1) for number in range(match.games) if number not in done.rows]
    if progress is not None:
        progress(len(done.rows), match.games)
    done.write()  # a file that cannot be written is refused now
    rest = 0.0  # the first game is kept at once, however slow the file was to begin with
    try:
        with closing(rows(match, played, parts, workers, engine)) as results:
            for row in results:
                done.rows[row.number] = row
                if progress is not None:
                    progress(len(done.rows), match.games)
                if time.monotonic() > rest:
                    rest = written(done)
    finally:
        done.write()
    return result(match, played, done.in_order())


def written(done: games.Games) -> float:
    """Write the games; gives the time until which that should be enough."""
    began = time.monotonic()
    done.write()
    now = time.monotonic()
    return now + SPARE * (now - began)


def rows(
    match: Match, game: Game, parts: list[range], workers: int, engine: Engine
) -> Generator[Row, None, None]:
    if workers > 1 or engine is not at_once:
        with closing(engine(work, match, parts, workers)) as results:
            for _, row in results:
                yield row
    else:
        for part in parts:
            yield play_one(match, game, part.start)


def work(match: Match, numbers: range) -> Row:
    return play_one(match, rulewright.game(match.game), numbers.start)


@unswept()
def play_one(match: Match, game: Game, number: int) -> Row:
    seed, table = match.seated(number)
    clerk = Clerk(Row.empty(number, seed, table, match.bots))
    failure = play(match, game, number, clerk)
    return clerk.row if failure is None else msgspec.structs.replace(clerk.row, failure=failure.message)


class Clerk:
    """Writes down one game."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        self.row.choices[s.actor] += 1
        self.row.seconds[s.actor] += seconds

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        outcome = s.outcome()
        self.row = msgspec.structs.replace(
            self.row,
            ranks=outcome.ranks,
            scores=outcome.scores,
            winners=outcome.winners,
            ending=outcome.ending.message.key,
        )


def result(match: Match, game: Game, played: list[Row]) -> Result:
    finished = [row for row in played if not row.failure]
    ratings = rated(finished, match)
    return Result(
        game=game.id,
        rules=game.rules,
        content=game.content_hash(),
        version=rulewright.__version__,
        build=build(),
        mode=match.mode or next(iter(game.modes)),
        seats=match.seats,
        games=len(played),
        deals=len(played) // len(match.tables),
        seed=match.seed,
        nodes=match.nodes,
        finished=len(finished),
        failed=len(played) - len(finished),
        draws=sum(len(row.winners) > 1 for row in finished),
        lost=sum(not row.winners for row in finished),
        bots=[standing(match.bots[bot], bot, finished, ratings[bot]) for bot in range(len(match.bots))],
        failures=[f"game {row.number}, seed {row.seed}: {row.failure}" for row in played if row.failure],
    )


def standing(name: str, bot: int, finished: list[Row], rating: Any) -> Standing:
    mine = [(row, row.seats.index(bot)) for row in finished if bot in row.seats]
    wins = sum(row.winners == [seat] for row, seat in mine)
    thought = sum(row.seconds[seat] for row, seat in mine)
    choices = sum(row.choices[seat] for row, seat in mine)
    deals = by_deal(mine)
    margins = [fmean([margin(row, seat) for row, seat in deal]) for deal in deals]
    error = stdev(margins) / math.sqrt(len(margins)) if len(margins) > 1 else None
    won = [(len(deal), sum(row.winners == [seat] for row, seat in deal)) for deal in deals]
    return Standing(
        name=name,
        games=len(mine),
        wins=wins,
        win_rate=share(wins, len(mine)),
        interval=certain(won),
        mean_score=share(sum(row.scores[seat] for row, seat in mine), len(mine)),
        margin=round(fmean(margins), 4) if margins else 0.0,
        margin_error=None if error is None else round(error, 4),
        rating=round(rating.mu, 4),
        rating_error=round(rating.sigma, 4),
        milliseconds=round(1000 * thought / choices, 3) if choices else 0.0,
    )


def by_deal(mine: list[tuple[Row, int]]) -> list[list[tuple[Row, int]]]:
    """The games of each deal, in all its seatings: what luck gives in one it gives in the others too."""
    deals: dict[int, list[tuple[Row, int]]] = {}
    for row, seat in mine:
        deals.setdefault(row.seed, []).append((row, seat))
    return list(deals.values())


def certain(won: Sequence[Group]) -> Interval:
    """Of the win rate, from games and wins of each deal. Where a deal goes alike in all seatings its games
    are worth one; where it goes by the seat they are no more than independent."""
    games, wins = sum(deal[0] for deal in won), sum(deal[1] for deal in won)
    by_games = wilson(wins, games)
    by_deals = rate([(1.0, deal) for deal in won], 0.5)
    return min(by_games[0], by_deals[0]), max(by_games[1], by_deals[1])


def margin(row: Row, seat: int) -> float:
    """Own score less the mean of the others'."""
    return row.scores[seat] - fmean([score for other, score in enumerate(row.scores) if other != seat])


def rated(finished: list[Row], match: Match) -> list[Any]:
    """A rating for each bot. It depends on the order of the games: always that of their numbers."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise GameError("tournaments need openskill: pip install 'rulewright[arena]'") from None
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in match.bots]
    for row in finished:
        new = model.rate([[ratings[bot]] for bot in row.seats], ranks=row.ranks)
        for bot, (rating,) in zip(row.seats, new):
            ratings[bot] = rating
    return ratings
