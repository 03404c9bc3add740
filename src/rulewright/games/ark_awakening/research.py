"""RESEARCH (ARK-5.7a, 5.7d): artifact cards."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.modifiers import benefit, value
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import Ark


class Research(Action[Ark, Doing]):
    """ARK-5.7a: draw by the value; who sifts draws more and discards as many of those drawn."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if me.open[p.RESEARCH] and not s.spent[p.RESEARCH]:
            to.may(v.RESEARCH.of())

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.RESEARCH] += 1
        sifted = benefit(s, seat, p.B_SIFT)
        drawn = 0
        for _ in range(value(s, seat, p.RESEARCH) + sifted):
            drawn += s.draw_artifact(seat)
        if sifted:
            s.push(Sift(seat, drawn, sifted))
            s.push(Check())


class Sift(Decision[Ark]):
    """ARK-5.7d, ARK-V10: the newest cards of the hand are those drawn; some are discarded, face up."""

    step = "research"

    def __init__(self, seat: int, drawn: int, left: int) -> None:
        super().__init__(seat)
        self.drawn = drawn
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        hand = s.domes[self.seat].hand.cards
        return [
            v.DISCARD.of(face)
            for face in sorted({p.FACE_OF[card] for card in hand[len(hand) - self.drawn :]})
        ]

    def take(self, s: Ark, option: Option) -> None:
        hand = s.domes[self.seat].hand
        newest = [card for card in hand.cards[len(hand.cards) - self.drawn :]]
        card = min([card for card in newest if p.FACE_OF[card] == v.DISCARD.read(option)])
        s.move(card, hand, s.discards)
        if self.left > 1 and self.drawn > 1:
            s.push(Sift(self.seat, self.drawn - 1, self.left - 1))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_DISCARD.line(self.left)
