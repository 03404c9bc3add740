"""The Enemy of the solo and co-operative modes: its board, its decks, and where its units are.

Its units in a room are of the side ENEMY. A Guardian is also known by its number: where it stands, which side
is at its back, whether it has been laid down (ARK-11.4, 11.10b).
"""

from __future__ import annotations

from typing import Final

from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.places import SIDES, opposite
from rulewright.games.ark_awakening.printed import (
    ENEMY_TRACKS,
    ENEMY_VALUES,
    FRONT,
    MISSION,
    MISSION_ROOMS,
    OBJECTIVE,
    ORDER,
    SHUFFLES,
)
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, GUARDIANS, Ark
from rulewright.games.ark_awakening.verbs import (
    DRIVEN_OUT,
    ORDERED,
    RESHUFFLED_ORDERS,
    RESHUFFLED_TARGETS,
    ROUTED,
)

AUTOMATON: Final = -1  # no seat plays the Enemy
COMBAT: Final = ENEMY_TRACKS.index("G-K")
DEFENCE: Final = ENEMY_TRACKS.index("G-D")


def dark(s: Ark) -> int:
    """The seat of the Dark Player, or AUTOMATON."""
    return s.players if s.players < s.seats else AUTOMATON


def running(s: Ark) -> int:
    """ARK-10.13b, 10.14: who decides where the Enemy's turn leaves a choice."""
    return dark(s) if dark(s) != AUTOMATON else s.first


def goal_rooms(s: Ark) -> list[int]:
    """ARK-10.10: the mission rooms of the Challengers."""
    return [room for card in s.shared.cards for room in MISSION_ROOMS[card - MISSION]]


# --- strength (ARK-10.11) ------------------------------------------------------------------------------
def on_board(s: Ark, track: int) -> int:
    """The first visible number of a track of the enemy board."""
    return ENEMY_VALUES[track][s.marks[track]]


def enemy_combat(s: Ark, cell: int) -> int:
    return on_board(s, COMBAT) * s.count(ENEMY, cell)


def enemy_defence(s: Ark, cell: int) -> int:
    return on_board(s, DEFENCE) * s.count(ENEMY, cell)


# --- decks ---------------------------------------------------------------------------------------------
def draw_target(s: Ark) -> int:
    """ARK-11.7: the objective on the next enemy-target card; an empty deck is made anew (ARK-R28)."""
    if not s.targets.cards:
        renew_targets(s)
    return s.draw(s.targets, s.aimed) - OBJECTIVE


def shuffle_if_told(s: Ark, target: int) -> None:
    """ARK-11.7e: some cards shuffle the discards into the deck, themselves included."""
    if SHUFFLES[target]:
        renew_targets(s)


def renew_targets(s: Ark) -> None:
    s.renew(s.targets, s.aimed)
    s.note(EVERYONE, RESHUFFLED_TARGETS)


def draw_order(s: Ark) -> int:
    """ARK-R84: an empty deck of enemy-action cards is made anew."""
    if not s.orders.cards:
        s.renew(s.orders, s.ordered)
        s.note(EVERYONE, RESHUFFLED_ORDERS)
    order = s.draw(s.orders, s.ordered) - ORDER
    s.note(EVERYONE, ORDERED, order)
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
    s.note(EVERYONE, DRIVEN_OUT, guardian, cell)


def rout(s: Ark, cell: int) -> None:
    """ARK-11.11: beaten Guardians lie wounded on the enemy board. The units have left the room already.

    Hostile units are in the Enemy's supply again (ARK-12.6b).
    """
    s.note(EVERYONE, ROUTED, cell)
    if s.mode == GUARDIANS:
        guardian = guardian_at(s, cell)
        s.guards[guardian] = ENEMY_BOARD
        s.lying[guardian] = 1


def turned(behind: int, direction: int) -> int:
    """ARK-11.4: the side of the room that is left, front, right or behind of who stands so."""
    return (opposite(behind) + direction - FRONT) % len(SIDES)
