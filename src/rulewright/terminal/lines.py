"""What the panes say: header, question, keys, the look ahead and the seats' cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import rulewright
from rulewright.core.look import CAUTION, FAINT, LEGAL, QUIET, SEAT_TEXTS, TEXT, mark
from rulewright.terminal.board import Board, seat_title
from rulewright.terminal.choices import Choice, Foresight, question
from rulewright.terminal.layout import CARD
from rulewright.terminal.panes import MARKS
from rulewright.terminal.table import Table

FOOTER = (
    *(("↵", "take"), ("e", "end"), ("u", "undo"), ("U", "redo"), ("w", "why"), ("?", "help")),
    *(
        ("q", "quit"),
        ("t", "page"),
        ("l", "recap"),
        ("r", "rules"),
        ("s", "find"),
        ("k", "signs"),
        ("m", "ten"),
    ),
)


def header(table: Table, board: Board, width: int) -> Text:
    """Game, mode, turn, who decides, seed and version; the last ones go first where it is narrow."""
    out = Text(no_wrap=True, overflow="ellipsis")
    title = table.say("game-title")
    out.append(title.upper() if width >= 100 else title.split(":")[0].upper(), "bold #B9E43F")
    told = [table.say(f"mode-{table.state.setup.mode}")] + board.facts(table.shown, table.texts)
    out.append("  " + " · ".join(told), TEXT)
    seat = table.decider if table.decider is not None else next(iter(table.base.deciders), None)
    if seat is not None:
        out.append(f"  {mark(seat)} {table.names[seat]}", f"bold {SEAT_TEXTS[seat]}")
    seed = f"{table.say('table-seed', number=table.seed)} · " if isinstance(table.seed, int) else ""
    end = f"{seed}{rulewright.__version__}"
    room = width - 2 - out.cell_len - len(end)
    if room >= 2:
        out.append(" " * room + end, FAINT)
    return out


def prompt_text(table: Table) -> Text:
    asked, clause = question(table)
    if table.state.over:
        return Text(table.say("table-final"), f"bold {CAUTION}")
    if table.draft.waiting is not None:
        waiting = table.draft.waiting
        told = table.say("table-waits", choice=table.label(waiting.option), stop=waiting.stop)
        return Text(f"△ {told}", f"bold {CAUTION}")
    if asked:
        return Text.assemble(("▸ ", LEGAL), (asked, f"bold {TEXT}"), (f"  {clause}", QUIET))
    player = table.bot_to_move
    if player is None:
        return Text("")
    return Text(table.say("table-thinks", seat=table.names[player.seat]), QUIET)


def footer(table: Table, width: int, paged: bool) -> Text:
    """The keys that do something now, as many as fit."""
    idle = {"end": table.draft.waiting is None, "undo": not table.can_undo, "redo": not table.can_redo}
    idle |= {"take": not table.may_choose, "why": not table.may_choose, "page": not paged}
    out = Text(no_wrap=True)
    for sign, name in FOOTER:
        told = f"{sign} {table.say(f'key-{name}')}"
        if not idle.get(name) and out.cell_len + len(told) + 4 <= width:
            strong = name == "end"
            out.append(f"{sign} ", f"bold {CAUTION if strong else LEGAL}")
            out.append(f"{table.say(f'key-{name}')}   ", f"bold {CAUTION}" if strong else QUIET)
    return out


def forecast_text(table: Table, choice: Choice, seen: Foresight) -> Text:
    out = Text.assemble((f"{choice.label}\n", f"bold {TEXT}"))
    for fact in seen.about:
        out.append(f"{fact}\n", LEGAL)
    for change in seen.changes:
        out.append(f"{change}\n", f"bold {CAUTION}")
    for event in seen.events:
        out.append(f"· {event}\n", QUIET)
    if not (seen.about or seen.changes or seen.events) and choice.stop != "decision":
        out.append(f"{table.say('table-no-change')}\n", FAINT)
    sign = MARKS.get(choice.stop, "▸")
    out.append(f"{sign} {seen.stop}", CAUTION if choice.stop in MARKS else LEGAL)
    return out


def seat_cards(table: Table, board: Board, room: tuple[int, int]) -> RenderableType:
    """A card for each seat, the near one first; side by side where there is room."""
    width, height = room
    seats = [(table.side + n) % table.state.seats for n in range(table.state.seats)]
    across = 1 if height >= CARD * len(seats) - 2 or height < 9 else max(1, min(len(seats), width // 30))
    wide, high = width // across - 1, height // -(-len(seats) // across)
    gap = "\n" if high >= 4 else "  "
    shown = table.foreseen
    cards = []
    for seat in seats:
        note = table.say("table-you") if seat == table.viewer and high >= 4 else ""
        card = seat_title(seat, table.names[seat], note).append(gap)
        card.append_text(board.card(shown, seat, table.texts, (wide, high - 1)))
        cards.append(card)
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(across):
        grid.add_column(ratio=1)
    for start in range(0, len(cards), across):
        grid.add_row(*cards[start : start + across])
    return grid
