"""How it ends (section 8): goals of the First Mission, a mission accomplished, points, or the last round."""

from __future__ import annotations

import rulewright.games.ark_awakening.verbs as v
from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import Line
from rulewright.games.ark_awakening.checks import all_goals, mission_rooms, shared_rooms
from rulewright.games.ark_awakening.goals import (
    built_points,
    finished,
    mission_points,
    objective_points,
    rooms_controlled,
    tile_points,
)
from rulewright.games.ark_awakening.table import FALLOUT, FIRST_MISSION, GLITCH, LEARNING, Ark


def outcome(s: Ark) -> Outcome:
    if s.mode == FIRST_MISSION:
        return first_mission(s)
    if s.coop:
        return cooperative(s)
    return fallout(s) if s.mode == FALLOUT else awakening(s)


def first_mission(s: Ark) -> Outcome:
    """ARK-9.4, ARK-R109: who has all six goals succeeds; all of them used the same number of turns."""
    goals = [dome.goals.bit_count() for dome in s.domes]
    failed = [seat for seat in range(s.seats) if not all_goals(s, seat)]
    ending = v.END_TIME.line(s.round) if len(failed) == s.seats else v.END_GOALS.line(s.round)
    return Outcome(ending, [Row("goals", goals)], [], [turns(s)], losers=failed)


def turns(s: Ark) -> Row:
    """How long it took."""
    return Row("turns", [s.round] * s.seats)


def cooperative(s: Ark) -> Outcome:
    """ARK-END-3: the Challengers win or lose together; when they lose the Dark Player wins."""
    won = s.result > 0
    seats = range(s.seats)
    side = Row("accomplished", [1 if won == (seat < s.players) else 0 for seat in seats])
    own = list(range(s.players))  # a Dark Player has neither mission nor rooms
    rooms = Row("mission-rooms", [shared_rooms(s) if seat < s.players else 0 for seat in seats], own)
    activated = Row("activated", [dome.activated.bit_count() for dome in s.domes], own)
    losers = [seat for seat in seats if won != (seat < s.players)]
    return Outcome(end_of(s, won), [rooms], [], [activated], first=[side], losers=losers, shared=True)


def end_of(s: Ark, won: bool) -> Line:
    """ARK-END-3 to END-5: with the condition that decided."""
    if s.mode == GLITCH:
        return v.END_GLITCH_WON.line() if won else v.END_GLITCH_LOST.line(s.stage, s.cause)
    if s.mode == LEARNING:
        return v.END_LEARNING_WON.line(s.adapted) if won else v.END_LEARNING_LOST.line(s.round, s.cause)
    return v.END_WON.line(s.round) if won else v.END_LOST.line(s.round)


def awakening(s: Ark) -> Outcome:
    """ARK-END-2; after the last round the most rooms of the own mission, then the most rooms (ARK-R47)."""
    mission = Row("mission-rooms", [mission_rooms(s, seat) for seat in range(s.seats)])
    activated = Row("activated", [dome.activated.bit_count() for dome in s.domes])
    won = Row("accomplished", [1 if seat == s.winner else 0 for seat in range(s.seats)])
    ending = v.END_MISSION.line(s.winner) if s.winner >= 0 else v.END_TIME.line(s.round)
    return Outcome(ending, [mission], [activated], [turns(s)], first=[won])


def fallout(s: Ark) -> Outcome:
    """ARK-END-6, ARK-VP-5: the most points, then the most rooms controlled, then shared."""
    seats = range(s.seats)
    sheet = [
        Row("tiles", [tile_points(s, seat) for seat in seats]),
        Row("objectives", [objective_points(s, seat) for seat in seats]),
        Row("mission-points", [mission_points(s, seat) for seat in seats]),
    ]
    if s.complex:
        sheet.append(Row("built-points", [built_points(s, seat) for seat in seats]))
    rooms = Row("rooms", [rooms_controlled(s, seat) for seat in seats])
    ending = v.END_FALLOUT.line(s.round) if finished(s) else v.END_TIME.line(s.round)
    return Outcome(ending, sheet, [rooms], [turns(s)])
