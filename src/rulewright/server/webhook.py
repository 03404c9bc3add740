"""Calls a seat's own address, or its browser, when a decision waits for it.

Only on the public internet, quickly, once; whether it arrived is not asked.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from rulewright.core.errors import GameError

if TYPE_CHECKING:
    from rulewright.server.push import Pusher

SECONDS = 5.0
LONGEST = 500
MOST = 100  # calls under way
ALWAYS = {"User-Agent": "rulewright", "Connection": "close"}
log = logging.getLogger(__name__)


class BadAddress(ValueError):
    """An address that is not called."""


class Target:
    def __init__(self, scheme: str, host: str, port: int, ip: str, path: str) -> None:
        self.scheme = scheme
        self.host = host
        self.port = port
        self.ip = ip  # checked; the call goes to this one, whatever the name says later
        self.path = path


def checked(url: str, anywhere: bool = False) -> Target:
    """The address taken apart, with an IP that is not inside anybody's network."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise BadAddress(f"not an address: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or len(url) > LONGEST:
        raise BadAddress("an address begins with https:// or http:// and names a host")
    if parts.username or parts.password or any(not c.isprintable() or c == " " for c in url):
        raise BadAddress("an address holds no user, no blanks and no control characters")
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress(f"unknown host {parts.hostname}") from None
    ips = [str(info[4][0]).split("%")[0] for info in found]
    if not anywhere and any(not ipaddress.ip_address(ip).is_global for ip in ips):
        raise BadAddress(f"{parts.hostname} is not on the public internet")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, ips[0], path)


def post(url: str, headers: dict[str, str], body: bytes, anywhere: bool) -> int:
    """One POST, without redirects; the status."""
    target = checked(url, anywhere)
    raw = socket.create_connection((target.ip, target.port), timeout=SECONDS)
    try:
        if target.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=target.host)
        connection = http.client.HTTPConnection(target.host, target.port, timeout=SECONDS)
        connection.sock = raw
        connection.request("POST", target.path, body, {**headers, **ALWAYS})
        return connection.getresponse().status
    finally:
        raw.close()


class Hooks:
    def __init__(self, anywhere: bool = False, pusher: Pusher | None = None) -> None:
        self.anywhere = anywhere  # also inside one's own network; for tests and closed sites
        self.pusher = pusher  # none: no key is configured
        self._calls: set[asyncio.Task[None]] = set()

    def call(self, url: str, about: dict[str, Any]) -> None:
        self._start(url, {"Content-Type": "application/json"}, msgspec.json.encode(about))

    def push(self, endpoint: str, p256dh: str, auth: str, about: dict[str, Any]) -> None:
        if self.pusher is not None:
            message = msgspec.json.encode(about)
            self._start(endpoint, *self.pusher.notice(message, endpoint, p256dh, auth))

    def check_keys(self, p256dh: str, auth: str) -> None:
        if self.pusher is None:
            raise GameError("this server sends no push notices")
        self.pusher.check(p256dh, auth)

    def _start(self, url: str, headers: dict[str, str], body: bytes) -> None:
        if len(self._calls) < MOST:
            task = asyncio.create_task(self._call(url, headers, body))
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)

    async def _call(self, url: str, headers: dict[str, str], body: bytes) -> None:
        try:
            async with asyncio.timeout(4 * SECONDS):
                await asyncio.to_thread(post, url, headers, body, self.anywhere)
        except (OSError, BadAddress, http.client.HTTPException, TimeoutError) as error:
            log.info("webhook not delivered: %s", error)
