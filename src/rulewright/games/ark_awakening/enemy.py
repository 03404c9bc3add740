"""The Enemy of the solo and co-operative modes: its board, its decks, and where its units are.

Its units in a room are of the side ENEMY. A Guardian is also known by its number: where it stands, which side
is at its back, whether it has been laid down (ARK-11.4, 11.10b).
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.places import SIDES, opposite
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, GLITCH, GUARDIANS, LEARNING, NOWHERE, Ark

AUTOMATON: Final = -1  # no seat plays the Enemy
COMBAT: Final = p.ENEMY_TRACKS.index("G-K")
DEFENCE: Final = p.ENEMY_TRACKS.index("G-D")
CORRUPTION: Final = p.ENEMY_TRACKS.index("I-C")  # of It is Learning
INFECTION: Final = p.ENEMY_TRACKS.index("I-I")
CUBE_COMBAT: Final = p.ENEMY_TRACKS.index("I-K")
CUBE_DEFENCE: Final = p.ENEMY_TRACKS.index("I-D")
REMOVAL: Final = p.ENEMY_TRACKS.index("I-X")
LEARNED: Final = (CORRUPTION, INFECTION, CUBE_COMBAT, CUBE_DEFENCE, REMOVAL)


def dark(s: Ark) -> int:
    """The seat of the Dark Player, or AUTOMATON."""
    return s.players if s.players < s.seats else AUTOMATON


def running(s: Ark) -> int:
    """ARK-10.13b, 10.14: who decides where the Enemy's turn leaves a choice."""
    if dark(s) != AUTOMATON:
        return dark(s)
    return s.active if s.mode == LEARNING else s.first


def goal_rooms(s: Ark) -> list[int]:
    """ARK-10.10: the mission rooms of the Challengers."""
    return [room for card in s.shared.cards for room in p.MISSION_ROOMS[card - p.MISSION]]


def equip(s: Ark, against: str) -> None:
    """ARK-S29, ARK-S30: a larger start against a strong Enemy; `against` names its rows of setup.toml."""
    for dome in s.domes[: s.players]:
        dome.stock = [p.AMOUNTS[f"{against}_resources"][s.players - 1]] * len(p.RESOURCES)
        for _ in range(p.AMOUNTS[f"{against}_cards"][s.players - 1]):
            s.draw_artifact(dome.seat)


# --- strength (ARK-10.11) ------------------------------------------------------------------------------
def on_board(s: Ark, track: int) -> int:
    """The first visible number of a track of the enemy board."""
    return numbers(s, track)[s.marks[track]]


def numbers(s: Ark, track: int) -> list[int]:
    """Of a track, by cubes on it; the board has a row for each number of Challengers."""
    return p.ENEMY_VALUES[track][s.players - 1]


def combat_track(s: Ark) -> int:
    """ARK-13.11: infection cubes have tracks of their own."""
    return CUBE_COMBAT if s.mode == LEARNING else COMBAT


def defence_track(s: Ark) -> int:
    return CUBE_DEFENCE if s.mode == LEARNING else DEFENCE


def enemy_combat(s: Ark, cell: int) -> int:
    return on_board(s, combat_track(s)) * counted(s, cell)


def enemy_defence(s: Ark, cell: int) -> int:
    return on_board(s, defence_track(s)) * counted(s, cell)


def counted(s: Ark, cell: int) -> int:
    """ARK-10.11: each Guardian and cube of infection; hostile units in a room have the numbers once."""
    units = s.count(ENEMY, cell)
    return min(1, units) if s.mode == GLITCH else units


def uses_card(s: Ark, cell: int) -> bool:
    """ARK-13.11b: infection needs three cubes for it."""
    return s.mode != LEARNING or s.count(ENEMY, cell) >= p.INFECTION_WITH_CARD


# --- It is Learning: pieces ------------------------------------------------------------------------------
def cylinders_left(s: Ark) -> int:
    """ARK-S34, ARK-R61: corruption cylinders in the supply."""
    return p.STANDARD_CYLINDERS - sum(s.corrupt)


def is_full(s: Ark, track: int) -> bool:
    return s.marks[track] == len(numbers(s, track)) - 1


