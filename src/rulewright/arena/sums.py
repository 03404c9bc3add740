"""What is counted over watched games: whole numbers only, so that adding up in any order gives the same."""

from __future__ import annotations

from typing import Final

import msgspec

from rulewright.arena.match import Failure
from rulewright.arena.said import Ear, Phrases
from rulewright.core.game import Game
from rulewright.core.outcome import Outcome, Row
from rulewright.core.state import State
from rulewright.core.verbs import Option

WIN: Final = 840  # a first place, shared evenly by up to eight seats without a remainder
LAST: Final = 1000  # no outcome has as many rows
SCORE: Final = "score"  # the curve of scores
TENTHS: Final = 10  # of a game, where the game does not tell its rounds

Histogram = dict[int, int]  # how often each value came


class Said(msgspec.Struct, array_like=True):
    """How often something was said, by whom, and how they fared. A seat-game is one seat in one game."""

    games: int = 0
    times: int = 0
    seats: int = 0  # seat-games in which the seat said it
    wins: int = 0  # of these, in parts of a win
    times_winning: int = 0  # times, in parts of a win of who said it
    score: int = 0  # of these seat-games
    offered_games: int = 0
    offered: int = 0  # seat-games in which the seat could have said it
    amount: int = 0  # the sum of the numbers in an event
    tables: Histogram = {}  # the games, by the seats that said it and what they won together: see `packed`

    def add(self, other: Said) -> None:
        merge(self.tables, other.tables)
        for name in self.__struct_fields__:
            if name != "tables":
                setattr(self, name, getattr(self, name) + getattr(other, name))

    def count_table(self, seats: int, wins: int, lost: bool) -> None:
        """One more game in which it was said."""
        merge(self.tables, {packed(seats, wins, lost): 1})


def packed(seats: int, wins: int, lost: bool) -> int:
    """How many seats of a game said something, their parts of the win, and whether nobody won: one number."""
    return (2 * seats + lost) * 2 * WIN + wins


def unpacked(number: int) -> tuple[int, int, bool]:
    of, wins = divmod(number, 2 * WIN)
    return of // 2, wins, bool(of % 2)


class Values(msgspec.Struct, array_like=True):
    """A row of the outcome over many games: first places, and the others."""

    first: Histogram = {}
    others: Histogram = {}
    same: bool = True  # every game gave all its seats one value: it tells about the game
    place: int = LAST  # among the rows

    def add(self, other: Values) -> None:
        self.place = min(self.place, other.place)
        merge(self.first, other.first)
        merge(self.others, other.others)
        self.same &= other.same


class Point(msgspec.Struct, array_like=True):
    """What is told after a round: how many and their sum, for first places and for the others."""

    first: int = 0
    first_sum: int = 0
    others: int = 0
    others_sum: int = 0

    def add(self, other: Point) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Sums(msgspec.Struct):
    """All that is counted."""

    wins: list[int]  # by seat, in parts of a win
    scores: list[int]  # by seat
    finished: int = 0
    shared: int = 0  # games with more than one first place
    lost: int = 0  # games that nobody won
    decisions: int = 0
    options: int = 0
    lengths: Histogram = {}
    endings: dict[str, int] = {}  # games by how they ended: see `Phrases.of_ending`
    sheet: dict[str, Values] = {}
    ties: dict[str, Values] = {}
    facts: dict[str, Values] = {}
    curves: dict[str, dict[int, Point]] = {}  # of the score and the gauges, by round or tenth of the game
    said: dict[str, Said] = {}
    failures: list[Failure] = []

    @staticmethod
    def empty(seats: int) -> Sums:
        return Sums([0] * seats, [0] * seats)

    def add(self, other: Sums) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores)]
        self.finished += other.finished
        self.shared += other.shared
        self.lost += other.lost
        self.decisions += other.decisions
        self.options += other.options
        merge(self.lengths, other.lengths)
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        for mine, more in ((self.sheet, other.sheet), (self.ties, other.ties), (self.facts, other.facts)):
            for name, values in more.items():
                mine.setdefault(name, Values()).add(values)
        for name, curve in other.curves.items():
            for place, point in curve.items():
                self.curves.setdefault(name, {}).setdefault(place, Point()).add(point)
        for key, said in other.said.items():
            self.said.setdefault(key, Said()).add(said)
        self.failures = sorted(self.failures + other.failures)


