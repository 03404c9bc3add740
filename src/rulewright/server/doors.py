"""Connections: how many at once, and how long one may take to say what it wants. Uvicorn has neither."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from rulewright.server import limits

BUSY = "503 Service Unavailable", "too many connections; please try again later"
SLOW = "408 Request Timeout", "the request took too long to arrive"


class Door(H11Protocol):
    """One connection; after an upgrade the socket counts, not the connection."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        app: Any = self.config.app
        self._crowd: limits.Crowd = app.state.allowance.connections
        self._who = ""  # counted under this address
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        who = self.client[0] if self.client else "?"
        if self._crowd.enter(who, not is_proxy(who, self.config.forwarded_allow_ips)):
            self._who = who
            self._hurry()
        else:
            self._turn_away(*BUSY)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._half_said():
            self._hurry()
        else:
            self._take_your_time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._gone()
        super().handle_websocket_upgrade(event)

    def _half_said(self) -> bool:
        """Has a request begun that is not yet whole, or goes on after it was answered?"""
        state = self.conn.their_state
        if state is h11.IDLE:
            return bool(self.conn.trailing_data[0])
        answered = self.cycle is not None and self.cycle.response_complete
        return answered and state is h11.SEND_BODY

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(limits.HEADERS, self._turn_away, *SLOW)

    def _take_your_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _gone(self) -> None:
        self._take_your_time()
        if self._who:
            self._crowd.leave(self._who)
            self._who = ""

    def _turn_away(self, status: str, why: str) -> None:
        body = msgspec.json.encode({"error": why})
        head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()


def is_proxy(address: str, trusted: list[str] | str) -> bool:
    """Does this address speak for others, as uvicorn was told (FORWARDED_ALLOW_IPS)?"""
    names = trusted.split(",") if isinstance(trusted, str) else trusted
    for name in map(str.strip, names):
        if name in ("*", address):
            return True
        try:
            if "/" in name and ipaddress.ip_address(address) in ipaddress.ip_network(name):
                return True
        except ValueError:
            continue
    return False
