"""Setup (TC-2.2 to 2.4): stacks, offer, cards, kits, and the free artifact of the fast start."""

from __future__ import annotations

from bisect import insort

from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Seated, Setup
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.packing import FirstPack
from rulewright.games.time_capsules.printed import (
    BIOS,
    COST,
    FAST_COST,
    FAST_ROUND,
    KIT_CARDS,
    KIT_CRYSTALS,
    KIT_VP,
    KITS,
    OFFER,
    ORANGE,
    PILES,
    PLAIN,
    PRINTED_ON,
    colour_at,
)
from rulewright.games.time_capsules.rounds import Round
from rulewright.games.time_capsules.table import FROM_START, Capsules
from rulewright.games.time_capsules.verbs import ASK_PICK, FIRST, PICK, PICKED, REVEALED, TOO_COSTLY


def start(setup: Setup) -> Capsules:
    """A game that waits for its first choice."""
    s = Capsules(setup)
    fast = setup.options["start"]
    for stack in s.stacks:
        s.shuffle(stack)
    s.shuffle(s.deck)
    s.refill(0)
    s.refill(1)
    s.piles = [PILES[s.seats]] * BIOS
    s.starter = s.first = s.rng.below(s.seats)
    s.note(EVERYONE, FIRST, s.first)
    for mat in s.mats:
        for kind in KITS[fast]:
            insort(mat.inactive, PLAIN[kind])
        mat.vp = mat.peak = KIT_VP[fast]
        mat.sources[FROM_START] = KIT_VP[fast]
        mat.crystals = KIT_CRYSTALS[fast]
        for _ in range(KIT_CARDS[fast]):
            s.draw_card(mat.seat)
    s.round = FAST_ROUND - 1 if fast else 0
    s.push(Round())
    s.push(FirstPack(tuple(range(s.seats))))
    if fast:
        for seat in s.seat_order():  # the first player is last
            s.push(Gift(seat))
    s.advance()
    return s


class Gift(Seated[Capsules]):
    """TC-2.3.3, TC-2.3.5: a free artifact, from the offer if one there is cheap enough."""

    def run(self, s: Capsules) -> None:
        if any([qualifies(s, slot) for slot in range(2 * OFFER)]):
            s.push(FreeArtifact(self.seat))
        else:
            dig(s, self.seat)


def qualifies(s: Capsules, slot: int) -> bool:
    token = s.offered(slot)
    return token >= 0 and COST[PRINTED_ON[token]] <= FAST_COST[colour_at(slot)]


def dig(s: Capsules, seat: int) -> None:
    """TC-2.3.5: reveal the orange stack until an artifact is cheap enough; the others go under it."""
    stack = s.stacks[ORANGE]
    revealed = 0
    while True:
        token = stack.cards[len(stack.cards) - 1 - revealed]
        s.learn()
        s.show(token, EVERYONE)
        s.note(EVERYONE, REVEALED, PRINTED_ON[token])
        if COST[PRINTED_ON[token]] <= FAST_COST[ORANGE]:
            break
        revealed += 1
    s.gain_artifact(seat, token, stack, PICKED)
    s.bury(stack, revealed)


class FreeArtifact(Reasoned[Capsules]):
    """TC-2.3.3, TC-R75: one of the cheap artifacts of the offer; taking is mandatory."""

    step = "setup"
    asks = ASK_PICK

    def look(self, s: Capsules, to: Offers) -> None:
        for slot in range(2 * OFFER):
            token = s.offered(slot)
            if qualifies(s, slot):
                to.may(PICK.of(slot))
            elif token >= 0:
                to.no(PICK.of(slot), TOO_COSTLY, PRINTED_ON[token])

    def take(self, s: Capsules, option: Option) -> None:
        slot = PICK.read(option)
        token = s.offered(slot)
        s.gain_artifact(self.seat, token, s.rows[colour_at(slot)], PICKED)
        s.refill(colour_at(slot))
