"""A table in use: commands come in, bots are put to work."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any

from rulewright import bots
from rulewright.core.draft import Draft
from rulewright.core.errors import IllegalChoice
from rulewright.core.rng import new_key
from rulewright.core.state import State
from rulewright.server import advice, clock, limits, picture, shapes, tokens
from rulewright.server import commands as do
from rulewright.server import entries as kept
from rulewright.server.attended import Attended
from rulewright.server.picture import name
from rulewright.server.review import Looked, course, opening, turning_points
from rulewright.server.table import CANCELLED, OPEN, OVER, PLAYING
from rulewright.server.thinkers import ADVISER, Late
from rulewright.server.viewer import Viewer
from rulewright.server.webhook import BadAddress
from rulewright.server.words import Refusal, refused, say

CHAT, NOTES = 500, 4000  # characters
CHATTED = 2000  # messages at one table
TURN, HURRY = 8.0, 0.3  # seconds for all choices of a bot up to a commit; for each one after that
PAUSE = 0.4  # seconds between turns where only bots play
HINT = 3.0  # seconds to work out a hint
RETRY = 0.5  # seconds after a bot's choice could not be kept
DAY = 24 * 3600
AWAY = {"live": 120, "days": 3 * DAY}  # seconds until a bot may stand in for who has gone
STILL = {"live": 300, "days": 3 * DAY}  # and for who is here, is asked, and does not move
Ref = str | int | None
log = logging.getLogger(__name__)


class Room(Attended):
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
    async def obey(self, viewer: Viewer, command: do.Any) -> bytes | None:
        """Carry out a command; the answer, or none yet if it takes a while. A refusal is raised."""
        self.used = time.monotonic()
        if isinstance(command, do.Hint):
            self._begin_hint(viewer, command)
            return None
        if isinstance(command, do.Review):
            await self._begin_review(viewer, command)
            return None
        answer = self._look(viewer, command)
        if answer is None:
            viewer.sits()
            invite = await self._whole(self._change(viewer, command))
            told = shapes.Done(command.ref) if invite is None else shapes.Invited(invite, command.ref)
            answer = shapes.encode(told)
        return answer

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
            case do.Chat() | do.Mute() | do.Note() | do.AllowHints():
                await self._speak(seat, command)
            case do.Leave(bot=bot):
                await self._stand_in(seat, bot)
            case do.Return():
                await self._return(seat)
            case do.Substitute(seat=other, bot=bot):
                self._may_substitute(seat, self._seat(other))
                await self._stand_in(other, bot)
            case do.Webhook() | do.Push():
                await self._reach(seat, viewer.lang, command)
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
                if (command.commit or command.end) and draft.waiting is not None:
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
            elif not command.end or command.say is not None or command.option is not None:
                draft.choose_all(self._wanted(command))
            if command.end and draft.waiting is None:
                draft.end()
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
        choices = [(draft.seat, say(option)) for draft in drafts for option in draft.choices]
        await self.keep(kept.Played(choices, clock.now()))
        await self.changed()

    async def _keep_draft(self, draft: Draft) -> None:
        say = self.table.game.vocabulary.text
        choices, undone = list(map(say, draft.choices)), list(map(say, draft.undone))
        await self.keep(kept.Drafted(draft.seat, choices, undone, draft.locked, clock.now()))

    async def _appeal(self, seat: int, option: int) -> None:
        state = self.table.state
        if state is None:
            raise Refusal("not_asked", "not-begun")
        self._plays(seat)
        if option not in state.appeals(seat):
            raise Refusal("illegal", "not-asked")
        await self.keep(kept.Played([(seat, state.text(option))], clock.now()))
        await self.changed()

    # --- hints ------------------------------------------------------------------------------------
    def _begin_hint(self, viewer: Viewer, command: do.Hint) -> None:
        """Let the expert think, from what this seat knows; who asked can go on meanwhile."""
        seat = self._asked(viewer.sits())
        table, draft = self.table, self.table.draft(seat)
        if not self.hall.catalogue.plays(ADVISER, table.game):
            raise Refusal("illegal", "hint-none")
        if table.against_hints:
            raise Refusal("illegal", "hint-people", name=name(table, table.against_hints[0]))
        if draft.locked or draft.waiting is not None:
            raise Refusal("illegal", "locked" if draft.locked else "waits")
        if seat in self._advising:
            raise Refusal("busy", "hint-busy")
        self._ponder(
            viewer, seat, command.ref, self._hint(viewer, seat, table.decision(seat), draft.copy().state)
        )

    def _ponder(
        self, viewer: Viewer, seat: int, ref: Ref, told: Coroutine[Any, Any, shapes.Hint | shapes.Review]
    ) -> None:
        """One thing at a time for a seat."""
        self._advising[seat] = asyncio.create_task(self._answer_later(viewer, seat, ref, told))

    async def _answer_later(
        self, viewer: Viewer, seat: int, ref: Ref, told: Coroutine[Any, Any, shapes.Hint | shapes.Review]
    ) -> None:
        try:
            answer = await told
            answer.ref = ref
            await viewer.answer(shapes.encode(answer))
        except Late as late:
            log.warning("table %s: hint: %s", self.table.id, late)
            await viewer.answer(refused(Refusal("busy", "hint-late"), viewer.lang, ref))
        except Refusal as refusal:
            await viewer.answer(refused(refusal, viewer.lang, ref))
        except Exception:
            log.exception("table %s: hint", self.table.id)
            await viewer.answer(refused(Refusal("busy", "hint-late"), viewer.lang, ref))
        finally:
            self._advising.pop(seat, None)

    async def _hint(self, viewer: Viewer, seat: int, decision: str, s: State) -> shapes.Hint:
        found = await self.hall.thinkers.advise(s, seat, HINT)
        return self._hinted(viewer, seat, decision, found)

    def _hinted(self, viewer: Viewer, seat: int, decision: str, found: list[bots.Weighed]) -> shapes.Hint:
        """What was found, if it still is this viewer's question, and everybody still agrees."""
        if viewer.sits() != seat or self.table.decision(seat) != decision or self.table.against_hints:
            raise Refusal("stale", "stale")
        return advice.hint(self.window(seat, viewer.lang), seat, found)

    # --- review -----------------------------------------------------------------------------------
    async def _begin_review(self, viewer: Viewer, command: do.Review) -> None:
        """Of a finished game, for who sat there. It knows all secrets: from then on nobody goes back."""
        seat = viewer.sits()
        table = self.table
        if table.state is None or not table.state.over:
            raise Refusal("illegal", "review-playing")
        if table.stopped or not self.hall.catalogue.plays(ADVISER, table.game):
            raise Refusal("illegal", "hint-none")
        if seat in self._advising:
            raise Refusal("busy", "hint-busy")
        await self._whole(self._give_record(None))
        self._ponder(viewer, seat, command.ref, self._review(viewer, seat, command.ref))

    async def _review(self, viewer: Viewer, seat: int, ref: Ref) -> shapes.Review:
        """Worked out once for a seat, as long as the table is held."""
        table = self.table
        if seat not in self._reviewed:
            self._reviewed[seat] = await self._look_back(viewer, seat, ref)
        found = self._reviewed[seat]
        window = self.window(seat, viewer.lang)
        turning = [advice.turning(window, version, by, best) for version, by, best in found.turning]
        alone = not table.at(found.first).rivals(seat)
        return shapes.Review(found.first, found.course[found.first :], found.measure, alone, turning)

    async def _look_back(self, viewer: Viewer, seat: int, ref: Ref) -> Looked:
        table, thinkers = self.table, self.hall.thinkers
        went, measure = course(table, seat, await thinkers.look_back(table, seat))
        found = Looked(opening(table), went, measure, [])
        points = turning_points(table, seat, went, found.first)
        for done, (version, by) in enumerate(points):
            await viewer.answer(shapes.encode(shapes.Reviewing(done + 1, len(points) + 1, ref)))
            found.turning.append((version, by, await thinkers.advise(table.at(version), seat, HINT)))
        return found

    # --- take-back --------------------------------------------------------------------------------
    async def _ask_back(self, seat: int) -> None:
        table = self.table
        beside = picture.way_back(table, seat, self._held)
        happened: list[kept.Any] = [kept.Asked(seat, beside)]
        if not beside and not table.others(seat):
            happened.append(kept.Back(table.before_last[seat], clock.now()))
        await self.keep(*happened)
        await self.changed()

    async def _answer_back(self, seat: int, agree: bool) -> None:
        table = self.table
        self._plays(seat)
        if table.asking is None or seat not in table.must_agree:
            raise Refusal("illegal", "back-none")
        happened: list[kept.Any] = [kept.Answered(seat, agree)]
        if agree and table.must_agree == [seat]:
            happened.append(kept.Back(table.before_last[table.asking], clock.now()))
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
    async def _speak(self, seat: int, command: do.Chat | do.Mute | do.Note | do.AllowHints) -> None:
        """What people say beside the game."""
        match command:
            case do.Chat(text=text):
                await self._chat(seat, text)
            case do.Mute(seat=other, on=on):
                await self._mute(seat, self._seat(other), on)
            case do.Note(text=text):
                await self._write_notes(seat, text)
            case do.AllowHints(on=on):
                await self.keep(kept.Allowed(seat, on))
                self.show()

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

    async def _mute(self, seat: int, other: int, on: bool) -> None:
        await self.keep(kept.Muted(seat, other, on))
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.chat_again()

    async def _write_notes(self, seat: int, text: str) -> None:
        if len(text) > NOTES:
            raise Refusal("bad", "too-long", most=NOTES)
        await self.keep(kept.Noted(seat, text))
        self.show(seat)

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
            await self.keep(kept.Stood(seat, bot, clock.now()))
        await self.changed()

    async def _return(self, seat: int) -> None:
        if not self.table.seats[seat].bot:
            raise Refusal("bad", "not-away")
        await self.keep(kept.Stood(seat, None, clock.now()))
        await self.changed()

    async def _reach(self, seat: int, lang: str, command: do.Webhook | do.Push) -> None:
        """Where to call when this seat is asked; nothing: nowhere any more."""
        if isinstance(command, do.Webhook):
            if command.url is not None:
                await self._reachable(command.url)
            await self.keep(kept.Hooked(seat, command.url, lang))
        elif command.subscription is None:
            await self.keep(kept.Pushed(seat))
        else:
            wanted, keys = command.subscription, command.subscription.keys
            self.hall.hooks.check_keys(keys.p256dh, keys.auth)
            await self._reachable(wanted.endpoint)
            await self.keep(kept.Pushed(seat, wanted.endpoint, keys.p256dh, keys.auth, lang))
        self.show(seat)

    async def _reachable(self, url: str) -> None:
        try:
            await self.hall.hooks.check(url)
        except BadAddress as error:
            raise Refusal("bad", "webhook", why=str(error)) from None

    async def close_for_good(self) -> None:
        await self._whole(self.keep(kept.Closed(clock.now())))
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

    async def close(self) -> None:
        """Nobody is here any more: bots stop, what was begun is ended."""
        self.stop_bots()
        await asyncio.gather(*self._changing, return_exceptions=True)


def began(made: kept.Made) -> kept.Began:
    """Chance is fixed when all sit, unless the maker wanted a certain game."""
    return kept.Began(new_key() if made.seed is None else made.seed, clock.now())


def span(seconds: int) -> dict[str, int]:
    """A time for a sentence: in minutes, or in days."""
    return {"days": seconds // DAY, "minutes": seconds // 60}
