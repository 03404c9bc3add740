"""The turn (SEP-3): theft, roll, one Clone or Spy moves and activates, BioDrones, flight, fire, check."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.state import Seated
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.drones import Drones
from rulewright.games.septikon.fire import fire_zones
from rulewright.games.septikon.flight import fly_all
from rulewright.games.septikon.moving import Move
from rulewright.games.septikon.scoring import check
from rulewright.games.septikon.spies import Theft
from rulewright.games.septikon.table import NONE, Septikon


class Turn(Seated[Septikon]):
    """SEP-3.1, in order: theft (SEP-9.5), then steps 1 to 8."""

    def run(self, s: Septikon) -> None:
        s.player = self.seat
        s.turn += 1
        s.die = 0
        s.note(EVERYONE, v.TURNED, self.seat, s.turn)
        s.push(Roll(self.seat))
        if s.stations[1 - self.seat].spies:
            s.push(Theft(self.seat, ()))


class Roll(Seated[Septikon]):
    """Step 1. One roll serves the whole turn (SEP-3.2)."""

    def run(self, s: Septikon) -> None:
        s.die = s.roll(p.FACES)
        s.note(EVERYONE, v.ROLLED, self.seat, s.die)
        s.push(Rolled(self.seat))


class Rolled(Seated[Septikon]):
    """Steps 2 to 8 with the die as it lies."""

    def run(self, s: Septikon) -> None:
        s.push(Automatic(self.seat))
        s.push(BioDrones(self.seat))
        s.push(Move(self.seat))


class BioDrones(Seated[Septikon]):
    """SEP-F-07: those that are still there when it comes may move."""

    def run(self, s: Septikon) -> None:
        drones = s.stations[1 - self.seat].drones
        if drones:
            s.push(Drones(self.seat, tuple(drones)))


class Automatic(Seated[Septikon]):
    """SEP-F-08 to SEP-F-11: flight, fire zones, victory check, pass."""

    def run(self, s: Septikon) -> None:
        fly_all(s, self.seat)
        fire_zones(s, self.seat)
        check(s)
        if s.ending == NONE:
            s.push(Turn(1 - self.seat))
