"""What lies ahead of who is asked: walks of whole groups, the combat to be fought, what is left to do."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.games.ark_awakening.clashes import MeetAutomaton, MeetDark, facing_enemy
from rulewright.games.ark_awakening.combat import ARSENAL, ATTACKS, NO_CARD, PARTY, Commit, lined_up, repels
from rulewright.games.ark_awakening.control import commanded, excluded, must_stop
from rulewright.games.ark_awakening.explore import Assign, Positions
from rulewright.games.ark_awakening.modifiers import diverts
from rulewright.games.ark_awakening.move import Steps, ready, targets
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.places import CELL_LABELS, HOME
from rulewright.games.ark_awakening.table import DIVERTS, Ark
from rulewright.games.ark_awakening.turn import Phase

Group = tuple[tuple[int, int], ...]  # sides that walk together, and how many of each


class Walk(Struct):
    """A whole group walks from one place to another: at what cost, and how it is said, choice by choice."""

    origin: str
    target: str
    cost: int
    said: list[str]


Part = Literal["arsenal", "units", "player", "cubes", "species"]
PARTS: Final[list[Part]] = ["arsenal", "units", "player", "cubes", "species"]  # as `attacks` adds them up
GUARDS: Final[list[Part]] = ["units", "player", "cubes"]  # and `defences`


class Term(Struct):
    """A number that counts in a combat, and for what: arsenal, each unit, the player, own cubes, species."""

    of: Part
    n: int


class Party(Struct):
    """One side of a combat. `seat` -1: the Enemy; only the attacked defend. `combat` is its strength without
    its card and `defence` D, each with what makes it up; with `repels` D alone has beaten the attacker.
    `artifact` is empty for none, or until it is revealed; `total` with it."""

    seat: int
    attacks: bool
    units: int
    combat: int
    terms: list[Term]
    defence: int
    guards: list[Term]
    repels: bool
    artifact: str
    total: int


class Combat(Struct):
    """Cards are chosen for it; or it is told, and they are revealed."""

    cell: str
    parties: list[Party]
    revealed: bool


# --- the action phase --------------------------------------------------------------------------------
def phase_of(s: Ark) -> Phase | None:
    """The action phase that goes on, whatever one of its actions asks."""
    return next((frame for frame in reversed(s.stack) if isinstance(frame, Phase)), None)


def left_in(s: Ark, seat: int, section: int, action: int, worth: int) -> int:
    """What is left of an action in this phase; all of it outside of the phase."""
    phase = phase_of(s)
    if phase is None or phase.seat != seat or phase.section != section:
        return worth
    return max(0, worth - s.spent[action])


def diverts_left(s: Ark, seat: int, generator: int) -> int:
    phase = phase_of(s)
    spent = s.spent[DIVERTS + generator] if phase is not None and phase.seat == seat else 0
    return max(0, diverts(s, seat, generator) - spent)


def laying(s: Ark) -> list[str]:
    """The positions that are named for an exploration, or still get a room: the next one first."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Positions):
        return [CELL_LABELS[cell] for cell in top.chosen]
    return [CELL_LABELS[cell] for cell in top.cells] if isinstance(top, Assign) else []


# --- walks -------------------------------------------------------------------------------------------
def walks(s: Ark, eye: int) -> list[Walk]:
    """Where the groups of who is asked can go with the points left, each by a shortest way.

    Adapted units have steps that cost nothing, which depend on where a group has been: they go step by step.
    """
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, (Phase, Steps)) or top.seat != eye or s.domes[eye].able(p.ADAPTED):
        return []
    points = top.left if isinstance(top, Steps) else move_points(s, top)
    if points <= 0:
        return []
    out: list[Walk] = []
    for origin in ready(s, eye):
        far = points if isinstance(top, Steps) else min(points, points_away(s, top, origin))
        out += from_place(s, eye, origin, max(1, far))
    return out


def points_away(s: Ark, phase: Phase, origin: int) -> int:
    """ARK-3.7b: who leaves a room may lose what it gave; the points are read again at every step."""
    then = s.copy()
    for side, n in group_at(s, phase.seat, origin):
        then.add_units(side, origin, -n)
    return move_points(then, phase)


