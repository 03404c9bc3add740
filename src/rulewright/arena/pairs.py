"""Two sides played over the same deals: two contents, two options, or two bots at one table.

Every deal is played on both sides, with the same seeds and seatings. A side with its own content is played
in processes of its own, because content is read once, when a game is loaded.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

import rulewright
from rulewright.arena.match import Match, check, play
from rulewright.arena.said import Ear, Phrases
from rulewright.arena.simulate import Progress
from rulewright.arena.workers import at_once, chunks, unswept
from rulewright.core.content import REPLACEMENTS, Tables, everything
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.verbs import Option

CHUNK: Final = 5  # games that a process takes at once
SHIPPED: Final = "shipped"  # the content as it came


class Side(msgspec.Struct, frozen=True):
    """One of the two."""

    name: str  # as it was typed
    match: Match
    folder: str | None = None  # whose content is played; none: that of this process


class SeatGame(msgspec.Struct, frozen=True, array_like=True):
    """One seat in one game."""

    bot: str
    won: float  # a shared first place counts in parts
    score: int
    said: frozenset[str]  # keys of what it chose
    offered: frozenset[str]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game of a side."""

    seed: int
    decisions: int
    ending: str
    seats: list[SeatGame]
    failure: str = ""


class Edition(msgspec.Struct, frozen=True):
    """What a side is played with."""

    rules: str
    content: str  # its hash
    printed: dict[str, Tables]


def mixed(seats: int) -> tuple[tuple[int, ...], ...]:
    """All ways to seat two bots, each on half of the seats, or one more for an odd number."""
    return tuple(table for table in product((0, 1), repeat=seats) if abs(seats - 2 * sum(table)) <= 1)


def edition(side: Side, game: Game | None = None) -> Edition:
    """Load a side; a mistake in its content is told with the folder."""
    if side.folder is None:
        played = game or rulewright.game(side.match.game)
        check(side.match, played)
        return Edition(played.rules, played.content_hash(), everything(played.folder))
    folder = Path(side.folder)
    if side.folder != SHIPPED and not (folder / side.match.game).is_dir():
        raise GameError(
            f"{folder} has no folder {side.match.game}; "
            f"`rulewright content {side.match.game} --export {folder}` makes it"
        )
    with reading(side.folder), closing(at_once(load, side.match, [range(1)], 1)) as results:
        ((_, found),) = results
    if isinstance(found, str):
        raise GameError(f"{side.name} cannot be played: {found}")
    return found


def load(match: Match, numbers: range) -> Edition | str:
    """In a process of its own: the edition, or what is wrong with it."""
    try:
        game = rulewright.game(match.game)
        check(match, game)
        return Edition(game.rules, game.content_hash(), everything(game.folder))
    except GameError as error:
        return str(error)
    except Exception as error:  # the rules cannot play such content, and did not say why
        return f"{type(error).__name__} while the content was read: {error}"


@contextmanager
def reading(folder: str | None) -> Iterator[None]:
    """Processes that are started meanwhile read the content of this folder."""
    before = os.environ.get(REPLACEMENTS)
    if folder == SHIPPED:
        os.environ.pop(REPLACEMENTS, None)
    elif folder is not None:
        os.environ[REPLACEMENTS] = folder
    try:
        yield
    finally:
        os.environ.pop(REPLACEMENTS, None)
        if before is not None:
            os.environ[REPLACEMENTS] = before


def played(
    sides: list[Side], workers: int, progress: Progress | None = None, game: Game | None = None
) -> list[list[Played]]:
    """The games of each side, by number. `game` stands in for one that is not in the package."""
    total, done, out = sum(side.match.games for side in sides), 0, []
    if progress is not None:
        progress(0, total)
    for side in sides:
        games: dict[int, list[Played]] = {}
        with reading(side.folder), closing(parts(side, workers, game)) as results:
            for part, found in results:
                games[part.start] = found
                done += len(part)
                if progress is not None:
                    progress(done, total)
        out.append([one for start in sorted(games) for one in games[start]])
    return out


def parts(side: Side, workers: int, game: Game | None) -> Generator[tuple[range, list[Played]], None, None]:
    numbers = chunks(range(side.match.games), CHUNK)
    if game is None:
        yield from at_once(work, side.match, numbers, workers)
    else:
        for part in numbers:
            yield part, watch(side.match, game, part)


def work(match: Match, numbers: range) -> list[Played]:
    return watch(match, rulewright.game(match.game), numbers)


@unswept()
def watch(match: Match, game: Game, numbers: range) -> list[Played]:
    phrases = Phrases(game)
    out = []
    for number in numbers:
        witness = Witness(match, Ear(game, phrases))
        failure = play(match, game, number, witness, logged=True)
        out.append(
            witness.game if failure is None else Played(match.seated(number)[0], 0, "", [], failure.message)
        )
    return out


class Witness:
    """Writes down one game, seat by seat."""

    def __init__(self, match: Match, ear: Ear) -> None:
        self.match = match
        self.ear = ear

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        self.ear.chosen(s, option)

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        outcome = s.outcome()
        heard, able = self.ear.heard(s)
        seats = [
            SeatGame(
                self.match.bots[order[seat]],
                1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                outcome.scores[seat],
                frozenset(key for of, key in heard.times if of == seat and key.startswith("do-")),
                frozenset(key for of, key in able if of == seat),
            )
            for seat in range(s.seats)
        ]
        self.game = Played(int(s.setup.seed), s.turns, outcome.ending.message.key, seats)
