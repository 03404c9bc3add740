"""Phase 1 (SB-1): ships advance and leave orbit."""

from __future__ import annotations

from rulewright.core.state import Frame
from rulewright.core.values import changed
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.printed import LAST, N_SHIPS, NONE, ORBIT, ROUNDS
from rulewright.games.stress_botics.stress import Settle, change_stress
from rulewright.games.stress_botics.table import SHIPS_PHASE, Botics
from rulewright.games.stress_botics.verbs import SHIP_LEFT, SHIP_MOVED, SHIP_SERVED


class Ships(Frame[Botics]):
    """SB-1.1: Probe, Scout, Freighter, each completely before the next (SB-R-120)."""

    def run(self, s: Botics) -> None:
        s.phase = SHIPS_PHASE
        for ship in range(N_SHIPS):
            move_ship(s, ship, 1)
        if s.round <= ROUNDS:  # SB-R-157: no AI choice is asked when the game is over
            s.push(Settle())


def move_ship(s: Botics, ship: int, step: int) -> None:
    """SB-1.2, SB-5.2: a ship that passes its last space leaves orbit; SB-R-35: space 0 is the approach."""
    if s.ships[ship] == NONE:
        return
    there = s.ships[ship] + step
    if there > LAST[ship]:
        leave_orbit(s, ship)
        return
    s.ships = changed(s.ships, ship, there)
    s.note(EVERYONE, SHIP_MOVED, ship, there)


def leave_orbit(s: Botics, ship: int) -> None:
    """SB-1.2a, SB-1.2b: every BetaBot gets the value of the Orbit End Tile, in turn order."""
    waiting = s.demand[ship] > 0
    change = ORBIT[s.orbit][ship][1 if waiting else 0]
    s.ships = changed(s.ships, ship, NONE)
    s.note(EVERYONE, SHIP_LEFT if waiting else SHIP_SERVED, ship, change)
    for seat in s.order:
        change_stress(s, seat, change)
