"""`rulewright play`: the table on a full screen."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from rulewright.terminal.screen import TableScreen
from rulewright.terminal.table import Table


class TableApp(App[int]):
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Table, record: Path | None = None, pace: str = "normal") -> None:
        super().__init__()
        self.table = table
        self.record = record
        self.pace = pace
        self.title = table.game.title

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.table, self.record, self.pace))


def run(table: Table, record: Path | None) -> int:
    """Play to the end or until the player leaves; gives the exit code."""
    app = TableApp(table, record)
    code = app.run()
    return (app.return_code or 0) if code is None else code  # none is given where something broke
