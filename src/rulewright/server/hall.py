"""All tables of a server: made, found, read back from the store, put away when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec

from rulewright.core import records
from rulewright.core.errors import GameError
from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.server import entries as kept
from rulewright.server import tokens
from rulewright.server.catalogue import Catalogue
from rulewright.server.room import AWAY, PAUSE, STILL, Room, began
from rulewright.server.store import Conflict, Note, Store
from rulewright.server.table import OPEN, PLAYING, Table, rebuilt
from rulewright.server.thinkers import Thinkers
from rulewright.server.webhook import Hooks
from rulewright.server.words import Refusal

NAME = 24  # characters
IDLE = 600.0  # seconds after which an unused table is put away
LISTED = 50
RESUMED = 100_000  # tables looked at when the server starts
log = logging.getLogger(__name__)


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of a table to be made."""

    kind: str = "open"
    name: str = ""
    bot: str = ""


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    mode: str | None = None
    options: dict[str, str | int | bool] = {}
    seats: list[Wanted] | None = None
    public: bool = False
    spectators: bool = True
    chat: bool | None = None
    pace: str = "live"
    seed: int | None = None


class Made(msgspec.Struct):
    table: str
    tokens: dict[str, str]
    invite: str


class NoTable(Exception):
    """There is no table of that name."""


