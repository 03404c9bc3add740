"""What threatens a position: where Guardians would go with each card that is left, which rooms the cards of
the Enemy can name, how far rivals come. All of it follows from what everybody sees.
"""

from __future__ import annotations

from msgspec import Struct

from rulewright.games.ark_awakening.dark_guardians import ways as directions
from rulewright.games.ark_awakening.enemy import AUTOMATON, dark, rooms_of
from rulewright.games.ark_awakening.guardians import disintegrate, off_duty, unlock
from rulewright.games.ark_awakening.marching import guards_to_move, march_all, step
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.printed import (
    ACTIVATABLE,
    OBJECTIVE,
    OBJECTIVES,
    ORDER,
    ORDER_ROWS,
    ORDER_STEPS,
    ORDERS,
)
from rulewright.games.ark_awakening.table import GLITCH, GUARDIANS, NOWHERE, Ark
from rulewright.games.ark_awakening.verbs import GUARDIAN as GUARDIAN_NAMES


class March(Struct):
    """A Guardian's way with a card: the positions from where it stands to where it stops."""

    guardian: str
    way: list[str]


class Ahead(Struct):
    """An enemy-action card that may come next, and what Guardians would do; the Dark Player has a choice."""

    order: str
    marches: list[March]


class Threat(Struct):
    """What may come to a position: `guardian`, or what target cards name (neither), or units of `seat` (else
    -1); with how many of so many cards, 0 of 0 where no card decides."""

    guardian: str
    seat: int
    cards: int
    of: int


# --- cards that are left (ARK-11.7, 11.8) --------------------------------------------------------------
def orders_left(s: Ark) -> list[int]:
    """Those that have not been turned up; all of them once the deck is made anew (ARK-R84)."""
    up = [card - ORDER for card in s.ordered.cards]
    return [order for order in range(ORDERS) if order not in up] or list(range(ORDERS))


def targets_left(s: Ark) -> list[int]:
    """The same of the enemy-target cards; the rooms on the cards face down of Glitch may be among them."""
    up = [card - OBJECTIVE for zone in (s.aimed, s.traced, s.box) for card in zone.cards]
    left = [target for target in range(OBJECTIVES) if target not in up]
    return left or [card - OBJECTIVE for card in s.aimed.cards]


def named_by(s: Ark, target: int) -> list[int]:
    """The positions that a card names; of a factory type the Automaton's own, in Glitch all (ARK-11.7c)."""
    alone = dark(s) == AUTOMATON and s.mode != GLITCH and target >= ACTIVATABLE
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
    return [Ahead(ORDER_ROWS[order].id, choose(then.copy(), order)) for order in orders_left(s)]


def marches(s: Ark, order: int) -> list[March]:
    """The Automaton moves all of them."""
    if not ORDER_STEPS[order]:
        return []
    who = {s.guards[guardian]: guardian for guardian in guards_to_move(s)}
    return [march(who[way[0]], way) for way in march_all(s, order) if len(way) > 1]


def march(guardian: int, way: list[int]) -> March:
    return March(GUARDIAN_NAMES.labels[guardian], [CELL_LABELS[cell] for cell in way])


def guided(s: Ark, order: int) -> list[March]:
    """The Dark Player moves one, where it may go (ARK-11.9)."""
    steps, out = ORDER_STEPS[order], list[March]()
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
        cells = [cell for target in left for cell in named_by(s, target)]
        for cell in dict.fromkeys(cells):
            found.setdefault(cell, []).append(Threat("", -1, cells.count(cell), len(left)))
    return found


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