def merge(mine: Histogram, more: Histogram) -> None:
    for value, count in more.items():
        mine[value] = mine.get(value, 0) + count


class Witness:
    """Watches one game and, at its end, adds what it saw to the sums. A game that fails leaves no trace."""

    def __init__(self, game: Game, phrases: Phrases, sums: Sums) -> None:
        self.game = game
        self.ear = Ear(game, phrases)
        self.sums = sums
        self.options = 0
        self.told = {**({SCORE: game.score} if game.score else {}), **game.gauges}
        self.course: list[tuple[int, list[list[int]]]] = []  # round, and what is told, before each choice

    def chosen(self, s: State, option: Option, seconds: float) -> None:
        self.options += len(s.legal)
        self.ear.chosen(s, option)
        if self.told:
            told = [of(s) for of in self.told.values()]
            self.course.append((self.game.round(s) if self.game.round else 0, told))

    def ended(self, s: State, order: tuple[int, ...]) -> None:
        outcome = s.outcome()
        sums = self.sums
        share = WIN // max(1, len(outcome.winners))
        sums.finished += 1
        sums.shared += len(outcome.winners) > 1
        sums.lost += not outcome.winners
        sums.decisions += s.turns
        sums.options += self.options
        merge(sums.lengths, {s.turns: 1})
        ending = self.ear.phrases.of_ending(outcome.ending)
        sums.endings[ending] = sums.endings.get(ending, 0) + 1
        for seat in range(s.seats):
            sums.scores[seat] += outcome.scores[seat]
            sums.wins[seat] += share if seat in outcome.winners else 0
        count_rows(outcome.sheet, outcome, sums.sheet)
        count_rows(outcome.ties, outcome, sums.ties)
        count_rows(outcome.facts, outcome, sums.facts)
        self.count_said(s, outcome, share)
        last = [outcome.scores if name == SCORE else of(s) for name, of in self.told.items()]
        for number, name in enumerate(self.told):
            self.count_course(outcome, number, last[number], sums.curves.setdefault(name, {}))

    def count_said(self, s: State, outcome: Outcome, share: int) -> None:
        said = self.sums.said
        heard, able = self.ear.heard(s)
        times = heard.times
        for (seat, key), count in times.items():
            of = said.setdefault(key, Said())
            of.times += count
            if seat >= 0:
                won = share if seat in outcome.winners else 0
                of.seats += 1
                of.wins += won
                of.times_winning += count * won
                of.score += outcome.scores[seat]
        for key, amount in heard.amounts.items():
            said[key].amount += amount
        self.count_tables(times, outcome, share)
        for _, key in able:
            said.setdefault(key, Said()).offered += 1
        for key in {key for _, key in times}:
            said[key].games += 1
        for key in {key for _, key in able}:
            said[key].offered_games += 1

    def count_tables(self, times: dict[tuple[int, str], int], outcome: Outcome, share: int) -> None:
        """The seats that said a thing are of one game, so they are counted together."""
        by_key: dict[str, list[int]] = {}
        for seat, key in times:
            if seat >= 0:
                by_key.setdefault(key, []).append(seat)
        for key, seats in by_key.items():
            wins = sum(share for seat in seats if seat in outcome.winners)
            self.sums.said[key].count_table(len(seats), wins, not outcome.winners)

    def count_course(self, outcome: Outcome, which: int, end: list[int], curve: dict[int, Point]) -> None:
        """What is told as each round closes: before the first choice of a later one, and at the end."""
        closing: dict[int, list[int]] = {}
        steps = len(self.course)
        for number, (place, told) in enumerate(self.course):
            at = place if self.game.round else number * TENTHS // steps
            before = at - 1
            closing.setdefault(before, told[which])
        last = (self.course[-1][0] if self.game.round else TENTHS - 1) if self.course else 0
        closing[last] = end
        for at, values in closing.items():
            point = curve.setdefault(at, Point())
            for seat, value in enumerate(values):
                if seat in outcome.winners:
                    point.first += 1
                    point.first_sum += value
                else:
                    point.others += 1
                    point.others_sum += value


def count_rows(rows: list[Row], outcome: Outcome, into: dict[str, Values]) -> None:
    for place, row in enumerate(rows):
        values = into.setdefault(row.name, Values())
        values.place = min(values.place, place)
        values.same &= len(set(row.values)) == 1
        for seat, value in enumerate(row.values):
            merge(values.first if seat in outcome.winners else values.others, {value: 1})
