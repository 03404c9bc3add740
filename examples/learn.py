"""Learns a game by playing against itself, and beats `casual`.

    python examples/learn.py --rounds 12 --games 60 --out learned

`casual` makes the choice that looks best at once by the game's own estimate. This player looks exactly as
far, and by the same estimate plus a correction that it learns: a small network over what its seat observes.
After each round of games the correction is fitted to how the estimate turned out: temporal differences with
traces, towards the final score. So it learns what the estimate does not say, as what a question that is still
open is worth.

It needs `pip install 'rulewright[env]'`. On a compiled build games are several times as fast: `make compiled`
in a checkout, otherwise a wheel that was built with `RULEWRIGHT_COMPILE=1`. Games are played by numpy on all
processors; the network is fitted by torch if there is a GPU for it (`--device cpu`, `--device cuda`).
`learned/weights.npz` is kept after each round, `learned/curve.svg` at the end. Then, in this folder:

    LEARNED=../learned/weights.npz rulewright tournament age_of_automaton --bots learn:Learned,casual
"""

from __future__ import annotations

import argparse
import os
import random
import time
from functools import cache
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright import bots, env
from rulewright.arena.intervals import Group, Interval
from rulewright.arena.tournament import certain
from rulewright.bots import Bot, Budget, Option, Rng, State
from rulewright.bots.greedy import Lookout
from rulewright.core.rng import seeded
from rulewright.games import load

Floats = NDArray[np.float32]

HIDDEN = 48
TRACE = 0.8  # how far the end of a game counts for a position: 0 only up to the next one, 1 all the way
KEPT = 0.3  # of the positions: those of one game are much alike
STRAY = 0.05  # of the choices are made by chance, so that something new is met
RATE, BATCH, PASSES = 1e-3, 256, 2
REMEMBERED = 6  # rounds
POINTS = 10.0  # the network counts in tens
FIRST_PROOF = 500_000_000  # seeds of the games against casual: none of them is learned from


# --- what is learned ---------------------------------------------------------------------------------------
class Net(NamedTuple):
    """One for each seat. What never varied in the first games counts for nothing."""

    mean: Floats
    scale: Floats
    first: Floats
    bias: Floats
    last: Floats

    def correction(self, seen: Floats) -> Floats:
        hidden = np.maximum(self.sized(seen) @ self.first + self.bias, 0)
        out: Floats = POINTS * (hidden @ self.last)
        return out

    def sized(self, seen: Floats) -> Floats:
        out: Floats = np.clip((seen - self.mean) * self.scale, -3, 3)
        return out


def fresh(seen: Floats, chance: np.random.Generator) -> Net:
    """It corrects nothing yet."""
    spread = seen.std(0)
    scale = np.where(spread > 0, 1 / (spread + 0.1), 0).astype(np.float32)
    first = chance.normal(0, seen.shape[1] ** -0.5, (seen.shape[1], HIDDEN)).astype(np.float32)
    return Net(seen.mean(0), scale, first, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32))


# --- who plays ---------------------------------------------------------------------------------------------
class Player:
    """Looks as far as `casual`, with the correction if there is one."""

    def __init__(self, game: str, seats: int, nets: list[Net]) -> None:
        self.layout = env.layout(game, seats)
        self.estimate: Any = load(game).evaluate
        self.nets = nets

    def worth(self, s: State, seat: int) -> float:
        told = float(self.estimate(s, seat))
        return told + float(self.nets[seat].correction(self.layout.observe(s, seat))) if self.nets else told

    def choose(self, s: State, seat: int, rng: Rng) -> Option:
        """`s` is a guess of the position, never the truth."""
        options = s.options(seat)
        look = Lookout(self.worth, seat, rng.split(), Budget(nodes=1))
        worth = [line.value for line in look.lines(s, options)]
        return options[worth.index(max(worth))]


class Learned(Bot):
    """The player as a bot: `learn:Learned`, with the weights that $LEARNED names."""

    def __init__(self) -> None:
        super().__init__("learned")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return kept(os.environ["LEARNED"], s.setup.game.id, s.seats).choose(s, seat, rng)


@cache
def kept(file: str, game: str, seats: int) -> Player:
    with np.load(file) as data:
        nets = [Net(*(data[f"{seat} {name}"] for name in Net._fields)) for seat in range(seats)]
    return Player(game, seats, nets)


# --- games to learn from -----------------------------------------------------------------------------------
class Job(NamedTuple):
    game: str
    seats: int
    nets: list[Net]
    seeds: range


class Lesson(NamedTuple):
    """Of one seat: what it saw, and by how much the estimate was to be corrected there."""

    seen: Floats
    missing: Floats


def self_play(job: Job) -> list[Lesson]:
    player = Player(job.game, job.seats, job.nets)
    lessons: list[list[Lesson]] = [[] for _ in range(job.seats)]
    for seed in job.seeds:
        for seat, lesson in enumerate(one_game(player, job, seed)):
            lessons[seat].append(lesson)
    return [joined(several) for several in lessons]


