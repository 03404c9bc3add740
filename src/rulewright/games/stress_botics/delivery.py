"""Deliveries (SB-3.6, SB-3.7): conditions, Cargo discards, loading, stress variation, AlphaBot."""

from __future__ import annotations

from typing import Final, final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision, Seated
from rulewright.core.values import added, changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.console import TakeParts
from rulewright.games.stress_botics.items import RewardItem
from rulewright.games.stress_botics.stress import (
    Settle,
    change_stress,
    lose_shields,
    lower_stress,
    raise_stress,
)
from rulewright.games.stress_botics.table import THROWN, UNUSED, USED_UP, BetaBot, Botics
from rulewright.games.stress_botics.tanks import Pay, holding

FIT: Final = 2  # shields that a delivery needs


# --- the checklist ----------------------------------------------------------------------------------------
@final
class Condition:
    """Of a delivery: what there is, what is needed, and the reason if it is not met."""

    def __init__(self, id: str, have: int, need: int, met: bool, why: Line) -> None:
        self.id = id
        self.have = have
        self.need = need
        self.met = met
        self.why = why


def conditions(s: Botics, seat: int, ship: int, sector: int) -> list[Condition]:
    """SB-3.6.1b to SB-3.6.1h for a ship, SB-3.7.1 to SB-3.7.1b for AlphaBot; stress is the last."""
    b = s.bots[seat]
    if ship == p.ALPHABOT:
        return [
            _some("alphabot", int(s.alpha_owner == p.NONE), v.TAKEN_ALREADY.line()),
            _some("sector", int(sector == p.SECTOR_C), v.NOT_SECTOR_C.line()),
            _at_point(s, p.FREIGHTER, p.SECTOR_C),
            *_fitness(b),
            _calm(b, p.ALPHA_LIMIT),
        ]
    return [
        _at_point(s, ship, sector),
        _some("demand", s.demand[ship], v.NO_DEMAND.line(ship)),
        _some("cargo", int(b.cargo[sector] == UNUSED), v.CARGO_USED.line(sector)),
        *_fitness(b),
        _some("load", sum(loadable(s, seat, ship)), v.NOTHING_TO_LOAD.line(ship)),
        _calm(b, p.LIMIT[ship][sector]),
    ]


def _some(id: str, have: int, why: Line, need: int = 1) -> Condition:
    return Condition(id, have, need, have >= need, why)


def _at_point(s: Botics, ship: int, sector: int) -> Condition:
    here, point = s.ships[ship], p.POINT[ship][sector]
    if here == p.NONE:
        return Condition("left", 0, point, False, v.GONE.line(ship))
    return Condition("point", here, point, here == point, v.NOT_AT_POINT.line(ship, here, point))


def _calm(b: BetaBot, limit: int) -> Condition:
    return Condition("stress", b.stress, limit, b.stress <= limit, v.TOO_STRESSED.line(b.stress, limit))


def _fitness(b: BetaBot) -> list[Condition]:
    batteries = len(b.track)
    return [
        _some("marker", b.markers, v.NO_MARKER.line()),
        _some("shields", b.shields, v.FEW_SHIELDS.line(b.shields), FIT),
        _some("batteries", batteries, v.FEW_BATTERIES.line(batteries), p.TO_DELIVER[b.size]),
    ]


def limit_of(s: Botics, seat: int, ship: int, piece: int) -> int:
    """SB-3.6.4: the limit per delivery; AI22 adds one to every accepted type (SB-R-171)."""
    most = p.MOST[s.objectives[ship]][piece]
    return most + s.bots[seat].modifier(p.LOAD_LIMIT) if most else 0


def loadable(s: Botics, seat: int, ship: int) -> list[int]:
    """The most of each piece that can be loaded."""
    b, accepted = s.bots[seat], p.MOST[s.objectives[ship]]
    return [
        min(limit_of(s, seat, ship, piece), holding(b, piece)) if accepted[piece] else 0
        for piece in range(len(p.PIECES))
    ]


def why_not_deliver(s: Botics, seat: int, ship: int, sector: int) -> Line | None:
    """The first condition that fails; a ship takes who discards Cargo Cards to calm down, if all conditions
    hold afterwards (SB-3.6.2, SB-R-14), AlphaBot does not (SB-R-94)."""
    if ship == p.ALPHABOT and s.vault < p.SHUTTLE:
        return v.NOT_ON_SHUTTLE.line()
    now = conditions(s, seat, ship, sector)
    why = _failing(now)
    if why is not now[-1].why or ship == p.ALPHABOT:
        return why
    then = conditions(lightened(s, seat, ship, sector)[0], seat, ship, sector)
    return _failing(then) if then[-1].met else why


