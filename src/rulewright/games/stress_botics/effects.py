"""The effect vocabulary (SB-FX) of items, Console, Core, bonuses and deck ends.

Here are the words that move Cylindroids and BetaBots; the book is taught all words.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
from rulewright.core.effects import Counted, Effect, Tokens
from rulewright.games.stress_botics.belt import advance, attack, disembark, reroll
from rulewright.games.stress_botics.console import EquipOrDraw, Scraping, can_scrape
from rulewright.games.stress_botics.delivery import can_launch, launch
from rulewright.games.stress_botics.items import Shop, can_shop
from rulewright.games.stress_botics.mining import Aim, Grab, can_extract, extract, reachable, targets
from rulewright.games.stress_botics.moving import begin_move, can_move
from rulewright.games.stress_botics.programming import DrawAny
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.words import (
    Alpha,
    AlphaTank,
    Battery,
    Calm,
    Charge,
    Furnace,
    Gain,
    OneWay,
    Payment,
    Pressure,
    Pump,
    RepairArm,
    Rotate,
    Shield,
    Stress,
)

BOOK: Final = p.BOOK  # taught all words


# --- Cylindroids -----------------------------------------------------------------------------------------
class Belt(Effect[Botics]):
    """SB-FX-19, SB-FX-20: not after AlphaBot has left (SB-R-34, SB-R-136)."""

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return s.vault < p.SHUTTLE


class Advance(Belt):
    word = "advance"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        advance(s)


class Disembark(Belt):
    word = "disembark"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        disembark(s)


class BeltAttack(Belt):
    word = "cylattack"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        attack(s)


class Reroll(Belt):
    word = "reroll"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        reroll(s)


# --- actions of the BetaBot -------------------------------------------------------------------------------
class Walk(Effect[Botics]):
    """SB-FX-10: one Move; without a number as many points as the board gives."""

    word = "move"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.points: int = int(args[0]) if args else 0

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return can_move(s, seat, self.points)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        begin_move(s, seat, self.points)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.points})


class Extract(Effect[Botics]):
    """SB-FX-11: here, near (own vault, one level up or down), sector, any."""

    word = "extract"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.where: str = args[0]

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return can_extract(s, seat, self.where)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        extract(s, seat, self.where, s.pressure)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"where": self.where})


class Assault(Effect[Botics]):
    """SB-FX-13: one Attack without a boost."""

    word = "attack"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return len(targets(s, seat)) > 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Aim(seat))


class Reach(Effect[Botics]):
    """SB-FX-14: one Cylindroid in reach (`belt`, `front`), without damage."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.front: bool = args[0] == "front"

    def captures(self) -> bool:
        raise NotImplementedError

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return len(reachable(s, seat, self.captures(), self.front)) > 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Grab(seat, int(self.captures()), int(self.front)))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"reach": "front" if self.front else "belt"})


class Capture(Reach):
    word = "capture"

    def captures(self) -> bool:
        return True


class Disintegrate(Reach):
    word = "disintegrate"

    def captures(self) -> bool:
        return False


class Scrape(Counted[Botics]):
    """SB-3.5.10e: one or two Cylindroids in front; then up to n pieces of AlphaBot's Tank."""

    word = "scrape"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return can_scrape(s)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Scraping(seat, 2, self.n))


class DrawCards(Counted[Botics]):
    """SB-FX-15: cards of any types, one by one; legal if one can be drawn (SB-R-93)."""

    word = "draw"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return any([len(deck.cards) > 0 for deck in s.decks])

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(DrawAny(seat, self.n))


class Equipping(Effect[Botics]):
    """SB-FX-21: buy from a server with a discount."""

    word = "equip"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.alpha: bool = args[0] == "alpha"
        self.discount: int = int(args[1])

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return can_shop(s, seat, self.alpha, self.discount, False)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Shop(seat, int(self.alpha), self.discount, 0, 0))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"server": "alpha" if self.alpha else "advanced", "n": self.discount})


class EquipAndDraw(Effect[Botics]):
    """SB-3.5.10b, SB-R-69: either or both, at least one."""

    word = "equip-and-draw"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return s.can_do(seat, p.EQUIP_ALPHA) or s.can_do(seat, p.DRAW_ONE)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(EquipOrDraw(seat, 0, 0))


class Launch(Effect[Botics]):
    """AI04: in UV_s, KV_s or KM_s: +1 stress, then one delivery as if at MD_s."""

    word = "launch"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return can_launch(s, seat)

    def apply(self, s: Botics, seat: int, source: int) -> None:
        launch(s, seat)


p.BOOK.teach(
    [Gain, Payment, Battery, Charge, Furnace, Pump, Stress, Calm, Shield, Alpha, RepairArm, AlphaTank,
     Pressure, Rotate, Advance, Disembark, BeltAttack, Reroll, Walk, Extract, Assault, Capture, Disintegrate,
     Scrape, DrawCards, Equipping, EquipAndDraw, Launch],
    OneWay,
)  # fmt: skip
