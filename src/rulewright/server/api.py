"""The HTTP half of the protocol: games, rules, tables, records."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rulewright.bots import called
from rulewright.bots.measured import in_words, measured
from rulewright.core.errors import GameError, brief, unread
from rulewright.core.game import Choice, Game
from rulewright.core.lesson import lesson
from rulewright.core.reference import items_of
from rulewright.core.rulebook import look_up, rulebook
from rulewright.core.texts import LANGUAGES, Texts, texts, written
from rulewright.server import limits, picture, shapes
from rulewright.server.hall import Hall, NoTable, Order, Unreadable
from rulewright.server.room import Room
from rulewright.server.site import accepted, same_origin
from rulewright.server.store import Broken
from rulewright.server.words import Refusal, chosen, say
from rulewright.server.worked import worked_picture

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]
log = logging.getLogger(__name__)
STATUS = {"not_yours": 403, "stale": 409, "taken": 409, "busy": 503, "limit": 429}


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    invite: str | None = None


class TooMuch(Exception):
    """A request that is too big or too slow; with its status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


def reply(value: Any, status: int = 200) -> Response:
    return Response(shapes.encode(value), status, media_type="application/json")


def packed(request: Request, answer: Response) -> Response:
    """The same, smaller for who takes it: only where nobody else writes into the answer, no name and no chat,
    so that its length tells nothing of a secret in it."""
    answer.headers["Vary"] = "Accept-Encoding"
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        answer.body = gzip.compress(bytes(answer.body), mtime=0)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


def failure(status: int, text: str) -> Response:
    return reply({"error": text}, status)


def language(request: Request) -> str:
    wanted = request.query_params.get("lang")
    if wanted is not None and wanted not in LANGUAGES:
        raise GameError(f"unknown language {brief(wanted)}; languages: {', '.join(LANGUAGES)}")
    return chosen(wanted or request.headers.get("accept-language"))


def spoken(request: Request) -> str:
    """The language of an error: one that we do not speak is no further error."""
    return chosen(request.query_params.get("lang") or request.headers.get("accept-language"))


def allowance(request: Request) -> limits.Allowance:
    found: limits.Allowance = request.app.state.allowance
    return found


def hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise GameError(f"a {what} is a number, not {brief(text)}")
    return int(text)


async def body(request: Request, most: int) -> bytes:
    """The request's body, if it is not too big and comes in time."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(limits.READING):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise TooMuch(413, f"too big: at most {most} bytes")
                parts.append(part)
    except TimeoutError:
        raise TooMuch(408, "the request took too long to arrive") from None
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T:
    data = await body(request, limits.BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise GameError(f"not understood: {unread(error, data)}") from None


def politely(answer: Answer) -> Answer:
    """Whatever goes wrong by the client's doing is a clear 4xx."""

    async def endpoint(request: Request) -> Response:
        if request.method == "POST" and not same_origin(request):
            return failure(403, "a page of another site may not do this")
        if not allowance(request).requests.take(address(request)):
            return failure(429, say(spoken(request), "refused-limit"))
        try:
            async with asyncio.timeout(limits.ANSWER):
                return await answer(request)
        except NoTable:
            return failure(404, "no such table")
        except Unreadable as error:
            return failure(410, str(error))
        except Broken as error:
            log.error("the store: %s", error)
            return failure(503, say(spoken(request), "refused-store"))
        except Refusal as refusal:
            return failure(STATUS.get(refusal.code, 400), refusal.say(spoken(request)))
        except TooMuch as error:
            return failure(error.status, str(error))
        except GameError as error:
            return failure(404 if str(error).startswith("unknown game") else 400, str(error))
        except ClientDisconnect:
            return failure(400, "the client went away")
        except TimeoutError:
            return failure(503, "this took too long; please try again")

    return endpoint


def limited(rates: str, request: Request, drops: float = 1.0) -> None:
    """Take from a narrower allowance as well."""
    found: limits.Rates = getattr(allowance(request), rates)
    if not found.take(address(request), drops):
        raise Refusal("limit", "limit")


# --- games and rules ------------------------------------------------------------------------------
async def languages(request: Request) -> Response:
    return reply({"languages": LANGUAGES})


async def push(request: Request) -> Response:
    """The key to which browsers subscribe; null where none is configured."""
    pusher = hall(request).hooks.pusher
    return reply({"key": pusher.public if pusher is not None else None})


async def games(request: Request) -> Response:
    lang = language(request)
    catalogue = hall(request).catalogue
    cards = [card(game, catalogue.bots(game), lang) for game in catalogue.all()]
    return packed(request, reply({"games": cards}))


