"""The command that serves tables to browsers and programs."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from rulewright.cli import browser
from rulewright.cli.arguments import at_least, flag, whole, words
from rulewright.cli.complaint import complain
from rulewright.core.errors import GameError, brief

if TYPE_CHECKING:
    from rulewright.server.app import Settings


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 for all of this machine.")
    ] = "127.0.0.1",
    lan: Annotated[bool, flag("For everybody in this network: listen at 0.0.0.0.")] = False,
    port: Annotated[int, whole("The port; 0: any that is free.")] = 8800,
    store: Annotated[
        str, Parameter(help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/DATABASE.")
    ] = "sqlite:///rulewright.db",
    origin: Annotated[
        list[str] | None, Parameter(help="Another page's origin, as https://example.org, that may connect.")
    ] = None,
    workers: Annotated[int, whole("Processes for bots.")] = 2,
    bot_seconds: Annotated[float, Parameter(help="The most time a bot takes for one choice.")] = 5.0,
    game: Annotated[
        list[str] | None, Parameter(help="A further module that holds a game, as tests.toys.cellars.")
    ] = None,
    bots: Annotated[
        str | None, Parameter(help="Further bots to play against, with commas, as module:Class.")
    ] = None,
    push_key: Annotated[
        Path | None, Parameter(help="Notify closed browsers; the key is kept in this file, made if missing.")
    ] = None,
    contact: Annotated[
        str, Parameter(help="Who runs this server, for push services: mailto:you@example.org.")
    ] = "",
    allow_host: Annotated[
        list[str] | None,
        Parameter(help="A name that leads here, as play.example.org; addresses and local names always do."),
    ] = None,
    expire: Annotated[
        int, whole("Days until an unused table that never began, or of bots alone, is deleted; 0: never.")
    ] = 30,
    open: Annotated[bool, flag("Open it in this machine's browser, if somebody sits here with one.")] = False,
    wide: Annotated[bool, flag("Without rate limits, for measuring.")] = False,
) -> int:
    from rulewright.server.app import Settings

    if not 0 <= port < 1 << 16:
        raise GameError(f"bad port {brief(port)}; a port is a number from 0 to 65535")
    if lan and host != "127.0.0.1":
        raise GameError("--lan listens at 0.0.0.0; give --host or --lan, not both")
    if workers < 1 or not 0.05 <= bot_seconds <= 600:
        raise GameError("bots need at least one process, and 0.05 to 600 seconds for a choice")
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    at_least(0, expire, "--expire")
    names = [*(allow_host or ()), host]
    own = words(bots) if bots is not None else []
    settings = Settings(
        store, game, origin, workers, bot_seconds, wide, False, push_key, contact, names, expire, own
    )  # fmt: skip
    return run(settings, "0.0.0.0" if lan else host, port, open and browser.here())


def run(settings: Settings, host: str, port: int, opened: bool) -> int:
    """Try store and port first, so that the printed address is true; then serve until told to stop."""
    from rulewright.server.app import server
    from rulewright.server.site import STATIC

    asyncio.run(tried(settings.store))
    try:
        listener = bound(host, port)
    except OSError as error:
        free = "; --port 0 takes one that is free" if error.errno == errno.EADDRINUSE else ""
        raise GameError(f"cannot listen at {host} port {port}: {error.strerror or error}{free}") from None
    except (TypeError, UnicodeError):
        raise GameError(f"cannot listen at {host}: that is no address") from None
    serving = server(settings, host, port)
    if not (STATIC / "index.html").is_file():
        complain("this build has no pages for browsers: only programs can play; in the sources: make web")
    for line in addresses(host, listener.getsockname()[1]):
        print(line, flush=True)
    print(f"kept in {settings.store.split('@')[-1]}; Ctrl-C stops", flush=True)
    many_files()
    if opened:  # the listener takes its calls already
        browser.show(home(host, listener.getsockname()[1]))
    serving.run(sockets=[listener])
    return 0 if serving.started else 1


def addresses(host: str, port: int) -> list[str]:
    """Where the tables are, and for whom: an address that a friend can open, or that there is none."""
    here = "Rulewright serves tables at http://{}:{}/"
    if host in ("127.0.0.1", "localhost", "::1"):
        return [here.format("localhost", port), "for this machine only; --lan serves others in this network"]
    if host not in ("0.0.0.0", "::"):
        return [here.format(f"[{host}]" if ":" in host else host, port)]
    outside = network_address()
    if outside is None:
        return [here.format("localhost", port), "no network found: for this machine only"]
    return [here.format(outside, port), f"for everybody in this network; here also http://localhost:{port}/"]


def home(host: str, port: int) -> str:
    """Where a browser on this machine finds it: by the name that friends can use too, where there is one."""
    return addresses(host, port)[0].split()[-1]


def network_address() -> str | None:
    """The address by which this machine is known in its network; none, if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: only the way there is looked up
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") or found == "0.0.0.0" else found


async def tried(address: str) -> None:
    """Open the store once: what is wrong with it is better said before anything runs."""
    from rulewright.server.store import store

    found = store(address)
    await found.open()
    await found.close()


def many_files() -> None:
    """Every connection is an open file: allow as many as the system lets us."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(1024)
    return listener
