"""The command that ranks bots: many deals, each in every seating."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import (
    HERE,
    FirstDeal,
    GameId,
    Json,
    Mode,
    Nodes,
    Set,
    Where,
    bot_names,
    match_of,
    whole,
    words,
)
from rulewright.cli.shown import console, kept_in, print_json, progress, table
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.tournament import Result, Standing

SHOWN_FAILURES = 20


def tournament(
    game: GameId,
    /,
    *,
    bots: Annotated[
        str,
        Parameter(
            help="The bots, with commas: greedy,casual; your own as module:Class.", completer=bot_names
        ),
    ],
    games: Annotated[int, whole("How many games to play, rounded up to whole deals.")],
    mode: Mode = None,
    seats: Annotated[int | None, whole("Seats at a table; as many as bots if not given.")] = None,
    seed: FirstDeal = 0,
    set_: Set = None,
    nodes: Nodes = 0,
    where: Where = HERE,
    out: Annotated[
        Path | None,
        Parameter(help="Keep every game in this Parquet file, and go on from what it keeps."),
    ] = None,
    json: Json = False,
) -> int:
    from rulewright.arena.pace import seconds_a_game
    from rulewright.arena.tournament import entered, tournament

    found = rulewright.game(game)
    match = entered(match_of(found, words(bots), games, seed, mode, set_, nodes), seats)
    processes, engine = where.processes(games), where.ready()
    with (
        kept_in(out) as watched,
        progress(f"{found.title}: games", lambda: seconds_a_game(match) / processes) as bar,
    ):
        result = tournament(match, processes, watched(bar), out, engine=engine)
    if json:
        print_json(result)
    else:
        show(found, result)
    return 1 if result.failed else 0


def show(game: Game, result: Result) -> None:
    out = console()
    columns = ("Games", "Wins", "Rate", "95 %", "Margin", "Rating", "ms")
    title = f"{game.title}, {result.mode}, {result.seats} seats: {result.finished} of {result.games} games"
    shown = table(f"{title} finished", "Bot", *columns, numbers=columns)
    for bot in sorted(result.bots, key=lambda bot: -bot.rating):
        shown.add_row(*cells(bot))
    out.print(shown)
    lost = f"; nobody won {result.lost}" if result.lost else ""
    last = result.seed + result.deals - 1
    out.print(f"seeds {result.seed} to {last}, each in every seating; draws {result.draws}{lost}")
    played = f"rules {result.rules}, content {result.content}, rulewright {result.version}"
    out.print(f"{played}, {result.build} build", markup=False)
    for failure in result.failures[:SHOWN_FAILURES]:
        out.print(f"failed: {failure}", style="red", markup=False)


def cells(bot: Standing) -> list[str]:
    low, high = bot.interval
    error = "" if bot.margin_error is None else f" ± {bot.margin_error:.1f}"
    return [
        bot.name,
        str(bot.games),
        str(bot.wins),
        f"{bot.win_rate:.0%}",
        f"{low:.0%} to {high:.0%}",
        f"{bot.margin:+.1f}{error}",
        f"{bot.rating:.1f} ± {bot.rating_error:.1f}",
        f"{bot.milliseconds:.1f}",
    ]
