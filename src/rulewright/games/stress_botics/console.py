"""The Console (SB-3.5.9 to SB-3.5.11) and AlphaBot's own attack from it."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.belt import front, store_alpha, to_bag
from rulewright.games.stress_botics.stress import Settle
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import FROM_ALPHA, gain, gain_mix, spots

NOTHING_YET: Final = -1


def why_not_console(s: Botics, seat: int) -> Line | None:
    """SB-3.5.9: in the active Main Vault, while the Console Tile exists."""
    if s.vault == p.SHUTTLE or not s.in_main(s.bots[seat]):
        return v.NO_CONSOLE.line()
    for option in range(len(p.CONSOLE_IDS)):
        if why_not_switch(s, seat, option, NOTHING_YET) is None:
            return None
    return v.NOT_NOW.line()


def why_not_switch(s: Botics, seat: int, option: int, before: int) -> Line | None:
    """The visible side's options; never the same twice (SB-3.5.9a)."""
    if p.CONSOLE_SIDE[option] != s.console_side:
        return v.OTHER_SIDE.line()
    if option == before:
        return v.OPTION_USED.line()
    if s.can_do(seat, p.CONSOLE_DOES[option]):
        return None
    if p.CONSOLE_IDS[option].endswith("attack"):
        return v.NO_FRONT.line()
    if s.alpha == s.alpha_most() and not p.CONSOLE_IDS[option].endswith("a-equip"):
        return v.ALPHA_FULL.line()
    return v.NOT_NOW.line()


class Console(Reasoned[Botics]):
    """One option, or two different ones with a boost, in any order."""

    asks = v.ASK_CONSOLE
    offers_last = True

    def __init__(self, seat: int, left: int, before: int) -> None:
        super().__init__(seat)
        self.left = left
        self.before = before

    def look(self, s: Botics, to: Offers) -> None:
        for option in range(len(p.CONSOLE_IDS)):
            to.unless(v.SWITCH.of(option), why_not_switch(s, self.seat, option, self.before))
        if self.before >= 0:
            to.decline(v.SKIP.of())

    def take(self, s: Botics, option: Option) -> None:
        if option in v.SWITCH:
            chosen = v.SWITCH.read(option)
            if self.left > 1:
                s.push(Console(self.seat, self.left - 1, chosen))
            s.push(Settle())
            s.push(Do(self.seat, p.CONSOLE_DOES[chosen]))


class EquipOrDraw(Decision[Botics]):
    """SB-3.5.10b: equip an AlphaBot Item, draw a card, or both, in any order."""

    asks = v.ASK_CHOOSE
    offers_last = True

    def __init__(self, seat: int, equipped: int, drawn: int) -> None:
        super().__init__(seat)
        self.equipped = equipped
        self.drawn = drawn

    def options(self, s: Botics) -> list[Option]:
        out: list[Option] = []
        if not self.equipped and s.can_do(self.seat, p.EQUIP_ALPHA):
            out.append(v.CHOOSE.of(v.EQUIP_WORD))
        if not self.drawn and s.can_do(self.seat, p.DRAW_ONE):
            out.append(v.CHOOSE.of(v.DRAW_WORD))
        return [v.SKIP.of()] + out if out and (self.equipped or self.drawn) else out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.SKIP:
            return
        equips = v.CHOOSE.read(option) == v.EQUIP_WORD
        if not self.equipped and not self.drawn:
            s.push(EquipOrDraw(self.seat, int(equips), int(not equips)))
        s.do(self.seat, p.EQUIP_ALPHA if equips else p.DRAW_ONE)


# --- AlphaBot's attack ----------------------------------------------------------------------------------
def can_scrape(s: Botics) -> bool:
    """SB-R-91: at least one Cylindroid in the segment in front."""
    return s.vault < p.SHUTTLE and s.segment(front(s)) > 0


class Scraping(Decision[Botics]):
    """SB-3.5.10e: one or two Cylindroids there; their parts go into AlphaBot's Tank."""

    offers_last = True

    def __init__(self, seat: int, left: int, pieces: int) -> None:
        super().__init__(seat)
        self.left = left
        self.pieces = pieces

    def prompt(self, s: Botics) -> Line:
        return v.ASK_SCRAPE.line(self.left)

    def options(self, s: Botics) -> list[Option]:
        out = [v.SCRAPE.of(kind) for kind in range(p.KINDS) if s.on_belt(front(s), kind)]
        return [v.DONE.of()] + out if self.left < 2 and out else out

    def lapse(self, s: Botics) -> None:
        self.finish(s)

    def finish(self, s: Botics) -> None:
        s.push(TakeParts(self.seat, self.pieces, p.NO_GOODS))
        extra = s.bots[self.seat].modifier(p.SCRAP)
        if extra:  # AB06, once per sub-action
            gain_mix(s, self.seat, p.NO_GOODS, extra)

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DONE:
            self.finish(s)
            return
        kind = v.SCRAPE.read(option)
        s.belt[front(s) * p.KINDS + kind] -= 1
        s.note(EVERYONE, v.SCRAPPED, self.seat, kind)
        store_alpha(s, p.PARTS[kind])
        to_bag(s, kind, 1)
        if self.left > 1:
            s.push(Scraping(self.seat, self.left - 1, self.pieces))
        else:
            self.finish(s)


class TakeParts(Decision[Botics]):
    """Up to so many pieces of AlphaBot's Tank, one gain, to own tanks or the Battery Track."""

    offers_last = True

    def __init__(self, seat: int, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken

    def prompt(self, s: Botics) -> Line:
        return v.ASK_TAKE.line(self.left)

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        out: list[Option] = [v.DONE.of()]
        if self.left:
            for piece in range(p.GOODS):
                if s.alpha_tank[piece] and not self.taken[piece] and spots(b, piece):
                    out.append(v.TAKE.of(piece))
        return out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.TAKE:
            s.push(TakeParts(self.seat, self.left - 1, added(self.taken, v.TAKE.read(option), 1)))
        else:
            gain(s, self.seat, self.taken, FROM_ALPHA)
