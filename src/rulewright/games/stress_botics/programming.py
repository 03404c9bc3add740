"""Phase 2 (SB-2): drawing in turn order, deck ends, and hidden simultaneous programming."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame, Seated, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.stress_botics.stress import Settle
from rulewright.games.stress_botics.table import NOTHING_YET, PROGRAM_PHASE, BetaBot, Botics


class Programming(Frame[Botics]):
    """SB-2.0, SB-2.1, SB-2.2e: refill empty decks, draw in turn order, then all program."""

    def run(self, s: Botics) -> None:
        s.phase = PROGRAM_PHASE
        for kind in range(p.N_TYPES):
            if not s.decks[kind].cards:
                refill(s, kind)
        s.push(Program(tuple(s.order)))
        for seat in reversed(s.order):
            s.push(DrawMore(seat))
            s.push(Draw(seat, ()))


# --- decks --------------------------------------------------------------------------------------------
def refill(s: Botics, kind: int) -> None:
    """The discards become a new face-up deck."""
    deck, out = s.decks[kind], s.discards[kind]
    if not out.cards:
        return
    s.note(EVERYONE, v.REFILLED, kind, len(out.cards))
    s.renew(deck, out)
    show_top(s, kind)


def show_top(s: Botics, kind: int) -> None:
    """SB-S.10: the top card of a deck is seen by all."""
    cards = s.decks[kind].cards
    if cards and s.seen[cards[-1]] != EVERYONE:
        s.learn()
        s.show(cards[-1], EVERYONE)


def draw_card(s: Botics, seat: int, kind: int) -> None:
    """The top card goes to the hand; SB-2.1f: the last one ends the deck."""
    card = s.draw(s.decks[kind], s.bots[seat].hand)
    s.forget([card], only(seat))  # SB-V-03: all saw it, nobody keeps showing it
    s.note(EVERYONE, v.DREW, seat, card)
    if s.decks[kind].cards:
        show_top(s, kind)
        return
    s.note(EVERYONE, v.DECK_ENDED, kind)
    s.push(Refill(kind))
    s.push(Settle())
    s.push(Do(seat, p.DECK_ENDS[kind]))


class Refill(Frame[Botics]):
    """After the deck end event: a new deck from the discards, if there are any (SB-R-84)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, s: Botics) -> None:
        refill(s, self.kind)


# --- drawing ------------------------------------------------------------------------------------------
def allowance(s: Botics, b: BetaBot) -> int:
    """SB-2.1a to SB-2.1d: the number of cards of different types."""
    if s.round == p.ROUNDS:
        return 1
    if s.in_main(b):
        return 3
    if b.node == p.CORE or b.modifier(p.AS_SECTOR) or p.SECTOR[b.node] == p.SECTOR[s.active()]:
        return 2
    return 1


class Draw(Reasoned[Botics]):
    """SB-2.1: up to the allowance, card by card; in the Main Vault also two of one type."""

    step = "draw"
    offers_last = True

    def __init__(self, seat: int, drawn: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def prompt(self, s: Botics) -> Line:
        return v.ASK_DRAW.line(allowance(s, s.bots[self.seat]) - len(self.drawn))

    def look(self, s: Botics, to: Offers) -> None:
        most = allowance(s, s.bots[self.seat])
        for kind in range(len(p.TYPES)):
            if not self.allowed(kind, most):
                to.no(v.DRAW.of(kind), v.SAME_TYPE, kind)
            else:
                to.may_if(len(s.decks[kind].cards) > 0, v.DRAW.of(kind), v.NO_CARDS, kind)
        to.decline(v.DONE.of())

    def allowed(self, kind: int, most: int) -> bool:
        """Different types; where three are allowed two of one type instead."""
        drawn = self.drawn
        if len(drawn) == most or (len(drawn) == 2 and drawn[0] == drawn[1]):
            return False
        return kind not in drawn or (most == 3 and len(drawn) == 1)

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DRAW:
            kind = v.DRAW.read(option)
            s.push(Draw(self.seat, self.drawn + (kind,)))
            draw_card(s, self.seat, kind)


class DrawMore(Seated[Botics]):
    """AB04: the Scanner's additional card of any type, not in round 13."""

    def run(self, s: Botics) -> None:
        more = s.bots[self.seat].modifier(p.DRAW_MORE)
        if more and s.round < p.ROUNDS:
            s.push(DrawExtra(self.seat, more))


def see_decks(s: Botics, to: Offers) -> None:
    """A card of any type."""
    for kind in range(len(p.TYPES)):
        to.may_if(len(s.decks[kind].cards) > 0, v.DRAW.of(kind), v.NO_CARDS, kind)


class DrawAny(Reasoned[Botics]):
    """SB-FX-15: by Console or item; what cannot be drawn is lost (SB-R-93)."""

    step = "draw"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Botics) -> Line:
        return v.ASK_DRAW_MORE.line(self.left)

    def look(self, s: Botics, to: Offers) -> None:
        see_decks(s, to)

    def take(self, s: Botics, option: Option) -> None:
        if self.left > 1:
            s.push(DrawAny(self.seat, self.left - 1))
        draw_card(s, self.seat, v.DRAW.read(option))


class DrawExtra(DrawAny):
    """SB-2.1e: fewer or none is allowed here too."""

    offers_last = True

    def look(self, s: Botics, to: Offers) -> None:
        see_decks(s, to)
        to.decline(v.DONE.of())

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DRAW:
            if self.left > 1:
                s.push(DrawExtra(self.seat, self.left - 1))
            draw_card(s, self.seat, v.DRAW.read(option))


# --- programming --------------------------------------------------------------------------------------
def slots(b: BetaBot) -> int:
    """SB-2.2a to SB-2.2c: how many slots the batteries open."""
    return p.SLOTS_OPEN[b.size][len(b.track)]


class Program(Together[Botics]):
    """SB-2.2: hand cards face down into slots 1, 2, ... without gaps; fewer or none is allowed."""

    step = "program"

    def options(self, s: Botics, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        b = s.bots[seat]
        if (chosen and chosen[-1] in v.DONE) or len(chosen) == slots(b):
            return []
        programmed = [v.PROGRAM.read(option) for option in chosen]
        return [v.DONE.of()] + [v.PROGRAM.of(card) for card in b.different(programmed)]

    def prompt(self, s: Botics, seat: int) -> Line:
        return v.ASK_PROGRAM.line(slots(s.bots[seat]))

    def audience(self, s: Botics, seat: int) -> int:
        return only(seat)  # SB-V-04

    def reveal(self, s: Botics, chosen: list[tuple[Option, ...]]) -> None:
        for seat in self.seats:
            b = s.bots[seat]
            for option in chosen[seat]:
                if option in v.PROGRAM:
                    s.move(v.PROGRAM.read(option), b.hand, b.program)
            b.slots = len(b.program.cards)
            b.revealed = NOTHING_YET
            s.note(EVERYONE, v.PROGRAMMED, seat, b.slots)
