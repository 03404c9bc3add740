"""How a game plays between equals: games of bots, watched and summed up, on any number of processes."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Final

import rulewright
from rulewright.arena import kept
from rulewright.arena.match import Match, check, play
from rulewright.arena.said import Phrases
from rulewright.arena.simulate import Progress
from rulewright.arena.sums import Sums, Witness
from rulewright.arena.verdict import Balance, judge
from rulewright.arena.workers import Engine, at_once, chunks, unswept
from rulewright.core.game import Game

CHUNK: Final = 10  # games that are played, and kept, at once


def balance(
    match: Match,
    workers: int = 1,
    progress: Progress | None = None,
    resume: Path | None = None,
    game: Game | None = None,
    engine: Engine = at_once,
) -> Balance:
    """Play what `resume` does not keep yet. `game` stands in for one that is not in the package."""
    played = game or rulewright.game(match.game)
    check(match, played)
    so_far = kept.read(resume, match, played) if resume else kept.Kept.empty(match, played)
    parts = [part for numbers in so_far.left(match.games) for part in chunks(numbers, CHUNK)]
    done = match.games - sum(map(len, parts))
    if resume is not None:
        so_far.write(resume)  # a file that cannot be written is refused now
    if progress is not None:
        progress(done, match.games)
    with closing(played_parts(match, played, parts, workers, engine)) as results:
        for part, sums in results:
            so_far.add(part, sums)
            done += len(part)
            if resume is not None:
                so_far.write(resume)
            if progress is not None:
                progress(done, match.games)
    return judge(match, played, so_far.sums)


def played_parts(
    match: Match, game: Game, parts: list[range], workers: int, engine: Engine
) -> Generator[tuple[range, Sums], None, None]:
    if workers > 1 or engine is not at_once:
        yield from engine(work, match, parts, workers)
    else:
        phrases = Phrases(game)
        for part in parts:
            yield part, watch(match, game, part, phrases)


def work(match: Match, numbers: range) -> Sums:
    game = rulewright.game(match.game)
    return watch(match, game, numbers, Phrases(game))


@unswept()
def watch(match: Match, game: Game, numbers: range, phrases: Phrases) -> Sums:
    sums = Sums.empty(len(match.bots))
    for number in numbers:
        failure = play(match, game, number, Witness(game, phrases, sums), logged=True)
        if failure is not None:
            sums.failures.append(failure)
    return sums