def _failing(found: list[Condition]) -> Line | None:
    for condition in found:
        if not condition.met:
            return condition.why
    return None


def spare(s: Botics, seat: int, sector: int) -> list[int]:
    """SB-3.6.2: the other Cargo Cards that can still be discarded."""
    return [card for card in range(p.N_SECTORS) if card != sector and s.bots[seat].cargo[card] == UNUSED]


def lightened(s: Botics, seat: int, ship: int, sector: int) -> tuple[Botics, int]:
    """SB-3.6.2: the table after discarding other Cargo Cards while stress is too high, and how many."""
    after, discarded = s.copy(), 0
    for _ in spare(s, seat, sector):
        if after.bots[seat].stress <= p.LIMIT[ship][sector]:
            break
        jettison(after, seat)
        discarded += 1
    return after, discarded


def jettison(s: Botics, seat: int) -> None:
    lose_shields(s, seat, p.CARGO_SHIELDS)
    lower_stress(s, seat, p.CARGO_STRESS)


def can_deliver(s: Botics, seat: int, sector: int) -> bool:
    return any(why_not_deliver(s, seat, ship, sector) is None for ship in range(p.ALPHABOT + 1))


def why_not_manual(s: Botics, seat: int) -> Line | None:
    """SB-3.5.12: at a Manual Delivery Base; the reason of the ship that is nearest to it."""
    here = s.bots[seat].node
    if here == 0 or p.KIND[here] != p.MD:
        return v.NOT_AT_MANUAL.line()
    sector = p.SECTOR[here]
    first: Line | None = None
    for ship in range(p.ALPHABOT + 1):
        reason = why_not_deliver(s, seat, ship, sector)
        if reason is None:
            return None
        if first is None or (ship < p.ALPHABOT and s.ships[ship] == p.POINT[ship][sector]):
            first = reason
    return first


# --- Launch Amplifier ---------------------------------------------------------------------------------------
def can_launch(s: Botics, seat: int) -> bool:
    """AI04, SB-R-129: a delivery is possible after the +1."""
    here = s.bots[seat].node
    if here == 0 or p.KIND[here] not in (p.UV, p.KV, p.KM):
        return False
    after = s.copy()
    raise_stress(after, seat, 1)
    return can_deliver(after, seat, p.SECTOR[here])


def launch(s: Botics, seat: int) -> None:
    raise_stress(s, seat, 1)
    s.push(Offer(seat, p.SECTOR[s.bots[seat].node], 0))
    s.push(Settle())


# --- delivering ---------------------------------------------------------------------------------------------
def offer_delivery(s: Botics, seat: int, sector: int) -> None:
    """SB-3.3.9a, SB-R-37: at an Automatic Delivery Base a delivery may be made, or not."""
    s.push(Offer(seat, sector, 1))


class Offer(Reasoned[Botics]):
    """SB-3.6.1: which of the ships that qualify, or AlphaBot."""

    step = "deliver"
    offers_last = True

    def __init__(self, seat: int, sector: int, optional: int) -> None:
        super().__init__(seat)
        self.sector = sector
        self.optional = optional

    def prompt(self, s: Botics) -> Line:
        return v.ASK_DELIVER.line(self.sector)

    def look(self, s: Botics, to: Offers) -> None:
        for ship in range(p.ALPHABOT + 1):
            to.unless(v.DELIVER.of(ship), why_not_deliver(s, self.seat, ship, self.sector))
        if self.optional:
            to.decline(v.SKIP.of())

    def take(self, s: Botics, option: Option) -> None:
        if option not in v.DELIVER:
            return
        ship = v.DELIVER.read(option)
        if ship == p.ALPHABOT:
            s.push(Reward(self.seat))
        else:
            s.push(Jettison(self.seat, ship, self.sector))


class Jettison(Decision[Botics]):
    """SB-3.6.2: while stress is too high another Cargo Card is discarded for 3 shields and -2 stress."""

    def __init__(self, seat: int, ship: int, sector: int) -> None:
        super().__init__(seat)
        self.ship = ship
        self.sector = sector

    def prompt(self, s: Botics) -> Line:
        return v.ASK_JETTISON.line(self.ship, p.LIMIT[self.ship][self.sector])

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        if b.stress <= p.LIMIT[self.ship][self.sector]:
            return []
        return [v.JETTISON.of(card) for card in spare(s, self.seat, self.sector)]

    def lapse(self, s: Botics) -> None:
        """SB-3.6.3: the top Demand Card and Cargo Card s form the container."""
        b = s.bots[self.seat]
        s.demand = added(s.demand, self.ship, -1)
        b.cargo = changed(b.cargo, self.sector, USED_UP)
        s.push(Loading(self.seat, self.ship, self.sector, 0, (0,) * len(p.PIECES)))
        s.push(Settle())

    def take(self, s: Botics, option: Option) -> None:
        card, b = v.JETTISON.read(option), s.bots[self.seat]
        b.cargo = changed(b.cargo, card, THROWN)
        s.note(EVERYONE, v.JETTISONED, self.seat, card)
        jettison(s, self.seat)
        s.push(self)


