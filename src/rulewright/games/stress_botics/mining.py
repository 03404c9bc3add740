"""Mine (SB-3.4): Extract, and Attack on Cylindroids and BetaBots."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.belt import SEG_D, bagged, can_hold, front
from rulewright.games.stress_botics.stress import lose_shields, lower_stress, raise_stress
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import FROM_CORE, gain, gain_mix


# --- Extract ------------------------------------------------------------------------------------------
def extracts(s: Botics, tile: int) -> bool:
    """SB-0.9, SB-R-07: an Extraction Vault on its present side."""
    return p.VAULT_KIND[tile][s.sides[tile]] == p.EXTRACTS


def why_not_extract(s: Botics, seat: int) -> Line | None:
    """SB-3.4.1 to SB-3.4.3."""
    b = s.bots[seat]
    if b.node == p.CORE:
        return v.NOT_EXTRACTING.line() if s.core_side and b.producing else None
    tile = s.tile_at(b.node)
    if tile < 0 or not extracts(s, tile):
        return v.NOT_IN_VAULT.line()
    held = s.held(p.PLACE_OF[b.node])
    return v.CYLINDROID_HERE.line(held) if held else None


def can_extract(s: Botics, seat: int, where: str) -> bool:
    b = s.bots[seat]
    if where == "any":
        return True
    if where == "sector":
        return len(sector_vaults(s, seat)) > 0
    if where == "near" and b.node == p.CORE:
        return s.core_side == 0
    return why_not_extract(s, seat) is None


def sector_vaults(s: Botics, seat: int) -> list[int]:
    """AI14: Extraction Vaults of the own sector without Cylindroids."""
    sector = p.SECTOR[s.bots[seat].node]
    if sector < 0:
        return []
    found = [s.tile(place) for place in range(sector * p.SLOTS, (sector + 1) * p.SLOTS) if not s.held(place)]
    return sorted([tile for tile in found if extracts(s, tile)])


def extract(s: Botics, seat: int, where: str, level: int) -> None:
    b = s.bots[seat]
    if where == "near":
        s.push(Drill(seat))
    elif where == "sector":
        s.push(MineAt(seat, tuple(sector_vaults(s, seat)), level))
    elif where == "any" or (b.node == p.CORE and s.core_side):
        # SB-3.5.6a, SB-R-80: any Extraction Vault, Cylindroids there do not matter
        s.push(MineAt(seat, tuple(t for t in range(len(p.TILES)) if extracts(s, t)), level))
    elif b.node == p.CORE:
        lava = min(p.LAVA[level - 1], s.lava)
        gain(s, seat, p.only(p.L, lava), FROM_CORE)
    else:
        extract_from(s, seat, s.tile_at(b.node), level)


def extract_from(s: Botics, seat: int, tile: int, level: int) -> None:
    """The tile's yield for its side and the level."""
    side = s.sides[tile]
    gain_mix(s, seat, p.YIELD[tile][side][level - 1], p.YIELD_ANY[tile][side][level - 1])


class MineAt(Decision[Botics]):
    """From which Extraction Vault."""

    asks = v.ASK_MINE

    def __init__(self, seat: int, tiles: tuple[int, ...], level: int) -> None:
        super().__init__(seat)
        self.tiles = tiles
        self.level = level

    def options(self, s: Botics) -> list[Option]:
        return [v.MINE_AT.of(tile) for tile in self.tiles]

    def take(self, s: Botics, option: Option) -> None:
        extract_from(s, self.seat, v.MINE_AT.read(option), self.level)


class Drill(Decision[Botics]):
    """AI13: at current pressure or one level higher or lower."""

    asks = v.ASK_LEVEL

    def options(self, s: Botics) -> list[Option]:
        lowest, highest = max(1, s.pressure - 1), min(p.LEVELS, s.pressure + 1)
        return [v.AT_LEVEL.of(level - 1) for level in range(lowest, highest + 1)]

    def take(self, s: Botics, option: Option) -> None:
        extract(s, self.seat, "here", v.AT_LEVEL.read(option) + 1)


# --- Attack -------------------------------------------------------------------------------------------
VAULT_REACH: Final = 0


def count_at(s: Botics, seat: int, kind: int, reach: int) -> int:
    """Cylindroids of a reach: in the own vault, or on a belt segment."""
    if reach != VAULT_REACH:
        return s.on_belt(reach - 1, kind)
    place = p.PLACE_OF[s.bots[seat].node]
    return s.in_vault(place, kind) if place >= 0 else 0


def put_at(s: Botics, seat: int, kind: int, reach: int, n: int) -> None:
    if reach == VAULT_REACH:
        s.to_vault(p.PLACE_OF[s.bots[seat].node], kind, n)
    else:
        s.to_belt(reach - 1, kind, n)


