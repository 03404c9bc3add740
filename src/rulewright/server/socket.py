"""The websocket half of the protocol: hello, commands in, pictures out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from rulewright.core.errors import GameError
from rulewright.server import commands as do
from rulewright.server import limits, shapes
from rulewright.server.hall import Hall, NoTable, Unreadable
from rulewright.server.room import Room
from rulewright.server.site import same_origin
from rulewright.server.store import Broken
from rulewright.server.tokens import hashed
from rulewright.server.viewer import Closing, Viewer
from rulewright.server.words import Refusal, refused, say

BAD, FORBIDDEN, NO_TABLE, NO_HELLO, SLOW, UNREADABLE, TOO_MANY = 4400, 4403, 4404, 4408, 4409, 4412, 4429
TRY_LATER = 1013
log = logging.getLogger(__name__)


async def endpoint(socket: WebSocket) -> None:
    host = host_of(socket)
    if not same_origin(socket) or not socket.app.state.allowance.sockets.take(host):
        await socket.close(FORBIDDEN)  # before it is accepted: the browser sees 403
        return
    await socket.accept()
    try:
        viewer = await enter(socket, host)
        watches = not viewer.key
        try:
            await serve(socket, viewer)
        finally:
            viewer.room.leave(viewer)
            if watches:
                socket.app.state.allowance.here.leave(host)
    except Closing as closing:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(closing.code, str(closing))
    except (WebSocketDisconnect, ConnectionError):
        pass


async def enter(socket: WebSocket, address: str) -> Viewer:
    """The first message says who looks."""
    hall: Hall = socket.app.state.hall
    try:
        async with asyncio.timeout(limits.HELLO):
            hello = do.decode(await text(socket))
    except TimeoutError:
        raise Closing(NO_HELLO, "no hello in time") from None
    except msgspec.MsgspecError:
        raise Closing(BAD, "the first message is a hello") from None
    if not isinstance(hello, do.Hello):
        raise Closing(BAD, "the first message is a hello")
    await socket.app.state.allowance.work.look(address, limits.ENTERING)
    try:
        room = await hall.room(socket.path_params["table"])
        lang = hall.language(hello.lang)
    except NoTable:
        raise Closing(NO_TABLE, "no such table") from None
    except Refusal as refusal:
        raise Closing(BAD, refusal.say("en")) from None
    except Unreadable as error:
        raise Closing(UNREADABLE, str(error)[:100]) from None
    except Broken:
        raise Closing(TRY_LATER, say("en", "refused-store")) from None
    if hello.token is None:
        admit_spectator(room, address, lang, socket.app.state.allowance.here)
    elif room.table.holder(hello.token) is None:
        raise Closing(FORBIDDEN, say(lang, "refused-token"))
    key = hashed(hello.token) if hello.token is not None else ""
    viewer = Viewer(room, key, lang, address, hello.covered, hello.ahead)
    room.enter(viewer)
    return viewer


def admit_spectator(room: Room, address: str, lang: str, here: limits.Crowd) -> None:
    """Who sits at a table always gets in; who watches, while there is room."""
    if not room.table.made.spectators:
        raise Closing(FORBIDDEN, say(lang, "refused-no-spectators"))
    if not room.may_watch(address) or not here.enter(address):
        raise Closing(TOO_MANY, say(lang, "closed-full"))


async def serve(socket: WebSocket, viewer: Viewer) -> None:
    """Both directions at once, until one ends."""
    tasks = [asyncio.create_task(hear(socket, viewer)), asyncio.create_task(speak(socket, viewer))]
    if viewer.ahead:
        tasks.append(asyncio.create_task(foresee(socket, viewer)))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def speak(socket: WebSocket, viewer: Viewer) -> None:
    try:
        while True:
            data = await viewer.next()
            async with asyncio.timeout(limits.SENDING):
                await socket.send_text(data.decode())
    except (TimeoutError, ConnectionError):
        raise Closing(SLOW, "too slow") from None


async def foresee(socket: WebSocket, viewer: Viewer) -> None:
    """After each picture with a new question what its choices would do: paid for like an answer."""
    allowance: limits.Allowance = socket.app.state.allowance
    while True:
        await viewer.question()
        _, options = viewer.room.window(viewer.eyes, viewer.lang).asked()
        await allowance.work.look(host_of(socket), limits.COSTS[do.Forecast] * len(options))
        told = None if viewer.asks else viewer.room.window(viewer.eyes, viewer.lang).foreseen()
        if told is not None:
            await viewer.tell(shapes.encode(told))


def host_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else "?"


async def hear(socket: WebSocket, viewer: Viewer) -> None:
    allowance: limits.Allowance = socket.app.state.allowance
    host = host_of(socket)
    bucket = limits.Bucket(*allowance.messages)
    refusals = 0
    while True:
        await asyncio.sleep(0)  # in turn with the other sockets
        data = await text(socket)
        if not bucket.take():
            refusals += 1
            if refusals > 50:
                raise Closing(TOO_MANY, "too many messages")
            await viewer.answer(refused(Refusal("limit", "limit"), viewer.lang, None))
            await asyncio.sleep(0.05)
            continue
        viewer.asking = True
        answer = await answered(viewer, data, allowance, host)
        viewer.asking = answer is not None
        if answer is not None:
            await viewer.answer(answer)


async def answered(viewer: Viewer, data: str, allowance: limits.Allowance, host: str) -> bytes | None:
    """The answer to one message, if it comes at once; what goes wrong is said, not thrown."""
    ref: str | int | None = None
    try:
        command = do.decode(data)
        ref = command.ref
        if isinstance(ref, str) and len(ref) > 64:
            raise Refusal("bad", "too-long", most=64)
        await paid(command, len(data), viewer, allowance, host)
        return await viewer.room.obey(viewer, command)
    except Refusal as refusal:
        return refused(refusal, viewer.lang, ref)
    except (msgspec.MsgspecError, GameError) as error:
        code = "illegal" if isinstance(error, GameError) else "bad"
        return refused(Refusal(code, "bad", why=str(error)), viewer.lang, ref)


async def paid(command: do.Any, size: int, viewer: Viewer, allowance: limits.Allowance, host: str) -> None:
    """Wait until the address may have this done; what would be written is limited too."""
    thoughts = limits.THOUGHTS.get(type(command), 0)
    if thoughts and not allowance.hints.take(host, thoughts):
        raise Refusal("limit", "hint-limit")
    cost = limits.COSTS.get(type(command))
    if cost is not None:
        await allowance.work.look(host, cost * choices(command))
    elif allowance.bytes.take(host, size):
        showing = limits.SHOWING * len(viewer.room.viewers)
        await allowance.work.play(host, limits.COST * choices(command) + showing)
    else:
        raise Refusal("limit", "limit")


def choices(command: do.Any) -> int:
    """How many choices a command holds; one that holds none is no less work."""
    if isinstance(command, do.Forecast):
        return min(len(command.option), limits.FORESEEN) if isinstance(command.option, list) else 1
    if not isinstance(command, do.Choose):
        return 1
    lists = [given for given in (command.option, command.say) if isinstance(given, list)]
    lists += (command.trays or {}).values()
    return min(max(sum(map(len, lists)), 1), limits.BATCH)


async def text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    data = message.get("text")
    if data is None:
        raise Closing(BAD, "messages are text")
    if len(data) > limits.MESSAGE:
        raise Closing(BAD, say("en", "refused-too-long", most=limits.MESSAGE))
    return str(data)


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", endpoint)]
