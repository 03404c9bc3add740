"""How many turns the Challengers still need to put cubes into rooms, for the estimates of their three modes.

They share the rooms out; each counts its own ways, costs and points, and all the cubes. As in `approach.py`
everything is a share of turns.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.approach import (
    EXPECTED,
    OUT_OF_REACH,
    can_fill,
    engineers,
    prices,
    shortage,
    useful,
)
from rulewright.games.ark_awakening.control import (
    NOT_ASKED,
    barred,
    damaged,
    own_everywhere,
    rooms_held,
    steps_to,
    ways,
)
from rulewright.games.ark_awakening.divert import Into
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.modifiers import capacity, diverts, power, value
from rulewright.games.ark_awakening.places import HOME, PLACES
from rulewright.games.ark_awakening.table import DIVERTS, NOWHERE, Ark, section_holder
from rulewright.games.ark_awakening.turn import Phase

CROWD: Final = 3  # steps that another Challenger may walk more, for each room that one has already
NO_UNIT: Final = OUT_OF_REACH + 1.0  # steps, for a room without a unit of its own
LONGEST: Final = 0.5  # turns for each cube that the emptiest room takes: one with each ENGINEERING
HEADSTART: Final = 6.0  # of what an exploitation gives: who earns little now will earn more later
SLOW: Final = 1.6  # so that one that gives ten saves a turn
OTHERS: Final = 0.5  # of the cubes in rooms of others


class Errand:
    """What one Challenger has to do in the rooms that fall to it: so many cubes in each."""

    def __init__(
        self,
        s: Ark,
        seat: int,
        rooms: list[int],
        left: list[int],
        held: int = NOT_ASKED,
        shares: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.rooms: list[int] = []
        self.left: list[int] = []
        self.other = 0  # cubes that are left to fellows
        shares = share_out(s, rooms) if shares is None else shares
        for i in range(len(rooms)):
            if shares[i] == seat:
                self.rooms.append(rooms[i])
                self.left.append(left[i])
            else:
                self.other += left[i]
        self.steps = steps_in_all(s, seat, self.rooms)
        self.held: int = rooms_held(s, seat) if held == NOT_ASKED else held
        self.given: list[int] = yields(s, seat, self.held)
        self.short: list[int] = shortage(s.domes[seat], prices(self.rooms, self.left))

    def turns(self, s: Ark) -> float:
        return self.own(s) + OTHERS * self.other

    def own(self, s: Ark) -> float:
        """Without what is left to fellows."""
        turns = self.filling(engineers(s, self.seat, self.held)) + self.earning(s, self.given)
        return turns + self.walking(value(s, self.seat, p.MOVE, self.held)) - self.promised(s)

    def filling(self, points: int) -> float:
        """ARK-5.5b: so many cubes in a turn as there are points, and one a room."""
        rooms = self.unfinished()
        if not rooms:
            return 0.0
        return sum(self.left) / min(points, rooms) * (1 - LONGEST) + LONGEST * max(self.left)

    def unfinished(self) -> int:
        return len([1 for cubes in self.left if cubes])

    def earning(self, s: Ark, given: list[int]) -> float:
        """For what the stock does not cover."""
        short = sum(self.short)
        if not short:
            return 0.0
        return (
            SLOW
            * short
            / (HEADSTART + max(value(s, self.seat, p.PRODUCE, self.held), useful(given, self.short)))
        )

    def walking(self, points: int) -> float:
        return self.steps / max(1, points)

    # --- a phase just begun: with few nodes a bot sees no further than that ----------------------------
    def promised(self, s: Ark) -> float:
        """Turns that the section just chosen may save."""
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, Into) and frame.seat == self.seat:
            return self.diverting(s, 1 + left_to_divert(s, self.seat))
        if not isinstance(frame, Phase) or frame.seat != self.seat:
            return 0.0
        if frame.section == p.PWR:
            return self.diverting(s, left_to_divert(s, self.seat))
        if any(s.spent):
            return 0.0
        if frame.section == p.PRO:
            return EXPECTED * min(1.0, self.earning(s, self.given))
        if frame.section == p.MOB:
            return EXPECTED * min(1.0, self.walking(value(s, self.seat, p.MOVE, self.held)))
        return self.cubes_at_once(s) if frame.section == p.ENG else 0.0

    def cubes_at_once(self, s: Ark) -> float:
        ready = 0
        for i in range(len(self.rooms)):
            ready += self.left[i] > 0 and can_fill(s, self.seat, self.rooms[i])
        points = engineers(s, self.seat, self.held)
        return (
            EXPECTED * min(points, ready, s.domes[self.seat].cubes) / max(1, min(points, self.unfinished()))
        )

    def diverting(self, s: Ark, cylinders: int) -> float:
        """By the places where so many cylinders serve best."""
        if not cylinders:
            return 0.0
        gains = [self.fuelled(s, room) for room in range(p.FACTORY, p.GATE) if s.at[room] != NOWHERE]
        gains.append(self.powered(s, p.MOB))
        gains.append(self.powered(s, p.ENG))
        gains.sort(reverse=True)
        return EXPECTED * sum(gains[:cylinders])

    def fuelled(self, s: Ark, room: int) -> float:
        """What a cylinder in a factory saves: nothing where all circles count as covered, by units too."""
        charge = power(s, room)
        if charge == s.size(room) or barred(s, s.at[room]) or damaged(s, room) or s.corrupt[s.at[room]]:
            return 0.0
        kind = p.factory_type(room)
        more = p.YIELD[kind][charge + 1] - (p.YIELD[kind][charge] if self.held >> room & 1 else 0)
        given = self.given[:]
        given[p.YIELD_OF[kind]] += more
        return self.earning(s, self.given) - self.earning(s, given)

    def powered(self, s: Ark, section: int) -> float:
        """What a cylinder in Mobility Control or Engineering saves."""
        holder = section_holder(self.seat, section)
        if power(s, holder) == s.size(holder):
            return 0.0
        if section == p.MOB:
            points = value(s, self.seat, p.MOVE, self.held)
            return self.walking(points) - self.walking(points + 1)
        points = engineers(s, self.seat, self.held)
        return self.filling(points) - self.filling(points + 1)


def share_out(s: Ark, rooms: list[int]) -> list[int]:
    """Who looks after which room: the nearest, and not all of them the same Challenger."""
    if s.players == 1 or not rooms:
        return [0] * len(rooms)
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    load = [0] * s.players
    out: list[int] = []
    for room in rooms:
        best, least = 0, 1000
        for fellow in range(s.players):
            steps = far[fellow][s.at[room]]
            steps = (steps if steps >= 0 else OUT_OF_REACH) + CROWD * load[fellow]
            if steps < least:
                best, least = fellow, steps
        load[best] += 1
        out.append(best)
    return out


def left_to_divert(s: Ark, seat: int) -> int:
    """Cylinders that may still leave the own generator in this phase."""
    allowed = diverts(s, seat, seat) - s.spent[DIVERTS + seat]
    return max(0, min(allowed, capacity(s, seat) - s.outside[seat]))


# --- ways ----------------------------------------------------------------------------------------------
def steps_in_all(s: Ark, seat: int, rooms: list[int]) -> float:
    """Each room gets the nearest unit that has no other, or waits for one."""
    if not rooms:
        return 0.0
    units = own_everywhere(s, seat)
    places = [place for place in range(PLACES) if units[place]]
    known, dock = ways(s, seat), s.dock_of(seat)
    total = 0.0
    for room in rooms:
        far = known.steps(dock, s.at[room] if s.at[room] != NOWHERE else HOME)
        best, nearest = -1, OUT_OF_REACH + 1
        for place in places:
            if units[place] and 0 <= far[place] < nearest:
                best, nearest = place, far[place]
        if best < 0:
            total += NO_UNIT
        else:
            units[best] -= 1
            total += nearest
    return total
