"""Achievements (AOA-14): claims in the own turn, at the Audit checkpoint and before final scoring."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.effects import ANY_GOOD, gain
from rulewright.games.age_of_automaton.goods import Take
from rulewright.games.age_of_automaton.printed import ACHIEVEMENT, ACHIEVEMENT_TEST
from rulewright.games.age_of_automaton.requirements import met, missing
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ASK_CLAIM,
    CLAIM,
    CLAIMED,
    CLAIMED_FIRST,
    HAS_MARKER,
    NOT_MET,
    SKIP,
)


def claims(s: Automaton, seat: int) -> list[Option]:
    """AOA-14.1: every card in play that the player meets and has no marker on."""
    f = s.factories[seat]
    out: list[Option] = []
    for i in range(len(s.achievements)):
        card = s.achievements[i]
        if not f.claimed >> i & 1 and met(f, ACHIEVEMENT_TEST[card]):
            out.append(CLAIM.of(card))
    return out


def all_claims(s: Automaton) -> list[Option]:
    return [CLAIM.of(card) for card in s.achievements]


def why_not_claim(s: Automaton, seat: int, card: int) -> Line | None:
    """AOA-14.7: the requirement must hold at the moment of claiming."""
    if card not in s.achievements:
        return None
    f = s.factories[seat]
    if f.claimed >> s.achievements.index(card) & 1:
        return HAS_MARKER.line(card)
    lack = missing(f, ACHIEVEMENT_TEST[card])
    return NOT_MET.line(card, lack) if lack else None


def claim(s: Automaton, seat: int, card: int, fresh: int) -> None:
    """AOA-14.2: the benefit, then for a first claim a credit or token. `fresh`: cards that nobody had."""
    i = s.achievements.index(card)
    first = fresh >> i & 1
    s.factories[seat].claimed |= 1 << i
    s.note(EVERYONE, CLAIMED_FIRST if first else CLAIMED, seat, card)
    if first:
        s.push(Take(seat, 1, ANY_GOOD))
    gain(s, seat, ACHIEVEMENT[card])


def markers(s: Automaton) -> int:
    """Achievement markers on all cards."""
    n = 0
    for f in s.factories:
        for i in range(len(s.achievements)):
            n += f.claimed >> i & 1
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


class ClaimCheck(Decision[Automaton]):
    """AOA-D-21: claim a card or none, before an Audit card is checked."""

    def __init__(self, seat: int, fresh: int) -> None:
        super().__init__(seat)
        self.fresh = fresh

    def prompt(self, s: Automaton) -> Line:
        return ASK_CLAIM.line()

    def options(self, s: Automaton) -> list[Option]:
        found = claims(s, self.seat)
        if found:
            found.append(SKIP.of())
            found.sort()
        return found

    def default(self, s: Automaton) -> Option:
        return self.options(s)[-1]

    def take(self, s: Automaton, option: Option) -> None:
        if option in CLAIM:
            claim(s, self.seat, CLAIM.read(option), self.fresh)

    def visible(self, s: Automaton) -> list[Option]:
        return [SKIP.of()] + all_claims(s)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return why_not_claim(s, self.seat, CLAIM.read(option)) if option in CLAIM else None


class FinalClaims(Frame[Automaton]):
    """AOA-14.6: every met card is claimed, in turn order, level 1 to 4, until nothing new is met."""

    def __init__(self, fresh: int, place: int, before: int) -> None:
        self.fresh = fresh
        self.place = place
        self.before = before

    def run(self, s: Automaton) -> None:
        if self.place < s.seats:
            seat = s.order[self.place]
            f = s.factories[seat]
            for i in range(len(s.achievements)):
                if not f.claimed >> i & 1 and met(f, ACHIEVEMENT_TEST[s.achievements[i]]):
                    s.push(self)
                    claim(s, seat, s.achievements[i], self.fresh)
                    return
            s.push(FinalClaims(self.fresh, self.place + 1, self.before))
        elif markers(s) > self.before:
            s.push(FinalClaims(self.fresh, 0, markers(s)))
