"""Clean-up (AOA-17): the nine steps between two rounds."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.table import Automaton, owner

LAST_EARLY_ROUND: Final = 2  # AOA-17.6b: its Clean-up brings the R3-R5 tiles


def steady(s: Automaton) -> None:
    """Step 1: 1 VP for each Reliability marker in section 4."""
    for seat in s.order:
        f = s.factories[seat]
        if p.SECTION[f.reliability] == p.SCORING_SECTION:
            f.vp += 1
            s.note(EVERYONE, v.STEADY, seat)


def clean_up(s: Automaton) -> None:
    """AOA-17.3 to AOA-17.10: steps 2 to 9."""
    s.market = []  # AOA-17.3
    return_workers(s)
    slide_rows(s)
    new_tiles(s)
    for f in s.factories:
        f.spent += f.contracted.bit_count()  # AOA-17.7
        f.contracted = 0
    turn_order(s)
    s.round += 1  # AOA-17.9: from R4 on there are four Action markers
    for f in s.factories:
        f.turned = 0  # AOA-17.10


def return_workers(s: Automaton) -> None:
    """AOA-17.4, 3.9, 2.6: used workers become unbuilt; Action and (3 players) Blocked markers return."""
    used = [0] * s.seats
    for i in range(len(s.spaces)):
        if s.spaces[i] >= 0:
            used[owner(s.spaces[i])] += 1
            s.spaces[i] = p.FREE
        elif s.spaces[i] == p.BLOCKED and s.seats == 3:
            s.spaces[i] = p.FREE
    for f in s.factories:
        if f.rider_card != p.NONE:
            used[f.seat] += 1
            f.rider_card = p.NONE
            f.rider_level = 0
        f.played = [0] * p.ACTIONS
        f.overtimes = 0
        f.used = 0
    for seat in s.order:
        if used[seat]:
            s.factories[seat].unbuilt += used[seat]
            s.note(EVERYONE, v.RETURNED, seat, used[seat])


def slide_rows(s: Automaton) -> None:
    """AOA-17.5: the leftmost card of each row goes, a new one comes (AOA-RU-53)."""
    for kind in range(p.DECKS):
        row = s.rows[kind]
        if row.cards:
            s.move(row.cards[0], row, s.discards[kind])
        s.refill(kind)


def new_tiles(s: Automaton) -> None:
    """AOA-17.6; after round 2 the later set takes over (AOA-17.6b)."""
    for tile in s.tile_row.cards[:]:
        s.move(tile, s.tile_row, s.tile_discard)
    if s.round == LAST_EARLY_ROUND:
        while s.tile_deck.cards:
            s.draw(s.tile_deck, s.gone)
        for tile in s.tile_discard.cards[:]:
            s.move(tile, s.tile_discard, s.gone)
        while s.tile_later.cards:
            s.move(s.tile_later.cards[-1], s.tile_later, s.tile_deck)
        s.shuffle(s.tile_deck)
    while len(s.tile_row.cards) < p.TILES_IN_ROW[s.seats]:
        if not s.tile_deck.cards:
            s.rebuild(s.tile_deck, s.tile_discard)
        s.draw(s.tile_deck, s.tile_row)


def turn_order(s: Automaton) -> None:
    """AOA-17.8 (AOA-17.8b, AOA-RU-15): markers keep their place, the others fill the gaps in old order."""
    taken = [seat for seat in s.next_order if seat != p.NONE]
    if not taken:
        return
    rest = [seat for seat in s.order if seat not in taken]
    order: list[int] = []
    for seat in s.next_order:
        order.append(seat if seat != p.NONE else rest.pop(0))
    s.order = tuple(order)
    s.next_order = [p.NONE] * s.seats
    for place in range(s.seats):
        s.note(EVERYONE, v.ORDERED, order[place], place + 1)
