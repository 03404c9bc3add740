"""All tables of a server: made, found, read back from the store, put away when nobody uses them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec

from rulewright import bots
from rulewright.core import records
from rulewright.core.errors import GameError, brief
from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.game import Game
from rulewright.core.lesson import lesson
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.version import VERSION
from rulewright.server import archive, limits, tokens
from rulewright.server import entries as kept
from rulewright.server.attended import Attended, noted
from rulewright.server.catalogue import Catalogue
from rulewright.server.room import AWAY, PAUSE, STILL, Room, began
from rulewright.server.store import Broken, Conflict, Store, edition
from rulewright.server.table import CLOSED, DAMAGED, OPEN, OVER, PLAYING, Table, rebuilt
from rulewright.server.thinkers import Thinkers
from rulewright.server.webhook import Hooks
from rulewright.server.words import Refusal

NAME = 24  # characters
NO_TABLE = 4404  # the code with which a socket is closed
IDLE = 600.0  # seconds after which an unused table is put away
LOOK = 10.0  # seconds until who sits at a table that was deleted from outside is told
LISTED = 50
HOUR, DAY = 3600, 24 * 3600
SHOWN = DAY  # seconds that an unused public table is listed
RESUMED = DAY  # seconds that bots go on by themselves at a table that nobody looks at
MOST = 100_000  # tables looked at when the server starts
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
    lesson: bool = False  # a first game that is led: of the rest only the name of its player counts


class Made(msgspec.Struct):
    table: str
    tokens: dict[str, str]
    invite: str


class NoTable(Exception):
    """There is no table of that name."""


class Unreadable(Exception):
    """A table of which nothing can be shown; says why."""


class Hall:
    def __init__(self, store: Store, catalogue: Catalogue, thinkers: Thinkers, hooks: Hooks) -> None:
        self.store = store
        self.catalogue = catalogue
        self.thinkers = thinkers
        self.hooks = hooks
        self.pause = PAUSE
        self.expire = 0  # days after which a dead table is deleted; 0: never
        self.away = dict(AWAY)
        self.still = dict(STILL)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._replaying = asyncio.Lock()  # one brought record at a time: others want to play

    async def open(self) -> None:
        await self.store.open()
        self.store.watch(self._told)
        works = (self._learn_words, self._resume, self._review, self._tidy, self._forget, self._look)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        self.thinkers.close()
        self.hooks.close()
        await self.store.close()

    def _told(self, id: str, number: int) -> None:
        """Another server wrote to a table."""
        if id in self._rooms:
            self._rooms[id].catch_up(number)

    # --- finding ----------------------------------------------------------------------------------
    async def read(self, id: str) -> Table:
        """A table as the store has it."""
        entries, damage = await self.entries(id)
        if damage:
            log.error("table %s is damaged: %s", id, damage)
        return await asyncio.to_thread(self._rebuild, id, entries, not damage)

    async def entries(self, id: str) -> tuple[list[kept.Any], str]:
        """What is kept of a table up to where it cannot be read, and what is wrong there."""
        found, damage = await archive.entries(self.store, id)
        if not found and not damage:
            raise NoTable(id)
        return found, damage

    def _rebuild(self, id: str, entries: list[kept.Any], whole: bool) -> Table:
        if not entries or not isinstance(entries[0], kept.Made):
            raise Unreadable(f"table {id} is damaged from its first entry on")
        made = entries[0]
        if made.game not in self.catalogue.modules:
            raise Unreadable(f"table {id} is of the game {made.game!r}, which this server does not have")
        table = rebuilt(id, self.catalogue.game(made.game), entries)
        if not whole:
            table.stop(DAMAGED)
        table.number = len(entries)
        for entry in entries:
            table.weigh(entry, len(kept.encode(entry)))
        return table

    async def read_again(self, room: Attended) -> Table | None:
        """Somebody else wrote to this table; none: it was deleted, and everybody has to get up."""
        try:
            return await self.read(room.table.id)
        except NoTable:
            self._send_home(room)
            return None

    def _send_home(self, room: Attended) -> None:
        """The table was deleted: everybody gets up."""
        self._rooms.pop(room.table.id, None)
        room.stop_bots()
        for viewer in room.viewers:
            viewer.close(NO_TABLE, "refused-deleted")

    async def give_record(self, room: Room, seat: int | None) -> dict[str, Any]:
        """All choices of a table that cannot go on, to who sits there; with that it is closed for good,
        whatever the rules of tomorrow: its seed is known now."""
        if seat is None:
            raise Refusal("not_yours", "present-only")
        entries, damage = await self.entries(room.table.id)
        if damage:  # it may be mended
            raise Refusal("not_yours", "record")
        given = archive.record(entries)
        if room.table.stopped != CLOSED:
            await room.close_for_good()
        return given

    async def room(self, id: str) -> Room:
        """The table in use, unless it was deleted meanwhile, by whoever shares the store."""
        if id in self._rooms and await self._deleted(id):
            raise NoTable(id)
        return await self._room(id)

    async def _deleted(self, id: str) -> bool:
        """Was this table deleted? Then who is still there is sent home."""
        gone = False
        with suppress(Broken):  # nobody has to leave because the store cannot be asked
            gone = await self.store.deleted(id)
        if gone and id in self._rooms:
            self._send_home(self._rooms[id])
        return gone

    async def _room(self, id: str) -> Room:
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
        since = int(time.time()) - SHOWN
        for phase in (OPEN, PLAYING):
            rooms = []
            for id in await self.store.tables(phase, True, LISTED, since):
                try:
                    room = await self._room(id)
                except (NoTable, Unreadable):
                    continue
                if room.table.phase in (OPEN, PLAYING) and not room.table.stopped:
                    rooms.append(room)
            found += sorted(rooms, key=lambda room: not room.viewers)  # first where somebody is
        return found

    async def _resume(self) -> None:
        """After a start: bots go on where people waited for them."""
        for id in await self.store.with_bots(int(time.time()) - RESUMED, MOST):
            if id not in self._rooms:
                table = await self._looked_at(id)
                if table is not None and any(table.seats[seat].bot for seat in table.deciders):
                    await self.room(id)

    async def _review(self) -> None:
        """After a start: say how many tables were begun with other rules or content, and what of them."""
        for id, begun_with, count in await self.store.editions():
            if id not in self.catalogue.modules:
                log.warning("%d unfinished tables are of %r, which this server does not have", count, id)
            elif begun_with != edition_of(self.catalogue.game(id)):
                tables = [await self._looked_at(t) for t in await self.store.of_edition(id, begun_with, MOST)]
                go_on = sum(table is not None and not table.stopped for table in tables)
                log.warning(
                    "%d unfinished tables of %s were begun with other rules or content (%s): "
                    "%d go on by those of today, %d can only be read",
                    count, id, begun_with, go_on, len(tables) - go_on,
                )  # fmt: skip

    async def _looked_at(self, id: str) -> Table | None:
        """The table, if there is one to show; whatever is wrong with it, the others matter too."""
        await asyncio.sleep(0)
        try:
            return await self.read(id)
        except (NoTable, Unreadable, Broken) as error:
            log.warning("table %s cannot be read: %s", id, error)
            return None

    async def _learn_words(self) -> None:
        """Reading a game's texts takes a while: better before the first player comes."""
        for game in self.catalogue.all():
            for lang in LANGUAGES:
                await asyncio.to_thread(texts, game, lang)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            await self.tidy()

    async def tidy(self) -> None:
        """Put unused tables away."""
        for id, room in list(self._rooms.items()):
            if room.idle > IDLE:
                del self._rooms[id]
                await room.close()
            else:
                room.remember_present()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for id in [id for id, room in self._rooms.items() if room.viewers]:
                await self._deleted(id)

    async def _forget(self) -> None:
        while True:
            with suppress(Broken):  # tried again later
                await self.forget()
            await asyncio.sleep(HOUR)

    async def forget(self) -> None:
        """Delete dead tables: never begun, or of bots alone, and not used for so many days."""
        if self.expire:
            for dead in await self.store.listed(int(time.time()) - self.expire * DAY, dead=True):
                if dead.table not in self._rooms:
                    await self.store.remove(dead.table)
                    log.warning("table %s (%s) is deleted: unused for long", dead.table, dead.game)

    # --- making -----------------------------------------------------------------------------------
    async def make(self, order: Order, lang: str = "en") -> Made:
        game = self.catalogue.game(order.game)
        if order.lesson:
            order = led(game, order)
        wanted = order.seats if order.seats is not None else self._usual(game, order.mode)
        if order.pace not in AWAY:
            raise GameError(f"unknown pace {brief(order.pace)}; paces: {', '.join(AWAY)}")
        bots_only = all(seat.kind == "bot" for seat in wanted)
        seed = order.seed if order.seed is not None else 0
        setup = game.setup(len(wanted), order.mode, seed, order.options, bots=bots_only)
        named = {id: game.options[id].named(value) for id, value in setup.options.items()}
        invite = tokens.new()
        made = msgspec.structs.replace(
            new_table(game, setup.mode, len(wanted), named, invite),
            public=order.public,
            spectators=order.spectators,
            chat=order.chat if order.chat is not None else not order.public,
            pace=order.pace,
            seeded=order.seed is not None,
            seed=order.seed,
            lesson=order.lesson,
        )
        happened, held = self._seated(game, wanted, lang)
        if not any(seat.kind == "open" for seat in wanted):
            happened.append(began(made))
        return await self._found(made, happened, held, invite)

    def _usual(self, game: Game, mode: str | None) -> list[Wanted]:
        """You and bots."""
        bot = Wanted("bot", bot=bots.usual(game))
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
                bot = seat.bot or bots.usual(game)
                if not self.catalogue.plays(bot, game):
                    known = self.catalogue.bots(game)
                    raise GameError(f"unknown bot {brief(bot)} for {game.id}; bots: {', '.join(known)}")
                happened.append(kept.Installed(number, bot))
            elif seat.kind != "open":
                raise GameError(f"unknown kind of seat {brief(seat.kind)}; kinds: me, open, bot")
        return happened, held

    async def _found(
        self,
        made: kept.Made,
        happened: list[kept.Any],
        held: dict[str, str],
        invite: str,
        over: bool = False,
    ) -> Made:
        """Keep the new table and open it."""
        kinds = [type(entry) for entry in happened]
        phase = OVER if over else PLAYING if kept.Began in kinds else OPEN
        note = noted(made, phase, kinds.count(kept.Sat), kept.Installed in kinds)
        data = [kept.encode(entry) for entry in (made, *happened)]
        if sum(map(len, data)) > limits.TABLE:
            raise Refusal("limit", "full", most=limits.TABLE >> 20)
        while True:
            id = tokens.table_id()
            try:
                await self.store.append(id, 0, data, note)
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

    async def bring(self, data: bytes, lang: str, seat: int | None = None) -> Made:
        """A table for a record: who brings it holds all seats, or this one, against bots."""
        record = records.read(data)
        game = self.catalogue.game(record.game)
        if len(record.choices) > 4 * game.bounds.decisions:
            raise GameError(f"a record of {len(record.choices)} choices is too long for {game.id}")
        if seat is not None and seat >= record.seats:
            raise Refusal("bad", "seat", seat=seat)
        async with self._replaying:
            turns, over = await asyncio.to_thread(commits, game, record)
        invite = tokens.new()
        made = msgspec.structs.replace(
            new_table(game, record.mode, record.seats, record.options, invite), seeded=True, seed=record.seed
        )
        mine = [seat is None or number == seat for number in range(record.seats)]
        happened, held = self._seated(game, [Wanted("me" if me else "bot") for me in mine], lang)
        happened.append(kept.Began(record.seed))
        happened += [kept.Played(turn) for turn in turns]
        return await self._found(made, happened, held, invite, over)

    @staticmethod
    def language(wanted: str) -> str:
        if wanted not in LANGUAGES:
            raise Refusal(
                "bad", "bad", why=f"unknown language {brief(wanted)}; languages: {', '.join(LANGUAGES)}"
            )
        return wanted


