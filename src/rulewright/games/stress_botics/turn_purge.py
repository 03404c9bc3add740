"""What may be done at any time in the own turn: the stress purge (SB-R-22)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Action, Offers, Reasoned
from rulewright.core.verbs import Option
from rulewright.games.stress_botics.stress import Settle, lose_shields, lower_stress
from rulewright.games.stress_botics.table import ACTIONS_PHASE, BetaBot, Botics


def can_purge(s: Botics, b: BetaBot) -> bool:
    """While the batteries of the bonus are on the track, in the own turn of Phase 3."""
    return s.phase == ACTIONS_PHASE and len(b.track) >= p.TO_PURGE[b.size]


def purge(s: Botics, seat: int) -> None:
    """Two shields for three stress."""
    lose_shields(s, seat, p.PURGE_SHIELDS)
    lower_stress(s, seat, p.PURGE_STRESS)
    s.push(Settle())


class Purge(Action[Botics, BetaBot]):
    def look(self, s: Botics, me: BetaBot, to: Offers) -> None:
        if can_purge(s, me):
            to.may(v.PURGE.of())

    def do(self, s: Botics, seat: int, option: Option) -> None:
        purge(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Reasoned[Botics]):
    """A question of the own turn: beside its own choices a purge, after which it is asked again."""

    def see(self, s: Botics, to: Offers) -> None:
        """Its own choices."""
        raise NotImplementedError

    def choose(self, s: Botics, option: Option) -> None:
        raise NotImplementedError

    def pauses(self) -> bool:
        """Is there time for a purge?"""
        return True

    def look(self, s: Botics, to: Offers) -> None:
        self.see(s, to)
        if to.options and self.pauses() and can_purge(s, s.bots[self.seat]):
            to.may(v.PURGE.of())
            to.options.sort()

    def take(self, s: Botics, option: Option) -> None:
        if option in v.PURGE:
            s.push(self)
            purge(s, self.seat)
        else:
            self.choose(s, option)
