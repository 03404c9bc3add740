"""A table that people look at: who is here and what each sees; what happens is kept first, then shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.server import clock, limits
from rulewright.server import entries as kept
from rulewright.server.picture import Presence, Window
from rulewright.server.review import Looked
from rulewright.server.store import HOUR, Broken, Conflict, Note, edition
from rulewright.server.table import PLAYING, Table
from rulewright.server.viewer import CROWDED, Viewer
from rulewright.server.words import Refusal

if TYPE_CHECKING:
    from rulewright.server.hall import Hall

T = TypeVar("T")
log = logging.getLogger(__name__)


class Attended:
    """What a room is built on: viewers, and changes that are kept one at a time."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.viewers: list[Viewer] = []  # in the order in which they came
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._windows: dict[tuple[int | None, str], Window] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._advising: dict[int, asyncio.Task[None]] = {}  # for whom a hint is worked out
        self._reviewed: dict[int, Looked] = {}  # by seat: of a finished game, which never changes again
        self._left: dict[int, float] = {n: seat.seen or clock.now() for n, seat in enumerate(table.seats)}
        self._changing: set[asyncio.Task[Any]] = set()
        self._someone = asyncio.Event()  # is somebody looking?

    # --- who is here ------------------------------------------------------------------------------
    def may_watch(self, address: str) -> bool:
        """Is there room for one more spectator, from this address?"""
        watching = [viewer.address for viewer in self.viewers if not viewer.key]
        return len(watching) < limits.SPECTATORS and watching.count(address) < limits.FROM_ONE

    def enter(self, viewer: Viewer) -> None:
        screens = [other for other in self.viewers if viewer.key and other.key == viewer.key]
        if len(screens) >= limits.SCREENS:
            self.viewers.remove(screens[0])
            screens[0].close(CROWDED, "closed-crowded")
        self.viewers.append(viewer)
        self._someone.set()
        self.used = time.monotonic()
        self.show()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.used = time.monotonic()
        if viewer.seat is not None:
            screen = [seat for seat in self._left if self.table.same_screen(seat, viewer.seat)]
            for seat in screen:
                self._left[seat] = clock.now()
            self.remember(*screen)
        if not self.viewers:
            self._windows.clear()
            self.table.said.clear()
            self._someone.clear()
        self.show()

    def presence(self) -> Presence:
        pace = self.table.made.pace
        now = Presence(clock.now(), self.hall.away[pace], self.hall.still[pace])
        now.held = self._held
        everybody = range(len(self.table.seats))
        now.connected = {n for n in everybody if any(self.table.same_screen(n, seat) for seat in now.held)}
        now.watching = sum(not viewer.key for viewer in self.viewers)
        now.thinking = set(self._thinking)
        for number, seat in enumerate(self.table.seats):
            if seat.token and number not in now.connected:
                now.away[number] = max(int(clock.now() - max(self._left[number], seat.seen)), 0)
        return now

    @property
    def _held(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def idle(self) -> float:
        """Seconds since anybody was here; 0 while the table is in use. Bots that wait for somebody to look
        do not use it."""
        thinking = self._thinking and self.table.people
        busy = self.viewers or thinking or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self.used

    def stop_bots(self) -> None:
        for task in [*self._thinking.values(), *self._advising.values()]:
            task.cancel()

    def remember(self, *seats: int) -> None:
        """Keep when these seats' players were last here: a table of days outlives rooms and servers."""
        if self.table.made.pace == "days" and self.table.phase == PLAYING and not self.table.stopped:
            seen: list[kept.Any] = [kept.Seen(seat, clock.now()) for seat in seats]
            if seen:
                self._start(self._alone(self.keep(*seen)))

    def remember_present(self) -> None:
        """Now and then, in case the server goes down without a word; a seat never seen counts from now on."""
        here = self.presence().connected
        late = clock.now() - HOUR
        seats = enumerate(self.table.seats)
        due = [n for n, seat in seats if seat.token and seat.seen < (late if n in here else 0.1)]
        self.remember(*due)

    def window(self, seat: int | None, lang: str) -> Window:
        window = self._windows.get((seat, lang))
        if window is None:
            window = self._windows[seat, lang] = Window(self.table, seat, lang)
        return window

    def show(self, seat: int | None = None) -> None:
        """A new picture for all, or for those who look from one seat."""
        for viewer in self.viewers:
            if seat is None or viewer.seat == seat:
                viewer.show()

    # --- keeping ----------------------------------------------------------------------------------
    async def keep(self, *happened: kept.Any) -> None:
        """First on disk, then at the table."""
        table = self.table
        phase = PLAYING if any(isinstance(entry, kept.Began) for entry in happened) else table.phase
        data = list(map(kept.encode, happened))
        self._admit(happened, sum(map(len, data)))
        try:
            await self.hall.store.append(table.id, table.number, data, self._note(phase))
        except Conflict:
            await self._reload()
            raise Refusal("stale", "stale") from None
        except Broken as error:
            log.error("table %s: not kept: %s", table.id, error)
            raise Refusal("busy", "store") from None
        for entry, written in zip(happened, data):
            table.take(entry)
            table.weigh(entry, len(written))
        if table.phase != phase:  # the game ended, or goes on after a take-back
            with suppress(Broken):  # a note only: found again at the next start
                await self.hall.store.append(table.id, table.number, [], self._note(table.phase))

    def _note(self, phase: str) -> Note:
        seats = self.table.seats
        people = sum(bool(seat.token) for seat in seats)
        return noted(self.table.made, phase, people, any(seat.bot for seat in seats))

    def _admit(self, happened: tuple[kept.Any, ...], size: int) -> None:
        """Refuse what a table that cannot go on, or that is full, no longer takes."""
        table = self.table
        if isinstance(happened[0], kept.Closed):
            return
        if table.stopped:
            raise Refusal("illegal", "stopped")
        if table.size + size > limits.TABLE:
            raise Refusal("limit", "full", most=limits.TABLE >> 20)
        if isinstance(happened[0], kept.TALK) and table.talk + size > limits.TALK:
            raise Refusal("limit", "talked", most=limits.TALK >> 20)

    async def _reload(self) -> None:
        """Another server wrote to this table: take its word."""
        table = await self.hall.read_again(self)
        if table is None:
            raise Refusal("not_yours", "deleted")
        self.table = table
        self._windows.clear()
        for viewer in self.viewers:
            viewer.again()

    # --- one change at a time -------------------------------------------------------------------------
    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """One change at a time, and each to its end, even if who asked for it has gone."""
        return await asyncio.shield(self._start(self._alone(change)))

    async def _alone(self, change: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await change

    def _start(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(change)
        self._changing.add(task)
        task.add_done_callback(self._changed_one)
        return task

    def _changed_one(self, task: asyncio.Task[Any]) -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # told to who asked, if anybody still listens


def noted(made: kept.Made, phase: str, people: int, bots: bool) -> Note:
    """What the store should know of a table without reading it."""
    begun_with = edition(made.rules, made.content)
    return Note(phase, made.public, made.at, made.game, begun_with, people, bots)
