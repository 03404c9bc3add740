"""Phase 6 (SB-6): stress of those ahead of AlphaBot, hand limit, new turn order."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Frame, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.stress import Settle, raise_stress
from rulewright.games.stress_botics.table import STATUS_PHASE, BetaBot, Botics


class Status(Frame[Botics]):
    """SB-FLOW-04: stress of all, hand discards of all, new turn order."""

    def run(self, s: Botics) -> None:
        s.phase = STATUS_PHASE
        for seat in s.order:
            index = p.STATUS_INDEX[s.bots[seat].node] if s.bots[seat].node != p.CORE else 0
            ahead = index - (s.vault + 1)
            if s.vault < p.SHUTTLE and ahead > 0:
                s.note(EVERYONE, v.BEHIND, seat, ahead)
                raise_stress(s, seat, ahead)
        s.push(Reorder())
        s.push(Hands())
        s.push(Settle())


class Hands(Frame[Botics]):
    """SB-6.2, SB-R-62: whoever holds more than the limit discards."""

    def run(self, s: Botics) -> None:
        over = tuple(b.seat for b in s.bots if len(b.hand.cards) > hand_limit(b))
        if over:
            s.push(Discards(over))


def hand_limit(b: BetaBot) -> int:
    return p.HAND_STRESSED if b.stress > p.STRESSED else p.HAND


class Discards(Together[Botics]):
    """SB-R-159: chosen in parallel, put on the piles together."""

    step = "discard"

    def options(self, s: Botics, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        b = s.bots[seat]
        if len(b.hand.cards) - len(chosen) == hand_limit(b):
            return []
        return [v.DISCARD.of(card) for card in b.different([v.DISCARD.read(option) for option in chosen])]

    def prompt(self, s: Botics, seat: int) -> Line:
        b = s.bots[seat]
        return v.ASK_DISCARD.line(len(b.hand.cards) - hand_limit(b))

    def reveal(self, s: Botics, chosen: list[tuple[Option, ...]]) -> None:
        for seat in self.seats:
            for option in chosen[seat]:
                card = v.DISCARD.read(option)
                s.move(card, s.bots[seat].hand, s.discards[p.TYPE_OF[card]])
                s.note(EVERYONE, v.DISCARDED, seat, card)


class Reorder(Frame[Botics]):
    """SB-6.3, SB-R-75: most stress first, by true value; ties keep the previous order."""

    def run(self, s: Botics) -> None:
        before = s.order
        s.order = tuple(sorted(before, key=lambda seat: -s.bots[seat].stress))
        for place in range(len(s.order)):
            if s.order[place] != before[place]:
                s.note(EVERYONE, v.ORDERED, s.order[place], place + 1)