def near_cylindroids(s: Botics, seat: int) -> list[tuple[int, int]]:
    """SB-3.4.5a, SB-3.4.5b: (kind, reach) in the own vault, or on segment D from the Main Vault."""
    reach = 1 + SEG_D if s.in_main(s.bots[seat]) else VAULT_REACH
    return [(kind, reach) for kind in range(p.KINDS) if count_at(s, seat, kind, reach)]


def targets(s: Botics, seat: int) -> list[Option]:
    """SB-3.4.5a to SB-3.4.5c, SB-R-53."""
    out = [v.HIT.of(kind, reach) for kind, reach in near_cylindroids(s, seat)]
    here = s.bots[seat].node
    return out + [v.STRIKE.of(b.seat) for b in s.bots if b.seat != seat and b.node == here]


def why_not_attack(s: Botics, seat: int) -> Line | None:
    return None if targets(s, seat) else v.NO_TARGET.line()


class Aim(Decision[Botics]):
    """SB-3.4.5: which Cylindroid or BetaBot."""

    asks = v.ASK_TARGET

    def options(self, s: Botics) -> list[Option]:
        return targets(s, self.seat)

    def take(self, s: Botics, option: Option) -> None:
        if option in v.STRIKE:  # SB-3.4.6e
            other = v.STRIKE.read(option)
            s.note(EVERYONE, v.STRUCK, self.seat, other)
            raise_stress(s, self.seat, 2)
            lose_shields(s, other, 1)
            return
        kind, reach = v.HIT.read(option)
        if kind == p.ARMED:
            lose_shields(s, self.seat, 2)  # SB-3.4.6d
        s.push(Treatment(self.seat, kind, reach))


def why_not_capture(s: Botics, seat: int, kind: int) -> Line | None:
    """SB-3.4.6a, SB-R-32, SB-R-109."""
    if kind == p.ARMED:
        return v.IS_ARMED.line()
    b = s.bots[seat]
    held = added(b.captured, kind, 1)
    return None if can_hold(held, b.modifier(p.CAGE)) else v.CONTAINER_FULL.line()


class Treatment(Reasoned[Botics]):
    """SB-3.4.6: capture, scrap or disintegrate."""

    def __init__(self, seat: int, kind: int, reach: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.reach = reach

    def prompt(self, s: Botics) -> Line:
        return v.ASK_TREATMENT.line(self.kind)

    def look(self, s: Botics, to: Offers) -> None:
        to.unless(v.TO_CAPTURE.of(), why_not_capture(s, self.seat, self.kind))
        to.may(v.TO_SCRAP.of())
        to.may(v.TO_DISINTEGRATE.of())

    def take(self, s: Botics, option: Option) -> None:
        put_at(s, self.seat, self.kind, self.reach, -1)
        if option in v.TO_CAPTURE:
            capture(s, self.seat, self.kind)
        elif option in v.TO_SCRAP:
            s.bag[bagged(self.kind)] += 1
            s.note(EVERYONE, v.SCRAPPED, self.seat, self.kind)
            lower_stress(s, self.seat, 1)
            extra = s.bots[self.seat].modifier(p.SCRAP)
            if extra:
                gain_mix(s, self.seat, p.NO_GOODS, extra)
            gain(s, self.seat, p.PARTS[self.kind])
        else:
            disintegrate(s, self.seat, self.kind)


def capture(s: Botics, seat: int, kind: int) -> None:
    b = s.bots[seat]
    b.captured = added(b.captured, kind, 1)
    s.note(EVERYONE, v.CAPTURED, seat, kind)
    lower_stress(s, seat, 1)


def disintegrate(s: Botics, seat: int, kind: int) -> None:
    s.bag[bagged(kind)] += 1
    s.note(EVERYONE, v.DISINTEGRATED, seat, kind)
    lower_stress(s, seat, 2)


def reachable(s: Botics, seat: int, capturing: bool, facing: bool) -> list[Option]:
    """SB-FX-14: own vault or, in the Main Vault, any segment; `front`: the segment AlphaBot faces."""
    if facing:
        reaches = [1 + front(s)]
    else:
        reaches = [1, 2, 3, 4] if s.in_main(s.bots[seat]) else [VAULT_REACH]
    out: list[Option] = []
    for kind in range(p.KINDS):
        for reach in reaches:
            if count_at(s, seat, kind, reach):
                if not capturing or why_not_capture(s, seat, kind) is None:
                    out.append(v.HIT.of(kind, reach))
    return out


class Grab(Decision[Botics]):
    """One Cylindroid in reach of an item or the Console; no damage from an armed one."""

    asks = v.ASK_TARGET

    def __init__(self, seat: int, capturing: int, facing: int) -> None:
        super().__init__(seat)
        self.capturing = capturing
        self.facing = facing

    def options(self, s: Botics) -> list[Option]:
        return reachable(s, self.seat, self.capturing > 0, self.facing > 0)

    def take(self, s: Botics, option: Option) -> None:
        kind, reach = v.HIT.read(option)
        put_at(s, self.seat, kind, reach, -1)
        if self.capturing:
            capture(s, self.seat, kind)
        else:
            disintegrate(s, self.seat, kind)