class Loading(Decision[Botics]):
    """SB-3.6.3a: for each accepted type how many, at least one piece in all."""

    step = "load"
    offers_last = True

    def __init__(self, seat: int, ship: int, sector: int, piece: int, load: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ship = ship
        self.sector = sector
        self.piece = piece  # types below it are decided
        self.load = load

    def prompt(self, s: Botics) -> Line:
        return v.ASK_LOAD.line(self.next(s), self.ship)

    def next(self, s: Botics, after: int = -1) -> int:
        """The next accepted type that is held; -1: none."""
        most = loadable(s, self.seat, self.ship)
        for piece in range(max(self.piece, after + 1), len(p.PIECES)):
            if most[piece]:
                return piece
        return -1

    def options(self, s: Botics) -> list[Option]:
        piece = self.next(s)
        if piece < 0:
            return []
        most = loadable(s, self.seat, self.ship)[piece]
        least = 1 if not sum(self.load) and self.next(s, piece) < 0 else 0
        return [v.LOAD.of(piece, n) for n in range(least, most + 1)]

    def take(self, s: Botics, option: Option) -> None:
        piece, n = v.LOAD.read(option)
        load = added(self.load, piece, n)
        if n:
            s.note(EVERYONE, v.LOADED, self.seat, n, piece)
        s.push(Loading(self.seat, self.ship, self.sector, piece + 1, load))

    def lapse(self, s: Botics) -> None:
        b = s.bots[self.seat]
        worth = p.WORTH[s.objectives[self.ship]]
        points = 0
        for piece in range(len(p.PIECES)):
            b.containers = added(b.containers, self.ship * len(p.PIECES) + piece, self.load[piece])
            points += self.load[piece] * worth[piece]
        s.note(EVERYONE, v.CONTAINER_FILLED, self.seat, self.ship, points)
        s.push(Shipped(self.seat, self.ship, self.sector))
        s.push(Pay(self.seat, self.load, 0))


class Shipped(Seated[Botics]):
    """SB-3.6.3c, SB-3.6.5: the marker, then the stress variation in turn order."""

    def __init__(self, seat: int, ship: int, sector: int) -> None:
        super().__init__(seat)
        self.ship = ship
        self.sector = sector

    def run(self, s: Botics) -> None:
        b = s.bots[self.seat]
        space = self.ship * p.N_SECTORS + self.sector
        b.markers -= 1
        b.delivered = added(b.delivered, space, 1)
        s.note(EVERYONE, v.DELIVERED, self.seat, self.ship, self.sector)
        for seat in s.order:
            if seat == self.seat:
                change_stress(s, seat, p.OWN_STRESS[self.ship][self.sector])
            elif not s.bots[seat].delivered[space]:
                change_stress(s, seat, p.OTHERS_STRESS[self.ship][self.sector])
        s.push(Settle())


# --- AlphaBot -----------------------------------------------------------------------------------------------
class Reward(Reasoned[Botics]):
    """SB-3.7.2: 8 VP (Status A only), up to two AlphaBot Items, or pieces of AlphaBot's Tank."""

    asks = v.ASK_REWARD

    def look(self, s: Botics, to: Offers) -> None:
        for reward in range(v.REWARD.size):
            to.may_if(reward != v.POINTS_REWARD or not s.status_side, v.CLAIM.of(reward), v.STATUS_IS_B)

    def take(self, s: Botics, option: Option) -> None:
        b = s.bots[self.seat]
        reward = v.CLAIM.read(option)
        b.markers -= 1
        b.reward = reward
        s.alpha_owner = self.seat
        s.note(EVERYONE, v.REWARDED, self.seat, reward)
        s.push(AlphaStress(self.seat))
        if reward == v.ITEMS_REWARD:
            s.push(RewardItem(self.seat, 2))
        elif reward == v.TANK_REWARD:
            s.push(TakeParts(self.seat, p.GOODS, p.NO_GOODS))


class AlphaStress(Seated[Botics]):
    """SB-3.7.3, SB-R-70: by the ordinal of this delivery for the player."""

    def run(self, s: Botics) -> None:
        change_stress(s, self.seat, p.ALPHA_ORDINAL[s.bots[self.seat].deliveries()])
        s.push(Settle())
