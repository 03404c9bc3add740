"""What differs between two sides that played the same deals, with intervals that take a deal as the unit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

import rulewright
from rulewright.arena import games
from rulewright.arena.intervals import Group, Interval, Unit, difference, sums, turned
from rulewright.arena.page import many
from rulewright.arena.pairs import Edition, Played, SeatGame, Side, edition, played
from rulewright.arena.said import Phrases, Place, mark
from rulewright.arena.simulate import Progress
from rulewright.core import content
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game
from rulewright.core.version import VERSION

FLOOR: Final = 30  # seat-games of both sides in which a card is chosen, to tell of it
TOLD: Final = 2  # changes, or differences, in the answer

Value = Callable[[SeatGame], float | None]  # none: the seat does not count


class Measure(msgspec.Struct, frozen=True):
    """Something on both sides, and how the second differs."""

    name: str
    a: float
    b: float
    difference: float
    interval: Interval  # 95 %, by deals
    share: bool  # told in per cent

    @property
    def clear(self) -> bool:
        """The interval leaves zero out."""
        return not self.interval[0] <= 0 <= self.interval[1]


class Card(msgspec.Struct, frozen=True):
    """A component, by the choice that names it most often. The shares are of all seat-games of a side."""

    key: str
    name: str
    ids: list[str]  # of the components of this name
    text: str
    changed: bool  # one of its printed values differs between the sides
    taken: Measure
    offered: Measure
    won: Measure | None  # win rate of the seats that chose it; none where one side never did


class Comparison(msgspec.Struct, frozen=True):
    """What `compare --json` prints."""

    game: str
    title: str
    a: str
    b: str
    rules: list[str]  # of each side
    content: list[str]
    version: str
    mode: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    nodes: int
    seed: int
    deals: int  # played to their end on both sides
    failed: int  # deals that were not
    changes: list[str]  # of printed values
    answer: str
    measures: list[Measure]
    cards: list[Card]  # changed ones first, then by how clear the difference is
    compared: int  # cards that were chosen often enough to be told of


class Deal(msgspec.Struct, frozen=True):
    """The games of one seed on both sides, and the seats that stand for each."""

    games: tuple[list[Played], list[Played]]
    seats: tuple[list[SeatGame], list[SeatGame]]


# --- the three ways to get two sides --------------------------------------------------------------------
def compare(
    one: Side,
    other: Side,
    workers: int = 1,
    progress: Progress | None = None,
    game: Game | None = None,
) -> Comparison:
    """Play two sides of contents or options. `game` stands in for one that is not in the package."""
    found = game or rulewright.game(one.match.game)
    editions = [edition(side, game) for side in (one, other)]
    if one.match == other.match and editions[0].content == editions[1].content:
        raise GameError(f"{one.name} and {other.name} are the same: content {editions[0].content} in both")
    sides = played([one, other], workers, progress, game)
    return judge(found, (one, other), editions, by_seed(sides[0], sides[1]))


def compare_bots(
    side: Side, workers: int = 1, progress: Progress | None = None, game: Game | None = None
) -> Comparison:
    """Play the two bots of a match against each other, each deal in every seating."""
    found = game or rulewright.game(side.match.game)
    known = edition(side, game)
    (rows,) = played([side], workers, progress, game)
    sides = (Side(side.match.bots[0], side.match), Side(side.match.bots[1], side.match))
    deals: dict[int, list[Played]] = {}
    for row in rows:
        deals.setdefault(row.seed, []).append(row)
    both = [
        Deal((table, table), (of_bot(table, sides[0]), of_bot(table, sides[1]))) for table in deals.values()
    ]
    return judge(found, sides, [known, known], both, head_to_head=True)


def of_bot(table: list[Played], side: Side) -> list[SeatGame]:
    return [seat for game in table for seat in game.seats if seat.bot == side.name]


def compare_files(one: Path, other: Path) -> Comparison:
    """Compare the games of two tournaments, as of two versions of the rules."""
    abouts, rows = zip(*[read(file) for file in (one, other)])
    for field in ("game", "mode", "options", "bots", "tables"):
        here, there = (getattr(about.match, field) for about in abouts)
        if here != there:
            raise GameError(f"{one} and {other} differ in {field}: {brief(here)}, {brief(there)}")
    sides = (Side(str(one), abouts[0].match), Side(str(other), abouts[1].match))
    editions = [Edition(about.rules, about.content, {}) for about in abouts]
    deals = by_seed(*[[as_played(row) for row in side] for side in rows])
    if not deals:
        raise GameError(f"{one} and {other} have no deal in common: their seeds differ")
    return judge(rulewright.game(sides[0].match.game), sides, editions, deals)


def read(file: Path) -> tuple[games.About, list[games.Row]]:
    try:
        return games.read(file)
    except FileNotFoundError:
        raise GameError(f"there is no file {file}") from None


def as_played(row: games.Row) -> Played:
    shares = [1 / len(row.winners) if seat in row.winners else 0.0 for seat in range(len(row.seats))]
    nothing: frozenset[str] = frozenset()
    scores = row.scores or [0] * len(row.seats)
    seats = [SeatGame(*told, nothing, nothing) for told in zip(row.bots, shares, scores)]
    return Played(row.seed, sum(row.choices), row.ending, seats, row.failure)


def by_seed(one: list[Played], other: list[Played]) -> list[Deal]:
    """The deals that both sides played, whatever the number of games of each."""
    both: dict[int, tuple[list[Played], list[Played]]] = {}
    for side, rows in enumerate((one, other)):
        for row in rows:
            both.setdefault(row.seed, ([], []))[side].append(row)
    return [Deal((a, b), (all_seats(a), all_seats(b))) for a, b in both.values() if a and b]


def all_seats(table: list[Played]) -> list[SeatGame]:
    return [seat for game in table for seat in game.seats]


# --- what differs ---------------------------------------------------------------------------------------
def judge(
    game: Game,
    sides: tuple[Side, Side],
    editions: list[Edition],
    deals: list[Deal],
    head_to_head: bool = False,  # both sides sit at one table
) -> Comparison:
    match = sides[0].match
    whole = [deal for deal in deals if not any(row.failure for side in deal.games for row in side)]
    if not whole:
        failure = next(row.failure for deal in deals for side in deal.games for row in side if row.failure)
        raise GameError(f"no deal was played to its end on both sides: {failure}")
    printed = [one.printed for one in editions]
    changes = content.changes(*printed) if all(printed) else []
    measures = overall(whole, match.seats, head_to_head)
    found = cards(game, whole, match.seats, changes)
    return Comparison(
        game=game.id,
        title=game.title,
        a=sides[0].name,
        b=sides[1].name,
        rules=[one.rules for one in editions],
        content=[one.content for one in editions],
        version=VERSION,
        mode=match.mode or next(iter(game.modes)),
        options=match.options,
        seats=match.seats,
        bots=list(match.bots),
        nodes=match.nodes,
        seed=match.seed,
        deals=len(whole),
        failed=len(deals) - len(whole),
        changes=[str(change) for change in changes],
        answer=answer(sides, measures, found, changes, len(whole)),
        measures=measures,
        cards=found,
        compared=len(found),
    )


def overall(deals: list[Deal], seats: int, head_to_head: bool) -> list[Measure]:
    """Wins, scores and length; between whole tables also each seat's wins."""
    out = [measure("Score of a seat", deals, lambda seat: seat.score)]
    wins = [measure("Win rate", deals, lambda seat: seat.won, 1 / max(2, seats))]
    if head_to_head:
        return told(wins + out)
    lengths = [(1.0, of_games(deal.games[0]), of_games(deal.games[1])) for deal in deals]
    out.append(weighed("Decisions in a game", lengths))
    if seats == 1 or any(not any(seat.won for seat in row.seats) for deal in deals for row in deal.games[0]):
        out = wins + out  # somebody may win, or nobody
    for number in range(seats if seats > 1 else 0):
        units = [(1.0, of_seat(deal.games[0], number), of_seat(deal.games[1], number)) for deal in deals]
        out.append(weighed(f"Wins of seat {number}", units, 1 / seats))
    return told(out)


