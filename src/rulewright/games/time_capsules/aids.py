"""What a table shows beside the picture: prices, who is short of what, the limits of a packing, a look ahead.

Nothing here decides anything: every number is told by the rule that decides it. All of it is public, except
for what a seat has just looked at.
"""

from __future__ import annotations

from typing import Any

from rulewright.games.time_capsules.packing import LIMITS, Pack, Surplus
from rulewright.games.time_capsules.paying import funds
from rulewright.games.time_capsules.peeking import Acquire, price
from rulewright.games.time_capsules.printed import BREAK, DRAWN, OFFER, PAID_IN, PRINTED_ON, ROOM, colour_at
from rulewright.games.time_capsules.table import Capsules


def aids(s: Capsules, eye: int) -> dict[str, Any]:
    prices = [[cost(s, seat, slot) for slot in range(2 * OFFER)] for seat in range(s.seats)]
    return {
        "prices": prices,
        "short": [
            [
                max(0, prices[seat][slot] - funds(s.mats[seat], PAID_IN[colour_at(slot)]))
                for slot in range(2 * OFFER)
            ]
            for seat in range(s.seats)
        ],
        "pack": packing(s, eye),
        "seen": seen(s, eye),
    }


def cost(s: Capsules, seat: int, slot: int) -> int:
    """What this place of the offer costs a player now; 0 if nothing lies there."""
    token = s.offered(slot)
    return price(s, seat, PRINTED_ON[token], colour_at(slot)) if token >= 0 else 0


def seen(s: Capsules, eye: int) -> list[dict[str, int]]:
    """TC-4.15.31: the artifacts on top of a stack that this seat looks at, each with its price."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Acquire) or frame.seat != eye:
        return []
    return [
        {"artifact": kind, "colour": frame.colour, "price": price(s, eye, kind, frame.colour, frame.less)}
        for kind in frame.seen(s)
    ]


def packing(s: Capsules, eye: int) -> dict[str, int] | None:
    """How many capsules this seat packs, how many objects each may hold, and how many have to go before."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Surplus) and frame.seat == eye:
        kinds = s.mats[eye].kinds()
        surplus = min(len(kinds) - ROOM, len(kinds) - kinds.count(BREAK))
        return {"capsules": DRAWN, "least": LIMITS.least, "most": LIMITS.most, "surplus": max(0, surplus)}
    if isinstance(frame, Pack) and eye in frame.seats:
        least, most = LIMITS.bounds(s.mats[eye].objects(), frame.capsules())
        return {"capsules": frame.capsules(), "least": least, "most": most, "surplus": 0}
    return None
