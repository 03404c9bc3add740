"""The end (TC-8): breaks, the score sheet by source of VP, ties, the targets of the solo game."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.outcome import Outcome, Row
from rulewright.core.verbs import Line
from rulewright.games.time_capsules.table import SOLO, SOURCES, Capsules

RANKS: Final = (40, 50, 60, 70)  # TC-8.4a: where the next one begins


def outcome(s: Capsules) -> Outcome:
    """TC-8.2 to 8.5a: who keeps below six breaks, then VP, fewer breaks, more chronocrystals."""
    breaks = [mat.breaks() for mat in s.mats]
    broken = [seat for seat in range(s.seats) if breaks[seat] >= p.FATAL]
    losers = broken[:]
    sheet = [Row(SOURCES[row], [mat.sources[row] for mat in s.mats]) for row in range(len(SOURCES))]
    first = [Row("stable", [-breaks[seat] if seat in broken else 0 for seat in range(s.seats)])]
    ties = [
        Row("fewer-breaks", [-n for n in breaks]),
        Row("crystals", [0 if mat.seat in broken else mat.crystals for mat in s.mats]),  # TC-8.5a
    ]
    facts = [Row("breaks", breaks), Row("peak", [mat.peak for mat in s.mats])]
    if s.mode == SOLO:
        if not losers and s.mats[0].vp < s.setup.options["target"]:
            losers = [0]
        facts.append(Row("target", [s.setup.options["target"]]))
        facts.append(Row("rank", [rank(s.mats[0].vp)]))
    result = Outcome(v.END_NOBODY.line(), sheet, ties, facts, first, losers)
    result.ending = ending(s, result, breaks)
    return result


def ending(s: Capsules, result: Outcome, breaks: list[int]) -> Line:
    if s.mode == SOLO:
        if breaks[0] >= p.FATAL:
            return v.END_BROKEN.line(breaks[0])
        return v.END_MISSED.line(s.mats[0].vp) if result.losers else v.END_REACHED.line(s.mats[0].vp)
    winners = result.winners
    if not winners:
        return v.END_NOBODY.line()
    return v.END_WON.line(winners[0]) if len(winners) == 1 else v.END_SHARED.line()


def rank(vp: int) -> int:
    """TC-8.4a: 0 Intern, 1 Prospector, 2 Pilot, 3 Director, 4 Magnate."""
    return len([1 for least in RANKS if vp >= least])
