"""The server put together, and run."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulewright.core.errors import GameError
from rulewright.server import api, limits, site, socket
from rulewright.server.catalogue import Catalogue
from rulewright.server.doors import Door
from rulewright.server.hall import Hall
from rulewright.server.store import store
from rulewright.server.thinkers import SECONDS, Thinkers
from rulewright.server.webhook import Hooks

if TYPE_CHECKING:
    from rulewright.server.push import Pusher

log = logging.getLogger(__name__)


class Settings:
    """What a server is started with."""

    def __init__(
        self,
        store: str,
        modules: list[str] | None = None,
        origins: list[str] | None = None,
        workers: int = 2,
        seconds: float = SECONDS,
        wide: bool = False,
        hooks_anywhere: bool = False,
        push_key: Path | None = None,
        contact: str = "",
        hosts: list[str] | None = None,
        expire: int = 0,
        bots: list[str] | None = None,
    ) -> None:
        self.store = store
        self.modules = modules or []  # further games
        self.origins = origins or []  # pages elsewhere that may open a websocket
        self.workers = workers
        self.seconds = seconds  # a bot's time for a choice
        self.wide = wide  # no rate limits worth the name: benchmarks
        self.hooks_anywhere = hooks_anywhere
        self.push_key = push_key
        self.contact = contact  # of whoever runs the server, for push services
        self.hosts = hosts or []  # names that it answers to, besides those of its own network
        self.expire = expire  # days after which a dead table is deleted; 0: never
        self.bots = bots or []  # further ones, as module:Class


def application(settings: Settings) -> Starlette:
    catalogue = Catalogue(settings.modules, settings.bots)
    hall = Hall(
        store(settings.store),
        catalogue,
        Thinkers(catalogue, settings.workers, settings.seconds),
        Hooks(settings.hooks_anywhere, pusher(settings)),
    )
    hall.expire = settings.expire

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        gc.collect()
        gc.freeze()  # what is loaded now stays: no need to look at it again and again
        gc.set_threshold(1_000, 5, 5_000)  # often and little: everybody waits for a collection
        try:
            yield
        finally:
            await hall.close()

    app = Starlette(
        routes=[
            *api.ROUTES,
            *socket.ROUTES,
            Route("/api/{rest:path}", api.politely(api.unknown), methods=["GET", "POST"]),
            *site.ROUTES,
        ],
        middleware=[Middleware(site.Guarded), Middleware(site.Named, allowed=settings.hosts)],
        exception_handlers={405: not_that_way, 500: sorry},
        lifespan=life,
    )
    app.state.hall = hall
    app.state.origins = settings.origins
    app.state.allowance = limits.Allowance(settings.wide)
    return app


def pusher(settings: Settings) -> Pusher | None:
    if settings.push_key is None:
        return None
    try:
        from rulewright.server.push import Pusher
    except ImportError:
        raise GameError("push notices need cryptography: pip install rulewright[push]") from None
    return Pusher(settings.push_key, settings.contact or "mailto:nobody@localhost")


async def not_that_way(request: Request, error: Exception) -> Response:
    return api.failure(405, f"{request.method} is not possible here")


async def sorry(request: Request, error: Exception) -> Response:
    """Our fault: the log has it, the client does not."""
    return api.failure(500, "something went wrong on the server")


def server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    config = uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=Door,
        ws="websockets-sansio",
        ws_max_size=limits.MESSAGE * 4,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=16 * 1024,
    )
    return uvicorn.Server(config)
