"""The balance of a game: what many games between bots say about it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import (
    HERE,
    FirstGame,
    GameId,
    Json,
    Mode,
    Nodes,
    SeatBots,
    Set,
    Where,
    match_of,
    whole,
    words,
)
from rulewright.cli.shown import Bar, clock, console, print_json, progress
from rulewright.core.errors import GameError
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.match import Match
    from rulewright.arena.simulate import Progress

SOON = 10.0  # seconds that nobody minds


def balance(
    game: GameId,
    /,
    *,
    mode: Mode = None,
    seats: Annotated[int | None, whole("The number of seats; the fewest of the mode if not given.")] = None,
    games: Annotated[int, whole("How many games to play.")] = 100,
    bots: SeatBots = "greedy",
    seed: FirstGame = 0,
    set_: Set = None,
    nodes: Nodes = 20,
    out: Annotated[Path | None, Parameter(help="Write a page to show around: FILE.html.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Keep finished games in this file, and go on from what it keeps.")
    ] = None,
    where: Where = HERE,
    json: Json = False,
) -> int:
    from rulewright.arena import page, report
    from rulewright.arena.balance import balance
    from rulewright.arena.match import check
    from rulewright.arena.pace import seconds_a_game
    from rulewright.arena.strength import said, strengths, trials

    found = rulewright.game(game)
    names = players(found, mode, seats, words(bots))
    match = match_of(found, names, games, seed, mode, set_, nodes)
    processes, engine = where.processes(games), where.ready()
    check(match, found)
    if out is not None:
        report.ready(out)
    each = cache(lambda: seconds_a_game(match) / processes)
    beside = trials(match) * processes if out is not None else 0
    with progress(f"{found.title}: games", each) as bar:
        result = balance(match, processes, announced(bar, found.title, each, beside), resume, engine=engine)
    if out is not None:
        report.write(result, out, command(match), said(strengths(match), match))
    if json:
        print_json(result)
    elif out is not None:
        print(out)
    else:
        from rich.markdown import Markdown

        console().print(Markdown(page.summary(result)))
    return 1 if result.failed else 0


def announced(bar: Bar, what: str, each: Callable[[], float], beside: float = 0.0) -> Progress:
    """The bar; before the first game it says on stderr how long all will take, if somebody has to wait.

    `beside`: so many games are played besides, by this process alone.
    """
    from rulewright.arena.page import many

    told = False

    def tell(done: int, total: int) -> None:
        nonlocal told
        if not told:
            told = True
            left = total - done
            seconds = each() * (left + beside)
            if seconds > SOON:
                print(f"{what}: {many(left, 'game')}, about {clock(seconds)}", file=sys.stderr)
        bar(done, total)

    return tell


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
    said += ["--nodes", str(match.nodes)]
    said += ["--games", str(match.games), "--seed", str(match.seed)]
    return shlex.join(said)
