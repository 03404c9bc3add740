"""The shapes of what leaves the server; docs/protocol.md explains them. `picture.py` alone fills them."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.shown import Change, Head


class Option(msgspec.Struct):
    id: int
    notation: str
    verb: str
    label: str
    args: dict[str, str]  # what is named, by its domain
    spots: list[str]  # the things shown that it is about
    default: bool = False
    stop: str | None = None
    ends: bool = False  # the END button of the table
    leaves: bool = False  # done, skip, pass: it names nothing on the table
    aside: str = ""  # the row into which lists fold it


class Waiting(msgspec.Struct):
    option: Option
    stop: str


class Prompt(msgspec.Struct):
    text: str
    clause: str
    key: str


class Line(msgspec.Struct):
    n: int
    version: int
    text: str
    key: str
    clause: str
    level: int
    headline: bool
    hurts: bool
    result: int  # of a turn: 1, each; 2, the last of its kind; 3, where there is no other; 4, a card drawn
    starts: bool  # inside a round the turn of its seat begins
    step: str  # of the turn, where its game says so
    of: int | None  # the choice of which it tells more, by its number
    seat: int | None
    args: dict[str, str]
    spots: list[str]
    numbers: list[int]
    sort: str  # roll, hit, idle: what boards draw alike; empty: none of these
    dice: list[int]  # what they show, if it tells of a roll


class Turn(msgspec.Struct):
    """What one player, or the table by itself, did in a stretch of the log."""

    first: int  # the numbers of its lines
    last: int
    seat: int | None  # whose turn it is; none: no single seat's
    text: str  # its headline
    weight: int  # how much it matters to the reader; 0: nothing came of it


class Undo(msgspec.Struct):
    possible: bool
    reason: str | None


class Row(msgspec.Struct):
    id: str
    name: str
    values: list[int]


class Proof(msgspec.Struct):
    text: str
    clause: str


class Outcome(msgspec.Struct):
    ending: str
    named: bool  # the ending itself says who won or lost
    clause: str
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    sheet: list[Row]
    ties: list[Row]
    facts: list[Row]
    evidence: list[Proof]


class Player(msgspec.Struct):
    seat: int
    name: str
    kind: str
    host: bool
    bot: str | None
    connected: bool
    asked: bool
    locked: bool
    thinking: bool
    away: int
    still: int
    spent: int


class Setting(msgspec.Struct):
    id: str
    name: str
    value: str
    word: str  # the value as it is called
    usual: bool  # what is played unless somebody chooses otherwise


class Patience(msgspec.Struct):
    """Seconds until a bot may play for a person."""

    away: int
    still: int


class Edition(msgspec.Struct):
    """What a table began with."""

    rules: str
    content: str  # its hash
    package: str  # the version that set it up; empty: before that was noted


class Summary(msgspec.Struct):
    table: str
    game: str
    title: str
    mode: str
    mode_name: str
    options: list[Setting]
    phase: str
    players: list[Player]
    public: bool
    spectators: bool
    chat: bool
    pace: str
    patience: Patience
    seeded: bool
    lesson: bool  # a first game that is led
    hidden: bool  # are there things that not everybody may see?
    version: int
    watching: int
    made: int
    stopped: bool  # it cannot go on, only be read
    notice: str | None  # why, or that the rules have changed since it began
    edition: Edition
    count: str = ""  # to who holds a seat: the turn or round, as the game counts
    unit: str = ""  # which of the two it is
    since: int = 0  # and how much was told since the seat's last turn


class Step(msgspec.Struct):
    """A sentence of the lesson or of the coach about the present decision."""

    id: str
    n: int  # its number in the lesson, from 1 on; 0: of the coach
    of: int  # how many the lesson has
    text: str
    option: int | None  # the choice that it is about; none: any
    spots: list[str]
    last: bool  # said when all others have been said, or at once where `now`
    now: bool


class Position(msgspec.Struct):
    """The part of a picture that depends on the game alone."""

    shown: Any
    head: Head | None
    deciders: list[int]
    together: bool
    decision: str | None
    prompt: Prompt | None
    options: list[Option]
    splits: list[list[Option]]  # every way to divide what is asked for unit by unit, if they are few
    way_out: list[Option]  # what END chooses here, one after the other; empty: the turn cannot end yet
    appeals: list[Option]
    guide: list[Step]
    waiting: Waiting | None
    locked: bool
    draft: list[Option]
    undo: Undo
    redo: bool
    drafted: list[Line]
    recap: int
    outcome: Outcome | None


class Tail(msgspec.Struct):
    """A list that grows: keep your first `from`, then append."""

    start: int = msgspec.field(name="from")
    entries: list[Any]


class Message(msgspec.Struct):
    n: int
    seat: int
    text: str
    at: int


class Request(msgspec.Struct):
    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class Hints(msgspec.Struct):
    """May this seat ask for hints? At a table of several people each has to agree."""

    allowed: bool
    agreed: list[int]
    needed: list[int]


class Surroundings(msgspec.Struct, tag_field="type", tag="picture"):
    """The rest of a picture: people, words, and what has been told."""

    table: Summary
    seat: int | None
    version: int
    log: Tail
    turns: Tail  # of that log; those with a new line come again
    back: Request | None
    can_ask_back: bool
    hints: Hints | None  # none: nobody can give any here
    notes: str
    chat: Tail
    muted: list[int]
    webhook: str | None
    push: bool


class Refused(msgspec.Struct):
    option: Option
    reason: str
    clause: str
    unlisted: bool  # told where one points at the place; a list leaves it out


class Reasons(msgspec.Struct, tag_field="type", tag="reasons"):
    decision: str
    refused: list[Refused]
    ref: str | int | None = None


class Forecast(msgspec.Struct, tag_field="type", tag="forecast"):
    decision: str
    option: int
    events: list[Line]
    stop: str | None
    through: list[Option]  # a split that follows, taken as it is proposed
    then: str
    shown: list[Change]  # what to put where in the picture's `shown`
    head: Head | None
    ref: str | int | None = None


class Forecasts(msgspec.Struct, tag_field="type", tag="forecasts"):
    decision: str
    forecasts: list[Forecast]
    ref: str | int | None = None


class Advice(msgspec.Struct):
    """A choice that the expert would make or has thought of."""

    option: Option
    behind: float | None  # how much worse than the first, by the game's estimate; none: beyond any estimate
    expected: str  # the same in words
    reasons: list[str]  # what it would change
    then: list[Option]  # how the turn would go on


class Hint(msgspec.Struct, tag_field="type", tag="hint"):
    decision: str
    advice: list[Advice]  # the best first
    ref: str | int | None = None


class Turning(msgspec.Struct):
    """A turn after which the course changed much."""

    version: int  # before it: where one can try again
    by: float  # how much, up to the seat's next turn
    chosen: Option  # its first choice
    advice: list[Option]  # what the expert would have chosen from what the seat knew, the best first


class Review(msgspec.Struct, tag_field="type", tag="review"):
    first: int  # the version at which the set-up is over
    course: list[float]  # after each version from then on
    measure: str  # of the course: the chance to win in per cent, points of the lead, or worth to the bot
    alone: bool  # nobody plays against this seat: not a lead, but how it stood
    turning: list[Turning]
    ref: str | int | None = None


class Reviewing(msgspec.Struct, tag_field="type", tag="reviewing"):
    """How far a review is."""

    done: int
    of: int
    ref: str | int | None = None


class Told(msgspec.Struct, tag_field="type", tag="told"):
    """The table in sentences."""

    lines: list[str]
    ref: str | int | None = None


class Frame(msgspec.Struct):
    version: int
    last: int
    shown: Any
    head: Head | None
    told: list[str]
    deciders: list[int]
    together: bool
    entries: int
    outcome: Outcome | None


class Beat(msgspec.Struct):
    """What changed on the table with a line of the log; a line without one changed nothing."""

    n: int
    changed: list[Change]
    head: Head | None


class Beats(msgspec.Struct):
    """The table after a version, and what each event after it changed, up to another version."""

    start: int = msgspec.field(name="from")
    to: int
    shown: Any
    head: Head | None
    beats: list[Beat]


class Done(msgspec.Struct, tag_field="type", tag="done"):
    ref: str | int | None = None


class Invited(msgspec.Struct, tag_field="type", tag="done"):
    invite: str
    ref: str | int | None = None


class No(msgspec.Struct, tag_field="type", tag="refused"):
    code: str
    text: str
    clause: str = ""
    ref: str | int | None = None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    ref: str | int | None = None


encode = msgspec.json.Encoder().encode
