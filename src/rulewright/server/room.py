"""A table in use: commands come in, what happens is kept first and then shown, bots are put to work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright import bots
from rulewright.core.draft import Draft
from rulewright.core.errors import IllegalChoice
from rulewright.core.rng import new_key
from rulewright.server import commands as do
from rulewright.server import entries as kept
from rulewright.server import limits, picture, shapes, tokens
from rulewright.server.picture import Presence, Window, name
from rulewright.server.store import HOUR, Broken, Conflict, Note, edition
from rulewright.server.table import CANCELLED, OPEN, OVER, PLAYING, Table
from rulewright.server.thinkers import Late
from rulewright.server.viewer import CROWDED, Viewer
from rulewright.server.webhook import BadAddress
from rulewright.server.words import Refusal, say

if TYPE_CHECKING:
    from rulewright.server.hall import Hall

CHAT, NOTES = 500, 4000  # characters
CHATTED = 2000  # messages at one table
TURN, HURRY = 8.0, 0.3  # seconds for all choices of a bot up to a commit; for each one after that
PAUSE = 0.4  # seconds between turns where only bots play
RETRY = 0.5  # seconds after a bot's choice could not be kept
DAY = 24 * 3600
AWAY = {"live": 120, "days": 3 * DAY}  # seconds until a bot may stand in for who has gone
STILL = {"live": 300, "days": 3 * DAY}  # and for who is here, is asked, and does not move
T = TypeVar("T")
log = logging.getLogger(__name__)


class Room:
    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.viewers: list[Viewer] = []  # in the order in which they came
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._windows: dict[tuple[int | None, str], Window] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._left: dict[int, float] = {n: seat.seen or clock() for n, seat in enumerate(table.seats)}
        self._changing: set[asyncio.Task[Any]] = set()
        self._someone = asyncio.Event()  # is somebody looking?

    # --- who is here ------------------------------------------------------------------------------
    def may_watch(self, address: str) -> bool:
        """Is there room for one more spectator, from this address?"""
        watching = [viewer.address for viewer in self.viewers if not viewer.key]
        return len(watching) < limits.SPECTATORS and watching.count(address) < limits.FROM_ONE

    def enter(self, viewer: Viewer) -> None:
        screens = [other for other in self.viewers if viewer.key and other.key == viewer.key]
        if len(screens) >= limits.SCREENS:
            self.viewers.remove(screens[0])
            screens[0].close(CROWDED, "closed-crowded")
        self.viewers.append(viewer)
        self._someone.set()
        self.used = time.monotonic()
        self.show()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        self.used = time.monotonic()
        if viewer.seat is not None:
            screen = [seat for seat in self._left if self.table.same_screen(seat, viewer.seat)]
            for seat in screen:
                self._left[seat] = clock()
            self.remember(*screen)
        if not self.viewers:
            self._windows.clear()
            self.table.said.clear()
            self._someone.clear()
        self.show()

    def presence(self) -> Presence:
        pace = self.table.made.pace
        now = Presence(clock(), self.hall.away[pace], self.hall.still[pace])
        now.held = self._held
        everybody = range(len(self.table.seats))
        now.connected = {n for n in everybody if any(self.table.same_screen(n, seat) for seat in now.held)}
        now.watching = sum(not viewer.key for viewer in self.viewers)
        now.thinking = set(self._thinking)
        for number, seat in enumerate(self.table.seats):
            if seat.token and number not in now.connected:
                now.away[number] = max(int(clock() - max(self._left[number], seat.seen)), 0)
        return now

    @property
    def _held(self) -> set[int]:
        return {viewer.seat for viewer in self.viewers if viewer.seat is not None}

    @property
    def idle(self) -> float:
        """Seconds since anybody was here; 0 while the table is in use. Bots that wait for somebody to look
        do not use it."""
        thinking = self._thinking and self.table.people
        busy = self.viewers or thinking or self._lock.locked()
        return 0.0 if busy else time.monotonic() - self.used

    def remember(self, *seats: int) -> None:
        """Keep when these seats' players were last here: a table of days outlives rooms and servers."""
        if self.table.made.pace == "days" and self.table.phase == PLAYING and not self.table.stopped:
            seen: list[kept.Any] = [kept.Seen(seat, clock()) for seat in seats]
            if seen:
                self._start(self._alone(self.keep(*seen)))

    def remember_present(self) -> None:
        """Now and then, in case the server goes down without a word; a seat never seen counts from now on."""
        here = self.presence().connected
        late = clock() - HOUR
        seats = enumerate(self.table.seats)
        due = [n for n, seat in seats if seat.token and seat.seen < (late if n in here else 0.1)]
        self.remember(*due)

    def window(self, seat: int | None, lang: str) -> Window:
        window = self._windows.get((seat, lang))
        if window is None:
            window = self._windows[seat, lang] = Window(self.table, seat, lang)
        return window

    def show(self, seat: int | None = None) -> None:
        """A new picture for all, or for those who look from one seat."""
        for viewer in self.viewers:
            if seat is None or viewer.seat == seat:
                viewer.show()

    # --- keeping ----------------------------------------------------------------------------------
    async def keep(self, *happened: kept.Any) -> None:
        """First on disk, then at the table."""
        table = self.table
        phase = PLAYING if any(isinstance(entry, kept.Began) for entry in happened) else table.phase
        data = list(map(kept.encode, happened))
        self._admit(happened, sum(map(len, data)))
        try:
            await self.hall.store.append(table.id, table.number, data, self._note(phase))
        except Conflict:
            await self._reload()
            raise Refusal("stale", "stale") from None
        except Broken as error:
            log.error("table %s: not kept: %s", table.id, error)
            raise Refusal("busy", "store") from None
        for entry, written in zip(happened, data):
            table.take(entry)
            table.weigh(entry, len(written))
        if table.phase != phase:  # the game ended, or goes on after a take-back
            with suppress(Broken):  # a note only: found again at the next start
                await self.hall.store.append(table.id, table.number, [], self._note(table.phase))

    def _note(self, phase: str) -> Note:
        seats = self.table.seats
        people = sum(bool(seat.token) for seat in seats)
        return noted(self.table.made, phase, people, any(seat.bot for seat in seats))

    def _admit(self, happened: tuple[kept.Any, ...], size: int) -> None:
        """Refuse what a table that cannot go on, or that is full, no longer takes."""
        table = self.table
        if isinstance(happened[0], kept.Closed):
            return
        if table.stopped:
            raise Refusal("illegal", "stopped")
        if table.size + size > limits.TABLE:
            raise Refusal("limit", "full", most=limits.TABLE >> 20)
        if isinstance(happened[0], kept.TALK) and table.talk + size > limits.TALK:
            raise Refusal("limit", "talked", most=limits.TALK >> 20)

    async def _reload(self) -> None:
        """Another server wrote to this table: take its word."""
        table = await self.hall.read_again(self)
        if table is None:
            raise Refusal("not_yours", "deleted")
        self.table = table
        self._windows.clear()
        for viewer in self.viewers:
            viewer.again()

    def catch_up(self, number: int) -> None:
        """Another server has written up to this number."""
        self._start(self._catch_up(number))

    async def _catch_up(self, number: int) -> None:
        async with self._lock:
            if number > self.table.number:
                await self._reload()
                self.wake()

    async def changed(self) -> None:
        """After the game went on: show it, call those who wait for it, let bots think."""
        self.show()
        self.call()
        self.wake()

    def call(self) -> None:
        for number in self.table.deciders:
            seat = self.table.seats[number]
            if seat.bot or not (seat.webhook or seat.push):
                continue
            text = say(seat.lang, "hook-waits", game=self.table.game.title, name=seat.name)
            about = {"table": self.table.id, "game": self.table.game.id, "seat": number}
            notice = {**about, "name": seat.name, "text": text}
            if seat.webhook:
                self.hall.hooks.call(seat.webhook, notice)
            if seat.push:
                self.hall.hooks.push(seat.push.endpoint, seat.push.p256dh, seat.push.auth, notice)

    # --- commands ---------------------------------------------------------------------------------
    async def obey(self, viewer: Viewer, command: do.Any) -> bytes:
        """Carry out a command; the answer. A refusal is raised."""
        self.used = time.monotonic()
        answer = self._look(viewer, command)
        if answer is None:
            viewer.sits()
            invite = await self._whole(self._change(viewer, command))
            told = shapes.Done(command.ref) if invite is None else shapes.Invited(invite, command.ref)
            answer = shapes.encode(told)
        return answer

    async def _whole(self, change: Coroutine[Any, Any, T]) -> T:
        """One change at a time, and each to its end, even if who asked for it has gone."""
        return await asyncio.shield(self._start(self._alone(change)))

    async def _alone(self, change: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await change

    def _start(self, change: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(change)
        self._changing.add(task)
        task.add_done_callback(self._changed_one)
        return task

    def _changed_one(self, task: asyncio.Task[Any]) -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # told to who asked, if anybody still listens

    def _look(self, viewer: Viewer, command: do.Any) -> bytes | None:
        """Commands that change nothing at the table; none for the others."""
        if viewer.lost:
            viewer.sits()  # says so
        match command:
            case do.Ping():
                return shapes.encode(shapes.Pong(command.ref))
            case do.Look():
                viewer.again()
            case do.Lang(lang=lang):
                viewer.lang = self.hall.language(lang)
                viewer.again()
            case do.Be(token=token):
                if self.table.holder(token) is None:
                    raise Refusal("not_yours", "token")
                self.leave(viewer)
                viewer.be(tokens.hashed(token))
                self.enter(viewer)
            case do.Cover():
                viewer.sits()
                viewer.cover()
            case do.Reasons():
                told = self.window(viewer.eyes, viewer.lang).reasons()
                told.ref = command.ref
                return shapes.encode(told)
            case do.Forecast(option=option):
                seat = self._asked(viewer.sits())
                several = option if isinstance(option, list) else [option]
                seen = self.window(seat, viewer.lang).forecasts(seat, several)
                if isinstance(option, list):
                    return shapes.encode(shapes.Forecasts(self.table.decision(seat), seen, command.ref))
                seen[0].ref = command.ref
                return shapes.encode(seen[0])
            case do.Tell():
                window = self.window(viewer.eyes, viewer.lang)
                return shapes.encode(shapes.Told(window.tell(), command.ref))
            case _:
                return None
        return shapes.encode(shapes.Done(command.ref))

    def _asked(self, seat: int) -> int:
        if self.table.state is None:
            raise Refusal("not_asked", "not-begun")
        self._plays(seat)
        if seat not in self.table.deciders:
            raise Refusal("not_asked", "not-asked")
        return seat

    def _plays(self, seat: int) -> None:
        """A person speaks for the game only while no bot does."""
        if self.table.seats[seat].bot:
            raise Refusal("not_asked", "stood-in")

    async def _change(self, viewer: Viewer, command: do.Any) -> str | None:
        """What changes the table; a new invitation, if one was made."""
        seat = viewer.sits()  # again: it may have changed hands while this waited
        if self.table.phase == CANCELLED:
            raise Refusal("illegal", "cancelled")
        match command:
            case do.Remove(seat=other):
                return await self._remove(seat, self._seat(other))
            case do.Cancel():
                await self._cancel(seat)
            case do.Choose() | do.Commit() | do.Undo() | do.Redo() | do.Restart():
                await self._decide(seat, viewer, command)
            case do.Appeal(option=option):
                await self._appeal(seat, option)
            case do.AskBack():
                await self._ask_back(seat)
            case do.AnswerBack(agree=agree):
                await self._answer_back(seat, agree)
            case do.Chat(text=text):
                await self._chat(seat, text)
            case do.Mute(seat=other, on=on):
                await self.keep(kept.Muted(seat, self._seat(other), on))
                for each in self.viewers:
                    if each.seat == seat:
                        each.chat_again()
            case do.Note(text=text):
                if len(text) > NOTES:
                    raise Refusal("bad", "too-long", most=NOTES)
                await self.keep(kept.Noted(seat, text))
                self.show(seat)
            case do.Leave(bot=bot):
                await self._stand_in(seat, bot)
            case do.Return():
                if not self.table.seats[seat].bot:
                    raise Refusal("bad", "not-away")
                await self.keep(kept.Stood(seat, None, clock()))
                await self.changed()
            case do.Substitute(seat=other, bot=bot):
                self._may_substitute(seat, self._seat(other))
                await self._stand_in(other, bot)
            case do.Webhook(url=url):
                await self._reachable(url)
                await self.keep(kept.Hooked(seat, url, viewer.lang))
                self.show(seat)
            case do.Push(subscription=subscription):
                await self._subscribe(seat, viewer, subscription)
            case _:
                raise Refusal("bad", "bad", why="hello comes first and once")
        return None

    # --- deciding ---------------------------------------------------------------------------------
    async def _decide(
        self, seat: int, viewer: Viewer, command: do.Choose | do.Commit | do.Undo | do.Redo | do.Restart
    ) -> None:
        table = self.table
        if table.state is None:
            raise Refusal("not_asked", "not-begun")
        self._plays(seat)
        if command.decision != table.decision(seat):
            viewer.show()
            raise Refusal("stale", "stale")
        self._asked(seat)
        draft = table.draft(seat).copy()
        match command:
            case do.Choose():
                self._choose(draft, viewer, command)
                if command.commit and draft.waiting is not None:
                    await self._finish(draft)
                    return
            case do.Commit():
                if draft.locked:
                    raise Refusal("illegal", "locked")
                if draft.waiting is None:
                    raise Refusal("illegal", "nothing-waits")
                await self._finish(draft)
                return
            case do.Undo(times=times):
                self._take_back(draft, times)
            case do.Restart():
                if not draft.steps:
                    raise Refusal("illegal", "no-draft")
                draft.restart()
            case do.Redo():
                if not draft.undone or draft.waiting is not None:
                    raise Refusal("illegal", "nothing-undone")
                draft.redo()
        was = table.locked(seat)
        await self._keep_draft(draft)
        self.show(None if was != table.locked(seat) else seat)

    def _take_back(self, draft: Draft, times: int) -> None:
        for _ in range(min(times, limits.BATCH)):
            if not draft.steps:
                raise Refusal("illegal", "no-draft")
            draft.undo()

    def _choose(self, draft: Draft, viewer: Viewer, command: do.Choose) -> None:
        """On a copy of the draft: either all of it is made or nothing."""
        if command.undo > 0:
            self._take_back(draft, command.undo)
        if draft.locked:
            raise Refusal("illegal", "locked")
        if draft.waiting is not None:
            raise Refusal("illegal", "waits")
        try:
            if command.trays is not None:
                draft.lay(command.trays)
            else:
                draft.choose_all(self._wanted(command))
        except IllegalChoice as error:
            raise self.window(draft.seat, viewer.lang).objection(draft, error) from None

    def _wanted(self, command: do.Choose) -> list[int]:
        """The options that are chosen, one after the other."""
        said, options = command.say, command.option
        if said is not None:
            parse = self.table.game.vocabulary.parse
            wanted = [parse(word) for word in ([said] if isinstance(said, str) else said[: limits.BATCH + 1])]
        else:
            wanted = [options] if isinstance(options, int) else options or []
        if not wanted:
            raise Refusal("bad", "bad", why="choose needs an option, say with notation, or trays")
        if len(wanted) > limits.BATCH:
            raise Refusal("bad", "bad", why=f"at most {limits.BATCH} choices at once")
        return wanted

    async def _finish(self, draft: Draft) -> None:
        """The turn ends, or in a simultaneous step: this seat has answered."""
        table = self.table
        if not table.together:
            await self._play([draft])
            return
        draft.locked = True
        others = [seat for seat in table.deciders if seat != draft.seat]
        if all(table.locked(seat) for seat in others):
            await self._play([draft if n == draft.seat else table.drafts[n] for n in table.deciders])
        elif table.seats[draft.seat].bot:
            table.drafts[draft.seat] = draft  # a bot thinks again after a restart
            self.show()
        else:
            await self._keep_draft(draft)
            self.show()

    async def _play(self, drafts: list[Draft]) -> None:
        say = self.table.game.vocabulary.text
        await self.keep(kept.Played([(d.seat, say(option)) for d in drafts for option in d.choices], clock()))
        await self.changed()

    async def _keep_draft(self, draft: Draft) -> None:
        say = self.table.game.vocabulary.text
        choices, undone = list(map(say, draft.choices)), list(map(say, draft.undone))
        await self.keep(kept.Drafted(draft.seat, choices, undone, draft.locked, clock()))

    async def _appeal(self, seat: int, option: int) -> None:
        state = self.table.state
        if state is None:
            raise Refusal("not_asked", "not-begun")
        self._plays(seat)
        if option not in state.appeals(seat):
            raise Refusal("illegal", "not-asked")
        await self.keep(kept.Played([(seat, state.text(option))], clock()))
        await self.changed()

    # --- take-back --------------------------------------------------------------------------------
    async def _ask_back(self, seat: int) -> None:
        table = self.table
        beside = picture.way_back(table, seat, self._held)
        happened: list[kept.Any] = [kept.Asked(seat, beside)]
        if not beside and not table.others(seat):
            happened.append(kept.Back(table.before_last[seat], clock()))
        await self.keep(*happened)
        await self.changed()

    async def _answer_back(self, seat: int, agree: bool) -> None:
        table = self.table
        self._plays(seat)
        if table.asking is None or seat not in table.must_agree:
            raise Refusal("illegal", "back-none")
        happened: list[kept.Any] = [kept.Answered(seat, agree)]
        if agree and table.must_agree == [seat]:
            happened.append(kept.Back(table.before_last[table.asking], clock()))
        await self.keep(*happened)
        await self.changed()

    # --- the record -------------------------------------------------------------------------------
    async def give_record(self, to: int | None) -> dict[str, Any]:
        """The record, once the game is over. Whoever has it knows all dice: from then on nobody goes back."""
        return await self._whole(self._give_record(to))

    async def _give_record(self, to: int | None) -> dict[str, Any]:
        record = picture.record(self.table, to)
        if not self.table.given:
            await self.keep(kept.Given())
            self.show()
        return record

    # --- people -----------------------------------------------------------------------------------
    async def _chat(self, seat: int, text: str) -> None:
        text = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not self.table.made.chat:
            raise Refusal("bad", "chat")
        if not text:
            raise Refusal("bad", "empty")
        if len(text) > CHAT:
            raise Refusal("bad", "too-long", most=CHAT)
        if len(self.table.chat) >= CHATTED:
            raise Refusal("limit", "limit")
        await self.keep(kept.Said(seat, text, int(time.time())))
        for viewer in self.viewers:
            if viewer.seat is not None:
                viewer.show()

    def _seat(self, number: int) -> int:
        if not 0 <= number < len(self.table.seats):
            raise Refusal("bad", "seat", seat=number)
        return number

    def _may_substitute(self, asker: int, number: int) -> None:
        """For who has gone, at anybody's word; for who is here and does not move, at the host's."""
        table, now = self.table, self.presence()
        if table.phase != PLAYING:
            raise Refusal("illegal", "not-playing")
        if table.seats[number].kind != "person" or table.seats[number].bot:
            raise Refusal("illegal", "not-person")
        who = name(table, number)
        if number not in now.connected:
            if now.away[number] < now.patience.away:
                raise Refusal("illegal", "present", name=who, **span(now.patience.away))
            return
        if not table.seats[number].asked_at or table.still(number, now.at) < now.patience.still:
            raise Refusal("illegal", "moves", name=who, **span(now.patience.still))
        if number not in table.hosts:  # for the host, anybody may
            self._host(asker)
        if table.asked(asker):
            raise Refusal("illegal", "asked-too", name=who)

    def _host(self, seat: int) -> None:
        self._plays(seat)
        hosts = self.table.hosts
        if seat not in hosts:
            raise Refusal("not_yours", "not-host", name=name(self.table, hosts[0]))

    async def _remove(self, asker: int, number: int) -> str:
        """The host frees a person's seat. The invitation that brought them there is void; the new one."""
        self._host(asker)
        if self.table.phase != OPEN:
            raise Refusal("illegal", "begun")
        if self.table.same_screen(asker, number):
            raise Refusal("illegal", "own-seat")
        if self.table.seats[number].kind != "person":
            raise Refusal("illegal", "not-person")
        invite = tokens.new()
        await self.keep(kept.Sat(number, "", ""), kept.Invited(tokens.hashed(invite)))
        self._handed_over()
        await self.changed()
        return invite

    async def _cancel(self, asker: int) -> None:
        """The host closes a table that has not begun, or one that everybody else has given up."""
        self._host(asker)
        if self.table.phase == OVER:
            raise Refusal("illegal", "over")
        if self.table.phase == PLAYING:
            now = self.presence()
            for other in sorted({*self.table.others(asker), *(self._held - {asker})}):
                if not self.table.seats[other].bot and now.away.get(other, -1) < now.patience.away:
                    raise Refusal("illegal", "cancel-playing", name=name(self.table, other))
        await self.keep(kept.Cancelled())
        await self.changed()

    def _handed_over(self) -> None:
        """A seat has another holder: what it had said went with the one before."""
        for viewer in self.viewers:
            viewer.chat_again()

    async def _stand_in(self, seat: int, bot: str | None) -> None:
        game, catalogue = self.table.game, self.hall.catalogue
        bot = bots.usual(game) if bot is None else bot
        if not catalogue.plays(bot, game):
            raise Refusal("bad", "bot", bot=bot, known=", ".join(catalogue.bots(game)))
        if self.table.phase == OPEN:
            last = self.table.people == [seat]
            await self.keep(kept.Sat(seat, "", ""), *([kept.Cancelled()] if last else []))
            self._handed_over()
        else:
            await self.keep(kept.Stood(seat, bot, clock()))
        await self.changed()

    async def _reachable(self, url: str | None) -> None:
        if url is not None:
            try:
                await self.hall.hooks.check(url)
            except BadAddress as error:
                raise Refusal("bad", "webhook", why=str(error)) from None

    async def _subscribe(self, seat: int, viewer: Viewer, wanted: do.Subscription | None) -> None:
        if wanted is None:
            await self.keep(kept.Pushed(seat))
        else:
            self.hall.hooks.check_keys(wanted.keys.p256dh, wanted.keys.auth)
            await self._reachable(wanted.endpoint)
            keys = wanted.keys
            await self.keep(kept.Pushed(seat, wanted.endpoint, keys.p256dh, keys.auth, viewer.lang))
        self.show(seat)

    async def close_for_good(self) -> None:
        await self._whole(self.keep(kept.Closed(clock())))
        self.show()

    async def sit(self, seat: int, name: str, token: str) -> None:
        """A person takes an open seat; with the last one the game begins."""
        await self._whole(self._sit(seat, name, token))

    async def _sit(self, seat: int, name: str, token: str) -> None:
        if self.table.phase == CANCELLED:
            raise Refusal("taken", "cancelled")
        if self.table.seats[self._seat(seat)].kind != "open":
            raise Refusal("taken", "taken")
        happened: list[kept.Any] = [kept.Sat(seat, name, token)]
        if self.table.open_seats == [seat]:
            happened.append(began(self.table.made))
        await self.keep(*happened)
        await self.changed()

    # --- bots -------------------------------------------------------------------------------------
    def wake(self) -> None:
        """Put every bot to work that is asked and does not think yet."""
        for number in self.table.deciders:
            if self._bot_to_move(number) and number not in self._thinking:
                self._thinking[number] = asyncio.create_task(self._think(number))

    def _bot_to_move(self, number: int) -> str | None:
        return self.table.seats[number].bot if self.table.asked(number) else None

    async def _think(self, seat: int) -> None:
        began, turn = time.monotonic(), self.table.changes
        try:
            while bot := self._bot_to_move(seat):
                await self._pace()
                if turn != self.table.changes:
                    began, turn = time.monotonic(), self.table.changes
                try:
                    await self._one_choice(seat, bot, max(began + TURN - time.monotonic(), HURRY))
                except Refusal as refusal:  # not kept, or another server was quicker
                    log.info("table %s: seat %d: %s", self.table.id, seat, refusal.say("en"))
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("table %s: the bot on seat %d", self.table.id, seat)
        finally:
            self._thinking.pop(seat, None)
            self.used = time.monotonic()

    async def _pace(self) -> None:
        """Where only bots play, they wait for somebody to look, and slowly enough to be followed."""
        if not self.table.people:
            await self._someone.wait()
            await asyncio.sleep(self.hall.pause)

    async def _one_choice(self, seat: int, bot: str, seconds: float) -> None:
        table, changes = self.table, self.table.changes
        draft = table.draft(seat).copy()
        try:
            option = await self.hall.thinkers.choose(bot, draft.state, seat, seconds)
        except Late as late:
            log.warning("table %s: %s", table.id, late)
            option = secrets.choice(draft.state.options(seat))
        async with self._lock:
            if self.table is not table or table.changes != changes or self._bot_to_move(seat) != bot:
                return
            draft.choose(option)
            if draft.waiting is not None:
                await self._finish(draft)
            else:
                table.drafts[seat] = draft

    def stop_bots(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()

    async def close(self) -> None:
        """Nobody is here any more: bots stop, what was begun is ended."""
        self.stop_bots()
        await asyncio.gather(*self._changing, return_exceptions=True)


def noted(made: kept.Made, phase: str, people: int, bots: bool) -> Note:
    """What the store should know of a table without reading it."""
    begun_with = edition(made.rules, made.content)
    return Note(phase, made.public, made.at, made.game, begun_with, people, bots)


def began(made: kept.Made) -> kept.Began:
    """Chance is fixed when all sit, unless the maker wanted a certain game."""
    return kept.Began(new_key() if made.seed is None else made.seed, clock())


def span(seconds: int) -> dict[str, int]:
    """A time for a sentence: in minutes, or in days."""
    return {"days": seconds // DAY, "minutes": seconds // 60}


def clock() -> float:
    return round(time.time(), 1)
