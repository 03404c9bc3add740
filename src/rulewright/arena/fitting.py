"""The weights of a game's estimate, fitted to the results of games that it played itself.

Greedy plays, and now and then takes any choice, or what it never tries would get no weight. At the beginning
of each turn it is noted how far the mover's estimate is ahead of the others', and how much each weight moves
that lead: where an estimate is a sum, that is what the weight is multiplied by. A ridge regression then looks
for the weights, near those that are played with, whose lead tells the final lead in points best. Only sums of
products are kept: they can be added up in any order, and a run goes on where it was stopped.
"""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from operator import mul
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

import rulewright
from rulewright.arena.kept import NAMED, Spans, code, compare, joined, lasting, missing, replace
from rulewright.arena.match import Match, check, play
from rulewright.arena.simulate import Progress
from rulewright.arena.workers import Engine, at_once, chunks, unswept
from rulewright.bots import Bot, Budget, Option, Rng, State
from rulewright.bots.greedy import Greedy
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.weights import Weights, read

PLAYER: Final = "rulewright.arena.fitting:Curious"
CURIOUS: Final = 20  # one choice of so many is any
CHUNK: Final = 5  # games that a worker takes at once
FOLDS: Final = 5  # parts of the games, each of which judges what the others say
NUDGE: Final = 1e-4  # by which a weight is moved to see what it does
EXACT: Final = 1 << 20  # products are kept as whole numbers of this part, so that their sums are exact
STRENGTHS: Final = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # of the pull towards the present weights
DIGITS: Final = 3
TINY: Final = 1e-9  # of a sum: what rounding may have taken

Matrix = list[list[int]]
Lead = list[float]  # 1, the lead by estimate, what each weight adds to it, the final lead in points


class Moments(msgspec.Struct, forbid_unknown_fields=True):
    """What was played, which numbers of it are done, and the sums of products of leads, fold by fold."""

    match: Match  # what lasts of it
    rules: str  # a fingerprint of the code, content and weights that played
    done: Spans
    failed: int
    folds: list[Matrix]

    def add(self, part: range, found: Found) -> None:
        self.failed += found.failed
        for fold, sums in zip(self.folds, found.folds):
            for row, more in zip(fold, sums):
                for i, value in enumerate(more):
                    row[i] += value
        self.done = joined(self.done, part)


class Found(msgspec.Struct):
    """The sums of some games."""

    failed: int
    folds: list[Matrix]


class Fit(msgspec.Struct, frozen=True):
    """What a fit came to. Both shares are of games that had no part in finding the weights."""

    games: int
    failed: int
    weights: int  # with fewer finished games than these, nothing that is told here means anything
    before: float  # the share of the final leads that the present weights explain
    after: float  # and the fitted ones
    pull: float
    changes: list[
        tuple[str, float, float]
    ]  # the weight, as it is and as fitted: those that matter most first
    file: str


# --- playing ---------------------------------------------------------------------------------------------
class Curious(Bot):
    """Greedy that takes any choice now and then."""

    def __init__(self) -> None:
        super().__init__("curious")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        if rng.below(CURIOUS) == 0:
            options = s.options(seat)
            return options[rng.below(len(options))]
        return Greedy().choose(s, seat, rng, budget)


class Fitted(Bot):
    """Greedy by the weights in the file that RULEWRIGHT_WEIGHTS names: to measure them first."""

    def __init__(self) -> None:
        super().__init__("fitted")
        if NAMED not in os.environ:
            raise GameError(f"{NAMED} names no file with weights")
        self.rows = read(Path(os.environ[NAMED]))

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        weights = weighted(s.setup.game)
        values = [value for name in weights.asked for value in self.rows[name]]
        with instead(weights, values):
            return Greedy().choose(s, seat, rng, budget)


@contextmanager
def instead(weights: Weights, values: list[float]) -> Iterator[None]:
    """Other weights for a while."""
    before = weights.flat()
    weights.set(values)
    try:
        yield
    finally:
        weights.set(before)


def weighted(game: Game) -> Weights:
    if game.weights is None:
        raise GameError(f"the estimate of {game.id} has no weights to fit")
    return game.weights


