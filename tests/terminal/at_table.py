"""A table on a screen without a terminal, played key by key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

import rulewright
from rulewright.core.game import Game
from rulewright.terminal.app import TableApp
from rulewright.terminal.choices import Choice
from rulewright.terminal.screen import TableScreen
from rulewright.terminal.table import Table
from tests.waiting import until_so

GAME = 300.0  # seconds that a game of bots may take on a busy machine
TableApp.NOTIFICATION_TIMEOUT = 3600  # what is said stays to be read, however slow the machine


class Seated:
    """What a person at the keyboard does and sees."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> Table:
        return self.app.table

    @property
    def screen(self) -> TableScreen:
        found = next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return found

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.settle()

    async def settle(self) -> None:
        """Until no bot thinks and everything is drawn."""
        await self.pilot.pause()
        await until_so(lambda: self.table.state.over or self.table.bot_to_move is None, patience=GAME)
        await self.pilot.pause()

    async def type(self, words: str) -> None:
        keys = {" ": "space", "?": "question_mark", "/": "slash"}
        await self.press(*[keys.get(letter, letter) for letter in words])

    def shows(self, name: str) -> str:
        """The text of a pane, or of the dialog that lies above."""
        pane = f"#{name}-body" if name in ("board", "seats", "forecast", "log") else f"#{name}"
        return text(self.screen.query_one(pane, Static).content)

    def dialog(self) -> str:
        top = self.app.screen
        assert top is not self.screen, "no dialog is open"
        box = top.query(".dialog").first()
        told = [str(box.border_title or "")]
        told += [text(one.content) for one in top.query("Static").results() if hasattr(one, "content")]
        return "\n".join(told)

    @property
    def open(self) -> bool:
        return self.app.screen is not self.screen

    def choices(self) -> list[Choice]:
        return self.screen.listed.shown

    def said(self) -> list[str]:
        return [note.message for note in self.app._notifications]


def text(content: Any) -> str:
    """Anything that can be printed, as plain text."""
    console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(content)
    return console.export_text()


def play(
    deeds: Callable[[Seated], Awaitable[None]],
    seats: tuple[str, ...] = ("you", "random"),
    *,
    game: Game | None = None,
    mode: str = "standard",
    seed: int = 7,
    size: tuple[int, int] = (140, 45),
    lang: str = "en",
    record: Path | None = None,
    auto_end: bool = False,
    **options: object,
) -> TableApp:
    """Sit down, do these things, and give the app back."""
    chosen = game or rulewright.game("septikon")
    given = options if game is not None else {"preset": "yes", **options}
    app = TableApp(Table(chosen, list(seats), mode, seed, given, lang, auto_end), record, pace="fast")

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            seated = Seated(app, pilot)
            await seated.settle()
            await deeds(seated)

    asyncio.run(go())
    return app
