"""Achievements (AOA-14): claims in the own turn, at the Audit checkpoint and before final scoring."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.goods import ANY_GOOD, Take
from rulewright.games.age_of_automaton.requirements import ACHIEVEMENT_TEST, met, missing
from rulewright.games.age_of_automaton.table import Automaton


def offer_claims(s: Automaton, seat: int, to: Offers) -> None:
    """AOA-14.1, AOA-14.7: every card in play that the player has no marker on and meets at this moment."""
    f = s.factories[seat]
    claimed = f.claimed
    for card in s.achievements:
        if not claimed & 1 and met(f, ACHIEVEMENT_TEST[card]):
            to.may(v.CLAIM.of(card))
        elif to.told and claimed & 1:
            to.no(v.CLAIM.of(card), v.HAS_MARKER, card)
        elif to.told:
            to.no(v.CLAIM.of(card), v.NOT_MET, card, missing(f, ACHIEVEMENT_TEST[card]))
        claimed >>= 1


def claim(s: Automaton, seat: int, card: int, fresh: int) -> None:
    """AOA-14.2, AOA-D-20: the benefit, then for a first claim a unit. `fresh`: cards that nobody had."""
    i = s.achievements.index(card)
    first = fresh >> i & 1
    s.factories[seat].claimed |= 1 << i
    s.note(EVERYONE, v.CLAIMED_FIRST if first else v.CLAIMED, seat, card)
    if first:
        s.push(Take(seat, 1, ANY_GOOD))
    s.gain(seat, p.ACHIEVEMENT[card])


def markers(s: Automaton) -> int:
    """Achievement markers on all cards."""
    n = 0
    for f in s.factories:
        for i in range(len(s.achievements)):
            n += f.has_claimed(i)
    return n


class Checkpoint(Frame[Automaton]):
    """AOA-14.5, AOA-RU-69: in turn order, round after round until no one claims."""

    def __init__(self, fresh: int, place: int, before: int) -> None:
        self.fresh = fresh  # cards without a marker when the checkpoint began: all who claim them are first
        self.place = place
        self.before = before  # markers when this round of claims began

    def run(self, s: Automaton) -> None:
        if self.place < s.seats:
            s.push(Checkpoint(self.fresh, self.place + 1, self.before))
            s.push(ClaimCheck(s.order[self.place], self.fresh))
        elif markers(s) > self.before:
            s.push(Checkpoint(self.fresh, 0, markers(s)))


class ClaimCheck(Reasoned[Automaton]):
    """AOA-D-21: claim a card or none, before an Audit card is checked."""

    step = "claim"
    asks = v.ASK_CLAIM
    offers_last = True

    def __init__(self, seat: int, fresh: int) -> None:
        super().__init__(seat)
        self.fresh = fresh

    def look(self, s: Automaton, to: Offers) -> None:
        offer_claims(s, self.seat, to)
        to.decline(v.SKIP.of())

    def take(self, s: Automaton, option: Option) -> None:
        if option in v.CLAIM:
            claim(s, self.seat, v.CLAIM.read(option), self.fresh)


class FinalClaims(Frame[Automaton]):
    """AOA-14.6: every met card is claimed, in turn order; each player level 1 to 4 until nothing new is met.

    One round is enough: no claim changes what another player meets (AOA-RU-85).
    """

    def __init__(self, fresh: int, place: int) -> None:
        self.fresh = fresh
        self.place = place

    def run(self, s: Automaton) -> None:
        if self.place == s.seats:
            return
        seat = s.order[self.place]
        f = s.factories[seat]
        for i in range(len(s.achievements)):
            if not f.has_claimed(i) and met(f, ACHIEVEMENT_TEST[s.achievements[i]]):
                s.push(self)
                claim(s, seat, s.achievements[i], self.fresh)
                return
        s.push(FinalClaims(self.fresh, self.place + 1))
