"""The balance of a game: what many games between bots say about it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import (
    Address,
    EngineName,
    GameId,
    Json,
    Mode,
    Set,
    at_least,
    engine_for,
    settings,
    whole,
    words,
    workers_for,
)
from rulewright.cli.shown import clock, console, print_json, progress
from rulewright.core.errors import GameError
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.match import Match


def balance(
    game: GameId,
    /,
    *,
    mode: Mode = None,
    seats: Annotated[int | None, whole("The number of seats; the fewest of the mode if not given.")] = None,
    games: Annotated[int, whole("How many games to play.")] = 2000,
    bots: Annotated[
        str, Parameter(help="A bot for all seats, or one for each, with commas; your own as module:Class.")
    ] = "greedy",
    seed: Annotated[int, whole("The first game's seed; each further game takes the next.")] = 0,
    set_: Set = None,
    workers: Annotated[int | None, whole("Processes; the result does not depend on them.")] = None,
    nodes: Annotated[int, whole("Positions a bot may look at for one choice; 0: its own.")] = 0,
    out: Annotated[Path | None, Parameter(help="Write a page, FILE.md, with plots beside it.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Keep finished games in this file, and go on from what it keeps.")
    ] = None,
    engine: EngineName = "local",
    address: Address = None,
    json: Json = False,
) -> int:
    """Let bots play many games and tell how balanced the game is: seats, scores, dead and dominant things."""
    from rulewright.arena import page
    from rulewright.arena.balance import balance
    from rulewright.arena.match import Match, check
    from rulewright.arena.pace import seconds_a_game

    found = rulewright.game(game)
    names = players(found, mode, seats, words(bots))
    at_least(1, games, "--games")
    at_least(0, nodes, "--nodes")
    processes = workers_for(games, workers, engine, address)
    where = engine_for(engine, address)
    match = Match(found.id, tuple(names), games, seed, mode, settings(set_, found), nodes)
    check(match, found)
    if out is not None:
        page.ready(out)
    with progress(f"{found.title}: games", lambda: seconds_a_game(match) / processes) as bar:
        report = balance(match, processes, bar, resume, engine=where)
    written = page.write(report, out, command(match)) if out is not None else []
    if json:
        print_json(report)
    elif written:
        console().print(f"{written[0]} and {len(written) - 1} plots beside it", markup=False)
    else:
        from rich.markdown import Markdown

        console().print(Markdown(page.summary(report)))
    return 1 if report.failed else 0


def announce(what: str, match: Match, games: int, processes: int) -> float:
    """Say on stderr how long it will take, by a short trial; gives the seconds a game."""
    from rulewright.arena.pace import seconds_a_game

    each = seconds_a_game(match) / processes
    print(f"{what}: {games} games, about {clock(each * games)} on {processes} processes", file=sys.stderr)
    return each


def players(game: Game, mode: str | None, seats: int | None, bots: list[str]) -> list[str]:
    """The bot on each seat."""
    if len(bots) == 1:
        return bots * game.setup(seats, mode, 0, {}).seats
    if seats is not None and seats != len(bots):
        raise GameError(
            f"{seats} seats need 1 bot for all or {seats} bots, not {len(bots)}: {', '.join(bots)}"
        )
    return bots


def command(match: Match) -> str:
    """What was played, as one would type it."""
    same = len(set(match.bots)) == 1
    said = ["rulewright", "balance", match.game]
    said += ["--mode", match.mode] if match.mode else []
    said += ["--seats", str(len(match.bots)), "--bots", match.bots[0] if same else ",".join(match.bots)]
    for name, value in match.options.items():
        said += ["--set", f"{name}={value}"]
    said += ["--nodes", str(match.nodes)] if match.nodes else []
    said += ["--games", str(match.games), "--seed", str(match.seed)]
    return shlex.join(said)
