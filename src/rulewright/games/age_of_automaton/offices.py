"""The actions without a worker (AOA-9): Funding, Assembling, Sponsorship, Purchasing."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.state import Frame, Seated
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.dice import roll_resources
from rulewright.games.age_of_automaton.goods import gain_tokens
from rulewright.games.age_of_automaton.table import Automaton


def fund(s: Automaton, seat: int) -> None:
    """AOA-9.1, AOA-F-24, AOA-9.6: three credits and one for each engineer."""
    s.earn(seat, p.FUNDING_BASE + s.factories[seat].engineers())


def assemble(s: Automaton, seat: int) -> None:
    """AOA-9.2, AOA-F-25: the first worker at level 1 + Sale cards; then one at Level I for each engineer."""
    f = s.factories[seat]
    s.build(seat, min(p.IV, 1 + len(f.sales.cards)), 1)
    s.build(seat, 1, f.engineers())


def purchase(s: Automaton, seat: int) -> None:
    """AOA-9.5, AOA-F-27: tokens as on the Market, then a Resource die for each engineer."""
    engineers = s.factories[seat].engineers()
    if engineers:
        s.push(Dice(seat, engineers))
    tokens = [0, 0, 0]
    for colour in s.market:
        tokens[colour] += 1
    gain_tokens(s, seat, tokens)


class Dice(Frame[Automaton]):
    """The second half of Purchasing, after the limit has been applied to the first."""

    def __init__(self, seat: int, engineers: int) -> None:
        self.seat = seat
        self.engineers = engineers

    def run(self, s: Automaton) -> None:
        gain_tokens(s, self.seat, roll_resources(s, self.engineers))


def sponsor(s: Automaton, seat: int, tile: int) -> None:
    """AOA-9.3, AOA-F-26: gain the tile, discard it, take a place in the next turn order. No refill."""
    s.move(tile, s.tile_row, s.tile_discard)
    s.note(EVERYONE, v.SPONSORED, seat, tile - p.TILE_FIRST)
    s.push(NextPlace(seat))
    s.gain(seat, p.TILE[tile - p.TILE_FIRST])


class NextPlace(Seated[Automaton]):
    """AOA-9.3b, AOA-9.4: the topmost empty space; the current first player may not take the first."""

    def run(self, s: Automaton) -> None:
        place = next_place(s, self.seat)
        if place != p.NONE:
            s.next_order[place] = self.seat
            s.note(EVERYONE, v.NEXT_PLACE, self.seat, place + 1)


def next_place(s: Automaton, seat: int) -> int:
    """The place of the next turn order that Sponsorship would give this player; NONE if none is left."""
    for place in range(1 if s.first() == seat else 0, s.seats):
        if s.next_order[place] == p.NONE:
            return place
    return p.NONE
