"""The one gate through which anything about a game leaves: what a viewer may know, in the viewer's words.

Every byte about a position, a log, a draft, a forecast, a reason or a past version that a client receives is
made here, from a redacted state and from entries that this viewer may read. Nothing else reads a state for
a client.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from rulewright import bots
from rulewright.core import lesson as lessons
from rulewright.core.draft import Draft, ends, leaves, split, splits, way_out
from rulewright.core.errors import GameError, IllegalChoice
from rulewright.core.explain import objection
from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.game import Game
from rulewright.core.lesson import Met, Step, lesson
from rulewright.core.look import called
from rulewright.core.outcome import Row
from rulewright.core.shown import (
    Glimpses,
    Head,
    differences,
    glimpse,
    line_args,
    line_spots,
    option_spots,
    plain,
)
from rulewright.core.shown import named as args
from rulewright.core.state import CHOSE, Entry, State
from rulewright.core.texts import LANGUAGES, NOBODY, Setting, Texts, texts
from rulewright.core.turns import Story, Turn, headline, weight
from rulewright.core.verbs import NUMBER, Line
from rulewright.core.zones import only
from rulewright.server import limits, shapes
from rulewright.server.table import OPEN, TAKEN_BACK, Seat, Table, eye
from rulewright.server.thinkers import ADVISER
from rulewright.server.words import Refusal, illegal, say

FEW = 8  # ways to divide something that are told as one choice each
MANY = 200  # with more options than these, where each leads is not looked up in advance


class Presence:
    """What is so at this moment and not kept: the time, who is connected, which bots think."""

    def __init__(self, at: float = 0.0, away: int = 0, still: int = 0) -> None:
        self.at = at  # seconds since 1970
        self.patience = shapes.Patience(away, still)  # as this server has it
        self.connected: set[int] = set()
        self.held: set[int] = set()  # seats that a screen shows at this moment
        self.thinking: set[int] = set()
        self.away: dict[int, int] = {}  # seconds
        self.watching = 0


def name(table: Table, number: int, lang: str = LANGUAGES[0]) -> str:
    return names(table, lang)[number]


def names(table: Table, lang: str) -> list[str]:
    """What each seat's player is called: people by their names, bots by their level."""
    words = texts(table.game, lang)
    return called([seat.name or words.bot(bots.called(seat.bot or "")) for seat in table.seats])


def way_back(table: Table, seat: int, held: set[int]) -> list[int]:
    """Who looks on beside a seat that asks to go back and has to agree too; refused where it may not ask.

    Every person at the table has to agree. For one whose seat a bot plays nobody else can.
    """
    if table.seats[seat].bot:
        raise Refusal("not_asked", "stood-in")
    if table.ended:
        raise Refusal("illegal", "cancelled" if table.cancelled else "stopped")
    if table.given:
        raise Refusal("illegal", "back-given")
    if table.asking is not None:
        raise Refusal("illegal", "back-asked")
    if seat not in table.before_last:
        raise Refusal("illegal", "no-back")
    others = table.others(seat)
    beside = sorted(held - {seat, *others})  # of the same maker, at screens of their own
    for other in [*others, *beside]:
        if table.seats[other].bot:
            raise Refusal("illegal", "back-absent", name=name(table, other))
    return beside


def asked(s: State | None, eyes: frozenset[int]) -> list[int]:
    """Who is asked, as these seats may know it.

    In a simultaneous step a seat with one possible answer is not asked; that it has only one may be secret.
    So to the others it is asked like everybody.
    """
    if s is None:
        return []
    truly = s.deciders
    return [seat for seat in s.addressed if seat in truly or seat not in eyes]


def player(table: Table, number: int, lang: str, presence: Presence, waited_for: list[int]) -> shapes.Player:
    seat: Seat = table.seats[number]
    return shapes.Player(
        seat=number,
        name=name(table, number, lang),
        kind=seat.kind,
        host=number in table.hosts,
        bot=seat.bot,
        connected=number in presence.connected,
        asked=number in waited_for and not table.locked(number),
        locked=table.locked(number),
        thinking=number in presence.thinking and seat.bot is not None,
        away=presence.away.get(number, 0),
        still=table.still(number, presence.at),
        spent=table.spent(number, presence.at),
    )


