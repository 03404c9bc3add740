"""Building the board before a co-operative game (ARK-10.9): one unit of each Challenger goes out."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import excluded
from rulewright.games.ark_awakening.explore import Positions, clear_tokens, within_reach
from rulewright.games.ark_awakening.places import CELLS, HOME, PLACES, column, row
from rulewright.games.ark_awakening.table import Ark


class Construct(Frame[Ark]):
    """ARK-10.9, 10.9d: circles from the first player, until every position is explored."""

    def __init__(self, left: int, idle: int) -> None:
        self.left = left  # unexplored positions before the last circle
        self.idle = idle  # circles in which nothing was explored

    def run(self, s: Ark) -> None:
        left = len(unexplored(s))
        idle = self.idle + 1 if left == self.left else 0
        if not left:
            return
        if idle == p.IDLE_CIRCLES:
            fill(s)
            return
        s.push(Construct(left, idle))
        for step in range(s.players - 1, -1, -1):
            s.push(Survey((s.first + step) % s.players))


def unexplored(s: Ark) -> list[int]:
    return [cell for cell in s.plan.cells if not s.explored(cell)]


def out_there(s: Ark, seat: int) -> int:
    """Where the one unit is that goes out."""
    for cell in range(CELLS):
        if s.count(seat, cell):
            return cell
    return HOME


def reach(s: Ark, seat: int) -> list[int]:
    """ARK-10.9: where it can be after up to two steps; never through a fellow's room (ARK-10.2)."""
    near = [place == out_there(s, seat) for place in range(PLACES)]
    for _ in range(p.BUILDING_STEPS):
        further = near[:]
        for place in range(PLACES):
            if near[place]:
                for other in s.beside(seat, place):
                    if other == HOME or not excluded(s, seat, other):
                        further[other] = True
        near = further
    return [place for place in range(PLACES) if near[place]]


class Survey(Decision[Ark]):
    """ARK-10.9, ARK-R110: to a place within reach, and explore from there; else move and pass."""

    step = "explore"

    def options(self, s: Ark) -> list[Option]:
        if not unexplored(s):
            return []
        places = reach(s, self.seat)
        useful = [place for place in places if within_reach(s, self.seat, place)]
        if useful:
            return [v.EXPLORE.of(place) for place in useful]
        here = out_there(s, self.seat)
        return [v.DONE.of()] + [v.MOVE.of(here, place) for place in places if place != here]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.MOVE:
            send_out(s, self.seat, v.MOVE.read(option)[1])
        elif option in v.EXPLORE:
            send_out(s, self.seat, v.EXPLORE.read(option))
            s.push(Positions(self.seat, v.EXPLORE.read(option), ()))

    def prompt(self, s: Ark) -> Line:
        stuck = not any(within_reach(s, self.seat, place) for place in reach(s, self.seat))
        return v.ASK_ROAM.line() if stuck else v.ASK_SURVEY.line()


def send_out(s: Ark, seat: int, place: int) -> None:
    """Tokens on gates stay for the first who enters in play (ARK-10.9c)."""
    s.add_units(seat, out_there(s, seat), -1)
    s.add_units(seat, place, 1)


def fill(s: Ark) -> None:
    """ARK-R59: the rest in reading order, from north to south and from west to east."""
    rest = sorted(unexplored(s), key=lambda cell: (-row(cell), column(cell)))
    for cell in rest:
        if cell in s.plan.gates:
            room = p.GATE + s.plan.gates.index(cell)
        else:
            room = s.draw(s.room_deck, s.box) - p.ROOM_CARD
        s.place_room(room, cell, rear_towards(s, cell))
    clear_tokens(s, [cell for cell in rest if cell not in s.plan.gates])


def rear_towards(s: Ark, cell: int) -> int:
    """ARK-R59: the explored neighbour in the lowest row, the western one of two; without any, whichever."""
    near = [other for other in s.plan.neighbours(cell) if s.explored(other)] or s.plan.neighbours(cell)
    return s.plan.side_of(cell, sorted(near, key=lambda other: (row(other), column(other)))[0])


class DrawMission(Frame[Ark]):
    """ARK-10.10: only now the open mission of all Challengers."""

    def run(self, s: Ark) -> None:
        card = s.draw(s.missions, s.shared)
        s.note(EVERYONE, v.SHARED_MISSION, card - p.MISSION)
        s.note(EVERYONE, v.SHARED_ROOMS, *p.MISSION_ROOMS[card - p.MISSION])
