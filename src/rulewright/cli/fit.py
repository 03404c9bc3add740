"""The command that fits the weights of a game's estimate to results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import HERE, FirstGame, GameId, Json, Mode, Nodes, Where, match_of, whole
from rulewright.cli.shown import console, print_json, progress, table
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.fitting import Fit

SHOWN = 12


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
    from rulewright.arena.pace import seconds_a_game

    found = rulewright.game(game)
    match = match_of(found, [PLAYER] * seats, games, seed, mode, None, nodes)
    processes, engine = where.processes(games), where.ready()
    with progress(f"{found.title}: games", lambda: seconds_a_game(match) / processes) as bar:
        result = learn(match, out, processes, bar, engine)
    if json:
        print_json(result)
    else:
        show(found, result)
    return 0


def show(game: Game, result: Fit) -> None:
    out = console()
    title = f"{game.title}: {result.games} games, {result.failed} of them failed"
    shown = table(title, "Weight", "Now", "Fitted", numbers=("Now", "Fitted"))
    for name, now, then in result.changes[:SHOWN]:
        shown.add_row(name, f"{now:g}", f"{then:g}")
    out.print(shown)
    out.print(
        f"of final leads {result.before:.1%} explained now, {result.after:.1%} fitted"
        f" (games apart from those that were fitted to; pull {result.pull:g})"
    )
    out.print(f"written: {result.file}", markup=False)
