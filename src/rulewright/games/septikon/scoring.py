"""The end (SEP-13): step 7, how a game ends and what is told of it."""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import Line
from rulewright.games.septikon.means import can_damage, closed_ways
from rulewright.games.septikon.table import DRAW, NONE, Septikon, Station

HARMLESS: Final = 0  # how a game ended
BOTH_HARMLESS: Final = 1
LIMIT: Final = 2
BOTH_LIMIT: Final = 3
CAP_DAMAGE: Final = 4
CAP_CLONES: Final = 5
CAP_DRAW: Final = 6
RESIGNED: Final = 7
AGREED: Final = 8


def damaged(station: Station) -> int:
    return station.damage_mask().bit_count()


def end(s: Septikon, ending: int, winner: int) -> None:
    s.ending = ending
    s.winner = winner


def check(s: Septikon) -> None:
    """SEP-F-10, SEP-3.9, 13.1, 13.5d: damage limit, then the test of both players, then the turn cap."""
    if s.limit:
        check_limit(s)
    if s.ending == NONE:
        check_means(s)
    if s.ending == NONE and s.cap and s.turn >= s.cap:
        check_cap(s)


def check_limit(s: Septikon) -> None:
    """SEP-13.5, SEP-13.5b: at the limit a station loses; if both are there, the one with more Damage."""
    a, b = damaged(s.stations[0]), damaged(s.stations[1])
    if a >= s.limit or b >= s.limit:
        if a == b:
            end(s, BOTH_LIMIT, DRAW)
        else:
            end(s, LIMIT, 1 if a > b else 0)


def check_means(s: Septikon) -> None:
    """SEP-13.2: whoever alone can still damage wins; if nobody can, it is a draw."""
    a, b = can_damage(s, 0), can_damage(s, 1)
    if not (a and b):
        if a or b:
            end(s, HARMLESS, 0 if a else 1)
        else:
            end(s, BOTH_HARMLESS, DRAW)


def check_cap(s: Septikon) -> None:
    """SEP-13.6: fewer damaged squares, then more Clones under own control, then a draw."""
    damage = [damaged(station) for station in s.stations]
    people = [controlled(s, 0), controlled(s, 1)]
    if damage[0] != damage[1]:
        end(s, CAP_DAMAGE, 0 if damage[0] < damage[1] else 1)
    elif people[0] != people[1]:
        end(s, CAP_CLONES, 0 if people[0] > people[1] else 1)
    else:
        end(s, CAP_DRAW, DRAW)


def controlled(s: Septikon, player: int) -> int:
    return len(s.stations[player].clones) + len(s.stations[1 - player].spies)


def sentence(s: Septikon) -> Line:
    loser = 1 - s.winner if s.winner != DRAW else NONE
    if s.ending == HARMLESS:
        return v.END_HARMLESS.line(s.winner, loser)
    if s.ending == BOTH_HARMLESS:
        return v.END_BOTH_HARMLESS.line()
    if s.ending == LIMIT:
        return v.END_LIMIT.line(s.winner, loser, damaged(s.stations[loser]))
    if s.ending == BOTH_LIMIT:
        return v.END_BOTH_LIMIT.line(damaged(s.stations[0]))
    if s.ending == CAP_DAMAGE:
        return v.END_CAP_DAMAGE.line(s.winner, s.turn)
    if s.ending == CAP_CLONES:
        return v.END_CAP_CLONES.line(s.winner, s.turn)
    if s.ending == CAP_DRAW:
        return v.END_CAP_DRAW.line(s.turn)
    return v.END_RESIGNED.line(s.winner, loser) if s.ending == RESIGNED else v.END_AGREED.line()


def outcome(s: Septikon) -> Outcome:
    """There is no score: a win counts one. Damage, Clones and cubes are reported for statistics."""
    won = [int(s.winner == player) for player in (0, 1)]
    facts = [
        Row("damage", [damaged(station) for station in s.stations]),
        Row("clones", [controlled(s, 0), controlled(s, 1)]),
        Row("cubes", [sum([p.COUNT[cells] for cells in station.cubes]) for station in s.stations]),
        Row("turns", [s.turn, s.turn]),
    ]
    return Outcome(sentence(s), [Row("victory", won)], [], facts)


def evidence(s: Septikon) -> list[Line]:
    """Every way to do Damage, and why it is closed to whoever is harmless."""
    if s.ending not in (HARMLESS, BOTH_HARMLESS):
        return []
    return [line for player in (0, 1) if player != s.winner for line in closed_ways(s, player)]
