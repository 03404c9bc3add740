"""The browser table's files, as built into the package; and the headers that keep every page to itself."""

from __future__ import annotations

import ipaddress
import mimetypes
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent / "static"
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes of moving pieces; no script
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rulewright</title>
<h1>The browser table is not built</h1>
<p>The server runs, but its pages are missing. In a checkout of the sources: <code>make web</code>,
then reload this page. The protocol for programs is in <code>docs/protocol.md</code>.</p></html>"""


PACKED = {".br": "br", ".gz": "gzip"}  # made by the build, the smaller first
INSIDE = ("localhost", "local", "lan", "internal", "home.arpa")  # names that nobody outside can own


def own_name(host: str, allowed: list[str]) -> bool:
    """Is this Host one that we answer to? A foreign name that leads here is a trick (DNS rebinding): its
    page would speak to us as if it were our own. Addresses and names of one's own network are no trick."""
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    name = name.strip("[]").rstrip(".").lower()
    if "*" in allowed or name in allowed or "." not in name:
        return True
    if any(name == inside or name.endswith(f".{inside}") for inside in INSIDE):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(asked: HTTPConnection) -> bool:
    """Browsers say which page asks: only our own may. Programs say nothing, and carry no cookie to steal."""
    origin = asked.headers.get("origin")
    if origin is None:
        return asked.headers.get("sec-fetch-site") != "cross-site"
    allowed: list[str] = asked.app.state.origins
    try:
        return origin in allowed or urlsplit(origin).netloc.lower() == asked.headers.get("host", "").lower()
    except ValueError:
        return False


class Named:
    """Answers only to names that are ours."""

    def __init__(self, app: ASGIApp, allowed: list[str]) -> None:
        self.app = app
        self.allowed = [name.lower() for name in allowed]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if own_name(host, self.allowed):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            why = f"this server does not answer to the name {host[:100]!r}; see rulewright serve --allow-host"
            await JSONResponse({"error": why}, 421)(scope, receive, send)


class Guarded:
    """Adds the headers to every answer; files whose name holds their hash may be kept for good."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                kept = scope["path"].startswith("/assets/") and message["status"] == 200
                headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-store"
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def sent(request: Request, file: Path) -> Response:
    """The file, in the smallest form that was built of it and that the browser takes."""
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    taken = accepted(request.headers.get("accept-encoding", ""))
    for ending, encoding in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in taken and packed.is_file():
            headers = {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}
            return FileResponse(packed, media_type=kind, headers=headers)
    return FileResponse(file, media_type=kind, headers={"Vary": "Accept-Encoding"})


def accepted(header: str) -> set[str]:
    """The encodings that a browser takes; `br;q=0` is a no."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")[:20]]
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


async def page(request: Request) -> Response:
    """The one page, whatever its address: it finds out by itself what to show."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(MISSING, 503)
    return sent(request, index)


async def file(request: Request) -> Response:
    """A file of the built page, and nothing outside its folder."""
    wanted = request.path_params["path"]
    try:
        found = (STATIC / wanted).resolve()
        if found.is_file() and found.is_relative_to(STATIC.resolve()):
            return sent(request, found)
    except (ValueError, OSError):
        pass
    return Response("not found", 404, media_type="text/plain")


ROUTES = [
    Route("/", page),
    Route("/t/{rest:path}", page),
    Route("/new/{rest:path}", page),
    Route("/{path:path}", file),
]
