"""Arguments that several commands share: how they are told and how they are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, Token

from rulewright.core.errors import GameError, brief, meant

if TYPE_CHECKING:
    from cyclopts.completion import CompletionContext

    from rulewright.arena.match import Match
    from rulewright.arena.workers import Engine
    from rulewright.core.game import Game

GAMES_A_WORKER = 20  # fewer are not worth starting another process for


def flag(help: str) -> Parameter:
    return Parameter(help=help, show_default=False)


# --- what a shell offers ---------------------------------------------------------------------------------
def game_ids(_context: object) -> list[str]:
    """Where a game is asked for; without loading the games: somebody waits."""
    from rulewright.games import ids

    return ids()


def game_modes(context: CompletionContext) -> list[str]:
    """Of the game that stands before it."""
    from rulewright.games import ids, load

    named = context.get("game")
    return list(load(named.raw).modes) if named is not None and named.raw in ids() else []


def bot_names(context: CompletionContext) -> list[str]:
    """The next one, where several stand with commas."""
    from rulewright import bots

    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bots.every()]


def languages(_context: object) -> list[str]:
    from rulewright.core.texts import LANGUAGES

    return list(LANGUAGES)


GameId = Annotated[str, Parameter(help="A game's id, as `rulewright games` lists it.", completer=game_ids)]
Mode = Annotated[
    str | None, Parameter(help="A mode of the game; its first one if not given.", completer=game_modes)
]
Language = Annotated[str, Parameter(help="The language: en or es.", completer=languages)]
Json = Annotated[bool, flag("Print one JSON value instead.")]
Set = Annotated[
    list[str] | None,
    Parameter(name="--set", help="A setup option of the game as option=value; repeat for several."),
]


def whole(help: str) -> Parameter:
    """A parameter that is a whole number: cyclopts alone would also take 1.5 and round it."""
    return Parameter(help=help, converter=read_whole)


def read_whole(_kind: object, tokens: Sequence[Token]) -> int:
    return int(tokens[0].value)


Workers = Annotated[int | None, whole("Processes; the result does not depend on them.")]
Nodes = Annotated[int, whole("Positions a bot may look at for one choice; 0: its own.")]
FirstGame = Annotated[int, whole("The first game's seed; each further game takes the next.")]
FirstDeal = Annotated[int, whole("The first deal's seed; each further deal takes the next.")]
SeatBots = Annotated[
    str,
    Parameter(
        help="A bot for all seats, or one for each, with commas; your own as module:Class.",
        completer=bot_names,
    ),
]


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Where many games are played."""

    workers: Workers = None
    engine: Annotated[
        str, Parameter(help="Where games are played: local, or ray (pip install 'rulewright[ray]').")
    ] = "local"
    address: Annotated[
        str | None, Parameter(help="With --engine ray: the cluster to join, as HOST:PORT; it uses all of it.")
    ] = None

    def processes(self, games: int) -> int:
        """Fewer than the processors where a process would get few games."""
        if self.address is not None and self.workers is not None:
            raise GameError("--workers is for this machine; a cluster that is joined is used as a whole")
        if self.engine == "ray" and self.workers is None:
            return len(os.sched_getaffinity(0))
        return workers_for(games, self.workers)

    def ready(self) -> Engine:
        from rulewright.arena import cluster
        from rulewright.arena.workers import at_once

        if self.engine == "ray":
            return cluster.engine(self.address)
        if self.engine != "local":
            raise GameError(f"unknown engine {brief(self.engine)}; engines: local, ray")
        if self.address is not None:
            raise GameError("--address is a Ray cluster's; add --engine ray")
        return at_once


HERE = Where()


def language(lang: str) -> str:
    from rulewright.core.texts import LANGUAGES  # slow to import, so only where words are needed

    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES) + meant(lang, LANGUAGES)
        raise GameError(f"unknown language {brief(lang)}; languages: {known}")
    return lang


def settings(given: list[str] | None, game: Game) -> dict[str, str]:
    """The values of --set by option."""
    out: dict[str, str] = {}
    known = ", ".join(game.options) or "none"
    for word in given or ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise GameError(
                f"bad --set {brief(word)}; write --set option=value; options of {game.id}: {known}"
            )
        if name in out:
            raise GameError(f"option {brief(name)} is set twice: {brief(out[name])} and {brief(value)}")
        out[name] = value
    return out


def words(given: str) -> list[str]:
    """A list with commas; blanks around the words do not matter."""
    return [word.strip() for word in given.split(",")]


def at_least(low: int, value: int, name: str) -> int:
    if value < low:
        raise GameError(f"bad value {brief(value)} for {name}; at least {low}")
    return value


def workers_for(games: int, given: int | None) -> int:
    """The number of processes of this machine."""
    if given is not None:
        return at_least(1, given, "--workers")
    return max(1, min(len(os.sched_getaffinity(0)), games // GAMES_A_WORKER))


def match_of(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    mode: str | None,
    given: list[str] | None,
    nodes: int,
) -> Match:
    """What --games, --seed, --mode, --set and --nodes ask for."""
    from rulewright.arena.match import Match

    at_least(1, games, "--games")
    at_least(0, nodes, "--nodes")
    return Match(game.id, tuple(bots), games, seed, mode, settings(given, game), nodes)
