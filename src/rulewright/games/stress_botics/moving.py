"""Move (SB-3.3): step by step through open tunnels, and what happens where it ends."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Offers
from rulewright.core.state import Decision, Seated
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.delivery import offer_delivery
from rulewright.games.stress_botics.meeting import meet
from rulewright.games.stress_botics.stress import Settle, lose_shields, raise_stress
from rulewright.games.stress_botics.table import BetaBot, Botics
from rulewright.games.stress_botics.tanks import Place, React
from rulewright.games.stress_botics.turn_purge import InTurn


def movement(b: BetaBot) -> int:
    """SB-3.3.1: movement points by batteries; six with broken shields, whatever the batteries."""
    count = len(b.track)
    if b.shields == 1:
        points = p.BROKEN_MP
    elif count >= p.TO_RUN[b.size]:
        points = p.RUN_MP
    elif count >= p.TO_WALK[b.size]:
        points = p.WALK_MP[b.size]
    else:
        points = 1
    return points + b.modifier(p.MP_MORE)


def can_stop(s: Botics, seat: int, here: int, left: int) -> bool:
    """SB-R-76: a free space can be reached with the points left."""
    if s.has_room(here, seat):
        return True
    if left:
        for there in s.near(here):
            if can_stop(s, seat, there, left - 1):
                return True
    return False


def steps(s: Botics, seat: int, left: int) -> list[int]:
    return [there for there in s.near(s.bots[seat].node) if can_stop(s, seat, there, left - 1)]


def can_move(s: Botics, seat: int, mp: int) -> bool:
    return len(steps(s, seat, mp or movement(s.bots[seat]))) > 0


def begin_move(s: Botics, seat: int, mp: int) -> None:
    """One Move with its own end (SB-3.3.3)."""
    s.push(Step(seat, mp or movement(s.bots[seat]), 0))


def exit_price(s: Botics, b: BetaBot, sector: int) -> int:
    """SB-3.3.6: leaving the Core without a tunnel costs 2 or 3 shields; AI19 saves one (SB-R-138)."""
    if s.connected(sector):
        return 0
    return max(0, p.EXIT[s.core_side] - b.modifier(p.CORE_EXIT))


class Step(InTurn):
    """SB-3.3.2: the next tunnel, or stop where a space is free; at least one tunnel is walked."""

    step = "walk"

    def __init__(self, seat: int, left: int, walked: int) -> None:
        super().__init__(seat)
        self.left = left
        self.walked = walked

    def prompt(self, s: Botics) -> Line:
        return v.ASK_STEP.line(self.left)

    def see(self, s: Botics, to: Offers) -> None:
        here = s.bots[self.seat].node
        if self.walked and s.has_room(here, self.seat):
            to.may(v.STOP.of())
        if not self.left:
            return
        for there in s.near(here):
            to.may_if(can_stop(s, self.seat, there, self.left - 1), v.STEP.of(there), v.FULL, there)
        for there in closed(s, here) if to.told else []:
            if there == p.CORE:
                to.no(v.STEP.of(there), v.NO_TUNNEL)
            else:
                to.no(v.STEP.of(there), v.PADLOCKED, there)
        if to.told:
            beyond(s, self.seat, self.left, to)

    def pauses(self) -> bool:
        return self.left > 0

    def choose(self, s: Botics, option: Option) -> None:
        b = s.bots[self.seat]
        if option in v.STOP:
            s.push(Arrival(self.seat))
            return
        there = v.STEP.read(option)
        if b.node == p.CORE:
            price = exit_price(s, b, p.SECTOR[there])
            if price:
                s.note(EVERYONE, v.COLD_EXIT, self.seat, price)
                lose_shields(s, self.seat, price)
        b.node = there
        b.producing = 0
        s.note(EVERYONE, v.WALKED, self.seat, there)
        s.push(Step(self.seat, self.left - 1, 1))


def closed(s: Botics, here: int) -> list[int]:
    """Nodes behind a padlock, and the Core behind an unconnected mouth."""
    if here == p.CORE:
        return []
    sector, kind = p.SECTOR[here], p.KIND[here]
    out: list[int] = []
    if kind == p.LV and not s.connected(sector):
        out.append(p.CORE)
    if s.padlocks[sector]:
        if kind in (p.UV, p.KM):
            out.append(p.node(sector, p.KM if kind == p.UV else p.UV))
        if (kind in (p.LV, p.UV)) and p.CRUST_MOUTH[s.crust[sector]]:
            out.append(p.node(sector, p.UV if kind == p.LV else p.LV))
    return out


def distances(s: Botics, here: int) -> list[int]:
    """How many open tunnels away each place is."""
    far = [p.NONE] * len(p.NODES)
    far[here] = 0
    seen = [here]
    for at in seen:
        for there in s.near(at):
            if far[there] == p.NONE:
                far[there] = far[at] + 1
                seen.append(there)
    return far


def beyond(s: Botics, seat: int, left: int, to: Offers) -> None:
    """SB-3.3.1, SB-3.3.2: why a Move with these points does not end at the places that are no next step."""
    here = s.bots[seat].node
    far = distances(s, here)
    next_steps = s.near(here) + closed(s, here)
    for there in range(len(p.NODES)):
        if there in next_steps:
            continue
        if there == here:
            to.no(v.STEP.of(there), v.STANDS_HERE, there)
        elif far[there] == p.NONE:  # all others are joined by tunnels that nothing closes
            to.no(v.STEP.of(there), v.CORE_SHUT)
        elif far[there] > left:
            to.no(v.STEP.of(there), v.TOO_FAR, there, far[there] - left)
        elif not s.has_room(there, seat):
            to.no(v.STEP.of(there), v.WAY_FULL, there)


class Arrival(Seated[Botics]):
    """SB-3.3.13, SB-R-11: base stress, collect, AI activation, automatic delivery."""

    def run(self, s: Botics) -> None:
        b = s.bots[self.seat]
        kind = p.KIND[b.node] if b.node != p.CORE else -1
        if kind in (p.MD, p.AD):
            raise_stress(s, self.seat, p.MANUAL_STRESS if kind == p.MD else p.AUTOMATIC_STRESS)
            if kind == p.AD:
                offer_delivery(s, self.seat, p.SECTOR[b.node])
            s.push(Settle())
            return
        s.push(Meeting(self.seat))
        s.push(Settle())
        if b.node == p.CORE and s.core_side:
            s.push(Stand(self.seat))
        collect(s, self.seat)


class Meeting(Seated[Botics]):
    """SB-3.3.10: whoever else is there."""

    def run(self, s: Botics) -> None:
        meet(s, self.seat)


def collect(s: Botics, seat: int) -> None:
    """SB-3.2.3, SB-3.3.7: any auto-produced pieces of the own vault tile; the rest stays."""
    tile = s.tile_at(s.bots[seat].node)
    if tile >= 0 and s.made_on(tile):
        s.push(React(seat, tile))
        s.push(Place(seat, s.goods_on(tile), tile, -1))


class Stand(Decision[Botics]):
    """SB-R-03: on Core B a BetaBot picks a free space, the producing one or an extracting one."""

    asks = v.ASK_STAND

    def options(self, s: Botics) -> list[Option]:
        out = [v.STAND.of(v.EXTRACTING)] if free_space(s, self.seat, v.EXTRACTING) else []
        return out + ([v.STAND.of(v.PRODUCING)] if free_space(s, self.seat, v.PRODUCING) else [])

    def default(self, s: Botics) -> Option:
        mine = v.STAND.of(s.bots[self.seat].producing)
        options = self.options(s)
        return mine if mine in options else options[0]

    def take(self, s: Botics, option: Option) -> None:
        s.bots[self.seat].producing = v.STAND.read(option)


def free_space(s: Botics, seat: int, space: int) -> bool:
    taken = 0
    for b in s.bots:
        if b.node == p.CORE and b.seat != seat and b.producing == space:
            taken += 1
    return taken < (1 if space == v.PRODUCING else 3)
