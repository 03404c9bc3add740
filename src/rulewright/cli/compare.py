"""The command that compares: two contents, two options, two bots, or the games of two tournaments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import (
    FirstDeal,
    Json,
    Mode,
    Nodes,
    SeatBots,
    Set,
    Workers,
    match_of,
    settings,
    whole,
    words,
    workers_for,
)
from rulewright.cli.balance import announced, players
from rulewright.cli.shown import console, print_json, progress, table
from rulewright.core.content import loose
from rulewright.core.errors import GameError, brief, meant

if TYPE_CHECKING:
    from rich.table import Table

    from rulewright.arena.compare import Card, Comparison, Measure
    from rulewright.arena.match import Match
    from rulewright.arena.pairs import Side
    from rulewright.core.game import Game

SHOWN = 15  # cards; JSON has them all
KINDS = {
    "content": "a folder of content",
    "option": "an option of the game",
    "bot": "a bot",
    "file": "a file of games",
}


def compare(
    a: Annotated[
        str,
        Parameter(help="A folder of content or `shipped`, option=value, a bot, or a tournament's .parquet."),
    ],
    b: Annotated[str, Parameter(help="What it is compared with, of the same kind.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="A game's id; a folder of one game says it itself.")] = None,
    mode: Mode = None,
    seats: Annotated[int | None, whole("The number of seats; the fewest of the mode if not given.")] = None,
    games: Annotated[int, whole("How many games to play on each side; of two bots, in all.")] = 100,
    bots: SeatBots = "greedy",
    seed: FirstDeal = 0,
    set_: Set = None,
    nodes: Nodes = 20,
    workers: Workers = None,
    json: Json = False,
) -> int:
    from rulewright.arena.compare import compare, compare_bots, compare_files
    from rulewright.arena.pace import seconds_a_game

    kind = same_kind(a, b)
    if kind == "file":
        tell(compare_files(Path(a), Path(b)), json)
        return 0
    found = rulewright.game(game or game_of([a, b]))
    match = match_of(found, players(found, mode, seats, words(bots)), games, seed, mode, set_, nodes)
    sides = sides_of(kind, a, b, match, found)
    total = sum(side.match.games for side in sides)
    processes = workers_for(total, workers)
    each = cache(lambda: seconds_a_game(sides[0].match) / processes)
    with progress(f"{found.title}: games", each) as bar:
        said = announced(bar, f"{found.title}, {a} and {b}", each)
        if kind == "bot":
            result = compare_bots(sides[0], processes, said)
        else:
            result = compare(sides[0], sides[1], processes, said)
    tell(result, json)
    return 1 if result.failed else 0


def same_kind(a: str, b: str) -> str:
    one, other = kind_of(a), kind_of(b)
    if one != other:
        raise GameError(f"cannot compare {brief(a)}, {KINDS[one]}, with {brief(b)}, {KINDS[other]}")
    if a == b:
        raise GameError(f"{brief(a)} is compared with itself; name two different ones")
    return one


def kind_of(word: str) -> str:
    from rulewright import bots
    from rulewright.arena.pairs import SHIPPED

    if word.endswith(".parquet"):
        return "file"
    if "=" in word:
        return "option"
    if word == SHIPPED or Path(word).is_dir():
        return "content"
    if "/" in word or Path(word).exists():
        raise GameError(
            f"there is no folder {brief(word)}; `rulewright content GAME --export {word}` makes one"
        )
    if ":" in word or word.split("@")[0] in bots.every():
        return "bot"
    known = f"a folder, shipped, option=value, a .parquet file or a bot ({', '.join(bots.every())})"
    raise GameError(f"unknown side {brief(word)}; a side is {known}{meant(word, bots.every())}")


def game_of(sides: list[str]) -> str:
    """The one game whose content the folders hold."""
    from rulewright.games import ids

    folders = [folder for side in sides if Path(side).is_dir() for folder in sorted(Path(side).iterdir())]
    for file in folders:
        if file.suffix == ".toml":
            raise GameError(loose(file, ids()))
    inside = sorted({folder.name for folder in folders if folder.is_dir()})
    held = [name for name in inside if name in ids()]
    if inside and not held:
        raise GameError(
            f"unknown game {brief(inside[0])}; games: {', '.join(ids())}{meant(inside[0], ids())}"
        )
    if len(held) != 1:
        told = f"the folders hold {', '.join(held)}" if held else "neither side says of which game"
        raise GameError(f"{told}; name it with --game")
    return held[0]


def sides_of(kind: str, a: str, b: str, match: Match, game: Game) -> list[Side]:
    from msgspec.structs import replace

    from rulewright.arena.pairs import Side, mixed

    if kind == "content":
        return [Side(name, match, name) for name in (a, b)]
    if kind == "option":
        own = [match.options | settings([word], game) for word in (a, b)]
        return [Side(name, replace(match, options=options)) for name, options in zip((a, b), own)]
    if match.seats < 2:
        raise GameError("two bots are compared at one table: at least 2 seats")
    tables = mixed(match.seats)
    deals = -(-match.games // len(tables))
    return [Side(f"{a} and {b}", replace(match, bots=(a, b), tables=tables, games=deals * len(tables)))]


def tell(result: Comparison, json: bool) -> None:
    if json:
        print_json(result)
        return
    from rulewright.arena.page import many

    out = console()
    out.print(result.answer, markup=False)
    out.print()
    for change in result.changes:
        out.print(f"changed: {change}", markup=False)
    shown = table("", "", "A", "B", "Difference", "95 %", numbers=("A", "B", "Difference", "95 %"))
    for measure in result.measures:
        shown.add_row(measure.name, *cells(measure))
    out.print(shown)
    if result.cards:
        out.print(card_table(result))
    failed = f"; {many(result.failed, 'deal')} failed" if result.failed else ""
    deals, seats = many(result.deals, "deal"), many(result.seats, "seat")
    last = f"A: {result.a}, B: {result.b}; {deals} from seed {result.seed}, {result.mode}"
    out.print(f"{last}, {seats}, bots {', '.join(result.bots)}{failed}", markup=False)
    rules, content = (" and ".join(dict.fromkeys(two)) for two in (result.rules, result.content))
    out.print(f"rules {rules}, content {content}, rulewright {result.version}", markup=False)


def card_table(result: Comparison) -> Table:
    numbers = ("Taken A", "B", "Difference", "95 %", "Win rate A", "B ", "Difference ", "95 % ")
    chance = result.compared / 20
    title = f"Printed things, by the choice that names them most often: {result.compared} compared"
    title += f", of which about {chance:.0f} would look clear by chance alone"
    shown = table(title, "Choice", *numbers, numbers=numbers)
    for card in result.cards[:SHOWN]:
        shown.add_row(*card_cells(card))
    return shown


def card_cells(card: Card) -> list[str]:
    name = card.text + (" (changed)" if card.changed else "")
    return [name, *cells(card.taken), *(cells(card.won) if card.won else [""] * 4)]


def cells(measure: Measure) -> list[str]:
    from rulewright.arena.compare import amount, between, signed

    mark = " *" if measure.clear else ""
    gap = signed(100 * measure.difference, 0) if measure.share else signed(measure.difference, 1)
    return [amount(measure, measure.a), amount(measure, measure.b), gap + mark, between(measure)]
