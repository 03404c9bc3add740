"""What threatens a position: where Guardians would go with each card that is left, which rooms the cards of
the Enemy can name and how far it spreads from there, how far rivals come. All follows from what all see.
"""

from __future__ import annotations

from msgspec import Struct

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.games.ark_awakening.control import infected
from rulewright.games.ark_awakening.dark_guardians import ways as directions
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    CORRUPTION,
    INFECTION,
    dark,
    goal_rooms,
    on_board,
    rooms_of,
)
from rulewright.games.ark_awakening.guardians import disintegrate, off_duty, unlock
from rulewright.games.ark_awakening.learning import strategy
from rulewright.games.ark_awakening.marching import guards_to_move, march_all, step
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.spreading import area, closer, infectable, steps_from, tier
from rulewright.games.ark_awakening.table import ENEMY, GLITCH, GUARDIANS, LEARNING, NOWHERE, Ark


class March(Struct):
    """A Guardian's way with a card: the positions from where it stands to where it stops."""

    guardian: str
    way: list[str]


class Ahead(Struct):
    """An enemy-action card that may come next, whether it moves any Guardian at all, and what those would do
    as they stand now; the Dark Player has a choice."""

    order: str
    moves: bool
    marches: list[March]


class Threat(Struct):
    """What may come to a position: `guardian`, or what target cards bring (neither), or units of `seat` (else
    -1); with how many of so many cards, 0 of 0 where no card decides."""

    guardian: str
    seat: int
    cards: int
    of: int


# --- cards that are left (ARK-11.7, 11.8) --------------------------------------------------------------
def orders_left(s: Ark) -> list[int]:
    """Those that have not been turned up; all of them once the deck is made anew (ARK-R84)."""
    up = [card - p.ORDER for card in s.ordered.cards]
    return [order for order in range(p.ORDERS) if order not in up] or list(range(p.ORDERS))


def targets_left(s: Ark) -> list[int]:
    """The same of the enemy-target cards; the rooms on the cards face down of Glitch may be among them."""
    up = [card - p.OBJECTIVE for zone in (s.aimed, s.traced, s.box) for card in zone.cards]
    left = [target for target in range(p.OBJECTIVES) if target not in up]
    return left or [card - p.OBJECTIVE for card in s.aimed.cards]


def named_by(s: Ark, target: int) -> list[int]:
    """The positions that a card names; of a factory type the Automaton's own, in Glitch all (ARK-11.7c)."""
    alone = dark(s) == AUTOMATON and s.mode != GLITCH and target >= p.ACTIVATABLE
    rooms = [room for room in rooms_of(s, target) if not alone or room in s.initial]
    return [s.at[room] for room in rooms if s.at[room] != NOWHERE]


# --- Guardians -----------------------------------------------------------------------------------------
def forecast(s: Ark) -> list[Ahead]:
    """For each card left. Who has something to drain does so and stays (ARK-11.6c); who teleports before
    may stand in the way of others, which nobody can foresee."""
    if s.mode != GUARDIANS or s.result:
        return []
    then = s.copy()
    then.log = None
    if then.complex:
        unlock(then)
    disintegrate(then)
    choose = marches if dark(s) == AUTOMATON else guided
    return [
        Ahead(p.ORDER_ROWS[order].id, p.ORDER_STEPS[order] > 0, choose(then.copy(), order))
        for order in orders_left(s)
    ]


def marches(s: Ark, order: int) -> list[March]:
    """The Automaton moves all of them."""
    if not p.ORDER_STEPS[order]:
        return []
    who = {s.guards[guardian]: guardian for guardian in guards_to_move(s)}
    return [march(who[way[0]], way) for way in march_all(s, order) if len(way) > 1]


def march(guardian: int, way: list[int]) -> March:
    return March(v.GUARDIAN.labels[guardian], [CELL_LABELS[cell] for cell in way])


def guided(s: Ark, order: int) -> list[March]:
    """The Dark Player moves one, where it may go (ARK-11.9)."""
    steps, out = p.ORDER_STEPS[order], list[March]()
    for guardian in guards_to_move(s) if steps else []:
        ways = walks(s, guardian, [s.guards[guardian]], steps)
        out += [march(guardian, way) for way in ways if len(way) > 1]
    return out


def walks(s: Ark, guardian: int, way: list[int], steps: int) -> list[list[int]]:
    """All ways of so many steps, or up to where it has to stop."""
    found: list[list[int]] = []
    for direction in directions(s, guardian) if steps else []:
        then = s.copy()
        on = step(then, guardian, direction)
        further = [*way, then.guards[guardian]] if then.guards[guardian] != way[-1] else way
        found += walks(then, guardian, further, steps - 1 if on else 0)
    return found or [way]


