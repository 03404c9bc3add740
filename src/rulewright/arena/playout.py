"""Random play as fast as the kernel goes. Compiled, so it stands apart from `drive`, which Python runs."""

from __future__ import annotations

from rulewright.core.rng import Rng
from rulewright.core.state import State


def play_on(s: State, rng: Rng, until: int) -> int:
    """Any option, again and again, to the end or until so many decisions are made; gives options offered."""
    offered = 0
    while s.stack and s.turns < until:
        legal = s.legal
        offered += len(legal)
        s.proceed(legal[rng.below(len(legal))])
    return offered
