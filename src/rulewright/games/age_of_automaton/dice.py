"""The dice: Resource dice give tokens, Level dice lie on the table during a Prospect action."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.table import Automaton


def roll_resources(s: Automaton, n: int) -> list[int]:
    """Tokens by colour, one for each die."""
    out = [0, 0, 0]
    for _ in range(n):
        out[p.RESOURCE_DIE[s.roll(len(p.RESOURCE_DIE)) - 1]] += 1
    return out


def roll_level(s: Automaton) -> int:
    return p.LEVEL_DIE[s.roll(len(p.LEVEL_DIE)) - 1]


def tell_levels(s: Automaton) -> None:
    s.note(EVERYONE, v.ROLLED_LEVELS, s.dice[0], s.dice[1], s.dice[2])


class Reroll(Decision[Automaton]):
    """AOA-FX-13: any non-empty subset of the Level dice, once."""

    step = "reroll"
    asks = v.ASK_REROLL

    def options(self, s: Automaton) -> list[Option]:
        return [v.REROLL.of(subset) for subset in range(v.REROLL.size)]

    def take(self, s: Automaton, option: Option) -> None:
        subset = v.REROLL.read(option) + 1
        for die in range(p.LEVEL_DICE):
            if subset >> die & 1:
                s.dice[die] = roll_level(s)
        tell_levels(s)


class TurnDie(Reasoned[Automaton]):
    """AOA-FX-14: one Level die is turned to I."""

    step = "turn"
    asks = v.ASK_TURN_DIE

    def look(self, s: Automaton, to: Offers) -> None:
        for die in range(p.LEVEL_DICE):
            to.may_if(s.dice[die] > 1, v.TURN_DIE.of(die), v.AT_ONE, die)

    def take(self, s: Automaton, option: Option) -> None:
        s.dice[v.TURN_DIE.read(option)] = 1
        tell_levels(s)