async def game(request: Request) -> Response:
    lang = language(request)
    catalogue = hall(request).catalogue
    found = catalogue.game(request.path_params["game"])
    shown = card(found, catalogue.bots(found), lang)
    said = texts(found, lang)
    named = {"domains": domains(found, lang), "messages": names(found, lang)}
    printed = found.printed(said) if found.printed is not None else None
    return packed(request, reply({**shown, **named, "printed": printed, "clauses": clauses(found, lang)}))


RENDERED = ("ask-", "did-", "do-", "effect-", "end-", "event-", "hint-", "lesson-", "why-")
ENTRY = re.compile(r"\n(?=[#a-z-])")  # of Fluent: what belongs to one is indented, or closes it


def names(game: Game, lang: str) -> str:
    """What a drawing may have to call by its name, as Fluent; no sentence that the server says itself."""
    return "\n".join(x for x in ENTRY.split(written(game, lang)) if not x.startswith((*RENDERED, "#")))


def words(texts: Texts, key: str, otherwise: str = "") -> str:
    return texts.say(key) if texts.has(key) else otherwise


def card(game: Game, bots: list[str], lang: str) -> dict[str, Any]:
    said = texts(game, lang)
    return {
        "id": game.id,
        "title": words(said, "game-title", game.title),
        "about": words(said, "game-about"),
        "rules": game.rules,
        "modes": [
            {
                "id": mode,
                "name": words(said, f"mode-{mode}", mode),
                "about": words(said, f"mode-{mode}-about"),
                "seats": list(seats),
            }
            for mode, seats in game.modes.items()
        ],
        "options": [option(said, id, choice, game) for id, choice in game.options.items()],
        "bots": bots,
        "levels": {bot: level(game, bot, said) for bot in bots},
        "lesson": found.minutes if (found := lesson(game)) is not None else None,
    }


def level(game: Game, bot: str, said: Texts) -> dict[str, Any]:
    """What a bot is called and what that means; its rating and milliseconds a choice, where measured, and
    what was measured."""
    found = next((one for one in measured(game) if one.level == bot), None)
    rating, ms = (found.rating(), found.ms) if found else (None, None)
    return {
        "name": said.bot(called(bot)),
        "note": words(said, f"level-{bot}-note"),
        "rating": rating,
        "ms": ms,
        "measured": in_words(found, said) if found else "",
    }


def option(said: Texts, id: str, choice: Choice, game: Game) -> dict[str, Any]:
    values = choice.values
    named = values if isinstance(values, dict) else {}
    return {
        "id": id,
        "name": words(said, f"option-{id}", id),
        "about": words(said, f"option-{id}-about"),
        "modes": list(choice.modes or game.modes),
        "default": choice.named(choice.default),
        "values": [
            {
                "id": v,
                "name": words(said, f"option-{id}-{v}", v),
                "seats": choice.least(number),
                "most": choice.most(number),
            }
            for v, number in named.items()
        ],
        "range": [values[0], values[-1]] if isinstance(values, range) else None,
        "needs": {other: game.options[other].named(number) for other, number in choice.needs.items()},
    }


def domains(game: Game, lang: str) -> dict[str, Any]:
    """Notation and name of every component that a player can name."""
    said = texts(game, lang)
    found: dict[str, Any] = {}
    everything = [d for verb in game.vocabulary.verbs for d in verb.domains]
    everything += [d for message in game.vocabulary.messages for d in message.domains]
    for domain in everything:
        if domain.labels and len(domain.labels) >= len(found.get(domain.name, {}).get("labels", ())):
            names = [said.name(domain, value) for value in range(domain.size)]
            found[domain.name] = {"labels": domain.labels, "names": names}
    return found


def clauses(game: Game, lang: str) -> dict[str, str]:
    """By the id of a card, tile or module the clause that tells of it."""
    try:
        book = rulebook(game, lang)
    except GameError:  # it has no rules in words
        return {}
    return book.clauses_of([row for rows in items_of(game.folder).values() for row in rows])


async def rules(request: Request) -> Response:
    """The book as players read it, the section of a clause, or what holds the words."""
    game, lang = hall(request).catalogue.game(request.path_params["game"]), language(request)
    book = rulebook(game, lang)
    wanted, find = request.query_params.get("clause"), request.query_params.get("find")
    sections = book.sections
    if wanted is not None:
        if wanted not in book.clauses:
            return failure(404, f"no clause {brief(wanted)}")
        sections = [book.around(wanted)]
    elif "ten" in request.query_params:
        sections = book.ten_minutes()
    elif find is not None:
        limited("heavy", request)
        sections = look_up(game, lang, find[:100])[: limits.FOUND]
    return packed(request, reply({"sections": sections}))


