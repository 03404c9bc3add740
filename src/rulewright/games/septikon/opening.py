"""Setup (SEP-2.2): who starts, and where the first Clones stand."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame, Setup
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.table import B, Septikon
from rulewright.games.septikon.turn import Turn


def start(setup: Setup) -> Septikon:
    s = Septikon(setup)
    s.push(Opening())
    s.advance()
    return s


class Opening(Frame[Septikon]):
    """SEP-F-01, SEP-2.2.1, 2.2.5: a random player starts and places first; or the preset (SEP-2.2.8)."""

    def run(self, s: Septikon) -> None:
        s.starter = B if s.roll(2) == 2 else 0
        s.note(EVERYONE, v.STARTED, s.starter)
        s.push(Turn(s.starter))
        if s.setup.options["preset"]:
            for station in s.stations:
                for q in p.PRESET:
                    station.add_clone(q)
            return
        for player in (1 - s.starter, s.starter):
            for left in range(1, p.CLONES + 1):
                s.push(Place(player, left))


class Place(Reasoned[Septikon]):
    """SEP-F-02, SEP-2.2.4: a Clone on any free inner square of the own station."""

    step = "setup"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Septikon) -> Line:
        return v.ASK_PLACE.line(self.left)

    def look(self, s: Septikon, to: Offers) -> None:
        clones = s.stations[self.seat].clones
        for q in range(p.WALKS):
            if p.on_surface(q):
                to.no(v.PLACE.of(q), v.NOT_INNER, q)
            else:
                to.may_if(q not in clones, v.PLACE.of(q), v.TAKEN, q)

    def take(self, s: Septikon, option: Option) -> None:
        s.stations[self.seat].add_clone(v.PLACE.read(option))
