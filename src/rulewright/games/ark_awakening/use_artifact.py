"""USE ARTIFACT (ARK-5.7c): the single use of cards, one after another."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.effects import Do, Sequence
from rulewright.core.menu import Action, Offers
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening.book import BOOK, PART, USE_EFFECT, USE_IN_FALLOUT
from rulewright.games.ark_awakening.control import no_wounds
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import FALLOUT, Ark


class UseArtifact(Action[Ark, Doing]):
    """ARK-5.7c: do what it says, discard it. Of several parts each may be declined (7.2)."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        if not me.open[p.USE_ARTIFACT] or me.left(s, p.USE_ARTIFACT) <= 0:
            return
        for face in sorted({p.FACE_OF[card] for card in me.dome.hand.cards}):
            card = s.card_with(me.seat, face)
            if BOOK.effects[effect_of(s, card)].can(s, me.seat, 0):
                to.may(v.USE.of(face))
            else:
                to.no(v.USE.of(face), no_wounds(s))  # the only effect that can be forbidden

    def do(self, s: Ark, seat: int, option: Option) -> None:
        s.spent[p.USE_ARTIFACT] += 1
        card = s.card_with(seat, v.USE.read(option))
        s.move(card, s.domes[seat].hand, s.discards)
        effect = effect_of(s, card)
        s.push(Do(seat, effect, PART if isinstance(BOOK.effects[effect], Sequence) else 0))


def effect_of(s: Ark, card: int) -> int:
    """The number of what its single use does, in this mode."""
    return (USE_IN_FALLOUT if s.mode == FALLOUT else USE_EFFECT)[p.TITLE_OF[card]]
