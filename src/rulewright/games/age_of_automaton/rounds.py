"""The five phases of a round (AOA-F-01): Market, Action, Donation, Audit, Clean-up."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.achievements import (
    Checkpoint,
    FinalClaims,
    claim,
    markers,
    offer_claims,
)
from rulewright.games.age_of_automaton.cleanup import clean_up, steady
from rulewright.games.age_of_automaton.goods import give, held
from rulewright.games.age_of_automaton.requirements import AUDIT_TEST, met
from rulewright.games.age_of_automaton.scoring import tell_scores
from rulewright.games.age_of_automaton.table import (
    ACTION_PHASE,
    AUDIT_PHASE,
    CLEANUP_PHASE,
    DONATION_PHASE,
    FINISHED,
    MARKET_PHASE,
    Automaton,
)
from rulewright.games.age_of_automaton.turn import Turn


class Round(Frame[Automaton]):
    """AOA-F-01: the phases in order."""

    def run(self, s: Automaton) -> None:
        s.note(EVERYONE, v.ROUND_BEGAN, s.round)
        s.push(Cleanup())
        if s.audited():
            s.push(Audit())
        s.push(Donations())
        s.push(Actions(0, 0))
        s.push(Blocking())
        s.push(Market())


class Market(Frame[Automaton]):
    """AOA-2.1, AOA-2.2, AOA-F-03: three Resource dice set the Market for the round."""

    def run(self, s: Automaton) -> None:
        s.phase = MARKET_PHASE
        s.market = [p.RESOURCE_DIE[s.roll(len(p.RESOURCE_DIE)) - 1] for _ in range(p.MARKET)]
        s.note(EVERYONE, v.MARKET_SET, s.market[0], s.market[1], s.market[2])


class Blocking(Frame[Automaton]):
    """AOA-2.3 to 2.5: with three players a card blocks two worker actions; the next card is shown."""

    def run(self, s: Automaton) -> None:
        s.phase = ACTION_PHASE
        if s.seats != 3:
            return
        if s.blocked_next.cards:
            card = s.blocked_next.cards[0]
            s.move(card, s.blocked_next, s.blocked_past)
        else:
            card = s.draw(s.blocked_deck, s.blocked_past)
        for action in p.BLOCKS[card - p.BLOCKED_FIRST]:
            s.block(action)
        s.note(EVERYONE, v.BLOCKED_NOW, card - p.BLOCKED_FIRST)
        following = s.draw(s.blocked_deck, s.blocked_next)
        s.note(EVERYONE, v.BLOCKED_NEXT, following - p.BLOCKED_FIRST)


class Actions(Frame[Automaton]):
    """AOA-F-04: turn after turn, until all have used their Action markers."""

    def __init__(self, cycle: int, place: int) -> None:
        self.cycle = cycle
        self.place = place

    def run(self, s: Automaton) -> None:
        if self.place == s.seats:
            if self.cycle + 1 < s.actions():
                s.push(Actions(self.cycle + 1, 0))
            return
        s.push(Actions(self.cycle, self.place + 1))
        s.push(Turn(s.order[self.place]))


# --- donation (AOA-15) -----------------------------------------------------------------------------
class Donations(Frame[Automaton]):
    """AOA-F-05, AOA-F-28: in reverse turn order, each once."""

    def run(self, s: Automaton) -> None:
        s.phase = DONATION_PHASE
        for seat in s.order:  # the last is pushed last and donates first
            s.push(Donate(seat, s.factories[seat].donations()))


class Donate(Reasoned[Automaton]):
    """AOA-15.1, AOA-D-18, AOA-14.4: one unit at a time."""

    step = "donate"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_DONATE.line(self.left, s.factories[self.seat].donation)

    def most(self, s: Automaton) -> int:
        """Units that the limit and the track still allow."""
        return min(self.left, p.DONATION_TOP - s.factories[self.seat].donation)

    def raises(self, s: Automaton) -> list[int]:
        """AOA-15.3: the reputation that megaphones bring, by goods donated: none, one, to the track's end."""
        f = s.factories[self.seat]
        reached = [sum(p.MEGAPHONE[f.donation + 1 : to + 1]) for to in range(f.donation, p.DONATION_TOP + 1)]
        return [min(n, p.REPUTATION_TOP - f.reputation) for n in reached]

    def look(self, s: Automaton, to: Offers) -> None:
        f = s.factories[self.seat]
        offer_claims(s, self.seat, to)
        for good in range(p.CREDIT + 1):
            if f.donation == p.DONATION_TOP:
                to.no(v.DONATE.of(good), v.DONATION_END, p.DONATION_TOP)
            elif not self.left:
                to.no(v.DONATE.of(good), v.DONATION_LIMIT, f.donations())
            else:
                to.may_if(held(s, self.seat, good) > 0, v.DONATE.of(good), v.NONE_HELD, good)
        to.decline(v.STOP.of())

    def take(self, s: Automaton, option: Option) -> None:
        if option in v.DONATE:
            s.push(Donate(self.seat, self.left - 1))
            give(s, self.seat, v.DONATE.read(option))
            s.move_donation(self.seat)
            if p.MEGAPHONE[s.factories[self.seat].donation]:
                s.raise_reputation(self.seat, 1)  # AOA-15.3
        elif option in v.CLAIM:
            s.push(self)
            claim(s, self.seat, v.CLAIM.read(option), s.unclaimed())


