"""The log in words: for each turn a headline with its result, the details below it or folded; and the score
sheet at the end."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, LEGAL, LINE, QUIET, SEAT_SHAPES, SEAT_TEXTS, TEXT, mark
from rulewright.core.outcome import Outcome, Row
from rulewright.core.state import CHOSE, FORCED, Entry
from rulewright.core.texts import Texts
from rulewright.core.turns import Turn, headline, seat_of, turns
from rulewright.terminal.table import Table

FOLDED = "▸"  # a headline whose details are folded


def story(table: Table, entries: list[Entry], folded: bool = False) -> Text:
    """Turns below the rule with which they begin; folded, only the last one has its details."""
    out = Text()
    groups = turns(entries, table.game.vocabulary)
    last = [turn for group in groups for turn in group.turns if len(turn.entries) > 1][-1:]
    for group in groups:
        if group.head is not None:
            out.append(opened(table, group.head))
        for turn in group.turns:
            fold = folded and len(turn.entries) > 1 and turn not in last
            out.append(summed(table, turn) if fold else detailed(table, turn))
    out.rstrip()
    return out


def opened(table: Table, entry: Entry) -> Text:
    """A rule before each turn, in the colour of who plays it."""
    seat = seat_of(entry)
    style = SEAT_TEXTS[seat] if seat is not None else TEXT
    sign = f"{SEAT_SHAPES[seat]} " if seat is not None else ""
    return Text(f"── {sign}{table.sentence(entry.line)} ──\n", f"bold {style}")


def summed(table: Table, turn: Turn) -> Text:
    said = headline(turn, table.texts, table.names, table.eye)
    return Text.assemble(
        (f"{FOLDED} ", SEAT_TEXTS[turn.by] if turn.by is not None else FAINT), (f"{said}\n", TEXT)
    )


def detailed(table: Table, turn: Turn) -> Text:
    """Choices with the seat's mark, events indented below them, and of these the ones that the turn comes to
    in the brightness of a choice."""
    out = Text()
    for entry in turn.entries:
        seat = seat_of(entry)
        told = table.sentence(entry.line)
        if entry.line.message in (CHOSE, FORCED) and seat is not None:
            out.append(f"{SEAT_SHAPES[seat]} ", SEAT_TEXTS[seat])
            out.append(f"{told}\n", TEXT)
        else:
            out.append("  · ", SEAT_TEXTS[seat] if seat is not None else FAINT)
            out.append(f"{told}\n", TEXT if table.texts.result(entry.line) else QUIET)
    return out


def headlines(table: Table, entries: list[Entry]) -> list[str]:
    """The same in plain lines: what a player did is told line by line, what others did in a headline.
    Who only looks on hears all, each turn below its headline."""
    out: list[str] = []
    for group in turns(entries, table.game.vocabulary):
        if group.head is not None:
            out.append(table.sentence(group.head.line))
        for turn in group.turns:
            own = len(turn.entries) == 1 or (table.viewer is not None and turn.by == table.viewer)
            out += [] if own else [headline(turn, table.texts, table.names, table.eye)]
            out += sentences(table, turn.entries) if own or table.viewer is None else []
    return out


def sentences(table: Table, entries: list[Entry]) -> list[str]:
    return [table.sentence(entry.line) for entry in entries]


def ending(table: Table, end: Outcome) -> str:
    return table.sentence(end.ending)


def row_name(table: Table, row: Row) -> str:
    return table.say(f"row-{row.name}")


def score_sheet(table: Table, end: Outcome) -> Grid:
    """Seats as columns; what counts, the ties, then what is worth reporting."""
    grid = Grid(box=box.SIMPLE_HEAD, border_style=LINE, header_style="bold", pad_edge=False)
    grid.add_column("", style=QUIET)
    for seat, name in enumerate(table.names):
        grid.add_column(Text(f"{mark(seat)} {name}", SEAT_TEXTS[seat]), justify="right")
    places = [
        table.say("table-lost-place") if seat in end.losers else str(rank) + (" ★" if rank == 1 else "")
        for seat, rank in enumerate(end.ranks)
    ]
    grid.add_row(Text(table.say("table-rank"), f"bold {CAUTION}"), *[Text(p, "bold") for p in places])
    for row in end.sheet:
        grid.add_row(row_name(table, row), *cells(row))
    if len(end.sheet) > 1:
        grid.add_row(
            Text(table.say("table-total"), f"bold {LEGAL}"), *[Text(str(n), "bold") for n in end.scores]
        )
    for title, rows in (("table-ties", end.ties), ("table-facts", end.facts)):
        if rows:
            grid.add_section()
            grid.add_row(Text(table.say(title), "italic"), *[""] * len(table.names))
            for row in rows:
                grid.add_row(f"  {row_name(table, row)}", *cells(row))
    return grid


def cells(row: Row) -> list[str]:
    """Its values, by seat; none of a seat that it does not concern."""
    return [str(value) if seat in row.seats else "" for seat, value in enumerate(row.values)]


def verdict(end: Outcome, texts: Texts, names: list[str]) -> list[str]:
    """Each seat with its place or its defeat; of sides that win or lose as one, who won and who lost."""
    if end.shared:
        lost = [names[seat] for seat in end.losers]
        won = [names[seat] for seat in end.winners]
        told = (("table-side-won", won), ("table-side-lost", lost))
        return [texts.say(key, list=texts.listed(side)) for key, side in told if side]
    return [
        texts.say(
            "table-lost" if seat in end.losers else "table-place",
            seat=name,
            rank=end.ranks[seat],
            score=end.scores[seat],
        )
        for seat, name in enumerate(names)
    ]


def score_lines(table: Table, end: Outcome) -> list[str]:
    """The sheet as sentences; the viewer is addressed."""
    texts, names = table.texts, table.called
    told = [*verdict(end, texts, names), *counted(end, texts, names)]
    return [ending(table, end), *map(texts.begins, told)]


def counted(end: Outcome, texts: Texts, names: list[str]) -> list[str]:
    """What counts, what breaks ties, and what is worth reporting."""

    def said(row: Row) -> str:
        values = ", ".join(f"{names[seat]} {row.values[seat]}" for seat in row.seats)
        return f"{texts.say(f'row-{row.name}')}: {values}"

    ties = [f"{texts.say('table-ties')}: {said(row)}" for row in end.ties]
    return [*map(said, end.sheet), *ties, *map(said, end.facts)]
