"""How much anybody may ask for: sizes, rates, times. One place for all numbers."""

from __future__ import annotations

import asyncio
import time
from typing import Final
from weakref import WeakValueDictionary

from rulewright.server import commands as do

BODY: Final = 64 * 1024  # bytes of a request
RECORD: Final = 2 * 1024 * 1024  # bytes of a record
MESSAGE: Final = 16 * 1024  # bytes of a websocket message
HEADERS: Final = 10.0  # seconds to send a request's first lines
READING: Final = 10.0  # seconds to send a request's body
HELLO: Final = 10.0  # seconds to say hello
SENDING: Final = 30.0  # seconds to take a message
ANSWER: Final = 30.0  # seconds to answer a request
SPECTATORS: Final = 100  # at one table; who sits there always gets in
FROM_ONE: Final = 20  # spectators of one table from one address
SCREENS: Final = 8  # that show one seat
WATCHING: Final = 5000  # spectators' sockets at one server; those of seats are bounded by SCREENS
WATCHING_EACH: Final = 100  # from one address
CONNECTIONS: Final = 1000  # besides the sockets
CONNECTIONS_EACH: Final = 100  # from one address
# What a command takes, about, in milliseconds of the server.
COSTS: Final[dict[type[do.Command], float]] = {
    do.Ping: 0.2, do.Look: 5.0, do.Lang: 5.0, do.Be: 5.0, do.Reasons: 2.0, do.Forecast: 2.0,
    do.Tell: 2.0, do.Hint: 10.0, do.Review: 50.0,
}  # fmt: skip
COST: Final = 2.0  # of any other, and of each choice in it: to check it and to keep it
SHOWING: Final = 0.5  # and for each who looks at the table: it gets a new picture
ENTERING: Final = 5.0
FRAME: Final = 5.0
STRETCHED: Final = 30.0  # for the events of several versions
BROUGHT: Final = 5.0  # tables that a record counts for: it takes as long to make
TABLE: Final = 8 * 1024 * 1024  # bytes kept of one table
TALK: Final = 2 * 1024 * 1024  # of these: notes, chat and what else people write beside the game
BATCH: Final = 100  # choices in one message
THOUGHTS: Final[dict[type[do.Command], int]] = {do.Hint: 1, do.Review: 4}  # drops of `hints`
ADVISED: Final = 3  # choices in a hint
FORESEEN: Final = 40  # options whose outcome is told in one message
STRETCH: Final = 20  # versions whose events are shown in one answer
BEATS: Final = 400  # pictures of events in one answer
FOUND: Final = 50  # sections that a search of the rules finds something in
KNOWN: Final = 20_000  # addresses whose rate is remembered


class Bucket:
    """Fills at a rate up to a size; each request takes one drop."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        if self.lacks(drops) > 0:
            return False
        self.level -= drops
        return True

    def lacks(self, drops: float) -> float:
        """Seconds until so many drops are there."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(drops - self.level, 0.0) / self.rate


class Rates:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.size)
        self._buckets[who] = bucket  # now the youngest
        while len(self._buckets) > KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, who: str, drops: float = 1.0) -> bool:
        return self.of(who).take(drops)


class Share:
    """The part of the server's time that one address gets, through however many sockets.

    Who only looks waits for its turn among all sockets of its address, and until its share allows it. Who
    plays may overdraw, so that a neighbour who looks a lot does not hold up the game.
    """

    def __init__(self, rate: float, size: float) -> None:
        self._rates = Rates(rate, size)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(self, who: str, cost: float) -> None:
        turn = self._turns.setdefault(who, asyncio.Lock())
        async with turn:
            await self._pay(who, cost, cost)
            await asyncio.sleep(0)  # others first

    async def play(self, who: str, cost: float) -> None:
        await self._pay(who, cost, cost - self._rates.size)

    async def _pay(self, who: str, cost: float, needed: float) -> None:
        bucket = self._rates.of(who)
        while wait := bucket.lacks(needed):
            await asyncio.sleep(wait)
        bucket.level -= cost


class Crowd:
    """Who is here at once: so many in all, so many from one address."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.here = 0
        self._from: dict[str, int] = {}

    def enter(self, who: str, alone: bool = True) -> bool:
        """Let somebody in, if there is room; `alone`: the address stands for itself, not for many."""
        if self.here >= self.most or (alone and self._from.get(who, 0) >= self.each):
            return False
        self.here += 1
        self._from[who] = self._from.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.here -= 1
        self._from[who] -= 1
        if not self._from[who]:
            del self._from[who]


class Allowance:
    """The rates of a server; a benchmark or a test may widen them."""

    def __init__(self, wide: bool = False) -> None:
        more = 1000.0 if wide else 1.0
        self.requests = Rates(50 * more, 200 * more)  # HTTP, from one address
        self.tables = Rates(0.5 * more, 30 * more)  # tables made, seats taken, records brought
        self.public = Rates(more / 60, 5 * more)  # of these, tables for all to see
        self.sockets = Rates(5 * more, 60 * more)
        self.work = Share(200 * more, 500 * more)  # milliseconds of the server, for one address
        self.bytes = Rates(5_000 * more, 500_000 * more)  # of commands that are kept
        self.here = Crowd(WATCHING, WATCHING_EACH * int(more))
        self.connections = Crowd(CONNECTIONS + WATCHING, CONNECTIONS_EACH * int(more))
        self.messages = (
            40 * more,
            150 * more,
        )  # on one websocket; a forecast of every option is not too much
        self.hints = Rates(0.1 * more, 5 * more)  # each keeps a bot's process busy for some seconds
        self.heavy = Rates(10 * more, 60 * more)  # frames, searches: what takes longer to work out
