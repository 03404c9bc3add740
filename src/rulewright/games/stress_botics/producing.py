"""Produce (SB-3.5.1 to SB-3.5.6): in Production Vaults and in Core B; also what an AI activation performs."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.stress_botics.items import Shop, can_shop
from rulewright.games.stress_botics.mining import extract, why_not_extract
from rulewright.games.stress_botics.stress import gain_shields
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import charge, gain, short
from rulewright.games.stress_botics.words import Charging, chargeable

ONE_B: Final = p.amounts({"B": 1}, p.COST)


def why_not_produce(s: Botics, seat: int, level: int, common: bool = False) -> Line | None:
    """SB-3.5.1, SB-3.5.1a: in the own Production Vault, at a level."""
    b = s.bots[seat]
    tile = s.tile_at(b.node)
    if tile < 0 or p.VAULT_KIND[tile][s.sides[tile]] == p.EXTRACTS:
        return v.NOTHING_HERE.line()
    held = s.held(p.PLACE_OF[b.node])
    if held:
        return v.CYLINDROID_HERE.line(held)
    side = s.sides[tile]
    kind = p.VAULT_KIND[tile][side]
    if kind == p.BATTERIES_VAULT:
        if len(b.track) >= b.capacity():
            return v.NO_BATTERY_ROOM.line(b.capacity())
        price = p.BATTERY_PRICE[tile][side][level - 1]
        return None if chargeable(s, seat, price) else v.CANNOT_PAY.line(price, 0)
    if kind == p.CONVERTS:
        return None if short(s, seat, ONE_B, False) == 0 else v.CANNOT_PAY.line(1, p.B)
    if kind == p.ITEMS_VAULT:
        found = can_shop(s, seat, False, p.DISCOUNT[tile][side][level - 1], common)
        return None if found else v.NOT_NOW.line()
    return None


def produce(s: Botics, seat: int, level: int, boosted: bool) -> None:
    """One performance of the own Production Vault."""
    tile = s.tile_at(s.bots[seat].node)
    side = s.sides[tile]
    kind = p.VAULT_KIND[tile][side]
    if kind == p.SHIELDS_VAULT:  # SB-3.5.2
        gain_shields(s, seat, p.YIELD_SHIELDS[tile][side][level - 1])
        gain(s, seat, p.YIELD[tile][side][level - 1])
    elif kind == p.BATTERIES_VAULT:  # SB-3.5.3
        s.push(Charging(seat, p.BATTERIES[tile][side][level - 1], p.BATTERY_PRICE[tile][side][level - 1], 0))
    elif kind == p.CONVERTS:  # SB-3.5.5
        gain(s, seat, p.YIELD[tile][side][level - 1])
        charge(s, seat, ONE_B)
    else:  # SB-3.5.4
        s.push(Shop(seat, 0, p.DISCOUNT[tile][side][level - 1], int(boosted), 0))


def why_not_steer(s: Botics, seat: int) -> Line | None:
    """SB-3.5.6: on the producing space of Core B."""
    b = s.bots[seat]
    return None if b.node == p.CORE and s.core_side and b.producing else v.NOT_PRODUCING.line()


class CoreOption(Decision[Botics]):
    """SB-3.5.6a, SB-3.5.6b: one of the two options of the Core, at a level."""

    asks = v.ASK_CHOOSE

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def options(self, s: Botics) -> list[Option]:
        return [v.CHOOSE.of(v.EXTRACT_WORD), v.CHOOSE.of(v.STEER_WORD)]

    def take(self, s: Botics, option: Option) -> None:
        if v.CHOOSE.read(option) == v.EXTRACT_WORD:
            extract(s, self.seat, "any", self.level)
        else:
            s.do(self.seat, p.CORE_STEER)


# --- what an AI activation performs (SB-3.3.11) ---------------------------------------------------------
def can_work(s: Botics, seat: int, level: int) -> bool:
    b = s.bots[seat]
    if b.node == p.CORE:
        return True
    return why_not_extract(s, seat) is None or why_not_produce(s, seat, level) is None


def work(s: Botics, seat: int, level: int) -> None:
    """One Extract or Produce of the place; in Core B by the space stood on (SB-R-66)."""
    b = s.bots[seat]
    if b.node == p.CORE and s.core_side and b.producing:
        s.push(CoreOption(seat, level))
    elif why_not_extract(s, seat) is None:
        extract(s, seat, "here", level)
    else:
        produce(s, seat, level, False)
