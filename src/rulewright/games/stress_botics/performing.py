"""How a boosted sub-action goes on (SB-R-48): a second time, both options of the Core, two flips."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.effects import Do
from rulewright.core.state import Decision
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.mining import count_at, near_cylindroids, put_at
from rulewright.games.stress_botics.producing import produce, why_not_produce
from rulewright.games.stress_botics.stress import Settle
from rulewright.games.stress_botics.table import Botics


def perform(s: Botics, seat: int, effect: int, twice: bool) -> None:
    """SB-3.4.4, SB-3.3.3, SB-3.5.7a: once, and with a boost perhaps a second time."""
    if twice:
        s.push(Again(seat, effect))
        s.push(Settle())
    s.push(Do(seat, effect))


class Again(Decision[Botics]):
    """SB-R-48: the second performance is optional and re-checks legality."""

    asks = v.ASK_AGAIN

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, s: Botics) -> list[Option]:
        return [v.SKIP.of(), v.PERFORM.of()] if s.can_do(self.seat, self.effect) else []

    def default(self, s: Botics) -> Option:
        return v.PERFORM.of()

    def take(self, s: Botics, option: Option) -> None:
        if option in v.PERFORM:
            s.do(self.seat, self.effect)


class ProduceAgain(Decision[Botics]):
    """SB-3.5.1b: up to twice."""

    asks = v.ASK_AGAIN

    def options(self, s: Botics) -> list[Option]:
        return [v.SKIP.of(), v.PERFORM.of()] if why_not_produce(s, self.seat, s.pressure) is None else []

    def default(self, s: Botics) -> Option:
        return v.PERFORM.of()

    def take(self, s: Botics, option: Option) -> None:
        if option in v.PERFORM:
            produce(s, self.seat, s.pressure, False)


class CoreBoth(Decision[Botics]):
    """SB-3.5.6c: both options of the Core, in any order; the second may be left."""

    asks = v.ASK_AGAIN

    def options(self, s: Botics) -> list[Option]:
        return [v.CHOOSE.of(v.EXTRACT_WORD), v.CHOOSE.of(v.STEER_WORD)]

    def take(self, s: Botics, option: Option) -> None:
        first, second = p.CORE_EXTRACT, p.CORE_STEER
        if v.CHOOSE.read(option) == v.STEER_WORD:
            first, second = p.CORE_STEER, p.CORE_EXTRACT
        s.push(Again(self.seat, second))
        s.push(Do(self.seat, first))


def flippable(s: Botics, seat: int, but: int) -> list[Option]:
    """SB-3.5.8: Explosives in the own vault or on segment D; `but`: the option of the first flip."""
    out: list[Option] = []
    for kind, reach in near_cylindroids(s, seat):
        if kind in (p.EXPLOSIVE, p.ARMED):
            # SB-3.5.8a: two flips on different Cylindroids; the one just flipped is of the other kind now
            flipped = but >= 0 and kind == (p.ARMED if but == p.EXPLOSIVE else p.EXPLOSIVE)
            if count_at(s, seat, kind, reach) - (1 if flipped else 0) > 0:
                out.append(v.ARM.of(kind, reach))
    return out


class Flip(Decision[Botics]):
    """SB-3.5.8, SB-R-111: disarm or arm; with a boost a second one, on another Cylindroid."""

    asks = v.ASK_ARM
    offers_last = True

    def __init__(self, seat: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.left = left
        self.before = before  # kind of the one flipped already

    def options(self, s: Botics) -> list[Option]:
        out = flippable(s, self.seat, self.before)
        return [v.SKIP.of()] + out if self.before >= 0 and out else out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.SKIP:
            return
        kind, reach = v.ARM.read(option)
        other = p.ARMED if kind == p.EXPLOSIVE else p.EXPLOSIVE
        put_at(s, self.seat, kind, reach, -1)
        put_at(s, self.seat, other, reach, 1)
        s.note(EVERYONE, v.ARMED_NOW if other == p.ARMED else v.DISARMED_NOW, self.seat)
        if self.left > 1:
            s.push(Flip(self.seat, self.left - 1, kind))
