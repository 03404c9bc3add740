"""Prospect (AOA-5): roll three Level dice, perhaps Overdrive, climb a space for each pass."""

from __future__ import annotations

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.achievements import all_claims, claim, claims, why_not_claim
from rulewright.games.age_of_automaton.dice import roll_level, tell_levels
from rulewright.games.age_of_automaton.effects import ROLLED, gain
from rulewright.games.age_of_automaton.printed import (
    AFTER_ROLL,
    ENTERED,
    ENTERED_AT,
    LEVEL_DICE,
    NEEDS_RESEARCH,
    NEEDS_SALES,
    SPECIALIST_FIRST,
    TIMING,
    TOLL,
    TOP,
)
from rulewright.games.age_of_automaton.reasons import why_not_credits, why_not_use
from rulewright.games.age_of_automaton.special import extra_due, strain
from rulewright.games.age_of_automaton.specialists import act, uses
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ASK_ROLLED,
    ASK_TOLL,
    CLAIM,
    CLIMBED,
    DICE_LOW,
    DONE,
    DRIVE,
    HALTED,
    HIRE,
    OVERDRIVEN,
    PASSES,
    STOP,
    TOLL_,
    TOLL_SHORT,
    TOP_TAKEN,
    USE,
)


def prospect(s: Automaton, seat: int, track: int, level: int) -> None:
    """AOA-5.2."""
    s.push(Passes(seat, track, level))
    s.push(AfterRoll(seat, 0))
    for die in range(LEVEL_DICE):
        s.dice[die] = roll_level(s)
    tell_levels(s)


class AfterRoll(Decision[Automaton]):
    """AOA-D-08: Overdrive once (AOA-10.6), Test Pilot, Navigator, claims, or done."""

    def __init__(self, seat: int, overdriven: int) -> None:
        super().__init__(seat)
        self.overdriven = overdriven

    def prompt(self, s: Automaton) -> Line:
        return ASK_ROLLED.line(s.dice[0], s.dice[1], s.dice[2])

    def options(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        out: list[Option] = []
        if not self.overdriven:
            for n in range(1, min(max(s.dice) - 1, f.credits - extra_due(f)) + 1):
                out.append(DRIVE.of(n - 1))
        uses(s, self.seat, ROLLED, out)
        out += claims(s, self.seat)
        if out:
            out.append(DONE.of())
            out.sort()
        return out

    def take(self, s: Automaton, option: Option) -> None:
        if option == DONE.of():
            return
        if option in DRIVE:
            n = DRIVE.read(option) + 1
            s.push(AfterRoll(self.seat, 1))
            s.push(Lower(n))
            strain(s, self.seat, n + extra_due(s.factories[self.seat]))
            return
        s.push(self)
        if option in CLAIM:
            claim(s, self.seat, CLAIM.read(option), s.unclaimed())
        else:
            act(s, self.seat, option, ROLLED)

    def visible(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        out = [DONE.of()] + [DRIVE.of(n) for n in range(DRIVE.size)] + all_claims(s)
        for card in f.specialists.cards:
            if TIMING[card - SPECIALIST_FIRST] == AFTER_ROLL:
                out.append(USE.of(card - SPECIALIST_FIRST))
        for card in s.common.cards:
            if TIMING[card - SPECIALIST_FIRST] == AFTER_ROLL:
                out.append(HIRE.of(card - SPECIALIST_FIRST))
        return out

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option in self.options(s):
            return None
        if option in DRIVE:
            if self.overdriven:
                return OVERDRIVEN.line()
            n = DRIVE.read(option) + 1
            if n > max(s.dice) - 1:
                return DICE_LOW.line(max(s.dice))
            return why_not_credits(s.factories[self.seat], n)
        if option in CLAIM:
            return why_not_claim(s, self.seat, CLAIM.read(option))
        return why_not_use(s, self.seat, option, ROLLED)


class Lower(Frame[Automaton]):
    """AOA-10.6: all dice lower by n, none below I."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Automaton) -> None:
        for die in range(LEVEL_DICE):
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
        s.note(EVERYONE, PASSES, self.seat, passes)
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
        if self.left == 0 or space > TOP:
            return
        if space == TOP and top_taken(s, self.track):
            s.note(EVERYONE, TOP_TAKEN, self.seat, self.track)
            return
        if (
            len(f.research.cards) < NEEDS_RESEARCH[self.track][space]
            or len(f.sales.cards) < NEEDS_SALES[self.track][space]
        ):
            s.note(EVERYONE, HALTED, self.seat, self.track, space)
            return
        if TOLL[self.track][space]:
            s.push(Toll(self.seat, self.track, self.left))
        else:
            enter(s, self.seat, self.track, self.left)


def top_taken(s: Automaton, track: int) -> bool:
    """AOA-5.6."""
    return any(f.prospect[track] == TOP for f in s.factories)


def enter(s: Automaton, seat: int, track: int, left: int) -> None:
    """AOA-5.7: the benefits of the space come at once."""
    f = s.factories[seat]
    f.prospect[track] += 1
    s.note(EVERYONE, CLIMBED, seat, track, f.prospect[track])
    s.push(Climb(seat, track, left - 1))
    gain(s, seat, ENTERED[ENTERED_AT[track][f.prospect[track]]])


class Toll(Decision[Automaton]):
    """AOA-D-09: pay the credits and move, claim first, or stop (AOA-RU-14)."""

    def __init__(self, seat: int, track: int, left: int) -> None:
        super().__init__(seat)
        self.track = track
        self.left = left

    def credits(self, s: Automaton) -> int:
        return TOLL[self.track][s.factories[self.seat].prospect[self.track] + 1]

    def prompt(self, s: Automaton) -> Line:
        space = s.factories[self.seat].prospect[self.track] + 1
        return ASK_TOLL.line(self.track, space, self.credits(s))

    def options(self, s: Automaton) -> list[Option]:
        out = claims(s, self.seat)
        if s.factories[self.seat].credits >= self.credits(s):
            out.append(TOLL_.of())
        if out:
            out.append(STOP.of())
            out.sort()
        return out

    def default(self, s: Automaton) -> Option:
        options = self.options(s)
        return TOLL_.of() if TOLL_.of() in options else options[0]

    def take(self, s: Automaton, option: Option) -> None:
        if option == TOLL_.of():
            s.spend(self.seat, self.credits(s))
            enter(s, self.seat, self.track, self.left)
        elif option in CLAIM:
            s.push(self)
            claim(s, self.seat, CLAIM.read(option), s.unclaimed())

    def visible(self, s: Automaton) -> list[Option]:
        return [STOP.of(), TOLL_.of()] + all_claims(s)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option in self.options(s):
            return None
        if option in CLAIM:
            return why_not_claim(s, self.seat, CLAIM.read(option))
        if option == TOLL_.of():
            return TOLL_SHORT.line(self.credits(s) - s.factories[self.seat].credits)
        return None