async def worked(request: Request) -> Response:
    """The table at which the worked turn of the ten minutes begins; made once, by playing up to it."""
    game = hall(request).catalogue.game(request.path_params["game"])
    found = await asyncio.to_thread(worked_picture, game, language(request))
    return packed(request, reply(found))


async def cards(request: Request) -> Response:
    """Everything that has a name and a row in a table of the book."""
    book = rulebook(hall(request).catalogue.game(request.path_params["game"]), language(request))
    return packed(request, reply({"cards": book.cards}))


# --- tables ---------------------------------------------------------------------------------------
async def room(request: Request) -> Room:
    return await hall(request).room(request.path_params["table"])


def holder(request: Request, room: Room) -> int | None:
    """The seat whose token the request carries; none: a spectator, if those may watch."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    seat = room.table.holder(token.strip()) if scheme.lower() == "bearer" else None
    if token and seat is None:
        raise Refusal("not_yours", "token")
    if seat is None and not room.table.made.spectators:
        raise Refusal("not_yours", "no-spectators")
    return seat


async def tables(request: Request) -> Response:
    limited("heavy", request)
    lang = language(request)
    found = await hall(request).listed()
    return reply({"tables": [picture.summary(r.table, lang, r.presence()) for r in found]})


async def make(request: Request) -> Response:
    limited("tables", request)
    order = await read(request, Order)
    if order.public:
        limited("public", request)
    return reply(await hall(request).make(order, language(request)), 201)


async def table(request: Request) -> Response:
    found = await room(request)
    seat = holder(request, found) if "authorization" in request.headers else None
    return reply(found.window(seat, language(request)).summary(found.presence()))


async def sit(request: Request) -> Response:
    limited("tables", request)
    seat = number(request.path_params["seat"], "seat")
    asked = await read(request, Sitting)
    id = request.path_params["table"]
    token = await hall(request).sit(id, seat, asked.name, asked.invite)
    return reply({"table": id, "seat": seat, "token": token}, 201)


async def frame(request: Request) -> Response:
    limited("heavy", request)
    version = number(request.path_params["version"], "version")
    found = await room(request)
    seat = holder(request, found)
    await allowance(request).work.look(address(request), limits.FRAME)
    window = found.window(seat, language(request))
    return reply(window.frame(version))


async def beats(request: Request) -> Response:
    limited("heavy", request)
    start, to = (number(request.path_params[end], "version") for end in ("start", "to"))
    found = await room(request)
    seat = holder(request, found)
    await allowance(request).work.look(address(request), limits.STRETCHED)
    window = found.window(seat, language(request))
    return packed(request, reply(window.beats(start, to)))


async def record(request: Request) -> Response:
    limited("heavy", request)
    found = await room(request)
    to = request.query_params.get("to")
    version = number(to, "version") if to is not None else None
    seat = holder(request, found)
    if found.table.stopped:
        answer = reply(await hall(request).give_record(found, seat))
    else:
        answer = reply(await found.give_record(version))
    name = f"{found.table.game.id}-{found.table.id}.json"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


async def bring(request: Request) -> Response:
    limited("tables", request, limits.BROUGHT)
    seat = request.query_params.get("seat")
    data = await body(request, limits.RECORD)
    mine = number(seat, "seat") if seat is not None else None
    return reply(await hall(request).bring(data, language(request), mine), 201)


async def unknown(request: Request) -> Response:
    return failure(404, "no such thing here; see docs/protocol.md")


ROUTES = [
    Route("/api/languages", politely(languages)),
    Route("/api/push", politely(push)),
    Route("/api/games", politely(games)),
    Route("/api/games/{game}", politely(game)),
    Route("/api/games/{game}/rules", politely(rules)),
    Route("/api/games/{game}/cards", politely(cards)),
    Route("/api/games/{game}/worked-turn", politely(worked)),
    Route("/api/tables", politely(tables), methods=["GET"]),
    Route("/api/tables", politely(make), methods=["POST"]),
    Route("/api/tables/{table}", politely(table)),
    Route("/api/tables/{table}/seats/{seat}", politely(sit), methods=["POST"]),
    Route("/api/tables/{table}/frames/{version}", politely(frame)),
    Route("/api/tables/{table}/beats/{start}/{to}", politely(beats)),
    Route("/api/tables/{table}/record", politely(record)),
    Route("/api/records", politely(bring), methods=["POST"]),
]