# --- It is Learning ------------------------------------------------------------------------------------
Paths = dict[int, list[int]]  # of each mission room that can be infected the steps from every position


def spread_to(s: Ark, target: int, paths: Paths) -> list[int]:
    """ARK-13.8 to 13.10b: where pieces of the Enemy would come if this were the target."""
    cylinders, cubes = on_board(s, CORRUPTION), on_board(s, INFECTION)
    if strategy(s) == p.INFECT:
        return crept_to(s, target, cubes, paths)
    order = sorted(area(s, target), key=lambda cell: tier(s, cell))
    if strategy(s) == p.CORRUPT:
        return corrupted(s, order, cylinders)
    if not infected(s, target) and not s.corrupt[target]:
        return []  # nothing hatches
    return corrupted(s, order, cylinders) + swarmed(s, order, cubes)


def corrupted(s: Ark, order: list[int], cylinders: int) -> list[int]:
    """Rooms of the order as long as there are cylinders; the Dark Player takes any of them (ARK-13.7d)."""
    found = [cell for cell in order if not p.is_gate(s.rooms[cell]) and not s.corrupt[cell]]
    return found if dark(s) != AUTOMATON and cylinders else found[:cylinders]


def swarmed(s: Ark, order: list[int], cubes: int) -> list[int]:
    """The same of cubes, which fill room after room."""
    found = [cell for cell in order if infectable(s, cell)]
    if dark(s) != AUTOMATON and cubes:
        return found
    out: list[int] = []
    for cell in found:
        if cubes > 0:
            out.append(cell)
            cubes -= p.INFECTION_MOST - s.count(ENEMY, cell)
    return out


def paths_to_missions(s: Ark) -> Paths:
    cells = [s.at[room] for room in goal_rooms(s)]
    return {cell: steps_from(s, cell) for cell in cells if infectable(s, cell)}


def crept_to(s: Ark, target: int, cubes: int, paths: Paths) -> list[int]:
    """On every shortest path to a nearest mission room, as far as so many cubes reach at first."""
    steps = [far[target] for far in paths.values() if far[target] >= 0]
    if not steps:
        return [target] if cubes and infectable(s, target) else []
    goals = [goal for goal, far in paths.items() if far[target] == min(steps)]
    return [cell for goal in goals for cell in creeping(s, target, goal, cubes, paths[goal])]


def creeping(s: Ark, here: int, goal: int, cubes: int, far: list[int]) -> list[int]:
    """A full room is passed through without a cube."""
    out = [here] if cubes and infectable(s, here) else []
    left = cubes - len(out)
    on = closer(s, here, goal, far) if left and here != goal else []
    return out + [cell for way in on for cell in creeping(s, way, goal, left, far)]


# --- by position ---------------------------------------------------------------------------------------
def threats(s: Ark, ahead: list[Ahead], reach: list[list[int]], moves: list[int]) -> dict[int, list[Threat]]:
    """`reach` are the steps of each seat to every position, `moves` how far it can walk in a turn."""
    if not s.coop:
        return rivals(s, reach, moves)
    found = coming(ahead)
    if s.mode != GUARDIANS or any(
        not s.lying[guardian] and off_duty(s, guardian) for guardian in range(len(s.guards))
    ):
        left = targets_left(s)
        paths = paths_to_missions(s) if s.mode == LEARNING else {}
        cells = [cell for target in left for cell in struck_by(s, target, paths)]
        for cell in dict.fromkeys(cells):
            found.setdefault(cell, []).append(Threat("", -1, cells.count(cell), len(left)))
    return found


def struck_by(s: Ark, target: int, paths: Paths) -> list[int]:
    """Each position that the card would change something at: what it names, in It is Learning what the
    strategy that lies open reaches from there."""
    named = named_by(s, target)
    if s.mode != LEARNING or not s.ordered.cards:
        return named
    return sorted({reached for cell in named for reached in spread_to(s, cell, paths)})


def coming(ahead: list[Ahead]) -> dict[int, list[Threat]]:
    """Guardians that would stop there."""
    ends = [end for card in ahead for end in sorted({(one.way[-1], one.guardian) for one in card.marches})]
    out: dict[int, list[Threat]] = {}
    for label, guardian in dict.fromkeys(ends):
        threat = Threat(guardian, -1, ends.count((label, guardian)), len(ahead))
        out.setdefault(CELL_LABELS.index(label), []).append(threat)
    return out


def rivals(s: Ark, reach: list[list[int]], moves: list[int]) -> dict[int, list[Threat]]:
    """Where units of each seat are or could be after its next movement."""
    out: dict[int, list[Threat]] = {}
    for cell in s.plan.cells:
        near = [seat for seat in range(s.players) if 0 <= reach[seat][cell] <= moves[seat]]
        out[cell] = [Threat("", seat, 0, 0) for seat in near]
    return out
