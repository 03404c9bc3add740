"""A match: which bots play how many games of what, and how one of its games is played."""

from __future__ import annotations

import re
import time
from typing import Protocol

import msgspec

from rulewright import bots
from rulewright.arena.drive import patience
from rulewright.arena.seating import seating
from rulewright.bots import Budget
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option


class Match(msgspec.Struct, frozen=True):
    """What is played: it crosses to the workers."""

    game: str
    bots: tuple[str, ...]  # each may have its own budget: greedy@200 nodes, greedy@0.5s seconds
    games: int
    seed: int = 0
    mode: str | None = None
    options: dict[str, str] = {}
    nodes: int = 0  # of a bot's budget; 0: what it thinks fit
    seconds: float = 0.0
    tables: tuple[tuple[int, ...], ...] = ()  # each deal is played at all of them: the bot on each seat

    @property
    def seats(self) -> int:
        """Of each game."""
        return len(self.tables[0] if self.tables else self.bots)

    def seated(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The seed of the game of this number, and the bot on each seat."""
        if not self.tables:
            return self.seed + number, seating(len(self.bots), number)
        deal, table = divmod(number, len(self.tables))
        return self.seed + deal, self.tables[table]


class Failure(msgspec.Struct, frozen=True, order=True):
    seed: int
    message: str


class Watch(Protocol):
    """Looks on while games are played."""

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        """The actor is about to make this choice, after so many seconds of thought."""

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        """The game is over; the order tells the bot on each seat."""


def entrant(said: str, budget: Budget) -> tuple[str, Budget]:
    """The name of a bot, and what it may spend: what stands behind each @, else as all others."""
    name, *limits = said.split("@")
    nodes, seconds = (0, 0.0) if limits else (budget.nodes, budget.seconds)
    for limit in limits:
        if limit.isascii() and limit.isdigit() and int(limit) > 0:
            nodes = int(limit)
        elif re.fullmatch(r"\d+(\.\d+)?s", limit, re.ASCII) and float(limit[:-1]) > 0:
            seconds = float(limit[:-1])
        else:
            raise GameError(
                f"bad budget {brief(limit)} of {brief(said)}; write {name}@200 for positions or {name}@0.5s"
            )
    return name, Budget(nodes, seconds)


def check(match: Match, game: Game) -> None:
    """Refuse at once what could not be played at all."""
    if match.games < 1:
        raise GameError(f"cannot play {match.games} games; at least 1")
    for said in match.bots:
        name, _ = entrant(said, Budget())
        bots.bot(name)
        if not bots.plays(name, game):
            raise GameError(f"{name} cannot play {game.id}: it has no estimate; bots that need none: random")
    game.setup(match.seats, match.mode, match.seed, match.options, bots=True)


def play(match: Match, game: Game, number: int, watch: Watch, logged: bool = False) -> Failure | None:
    """The game of this number, watched. One that fails is told, so that the others go on."""
    seed, _ = match.seated(number)
    try:
        play_out(match, game, number, watch, logged)
    except Exception as error:
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return Failure(seed, told)
    return None


def play_out(match: Match, game: Game, number: int, watch: Watch, logged: bool) -> None:
    seed, order = match.seated(number)
    common = Budget(match.nodes, match.seconds)
    entrants = [entrant(match.bots[bot], common) for bot in order]
    players = [bots.bot(name) for name, _ in entrants]
    s = game.start(game.setup(len(players), match.mode, seed, match.options, bots=True, logged=logged))
    rngs = bots.chances(seed, len(players))
    limit = patience(game)
    while s.stack:
        seat = s.actor
        began = time.perf_counter()
        option = bots.ask(players[seat], s, seat, rngs[seat], entrants[seat][1])
        watch.chosen(s, option, time.perf_counter() - began)
        s.apply(option)
        if s.turns > limit:
            raise GameError(f"no end after {s.turns} decisions")
    watch.ended(s, order)