class Hall:
    def __init__(self, store: Store, catalogue: Catalogue, thinkers: Thinkers, hooks: Hooks) -> None:
        self.store = store
        self.catalogue = catalogue
        self.thinkers = thinkers
        self.hooks = hooks
        self.pause = PAUSE
        self.away = dict(AWAY)
        self.still = dict(STILL)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._replaying = asyncio.Lock()  # one brought record at a time: others want to play

    async def open(self) -> None:
        await self.store.open()
        self.store.watch(self._told)
        self._tasks = [asyncio.create_task(work()) for work in (self._learn_words, self._resume, self._tidy)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        self.thinkers.close()
        await self.store.close()

    def _told(self, id: str, number: int) -> None:
        """Another server wrote to a table."""
        if id in self._rooms:
            self._rooms[id].catch_up(number)

    # --- finding ----------------------------------------------------------------------------------
    async def read(self, id: str) -> Table:
        """A table as the store has it."""
        data = await self.store.read(id)
        if not data:
            raise NoTable(id)
        return await asyncio.to_thread(self._rebuild, id, data)

    def _rebuild(self, id: str, data: list[bytes]) -> Table:
        all = [kept.decode(entry) for entry in data]
        made = all[0]
        assert isinstance(made, kept.Made)
        return rebuilt(id, self.catalogue.game(made.game), all)

    async def room(self, id: str) -> Room:
        """The table in use; read back only once, however many ask."""
        if id in self._rooms:
            self._rooms[id].used = time.monotonic()  # not put away while somebody is on the way in
            return self._rooms[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._open_room(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open_room(self, id: str) -> Room:
        if len(id) > 64 or not id.isascii() or not id.isalnum():
            raise NoTable(id)
        room = Room(self, await self.read(id))
        self._rooms[id] = room
        room.wake()
        return room

    async def listed(self) -> list[Room]:
        """Public tables: with open seats first, then those in play."""
        found = []
        for phase in (OPEN, PLAYING):
            for id in await self.store.tables(phase, True, LISTED):
                try:
                    room = await self.room(id)
                except (GameError, NoTable):
                    continue
                if room.table.phase in (OPEN, PLAYING):
                    found.append(room)
        return found

    async def _resume(self) -> None:
        """After a start: bots go on where they were."""
        for id in await self.store.tables(PLAYING, False, RESUMED):
            try:
                if id not in self._rooms:
                    table = await self.read(id)
                    if any(table.seats[seat].bot for seat in table.deciders):
                        await self.room(id)
            except GameError as error:
                log.warning("table %s cannot go on: %s", id, error)
            except Exception:
                log.exception("table %s cannot be read", id)
            await asyncio.sleep(0)

    async def _learn_words(self) -> None:
        """Reading a game's texts takes a while: better before the first player comes."""
        for game in self.catalogue.all():
            for lang in LANGUAGES:
                await asyncio.to_thread(texts, game, lang)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for id in [id for id, room in self._rooms.items() if room.idle > IDLE]:
                del self._rooms[id]

    # --- making -----------------------------------------------------------------------------------
    async def make(self, order: Order, lang: str = "en") -> Made:
        game = self.catalogue.game(order.game)
        wanted = order.seats if order.seats is not None else self._usual(game, order.mode)
        if order.pace not in AWAY:
            raise GameError(f"unknown pace {order.pace!r}; paces: {', '.join(AWAY)}")
        if order.seed is not None and not 0 <= order.seed < 1 << 62:
            raise GameError("a seed is a number from 0 to 2^62 - 1")
        bots_only = all(seat.kind == "bot" for seat in wanted)
        setup = game.setup(len(wanted), order.mode, 0, order.options, bots=bots_only)
        named = {id: game.options[id].named(value) for id, value in setup.options.items()}
        invite = tokens.new()
        made = kept.Made(
            game=game.id,
            rules=game.rules,
            content=game.content_hash(),
            mode=setup.mode,
            seats=len(wanted),
            options=named,
            at=int(time.time()),
            invite=tokens.hashed(invite),
            public=order.public,
            spectators=order.spectators,
            chat=order.chat if order.chat is not None else not order.public,
            pace=order.pace,
            seeded=order.seed is not None,
            seed=order.seed,
        )
        happened, held = self._seated(game, wanted, lang)
        if not any(seat.kind == "open" for seat in wanted):
            happened.append(began(made))
        return await self._found(made, happened, held, invite)

    def _usual(self, game: Game, mode: str | None) -> list[Wanted]:
        """You and bots."""
        bot = Wanted("bot", bot=self.catalogue.bots(game)[-1])
        return [Wanted("me")] + [bot] * (game.seats(mode)[0] - 1)

    def _seated(self, game: Game, wanted: list[Wanted], lang: str) -> tuple[list[kept.Any], dict[str, str]]:
        words = texts(game, lang)
        happened: list[kept.Any] = []
        held: dict[str, str] = {}
        for number, seat in enumerate(wanted):
            if seat.kind == "me":
                token = held[str(number)] = tokens.new()
                name = nickname(seat.name or words.player(number))
                happened.append(kept.Sat(number, name, tokens.hashed(token), host=True))
            elif seat.kind == "bot":
                known = self.catalogue.bots(game)
                bot = seat.bot or known[-1]
                if bot not in known:
                    raise GameError(f"unknown bot {bot!r} for {game.id}; bots: {', '.join(known)}")
                happened.append(kept.Installed(number, bot))
            elif seat.kind != "open":
                raise GameError(f"unknown kind of seat {seat.kind!r}; kinds: me, open, bot")
        return happened, held

    async def _found(
        self, made: kept.Made, happened: list[kept.Any], held: dict[str, str], invite: str
    ) -> Made:
        """Keep the new table and open it."""
        begun = any(isinstance(entry, kept.Began) for entry in happened)
        data = [kept.encode(entry) for entry in (made, *happened)]
        while True:
            id = tokens.table_id()
            try:
                await self.store.append(id, 0, data, Note(PLAYING if begun else OPEN, made.public, made.at))
            except Conflict:
                continue
            await self.room(id)
            return Made(id, held, invite)

    async def sit(self, id: str, seat: int, name: str, invite: str | None) -> str:
        """Take an open seat; the token that holds it."""
        room = await self.room(id)
        if not room.table.made.public and not tokens.same(invite or "", room.table.invite):
            raise Refusal("not_yours", "invite")
        token = tokens.new()
        await room.sit(seat, nickname(name), tokens.hashed(token))
        return token

    async def bring(self, data: bytes, lang: str) -> Made:
        """A table for a record: who brings it holds all seats."""
        record = records.read(data)
        game = self.catalogue.game(record.game)
        if len(record.choices) > 4 * game.bounds.decisions:
            raise GameError(f"a record of {len(record.choices)} choices is too long for {game.id}")
        async with self._replaying:
            turns = await asyncio.to_thread(commits, game, record)
        invite = tokens.new()
        made = kept.Made(
            game=game.id,
            rules=game.rules,
            content=game.content_hash(),
            mode=record.mode,
            seats=record.seats,
            options=record.options,
            at=int(time.time()),
            invite=tokens.hashed(invite),
            seeded=True,
            seed=record.seed,
        )
        happened, held = self._seated(game, [Wanted("me")] * record.seats, lang)
        happened.append(kept.Began(record.seed))
        happened += [kept.Played(turn) for turn in turns]
        return await self._found(made, happened, held, invite)

    @staticmethod
    def language(wanted: str) -> str:
        if wanted not in LANGUAGES:
            raise Refusal("bad", "bad", why=f"unknown language {wanted!r}; languages: {', '.join(LANGUAGES)}")
        return wanted


def nickname(name: str) -> str:
    """A name that can stand in a sentence."""
    clean = "".join(c for c in " ".join(name.split()) if c.isprintable())
    clean = " ".join(clean.split())
    if not 1 <= len(clean) <= NAME:
        raise GameError(f"a name has 1 to {NAME} characters, not {len(clean)}")
    return clean


def commits(game: Game, record: records.Record) -> list[list[tuple[int, str]]]:
    """The choices of a record, each turn as a table would have committed it; checked like any replay."""
    records.replay(game, msgspec.to_builtins(record))
    s: State = game.start(game.setup(record.seats, record.mode, record.seed, record.options))
    out: list[list[tuple[int, str]]] = []
    turn: list[tuple[int, str]] = []
    for said in record.choices:
        seat, _, notation = said.partition(" ")
        number, option = int(seat), s.parse(notation)
        asked, together = s.question, s.together
        if option not in s.options(number) or together:
            s.play(number, option)
            ends = not together or s.question is not asked
        else:
            ends = ahead(s, number, option)[1] != GOES_ON
            s.play(number, option)
        turn.append((number, notation))
        if ends:
            out.append(turn)
            turn = []
    return out + ([turn] if turn else [])
