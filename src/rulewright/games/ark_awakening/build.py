"""Artifacts as sections of the biodome (ARK-18.8): built, removed, and what the airlock section offers."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.artifacts import within
from rulewright.games.ark_awakening.combat import wound
from rulewright.games.ark_awakening.control import hostile
from rulewright.games.ark_awakening.modifiers import in_force
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import SIDES, Ark, Biodome


class Build(Action[Ark, Doing]):
    """ARK-18.8: instead of its single use a card becomes a section."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if s.complex and me.open[p.USE_ARTIFACT] and me.left(s, p.USE_ARTIFACT) > 0:
            for face in sorted({p.FACE_OF[card] for card in me.dome.hand.cards}):
                to.may(v.BUILD.of(face))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        face = v.BUILD.read(option)
        dome = s.domes[seat]
        s.spent[p.USE_ARTIFACT] += 1
        s.move(s.card_with(seat, face), dome.hand, dome.built)
        s.fresh += 1
        s.note(EVERYONE, v.BUILT, seat, face)
        if len(dome.built.cards) > p.BUILT_MOST:
            s.push(ScrapOlder(seat))


class Scrap(Action[Ark, Doing]):
    """ARK-18.8c: a section may be removed at any time, free."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        for face in sorted(in_use(me.dome, s.fresh) | just_built(me.dome, s.fresh)):
            to.may(v.SCRAP.of(face))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        scrap(s, seat, option)


class ScrapNew(Scrap):
    """ARK-18.8: of two alike the one that is not in force yet."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        for face in sorted(in_use(me.dome, s.fresh) & just_built(me.dome, s.fresh)):
            to.may(v.SCRAP_NEW.of(face))


class ScrapOlder(Decision[Ark]):
    """ARK-18.8b: there is room for four; one of the older ones goes."""

    step = "artifact"

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        old, new = in_use(dome, s.fresh), just_built(dome, s.fresh, 1)
        return [v.SCRAP.of(face) for face in sorted(old | new)] + [
            v.SCRAP_NEW.of(face) for face in sorted(old & new)
        ]

    def take(self, s: Ark, option: Option) -> None:
        scrap(s, self.seat, option)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SCRAP.line()


def in_use(dome: Biodome, fresh: int) -> set[int]:
    """Of which kinds there are sections in force."""
    built = dome.built.cards
    return {p.FACE_OF[card] for card in built[: len(built) - fresh]}


def just_built(dome: Biodome, fresh: int, last: int = 0) -> set[int]:
    """Of which kinds there are sections built in this action phase; the last ones left out."""
    built = dome.built.cards
    return {p.FACE_OF[card] for card in built[len(built) - fresh : len(built) - last]}


def scrap(s: Ark, seat: int, option: Option) -> None:
    """The oldest of its kind, or the oldest that was just built, is discarded."""
    built = s.domes[seat].built
    old = len(built.cards) - s.fresh
    face = v.SCRAP.read(option) if option in v.SCRAP else v.SCRAP_NEW.read(option)
    at = [p.FACE_OF[card] for card in built.cards].index(face, 0 if option in v.SCRAP else old)
    if at >= old:
        s.fresh -= 1
    s.move(built.cards[at], built, s.discards)
    s.note(EVERYONE, v.SCRAPPED, seat, face)


# --- the airlock section -------------------------------------------------------------------------------
class Airlock(Action[Ark, Doing]):
    """ARK-BC-ALK: instead of MILITARIZE, for arsenal; each such section offers it at its own price."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        price = airlock_price(s, me.seat) if me.open[p.MILITARIZE] and not s.spent[p.MILITARIZE] else 0
        if not price:
            return
        for cell in within(s, me.seat, p.AIRLOCK_REACH):
            if s.units[cell]:
                if not hostile(s):
                    to.no(v.VENT.of(cell), v.PEACEFUL)  # ARK-14.2b
                elif me.dome.arsenal < price:
                    to.no(v.VENT.of(cell), v.UNARMED, price)
                else:
                    to.may(v.VENT.of(cell))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.MILITARIZE] += 1
        s.disarm(seat, airlock_price(s, seat))
        wound(s, list(range(SIDES)), v.VENT.read(option))


def airlock_price(s: Ark, seat: int) -> int:
    """0: the seat has no such section."""
    prices = [p.BUILT[p.TITLE_OF[card]][p.B_AIRLOCK] for card in in_force(s, seat)]
    asked = [price for price in prices if price]
    return min(asked) if asked else 0
