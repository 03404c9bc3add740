"""What the sums of many games say: rates with their intervals, and what is dead or dominant."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from rulewright.arena.intervals import Interval, Unit, difference, rate, wilson
from rulewright.arena.match import Failure, Match
from rulewright.arena.said import Phrase, Phrases, Place, mark
from rulewright.arena.simulate import FAILURES, share
from rulewright.arena.sums import SCORE, TENTHS, WIN, Histogram, Point, Said, Sums, Values, unpacked
from rulewright.core.game import Game
from rulewright.core.texts import Texts, texts
from rulewright.core.version import VERSION

DEAD: Final = 0.01  # said in a smaller share of the games in which it was offered
CEILING: Final = 0.05  # and its interval ends below this: a hundred games without it, not twenty
DOMINANT: Final = 0.65  # the win rate, between two, above which something wins too often
ENOUGH: Final = 100  # seat-games, to judge a win rate by


class Spread(msgspec.Struct, frozen=True):
    """A number over many games."""

    count: int
    mean: float
    deviation: float
    low: int  # 5 % are lower or the same
    median: int
    high: int  # 95 % are lower or the same


class SeatResult(msgspec.Struct, frozen=True):
    seat: int
    wins: float  # a shared first place counts in parts
    win_rate: float
    interval: Interval
    mean_score: float


class Ending(msgspec.Struct, frozen=True):
    message: str  # its key, with the component that it names, if any
    text: str
    games: int
    share: float


class Source(msgspec.Struct, frozen=True):
    """A row of the outcome: of the score sheet, a tie-break or a fact."""

    name: str
    text: str
    all: Spread
    first: Spread | None  # places
    others: Spread | None
    same: bool  # all seats of a game have it alike


class Step(msgspec.Struct, frozen=True):
    """Means after a round or a tenth of the game."""

    at: int
    first: float | None
    others: float | None
    games: int


class Gauge(msgspec.Struct, frozen=True):
    """What the game tells by round beside its score."""

    name: str
    text: str
    curve: list[Step]


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said: how often, and how those fared who said it. JSON leaves out what is nothing."""

    key: str
    name: str
    verdict: str = ""  # dominant, weak, dead, not offered, or nothing
    labels: list[str] = []
    card: bool = False  # the content prints it
    games: int = 0
    share: float = 0.0  # of games
    per_game: float = 0.0  # times
    amount: float | None = None  # the mean of an event's number
    offered_share: float | None = None  # of games; for events none
    offered: int = 0  # seat-games
    taken: float | None = None  # of the seat-games in which it was offered
    seat_games: int = 0
    win_rate: float | None = None
    interval: Interval | None = None
    without: float | None = None  # the win rate of seats that did not say it
    difference: float | None = None  # of the two
    difference_interval: Interval | None = None
    per_winner: float | None = None  # times in a seat-game won, and in the others
    per_other: float | None = None
    score: float | None = None  # mean score with it, and without
    score_without: float | None = None


class Group(msgspec.Struct, frozen=True):
    """A verb or an event, and the components named in each of its places."""

    key: str
    text: str
    choice: bool
    whole: Item
    places: list[Named]


class Named(msgspec.Struct, frozen=True):
    """A place for components in a verb or an event."""

    number: int
    domain: str
    text: str  # the phrase, with a mark in this place
    items: list[Item]

    def phrase(self, item: Item) -> str:
        """The phrase about one of them."""
        return self.text.replace(mark(self.domain), item.name)


class Balance(msgspec.Struct, frozen=True):
    """What `balance --json` prints."""

    game: str
    rules: str  # version of the game's rules
    content: str  # hash of what is printed, shipped or replaced
    version: str  # of the package
    title: str
    mode: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    games: int
    seed: int
    finished: int
    failed: int
    shared: int  # finished games with more than one first place
    lost: int  # finished games that nobody won
    fair: float  # the win rate of equals: that of all seats
    dominant_rate: float  # above it something counts as dominant, given enough seat-games
    weak_rate: float
    mean_options: float
    by_seat: list[SeatResult]
    length: Spread
    lengths: Histogram
    endings: list[Ending]
    sheet: list[Source]
    ties: list[Source]
    facts: list[Source]
    rounds: bool  # the curve is by round; otherwise by tenth of the game
    curve: list[Step]
    gauges: list[Gauge]
    groups: list[Group]
    failures: list[Failure]

    def items(self, choice: bool) -> list[tuple[Group, Named | None, Item]]:
        """All that was or could be said, by players or by the table."""
        out: list[tuple[Group, Named | None, Item]] = []
        for group in self.groups:
            if group.choice == choice:
                out.append((group, None, group.whole))
                out += [(group, place, item) for place in group.places for item in place.items]
        return out