def move_points(s: Ark, phase: Phase) -> int:
    doing = Doing(s, phase.seat, phase.section)
    return doing.left(s, p.MOVE) if doing.open[p.MOVE] else 0


def from_place(s: Ark, seat: int, origin: int, points: int) -> list[Walk]:
    if origin == HOME and s.domes[seat].stationed:
        return []  # which sections lose their units is asked on the way
    group = group_at(s, seat, origin)
    reached: dict[int, list[str]] = {origin: []}
    edge, out = [origin], []
    for cost in range(1, points + 1):
        further: list[int] = []
        for place in edge:
            for target in targets(s, seat, place):
                if target in reached or not welcome(s, seat, group, target):
                    continue
                reached[target] = [*reached[place], *step_said(s, seat, group, place, origin, target)]
                out.append(Walk(v.PLACE.labels[origin], v.PLACE.labels[target], cost, reached[target]))
                if not stops(s, seat, target):
                    further.append(target)
        edge = further
    return out


def group_at(s: Ark, seat: int, origin: int) -> Group:
    return tuple((side, s.movable(side, origin)) for side in commanded(s, seat) if s.movable(side, origin))


def welcome(s: Ark, seat: int, group: Group, target: int) -> bool:
    """May all of the group go there together?"""
    return all(side in allowed(s, seat, target) for side, _ in group)


def allowed(s: Ark, seat: int, target: int) -> list[int]:
    """The sides of a seat that may go there (ARK-2.2b, ARK-10.2)."""
    if target == HOME:
        return [seat]
    return [side for side in commanded(s, seat) if side != seat or not excluded(s, seat, target)]


def stops(s: Ark, seat: int, target: int) -> bool:
    """A walk ends at home, where one may not pass, and where a token is turned over."""
    return target == HOME or must_stop(s, seat, target) or bool(s.tokened[target])


def step_said(s: Ark, seat: int, group: Group, place: int, origin: int, target: int) -> list[str]:
    """The step, and how many of each kind go along where that is asked."""
    text = s.setup.vocabulary.text
    out, walking = [text(v.MOVE.of(place, target))], dict(group)
    there = {side: s.movable(side, place) for side in allowed(s, seat, target)}
    if place != origin:
        there = {side: n + walking.get(side, 0) for side, n in there.items()}
    sides, picked = [side for side, n in there.items() if n], 0
    for side in sides:
        least = 1 if side == sides[-1] and not picked else 0
        if there[side] > least:
            out.append(text(v.UNITS.of(walking.get(side, 0))))
        picked += walking.get(side, 0)
    return out


# --- combat ------------------------------------------------------------------------------------------
def combat(s: Ark) -> Combat | None:
    """The combat for which cards are chosen in secret, or which is being told."""
    if s.fray:
        return Combat(CELL_LABELS[s.fray[0]], parties(s.fray[1:]), True)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Commit):
        return Combat(CELL_LABELS[top.cell], parties(lined_up(s, list(top.seats), top.cell)), False)
    if isinstance(top, (MeetAutomaton, MeetDark)):
        seat = top.seat if isinstance(top, MeetAutomaton) else top.seats[0]
        return Combat(CELL_LABELS[top.cell], parties(facing_enemy(s, seat, top.cell)), False)
    return None


def parties(numbers: list[int]) -> list[Party]:
    arsenal = numbers[ARSENAL]  # of who attacks
    return [party(numbers[at : at + PARTY], arsenal) for at in range(0, len(numbers), PARTY)]


def party(numbers: list[int], against: int) -> Party:
    seat, attacks, units, *rest, face = numbers
    strengths, defences = rest[:ATTACKS], rest[ATTACKS:]
    artifact = p.FACE_IDS[face] if face != NO_CARD else ""
    power = next((p.POWER_OF[card] for card in range(p.ARTIFACTS) if p.FACE_OF[card] == face), 0)
    return Party(
        seat=seat,
        attacks=bool(attacks),
        units=units,
        combat=sum(strengths),
        terms=terms(PARTS, strengths),
        defence=sum(defences),
        guards=terms(GUARDS, defences),
        repels=repels(sum(defences), against),
        artifact=artifact,
        total=sum(strengths) + power,
    )


def terms(parts: list[Part], numbers: list[int]) -> list[Term]:
    return [Term(part, n) for part, n in zip(parts, numbers) if n]
