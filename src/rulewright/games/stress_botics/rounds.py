"""The round (SB-FLOW): six phases, thirteen times; the fourteenth is Phase 1 alone."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Frame
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.actions import Actions
from rulewright.games.stress_botics.activation import Activation
from rulewright.games.stress_botics.maintenance import Maintenance
from rulewright.games.stress_botics.programming import Programming
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.ships import Ships
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.table import Botics


class Round(Frame[Botics]):
    """SB-FLOW-01, SB-FLOW-02: no Phase 1 in round 1, no Phase 5 in round 13, only Phase 1 in round 14."""

    def run(self, s: Botics) -> None:
        s.round += 1
        s.note(EVERYONE, v.ROUND, s.round)
        if s.round > p.ROUNDS:
            s.push(GameOver())
            s.push(Ships())
            return
        s.push(Round())
        s.push(Status())
        if s.round < p.ROUNDS:
            s.push(Activation())
        s.push(Maintenance())
        s.push(Actions())
        s.push(Programming())
        if s.round > 1:
            s.push(Ships())


class GameOver(Frame[Botics]):
    """SB-7.1: the game is over; Secondary Objectives are shown (SB-V-06), points are counted (SB-7.2)."""

    def run(self, s: Botics) -> None:
        sheet = outcome(s).sheet if s.log is not None else []  # made to be told, so not in search
        for seat in s.order:
            for card in s.bots[seat].secondary.cards:
                s.learn()
                s.show(card, EVERYONE)
                s.note(EVERYONE, v.SECONDARY_SHOWN, seat, card - p.FIRST_SECONDARY)
            for row in sheet:
                if row.values[seat]:
                    s.note(EVERYONE, v.SCORED, seat, v.SOURCES.index(row.name), row.values[seat])
