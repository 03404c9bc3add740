"""What the store keeps: a table is the sum of its entries, in order, from `Made` on."""

from __future__ import annotations

import msgspec

from rulewright.core.rng import Seed


class Entry(msgspec.Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    """Something that happened at a table, for good."""


class Made(Entry, kw_only=True):
    """A table was set up."""

    game: str
    rules: str
    content: str
    mode: str
    seats: int
    options: dict[str, str]
    at: int
    invite: str  # hash of the invitation
    public: bool = False
    spectators: bool = True
    chat: bool = True
    pace: str = "live"
    seeded: bool = False
    seed: Seed | None = None  # only where its maker wanted one
    lesson: bool = False  # a first game that is led
    package: str = ""  # the version that set it up


class Sat(Entry):
    """A person took a seat."""

    seat: int
    name: str
    token: str  # hash
    host: bool = False  # who made the table; on several seats: they share a screen


class Installed(Entry):
    """A bot was given a seat."""

    seat: int
    bot: str


class Began(Entry):
    """All seats were taken: chance is fixed only now."""

    seed: Seed
    at: float = 0.0  # seconds since 1970; 0 where nobody looked at the clock


class Drafted(Entry):
    """A seat's private choices as they are now; they replace the ones before."""

    seat: int
    choices: list[str]  # in notation, the waiting one last
    undone: list[str] = []
    locked: bool = False
    at: float = 0.0


class Played(Entry):
    """Choices made for good, all at once: seat and notation of each."""

    choices: list[tuple[int, str]]
    at: float = 0.0


class Asked(Entry):
    """A seat asks to go back to before its last turn."""

    seat: int
    beside: list[int] = []  # seats of the same maker that look on at screens of their own


class Answered(Entry):
    """Another seat answers that."""

    seat: int
    agree: bool


class Back(Entry):
    """All agreed: the table goes back to an earlier version."""

    to: int
    at: float = 0.0


class Given(Entry):
    """The record was given out, the seed with it: from now on nobody goes back."""


class Said(Entry):
    seat: int
    text: str
    at: int


class Allowed(Entry):
    """A seat does (not) mind that hints are given at this table."""

    seat: int
    on: bool


class Muted(Entry):
    """A seat does (not) want to read another's chat."""

    seat: int
    other: int
    on: bool


class Noted(Entry):
    """A seat's private notes, whole."""

    seat: int
    text: str


class Stood(Entry):
    """A bot stands in for the person on this seat; none: the person is back."""

    seat: int
    bot: str | None = None
    at: float = 0.0


class Invited(Entry):
    """The host made a new invitation; the one before is void."""

    invite: str  # hash


class Cancelled(Entry):
    """The table is closed for good."""


class Hooked(Entry):
    """Where to call when a decision waits for this seat."""

    seat: int
    url: str | None = None
    lang: str = "en"


class Pushed(Entry):
    """The browser to notify when a decision waits for this seat; without an address: none."""

    seat: int
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    lang: str = "en"


class Seen(Entry):
    """A seat's player was last here at that time; kept where a table goes on for days."""

    seat: int
    at: float


class Closed(Entry):
    """The record of a table that could not go on was given away: it never will."""

    at: float


Any = (
    Made
    | Sat
    | Installed
    | Began
    | Drafted
    | Played
    | Asked
    | Answered
    | Back
    | Given
    | Said
    | Allowed
    | Muted
    | Noted
    | Stood
    | Invited
    | Cancelled
    | Hooked
    | Pushed
    | Seen
    | Closed
)
TALK = (Said, Allowed, Muted, Noted, Hooked, Pushed)  # what people may write as often as they like
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def encode(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def decode(data: bytes) -> Any:
    return _DECODER.decode(data)