def summary(
    table: Table, lang: str, presence: Presence, eyes: frozenset[int] = frozenset()
) -> shapes.Summary:
    """What all may know of a table, also those who may not watch."""
    made = table.made
    waited_for = [] if table.ended else asked(table.state, eyes)
    title, mode, settings = setting(table.game, lang, made.mode, made.seats, tuple(made.options.items()))
    return shapes.Summary(
        table=table.id,
        game=made.game,
        title=title,
        mode=made.mode,
        mode_name=mode,
        options=settings,
        phase=table.phase,
        players=[player(table, number, lang, presence, waited_for) for number in range(len(table.seats))],
        public=made.public,
        spectators=made.spectators,
        chat=made.chat,
        pace=made.pace,
        patience=presence.patience,
        seeded=made.seeded,
        lesson=made.lesson,
        hidden=table.state is not None and bool(table.state.zones() or table.state.closed()),
        version=table.version,
        watching=presence.watching,
        made=made.at,
        stopped=bool(table.stopped),
        notice=notice(table, lang),
        edition=shapes.Edition(made.rules, made.content, made.package),
    )


def notice(table: Table, lang: str) -> str | None:
    """That the rules have changed since the table began, or why it cannot go on."""
    if table.stopped:
        return say(lang, table.stopped, version=table.version)
    return say(lang, "notice-renewed") if table.renewed and table.state is not None else None


@lru_cache(maxsize=1000)
def setting(
    game: Game, lang: str, mode: str, seats: int, options: tuple[tuple[str, str], ...]
) -> tuple[str, str, list[shapes.Setting]]:
    """Title, mode and the options that mean something in this mode, to these seats, beside the others."""
    words = texts(game, lang)

    def named(key: str, otherwise: str) -> str:
        return words.say(key) if words.has(key) else otherwise

    def setting(id: str, value: str) -> shapes.Setting:
        usual = game.options[id].named(game.options[id].default)
        word = named(f"option-{id}-{value}", value)
        return shapes.Setting(id, named(f"option-{id}", id), value, word, value == usual)

    def here(id: str) -> bool:
        if id not in game.options or game.options[id].of_seat > seats:
            return False
        needs = game.options[id].needs.items()
        if any(given.get(other) != game.options[other].named(value) for other, value in needs):
            return False
        return not game.options[id].modes or mode in game.options[id].modes

    given = dict(options)
    chosen = [setting(id, value) for id, value in options if here(id)]
    return named("game-title", game.title), named(f"mode-{mode}", mode), chosen