def threshold(rate: float, fair: float) -> float:
    """A rate where one half is fair, carried over to another fair rate: the same odds against it."""
    if not 0 < fair < 1:
        return fair
    odds = rate / (1 - rate) * fair / (1 - fair)
    return odds / (1 + odds)


def judge(match: Match, game: Game, sums: Sums, enough: int = ENOUGH) -> Balance:
    words = texts(game, "en")
    seats = len(match.bots)
    setup = game.setup(seats, match.mode, match.seed, match.options, bots=True)
    phrases = Phrases(game)
    scale = Scale(sums, seats, enough)
    return Balance(
        game=game.id,
        rules=game.rules,
        content=game.content_hash(),
        version=VERSION,
        title=game.title,
        mode=setup.mode,
        options={name: game.options[name].named(value) for name, value in setup.options.items()},
        seats=seats,
        bots=list(match.bots),
        games=match.games,
        seed=match.seed,
        finished=sums.finished,
        failed=len(sums.failures),
        shared=sums.shared,
        lost=sums.lost,
        fair=round(scale.fair, 4),
        dominant_rate=round(scale.dominant, 4),
        weak_rate=round(scale.weak, 4),
        mean_options=share(sums.options, sums.decisions),
        by_seat=[seat_result(seat, sums) for seat in range(seats)],
        length=spread(sums.lengths),
        lengths=dict(sorted(sums.lengths.items())),
        endings=endings(sums, phrases),
        sheet=sources(sums.sheet, words),
        ties=sources(sums.ties, words),
        facts=sources(sums.facts, words),
        rounds=game.round is not None,
        curve=curve(sums, SCORE, seats),
        gauges=[Gauge(name, row_text(name, words), curve(sums, name, seats)) for name in game.gauges],
        groups=[scale.group(phrase) for phrase in phrases.all()],
        failures=sums.failures[:FAILURES],
    )


def seat_result(seat: int, sums: Sums) -> SeatResult:
    games, wins = sums.finished, sums.wins[seat] / WIN
    return SeatResult(
        seat=seat,
        wins=round(wins, 2),
        win_rate=ratio(wins, games) or 0.0,
        interval=wilson(wins, games),
        mean_score=share(sums.scores[seat], games),
    )


def endings(sums: Sums, phrases: Phrases) -> list[Ending]:
    """All that the game declares, the frequent ones first; of those with a cause each cause that came."""
    out: list[Ending] = []
    for phrase in phrases.endings.values():
        ways = phrase.ways()
        for key in [key for key in ways if key in sums.endings] or [phrase.key]:
            games = sums.endings.get(key, 0)
            out.append(Ending(key, ways[key], games, share(games, sums.finished)))
    return sorted(out, key=lambda ending: -ending.games)


def sources(rows: dict[str, Values], words: Texts) -> list[Source]:
    out = []
    for name, values in sorted(rows.items(), key=lambda row: (row[1].place, row[0])):
        every = dict(values.first)
        for value, count in values.others.items():
            every[value] = every.get(value, 0) + count
        first = spread(values.first) if values.first else None
        others = spread(values.others) if values.others else None
        out.append(Source(name, row_text(name, words), spread(every), first, others, values.same))
    return out


def row_text(name: str, words: Texts) -> str:
    return words.say(f"row-{name}") if words.has(f"row-{name}") else name


def spread(values: Histogram) -> Spread:
    count = sum(values.values())
    if not count:
        return Spread(0, 0.0, 0.0, 0, 0, 0)
    mean = sum(value * n for value, n in values.items()) / count
    squares = sum(value * value * n for value, n in values.items()) / count
    deviation = math.sqrt(max(0.0, squares - mean * mean))
    low, median, high = (at(values, part) for part in (0.05, 0.5, 0.95))
    return Spread(count, round(mean, 4), round(deviation, 4), low, median, high)


def at(values: Histogram, part: float) -> int:
    """The lowest value that this part does not exceed."""
    need, value = math.ceil(part * sum(values.values())), 0
    for value in sorted(values):
        need -= values[value]
        if need <= 0:
            break
    return value


def curve(sums: Sums, name: str, seats: int) -> list[Step]:
    return [step(at, point, seats) for at, point in sorted(sums.curves.get(name, {}).items())]


