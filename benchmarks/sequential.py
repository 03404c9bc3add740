"""Is a bot's win rate at a table for two 70 or 85 %? Told as early as a rule fixed beforehand allows.

    python benchmarks/sequential.py septikon search@147000 greedy septikon.parquet --seed 830000

Wald's sequential test with 10 % error either way, looked at after each deal (both seatings): every win and
every loss adds its weight, and the first sum beyond the bound decides; a draw counts for neither. What was
played is kept in the file, from which the same command goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import log
from pathlib import Path
from typing import Final

from rulewright.arena.games import Row, read
from rulewright.arena.match import Match
from rulewright.arena.tournament import entered, tournament

WORSE: Final = 0.70
BETTER: Final = 0.85
ERROR: Final = 0.10
WIN: Final = log(BETTER / WORSE)
LOSS: Final = log((1 - BETTER) / (1 - WORSE))
BOUND: Final = log((1 - ERROR) / ERROR)
MOST: Final = 100  # games, after which nothing is decided


def weighed(rows: Iterable[Row]) -> float:
    """What the games say for the better rate, by the first bot's results."""
    alone = [row.seats[row.winners[0]] for row in rows if len(row.winners) == 1]
    return sum(WIN if bot == 0 else LOSS for bot in alone)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("file", type=Path)
    parser.add_argument("--mode")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for games in range(2, MOST + 2, 2):
        match = Match(given.game, (given.bot, given.against), games, given.seed, given.mode)
        standing = tournament(entered(match, 2), out=given.file).bots[0]
        sum_ = weighed(read(given.file)[1])
        said = (
            f"{standing.wins} of {standing.games} won, {standing.milliseconds:.0f} ms a choice, {sum_:+.2f}"
        )
        print(said, flush=True)
        if abs(sum_) >= BOUND:
            print(f"decided: {BETTER if sum_ > 0 else WORSE:.0%}")
            return
    print("not decided")


if __name__ == "__main__":
    main()
