"""The panes of the screen: each draws what it is given and knows nothing of the rules."""

from __future__ import annotations

from textwrap import wrap

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from rulewright.core.look import CAUTION, FAINT, LEGAL, QUIET, TEXT
from rulewright.terminal.choices import Choice
from rulewright.terminal.layout import Box

MARKS = {"turn": "△", "barrier": "△", "over": "★"}  # what cannot be taken back


class Pane(ScrollableContainer, can_focus=True):
    """A titled box with text that scrolls if it has to."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="pane")
        self.body = Static("", id=f"{name}-body", markup=False)

    def compose(self) -> ComposeResult:
        yield self.body

    def show(self, content: RenderableType) -> None:
        self.body.update(content)


class BoardPane(Pane):
    """A picture that mostly keeps its size, so that the screen need not be laid out anew."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.extent = (0, 0)

    def show(self, content: RenderableType) -> None:
        lines = content.plain.splitlines() if isinstance(content, Text) else []
        extent = (max(map(len, lines), default=0), len(lines))
        self.body.update(content, layout=not lines or extent != self.extent)
        self.extent = extent


class LogPane(Pane):
    """The newest line stays in sight."""

    def show(self, content: RenderableType) -> None:
        super().show(content)
        self.call_after_refresh(self.scroll_end, animate=False)


class ChoiceList(OptionList):
    """The numbered choices. A click moves the cursor, a second one on the same line takes it."""

    def __init__(self) -> None:
        super().__init__(id="choices", classes="pane", markup=False)
        self.shown: list[Choice] = []

    def fill(self, choices: list[Choice], divider: str, cursor: int | None, width: int) -> None:
        """List these; the cursor goes to the choice with that option, or to the first."""
        self.shown = choices
        lines: list[Line | None] = []
        for number, choice in enumerate(choices):
            if choice.reason is not None and number and choices[number - 1].reason is None:
                lines.append(Line(Text(divider, f"italic {FAINT}"), id="divider", disabled=True))
            lines.append(Line(line(choice, width), id=str(choice.number)))
        self.set_options(lines)
        self.point([choice for choice in choices if choice.option == cursor] or choices)

    def offer(self, deeds: list[tuple[str, str]]) -> None:
        """Lines for keys, so that Enter and the mouse do them too."""
        self.set_options(
            [Line(Text.assemble((f"  {key} ", f"bold {LEGAL}"), (told, TEXT)), id=key) for key, told in deeds]
        )
        self.highlighted = 0 if deeds else None

    def point(self, wanted: list[Choice]) -> None:
        if wanted:
            self.highlighted = self.get_option_index(str(wanted[0].number))

    def at_cursor(self) -> Choice | None:
        found = self.highlighted_option
        return next((choice for choice in self.shown if found and str(choice.number) == found.id), None)

    def jump(self, number: int) -> bool:
        wanted = [choice for choice in self.shown if choice.number == number]
        self.point(wanted)
        return bool(wanted)

    async def _on_click(self, event: events.Click) -> None:
        clicked = event.style.meta.get("option")
        event.prevent_default()
        if clicked is None or self.options[clicked].disabled:
            return
        if clicked == self.highlighted:
            self.action_select()
        else:
            self.highlighted = clicked


def line(choice: Choice, width: int) -> Text:
    """Number, words, and a mark if it cannot be taken back; a refused one is dimmed and crossed."""
    legal = choice.reason is None
    head = f"{choice.number:>3} " if legal else f"{choice.number:>3} ✕ "
    room = max(12, width - len(head) - 2)  # two for the mark
    told = ("\n" + " " * len(head)).join(wrap(choice.label, room) or [""])
    out = Text.assemble(
        (head, f"bold {LEGAL}" if legal else FAINT), (told, TEXT if legal else f"dim {QUIET}")
    )
    if legal and choice.stop in MARKS:
        out.append(f" {MARKS[choice.stop]}", CAUTION)
    return out


def place(widget: Pane | ChoiceList | Static, box: Box | None) -> None:
    """Put a widget where the layout says, or hide it."""
    widget.display = box is not None
    widget.set_class(box is not None and box.height <= 5, "low")
    if box is not None:
        widget.styles.offset = (box.x, box.y)
        widget.styles.width = max(1, box.width)
        widget.styles.height = max(1, box.height)