class Turns:
    """Looks on and keeps the positions in which a turn begins."""

    def __init__(self) -> None:
        self.mover = -1
        self.states: list[State] = []
        self.scores: list[int] = []

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        if not s.together and s.actor != self.mover:
            self.mover = s.actor
            self.states.append(s.copy())

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        self.scores = s.outcome().scores

    def leads(self, game: Game) -> list[Lead]:
        weights = weighted(game)
        present = weights.flat()
        ahead = [lead(game, s) for s in self.states]
        out = [[1.0, value] for value in ahead]
        for i in range(len(present)):
            nudged = present[:]
            nudged[i] += NUDGE
            with instead(weights, nudged):
                for j, s in enumerate(self.states):
                    out[j].append((lead(game, s) - ahead[j]) / NUDGE)
        for row, s in zip(out, self.states):
            row.append(over_others([float(score) for score in self.scores], s.actor))
        return out


def lead(game: Game, s: State) -> float:
    """How far the mover's estimate is ahead."""
    assert game.evaluate is not None
    return over_others([game.evaluate(s, seat) for seat in range(s.seats)], s.actor)


def over_others(values: list[float], seat: int) -> float:
    return values[seat] - fmean([value for other, value in enumerate(values) if other != seat])


@unswept()
def work(match: Match, numbers: range) -> Found:
    game = rulewright.game(match.game)
    found = Found(0, blank(game))
    for number in numbers:
        turns = Turns()
        if play(match, game, number, turns) is not None:
            found.failed += 1
            continue
        for row in turns.leads(game):
            note(found.folds[number % FOLDS], row)
    return found


def blank(game: Game) -> list[Matrix]:
    size = len(weighted(game).flat()) + 3
    return [[[0] * size for _ in range(size)] for _ in range(FOLDS)]


def note(sums: Matrix, row: Lead) -> None:
    """Add the products; most weights do nothing in most positions."""
    telling = [i for i in range(len(row)) if row[i]]
    for i in telling:
        for j in telling:
            sums[i][j] += round(EXACT * row[i] * row[j])


def learn(
    match: Match, out: Path, workers: int = 1, progress: Progress | None = None, engine: Engine = at_once
) -> Fit:
    """Play what the folder does not keep yet, and write the weights that fit all of it."""
    game = rulewright.game(match.game)
    weighted(game)
    check(match, game)
    moments = kept(out / "moments.json", match, game)
    parts = [part for left in missing(moments.done, match.games) for part in chunks(left, CHUNK)]
    with closing(engine(work, match, parts, workers)) as results:
        for part, found in results:
            moments.add(part, found)
            replace(out / "moments.json", msgspec.json.encode(moments))
            if progress is not None:
                progress(sum(stop - start for start, stop in moments.done), match.games)
    return fitted(game, match.games, moments, out / "weights.toml")


def kept(file: Path, match: Match, game: Game) -> Moments:
    """What the file keeps of this match; nothing yet if there is no such file."""
    asked = lasting(match, game)
    rules = code(game, match.bots)
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Moments)
    except FileNotFoundError:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Moments(asked, rules, [], 0, blank(game))
    except (OSError, msgspec.MsgspecError) as error:
        raise GameError(f"{file} keeps no games to fit: {error}") from error
    compare(file, game, found.match, found.rules, asked, rules)
    if found.done and found.done[-1][1] > match.games:
        raise GameError(f"{file} keeps {found.done[-1][1]} games, more than the {match.games} asked for")
    return found