def of_games(rows: list[Played]) -> Group:
    return len(rows), sum(row.decisions for row in rows)


def of_seat(rows: list[Played], number: int) -> Group:
    return len(rows), sum(row.seats[number].won for row in rows)


def told(found: list[Measure | None]) -> list[Measure]:
    return [one for one in found if one is not None]


def measure(name: str, deals: list[Deal], value: Value, fair: float | None = None) -> Measure | None:
    return weighed(
        name, [(1.0, group(deal.seats[0], value), group(deal.seats[1], value)) for deal in deals], fair
    )


def group(seats: list[SeatGame], value: Value) -> Group:
    values = [found for seat in seats if (found := value(seat)) is not None]
    return len(values), sum(values)


def weighed(name: str, units: list[Unit], fair: float | None = None) -> Measure | None:
    """None where one side has nothing to compare."""
    found = difference(units, fair)
    if found is None:
        return None
    a, b = (total / count for count, total in (sums(units), sums(turned(units))))
    gap, (low, high) = found
    return Measure(name, round(a, 4), round(b, 4), 0.0 - gap, (0.0 - high, 0.0 - low), fair is not None)


def cards(game: Game, deals: list[Deal], seats: int, changes: list[content.Change]) -> list[Card]:
    """Every printed card that was chosen often enough, and changed ones first."""
    changed = {str(value) for change in changes for value in change.key}
    counted: dict[str, int] = {}
    for deal in deals:
        for seat in deal.seats[0] + deal.seats[1]:
            for key in seat.said:
                counted[key] = counted.get(key, 0) + 1
    most: dict[str, tuple[Place, str]] = {}  # by name: the choice that names it most often
    places = [place for phrase in Phrases(game).verbs.values() for place in phrase.places]
    known = {id for place in places for key in place.cards for id in place.ids[key]}
    for place in places:
        for key, name in place.names.items():
            wanted = key in place.cards or bool((changed - known) & place.ids[key])
            if wanted and (name not in most or counted.get(key, 0) > counted.get(most[name][1], 0)):
                most[name] = (place, key)
    out = []
    for name, (place, key) in most.items():
        mine = bool(changed & place.ids[key])
        if counted.get(key, 0) >= (1 if mine else FLOOR):
            out.append(card(key, name, place, mine, deals, seats))
    return sorted(out, key=lambda found: (not found.changed, -surprise(found.taken)))


