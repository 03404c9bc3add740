"""The sub-actions of cards (SB-3.1), one class each, and what can boost them (SB-3.2.5, SB-3.2.6)."""

from __future__ import annotations

from typing import Final, final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.effects import Do
from rulewright.core.verbs import Line
from rulewright.games.stress_botics.console import NOTHING_YET, Console, why_not_console
from rulewright.games.stress_botics.delivery import Offer, can_deliver, why_not_manual
from rulewright.games.stress_botics.mining import (
    why_not_attack,
    why_not_extract,
)
from rulewright.games.stress_botics.moving import can_move, free_space
from rulewright.games.stress_botics.performing import CoreBoth, Flip, ProduceAgain, flippable, perform
from rulewright.games.stress_botics.producing import CoreOption, produce, why_not_produce, why_not_steer
from rulewright.games.stress_botics.stress import Settle, spend_battery
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import put, spots

WAYS_TO_BOOST: Final = (v.CARD_BOOST, v.INNER_BOOST, v.TRACK_BOOST)


class Sub:
    """SB-3.1: a sub-action: whose cards have it, what speaks against it, how it is boosted, what it does.

    `item` is the one that is activated, or NONE; `boosted` before the choice: the card boosts by itself.
    """

    def __init__(self, card: int) -> None:
        self.card = card

    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        raise NotImplementedError

    def must_boost(self, item: int) -> bool:
        return False

    def fits_after_track(self, s: Botics, seat: int, item: int) -> bool:
        """SB-R-108: what must be boosted has to be possible after a track battery was spent on it."""
        return True

    def why_not_boost(self, s: Botics, seat: int, item: int, way: int, boosted: bool) -> Line | None:
        if way == v.NO_BOOST:
            return v.MUST_BOOST.line() if self.must_boost(item) else None
        found = why_not_boost(s, seat, self.card, way, boosted)
        if found is None and way == v.TRACK_BOOST and not self.fits_after_track(s, seat, item):
            return v.NO_POWER.line()
        return found

    def unboosted(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        """It must be boosted: the reason if nothing can."""
        for way in WAYS_TO_BOOST:
            if self.why_not_boost(s, seat, p.NONE, way, boosted) is None:
                return None
        return v.MUST_BOOST.line()

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        """SB-3.2.3c: what it does, once or with its boost."""
        raise NotImplementedError


@final
class Walk(Sub):
    """SB-3.3: all that a MOVE card does; nobody chooses it among others."""

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        perform(s, seat, p.WALK, boosted)


@final
class Extract(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_extract(s, seat)

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        perform(s, seat, p.MINE_HERE, boosted)


@final
class Attack(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_attack(s, seat) or self.unboosted(s, seat, boosted)

    def must_boost(self, item: int) -> bool:
        return True

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        s.push(Do(seat, p.ATTACK_ONCE))


@final
class Produce(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_produce(s, seat, s.pressure, can_boost(s, seat, p.CONNECT, boosted))

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        tile = s.tile_at(s.bots[seat].node)
        if boosted and p.VAULT_KIND[tile][s.sides[tile]] != p.ITEMS_VAULT:
            s.push(ProduceAgain(seat))
            s.push(Settle())
        produce(s, seat, s.pressure, boosted)


@final
class Steer(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_steer(s, seat)

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        s.push(CoreBoth(seat) if boosted else CoreOption(seat, s.pressure))


@final
class Activate(Sub):
    """SB-3.5.7: an item; A! only with a boost."""

    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return None if usable(s, seat, boosted) else v.NO_ITEM.line()

    def must_boost(self, item: int) -> bool:
        return p.NEEDS_BOOST[item]

    def fits_after_track(self, s: Botics, seat: int, item: int) -> bool:
        return not p.NEEDS_BOOST[item] or after_track(s, seat).can_do(seat, p.ITEM_EFFECT[item])

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        perform(s, seat, p.ITEM_EFFECT[item], boosted and not p.NEEDS_BOOST[item])


@final
class Disarm(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return None if flippable(s, seat, p.NONE) else v.NO_EXPLOSIVE.line()

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        s.push(Flip(seat, 2 if boosted else 1, p.NONE))


@final
class UseConsole(Sub):
    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_console(s, seat)

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        s.push(Console(seat, 2 if boosted else 1, NOTHING_YET))


@final
class Deliver(Sub):
    """SB-3.6: by hand."""

    def why_not(self, s: Botics, seat: int, boosted: bool) -> Line | None:
        return why_not_manual(s, seat) or self.unboosted(s, seat, boosted)

    def must_boost(self, item: int) -> bool:
        return True

    def fits_after_track(self, s: Botics, seat: int, item: int) -> bool:
        after = after_track(s, seat)
        return can_deliver(after, seat, p.SECTOR[after.bots[seat].node])

    def resolve(self, s: Botics, seat: int, item: int, boosted: bool) -> None:
        s.push(Offer(seat, p.SECTOR[s.bots[seat].node], 0))


WALKING: Final = Walk(p.MOVE)
SUB_ACTIONS: Final[list[Sub]] = [  # in the order of their names, SUBS
    Extract(p.MINE),
    Attack(p.MINE),
    Produce(p.CONNECT),
    Steer(p.CONNECT),
    Activate(p.CONNECT),
    Disarm(p.CONNECT),
    UseConsole(p.CONNECT),
    Deliver(p.CONNECT),
]
SUBS_OF: Final = [  # by the type of the card
    [sub for sub in range(len(SUB_ACTIONS)) if SUB_ACTIONS[sub].card == kind]
    for kind in (p.MOVE, p.MINE, p.CONNECT)
]


def sub_action(sub: int) -> Sub:
    return WALKING if sub == p.NONE else SUB_ACTIONS[sub]


def after_track(s: Botics, seat: int) -> Botics:
    """A copy in which the battery on track space 1 was spent."""
    after = s.copy()
    spend_battery(after, seat, 0)
    return after


# --- which cards can be played ---------------------------------------------------------------------------
def usable(s: Botics, seat: int, boosted: bool) -> bool:
    """SB-3.5.7: a visible item can be activated now; A! only with a boost."""
    b = s.bots[seat]
    for item in b.visible_items():
        if why_not_use(s, seat, item, boosted) is None:
            return True
    return False


def why_not_use(s: Botics, seat: int, item: int, boosted: bool) -> Line | None:
    if not p.ITEM_ACTIVE[item] or not s.can_do(seat, p.ITEM_EFFECT[item]):
        return v.NOT_NOW.line()
    if p.NEEDS_BOOST[item] and not can_boost(s, seat, p.CONNECT, boosted):
        return v.MUST_BOOST.line()
    return None


def playable(s: Botics, seat: int, card: int) -> bool:
    """SB-R-49, SB-R-89: a sub-action is legal now, or would be after collecting everything that fits."""
    kind = p.TYPE_OF[card]
    if kind == p.MOVE:
        return can_move(s, seat, 0)
    if legal_sub(s, seat, card):
        return True
    b = s.bots[seat]
    if b.node == p.CORE and s.core_side:  # another space of Core B may help
        return free_space(s, seat, v.EXTRACTING if kind == p.MINE else v.PRODUCING)
    tile = s.tile_at(b.node)
    return tile >= 0 and s.made_on(tile) > 0 and legal_sub(collected(s, seat, tile), seat, card)


def legal_sub(s: Botics, seat: int, card: int) -> bool:
    return any(SUB_ACTIONS[sub].why_not(s, seat, p.BOOSTED[card]) is None for sub in SUBS_OF[p.TYPE_OF[card]])


def collected(s: Botics, seat: int, tile: int) -> Botics:
    """A copy in which everything that fits was collected."""
    after = s.copy()
    for piece in range(p.GOODS):
        for _ in range(s.made_at(tile, piece)):
            found = spots(after.bots[seat], piece)
            if found:
                put(after, seat, piece, found[0])
    return after


# --- boosts ----------------------------------------------------------------------------------------------
def why_not_boost(s: Botics, seat: int, kind: int, way: int, boosted: bool) -> Line | None:
    """SB-3.2.5, SB-3.2.6: by the card, by the inner battery, by the battery on track space 1."""
    b = s.bots[seat]
    battery = p.TYPE_BATTERY[kind]
    if way == v.CARD_BOOST:
        return None if boosted else v.NOT_BOOSTED_CARD.line()
    if len(b.track) < p.TO_BOOST[b.size]:
        return v.NO_POWER.line()  # SB-R-09
    if way == v.INNER_BOOST:
        return None if b.inner == battery else v.NO_INNER.line(battery)
    if b.track[0] == battery and (len(b.track) >= p.TO_TRACK[b.size] or b.modifier(p.ACTIVE_TRACK)):
        return None
    return v.NO_TRACK.line(p.TO_TRACK[b.size], battery)


def can_boost(s: Botics, seat: int, kind: int, boosted: bool) -> bool:
    for way in WAYS_TO_BOOST:
        if why_not_boost(s, seat, kind, way, boosted) is None:
            return True
    return False
