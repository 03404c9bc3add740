"""The automatic checks after every step of a turn (ARK-1.8): activation, goals, mission, the end."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Frame
from rulewright.core.values import added
from rulewright.core.zones import EVERYONE, only
from rulewright.games.ark_awakening.control import controls_generator
from rulewright.games.ark_awakening.enemy import goal_rooms
from rulewright.games.ark_awakening.goals import achieve, awake, holds_full, meet_objectives, reveal
from rulewright.games.ark_awakening.table import (
    FALLOUT,
    FIRST_MISSION,
    FM_EXPLORE,
    FM_POWER,
    FM_UNITS,
    GLITCH,
    GOAL_NEEDS,
    LEARNING,
    Ark,
)


class Check(Frame[Ark]):
    """ARK-1.8: for the active player, in this order; control needs no step, it follows from the board."""

    def run(self, s: Ark) -> None:
        if s.mode == FIRST_MISSION:
            check_goals(s, s.active)
            if s.players == 1 and all_goals(s, s.active):
                s.finish()  # ARK-9.4b
            return
        activate(s, s.active)
        if s.coop:
            if won_together(s):
                s.result = 1
                s.finish()
            return
        achieve(s, s.active)
        if s.mode == FALLOUT:
            reveal(s)
            meet_objectives(s, s.active)
            return
        draw_mission(s, s.active)
        if accomplished(s, s.active):
            s.winner = s.active
            s.finish()


# --- First Mission (ARK-9) -----------------------------------------------------------------------------
def check_goals(s: Ark, seat: int) -> None:
    """ARK-9.1, 9.1b, 9.1f: what can be seen on the board; the other goals are ticked where they are met."""
    own = [gen for gen in range(p.GENERATORS) if s.outside[gen] and controls_generator(s, seat, gen)]
    if sum(s.outside[gen] for gen in own) >= GOAL_NEEDS[FM_POWER]:  # ARK-1.4: outer ones too
        s.tick(seat, FM_POWER)
    if s.domes[seat].explored >= GOAL_NEEDS[FM_EXPLORE]:
        s.tick(seat, FM_EXPLORE)
    if awake(s, seat) >= GOAL_NEEDS[FM_UNITS]:
        s.tick(seat, FM_UNITS)


def all_goals(s: Ark, seat: int) -> bool:
    return s.domes[seat].goals == (1 << p.GOALS) - 1


# --- activation (ARK-7.1 to 7.5) -----------------------------------------------------------------------
def activate(s: Ark, seat: int) -> None:
    dome = s.domes[seat]
    for room, cubes in enumerate(s.cubes):
        if cubes and room < p.ACTIVATABLE and not dome.activated >> room & 1 and holds_full(s, seat, room):
            dome.activated |= 1 << room
            s.note(EVERYONE, v.ACTIVATED, seat, room)
            if s.objectives[room]:
                s.objectives = added(s.objectives, room, -1)
                dome.chains |= 1 << room
                dome.new_chains |= 1 << room


# --- the mission (ARK-7.7 to 7.9) ---------------------------------------------------------------------
def draw_mission(s: Ark, seat: int) -> None:
    """ARK-7.7: with the second achievement; nobody ever holds more than one."""
    dome = s.domes[seat]
    if not dome.mission.cards and dome.achieved.bit_count() >= p.TO_MISSION:
        deal_mission(s, seat)


def deal_mission(s: Ark, seat: int) -> None:
    dome = s.domes[seat]
    card = s.draw(s.missions, dome.mission)
    if s.log is not None:
        s.note(only(seat), v.GOT_MISSION, seat, card - p.MISSION)
        s.note(EVERYONE & ~only(seat), v.GOT_SECRETLY, seat)


def accomplished(s: Ark, seat: int) -> bool:
    """ARK-7.9: a mission is held and its three rooms are activated."""
    dome = s.domes[seat]
    return len(dome.mission.cards) > 0 and mission_rooms(s, seat) == len(p.MISSION_ROOMS[0])


def shared_rooms(s: Ark) -> int:
    """ARK-11.12, ARK-R139: how many rooms of the open mission are activated, by any Challengers."""
    return len(goal_rooms(s)) - len(rooms_to_activate(s))


def rooms_to_activate(s: Ark) -> list[int]:
    """Of the open mission, those that no Challenger has activated."""
    activated = 0
    for dome in s.domes:
        activated |= dome.activated
    return [room for room in goal_rooms(s) if not activated >> room & 1]


def won_together(s: Ark) -> bool:
    """ARK-11.12, 13.16: the mission rooms, and in It is Learning enough adaptations; in Glitch only time."""
    if s.mode == GLITCH or shared_rooms(s) < len(p.MISSION_ROOMS[0]):
        return False
    return s.mode != LEARNING or s.adapted >= p.AMOUNTS["learning_adaptations"][s.players - 1]


def mission_rooms(s: Ark, seat: int) -> int:
    """How many rooms of the own mission are activated."""
    dome = s.domes[seat]
    total = 0
    for card in dome.mission.cards:
        for room in p.MISSION_ROOMS[card - p.MISSION]:
            total += dome.activated >> room & 1
    return total
