"""Why a choice is refused, as an error message."""

from __future__ import annotations

from rulewright.core.flow import Flow

SHOWN = 8  # how many allowed choices are named


def objection(s: Flow, seat: int, option: int) -> str:
    """Who tried what, why it is refused (with the clause) and what is allowed."""
    from rulewright.core.texts import texts

    said = s.text(option)
    if s.over:
        return f"seat {seat} cannot {said}: the game is over"
    legal = s.options(seat)
    if not legal:
        return f"seat {seat} cannot {said}: it is not asked now; asked: {', '.join(map(str, s.deciders))}"
    line = s.why_not(seat, option)
    if line is not None:
        reason = f"{texts(s.setup.game, 'en').line(line)} ({line.message.clause})"
    else:
        reason = "it is not among the choices now"
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"seat {seat} cannot {said}: {reason}; allowed: {', '.join(map(s.text, legal[:SHOWN]))}{more}"
