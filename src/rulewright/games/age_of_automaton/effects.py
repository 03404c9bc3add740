"""The words of cards, tiles and spaces (AOA-FX), one class a word. `source` is the moment of the turn."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
from rulewright.core.content import index
from rulewright.core.effects import Tokens
from rulewright.games.age_of_automaton.dice import Reroll, TurnDie, roll_resources
from rulewright.games.age_of_automaton.goods import ANY_COLOUR, Swap, Take, gain_tokens
from rulewright.games.age_of_automaton.special import OvertimeTarget, extra_due, overclock
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.technology import Upgrade
from rulewright.games.age_of_automaton.turn import Main
from rulewright.games.age_of_automaton.words import PURSE, TECH, UNBUILT, WILD, Hypothesis, Pay, Some, Word


class Bundle(Word):
    """AOA-FX-01: tokens of printed colours."""

    word = "tokens"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.colours: list[int] = [0, 0, 0]
        for part in args:
            self.colours[index(p.COLOURS, part[0], "colour")] += int(part[1:])

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        gain_tokens(s, seat, self.colours)

    def tokens(self) -> Tokens:
        said = [
            Tokens(self.word, {"n": self.colours[i], "colour": p.COLOURS[i]})
            for i in range(len(p.COLOURS))
            if self.colours[i]
        ]
        out = said.pop()
        while said:
            out = Tokens("with", {"one": said.pop(), "two": out})
        return out

    def worth(self) -> float:
        return 0.6 * sum(self.colours)

    def helps(self) -> bool:
        return True

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        g = h[:]
        for colour in range(len(self.colours)):
            g[colour] += self.colours[colour]
        return [g]


class Credits(Some):
    """AOA-FX-02."""

    word = "cr"
    each = 0.6

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.earn(seat, self.n)

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        g = h[:]
        g[PURSE] += self.n
        return [g]


class AnyTokens(Some):
    """AOA-FX-03: tokens of colours of one's choice."""

    word = "any"
    each = 0.6

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(Take(seat, self.n, ANY_COLOUR))

    def helps(self) -> bool:
        return True

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        g = h[:]
        g[WILD] += self.n
        return [g]


class RollDice(Some):
    """AOA-FX-04: the tokens that Resource dice show."""

    word = "rd"
    each = 0.6

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        gain_tokens(s, seat, roll_resources(s, self.n))


class BuildWorkers(Word):
    """AOA-FX-05: unbuilt dice become workers of a level; missing dice are lost (AOA-13.4)."""

    word = "build"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.level: int = p.roman(args[0])
        self.n: int = int(args[1]) if len(args) > 1 else 1

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].unbuilt == 0

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.build(seat, self.level, self.n)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n, "level": p.LEVELS[self.level - 1]})

    def worth(self) -> float:
        return WORKER_WORTH[self.level] * self.n

    def helps(self) -> bool:
        return True

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        g = h[:]
        n = min(self.n, g[UNBUILT])
        g[UNBUILT] -= n
        g[TECH + self.level] += n
        return [g]


class UpgradeOne(Some):
    """AOA-FX-06: one worker rises; it may be skipped."""

    word = "up"
    each = 0.9

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return not s.factories[seat].upgradable()

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(Upgrade(seat, self.n))

    def helps(self) -> bool:
        return True

    def after(self, h: Hypothesis) -> list[Hypothesis]:
        out = [h]
        for level in range(1, p.IV):
            if h[TECH + level]:
                g = h[:]
                g[TECH + level] -= 1
                g[TECH + min(p.IV, level + self.n)] += 1
                out.append(g)
        return out


class Reputation(Some):
    """AOA-FX-07."""

    word = "rep"
    each = 1.3

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].reputation == p.REPUTATION_TOP

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.raise_reputation(seat, self.n)


class Relation(Word):
    """AOA-FX-08: one step with a company."""

    word = "rel"
    each = 0.9

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.company: int = "ABC".index(args[0])

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].relations[self.company] == p.RELATION_TOP

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.relate(seat, self.company)

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"company": "ABC"[self.company]})


class Donation(Some):
    """AOA-FX-09, AOA-13.9: without a megaphone."""

    word = "don"
    each = 0.85

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].donation == p.DONATION_TOP

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        for _ in range(self.n):
            s.move_donation(seat)


class Points(Some):
    """AOA-FX-10."""

    word = "vp"
    each = 1.0

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.score(seat, self.n)


class SwapTokens(Some):
    """AOA-FX-12."""

    word = "swap"

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].held() == 0

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(Swap(seat, 0, self.n))

    def worth(self) -> float:
        return 0.8


class RerollDice(Word):
    """AOA-FX-13."""

    word = "reroll"
    each = 0.8

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(Reroll(seat))


class SetDie(Word):
    """AOA-FX-14."""

    word = "setdie"
    each = 1.0

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return max(s.dice) == 1

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(TurnDie(seat))


class WaiveTokens(Some):
    """AOA-FX-15, AOA-RU-86: before a purchase, and only one at a time."""

    word = "waive"

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        return s.factories[seat].waive > 0 or source not in (p.IN_OPEN, p.BEFORE_EXTRA)

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.factories[seat].waive = self.n

    def worth(self) -> float:
        return 1.0


class FreeSpecialAction(Word):
    """AOA-FX-16, AOA-RU-89: no printed credits, but reliability and the extra credits."""

    word = "special"
    each = 1.0

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.which: int = p.SPECIAL_NAMES.index(args[0].lower())

    def idle(self, s: Automaton, seat: int, source: int) -> bool:
        f = s.factories[seat]
        due = extra_due(f)
        if due > f.credits:
            return True
        if self.which == p.OVERCLOCK:
            return not f.upgradable()
        return source != p.IN_OPEN or not OvertimeTarget(seat, due).options(s)

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        due = extra_due(s.factories[seat])
        if self.which == p.OVERCLOCK:
            overclock(s, seat, due)
        else:
            s.push(OvertimeTarget(seat, due))

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"which": p.SPECIAL_NAMES[self.which]})


class MainAction(Word):
    """AOA-10.3: the main action that Overtime brings; printed on no card."""

    word = "main"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.action: int = p.ACTION_NAMES.index(args[0])

    def apply(self, s: Automaton, seat: int, source: int) -> None:
        s.push(Main(seat, self.action, p.NONE))


WORKER_WORTH: Final = [0.0, 1.1, 1.6, 2.1, 2.7]  # what a worker of each level adds to an action

p.BOOK.teach(
    [Bundle, Credits, AnyTokens, RollDice, BuildWorkers, UpgradeOne, Reputation, Relation, Donation, Points,
     Pay, SwapTokens, RerollDice, SetDie, WaiveTokens, FreeSpecialAction, MainAction]
)  # fmt: skip
