"""Phase 1 (SB-1): ships advance and leave orbit."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Frame
from rulewright.core.values import changed
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.stress import Settle, change_stress
from rulewright.games.stress_botics.table import SHIPS_PHASE, Botics


class Ships(Frame[Botics]):
    """SB-1.1: Probe, Scout, Freighter, each completely before the next (SB-R-120)."""

    def run(self, s: Botics) -> None:
        s.phase = SHIPS_PHASE
        for ship in range(p.N_SHIPS):
            move_ship(s, ship, 1)
        if s.round <= p.ROUNDS:  # SB-R-157: no AI choice is asked when the game is over
            s.push(Settle())


def move_ship(s: Botics, ship: int, step: int) -> None:
    """SB-1.2, SB-5.2: a ship that passes its last space leaves orbit; SB-R-35: space 0 is the approach."""
    if s.ships[ship] == p.NONE:
        return
    there = s.ships[ship] + step
    if there > p.LAST[ship]:
        leave_orbit(s, ship)
        return
    s.ships = changed(s.ships, ship, there)
    s.note(EVERYONE, v.SHIP_MOVED, ship, there)


def leave_orbit(s: Botics, ship: int) -> None:
    """SB-1.2a, SB-1.2b: every BetaBot gets the value of the Orbit End Tile, in turn order."""
    waiting = s.demand[ship] > 0
    change = p.ORBIT[s.orbit][ship][1 if waiting else 0]
    s.ships = changed(s.ships, ship, p.NONE)
    s.note(EVERYONE, v.SHIP_LEFT if waiting else v.SHIP_SERVED, ship, change)
    for seat in s.order:
        change_stress(s, seat, change)
