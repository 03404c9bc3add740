"""What lies over the table for a moment: help, rules, a question, the curtain between two people, the end."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from rulewright.core.errors import GameError
from rulewright.core.look import CAUTION, FAINT, LEGAL, QUIET, SEAT_TEXTS, TEXT, mark
from rulewright.core.rulebook import Clause, rulebook
from rulewright.terminal.pages import page
from rulewright.terminal.table import Table

HELP = ("choose", "take", "end", "auto", "undo", "why", "refused", "filter", "recap", "fold", "find", "ten",
        "rules", "page", "lens", "pace", "peace", "language", "quit")  # fmt: skip
NEAR = 4  # clauses that help shows


class Page(ModalScreen[None]):
    """Something to read. Escape, Enter, q or the key that opened it closes it."""

    def __init__(self, title: str, content: RenderableType, close: str, key: str = "") -> None:
        super().__init__()
        self.heading = title
        self.content = content
        self.close = close
        self.key = key

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog") as box:
            box.border_title = self.heading
            box.border_subtitle = self.close
            yield Static(self.content, markup=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "q", "space") or (self.key and event.character == self.key):
            event.stop()
            self.dismiss()


class Ask(ModalScreen[str]):
    """A question with a few answers, each with its key; Escape gives an empty answer."""

    BINDINGS = [Binding("escape", "answer('')", show=False)]  # noqa: RUF012

    def __init__(self, title: str, answers: list[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small") as box:
            box.border_title = self.heading
            yield OptionList(
                *[Line(self.words(key, told), id=key) for key, told in self.answers], markup=False
            )

    def words(self, key: str, told: str) -> Text:
        return Text.assemble((f" {key} ", f"bold {LEGAL}"), (told, TEXT))

    def on_key(self, event: events.Key) -> None:
        for key, _told in self.answers:
            if event.character == key:
                event.stop()
                self.dismiss(key)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)


class Curtain(ModalScreen[None]):
    """Between two people at one keyboard. Where somebody has secrets it hides the table."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(classes="opaque" if table.secret else "")
        self.table = table
        self.seat = seat

    def compose(self) -> ComposeResult:
        name = self.table.names[self.seat]
        key = "table-pass-secret" if self.table.secret else "table-pass"
        told = Text.assemble(
            (f"{mark(self.seat)} {name}\n\n", f"bold {SEAT_TEXTS[self.seat]}"),
            (f"{self.table.say(key, seat=name)}\n\n", TEXT),
            (self.table.say("table-any-key"), QUIET),
            justify="center",
        )
        with Vertical(classes="dialog small"):
            yield Static(told, markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Rules(ModalScreen[None]):
    """The rules in our own words, searched as you type; it opens at the clause of the decision."""

    BINDINGS = [  # noqa: RUF012
        Binding("escape", "close", show=False),
        Binding("down", "move('cursor_down')", show=False),
        Binding("up", "move('cursor_up')", show=False),
        Binding("pagedown", "move('page_down')", show=False),
        Binding("pageup", "move('page_up')", show=False),
    ]

    def __init__(self, table: Table, clause: str) -> None:
        super().__init__()
        self.table = table
        self.clause = clause

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall") as box:
            box.border_title = self.table.say("pane-rules")
            box.border_subtitle = self.table.say("shell-close")
            yield Input(placeholder=self.table.say("shell-search"), id="search")
            yield OptionList(id="clauses", markup=False)

    def on_mount(self) -> None:
        self.list_clauses("")
        self.query_one("#search", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.list_clauses(event.value)

    def list_clauses(self, wanted: str) -> None:
        listed = self.query_one("#clauses", OptionList)
        ten = None if wanted else ten_minutes(self.table)
        lines = [Line(ten, disabled=True)] if ten is not None else []
        section = ""
        for clause in clauses(self.table, wanted):
            if clause.section != section:
                section = clause.section
                lines.append(Line(Text(f"\n{section}", f"bold {CAUTION}"), disabled=True))
            lines.append(Line(clause_text(clause), id=clause.id.replace(".", "_")))
        listed.set_options(lines or [Line(self.table.say("table-found-nothing", word=wanted), disabled=True)])
        at = [i for i, one in enumerate(lines) if one.id == self.clause.replace(".", "_")]
        if at and not wanted:
            listed.highlighted = at[0]
            self.call_after_refresh(lambda: listed.scroll_to_highlight(top=True))

    def action_move(self, how: str) -> None:
        listed = self.query_one("#clauses", OptionList)
        getattr(listed, f"action_{how}")()

    def action_close(self) -> None:
        self.dismiss()


def clauses(table: Table, wanted: str = "") -> list[Clause]:
    """What players read, or what of it holds every word; none if the game has no rules in this language."""
    try:
        book = rulebook(table.game, table.texts.language)
    except GameError:
        return []
    return (
        book.found(wanted) if wanted.strip() else [one for one in book.clauses.values() if not one.builders]
    )


def clause_of(table: Table, name: str) -> Clause | None:
    """A clause by its id, also one for builders."""
    try:
        book = rulebook(table.game, table.texts.language)
    except GameError:
        return None
    return next((clause for id, clause in book.clauses.items() if id.casefold() == name.casefold()), None)


def ten_minutes(table: Table) -> Group | None:
    """The game in ten minutes, where it has such a text."""
    try:
        sections = rulebook(table.game, table.texts.language).ten_minutes()
    except GameError:
        return None
    return page(sections) if sections else None


def clause_text(clause: Clause) -> Text:
    return Text.assemble((f"{clause.id}  ", f"bold {LEGAL}"), (clause.text, TEXT))


def help_text(table: Table, clause: str) -> Group:
    """The keys, and the rule of the current decision with what follows of the same number."""
    parts: list[RenderableType] = []
    rule = clause_of(table, clause)
    if rule is not None:
        parts.append(Text(table.say("help-now"), f"bold {CAUTION}"))
        family = re.compile(re.escape(re.sub(r"(?<=\d)[a-z]$", "", rule.id)) + "[a-z]?")
        near = [one for one in clauses(table) if family.fullmatch(one.id)]
        at = near.index(rule) if rule in near else 0
        parts += [clause_text(one) for one in near[at : at + NEAR] or [rule]]
        parts.append(Text(""))
    parts += [Text(f"· {table.say(f'help-{name}')}", QUIET) for name in HELP]
    return Group(*parts)


def why_text(table: Table, reason: str, clause: str) -> Group:
    rule = clause_of(table, clause)
    parts: list[RenderableType] = [Text(reason, f"bold {TEXT}")]
    if rule is not None:
        parts += [Text(""), Text(rule.section, FAINT), clause_text(rule)]
    return Group(*parts)