# --- decks ---------------------------------------------------------------------------------------------
def draw_target(s: Ark) -> int:
    """ARK-11.7: the objective on the next enemy-target card; an empty deck is made anew (ARK-R28)."""
    if not s.targets.cards:
        renew_targets(s)
    return s.draw(s.targets, s.aimed) - p.OBJECTIVE


def rooms_of(s: Ark, target: int) -> list[int]:
    """The room on an enemy-target card, or all factories of its type, in the order of their positions."""
    if target < p.ACTIVATABLE:
        return [target]
    kind = target - p.ACTIVATABLE
    found = [
        room for room in range(p.FACTORY, p.GATE) if p.factory_type(room) == kind and s.at[room] != NOWHERE
    ]
    return sorted(found, key=lambda room: s.at[room])


def initial_factory(s: Ark, target: int) -> int:
    """ARK-11.7c, 13.6b: what a factory card means to the Automaton."""
    return next(room for room in s.initial if p.factory_type(room) == target - p.ACTIVATABLE)


def meant(s: Ark, target: int) -> int:
    """As it is told (`TARGETED`): of a type Glitch means all factories, the Automaton the initial one."""
    if target < p.ACTIVATABLE or s.mode == GLITCH:
        return target
    return target + (len(v.FACTORY_TYPES) if dark(s) == AUTOMATON else 2 * len(v.FACTORY_TYPES))


def shuffle_if_told(s: Ark, target: int) -> None:
    """ARK-11.7e: some cards shuffle the discards into the deck, themselves included."""
    if p.SHUFFLES[target]:
        renew_targets(s)


def renew_targets(s: Ark) -> None:
    s.renew(s.targets, s.aimed)
    s.note(EVERYONE, v.RESHUFFLED_TARGETS)


def draw_order(s: Ark) -> int:
    """ARK-R84: an empty deck of enemy-action cards is made anew."""
    if not s.orders.cards:
        s.renew(s.orders, s.ordered)
        s.note(EVERYONE, v.RESHUFFLED_ORDERS)
    order = s.draw(s.orders, s.ordered) - p.ORDER
    if s.mode == LEARNING:
        s.note(EVERYONE, v.STRATEGY, p.STRATEGY_OF[order])  # ARK-13.5
    else:
        s.note(EVERYONE, v.ORDERED, order)
    return order


# --- Guardians on the board ----------------------------------------------------------------------------
def guardian_at(s: Ark, cell: int) -> int:
    """ARK-11.2: there is never more than one."""
    return s.guards.index(cell)


def put_guardian(s: Ark, guardian: int, cell: int, behind: int) -> None:
    if s.guards[guardian] != ENEMY_BOARD:
        s.add_units(ENEMY, s.guards[guardian], -1)
    s.add_units(ENEMY, cell, 1)
    s.guards[guardian] = cell
    s.behind[guardian] = behind


def drive_out(s: Ark, guardian: int, cell: int) -> None:
    """ARK-R65: its back is to where it came from; through a gate link it keeps its facing."""
    came_from = s.guards[guardian]
    behind = s.behind[guardian]
    if came_from in s.plan.beside[cell]:
        behind = s.plan.side_of(cell, came_from)
    put_guardian(s, guardian, cell, behind)
    s.note(EVERYONE, v.DRIVEN_OUT, guardian, cell)


def rout(s: Ark, cell: int, units: int) -> None:
    """ARK-11.11: beaten Guardians lie wounded on the enemy board. The units have left the room already.

    Hostile units and infection cubes are in the Enemy's supply again (ARK-12.6b, 13.11).
    """
    s.note(EVERYONE, v.ROUTED, cell)
    if s.mode == LEARNING:
        s.supply += units
    if s.mode == GUARDIANS:
        guardian = guardian_at(s, cell)
        s.guards[guardian] = ENEMY_BOARD
        s.lying[guardian] = 1


def turned(behind: int, direction: int) -> int:
    """ARK-11.4: the side of the room that is left, front, right or behind of who stands so."""
    return (opposite(behind) + direction - p.FRONT) % len(SIDES)
