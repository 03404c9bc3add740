"""What a choice would change, found by making it on a copy that stops where something is learned.

Where it stops is also what ends a turn: a choice that leads only to the next question to the same seat
(`GOES_ON`) can be drafted and taken back; any other is made for good.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulewright.core.data import changes, save
from rulewright.core.state import FLOW, REPLACED, Entry, Fence, State, fields_that_are

FLOWING = fields_that_are(FLOW, REPLACED)  # no part of what lies on the table
GOES_ON: Final = "decision"


Look = Callable[[State, int, int], tuple[State, str]]  # as `ahead`: a table may remember what it has found


class Forecast:
    """Changed values (path, before, after), the events on the way, and where it had to stop."""

    def __init__(self, changed: list[tuple[str, Any, Any]], events: list[Entry], stop: str) -> None:
        self.changed = changed
        self.events = events
        self.stop = stop  # GOES_ON, 'barrier', 'turn' (the next one begins, or others are asked) or 'over'


def ahead(s: State, seat: int, option: int) -> tuple[State, str]:
    """The state after the choice, up to the next barrier, and why it stopped there."""
    after = fenced(s, seat)
    try:
        after.play(seat, option)
    except Fence:  # what opens the next turn is not revealed by this one
        stop = "turn" if any(entry.line.message.opens_turn for entry in after.log or ()) else "barrier"
    else:
        stop = "over" if after.over else GOES_ON if asks_only(after, seat, s) else "turn"
    after.fenced = False
    after.seer = -1
    return after, stop


def asks_only(after: State, seat: int, before: State) -> bool:
    """Is only this seat concerned? If others are asked something new, they have to learn of the choice."""
    if seat not in after.deciders:
        return False
    return after.deciders == [seat] or (before.together and after.question is before.question)


def fenced(s: State, seat: int) -> State:
    """A copy on which this seat's choice is foreseen."""
    after = s.copy()
    after.unseal(seat)  # whether the others have answered already is not foreseen
    after.log = []
    after.fenced = True
    after.seer = seat
    return after


def forecast(s: State, seat: int, option: int) -> Forecast:
    after, stop = ahead(s, seat, option)
    return Forecast(table_changes(s, after, seat), after.heard(seat), stop)


def table_changes(before: State, after: State, seat: int) -> list[tuple[str, Any, Any]]:
    """What the seat would see change on the table."""
    was, now = save(before.redacted(seat)), save(after.redacted(seat))
    return [c for name in was if name not in FLOWING for c in changes(was[name], now[name], name)]
