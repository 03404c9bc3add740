"""One open websocket: whose eyes it is, and what goes out to it.

A viewer holds the hash of a token, never a seat: which seat that is, it looks up at every command and every
picture, so that a seat is lost to all its screens in the moment when somebody else may take it.

Pictures are made at the moment they can be sent, so a slow reader skips to the newest one. Whoever does not
read its answers is not listened to either, until there is room for more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from rulewright.server.words import Refusal, say

if TYPE_CHECKING:
    from rulewright.server.room import Room

WAITING = 64  # answers on their way to one client
SEAT_LOST, CROWDED = 4410, 4411  # close codes


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Viewer:
    def __init__(
        self,
        room: Room,
        key: str,
        lang: str,
        address: str = "",
        covered: bool = False,
        ahead: bool = False,
    ) -> None:
        self.room = room
        self.key = key  # hash of the token that it brought; empty: a spectator
        self.lang = lang
        self.address = address
        self.covered = covered  # holds its seat but sees no more than a spectator: the curtain is down
        self.ahead = ahead  # it wants to know what each choice would do, without asking
        self.answers: deque[bytes] = deque()
        self.due = True  # a new picture
        self._wake = asyncio.Event()
        self._wake.set()
        self._room = asyncio.Event()  # for another answer
        self._room.set()
        self._told = 0  # entries of the log that it has
        self._chat = 0
        self._question = (self.eyes, lang, "")  # of its last picture
        self._asks = asyncio.Event()  # another one since
        self._backs = room.table.backs
        self.asking = False  # a command of its own is being carried out: the answer comes before a goodbye
        self._closing: Closing | None = None

    @property
    def seat(self) -> int | None:
        """The seat that it holds now."""
        return self.room.table.held(self.key) if self.key else None

    @property
    def eyes(self) -> int | None:
        """The seat with whose eyes it looks now; none: a spectator's."""
        return None if self.covered else self.seat

    @property
    def lost(self) -> bool:
        return bool(self.key) and self.seat is None

    def sits(self) -> int:
        """The seat for which it may speak."""
        seat = self.seat
        if self.lost:
            raise Refusal("not_yours", "seat-lost")
        if seat is None:
            raise Refusal("not_yours", "spectator")
        if self.covered:
            raise Refusal("not_yours", "covered")
        return seat

    def be(self, key: str) -> None:
        """Look with another seat's eyes from now on."""
        self.key, self.covered = key, False
        self.again()

    def cover(self) -> None:
        self.covered = True
        self.again()

    def close(self, code: int, key: str) -> None:
        """Say goodbye, with a sentence of the server's as the reason, once its answers are out."""
        self._closing = Closing(code, say(self.lang, key))
        self._wake.set()

    def show(self) -> None:
        """The table has changed for this viewer."""
        self.due = True
        self._wake.set()

    def again(self) -> None:
        """Forget what was sent: the next picture is whole."""
        self._told = self._chat = 0
        self.show()

    def chat_again(self) -> None:
        self._chat = 0
        self.show()

    async def answer(self, data: bytes) -> None:
        await self.tell(data)
        self.asking = False

    async def tell(self, data: bytes) -> None:
        """Say something beside the pictures."""
        await self._room.wait()
        self.answers.append(data)
        if len(self.answers) >= WAITING:
            self._room.clear()
        self._wake.set()

    async def next(self) -> bytes:
        """What to send next; waits for it."""
        while not self.answers:
            if self.lost:
                self.close(SEAT_LOST, "refused-seat-lost")
            if self._closing is not None:
                if not self.asking:
                    raise self._closing
            elif self.due:
                return self._picture()
            self._wake.clear()
            await self._wake.wait()
        self._room.set()
        return self.answers.popleft()

    def _picture(self) -> bytes:
        self.due = False
        room = self.room
        if self._backs != room.table.backs:
            self._backs, self._told = room.table.backs, 0
        window = room.window(self.eyes, self.lang)
        data = window.picture(room.presence(), self._told, self._chat)
        self._told, self._chat = len(window.lines()), len(window.chat())
        question = (self.eyes, self.lang, window.asked()[0])
        if question != self._question:
            self._question = question
            self._asks.set()
        return data

    @property
    def asks(self) -> bool:
        """Its picture has another question than was waited for last."""
        return self._asks.is_set()

    async def question(self) -> None:
        """Wait for a picture with another question than the one before."""
        await self._asks.wait()
        self._asks.clear()
