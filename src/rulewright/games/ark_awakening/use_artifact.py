"""USE ARTIFACT (ARK-5.7c): the single use of cards, one after another."""

from __future__ import annotations

from rulewright.core.effects import Do
from rulewright.core.menu import Action, Offers
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening.book import BOOK, USE_EFFECT, USE_IN_FALLOUT
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.printed import FACE_OF, TITLE_OF
from rulewright.games.ark_awakening.printed import USE_ARTIFACT as USING
from rulewright.games.ark_awakening.table import FALLOUT, Ark
from rulewright.games.ark_awakening.verbs import NO_AIRLOCK, USE


class UseArtifact(Action[Ark, Doing]):
    """ARK-5.7c: do what it says, discard it."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[USING] or me.left(s, USING) <= 0:
            return
        for face in sorted({FACE_OF[card] for card in me.dome.hand.cards}):
            card = s.card_with(me.seat, face)
            if BOOK.effects[effect_of(s, card)].can(s, me.seat, 0):
                to.may(USE.of(face))
            else:
                to.no(USE.of(face), NO_AIRLOCK)  # the only effect that can be forbidden

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[USING] += 1
        card = s.card_with(seat, USE.read(option))
        s.move(card, s.domes[seat].hand, s.discards)
        s.push(Do(seat, effect_of(s, card)))


def effect_of(s: Ark, card: int) -> int:
    """The number of what its single use does, in this mode."""
    return (USE_IN_FALLOUT if s.mode == FALLOUT else USE_EFFECT)[TITLE_OF[card]]
