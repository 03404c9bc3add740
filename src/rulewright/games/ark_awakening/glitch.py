"""Glitch (ARK-12): three rounds of a disaster, turns against a counter, a resolution. Each step is told."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Frame
from rulewright.core.verbs import Line
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.clashes import ENEMY_PHASE, Clashes
from rulewright.games.ark_awakening.control import damaged, occupies
from rulewright.games.ark_awakening.enemy import (
    COMBAT,
    DEFENCE,
    draw_target,
    equip,
    goal_rooms,
    renew_targets,
    rooms_of,
    running,
    shuffle_if_told,
)
from rulewright.games.ark_awakening.table import ENEMY, GLITCH, Ark

NO_ROOM: Final = -1  # a condition of no room


def prepare_glitch(s: Ark) -> None:
    """ARK-S30, ARK-S31, ARK-R141: strengths, all cubes of the Enemy as glitch cubes, a larger start."""
    s.marks[COMBAT] = s.marks[DEFENCE] = p.AMOUNTS["glitch_strength"][s.players - 1]
    s.supply = p.AMOUNTS["cubes"][s.players - 1]
    equip(s, "glitch")


# --- the disaster (ARK-12.4 to 12.6b) ------------------------------------------------------------------
class Disaster(Frame[Ark]):
    """ARK-L4: glitch cubes, the row, hostile units, combats; the counter is set (ARK-12.7)."""

    def run(self, s: Ark) -> None:
        s.stage += 1
        s.clock = turns_of_round(s)
        s.note(EVERYONE, v.DISASTER, s.stage)
        s.push(Clashes(running(s), ENEMY_PHASE))
        if strike(s):
            lay_row(s)
            send_hostile(s)


def turns_of_round(s: Ark) -> int:
    """ARK-12.7: of each Challenger."""
    return p.AMOUNTS["glitch_first_turns" if s.stage <= 1 else "glitch_later_turns"][s.players - 1]


def groups(s: Ark) -> list[tuple[int, int]]:
    """ARK-12.4, ARK-R145, ARK-S36: cubes and how many cards with so many; first those with two."""
    more = s.setup.options["disasters"]
    counts = [
        p.AMOUNTS["glitch_double_cards"][s.players - 1],
        p.AMOUNTS["glitch_single_cards"][s.players - 1],
    ]
    return [(2, counts[0] + more if counts[0] else 0), (1, counts[1] + more)]


def strike(s: Ark) -> bool:
    """Card after card, each with its shuffle (ARK-12.4e); False: the supply is empty and the game is lost."""
    for cubes, cards in groups(s):
        for _ in range(cards):
            if not s.targets.cards and not s.aimed.cards:
                return True  # ARK-R119
            target = draw_target(s)
            each = cubes if target < p.ACTIVATABLE else 1  # ARK-12.4c, ARK-R32
            s.note(EVERYONE, v.STRUCK, target, each)
            for room in rooms_of(s, target):
                if not damage(s, room, each):
                    return False
            shuffle_if_told(s, target)
    return True


def damage(s: Ark, room: int, cubes: int) -> bool:
    """ARK-12.4b, 12.4d: a cube into each free square, as many as told; a missing one loses the game."""
    for _ in range(cubes):
        if s.full(room):
            s.note(EVERYONE, v.SPARED, s.at[room])
            return True
        if not s.supply:
            s.note(EVERYONE, v.NO_GLITCH, s.at[room])
            s.lose(v.CAUSES.index("cubes"))
            return False
        s.put_glitch(room)
        s.note(EVERYONE, v.DAMAGED, s.at[room], s.supply)
    return True


def lay_row(s: Ark) -> None:
    """ARK-12.5: three cards face down and unseen, the first of them is turned up."""
    renew_targets(s)
    for _ in range(p.DIAGNOSTIC_CARDS):
        s.draw(s.targets, s.row)
    turn_up(s)


def turn_up(s: Ark) -> None:
    card = s.draw(s.row, s.traced)
    s.note(EVERYONE, v.DIAGNOSTIC, card - p.OBJECTIVE)


def send_hostile(s: Ark) -> None:
    """ARK-12.6, ARK-R31: one into each mission room; cylinders stand in when the units are used up."""
    for room in goal_rooms(s):
        s.add_units(ENEMY, s.at[room], 1)
        s.note(EVERYONE, v.HOSTILE, s.at[room])


# --- turns (ARK-12.7, 12.8) ----------------------------------------------------------------------------
class Diagnose(Frame[Ark]):
    """ARK-12.8, 12.8b, ARK-R142: after a turn the next card, as long as the newest is reached."""

    def run(self, s: Ark) -> None:
        while s.row.cards and diagnosed(s, s.traced.cards[-1] - p.OBJECTIVE):
            turn_up(s)


def diagnosed(s: Ark, target: int) -> bool:
    """ARK-12.8, 12.8c: is a Challenger in the room, or are some in two factories of the type?"""
    reached = [room for room in rooms_of(s, target) if searched(s, s.at[room])]
    return len(reached) >= (1 if target < p.ACTIVATABLE else p.DIAGNOSED_FACTORIES)


def searched(s: Ark, cell: int) -> bool:
    """Occupied by any Challenger, without hostile units."""
    return not s.count(ENEMY, cell) and any(occupies(s, seat, cell) for seat in range(s.players))


class CountDown(Frame[Ark]):
    """ARK-12.7, ARK-R100: when every Challenger has had a turn; at 0 comes the resolution."""

    def run(self, s: Ark) -> None:
        s.clock -= 1
        s.note(EVERYONE, v.COUNTDOWN, s.clock)
        if not s.clock:
            resolve(s)


# --- the resolution (ARK-12.9, 12.10) ------------------------------------------------------------------
def resolve(s: Ark) -> None:
    """Any condition that fails loses; after the third round the Challengers have won."""
    s.note(EVERYONE, v.RESOLUTION, s.stage)
    failed = failures(s)
    if failed:
        for cause, cell in failed:
            line = failure(s, cause, cell)
            s.note(EVERYONE, line.message, *line.values())
        s.lose(failed[0][0])
    elif s.stage == p.GLITCH_ROUNDS:
        s.result = 1
        s.finish()
    else:
        s.note(EVERYONE, v.SURVIVED, s.stage)
        for card in s.traced.cards[:]:
            s.move(card, s.traced, s.box)
        renew_targets(s)


def failures(s: Ark) -> list[tuple[int, int]]:
    """ARK-12.9a to 12.9c: which conditions fail, in this order, and where; the first is said to decide."""
    out = [(v.CAUSES.index("undiagnosed"), NO_ROOM)] if s.row.cards else []
    for card in s.traced.cards:
        out += [
            (v.CAUSES.index("damaged"), s.at[room])
            for room in rooms_of(s, card - p.OBJECTIVE)
            if damaged(s, room)
        ]
    for room in goal_rooms(s) if s.stage == p.GLITCH_ROUNDS else []:
        if damaged(s, room):
            out.append((v.CAUSES.index("mission-damaged"), s.at[room]))
        if s.count(ENEMY, s.at[room]):
            out.append((v.CAUSES.index("mission-hostile"), s.at[room]))
        if s.setup.options["hard"] and not s.full(room):
            out.append((v.CAUSES.index("mission-open"), s.at[room]))
    return sorted(out)


def failure(s: Ark, cause: int, cell: int) -> Line:
    return v.UNDIAGNOSED.line(len(s.row.cards)) if cell == NO_ROOM else v.UNFIT.line(cell, cause)


def evidence(s: Ark) -> list[Line]:
    """Every condition that a lost resolution failed."""
    if s.mode != GLITCH or s.result >= 0 or s.clock:
        return []
    return [failure(s, cause, cell) for cause, cell in failures(s)]