# --- audit (AOA-16) --------------------------------------------------------------------------------
def trigger(card: int) -> int:
    """AOA-16.12: the trigger space of the card at this place of the row."""
    return card * p.AUDIT_SPACES + p.AUDIT_TRIGGER


class Audit(Frame[Automaton]):
    """AOA-16.1, 16.2, AOA-F-29: roll and move; then every card whose trigger was reached, left to right."""

    def run(self, s: Automaton) -> None:
        s.phase = AUDIT_PHASE
        die = p.AUDIT_DIE[s.roll(len(p.AUDIT_DIE)) - 1]
        s.audit = min(p.AUDIT_END, s.audit + die)
        s.note(EVERYONE, v.AUDIT_MOVED, die, s.audit)
        s.push(Flip(s.flipped))
        reached = [card for card in range(s.flipped, p.AUDITS) if trigger(card) <= s.audit]
        for card in reversed(reached):
            s.push(Inspect(card))
            s.push(Claims())


class Claims(Frame[Automaton]):
    """AOA-14.5: the checkpoint before a card is checked."""

    def run(self, s: Automaton) -> None:
        s.push(Checkpoint(s.unclaimed(), 0, markers(s)))


class Inspect(Frame[Automaton]):
    """AOA-16.3: each player below the requirement takes a Minus-3-VP token; the card is flipped."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Automaton) -> None:
        number = s.audits[self.card]
        for seat in s.order:
            f = s.factories[seat]
            if met(f, AUDIT_TEST[number]):
                s.note(EVERYONE, v.AUDIT_HELD, seat, number)
            else:
                f.minus += 1
                s.note(EVERYONE, v.AUDIT_FAILED, seat, number)
        s.flipped = self.card + 1  # AOA-16.10


class Flip(Frame[Automaton]):
    """AOA-16.4: a marker on the trigger of a card just flipped moves to that card's rightmost space."""

    def __init__(self, before: int) -> None:
        self.before = before  # cards flipped before this phase

    def run(self, s: Automaton) -> None:
        for card in range(self.before, s.flipped):
            if s.audit == trigger(card):
                s.audit = (card + 1) * p.AUDIT_SPACES
                s.note(EVERYONE, v.AUDIT_SHIFTED, s.audit)
                return


# --- clean-up and end ------------------------------------------------------------------------------
class Cleanup(Frame[Automaton]):
    """AOA-F-07, AOA-17.2, AOA-F-30: nine steps; in round 5 only the first, then the last claims."""

    def run(self, s: Automaton) -> None:
        s.phase = CLEANUP_PHASE
        steady(s)
        if s.round == p.ROUNDS:
            s.push(Finish())
            s.push(FinalClaims(s.unclaimed(), 0))
            return
        clean_up(s)
        s.push(Round())


class Finish(Frame[Automaton]):
    """AOA-SC-15."""

    def run(self, s: Automaton) -> None:
        s.phase = FINISHED
        if s.log is not None:
            tell_scores(s)
