"""Items (SB-3.5.4, SB-3.5.10g, SB-11): the two servers, buying, extensions."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision, Frame
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, Zone
from rulewright.games.stress_botics.belt import OF_A_KIND, can_hold, to_bag
from rulewright.games.stress_botics.stress import lose_shield
from rulewright.games.stress_botics.table import BetaBot, Botics
from rulewright.games.stress_botics.tanks import charge, liquefy, short

REFRESHED: Final = 2  # cards of the row that a refresh replaces


def row_of(s: Botics, alpha: int) -> Zone:
    return s.alphas_row if alpha else s.advanced_row


def reveal(s: Botics, alpha: int) -> None:
    """One new item next to the deck; an empty deck is made of the discards (SB-11.6)."""
    deck, out = (s.alphas, s.alphas_out) if alpha else (s.advanced, s.advanced_out)
    if not deck.cards and out.cards:
        s.renew(deck, out)
    if deck.cards:
        s.move(deck.cards[-1], deck, row_of(s, alpha), at=0)


def why_not_on(b: BetaBot, item: int, extension: int) -> Line | None:
    """SB-11.3, SB-11.4: Left takes small items only; small may not cover large."""
    if p.LARGE[item] and p.SMALL_ONLY[extension]:
        return v.TOO_LARGE.line(extension)
    below = b.top(extension)
    return v.COVERED.line(extension) if below >= 0 and p.LARGE[below] and not p.LARGE[item] else None


def placeable(b: BetaBot, item: int) -> bool:
    return any(why_not_on(b, item, extension) is None for extension in range(p.N_EXTENSIONS))


def why_not_buy(s: Botics, seat: int, item: int, discount: int, common: bool) -> Line | None:
    missing = short(s, seat, p.ITEM_COST[item], common) - discount
    if missing > 0:
        return v.NOT_AFFORDABLE.line(item, missing)
    return None if placeable(s.bots[seat], item) else v.NO_EXTENSION.line(item)


def can_shop(s: Botics, seat: int, alpha: bool, discount: int, common: bool) -> bool:
    """SB-R-71: an item can be bought now, or the row can be refreshed."""
    return len(row_of(s, int(alpha)).cards) > 0


class Shop(Reasoned[Botics]):
    """SB-3.5.4: an optional refresh once, then a revealed item."""

    offers_last = True

    def __init__(self, seat: int, alpha: int, discount: int, common: int, refreshed: int) -> None:
        super().__init__(seat)
        self.alpha = alpha
        self.discount = discount
        self.common = common
        self.refreshed = refreshed

    def prompt(self, s: Botics) -> Line:
        return v.ASK_BUY.line(self.discount)

    def look(self, s: Botics, to: Offers) -> None:
        items = sorted([card - p.FIRST_ITEM for card in row_of(s, self.alpha).cards])
        if items and not self.refreshed:
            to.may(v.REFRESH.of())
        for item in items:
            to.unless(v.BUY.of(item), why_not_buy(s, self.seat, item, self.discount, self.common > 0))

    def take(self, s: Botics, option: Option) -> None:
        if option in v.REFRESH:
            row = row_of(s, self.alpha)
            for card in row.cards[-REFRESHED:]:
                s.move(card, row, s.alphas_out if self.alpha else s.advanced_out)
            s.note(EVERYONE, v.ROW_REFRESHED, self.seat)
            lose_shield(s, self.seat)
            s.push(Shop(self.seat, self.alpha, self.discount, self.common, 1))
            for _ in range(REFRESHED):
                s.push(Reveal(self.alpha))
            return
        item = v.BUY.read(option)
        s.note(EVERYONE, v.BOUGHT, self.seat, item, price(item, self.discount))
        s.push(Reveal(self.alpha))
        s.push(Equip(self.seat, item))
        charge(s, self.seat, p.ITEM_COST[item], self.discount, self.common)


def price(item: int, discount: int) -> int:
    """SB-11.2: as printed, unless pieces of it are left out."""
    if sum(p.ITEM_COST[item]) <= discount:
        return v.NO_PRICE
    return v.UNSETTLED if discount else item


class Reveal(Frame[Botics]):
    def __init__(self, alpha: int) -> None:
        self.alpha = alpha

    def run(self, s: Botics) -> None:
        reveal(s, self.alpha)


class Equip(Reasoned[Botics]):
    """SB-11.3: onto an extension; the first item there gives its bonus once."""

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def prompt(self, s: Botics) -> Line:
        return v.ASK_EQUIP.line(self.item)

    def look(self, s: Botics, to: Offers) -> None:
        for extension in range(p.N_EXTENSIONS):
            to.unless(v.EQUIP.of(extension), why_not_on(s.bots[self.seat], self.item, extension))

    def default(self, s: Botics) -> Option:
        """An empty extension, if there is one."""
        options = self.options(s)
        for option in options:
            if s.bots[self.seat].top(v.EQUIP.read(option)) < 0:
                return option
        return options[0]

    def take(self, s: Botics, option: Option) -> None:
        equip(s, self.seat, self.item, v.EQUIP.read(option))


def equip(s: Botics, seat: int, item: int, extension: int) -> None:
    b = s.bots[seat]
    zone = b.extension(extension)
    empty = not zone.cards
    card = item + p.FIRST_ITEM
    s.move(card, s.alphas_row if card in s.alphas_row.cards else s.advanced_row, zone)
    s.note(EVERYONE, v.EQUIPPED, seat, item, extension)
    for piece in range(p.RESOURCES):  # SB-11.5: the content of a covered store is lost
        lost = b.on_item(extension, piece)
        b.put_on(extension, piece, -lost)
        for _ in range(lost):
            s.note(EVERYONE, v.STORE_LOST, seat, piece, v.STORE_SPOT + extension)
    liquefy(s, seat)  # SB-R-172: a covered Heat Sink no longer spares Betamatter
    if not can_hold(b.captured, b.modifier(p.CAGE)):
        s.push(LetGo(seat))
    if empty:
        s.push(Do(seat, p.EXTENSION_GIVES[extension]))


class LetGo(Decision[Botics]):
    """SB-R-109: a covered Cage keeps what fits in the Basic Container; the rest goes to the bag."""

    def prompt(self, s: Botics) -> Line:
        return v.ASK_FREE.line(sum(s.bots[self.seat].captured))

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        if can_hold(b.captured, b.modifier(p.CAGE)):
            return []
        worst = [kind for kind in range(p.UNARMED) if b.captured[kind] > OF_A_KIND + b.modifier(p.CAGE)]
        return [v.FREE.of(kind) for kind in (worst or range(p.UNARMED)) if b.captured[kind]]

    def take(self, s: Botics, option: Option) -> None:
        kind = v.FREE.read(option)
        b = s.bots[self.seat]
        b.captured = added(b.captured, kind, -1)
        to_bag(s, kind, 1)
        s.push(LetGo(self.seat))


class RewardItem(Reasoned[Botics]):
    """SB-3.7.2a, SB-R-149: up to two revealed AlphaBot Items, free, with a refill after each."""

    offers_last = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Botics) -> Line:
        return v.ASK_BUY.line(0)

    def look(self, s: Botics, to: Offers) -> None:
        for item in sorted([card - p.FIRST_ITEM for card in s.alphas_row.cards]):
            to.may_if(placeable(s.bots[self.seat], item), v.BUY.of(item), v.NO_EXTENSION, item)
        to.decline(v.SKIP.of())

    def take(self, s: Botics, option: Option) -> None:
        if option in v.BUY:
            if self.left > 1:
                s.push(RewardItem(self.seat, self.left - 1))
            item = v.BUY.read(option)
            s.note(EVERYONE, v.BOUGHT, self.seat, item, v.NO_PRICE)
            s.push(Reveal(1))
            s.push(Equip(self.seat, item))
