"""Calls a seat's own address, or its browser, when a decision waits for it.

Only on the public internet, quickly, once; whether it arrived is not asked. Names are looked up by threads of
their own: whoever answers slowly holds up neither the store nor the tables.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import h11
import msgspec

from rulewright.core.errors import GameError

if TYPE_CHECKING:
    from rulewright.server.push import Pusher

SECONDS = 5.0
LONGEST = 500
MOST = 100  # calls under way
NAMES = 4  # looked up at once
ALWAYS = {"User-Agent": "rulewright", "Connection": "close"}
NAT64 = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
log = logging.getLogger(__name__)


class BadAddress(ValueError):
    """An address that is not called."""


class Target:
    def __init__(self, url: str, scheme: str, host: str, port: int, ip: str, path: str) -> None:
        self.url = url
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
    if not anywhere and not all(public(ip) for ip in ips):
        raise BadAddress(f"{parts.hostname} is not on the public internet")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(url, parts.scheme, parts.hostname, port, ips[0], path)


def public(text: str) -> bool:
    """Is this an address on the internet, and not one that a gateway turns into one of its own network?"""
    ip = ipaddress.ip_address(text)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if any(ip in network for network in NAT64):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        return inner.is_global if inner is not None else ip.is_global
    return ip.is_global


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(target: Target, headers: dict[str, str], body: bytes) -> int:
    """One POST, without redirects; the status."""
    secure, name = (trusted(), target.host) if target.scheme == "https" else (None, None)
    reader, writer = await asyncio.open_connection(target.ip, target.port, ssl=secure, server_hostname=name)
    try:
        talk = h11.Connection(h11.CLIENT)
        named = {"Host": urlsplit(target.url).netloc, "Content-Length": str(len(body)), **headers, **ALWAYS}
        request = h11.Request(method="POST", target=target.path, headers=list(named.items()))
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(part) or b"")
        await writer.drain()
        while (answer := talk.next_event()) is h11.NEED_DATA:
            talk.receive_data(await reader.read(4096))
        return answer.status_code if isinstance(answer, h11.Response) else 0
    finally:
        writer.transport.abort()


class Hooks:
    def __init__(self, anywhere: bool = False, pusher: Pusher | None = None) -> None:
        self.anywhere = anywhere  # also inside one's own network; for tests and closed sites
        self.pusher = pusher  # none: no key is configured
        self._calls: dict[str, asyncio.Task[None]] = {}  # by address: one call at a time to each
        self._names = ThreadPoolExecutor(NAMES, thread_name_prefix="hook")

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

    async def check(self, url: str) -> Target:
        """The address, if it may be called."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                return await loop.run_in_executor(self._names, checked, url, self.anywhere)
        except TimeoutError:
            raise BadAddress("its name could not be looked up in time") from None

    def close(self) -> None:
        for task in self._calls.values():
            task.cancel()
        self._names.shutdown(wait=False, cancel_futures=True)

    def _start(self, url: str, headers: dict[str, str], body: bytes) -> None:
        if url not in self._calls and len(self._calls) < MOST:
            self._calls[url] = asyncio.create_task(self._call(url, headers, body))
            self._calls[url].add_done_callback(lambda _: self._calls.pop(url, None))

    async def _call(self, url: str, headers: dict[str, str], body: bytes) -> None:
        try:
            target = await self.check(url)
            async with asyncio.timeout(SECONDS):
                await post(target, headers, body)
        except (OSError, BadAddress, h11.ProtocolError, TimeoutError) as error:
            log.info("webhook not delivered: %s", error)
