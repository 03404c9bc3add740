"""One open websocket: whose eyes it is, and what goes out to it.

Pictures are made at the moment they can be sent, so a slow reader skips to the newest one. Whoever does not
read its answers is not listened to either, until there is room for more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.server.room import Room

WAITING = 64  # answers on their way to one client


class Ended(Exception):
    """There is nothing to look at any more."""


class Viewer:
    def __init__(self, room: Room, seat: int | None, lang: str) -> None:
        self.room = room
        self.seat = seat
        self.lang = lang
        self.answers: deque[bytes] = deque()
        self.due = True  # a new picture
        self._wake = asyncio.Event()
        self._wake.set()
        self._room = asyncio.Event()  # for another answer
        self._room.set()
        self._ended = False
        self._told = 0  # entries of the log that it has
        self._chat = 0
        self._backs = room.table.backs

    def show(self) -> None:
        """The table has changed for this viewer."""
        self.due = True
        self._wake.set()

    def end(self) -> None:
        """The table is gone."""
        self._ended = True
        self._wake.set()

    def again(self) -> None:
        """Forget what was sent: the next picture is whole."""
        self._told = self._chat = 0
        self.show()

    def chat_again(self) -> None:
        self._chat = 0
        self.show()

    async def answer(self, data: bytes) -> None:
        await self._room.wait()
        self.answers.append(data)
        if len(self.answers) >= WAITING:
            self._room.clear()
        self._wake.set()

    async def next(self) -> bytes:
        """What to send next; waits for it."""
        while not (self.answers or self.due or self._ended):
            self._wake.clear()
            await self._wake.wait()
        if self._ended:
            raise Ended
        if not self.answers:
            return self._picture()
        self._room.set()
        return self.answers.popleft()

    def _picture(self) -> bytes:
        self.due = False
        room = self.room
        if self._backs != room.table.backs:
            self._backs, self._told = room.table.backs, 0
        window = room.window(self.seat, self.lang)
        data = window.picture(room.presence(), self._told, self._chat)
        self._told, self._chat = len(window.lines()), len(window.chat())
        return data
