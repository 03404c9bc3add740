"""A table as the sum of its entries: who sits where, the game so far, each seat's draft."""

from __future__ import annotations

import logging
from bisect import bisect_left
from typing import Any

from rulewright.core.draft import Draft, drafted
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.rng import Seed
from rulewright.core.state import CHOSE, Entry, State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.verbs import NUMBER, SEAT, event
from rulewright.core.zones import EVERYONE, SPECTATOR, only
from rulewright.server import entries as kept
from rulewright.server import tokens

OPEN, PLAYING, OVER, CANCELLED = "open", "playing", "over", "cancelled"
ILLEGAL, DAMAGED, CLOSED = "notice-illegal", "notice-damaged", "notice-closed"
APART = 16  # commits between two kept positions
TAKEN_BACK = event("taken-back", "", SEAT, NUMBER)  # who asked; commits undone
log = logging.getLogger(__name__)


class Seat:
    """Who sits here, and what only this seat has."""

    def __init__(self, name: str = "", token: str = "", host: bool = False, sat: int = 0) -> None:
        self.name = name
        self.token = token  # hash; empty: no person holds the seat
        self.host = host  # held by who made the table
        self.sat = sat  # the entry with which it was taken: who sits longer has a smaller one
        self.bot: str | None = None  # plays here; on a person's seat: stands in
        self.notes = ""
        self.muted: set[int] = set()
        self.hints = False  # its person agrees that hints are given
        self.webhook: str | None = None
        self.push: kept.Pushed | None = None  # the browser to notify
        self.lang = "en"  # of whoever is called
        self.revision = 0  # changes of the draft since the last commit
        self.spent = 0.0  # seconds that the others waited for this seat
        self.since = 0.0  # since when they wait again; 0: they do not
        self.asked_at = 0.0  # since when it has its present decision; 0: it has none
        self.seen = 0.0  # when its player was last here; 0: not known

    @property
    def kind(self) -> str:
        return "person" if self.token else "bot" if self.bot else "open"


class Mark:
    """Where the game stood after a commit."""

    def __init__(self, choices: int, told: int, who: frozenset[int], known: dict[int, int]) -> None:
        self.choices = choices
        self.told = told  # entries in the log
        self.who = who  # the seats whose choices were made
        self.known = known  # so many of these entries each of them knew from its draft, turn by turn


