"""Setup (TC-2.2 to 2.4): stacks, offer, cards, kits, and the free artifact of the fast start."""

from __future__ import annotations

from bisect import insort

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Seated, Setup
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.packing import FirstPack
from rulewright.games.time_capsules.rounds import Round
from rulewright.games.time_capsules.table import FROM_START, Capsules


def start(setup: Setup) -> Capsules:
    """A game that waits for its first choice."""
    s = Capsules(setup)
    fast = setup.options["start"]
    for stack in s.stacks:
        s.shuffle(stack)
    s.shuffle(s.deck)
    s.refill(0)
    s.refill(1)
    s.piles = [p.PILES[s.seats]] * p.BIOS
    s.starter = s.first = s.rng.below(s.seats)
    s.note(EVERYONE, v.FIRST, s.first)
    for mat in s.mats:
        for kind in p.KITS[fast]:
            insort(mat.inactive, p.PLAIN[kind])
        mat.vp = mat.peak = p.KIT_VP[fast]
        mat.sources[FROM_START] = p.KIT_VP[fast]
        mat.crystals = p.KIT_CRYSTALS[fast]
        for _ in range(p.KIT_CARDS[fast]):
            s.draw_card(mat.seat)
    s.round = p.FAST_ROUND - 1 if fast else 0
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
        if any([qualifies(s, slot) for slot in range(2 * p.OFFER)]):
            s.push(FreeArtifact(self.seat))
        else:
            dig(s, self.seat)


def qualifies(s: Capsules, slot: int) -> bool:
    token = s.offered(slot)
    return token >= 0 and p.COST[p.PRINTED_ON[token]] <= p.FAST_COST[p.colour_at(slot)]


def dig(s: Capsules, seat: int) -> None:
    """TC-2.3.5: reveal the orange stack until an artifact is cheap enough; the others go under it."""
    stack = s.stacks[p.ORANGE]
    revealed = 0
    while True:
        token = stack.cards[len(stack.cards) - 1 - revealed]
        s.learn()
        s.show(token, EVERYONE)
        s.note(EVERYONE, v.REVEALED, p.PRINTED_ON[token])
        if p.COST[p.PRINTED_ON[token]] <= p.FAST_COST[p.ORANGE]:
            break
        revealed += 1
    s.gain_artifact(seat, token, stack, v.PICKED)
    s.bury(stack, revealed)


class FreeArtifact(Reasoned[Capsules]):
    """TC-2.3.3, TC-R75: one of the cheap artifacts of the offer; taking is mandatory."""

    step = "setup"
    asks = v.ASK_PICK

    def look(self, s: Capsules, to: Offers) -> None:
        for slot in range(2 * p.OFFER):
            token = s.offered(slot)
            if qualifies(s, slot):
                to.may(v.PICK.of(slot))
            elif token >= 0:
                to.no(v.PICK.of(slot), v.TOO_COSTLY, p.PRINTED_ON[token])

    def take(self, s: Capsules, option: Option) -> None:
        slot = v.PICK.read(option)
        token = s.offered(slot)
        s.gain_artifact(self.seat, token, s.rows[p.colour_at(slot)], v.PICKED)
        s.refill(p.colour_at(slot))