def step(at: int, point: Point, seats: int) -> Step:
    first, others = ratio(point.first_sum, point.first), ratio(point.others_sum, point.others)
    return Step(at, first, others, (point.first + point.others) // seats)


def ratio(part: float, whole: float) -> float | None:
    return round(part / whole, 4) if whole else None


class Scale:
    """Weighs what was said against all the games."""

    def __init__(self, sums: Sums, seats: int, enough: int) -> None:
        self.sums = sums
        self.enough = enough
        self.seats = seats
        self.seat_games = sums.finished * seats
        self.wins = sum(sums.wins) / WIN
        self.fair = self.wins / self.seat_games if self.seat_games else 1 / seats
        self.contested = 0 < self.fair < 1  # some win and some do not
        self.dominant = threshold(DOMINANT, self.fair)
        self.weak = threshold(1 - DOMINANT, self.fair)

    def group(self, phrase: Phrase) -> Group:
        whole = self.item(phrase.key, phrase.text, [], phrase.choice)
        places = [self.named(place, phrase) for place in phrase.places]
        return Group(phrase.key, phrase.text, phrase.choice, whole, places)

    def named(self, place: Place, phrase: Phrase) -> Named:
        items = [
            self.item(key, name, place.labels[key], phrase.choice, key in place.cards)
            for key, name in place.names.items()
        ]
        return Named(place.number, place.domain, place.text, sorted(items, key=lambda item: -item.share))

    def item(self, key: str, name: str, labels: list[str], choice: bool, card: bool = False) -> Item:
        said = self.sums.said.get(key)
        if said is None:
            return Item(key, name, "not offered" if choice else self.verdict(Said(), choice), labels, card)
        games = self.sums.finished
        wins, without = said.wins / WIN, self.seat_games - said.seats
        scores = sum(self.sums.scores) - said.score
        winning = said.times_winning / WIN
        compared = self.contested and said.seats > 0
        units = self.units(said)
        gap = difference(units, self.fair) if compared else None
        return Item(
            key=key,
            name=name,
            verdict=self.verdict(said, choice),
            labels=labels,
            card=card,
            games=said.games,
            share=share(said.games, games),
            per_game=share(said.times, games),
            amount=ratio(said.amount, said.times) if said.amount else None,
            offered_share=share(said.offered_games, games) if choice else None,
            offered=said.offered,
            taken=ratio(said.seats, said.offered),
            seat_games=said.seats,
            win_rate=ratio(wins, said.seats) if compared else None,
            interval=self.interval(said) if compared else None,
            without=ratio(self.wins - wins, without) if compared else None,
            difference=gap[0] if gap else None,
            difference_interval=gap[1] if gap else None,
            per_winner=ratio(winning, self.wins) if compared else None,
            per_other=ratio(said.times - winning, self.seat_games - self.wins) if compared else None,
            score=ratio(said.score, said.seats),
            score_without=ratio(scores, without) if said.seats else None,
        )

    def units(self, said: Said) -> list[Unit]:
        """Each game: the seats that said it with their wins, and the others with theirs."""
        out: list[Unit] = []
        unsaid = {False: self.sums.finished - self.sums.lost, True: self.sums.lost}
        for number, games in said.tables.items():
            seats, wins, lost = unpacked(number)
            unsaid[lost] -= games
            others = 0.0 if lost else 1.0 - wins / WIN
            out.append((games, (seats, wins / WIN), (self.seats - seats, others)))
        return out + [(games, (0, 0), (self.seats, not lost)) for lost, games in unsaid.items() if games]

    def interval(self, said: Said) -> Interval:
        return rate([(games, group) for games, group, _ in self.units(said)], self.fair)

    def verdict(self, said: Said, choice: bool) -> str:
        if choice and not said.offered_games:
            return "not offered"
        open_games = said.offered_games if choice else self.sums.finished
        if said.games < DEAD * open_games or not said.games:
            return "dead" if wilson(said.games, open_games)[1] < CEILING else ""
        if not self.contested or said.seats < self.enough:
            return ""
        mean = said.wins / WIN / said.seats
        low, high = self.interval(said)
        if mean > self.dominant and low > self.fair:
            return "dominant"
        if mean < self.weak and high < self.fair:
            return "weak"
        return ""


def after(step: Step, rounds: bool) -> str:
    """When the scores of a step were taken."""
    return f"{step.at}" if rounds else f"{(step.at + 1) * 100 // TENTHS} %"
