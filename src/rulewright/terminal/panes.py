"""The panes of the screen: each draws what it is given and knows nothing of the rules."""

from __future__ import annotations

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

    def fill(self, choices: list[Choice], divider: str, cursor: int | None) -> None:
        """List these; the cursor goes to the choice with that option, or to the first."""
        self.shown = choices
        lines: list[Line | None] = []
        for number, choice in enumerate(choices):
            if choice.reason is not None and number and choices[number - 1].reason is None:
                lines.append(Line(Text(divider, f"italic {FAINT}"), id="divider", disabled=True))
            lines.append(Line(line(choice), id=str(choice.number)))
        self.set_options(lines)
        self.point([choice for choice in choices if choice.option == cursor] or choices)

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


def line(choice: Choice) -> Text:
    """Number, words, and a mark if it cannot be taken back; a refused one is dimmed and crossed."""
    if choice.reason is not None:
        return Text.assemble((f"{choice.number:>3} ✕ ", FAINT), (choice.label, f"dim {QUIET}"))
    mark = MARKS.get(choice.stop, "")
    out = Text.assemble((f"{choice.number:>3} ", f"bold {LEGAL}"), (choice.label, TEXT))
    if mark:
        out.append(f" {mark}", CAUTION)
    return out


def place(widget: Pane | ChoiceList | Static, box: Box | None) -> None:
    """Put a widget where the layout says, or hide it."""
    widget.display = box is not None
    if box is not None:
        widget.styles.offset = (box.x, box.y)
        widget.styles.width = max(1, box.width)
        widget.styles.height = max(1, box.height)
