"""Setup (SEP-2.2): who starts, and where the first Clones stand."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame, Setup
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.septikon.printed import CLONES, INNER, LEVEL, PRESET, SURFACE
from rulewright.games.septikon.table import B, Septikon
from rulewright.games.septikon.turn import Turn
from rulewright.games.septikon.verbs import ASK_PLACE, NOT_INNER, PLACE, STARTED, TAKEN


def start(setup: Setup) -> Septikon:
    s = Septikon(setup)
    s.push(Opening())
    s.advance()
    return s


class Opening(Frame[Septikon]):
    """SEP-2.2.1, SEP-2.2.5: a random player starts and places first; or both use the preset (SEP-2.2.8)."""

    def run(self, s: Septikon) -> None:
        s.starter = B if s.roll(2) == 2 else 0
        s.note(EVERYONE, STARTED, s.starter)
        s.push(Turn(s.starter))
        if s.setup.options["preset"]:
            for station in s.stations:
                for q in PRESET:
                    station.add_clone(q)
            return
        for player in (1 - s.starter, s.starter):
            for left in range(1, CLONES + 1):
                s.push(Place(player, left))


class Place(Decision[Septikon]):
    """SEP-2.2.4: a Clone on any free inner square of the own station."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Septikon) -> Line:
        return ASK_PLACE.line(self.left)

    def options(self, s: Septikon) -> list[Option]:
        clones = s.stations[self.seat].clones
        return [PLACE.of(q) for q in INNER if q not in clones]

    def take(self, s: Septikon, option: Option) -> None:
        s.stations[self.seat].add_clone(PLACE.read(option))

    def visible(self, s: Septikon) -> list[Option]:
        return [PLACE.of(q) for q in range(PLACE.size)]

    def why_not(self, s: Septikon, option: Option) -> Line | None:
        if option not in PLACE:
            return None
        q = PLACE.read(option)
        if LEVEL[q] == SURFACE:
            return NOT_INNER.line(q)
        return TAKEN.line(q) if q in s.stations[self.seat].clones else None
