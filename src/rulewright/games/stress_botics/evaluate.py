"""An estimate of a position for bots: points in hand, less stress, and what could still be delivered."""

from __future__ import annotations

from typing import Final

from rulewright.games.stress_botics.printed import (
    AD,
    ALPHA_VP,
    BOOSTED,
    CAGE,
    CORE,
    EACH,
    EXTRACTS,
    ITEM_VP,
    LIMIT,
    LV,
    MD,
    MOST,
    N_NODES,
    NEAR,
    OWN_STRESS,
    PATH,
    PIECES,
    PLACE_OF,
    POINT,
    ROUNDS,
    SHUTTLE,
    STATUS_INDEX,
    STRESS_TRACK,
    VAULT_KIND,
    WORTH,
    node,
)
from rulewright.games.stress_botics.programming import slots
from rulewright.games.stress_botics.scoring import main_vp, secondaries
from rulewright.games.stress_botics.table import NONE, UNUSED, BetaBot, Botics
from rulewright.games.stress_botics.tanks import holding

PIECE_WORTH: Final = [0.35, 0.35, 0.35, 0.7, 0.9, 0.12, 0.4, 0.4, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5]
BATTERY_WORTH: Final = [0.0, 0.8, 1.8, 2.8, 3.5, 4.0, 4.6, 5.2, 5.7, 6.2]  # by batteries on the track
SHIELD_WORTH: Final = [0.0, 0.0, 2.0, 3.0, 4.0, 4.8, 5.5, 6.1, 6.7, 7.2, 7.7, 8.2, 8.6]
NEAR_ALPHA: Final = [5.0, 2.2, 1.3, 0.6, 0.0, -0.4, -0.8]  # by distance to the active Main Vault


def _distances() -> list[list[int]]:
    """Steps between nodes with every padlock open and the Core connected."""
    out: list[list[int]] = []
    for start in range(N_NODES):
        far = [99] * N_NODES
        far[start] = 0
        ring = [start]
        while ring:
            following: list[int] = []
            for here in ring:
                near = [node(s, LV) for s in range(3)] if here == CORE else NEAR[here]
                for there in near:
                    if far[there] == 99:
                        far[there] = far[here] + 1
                        following.append(there)
            ring = following
        out.append(far)
    return out


DISTANCE: Final = _distances()


def evaluate(s: Botics, seat: int) -> float:
    """The own standing against the best of the others."""
    mine = standing(s, seat)
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, public_standing(s, s.bots[other]))
    return mine if s.seats == 1 else mine - 0.5 * best


def public_standing(s: Botics, b: BetaBot) -> float:
    """What everybody can see of a board."""
    value = -float(b.stress) - (0.5 * (b.stress - STRESS_TRACK) if b.stress > STRESS_TRACK else 0.0)
    for ship in range(3):
        value += main_vp(s, b.seat, ship)
    if b.reward == 0:
        value += ALPHA_VP
    for item in b.items():
        value += ITEM_VP[item]
    value += SHIELD_WORTH[b.shields] + BATTERY_WORTH[min(9, len(b.track))]
    return value


def standing(s: Botics, seat: int) -> float:
    b = s.bots[seat]
    left = max(0, ROUNDS - s.round)
    value = public_standing(s, b)
    for piece in range(len(PIECES)):
        n = holding(b, piece)
        if n:
            value += PIECE_WORTH[piece] * min(n, 4) * min(1.0, 0.2 + left / 5)
    for piece in b.producer:
        if piece != NONE:
            value += 1.0
    if b.inner != NONE:
        value += 0.7
    value += cards_worth(s, b)
    if sum(b.captured) > 3 + b.modifier(CAGE):
        value -= 1.0
    one, two, both, _ = secondaries(s, seat)
    value += (one + two + both) * (0.5 if left else 1.0)
    return value + place_worth(s, b) + prospects(s, b)


def place_worth(s: Botics, b: BetaBot) -> float:
    """In the Main Vault AlphaBot's losses do not stress, cards and Console are there; never be far ahead."""
    if s.vault == SHUTTLE:
        return 0.0
    ahead = STATUS_INDEX[b.node] - (s.vault + 1) if b.node != CORE else 0
    value = -0.9 * max(0, ahead) if s.phase <= 5 else 0.0
    value += NEAR_ALPHA[min(6, DISTANCE[b.node][s.active()])]
    if s.round % 2 == 0 and s.vault + 1 < SHUTTLE:  # AlphaBot leaves when this round ends
        value += 0.5 * NEAR_ALPHA[min(6, DISTANCE[b.node][PATH[s.vault + 1]])]
    return value


def cards_worth(s: Botics, b: BetaBot) -> float:
    """Cards by what they could do from here; the first of a type counts most."""
    tile = s.tile_at(b.node)
    guarded = tile >= 0 and s.held(PLACE_OF[b.node]) > 0
    if s.in_main(b):
        useful = [0.8 if s.round % 2 == 0 else 0.4, 0.3, 1.6]
    elif b.node == CORE:
        useful = [1.8, 0.9, 0.2]
    elif tile >= 0 and not guarded:
        extracting = VAULT_KIND[tile][s.sides[tile]] == EXTRACTS
        useful = [1.5, 1.0 if extracting else 0.2, 0.2 if extracting else 1.2]
    else:
        useful = [1.6, 0.3, 0.3]
    # before programming the best cards of the hand count as programmed, or drawing would seem a loss
    free = slots(b) if s.phase == 2 and not b.program.cards else 0
    cards = [card for card in b.program.cards if card >= 0]
    planned = len(cards) + free
    cards += sorted([card for card in b.hand.cards if card >= 0], key=lambda card: -useful[card // EACH])
    value = 0.0
    for number in range(min(len(cards), 8)):
        kind = cards[number] // EACH
        boosted = 0.2 if BOOSTED[cards[number]] else 0.0
        value += boosted + (0.3 + useful[kind] if number < planned else 0.25 + 0.5 * useful[kind])
        useful[kind] *= 0.6
    return value


def prospects(s: Botics, b: BetaBot) -> float:
    """The best delivery in sight: what could be loaded, how soon, how far the base, how low the stress."""
    best = 0.0
    if not b.markers or len(b.track) < 2 or b.shields < 2:
        return best
    for ship in range(3):
        if s.ships[ship] == NONE or not s.demand[ship]:
            continue
        objective = s.objectives[ship]
        load = 0.0
        for piece in range(len(PIECES)):
            if MOST[objective][piece]:
                load += WORTH[objective][piece] * min(MOST[objective][piece], holding(b, piece))
        for sector in range(3):
            wait = POINT[ship][sector] - s.ships[ship]
            if wait < 0 or b.cargo[sector] != UNUSED:
                continue
            spare = LIMIT[ship][sector] - b.stress
            if spare < 0:
                continue
            far = min(DISTANCE[b.node][node(sector, MD)], DISTANCE[b.node][node(sector, AD)])
            gain = load - OWN_STRESS[ship][sector]
            if wait == 0:
                near = 1.0 - 0.14 * far
            elif wait == 1:
                near = 0.85 - 0.07 * max(0, far - 2)
            else:
                near = 0.7 - 0.03 * min(wait, 8) - 0.02 * max(0, far - 4)
            best = max(best, 0.6 * gain * max(0.05, near))
    return best
