"""How it ends (section 8): goals of the First Mission, a mission accomplished, or the last round."""

from __future__ import annotations

from rulewright.core.outcome import Outcome, Row
from rulewright.games.ark_awakening.checks import all_goals, mission_rooms
from rulewright.games.ark_awakening.table import FIRST_MISSION, Ark
from rulewright.games.ark_awakening.verbs import END_GOALS, END_MISSION, END_TIME


def outcome(s: Ark) -> Outcome:
    return first_mission(s) if s.mode == FIRST_MISSION else awakening(s)


def first_mission(s: Ark) -> Outcome:
    """ARK-9.4, ARK-R109: who has all six goals succeeds; all of them used the same number of turns."""
    goals = [dome.goals.bit_count() for dome in s.domes]
    failed = [seat for seat in range(s.seats) if not all_goals(s, seat)]
    ending = END_TIME.line(s.round) if len(failed) == s.seats else END_GOALS.line(s.round)
    turns = Row("turns", [s.round] * s.seats)
    return Outcome(ending, [Row("goals", goals)], [], [turns], losers=failed)


def awakening(s: Ark) -> Outcome:
    """ARK-END-2; after the last round the most rooms of the own mission, then the most rooms (ARK-R47)."""
    mission = Row("mission-rooms", [mission_rooms(s, seat) for seat in range(s.seats)])
    activated = Row("activated", [dome.activated.bit_count() for dome in s.domes])
    won = Row("accomplished", [1 if seat == s.winner else 0 for seat in range(s.seats)])
    ending = END_MISSION.line(s.winner) if s.winner >= 0 else END_TIME.line(s.round)
    return Outcome(ending, [mission], [activated], [], first=[won])
