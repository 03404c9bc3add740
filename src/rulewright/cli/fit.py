"""The commands that fit a game's estimate to results: its weights, and what a lead by it is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import HERE, FirstGame, GameId, Json, Mode, Nodes, Where, match_of, whole
from rulewright.cli.shown import console, kept_in, print_json, progress, table
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.fitting import Fit
    from rulewright.arena.match import Match
    from rulewright.arena.simulate import Progress
    from rulewright.arena.winning import Learned
    from rulewright.arena.workers import Engine

SHOWN = 12
T = TypeVar("T")


def fit(
    game: GameId,
    /,
    *,
    games: Annotated[int, whole("How many games greedy plays with itself.")],
    out: Annotated[
        Path, Parameter(help="A folder: it keeps what was played, to go on from, and gets weights.toml.")
    ],
    mode: Mode = None,
    seats: Annotated[int, whole("Seats at a table.")] = 2,
    seed: FirstGame = 0,
    nodes: Nodes = 0,
    where: Where = HERE,
    json: Json = False,
) -> int:
    from rulewright.arena.fitting import PLAYER, learn

    found = rulewright.game(game)
    match = match_of(found, [PLAYER] * seats, games, seed, mode, None, nodes)
    result = played(found, match, where, partial(learn, match, out), out)
    if json:
        print_json(result)
    else:
        show(found, result)
    return 0


def played(
    game: Game,
    match: Match,
    where: Where,
    learn: Callable[[int, Progress, Engine], T],
    kept: Path | None = None,
) -> T:
    """What is learned from the games of the match, with a bar that tells how far they are."""
    from rulewright.arena.pace import seconds_a_game

    processes, engine = where.processes(match.games), where.ready()
    with (
        kept_in(kept) as watched,
        progress(f"{game.title}: games", lambda: seconds_a_game(match) / processes) as bar,
    ):
        return learn(processes, watched(bar), engine)


def show(game: Game, result: Fit) -> None:
    out = console()
    title = f"{game.title}: {result.games} games, {result.failed} of them failed"
    shown = table(title, "Weight", "Now", "Fitted", numbers=("Now", "Fitted"))
    for name, now, then in result.changes[:SHOWN]:
        shown.add_row(name, f"{now:g}", f"{then:g}")
    out.print(shown)
    if result.games - result.failed < result.weights:
        out.print(
            f"these numbers mean nothing: {result.weights} weights need at least as many finished games,"
            " and say little before ten times as many",
            style="red",
        )
    out.print(
        f"of final leads {result.before:.1%} explained now, {result.after:.1%} fitted"
        f" (games apart from those that were fitted to; pull {result.pull:g})"
    )
    out.print(f"written: {result.file}", markup=False)


def chances(
    game: GameId,
    /,
    *,
    games: Annotated[int, whole("How many games greedy plays with itself.")],
    mode: Mode = None,
    seats: Annotated[int, whole("Seats at a table.")] = 2,
    seed: FirstGame = 0,
    nodes: Nodes = 0,
    where: Where = HERE,
    json: Json = False,
) -> int:
    from rulewright.arena.fitting import PLAYER
    from rulewright.arena.winning import learn

    found = rulewright.game(game)
    match = match_of(found, [PLAYER] * seats, games, seed, mode, None, nodes)
    result = played(found, match, where, partial(learn, match))
    if json:
        print_json(result)
    else:
        show_chances(found, result)
    return 0


def show_chances(game: Game, result: Learned) -> None:
    """How well chances are told, and the row for bots/winning.toml."""
    out = console()
    title = f"{game.title}, {result.mode}, {result.seats} seats: {result.games} games, {result.failed} failed"
    shown = table(title, "Positions", "Told", "Came", numbers=("Positions", "Told", "Came"))
    for part in result.judged:
        shown.add_row(str(part.positions), f"{part.told:.1%}", f"{part.came:.1%}")
    out.print(shown)
    out.print(
        f"mean squared error {result.missed:.3f}, of who knows nothing {result.blind:.3f}"
        " (games apart from those that were fitted to)"
    )
    rise = ", ".join(f"{value:g}" for value in result.rise)
    named = f'game = "{result.game}"\nmode = "{result.mode}"\nseats = {result.seats}\ngames = {result.games}'
    out.print(f"[[chance]]\n{named}\neven = {result.even:g}\nrise = [{rise}]", markup=False)
