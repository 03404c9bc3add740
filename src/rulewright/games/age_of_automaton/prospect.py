"""Prospect (AOA-5): roll three Level dice, perhaps Overdrive, climb a space for each pass."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Action, Offers, Reasoned
from rulewright.core.state import Frame
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.achievements import claim, offer_claims
from rulewright.games.age_of_automaton.actions import (
    Claim,
    Closable,
    Close,
    Desk,
    HireSpecialist,
    UseSpecialist,
)
from rulewright.games.age_of_automaton.dice import roll_level, tell_levels
from rulewright.games.age_of_automaton.special import drive_price, strain, too_dear
from rulewright.games.age_of_automaton.table import Automaton


def prospect(s: Automaton, seat: int, track: int, level: int) -> None:
    """AOA-5.2, AOA-F-20."""
    s.push(Passes(seat, track, level))
    s.push(AfterRoll(seat))
    for die in range(p.LEVEL_DICE):
        s.dice[die] = roll_level(s)
    tell_levels(s)


class Drive(Action[Automaton, Desk]):
    """AOA-10.6: Overdrive lowers all dice, paid for each step."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        highest = max(s.dice)
        for n in range(1, v.DRIVE.size + 1):
            option = v.DRIVE.of(n - 1)
            if n > highest - 1:
                to.no(option, v.DICE_LOW, highest)
            elif not too_dear(me.f, option, drive_price(me.f, n), to):
                to.may(option)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        n = v.DRIVE.read(option) + 1
        s.push(Overdriven(seat))
        s.push(Lower(n))
        strain(s, seat, drive_price(s.factories[seat], n))


WITH_DICE: Final[tuple[Action[Automaton, Desk], ...]] = (
    UseSpecialist(v.USE, p.ROLLED),
    HireSpecialist(v.HIRE, p.ROLLED),
    Claim(v.CLAIM, p.ROLLED),
)


class AfterRoll(Closable):
    """AOA-D-08: Overdrive once, Test Pilot, Navigator, claims, or done."""

    step = "roll"

    actions: ClassVar[tuple[Action[Any, Any], ...]] = (Close(v.DONE, passes=True), Drive(v.DRIVE), *WITH_DICE)

    def prompt(self, s: Automaton) -> Line:
        return v.ASK_ROLLED.line(s.dice[0], s.dice[1], s.dice[2])


class Overdriven(AfterRoll):
    """AOA-RU-66: the same without Overdrive."""

    actions = (Close(v.DONE, passes=True), *WITH_DICE)
    shut = (Drive(v.DRIVE),)
    why_shut = v.OVERDRIVEN


class Lower(Frame[Automaton]):
    """AOA-10.6: all dice lower by n, none below I."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Automaton) -> None:
        for die in range(p.LEVEL_DICE):
            s.dice[die] = max(1, s.dice[die] - self.n)
        tell_levels(s)


class Passes(Frame[Automaton]):
    """AOA-5.2: a die not above the worker's level is a pass."""

    def __init__(self, seat: int, track: int, level: int) -> None:
        self.seat = seat
        self.track = track
        self.level = level

    def run(self, s: Automaton) -> None:
        passes = passed(s, self.level)
        s.note(EVERYONE, v.PASSES, self.seat, passes)
        s.push(Climb(self.seat, self.track, passes))


def passed(s: Automaton, level: int) -> int:
    return len([1 for die in s.dice if die <= level])


class Climb(Frame[Automaton]):
    """AOA-5.4: one space for each pass; an unmet demand ends it and the other passes are lost."""

    def __init__(self, seat: int, track: int, left: int) -> None:
        self.seat = seat
        self.track = track
        self.left = left

    def run(self, s: Automaton) -> None:
        f = s.factories[self.seat]
        space = f.prospect[self.track] + 1
        if self.left == 0 or space > p.TOP:
            return
        if space == p.TOP and top_taken(s, self.track):
            s.note(EVERYONE, v.TOP_TAKEN, self.seat, self.track)
            return
        if (
            len(f.research.cards) < p.NEEDS_RESEARCH[self.track][space]
            or len(f.sales.cards) < p.NEEDS_SALES[self.track][space]
        ):
            s.note(EVERYONE, v.HALTED, self.seat, self.track, space)
            return
        if p.TOLL[self.track][space]:
            s.push(Toll(self.seat, self.track, self.left))
        else:
            enter(s, self.seat, self.track, self.left)


def top_taken(s: Automaton, track: int) -> bool:
    """AOA-5.6."""
    return any(f.prospect[track] == p.TOP for f in s.factories)


def enter(s: Automaton, seat: int, track: int, left: int) -> None:
    """AOA-5.7: the benefits of the space come at once."""
    f = s.factories[seat]
    f.prospect = added(f.prospect, track, 1)
    s.note(EVERYONE, v.CLIMBED, seat, track, f.prospect[track])
    s.push(Climb(seat, track, left - 1))
    s.gain(seat, p.ENTERED[p.ENTERED_AT[track][f.prospect[track]]])


class Toll(Reasoned[Automaton]):
    """AOA-D-09: pay the credits and move, claim first, or stop (AOA-RU-14)."""

    step = "toll"

    def __init__(self, seat: int, track: int, left: int) -> None:
        super().__init__(seat)
        self.track = track
        self.left = left

    def credits(self, s: Automaton) -> int:
        return p.TOLL[self.track][s.factories[self.seat].prospect[self.track] + 1]

    def prompt(self, s: Automaton) -> Line:
        space = s.factories[self.seat].prospect[self.track] + 1
        return v.ASK_TOLL.line(self.track, space, self.credits(s))

    def look(self, s: Automaton, to: Offers) -> None:
        offer_claims(s, self.seat, to)
        lack = self.credits(s) - s.factories[self.seat].credits
        to.may_if(lack <= 0, v.PAY_TOLL.of(), v.TOLL_SHORT, lack)
        to.decline(v.STOP.of())

    def default(self, s: Automaton) -> Option:
        options = self.options(s)
        return v.PAY_TOLL.of() if v.PAY_TOLL.of() in options else options[0]

    def take(self, s: Automaton, option: Option) -> None:
        if option == v.PAY_TOLL.of():
            s.spend(self.seat, self.credits(s))
            enter(s, self.seat, self.track, self.left)
        elif option in v.CLAIM:
            s.push(self)
            claim(s, self.seat, v.CLAIM.read(option), s.unclaimed())
