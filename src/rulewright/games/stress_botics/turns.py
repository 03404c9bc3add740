"""What may be done at any time in the own turn: the stress purge (SB-R-22)."""

from __future__ import annotations

from typing import Any

from rulewright.core.state import Frame
from rulewright.core.verbs import Option
from rulewright.games.stress_botics.printed import PURGE_SHIELDS, PURGE_STRESS, TO_PURGE
from rulewright.games.stress_botics.stress import Settle, lose_shields, lower_stress
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.verbs import PURGE


def purge_option(s: Botics, seat: int) -> list[Option]:
    """Offered while the batteries of the bonus are on the track, in the own turn of Phase 3."""
    b = s.bots[seat]
    return [PURGE.of()] if s.phase == 3 and len(b.track) >= TO_PURGE[b.size] else []


def purge(s: Botics, frame: Frame[Any], seat: int, option: Option) -> bool:
    """Two shields for three stress; then the same question again."""
    if option not in PURGE:
        return False
    s.push(frame)
    lose_shields(s, seat, PURGE_SHIELDS)
    lower_stress(s, seat, PURGE_STRESS)
    s.push(Settle())
    return True