def new_table(game: Game, mode: str, seats: int, options: dict[str, str], invite: str) -> kept.Made:
    """A table of today's edition of a game, with what else a table usually has."""
    return kept.Made(
        game=game.id,
        rules=game.rules,
        content=game.content_hash(),
        package=VERSION,
        mode=mode,
        seats=seats,
        options=options,
        at=int(time.time()),
        invite=tokens.hashed(invite),
    )


def led(game: Game, order: Order) -> Order:
    """The table of the game's lesson."""
    found = lesson(game)
    if found is None:
        raise GameError(f"{game.id} has no lesson")
    name = next((seat.name for seat in order.seats or [] if seat.kind == "me"), "")
    seats = [Wanted("me", name)] + [Wanted("bot", bot=found.bot)] * (found.seats - 1)
    return Order(game.id, found.mode, dict(found.options), seats, seed=found.seed, lesson=True)


def edition_of(game: Game) -> str:
    return edition(game.rules, game.content_hash())


def nickname(name: str) -> str:
    """A name that can stand in a sentence."""
    clean = "".join(c for c in " ".join(name.split()) if c.isprintable())
    clean = " ".join(clean.split())
    if not 1 <= len(clean) <= NAME:
        raise GameError(f"a name has 1 to {NAME} characters, not {len(clean)}")
    return clean


def commits(game: Game, record: records.Record) -> tuple[list[list[tuple[int, str]]], bool]:
    """The choices of a record, each turn as a table would have committed it; and whether the game is over."""
    records.replay(game, msgspec.to_builtins(record))
    s: State = game.start(game.setup(record.seats, record.mode, record.seed, record.options))
    out: list[list[tuple[int, str]]] = []
    turn: list[tuple[int, str]] = []
    for said in record.choices:
        seat, _, notation = said.partition(" ")
        number, option = records.seat_of(seat), s.parse(notation)
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
    return out + ([turn] if turn else []), s.over
