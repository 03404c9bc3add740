"""Commands that tell what there is: games, rules, content."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import rulewright
from rulewright.cli.arguments import GameId, Json, Language, language
from rulewright.cli.shown import console, print_json, table
from rulewright.cli.where import places, tests_folder
from rulewright.core import content as printed
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Choice, Game
from rulewright.core.rulebook import Clause, rulebook

NEAREST = 5  # clauses that an error suggests


def games(*, json: Json = False) -> None:
    """List the games with their modes, seats, options and the sources of their content."""
    found = rulewright.known()
    if json:
        print_json([card(game) for game in found])
        return
    shown = table("", "Game", "Title", "Mode: seats", "Option: values", "Content rows by source")
    for game in found:
        modes = "\n".join(f"{mode}: {counts(seats)}" for mode, seats in game.modes.items())
        options = "\n".join(f"{name}: {values(choice)}" for name, choice in game.options.items()) or "none"
        origin = "\n".join(f"{source}: {count}" for source, count in sources(game).items())
        shown.add_row(game.id, game.title, modes, options, origin)
    console().print(shown)


def card(game: Game) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": game.id,
        "title": game.title,
        "rules": game.rules,
        "content": game.content_hash(),
        "modes": {mode: list(seats) for mode, seats in game.modes.items()},
        "options": {name: option(choice) for name, choice in game.options.items()},
        "sources": sources(game),
    }


def option(choice: Choice) -> dict[str, Any]:
    for_bots = choice.default if choice.for_bots is None else choice.for_bots
    named = {"default": choice.named(choice.default), "default_for_bots": choice.named(for_bots)}
    if isinstance(choice.values, range):
        return {"from": choice.values[0], "to": choice.values[-1], **named}
    return {"values": list(choice.values), **named}


def counts(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def values(choice: Choice) -> str:
    allowed = choice.values
    told = f"{allowed[0]} to {allowed[-1]}" if isinstance(allowed, range) else ", ".join(allowed)
    return f"{told} ({choice.named(choice.default)})"


def sources(game: Game) -> dict[str, int]:
    """Content rows by source, over all kinds."""
    total: Counter[str] = Counter()
    for counted in printed.sources(game.folder).values():
        total.update(counted)
    return dict(sorted(total.items()))


def content(game: GameId, /, *, json: Json = False) -> None:
    """Count a game's content rows by kind and by source."""
    found = rulewright.game(game)
    kinds = printed.sources(found.folder)
    total = sources(found)
    if json:
        print_json({"game": found.id, "content": found.content_hash(), "kinds": kinds, "total": total})
        return
    shown = table(f"{found.title}: content {found.content_hash()}", "Kind", *total, numbers=tuple(total))
    for kind, counted in kinds.items():
        shown.add_row(kind, *(str(counted[source] or "") for source in total))
    shown.add_section()
    shown.add_row("all", *(str(count) for count in total.values()))
    console().print(shown)


def rules(
    game: GameId,
    clause: Annotated[str | None, Parameter(help="A clause or the beginning of several, as SEP-4.")] = None,
    /,
    *,
    lang: Language = "en",
    where: Annotated[bool, Parameter(help="Also the code, content and tests of the clause.")] = False,
) -> None:
    """Print a game's rules in our own words: all of them, one clause or a section."""
    found = rulewright.game(game)
    book = rulebook(found.folder, language(lang))
    if where and clause is None:
        raise GameError(f"--where needs a clause: rulewright rules {found.id} {next(iter(book))} --where")
    chosen = list(book.values()) if clause is None else matching(found, book, clause)
    out = console()
    section = ""
    for one in chosen:
        if one.section != section:
            section = one.section
            out.print(f"\n{section}\n", style="bold", markup=False)
        out.print(laid_out(one))
    if not chosen:
        raise GameError(f"the rules of {found.id} in {lang!r} hold no clauses")
    if where:
        print_places(found, list(book), {one.id for one in chosen})


def print_places(game: Game, book: list[str], wanted: set[str]) -> None:
    """Where the clauses are kept, and which of them nothing cites."""
    tests, here = tests_folder(), Path.cwd()
    found = places(game, book, wanted, tests)
    shown = table("", "Clause", "Kind", "Where", "What")
    for place in sorted(found, key=lambda place: book.index(place.clause)):
        file = place.file.relative_to(here) if place.file.is_relative_to(here) else place.file
        shown.add_row(place.clause, place.kind, f"{file}:{place.line}", place.what)
    out = console()
    if found:
        out.print(shown)
    if silent := [clause for clause in book if clause in wanted - {place.clause for place in found}]:
        out.print(f"cited nowhere: {', '.join(silent)}", markup=False)
    if tests is None:
        out.print("the tests are not installed; they lie in a checkout of the sources")


def laid_out(clause: Clause) -> Any:
    """Id and text side by side, the text wrapped in its own column."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=12, no_wrap=True)
    grid.add_column()
    grid.add_row(Text(clause.id, style="cyan"), Text(clause.text))
    return grid


def matching(game: Game, book: dict[str, Clause], wanted: str) -> list[Clause]:
    """The clause itself, or those below it: SEP-4 has SEP-4.1 but not SEP-40."""
    start = wanted.upper().rstrip(".-")
    found = [c for name, c in book.items() if name.upper() == start or begins(name.upper(), start)]
    if not found:
        near = get_close_matches(wanted.upper(), list(book), NEAREST, cutoff=0.3) or list(book)[:NEAREST]
        raise GameError(f"unknown clause {brief(wanted)} of {game.id}; nearest: {', '.join(near)}")
    return found


def begins(name: str, start: str) -> bool:
    return name.startswith(start) and not (start[-1].isdigit() and name[len(start)].isdigit())