class Window:
    """A table as one seat, or a spectator, sees it in one language. What it once said it keeps."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.eye = eye(seat)
        self.lang = lang
        self.words = texts(table.game, lang)
        self._lines: list[msgspec.Raw] = []
        self._story = Story(table.game.vocabulary)
        self._turns: list[shapes.Turn] = []
        self._backs = 0
        self._position: bytes = b""
        self._position_of: tuple[object, ...] = ()
        # Where options of one decision lead, and those behind them: by position, which is kept, and option.
        self._ahead: dict[tuple[int, int], tuple[State, State, str]] = {}
        self._ahead_of = ""

    @property
    def eyes(self) -> frozenset[int]:
        """The seats on this screen."""
        if self.seat is None:
            return frozenset()
        table, seat = self.table, self.seat
        return frozenset(n for n in range(len(table.seats)) if table.same_screen(n, seat))

    # --- the whole picture ------------------------------------------------------------------------
    def picture(self, presence: Presence, told: int, chat: int) -> bytes:
        """The picture for a client that already has so many entries of the log and of the chat."""
        table, seat = self.table, self.seat
        log, turns = self.lines(), self.turns()
        touched = bisect_left(turns, told, key=lambda turn: turn.last)
        around = shapes.Surroundings(
            table=summary(table, self.lang, presence, self.eyes),
            seat=seat,
            version=table.version,
            log=shapes.Tail(told, log[told:]),
            turns=shapes.Tail(touched, turns[touched:]),
            back=self._back(),
            can_ask_back=self._can_ask_back(presence),
            hints=self._hints(),
            notes=table.seats[seat].notes if seat is not None else "",
            chat=shapes.Tail(chat, self.chat()[chat:]),
            muted=sorted(table.seats[seat].muted) if seat is not None else [],
            webhook=table.seats[seat].webhook if seat is not None else None,
            push=seat is not None and table.seats[seat].push is not None,
        )
        return shapes.encode(around)[:-1] + b"," + self._cached_position()[1:]

    def summary(self, presence: Presence) -> shapes.Summary:
        """What all may know of the table; with a seat, also how far it is and what happened meanwhile."""
        table = self.table
        known = summary(table, self.lang, presence, self.eyes)
        if self.seat is None or table.state is None:
            return known
        head = self.scene(table.state)[1]
        since = len(table.told(self.eye, table.version)) - self._recap()
        if head is None:
            return msgspec.structs.replace(known, since=since)
        return msgspec.structs.replace(known, count=head.count, unit=head.unit, since=since)

    def _cached_position(self) -> bytes:
        table = self.table
        revision = table.seats[self.seat].revision if self.seat is not None else 0
        of = (table.changes, revision, table.phase, tuple(table.deciders))
        if of != self._position_of:
            self._position = shapes.encode(self.position())
            self._position_of = of
        return self._position

    # --- the position -----------------------------------------------------------------------------
    def position(self) -> shapes.Position:
        table, seat = self.table, self.seat
        none = shapes.Undo(False, None)
        plays = seat is not None and not table.cancelled and not table.seats[seat].bot
        position = shapes.Position(
            shown=None,
            head=None,
            deciders=[] if table.ended else asked(table.state, self.eyes),
            together=table.together,
            decision=None,
            prompt=None,
            options=[],
            splits=[],
            way_out=[],
            appeals=[],
            guide=[],
            waiting=None,
            locked=False,
            draft=[],
            undo=none,
            redo=False,
            drafted=[],
            recap=0,
            outcome=None,
        )
        if table.state is None:
            return position
        mine = self._mine()
        s = mine.state if mine is not None else table.state
        position.shown, position.head = self.scene(s)
        position.recap, position.outcome = self._recap(), self.outcome(table.state)
        if mine is not None:
            self._ask(position, mine, mine.seat)
        elif seat is not None and plays:
            position.guide = self.guide(table.state, seat, [])
        if seat is not None and plays and not table.stopped:
            position.appeals = [self.option(option, table.state) for option in table.state.appeals(seat)]
        return position

    def _mine(self) -> Draft | None:
        """The draft of this seat, where its person is asked; a bot's in its place is nobody's to see."""
        table, seat = self.table, self.seat
        if seat is None or table.cancelled or table.seats[seat].bot or seat not in table.deciders:
            return None
        return table.draft(seat)

    def _ask(self, position: shapes.Position, draft: Draft, seat: int) -> None:
        """The question to this seat, with what it has drafted."""
        waiting = draft.waiting
        position.decision = self.table.decision(seat)
        position.locked = draft.locked
        position.draft = [self.option(option, s) for s, option in draft.made]
        position.drafted = [self.line(e, self.table.version) for e in self._readable(draft.told)]
        stops = None if draft.steps else self.words.say("table-undo-stops")
        position.undo = shapes.Undo(bool(draft.steps), stops)
        position.redo = bool(draft.undone) and waiting is None
        if waiting is not None:
            position.waiting = shapes.Waiting(self.option(waiting.option, draft.settled), waiting.stop)
            mine = self.scene(draft.settled)[1]
            if mine is not None and position.head is not None:  # a turn is the present one until it is ended
                position.head = msgspec.structs.replace(mine, score=position.head.score)
        else:
            position.options = self.options(draft.state, seat)
            position.guide = self.guide(draft.state, seat, draft.told)
            position.splits = self.splits(draft.state, seat)
            position.way_out = [
                self.option(option, s) for s, option in way_out(draft.state, seat, self._look)
            ]
        position.prompt = self.prompt(draft.settled, seat)

    def scene(self, s: State) -> tuple[Any, Head | None]:
        """What is shown, and its head."""
        shown = s.shown(self.eye)
        return shown, self.head(shown)

    def head(self, shown: Any) -> Head | None:
        make = self.table.game.head
        return make(shown, self.words) if make is not None else None

    def tell(self) -> list[str]:
        """The table in sentences, with what this seat has drafted; nothing where the game says none."""
        if self.table.state is None:
            return []
        mine = self._mine()
        return self._told(mine.state if mine is not None else self.table.state)

    def _told(self, s: State) -> list[str]:
        game, players = self.table.game, names(self.table, self.lang)
        if game.tell is None:
            return []
        called = self.words.addressed(players, self.eye)
        return [self.words.begins(told) for told in game.tell(s.shown(self.eye), self.words, called)]

    def prompt(self, s: State, seat: int) -> shapes.Prompt | None:
        line = s.prompt(seat)
        if line is None:
            return None
        return shapes.Prompt(self.sentence(line, s), line.message.clause, line.message.key)

    def options(self, s: State, seat: int) -> list[shapes.Option]:
        legal = s.options(seat)
        default = s.default(seat)
        out = []
        for option in legal:
            stop = self._look(s, seat, option)[1] if len(legal) <= MANY else GOES_ON
            known = self.option(option, s, option == default, None if stop == GOES_ON else stop)
            out.append(msgspec.structs.replace(known, ends=ends(s, option, stop)))
        return out

    def guide(self, s: State, seat: int, drafted: list[Entry]) -> list[shapes.Step]:
        """What the lesson, at its own table, and the coach say about this decision, or after an event."""
        found = lesson(self.table.game)
        if found is None:
            return []
        steps = found.step if self.table.made.lesson else []
        log = [*(self.table.state.log or []), *drafted] if self.table.state is not None else []
        said = [self._step("lesson", steps, met) for met in lessons.met(steps, s, seat, log)]
        return said + [self._step("hint", [], met) for met in lessons.met(found.hint, s, seat, log)]

    def _step(self, kind: str, steps: list[Step], met: Met) -> shapes.Step:
        return shapes.Step(
            id=met.step.id,
            n=steps.index(met.step) + 1 if steps else 0,
            of=len(steps),
            text=self.words.say(f"{kind}-{met.step.id}"),
            option=met.option,
            spots=met.spots,
            last=bool(steps) and met.step is steps[-1],
            now=met.step.round > 0 or bool(met.step.after),
        )

    def splits(self, s: State, seat: int) -> list[list[shapes.Option]]:
        if s.question is None or not s.question.unit_by_unit:
            return []
        ways = splits(s, seat, FEW, self._look)
        if max(map(len, ways), default=0) <= 1:
            return []  # the last unit: its options say it all
        return [[self.option(unit, s) for unit in way] for way in ways]

    def _look(self, s: State, seat: int, option: int) -> tuple[State, str]:
        """Where an option of the present decision leads, or one further on; looked up once."""
        decision = self.table.decision(seat)
        if decision != self._ahead_of:
            self._ahead, self._ahead_of = {}, decision
        place = id(s), option
        if place not in self._ahead:
            self._ahead[place] = (s, *ahead(s, seat, option))
        _kept, after, stop = self._ahead[place]
        return after, stop

    def option(self, option: int, s: State, default: bool = False, stop: str | None = None) -> shapes.Option:
        """A choice in words, as it is called in this position."""
        setting = self.words.setting(option, s, self.seat)
        known = worded(self.words, self.seat if self.seat is not None else -1, option, setting)
        label = known.label
        if "seat" in known.args:
            label = self.words.choice(option, names(self.table, self.lang), setting)
        left = leaves(s, option)
        return msgspec.structs.replace(known, label=label, default=default, stop=stop, leaves=left)

    def outcome(self, s: State) -> shapes.Outcome | None:
        if not s.over:
            return None
        end = s.outcome()
        proof = [shapes.Proof(self.sentence(line, s), line.message.clause) for line in s.evidence()]
        return shapes.Outcome(
            ending=self.sentence(end.ending, s),
            named="seat" in [domain.name for domain in end.ending.message.domains],
            clause=end.ending.message.clause,
            ranks=end.ranks,
            scores=end.scores,
            winners=end.winners,
            sheet=self._rows(end.sheet),
            ties=self._rows(end.ties),
            facts=self._rows(end.facts),
            evidence=proof,
        )

    def _rows(self, rows: list[Row]) -> list[shapes.Row]:
        return [shapes.Row(row.name, self.words.say(f"row-{row.name}"), row.values) for row in rows]

    # --- what has been told -----------------------------------------------------------------------
    def lines(self) -> list[msgspec.Raw]:
        """The whole log that this viewer may read, encoded."""
        told = self._heard()
        for n in range(len(self._lines), len(told)):
            line = msgspec.structs.replace(self._said(told[n]), n=n, of=self._came_of(told, n))
            self._lines.append(msgspec.Raw(shapes.encode(line)))
        return self._lines

    def turns(self) -> list[shapes.Turn]:
        """The turns of that log, each in one sentence; the last one may yet grow."""
        told, story = self._heard(), self._story
        if story.told < len(told):
            del self._turns[-1:]
        for number in told[story.told :]:
            story.tell(self.table.entry(number))
        self._turns += [self._turn(turn) for turn in story.turns[len(self._turns) :]]
        return self._turns

    def _heard(self) -> list[int]:
        """The entries of the log that it has, from the first on once something was taken back."""
        if self._backs != self.table.backs:
            self._lines, self._backs = [], self.table.backs
            self._story, self._turns = Story(self.table.game.vocabulary), []
        return self.table.told(self.eye)

    def _turn(self, turn: Turn) -> shapes.Turn:
        text = headline(turn, self.words, names(self.table, self.lang), self.eye)
        return shapes.Turn(turn.first, turn.last, turn.seat, text, weight(turn, self.words, self.eye))

    def _came_of(self, told: list[int], n: int) -> int | None:
        """The choice of which an entry tells more: of its own seat or of none, or what it did to another."""
        line, choice = self.table.entry(told[n]).line, self.table.entry(told[n]).cause
        if choice is None or not choice.who & only(self.eye):
            return None
        if line.seat() not in (None, choice.line.seat()) and not line.message.hurts:
            return None
        return next((k for k in range(n - 1, -1, -1) if self.table.entry(told[k]) is choice), None)

    def _said(self, number: int) -> shapes.Line:
        """An entry of the log in words, worded once for all whom it does not address."""
        entry = self.table.entry(number)
        reader = self.eye if self.eye in self.words.seats(entry.line) else NOBODY
        said = self.table.said.get((self.lang, reader, number))
        if said is None:
            said = self.line(entry, self.table.when[number])
            self.table.said[self.lang, reader, number] = said
        return said

    def sentence(self, line: Line, s: State | None = None) -> str:
        """In the viewer's language, which addresses the viewer; what is not told yet, as in this position."""
        return self.words.line(line, names(self.table, self.lang), self.eye, s)

    def line(self, entry: Entry, version: int, n: int = -1) -> shapes.Line:
        message, values = entry.line.message, entry.line.values()
        level = 1 if message.opens_turn else 2 if message in (CHOSE, TAKEN_BACK) else 3
        numbers = [value for domain, value in zip(message.domains, values) if domain is NUMBER]
        text = self.sentence(entry.line)
        return shapes.Line(
            n=n,
            version=version,
            text=text,
            key=message.key,
            clause=message.clause,
            level=level,
            headline=message.headline,
            hurts=message.hurts,
            result=self.words.result(entry.line),
            starts=message.starts or (message is CHOSE and self.words.game.vocabulary.verb(values[1]).starts),
            step=entry.step,
            of=None,
            seat=entry.line.seat(),
            args=line_args(self.table.game, entry.line),
            spots=line_spots(self.table.game, entry.line),
            numbers=numbers,
            sort=message.sort,
            dice=message.rolled(values),
        )

    def _readable(self, entries: Iterable[Entry]) -> list[Entry]:
        bit = only(self.eye)
        return [entry for entry in entries if entry.who & bit and self.words.tells(entry.line)]

    def _recap(self) -> int:
        """How much of the log was told up to the end of this seat's last turn, or by the set-up."""
        return self.table.since(self.eye) if self.seat is not None else 0

    def chat(self) -> list[shapes.Message]:
        """Only for those who sit here, without those whom the seat does not want to read."""
        if self.seat is None:
            return []
        muted = self.table.seats[self.seat].muted
        wanted = [said for said in self.table.chat if said.seat not in muted]
        return [shapes.Message(n, said.seat, said.text, said.at) for n, said in enumerate(wanted)]

    def _back(self) -> shapes.Request | None:
        table = self.table
        if table.asking is None:
            return None
        to, agreed = table.before_last[table.asking], sorted(table.agreed)
        return shapes.Request(table.asking, to, agreed, table.must_agree)

    def _can_ask_back(self, presence: Presence) -> bool:
        if self.seat is None:
            return False
        try:
            way_back(self.table, self.seat, presence.held)
        except Refusal:
            return False
        return True

    def _hints(self) -> shapes.Hints | None:
        table = self.table
        if self.seat is None or not bots.plays(ADVISER, table.game):
            return None
        agreed = [n for n, seat in enumerate(table.seats) if seat.hints]
        return shapes.Hints(not table.against_hints, agreed, table.against_hints)

    # --- on request -------------------------------------------------------------------------------
    def reasons(self) -> shapes.Reasons:
        """What the seat sees and cannot choose, and why; nothing if it is not asked."""
        draft = self._mine()
        if draft is None:
            return shapes.Reasons("", [])
        refused = []
        if draft.waiting is None:
            for option, line in draft.state.reasons(draft.seat):
                told = self.sentence(line, draft.state)
                seen = self.option(option, draft.state)
                refused.append(shapes.Refused(seen, told, line.message.clause, line.message.unlisted))
        return shapes.Reasons(self.table.decision(draft.seat), refused)

    def forecasts(self, seat: int, options: list[int]) -> list[shapes.Forecast]:
        """What each of these choices of a seat would do, up to where something is learned."""
        if len(options) > limits.FORESEEN:
            raise Refusal("bad", "bad", why=f"at most {limits.FORESEEN} options at once")
        draft = self.table.draft(seat)
        s = draft.state
        if draft.waiting is not None or not set(options) <= set(s.options(seat)):
            raise Refusal("stale", "stale")
        now = plain(s.shown(self.eye))
        return [self._forecast(s, seat, option, now) for option in options]

    def asked(self) -> tuple[str, list[int]]:
        """The decision that the seat is to make, with as many of its choices as are foreseen at once.

        There is none where nothing is asked, or a choice waits for its confirmation.
        """
        draft = self._mine()
        if draft is None or draft.waiting is not None:
            return "", []
        return self.table.decision(draft.seat), draft.state.options(draft.seat)[: limits.FORESEEN]

    def foreseen(self) -> shapes.Forecasts | None:
        """What these choices would do; none if there are none."""
        decision, options = self.asked()
        if self.seat is None or not options:
            return None
        return shapes.Forecasts(decision, self.forecasts(self.seat, options))

    def _forecast(self, s: State, seat: int, option: int, now: Any) -> shapes.Forecast:
        """`now` is what is shown before it."""
        after, stop, through = split(*self._look(s, seat, option), seat)
        shown, head = self.scene(after)
        return shapes.Forecast(
            decision=self.table.decision(seat),
            option=option,
            events=[self.line(e, self.table.version) for e in self._readable(after.log or ())],
            stop=None if stop == GOES_ON else stop,
            through=[self.option(unit, s) for unit in through],
            then=self.words.then(after, stop, seat, names(self.table, self.lang)),
            shown=differences(now, plain(shown)),
            head=head,
        )

    def frame(self, version: int) -> shapes.Frame:
        """The table as it stood after so many commits, as this viewer might have seen it."""
        table = self.table
        s = table.at(version)
        shown, head = self.scene(s)
        return shapes.Frame(
            version=version,
            last=table.version,
            shown=shown,
            head=head,
            told=self._told(s),
            deciders=asked(s, self.eyes),
            together=s.together,
            entries=len(table.told(self.eye, version)),
            outcome=self.outcome(s),
        )

    def beats(self, start: int, to: int) -> shapes.Beats:
        """What this viewer saw change on the table with each event between two versions."""
        table = self.table
        if not 0 <= start < to <= min(table.version, start + limits.STRETCH):
            most = f"versions: 0 to {table.version}, at most {limits.STRETCH} at once"
            raise GameError(f"no events from version {start} to {to}; {most}")
        s = table.at(start).copy()
        first_seen = glimpse(s, self.eye)
        base = now = plain(first_seen)
        watching = Glimpses([self.eye], limits.BEATS)
        s.log, s.watcher = [], watching
        for seat, option in table.choices[table.marks[start].choices : table.marks[to].choices]:
            s.play(seat, option)
        beats = []
        first, told = len(table.told(self.eye, start)), table.told(self.eye)
        lines = [n for n in range(first, len(told)) if table.entry(told[n]).line.message is not TAKEN_BACK]
        shown = [seen for entry, seen in watching.seen[self.eye] if self.words.tells(entry.line)]
        for n, seen in zip(lines, shown):
            was, now = now, plain(seen)
            if changed := differences(was, now):
                beats.append(shapes.Beat(n, changed, self.head(seen)))
        return shapes.Beats(start, to, base, self.head(first_seen), beats)

    def objection(self, draft: Draft, error: IllegalChoice) -> Refusal:
        """Why a choice is refused, with its clause, in the viewer's language where a rule says it."""
        if draft.waiting is not None:
            return Refusal("illegal", "waits")
        for refused, line in draft.state.reasons(draft.seat):
            if refused == draft.tried:
                return illegal(self.sentence(line, draft.state), line.message.clause)
        return illegal(str(error) or objection(draft.state, draft.seat, draft.tried))


@lru_cache(maxsize=100_000)
def worded(words: Texts, seat: int, option: int, setting: Setting) -> shapes.Option:
    """An option in words: the same wherever this seat is offered it in the same setting."""
    vocabulary = words.game.vocabulary
    verb = vocabulary.verb(option)
    return shapes.Option(
        id=option,
        notation=vocabulary.text(option),
        verb=verb.name,
        label=words.choice(option, setting=setting),
        args=args(verb.domains, verb.arguments(option)),
        spots=option_spots(words.game, seat, option),
        aside=words.say(f"aside-{verb.aside}") if verb.aside else "",
    )


def record(table: Table, to: int | None = None) -> dict[str, Any]:
    """The record, up to a version if one is given. It holds every secret, the bots' cards and the dice to
    come among them, so it is given away only once the game is over."""
    if table.state is None or table.phase == OPEN:
        raise Refusal("not_yours", "not-begun")
    if not table.state.over:
        raise Refusal("not_yours", "record")
    return table.at(table.version if to is None else to).record()
