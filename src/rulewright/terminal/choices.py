"""The decision as a person reads it: numbered choices, refused ones with their reason, what each leads to."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.shown import shown
from rulewright.core.state import CHOSE
from rulewright.core.verbs import Line, Option
from rulewright.terminal.board import Board, changes
from rulewright.terminal.table import Table

MANY = 150  # more choices than these are listed without looking ahead


@dataclass(frozen=True)
class Choice:
    """A line of the decision list."""

    number: int
    option: Option
    label: str
    reason: Line | None = None  # why it is refused; none if it is legal
    stop: str = GOES_ON  # where it leads, as in `Forecast`


@dataclass(frozen=True)
class Foresight:
    """What the choice at the cursor would do."""

    after: Struct  # as the viewer would see it
    about: list[str]  # what is printed on the things it names
    changes: list[str]
    events: list[str]
    stop: str  # a sentence


def choices(table: Table, refused: bool = True) -> list[Choice]:
    """The legal choices in order, asides after the turn's own; then those that can be seen and not taken."""
    if not table.may_choose or table.viewer is None:
        return []
    s, seat = table.state, table.viewer
    verb = s.setup.game.vocabulary.verb
    legal = sorted(s.options(seat), key=lambda option: bool(verb(option).aside))
    label = table.label
    look = len(legal) <= MANY
    out = [
        Choice(number, option, label(option), None, ahead(s, seat, option)[1] if look else GOES_ON)
        for number, option in enumerate(legal, 1)
    ]
    if refused:
        against = [(option, line) for option, line in s.reasons(seat) if not line.message.unlisted]
        out += [
            Choice(number, option, label(option), line)
            for number, (option, line) in enumerate(against, len(legal) + 1)
        ]
    return out


def preferred(table: Table) -> Option | None:
    """The choice to offer first."""
    return table.state.default(table.viewer) if table.viewer is not None else None


def question(table: Table) -> tuple[str, str]:
    """The prompt and the clause that it rests on."""
    if table.viewer is None or not table.may_choose:
        return "", ""
    line = table.state.prompt(table.viewer)
    if line is None:
        return "", ""
    return table.sentence(line), line.message.clause


def reason(table: Table, choice: Choice) -> str:
    """Why it is refused, with the clause."""
    if choice.reason is None:
        return table.say("table-allowed", number=choice.number, choice=choice.label)
    told = table.sentence(choice.reason)
    return f"{told} ({choice.reason.message.clause})"


def foresee(table: Table, board: Board, option: Option) -> Foresight | None:
    """The near future of a choice of the viewer, up to where something is learned."""
    if table.viewer is None:
        return None
    s, seat = table.state, table.viewer
    after, stop = ahead(s, seat, option)
    events = after.heard(seat)
    if events and events[0].line.message is CHOSE:
        events = events[1:]
    now, then = table.shown, shown(after, seat)
    lines = [entry.line for entry in events if not entry.line.message.opens_turn]
    told = [table.sentence(line) for line in lines if table.texts.tells(line)]
    return Foresight(
        after=then,
        about=board.about(now, seat, option, table.texts),
        changes=changes(board, now, then, table.texts, table.called),
        events=told,
        stop=table.texts.then(after, stop, seat, table.names),
    )
