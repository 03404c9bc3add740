"""The log in words: grouped by turn, each choice with what came of it; and the score sheet at the end."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, LEGAL, LINE, QUIET, SEAT_SHAPES, SEAT_TEXTS, TEXT, mark
from rulewright.core.outcome import Outcome, Row
from rulewright.core.state import CHOSE, FORCED, Entry
from rulewright.core.verbs import SEAT
from rulewright.terminal.table import Table


def seat_of(entry: Entry) -> int | None:
    """The seat that the line is about, if any."""
    domains = entry.line.message.domains
    return entry.line.values()[domains.index(SEAT)] if SEAT in domains else None


def story(table: Table, entries: list[Entry]) -> Text:
    """Lines with the seat's mark; a rule before each turn, events indented under the choice, and of these
    the ones that the turn comes to in the brightness of a choice."""
    out = Text()
    for entry in entries:
        seat = seat_of(entry)
        told = table.sentence(entry.line)
        if entry.line.message.opens_turn:
            style = SEAT_TEXTS[seat] if seat is not None else TEXT
            sign = f"{SEAT_SHAPES[seat]} " if seat is not None else ""
            out.append(f"── {sign}{told} ──\n", f"bold {style}")
        elif entry.line.message in (CHOSE, FORCED) and seat is not None:
            out.append(f"{SEAT_SHAPES[seat]} ", SEAT_TEXTS[seat])
            out.append(f"{told}\n", TEXT)
        else:
            out.append("  · ", SEAT_TEXTS[seat] if seat is not None else FAINT)
            out.append(f"{told}\n", TEXT if entry.line.message.result else QUIET)
    out.rstrip()
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
    places = [str(rank) + (" ★" if rank == 1 else "") for rank in end.ranks]
    grid.add_row(Text(table.say("table-rank"), f"bold {CAUTION}"), *[Text(p, "bold") for p in places])
    for row in end.sheet:
        grid.add_row(row_name(table, row), *map(str, row.values))
    if len(end.sheet) > 1:
        grid.add_row(
            Text(table.say("table-total"), f"bold {LEGAL}"), *[Text(str(n), "bold") for n in end.scores]
        )
    for title, rows in (("table-ties", end.ties), ("table-facts", end.facts)):
        if rows:
            grid.add_section()
            grid.add_row(Text(table.say(title), "italic"), *[""] * len(table.names))
            for row in rows:
                grid.add_row(f"  {row_name(table, row)}", *map(str, row.values))
    return grid


def score_lines(table: Table, end: Outcome) -> list[str]:
    """The sheet as sentences."""
    out = [ending(table, end)]
    for seat, name in enumerate(table.names):
        out.append(table.say("table-place", seat=name, rank=end.ranks[seat], score=end.scores[seat]))
    for row in (*end.sheet, *end.ties, *end.facts):
        values = ", ".join(f"{name} {value}" for name, value in zip(table.names, row.values))
        out.append(f"{row_name(table, row)}: {values}")
    return out
