"""How a combat with the Enemy may end, for the estimates of the co-operative modes (ARK-10.11 to 10.12b)."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.flow import Veil
from rulewright.games.ark_awakening.clashes import troops_of
from rulewright.games.ark_awakening.combat import offensive
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    COMBAT,
    DEFENCE,
    dark,
    enemy_combat,
    enemy_defence,
    on_board,
    uses_card,
)
from rulewright.games.ark_awakening.table import Ark

WEAKER: Final = [  # by power: the cards that have less
    len([1 for power in p.POWER_OF if power < margin]) for margin in range(max(p.POWER_OF) + 2)
]
LEAST_POWER: Final = 0.02  # of the card kept, for each point of its power


def winning(s: Ark, seat: int, cell: int) -> float:
    """The chance to beat the Enemy there: none without an arsenal that reaches its defence (ARK-6.3.2)."""
    if s.domes[seat].arsenal < enemy_defence(s, cell):
        return 0.0
    own = offensive(s, seat, troops_of(s, seat, cell), cell) + committed(s, seat)
    cards = p.DARK_CARDS + 1 if dark(s) != AUTOMATON and uses_card(s, cell) else 1
    return beaten(own - enemy_combat(s, cell), cards)


def withstanding(s: Ark, seat: int, cell: int) -> float:
    """The chance of its units there to beat a Guardian, should a Dark Player send one."""
    if s.domes[seat].arsenal < on_board(s, DEFENCE):
        return 0.0
    own = offensive(s, seat, troops_of(s, seat, cell), cell) + best_card(s, seat)
    return beaten(own - on_board(s, COMBAT), p.DARK_CARDS + 1)


def committed(s: Ark, seat: int) -> int:
    """The power of the card just chosen, if the look ahead stops before the Enemy's is drawn; or the best."""
    past = s.past
    if past is not None and past.seat == seat and s.stack and isinstance(s.stack[-1], Veil):
        if past.option in v.PLAY:
            return p.FACE_POWER[v.PLAY.read(past.option)]
        if past.option == v.DONE.of():
            return 0
    return best_card(s, seat)


def best_card(s: Ark, seat: int) -> int:
    """Its power; a fellow's cards may not be known."""
    best = 0
    for card in s.domes[seat].hand.cards:
        if card >= 0:
            best = max(best, p.POWER_OF[card])
    return best


def beaten(margin: int, cards: int = 1) -> float:
    """The chance that the Enemy's card is weaker, or all of those that a Dark Player chooses from."""
    chance = WEAKER[max(0, min(margin, len(WEAKER) - 1))] / p.ARTIFACTS
    out = chance
    for _ in range(cards - 1):
        out *= chance
    return out
