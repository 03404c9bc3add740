"""What a choice would change, found by making it on a copy that stops where something is learned."""

from __future__ import annotations

from typing import Any

from rulewright.core.data import changes, save
from rulewright.core.state import FLOW, REPLACED, Entry, Fence, State, fields_that_are
from rulewright.core.zones import only

FLOWING = fields_that_are(FLOW, REPLACED)  # no part of what lies on the table


class Forecast:
    """Changed values (path, before, after), the events on the way, and where it had to stop."""

    def __init__(self, changed: list[tuple[str, Any, Any]], events: list[Entry], stop: str) -> None:
        self.changed = changed
        self.events = events
        self.stop = stop  # 'barrier', 'decision', 'turn' (another seat is to choose) or 'over'


def ahead(s: State, seat: int, option: int) -> tuple[State, str]:
    """The state after the choice, up to the next barrier, and why it stopped there."""
    after = s.copy()
    after.unseal(seat)  # whether the others have answered already is not foreseen
    after.log = []
    after.fenced = True
    after.seer = seat
    try:
        after.play(seat, option)
    except Fence:
        stop = "barrier"
    else:
        stop = "over" if after.over else "decision" if seat in after.deciders else "turn"
    after.fenced = False
    after.seer = -1
    return after, stop


def forecast(s: State, seat: int, option: int) -> Forecast:
    after, stop = ahead(s, seat, option)
    events = [entry for entry in after.log or () if entry.who & only(seat)]
    return Forecast(table_changes(s, after, seat), events, stop)


def table_changes(before: State, after: State, seat: int) -> list[tuple[str, Any, Any]]:
    """What the seat would see change on the table."""
    was, now = save(before.redacted(seat)), save(after.redacted(seat))
    return [c for name in was if name not in FLOWING for c in changes(was[name], now[name], name)]