def one_game(player: Player, job: Job, seed: int) -> list[Lesson]:
    card, chance, rng = load(job.game), random.Random(seed), seeded(seed)
    s = card.start(card.setup(job.seats, None, seed, {}, bots=True))
    seen: list[list[Floats]] = [[] for _ in range(job.seats)]
    told: list[list[float]] = [[] for _ in range(job.seats)]
    while not s.over:
        for seat in range(job.seats):
            seen[seat].append(player.layout.observe(s, seat))
            told[seat].append(player.estimate(s, seat))
        stray = chance.random() < STRAY
        choice = chance.choice(s.legal) if stray else player.choose(s.sample(s.actor, rng), s.actor, rng)
        s.apply(choice)
    rows = [row for row in range(len(seen[0])) if chance.random() < KEPT]
    scores = s.outcome().scores
    return [
        lesson(np.array(seen[seat]), np.array(told[seat]), scores[seat], job.nets[seat : seat + 1], rows)
        for seat in range(job.seats)
    ]


def lesson(seen: Floats, told: Floats, score: int, nets: list[Net], rows: list[int]) -> Lesson:
    """Backwards from the end: a position is worth what came of it, as far as the trace reaches."""
    worth = told + nets[0].correction(seen) if nets else told
    aim, aims = float(score), np.empty(len(worth))
    for row in range(len(worth) - 1, -1, -1):
        aims[row] = aim
        aim = TRACE * aim + (1 - TRACE) * worth[row]
    return Lesson(seen[rows], (aims - told)[rows].astype(np.float32))


def joined(lessons: list[Lesson]) -> Lesson:
    seen, missing = zip(*lessons, strict=True)
    return Lesson(np.concatenate(seen), np.concatenate(missing))


# --- fitting: the same lines for numpy and for torch on a GPU -----------------------------------------------
def fitter(device: str) -> Any:
    """Torch, or None for numpy: `auto` takes torch where it is there and has a GPU."""
    if device == "cpu":
        return None
    try:
        torch = import_module("torch")
    except ImportError:
        torch = None
    if torch is not None and torch.cuda.is_available():
        return torch
    if device == "cuda":
        raise SystemExit("--device cuda needs torch and a GPU that it can use; --device cpu fits with numpy")
    return None


def there(array: Floats, torch: Any) -> Any:
    return array if torch is None else torch.as_tensor(array, device="cuda")


def here(array: Any, torch: Any) -> Floats:
    found: Floats = array if torch is None else array.cpu().numpy()
    return found


def fitted(net: Net, of: Lesson, chance: np.random.Generator, torch: Any = None) -> Net:
    """Adam on the squared error, some passes over what is remembered."""
    seen, missing = there(net.sized(of.seen), torch), there(of.missing / np.float32(POINTS), torch)
    weights = [there(part, torch) for part in (net.first, net.bias, net.last)]
    means, squares = ([part * 0 for part in weights] for _ in range(2))
    step = 0
    for _ in range(PASSES):
        order = chance.permutation(len(of.seen))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[start : start + BATCH]
            step += 1
            for i, slope in enumerate(slopes(weights, seen[rows], missing[rows])):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope * slope
                size = RATE * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
                weights[i] = weights[i] - size * means[i] / (squares[i] ** 0.5 + 1e-8)
    return Net(net.mean, net.scale, *(here(part, torch) for part in weights))


def slopes(weights: list[Any], seen: Any, missing: Any) -> list[Any]:
    first, bias, last = weights
    before = seen @ first + bias
    hidden = before * (before > 0)
    error = (hidden @ last - missing) / len(missing)
    back = error[:, None] * last[None, :] * (before > 0)
    return [seen.T @ back, back.sum(0), hidden.T @ error]


# --- is it better? -----------------------------------------------------------------------------------------
def against_casual(job: Job) -> list[Group]:
    """For each deal, played from every seat: games and wins of the learner among casual bots."""
    return [(job.seats, sum(won(job, seed, seat) for seat in range(job.seats))) for seed in job.seeds]


def won(job: Job, seed: int, seat: int) -> bool:
    card, rng, casual = load(job.game), seeded(seed), bots.bot("casual")
    player = Player(job.game, job.seats, job.nets)
    s = card.start(card.setup(job.seats, None, seed, {}, bots=True))
    while not s.over:
        if s.actor == seat:
            s.apply(player.choose(s.sample(seat, rng), seat, rng))
        else:
            s.apply(bots.ask(casual, s, s.actor, rng))
    return bool(s.outcome().winners == [seat])


class Point(NamedTuple):
    """After so many games of learning."""

    games: int
    rate: float
    interval: Interval


