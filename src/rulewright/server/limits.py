"""How much anybody may ask for: sizes, rates, times. One place for all numbers."""

from __future__ import annotations

import time
from typing import Final

BODY: Final = 64 * 1024  # bytes of a request
RECORD: Final = 2 * 1024 * 1024  # bytes of a record
MESSAGE: Final = 16 * 1024  # bytes of a websocket message
READING: Final = 10.0  # seconds to send a request's body
HELLO: Final = 10.0  # seconds to say hello
SENDING: Final = 30.0  # seconds to take a message
ANSWER: Final = 30.0  # seconds to answer a request
SPECTATORS: Final = 100  # at one table; who sits there always gets in
FROM_ONE: Final = 20  # spectators of one table from one address
SCREENS: Final = 8  # that show one seat
SOCKETS: Final = 5000  # at one server
BROUGHT: Final = 5.0  # tables that a record counts for: it takes as long to make
BATCH: Final = 100  # choices in one message
FORESEEN: Final = 40  # options whose outcome goes with a picture; the others are told when asked for
STRETCH: Final = 20  # versions whose events are shown in one answer
BEATS: Final = 400  # pictures of events in one answer
FOUND: Final = 50  # clauses found by a search
KNOWN: Final = 20_000  # addresses whose rate is remembered


class Bucket:
    """Fills at a rate up to a size; each request takes one drop."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < drops:
            return False
        self.level -= drops
        return True


class Rates:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, drops: float = 1.0) -> bool:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.size)
        self._buckets[who] = bucket  # now the youngest
        while len(self._buckets) > KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(drops)


class Allowance:
    """The rates of a server; a benchmark or a test may widen them."""

    def __init__(self, wide: bool = False) -> None:
        more = 1000.0 if wide else 1.0
        self.requests = Rates(50 * more, 200 * more)  # HTTP, from one address
        self.tables = Rates(0.5 * more, 30 * more)  # tables made, seats taken, records brought
        self.sockets = Rates(5 * more, 60 * more)
        self.messages = (
            40 * more,
            150 * more,
        )  # on one websocket; a forecast of every option is not too much
        self.heavy = Rates(10 * more, 60 * more)  # frames, searches: what takes longer to work out