class Table:
    """Only `take` changes it, by what the store already holds; the drafts of bots alone are not kept."""

    def __init__(self, id: str, game: Game, made: kept.Made) -> None:
        self.id = id
        self.game = game
        self.made = made
        self.renewed = (made.rules, made.content) != (game.rules, game.content_hash())  # begun with others
        self.stopped = ""  # if it cannot go on: the key of the sentence that says why
        self.number = 1  # entries taken
        self.size = 0  # bytes of its entries
        self.talk = 0  # bytes of those that people wrote beside the game
        self.seats = [Seat() for _ in range(made.seats)]
        self.invite = made.invite  # hash of the invitation
        self.cancelled = False
        self.given = False  # somebody has the record, the seed with it
        self.seed: Seed | None = None
        self.state: State | None = None  # as of the last commit; its log is on
        self.choices: list[tuple[int, int]] = []
        self.marks: list[Mark] = []  # of every version, from 0 on
        self.before_last: dict[int, int] = {}  # for each seat the version before its last turn
        self.kept: dict[int, State] = {}  # some earlier positions by version
        self.when: list[int] = []  # the version of each entry of the log
        self.drafts: dict[int, Draft] = {}
        self.backs = 0  # take-backs so far: a log read before one is void
        self.changes = 0  # grows with each commit and take-back: never comes again
        self.chat: list[kept.Said] = []
        self.asking: int | None = None  # who wants to go back
        self.beside: list[int] = []  # who has to agree besides, at a screen of their own
        self.agreed: set[int] = set()
        self.said: dict[tuple[str, int, int], Any] = {}  # the log in words, by language and whom it addresses
        self._ears: dict[int, list[int]] = {}  # the entries of the log that each eye may read

    # --- what is so -------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        if self.cancelled:
            return CANCELLED
        return OPEN if self.state is None else OVER if self.state.over else PLAYING

    @property
    def version(self) -> int:
        return max(len(self.marks) - 1, 0)

    def actor(self, version: int) -> int | None:
        """Whose choices made this version; none: several seats' or nobody's."""
        who = self.marks[version].who if version < len(self.marks) else frozenset()
        return next(iter(who)) if len(who) == 1 else None

    @property
    def together(self) -> bool:
        return self.state is not None and self.state.together

    @property
    def deciders(self) -> list[int]:
        return self.state.deciders if self.state is not None and not self.ended else []

    @property
    def ended(self) -> bool:
        """Nobody is asked any more, whatever the position says."""
        return self.cancelled or bool(self.stopped)

    @property
    def people(self) -> list[int]:
        """Seats that a person holds and plays."""
        return [n for n, seat in enumerate(self.seats) if seat.token and not seat.bot]

    @property
    def hosts(self) -> list[int]:
        """Seats with the host's rights: of who made the table; if they play no more, of who sits longest."""
        makers = [n for n in self.people if self.seats[n].host]
        return makers or sorted(self.people, key=lambda n: self.seats[n].sat)[:1]

    def others(self, number: int) -> list[int]:
        """Seats that people at other screens hold, also while a bot plays there."""
        return [n for n, seat in enumerate(self.seats) if seat.token and not self.same_screen(n, number)]

    def same_screen(self, a: int, b: int) -> bool:
        """The seats of who made the table: played in turns at one screen."""
        return a == b or (self.seats[a].host and self.seats[b].host)

    @property
    def must_agree(self) -> list[int]:
        """Who has not agreed yet to go back."""
        if self.asking is None:
            return []
        asked = sorted({*self.others(self.asking), *self.beside})
        return [n for n in asked if n not in self.agreed]

    @property
    def against_hints(self) -> list[int]:
        """Who has yet to agree that hints are given: every person, where there are several."""
        people = [n for n, seat in enumerate(self.seats) if seat.token]
        return [n for n in people if not self.seats[n].hints] if len(people) > 1 else []

    @property
    def open_seats(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == "open"]

    def locked(self, seat: int) -> bool:
        draft = self.drafts.get(seat)
        return draft is not None and draft.locked

    def asked(self, seat: int) -> bool:
        return seat in self.deciders and not self.locked(seat)

    def decision(self, seat: int) -> str:
        """Names the question before this seat: another one after every change that it can notice."""
        return f"{self.changes}.{self.seats[seat].revision}"

    def draft(self, seat: int) -> Draft:
        """The seat's draft, or an empty one on the position of the last commit."""
        if self.state is None:
            raise GameError("the game has not begun")
        return self.drafts.get(seat) or Draft(self.state, seat)

    def holder(self, token: str) -> int | None:
        """The seat that this token holds."""
        return self.held(tokens.hashed(token))

    def held(self, key: str) -> int | None:
        """The seat that the token with this hash holds. All are compared, so that time tells nothing."""
        found = None
        for number, seat in enumerate(self.seats):
            if tokens.alike(key, seat.token or "-"):
                found = number
        return found

    def spent(self, number: int, at: float) -> int:
        """How long the others have waited for this seat until then; nothing comes of it."""
        seat = self.seats[number]
        return int(seat.spent + (max(at - seat.since, 0.0) if seat.since else 0.0))

    def still(self, number: int, at: float) -> int:
        """How long the person here has had the present decision; that they draft meanwhile is secret."""
        seat = self.seats[number]
        counts = seat.token and not seat.bot and seat.asked_at and not self.cancelled
        return int(max(at - seat.asked_at, 0.0)) if counts else 0

    def told(self, eye: int, upto: int | None = None) -> list[int]:
        """Numbers of the log's entries that are told to this eye, in order; `upto` a version, if given."""
        if self.state is None:
            return []
        heard = self._ears.setdefault(eye, [])
        said = self.state.log or []
        start = heard[-1] + 1 if heard else 0
        bit = only(eye)
        tells = texts(self.game, LANGUAGES[0]).tells
        heard += [i for i in range(start, len(said)) if said[i].who & bit and tells(said[i].line)]
        if upto is None:
            return heard
        return heard[: bisect_left(heard, self.marks[upto].told)]

    def since(self, seat: int) -> int:
        """From where on the log is new to this seat: after its last turn, or the set-up."""
        last = self.before_last.get(seat, -1) + 1
        if not self.marks:
            return 0
        told, known = self.told(seat), self.marks[last].known.get(seat, self.marks[last].told)
        start = bisect_left(told, known)
        while start < len(told) and self._chosen_by(seat, told[start]):  # with the answers of others
            start += 1
        return start

    def _chosen_by(self, seat: int, number: int) -> bool:
        line = self.entry(number).line
        return line.message is CHOSE and line.a == seat

    def entry(self, number: int) -> Entry:
        assert self.state is not None and self.state.log is not None
        return self.state.log[number]

    def at(self, version: int) -> State:
        """The position after so many commits; its log is off."""
        if self.state is None or not 0 <= version <= self.version:
            raise GameError(f"no version {version}; versions: 0 to {self.version}")
        return self.state if version == self.version else self._replayed(version)

    def _replayed(self, version: int) -> State:
        nearest = max(number for number in self.kept if number <= version)
        s = self.kept[nearest].copy()
        for seat, option in self.choices[self.marks[nearest].choices : self.marks[version].choices]:
            s.play(seat, option)
        return s

    # --- what happens -----------------------------------------------------------------------------
    def weigh(self, entry: kept.Any, size: int) -> None:
        self.size += size
        if isinstance(entry, kept.TALK):
            self.talk += size

    def stop(self, why: str) -> None:
        """It cannot go on: it stays as it was after the last commit, for all to read."""
        self.stopped = why
        self.drafts.clear()
        self.asking = None
        if self.state is not None and self.marks:  # a commit may have been half played
            told = (self.state.log or [])[: self.marks[-1].told]
            del self.choices[self.marks[-1].choices :]
            self.state = self._replayed(self.version)
            self.state.log = told

    def take(self, entry: kept.Any) -> None:
        """Let something happen that is already kept."""
        self.number += 1
        match entry:
            case kept.Began(seed, at):
                self._begin(seed)
                self._clocks(at)
            case kept.Invited(invite):
                self.invite = invite
            case kept.Cancelled():
                self.cancelled = True
                self._changed()
            case kept.Given():
                self.given = True
                self.asking = None
            case kept.Drafted():
                self._draft(entry)
                self._clocks(entry.at)
            case kept.Played(choices, at):
                self._play(choices)
                self._clocks(at, {seat for seat, _ in choices})
            case kept.Back(to, at):
                self._back(to)
                self._clocks(at, set(range(len(self.seats))))
            case kept.Asked(seat, beside):
                self.asking, self.agreed, self.beside = seat, {seat}, beside
            case kept.Answered(seat, agree):
                if agree:
                    self.agreed.add(seat)
                else:
                    self.asking = None
            case kept.Said():
                self.chat.append(entry)
            case kept.Closed():
                self.stop(CLOSED)
            case _:
                self._take_seat(entry)

    def _take_seat(self, entry: kept.Any) -> None:
        """What happens at one seat: who sits there, and what is theirs."""
        match entry:
            case kept.Sat(seat, name, token, host):
                self._hand_over(seat, Seat(name, token, host, self.number))
            case kept.Installed(seat, bot):
                self.seats[seat].bot = bot
            case kept.Allowed(seat, on):
                self.seats[seat].hints = on
            case kept.Muted(seat, other, on):
                (self.seats[seat].muted.add if on else self.seats[seat].muted.discard)(other)
            case kept.Noted(seat, text):
                self.seats[seat].notes = text
            case kept.Stood(seat, bot, at):
                self._stand_in(seat, bot)
                self._clocks(at, {seat})
            case kept.Hooked(seat, url, lang):
                self.seats[seat].webhook, self.seats[seat].lang = url, lang
            case kept.Pushed(seat, endpoint):
                self.seats[seat].push, self.seats[seat].lang = entry if endpoint else None, entry.lang
            case kept.Seen(seat, at):
                self.seats[seat].seen = at

    def _hand_over(self, number: int, seat: Seat) -> None:
        """Nothing that belonged to whoever had the seat before stays with it, or under its new name."""
        self.seats[number] = seat
        self.chat = [said for said in self.chat if said.seat != number]
        for other in self.seats:
            other.muted.discard(number)

    def _stand_in(self, number: int, bot: str | None) -> None:
        """An answer that the person has locked stays; a bot's own goes with the bot."""
        if bot is None or not self.locked(number):
            self.drafts.pop(number, None)
        self.seats[number].bot = bot
        self.seats[number].revision += 1

    def _begin(self, seed: Seed) -> None:
        self.seed = seed
        made = self.made
        self.state = self.game.start(self.game.setup(made.seats, made.mode, seed, made.options, logged=True))
        self.kept[0] = self.state.copy()
        self._mark(frozenset(), {})

    def _draft(self, entry: kept.Drafted) -> None:
        assert self.state is not None
        parse = self.game.vocabulary.parse
        self.seats[entry.seat].revision += 1
        choices, undone = list(map(parse, entry.choices)), list(map(parse, entry.undone))
        draft = drafted(self.state, entry.seat, choices, undone, entry.locked)
        if draft is None or not (draft.steps or draft.undone):
            self.drafts.pop(entry.seat, None)
        else:
            self.drafts[entry.seat] = draft

    def _play(self, choices: list[tuple[int, str]]) -> None:
        assert self.state is not None
        made = [(seat, self.game.vocabulary.parse(notation)) for seat, notation in choices]
        who = frozenset(seat for seat, _ in made)
        known = {seat: self._known(seat, [option for by, option in made if by == seat]) for seat in who}
        for seat, option in made:
            self.state.play(seat, option)
            self.choices.append((seat, option))
        others = {seat: draft for seat, draft in self.drafts.items() if seat not in who}
        self._changed()
        self._mark(who, known)
        for seat, draft in others.items():  # somebody spoke between: what still fits stays
            again = drafted(self.state, seat, draft.choices, draft.undone, draft.locked)
            if again is not None and seat in self.state.deciders:
                self.drafts[seat] = again

    def _known(self, seat: int, choices: list[int]) -> int:
        """How much of the log a person knows who ends a turn with these choices: what the next turn begins
        with, and all that was not foreseen, is new."""
        assert self.state is not None
        before = len(self.state.log or ())
        draft = drafted(self.state, seat, choices, [], False) if self.seats[seat].token else None
        told = draft.told if draft is not None else []
        own = next((n for n, entry in enumerate(told) if entry.line.message.opens_turn), len(told))
        return before + own

    def _back(self, to: int) -> None:
        """As if it had never been, except that the log tells of this and of every earlier take-back."""
        assert self.state is not None and self.asking is not None
        told, log = self.marks[to].told, self.state.log or []
        line = TAKEN_BACK.line(self.asking, self.version - to)
        backs = [entry for entry in log[told:] if entry.line.message is TAKEN_BACK]
        self.state = self.at(to)
        log = [*log[:told], *backs, Entry(EVERYONE, self.state.turns, line)]
        self.state.log = log
        del self.choices[self.marks[to].choices :]
        del self.marks[to + 1 :]
        self.before_last = {seat: n - 1 for n, mark in enumerate(self.marks) for seat in mark.who}
        self.when[told:] = [to] * (len(log) - told)
        self.kept = {version: s for version, s in self.kept.items() if version <= to}
        self._ears.clear()
        self.said.clear()
        self.backs += 1
        self._changed()

    def _changed(self) -> None:
        self.changes += 1
        self.asking = None
        self.drafts.clear()
        for seat in self.seats:
            seat.revision = 0

    def _clocks(self, at: float, moved: set[int] | frozenset[int] = frozenset()) -> None:
        """Add up the waits, and note who has a new decision: who moved, or had none before.

        In a simultaneous step also for a seat without a choice: that is its secret.
        """
        waited_for = self.state.addressed if self.state is not None else []
        for number, seat in enumerate(self.seats):
            if seat.since and at:
                seat.spent += max(at - seat.since, 0.0)
            waits = number in waited_for and not self.locked(number)
            seat.since = at if waits else 0.0
            if not waits or not seat.asked_at or number in moved:
                seat.asked_at = seat.since

    def _mark(self, who: frozenset[int], known: dict[int, int]) -> None:
        assert self.state is not None
        told = len(self.state.log or ())
        self.marks.append(Mark(len(self.choices), told, who, known))
        for seat in who:
            self.before_last[seat] = self.version - 1
        self.when += [self.version] * (told - len(self.when))
        if self.version % APART == 0:
            self.kept[self.version] = self.state.copy()


def rebuilt(id: str, game: Game, all: list[kept.Any]) -> Table:
    """The table that these entries make; as far as they do, if the rules have changed since."""
    first, *rest = all
    if not isinstance(first, kept.Made):
        raise GameError(f"table {id} does not begin with its setup")
    table = Table(id, game, first)
    for entry in rest:
        try:
            table.take(entry)
        except Exception as error:  # whatever is wrong with this table is no other table's trouble
            log.warning("table %s stops at entry %d: %s", id, table.number - 1, error)
            table.stop(ILLEGAL if table.renewed else DAMAGED)
            break
    if any(isinstance(entry, kept.Closed) for entry in rest):
        table.stopped = CLOSED
    return table


def eye(seat: int | None) -> int:
    """Whose knowledge counts; none: a spectator's."""
    return SPECTATOR if seat is None else seat
