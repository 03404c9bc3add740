"""The effect vocabulary (SB-FX): one interpreter for items, Console, Core, bonuses and deck ends.

Here are the words that move Cylindroids and BetaBots, and the reading of all words from the content.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.stress_botics.belt import advance, attack, disembark, reroll
from rulewright.games.stress_botics.printed import (
    CONSOLE_EFFECT,
    COPY,
    CORE_OPTIONS,
    CRUST_BONUS,
    CYLINDROID_ACTION,
    DECK_END,
    EXTENSION_BONUS,
    ITEMS,
    N_ITEMS,
    SHUTTLE,
)
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.words import (
    Alpha,
    AlphaTank,
    Battery,
    Calm,
    Charge,
    Effect,
    Either,
    Furnace,
    Gain,
    Payment,
    Pressure,
    Pump,
    RepairArm,
    Rotate,
    Sequence,
    Shield,
    Stress,
)


# --- Cylindroids -----------------------------------------------------------------------------------------
class Belt(Effect):
    """SB-FX-19, SB-FX-20: not after AlphaBot has left (SB-R-34, SB-R-136)."""

    def __init__(self, word: str) -> None:
        super().__init__("" if word == "cylattack" else word)
        self.step: str = word

    def can(self, s: Botics, seat: int) -> bool:
        return s.vault < SHUTTLE

    def apply(self, s: Botics, seat: int) -> None:
        if self.step == "advance":
            advance(s)
        elif self.step == "disembark":
            disembark(s)
        elif self.step == "cylattack":
            attack(s)
        else:
            reroll(s)


# --- actions of the BetaBot -------------------------------------------------------------------------------
class Walk(Effect):
    """SB-FX-10: one Move; mp 0: as many points as the board gives."""

    def __init__(self, mp: int) -> None:
        super().__init__()
        self.mp: int = mp

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.moving import can_move

        return can_move(s, seat, self.mp)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.moving import begin_move

        begin_move(s, seat, self.mp)


class Extract(Effect):
    """SB-FX-11: here, near (own vault, one level up or down), sector, any."""

    def __init__(self, where: str) -> None:
        super().__init__("extract")
        self.where: str = where

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.mining import can_extract

        return can_extract(s, seat, self.where)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.mining import extract

        extract(s, seat, self.where, s.pressure)


class Assault(Effect):
    """SB-FX-13: one Attack without a boost."""

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.mining import targets

        return len(targets(s, seat)) > 0

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.mining import Aim

        s.push(Aim(seat))


class Reach(Effect):
    """SB-FX-14: capture or disintegrate one Cylindroid in reach (`belt`, `front`), without damage."""

    def __init__(self, word: str, reach: str) -> None:
        super().__init__("capture" if word == "capture" else "")
        self.capture: bool = word == "capture"
        self.front: bool = reach == "front"

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.mining import reachable

        return len(reachable(s, seat, self.capture, self.front)) > 0

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.mining import Grab

        s.push(Grab(seat, int(self.capture), int(self.front)))


class Scrape(Effect):
    """SB-3.5.10e: one or two Cylindroids in front; then up to n pieces of AlphaBot's Tank."""

    def __init__(self, take: int) -> None:
        super().__init__("scrape")
        self.take: int = take

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.console import can_scrape

        return can_scrape(s)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.console import Scraping

        s.push(Scraping(seat, 2, self.take))


class DrawCards(Effect):
    """SB-FX-15: cards of any types, one by one; legal if one can be drawn (SB-R-93)."""

    def __init__(self, n: int) -> None:
        super().__init__("draw")
        self.n: int = n

    def can(self, s: Botics, seat: int) -> bool:
        return any(deck.cards for deck in s.decks)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.programming import DrawAny

        s.push(DrawAny(seat, self.n))


class Equipping(Effect):
    """SB-FX-21: buy from a server with a discount."""

    def __init__(self, alpha: bool, discount: int) -> None:
        super().__init__("equip")
        self.alpha: bool = alpha
        self.discount: int = discount

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.items import can_shop

        return can_shop(s, seat, self.alpha, self.discount, False)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.items import Shop

        s.push(Shop(seat, int(self.alpha), self.discount, 0, 0))