def card(key: str, name: str, place: Place, changed: bool, deals: list[Deal], seats: int) -> Card:
    taken = measure("taken", deals, lambda seat: float(key in seat.said), 0.5)
    offered = measure("offered", deals, lambda seat: float(key in seat.offered), 0.5)
    assert taken is not None and offered is not None  # both sides have seats
    won = measure(
        "win rate of those who chose it",
        deals,
        lambda seat: seat.won if key in seat.said else None,
        1 / max(2, seats),
    )
    text = place.text.replace(mark(place.domain), name)
    return Card(key, name, sorted(place.ids[key]), text, changed, taken, offered, won)


def surprise(found: Measure) -> float:
    width = found.interval[1] - found.interval[0]
    return abs(found.difference) / width if width else 0.0


# --- the answer in one sentence -------------------------------------------------------------------------
def answer(
    sides: tuple[Side, Side],
    measures: list[Measure],
    found: list[Card],
    changes: list[content.Change],
    deals: int,
) -> str:
    said = []
    for change in changes[:TOLD]:
        mine = [one for one in found if set(map(str, change.key)) & set(one.ids)]
        most = max(mine, key=lambda one: one.taken.a + one.taken.b, default=None)
        what = f"{most.name if most else change.row} ({changed(change)})"
        said.append(f"{what}: {of_card(most)}" if most else what)
    if not any(one.changed for one in found):
        head = f"{sides[1].name} against {sides[0].name}"
        clear = [one for one in measures if one.clear]
        plain = "; ".join(of_measure(one) for one in clear[:TOLD])
        named = ", ".join(one.name.lower() for one in measures)
        said.append(f"{head}: {plain or f'no clear difference in {named}'}")
    more = f" (and {len(changes) - TOLD} more changes)" if len(changes) > TOLD else ""
    return f"{'; '.join(said)}{more}, over {many(deals, 'deal')}."


def changed(change: content.Change) -> str:
    return f"{change.field} {plain(change.old)} → {plain(change.new)}"


def plain(value: Any) -> str:
    """A printed value in words: 9 qubits is written { qubits = 9 }."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(part)}" for name, part in value.items())
    return ", ".join(map(plain, value)) if isinstance(value, list) else str(value)


def of_card(found: Card) -> str:
    text = f"“{found.text}” {often(found.taken)}"
    if found.won is not None:
        text += f", win rate of those seats {100 * found.won.a:.0f} → {100 * found.won.b:.0f} %"
        text += "" if found.won.clear else " (no clear difference)"
    return text


def often(found: Measure) -> str:
    points = f"{signed(100 * found.difference, 0)} points, {between(found)}"
    if not found.clear:
        return f"about as often ({points})"
    return f"{abs(100 * found.difference):.0f} points {'more' if found.difference > 0 else 'less'} often" + (
        f" ({between(found)})"
    )


def of_measure(found: Measure) -> str:
    scale = 100 if found.share else 1
    unit = " points" if found.share else ""
    gap = f"{signed(scale * found.difference, 0 if found.share else 1)}{unit}"
    return (
        f"{found.name.lower()} {amount(found, found.a)} → {amount(found, found.b)} ({gap}, {between(found)})"
    )


def amount(found: Measure, value: float) -> str:
    return f"{100 * value:.0f} %" if found.share else f"{value:.1f}"


def between(found: Measure) -> str:
    scale, digits = (100, 0) if found.share else (1, 1)
    low, high = (signed(scale * end, digits) for end in found.interval)
    return f"{low} to {high}"


def signed(value: float, digits: int) -> str:
    """With its sign, but for what rounds to nothing."""
    text = f"{value:+.{digits}f}"
    return text if float(text) else text[1:]