def curve(points: list[Point], fair: float) -> str:
    """The win rate against casual as a picture, over the games of learning; dashed: as good as casual."""
    last = max(1, points[-1].games)
    x = [60 + 560 * point.games / last for point in points]
    parts = ['<rect width="640" height="300" fill="#0F141B"/>']
    for rate in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M60 {height(rate)}H620" stroke="#33404F"/>')
        parts.append(f'<text x="52" y="{height(rate) + 4}" text-anchor="end">{rate:.0%}</text>')
    parts.append(f'<path d="M60 {height(fair)}H620" stroke="#FFD166" stroke-dasharray="6 5"/>')
    for at, point in zip(x, points, strict=True):
        low, high = (height(end) for end in point.interval)
        parts.append(f'<path d="M{at:.0f} {low}V{high}" stroke="#7CC4FF" stroke-opacity=".5"/>')
        parts.append(f'<circle cx="{at:.0f}" cy="{height(point.rate)}" r="4" fill="#7CC4FF"/>')
        parts.append(f'<text x="{at:.0f}" y="285" text-anchor="middle">{point.games}</text>')
    line = " ".join(f"{at:.0f},{height(point.rate)}" for at, point in zip(x, points, strict=True))
    parts.append(f'<polyline points="{line}" fill="none" stroke="#7CC4FF" stroke-width="2"/>')
    style = 'viewBox="0 0 640 300" font-family="sans-serif" font-size="13" fill="#A9B6C4"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {style}>{"".join(parts)}</svg>'


def height(rate: float) -> int:
    return round(20 + 240 * (1 - rate))


# --- round by round ----------------------------------------------------------------------------------------
class School:
    """Plays, fits, proves; and keeps what came of it."""

    def __init__(self, game: str, seats: int, workers: int, out: Path, device: str = "auto") -> None:
        self.game = game
        self.seats = seats
        self.workers = workers
        self.out = out
        self.torch = fitter(device)
        self.chance = np.random.default_rng(0)
        self.nets: list[Net] = []
        self.memory: list[list[Lesson]] = []  # of each round, by seat
        self.points: list[Point] = []
        self.began = time.monotonic()
        out.mkdir(parents=True, exist_ok=True)

    def jobs(self, seeds: range) -> list[Job]:
        ends = [seeds.start + len(seeds) * n // self.workers for n in range(self.workers + 1)]
        parts = [range(*pair) for pair in pairwise(ends)]
        return [Job(self.game, self.seats, self.nets, part) for part in parts if part]

    def learn(self, rounds: int, games: int, deals: int) -> list[Point]:
        with get_context("spawn").Pool(self.workers) as pool:
            self.prove(pool, 0, deals)
            for number in range(rounds):
                seeds = range(number * games, (number + 1) * games)
                self.study(pool.map(self_play, self.jobs(seeds)))
                self.prove(pool, seeds.stop, deals)
        (self.out / "curve.svg").write_text(curve(self.points, 1 / self.seats), encoding="utf-8")
        return self.points

    def study(self, parts: list[list[Lesson]]) -> None:
        lessons = [joined(list(seat)) for seat in zip(*parts, strict=True)]
        self.memory = [*self.memory, lessons][-REMEMBERED:]
        nets = self.nets or [fresh(lesson.seen, self.chance) for lesson in lessons]
        remembered = [joined(list(seat)) for seat in zip(*self.memory, strict=True)]
        self.nets = [
            fitted(net, of, self.chance, self.torch) for net, of in zip(nets, remembered, strict=True)
        ]
        weights = {
            f"{n} {name}": part for n, net in enumerate(self.nets) for name, part in net._asdict().items()
        }
        np.savez(self.out / "weights.npz", **weights)

    def prove(self, pool: Any, games: int, deals: int) -> None:
        seeds = range(FIRST_PROOF, FIRST_PROOF + deals)
        played = [deal for part in pool.map(against_casual, self.jobs(seeds)) for deal in part]
        count, wins = sum(deal[0] for deal in played), sum(deal[1] for deal in played)
        self.points.append(Point(games, wins / count, certain(played)))
        low, high = self.points[-1].interval
        told = f"{games} games, {time.monotonic() - self.began:.0f} s: wins {wins} of {count} against casual"
        print(f"{told} ({low:.0%} to {high:.0%})", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Learn a game by self-play.")
    arguments.add_argument("--game", default="age_of_automaton")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--rounds", type=int, default=12)
    arguments.add_argument("--games", type=int, default=60, help="of each round")
    arguments.add_argument("--deals", type=int, default=50, help="against casual, after each round")
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto", help="that fits")
    arguments.add_argument("--out", type=Path, default=Path("learned"))
    given = arguments.parse_args()
    school = School(given.game, given.seats, given.workers, given.out, given.device)
    school.learn(given.rounds, given.games, given.deals)


if __name__ == "__main__":
    main()