class EquipAndDraw(Effect):
    """SB-3.5.10b, SB-R-69: either or both, at least one."""

    def can(self, s: Botics, seat: int) -> bool:
        return EQUIP_ALPHA.can(s, seat) or DRAW_ONE.can(s, seat)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.console import EquipOrDraw

        s.push(EquipOrDraw(seat, 0, 0))


class Launch(Effect):
    """AI04: in UV_s, KV_s or KM_s: +1 stress, then one delivery as if at MD_s."""

    def can(self, s: Botics, seat: int) -> bool:
        from rulewright.games.stress_botics.delivery import can_launch

        return can_launch(s, seat)

    def apply(self, s: Botics, seat: int) -> None:
        from rulewright.games.stress_botics.delivery import launch

        launch(s, seat)


# --- reading -------------------------------------------------------------------------------------------
def counted(words: list[str]) -> dict[str, int]:
    """`X1 any1` as amounts."""
    return {word.rstrip("0123456789"): int(word.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZany")) for word in words}


def read(text: str) -> Effect:
    """An effect from the words on a card: `pay B1`, `gain G1 or gain A1`."""
    if " or " in text:
        one, two = text.split(" or ")
        return Either(read(one), read(two))
    word, _, rest = text.partition(" ")
    words = rest.split()
    if word == "gain":
        pieces = counted(words)
        return Gain(pieces, "gas" if "G" in pieces else "acid" if "A" in pieces else "")
    if word == "pay":
        return Payment(counted(words))
    if word == "charge":
        return Charge(1, int(rest))
    if word == "stress":
        return Stress(int(rest))
    if word == "shield":
        return Shield(int(rest))
    if word == "alpha":
        return Alpha(int(rest))
    if word == "alphatank":
        return AlphaTank(counted(words))
    if word == "rotate":
        return Rotate(int(rest))
    if word == "move":
        return Walk(int(rest or "0"))
    if word == "extract":
        return Extract(rest)
    if word == "capture" or word == "disintegrate":
        return Reach(word, rest)
    if word == "scrape":
        return Scrape(int(rest))
    if word == "draw":
        return DrawCards(int(rest))
    if word == "equip":
        return Equipping(words[0] == "alpha", int(words[1]))
    if word in ("advance", "disembark", "cylattack", "reroll"):
        return Belt(word)
    return plain(word)


def plain(word: str) -> Effect:
    """Words that stand alone."""
    if word == "battery":
        return Battery()
    if word == "melt":
        return Furnace()
    if word == "solidify":
        return Pump()
    if word == "calm":
        return Calm()
    if word == "repair":
        return RepairArm()
    if word == "press":
        return Pressure()
    if word == "attack":
        return Assault()
    if word == "equip-and-draw":
        return EquipAndDraw()
    if word == "launch":
        return Launch()
    raise ValueError(f"unknown effect {word!r}")


def whole(words: list[str], word: str = "") -> Effect:
    parts = [read(text) for text in words]
    return parts[0] if len(parts) == 1 and not word else Sequence(parts, word)


EQUIP_ALPHA: Final = Equipping(True, 0)
DRAW_ONE: Final = DrawCards(1)
_BY_KIND: Final = [whole(row.effect) if row.effect else Sequence([]) for row in ITEMS]
ITEM_EFFECT: Final[list[Effect]] = [_BY_KIND[COPY[item]] for item in range(N_ITEMS)]
CONSOLE_DOES: Final[list[Effect]] = [whole(words) for words in CONSOLE_EFFECT]
CORE_EXTRACT: Final[Effect] = whole(CORE_OPTIONS[0], "extract")
CORE_STEER: Final[Effect] = whole(CORE_OPTIONS[1], "steer")
CRUST_GIVES: Final[list[Effect]] = [whole(words) for words in CRUST_BONUS]
DECK_ENDS: Final[list[Effect]] = [whole(words) for words in DECK_END]
CYLINDROID_DOES: Final[list[Effect]] = [whole(words) for words in CYLINDROID_ACTION]
EXTENSION_GIVES: Final[list[Effect]] = [whole(words) for words in EXTENSION_BONUS]
SPEND_B: Final = Payment({"B": 1})
