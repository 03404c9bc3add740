"""What a client can say on its websocket, one shape each; docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rulewright.core.errors import unread

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
OptionNumber = Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    ref: str | Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)] | None = None


class Hello(Command, tag="hello"):
    token: str | None = None
    lang: str = "en"
    covered: bool = False
    ahead: bool = False  # what each choice would do is told unasked


class Choose(Command, tag="choose"):
    """One choice or several, by number or notation, or things laid into trays: all of it or nothing."""

    decision: str
    option: OptionNumber | list[OptionNumber] | None = None
    say: str | list[str] | None = None
    trays: dict[str, list[str]] | None = None
    undo: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] = 0  # choices of the draft to take back first
    commit: bool = False
    end: bool = False  # then what END chooses, as far as it ends the turn


class Commit(Command, tag="commit"):
    decision: str


class Undo(Command, tag="undo"):
    decision: str
    times: Annotated[int, msgspec.Meta(ge=1, lt=1 << 62)] = 1


class Redo(Command, tag="redo"):
    decision: str


class Restart(Command, tag="restart"):
    decision: str


class Appeal(Command, tag="appeal"):
    option: OptionNumber


class Reasons(Command, tag="reasons"):
    pass


class Forecast(Command, tag="forecast"):
    """What one choice would do, or each of several."""

    option: OptionNumber | list[OptionNumber]


class Tell(Command, tag="tell"):
    pass


class Hint(Command, tag="hint"):
    """What the expert would choose here."""


class AllowHints(Command, tag="allow_hints"):
    """At a table of several people hints need the consent of each."""

    on: bool = True


class Review(Command, tag="review"):
    """How the finished game went for me, and what the expert would have done."""


class AskBack(Command, tag="ask_back"):
    pass


class AnswerBack(Command, tag="answer_back"):
    agree: bool


class Chat(Command, tag="chat"):
    text: str


class Mute(Command, tag="mute"):
    seat: SeatNumber
    on: bool = True


class Note(Command, tag="note"):
    text: str


class Leave(Command, tag="leave"):
    bot: str | None = None


class Return(Command, tag="return"):
    pass


class Substitute(Command, tag="substitute"):
    seat: SeatNumber
    bot: str | None = None


class Webhook(Command, tag="webhook"):
    url: str | None


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """As the browser's PushSubscription says it."""

    endpoint: str
    keys: Keys


class Push(Command, tag="push"):
    subscription: Subscription | None


class Lang(Command, tag="lang"):
    lang: str


class Be(Command, tag="be"):
    token: str


class Cover(Command, tag="cover"):
    pass


class Remove(Command, tag="remove"):
    seat: int


class Cancel(Command, tag="cancel"):
    pass


class Look(Command, tag="look"):
    pass


class Ping(Command, tag="ping"):
    pass


Any = (
    Hello
    | Choose
    | Commit
    | Undo
    | Redo
    | Restart
    | Appeal
    | Reasons
    | Forecast
    | Tell
    | Hint
    | AllowHints
    | Review
    | AskBack
    | AnswerBack
    | Chat
    | Mute
    | Note
    | Leave
    | Return
    | Substitute
    | Webhook
    | Push
    | Lang
    | Be
    | Cover
    | Remove
    | Cancel
    | Look
    | Ping
)
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def decode(data: str | bytes) -> Any:
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(unread(error, data)) from None
