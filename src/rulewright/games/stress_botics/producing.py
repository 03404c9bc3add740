"""Produce (SB-3.5.1 to SB-3.5.6): in Production Vaults and in Core B; also what an AI activation performs."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.stress_botics.items import Shop, can_shop
from rulewright.games.stress_botics.mining import extract, why_not_extract
from rulewright.games.stress_botics.printed import (
    BATTERIES,
    BATTERIES_VAULT,
    BATTERY_PRICE,
    CONVERTS,
    CORE,
    CORE_STEER,
    COST,
    DISCOUNT,
    EXTRACTS,
    ITEMS_VAULT,
    PLACE_OF,
    SHIELDS_VAULT,
    VAULT_KIND,
    YIELD,
    YIELD_SHIELDS,
    B,
    amounts,
)
from rulewright.games.stress_botics.stress import gain_shields
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import charge, gain, short
from rulewright.games.stress_botics.verbs import (
    ASK_CHOOSE,
    CANNOT_PAY,
    CHOOSE,
    CYLINDROID_HERE,
    EXTRACT_WORD,
    NO_BATTERY_ROOM,
    NOT_NOW,
    NOT_PRODUCING,
    NOTHING_HERE,
    STEER_WORD,
)
from rulewright.games.stress_botics.words import Charging, chargeable

ONE_B: Final = amounts({"B": 1}, COST)


def why_not_produce(s: Botics, seat: int, level: int, common: bool = False) -> Line | None:
    """SB-3.5.1, SB-3.5.1a: in the own Production Vault, at a level."""
    b = s.bots[seat]
    tile = s.tile_at(b.node)
    if tile < 0 or VAULT_KIND[tile][s.sides[tile]] == EXTRACTS:
        return NOTHING_HERE.line()
    held = s.held(PLACE_OF[b.node])
    if held:
        return CYLINDROID_HERE.line(held)
    side = s.sides[tile]
    kind = VAULT_KIND[tile][side]
    if kind == BATTERIES_VAULT:
        if len(b.track) >= b.capacity():
            return NO_BATTERY_ROOM.line(b.capacity())
        price = BATTERY_PRICE[tile][side][level - 1]
        return None if chargeable(s, seat, price) else CANNOT_PAY.line(price, 0)
    if kind == CONVERTS:
        return None if short(s, seat, ONE_B, False) == 0 else CANNOT_PAY.line(1, B)
    if kind == ITEMS_VAULT:
        found = can_shop(s, seat, False, DISCOUNT[tile][side][level - 1], common)
        return None if found else NOT_NOW.line()
    return None


def produce(s: Botics, seat: int, level: int, boosted: bool) -> None:
    """One performance of the own Production Vault."""
    tile = s.tile_at(s.bots[seat].node)
    side = s.sides[tile]
    kind = VAULT_KIND[tile][side]
    if kind == SHIELDS_VAULT:  # SB-3.5.2
        gain_shields(s, seat, YIELD_SHIELDS[tile][side][level - 1])
        gain(s, seat, YIELD[tile][side][level - 1])
    elif kind == BATTERIES_VAULT:  # SB-3.5.3
        s.push(Charging(seat, BATTERIES[tile][side][level - 1], BATTERY_PRICE[tile][side][level - 1], 0))
    elif kind == CONVERTS:  # SB-3.5.5
        gain(s, seat, YIELD[tile][side][level - 1])
        charge(s, seat, ONE_B)
    else:  # SB-3.5.4
        s.push(Shop(seat, 0, DISCOUNT[tile][side][level - 1], int(boosted), 0))


def why_not_steer(s: Botics, seat: int) -> Line | None:
    """SB-3.5.6: on the producing space of Core B."""
    b = s.bots[seat]
    return None if b.node == CORE and s.core_side and b.producing else NOT_PRODUCING.line()


class CoreOption(Decision[Botics]):
    """SB-3.5.6a, SB-3.5.6b: one of the two options of the Core, at a level."""

    asks = ASK_CHOOSE

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def options(self, s: Botics) -> list[Option]:
        return [CHOOSE.of(EXTRACT_WORD), CHOOSE.of(STEER_WORD)]

    def take(self, s: Botics, option: Option) -> None:
        if CHOOSE.read(option) == EXTRACT_WORD:
            extract(s, self.seat, "any", self.level)
        else:
            s.do(self.seat, CORE_STEER)


# --- what an AI activation performs (SB-3.3.11) ---------------------------------------------------------
def can_work(s: Botics, seat: int, level: int) -> bool:
    b = s.bots[seat]
    if b.node == CORE:
        return True
    return why_not_extract(s, seat) is None or why_not_produce(s, seat, level) is None


def work(s: Botics, seat: int, level: int) -> None:
    """One Extract or Produce of the place; in Core B by the space stood on (SB-R-66)."""
    b = s.bots[seat]
    if b.node == CORE and s.core_side and b.producing:
        s.push(CoreOption(seat, level))
    elif why_not_extract(s, seat) is None:
        extract(s, seat, "here", level)
    else:
        produce(s, seat, level, False)
