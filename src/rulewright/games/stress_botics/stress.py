"""Stress, shields and batteries (SB-9, SB-10): one moves the other, so they live together.

Also what follows from them: AlphaBot's shields (SB-5.11) and the AI that batteries decide (SB-3.3.12).
"""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.table import ALPHABOT_PHASE, COMPETITIVE, COOPERATIVE, BetaBot, Botics


# --- stress -------------------------------------------------------------------------------------------
def change_stress(s: Botics, seat: int, n: int) -> None:
    """One change with one landing (SB-10.1 to SB-10.4)."""
    if n > 0:
        raise_stress(s, seat, n)
    elif n < 0:
        lower_stress(s, seat, -n)


def raise_stress(s: Botics, seat: int, n: int) -> None:
    b = s.bots[seat]
    before = b.stress
    if b.stress < p.STRESS_TRACK:
        step = min(n, p.STRESS_TRACK - b.stress)
        b.stress += step
        n -= step
    while n and b.stress == p.STRESS_TRACK and b.shields > 1:  # SB-10.2a
        n -= 1
        lose_shield(s, seat)
    b.stress += n  # SB-10.2b
    if b.stress != before:
        s.note(EVERYONE, v.STRESSED_BY, seat, b.stress - before, b.stress)
        _land(s, seat, 1)


def lower_stress(s: Botics, seat: int, n: int) -> None:
    b = s.bots[seat]
    before = b.stress
    b.stress = max(0, b.stress - n)
    if b.stress != before:
        s.note(EVERYONE, v.STRESSED_BY, seat, b.stress - before, b.stress)
        _land(s, seat, -1)


def _land(s: Botics, seat: int, way: int) -> None:
    """SB-10.3: the marker on the landing space moves one further, chained; 0 and 40 are shared."""
    value = s.bots[seat].stress
    if value == 0 or value == p.STRESS_TRACK:
        return
    for other in s.bots:
        if other.seat != seat and other.stress == value:
            other.stress += way
            s.note(EVERYONE, v.PUSHED, other.seat, other.stress)
            _land(s, other.seat, way)


# --- shields ------------------------------------------------------------------------------------------
def lose_shields(s: Botics, seat: int, n: int) -> None:
    """SB-9.3: n damage is n single losses."""
    for _ in range(n):
        lose_shield(s, seat)


def lose_shield(s: Botics, seat: int) -> None:
    b = s.bots[seat]
    if s.phase == ALPHABOT_PHASE and not b.braced and b.modifier(p.FIRST_LOSS):  # AI20, before a TB absorbs
        b.braced = 1
        s.note(EVERYONE, v.SHIELD_IGNORED, seat)
        return
    shared = p.SHARED[b.shields]
    if shared and len(b.track) >= shared and b.track[shared - 1] == p.TB:  # SB-9.3a
        del b.track[shared - 1]
        s.note(EVERYONE, v.SHIELD_SAVED, seat, shared)
    elif b.shields == 1:
        raise_stress(s, seat, 1)  # SB-9.3b
    else:
        b.shields -= 1
        s.note(EVERYONE, v.SHIELD_LOST, seat, b.shields)
        while len(b.track) > b.capacity():  # SB-9.2a
            battery = b.track.pop()
            s.note(EVERYONE, v.BATTERY_LOST, seat, battery, len(b.track))


def gain_shields(s: Botics, seat: int, n: int) -> None:
    """SB-9.5, SB-9.5a: above 40 each gained shield is one stress less instead."""
    b = s.bots[seat]
    calmed = min(n, max(0, b.stress - p.STRESS_TRACK))
    if calmed:
        lower_stress(s, seat, calmed)
    gained = min(n - calmed, p.MAX_SHIELDS - b.shields)
    if gained > 0:
        b.shields += gained
        s.note(EVERYONE, v.SHIELDS_GAINED, seat, gained, b.shields)


# --- batteries ----------------------------------------------------------------------------------------
def gain_battery(s: Botics, seat: int, battery: int) -> bool:
    """SB-9.6: onto the rightmost empty space; without one it is lost (SB-R-52)."""
    b = s.bots[seat]
    if len(b.track) >= b.capacity():
        return False
    b.track.append(battery)
    s.note(EVERYONE, v.BATTERY_GAINED, seat, battery, len(b.track))
    return True


def spend_battery(s: Botics, seat: int, space: int) -> int:
    """SB-9.6a: the rest closes up. Spaces count from 0."""
    b = s.bots[seat]
    battery = b.track.pop(space)
    s.note(EVERYONE, v.BATTERY_SPENT, seat, battery, len(b.track))
    return battery


class Settle(Frame[Botics]):
    """SB-3.3.12, SB-R-74, SB-R-107: after a whole effect batteries decide the AI; five leave the choice."""

    def run(self, s: Botics) -> None:
        asked: list[int] = []
        for seat in s.order:
            b = s.bots[seat]
            count = len(b.track)
            if count == b.counted:
                continue
            if count == p.AI_CHOICE:
                asked.append(seat)
            b.counted = count
            if count != p.AI_CHOICE:
                set_mind(s, b, COOPERATIVE if count > p.AI_CHOICE else COMPETITIVE)
        for seat in reversed(asked):
            s.push(Think(seat))


def set_mind(s: Botics, b: BetaBot, mind: int) -> None:
    if b.mind != mind:
        b.mind = mind
        s.note(EVERYONE, v.MINDED, b.seat, mind)


class Think(Decision[Botics]):
    """SB-3.3.12b: with exactly five batteries the owner chooses."""

    step = "ai"
    asks = v.ASK_THINK

    def options(self, s: Botics) -> list[Option]:
        return [v.THINK.of(COMPETITIVE), v.THINK.of(COOPERATIVE)]

    def default(self, s: Botics) -> Option:
        return v.THINK.of(s.bots[self.seat].mind)

    def take(self, s: Botics, option: Option) -> None:
        set_mind(s, s.bots[self.seat], v.THINK.read(option))


# --- AlphaBot -----------------------------------------------------------------------------------------
def hurt_alpha(s: Botics, n: int) -> None:
    """SB-5.11: shield by shield, each with its stress; SB-5.11c when the last one goes."""
    for _ in range(n):
        s.alpha -= 1
        s.note(EVERYONE, v.ALPHA_LOST, s.alpha)
        for seat in s.order:
            b = s.bots[seat]
            if not s.in_main(b):
                raise_stress(s, seat, p.ALPHA_STRESS[s.size])
            elif s.status_side:
                raise_stress(s, seat, 1)
        if s.alpha == 0:
            s.alpha = p.BREAKDOWN_SHIELDS
            s.note(EVERYONE, v.ALPHA_BROKE, s.alpha)
            for seat in s.order:
                raise_stress(s, seat, p.BREAKDOWN_STRESS)


def mend_alpha(s: Botics, n: int) -> None:
    """SB-5.16: up to the maximum."""
    gained = min(n, s.alpha_most() - s.alpha)
    if gained > 0:
        s.alpha += gained
        s.note(EVERYONE, v.ALPHA_GAINED, s.alpha)
