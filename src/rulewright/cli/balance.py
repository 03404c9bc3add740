"""The balance of a game: what many games between bots say about it."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic
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
from rulewright.cli.shown import Bar, clock, console, kept_in, print_json, progress
from rulewright.core.errors import GameError
from rulewright.core.game import Game

if TYPE_CHECKING:
    from rulewright.arena.match import Match
    from rulewright.arena.simulate import Progress

SOON = 10.0  # seconds that nobody minds
FIRST = 5  # games, or one in twenty, by which a guess is checked
OFF = 1.5  # times as long as guessed, or as short: worth saying


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
    with kept_in(resume) as watched, progress(f"{found.title}: games", each) as bar:
        told = watched(announced(bar, found.title, each, beside))
        result = balance(match, processes, told, resume, engine=engine)
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


def announced(
    bar: Bar,
    what: str,
    each: Callable[[], float],
    beside: float = 0.0,
    now: Callable[[], float] = monotonic,
) -> Progress:
    """The bar; before the first game it says on stderr how long all will take, if somebody has to wait. That
    is a guess by the beginning of a game; after the first games it is said again where they took otherwise.

    `beside`: so many games are played besides, by this process alone.
    """
    wait = Wait(what, each, beside, now)

    def tell(done: int, total: int) -> None:
        said = wait.says(done, total)
        if said:
            print(said, file=sys.stderr)
        bar(done, total)

    return tell


class Wait:
    """How long a run will take, in words, when there is something new to say about it."""

    def __init__(self, what: str, each: Callable[[], float], beside: float, now: Callable[[], float]) -> None:
        self.what = what
        self.each = each
        self.beside = beside
        self.now = now
        self.began = 0.0
        self.before = -1  # what was done when we began
        self.guess = 0.0  # seconds a game; 0: checked, or nobody knows

    def says(self, done: int, total: int) -> str:
        if self.before < 0:
            self.before, self.guess = done, self.each()
            self.began = self.now()
            return self.left(total - done, self.guess, "")
        played = done - self.before
        if not self.guess or played < max(FIRST, (total - self.before) // 20):
            return ""
        found, guess = (self.now() - self.began) / played, self.guess
        self.guess = 0.0
        far = not guess / OFF <= found <= guess * OFF
        return self.left(total - done, found, f" more by the first {played}") if far else ""

    def left(self, games: int, each: float, more: str) -> str:
        from rulewright.arena.page import many

        seconds = each * (games + self.beside)
        return f"{self.what}: {many(games, 'game')}, about {clock(seconds)}{more}" if seconds > SOON else ""


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