# --- fitting ---------------------------------------------------------------------------------------------
class Sums:
    """Sums of products over some folds. The last row and column are the final leads."""

    def __init__(self, folds: list[Matrix]) -> None:
        size = len(folds[0])
        self.of = [[sum(fold[i][j] for fold in folds) / EXACT for j in range(size)] for i in range(size)]
        self.last = size - 1

    def scale(self) -> float:
        """Points of the final lead for one of the estimate's."""
        of, last = self.of, self.last
        spread = of[1][1] - of[0][1] * of[0][1] / of[0][0]
        together = of[1][last] - of[0][1] * of[0][last] / of[0][0]
        if together <= 0 or spread <= 0:
            raise GameError("the estimate does not go with the results of these games: play more of them")
        return together / spread

    def solved(self, pull: float) -> list[float]:
        """A constant, and how much each weight should change: a ridge regression of what is not explained."""
        scale, last = self.scale(), self.last
        used = [i for i in range(last) if i != 1 and self.of[i][i] > 0]
        wanted = [self.of[i][last] / scale - self.of[i][1] for i in used]
        left = [[self.of[i][j] * (1.0 + (pull if i == j and i else 0.0)) for j in used] for i in used]
        found = dict(zip(used, solve(left, wanted)))
        return [found.get(i, 0.0) for i in range(last) if i != 1]

    def as_they_are(self) -> list[float]:
        """No weight changes: a constant alone, as who is to move may be better off."""
        of, last = self.of, self.last
        return [(of[0][last] / self.scale() - of[0][1]) / of[0][0], *[0.0] * (last - 2)]

    def missed(self, scale: float, change: list[float]) -> float:
        """The squared error of these changes."""
        row = [change[0] * scale, scale, *[scale * value for value in change[1:]], -1.0]
        return math.fsum([value * sum(map(mul, row, of)) for value, of in zip(row, self.of)])

    def about_mean(self) -> float:
        of, last = self.of, self.last
        return of[last][last] - of[0][last] * of[0][last] / of[0][0]


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations with a positive definite left side, by Cholesky's factors."""
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = left[i][j] - sum(map(mul, low[i][:j], low[j][:j]))
            low[i][j] = math.sqrt(max(rest, TINY * left[i][i])) if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(map(mul, low[i][:i], half[:i]))) / low[i][i]
    out = [0.0] * size
    for i in range(size - 1, -1, -1):
        out[i] = (half[i] - sum([low[k][i] * out[k] for k in range(i + 1, size)])) / low[i][i]
    return out


class Trials:
    """Each fold, judged by what the others say of it."""

    def __init__(self, folds: list[Matrix]) -> None:
        numbers = range(len(folds))
        self.pairs = [(Sums(folds[:i] + folds[i + 1 :]), Sums(folds[i : i + 1])) for i in numbers]

    def explained(self, pull: float | None) -> float:
        """The share of the final leads that weights so drawn explain; none: the present ones."""
        missed = whole = 0.0
        for others, judge in self.pairs:
            change = others.as_they_are() if pull is None else others.solved(pull)
            missed += judge.missed(others.scale(), change)
            whole += judge.about_mean()
        return 1.0 - missed / whole


def fitted(game: Game, games: int, moments: Moments, file: Path) -> Fit:
    """The weights with the pull that explains most of what it has not seen."""
    folds = moments.folds
    if any(fold[0][0] == 0 for fold in folds):
        raise GameError(f"too few games to fit: at least {FOLDS}")
    trials = Trials(folds)
    shares = {pull: trials.explained(pull) for pull in STRENGTHS}
    pull = max(STRENGTHS, key=shares.__getitem__)
    sums = Sums(folds)
    change = sums.solved(pull)[1:]
    weights = weighted(game)
    present = weights.flat()
    values = [rounded(value + more) if more else value for value, more in zip(present, change)]
    names = [told for name in weights.asked for told in numbered(name, len(weights.rows[name]))]
    matter = [abs(more) * math.sqrt(sums.of[i + 2][i + 2]) for i, more in enumerate(change)]
    order = sorted(range(len(values)), key=lambda i: -matter[i])
    with instead(weights, values):
        replace(file, rewritten((game.folder / "weights.toml").read_text(encoding="utf-8"), weights).encode())
    return Fit(
        games=games,
        failed=moments.failed,
        weights=len(present),
        before=trials.explained(None),
        after=shares[pull],
        pull=pull,
        changes=[(names[i], present[i], values[i]) for i in order if values[i] != present[i]],
        file=str(file),
    )


def numbered(name: str, length: int) -> list[str]:
    """What each number of a row is called."""
    return [name] if length == 1 else [f"{name} {i}" for i in range(length)]


def rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def rewritten(text: str, weights: Weights) -> str:
    """The file with other numbers, its comments as they are."""
    for name, row in weights.rows.items():
        told = repr(row[0]) if len(row) == 1 else f"[{', '.join(repr(value) for value in row)}]"
        text = re.sub(rf"(?m)^{name} = (\[[^\]]*\]|[^ #\n]+)", f"{name} = {told}", text)
    return text
