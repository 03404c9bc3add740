"""Which sub-actions a card allows here (SB-3.1), and what can boost them (SB-3.2.5, SB-3.2.6)."""

from __future__ import annotations

from typing import Final

from rulewright.core.verbs import Line, Option
from rulewright.games.stress_botics.console import why_not_console
from rulewright.games.stress_botics.delivery import can_deliver, why_not_manual
from rulewright.games.stress_botics.mining import (
    VAULT_REACH,
    at_reach,
    near_cylindroids,
    why_not_attack,
    why_not_extract,
)
from rulewright.games.stress_botics.moving import can_move, free_space
from rulewright.games.stress_botics.printed import (
    ACTIVE_TRACK,
    ARMED,
    BOOSTED,
    CONNECT,
    CORE,
    EXPLOSIVE,
    GOODS,
    ITEM_ACTIVE,
    ITEM_EFFECT,
    MINE,
    MOVE,
    NEEDS_BOOST,
    NONE,
    SECTOR,
    TO_BOOST,
    TO_TRACK,
    TYPE_BATTERY,
    TYPE_OF,
)
from rulewright.games.stress_botics.producing import (
    why_not_produce,
    why_not_steer,
)
from rulewright.games.stress_botics.stress import spend_battery
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import put, spots
from rulewright.games.stress_botics.verbs import (
    ACTIVATE,
    ARM,
    ATTACK,
    CARD_BOOST,
    CONSOLE,
    DELIVERY,
    DISARM,
    EXTRACT,
    EXTRACTING,
    INNER_BOOST,
    MUST_BOOST,
    NO_EXPLOSIVE,
    NO_INNER,
    NO_ITEM,
    NO_POWER,
    NO_TRACK,
    NOT_BOOSTED_CARD,
    NOT_NOW,
    PRODUCE,
    PRODUCING,
    STEER,
    TRACK_BOOST,
)

SUBS_OF: Final = [[], [EXTRACT, ATTACK], [PRODUCE, STEER, ACTIVATE, DISARM, CONSOLE, DELIVERY]]


# --- which sub-actions are legal -------------------------------------------------------------------------
def why_not_sub(s: Botics, seat: int, sub: int, boosted: bool) -> Line | None:
    """The reason against a sub-action of the card; `boosted`: the card boosts by itself."""
    if sub == EXTRACT:
        return why_not_extract(s, seat)
    if sub == ATTACK:
        found = why_not_attack(s, seat)
        return found or (None if can_boost(s, seat, MINE, boosted) else MUST_BOOST.line())
    if sub == PRODUCE:
        return why_not_produce(s, seat, s.pressure, can_boost(s, seat, CONNECT, boosted))
    if sub == STEER:
        return why_not_steer(s, seat)
    if sub == ACTIVATE:
        return None if usable(s, seat, boosted) else NO_ITEM.line()
    if sub == DISARM:
        return None if flippable(s, seat, NONE) else NO_EXPLOSIVE.line()
    if sub == CONSOLE:
        return why_not_console(s, seat)
    found = why_not_manual(s, seat)
    return found or (None if delivery_boosts(s, seat, boosted) else MUST_BOOST.line())


def delivery_boosts(s: Botics, seat: int, boosted: bool) -> bool:
    for way in (CARD_BOOST, INNER_BOOST, TRACK_BOOST):
        if why_not_boost(s, seat, CONNECT, way, boosted) is None:
            if way != TRACK_BOOST or fit_after_track(s, seat):
                return True
    return False


def fit_after_track(s: Botics, seat: int) -> bool:
    """SB-R-108: the conditions of a delivery must hold after a track battery was spent on the boost."""
    after = s.copy()
    spend_battery(after, seat, 0)
    return can_deliver(after, seat, SECTOR[after.bots[seat].node])


def usable(s: Botics, seat: int, boosted: bool) -> bool:
    """SB-3.5.7: a visible item can be activated now; A! only with a boost."""
    b = s.bots[seat]
    for item in b.visible_items():
        if why_not_use(s, seat, item, boosted) is None:
            return True
    return False


def why_not_use(s: Botics, seat: int, item: int, boosted: bool) -> Line | None:
    if not ITEM_ACTIVE[item] or not s.can_do(seat, ITEM_EFFECT[item]):
        return NOT_NOW.line()
    if NEEDS_BOOST[item] and not can_boost(s, seat, CONNECT, boosted):
        return MUST_BOOST.line()
    return None


def flippable(s: Botics, seat: int, but: int) -> list[Option]:
    """SB-3.5.8: Explosives in the own vault or on segment D; `but`: the option of the first flip."""
    out: list[Option] = []
    for kind, reach in near_cylindroids(s, seat):
        if kind in (EXPLOSIVE, ARMED):
            at = at_reach(s, seat, reach)
            here = s.holds[at + kind] if reach == VAULT_REACH else s.belt[at + kind]
            # SB-3.5.8a: two flips on different Cylindroids; the one just flipped is of the other kind now
            flipped = but >= 0 and kind == (ARMED if but == EXPLOSIVE else EXPLOSIVE)
            if here - (1 if flipped else 0) > 0:
                out.append(ARM.of(kind, reach))
    return out


def playable(s: Botics, seat: int, card: int) -> bool:
    """SB-R-49, SB-R-89: a sub-action is legal now, or would be after collecting everything that fits."""
    kind = TYPE_OF[card]
    if kind == MOVE:
        return can_move(s, seat, 0)
    if legal_sub(s, seat, card):
        return True
    b = s.bots[seat]
    if b.node == CORE and s.core_side:  # another space of Core B may help
        return free_space(s, seat, EXTRACTING if kind == MINE else PRODUCING)
    tile = s.tile_at(b.node)
    return tile >= 0 and s.made_on(tile) > 0 and legal_sub(collected(s, seat, tile), seat, card)


def legal_sub(s: Botics, seat: int, card: int) -> bool:
    return any(why_not_sub(s, seat, sub, BOOSTED[card]) is None for sub in SUBS_OF[TYPE_OF[card]])


def collected(s: Botics, seat: int, tile: int) -> Botics:
    """A copy in which everything that fits was collected."""
    after = s.copy()
    for piece in range(GOODS):
        for _ in range(s.made[tile * GOODS + piece]):
            found = spots(after.bots[seat], piece)
            if found:
                put(after, seat, piece, found[0])
    return after


# --- boosts ----------------------------------------------------------------------------------------------
def why_not_boost(s: Botics, seat: int, kind: int, way: int, boosted: bool) -> Line | None:
    """SB-3.2.5, SB-3.2.6: by the card, by the inner battery, by the battery on track space 1."""
    b = s.bots[seat]
    battery = TYPE_BATTERY[kind]
    if way == CARD_BOOST:
        return None if boosted else NOT_BOOSTED_CARD.line()
    if len(b.track) < TO_BOOST[b.size]:
        return NO_POWER.line()  # SB-R-09
    if way == INNER_BOOST:
        return None if b.inner == battery else NO_INNER.line(battery)
    if b.track[0] == battery and (len(b.track) >= TO_TRACK[b.size] or b.modifier(ACTIVE_TRACK)):
        return None
    return NO_TRACK.line(TO_TRACK[b.size], battery)


def can_boost(s: Botics, seat: int, kind: int, boosted: bool) -> bool:
    for way in (CARD_BOOST, INNER_BOOST, TRACK_BOOST):
        if why_not_boost(s, seat, kind, way, boosted) is None:
            return True
    return False
