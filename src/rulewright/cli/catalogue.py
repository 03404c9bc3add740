"""Commands that tell what there is: games, rules, cards, content."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from msgspec import structs

import rulewright
from rulewright.cli.arguments import GameId, Json, Language, flag, language
from rulewright.cli.shown import console, print_json, table
from rulewright.cli.where import kept, tests_folder
from rulewright.core import content as printed
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Choice, Game
from rulewright.core.rulebook import Book, Card, Clause, Section, ids, is_id, joined, look_up, parts, rulebook

if TYPE_CHECKING:
    from rulewright.core.texts import Texts


def games(*, json: Json = False) -> None:
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


def content(
    game: GameId,
    /,
    *,
    export: Annotated[
        Path | None, Parameter(help="Copy the content into this folder, to be edited and played.")
    ] = None,
    json: Json = False,
) -> None:
    found = rulewright.game(game)
    if export is not None:
        tell_copies(printed.export(found.folder, export, called(found)), export)
        return
    kinds = printed.sources(found.folder)
    total = sources(found)
    changes = printed.replaced(found.folder)
    if json:
        hash = found.content_hash()
        print_json({"game": found.id, "content": hash, "kinds": kinds, "total": total, "replaced": changes})
        return
    shown = table(f"{found.title}: content {found.content_hash()}", "Kind", *total, numbers=tuple(total))
    for kind, counted in kinds.items():
        shown.add_row(kind, *(str(counted[source] or "") for source in total))
    shown.add_section()
    shown.add_row("all", *(str(count) for count in total.values()))
    console().print(shown)
    for change in changes:
        console().print(f"replaced: {change}", markup=False)


def called(game: Game) -> dict[str, str]:
    """The names of rows, each by the text that says it."""
    words = spoken(game, "en")
    kinds = [kind for tables in printed.everything(game.folder).values() for kind in tables.items()]
    keys = [f"{kind}-{row['id']}" for kind, rows in kinds for row in rows if "id" in row]
    return {key: words.say(key) for key in keys if words.has(key)}


def tell_copies(files: list[Path], folder: Path) -> None:
    for file in files:
        print(file)
    print("Change values; rows and files that stay as they are may go. What is changed then, and played:")
    print(f"  {printed.REPLACEMENTS}={folder} rulewright content {files[0].parent.name}")
    print(f"  {printed.REPLACEMENTS}={folder} rulewright play {files[0].parent.name}")


def rules(
    game: GameId,
    /,
    *words: Annotated[
        str, Parameter(help="A clause, the beginning of several (SEP-4), or words and names to look for.")
    ],
    lang: Language = "en",
    where: Annotated[bool, flag("Also the code, content and tests of the clause.")] = False,
    builders: Annotated[bool, flag("Also the clauses that only builders need.")] = False,
) -> None:
    from rulewright.terminal.pages import contents, page

    found, wanted = rulewright.game(game), phrase(words)
    book = rulebook(found, language(lang))
    if where and wanted is None:
        command = f"rulewright rules {found.id} {next(iter(book.clauses))} --where"
        raise GameError(spoken(found, lang).say("find-where", command=command))
    out = console()
    if wanted is None:
        out.print(page(book.ten_minutes()))
        chapters = [one for one in book.everything if not one.ten] if builders else book.chapters()
        if book.ten_minutes():
            out.print()
            out.print(contents(chapters))
        out.print(page(chapters))
        return
    clauses = book.below(wanted)
    out.print(page(shortened(book, clauses) if clauses else looked_up(found, lang, wanted)))
    if where:
        print_places(found, book, [one.id for one in clauses])


def phrase(words: tuple[str, ...]) -> str | None:
    """Several words are one name, with or without quotes: Heat Sink."""
    return " ".join(words) if words else None


def shortened(book: Book, clauses: list[Clause]) -> list[Section]:
    """The sections of the clauses, with nothing else in them."""
    wanted = {clause.id for clause in clauses}
    out = []
    for section in book.everything:
        blocks = [
            block for whole in section.blocks for block in parts(whole) if wanted & {*ids(block)} - {""}
        ]
        out += joined([structs.replace(section, blocks=[block]) for block in blocks])
    return out


def looked_up(game: Game, lang: str, wanted: str) -> list[Section]:
    found = look_up(game, lang, wanted)
    if not found:
        raise GameError(nothing(game, lang, wanted))
    return found


def spoken(game: Game, lang: str) -> Texts:
    from rulewright.core.texts import texts  # slow to import, so only where words are needed

    return texts(game, lang)


def others(game: Game, lang: str) -> list[Book]:
    """The rules in the other languages."""
    from rulewright.core.texts import LANGUAGES

    return [rulebook(game, other) for other in LANGUAGES if other != lang]


def nothing(game: Game, lang: str, wanted: str) -> str:
    """What was not found, and what may have been meant."""
    book, words = rulebook(game, lang), spoken(game, lang)
    near = book.like(wanted)
    if is_id(wanted):
        nearest = ", ".join(near or list(book.clauses)[:5])
        return words.say("find-no-clause", word=brief(wanted), game=game.id, near=nearest)
    return meant(words.say("find-nothing", word=brief(wanted), game=game.id), near, words)


def meant(told: str, near: list[str], words: Texts) -> str:
    return words.say("find-meant", told=told, near=", ".join(near)) if near else told


def cards(
    game: GameId,
    /,
    *words: Annotated[str, Parameter(help="A card's name, or words of it; all of them if not given.")],
    lang: Language = "en",
    json: Json = False,
) -> None:
    from rulewright.terminal.pages import card as sheet
    from rulewright.terminal.pages import page

    of, name = rulewright.game(game), phrase(words)
    book = rulebook(of, language(lang))
    found = cards_named(of, lang, name) if name is not None else book.cards
    beside = headed(book, found, name) if name is not None and not json else []
    if not found and not beside:
        raise GameError(no_card(of, lang, name))
    if json:
        print_json(found)
        return
    out = console()
    for one in found:
        out.print(sheet(one))
    if beside:
        out.print(page(beside))


def headed(book: Book, found: list[Card], name: str) -> list[Section]:
    """What the book prints under the name of the one card that was found: the board of a faction; where no
    card has the name, the tables of that heading."""
    if not found:
        return book.tables(name)
    names = {card.name for card in found}
    return book.headed(names.pop()) if len(names) == 1 else []


def cards_named(game: Game, lang: str, name: str) -> list[Card]:
    """Cards by their name in this language; else by that in another, where they stand in the same order."""
    book = rulebook(game, lang)
    found = book.named(name)
    for other in others(game, lang) if not found else []:
        called = other.named(name)
        found += [here for here, there in zip(book.cards, other.cards, strict=True) if there in called]
    return found


def no_card(game: Game, lang: str, name: str | None) -> str:
    book, words = rulebook(game, lang), spoken(game, lang)
    if name is None:
        return words.say("find-no-cards", game=game.id)
    near = [card for card in book.like(name) if card in {one.name for one in book.cards}]
    return meant(words.say("find-no-card", word=brief(name), game=game.id), near, words)


def print_places(game: Game, book: Book, wanted: list[str]) -> None:
    """Where the clauses are kept, and which of them nothing cites."""
    tests, here = tests_folder(), Path.cwd()
    found = kept(game, book, wanted, tests)
    shown = table("", "Clause", "Kind", "Where", "What")
    for place in found:
        file = place.file.relative_to(here) if place.file.is_relative_to(here) else place.file
        part = f"{place.clause} ({place.of})" if place.of else place.clause
        shown.add_row(part, place.kind, f"{file}:{place.line}", place.what)
    out = console()
    if found:
        out.print(shown)
    cited = {place.clause for place in found}
    if silent := [clause for clause in wanted if clause not in cited]:
        out.print(f"cited nowhere: {', '.join(silent)}", markup=False)
    if tests is None:
        out.print("the tests are not installed; they lie in a checkout of the sources")
