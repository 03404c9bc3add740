"""AI activation (SB-3.3.10, SB-3.3.11): two BetaBots meet in a vault or in the Core."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Decision, Seated
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.producing import can_work, work
from rulewright.games.stress_botics.stress import Settle, lose_shields
from rulewright.games.stress_botics.table import COMPETITIVE, Botics

ANY_LEVEL: Final = 0
DAMAGE: Final = 1  # SB-3.3.11d: of who meets a Competitive one


def met(s: Botics, seat: int) -> list[int]:
    """SB-3.3.10b, SB-3.3.10c: others in the same place: the Core, or a vault without Cylindroids."""
    here = s.bots[seat].node
    if here != p.CORE and (p.PLACE_OF[here] < 0 or s.held(p.PLACE_OF[here])):
        return []
    return [b.seat for b in s.bots if b.seat != seat and b.node == here]


def fighters(s: Botics, seats: list[int]) -> list[int]:
    """SB-3.3.11: those of two who meet whose AI is Competitive."""
    return [seat for seat in seats if s.bots[seat].mind == COMPETITIVE]


def meet(s: Botics, seat: int) -> None:
    if met(s, seat):
        s.push(Choose(seat))


class Choose(Decision[Botics]):
    """SB-3.3.10a: with several others in the Core the mover picks one."""

    asks = v.ASK_MEET

    def options(self, s: Botics) -> list[Option]:
        return [v.MEET.of(other) for other in met(s, self.seat)]

    def take(self, s: Botics, option: Option) -> None:
        activate(s, self.seat, v.MEET.read(option))


def activate(s: Botics, seat: int, other: int) -> None:
    """SB-3.3.11a to SB-3.3.11c; the combination is fixed now (SB-R-87)."""
    s.note(EVERYONE, v.MET, seat, other)
    first, second = (seat, other) if s.rank(seat) < s.rank(other) else (other, seat)
    fighting = fighters(s, [first, second])
    if not fighting:
        s.push(Part(second, first, ANY_LEVEL))
        s.push(Part(first, second, ANY_LEVEL))
    elif len(fighting) == 2:
        s.push(Part(second, first, 1))
        s.push(Part(first, second, 1))
        s.push(Settle())
        lose_shields(s, first, DAMAGE)
        lose_shields(s, second, DAMAGE)
    else:
        victim = second if fighting == [first] else first
        s.push(Damage(victim))
        s.push(Part(fighting[0], victim, 1))


class Damage(Seated[Botics]):
    """SB-3.3.11d: damage, no stress for who deals it."""

    def run(self, s: Botics) -> None:
        lose_shields(s, self.seat, DAMAGE)
        s.push(Settle())


class Part(Decision[Botics]):
    """SB-R-88: the own Extract or Produce, or not; two Cooperative ones choose any level."""

    offers_last = True

    def __init__(self, seat: int, other: int, current: int) -> None:
        super().__init__(seat)
        self.other = other
        self.current = current  # at current pressure only

    def prompt(self, s: Botics) -> Line:
        return v.ASK_PART.line(self.other)

    def options(self, s: Botics) -> list[Option]:
        out: list[Option] = [v.SKIP.of()]
        for level in range(1, p.LEVELS + 1):
            if (not self.current or level == s.pressure) and can_work(s, self.seat, level):
                out.append(v.AT_LEVEL.of(level - 1))
        return out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.AT_LEVEL:
            s.push(Settle())
            work(s, self.seat, v.AT_LEVEL.read(option) + 1)
