"""Our speed at random play on one core, beside that of other engines measured in the same process.

Every engine plays in several short rounds, all engines taking turns, so that a slow moment of the machine
hits all of them; each number is the median of the rounds. Time is CPU time.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from rulewright.arena.drive import chooser, patience, play_random, random_setup
from rulewright.arena.peers import PEERS, PeerMissing, Speed
from rulewright.arena.playout import play_on
from rulewright.core.data import fingerprint, save
from rulewright.core.game import Game
from rulewright.core.state import State

Progress = Callable[[int, int], None]  # rounds done, rounds in all

ROUNDS: Final = 5
PINNED: Final = 6  # games whose fingerprint is told, and which are timed by quarters
COPYING: Final = 0.2  # of a round, the share spent on copies
QUARTERS: Final = 0.2  # and on the quarters of games
SEATS: Final = 4  # of a game for more, so many play
YARDSTICK: Final = "catanatron"


class GameSpeed(msgspec.Struct):
    """One of our games; medians of the rounds."""

    game: str
    mode: str
    seats: int
    build: str
    games: int
    decisions: int
    decisions_per_second: float
    games_per_second: float
    options_per_decision: float
    copies_per_second: float
    copy_us: float
    first_quarter_us: float  # a decision in the first quarter of a game
    last_quarter_us: float
    quarters: float  # last to first
    fingerprint: str  # of the pinned games: the same in every build
    to_catanatron: float | None = None  # ratio of decisions per second


class PeerSpeed(msgspec.Struct):
    name: str
    game: str
    seats: int
    decisions_per_second: float
    options_per_decision: float
    forced: float  # share of its decisions with one option only, which ours never count
    copies_per_second: float
    copy_us: float
    to_catanatron: float | None = None


class Report(msgspec.Struct):
    build: str
    rounds: int
    seconds: float  # of CPU time for each engine
    games: list[GameSpeed]
    peers: list[PeerSpeed]
    missing: list[str]  # peers that are not installed here


class Round(msgspec.Struct):
    """What one round of one game gave."""

    games: int
    decisions: int
    options: int
    playing: float
    copies: int
    copying: float
    first: float  # seconds a decision
    last: float


class Runner:
    """Plays one game round after round."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = min(game.seats()[-1], max(SEATS, game.seats()[0]))
        self.seed = PINNED
        played = [self.play(seed) for seed in range(PINNED)]
        self.fingerprint = fingerprint([fingerprint(save(s)) for s, _ in played])
        self.lengths = [s.turns for s, _ in played]
        self.middles = [self.until(seed, self.lengths[seed] // 2) for seed in range(PINNED)]
        self.rounds: list[Round] = []

    def play(self, seed: int) -> tuple[State, int]:
        played = play_random(self.game, random_setup(self.game, seed, self.seats))
        return played.state, played.options

    def until(self, seed: int, decisions: int) -> State:
        s = self.game.start(random_setup(self.game, seed, self.seats))
        play_on(s, chooser(seed), decisions)
        return s

    def round(self, seconds: float) -> None:
        games, decisions, options, playing = self.time_games(seconds * (1 - COPYING - QUARTERS))
        copies, copying = self.time_copies(seconds * COPYING)
        first, last = self.time_quarters(seconds * QUARTERS)
        self.rounds.append(Round(games, decisions, options, playing, copies, copying, first, last))

    def time_games(self, seconds: float) -> tuple[int, int, int, float]:
        """Whole games, their setup included."""
        games = decisions = options = 0
        start = time.process_time()
        while games == 0 or time.process_time() - start < seconds:
            s, offered = self.play(self.seed)
            self.seed += 1
            games += 1
            decisions += s.turns
            options += offered
        return games, decisions, options, time.process_time() - start

    def time_copies(self, seconds: float) -> tuple[int, float]:
        """Copies of games in the middle."""
        copies, start = 0, time.process_time()
        while copies == 0 or time.process_time() - start < seconds:
            for middle in self.middles:
                for _ in range(20):
                    middle.copy()
            copies += 20 * PINNED
        return copies, time.process_time() - start

    def time_quarters(self, seconds: float) -> tuple[float, float]:
        """Seconds a decision in the first and in the last quarter of the pinned games."""
        first = last = 0.0
        decisions = number = 0
        start = time.process_time()
        while number < PINNED or time.process_time() - start < seconds:
            seed = number % PINNED
            length = self.lengths[seed]
            quarter = max(1, length // 4)
            s = self.game.start(random_setup(self.game, seed, self.seats))
            rng = chooser(seed)
            began = time.process_time()
            play_on(s, rng, quarter)
            first += time.process_time() - began
            play_on(s, rng, length - quarter)
            began = time.process_time()
            play_on(s, rng, patience(self.game))
            last += time.process_time() - began
            decisions += quarter
            number += 1
        return first / decisions, last / decisions

    def speed(self) -> GameSpeed:
        rounds = self.rounds
        decisions = sum(r.decisions for r in rounds)
        copies = median(r.copies / r.copying for r in rounds)
        return GameSpeed(
            game=self.game.id,
            mode=next(iter(self.game.modes)),
            seats=self.seats,
            build=build(),
            games=sum(r.games for r in rounds),
            decisions=decisions,
            decisions_per_second=round(median(r.decisions / r.playing for r in rounds), 1),
            games_per_second=round(median(r.games / r.playing for r in rounds), 2),
            options_per_decision=round(sum(r.options for r in rounds) / decisions, 2),
            copies_per_second=round(copies, 1),
            copy_us=round(1e6 / copies, 3),
            first_quarter_us=round(1e6 * median(r.first for r in rounds), 3),
            last_quarter_us=round(1e6 * median(r.last for r in rounds), 3),
            quarters=round(median(r.last / r.first for r in rounds), 3),
            fingerprint=self.fingerprint,
        )


def build() -> str:
    """'compiled' or 'pure': what runs here."""
    spec = importlib.util.find_spec("rulewright.core.state")
    return "compiled" if spec and Path(spec.origin or "").suffix in (".so", ".pyd") else "pure"


def bench(
    games: list[Game],
    peers: bool = False,
    seconds: float = 3.0,
    rounds: int = ROUNDS,
    progress: Progress | None = None,
) -> Report:
    """Each engine for so many seconds of CPU time, in rounds by turns."""
    runners = [Runner(game) for game in games]
    rivals: dict[str, list[Speed]] = {name: [] for name in PEERS} if peers else {}
    missing: list[str] = []
    steps = rounds * (len(runners) + len(rivals))
    done = 0
    for _ in range(rounds):
        for runner in runners:
            runner.round(seconds / rounds)
            done += 1
            if progress is not None:
                progress(done, steps)
        for name in list(rivals):
            try:
                rivals[name].append(PEERS[name](seconds / rounds))
            except PeerMissing as error:
                missing.append(str(error))
                del rivals[name]
            done += 1
            if progress is not None:
                progress(done, steps)
    report = Report(build(), rounds, seconds, [runner.speed() for runner in runners], [], missing)
    report.peers = [peer_speed(rival) for rival in rivals.values()]
    compare(report)
    return report


def peer_speed(rounds: list[Speed]) -> PeerSpeed:
    copies = median(speed.copies_per_second for speed in rounds)
    return PeerSpeed(
        name=rounds[0].name,
        game=rounds[0].game,
        seats=rounds[0].seats,
        decisions_per_second=round(median(speed.decisions_per_second for speed in rounds), 1),
        options_per_decision=round(median(speed.options_per_decision for speed in rounds), 2),
        forced=round(median(speed.forced for speed in rounds), 3),
        copies_per_second=round(copies, 1),
        copy_us=round(1e6 / copies, 3),
    )


def compare(report: Report) -> None:
    """Everyone's decisions per second against the yardstick's, if that ran."""
    for yardstick in [peer.decisions_per_second for peer in report.peers if peer.name == YARDSTICK]:
        for game in report.games:
            game.to_catanatron = round(game.decisions_per_second / yardstick, 2)
        for peer in report.peers:
            peer.to_catanatron = round(peer.decisions_per_second / yardstick, 2)
